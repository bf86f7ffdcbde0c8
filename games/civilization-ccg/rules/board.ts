/** Rows, ring and what stands where (CCG-5). */
import { AIR, NAVAL, SEA, TYPES, UNIT_TYPE } from './cards.ts';
import { AIR_BASE_OP, STATIC } from './effects.ts';
import {
  ATTACK,
  IN_FIELD,
  IN_FORCE,
  IN_GROUND,
  IN_ROW,
  isCapital,
  KNOWN,
  STANDING,
  type State,
} from './state.ts';

export const UNITS_PER_TERRAIN = 3;

/** How far a player's row reaches on each side of the capital. */
export function sides(s: State, seat: number): [left: number, right: number] {
  const row = s.row[seat];
  let at = 0;
  while (!isCapital(s, row[at])) at++;
  return [at, row.length - 1 - at];
}

/**
 * All terrains as one ring (CCG-5.4), going to the left: each row from its right edge to its left edge, then the next player's.
 * Filled into `ring`, which is used again.
 */
export function ringOf(s: State, ring: number[] = []): number[] {
  let n = 0;
  for (let seat = 0; seat < s.seats; seat++) {
    const row = s.row[seat];
    for (let i = row.length - 1; i >= 0; i--) ring[n++] = row[i];
  }
  ring.length = n;
  return ring;
}

/** Steps on the ring; it ignores units and prohibitions. */
export function distance(ring: readonly number[], a: number, b: number): number {
  const d = Math.abs(ring.indexOf(a) - ring.indexOf(b));
  return Math.min(d, ring.length - d);
}

export function isAdjacent(ring: readonly number[], a: number, b: number): boolean {
  return distance(ring, a, b) === 1;
}

export const isUnit = (s: State, o: number): boolean => s.zone[o] === IN_FIELD;

/** A foreign unit stands on it (CCG-5.6); nothing else on a terrain is ever foreign. */
export function isOccupied(s: State, terrain: number): boolean {
  const own = s.owner[terrain];
  const { at, owner } = s;
  for (let o = 0; o < at.length; o++) if (at[o] === terrain && owner[o] !== own) return true;
  return false;
}

/** Units of anybody else than this seat stand on it. */
export function hasEnemies(s: State, terrain: number, seat: number): boolean {
  const { zone, at, owner } = s;
  for (let o = 0; o < zone.length; o++)
    if (zone[o] === IN_FIELD && at[o] === terrain && owner[o] !== seat) return true;
  return false;
}

/** All terrains of which that is true. */
export function heldByEnemies(s: State, seat: number): number[] {
  const { zone, at, owner } = s;
  const held: number[] = [];
  for (let o = 0; o < zone.length; o++) if (zone[o] === IN_FIELD && owner[o] !== seat) held.push(at[o]);
  return held;
}

export function unitsOn(s: State, terrain: number): number {
  const { zone, at } = s;
  let n = 0;
  for (let o = 0; o < zone.length; o++) if (zone[o] === IN_FIELD && at[o] === terrain) n++;
  return n;
}

/** All units of a player, wherever they are. */
export function unitsOf(s: State, seat: number): number[] {
  const { zone, owner } = s;
  const found: number[] = [];
  for (let o = 0; o < zone.length; o++) if (zone[o] === IN_FIELD && owner[o] === seat) found.push(o);
  return found;
}

/** The terrain under an object; a terrain is under itself. */
export function terrainOf(s: State, o: number): number {
  return s.zone[o] === IN_ROW ? o : s.at[o];
}

/** Where a unit counts as being: attackers are on the terrain they attack (CCG-11.3). */
export function placeOf(s: State, unit: number): number {
  return isAttacker(s, unit) ? s.declared.terrain : terrainOf(s, unit);
}

export function isAttacker(s: State, unit: number): boolean {
  const { declared } = s;
  return declared.kind === ATTACK && declared.open && declared.units.includes(unit);
}

/** The unit, or the attacked capital, takes part in the fight of the present declaration. */
export function isInCombat(s: State, o: number): boolean {
  const { declared } = s;
  if (declared.kind !== ATTACK || !declared.open) return false;
  if (declared.units.includes(o)) return true;
  if (o === declared.terrain) return isCapital(s, o);
  return isUnit(s, o) && s.at[o] === declared.terrain;
}

/** A card whose text works (CCG-17.3). */
export function isInForce(s: State, o: number): boolean {
  switch (s.zone[o]) {
    case IN_ROW:
    case IN_FIELD:
    case KNOWN:
    case IN_FORCE:
      return true;
    case IN_GROUND:
    case STANDING:
      return !isOccupied(s, s.at[o]);
    default:
      return false;
  }
}

export const isSea = (s: State, terrain: number): boolean => (TYPES[s.face[terrain]] & SEA) !== 0;

/** Air units of this seat may be stationed there (CCG-10.11). */
export function isAirBase(s: State, terrain: number, seat: number): boolean {
  if (isCapital(s, terrain)) return s.owner[terrain] === seat;
  const bases = STATIC[AIR_BASE_OP];
  const { zone, face, owner, at } = s;
  for (let o = 0; o < zone.length; o++) {
    if (owner[o] !== seat || at[o] !== terrain || bases[face[o]] === undefined) continue;
    if (isUnit(s, o) || (zone[o] === STANDING && !isOccupied(s, terrain))) return true;
  }
  return false;
}

/** Whether a terrain can hold the unit if it is put there, apart from room (CCG-8.14.a). */
export function suits(s: State, unit: number, terrain: number): boolean {
  const type = UNIT_TYPE[s.face[unit]];
  if (type === NAVAL) return isSea(s, terrain);
  return type !== AIR || isAirBase(s, terrain, s.owner[unit]);
}

/** The left or right end of its row. */
export function isEdge(s: State, terrain: number): boolean {
  const row = s.row[s.owner[terrain]];
  return row[0] === terrain || row[row.length - 1] === terrain;
}

/** The resource that lies on a terrain, or -1. */
export function resourceOn(s: State, terrain: number): number {
  const { zone, at } = s;
  for (let o = 0; o < zone.length; o++) if (zone[o] === IN_GROUND && at[o] === terrain) return o;
  return -1;
}
