/** The map grid. A hex is one small number made of its axial coordinates; the cradle lies at (0, 0). */
import { NONE } from '@epoka/kernel';
import { DIRECTIONS } from '../content/index.ts';
import type { State } from './state.ts';

// 29 tiles, each touching two others, reach at most 14 steps from the cradle: 32 columns are enough.
const WIDTH = 32;
const CENTRE = 16;

export function hexAt(q: number, r: number): number {
  return (q + CENTRE) * WIDTH + r + CENTRE;
}

export function hexQ(hex: number): number {
  return Math.floor(hex / WIDTH) - CENTRE;
}

export function hexR(hex: number): number {
  return (hex % WIDTH) - CENTRE;
}

/** What to add to a hex for a step in each direction. */
export const STEP: readonly number[] = DIRECTIONS.map(([q, r]) => q * WIDTH + r);

/** The tile on a hex, or NONE. */
export function tileAt(s: State, hex: number): number {
  const { map } = s;
  for (let t = 0; t < map.length; t++) if (map[t].hex === hex) return t;
  return NONE;
}

/** How many tiles an empty hex touches. */
export function touching(s: State, hex: number): number {
  let n = 0;
  for (let d = 0; d < 6; d++) if (tileAt(s, hex + STEP[d]) !== NONE) n++;
  return n;
}

/** Does the empty hex beside a tile touch a second one? The two neighbours they share are looked at first. */
export function touchesTwo(s: State, tile: number, d: number): boolean {
  const { near } = s;
  if (near[6 * tile + ((d + 1) % 6)] !== NONE || near[6 * tile + ((d + 5) % 6)] !== NONE) return true;
  return touching(s, s.map[tile].hex + STEP[d]) >= 2;
}

/** Steps from one hex to another. */
export function distance(a: number, b: number): number {
  const q = hexQ(b) - hexQ(a);
  const r = hexR(b) - hexR(a);
  return (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2;
}

/** Puts a tile on the map and returns its number. */
export function placeTile(s: State, hex: number, territory: number, home: number): number {
  const { map, near } = s;
  const t = map.length;
  map.push({ hex, territory, home, village: NONE, city: NONE, building: NONE, left: NONE, right: NONE });
  for (let d = 0; d < 6; d++) {
    const other = tileAt(s, hex + STEP[d]);
    near.push(other);
    if (other !== NONE) near[6 * other + ((d + 3) % 6)] = t;
  }
  return t;
}

/** An opponent's home that no building covers: may be crossed, not stopped on. */
export function isForeignHome(s: State, tile: number, seat: number): boolean {
  const t = s.map[tile];
  return t.home !== NONE && t.home !== seat && t.building === NONE;
}

/** Carries a cube of the player: village, city or building. */
export function hasCube(s: State, tile: number, seat: number): boolean {
  const t = s.map[tile];
  return t.village === seat || t.city === seat || t.left === seat || t.right === seat;
}

/** The empty hexes beside the map. */
export function edges(s: State): number[] {
  const hexes = new Set<number>();
  for (let tile = 0; tile < s.map.length; tile++)
    for (let d = 0; d < 6; d++) if (s.near[6 * tile + d] === NONE) hexes.add(s.map[tile].hex + STEP[d]);
  return [...hexes];
}
