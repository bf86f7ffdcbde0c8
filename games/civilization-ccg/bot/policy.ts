/** Rules of thumb: what to try first, and what to answer when nobody has time to think. */
import { type Answer, NONE, type Question } from '@epoka/kernel';
import { isUnit } from '../rules/board.ts';
import {
  FOOD,
  INCOME,
  INVENTION,
  KIND,
  PRODUCTION,
  SATISFACTION,
  STAGES,
  TAX,
  TERRAIN,
  UNIT,
} from '../rules/cards.ts';
import { isCapital, type State } from '../rules/state.ts';
import { discardValue, incomeOf, remainingToughness, strengthOf } from '../rules/values.ts';
import { planFor, pointValue, sameSort } from './plan.ts';
import { WEIGHTS } from './weights.ts';
import { worth } from './worth.ts';

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

export function prior(s: State, q: Question, answer: Answer): number {
  const [verb, a, b] = answer as unknown as readonly [string, number, number];
  switch (verb) {
    case 'terrain':
      return 6 + INCOME[3 * a + FOOD] * 2 + SATISFACTION[a];
    case 'resource':
      return 2 + INCOME[3 * a + FOOD] + SATISFACTION[a];
    case 'stage':
      return 6;
    case 'build':
    case 'devise':
      return 3 + worth(s, q.seat, a, WEIGHTS) / sum(STAGES[a]);
    case 'income':
      return takes(s, q.seat, a, b);
    case 'discard':
      return givesUp(s, q.seat, a);
    case 'draw':
      return s.hand[q.seat].length <= 4 ? 2 : -0.5;
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
    case 'drop':
      return -STAGES[a].reduce((x, y) => x + y, 0);
    default:
      return 0;
  }
}

const sum = (list: readonly number[]): number => {
  let n = 0;
  for (let i = 0; i < list.length; i++) n += list[i];
  return n;
};

/** An income: for the plan, and rather from the terrain that has nothing better to give. */
function takes(s: State, seat: number, terrain: number, kind: number): number {
  const n = incomeOf(s, terrain, kind);
  if (n === 0) return -3;
  const plan = planFor(s, seat);
  let other = 0;
  for (const each of KINDS)
    if (each !== kind) other = Math.max(other, incomeOf(s, terrain, each) * pointValue(s, plan, each));
  return 1 + n * pointValue(s, plan, kind) * 2 - other;
}

const KINDS = [FOOD, PRODUCTION, TAX];

/** A card for what is missing, the least useful one, and only where it brings the plan about. */
function givesUp(s: State, seat: number, card: number): number {
  const plan = planFor(s, seat);
  const wish = KIND[card] === INVENTION ? plan.tax : plan.production;
  if (wish.card === NONE || wish.card === card || !sameSort(card, wish.card)) return -1;
  const [production, buildings, units, tax, inventions] = s.pool;
  const have =
    KIND[card] === INVENTION ? tax + inventions : production + (KIND[card] === UNIT ? units : buildings);
  if (have >= wish.cost) return -1;
  return 0.9 + discardValue(s, seat, card) * 0.3 - worth(s, seat, card, WEIGHTS) * 0.02;
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
  const close = q.kind === 'manage' ? (['pass'] as Answer) : closing(s, q);
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
