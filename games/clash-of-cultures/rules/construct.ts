/** Construct (COC-11.12 to 11.14): a building, its effect, and what Dogma adds. */
import { type Blocked, NONE, OK } from '@epoka/kernel';
import {
  A,
  B,
  BUILDING_ADVANCE,
  BUILDING_KINDS,
  C,
  CA,
  CULTURE,
  E,
  FOOD,
  IDEAS,
  L,
  MOOD,
  ORE,
  SEA,
  WOOD,
} from '../content/index.ts';
import { ofCategory } from './advances.ts';
import { activate, whyNotActivate } from './cities.ts';
import {
  amount,
  beside,
  buildingsIn,
  buildingsLeft,
  citiesOf,
  civ,
  hasBuilding,
  isCoastal,
  isLedBy,
  owns,
  sizeOf,
  works,
} from './counts.ts';
import { drawActions } from './drawing.ts';
import { canPay, gain, IDEAS_FOR_RESOURCES, MOOD_FOR_RESOURCES, take } from './goods.ts';
import { ANGRY, changed, type State, USED_FORCED_LABOR, USED_STATE_RELIGION } from './state.ts';
import type { G, Kind, Offer, StepTable } from './vocabulary.ts';
import { busy } from './words.ts';

const PRICE = [1, 1, 1, 0, 0, 0, 0];
const NO_FOOD = [0, 1, 1, 0, 0, 0, 0];
const LARGEST = 5;

const ONLY_ORE = [0, 1, 0, 0, 0, 0, 0];

export function constructionPrice(s: State, seat: number, building: number, city: number): readonly number[] {
  if (isCheap(s, seat, building, city)) return ONLY_ORE;
  return building === B.temple && (s.used & USED_STATE_RELIGION) === 0 && works(s, seat, A['state-religion'])
    ? NO_FOOD
    : PRICE;
}

/** Hammurabi builds a Fortress, Imhotep an Academy or Observatory, without food and wood. */
function isCheap(s: State, seat: number, building: number, city: number): boolean {
  if (building === B.fortress) return isLedBy(s, seat, L.hammurabi, city);
  return (building === B.academy || building === B.observatory) && isLedBy(s, seat, L.imhotep, city);
}

/** What may stand for the resources of a building. */
export function buildingSwaps(s: State, seat: number, building: number): number {
  let swaps = 0;
  if (civ(s, seat, CA.captivi) || civ(s, seat, CA['architecture-egypt'])) swaps |= MOOD_FOR_RESOURCES;
  if (building === B.temple && civ(s, seat, CA.ziggurats)) swaps |= IDEAS_FOR_RESOURCES;
  return swaps;
}

/** How often something stands for two of the resources: a culture token of Pakal once, each captive of Acamapichtli. */
function substitutes(s: State, seat: number, city: number): number {
  if (isLedBy(s, seat, L.pakal, city)) return Math.min(1, amount(s, seat, CULTURE));
  return isLedBy(s, seat, L.acamapichtli, city) ? s.captives.length : 0;
}

/** The price can be paid, with a discount where there is one. */
export function canAfford(s: State, seat: number, city: number, building: number): boolean {
  const cost = constructionPrice(s, seat, building, city);
  const swaps = buildingSwaps(s, seat, building);
  return canPay(s, seat, cost, swaps) || canPayPart(s, seat, cost, swaps, substitutes(s, seat, city));
}

function canPayPart(
  s: State,
  seat: number,
  cost: readonly number[],
  swaps: number,
  substitutes: number,
): boolean {
  if (substitutes === 0) return false;
  return (
    REPLACED * substitutes >= total(cost) || COLLECTED.some(kind => canPay(s, seat, only(cost, kind), swaps))
  );
}

const REPLACED = 2;
const COLLECTED = [FOOD, ORE, WOOD];

function total(cost: readonly number[]): number {
  return cost.reduce((sum, n) => sum + n, 0);
}

/** Two resources less: all but one of this kind. */
function only(cost: readonly number[], kind: number): number[] {
  const left = cost.slice().fill(0);
  left[kind] = cost[kind];
  return left;
}

