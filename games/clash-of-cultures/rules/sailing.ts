/** Where ships can go: over connected sea, round the outside with Navigation (COC-13.8, COC-13.9). */
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

function forget(s: State): void {
  reached.length = layoutFor(s.seats).spaces;
  reached.fill(NOT);
}

/** Marks the sea spaces connected with `start` and the unexplored ones beside them; ships stop at enemies. */
function spread(s: State, seat: number, start: number, how: number, explore: boolean): void {
  const { beside } = layoutFor(s.seats);
  reached[start] = how;
  const queue = [start];
  for (const x of queue) {
    if (enemyUnits(s, seat, x) && !isAlly(s, seat, x)) continue;
    for (const y of beside[x]) {
      if (reached[y] !== NOT) continue;
      if (s.terrain[y] === SEA) {
        reached[y] = how;
        queue.push(y);
      } else if (explore && s.terrain[y] < 0) reached[y] = how;
    }
  }
}

/** For each space how ships of the seat get there from `from` in one group move; the list is used again. */
export function seaReach(s: State, seat: number, from: number): readonly number[] {
  const { perimeter } = layoutFor(s.seats);
  forget(s);
  spread(s, seat, from, SAILING, true);
  if (!works(s, seat, A.navigation)) return reached;
  perimeter.forEach((x, i) => {
    if (reached[x] !== SAILING || s.terrain[x] !== SEA || enemyUnits(s, seat, x)) return;
    const round = [...perimeter.slice(i), ...perimeter.slice(0, i)];
    const entries = round.filter(y => isEntry(s, y));
    for (const entry of [...entries.slice(0, 1), ...entries.slice(-1)]) {
      if (reached[entry] !== NOT) continue;
      if (s.terrain[entry] === SEA) spread(s, seat, entry, ROUND, false);
      else reached[entry] = ROUND;
    }
  });
  return reached;
}

/** Where who goes round the outside must stop: other sea, or the unknown. */
function isEntry(s: State, space: number): boolean {
  return s.terrain[space] < 0 || (s.terrain[space] === SEA && reached[space] !== SAILING);
}

/** The spaces of the ships' own sea group that are free of enemies (COC-14.4.a). */
export function ownGroup(s: State, seat: number, from: number): readonly number[] {
  forget(s);
  spread(s, seat, from, SAILING, false);
  s.holder.forEach((_, x) => {
    if (enemyUnits(s, seat, x)) reached[x] = NOT;
  });
  return reached;
}
