/** What resources and offers of trade are worth to a seat. */
import { ABILITIES } from '../content/abilities.ts';
import { GOOD_IDS } from '../content/ids.ts';
import { MARKER_GOOD, MARKET_GOODS, tech } from '../content/tables.ts';
import { OFFER_PLACES } from '../rules/changes.ts';
import { knows } from '../rules/counts.ts';
import type { State } from '../rules/state.ts';
import type { Weights } from './weights.ts';

/** By resource: the techs that use it. */
const USERS: readonly (readonly number[])[] = GOOD_IDS.map(good =>
  ABILITIES.flatMap(one => (one.goods?.includes(good) && one.tech !== undefined ? [tech(one.tech)] : [])),
);
/** Techs that use resources of any kind. */
const TAKE_ALL: readonly number[] = ABILITIES.flatMap(one =>
  one.any !== undefined && one.tech !== undefined ? [tech(one.tech)] : [],
);

/** A resource that an own tech uses is worth more than one that waits for a buyer. */
export function goodWorth(s: State, seat: number, good: number, w: Weights): number {
  const users = USERS[good];
  for (let i = 0; i < users.length; i++) if (knows(s, seat, users[i])) return w.usefulGood;
  for (let i = 0; i < TAKE_ALL.length; i++) if (knows(s, seat, TAKE_ALL[i])) return w.usefulGood;
  return w.good;
}

/** Resources of every kind, face-down markers included. */
export function goodsWorth(s: State, seat: number, w: Weights): number {
  let n = 0;
  for (let good = 0; good < MARKET_GOODS; good++) {
    const held = s.goods[seat * MARKET_GOODS + good];
    if (held > 0) n += held * goodWorth(s, seat, good, w);
  }
  // An imagined marker of somebody else may be one that nobody keeps.
  for (const marker of s.kept[seat])
    n += marker < 0 || MARKER_GOOD[marker] < 0 ? w.good : goodWorth(s, seat, MARKER_GOOD[marker], w);
  return n;
}

/** One side of an offer: trade, culture and four resources, from this place on (see rules/trade.ts). */
function side(s: State, seat: number, offer: readonly number[], from: number, w: Weights): number {
  let n = w.tradeOffered * offer[from] + w.cultureOffered * offer[from + 1];
  for (let good = 0; good < MARKET_GOODS; good++)
    if (offer[from + 2 + good] > 0) n += offer[from + 2 + good] * goodWorth(s, seat, good, w);
  return n;
}

const GIVE = 3;
const TAKE = 9;

/** What accepting the offer brings the seat to whom it was made; markers and cards are not counted. */
export function gainFrom(s: State, seat: number, offer: readonly number[], w: Weights): number {
  if (offer.length > OFFER_PLACES + 4) return 0;
  return side(s, seat, offer, GIVE, w) - side(s, seat, offer, TAKE, w);
}
