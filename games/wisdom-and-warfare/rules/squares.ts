/** What a square is and what it gives: the topmost layer decides (WAW-2.8). */
import { NONE } from '@epoka/kernel';
import {
  FIRST_STATE,
  SQUARE_COIN,
  SQUARE_CULTURE,
  SQUARE_GOOD,
  TERRAIN,
  TERRAIN_PRODUCTION,
  TERRAIN_TRADE,
  TOP_COIN,
  TOP_CULTURE,
  TOP_PRODUCTION,
  TOP_TRADE,
  WATER,
} from '../content/tables.ts';
import { type Grid, grid } from './geometry.ts';
import { CITIES, FIGURES, type State } from './state.ts';

export const gridOf = (s: State): Grid => grid(s.seats);
export const explored = (s: State, q: number): boolean => s.ground[q] !== NONE;

export function terrainAt(s: State, q: number): number {
  const d = s.disaster[q];
  return d > 0 ? d - 1 : TERRAIN[s.ground[q]];
}

export const isWater = (s: State, q: number): boolean => terrainAt(s, q) === WATER;

export function productionAt(s: State, q: number): number {
  const top = s.top[q];
  return top > 0 ? TOP_PRODUCTION[top] : TERRAIN_PRODUCTION[terrainAt(s, q)];
}

export function tradeAt(s: State, q: number): number {
  const top = s.top[q];
  return top > 0 ? TOP_TRADE[top] : TERRAIN_TRADE[terrainAt(s, q)];
}

export function cultureAt(s: State, q: number): number {
  const top = s.top[q];
  return top > 0 ? TOP_CULTURE[top] : s.disaster[q] > 0 ? 0 : SQUARE_CULTURE[s.ground[q]];
}

export function coinAt(s: State, q: number): number {
  const top = s.top[q];
  return top > 0 ? TOP_COIN[top] : s.disaster[q] > 0 ? 0 : SQUARE_COIN[s.ground[q]];
}

/** The good that can be harvested here, NONE where there is none; a city-state's wild one is asked for apart. */
export function goodAt(s: State, q: number): number {
  return s.top[q] > 0 || s.disaster[q] > 0 || s.mark[q] >= FIRST_STATE ? NONE : SQUARE_GOOD[s.ground[q]];
}

/** seat * CITIES + city of the city whose outskirts hold the square, or NONE. */
export function outskirtsOf(s: State, q: number): number {
  const zone = s.zone[q];
  return zone >= 16 ? NONE : zone;
}

/** The city standing here, or NONE. */
export function cityAt(s: State, q: number): number {
  const zone = s.zone[q];
  return zone >= 16 ? zone - 16 : NONE;
}

export const seatOf = (city: number): number => (city < 0 ? NONE : Math.floor(city / CITIES));
/** The seat in whose outskirts the square lies, or NONE. */
export const landlord = (s: State, q: number): number => seatOf(outskirtsOf(s, q));

export const isStateAt = (s: State, q: number): boolean => s.mark[q] >= FIRST_STATE;

/** Somebody else's figure stands there. */
export const foreign = (s: State, q: number, seat: number): boolean => (s.here[q] & ~(1 << seat)) !== 0;

/** A seat with figures on the square other than this one, or NONE. */
export function stranger(s: State, q: number, seat: number): number {
  const bits = s.here[q] & ~(1 << seat);
  return bits === 0 ? NONE : 31 - Math.clz32(bits);
}

/** How many figures of the seat stand there; of one kind where it is told. */
export function countAt(s: State, seat: number, q: number, from = 0, to = FIGURES): number {
  let n = 0;
  const base = seat * FIGURES;
  for (let f = from; f < to; f++) if (s.fig[base + f] === q) n++;
  return n;
}

/** No figure, city, city-state, hut, village, relic, building, wonder or great person (WAW-2.7). */
export function isEmpty(s: State, q: number): boolean {
  return s.here[q] === 0 && s.zone[q] < 16 && s.mark[q] === 0 && s.top[q] === 0;
}
