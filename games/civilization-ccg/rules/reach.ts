/** Where units may be, what it costs them to get there, and who may strike what (CCG-10). */
import { type Blocked, OK } from '@epoka/kernel';
import { hasEnemies, placeOf, suits, UNITS_PER_TERRAIN, unitsOn } from './board.ts';
import { AIR, DEMOLISHER, UNIT_TYPE } from './cards.ts';
import { crush } from './leaving.ts';
import { type G, isCapital, type State } from './state.ts';
import { keptOutBy, keywordOf, truceBetween } from './values.ts';

/** in `mustReturn`, for the present phase */
export const UNDECIDED = 0;
export const MUST_RETURN = 1;
export const FED = 2;

/** Why a unit may not be on a terrain at all, friend or foe: prohibitions of cards. */
export function cannotBeThere(g: G, unit: number, terrain: number, onFoot: boolean): Blocked {
  const { s } = g;
  const keeper = keptOutBy(s, terrain, unit, onFoot);
  if (keeper !== undefined) return g.no('forbidden', s.face[keeper]);
  return atPeace(g, s.owner[unit], s.owner[terrain]);
}

/** A treaty that keeps one player off another (CCG-17.10). */
export function atPeace(g: G, from: number, to: number): Blocked {
  const truce = truceBetween(g.s, from, to);
  return truce === undefined ? OK : g.no('forbidden', g.s.face[truce]);
}

/** A step out of the own civilization, or from one foreign one into another (CCG-10.7). */
export function crosses(s: State, unit: number, from: number, to: number): boolean {
  return s.owner[to] !== s.owner[unit] && s.owner[from] !== s.owner[to];
}

export function cannotCross(g: G, unit: number, from: number, to: number): Blocked {
  return crosses(g.s, unit, from, to) && g.s.moved[unit] === 1 ? g.no('borderMoved') : OK;
}

/** The unit has arrived: marks, prohibitions and what was being built there (CCG-10.14). */
export function arrive(g: G, unit: number, terrain: number): void {
  const { s } = g;
  s.at[unit] = terrain;
  s.moved[unit] = 1;
  if (s.owner[terrain] !== s.owner[unit]) crush(g, terrain);
  else s.mustReturn[unit] = FED;
}

export function spendPoints(s: State, unit: number, left: number): void {
  s.points[unit] = left;
  if (left === 0) s.used[unit] = 1;
}

/** Enemies, or a foreign capital: something that can be attacked. */
export function canBeAttacked(s: State, terrain: number, seat: number): boolean {
  return isForeignCapital(s, terrain, seat) || hasEnemies(s, terrain, seat);
}

export const isForeignCapital = (s: State, terrain: number, seat: number): boolean =>
  isCapital(s, terrain) && s.owner[terrain] !== seat;

export function cannotRazeWith(g: G, unit: number, building: number): Blocked {
  const { s } = g;
  if (placeOf(s, unit) !== s.at[building]) return g.no('tooFar');
  if (s.mustReturn[unit] === MUST_RETURN) return g.no('mustReturn');
  return s.used[unit] === 1 ? g.no('alreadyUsed') : atPeace(g, s.owner[unit], s.owner[building]);
}

export const canBomb = (s: State, unit: number): boolean =>
  UNIT_TYPE[s.face[unit]] === AIR &&
  s.used[unit] === 0 &&
  s.mustReturn[unit] !== MUST_RETURN &&
  keywordOf(s, unit, DEMOLISHER) > 0;

export const mayStay = (s: State, unit: number, terrain: number): boolean =>
  suits(s, unit, terrain) && unitsOn(s, terrain) < UNITS_PER_TERRAIN;
