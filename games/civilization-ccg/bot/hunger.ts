/** What food is good for: unrest, the next discovery, victory. */
import { ERA, KIND, TERRAIN } from '../rules/cards.ts';
import type { State } from '../rules/state.ts';
import { discoveryCost, unrest, VICTORY_TERRAINS, victoryFood } from '../rules/values.ts';
import type { Weights } from './weights.ts';

/** So much food is wanted, and what a point of it is worth: up to unrest, up to the goal, and up to what comes after it. */
export interface Hunger {
  readonly unrest: number;
  readonly goal: number;
  readonly rate: number;
  readonly beyond: number;
  readonly later: number;
}

export function hungerOf(s: State, seat: number, w: Weights): Hunger {
  const n = s.row[seat].length;
  const due = unrest(s, seat);
  if (n >= VICTORY_TERRAINS) {
    const goal = due + victoryFood(s, seat);
    return { unrest: due, goal, rate: w.lastFood, beyond: goal + 2, later: 1 };
  }
  const price = discoveryCost(s, seat, 1);
  const goal = due + price;
  if (!hasTerrain(s, seat)) return { unrest: due, goal: due, rate: 1, beyond: due + 4, later: 0.4 };
  // One terrain before the last, the food to win may be gathered at the same time.
  if (n === VICTORY_TERRAINS - 1)
    return {
      unrest: due,
      goal,
      rate: w.lastFood,
      beyond: goal + victoryFood(s, seat),
      later: 0.6 * w.lastFood,
    };
  const rate = Math.max(w.leastRate, Math.min(w.mostRate, w.discovery / price));
  return { unrest: due, goal, rate, beyond: goal + price + 1, later: w.laterFood };
}

/** There is a terrain to discover, now or an era later. */
function hasTerrain(s: State, seat: number): boolean {
  for (const card of s.atlas[seat]) if (KIND[card] === TERRAIN && ERA[card] <= s.era[seat] + 1) return true;
  return false;
}

export function foodValue(h: Hunger, n: number): number {
  return (
    Math.min(n, h.unrest) * Math.max(3, h.rate) +
    Math.max(0, Math.min(n, h.goal) - h.unrest) * h.rate +
    Math.max(0, Math.min(n, h.beyond) - h.goal) * h.later +
    Math.max(0, n - h.beyond) * 0.2
  );
}
