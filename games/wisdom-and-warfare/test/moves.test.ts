/** Movement of a player who sits between others (WAW-8, 4.10). */
import { NONE } from '@epoka/kernel';
import { expect, it } from 'vitest';
import { ability } from '../content/abilities.ts';
import { ARK, FIRST_BUILDING, HUT, VILLAGE } from '../content/tables.ts';
import { isUsed } from '../rules/counts.ts';
import { grid } from '../rules/geometry.ts';
import { at, printed, Table, tech } from './scene.ts';

const A = at(2, 2);
const B = at(9, 9);
const C = at(13, 13);
const F = at(5, 9);

/** Ada, Ben and Cleo with a capital each. */
function table(prepare: (t: Table) => void = () => undefined): Table {
  const t = new Table(4);
  for (const who of ['Ada', 'Ben', 'Cleo', 'Dan'] as const) t.civ(who, 'germany').gov(who, 'republic');
  t.city('Ada', 0, A).city('Ben', 0, B).city('Cleo', 0, C);
  prepare(t);
  return t;
}
const moves = (prepare: (t: Table) => void) => table(prepare).moves('Ben');
const bens = (t: Table, q: number) => t.s.fig.slice(9, 18).flatMap((x, f) => (x === q ? [f] : []));

it('WAW-8.1 any of the figures of a square that have not moved go together, each once', () => {
  const t = moves(u =>
    u
      .figures('Ben', F, 2, 1)
      .figures('Ben', at(4, 4), 0, 1)
      .figures('Ada', at(6, 6), 1)
      .figures('Cleo', at(6, 9), 0, 1),
  );
  expect(t.legal('Ben', 'march')).toEqual([
    ['march', F, 0, 1],
    ['march', F, 1, 0],
    ['march', F, 1, 1],
    ['march', F, 2, 0],
    ['march', F, 2, 1],
    ['march', at(4, 4), 0, 1],
  ]);
  t.answer('Ben', 'march', F, 1, 1);
  expect([t.s.group, t.s.moved, t.s.at, t.s.from, t.s.left]).toEqual([
    0b10000001,
    [0, 0b10000001, 0, 0],
    F,
    F,
    2,
  ]);
  t.answer('Ben', 'step', 'north');
  expect([bens(t, at(5, 8)), bens(t, F), t.s.from, t.s.left]).toEqual([[0, 7], [1], F, 1]);
  t.answer('Ben', 'step', 'north');
  expect([t.s.from, t.legal('Ben')]).toEqual([at(5, 8), [['stop']]]);
  expect(t.why('Ben', 'step', 'north')).toBe('too-far');
  t.answer('Ben', 'stop').waitsFor('Ben: move');
  expect([t.s.group, t.s.at, t.s.from, t.s.left]).toEqual([0, NONE, NONE, 0]);
  expect([t.legal('Ben', 'march'), t.why('Ben', 'march', at(5, 7), 1, 0)]).toEqual([
    [
      ['march', F, 1, 0],
      ['march', at(4, 4), 0, 1],
    ],
    'already-moved',
  ]);
  t.answer('Ben', 'march', at(4, 4), 0, 1).answer('Ben', 'stop');
  expect(t.why('Ben', 'march', at(4, 4), 0, 1)).toBe('already-moved');
});

it('WAW-8.4 WAW-8.5 WAW-8.3 where a move may end: not in one’s own city, on water or above the limit', () => {
  const t = moves(u => {
    u.figures('Ben', at(9, 8), 1).figures('Ben', at(10, 8), 2).figures('Ben', at(8, 9), 1);
    u.s.ground[at(8, 8)] = printed('w');
  });
  t.answer('Ben', 'march', at(9, 8), 1, 0);
  // Onto the city one may step: from there a step is left. Two already stand to the east, with a way on behind them.
  expect([t.why('Ben', 'step', 'south'), t.why('Ben', 'step', 'east'), t.why('Ben', 'step', 'west')]).toEqual(
    ['legal', 'legal', 'water-forbidden'],
  );
  t.answer('Ben', 'step', 'south');
  expect(t.why('Ben', 'stop')).toBe('end-in-own-city');
  expect([t.why('Ben', 'step', 'north'), t.why('Ben', 'step', 'west')]).toEqual(['legal', 'legal']);
  t.answer('Ben', 'step', 'west').answer('Ben', 'stop');
  expect(bens(t, at(8, 9)).length).toBe(2);
  const crowd = moves(u => u.figures('Ben', at(9, 7), 1).figures('Ben', at(9, 6), 2));
  crowd.answer('Ben', 'march', at(9, 7), 1, 0).answer('Ben', 'step', 'north');
  expect(crowd.reason('Ben', 'stop')).toEqual(['stacking-limit', 2]);
});

