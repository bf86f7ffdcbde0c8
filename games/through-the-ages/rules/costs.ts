/** Prices as they are for a seat right now, and paying them. */
import { type Blocked, NONE, OK } from '@epoka/kernel';
import * as T from '../content/tables.ts';
import { foodOf, populationPrice, resourcesOf } from './goods.ts';
import { pactSideOf, partnerIn } from './ratings.ts';
import { handInFood, handInResources } from './score.ts';
import { type Civ, type Game, inGame, ROUTES_ARMED, ROUTES_USED, type State } from './state.ts';

/** What rivals' leaders add to buildings of a type. */
function surcharge(s: State, seat: number, type: number): number {
  let n = 0;
  for (let i = 0; i < s.seats; i++) {
    const leader = s.civs[i].leader;
    if (i !== seat && leader !== NONE) n += T.RIVAL_SURCHARGE[leader][type];
  }
  return n;
}

/** Printed cost less the permanent discounts. */
function ownPrice(c: Civ, holder: number): number {
  let n = T.COST[holder];
  if (holder >= T.FIRST_URBAN && holder < T.FIRST_UNIT)
    for (let i = 0; i < c.specials.length; i++)
      if (c.specials[i] !== NONE) n -= T.URBAN_DISCOUNT[c.specials[i]][T.LEVEL[holder]];
  if (c.leader !== NONE) n -= T.BUILD_DISCOUNT[c.leader][T.TYPE[holder]];
  return n;
}

export function isThreatened(s: State, seat: number): boolean {
  for (let i = 0; i < s.seats; i++)
    if (s.civs[i].war !== NONE && s.civs[i].warOn === seat && inGame(s, i)) return true;
  return false;
}

export function buildPrice(s: State, seat: number, holder: number, discount: number): number {
  const c = s.civs[seat];
  let n = ownPrice(c, holder) + surcharge(s, seat, T.TYPE[holder]);
  if (
    holder >= T.FIRST_UNIT &&
    c.leader !== NONE &&
    T.THREATENED_DISCOUNT[c.leader] > 0 &&
    isThreatened(s, seat)
  )
    n -= T.THREATENED_DISCOUNT[c.leader];
  n -= discount;
  return n < 0 ? 0 : n;
}

export function upgradePrice(s: State, seat: number, from: number, to: number, discount: number): number {
  const c = s.civs[seat];
  let n = ownPrice(c, to) - ownPrice(c, from);
  if (n < 0) n = 0;
  n += surcharge(s, seat, T.TYPE[to]) - discount;
  return n < 0 ? 0 : n;
}

/** Science less for every technology through pacts. */
function cooperation(s: State, seat: number): number {
  let n = 0;
  for (let owner = 0; owner < s.seats; owner++) n += pactSideOf(s, owner, seat)?.cooperation?.discount ?? 0;
  return n;
}

function less(cost: number, by: number): number {
  return cost > by ? cost - by : 0;
}

export function technologyPrice(s: State, seat: number, card: number): number {
  const leader = s.civs[seat].leader;
  let n = T.TECH_COST[card];
  if (leader !== NONE && card < T.HOLDERS) n = less(n, T.TECH_DISCOUNT[leader][T.TYPE[card]]);
  return less(n, cooperation(s, seat));
}

export function governmentPrice(s: State, seat: number, card: number, revolution: boolean): number {
  return less(revolution ? T.REVOLUTION[card] : T.PEACEFUL[card], cooperation(s, seat));
}

/** Science, with what a cooperating partner must have (TTA-28.38). */
export function whyNotScience(g: Game, seat: number, price: number): Blocked {
  const s = g.s;
  if (s.civs[seat].science < price) return g.no('science', price, s.civs[seat].science);
  for (let owner = 0; owner < s.seats; owner++) {
    if (pactSideOf(s, owner, seat)?.cooperation === undefined) continue;
    const partner = partnerIn(s, owner, seat);
    if (s.civs[seat].science === 0) return g.no('ownScience', s.civs[owner].pact);
    if (s.civs[partner].science === 0) return g.no('partnerScience', partner);
  }
  return OK;
}

