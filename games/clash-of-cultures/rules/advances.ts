/** Advances: who may buy which, what they cost, what gaining one brings (COC-9). */
import { type Blocked, NONE, OK } from '@epoka/kernel';
import {
  A,
  ADVANCE_COUNT,
  ADVANCES,
  C,
  CA,
  CATEGORY_OF,
  CULTURE,
  GOLD,
  IDEAS,
  IS_GOVERNMENT,
  MOOD,
  REQUIRED_BY,
  TOP_OF,
} from '../content/index.ts';
import { relink } from './civs.ts';
import { amount, civ, governmentOf, owns, works } from './counts.ts';
import { drawActions, drawObjectives, drawWonder } from './drawing.ts';
import { canPay, gain, IDEAS_FOR_FOOD, take, tokenSwap, trim } from './goods.ts';
import { changed, POWER_BALL_COURTS, POWER_POETRY, type State, USED_PRIESTHOOD } from './state.ts';
import type { G, Kind, Offer, StepTable } from './vocabulary.ts';
import { busy } from './words.ts';

const PRICE = [2, 0, 0, 0, 0, 0, 0];
const FREE = [0, 0, 0, 0, 0, 0, 0];
const CHEAPER = [1, 0, 0, 0, 0, 0, 0];
const ONE_MOOD = [0, 0, 0, 0, 0, 1, 0];
/** Cubes on a full event track. */
export const TRACK = 3;

/** Legally buyable, whatever the price (COC-9.2). */
export function whyNotGain(g: G, seat: number, advance: number): Blocked {
  const { s } = g;
  if (owns(s, seat, advance)) return g.no('already-owned');
  const category = CATEGORY_OF[advance];
  const top = TOP_OF[category];
  if (advance !== top) return owns(s, seat, top) ? OK : g.no('missing-top-advance', top);
  if (!IS_GOVERNMENT[category]) return OK;
  if (!owns(s, seat, REQUIRED_BY[category])) return g.no('missing-requirement', REQUIRED_BY[category]);
  const government = governmentOf(s, seat);
  return government === NONE ? OK : g.no('other-government', government);
}

/** Some advances cost nothing (COC-9.6). Priesthood is used where nothing else makes it free. */
function isFree(s: State, seat: number, advance: number): boolean {
  return (
    ((advance === A.engineering || advance === A.roads) && works(s, seat, A.math)) ||
    ((advance === A.navigation || advance === A.cartography) && works(s, seat, A.astronomy)) ||
    (advance === A.sanitation && civ(s, seat, CA.aqueduct)) ||
    (advance === A.navigation && civ(s, seat, CA.shipcraft))
  );
}

function byPriesthood(s: State, seat: number, advance: number): boolean {
  return (
    CATEGORY_OF[advance] === C.science && (s.used & USED_PRIESTHOOD) === 0 && works(s, seat, A.priesthood)
  );
}

/** Ball Courts: once per turn a food less for Spirituality. */
function byCourts(s: State, seat: number, advance: number): boolean {
  return (
    CATEGORY_OF[advance] === C.spirituality &&
    (s.powers & POWER_BALL_COURTS) === 0 &&
    civ(s, seat, CA['ball-courts'])
  );
}

export function priceOf(s: State, seat: number, advance: number): readonly number[] {
  if (isFree(s, seat, advance) || byPriesthood(s, seat, advance)) return FREE;
  return byCourts(s, seat, advance) ? CHEAPER : PRICE;
}

/** Peace & Poetry: a mood token for the whole price, once per turn. */
export function canRecite(s: State, seat: number): boolean {
  return (
    (s.powers & POWER_POETRY) === 0 &&
    civ(s, seat, CA['peace-and-poetry']) &&
    canPay(s, seat, ONE_MOOD, tokenSwap(s, seat))
  );
}

/** Advances for which `priceOf` may say less than the full price. */
const MAY_COST_LESS: readonly boolean[] = ADVANCES.map(
  (_, a) =>
    CATEGORY_OF[a] === C.science ||
    CATEGORY_OF[a] === C.spirituality ||
    [A.engineering, A.roads, A.navigation, A.cartography, A.sanitation].includes(a),
);

