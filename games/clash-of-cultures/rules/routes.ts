/** Trade Routes (COC-6.12 to 6.14): units of the seat paired with cities of other players. */
import { NONE, OK } from '@epoka/kernel';
import {
  A,
  B,
  BUILDING_KINDS,
  CA,
  CULTURE,
  ELEPHANT,
  FOOD,
  GOLD,
  IDEAS,
  L,
  MOOD,
  ORE,
  SETTLER,
  SHIP,
  WOOD,
} from '../content/index.ts';
import {
  adjacent,
  amount,
  civ,
  hasBuilding,
  isCoastal,
  leaderAt,
  militaryAt,
  rivalsOf,
  spacesWhere,
  unitSpaces,
  unitsAt,
  within,
  works,
} from './counts.ts';
import { gain, lose } from './goods.ts';
import { layoutFor } from './layout.ts';
import { isBlockaded } from './pirates.ts';
import { ANGRY, type State } from './state.ts';
import type { G, Kind, StepTable } from './vocabulary.ts';
import { busy } from './words.ts';

const MOST = 4;
const REACH = 2;
const FAR_REACH = 3;
const ALPHABET_MOST = 2;
const GOODS_LOST = [FOOD, ORE, WOOD, IDEAS, GOLD];

/** Distances along which a route may run: never from or through a sea space that pirates block (COC-6.13). */
function routeReach(s: State, from: number, most: number): readonly number[] {
  const { beside } = layoutFor(s.seats);
  const far = s.terrain.map(() => -1);
  if (isBlockaded(s, from)) return far;
  far[from] = 0;
  const queue = [from];
  // the queue grows while it is walked
  for (const x of queue) {
    if (far[x] === most) break;
    for (const y of beside[x]) {
      if (far[y] >= 0 || s.terrain[y] < 0 || isBlockaded(s, y)) continue;
      far[y] = far[x] + 1;
      queue.push(y);
    }
  }
  return far;
}

/** Raiders: an army of the Huns within two spaces, and neither army nor city of the settler's own with it. */
export function isHarassed(s: State, seat: number, space: number): boolean {
  if (s.cityOwner[space] === seat || militaryAt(s, space) > 0) return false;
  const huns = rivalsOf(s, seat).find(other => civ(s, other, CA.raiders));
  return huns !== undefined && unitSpaces(s, huns).some(x => militaryAt(s, x) > 0 && within(s, x, space, 2));
}

function citiesFrom(s: State, seat: number, from: number, most: number, coastal: boolean): number[] {
  const reach = routeReach(s, from, most);
  return spacesWhere(s, y => reach[y] >= 0 && isPartner(s, seat, y) && (!coastal || isCoastal(s, y)));
}

/** Units (space after space, one entry each) that could form routes, with the cities in their reach. */
function reachable(s: State, seat: number, shipsOnly: boolean): number[][] {
  const lists: number[][] = [];
  const cedars = civ(s, seat, CA['cedars-and-dyes']);
  const elephants = civ(s, seat, CA['indian-elephants']);
  s.holder.forEach((holder, x) => {
    const port = cedars && s.cityOwner[x] === seat && hasBuilding(s, x, B.port);
    if (port && !shipsOnly) add(lists, citiesFrom(s, seat, x, FAR_REACH, true), 1);
    if (holder !== seat) return;
    const ships = unitsAt(s, x, SHIP);
    if (ships > 0) {
      const near = citiesFrom(s, seat, x, REACH, false);
      if (cedars) near.push(...citiesFrom(s, seat, x, FAR_REACH, true));
      add(lists, near, ships);
    }
    if (shipsOnly) return;
    let n = isHarassed(s, seat, x) ? 0 : unitsAt(s, x, SETTLER);
    if (elephants && s.cityOwner[x] === seat && s.mood[x] !== ANGRY) n += unitsAt(s, x, ELEPHANT);
    if (n > 0) add(lists, citiesFrom(s, seat, x, REACH, false), n);
  });
  return lists;
}

function add(lists: number[][], cities: number[], n: number): void {
  for (let i = 0; i < n; i++) lists.push(cities);
}

function isPartner(s: State, seat: number, city: number): boolean {
  const owner = s.cityOwner[city];
  if (owner === NONE || owner === seat || s.mood[city] === ANGRY) return false;
  return owner < s.seats || civ(s, seat, CA['tribal-trade']);
}

/** Whether a unit in the space could form a route. */
export function isOnRoute(s: State, seat: number, space: number): boolean {
  return citiesFrom(s, seat, space, REACH, false).length > 0;
}