it('WAW-8.6 WAW-8.7 scouts alone meet nobody; with an army the group ends where it meets somebody', () => {
  const meet = (armies: number, scouts: number, prepare: (t: Table) => void) =>
    moves(t => {
      t.figures('Ben', F, armies, scouts);
      prepare(t);
    }).answer('Ben', 'march', F, armies, scouts);
  const north = at(5, 8);
  const mark = (what: number) => (t: Table) => {
    t.s.mark[north] = what;
  };
  expect(meet(0, 1, mark(HUT)).why('Ben', 'step', 'north')).toBe('hut-needs-army');
  expect(meet(0, 1, mark(VILLAGE)).why('Ben', 'step', 'north')).toBe('no-army');
  expect(meet(0, 1, mark(ARK)).why('Ben', 'step', 'north')).toBe('relic-needs-army');
  expect(meet(0, 1, t => t.figures('Cleo', north, 0, 1)).why('Ben', 'step', 'north')).toBe('no-army');
  expect(meet(0, 1, t => t.city('Cleo', 1, north)).why('Ben', 'step', 'north')).toBe('no-army');
  const pacifist = meet(0, 1, t => {
    mark(HUT)(t);
    t.policy('Ben', 'pacifism');
  });
  pacifist.answer('Ben', 'step', 'north').waitsFor('Ben: move');
  expect(pacifist.s.mark[north]).not.toBe(HUT);
  const hut = meet(1, 1, mark(HUT)).answer('Ben', 'step', 'north').waitsFor('Ben: move');
  expect([hut.s.mark[north] === HUT, hut.s.moved[1], bens(hut, north)]).toEqual([false, 0b10000001, [0, 7]]);
  // Scouts of others are removed, with loot.
  const scouts = meet(1, 0, t => t.figures('Cleo', north, 0, 2).has('Cleo', { trade: 3 })).answer(
    'Ben',
    'step',
    'north',
  );
  scouts.waitsFor('Ben: loot');
  expect([scouts.tells('killed'), scouts.tells('loot')]).toEqual([[[2, 0, 2, north]], [[1, 1]]]);
  // A village is the left neighbour’s to play.
  const village = meet(1, 0, t => {
    mark(VILLAGE)(t);
    t.units('Ben', 'infantry-a');
  }).answer('Ben', 'step', 'north');
  expect([village.asked(), village.tells('battle')]).toEqual(['Cleo: fight', [[1, -1, north, 2]]]);
  const dan = table(t => t.figures('Dan', F, 1).units('Dan', 'infantry-a'))
    .arrange(aVillageOn(north))
    .moves('Dan');
  dan.answer('Dan', 'march', F, 1, 0).answer('Dan', 'step', 'north').waitsFor('Ada: fight');
});

function aVillageOn(q: number) {
  return (s: Table['s']) => {
    s.mark[q] = VILLAGE;
  };
}

it('WAW-8.10 WAW-21.4 the Zulu take a village without a battle', () => {
  const t = moves(u => {
    u.civ('Ben', 'zulu').figures('Ben', F, 1);
    u.s.mark[at(5, 8)] = VILLAGE;
  });
  const left = t.s.villages.length;
  t.answer('Ben', 'march', F, 1, 0).answer('Ben', 'step', 'north');
  expect([t.tells('battle'), t.s.villages.length]).toEqual([[], left - 1]);
});

it('WAW-2.10 exploring turns up the tile that lies that way, once, and costs a point', () => {
  const t = table(u => u.figures('Ben', at(7, 7), 1));
  const slot = grid(4).slot[at(8, 7)];
  for (const q of grid(4).inside[slot]) t.s.ground[q] = NONE;
  t.s.tile[slot] = NONE;
  const pool = t.s.tilePool.length;
  t.moves('Ben').answer('Ben', 'march', at(7, 7), 1, 0);
  expect([
    t.why('Ben', 'explore', 'east'),
    t.why('Ben', 'step', 'east'),
    t.why('Ben', 'explore', 'north'),
  ]).toEqual(['legal', 'not-offered', 'not-offered']);
  t.answer('Ben', 'explore', 'east').waitsFor('Ben: walk');
  expect([t.s.tilePool.length, t.s.tile[slot] !== NONE, t.s.turned[slot], t.s.left, t.s.at]).toEqual([
    pool - 1,
    true,
    1,
    1,
    at(7, 7),
  ]);
  expect(t.tells('explored')).toEqual([[1, t.s.tile[slot], slot]]);
});

