/** What the land gives: how much the seat's cities can collect, and where another city would stand well. */
import { NONE } from '@epoka/kernel';
import { A, B, BARREN, SEA } from '../content/index.ts';
import { hasBuilding, isLand, works } from '../rules/counts.ts';
import { layoutFor } from '../rules/layout.ts';
import { ANGRY, HAPPY, type State } from '../rules/state.ts';
import type { Survey } from './survey.ts';

/** The best city is used most. */
const SHARES = [0.5, 0.32, 0.22, 0.14, 0.08, 0.05];

const taken: number[] = [];
const harvests: number[] = [];

/** A space that a city next to it can use. */
function gives(s: State, seat: number, space: number, port: boolean): boolean {
  const t = s.terrain[space];
  if (t < 0 || s.exhausted[space] === 1 || s.cityOwner[space] !== NONE) return false;
  if (s.holder[space] !== NONE && s.holder[space] !== seat) return false;
  if (t === BARREN) return works(s, seat, A.irrigation);
  if (t === SEA) return port || works(s, seat, A.fishing);
  return true;
}

/** What the cities can collect in a turn, each space used by one of them; the best first and most. */
export function income(s: State, seat: number, { cities: n, city, size }: Readonly<Survey>): number {
  const { near } = layoutFor(s.seats);
  for (let x = 0; x < s.cityOwner.length; x++) taken[x] = 0;
  for (let i = 0; i < n; i++) {
    const x = city[i];
    const port = hasBuilding(s, x, B.port);
    const most = s.mood[x] === ANGRY ? 1 : size[i] + (s.mood[x] === HAPPY ? 1 : 0);
    // its own space
    let harvest = s.exhausted[x] === 0 && s.terrain[x] !== BARREN ? 1 : 0;
    let fished = false;
    for (let d = 0; d < 6 && harvest < most; d++) {
      const y = near[6 * x + d];
      if (y < 0 || taken[y] === 1 || !gives(s, seat, y, port)) continue;
      if (s.terrain[y] === SEA) {
        if (fished) continue;
        fished = true;
      }
      taken[y] = 1;
      harvest++;
    }
    harvests[i] = Math.min(harvest, most);
  }
  let value = 0;
  for (let i = 0; i < SHARES.length && i < n; i++) {
    let best = i;
    for (let k = i + 1; k < n; k++) if (harvests[k] > harvests[best]) best = k;
    const harvest = harvests[best];
    harvests[best] = harvests[i];
    value += SHARES[i] * harvest;
  }
  return value;
}

/** How well a city would stand here: 0 where none can be founded, then more with each space it need not share. */
export function siteValue(s: State, seat: number, space: number): number {
  if (!isLand(s, space) || s.terrain[space] === BARREN) return 0;
  if (s.cityOwner[space] !== NONE || s.exhausted[space] !== 0) return 0;
  const { near } = layoutFor(s.seats);
  let free = 0;
  for (let d = 0; d < 6; d++) {
    const y = near[6 * space + d];
    if (y < 0) continue;
    if (s.cityOwner[y] === seat) free -= 1;
    else if (gives(s, seat, y, false)) free++;
  }
  return 0.4 + 0.15 * Math.max(0, Math.min(4, free));
}
