/** Auctions of territories and colonies (TTA-19). */
import { type Blocked, NONE, type Offers, OK, type QuestionRules } from '@epoka/kernel';
import * as T from '../content/tables.ts';
import { ownUnits, sacrificedStrength } from './armies.ts';
import { unitsOf } from './counts.ts';
import { elsewhere, type Kind } from './elsewhere.ts';
import { addBlue, addYellow } from './goods.ts';
import { discardOpenly, drawMilitary, gain, learn, newWorker, score } from './score.ts';
import {
  BY_COLONIES,
  blankAuction,
  type Civ,
  type Game,
  inGame,
  maySacrifice,
  noUnits,
  removeOne,
  type State,
} from './state.ts';
import type { Vocab } from './vocabulary.ts';

/** What wonders and technologies add to every colonization. */
export function colonizationBonus(c: Civ): number {
  let n = 0;
  for (const wonder of c.wonders) n += T.COLONIZATION[wonder];
  for (const special of c.specials) if (special !== NONE) n += T.COLONIZATION[special];
  return n;
}

export function bonusForColony(c: Civ, card: number): number {
  return T.COLONIZATION[card] + (c.leader === NONE ? 0 : T.COLONIZATION_PER_BONUS[c.leader]);
}

/** What the bonus cards in hand would add. */
function bonusesInHand(c: Civ): number {
  let n = 0;
  for (const card of c.military) if (T.KIND[card] === T.BONUS) n += bonusForColony(c, card);
  return n;
}

/** The most a seat could pay (TTA-19.3). */
export function highestBid(s: State, seat: number): number {
  const c = s.civs[seat];
  if (unitsOf(c) === 0) return 0;
  return sacrificedStrength(s, seat, ownUnits(s, seat)) + colonizationBonus(c) + bonusesInHand(c);
}

export function startAuction(g: Game, card: number): void {
  const s = g.s;
  if (!maySacrifice(s)) {
    s.past.push(card);
    g.tell('noColonyNow', card);
    return;
  }
  const a = s.auction;
  a.card = card;
  a.bid = 0;
  a.bidder = NONE;
  a.turn = s.active;
  a.passed = 0;
  a.bonus = 0;
  a.units = noUnits();
  g.tell('auction', card);
  g.next('bidding');
}

function stillIn(s: State, seat: number): boolean {
  return inGame(s, seat) && (s.auction.passed & (1 << seat)) === 0;
}

/** Nothing is left but to pass, and everybody can see it: no card in hand could change it (TTA-19.3.a). */
function outOfReach(s: State, seat: number): boolean {
  return s.civs[seat].military.length === 0 && highestBid(s, seat) <= s.auction.bid;
}

export function bidding(g: Game): void {
  const s = g.s;
  const a = s.auction;
  for (;;) {
    let left = 0;
    for (let seat = 0; seat < s.seats; seat++) if (stillIn(s, seat)) left++;
    if (left === 0) {
      s.past.push(a.card);
      g.tell('unclaimed', a.card);
      s.auction = blankAuction();
      return;
    }
    while (!stillIn(s, a.turn)) a.turn = (a.turn + 1) % s.seats;
    if (left === 1 && a.bidder === a.turn) {
      g.next('payColony');
      return;
    }
    if (unitsOf(s.civs[a.turn]) === 0) g.tellUnasked(a.turn, 'bid', null, 'cannotBid', a.turn);
    else if (g.since(3) && outOfReach(s, a.turn))
      g.tellUnasked(a.turn, 'bid', null, 'cannotOutbid', a.turn, a.bid);
    else {
      g.ask(a.turn, 'bid');
      return;
    }
    a.passed |= 1 << a.turn;
  }
}

/** So many numbers are offered one by one; of a longer row the next few and the last, and any other by its number. */
const FEW_BIDS = 8;
const NEXT_BIDS = 4;

export const bid: QuestionRules<State, Vocab, 'bid'> = {
  choices(g, q, offer) {
    const most = highestBid(g.s, q.seat);
    const from = g.s.auction.bid + 1;
    const few = most - from < FEW_BIDS;
    for (let n = from; n <= most; n++) if (few || n < from + NEXT_BIDS || n === most) offer.can('bid', n);
    if (!few) offer.form('bid', { type: 'int', min: from, max: most });
    if (offer.explaining) {
      for (let n = 1; n < from; n++) offer.unless(g.no('bidTooLow', from - 1), 'bid', n);
      const beyond = Math.max(most + 1, from);
      const units = unitsOf(g.s.civs[q.seat]);
      offer.unless(units === 0 ? g.no('noUnit') : g.no('bidTooHigh', beyond, most), 'bid', beyond);
    }
    offer.can('pass');
    elsewhere(g, offer, UNITS_AND_BONUSES);
    if (offer.explaining) offer.elsewhere(g.no('afterBid'), ...UNITS_AND_BONUSES);
  },
  answer(g, q, a) {
    const auction = g.s.auction;
    g.mark();
    if (a[0] === 'bid') {
      auction.bid = a[1];
      auction.bidder = q.seat;
      g.tell('bid', q.seat, a[1]);
    } else {
      auction.passed |= 1 << q.seat;
      g.tell('bidPassed', q.seat);
    }
    auction.turn = (q.seat + 1) % g.s.seats;
    g.next('bidding');
  },
};

/** What has been laid out for the territory so far. */
export function paidForColony(s: State): number {
  const a = s.auction;
  return sacrificedStrength(s, a.bidder, a.units) + colonizationBonus(s.civs[a.bidder]) + a.bonus;
}