/** A city may not grow beyond five pieces, nor beyond the number of its owner's cities (COC-7.2). */
export function whyNotGrow(g: G, seat: number, city: number, cities: number = citiesOf(g.s, seat)): Blocked {
  const size = sizeOf(g.s, city);
  const most = Math.min(LARGEST, cities);
  return size >= most ? g.no('size-limit', size, most) : OK;
}

/** Pestilence lies beside the board: who has no Sanitation builds nothing. */
export function whyNotHealthy(g: G, seat: number): Blocked {
  return g.s.eventGlobal.includes(E.pestilence) && !owns(g.s, seat, A.sanitation) ? g.no('pestilence') : OK;
}

/** All conditions but price and activation. */
export function whyNotPlace(g: G, seat: number, city: number, building: number): Blocked {
  const { s } = g;
  if (!works(s, seat, BUILDING_ADVANCE[building])) return g.no('missing-advance', BUILDING_ADVANCE[building]);
  let why = whyNotAgain(g, city, building);
  if (why !== OK) return why;
  if (buildingsLeft(s, seat, building) === 0) return g.no('no-piece');
  if (needsSea(s, city, building)) return g.no('no-sea');
  why = whyNotGrow(g, seat, city);
  return why === OK ? whyNotHealthy(g, seat) : why;
}

function whyNotAgain(g: G, city: number, building: number): Blocked {
  const { s } = g;
  if (s.mood[city] === ANGRY && (s.used & USED_FORCED_LABOR) === 0) return g.no('angry');
  return hasBuilding(s, city, building) ? g.no('duplicate') : OK;
}

/** A Port where there is no sea. */
function needsSea(s: State, city: number, building: number): boolean {
  return building === B.port && !isCoastal(s, city);
}

export function whyNotConstruct(g: G, seat: number, city: number, building: number): Blocked {
  const { s } = g;
  let why = whyNotPlace(g, seat, city, building);
  if (why === OK) why = whyNotActivate(g, city);
  if (why !== OK) return why;
  return canAfford(s, seat, city, building) ? OK : g.no('cannot-pay');
}

/** Leaders in whose city buildings cost less. */
const BUILDERS: readonly number[] = [L.hammurabi, L.imhotep, L.pakal, L.acamapichtli];
const ALL = -1;

/**
 * Buildings the seat knows, could pay and has a piece of, as bits; all of them for who has a leader on the map with whom the
 * price depends on the city.
 */
export function buildingsToHave(g: G, seat: number): number {
  const { s } = g;
  if (BUILDERS.includes(s.leader[seat])) return ALL;
  let buildings = 0;
  for (let b = 0; b < buildingsIn(s); b++)
    if (
      works(s, seat, BUILDING_ADVANCE[b]) &&
      canAfford(s, seat, NONE, b) &&
      buildingsLeft(s, seat, b) > 0 &&
      whyNotHealthy(g, seat) === OK
    )
      buildings |= 1 << b;
  return buildings;
}

/** All buildings for a city, with the reasons. */
export function offerBuildings(g: G, seat: number, city: number, spent: Blocked, offer: Offer): void {
  for (let b = 0; b < buildingsIn(g.s); b++)
    offer.unless(spent ?? whyNotConstruct(g, seat, city, b), 'construct', city, b);
}

/** The same for who reads no reasons: of the buildings that `buildingsToHave` names those the city can have. */
export function offerPossible(
  g: G,
  seat: number,
  city: number,
  cities: number,
  buildings: number,
  offer: Offer,
): void {
  if (buildings === 0 || whyNotGrow(g, seat, city, cities) !== OK || whyNotActivate(g, city) !== OK) return;
  for (let b = 0; b < buildingsIn(g.s); b++) {
    if ((buildings & (1 << b)) === 0) continue;
    if (buildings === ALL) offer.unless(whyNotConstruct(g, seat, city, b), 'construct', city, b);
    else if (!needsSea(g.s, city, b)) offer.unless(whyNotAgain(g, city, b), 'construct', city, b);
  }
}

