/** How an answer looks at first sight, and what is played where nobody thinks longer. */
import { type Answer, NONE, type Question } from '@epoka/kernel';
import { LEVEL, TRUMPS, UNIT_TYPE } from '../content/tables.ts';
import { healthOf, strengthOf } from '../rules/battle.ts';
import { HARVEST, PRODUCE, PROGRAM } from '../rules/cities.ts';
import { researchCost } from '../rules/counts.ts';
import { coinAt, cultureAt, productionAt, tradeAt } from '../rules/squares.ts';
import type { State } from '../rules/state.ts';
import { gainFrom } from './goods.ts';
import { weights } from './weights.ts';

const BY_VERB: Readonly<Record<string, number>> = {
  advance: 4,
  wound: 3,
  mend: 3,
  march: 2,
  explore: 4,
  step: 1.5,
  pass: 1,
  ready: 3,
  accept: 0,
  decline: 0.5,
  use: 1.2,
  play: 0.8,
  change: 0.5,
  settle: 2,
  // What was begun is gone through with: who thinks again with other guesses could begin it for ever.
  back: Number.NEGATIVE_INFINITY,
  // Of equal things the one that goes on: what was begun and taken back could be begun again.
  done: 1.3,
  stop: -1,
  none: -1,
  reserve: -1,
  no: -0.5,
  offer: -1,
  swap: -0.5,
  withdraw: -2,
  recall: -1,
};

export function prior(s: State, q: Question, [verb, a, b]: Answer): number {
  switch (verb) {
    case 'act':
      return b === PRODUCE ? 3 : b === HARVEST ? 1.6 : b === PROGRAM ? 1.2 : 2;
    case 'found':
      return q.kind === 'found' ? 6 : 0;
    case 'tech':
      return 2 + LEVEL[a as number] - (q.kind === 'research' && wasteful(s, q.seat, a as number) ? 1 : 0);
    case 'open':
    case 'engage':
      return q.kind === 'fight' ? exchange(s, a as number, verb === 'engage' ? (b as number) : NONE) : 0;
    case 'at':
      return q.kind === 'placePerson' ? 1.5 - 0.25 * covered(s, a as number) : 1;
    case 'end':
      return 2;
    case 'lootTech':
    case 'lootCoin':
      return 4;
    case 'breakCoin':
      return 2.5;
    default:
      return BY_VERB[verb] ?? 0.5;
  }
}

/** What a square gives now, and would not give under a great person. */
function covered(s: State, q: number): number {
  if (s.top[q] > 0) return 20;
  return productionAt(s, q) + tradeAt(s, q) + cultureAt(s, q) + 4 * coinAt(s, q);
}

/** Much more trade than the tech costs would be lost. */
function wasteful(s: State, seat: number, t: number): boolean {
  return s.trade[seat] - researchCost(s, seat, t) >= 5;
}

/** What playing the unit comes to: health taken from the enemy less health lost, and a unit alone that waits for its trumper. */
function exchange(s: State, place: number, front: number): number {
  const b = s.battle;
  const side = b.turn;
  const unit = b.hands[side][place];
  // An unknown card, in the eyes of somebody else.
  if (unit === undefined || unit < 0) return 0;
  const health = healthOf(s, side, unit);
  if (front === NONE) return 0.3 * health - 0.3 * strengthOf(s, side, unit);
  const its = front * 2 + 1 - side;
  const enemy = b.fronts[its];
  if (enemy === NONE || enemy < 0) return 0;
  const left = healthOf(s, 1 - side, enemy) - b.wounds[its];
  const deals = strengthOf(s, side, unit) + b.strike;
  const takes = strengthOf(s, 1 - side, enemy);
  const kills = deals >= left;
  const dies = takes >= health;
  const first = TRUMPS[UNIT_TYPE[unit]] === UNIT_TYPE[enemy];
  const last = TRUMPS[UNIT_TYPE[enemy]] === UNIT_TYPE[unit];
  const gain = last && dies ? 0 : Math.min(deals, left) + (kills ? 0.5 : 0);
  const loss = first && kills ? 0 : Math.min(takes, health) + (dies ? 0.5 : 0);
  return 1 + gain - loss;
}

/** A deal must bring this much: it helps a rival, too. */
const GOOD_DEAL = 0.6;
const READY: Answer = ['ready'];
const PASS: Answer = ['pass'];

/** Whoever does not think longer about trade takes a deal that is plainly good, and offers none. */
function answerToOffers(s: State, q: Question, legal: readonly Answer[]): Answer {
  for (const answer of legal) {
    if (answer[0] !== 'accept') continue;
    const offer = s.offers.find(one => one[0] === answer[1]);
    if (offer !== undefined && gainFrom(s, q.seat, offer, weights) > GOOD_DEAL) return answer;
  }
  return READY;
}

export function reply(s: State, q: Question, legal: readonly Answer[], roll: (n: number) => number): Answer {
  if (q.kind === 'trade') return answerToOffers(s, q, legal);
  // What others might do in between is left out: guessing at it would make one answer look better than an equal one.
  if (q.kind === 'interrupt' || q.kind === 'react') return PASS;
  let best = legal[0];
  let most = Number.NEGATIVE_INFINITY;
  // In a battle the better exchange is played; elsewhere one answer is often as good as another.
  const doubt = q.kind === 'fight' ? 0.1 : 1.2;
  for (let i = 0; i < legal.length; i++) {
    const value = prior(s, q, legal[i]) + (doubt * roll(100)) / 100;
    if (value > most) {
      most = value;
      best = legal[i];
    }
  }
  return best;
}
