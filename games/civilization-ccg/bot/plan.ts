/** What the management phase is for: the best thing that can be paid for this turn, and how much food is wanted. */
import { NONE, OK } from '@epoka/kernel';
import { isOccupied } from '../rules/board.ts';
import { EVENT, FOOD, INVENTION, KIND, PRODUCTION, STAGES, TAX, UNIT } from '../rules/cards.ts';
import { cannotStand, cannotThinkOf } from '../rules/managing.ts';
import { cannotUse } from '../rules/requirements.ts';
import { type G, type State, UNFINISHED } from '../rules/state.ts';
import { discardValue, incomeOf, stageCost, unrest, VICTORY_TERRAINS, victoryFood } from '../rules/values.ts';
import { WEIGHTS } from './weights.ts';
import { worth } from './worth.ts';

/** Production or tax is wanted for a card: so many points, each worth so much. */
export interface Wish {
  /** the card, or NONE */
  card: number;
  /** the construction of which a stage is due, or NONE for a card in hand */
  object: number;
  cost: number;
  rate: number;
}

export interface Plan {
  /** food still missing for the next discovery and unrest */
  food: number;
  production: Wish;
  tax: Wish;
}

/** Asks the rules without wanting to know why. */
const mute = (s: State): G => ({ s, no: () => BLOCKED }) as unknown as G;
const BLOCKED = { key: 'blocked', args: [] };

const nothing = (): Wish => ({ card: NONE, object: NONE, cost: 0, rate: 0 });

/** Everything the seat could still get of a kind this turn, with what lies in the pool for such a card. */
function within(s: State, seat: number, kind: number, card: number): number {
  let sum = 0;
  for (const terrain of s.row[seat])
    if (s.used[terrain] === 0 && !isOccupied(s, terrain)) sum += incomeOf(s, terrain, kind);
  const [production, buildings, units, tax, inventions] = s.pool;
  if (kind === TAX) sum += tax + inventions;
  else sum += production + (KIND[card] === UNIT ? units : buildings);
  // Cards of the same sort can be given for it.
  for (const other of s.hand[seat])
    if (other !== card && sameSort(other, card)) sum += discardValue(s, seat, other);
  return sum;
}

export const sameSort = (a: number, b: number): boolean =>
  KIND[a] !== EVENT &&
  (KIND[a] === INVENTION) === (KIND[b] === INVENTION) &&
  (KIND[a] === UNIT) === (KIND[b] === UNIT);

function consider(
  s: State,
  seat: number,
  wish: Wish,
  card: number,
  object: number,
  cost: number,
  paid: number,
): void {
  const total = STAGES[card].reduce((a, b) => a + b, 0);
  const rate = (worth(s, seat, card, WEIGHTS) * (1 + paid)) / Math.max(1, total);
  if (rate <= wish.rate) return;
  if (within(s, seat, KIND[card] === INVENTION ? TAX : PRODUCTION, card) < cost) return;
  wish.card = card;
  wish.object = object;
  wish.cost = cost;
  wish.rate = rate;
}

function planAnew(s: State, seat: number): Plan {
  const n = s.row[seat].length;
  const goal = n >= VICTORY_TERRAINS ? victoryFood(s, seat) : n;
  const plan: Plan = {
    food: Math.max(0, goal + unrest(s, seat) - s.food[seat]),
    production: nothing(),
    tax: nothing(),
  };
  const g = mute(s);
  for (let o = 0; o < s.zone.length; o++) {
    if (s.zone[o] !== UNFINISHED || s.owner[o] !== seat) continue;
    const card = s.face[o];
    const stages = STAGES[card].length;
    if (s.marks[o] >= stages) continue;
    const wish = KIND[card] === INVENTION ? plan.tax : plan.production;
    consider(s, seat, wish, card, o, stageCost(s, seat, card, s.marks[o], s.at[o]), s.marks[o] / stages);
  }
  const hand = s.hand[seat];
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i];
    if (card < 0 || KIND[card] === EVENT || hand.indexOf(card) !== i) continue;
    if (KIND[card] === INVENTION) {
      if (cannotThinkOf(g, seat, card) === OK)
        consider(s, seat, plan.tax, card, NONE, stageCost(s, seat, card, 0, NONE), 0);
    } else if (cannotUse(g, seat, card) === OK)
      for (const terrain of s.row[seat])
        if (cannotStand(g, card, terrain) === OK) {
          consider(s, seat, plan.production, card, NONE, stageCost(s, seat, card, 0, terrain), 0);
          break;
        }
  }
  return plan;
}

let last: { s: State; asking: number; plan: Plan } | undefined;

/** The plan of the position; made once for all answers of a question. */
export function planFor(s: State, seat: number): Plan {
  if (last === undefined || last.s !== s || last.asking !== s.asking)
    last = { s, asking: s.asking, plan: planAnew(s, seat) };
  return last.plan;
}

/** What a point of this income is worth now. */
export function pointValue(s: State, plan: Plan, kind: number): number {
  if (kind === FOOD) return plan.food > 0 ? 1 : 0.35;
  const wish = kind === TAX ? plan.tax : plan.production;
  if (wish.card === NONE) return 0.05;
  const [production, buildings, units, tax, inventions] = s.pool;
  const have = kind === TAX ? tax + inventions : production + (KIND[wish.card] === UNIT ? units : buildings);
  return have >= wish.cost ? 0.1 : Math.min(1.6, wish.rate);
}
