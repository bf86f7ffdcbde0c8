/** Who dies after a battle, who does not, and what follows it at once (WAW-9.16 to 9.23). */
import { NONE } from '@epoka/kernel';
import { expect, it } from 'vitest';
import type { UnitId } from '../content/ids.ts';
import { VILLAGE } from '../content/tables.ts';
import { BARBARIANS, type Battle, CITY, FIELD, HORDE, noBattle } from '../rules/state.ts';
import { at, printed, Table } from './scene.ts';

const Q = at(2, 2);
const B = at(13, 5);
const F = at(8, 3);

const capitals = (settings = {}) =>
  new Table(2, settings).civ('Ada', 'egypt').civ('Ben', 'egypt').city('Ada', 0, Q).city('Ben', 0, B);

/** The battle is fought; these units lie dead, so many of each side, and this side has won. */
function over(t: Table, winner: 0 | 1, dead: readonly [number, number], battle: Partial<Battle>): Table {
  t.s.unitUsed = [t.s.units[0].splice(0, dead[0] + dead[1]), [], [], []];
  const all = t.s.unitUsed[0];
  return t.arrange(
    s => {
      s.battle = {
        ...noBattle(),
        on: true,
        kind: FIELD,
        square: F,
        sides: [0, 1],
        players: [0, 1],
        dead: [all.slice(0, dead[0]), all.slice(dead[0])],
        ...battle,
      };
      s.group = s.battle.group;
      s.at = s.battle.sides[0] === BARBARIANS ? NONE : s.battle.square;
      s.from = s.battle.sides[0] === BARBARIANS ? NONE : F - 16;
    },
    ['losses', winner],
    ['researchPhase', null],
  );
}

/** Figures of a seat on a square: armies and scouts. */
const here = (t: Table, seat: number, q: number) => [
  t.s.fig.slice(seat * 9, seat * 9 + 7).filter(x => x === q).length,
  t.s.fig.slice(seat * 9 + 7, seat * 9 + 9).filter(x => x === q).length,
];
const isStill = (t: Table) => [t.s.group, t.s.at, t.s.from, t.s.battle.on];

it('WAW-9.16 the winning attacker loses an army for two of its units; scouts and other armies live', () => {
  for (const [dead, left] of [
    [0, 3],
    [1, 3],
    [2, 2],
    [3, 2],
    [4, 1],
    [6, 1],
  ]) {
    const t = capitals().figures('Ada', at(5, 5), 1).figures('Ada', F, 3, 1).figures('Ben', F, 1, 1);
    over(t, 0, [dead, 0], { group: 0b10001110 }).answer('Ada', 'stop');
    expect([dead, ...here(t, 0, F), ...here(t, 1, F)]).toEqual([dead, left, 1, 0, 0]);
    expect([here(t, 0, at(5, 5)), isStill(t)]).toEqual([
      [1, 0],
      [0, NONE, NONE, false],
    ]);
    expect(t.tells('killed')).toEqual([...(left < 3 ? [[0, 3 - left, 0, F]] : []), [1, 1, 1, F]]);
  }
});

it('WAW-9.16 the winning defender loses armies too; the losing group is gone, and nobody stands', () => {
  const t = capitals()
    .figures('Ben', at(5, 5), 1)
    .figures('Ben', F, 2, 1)
    .figures('Ada', F, 1, 1)
    .figures('Ada', at(6, 6), 1);
  over(t, 1, [0, 3], { group: 0b10000001 }).answer('Ben', 'stop');
  expect([here(t, 1, F), here(t, 1, at(5, 5)), here(t, 0, F), here(t, 0, at(6, 6))]).toEqual([
    [1, 1],
    [1, 0],
    [0, 0],
    [1, 0],
  ]);
  expect([isStill(t), t.tells('loot')]).toEqual([[0, NONE, NONE, false], [[1, 1]]]);
});

