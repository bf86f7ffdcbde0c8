/**
 * Pirate Allies of Carthage (COC-26.9): pirate ships that share a space with a unit of Carthage stand among its ships there;
 * `s.corsairs` says how many of them are pirates, `battle.corsairs` how many of the attackers.
 */
import { CA, KINDS, SHIP } from '../content/index.ts';
import { civ, landUnitsAt, unitsAt } from './counts.ts';
import { changed, PIRATE, type State } from './state.ts';
import { clearSpace, putUnits } from './units.ts';

/** Ships of one space, own and pirate together. */
export const FLEET = 4;

/** Pirates there let the seat's ships pass and join. */
export function isAlly(s: State, seat: number, space: number): boolean {
  return s.holder[space] === PIRATE && civ(s, seat, CA['pirate-allies']);
}

/** The seat shares the space with pirates. */
export function isShared(s: State, seat: number, space: number): boolean {
  return s.holder[space] === seat && s.corsairs[space] > 0;
}

export function ownShipsAt(s: State, space: number): number {
  return unitsAt(s, space, SHIP) - s.corsairs[space];
}

/**
 * The seat turns on the pirates it shares the space with: they are enemies again, its own ships with all they carry leave
 * for the battle. Returns those by kind.
 */
export function turnOn(s: State, space: number): number[] {
  const pirates = s.corsairs[space];
  const host = Array.from({ length: KINDS }, (_, k) => unitsAt(s, space, k));
  host[SHIP] -= pirates;
  s.corsairs = changed(s.corsairs, space, 0);
  clearSpace(s, space);
  putUnits(s, space, PIRATE, SHIP, 0, pirates);
  return host;
}

/** The pirate ships of the space count as the seat's from now on; a unit of the seat is about to enter. */
export function adopt(s: State, seat: number, space: number): void {
  const n = unitsAt(s, space, SHIP);
  clearSpace(s, space);
  putUnits(s, space, seat, SHIP, 0, n);
  s.corsairs = changed(s.corsairs, space, n);
}

/** How many pirates are in a group of so many ships that leaves the space: own ships go first. */
export function corsairsIn(s: State, from: number, ships: number): number {
  return Math.max(0, ships - ownShipsAt(s, from));
}

/** Where no own unit is left beside them they are pirates again. */
export function release(s: State): void {
  s.corsairs.forEach((n, x) => {
    if (n === 0) return;
    const own = landUnitsAt(s, x) + ownShipsAt(s, x);
    if (own > 0) return;
    s.corsairs = changed(s.corsairs, x, 0);
    clearSpace(s, x);
    if (own === 0) putUnits(s, x, PIRATE, SHIP, 0, n);
  });
}