/** The full price can be paid, in one way or the other: then so can every lower one. */
function canPayFull(s: State, seat: number): boolean {
  return canPay(s, seat, PRICE, IDEAS_FOR_FOOD) || canRecite(s, seat);
}

/** Buyable and affordable; `full`: the full price can be paid. */
function whyNotBuyAt(g: G, seat: number, advance: number, full: boolean): Blocked {
  const why = whyNotGain(g, seat, advance);
  if (why !== OK || full) return why;
  const price = priceOf(g.s, seat, advance);
  return price !== PRICE && canPay(g.s, seat, price, IDEAS_FOR_FOOD) ? OK : g.no('cannot-pay');
}

/** Buyable and affordable. */
export function whyNotBuy(g: G, seat: number, advance: number): Blocked {
  return whyNotBuyAt(g, seat, advance, canPayFull(g.s, seat));
}

/** Every advance, for who wants to buy one. */
export function offerAdvances(g: G, seat: number, spent: Blocked, offer: Offer): void {
  const full = canPayFull(g.s, seat);
  if (offer.explaining) {
    for (let a = 0; a < ADVANCE_COUNT; a++)
      offer.unless(spent ?? whyNotBuyAt(g, seat, a, full), 'advance', a);
    return;
  }
  for (let a = nextOpen(g.s, seat, 0, full); a < ADVANCE_COUNT; a = nextOpen(g.s, seat, a + 1, full))
    offer.unless(spent ?? whyNotBuyAt(g, seat, a, full), 'advance', a);
}

/** From this advance on the first that could be bought as far as its category and the goods at hand go. */
function nextOpen({ has }: State, seat: number, from: number, full: boolean): number {
  const at = seat * ADVANCE_COUNT;
  let a = from;
  while (a < ADVANCE_COUNT) {
    const top = TOP_OF[CATEGORY_OF[a]];
    // the top one of a category opens the three others, which stand behind it
    if (a > top && has[at + top] === 0) a = top + 4;
    else if (has[at + a] === 0 && (full || MAY_COST_LESS[a])) return a;
    else a++;
  }
  return a;
}

/** Some advance can be bought. */
export function canBuySome(g: G, seat: number): boolean {
  const full = canPayFull(g.s, seat);
  for (let a = nextOpen(g.s, seat, 0, full); a < ADVANCE_COUNT; a = nextOpen(g.s, seat, a + 1, full))
    if (whyNotBuyAt(g, seat, a, full) === OK) return true;
  return false;
}

/** Buyable at the full price, whatever makes it free. */
export function whyNotBuyFull(g: G, seat: number, advance: number): Blocked {
  const why = whyNotGain(g, seat, advance);
  if (why !== OK) return why;
  return canPay(g.s, seat, PRICE, IDEAS_FOR_FOOD) ? OK : g.no('cannot-pay');
}

/** Pays and gains; `cube` 0 leaves the event track alone (COC-9.4). */
export function buy(g: G, seat: number, advance: number, cube: number, full = false): void {
  const { s } = g;
  const cost = full ? PRICE : priceOf(s, seat, advance);
  if (cost === FREE && !isFree(s, seat, advance)) s.used |= USED_PRIESTHOOD;
  if (cost === CHEAPER) s.powers |= POWER_BALL_COURTS;
  if (cost !== FREE && canRecite(s, seat)) g.next('poetry', { seat, cost });
  else g.next('pay', { seat, cost, swaps: IDEAS_FOR_FOOD | tokenSwap(s, seat) });
  g.next('gain', { seat, advance, bought: 1, cube });
}