it('WAW-9.16 a city that wins loses no figures, not even those stuck on its centre', () => {
  const t = capitals().city('Ben', 1, F).figures('Ben', F, 2).figures('Ada', F, 2);
  over(t, 1, [0, 4], { kind: CITY, city: 4, group: 0b11 }).answer('Ben', 'stop');
  expect([here(t, 1, F), here(t, 0, F), t.s.city[4]]).toEqual([[2, 0], [0, 0], F]);
});

it('WAW-9.22 WAW-9.23 against a horde the winner loses armies, a loser everybody on the square', () => {
  const horde = (winner: 0 | 1, dead: [number, number]) =>
    over(capitals().figures('Ben', F, 2, 1).figures('Ben', at(5, 5), 1), winner, dead, {
      kind: HORDE,
      sides: [BARBARIANS, 1],
      group: 0,
    });
  const won = horde(1, [0, 2]);
  expect([here(won, 1, F), here(won, 1, at(5, 5)), won.tells('loot')]).toEqual([[1, 1], [1, 0], []]);
  const lost = horde(0, [4, 0]);
  expect([here(lost, 1, F), here(lost, 1, at(5, 5)), isStill(lost)]).toEqual([
    [0, 0],
    [1, 0],
    [0, NONE, NONE, false],
  ]);
});

it('WAW-26.6 WAW-9.16 only the conquerors of a capital go back, without those they have lost', () => {
  const t = capitals({ finishTurn: true })
    .figures('Ada', B, 2, 1)
    .figures('Ada', at(5, 5), 2)
    .figures('Ben', B, 1);
  over(t, 0, [2, 0], { kind: CITY, city: 3, square: B, group: 0b10000011 });
  expect([here(t, 0, F - 16), here(t, 0, at(5, 5)), here(t, 0, B), here(t, 1, B)]).toEqual([
    [1, 1],
    [2, 0],
    [0, 0],
    [1, 0],
  ]);
});

it('WAW-9.18 a conquered capital ends the game in the middle of the battle', () => {
  const t = capitals().figures('Ada', B, 1);
  over(t, 0, [0, 0], { kind: CITY, city: 3, square: B, group: 1 }).nobodyAsked();
  expect([t.s.over, t.s.winner, t.s.road, t.s.city[3], t.s.battle.on, t.tells('loot')]).toEqual([
    true,
    0,
    4,
    B,
    true,
    [],
  ]);
});

it('WAW-22.2 WAW-7.3.a a coin that a fallen blockader leaves wins before the loot', () => {
  const t = capitals()
    .figures('Ada', B + 1, 1)
    .figures('Ben', B + 1, 1)
    .has('Ben', { coins: 14 });
  t.s.ground[B + 1] = printed('w.$');
  over(t, 1, [0, 0], { square: B + 1, group: 1 }).nobodyAsked();
  expect([t.s.winner, t.s.road, t.tells('loot')]).toEqual([1, 8, []]);
});

it('WAW-9.19 WAW-21.4 only the Aztecs gain for the dead, and it is told why', () => {
  const gains = (...aztecs: ('Ada' | 'Ben')[]) => {
    const t = capitals().figures('Ada', F, 1).figures('Ben', F, 1);
    for (const who of aztecs) t.civ(who, 'aztecs');
    over(t, 0, [1, 1], { group: 1 });
    return t.log
      .filter(tell => tell.key === 'culture' || tell.key === 'trade')
      .map(({ key, args, origin }) => [key, ...args, origin]);
  };
  const AZTECS = 'civ:aztecs';
  expect(gains()).toEqual([]);
  expect(gains('Ada')).toEqual([
    ['culture', 0, 2, AZTECS],
    ['trade', 0, 3, AZTECS],
  ]);
  expect(gains('Ben')).toEqual([['culture', 1, 2, AZTECS]]);
});

