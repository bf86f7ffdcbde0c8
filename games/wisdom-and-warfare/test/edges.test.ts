/** Where two clauses meet that seldom do: found by reading the law against the code. */
import { NONE } from '@epoka/kernel';
import { expect, it } from 'vitest';
import { ARK, FIRST_STATE, HUT, SPACE_FLIGHT, TECH_COUNT, VILLAGE } from '../content/tables.ts';
import { unitsLeft } from '../rules/counts.ts';
import { orders, scopes } from '../rules/orders.ts';
import { at, Table, tech } from './scene.ts';

const Q = at(2, 2);
const F = at(8, 3);

function capitals(seats = 2, settings = {}): Table {
  return new Table(seats, settings)
    .civ('Ada', 'egypt')
    .civ('Ben', 'egypt')
    .city('Ada', 0, Q)
    .city('Ben', 0, at(13, 5));
}

// ---- going back

it('WAW-4.10.b WAW-8.6 who flew over enemies, huts or relics and loses the army goes back to the square before them', () => {
  const flight = (over: (t: Table) => void) => {
    const t = capitals(4)
      .knows('Ada', 'flight')
      .figures('Ada', F, 1, 1)
      .figures('Ben', F + 6, 1)
      .hand('Cleo', 'defection')
      .figures('Cleo', F + 6 + 64, 1);
    over(t);
    t.moves('Ada').answer('Ada', 'march', F, 1, 1).answer('Cleo', 'pass');
    for (let i = 0; i < 5; i++) t.answer('Ada', 'step', 'east').answer('Cleo', 'pass');
    t.answer('Ada', 'step', 'east')
      .answer('Cleo', 'play', 0, 0)
      .answer('Cleo', 'victim', F + 6, 0, 'army');
    // No point is left to fly on.
    t.answer('Ada', 'stop').waitsFor('Ada: move');
    expect(t.tells('battle')).toEqual([]);
    return t.s.fig[7] - F;
  };
  expect([
    flight(() => undefined),
    flight(t => t.figures('Ben', F + 5, 0, 1)),
    flight(t => t.figures('Ben', F + 4, 1).figures('Ben', F + 5, 1)),
    flight(t => {
      t.s.mark[F + 5] = HUT;
    }),
    flight(t => {
      t.s.mark[F + 5] = VILLAGE;
    }),
    flight(t => {
      t.s.mark[F + 5] = ARK;
    }),
  ]).toEqual([5, 4, 3, 4, 4, 4]);
});

it('WAW-4.10.b WAW-8.16 they go back from a locked square too', () => {
  const t = capitals(3)
    .civ('Cleo', 'egypt')
    .figures('Ada', F, 1, 1)
    .figures('Ben', F + 1, 1)
    .hand('Cleo', 'defection')
    .knows('Cleo', 'communism')
    .kept('Cleo', 'hut-spy')
    .figures('Cleo', F + 32, 1)
    .moves('Ada')
    .answer('Ada', 'march', F, 1, 1)
    .answer('Cleo', 'pass')
    .answer('Ada', 'step', 'east')
    .answer('Cleo', 'use', 'lock')
    .answer('Cleo', 'at', F + 1)
    .answer('Cleo', 'marker', 0)
    .answer('Cleo', 'play', 0, 0)
    .answer('Cleo', 'victim', F + 1, 0, 'army')
    .waitsFor('Ada: move');
  expect([t.s.fig[0], t.s.fig[7], t.s.locked]).toEqual([NONE, F, [F + 1]]);
});

// ---- the turn that is played to its end

/** Ada and Ben with five, four, three and two techs in the rows below Space Flight. */
function beforeTheFlight(settings: object): Table {
  const t = capitals(2, settings).has('Ada', { trade: 26 }).has('Ben', { trade: 26 });
  for (let seat = 0; seat < 2; seat++)
    for (let id = 0; id < TECH_COUNT; id++) if (id !== SPACE_FLIGHT) t.s.knows[seat * TECH_COUNT + id] = 1;
  t.s.used.fill(1);
  return t.arrange(() => undefined, ['researchPhase', null], ['startOfTurn', 0]);
}

it('WAW-23.3 WAW-23.6 WAW-23.8 of two who research Space Flight together one has it, the other keeps all trade', () => {
  for (const [coins, winner] of [
    [[3, 2], 0],
    [[2, 3], 1],
    [[2, 2], 0],
  ] as const) {
    const t = beforeTheFlight({ finishTurn: true });
    t.s.sheet = [...coins];
    t.answer('Ada', 'tech', 'space-flight').answer('Ben', 'tech', 'space-flight');
    const has = [0, 1].map(seat => t.s.knows[seat * TECH_COUNT + SPACE_FLIGHT]);
    expect([has[winner], has[1 - winner], t.s.roads[winner], t.s.roads[1 - winner]]).toEqual([1, 0, 2, 0]);
    expect([t.s.trade[1 - winner], t.s.trade[winner] < 26]).toEqual([26, true]);
    expect(t.log.filter(tell => tell.key === 'noResearch').map(tell => tell.args)).toEqual([[1 - winner]]);
  }
});

