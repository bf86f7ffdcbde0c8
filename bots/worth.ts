import type { AnyRuleset, Brain, CoreState } from '@epoka/kernel';

/** A finished game is judged by its result: no lead in points makes up for a lost place. */
const PLACE = 1000;

/** How good a position is for a seat, in points of the game. */
export function worth<S extends CoreState>(
  rules: AnyRuleset,
  brain: Brain<S> | undefined,
  s: S,
  seat: number,
): number {
  if (!s.over && brain) return brain.evaluate(s, seat);
  let own = 0;
  let rank = 1;
  let best = Number.NEGATIVE_INFINITY;
  for (const standing of rules.standing(s)) {
    if (standing.seat === seat) {
      own = standing.points;
      rank = standing.rank;
    } else if (standing.points > best) best = standing.points;
  }
  const lead = best === Number.NEGATIVE_INFINITY ? own : own - best;
  return s.over ? lead + PLACE * (rank === 1 ? 1 : 1 - rank) : lead;
}
