/** The player's board: population columns, development tracks, investment track, unit markers. Contents of the tracks are designed. */
import type { Effects, Track } from './effects.ts';
import type { Stage } from './types.ts';

export const COLUMNS = ['A', 'B', 'C', 'D', 'E'] as const;
export type Column = (typeof COLUMNS)[number];
/** pawns that fit into each column */
export const COLUMN_SIZE = [6, 5, 4, 3, 2] as const;

export const PAWNS = 22;
export const START_COINS = 1;
export const START_ACTIVE = 1;
export const START_SETTLER = 2;
export const CUBES_PER_TRACK = 8;

/** What the space of a track does when its cube is gone. */
export type TrackSpace =
  | { readonly kind: 'column'; readonly column: Column }
  | { readonly kind: 'income'; readonly coins: number }
  | { readonly kind: 'instant'; readonly effects: Effects }
  | { readonly kind: 'government'; readonly stage: Stage };

const markerOfChoice: Effects = [
  {
    op: 'choose',
    options: [[{ op: 'marker', kind: 'settlement', n: 1 }], [{ op: 'marker', kind: 'fortification', n: 1 }]],
  },
];

export const TRACK_SPACES: Readonly<Record<Track, readonly TrackSpace[]>> = {
  food: [
    { kind: 'column', column: 'B' },
    { kind: 'instant', effects: [{ op: 'pop', n: 1 }] },
    { kind: 'column', column: 'C' },
    { kind: 'instant', effects: [{ op: 'upgrade', unit: 'any', by: 2 }] },
    { kind: 'column', column: 'D' },
    { kind: 'instant', effects: [{ op: 'pop', n: 2 }] },
    { kind: 'column', column: 'E' },
    { kind: 'instant', effects: [{ op: 'pop', n: 3 }] },
  ],
  economy: [
    { kind: 'income', coins: 1 },
    { kind: 'instant', effects: [{ op: 'coins', n: 2 }] },
    { kind: 'income', coins: 1 },
    { kind: 'instant', effects: [{ op: 'pop', n: 1 }] },
    { kind: 'income', coins: 1 },
    { kind: 'instant', effects: [{ op: 'upgrade', unit: 'any', by: 3 }] },
    { kind: 'income', coins: 1 },
    { kind: 'instant', effects: markerOfChoice },
  ],
  infrastructure: [
    { kind: 'instant', effects: [{ op: 'building', level: 1 }] },
    { kind: 'government', stage: 'theocracy' },
    { kind: 'instant', effects: [{ op: 'building', level: 1 }] },
    { kind: 'instant', effects: [{ op: 'building', level: 2 }] },
    { kind: 'government', stage: 'monarchy' },
    { kind: 'instant', effects: [{ op: 'building', level: 2 }] },
    { kind: 'instant', effects: [{ op: 'building', level: 3 }] },
    { kind: 'government', stage: 'democracy' },
  ],
};

/** Printed left of the first cubes: column A is open and one coin is earned from the start. */
export const BASE_COLUMNS = 1;
export const BASE_INCOME = 1;

/** Bonus of each investment space, and the points if it is the last one reached. */
export const INVESTMENT: readonly { readonly effects: Effects; readonly vp: number }[] = [
  { effects: [{ op: 'coins', n: 1 }], vp: 0 },
  { effects: [{ op: 'pop', n: 1 }], vp: 0 },
  { effects: [{ op: 'modifier', key: 'move', n: 1 }], vp: 0 },
  { effects: [{ op: 'recruit', unit: 'any', strength: 2, from: 'inactive' }], vp: 0 },
  { effects: markerOfChoice, vp: 0 },
  { effects: [{ op: 'upgrade', unit: 'any', by: 2 }], vp: 2 },
  { effects: [], vp: 4 },
  { effects: [], vp: 6 },
  { effects: [], vp: 9 },
];
/** for each cube beyond the last space */
export const EXTRA_CUBE_VP = 1;

export const MOST_STRENGTH = 6;
/** Two-sided unit markers of each type: three 1|2, three 3|4, two 5|6. */
export const UNIT_MARKERS = [3, 3, 2] as const;

/** Coins for a pawn in the exchange of the production phase, and for a pawn sold. */
export const BUY_PRICE = 3;
export const SELL_PRICE = 1;
