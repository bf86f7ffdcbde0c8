/**
 * The Trade phase: income, then offers and deals (WAW-6). All players who are not ready say one thing at a time, together;
 * what they say happens in seat order, then they are asked again.
 *
 * An offer is a list of numbers: id, from, to, then for what is given and for what is taken: trade, culture, four goods; then
 * the places of markers given, cards given, markers taken, cards taken, each list behind its length.
 */
import { type Blocked, OK, type QuestionRules, type Schema } from '@epoka/kernel';
import { MARKET_GOODS } from '../content/tables.ts';
import { beginUse, offerAbilities } from './abilities.ts';
import { forgetPlaces, gainTrade, OFFER_PLACES } from './changes.ts';
import { income, TRADE_MAX } from './counts.ts';
import { elsewhere } from './elsewhere.ts';
import { inOrder } from './setup.ts';
import { type G, type State, TRADE } from './state.ts';
import type { Vocab } from './vocabulary.ts';

export const MOST_OFFERS = 6;
export const MOST_OPEN = 3;
const GIVE = 3;
const TAKE = 9;
const MOST_CULTURE = 99;

export const GOODS = ['trade', 'culture', 'incense', 'iron', 'silk', 'wheat'] as const;
type Amounts = Readonly<Partial<Record<(typeof GOODS)[number], number>>>;

export interface OfferForm {
  readonly to: number;
  readonly give: Amounts;
  readonly take: Amounts;
  readonly markers: readonly number[];
  readonly cards: readonly number[];
  readonly theirMarkers: readonly number[];
  readonly theirCards: readonly number[];
}

export function trading(g: G): void {
  const { s } = g;
  s.phase = TRADE;
  s.active = s.first;
  for (const seat of inOrder(s)) {
    g.because('rule:income');
    gainTrade(g, seat, income(s, seat));
  }
  s.offers = [];
  s.offered.fill(0);
  s.ready.fill(0);
  g.next('tradeRound');
}

export function tradeRound(g: G): void {
  const { s } = g;
  prune(g);
  let open = false;
  for (const seat of inOrder(s))
    if (s.ready[seat] === 0) {
      g.ask(seat, 'trade');
      open = true;
    }
  if (open) g.next('tradeRound');
  else s.offers = [];
}

// ---- what an offer promises

/** Places named in one of the four lists of an offer. */
function listed(offer: readonly number[], which: number): readonly number[] {
  let at = OFFER_PLACES;
  for (let i = 0; i < which; i++) at += 1 + offer[at];
  return offer.slice(at + 1, at + 1 + offer[at]);
}

function holds(s: State, seat: number, offer: readonly number[], from: number, markers: number): boolean {
  if (s.trade[seat] < offer[from] || s.culture[seat] < offer[from + 1]) return false;
  for (let good = 0; good < MARKET_GOODS; good++)
    if (s.goods[seat * MARKET_GOODS + good] < offer[from + 2 + good]) return false;
  return (
    listed(offer, markers).every(place => place < s.kept[seat].length) &&
    listed(offer, markers + 1).every(place => place < s.hand[seat].length)
  );
}

export function isStale(s: State, offer: readonly number[]): boolean {
  return !holds(s, offer[1], offer, GIVE, 0) || !holds(s, offer[2], offer, TAKE, 2);
}

/** Offers that can't be kept any more lapse (WAW-6.6.a). */
function prune(g: G): void {
  const { s } = g;
  for (let i = s.offers.length - 1; i >= 0; i--)
    if (isStale(s, s.offers[i])) {
      g.tell('lapsed', s.offers[i][1], s.offers[i][2]);
      s.offers.splice(i, 1);
    }
}

// ---- the question

function ownOpen(s: State, seat: number): number {
  let n = 0;
  for (const offer of s.offers) if (offer[1] === seat) n++;
  return n;
}

function cannotOffer(g: G, seat: number): Blocked {
  if (g.s.offered[seat] >= MOST_OFFERS) return g.no('offers-made', MOST_OFFERS);
  return ownOpen(g.s, seat) >= MOST_OPEN ? g.no('offers-open', MOST_OPEN) : OK;
}

