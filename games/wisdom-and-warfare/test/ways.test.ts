/** Ways that a group may take, where it must be able to end, and what stops it (WAW-8, 4.10). */
import { NONE, redact } from '@epoka/kernel';
import { expect, it } from 'vitest';
import { ARK, ATTILA, HUT } from '../content/tables.ts';
import { coins } from '../rules/counts.ts';
import { rules } from '../rules/index.ts';
import { at, printed, Table, tech } from './scene.ts';

const A = at(2, 2);
const B = at(9, 9);
const C = at(13, 13);
const F = at(5, 9);

function table(prepare: (t: Table) => void = () => undefined): Table {
  const t = new Table(4);
  for (const who of ['Ada', 'Ben', 'Cleo', 'Dan'] as const) t.civ(who, 'germany').gov(who, 'republic');
  t.city('Ada', 0, A).city('Ben', 0, B).city('Cleo', 0, C);
  prepare(t);
  return t;
}
const moves = (prepare: (t: Table) => void) => table(prepare).moves('Ben');
const water = (t: Table, ...squares: number[]): Table => {
  for (const q of squares) t.s.ground[q] = printed('w');
  return t;
};

it('WAW-8.1 those who march are the ones of that square, and as many as said', () => {
  const t = moves(u => u.figures('Ben', at(3, 12), 1).figures('Ben', F, 1, 2));
  t.answer('Ben', 'march', F, 1, 1);
  expect([t.s.group, t.s.moved[1]]).toEqual([0b10000010, 0b10000010]);
  const scout = moves(u => u.figures('Ben', F, 0, 2)).answer('Ben', 'march', F, 0, 1);
  expect(scout.s.group).toBe(0b10000000);
});

it('WAW-8.8 WAW-8.4 a step is open only where the group could end its move, with all who go and all who stand there', () => {
  // Two go where one stands already: the limit is two.
  const pair = moves(u => u.figures('Ben', F, 2).figures('Ben', at(5, 7), 1));
  pair.answer('Ben', 'march', F, 2, 0).answer('Ben', 'step', 'north');
  expect([pair.why('Ben', 'step', 'north'), pair.why('Ben', 'step', 'south')]).toEqual([
    'no-way-to-end',
    'legal',
  ]);
  const lone = moves(u => u.figures('Ben', F, 2).figures('Ben', at(5, 7), 1));
  lone.answer('Ben', 'march', F, 1, 0).answer('Ben', 'step', 'north').answer('Ben', 'step', 'north');
  expect(lone.why('Ben', 'stop')).toBe('legal');
  // A full square between waters, between land that nobody knows, and at the edge of the map.
  const behind = (prepare: (t: Table) => void) =>
    moves(u => {
      u.figures('Ben', F, 1).figures('Ben', at(5, 8), 2);
      water(u, at(4, 8), at(6, 8), at(5, 7), at(4, 9), at(6, 9), at(5, 10));
      prepare(u);
    }).answer('Ben', 'march', F, 1, 0);
  expect(behind(() => undefined).why('Ben', 'step', 'north')).toBe('legal');
  const two = (prepare: (t: Table) => void) =>
    behind(u => {
      u.figures('Ben', F, 2);
      prepare(u);
    });
  expect(two(() => undefined).why('Ben', 'step', 'north')).toBe('no-way-to-end');
  expect(
    two(u => {
      u.s.ground[at(5, 7)] = NONE;
      u.s.ground[at(6, 8)] = NONE;
    }).why('Ben', 'step', 'north'),
  ).toBe('no-way-to-end');
  expect(
    two(u => {
      u.s.ground[at(5, 7)] = printed('g');
    }).why('Ben', 'step', 'north'),
  ).toBe('legal');
  // Over water to the land behind it: with Navigation and a third point.
  const over = (...techs: ('navigation' | 'horseback-riding')[]) => two(u => u.knows('Ben', ...techs));
  expect(over('navigation', 'horseback-riding').why('Ben', 'step', 'north')).toBe('legal');
  expect(over('horseback-riding').why('Ben', 'step', 'north')).toBe('no-way-to-end');
  expect(over('navigation').why('Ben', 'step', 'north')).toBe('no-way-to-end');
  // Enemies on that water can't be passed, nor attacked from where nobody may end.
  expect(
    two(u => {
      u.knows('Ben', 'navigation', 'horseback-riding');
      for (const q of [at(4, 8), at(6, 8), at(5, 7)]) u.figures('Cleo', q, 1);
    }).why('Ben', 'step', 'north'),
  ).toBe('no-way-to-end');
  // On the sea one ends with Sailing.
  const sail = moves(u => water(u.figures('Ben', F, 1).knows('Ben', 'sailing'), at(5, 8)));
  sail.answer('Ben', 'march', F, 1, 0).answer('Ben', 'step', 'north').answer('Ben', 'stop');
  expect(sail.s.fig[9]).toBe(at(5, 8));
});

