/** Squares, distances, secrets, standing and standing orders (WAW-2, 23.9, 24, 26.8). */
import { HIDDEN, NONE, redact } from '@epoka/kernel';
import { expect, it } from 'vitest';
import { GOOD_IDS } from '../content/ids.ts';
import { FIRST_STATE, HUT } from '../content/tables.ts';
import { apart, grid, printedAt, steps } from '../rules/geometry.ts';
import { rules } from '../rules/index.ts';
import { orders, scopes } from '../rules/orders.ts';
import {
  coinAt,
  countAt,
  cultureAt,
  goodAt,
  isEmpty,
  productionAt,
  stranger,
  terrainAt,
  tradeAt,
} from '../rules/squares.ts';
import { standing } from '../rules/standing.ts';
import { noBattle, TRADE } from '../rules/state.ts';
import { at, printed, Table } from './scene.ts';

const Q = at(5, 5);
const C = at(2, 2);

const land = (token: string, prepare: (t: Table) => void = () => undefined) => {
  const t = new Table(4).city('Ada', 0, C);
  t.s.ground[Q] = printed(token);
  prepare(t);
  return t;
};
const gives = ({ s }: Table, q = Q) => [
  productionAt(s, q),
  tradeAt(s, q),
  cultureAt(s, q),
  coinAt(s, q),
  goodAt(s, q),
];

it('WAW-2.3 WAW-2.8 WAW-2.12 the topmost layer decides: what is built, a disaster, the printed icons', () => {
  expect(gives(land('f'))).toEqual([2, 0, 0, 0, NONE]);
  expect(gives(land('m.$'))).toEqual([1, 0, 0, 1, NONE]);
  expect(gives(land('m.c'))).toEqual([1, 0, 1, 0, NONE]);
  expect(gives(land('d.s'))).toEqual([0, 1, 0, 0, GOOD_IDS.indexOf('silk')]);
  expect(gives(land('w'))).toEqual([0, 1, 0, 0, NONE]);
  const desert = (t: Table) => {
    t.s.disaster[Q] = 4;
  };
  for (const token of ['f', 'm.$', 'm.c', 'f.w'])
    expect(gives(land(token, desert))).toEqual([0, 1, 0, 0, NONE]);
  expect(terrainAt(land('f', desert).s, Q)).toBe(3);
  const harbor = land('m.$', t => {
    t.s.ground[at(2, 1)] = printed('w.$');
    t.built(at(2, 1), 'harbor');
  });
  expect(gives(harbor, at(2, 1))).toEqual([1, 2, 0, 0, NONE]);
  const artist = land('m.$', t => t.built(at(2, 1), 'great-industrialist'));
  expect(gives(artist, at(2, 1))).toEqual([0, 0, 2, 1, NONE]);
  // On a city-state its own icons count, apart.
  expect(
    goodAt(
      land('d.s', t => {
        t.s.mark[Q] = FIRST_STATE;
      }).s,
      Q,
    ),
  ).toBe(NONE);
});

it('WAW-2.7 a square is empty without figures, cities, markers and buildings; a disaster does not matter', () => {
  const empty = (prepare: (t: Table) => void) => isEmpty(land('g', prepare).s, Q);
  expect(empty(() => undefined)).toBe(true);
  expect(
    empty(t => {
      t.s.disaster[Q] = 4;
    }),
  ).toBe(true);
  expect(empty(t => t.figures('Dan', Q, 0, 1))).toBe(false);
  expect(empty(t => t.city('Ben', 0, Q))).toBe(false);
  expect(
    empty(t => {
      t.s.mark[Q] = HUT;
    }),
  ).toBe(false);
  expect(isEmpty(land('g', t => t.built(at(2, 1), 'granary')).s, at(2, 1))).toBe(false);
  expect(isEmpty(land('g').s, at(2, 1))).toBe(true);
});

it('WAW-2.4 WAW-2.6 who stands where, and how far it is', () => {
  const { s } = land('g', t => t.figures('Ben', Q, 2, 1).figures('Dan', at(6, 5), 1));
  expect([countAt(s, 1, Q), countAt(s, 1, Q, 0, 7), countAt(s, 1, Q, 7, 9), countAt(s, 3, Q)]).toEqual([
    3, 2, 1, 0,
  ]);
  expect([stranger(s, Q, 0), stranger(s, Q, 1), stranger(s, at(6, 5), 0), stranger(s, at(6, 6), 0)]).toEqual([
    1,
    NONE,
    3,
    NONE,
  ]);
  const map = grid(4);
  expect([
    steps(map, Q, Q),
    steps(map, Q, at(7, 6)),
    steps(map, at(0, 0), at(15, 15)),
    apart(Q, at(7, 6)),
    apart(Q, at(3, 9)),
  ]).toEqual([0, 3, 30, 2, 4]);
  expect([
    map.eight[at(0, 0)].length,
    map.eight[at(0, 5)].length,
    map.eight[Q].length,
    map.four[at(0, 0)],
  ]).toEqual([3, 5, 8, [NONE, at(1, 0), at(0, 1), NONE]]);
  expect(map.four[Q]).toEqual([at(5, 4), at(6, 5), at(5, 6), at(4, 5)]);
  expect(map.inside[map.slot[at(6, 9)]][0]).toBe(at(4, 8));
  // The map of three has a ragged edge: who goes around it has farther to go.
  const three = grid(3);
  const off = three.slot.indexOf(NONE);
  expect([
    off >= 0,
    steps(
      three,
      three.slot.findIndex(slot => slot !== NONE),
      off,
    ),
  ]).toEqual([true, 99]);
});