it('WAW-23.3 WAW-11.6 once somebody has Space Flight nobody else learns it in any way', () => {
  const t = beforeTheFlight({ finishTurn: true });
  t.s.knows[TECH_COUNT + SPACE_FLIGHT] = 1;
  expect([t.why('Ada', 'tech', 'space-flight'), t.why('Ben', 'tech', 'space-flight')]).toEqual([
    'supply-empty',
    'tech-known',
  ]);
  t.arrange(() => undefined, ['looting', { winner: 0, loser: 1, left: 2 }], ['startOfTurn', 0]);
  expect(t.why('Ada', 'lootTech', 'space-flight')).toBe('supply-empty');
  t.s.knows[tech('pottery')] = 0;
  t.arrange(() => undefined, ['teach', { seat: 0, from: 1, level: 5 }], ['startOfTurn', 0]);
  expect(t.tells('learned')).toEqual([[0, tech('pottery')]]);
  t.s.used.fill(0);
  t.goods('Ada', 'incense', 'iron', 'silk', 'wheat').manages('Ada');
  expect(t.why('Ada', 'use', 'study')).toBe('nothing-to-learn');
});

it('WAW-23.8 WAW-26.6 a conquered capital keeps its walls and gives Rome its step; it can be conquered again', () => {
  const t = capitals(2, { finishTurn: true })
    .civ('Ada', 'rome')
    .figures('Ada', at(13, 3), 1)
    .figures('Ada', at(11, 5), 1)
    .units('Ada', 'infantry-a', 'infantry-a', 'infantry-a')
    .knows('Ada', 'replaceable-parts', 'flight')
    .built(Q - 1, 'statue-of-zeus')
    .built(Q + 1, 'academy')
    .built(Q + 16, 'great-general')
    .figures('Ben', at(13, 4), 0, 1);
  t.s.walls[1] = 1;
  t.moves('Ada').answer('Ada', 'march', at(13, 3), 1, 0);
  t.answer('Ada', 'step', 'south').answer('Ada', 'step', 'south').answer('Ada', 'stop');
  const storm = () => {
    for (let i = 0; i < 3; i++) t.answer('Ada', 'open', 0);
  };
  storm();
  t.waitsFor('Ada: move');
  // Ben's scout stands on the square before the capital: back over it.
  expect([t.s.fig[0], t.s.walls[1], t.s.city[3], t.s.step[0], t.s.roads]).toEqual([
    at(13, 3),
    1,
    at(13, 5),
    1,
    [4, 0],
  ]);
  t.answer('Ada', 'march', at(11, 5), 1, 0).answer('Ada', 'step', 'east').answer('Ada', 'step', 'east');
  // Rome's step brought a culture card: she is asked for it before the hands are drawn.
  t.answer('Ada', 'stop').answer('Ada', 'done');
  storm();
  expect([t.s.step[0], t.s.roads, t.s.fig[1]]).toEqual([2, [4, 0], at(12, 5)]);
});

// ---- Engineering

it('WAW-7.5.a the second item is checked against the state after the first: the last unit, walls, the family', () => {
  const engineer = () =>
    capitals()
      .land(Q, 'f', 'f', 'f', 'f', 'f', 'g', 'g', 'g')
      .knows('Ada', 'engineering', 'masonry', 'currency', 'philosophy', 'writing')
      .has('Ada', { trade: 27 });
  const two = (first: [string, ...(string | number)[]], prepare: (t: Table) => void = () => undefined) => {
    const t = engineer();
    prepare(t);
    return t
      .manages('Ada')
      .answer('Ada', 'act', 0, 'produce')
      .answer('Ada', ...(first as ['unit', number]));
  };
  const units = (n: number, used: number) => (t: Table) => {
    t.s.unitUsed = [t.s.units[0].slice(0, used), [], [], []];
    t.s.units[0] = t.s.units[0].slice(used, used + n);
  };
  expect(two(['unit', 0], units(1, 0)).why('Ada', 'unit', 0)).toBe('supply-empty');
  expect(two(['unit', 0], units(0, 1)).why('Ada', 'unit', 0)).toBe('supply-empty');
  expect(two(['unit', 0], units(1, 1)).why('Ada', 'unit', 0)).toBe('legal');
  const looked = two(['unit', 0], units(1, 0));
  looked.legal('Ada');
  expect(unitsLeft(looked.s, 0)).toBe(1);
  const walls = two(['walls']);
  expect([walls.why('Ada', 'walls'), walls.s.walls[0]]).toEqual(['already-walled', 0]);
  // The Market that makes room for the Temple is back in the market for the second item.
  const over = engineer()
    .built(Q + 15, 'market')
    .knows('Ada', 'animal-husbandry');
  const market = over.s.stock.findIndex((n, family) => n < new Table().s.stock[family]);
  over.s.stock[market] = 0;
  over.manages('Ada').answer('Ada', 'act', 0, 'produce').answer('Ada', 'building', 'temple');
  over.answer('Ada', 'at', Q + 15);
  expect([over.why('Ada', 'building', 'market'), over.s.stock[market]]).toEqual(['legal', 0]);
});

