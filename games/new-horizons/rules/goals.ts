/** Goals and the end they bring (NH-14, NH-17.1). */
import { type Blocked, NONE, OK } from '@epoka/kernel';
import { FIRST_GOAL_VP, GOAL_CUBES_TO_END, GOALS, LATER_GOAL_VP } from '../content/index.ts';
import { counter } from './counters.ts';
import type { State } from './state.ts';
import type { G } from './vocabulary.ts';

/** `i` is the place of the goal among the three in play. */
export function whyNotClaim(g: G, seat: number, i: number): Blocked {
  const { s } = g;
  if (s.claims[i].includes(seat)) return g.no('goal-already-claimed');
  const goal = GOALS[s.goals[i]];
  const have = counter(s, seat, goal.counter);
  return have >= goal.atLeast ? OK : g.no('goal-not-met', goal.atLeast, have);
}

export function canClaim(g: G, seat: number): boolean {
  for (let i = 0; i < g.s.goals.length; i++) if (whyNotClaim(g, seat, i) === OK) return true;
  return false;
}

/** Nothing can be claimed: the log names the goal that least is missing for, or that none is left (NH-25.15). */
export function tellNoGoal(g: G, seat: number): void {
  const { s } = g;
  if (g.log === null) return;
  let nearest = { goal: NONE, need: 0, have: 0 };
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < s.goals.length; i++) {
    if (s.claims[i].includes(seat)) continue;
    const { counter: what, atLeast: need } = GOALS[s.goals[i]];
    const have = counter(s, seat, what);
    if (need - have >= least) continue;
    least = need - have;
    nearest = { goal: s.goals[i], need, have };
  }
  g.tellUnasked(seat, 'goal', null, 'noGoal', seat, nearest.goal, nearest.need, nearest.have);
}

/** A goal that is fulfilled after the goal phase of its player waits, because a turn brings only one (NH-14.3, 14.4). */
export function tellWaitingGoals(g: G, seat: number): void {
  const { goals } = g.s;
  for (let i = 0; i < goals.length; i++)
    if (whyNotClaim(g, seat, i) === OK) g.tell('goalWaits', seat, goals[i]);
}

export function goalVp(claims: readonly number[], seat: number): number {
  const place = claims.indexOf(seat);
  return place < 0 ? 0 : place === 0 ? FIRST_GOAL_VP : LATER_GOAL_VP;
}

export function goalCubes(s: State): number {
  let n = 0;
  for (let i = 0; i < s.claims.length; i++) n += s.claims[i].length;
  return n;
}

/** The cube lies on the card; when enough do, one more full round follows this one. */
export function claimed(g: G, seat: number, i: number): void {
  const { s } = g;
  s.claims[i].push(seat);
  g.tell('claim', seat, s.goals[i], goalVp(s.claims[i], seat));
  if (s.lastRound > 0 || goalCubes(s) < GOAL_CUBES_TO_END[s.seats]) return;
  s.lastRound = s.round + 1;
  g.tell('lastRound', s.lastRound);
}
