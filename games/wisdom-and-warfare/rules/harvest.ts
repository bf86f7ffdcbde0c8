/** Resources that a city can harvest (WAW-7.15, 19.6). */
import { type Blocked, NONE, OK } from '@epoka/kernel';
import { FIRST_STATE, MARKET_GOODS, STATE_ANY } from '../content/tables.ts';
import { mayGather } from './counts.ts';
import { foreign, goodAt, gridOf } from './squares.ts';
import { CITIES, FIGURES, type G } from './state.ts';

/** Calls back for every resource of the city, with what blocks it. `sent`: also what figures gather for the city. */
export function offerHarvest(
  g: G,
  seat: number,
  c: number,
  sent: boolean,
  each: (why: Blocked, q: number, good: number) => void,
): void {
  const { s } = g;
  const centre = s.city[seat * CITIES + c];
  if (centre === NONE) return;
  const supply = (good: number): Blocked => (s.market[good] > 0 ? OK : g.no('supply-empty'));
  for (const q of gridOf(s).eight[centre]) {
    const good = goodAt(s, q);
    if (good !== NONE) each(foreign(s, q, seat) ? g.no('square-blockaded') : supply(good), q, good);
  }
  const base = seat * FIGURES;
  for (let f = 0; f < FIGURES; f++) {
    const q = s.fig[base + f];
    if (s.fig.indexOf(q, base) !== base + f) continue;
    if (c === 0 && STATE_ANY[s.mark[q] - FIRST_STATE])
      for (let good = 0; good < MARKET_GOODS; good++) each(supply(good), q, good);
  }
  if (!sent) return;
  for (let f = 0; f < FIGURES; f++) {
    if (s.sends[base + f] !== c || !mayGather(s, seat, f)) continue;
    const good = goodAt(s, s.fig[base + f]);
    if (good !== NONE) each(supply(good), s.fig[base + f], good);
  }
}