/** How many of these cities can be paired at once: each unit and each city counts once. */
function pairs(lists: readonly number[][], allowed: (city: number) => boolean): number {
  const taken = new Map<number, number>();
  const assign = (unit: number, tried: Set<number>): boolean => {
    for (const city of lists[unit]) {
      if (tried.has(city) || !allowed(city)) continue;
      tried.add(city);
      const other = taken.get(city);
      if (other === undefined || assign(other, tried)) {
        taken.set(city, unit);
        return true;
      }
    }
    return false;
  };
  let n = 0;
  for (let unit = 0; unit < lists.length; unit++) if (assign(unit, new Set())) n++;
  return n;
}

/** Every city some unit could trade with. */
function partnersOf(s: State, seat: number): number[] {
  const cities: number[] = [];
  for (const list of reachable(s, seat, false))
    for (const city of list) if (!cities.includes(city)) cities.push(city);
  return cities;
}

/** Hiram: one route of a settler or ship in his space is beyond the limit. */
function limitOf(s: State, seat: number): number {
  return MOST + (hasTrader(s, seat, L.hiram) ? 1 : 0);
}

function hasTrader(s: State, seat: number, leader: number): boolean {
  if (s.leader[seat] !== leader) return false;
  const at = leaderAt(s, seat);
  return unitsAt(s, at, SETTLER) + unitsAt(s, at, SHIP) > 0 && isOnRoute(s, seat, at);
}

/** The largest number of routes at once. */
export function routesOf(s: State, seat: number, shipsOnly: boolean): number {
  return Math.min(
    limitOf(s, seat),
    pairs(reachable(s, seat, shipsOnly), () => true),
  );
}

/** So many routes at once; counted only where the seat has as many units that could form them. */
export function hasRoutes(s: State, seat: number, shipsOnly: boolean, least: number): boolean {
  return tradersOf(s, seat, shipsOnly) >= least && routesOf(s, seat, shipsOnly) >= least;
}

/** Units that could form a route if a city were near, and Ports that could (see `reachable`); a few too many at most. */
function tradersOf(s: State, seat: number, shipsOnly: boolean): number {
  const cedars = civ(s, seat, CA['cedars-and-dyes']);
  const elephants = civ(s, seat, CA['indian-elephants']);
  let n = 0;
  for (let x = 0; x < s.holder.length; x++) {
    if (cedars && s.cityOwner[x] === seat && hasBuilding(s, x, B.port)) n++;
    if (s.holder[x] !== seat) continue;
    n += unitsAt(s, x, SHIP);
    if (!shipsOnly) n += unitsAt(s, x, SETTLER) + (elephants ? unitsAt(s, x, ELEPHANT) : 0);
  }
  return n;
}

export const routeSteps: Pick<StepTable, 'routes' | 'partners' | 'usedRoutes' | 'raidPort'> = {
  routes(g, seat) {
    if (!works(g.s, seat, A['trade-routes'])) return;
    const most = routesOf(g.s, seat, false);
    if (most > 0) g.ask(seat, 'routes', most);
  },
  /** Which cities: asked only where it matters to anybody. */
  partners(g, data) {
    const { seat, chosen, n } = data;
    // all of them: nothing to choose
    const cities = partnersOf(g.s, seat);
    if (cities.length === n && !oneByOne(g.s, seat)) {
      g.next('usedRoutes', { seat, chosen: cities });
      return;
    }
    if (chosen.length < n) g.ask(seat, 'partner', data);
    else g.next('usedRoutes', { seat, chosen });
  },
  usedRoutes(g, { seat, chosen }) {
    payMarkets(g, seat, chosen);
    if (civ(g.s, seat, CA.raiding)) raidPorts(g, seat, chosen);
    if (hasTrader(g.s, seat, L.pygmalion)) g.next('reward', { seat, gains: [GOLD, 1, CULTURE, 1] });
  },
  raidPort(g, seat) {
    if (GOODS_LOST.some(kind => amount(g.s, seat, kind) > 0)) g.ask(seat, 'raidPort');
  },
};

/** A gold for each other player with a Market in one of the cities (COC-6.14). */
function payMarkets(g: G, seat: number, chosen: readonly number[]): void {
  const { s } = g;
  for (const other of rivalsOf(s, seat))
    if (chosen.some(x => s.cityOwner[x] === other && hasBuilding(s, x, B.market))) gain(g, other, GOLD, 1);
}

/** Vikings' ships beside the cities they trade with take something from their owners. */
function raidPorts(g: G, seat: number, chosen: readonly number[]): void {
  const { s } = g;
  for (const other of rivalsOf(s, seat))
    if (chosen.some(x => s.cityOwner[x] === other && hasShipBeside(s, seat, x))) g.next('raidPort', other);
}