const places = (n: number): readonly number[] => Array.from({ length: n }, (_, i) => i);
const MOST_PLACES = 12;

function fieldsFor(s: State, seat: number): Record<string, Schema> {
  const own: Record<string, number> = { trade: s.trade[seat], culture: s.culture[seat] };
  const any: Record<string, number> = { trade: TRADE_MAX, culture: MOST_CULTURE };
  for (let good = 0; good < MARKET_GOODS; good++) {
    own[GOODS[2 + good]] = s.goods[seat * MARKET_GOODS + good];
    any[GOODS[2 + good]] = s.seats;
  }
  const some = (n: number): Schema => ({ type: 'someOf', values: places(n), min: 0, max: n });
  return {
    to: { type: 'oneOf', values: places(s.seats).filter(other => other !== seat) },
    give: { type: 'amounts', of: own },
    take: { type: 'amounts', of: any },
    markers: some(s.kept[seat].length),
    cards: some(s.hand[seat].length),
    theirMarkers: some(MOST_PLACES),
    theirCards: some(MOST_PLACES),
  };
}

/** Who only counts seldom looks into the form: its fields are then worked out when somebody does. */
class LazySchema {
  readonly type = 'record';
  private readonly s: State;
  private readonly seat: number;

  constructor(s: State, seat: number) {
    this.s = s;
    this.seat = seat;
  }

  get fields(): Record<string, Schema> {
    return fieldsFor(this.s, this.seat);
  }
}

function schemaFor(s: State, seat: number, explaining: boolean): Schema {
  return explaining ? { type: 'record', fields: fieldsFor(s, seat) } : new LazySchema(s, seat);
}

/** 0 to 3 a good, 4 three trade: the plain offers, one for one. */
const THREE_TRADE = 4;

