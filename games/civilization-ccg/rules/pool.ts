/** Production and tax of the present phase (CCG-12.2): [production, for buildings, for units, tax, for inventions]. */
import { type Blocked, OK } from '@epoka/kernel';
import type { Price } from '../content/index.ts';
import { BUILDING, INVENTION, KIND, PRODUCTION, UNIT, WONDER } from './cards.ts';
import { type G, type State, zero } from './state.ts';

const ANY_PRODUCTION = 0;
const FOR_BUILDINGS = 1;
const FOR_UNITS = 2;
const ANY_TAX = 3;
const FOR_INVENTIONS = 4;

const KINDS_OF_BUILDINGS = (1 << BUILDING) | (1 << WONDER);

/** Adds to the pool; `only` is the kinds of card it may pay for, as bits, 0 for any. */
export function gain(s: State, kind: number, n: number, only: number): void {
  if (kind === PRODUCTION)
    s.pool[
      (only & KINDS_OF_BUILDINGS) !== 0
        ? FOR_BUILDINGS
        : (only & (1 << UNIT)) !== 0
          ? FOR_UNITS
          : ANY_PRODUCTION
    ] += n;
  else s.pool[(only & (1 << INVENTION)) !== 0 ? FOR_INVENTIONS : ANY_TAX] += n;
}

/** The restricted part that may pay for this card. */
const restricted = (card: number): number =>
  KIND[card] === INVENTION ? FOR_INVENTIONS : KIND[card] === UNIT ? FOR_UNITS : FOR_BUILDINGS;

export function canSpendOn(s: State, card: number): number {
  return s.pool[restricted(card)] + s.pool[KIND[card] === INVENTION ? ANY_TAX : ANY_PRODUCTION];
}

export function cannotPay(g: G, card: number, cost: number): Blocked {
  const have = canSpendOn(g.s, card);
  if (have >= cost) return OK;
  return KIND[card] === INVENTION ? g.no('needTax', cost, have) : g.no('needProduction', cost, have);
}

/** Restricted points go first. */
export function spendOn(s: State, card: number, cost: number): void {
  const own = restricted(card);
  const first = Math.min(cost, s.pool[own]);
  s.pool[own] -= first;
  s.pool[KIND[card] === INVENTION ? ANY_TAX : ANY_PRODUCTION] -= cost - first;
}

export const taxIn = (s: State): number => s.pool[ANY_TAX];
export const productionIn = (s: State): number => s.pool[ANY_PRODUCTION];

export function spendTax(s: State, n: number): void {
  s.pool[ANY_TAX] -= n;
}

/** Of an event or ability: food from the capital, production and tax from the pool of the phase. */
export function cannotAfford(g: G, seat: number, price: Price | undefined): Blocked {
  if (price === undefined) return OK;
  const { s } = g;
  const own = seat === s.active;
  const { food = 0, production = 0, tax = 0 } = price;
  if (s.food[seat] < food) return g.no('needFood', food, s.food[seat]);
  if (production > 0 && (!own || productionIn(s) < production))
    return g.no('needProduction', production, own ? productionIn(s) : 0);
  if (tax > 0 && (!own || taxIn(s) < tax)) return g.no('needTax', tax, own ? taxIn(s) : 0);
  return OK;
}

export function pay(g: G, seat: number, price: Price | undefined): void {
  if (price === undefined) return;
  const { s } = g;
  s.food[seat] -= price.food ?? 0;
  s.pool[ANY_PRODUCTION] -= price.production ?? 0;
  s.pool[ANY_TAX] -= price.tax ?? 0;
}

/** What is left of production and tax is lost. */
export function emptyPool(g: G): void {
  const { s } = g;
  const { pool } = s;
  const production = pool[ANY_PRODUCTION] + pool[FOR_BUILDINGS] + pool[FOR_UNITS];
  const tax = pool[ANY_TAX] + pool[FOR_INVENTIONS];
  if (production + tax > 0) g.tell('wasted', s.active, production, tax);
  zero(pool);
}
