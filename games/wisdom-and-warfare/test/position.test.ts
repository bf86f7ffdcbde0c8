/** The position: how it begins, that copies are independent, and which numbers it may hold (WAW-0.6, 1.3, 3.5). */
import { misfit, NONE } from '@epoka/kernel';
import { expect, it } from 'vitest';
import { ABILITY_COUNT } from '../content/abilities.ts';
import { COLUMNS, LAYOUTS } from '../content/layouts.ts';
import {
  EVENT_CARDS,
  EVENT_LEVEL,
  FAMILY_SUPPLY,
  MARKER_KIND,
  TECH_COUNT,
  TOPS,
  UNIT_TYPE,
  WONDER_ERA,
} from '../content/tables.ts';
import { TILES } from '../content/tiles.ts';
import { shape } from '../rules/shape.ts';
import { blank, copy, noBattle, type State } from '../rules/state.ts';
import { Table } from './scene.ts';

/** A position in the middle of a battle, with something in every list. */
function busy(): State {
  const { s } = new Table(3);
  Object.assign(s, {
    locked: [1],
    settled: [2],
    declared: [[0, 1, 0, 0, 1]],
    offers: [[1, 0, 1]],
    draft: [1],
    shelved: [2],
    pay: [0, 1, 1],
    hand: [[1], [2], [3]],
    kept: [[1], [2], [3]],
    standing: [[1], [2], [3]],
    battle: {
      ...noBattle(),
      on: true,
      kind: 2,
      square: 5,
      city: 4,
      sides: [1, 2],
      players: [1, 2],
      rank: 2,
      hands: [[7], [8]],
      fronts: [NONE, 9],
      wounds: [0, 1],
      bonus: [3, 4],
      dead: [[10], [11]],
      turn: 1,
      played: true,
      strike: 3,
      healed: [1, 2],
      group: 6,
    },
  });
  return s;
}

/** What seldom changes is replaced where it does, never written to: copies share it. */
const SHARED: readonly (keyof State)[] = [
  'tile',
  'turned',
  'ground',
  'mark',
  'top',
  'disaster',
  'zone',
  'tilePool',
  'wonderPool',
  'wonderLeft',
  'wonderAt',
  'eventUsed',
  'unitUsed',
  'knows',
];

function scribble(what: unknown): void {
  if (Array.isArray(what)) {
    for (const inner of what) scribble(inner);
    what.push(77);
  } else if (typeof what === 'object' && what !== null)
    for (const inner of Object.values(what)) scribble(inner);
}

it('WAW-24.5 a copy is the same position, and nothing that happens in one is seen in the other', () => {
  const s = busy();
  const was = structuredClone(s);
  const other = copy(s);
  expect(other).toEqual(was);
  for (const key of Object.keys(s) as (keyof State)[])
    if (SHARED.includes(key)) expect(other[key]).toBe(s[key]);
    else scribble(s[key]);
  expect(other).toEqual(was);
  // The battle that is none is shared too.
  const quiet = new Table(2).s;
  expect(copy(quiet).battle).toBe(quiet.battle);
});

