/**
 * Action areas, prices and the technology tree. What the basic and advanced actions do and what research costs comes
 * from the rulebook; the number of spaces and the lines of the tree are designed (NH-5, NH-7.14).
 */
import type { Effects, Level } from './effects.ts';
import type { Action, Condition } from './types.ts';

export interface Space {
  /** coins paid when the pawn is placed, besides every other cost */
  readonly surcharge: 0 | 1;
  /** exists only with at least so many players */
  readonly players: 2 | 3 | 4;
}

export interface Area<Id extends string = string, Picture extends string = string> extends Action {
  readonly id: Id;
  readonly picture: Picture;
  readonly group: 'basic' | 'advanced';
  /** any one of these is enough */
  readonly requires?: readonly Condition[];
  readonly effects: Effects;
  readonly spaces: readonly Space[];
  /** holds any number of pawns, and a pawn may stay on it */
  readonly unlimited?: true;
}

const areas = [
  {
    id: 'research-1',
    picture: 'research',
    group: 'basic',
    effects: [{ op: 'research', levels: [1], discount: 0 }],
    spaces: [
      { surcharge: 0, players: 2 },
      { surcharge: 1, players: 2 },
      { surcharge: 0, players: 4 },
      { surcharge: 1, players: 3 },
    ],
  },
  {
    id: 'research-2',
    picture: 'research',
    group: 'basic',
    effects: [{ op: 'research', levels: [2], discount: 0 }],
    spaces: [
      { surcharge: 0, players: 2 },
      { surcharge: 1, players: 2 },
      { surcharge: 1, players: 3 },
    ],
  },
  {
    id: 'recruit-and-move',
    picture: 'move',
    group: 'basic',
    effects: [
      { op: 'recruit', unit: 'any', strength: 1, from: 'active' },
      { op: 'move', n: 2 },
    ],
    spaces: [
      { surcharge: 0, players: 2 },
      { surcharge: 1, players: 2 },
      { surcharge: 0, players: 4 },
    ],
  },
  {
    id: 'grow',
    picture: 'population',
    group: 'basic',
    effects: [
      { op: 'pop', n: 1 },
      { op: 'coins', n: 1 },
    ],
    spaces: [{ surcharge: 0, players: 2 }],
    unlimited: true,
  },
  {
    id: 'settlement-marker',
    picture: 'settlement',
    group: 'advanced',
    requires: [{ counter: 'techLevelAtLeast2', atLeast: 1 }],
    cost: { coins: 4 },
    effects: [{ op: 'marker', kind: 'settlement', n: 1 }],
    spaces: [
      { surcharge: 0, players: 2 },
      { surcharge: 1, players: 3 },
    ],
  },
  {
    id: 'fortification-marker',
    picture: 'fortification',
    group: 'advanced',
    requires: [{ counter: 'village', atLeast: 1 }],
    cost: { coins: 2, exhaust: 1 },
    effects: [{ op: 'marker', kind: 'fortification', n: 1 }],
    spaces: [
      { surcharge: 0, players: 2 },
      { surcharge: 1, players: 3 },
    ],
  },
  {
    id: 'research-3',
    picture: 'research',
    group: 'advanced',
    requires: [
      { counter: 'city', atLeast: 1 },
      { counter: 'village', atLeast: 2 },
    ],
    effects: [{ op: 'research', levels: [3], discount: 0 }],
    spaces: [
      { surcharge: 0, players: 2 },
      { surcharge: 1, players: 2 },
    ],
  },
  {
    id: 'research-4',
    picture: 'research',
    group: 'advanced',
    requires: [{ counter: 'city', atLeast: 2 }],
    effects: [{ op: 'research', levels: [4], discount: 0 }],
    spaces: [
      { surcharge: 0, players: 2 },
      { surcharge: 1, players: 3 },
    ],
  },
] as const satisfies readonly Area[];

export type AreaId = (typeof areas)[number]['id'];
export type AreaPicture = (typeof areas)[number]['picture'];
export const AREAS: readonly Area<AreaId, AreaPicture>[] = areas;

/** Spaces on a technology card, by its level. A private technology has only the first one, without surcharge. */
export const CARD_SPACES: { readonly [L in Level]: readonly Space[] } = {
  1: [
    { surcharge: 0, players: 2 },
    { surcharge: 1, players: 2 },
    { surcharge: 0, players: 4 },
  ],
  2: [
    { surcharge: 0, players: 2 },
    { surcharge: 1, players: 3 },
  ],
  3: [{ surcharge: 0, players: 2 }],
  4: [{ surcharge: 0, players: 2 }],
};

/** What research costs, besides the pawn that becomes the scholar. */
export const RESEARCH_PRICE: { readonly [L in Level]: { readonly coins: number; readonly exhaust: number } } =
  {
    1: { coins: 0, exhaust: 0 },
    2: { coins: 2, exhaust: 0 },
    3: { coins: 4, exhaust: 0 },
    4: { coins: 7, exhaust: 2 },
  };

/** A place of the tree. The number of a slot is its place in the list; `needs` are numbers of slots. */
export interface Slot {
  /** level and row from the top, as in the rules: '2-3' */
  readonly name: string;
  readonly level: Level;
  readonly needs: readonly number[];
  /** how many of them must be known */
  readonly enough: number;
  /** height on the board, 0..9, so that no two lines cross */
  readonly y: number;
}

const slot = (name: string, level: Level, y: number, needs: readonly number[] = []): Slot => ({
  name,
  level,
  needs,
  enough: Math.min(needs.length, 2),
  y,
});

export const SLOTS: readonly Slot[] = [
  slot('1-1', 1, 1.5),
  slot('1-2', 1, 3),
  slot('1-3', 1, 6),
  slot('1-4', 1, 7.5),
  slot('2-1', 2, 1, [0]),
  slot('2-2', 2, 2.25, [0, 1]),
  slot('2-3', 2, 3.5, [1]),
  slot('2-4', 2, 5.5, [2]),
  slot('2-5', 2, 6.75, [2, 3]),
  slot('2-6', 2, 8, [3]),
  slot('3-1', 3, 1.5, [4, 5]),
  slot('3-2', 3, 2.75, [5, 6]),
  slot('3-3', 3, 4, [6]),
  slot('3-4', 3, 5, [7]),
  slot('3-5', 3, 6.25, [7, 8]),
  slot('3-6', 3, 7.5, [8, 9]),
  slot('4-1', 4, 2.5, [10, 11, 12]),
  slot('4-2', 4, 4.5, [12, 13]),
  slot('4-3', 4, 6.5, [13, 14, 15]),
];
