/** How an answer looks at first sight, and what is answered where nobody thinks longer. */
import { type Answer, NONE, type Question } from '@epoka/kernel';
import * as T from '../content/tables.ts';
import { attackTotal, defenseTotal } from '../rules/battle.ts';
import { highestBid } from '../rules/colonies.ts';
import type { State } from '../rules/state.ts';
import { colonyWorth } from './cards.ts';
import { prices } from './outlook.ts';
import { WEIGHTS } from './weights.ts';

const EAGER: Readonly<Record<string, number>> = {
  stage: 1,
  technology: 1,
  leader: 1,
  build: 0.6,
  upgrade: 0.6,
  populate: 0.5,
  action: 0.8,
  revolution: 0.7,
  take: 0.2,
  event: 0.4,
  accept: 0.3,
  steal: 0.5,
  bonus: -0.1,
  endTurn: -0.5,
  pass: -0.2,
  destroy: -2,
  disband: -2,
};

export function prior(_s: State, _q: Question, answer: Answer): number {
  switch (answer[0]) {
    case 'worker':
    case 'sacrifice':
      return -0.1 - 0.05 * T.COST[answer[1] as number];
    case 'raid':
      return 0.1 * T.COST[answer[1] as number] * (answer[2] as number);
    case 'science':
      return 0.01 * (answer[1] as number);
    default:
      return EAGER[answer[0]] ?? 0;
  }
}

export function reply(s: State, q: Question, legal: readonly Answer[], roll: (n: number) => number): Answer {
  switch (q.kind) {
    case 'bid':
      return nextBid(s, q.seat, roll) ? (legal.find(isBid) ?? PASS) : PASS;
    case 'defend':
      return defence(s, q.seat, legal);
    case 'sacrifice':
      return DONE;
    case 'payColony':
      return legal.find(isDone) ?? mostPromising(s, q, legal);
    default:
      return mostPromising(s, q, legal);
  }
}

const PASS: Answer = ['pass'];
const DONE: Answer = ['done'];
const isBid = (a: Answer) => a[0] === 'bid';
const isDone = (a: Answer) => a[0] === 'done';

function mostPromising(s: State, q: Question, legal: readonly Answer[]): Answer {
  let best = legal[0];
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < legal.length; i++) {
    const hope = prior(s, q, legal[i]);
    if (hope > most) {
      most = hope;
      best = legal[i];
    }
  }
  return best;
}

/** What a point of the bid costs in units, roughly. */
const POINT_OF_BID = 1.5;

/** Whether a seat would go one higher in an auction. */
function nextBid(s: State, seat: number, roll: (n: number) => number): boolean {
  const { card, bid } = s.auction;
  const worth = colonyWorth(card, prices(s, seat, WEIGHTS)) / POINT_OF_BID + roll(3) - 1;
  return bid + 1 <= Math.min(worth, highestBid(s, seat));
}

/** Bonus cards if they save the day: the smallest that does, or the greatest as a beginning. */
function defence(s: State, seat: number, legal: readonly Answer[]): Answer {
  const need = attackTotal(s) - defenseTotal(s);
  if (need <= 0) return DONE;
  const { leader, military } = s.civs[seat];
  const factor = leader === NONE ? 1 : T.DEFENSE_FACTOR[leader];
  let all = 0;
  for (const card of military) if (card >= 0 && T.KIND[card] === T.BONUS) all += factor * T.DEFENSE[card];
  if (all < need) return DONE;
  let best = DONE;
  let value = 0;
  for (const answer of legal) {
    if (answer[0] !== 'bonus') continue;
    const n = factor * T.DEFENSE[answer[1] as number];
    if (value < need ? n > value : n >= need && n < value) {
      value = n;
      best = answer;
    }
  }
  return best;
}