/** The most the highest bidder can reach, with what is laid out already. */
export function canStillPay(s: State): number {
  const { bidder, units, bonus } = s.auction;
  const c = s.civs[bidder];
  const all = ownUnits(s, bidder);
  for (let i = 0; i < all.length; i++) all[i] += units[i];
  return sacrificedStrength(s, bidder, all) + colonizationBonus(c) + bonus + bonusesInHand(c);
}

export function setAside(g: Game, seat: number, holder: number, units: number[]): void {
  g.s.civs[seat].workers[holder]--;
  units[holder - T.FIRST_UNIT]++;
  g.tell('sacrificed', seat, holder);
}

/** Units set aside return to the yellow bank of their owner. */
export function buryUnits(s: State, seat: number, units: number[]): void {
  for (let i = 0; i < units.length; i++) {
    s.civs[seat].yellow += units[i];
    units[i] = 0;
  }
}

/** Plays a bonus card from hand: it is discarded for all to see. */
export function useBonus(g: Game, seat: number, card: number): void {
  removeOne(g.s.civs[seat].military, card);
  discardOpenly(g.s, card);
  g.tell('bonusUsed', seat, card);
}

export const payColony: QuestionRules<State, Vocab, 'payColony'> = {
  choices(g, q, offer) {
    const s = g.s;
    const c = s.civs[q.seat];
    const why = whyNotPaid(g);
    const enough = why === OK && offer.explaining ? g.no('warnEnough', s.auction.bid) : undefined;
    offerUnits(g, c, OK, offer, enough);
    offerBonuses(c, offer, enough);
    offer.unless(why, 'done');
    elsewhere(g, offer, UNITS_AND_BONUSES);
  },
  answer(g, q, a) {
    pay(g, q.seat, a as PaymentOf);
  },
};

type PaymentOf = readonly ['sacrifice' | 'bonus', number] | readonly ['done'];

function pay(g: Game, seat: number, a: PaymentOf): void {
  const s = g.s;
  if (a[0] === 'sacrifice') setAside(g, seat, a[1], s.auction.units);
  else if (a[0] === 'bonus') {
    s.auction.bonus += bonusForColony(s.civs[seat], a[1]);
    useBonus(g, seat, a[1]);
  } else {
    const card = s.auction.card;
    const paid = paidForColony(s);
    buryUnits(s, seat, s.auction.units);
    s.auction = blankAuction();
    g.tell('colonized', seat, card, paid);
    settleColony(g, seat, card);
    return;
  }
  g.next('payColony');
}

function whyNotPaid(g: Game): Blocked {
  const { bid, units } = g.s.auction;
  if (!units.some(n => n > 0)) return g.no('noUnit');
  const paid = paidForColony(g.s);
  return paid < bid ? g.no('paymentTooLow', bid, paid) : OK;
}

export const UNITS: readonly Kind[] = ['unit'];
export const UNITS_AND_BONUSES: readonly Kind[] = ['unit', 'bonus'];

type Offering<Verb> = Pick<Offers, 'explaining' | 'warn'> & {
  can(verb: Verb, x: number): void;
  unless(why: Blocked, verb: Verb, x: number): void;
};

/** Each kind of unit in play: those that are there can be sacrificed. */
export function offerUnits(
  g: Game,
  c: Civ,
  never: Blocked,
  offer: Offering<'sacrifice'>,
  warning?: Blocked,
): void {
  for (let h = T.FIRST_UNIT; h < T.HOLDERS; h++) {
    if (c.workers[h] > 0) {
      offer.unless(never, 'sacrifice', h);
      offer.warn(warning);
    } else if (c.workers[h] === 0 && offer.explaining)
      offer.unless(never ?? g.no('noWorkerOn', h), 'sacrifice', h);
  }
}

/** One offer per bonus card face. */
export function offerBonuses(c: Civ, offer: Offering<'bonus'>, warning?: Blocked): void {
  for (let i = 0; i < c.military.length; i++) {
    const card = c.military[i];
    if (T.KIND[card] !== T.BONUS || c.military.indexOf(card) !== i) continue;
    offer.can('bonus', card);
    offer.warn(warning);
  }
}

export function payColonyStep(g: Game): void {
  const { bidder } = g.s.auction;
  const only = g.since(3) ? onlyPayment(g) : undefined;
  if (only === undefined) g.ask(bidder, 'payColony');
  else pay(g, bidder, only);
}

/** What is paid without a question: everybody sees that nothing else is possible, because no card is in hand. */
function onlyPayment(g: Game): PaymentOf | undefined {
  const c = g.s.civs[g.s.auction.bidder];
  if (c.military.length > 0) return undefined;
  let only: PaymentOf | undefined = whyNotPaid(g) === OK ? ['done'] : undefined;
  for (let h = T.FIRST_UNIT; h < T.HOLDERS; h++) {
    if (c.workers[h] <= 0) continue;
    if (only !== undefined) return undefined;
    only = ['sacrifice', h];
  }
  return only;
}

/** A new colony: first what lasts, then what comes at once (TTA-19.8). */
export function settleColony(g: Game, seat: number, card: number): void {
  const s = g.s;
  g.because(T.contentId(card));
  s.civs[seat].colonies.push(card);
  addYellow(s, seat, T.YELLOW[card]);
  addBlue(s, seat, T.BLUE[card]);
  const now = T.territoryCard(card).atOnce;
  if (now.food !== undefined || now.resources !== undefined) gain(g, seat, now.food ?? 0, now.resources ?? 0);
  if (now.science !== undefined) learn(g, seat, now.science);
  if (now.culture !== undefined) score(g, seat, now.culture, BY_COLONIES);
  if (now.cards !== undefined) drawMilitary(g, seat, now.cards);
  for (let i = 0; i < (now.population ?? 0); i++) newWorker(g, seat);
}
