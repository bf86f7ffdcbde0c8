/** What stands in the way of each action of the action phase. The price in actions is checked by the caller. */
import { type Blocked, NONE, OK, type Reason } from '@epoka/kernel';
import * as T from '../content/tables.ts';
import type { Order } from '../content/types.ts';
import {
  buildPrice,
  governmentPrice,
  populationCost,
  storedFor,
  technologyPrice,
  upgradePrice,
  whyNotFood,
  whyNotResources,
  whyNotScience,
} from './costs.ts';
import { workersOf } from './counts.ts';
import { civilLeft, militaryLeft, urbanLimit } from './ratings.ts';
import { both, isRead, nested, strongest } from './reasons.ts';
import { type Civ, type Game, isCalm, NOT_IN_PLAY, type State } from './state.ts';

export function isUnit(holder: number): boolean {
  return holder >= T.FIRST_UNIT;
}
export function isUrban(holder: number): boolean {
  return holder >= T.FIRST_URBAN && holder < T.FIRST_UNIT;
}

export function whyNotPopulate(g: Game, seat: number, discount: number): Blocked {
  if (g.s.civs[seat].yellow === 0) return g.no('yellowBank');
  return whyNotFood(g, seat, populationCost(g.s, seat, discount), 0);
}

export function whyNotUrban(g: Game, seat: number, type: number): Blocked {
  const limit = urbanLimit(g.s, seat);
  return workersOf(g.s.civs[seat], type) >= limit ? g.no('noUrbanPlace', type, limit) : OK;
}

export function whyNotBuild(g: Game, seat: number, holder: number, discount: number): Blocked {
  const c = g.s.civs[seat];
  if (c.idle === 0) return noWorker(g, seat, holder, discount);
  return whyNotPlace(g, seat, holder, discount);
}

/** Whatever the workers: room under the government, and the price. */
function whyNotPlace(g: Game, seat: number, holder: number, discount: number): Blocked {
  const full = isUrban(holder) ? whyNotUrban(g, seat, T.TYPE[holder]) : OK;
  if (full !== undefined && !isRead(full)) return full;
  const poor = whyNotResources(g, seat, buildPrice(g.s, seat, holder, discount), isUnit(holder), 0);
  return strongest(g, full, poor);
}

/** More population is the remedy where it can be had now and nothing else is in the way; else the other reason is said too. */
function noWorker(g: Game, seat: number, holder: number, discount: number): Reason {
  const noIdle = g.no('noIdle');
  if (!isRead(noIdle)) return noIdle;
  const place = whyNotPlace(g, seat, holder, discount);
  if (place !== undefined) return both(g, noIdle, place);
  const population = whyNotPopulate(g, seat, 0);
  if (population?.key === 'food')
    return g.no('noWorkerNoFood', Number(population.args[0]), Number(population.args[1]));
  if (population !== undefined) return both(g, noIdle, population);
  const civil = civilLeft(g.s, seat);
  const needed = isUnit(holder) ? 1 : 2;
  if (civil < needed) return both(g, noIdle, g.no('civilActions', needed, civil));
  const military = militaryLeft(g.s, seat);
  if (isUnit(holder) && military < 1) return both(g, noIdle, g.no('militaryActions', 1, military));
  return g.no('noWorker');
}

export function whyNotUpgrade(g: Game, seat: number, from: number, to: number, discount: number): Blocked {
  const s = g.s;
  if (s.civs[seat].workers[from] <= 0) return g.no('noWorkerOn', from);
  return whyNotResources(g, seat, upgradePrice(s, seat, from, to, discount), isUnit(to), 0);
}

/** Cost of the next stages of the wonder under construction. */
export function stagesPrice(c: Civ, howMany: number, discount: number): number {
  const stages = T.STAGES[c.building];
  let n = 0;
  for (let i = 0; i < howMany; i++) n += stages[c.stages + i];
  return n > discount ? n - discount : 0;
}

export function mostStages(c: Civ): number {
  let n = 1;
  for (let i = 0; i < c.specials.length; i++)
    if (c.specials[i] !== NONE && T.STAGES_PER_ACTION[c.specials[i]] > n)
      n = T.STAGES_PER_ACTION[c.specials[i]];
  return n;
}

/** Is there a blue token for each stage, be it one in use (TTA-9.7)? Paying moves tokens and takes none away. */
function hasMarkers(c: Civ, howMany: number): boolean {
  let tokens = c.blue;
  for (let i = 0; i < c.blues.length; i++) tokens += c.blues[i];
  return tokens >= howMany;
}

export function whyNotStages(g: Game, seat: number, howMany: number, discount: number): Blocked {
  const c = g.s.civs[seat];
  if (c.building === NONE) return g.no('noWonder');
  const left = T.STAGES[c.building].length - c.stages;
  if (howMany > left) return g.no('stagesLeft', left);
  const why = whyNotResources(g, seat, stagesPrice(c, howMany, discount), false, 0);
  if (why !== OK) return why;
  return hasMarkers(c, howMany) ? OK : g.no('blueBank');
}

export function whyNotTechnology(g: Game, seat: number, card: number): Blocked {
  const c = g.s.civs[seat];
  if (T.KIND[card] === T.SPECIAL) {
    const old = c.specials[T.CATEGORY[card]];
    if (old !== NONE && T.LEVEL[old] >= T.LEVEL[card]) return g.no('lowerSpecial', old);
  }
  return whyNotScience(g, seat, technologyPrice(g.s, seat, card));
}

export function whyNotReform(g: Game, seat: number, card: number): Blocked {
  return whyNotScience(g, seat, governmentPrice(g.s, seat, card, false));
}