// ---- words that directed play seldom or never hears

it('WAW-17.3 WAW-15.3 WAW-16.2 nothing is put on a relic or a city-state; WAW-17.6 nor twice the same', () => {
  const t = capitals()
    .knows('Ada', 'writing')
    .built(Q - 1, 'library')
    .has('Ada', { trade: 27 });
  t.s.mark[Q + 1] = ARK;
  t.s.mark[Q + 16] = FIRST_STATE;
  t.manages('Ada').answer('Ada', 'act', 0, 'produce').answer('Ada', 'building', 'library');
  expect([Q + 1, Q + 16, Q - 1].map(q => t.why('Ada', 'at', q))).toEqual([
    'relic-square',
    'on-city-state',
    'already-there',
  ]);
});

it('WAW-23.8 WAW-14.2 at the end of the track nobody advances', () => {
  const t = capitals(2, { finishTurn: true }).has('Ada', { trade: 12, culture: 14, step: 20 });
  t.manages('Ada').answer('Ada', 'advance').waitsFor('Ada: cities');
  expect([t.s.roads, t.tells('fulfilled'), t.why('Ada', 'advance')]).toEqual([
    [1, 0],
    [[0, 1]],
    'track-ended',
  ]);
});

it('WAW-9.26 a stolen card and a stolen coin are told', () => {
  const loot = () =>
    capitals()
      .hand('Ben', 'drought')
      .has('Ben', { coins: 1 })
      .arrange(() => undefined, ['looting', { winner: 0, loser: 1, left: 2 }], ['startOfTurn', 0]);
  const card = loot().answer('Ada', 'lootCard', 0);
  expect([card.tells('lootedCard'), card.s.hand.map(hand => hand.length)]).toEqual([[[0, 1]], [1, 0]]);
  const coin = loot().answer('Ada', 'lootCoin', -1);
  expect([coin.tells('lootedCoin'), coin.s.sheet]).toEqual([[[0, 1]], [1, 0]]);
});

it('WAW-5.6 the Zulu choose which hut beside their new city comes first', () => {
  const t = capitals().civ('Ada', 'zulu').figures('Ada', F, 0, 1);
  t.s.mark[F + 1] = HUT;
  t.s.mark[F - 1] = HUT;
  t.starts('Ada').answer('Ada', 'found', F, 'scout').waitsFor('Ada: zuluHuts');
  expect(t.legal('Ada', 'at')).toEqual([
    ['at', F - 1],
    ['at', F + 1],
  ]);
  t.answer('Ada', 'at', F + 1);
  expect([t.s.mark[F + 1] === HUT, t.s.mark[F - 1] === HUT, t.s.huts.length]).toEqual([false, false, 23]);
});

// ---- at an Epoka table

it('WAW-26.8 standing orders pass windows and trade, for this move, this turn or always', () => {
  const t = capitals()
    .hand('Ada', 'supply-drop')
    .hand('Ben', 'drought')
    .starts('Ada')
    .answer('Ada', 'play', 0, 0);
  const answered = (order: 'passReactions' | 'passInterrupts' | 'noTrade') =>
    orders[order](t.s, t.s.asked[0]);
  expect([answered('passReactions'), answered('passInterrupts'), answered('noTrade')]).toEqual([
    ['pass'],
    undefined,
    undefined,
  ]);
  t.figures('Ada', F, 1).moves('Ada').answer('Ada', 'march', F, 1, 0).waitsFor('Ben: interrupt');
  expect([answered('passReactions'), answered('passInterrupts')]).toEqual([undefined, ['pass']]);
  const [move, turn] = [scopes.move(t.s), scopes.turn(t.s)];
  t.answer('Ben', 'pass').answer('Ada', 'stop').answer('Ada', 'done').answer('Ben', 'pass');
  expect([scopes.move(t.s) === move, scopes.turn(t.s) === turn]).toEqual([false, true]);
  t.arrange(() => undefined, ['trading', null], ['researchPhase', null]);
  expect([answered('noTrade'), answered('passReactions')]).toEqual([['ready'], undefined]);
});

it('WAW-26.7 what is chosen for a payment lies open until it is taken back', () => {
  const t = capitals().knows('Ada', 'pottery').kept('Ada', 'hut-silk').goods('Ada', 'iron').manages('Ada');
  t.answer('Ada', 'use', 'sell').answer('Ada', 'marker', 0);
  expect([t.s.kept[0].length, t.s.pay.length]).toEqual([0, 3]);
  t.answer('Ada', 'back').waitsFor('Ada: cities');
  expect([t.s.kept[0].length, t.s.pay, t.s.goods[1], t.may('Ada', 'use', 'sell')]).toEqual([1, [], 1, true]);
});
