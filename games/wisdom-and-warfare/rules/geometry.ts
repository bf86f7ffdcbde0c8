/** The grid of squares for each number of players: computed once. */
import { NONE } from '@epoka/kernel';
import { COLUMNS, LAYOUTS } from '../content/layouts.ts';

export interface Grid {
  readonly squares: number;
  /** slot of a square, NONE off the map */
  readonly slot: readonly number[];
  /** the 4 orthogonal neighbours: north, east, south, west; NONE off the map */
  readonly four: readonly (readonly number[])[];
  /** the 8 adjacent squares on the map */
  readonly eight: readonly (readonly number[])[];
  /** fewest orthogonal steps over map squares: `far[a * squares + b]` */
  readonly far: readonly number[];
  /** the squares of each slot, row by row */
  readonly inside: readonly (readonly number[])[];
}

/** north, east, south, west */
export const DIRECTIONS = 4;
const DX = [0, 1, 0, -1];
const DY = [-1, 0, 1, 0];

export const xOf = (q: number): number => q % COLUMNS;
export const yOf = (q: number): number => Math.floor(q / COLUMNS);
/** Counting diagonals. */
export const apart = (a: number, b: number): number =>
  Math.max(Math.abs(xOf(a) - xOf(b)), Math.abs(yOf(a) - yOf(b)));

/** Works the grid out; `grid` does it once. */
export function gridFor(players: number): Grid {
  const { rows, slots } = LAYOUTS[players - 2];
  const squares = rows * COLUMNS;
  const slot = new Array<number>(squares).fill(NONE);
  const inside = slots.map(([x, y], i) => {
    const own: number[] = [];
    for (let r = 0; r < 4; r++)
      for (let c = 0; c < 4; c++) {
        const q = (y + r) * COLUMNS + x + c;
        slot[q] = i;
        own.push(q);
      }
    return own;
  });
  const at = (x: number, y: number): number => {
    const q = y * COLUMNS + x;
    return x < 0 || x >= COLUMNS || (slot[q] ?? NONE) === NONE ? NONE : q;
  };
  const four: number[][] = [];
  const eight: number[][] = [];
  for (let q = 0; q < squares; q++) {
    const x = xOf(q);
    const y = yOf(q);
    four.push(DX.map((dx, d) => at(x + dx, y + DY[d])));
    const around: number[] = [];
    for (let dy = -1; dy <= 1; dy++)
      for (let dx = -1; dx <= 1; dx++) {
        const other = dx === 0 && dy === 0 ? NONE : at(x + dx, y + dy);
        if (other !== NONE) around.push(other);
      }
    eight.push(around);
  }
  return { squares, slot, four, eight, far: distances(squares, slot, four), inside };
}

/** On the map for three some squares of the rectangle are missing, so steps have to be counted. */
function distances(squares: number, slot: readonly number[], four: readonly (readonly number[])[]): number[] {
  const far = new Array<number>(squares * squares).fill(99);
  for (let from = 0; from < squares; from++) {
    if (slot[from] === NONE) continue;
    const base = from * squares;
    const queue = [from];
    far[base + from] = 0;
    for (let i = 0; i < queue.length; i++)
      for (const next of four[queue[i]])
        if (next !== NONE && far[base + next] === 99) {
          far[base + next] = far[base + queue[i]] + 1;
          queue.push(next);
        }
  }
  return far;
}

const GRIDS: { [seats: number]: Grid } = {};

export function grid(seats: number): Grid {
  GRIDS[seats] ??= gridFor(seats);
  return GRIDS[seats];
}

export const steps = (g: Grid, a: number, b: number): number => g.far[a * g.squares + b];

/** The printed place shown at row and column of a tile turned clockwise by so many quarters. */
export function printedAt(turns: number, r: number, c: number): number {
  switch (turns) {
    case 1:
      return (3 - c) * 4 + r;
    case 2:
      return (3 - r) * 4 + 3 - c;
    case 3:
      return c * 4 + 3 - r;
    default:
      return r * 4 + c;
  }
}