it('WAW-3.5 WAW-1.2 WAW-1.3 before anything is laid out all is in its pool and nobody has anything', () => {
  for (const seats of [2, 3, 4]) {
    const { s: core } = new Table(seats);
    const s = blank(core, { finishTurn: seats === 3 });
    const { slots, rows } = LAYOUTS[seats - 2];
    const squares = rows * COLUMNS;
    const all = (list: readonly number[]) => [list.length, ...new Set(list)];
    expect(s.finishTurn).toBe(seats === 3);
    expect([s.phase, s.first, s.active, s.obsolete, s.disasters, s.winner, s.road]).toEqual([
      0,
      0,
      0,
      0,
      12,
      NONE,
      0,
    ]);
    expect([all(s.tile), all(s.turned)]).toEqual([
      [slots.length, NONE],
      [slots.length, 0],
    ]);
    for (const list of [s.ground, s.zone]) expect(all(list)).toEqual([squares, NONE]);
    for (const list of [s.mark, s.top, s.disaster, s.here]) expect(all(list)).toEqual([squares, 0]);
    expect([s.tilePool.length, s.tilePool[0], s.tilePool.at(-1)]).toEqual([20, 12, TILES.length - 1]);
    expect([all(s.people), s.cityStates]).toEqual([
      [6, 3],
      [0, 1, 2, 3, 4],
    ]);
    expect(s.wonderPool.map(pool => [pool.length, ...new Set(pool.map(w => WONDER_ERA[w]))])).toEqual([
      [6, 0],
      [6, 1],
      [6, 2],
    ]);
    expect([s.wonderLeft, s.wonderUp, all(s.wonderAt)]).toEqual([
      [4, 4, 4],
      [NONE, NONE, NONE, NONE],
      [18, NONE],
    ]);
    expect([all(s.market), s.stock.reduce((n, x) => n + x, 0)]).toEqual([[4, seats], 54]);
    expect(s.events.map(deck => [deck.length, ...new Set(deck.map(card => EVENT_LEVEL[card]))])).toEqual([
      [23, 1],
      [21, 2],
      [15, 3],
    ]);
    expect(s.units.map(deck => [...new Set(deck.map(unit => UNIT_TYPE[unit]))])).toEqual([
      [0],
      [1],
      [2],
      [3],
    ]);
    expect([s.units.flat().length, s.eventUsed, s.unitUsed]).toEqual([53, [[], [], []], [[], [], [], []]]);
    expect([s.huts.length, s.huts[0], s.villages.length, s.villages[0]]).toEqual([25, 0, 15, 25]);
    for (const list of [s.civ, s.chosen, s.second]) expect(all(list)).toEqual([seats, NONE]);
    for (const list of [s.trade, s.culture, s.step, s.gov, s.sheet, s.canal, s.fresh, s.moved, s.assigned])
      expect(all(list)).toEqual([seats, 0]);
    for (const list of [s.walls, s.program, s.refused, s.roads, s.offered, s.ready])
      expect(all(list)).toEqual([seats, 0]);
    for (const lists of [s.hand, s.kept, s.standing]) expect(lists).toEqual(new Array(seats).fill([]));
    for (const list of [s.acts, s.taken, s.extra, s.boost]) expect(all(list)).toEqual([seats * 3, 0]);
    expect([all(s.city), all(s.fig), all(s.sends)]).toEqual([
      [seats * 3, NONE],
      [seats * 9, NONE],
      [seats * 9, NONE],
    ]);
    expect([all(s.policy), all(s.goods), all(s.reserve)]).toEqual([
      [seats * 4, 0],
      [seats * 4, 0],
      [seats * 6, 0],
    ]);
    expect([all(s.knows), all(s.used), all(s.techCoins)]).toEqual([
      [seats * TECH_COUNT, 0],
      [seats * ABILITY_COUNT, 0],
      [seats * 5, 0],
    ]);
    for (const list of [s.locked, s.settled, s.draft, s.shelved, s.pay, s.declared, s.offers])
      expect(list).toEqual([]);
    expect([s.nextOffer, s.group, s.left, s.at, s.from]).toEqual([0, 0, 0, NONE, NONE]);
    expect(misfit(shape, s)).toBeUndefined();
    // The market is this table’s own.
    expect(s.stock).not.toBe(FAMILY_SUPPLY);
  }
  expect(noBattle()).toEqual({
    on: false,
    kind: 0,
    square: NONE,
    city: NONE,
    sides: [0, 0],
    players: [0, 0],
    rank: 1,
    hands: [[], []],
    fronts: [],
    wounds: [],
    bonus: [0, 0],
    dead: [[], []],
    turn: 0,
    played: false,
    strike: 0,
    healed: [0, 0],
    group: 0,
  });
});