it('WAW-8.14 Russia leads a figure into a city of another within its speed, and learns what its owner knows', () => {
  const russia = (prepare: (t: Table) => void) =>
    moves(t => {
      t.civ('Ben', 'russia').figures('Ben', at(12, 12), 1, 1).knows('Cleo', 'pottery');
      prepare(t);
    });
  const t = russia(() => undefined);
  expect(t.legal('Ben', 'sacrifice')).toEqual([
    ['sacrifice', at(12, 12), 0, C],
    ['sacrifice', at(12, 12), 1, C],
  ]);
  expect(t.why('Ben', 'sacrifice', at(12, 12), 0, A)).toBe('nothing-to-learn');
  t.knows('Ada', 'navy');
  expect(t.why('Ben', 'sacrifice', at(12, 12), 0, A)).toBe('too-far');
  t.answer('Ben', 'sacrifice', at(12, 12), 1, C);
  expect([t.s.fig[9 + 7], t.s.fig[9], t.tells('sacrificed'), t.tells('learned')]).toEqual([
    NONE,
    at(12, 12),
    [[1, 1, 2]],
    [[1, tech('pottery')]],
  ]);
  expect([isUsed(t.s, 1, ability('sacrifice')), isUsed(t.s, 0, ability('sacrifice'))]).toEqual([true, false]);
  expect(t.why('Ben', 'sacrifice', at(12, 12), 0, C)).toBe('already-used');
  const army = russia(u => u.figures('Ben', at(12, 12), 1))
    .answer('Ben', 'march', at(12, 12), 1, 0)
    .answer('Ben', 'stop');
  army.answer('Ben', 'sacrifice', at(12, 12), 0, C);
  expect([bens(army, at(12, 12)), army.s.fig[9]]).toEqual([[0, 7], at(12, 12)]);
  const locked = russia(u => {
    u.s.locked = [at(12, 12)];
  });
  expect([
    locked.why('Ben', 'sacrifice', at(12, 12), 0, C),
    locked.why('Ben', 'march', at(12, 12), 1, 0),
  ]).toEqual(['square-locked', 'square-locked']);
  // Three steps are too many, unless an army alone has one more; nobody else does it.
  expect(russia(u => u.figures('Ben', at(11, 12), 1)).why('Ben', 'sacrifice', at(11, 12), 0, C)).toBe(
    'too-far',
  );
  const natural = russia(u => u.figures('Ben', at(11, 12), 1, 1).policy('Ben', 'natural-religion'));
  expect([
    natural.why('Ben', 'sacrifice', at(11, 12), 0, C),
    natural.why('Ben', 'sacrifice', at(11, 12), 1, C),
  ]).toEqual(['legal', 'too-far']);
  expect(
    moves(u => u.figures('Ben', at(12, 12), 1).knows('Cleo', 'pottery')).legal('Ben', 'sacrifice'),
  ).toEqual([]);
});

it('WAW-8.15 Combustion: an army that ends its move on a building of another may destroy it, once a turn', () => {
  const raze = (prepare: (t: Table) => void) =>
    moves(t => {
      t.knows('Ben', 'combustion').figures('Ben', at(13, 11), 1, 1).built(at(13, 12), 'granary');
      prepare(t);
    });
  const t = raze(() => undefined)
    .answer('Ben', 'march', at(13, 11), 1, 1)
    .answer('Ben', 'step', 'south');
  t.answer('Ben', 'stop').waitsFor('Ben: raze').answer('Ben', 'yes');
  expect([t.s.top[at(13, 12)], t.tells('removed'), isUsed(t.s, 1, ability('raze'))]).toEqual([
    0,
    [[2, FIRST_BUILDING + 3, at(13, 12)]],
    true,
  ]);
  const no = raze(() => undefined)
    .answer('Ben', 'march', at(13, 11), 1, 0)
    .answer('Ben', 'step', 'south');
  no.answer('Ben', 'stop').answer('Ben', 'no').waitsFor('Ben: move');
  expect([no.s.top[at(13, 12)] > 0, isUsed(no.s, 1, ability('raze'))]).toEqual([true, false]);
  const asked = (armies: number, scouts: number, prepare: (t: Table) => void = () => undefined) =>
    raze(prepare)
      .answer('Ben', 'march', at(13, 11), armies, scouts)
      .answer('Ben', 'step', 'south')
      .answer('Ben', 'stop')
      .asked();
  expect(asked(0, 1)).toBe('Ben: move');
  expect(
    asked(1, 0, u => {
      u.s.used[u.s.used.length / 4 + ability('raze')] = 1;
    }),
  ).toBe('Ben: move');
  // A wonder is no building, an own building is not razed.
  const wonder = raze(u => {
    u.s.top[at(13, 12)] = 0;
    u.built(at(13, 12), 'stonehenge');
  });
  wonder
    .answer('Ben', 'march', at(13, 11), 1, 0)
    .answer('Ben', 'step', 'south')
    .answer('Ben', 'stop')
    .waitsFor('Ben: move');
  const own = raze(u => u.figures('Ben', at(9, 7), 1).built(at(9, 8), 'library'));
  own
    .answer('Ben', 'march', at(9, 7), 1, 0)
    .answer('Ben', 'step', 'south')
    .answer('Ben', 'stop')
    .waitsFor('Ben: move');
});