/** `calm`: no civil action was spent before (TTA-11.3). */
export function whyNotRevolution(g: Game, seat: number, card: number, calm: boolean): Blocked {
  const c = g.s.civs[seat];
  const price = governmentPrice(g.s, seat, card, true);
  if (c.leader !== NONE && T.MILITARY_REVOLUTION[c.leader]) {
    if (c.militaryActed || c.militarySpent > 0)
      return strongest(g, g.no('revolutionFirstMilitary'), whyNotScience(g, seat, price));
  } else if (!calm) return strongest(g, g.no('revolutionFirst'), whyNotScience(g, seat, price));
  return whyNotScience(g, seat, price);
}

const NO_TERMS = { food: 0, resources: 0 };

/** For a leader who recruits. */
export function whyNotRecruit(g: Game, seat: number, holder: number): Blocked {
  const s = g.s;
  const c = s.civs[seat];
  const recruits = T.leaderCard(c.leader).recruits ?? NO_TERMS;
  if (c.yellow === 0) return g.no('yellowBank');
  const food = populationCost(s, seat, recruits.food);
  const resources = buildPrice(s, seat, holder, recruits.resources);
  const noFood = whyNotFood(g, seat, food, storedFor(c, resources));
  const noResources = whyNotResources(g, seat, resources, true, food);
  // Food alone would be gathered in vain.
  if (noFood !== undefined && noResources !== undefined) return both(g, noFood, noResources);
  return noFood ?? noResources;
}

/** Runs through what an order allows; true when `each` was true for one of them. */
export function someOrdered(
  s: State,
  seat: number,
  order: Order,
  each: (
    verb: 'stage' | 'populate' | 'build' | 'upgrade' | 'technology' | 'reform' | 'revolution',
    a: number,
    b: number,
  ) => boolean,
): boolean {
  const c = s.civs[seat];
  switch (order.does) {
    case 'build-wonder-stage':
      return each('stage', 1, 0);
    case 'increase-population':
      return each('populate', 0, 0);
    case 'build-urban':
      for (let h = T.FIRST_URBAN; h < T.FIRST_UNIT; h++)
        if (c.workers[h] !== NOT_IN_PLAY && each('build', h, 0)) return true;
      return false;
    case 'build-farm-or-mine':
      for (let h = 0; h < T.FIRST_URBAN; h++)
        if (c.workers[h] !== NOT_IN_PLAY && each('build', h, 0)) return true;
      return false;
    case 'upgrade-farm-mine-urban':
      for (let from = 0; from < T.FIRST_UNIT; from++) {
        if (c.workers[from] === NOT_IN_PLAY) continue;
        for (let to = from + 1; to <= T.LAST[T.TYPE[from]]; to++)
          if (c.workers[to] !== NOT_IN_PLAY && each('upgrade', from, to)) return true;
      }
      return false;
    case 'play-technology':
      for (let i = 0; i < c.hand.length; i++) {
        const card = c.hand[i];
        const kind = T.KIND[card];
        if (kind === T.GOVERNMENT) {
          if (each('reform', card, 0) || each('revolution', card, 0)) return true;
        } else if (kind <= T.SPECIAL && each('technology', card, 0)) return true;
      }
      return false;
  }
}

export function whyNotOrdered(
  g: Game,
  seat: number,
  order: Order,
  calm: boolean,
  verb: string,
  a: number,
  b: number,
): Blocked {
  const discount = order.discount ?? 0;
  switch (verb) {
    case 'stage':
      return whyNotStages(g, seat, 1, discount);
    case 'populate':
      return whyNotPopulate(g, seat, 0);
    case 'build':
      return whyNotBuild(g, seat, a, discount);
    case 'upgrade':
      return whyNotUpgrade(g, seat, a, b, discount);
    case 'technology':
      return whyNotTechnology(g, seat, a);
    case 'reform':
      return whyNotReform(g, seat, a);
    default:
      return whyNotRevolution(g, seat, a, calm);
  }
}

function count(list: readonly number[], x: number): number {
  let n = 0;
  for (let i = 0; i < list.length; i++) if (list[i] === x) n++;
  return n;
}

export function whyNotAction(g: Game, seat: number, card: number): Blocked {
  const c = g.s.civs[seat];
  if (c.taken.length > 0 && count(c.taken, card) >= count(c.hand, card)) return g.no('takenThisTurn', card);
  const order = T.actionCard(card).order;
  if (order === undefined) return OK;
  const calm = isCalm(c);
  const possible = someOrdered(
    g.s,
    seat,
    order,
    (verb, a, b) => whyNotOrdered(g, seat, order, calm, verb, a, b) === OK,
  );
  if (possible) return OK;
  const nothing = order.does === 'play-technology' ? g.no('noTechnology') : g.no('nothingToUpgrade');
  if (!isRead(nothing)) return nothing;
  return g.no('orderedAction', card, nested(nearest(g, seat, order, calm) ?? nothing));
}

/** Reasons that name a price, and what there is of it; what is paid for with food comes alone. */
const PRICES: ReadonlySet<string> = new Set(['resources', 'resourcesByRoutes', 'science']);

function missing(why: Reason): number {
  return PRICES.has(why.key) ? Number(why.args[0]) - Number(why.args[1]) : Number.POSITIVE_INFINITY;
}

/** Why what comes nearest to being possible is not: where only the price is in the way, the one that lacks least. */
function nearest(g: Game, seat: number, order: Order, calm: boolean): Blocked {
  let best: Reason | undefined;
  someOrdered(g.s, seat, order, (verb, a, b) => {
    const why = whyNotOrdered(g, seat, order, calm, verb, a, b);
    if (why !== undefined && (best === undefined || missing(why) < missing(best))) best = why;
    return false;
  });
  return best;
}