/** The bounds of the number that is written there: the least and the most that a stored position may hold. */
function bounds(base: State, write: (s: State, n: number) => void, least: number, most: number): void {
  const fits = (n: number) => {
    const s = copy(base);
    write(s, n);
    return misfit(shape, s) === undefined;
  };
  expect([fits(least - 1), fits(least), fits(most), fits(most + 1)]).toEqual([false, true, true, false]);
}

it('WAW-0.6 a stored position holds only numbers that name something', () => {
  const base = busy();
  expect(misfit(shape, base)).toBeUndefined();
  type Lists = { [K in keyof State]: State[K] extends number[] ? K : never }[keyof State];
  const inList = (key: Lists, least: number, most: number) =>
    bounds(
      base,
      (s, n) => {
        (s[key] as number[]) = [...(s[key] as number[])];
        (s[key] as number[])[0] = n;
      },
      least,
      most,
    );
  inList('tile', NONE, 31);
  inList('turned', 0, 3);
  inList('ground', NONE, TILES.length * 16 - 1);
  inList('mark', 0, 9);
  inList('top', 0, TOPS - 1);
  inList('disaster', 0, 5);
  inList('zone', NONE, 27);
  inList('here', 0, 15);
  inList('locked', NONE, 255);
  inList('civ', NONE, 11);
  inList('trade', 0, 27);
  inList('step', 0, 21);
  inList('gov', 0, 7);
  inList('sends', NONE, 2);
  inList('fig', NONE, 255);
  inList('draft', -2, 1_000_000);
  inList('chosen', NONE, TECH_COUNT);
  inList('second', NONE, TECH_COUNT);
  inList('wonderUp', NONE, 17);
  bounds(base, (s, n) => s.hand[1].push(n), NONE, EVENT_CARDS - 1);
  bounds(base, (s, n) => s.standing[1].push(n), NONE, 52);
  bounds(base, (s, n) => s.kept[1].push(n), NONE, MARKER_KIND.length - 1);
  bounds(base, (s, n) => s.declared[0].push(n), -2, 1_000_000);
  bounds(base, (s, n) => Object.assign(s, { winner: n }), NONE, 3);
  bounds(base, (s, n) => Object.assign(s, { phase: n }), 0, 5);
  bounds(base, (s, n) => Object.assign(s.battle, { city: n }), NONE, 11);
  bounds(base, (s, n) => Object.assign(s.battle, { kind: n }), 0, 3);
  bounds(base, (s, n) => Object.assign(s.battle, { rank: n }), 1, 2);
  bounds(
    base,
    (s, n) => {
      s.battle.sides[1] = n;
    },
    NONE,
    3,
  );
  // A map of the wrong size, a list too long, a field that nobody knows or that is missing.
  const odd = (write: (s: State) => void) => {
    const s = copy(base);
    write(s);
    return misfit(shape, s) !== undefined;
  };
  for (const key of ['ground', 'mark', 'top', 'disaster', 'zone', 'here'] as const)
    expect([
      odd(s => Object.assign(s, { [key]: s[key].slice(0, 127) })),
      odd(s => Object.assign(s, { [key]: [...s[key], 0] })),
    ]).toEqual([true, true]);
  for (const key of ['hands', 'dead', 'sides', 'players', 'bonus', 'healed'] as const)
    expect([
      odd(s => Object.assign(s.battle, { [key]: [] })),
      odd(s => (s.battle[key] as unknown[]).push(0)),
    ]).toEqual([true, true]);
  for (const key of Object.keys(base))
    if (key !== 'version')
      expect([key, odd(s => delete (s as unknown as Record<string, unknown>)[key])]).toEqual([key, true]);
  for (const key of Object.keys(base.battle))
    expect([key, odd(s => delete (s.battle as unknown as Record<string, unknown>)[key])]).toEqual([
      key,
      true,
    ]);
  expect(odd(s => Object.assign(s, { more: 1 }))).toBe(true);
});