/** A cooperating partner pays, too, as far as there is something. */
export function payScience(g: Game, seat: number, price: number): void {
  const s = g.s;
  s.civs[seat].science -= price;
  for (let owner = 0; owner < s.seats; owner++) {
    const side = pactSideOf(s, owner, seat);
    if (side?.cooperation === undefined) continue;
    const partner = partnerIn(s, owner, seat);
    const paid = Math.min(side.cooperation.partnerPays, s.civs[partner].science);
    s.civs[partner].science -= paid;
    g.tell('pactTookScience', partner, s.civs[owner].pact, paid);
  }
}

export function wonderDiscount(c: Civ): number {
  return c.leader === NONE ? 0 : T.WONDER_DISCOUNT[c.leader];
}

export function populationCost(s: State, seat: number, discount: number): number {
  const c = s.civs[seat];
  return less(
    populationPrice(c.yellow),
    discount + (c.leader === NONE ? 0 : T.POPULATION_DISCOUNT[c.leader]),
  );
}

// ---- Trade routes: one unit of a cost paid in the other good, once per own turn

export function mayTradeFood(s: State, seat: number): boolean {
  for (let owner = 0; owner < s.seats; owner++) if (pactSideOf(s, owner, seat)?.foodForResource) return true;
  return false;
}
export function mayTradeResource(s: State, seat: number): boolean {
  for (let owner = 0; owner < s.seats; owner++) if (pactSideOf(s, owner, seat)?.resourceForFood) return true;
  return false;
}

// ---- Paying

/** Resources usable for units only. */
export function unitGoodsLeft(c: Civ): number {
  return c.unitGoods + (c.leader === NONE ? 0 : less(T.UNIT_RESOURCE[c.leader], c.unitGoodsUsed));
}

/** What a unit of this price takes from the stored resources. */
export function storedFor(c: Civ, price: number): number {
  return less(price, unitGoodsLeft(c));
}

/** `food`: what the same action costs in food besides. */
export function whyNotResources(
  g: Game,
  seat: number,
  price: number,
  forUnit: boolean,
  food: number,
): Blocked {
  if (price === 0) return OK;
  const c = g.s.civs[seat];
  const have = resourcesOf(c) + (forUnit ? unitGoodsLeft(c) : 0);
  if (have >= price) return OK;
  if (c.routes !== ROUTES_USED && have + 1 >= price && foodOf(c) > food && mayTradeFood(g.s, seat))
    return c.routes === ROUTES_ARMED ? OK : g.no('resourcesByRoutes', price, have);
  return g.no('resources', price, have);
}

export function spendResources(g: Game, seat: number, price: number, forUnit: boolean): void {
  const c = g.s.civs[seat];
  let left = price;
  if (forUnit) {
    // The leader's resources go first: they are lost with the leader, the others only with the turn.
    const own = c.leader === NONE ? 0 : less(T.UNIT_RESOURCE[c.leader], c.unitGoodsUsed);
    const used = own < left ? own : left;
    c.unitGoodsUsed += used;
    left -= used;
    const more = c.unitGoods < left ? c.unitGoods : left;
    c.unitGoods -= more;
    left -= more;
  }
  if (left > 0 && c.routes === ROUTES_ARMED && foodOf(c) > 0 && mayTradeFood(g.s, seat)) {
    handInFood(g, seat, 1);
    left--;
    c.routes = ROUTES_USED;
    g.tell('routesUsed', seat);
  }
  handInResources(g, seat, left);
}

/** `resources`: stored ones that the same action costs besides, so they can't stand in for food. */
export function whyNotFood(g: Game, seat: number, price: number, resources: number): Blocked {
  if (price === 0) return OK;
  const c = g.s.civs[seat];
  const have = foodOf(c);
  if (have >= price) return OK;
  if (
    c.routes !== ROUTES_USED &&
    have + 1 >= price &&
    resourcesOf(c) > resources &&
    mayTradeResource(g.s, seat)
  )
    return c.routes === ROUTES_ARMED ? OK : g.no('foodByRoutes', price, have);
  return g.no('food', price, have);
}

export function spendFood(g: Game, seat: number, price: number, resources: number): void {
  if (price === 0) return;
  const c = g.s.civs[seat];
  let left = price;
  if (c.routes === ROUTES_ARMED && resourcesOf(c) > resources && mayTradeResource(g.s, seat)) {
    handInResources(g, seat, 1);
    left--;
    c.routes = ROUTES_USED;
    g.tell('routesUsed', seat);
  }
  handInFood(g, seat, left);
}