function plainOffer(seat: number, to: number, give: number, take: number): number[] {
  const offer = [0, seat, to, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
  offer[give === THREE_TRADE ? GIVE : GIVE + 2 + give] = give === THREE_TRADE ? 3 : 1;
  offer[take === THREE_TRADE ? TAKE : TAKE + 2 + take] = take === THREE_TRADE ? 3 : 1;
  return offer;
}

function has(s: State, seat: number, what: number): boolean {
  return what === THREE_TRADE ? s.trade[seat] >= 3 : s.goods[seat * MARKET_GOODS + what] > 0;
}

function offerFrom(seat: number, form: OfferForm): number[] {
  const amounts = (of: Amounts) => GOODS.map(good => of[good] ?? 0);
  const list = (of: readonly number[]) => [of.length, ...[...of].sort((a, b) => a - b)];
  return [
    0,
    seat,
    form.to,
    ...amounts(form.give),
    ...amounts(form.take),
    ...list(form.markers),
    ...list(form.cards),
    ...list(form.theirMarkers),
    ...list(form.theirCards),
  ];
}

const isNothing = (offer: readonly number[]): boolean => offer.slice(GIVE).every(n => n === 0);

export const trade: QuestionRules<State, Vocab, 'trade'> = {
  choices(g, q, offer) {
    const { s } = g;
    const { seat } = q;
    for (const one of s.offers) {
      if (one[2] === seat) {
        offer.can('accept', one[0]);
        offer.can('decline', one[0]);
      } else if (one[1] === seat) offer.can('withdraw', one[0]);
    }
    const why = cannotOffer(g, seat);
    if (why === OK) offer.form('offer', schemaFor(s, seat, offer.explaining));
    for (let to = 0; to < s.seats; to++) {
      if (to === seat) continue;
      for (let give = 0; give <= THREE_TRADE; give++) {
        if (!has(s, seat, give)) continue;
        for (let take = 0; take <= THREE_TRADE; take++)
          if (take !== give && has(s, to, take)) offer.unless(why, 'swap', to, give, take);
      }
    }
    offerAbilities(g, seat, 'trade', offer);
    offer.can('ready');
    elsewhere(g, offer, ['offer']);
  },
  check(g, q, a) {
    if (a[0] !== 'offer') return OK;
    const made = offerFrom(q.seat, a[1]);
    if (isNothing(made)) return g.no('empty-offer');
    return isStale(g.s, made) ? g.no('not-enough') : OK;
  },
  answer(g, { seat }, a) {
    switch (a[0]) {
      case 'ready':
        return g.next('readying', { seat, seen: g.s.nextOffer });
      case 'offer':
        return g.next('offering', offerFrom(seat, a[1]));
      case 'swap':
        return g.next('offering', plainOffer(seat, a[1], a[2], a[3]));
      case 'use':
        return g.next('tradeUse', { seat, ability: a[1] });
      default:
        g.next('dealing', { seat, id: a[1], how: a[0] === 'accept' ? 0 : 1 });
    }
  },
};

/** Ready, unless an offer came meanwhile that the player has not seen. */
export function readying(g: G, { seat, seen }: { seat: number; seen: number }): void {
  const { s } = g;
  if (!s.offers.some(offer => offer[2] === seat && offer[0] > seen)) s.ready[seat] = 1;
}

export function tradeUse(g: G, { seat, ability }: { seat: number; ability: number }): void {
  beginUse(g, seat, ability);
}

export function offering(g: G, made: readonly number[]): void {
  const { s } = g;
  const offer = made.slice();
  offer[0] = ++s.nextOffer;
  s.offered[offer[1]]++;
  s.ready[offer[2]] = 0;
  s.offers.push(offer);
  g.tell('offer', offer[1], offer[2], offer[0]);
}

export function dealing(g: G, { seat, id, how }: { seat: number; id: number; how: number }): void {
  const { s } = g;
  const i = s.offers.findIndex(offer => offer[0] === id);
  if (i < 0) return;
  const offer = s.offers[i];
  if (how === 1) {
    s.offers.splice(i, 1);
    g.tell(offer[1] === seat ? 'withdrawn' : 'declined', seat, id);
    return;
  }
  s.offers.splice(i, 1);
  if (isStale(s, offer)) {
    g.tell('lapsed', offer[1], offer[2]);
    return;
  }
  deal(g, offer);
}

/** Both bundles change hands at once; places that others named have moved then. */
function deal(g: G, offer: readonly number[]): void {
  const { s } = g;
  const [, from, to] = offer;
  g.tell('deal', from, to);
  const given = [pick(s.kept[from], listed(offer, 0)), pick(s.hand[from], listed(offer, 1))];
  const taken = [pick(s.kept[to], listed(offer, 2)), pick(s.hand[to], listed(offer, 3))];
  hand(g, from, to, offer, GIVE, given);
  hand(g, to, from, offer, TAKE, taken);
  s.ready[from] = 0;
  s.ready[to] = 0;
  const moved = given.concat(taken).some(list => list.length > 0);
  if (moved) {
    g.mark();
    forgetPlaces(g, from);
    forgetPlaces(g, to);
  }
  g.next('limits');
}

function pick(list: number[], at: readonly number[]): number[] {
  const out = at.map(place => list[place]);
  for (let i = at.length - 1; i >= 0; i--) list.splice(at[i], 1);
  return out;
}

function hand(
  g: G,
  from: number,
  to: number,
  offer: readonly number[],
  at: number,
  [markers, cards]: readonly number[][],
): void {
  const { s } = g;
  s.trade[from] -= offer[at];
  s.trade[to] = Math.min(TRADE_MAX, s.trade[to] + offer[at]);
  s.culture[from] -= offer[at + 1];
  s.culture[to] += offer[at + 1];
  for (let good = 0; good < MARKET_GOODS; good++) {
    s.goods[from * MARKET_GOODS + good] -= offer[at + 2 + good];
    s.goods[to * MARKET_GOODS + good] += offer[at + 2 + good];
  }
  s.kept[to].push(...markers);
  s.hand[to].push(...cards);
  g.tell('handed', from, to, offer.slice(at, at + 6) as number[], markers.length, cards.length);
}
