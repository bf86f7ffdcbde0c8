/** Resources and tokens: limits, gains, losses, payments (COC-6). */
import { A, CA, CULTURE, FOOD, GOLD, GOODS, IDEAS, MOOD, ORE, W, WOOD } from '../content/index.ts';
import { amount, civ, wonderWorks, works } from './counts.ts';
import type { State } from './state.ts';
import type { G, Kind, StepTable } from './vocabulary.ts';
import { busy } from './words.ts';

const LIMIT = 7;
const LOW_LIMIT = 2;
/** Tokens have no limit; a number no game reaches. */
const NO_LIMIT = 1_000_000;

/** What may stand for what in a payment: bits. */
export const IDEAS_FOR_FOOD = 1;
/** tokens of one kind for the other (Great Arena) */
export const TOKENS_ALIKE = 2;
/** mood tokens for any resource (Captivi), and for culture tokens too (Architecture) */
export const MOOD_FOR_RESOURCES = 8;
export const MOOD_FOR_CULTURE = 16;
/** ideas for any resource (Ziggurats) */
export const IDEAS_FOR_RESOURCES = 32;
/** culture tokens for so much food, and gold for so many culture tokens (Warbeasts): four bits each */
const FOOD_SHIFT = 8;
const GOLD_SHIFT = 12;
export const cultureForFood = (n: number) => n << FOOD_SHIFT;
export const goldForCulture = (n: number) => n << GOLD_SHIFT;

export function limitOf(s: State, seat: number, kind: number): number {
  if (kind >= MOOD) return NO_LIMIT;
  if (kind === FOOD) return works(s, seat, A.storage) ? LIMIT : LOW_LIMIT;
  if (kind === IDEAS && works(s, seat, A.dogma) && !civ(s, seat, CA.ziggurats)) return LOW_LIMIT;
  return LIMIT;
}

/** Gains above the limit are lost (COC-6.2). */
export function gain(g: G, seat: number, kind: number, n: number): void {
  const { res } = g.s;
  const at = seat * GOODS + kind;
  const room = Math.max(0, limitOf(g.s, seat, kind) - res[at]);
  const taken = Math.min(n, room);
  res[at] += taken;
  g.tell('gain', seat, kind, taken, n - taken);
}

/** A loss is no payment: nothing stands for it (COC-6.8). Returns what was really lost. */
export function lose(g: G, seat: number, kind: number, n: number): number {
  const { res } = g.s;
  const at = seat * GOODS + kind;
  const lost = Math.min(n, res[at]);
  if (lost === 0) return 0;
  res[at] -= lost;
  g.tell('lose', seat, kind, lost);
  return lost;
}

/** What lies above a limit that has just sunk is lost (COC-6.3). */
export function trim(g: G, seat: number): void {
  for (let kind = FOOD; kind < MOOD; kind++)
    lose(g, seat, kind, Math.max(0, amount(g.s, seat, kind) - limitOf(g.s, seat, kind)));
}

// ---- payments

/** What may stand for what, for this seat, beyond gold. */
export function tokenSwap(s: State, seat: number): number {
  return wonderWorks(s, seat, W['great-arena']) ? TOKENS_ALIKE : 0;
}

/** Captives that may stand for lacking tokens (Human Sacrifice). */
export function spareCaptives(s: State, seat: number): number {
  return civ(s, seat, CA['human-sacrifice']) ? s.captives.length : 0;
}

/** Whether the cost can be paid in full (COC-6.4), gold standing for any resource (COC-6.5). */
export function canPay(s: State, seat: number, cost: readonly number[], swaps: number): boolean {
  const { res } = s;
  const at = seat * GOODS;
  let mood = res[at + MOOD] - cost[MOOD];
  let culture = res[at + CULTURE] - cost[CULTURE];
  let gold = res[at + GOLD] - cost[GOLD];
  if (mood < 0 || culture < 0) {
    const alike = (swaps & TOKENS_ALIKE) !== 0;
    const byGold = Math.min((swaps >> GOLD_SHIFT) & 15, Math.max(0, alike ? -mood - culture : -culture));
    culture += byGold;
    gold -= byGold;
    const lacking = Math.max(0, -mood) + Math.max(0, -culture);
    const spare = spareCaptives(s, seat);
    if (
      alike
        ? mood + culture + spare < 0
        : lacking > spare + ((swaps & MOOD_FOR_CULTURE) !== 0 ? Math.max(0, mood) : 0)
    )
      return false;
    // what one kind lacks the other has given
    const given = Math.min(0, culture);
    culture = Math.max(0, culture + Math.min(0, mood));
    mood = Math.max(0, mood + given);
  }
  // no price asks for ideas
  const ideas = res[at + IDEAS];
  let food = Math.max(0, cost[FOOD] - res[at + FOOD]);
  let rest = Math.max(0, cost[ORE] - res[at + ORE]) + Math.max(0, cost[WOOD] - res[at + WOOD]);
  if ((swaps & IDEAS_FOR_RESOURCES) !== 0) {
    const used = Math.min(ideas, food + rest);
    const ofFood = Math.min(used, food);
    food -= ofFood;
    rest -= used - ofFood;
  } else if ((swaps & IDEAS_FOR_FOOD) !== 0) food = Math.max(0, food - ideas);
  food -= Math.min(food, culture, (swaps >> FOOD_SHIFT) & 15);
  if ((swaps & MOOD_FOR_RESOURCES) !== 0) rest -= mood;
  return gold >= food + rest;
}

/** Five resources of three bits each, then the tokens. */
const TOKEN_SHIFT = 15;
const TOKEN_BITS = 7;