it('WAW-9.19 WAW-11.9 Code of Laws: one coin a turn, while it has room', () => {
  const laws = (prepare: (t: Table) => void) => {
    const t = capitals().figures('Ada', F, 1).figures('Ben', F, 1).knows('Ada', 'code-of-laws');
    prepare(t);
    over(t, 0, [0, 0], { group: 1 });
    return t.tells('coinOnTech').length;
  };
  expect([
    laws(() => undefined),
    laws(t => {
      t.s.techCoins[0] = 3;
    }),
    laws(t => {
      t.s.techCoins[0] = 4;
    }),
    laws(t => {
      t.s.used.fill(1);
    }),
    laws(t => {
      t.s.knows.fill(0);
    }),
  ]).toEqual([1, 1, 0, 0, 0]);
});

it('WAW-9.16 China takes back the one it chose; the others stay dead, and it is told why', () => {
  const t = capitals().civ('Ada', 'china').figures('Ada', at(8, 2), 1).figures('Ben', F, 1);
  t.units('Ada', 'artillery-a', 'artillery-b')
    .units('Ben', 'mounted-a', 'mounted-b')
    .knows('Ben', 'replaceable-parts', 'railroad', 'chivalry');
  t.moves('Ada').answer('Ada', 'march', at(8, 2), 1, 0).answer('Ada', 'step', 'south');
  t.answer('Ben', 'open', 0).answer('Ada', 'engage', 0, 0).answer('Ben', 'open', 0);
  // Whoever stands alone is played into: Ada's artillery dies without a blow both times.
  t.answer('Ada', 'engage', 0, t.s.battle.fronts[0] === NONE && t.s.battle.fronts[1] !== NONE ? 0 : 1);
  t.waitsFor('Ada: saveUnit');
  const dead = t.s.battle.dead[0].slice();
  expect(dead.length).toBe(2);
  t.answer('Ada', 'save', 1);
  expect([t.s.standing[0], t.s.unitUsed[2]]).toEqual([[dead[1]], [dead[0]]]);
  expect(t.log.filter(tell => tell.key === 'saved').map(tell => [tell.args, tell.origin])).toEqual([
    [[0, dead[1]], 'civ:china'],
  ]);
});

// ---- on the fronts

it('WAW-9.21 a horde attacks an army in the field, not one of the player of the card', () => {
  const t = capitals()
    .figures('Ben', F, 2)
    .figures('Ada', at(8, 5), 1)
    .hand('Ada', 'roaming-horde')
    .units('Ben', 'infantry-a');
  t.s.mark[at(8, 6)] = VILLAGE;
  t.moves('Ada').answer('Ada', 'play', 0, 0);
  expect([t.why('Ada', 'at', at(8, 5)), t.why('Ada', 'at', B), t.why('Ada', 'at', F)]).toEqual([
    'no-victim',
    'no-village-near',
    'legal',
  ]);
  t.answer('Ada', 'at', F);
  expect([
    t.s.battle.sides,
    t.s.battle.players,
    t.s.battle.rank,
    t.s.battle.hands.map(hand => hand.length),
  ]).toEqual([[BARBARIANS, 1], [0, 1], 2, [3, 1]]);
});

/** Ada attacks Ben in the field; each has these units and techs. */
function field(
  ada: readonly UnitId[],
  ben: readonly UnitId[],
  prepare: (t: Table) => void = () => undefined,
): Table {
  const t = capitals()
    .figures('Ada', at(8, 2), 1)
    .figures('Ben', F, 1)
    .units('Ada', ...ada)
    .units('Ben', ...ben);
  prepare(t);
  return t.moves('Ada').answer('Ada', 'march', at(8, 2), 1, 0).answer('Ada', 'step', 'south');
}