it('WAW-2.9 a tile turned clockwise shows its printed squares turned', () => {
  expect([0, 1, 2, 3].map(turns => printedAt(turns, 0, 1))).toEqual([1, 8, 14, 7]);
  expect([0, 1, 2, 3].map(turns => printedAt(turns, 2, 3))).toEqual([11, 2, 4, 13]);
});

it('WAW-24.2 cards, markers and units are seen by their owner, their backs by all', () => {
  const t = new Table(4)
    .hand('Ben', 'drought', 'catastrophe')
    .kept('Ben', 'hut-spy', 'village-iron')
    .units('Ben', 'mounted-a', 'artillery-a');
  const ada = redact(rules, t.s, 0);
  const ben = redact(rules, t.s, 1);
  expect([ben.hand[1], ben.kept[1], ben.standing[1]]).toEqual([t.s.hand[1], t.s.kept[1], t.s.standing[1]]);
  // Level I and II; a hut and a village; mounted and artillery.
  expect([ada.hand[1], ada.kept[1], ada.standing[1]]).toEqual([
    [HIDDEN, HIDDEN - 1],
    [HIDDEN, HIDDEN - 1],
    [HIDDEN - 1, HIDDEN - 2],
  ]);
  for (const view of [ada, ben])
    expect(
      [view.huts, view.villages, view.events[2], view.units[3]].every(list => list.every(x => x <= HIDDEN)),
    ).toBe(true);
});

it('WAW-9.10 WAW-24.2 a battle hand is seen by whoever plays it, and by the owner of the Oracle', () => {
  const hands = (looker: number, prepare: (t: Table) => void = () => undefined) => {
    const t = new Table(4).city('Ada', 0, C).city('Cleo', 0, at(13, 13));
    prepare(t);
    t.s.battle = {
      ...noBattle(),
      on: true,
      sides: [0, 1],
      players: [0, 1],
      hands: [t.cards('infantry-a'), t.cards('mounted-a')],
    };
    return redact(rules, t.s, looker).battle.hands.map(([unit]) => unit > HIDDEN);
  };
  expect([hands(0), hands(1), hands(2)]).toEqual([
    [true, false],
    [false, true],
    [false, false],
  ]);
  expect(hands(0, t => t.built(at(2, 1), 'the-oracle'))).toEqual([true, true]);
  expect(hands(2, t => t.built(at(13, 12), 'the-oracle'))).toEqual([false, false]);
});

it('WAW-23.9 the standing: the winner, then steps, coins and techs together, ties as ever', () => {
  const t = new Table(4)
    .has('Ben', { step: 4, coins: 1 })
    .has('Cleo', { coins: 3 })
    .knows('Cleo', 'pottery', 'writing')
    .has('Dan', { step: 9 });
  t.s.winner = 2;
  const table = standing(t.s);
  expect(table.map(({ rank }) => rank)).toEqual([4, 3, 1, 2]);
  expect(table.map(({ points }) => points)).toEqual([0, 5, 105, 9]);
  expect(table[2].by).toEqual({ steps: 0, coins: 3, techs: 2, victory: 100 });
  t.s.winner = NONE;
  // Five points each: more coins first.
  expect(standing(t.s).map(({ rank }) => rank)).toEqual([4, 3, 2, 1]);
});

it('WAW-26.8 standing orders answer their question and no other, for this move or this turn', () => {
  const t = new Table(2)
    .city('Ada', 0, C)
    .city('Ben', 0, at(13, 5))
    .arrange(() => undefined, ['trading', null], ['researchPhase', null]);
  const q = t.question('Ben');
  expect([orders.noTrade(t.s, q), orders.passReactions(t.s, q), orders.passInterrupts(t.s, q)]).toEqual([
    ['ready'],
    undefined,
    undefined,
  ]);
  const move = scopes.move(t.s);
  expect(t.s.phase).toBe(TRADE);
  t.s.active = 1;
  expect(scopes.move(t.s)).not.toBe(move);
  t.s.active = 0;
  t.s.phase++;
  expect(scopes.move(t.s)).not.toBe(move);
  const turn = scopes.turn(t.s);
  t.s.round++;
  expect(scopes.turn(t.s)).not.toBe(turn);
});
