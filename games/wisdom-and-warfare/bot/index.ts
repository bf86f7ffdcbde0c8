/** What a position is worth, what a turn is, and what is tried first. */
import { type Brain, NONE } from '@epoka/kernel';
import { PERSON_TYPES } from '../content/tables.ts';
import { CITIES, FIGURES, MANAGE, MOVE, START, type State } from '../rules/state.ts';
import { judge } from './judge.ts';
import { prior, reply } from './policy.ts';
import { type Weights, weights } from './weights.ts';

const sum = (list: readonly number[]): number => list.reduce((n, x) => n + x, 0);

/** Nobody is under way and others may interrupt: the active player has said "done". */
const isDoneMoving = (s: State): boolean => s.at === NONE && s.asked[0]?.kind === 'interrupt';

/** What later answers can't take back; half-made actions, which can be left with "back", don't count. */
function progress(s: State): number {
  let moved = 0;
  for (const bits of s.moved) for (let f = 0; f < FIGURES; f++) moved += (bits >> f) & 1;
  const order = (s.active - s.first + s.seats) % s.seats;
  return (
    ((s.round * 8 + s.phase) * 4 + order) * 2000 +
    moved * 10 -
    s.left +
    sum(s.used) +
    sum(s.taken) +
    sum(s.step) +
    sum(s.assigned) +
    s.settled.length +
    s.nextOffer +
    sum(s.ready) +
    (isDoneMoving(s) ? 1 : 0) +
    s.eventUsed.reduce((n, used) => n + used.length, 0) +
    s.battle.fronts.length +
    s.battle.dead.reduce((n, dead) => n + dead.length, 0)
  );
}

/** Production was added to a city that has not acted yet: the turn is not over before it is used. */
function isBoosted(s: State, seat: number): boolean {
  for (let city = seat * CITIES; city < (seat + 1) * CITIES; city++)
    if ((s.boost[city] > 0 || s.extra[city] > 0) && s.taken[city] <= s.extra[city]) return true;
  return false;
}

/** A great person waits in reserve: one that was taken back is to be put elsewhere before the turn is over. */
function isWaiting(s: State, seat: number): boolean {
  for (let p = seat * PERSON_TYPES; p < (seat + 1) * PERSON_TYPES; p++) if (s.reserve[p] > 0) return true;
  return false;
}

export const brain: Brain<State, Weights> = {
  judge,
  turn: s => (s.round * 8 + s.phase) * 8 + s.active,
  owner: s => s.active,
  closing(s, q) {
    if (q.seat !== s.active) return undefined;
    if (q.kind === 'cities' && s.phase === MANAGE) return isBoosted(s, q.seat) ? undefined : ['done'];
    if (q.kind === 'move' && s.phase === MOVE) return ['done'];
    if (q.kind !== 'start' || s.phase !== START) return undefined;
    return isWaiting(s, q.seat) ? undefined : ['done'];
  },
  prior,
  reply,
  progress,
  rivalry: { best: 0.4, mean: 0.1 },
  weights,
};
