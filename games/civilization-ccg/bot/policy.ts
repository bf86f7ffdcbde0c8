/** Rules of thumb: what to try first, and what to answer when nobody has time to think. */
import type { Answer, Question } from '@epoka/kernel';
import { isUnit } from '../rules/board.ts';
import { FOOD, INCOME, KIND, SATISFACTION, STAGES, TERRAIN } from '../rules/cards.ts';
import { isCapital, type State } from '../rules/state.ts';
import { remainingToughness, strengthOf } from '../rules/values.ts';
import { nextStep, planFor } from './plan.ts';
import { WEIGHTS } from './weights.ts';
import { held } from './worth.ts';

/** Not the management phase: an income is worth what comes of it, so the look ahead goes on to the end of it. */
const PASSES = ['opening', 'declared', 'respond', 'explore', 'military', 'final'];

export function closing(_s: State, q: Question): Answer | undefined {
  return PASSES.includes(q.kind) ? (['pass'] as Answer) : undefined;
}

/** Attackers and defenders of a terrain as they stand: what the attack would do, and what it would cost. */
function odds(s: State, terrain: number, seat: number): number {
  let ours = 0;
  let theirs = isCapital(s, terrain) ? strengthOf(s, terrain) : 0;
  let bears = isCapital(s, terrain) ? remainingToughness(s, terrain) : 0;
  for (let u = 0; u < s.zone.length; u++) {
    if (!isUnit(s, u)) continue;
    if (s.owner[u] === seat && s.used[u] === 0 && s.points[u] > 0) ours += strengthOf(s, u);
    else if (s.owner[u] !== seat && s.at[u] === terrain) {
      theirs += strengthOf(s, u);
      bears += remainingToughness(s, u);
    }
  }
  return ours - bears - theirs / 2;
}

const HOPELESS = Number.NEGATIVE_INFINITY;

export function prior(s: State, q: Question, answer: Answer): number {
  if (q.kind === 'manage') return planned(s, q.seat, answer);
  if (q.kind === 'discardDown') return answer[1] === leastHeld(s, q.seat)[1] ? 0 : HOPELESS;
  const [verb, a, b] = answer as unknown as readonly [string, number, number];
  switch (verb) {
    case 'terrain':
      return 6 + INCOME[3 * a + FOOD] * 2 + SATISFACTION[a];
    case 'resource':
      return 2 + INCOME[3 * a + FOOD] + SATISFACTION[a];
    case 'attack':
      return odds(s, a, q.seat);
    case 'join':
      return 3;
    case 'go':
      return 2;
    case 'back':
      return -3;
    case 'leave':
    case 'abandon':
      return -5;
    case 'raze':
    case 'bomb':
      return 2;
    case 'feed':
    case 'feedAll':
      return 1;
    case 'play':
      return 1;
    case 'move':
      return s.owner[b] === q.seat ? -0.5 : 0.5;
    case 'enter':
      return 1;
    // The weakest first: what bears least is worth least.
    case 'hit':
    case 'remove':
      return isCapital(s, a)
        ? -5
        : KIND[s.face[a]] === TERRAIN
          ? -5
          : -STAGES[s.face[a]].reduce((x, y) => x + y, 0);
    default:
      return 0;
  }
}

/** The management phase goes by plan; events and abilities are thought about before it and when it is done. */
function planned(s: State, seat: number, answer: Answer): number {
  const next = planFor(s, seat).steps[0] ?? PASS;
  if (answer[0] === next[0] && answer[1] === next[1] && answer[2] === next[2]) return 5;
  if (answer[0] !== 'play' && answer[0] !== 'use') return HOPELESS;
  return next === PASS || isFresh(s, seat) ? 1 : HOPELESS;
}

const PASS: Answer = ['pass'];

/** Nothing was done in this phase. */
function isFresh(s: State, seat: number): boolean {
  for (const n of s.pool) if (n > 0) return false;
  for (const terrain of s.row[seat]) if (s.used[terrain] === 1) return false;
  return s.drawn === 0;
}

/** What is done without a thought while a turn is only imagined. */
export function habit(s: State, q: Question): Answer | undefined {
  if (q.kind === 'manage') return nextStep(s, q.seat);
  return q.kind === 'discardDown' ? leastHeld(s, q.seat) : undefined;
}

function leastHeld(s: State, seat: number): Answer {
  let card = s.hand[seat][0];
  let least = Number.POSITIVE_INFINITY;
  for (const each of s.hand[seat]) {
    const value = held(s, seat, each, WEIGHTS);
    if (value < least) {
      least = value;
      card = each;
    }
  }
  return ['drop', card];
}

/** The most promising answer; where it looks bad, the one that ends the step. */
export function reply(s: State, q: Question, legal: readonly Answer[], roll: (n: number) => number): Answer {
  let best: Answer | undefined;
  let value = Number.NEGATIVE_INFINITY;
  const start = roll(legal.length);
  for (let i = 0; i < legal.length; i++) {
    const answer = legal[(start + i) % legal.length];
    const worth = prior(s, q, answer);
    if (worth > value) {
      value = worth;
      best = answer;
    }
  }
  const close = q.kind === 'manage' ? PASS : closing(s, q);
  return best === undefined || (value <= 0 && close !== undefined) ? (close ?? legal[0]) : best;
}

/** Turns, phases, cards used and moves made: calling units up and sending them back leaves it as it was. */
export function progress(s: State): number {
  let sum = 10 * s.turns.reduce((a, b) => a + b, 0) + s.phase;
  sum *= 10_000;
  for (let o = 0; o < s.zone.length; o++) sum += 20 * s.used[o] - s.points[o] + s.marks[o];
  for (const pile of s.discard) sum += 20 * pile.length;
  return sum + s.discovered + s.drawn + (s.declared.open ? 5 : 0);
}