function hasShipBeside(s: State, seat: number, city: number): boolean {
  return s.holder.some((owner, x) => owner === seat && unitsAt(s, x, SHIP) > 0 && adjacent(s, x, city));
}

/** Routes of the seat bring different things, each for itself. */
function oneByOne(s: State, seat: number): boolean {
  return (
    civ(s, seat, CA.alphabet) ||
    civ(s, seat, CA.prosperity) ||
    (civ(s, seat, CA['tribal-trade']) && works(s, seat, A.currency))
  );
}

/** What a route to the city may bring: kind and number, and so on. */
function yieldsOf(s: State, seat: number, city: number, letters: number): number[] {
  const kinds = [FOOD, 1];
  if (works(s, seat, A.currency) && s.cityOwner[city] < s.seats) kinds.push(GOLD, 1);
  if (civ(s, seat, CA.alphabet) && letters < ALPHABET_MOST) kinds.push(CULTURE, 1, IDEAS, 2);
  if (civ(s, seat, CA.prosperity)) {
    kinds.push(MOOD, 1);
    if (s.piece.slice(city * BUILDING_KINDS, (city + 1) * BUILDING_KINDS).includes(seat))
      kinds.push(CULTURE, 1);
  }
  return kinds;
}

function namesCities(s: State, seat: number): boolean {
  return (
    civ(s, seat, CA.raiding) ||
    oneByOne(s, seat) ||
    reachable(s, seat, false).some(list => list.some(x => hasBuilding(s, x, B.market)))
  );
}

export const routes: Kind<'routes'> = {
  choices(g, { seat, data: most }, offer) {
    const currency = works(g.s, seat, A.currency) && !oneByOne(g.s, seat);
    for (let food = most; food >= 0; food--)
      for (let gold = currency ? most - food : 0; gold >= 0; gold--) offer.can('routes', food, gold);
    busy(g, offer);
  },
  answer(g, { seat }, [, food, gold]) {
    const { s } = g;
    g.tell('routes', seat, food + gold);
    if (food + gold === 0) return;
    if (!oneByOne(s, seat)) {
      if (food > 0) gain(g, seat, FOOD, food);
      if (gold > 0) gain(g, seat, GOLD, gold);
    }
    if (namesCities(s, seat)) g.next('partners', { seat, chosen: [], n: food + gold, letters: 0 });
    else g.next('usedRoutes', { seat, chosen: [] });
  },
};

/** The cities so far with one more can still be paired, and with enough others. */
function canPair(s: State, seat: number, chosen: readonly number[], city: number): boolean {
  const lists = reachable(s, seat, false);
  const wanted = [...chosen, city];
  return pairs(lists, x => wanted.includes(x)) === wanted.length;
}

export const partner: Kind<'partner'> = {
  auto: true,
  choices(g, { seat, data: { chosen } }, offer) {
    const { s } = g;
    s.cityOwner.forEach((owner, x) => {
      if (owner === NONE || owner === seat) return;
      const far = canPair(s, seat, chosen, x) ? OK : g.no('too-far');
      offer.unless(chosen.includes(x) ? g.no('space-used') : far, 'at', x);
    });
    busy(g, offer);
  },
  answer(g, { seat, data: { chosen, n, letters } }, [, city]) {
    const data = { seat, chosen: [...chosen, city], n, letters };
    if (oneByOne(g.s, seat)) g.ask(seat, 'routeYield', { ...data, city });
    else g.next('partners', data);
  },
};

/** What one route brings. */
export const routeYield: Kind<'routeYield'> = {
  auto: true,
  choices(g, { seat, data: { city, letters } }, offer) {
    const kinds = yieldsOf(g.s, seat, city, letters);
    for (let i = 0; i < kinds.length; i += 2) offer.can('choose', kinds[i]);
    busy(g, offer);
  },
  answer(g, { seat, data: { chosen, n, letters, city } }, [, kind]) {
    const kinds = yieldsOf(g.s, seat, city, letters);
    gain(g, seat, kind, kinds[kinds.indexOf(kind) + 1]);
    const lettered = kind === CULTURE || kind === IDEAS ? 1 : 0;
    g.next('partners', { seat, chosen, n, letters: letters + lettered });
  },
};

/** One resource of the player's choice is lost to the raiders. */
export const raidPort: Kind<'raidPort'> = {
  auto: true,
  choices(g, { seat }, offer) {
    for (const kind of GOODS_LOST)
      offer.unless(amount(g.s, seat, kind) > 0 ? OK : g.no('cannot-pay'), 'choose', kind);
    busy(g, offer);
  },
  answer(g, { seat }, [, kind]) {
    lose(g, seat, kind, 1);
  },
};
