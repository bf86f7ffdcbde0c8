/** Where tiles lie, for 2, 3 and 4 players: the upper left corner of each 4 x 4 slot, and the home slots in seat order. */
export interface Layout {
  readonly rows: number;
  readonly slots: readonly (readonly [x: number, y: number])[];
  /** slot of each seat, and the clockwise quarter turns of its tile */
  readonly homes: readonly (readonly [slot: number, turns: number])[];
}

export const COLUMNS = 16;

export const LAYOUTS: readonly Layout[] = [
  {
    rows: 8,
    slots: [
      [0, 0],
      [4, 0],
      [8, 0],
      [12, 0],
      [0, 4],
      [4, 4],
      [8, 4],
      [12, 4],
    ],
    homes: [
      [0, 1],
      [7, 3],
    ],
  },
  {
    rows: 16,
    slots: [
      [6, 0],
      [4, 4],
      [8, 4],
      [2, 8],
      [6, 8],
      [10, 8],
      [0, 12],
      [4, 12],
      [8, 12],
      [12, 12],
    ],
    homes: [
      [0, 2],
      [9, 3],
      [6, 1],
    ],
  },
  {
    rows: 16,
    slots: [
      [0, 0],
      [4, 0],
      [8, 0],
      [12, 0],
      [0, 4],
      [4, 4],
      [8, 4],
      [12, 4],
      [0, 8],
      [4, 8],
      [8, 8],
      [12, 8],
      [0, 12],
      [4, 12],
      [8, 12],
      [12, 12],
    ],
    homes: [
      [0, 2],
      [3, 2],
      [15, 0],
      [12, 0],
    ],
  },
];
