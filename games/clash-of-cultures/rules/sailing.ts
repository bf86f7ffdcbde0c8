/** Where ships can go: over connected sea, round the outside with Navigation (COC-13.8, COC-13.9). */
import { NONE } from '@epoka/kernel';
import { A, SEA } from '../content/index.ts';
import { isAlly } from './corsairs.ts';
import { enemyUnits, works } from './counts.ts';
import { layoutFor } from './layout.ts';
import type { State } from './state.ts';

/** How a space is reached. */
export const NOT = 0;
export const SAILING = 1;
export const ROUND = 2;

const reached: number[] = [];
const queue: number[] = [];

/** Marks the sea spaces connected with `start` and the unexplored ones beside them; ships stop at enemies. */
function spread(s: State, seat: number, start: number, how: number, explore: boolean): void {
  const { beside } = layoutFor(s.seats);
  reached[start] = how;
  queue[0] = start;
  let end = 1;
  for (let i = 0; i < end; i++) {
    const x = queue[i];
    if (enemyUnits(s, seat, x) && !isAlly(s, seat, x)) continue;
    for (const y of beside[x]) {
      if (reached[y] !== NOT) continue;
      if (s.terrain[y] === SEA) {
        reached[y] = how;
        queue[end++] = y;
      } else if (explore && s.terrain[y] < 0) reached[y] = how;
    }
  }
}

/** For each space how ships of the seat get there from `from` in one group move; the list is used again. */
export function seaReach(s: State, seat: number, from: number): readonly number[] {
  const { perimeter, spaces } = layoutFor(s.seats);
  for (let x = 0; x < spaces; x++) reached[x] = NOT;
  spread(s, seat, from, SAILING, true);
  if (!works(s, seat, A.navigation)) return reached;
  const n = perimeter.length;
  for (let i = 0; i < n; i++) {
    const x = perimeter[i];
    if (reached[x] !== SAILING || s.terrain[x] !== SEA || enemyUnits(s, seat, x)) continue;
    for (let turn = 1; turn >= -1; turn -= 2) {
      const entry = reentry(s, i, turn);
      if (reached[entry] !== NOT) continue;
      if (s.terrain[entry] === SEA) spread(s, seat, entry, ROUND, false);
      else reached[entry] = ROUND;
    }
  }
  return reached;
}

/** The first other sea or unexplored space met along the perimeter. */
function reentry(s: State, start: number, turn: number): number {
  const { perimeter } = layoutFor(s.seats);
  const n = perimeter.length;
  for (let i = 1; i < n; i++) {
    const x = perimeter[(start + turn * i + n * i) % n];
    if (s.terrain[x] < 0) return x;
    if (s.terrain[x] === SEA && reached[x] !== SAILING) return x;
  }
  return NONE;
}

/** The spaces of the ships' own sea group that are free of enemies (COC-14.4.a). */
export function ownGroup(s: State, seat: number, from: number): readonly number[] {
  const { spaces } = layoutFor(s.seats);
  for (let x = 0; x < spaces; x++) reached[x] = NOT;
  spread(s, seat, from, SAILING, false);
  for (let x = 0; x < spaces; x++) if (reached[x] !== NOT && enemyUnits(s, seat, x)) reached[x] = NOT;
  return reached;
}