it('WAW-8.8 the edge of the map is no way on', () => {
  const t = moves(u => {
    u.figures('Ben', at(5, 1), 3).figures('Ben', at(5, 0), 2).figures('Ben', at(3, 13), 1, 2);
    water(u, at(4, 0), at(6, 0), at(4, 1), at(6, 1), at(5, 2)).knows('Ben', 'horseback-riding');
  }).answer('Ben', 'march', at(5, 1), 1, 0);
  expect([t.why('Ben', 'step', 'north'), t.s.left]).toEqual(['no-way-to-end', 3]);
  const edge = moves(u => u.figures('Ben', at(5, 0), 1)).answer('Ben', 'march', at(5, 0), 1, 0);
  expect([edge.why('Ben', 'step', 'north'), edge.why('Ben', 'explore', 'north')]).toEqual([
    'not-offered',
    'not-offered',
  ]);
});

it('WAW-20.2 WAW-20.3 scouts never pass a relic, neither the Ark nor Attila, not even in flight', () => {
  const scout = (mark: number, ...techs: 'flight'[]) =>
    moves(u => {
      u.figures('Ben', F, 0, 1).knows('Ben', ...techs);
      u.s.mark[at(5, 8)] = mark;
    })
      .answer('Ben', 'march', F, 0, 1)
      .why('Ben', 'step', 'north');
  expect([scout(ARK), scout(ATTILA), scout(ARK, 'flight'), scout(ATTILA, 'flight')]).toEqual([
    'relic-needs-army',
    'relic-needs-army',
    'relic-needs-army',
    'relic-needs-army',
  ]);
  // Through one’s own city, where only the relic lies behind it.
  const city = (mark: number) =>
    moves(u => {
      u.figures('Ben', at(9, 10), 0, 1).figures('Ben', at(8, 9), 2).figures('Ben', at(10, 9), 2);
      u.knows('Ben', 'horseback-riding');
      water(u, at(7, 9), at(11, 9), at(8, 8), at(10, 8), at(8, 10), at(10, 10), at(9, 11));
      u.s.mark[at(9, 8)] = mark;
      u.figures('Ben', at(9, 10), 2);
    })
      .answer('Ben', 'march', at(9, 10), 0, 1)
      .why('Ben', 'step', 'north');
  expect([city(0), city(ARK), city(ATTILA)]).toEqual(['legal', 'no-way-to-end', 'no-way-to-end']);
});

it('WAW-8.6 in flight scouts pass over huts and enemies to a square where they may end', () => {
  const over = (prepare: (t: Table) => void) =>
    moves(u => {
      u.figures('Ben', F, 0, 1).knows('Ben', 'flight');
      prepare(u);
    }).answer('Ben', 'march', F, 0, 1);
  const hut = over(u => {
    u.s.mark[at(5, 8)] = HUT;
  });
  hut.answer('Ben', 'step', 'north').waitsFor('Ben: walk');
  expect([hut.why('Ben', 'stop'), hut.s.mark[at(5, 8)]]).toEqual(['hut-needs-army', HUT]);
  const enemy = over(u => u.figures('Cleo', at(5, 8), 1)).answer('Ben', 'step', 'north');
  expect(enemy.why('Ben', 'stop')).toBe('no-army');
  enemy.answer('Ben', 'step', 'north').answer('Ben', 'stop').waitsFor('Ben: move');
  expect(enemy.s.fig[9 + 7]).toBe(at(5, 7));
});