function codeOf(food: number, ore: number, wood: number, ideas: number, gold: number) {
  return food + ore * 8 + wood * 64 + ideas * 512 + gold * 4096;
}

/** The amounts of a payment, in the order of RESOURCES. */
export function amountsOf(code: number): number[] {
  return [
    code & 7,
    (code >> 3) & 7,
    (code >> 6) & 7,
    (code >> 9) & 7,
    (code >> 12) & 7,
    (code >> TOKEN_SHIFT) & 127,
    (code >> (TOKEN_SHIFT + TOKEN_BITS)) & 127,
  ];
}

const codes: number[] = [];

/** All ways to pay exactly, as codes in a list that is used again; returns how many. */
function waysToPay(s: State, seat: number, cost: readonly number[], swaps: number): number {
  const { res } = s;
  const at = seat * GOODS;
  const spare = spareCaptives(s, seat);
  const moodAtHand = res[at + MOOD] + spare;
  const cultureAtHand = res[at + CULTURE] + spare;
  const moodForGoods = (swaps & MOOD_FOR_RESOURCES) !== 0;
  let n = 0;
  // where mood tokens stand for resources, gold does only for what is lacking: else the ways were without number
  const least = (kind: number) =>
    moodForGoods ? Math.max(0, Math.min(cost[kind], res[at + kind]) - moodAtHand) : 0;
  for (let food = Math.min(cost[FOOD], res[at + FOOD]); food >= least(FOOD); food--)
    for (let ore = Math.min(cost[ORE], res[at + ORE]); ore >= least(ORE); ore--)
      for (let wood = Math.min(cost[WOOD], res[at + WOOD]); wood >= least(WOOD); wood--) {
        const open = cost[FOOD] - food + cost[ORE] - ore + cost[WOOD] - wood;
        const byIdeas =
          (swaps & IDEAS_FOR_RESOURCES) !== 0 ? open : (swaps & IDEAS_FOR_FOOD) !== 0 ? cost[FOOD] - food : 0;
        const most = Math.min(byIdeas, res[at + IDEAS]);
        for (let ideas = most; ideas >= 0; ideas--) {
          const left = open - ideas;
          const byCulture = Math.min(left, cost[FOOD] - food, (swaps >> FOOD_SHIFT) & 15);
          // below zero: so many culture tokens of the price are paid in gold
          for (let culture = -((swaps >> GOLD_SHIFT) & 15); culture <= byCulture; culture++) {
            const rest = left - culture;
            const byMood = moodForGoods ? Math.min(rest, moodAtHand) : 0;
            for (let mood = 0; mood <= byMood; mood++) {
              const gold = cost[GOLD] + rest - mood;
              if (gold > res[at + GOLD]) continue;
              n = addTokens(
                n,
                codeOf(food, ore, wood, ideas, gold),
                mood,
                culture,
                cost,
                swaps,
                moodAtHand,
                cultureAtHand,
              );
            }
          }
        }
      }
  return n;
}

/** The tokens of a payment, `mood` and `culture` of them for resources; adds every way to the list. */
function addTokens(
  start: number,
  code: number,
  mood: number,
  culture: number,
  cost: readonly number[],
  swaps: number,
  moodAtHand: number,
  cultureAtHand: number,
): number {
  let n = start;
  const alike = (swaps & TOKENS_ALIKE) !== 0;
  // how many of the culture tokens are paid in mood, and the other way round
  const least = alike ? -cost[MOOD] : 0;
  const most = alike || (swaps & MOOD_FOR_CULTURE) !== 0 ? cost[CULTURE] : 0;
  for (let shift = least; shift <= most; shift++) {
    const m = mood + cost[MOOD] + shift;
    const c = culture + cost[CULTURE] - shift;
    if (c < 0 || m > moodAtHand || c > cultureAtHand) continue;
    codes[n++] = code + (m << TOKEN_SHIFT) + (c << (TOKEN_SHIFT + TOKEN_BITS));
  }
  return n;
}

function settle(g: G, seat: number, code: number): void {
  const { s } = g;
  s.paid = amountsOf(code);
  let any = false;
  for (let kind = 0; kind < GOODS; kind++) {
    s.res[seat * GOODS + kind] -= s.paid[kind];
    if (s.paid[kind] > 0) any = true;
    // captives stand for tokens that are lacking
    while (s.res[seat * GOODS + kind] < 0) {
      s.res[seat * GOODS + kind]++;
      s.captives.pop();
      g.tell('captiveReturned', seat);
    }
  }
  if (any) g.tell('paid', seat, s.paid);
}

/** Takes a cost that leaves no choice: tokens, mostly. */
export function take(g: G, seat: number, kind: number, n: number): void {
  g.s.res[seat * GOODS + kind] -= n;
  const paid = [0, 0, 0, 0, 0, 0, 0];
  paid[kind] = n;
  g.tell('paid', seat, paid);
}

export const goodsSteps: Pick<StepTable, 'pay'> = {
  /** Asks only where there is a choice. */
  pay(g, { seat, cost, swaps }) {
    const n = waysToPay(g.s, seat, cost, swaps);
    if (n === 1) settle(g, seat, codes[0]);
    else g.ask(seat, 'pay', { cost, swaps });
  },
};

export const pay: Kind<'pay'> = {
  choices(g, { seat, data: { cost, swaps } }, offer) {
    const n = waysToPay(g.s, seat, cost, swaps);
    for (let i = 0; i < n; i++) offer.can('pay', codes[i]);
    busy(g, offer);
  },
  answer(g, { seat }, [, code]) {
    settle(g, seat, code);
  },
};