it('WAW-4.10.a WAW-4.8 who holds a card, or Communism and a marker, is asked before the first step and after “done”', () => {
  const asked = (prepare: (t: Table) => void) => {
    const t = moves(u => {
      u.figures('Ben', F, 1).figures('Ada', at(6, 6), 1);
      prepare(u);
    });
    return [t.answer('Ben', 'march', F, 1, 0).asked(), t.s.group];
  };
  expect(asked(() => undefined)).toEqual(['Ben: walk', 1]);
  expect(asked(t => t.hand('Cleo', 'drought'))).toEqual(['Cleo: interrupt', 1]);
  expect(asked(t => t.kept('Cleo', 'hut-silk'))).toEqual(['Ben: walk', 1]);
  expect(asked(t => t.knows('Cleo', 'communism'))).toEqual(['Ben: walk', 1]);
  expect(asked(t => t.knows('Cleo', 'communism').kept('Cleo', 'hut-silk'))).toEqual(['Cleo: interrupt', 1]);
  const used = asked(t => {
    t.knows('Cleo', 'communism').kept('Cleo', 'hut-silk');
    t.s.used[(2 * t.s.used.length) / 4 + ability('lock')] = 1;
  });
  expect(used).toEqual(['Ben: walk', 1]);
  const done = moves(t => t.hand('Cleo', 'drought')).answer('Ben', 'done');
  expect([done.asked(), done.tells('doneMoving')]).toEqual(['Cleo: interrupt', [[1]]]);
});

it('WAW-8.16 WAW-4.10.a a square locked before the first step is not left, and nobody has moved; later the move ends there', () => {
  const lock = (t: Table, q: number) =>
    t.answer('Cleo', 'use', 'lock').answer('Cleo', 'at', q).answer('Cleo', 'marker', 0);
  const spy = (t: Table) => t.knows('Cleo', 'communism').kept('Cleo', 'hut-spy').figures('Ben', F, 1, 1);
  const first = lock(moves(spy).answer('Ben', 'march', F, 1, 1), F).waitsFor('Ben: move');
  expect([first.s.moved[1], first.s.group, first.s.at, first.s.locked]).toEqual([0, 0, NONE, [F]]);
  const t = moves(spy).answer('Ben', 'march', F, 1, 1).answer('Cleo', 'pass').answer('Ben', 'step', 'north');
  lock(t, at(5, 8)).waitsFor('Ben: move');
  expect([t.s.moved[1], bens(t, at(5, 8)), t.s.group]).toEqual([0b10000001, [0, 7], 0]);
  // There is no way back from an interruption.
  const u = moves(spy).answer('Ben', 'march', F, 1, 1).answer('Cleo', 'use', 'lock');
  expect(u.legal('Cleo', 'back')).toEqual([]);
});

it('WAW-7.12 a new army on a blockaded square attacks those who stand there, with all armies of that square', () => {
  const t = table(u => u.figures('Cleo', at(9, 8), 0, 1).has('Ben', { trade: 27 }));
  t.manages('Ben')
    .answer('Ben', 'act', 0, 'produce')
    .answer('Ben', 'figure', 'army')
    .answer('Ben', 'at', at(9, 8));
  expect([t.asked(), t.tells('killed'), bens(t, at(9, 8))]).toEqual([
    'Ben: loot',
    [[2, 0, 1, at(9, 8)]],
    [0],
  ]);
  t.answer('Ben', 'stop').waitsFor('Ben: cities');
  expect([t.s.group, t.s.at]).toEqual([0, NONE]);
});

it('WAW-8.17 the bomb kills all around the city, of everybody, and takes what stands there', () => {
  const t = moves(u => {
    u.city('Cleo', 1, at(13, 8))
      .knows('Ben', 'atomic-theory')
      .kept('Ben', 'hut-uranium')
      .built(at(13, 7), 'granary');
    u.figures('Cleo', at(12, 8), 1)
      .figures('Ada', at(14, 9), 1, 1)
      .figures('Ben', at(13, 9), 1)
      .figures('Dan', at(11, 8), 1);
  });
  t.answer('Ben', 'use', 'bomb').answer('Ben', 'at', at(13, 8)).answer('Ben', 'marker', 0);
  expect([t.s.city[7], t.s.top[at(13, 7)], t.s.fig.filter(q => q !== NONE)]).toEqual([NONE, 0, [at(11, 8)]]);
  expect(t.tells('killed').length).toBe(3);
});