/** Pays, places, resolves; `activation` 0 where the city is not activated. */
export function startConstruct(
  g: G,
  seat: number,
  city: number,
  building: number,
  paid: boolean,
  activation: boolean,
): void {
  const { s } = g;
  if (paid) {
    const cost = constructionPrice(s, seat, building, city);
    if (cost === NO_FOOD) s.used |= USED_STATE_RELIGION;
    if (substitutes(s, seat, city) > 0) g.next('discount', { seat, city, building, cost });
    else g.next('pay', { seat, cost, swaps: buildingSwaps(s, seat, building) });
  }
  g.next('construct', { seat, city, building });
  if (activation) {
    activate(s, city);
    g.next('activated', city);
  }
}

export const constructSteps: Pick<StepTable, 'construct' | 'discount' | 'dogma'> = {
  construct(g, { seat, city, building }) {
    const { s } = g;
    s.piece = changed(s.piece, city * BUILDING_KINDS + building, seat);
    g.tell('constructed', seat, city, building);
    if (building === B.observatory) drawActions(g, seat, 1);
    if (building === B.academy) gain(g, seat, IDEAS, 2);
    else if (building === B.port) g.ask(seat, 'portSide', city);
    else if (building === B.temple) {
      g.ask(seat, 'token');
      g.next('dogma', seat);
    }
    g.fire('built', { seat, city, building });
  },
  discount(g, data) {
    g.ask(data.seat, 'discount', data);
  },
  /** COC-27.7 */
  dogma(g, seat) {
    if (works(g.s, seat, A.dogma))
      g.next('freeAdvance', { seat, from: ofCategory(C.theocracy), cube: 1, may: 1 });
  },
};

/** Which resource is still paid where a token or a captive stands for the two others; of two none is. */
export const discount: Kind<'discount'> = {
  choices(g, { seat, data: { city, building, cost } }, offer) {
    const { s } = g;
    const swaps = buildingSwaps(s, seat, building);
    const more = substitutes(s, seat, city) - 1;
    if (total(cost) <= REPLACED) offer.can('yes');
    else
      for (const kind of COLLECTED)
        offer.unless(
          more > 0 || canPay(s, seat, only(cost, kind), swaps) ? OK : g.no('cannot-pay'),
          'choose',
          kind,
        );
    offer.unless(canPay(s, seat, cost, swaps) ? OK : g.no('cannot-pay'), 'none');
    busy(g, offer);
  },
  answer(g, { seat, data: { city, building, cost } }, a) {
    const { s } = g;
    const swaps = buildingSwaps(s, seat, building);
    if (a[0] === 'none') {
      g.next('pay', { seat, cost, swaps });
      return;
    }
    if (s.leader[seat] === L.pakal) take(g, seat, CULTURE, 1);
    else {
      s.captives.pop();
      g.tell('captiveReturned', seat);
    }
    if (a[0] === 'yes') return;
    const left = only(cost, a[1]);
    if (s.leader[seat] === L.acamapichtli && s.captives.length > 0)
      g.next('discount', { seat, city, building, cost: left });
    else g.next('pay', { seat, cost: left, swaps });
  },
};

/** The sea space a Port faces, for good (COC-11.14). */
export const portSide: Kind<'portSide'> = {
  auto: true,
  choices(g, { data: city }, offer) {
    const { s } = g;
    for (const x of beside(s, city))
      if (s.terrain[x] >= 0) offer.unless(s.terrain[x] === SEA ? OK : g.no('not-sea'), 'at', x);
    busy(g, offer);
  },
  answer(g, { data: city }, [, space]) {
    g.s.port = changed(g.s.port, city, space);
    g.tell('portFaces', city, space);
  },
};

/** One mood or one culture token. */
export const token: Kind<'token'> = {
  choices(g, _q, offer) {
    offer.can('choose', MOOD);
    offer.can('choose', CULTURE);
    busy(g, offer);
  },
  answer(g, { seat }, [, kind]) {
    gain(g, seat, kind, 1);
  },
};