it('WAW-9.13 a trumped unit that survives the first blow strikes back, on either side', () => {
  // Rank I: the attacker trumps a defender who lives on.
  const played = field(['mounted-a'], ['artillery-a'], t => t.knows('Ben', 'railroad', 'metal-casting'));
  played.answer('Ben', 'open', 0).answer('Ada', 'engage', 0, 0);
  const [one] = played.tells('values');
  expect(played.log.filter(tell => tell.key === 'wounded' || tell.key === 'unitDied').length).toBe(2);
  expect(one.length).toBe(4);
  const met = field(['artillery-a'], ['mounted-a'], t => t.knows('Ada', 'railroad', 'metal-casting'));
  met.answer('Ben', 'open', 0).answer('Ada', 'engage', 0, 0);
  expect(met.log.filter(tell => tell.key === 'wounded' || tell.key === 'unitDied').length).toBe(2);
});

it('WAW-9.14 wounds are dealt one by one among the enemy units; with nobody to wound the ability rests', () => {
  const t = field(['infantry-a', 'infantry-b'], ['infantry-a', 'infantry-b'], u =>
    u.knows('Ada', 'mathematics').goods('Ada', 'iron').knows('Ben', 'replaceable-parts'),
  );
  t.answer('Ben', 'open', 0).answer('Ada', 'open', 0).answer('Ada', 'end').answer('Ben', 'open', 0);
  t.answer('Ada', 'use', 'volley').answer('Ada', 'token', 'iron').waitsFor('Ada: wounds');
  expect(t.legal('Ada')).toEqual([['wound', 0], ['wound', 2], ['enough']]);
  t.answer('Ada', 'wound', 0).waitsFor('Ada: wounds').answer('Ada', 'wound', 2).waitsFor('Ada: wounds');
  expect([t.s.battle.wounds[1], t.s.battle.wounds[5], t.s.asked[0].data]).toEqual([1, 1, { n: 1 }]);
  t.answer('Ada', 'wound', 2).waitsFor('Ada: fight');
  expect(t.s.battle.wounds[5]).toBe(2);
  const none = field(['infantry-a'], [], u => u.knows('Ada', 'mathematics').goods('Ada', 'iron'));
  expect(none.why('Ada', 'use', 'volley')).toBe('no-target');
});

it('WAW-9.14 healing takes wounds off the own units that have some, up to three', () => {
  const t = field(['infantry-a', 'infantry-b'], ['infantry-b', 'infantry-c'], u =>
    u.knows('Ada', 'animal-husbandry', 'replaceable-parts'),
  );
  t.answer('Ben', 'open', 0).answer('Ada', 'engage', 0, 0);
  const wounds = t.s.battle.wounds[0];
  expect(wounds).toBeGreaterThan(0);
  t.answer('Ada', 'end').answer('Ben', 'open', 0).answer('Ada', 'open', 0).answer('Ada', 'use', 'heal');
  expect([t.why('Ada', 'mend', 0), t.why('Ada', 'mend', 2)]).toEqual(['legal', 'no-wounds']);
  t.answer('Ada', 'mend', 0);
  expect(t.s.battle.wounds[0]).toBe(wounds - 1);
});

it('WAW-9.6 the city draws six, whoever attacks it three; in the field both by their armies', () => {
  const six = ['infantry-a', 'infantry-b', 'infantry-c', 'mounted-a', 'mounted-b', 'mounted-c'] as const;
  const hands = (city: boolean, armies: number) => {
    const t = capitals()
      .figures('Ada', at(8, 2), 1)
      .units('Ada', ...six)
      .units('Ben', ...six, 'artillery-a');
    if (city) t.city('Ben', 1, at(8, 4)).figures('Ada', at(8, 2), 0);
    else t.figures('Ben', F, armies);
    t.moves('Ada').answer('Ada', 'march', at(8, 2), 1, 0).answer('Ada', 'step', 'south');
    if (city) t.answer('Ada', 'step', 'south');
    return [...t.s.battle.hands.map(hand => hand.length), t.s.battle.rank];
  };
  expect([hands(true, 0), hands(false, 1), hands(false, 2)]).toEqual([
    [3, 6, 1],
    [3, 3, 1],
    [3, 5, 1],
  ]);
});

