import type { UnitId, UnitType } from './ids.ts';

export interface Unit {
  readonly id: UnitId;
  readonly type: UnitType;
  readonly copies: number;
  /** strength and health by rank, I to IV; aircraft have one set */
  readonly ranks: readonly (readonly [strength: number, health: number])[];
}

export const UNITS: readonly Unit[] = [
  {
    id: 'infantry-a',
    type: 'infantry',
    copies: 5,
    ranks: [
      [1, 3],
      [2, 4],
      [3, 5],
      [4, 6],
    ],
  },
  {
    id: 'infantry-b',
    type: 'infantry',
    copies: 5,
    ranks: [
      [2, 2],
      [3, 3],
      [4, 4],
      [5, 5],
    ],
  },
  {
    id: 'infantry-c',
    type: 'infantry',
    copies: 5,
    ranks: [
      [3, 1],
      [4, 2],
      [5, 3],
      [6, 4],
    ],
  },
  {
    id: 'mounted-a',
    type: 'mounted',
    copies: 5,
    ranks: [
      [1, 3],
      [2, 4],
      [3, 5],
      [4, 6],
    ],
  },
  {
    id: 'mounted-b',
    type: 'mounted',
    copies: 5,
    ranks: [
      [2, 2],
      [3, 3],
      [4, 4],
      [5, 5],
    ],
  },
  {
    id: 'mounted-c',
    type: 'mounted',
    copies: 5,
    ranks: [
      [3, 1],
      [4, 2],
      [5, 3],
      [6, 4],
    ],
  },
  {
    id: 'artillery-a',
    type: 'artillery',
    copies: 5,
    ranks: [
      [1, 3],
      [2, 4],
      [3, 5],
      [4, 6],
    ],
  },
  {
    id: 'artillery-b',
    type: 'artillery',
    copies: 5,
    ranks: [
      [2, 2],
      [3, 3],
      [4, 4],
      [5, 5],
    ],
  },
  {
    id: 'artillery-c',
    type: 'artillery',
    copies: 5,
    ranks: [
      [3, 1],
      [4, 2],
      [5, 3],
      [6, 4],
    ],
  },
  { id: 'aircraft-a', type: 'aircraft', copies: 2, ranks: [[5, 7]] },
  { id: 'aircraft-b', type: 'aircraft', copies: 4, ranks: [[6, 6]] },
  { id: 'aircraft-c', type: 'aircraft', copies: 2, ranks: [[7, 5]] },
];
