/** Trade among bots: what is plenty goes for what is lacking, where both gain. */
import { CULTURE, GOLD, GOODS, MOOD } from '../content/index.ts';
import { amount } from '../rules/counts.ts';
import { limitOf } from '../rules/goods.ts';
import type { State } from '../rules/state.ts';

/** Gold and culture tokens are worth a little more than the rest. */
const WORTH: readonly number[] = Array.from({ length: GOODS }, (_, kind) =>
  kind === GOLD ? 1.2 : kind === CULTURE ? 1.3 : kind === MOOD ? 1.1 : 1,
);
/** Less than this is no gain worth the talk. */
const GAIN = 0.15;
/** Cards are not sold for a handful of goods. */
const CARD = 3;
const CARD_OFFERED = 1.5;

/** The n-th piece of a kind in stock, to its owner: the first ones are needed most. */
function pieceWorth(kind: number, n: number): number {
  return WORTH[kind] * (n <= 1 ? 1.4 : n <= 3 ? 1 : n <= 5 ? 0.75 : 0.5);
}

/** What so many more, or less, of a kind mean to the seat; above the limit nothing. */
function change(s: State, seat: number, kind: number, by: number): number {
  const have = amount(s, seat, kind);
  let value = 0;
  for (let n = have + 1; n <= Math.min(have + by, limitOf(s, seat, kind)); n++) value += pieceWorth(kind, n);
  for (let n = have; n > have + by; n--) value -= pieceWorth(kind, n);
  return value;
}

const swapGain = (s: State, seat: number, give: number, get: number) =>
  change(s, seat, give, -1) + change(s, seat, get, 1);

/** One for one: what the seat gains, or a loss where the other would refuse. */
export function swapValue(s: State, seat: number, other: number, give: number, get: number): number {
  return swapGain(s, other, get, give) >= GAIN ? swapGain(s, seat, give, get) : -1;
}

/** Some swap with the other that both would like. */
export function hasSwap(s: State, seat: number, other: number): boolean {
  for (let give = 0; give < GOODS; give++)
    for (let get = 0; get < GOODS; get++)
      if (
        give !== get &&
        amount(s, seat, give) > 0 &&
        amount(s, other, get) > 0 &&
        swapValue(s, seat, other, give, get) >= GAIN
      )
        return true;
  return false;
}

/** The offer on the table is good for the seat that is asked. */
export function isGoodDeal(s: State, seat: number): boolean {
  const goods = s.offerGoods;
  let value = 0;
  for (let kind = 0; kind < GOODS; kind++)
    value += change(s, seat, kind, (goods[kind] ?? 0) - (goods[GOODS + kind] ?? 0));
  for (let i = 2 * GOODS; i < goods.length; i++) value -= CARD * goods[i];
  for (const cards of s.offered) value += CARD_OFFERED * cards.length;
  return value + CARD_OFFERED * s.offerPersons.length - CARD * s.wantedPersons.length >= GAIN;
}
