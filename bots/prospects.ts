import type { AnyRuleset, Brain, CoreState, Terms } from '@epoka/kernel';

/** A finished game is judged by its result: no lead in points makes up for a lost place. */
const PLACE = 1000;

/**
 * How good a position is for a seat, in points of the game: what it can expect, less the part of the rivals' prospects
 * that the game counts against it. Without a brain the standing is the judge. With `terms`, the seat's own parts are added there.
 */
export function prospects<S extends CoreState>(
  rules: AnyRuleset,
  brain: Brain<S> | undefined,
  s: S,
  seat: number,
  terms?: Terms,
): number {
  if (s.over || brain === undefined) return byStanding(rules, s, seat);
  const { rivalry, weights } = brain;
  const own = brain.judge(s, seat, weights, terms);
  let best = Number.NEGATIVE_INFINITY;
  let sum = 0;
  let rivals = 0;
  for (let other = 0; other < s.seats; other++) {
    if (other === seat) continue;
    const theirs = brain.judge(s, other, weights);
    // A seat that has left the game is nobody's rival.
    if (theirs === Number.NEGATIVE_INFINITY) continue;
    if (theirs > best) best = theirs;
    sum += theirs;
    rivals++;
  }
  return rivals === 0 ? own : own - rivalry.best * best - (rivalry.mean * sum) / rivals;
}

function byStanding<S extends CoreState>(rules: AnyRuleset, s: S, seat: number): number {
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