export const advanceSteps: Pick<StepTable, 'gain' | 'freeAdvance' | 'freeEducation' | 'poetry'> = {
  poetry(g, data) {
    g.ask(data.seat, 'poetry', data);
  },
  /** The order of COC-9.3, from the cube on. */
  gain(g, { seat, advance, bought, cube }) {
    const { s } = g;
    s.has = changed(s.has, seat * ADVANCE_COUNT + advance, 1);
    // Anarchy gives its cubes first
    const fromCard = IS_GOVERNMENT[CATEGORY_OF[advance]] && s.anarchy[seat] > 0;
    if (fromCard) s.anarchy = changed(s.anarchy, seat, s.anarchy[seat] - 1);
    const fromTrack = !fromCard && cube === 1 && s.cubes[seat] > 0;
    if (fromTrack) s.cubes[seat]--;
    g.tell('advance', seat, advance, s.cubes[seat]);
    const { bonus } = ADVANCES[advance];
    if (bonus === 'mood') gain(g, seat, MOOD, 1);
    else if (bonus === 'culture') gain(g, seat, CULTURE, 1);
    if (advance === A.writing) {
      drawActions(g, seat, 1);
      drawObjectives(g, seat, 1);
    }
    if (advance === A.engineering || advance === A.monuments) drawWonder(g, seat);
    if (advance === A.philosophy || (CATEGORY_OF[advance] === C.science && works(s, seat, A.philosophy)))
      gain(g, seat, IDEAS, 1);
    relink(g, seat);
    trim(g, seat);
    if (advance === A.sanitation) g.next('healed');
    // COC-9.5
    if (bought === 1 && s.paid[IDEAS] + s.paid[GOLD] > 0 && advance !== A['free-education'])
      g.next('freeEducation', seat);
    if (fromTrack && s.cubes[seat] === 0) g.next('event', seat);
  },
  freeEducation(g, seat) {
    if (works(g.s, seat, A['free-education']) && amount(g.s, seat, IDEAS) > 0) g.ask(seat, 'freeEducation');
  },
  /** One legally buyable advance of the allowed ones, for nothing. */
  freeAdvance(g, { seat, from, cube, may }) {
    if (canGainFrom(g, seat, from)) g.ask(seat, 'freeAdvance', { from, cube, may });
  },
};

/** `from`: ANY, a category below zero as -2 - c, or an advance another seat has as 100 + seat. */
export const ANY = -1;
export const ofCategory = (category: number) => -2 - category;
export const ofSeat = (seat: number) => 100 + seat;
/** The three governments. */
export const ANY_GOVERNMENT = -100;

function isAmong(s: State, from: number, advance: number): boolean {
  if (from === ANY) return true;
  if (from === ANY_GOVERNMENT) return IS_GOVERNMENT[CATEGORY_OF[advance]];
  if (from >= 100) return owns(s, from - 100, advance);
  return CATEGORY_OF[advance] === -2 - from;
}

export function canGainFrom(g: G, seat: number, from: number): boolean {
  return ADVANCES.some((_, a) => isAmong(g.s, from, a) && whyNotGain(g, seat, a) === OK);
}

export const freeAdvance: Kind<'freeAdvance'> = {
  choices(g, { seat, data: { from, may } }, offer) {
    for (const a of ADVANCES.keys())
      offer.unless(isAmong(g.s, from, a) ? whyNotGain(g, seat, a) : g.no('not-among-these'), 'advance', a);
    if (may === 1) offer.can('none');
    busy(g, offer);
  },
  answer(g, { seat, data: { cube } }, a) {
    if (a[0] === 'advance') g.next('gain', { seat, advance: a[1], bought: 0, cube });
  },
};

/** The usual price, or a mood token in its place. */
export const poetry: Kind<'poetry'> = {
  auto: true,
  choices(g, { seat, data: { cost } }, offer) {
    offer.can('yes');
    offer.unless(canPay(g.s, seat, cost, IDEAS_FOR_FOOD) ? OK : g.no('cannot-pay'), 'no');
    busy(g, offer);
  },
  answer(g, { seat, data: { cost } }, [verb]) {
    const { s } = g;
    if (verb === 'yes') {
      s.powers |= POWER_POETRY;
      g.tell('civUsed', seat, CA['peace-and-poetry']);
      g.next('pay', { seat, cost: ONE_MOOD, swaps: tokenSwap(s, seat) });
    } else g.next('pay', { seat, cost, swaps: IDEAS_FOR_FOOD | tokenSwap(s, seat) });
  },
};

export const freeEducation: Kind<'freeEducation'> = {
  choices(g, _q, offer) {
    offer.can('yes');
    offer.can('no');
    busy(g, offer);
  },
  answer(g, { seat }, [verb]) {
    if (verb === 'no') return;
    take(g, seat, IDEAS, 1);
    gain(g, seat, MOOD, 1);
  },
};
