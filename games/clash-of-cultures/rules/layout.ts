/** The grid of each layout: spaces as small integers, homes first, then slot after slot (COC-3). */
import { DIRECTIONS, MAPS } from '../content/index.ts';

export interface Layout {
  /** number of spaces */
  readonly spaces: number;
  /** face-down slots, four spaces each */
  readonly slots: number;
  /** slot of a space; -1 on a home */
  readonly slotOf: readonly number[];
  /** spaces of a slot: four in a row */
  readonly cells: readonly number[];
  /** spaces of the homes, clockwise: four in a row, the city first */
  readonly homes: readonly number[];
  readonly sides: readonly ('A' | 'B')[];
  readonly q: readonly number[];
  readonly r: readonly number[];
  /** six neighbours of each space, -1 outside the map */
  readonly near: readonly number[];
  /** the neighbours of each space that lie on the map */
  readonly beside: readonly (readonly number[])[];
  /** 1 where a neighbour lies outside */
  readonly edge: readonly number[];
  /** the walk round the outside, clockwise */
  readonly perimeter: readonly number[];
  /** region of a space: its slot, or -1 - home on a home tile */
  readonly regionOf: readonly number[];
  /** as the crow flies */
  readonly crow: readonly number[];
  /** column letter and row: "D7" */
  readonly labels: readonly string[];
}

function build(map: (typeof MAPS)[number]): Layout {
  const cells = [...map.homes.flatMap(home => home.cells), ...map.slots.flat()];
  const at = new Map(cells.map(([q, r], i) => [`${q},${r}`, i]));
  const find = (q: number, r: number) => at.get(`${q},${r}`) ?? -1;
  const near = cells.flatMap(([q, r]) => DIRECTIONS.map(([dq, dr]) => find(q + dq, r + dr)));
  const homeCells = map.homes.length * 4;
  return {
    spaces: cells.length,
    slots: map.slots.length,
    slotOf: cells.map((_, i) => (i < homeCells ? -1 : (i - homeCells) >> 2)),
    regionOf: cells.map((_, i) => (i < homeCells ? -1 - (i >> 2) : (i - homeCells) >> 2)),
    cells: cells.map((_, i) => i).slice(homeCells),
    homes: cells.map((_, i) => i).slice(0, homeCells),
    sides: map.homes.map(home => home.side),
    q: cells.map(([q]) => q),
    r: cells.map(([, r]) => r),
    near,
    beside: cells.map((_, i) => near.slice(6 * i, 6 * i + 6).filter(x => x >= 0)),
    edge: cells.map((_, i) => (near.slice(6 * i, 6 * i + 6).includes(-1) ? 1 : 0)),
    perimeter: map.perimeter.map(([q, r]) => find(q, r)),
    crow: cells.flatMap(([q, r]) =>
      cells.map(([x, y]) => (Math.abs(q - x) + Math.abs(r - y) + Math.abs(q + r - x - y)) / 2),
    ),
    labels: cells.map(([q, r]) => `${String.fromCharCode(65 + q)}${r + Math.floor(q / 2) + 1}`),
  };
}

const BY_PLAYERS: readonly Layout[] = MAPS.map(build);

/** The region of a space: its slot, or -1 - home for a home tile. */
export function regionOf(seats: number, space: number): number {
  return layoutFor(seats).regionOf[space];
}

/** The layout for a number of players. */
export function layoutFor(seats: number): Layout {
  return BY_PLAYERS[seats - 2];
}