it('WAW-2.10 WAW-8.8 exploring needs a point, and a place to end afterwards', () => {
  const t = moves(u => {
    u.figures('Ben', at(5, 4), 1).figures('Ben', at(7, 4), 2);
    for (let y = 4; y < 8; y++) for (let x = 8; x < 12; x++) u.s.ground[at(x, y)] = NONE;
  }).answer('Ben', 'march', at(5, 4), 1, 0);
  t.answer('Ben', 'step', 'east').answer('Ben', 'step', 'north');
  expect([t.s.left, t.legal('Ben')]).toEqual([0, [['stop']]]);
  const crowd = moves(u => {
    u.figures('Ben', at(6, 4), 1).figures('Ben', at(7, 4), 2);
    for (let y = 4; y < 8; y++) for (let x = 8; x < 12; x++) u.s.ground[at(x, y)] = NONE;
  }).answer('Ben', 'march', at(6, 4), 1, 0);
  crowd.answer('Ben', 'step', 'east');
  // One point is left, and where three stand nobody may end.
  expect([crowd.s.left, crowd.why('Ben', 'explore', 'east')]).toEqual([1, 'no-way-to-end']);
  const far = moves(u => {
    u.figures('Ben', at(5, 4), 1);
    for (let y = 4; y < 8; y++) for (let x = 8; x < 12; x++) u.s.ground[at(x, y)] = NONE;
  }).answer('Ben', 'march', at(5, 4), 1, 0);
  far.answer('Ben', 'step', 'east').answer('Ben', 'step', 'east');
  expect(far.why('Ben', 'explore', 'east')).toBe('too-far');
});

it('WAW-4.10 a group that is killed before its first step, or after one, is on its way no more', () => {
  const army = (u: Table) => u.figures('Ben', at(12, 10), 1).hand('Cleo', 'defection');
  const kill = (t: Table, q: number) => t.answer('Cleo', 'play', 0, 0).answer('Cleo', 'victim', q, 1, 0);
  const first = kill(moves(army).answer('Ben', 'march', at(12, 10), 1, 0), at(12, 10));
  expect([first.asked(), first.s.group, first.s.at, first.s.from, first.s.left]).toEqual([
    'Ben: move',
    0,
    NONE,
    NONE,
    0,
  ]);
  const later = moves(army).answer('Ben', 'march', at(12, 10), 1, 0).answer('Cleo', 'pass');
  kill(later.answer('Ben', 'step', 'east'), at(13, 10));
  expect([later.asked(), later.s.group, later.s.at, later.tells('battle')]).toEqual([
    'Ben: move',
    0,
    NONE,
    [],
  ]);
  // The only army dies on the way to others: its scout goes back, and the move is over.
  const scout = moves(u => army(u).figures('Ben', at(12, 10), 0, 1).figures('Ada', at(13, 10), 1));
  scout.answer('Ben', 'march', at(12, 10), 1, 1).answer('Cleo', 'pass').answer('Ben', 'step', 'east');
  kill(scout, at(13, 10));
  expect([scout.asked(), scout.s.group, scout.s.at, scout.s.from, scout.s.fig[9 + 7]]).toEqual([
    'Ben: move',
    0,
    NONE,
    NONE,
    at(12, 10),
  ]);
});

it('WAW-8.16 WAW-8.15 who could not leave has not ended a move: nothing is razed under them', () => {
  const t = moves(u =>
    u
      .knows('Ben', 'combustion')
      .figures('Ben', at(13, 12), 1)
      .built(at(13, 12), 'granary')
      .knows('Cleo', 'communism')
      .kept('Cleo', 'hut-spy'),
  ).answer('Ben', 'march', at(13, 12), 1, 0);
  t.answer('Cleo', 'use', 'lock').answer('Cleo', 'at', at(13, 12)).answer('Cleo', 'marker', 0);
  t.waitsFor('Ben: move');
  expect(t.s.moved[1]).toBe(0);
});

it('WAW-4.10.b WAW-8.16 a group that is locked in on its own city centre stays there, without a battle', () => {
  const t = moves(u => u.figures('Ben', at(9, 8), 1).knows('Cleo', 'communism').kept('Cleo', 'hut-spy'));
  t.answer('Ben', 'march', at(9, 8), 1, 0).answer('Cleo', 'pass').answer('Ben', 'step', 'south');
  t.answer('Cleo', 'use', 'lock').answer('Cleo', 'at', B).answer('Cleo', 'marker', 0);
  expect([t.asked(), t.tells('battle'), t.s.fig[9]]).toEqual(['Ben: move', [], B]);
});

it('WAW-8.14 Russia sacrifices what stands there, in cities of others', () => {
  const russia = (armies: number, scouts: number) =>
    moves(t =>
      t.civ('Ben', 'russia').figures('Ben', at(12, 12), armies, scouts).knows('Cleo', 'pottery', 'navy'),
    );
  expect(russia(0, 1).legal('Ben', 'sacrifice')).toEqual([['sacrifice', at(12, 12), 1, C]]);
  expect([russia(0, 1).why('Ben', 'sacrifice', at(12, 12), 0, C)]).toEqual(['not-offered']);
  expect([russia(1, 0).why('Ben', 'sacrifice', at(12, 12), 1, C)]).toEqual(['not-offered']);
  expect(russia(1, 0).why('Ben', 'sacrifice', at(12, 12), 0, B)).toBe('not-offered');
});