it('WAW-9.10 WAW-9.23 only an attacker who knows Combustion fells walls: barbarians and ignorant ones don’t', () => {
  const walls = (knows: boolean) => {
    const t = capitals().city('Ben', 1, at(8, 4)).figures('Ada', at(8, 2), 1).units('Ada', 'infantry-a');
    t.s.walls[1] = 0b10;
    if (knows) t.knows('Ada', 'combustion');
    t.moves('Ada')
      .answer('Ada', 'march', at(8, 2), 1, 0)
      .answer('Ada', 'step', 'south')
      .answer('Ada', 'step', 'south');
    return [t.s.walls[1], t.s.battle.turn];
  };
  // Against walls the attacker begins; without them the city would, had it a unit.
  expect([walls(true)[0], walls(false)]).toEqual([0, [0b10, 0]]);
  const horde = capitals().city('Ben', 1, F).hand('Ada', 'roaming-horde').units('Ben', 'infantry-a');
  horde.s.walls[1] = 0b10;
  horde.s.mark[at(8, 6)] = VILLAGE;
  horde.moves('Ada').answer('Ada', 'play', 0, 0).answer('Ada', 'at', F).waitsFor('Ada: fight');
  expect([horde.s.walls[1], horde.s.battle.city, horde.s.battle.sides]).toEqual([0b10, 4, [BARBARIANS, 1]]);
});

it('WAW-9.20 barbarians of a village who win loot nothing; the village stays', () => {
  const t = capitals().figures('Ada', F, 1).has('Ada', { trade: 5 });
  t.s.mark[F] = VILLAGE;
  over(t, 1, [0, 0], { kind: 2, sides: [0, BARBARIANS], players: [0, 1], group: 1 });
  expect([t.tells('loot'), here(t, 0, F), t.s.mark[F], t.s.trade[0]]).toEqual([[], [0, 0], VILLAGE, 5]);
});

it('WAW-9.26 WAW-24.4 Ben, who has won, takes a resource; what he looks at can’t be undone', () => {
  const loot = (prepare: (t: Table) => void) => {
    const t = capitals();
    prepare(t);
    t.arrange(() => undefined, ['looting', { winner: 1, loser: 0, left: 2 }], ['startOfTurn', 0]);
    t.g.marked = false;
    return t;
  };
  const iron = loot(t => t.goods('Ada', 'iron').kept('Ada', 'hut-silk'));
  expect(iron.legal('Ben')).toEqual([['lootGood', 1], ['lootMarker', 0], ['stop']]);
  iron.answer('Ben', 'lootGood', 'iron');
  expect([iron.s.goods, iron.g.marked]).toEqual([[0, 0, 0, 0, 0, 1, 0, 0], false]);
  const marker = loot(t => t.kept('Ada', 'hut-silk')).answer('Ben', 'lootMarker', 0);
  expect([marker.s.kept.map(list => list.length), marker.g.marked]).toEqual([[0, 1], true]);
  const card = loot(t => t.hand('Ada', 'migrants')).answer('Ben', 'lootCard', 0);
  expect([card.s.hand.map(list => list.length), card.g.marked]).toEqual([[0, 1], true]);
  // Only what the loser knows and the winner doesn't.
  const techs = loot(t => t.knows('Ada', 'pottery', 'writing').knows('Ben', 'writing', 'currency'));
  expect(techs.legal('Ben', 'lootTech').length).toBe(1);
});

it('WAW-9.19 WAW-11.9 Code of Laws gives its coin for the first battle won in a turn', () => {
  const t = capitals().knows('Ben', 'code-of-laws').figures('Ben', F, 2);
  for (const coins of [1, 1]) {
    t.arrange(
      () => undefined,
      ['triumph', { winner: 1, loser: BARBARIANS, kind: HORDE, attacked: false, dead: 0, capital: false }],
      ['startOfTurn', 0],
    );
    expect(t.s.techCoins.reduce((sum, n) => sum + n, 0)).toBe(coins);
  }
});
