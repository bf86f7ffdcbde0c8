/** Putting things on squares: buildings, wonders, great people and new figures. */
import { type Blocked, NONE, OK } from '@epoka/kernel';
import {
  ARK,
  ATTILA,
  BUILDING_STAR,
  BUILDING_TERRAIN,
  FIRST_BUILDING,
  FIRST_STATE,
  isBuilding,
  isPerson,
  isWonder,
  SHIPYARD,
  tech,
  VILLAGE,
  WATER,
} from '../content/tables.ts';
import { knows, stackLimit, waterways } from './counts.ts';
import { countAt, foreign, gridOf, isWater, outskirtsOf, terrainAt } from './squares.ts';
import { CITIES, type G, type State } from './state.ts';

const NAVY = tech('navy');

/** Why a building, wonder or great person can't be put there (WAW-15.3, 16.2, 17.3, 17.6). */
export function cannotBuild(g: G, seat: number, q: number, top: number): Blocked {
  const { s } = g;
  if (s.top[q] === top && !isPerson(top)) return g.no('already-there');
  if (foreign(s, q, seat)) return g.no('square-blockaded');
  if (s.mark[q] === ARK || s.mark[q] === ATTILA) return g.no('relic-square');
  if (s.mark[q] >= FIRST_STATE) return g.no('on-city-state');
  const terrain = terrainAt(s, q);
  const fits = isBuilding(top) ? (BUILDING_TERRAIN[top - FIRST_BUILDING] >> terrain) & 1 : terrain !== WATER;
  if (!fits) return g.no('wrong-terrain', terrain);
  const wonders = isWonder(top);
  if (!wonders && !BUILDING_STAR[top - FIRST_BUILDING]) return OK;
  for (const other of gridOf(s).eight[s.city[outskirtsOf(s, q)]]) {
    if (other === q) continue;
    if (wonders && isWonder(s.top[other])) return g.no('wonder-limit');
    if (!wonders && BUILDING_STAR[s.top[other] - FIRST_BUILDING]) return g.no('star-limit');
  }
  return OK;
}

/** Whether figures of the seat may stand on a square without a city, apart from whom they meet there. */
export function cannotStand(g: G, seat: number, q: number, coming: number): Blocked {
  const { s } = g;
  if (isWater(s, q) && waterways(s, seat) < 2) return g.no('water-forbidden');
  const limit = stackLimit(s, seat);
  if (countAt(s, seat, q) + coming > limit) return g.no('stacking-limit', limit);
  return OK;
}

/** Where a new figure of a city may stand (WAW-7.8): kind 0 army, 1 scout. */
export function cannotDeploy(g: G, seat: number, kind: number, q: number): Blocked {
  const { s } = g;
  const why = cannotStand(g, seat, q, 1);
  if (why !== OK) return why;
  if (kind === 1 && foreign(s, q, seat)) return g.no('scout-forbidden');
  if (s.mark[q] === VILLAGE) return g.no('scout-forbidden');
  return OK;
}

/** Calls back for every square where a figure built by the city could stand. */
export function deployments(
  s: State,
  seat: number,
  c: number,
  kind: number,
  each: (q: number) => void,
): void {
  const base = seat * CITIES;
  const navy = kind === 0 && knows(s, seat, NAVY);
  for (let other = 0; other < CITIES; other++) {
    const centre = s.city[base + other];
    if (centre === NONE || (other !== c && !(navy && hasShipyard(s, seat, other)))) continue;
    for (const q of gridOf(s).eight[centre]) each(q);
  }
  if (c !== 0) return;
  s.mark.forEach((mark, q) => {
    if (mark >= FIRST_STATE && ((s.here[q] >> seat) & 1) === 1) each(q);
  });
}

function hasShipyard(s: State, seat: number, c: number): boolean {
  for (const q of gridOf(s).eight[s.city[seat * CITIES + c]])
    if (s.top[q] === SHIPYARD && !foreign(s, q, seat)) return true;
  return false;
}

/** Whether the great person could be put anywhere. */
export function placeForPerson(g: G, seat: number, top: number): boolean {
  let found = false;
  ownOutskirts(g.s, seat, q => {
    found ||= cannotBuild(g, seat, q, top) === OK;
  });
  return found;
}

/** The outskirts squares of all cities of the seat. */
export function ownOutskirts(s: State, seat: number, each: (q: number) => void): void {
  for (let c = 0; c < CITIES; c++) {
    const centre = s.city[seat * CITIES + c];
    if (centre !== NONE) for (const q of gridOf(s).eight[centre]) each(q);
  }
}