it('WAW-22.2 WAW-22.4 a coin that a move uncovers wins at once: by a step, a sacrifice, a building razed', () => {
  const cleo = (t: Table) => t.has('Cleo', { coins: 14 }).built(at(12, 12), 'great-builder');
  const step = moves(u => cleo(u).figures('Ben', at(12, 12), 1));
  expect(coins(step.s, 2)).toBe(14);
  step.answer('Ben', 'march', at(12, 12), 1, 0).answer('Ben', 'step', 'north');
  expect([step.s.over, step.s.winner]).toEqual([true, 2]);
  const lost = moves(u =>
    cleo(u).civ('Ben', 'russia').figures('Ben', at(12, 12), 1).knows('Cleo', 'pottery'),
  );
  lost.answer('Ben', 'sacrifice', at(12, 12), 0, C);
  expect([lost.s.over, lost.s.winner]).toEqual([true, 2]);
  const razed = moves(u => {
    u.civ('Ben', 'england').knows('Ben', 'combustion').has('Ben', { coins: 14 });
    u.figures('Ben', at(13, 11), 1).built(at(13, 12), 'granary');
    u.s.ground[at(13, 12)] = printed('m.$');
  });
  razed.answer('Ben', 'march', at(13, 11), 1, 0).answer('Ben', 'step', 'south').answer('Ben', 'stop');
  razed.answer('Ben', 'yes');
  expect([razed.s.over, razed.s.winner]).toEqual([true, 1]);
});

it('WAW-7.12 WAW-9.6 a new army fights with the armies of its square only, and dies with them if they lose', () => {
  const t = table(u =>
    u
      .figures('Ben', F, 1)
      .figures('Cleo', at(9, 8), 2)
      .has('Ben', { trade: 27 })
      .units('Ben', 'infantry-a', 'infantry-a', 'infantry-b', 'infantry-b', 'infantry-c')
      .units('Cleo', 'mounted-a', 'mounted-b', 'mounted-c', 'artillery-a', 'artillery-b', 'artillery-c'),
  );
  t.s.walls.fill(0);
  t.manages('Ben').answer('Ben', 'act', 0, 'produce').answer('Ben', 'figure', 'army');
  t.answer('Ben', 'at', at(9, 8));
  expect(t.tells('battleHand')).toEqual([
    [1, 3],
    [2, 5],
  ]);
  while (t.s.asked[0].kind === 'fight') {
    const who = t.s.asked[0].seat === 1 ? 'Ben' : 'Cleo';
    t.answer(who, ...(t.legal(who)[0] as ['end']));
  }
  const won = t.tells('battleWon')[0][0];
  expect([t.s.fig[9], t.s.fig[10]]).toEqual([F, won === 1 ? at(9, 8) : NONE]);
  expect(won).toBe(2);
});

it('WAW-9.24 WAW-8.12 Mongolia attacks a lone scout: one loot more', () => {
  const t = moves(u => u.civ('Ben', 'mongolia').figures('Ben', F, 1).figures('Cleo', at(5, 8), 0, 1));
  t.answer('Ben', 'march', F, 1, 0).answer('Ben', 'step', 'north');
  expect(t.tells('loot')).toEqual([[1, 2]]);
});

it('WAW-24.2 WAW-8.16 who interrupts is seen by nobody; without Communism there is nothing to lock', () => {
  const t = moves(u => u.figures('Ben', F, 1).hand('Cleo', 'drought')).answer('Ben', 'march', F, 1, 0);
  expect(redact(rules, t.s, 0).asked.map(q => q.kind)).not.toContain('interrupt');
  expect(t.why('Cleo', 'use', 'lock')).toBe('not-offered');
});

it('WAW-11.5 WAW-14.11 what is learned in an exchange is no research: Germany gets nothing for it', () => {
  const units = (how: { research?: boolean }) => {
    const t = table(u => u.knows('Cleo', 'chivalry', 'pottery', 'navy').knows('Ben', 'pottery', 'navy'));
    t.arrange(() => undefined, ['teach', { seat: 1, from: 2, level: 5, ...how }], ['startOfTurn', 1]);
    expect(t.tells('learned')).toEqual([[1, tech('chivalry')]]);
    return t.tells('drewUnit').length;
  };
  expect([units({}), units({ research: true })]).toEqual([0, 1]);
});
