/** Collect (COC-11.5 to 11.11): spaces and resources are picked one by one, then all is taken at once. */
import { type Blocked, NONE, OK } from '@epoka/kernel';
import {
  A,
  B,
  BARREN,
  CA,
  CAVALRY,
  ELEPHANT,
  FOOD,
  FOREST,
  GOLD,
  GOODS,
  IDEAS,
  INFANTRY,
  KINDS,
  L,
  MOOD,
  MOUNTAIN,
  ORE,
  PLAINS,
  SEA,
  W,
  WOOD,
} from '../content/index.ts';
import { activate, afterActivation, whyNotActivate } from './cities.ts';
import {
  activationSize,
  cityList,
  civ,
  enemyUnits,
  hasBuilding,
  isLedBy,
  sizeOf,
  spacesWhere,
  unitsAt,
  works,
} from './counts.ts';
import { gain } from './goods.ts';
import { layoutFor } from './layout.ts';
import { isBlockaded } from './pirates.ts';
import {
  BARBARIAN,
  POWER_POLIS,
  type State,
  USED_ECONOMIC_LIBERTY,
  USED_HUSBANDRY,
  USED_PUBLIC_EDUCATION,
} from './state.ts';
import { removeUnits } from './units.ts';
import type { G, Kind, Offer, StepTable } from './vocabulary.ts';
import { busy } from './words.ts';

const GREAT_HARVEST = 1;
const SEASONAL_HARVEST = 2;
const GREAT_HARVEST_EXTRA = 2;

/** The draft of a Collect: space, resource, space, resource. */
const picks = (s: State) => s.draft.length >> 1;

export function mayTake(s: State, city: number): number {
  return activationSize(s, city) + (s.bound === GREAT_HARVEST ? GREAT_HARVEST_EXTRA : 0);
}

/** A space two steps away by an explored one between (COC-11.9). */
function isTwoAway(s: State, city: number, space: number): boolean {
  const { beside, crow, spaces } = layoutFor(s.seats);
  if (crow[city * spaces + space] !== 2) return false;
  return beside[city].some(x => s.terrain[x] >= 0 && crow[x * spaces + space] === 1);
}

function farReach(s: State, seat: number): number {
  if ((s.used & USED_HUSBANDRY) !== 0 || !works(s, seat, A.husbandry)) return 0;
  return works(s, seat, A.roads) ? 2 : 1;
}

function reachesFar(s: State, seat: number): boolean {
  return farReach(s, seat) > 0 || civ(s, seat, CA['tribute-empire']);
}

/** What keeps the city from using the space in this Collect. */
function whyNotUse(g: G, seat: number, city: number, space: number, far: boolean): Blocked {
  const { s } = g;
  const tribute = isTribute(s, seat, space);
  if (enemyUnits(s, seat, space) && !tribute) return g.no('enemy-here');
  if (s.exhausted[space] === 1) return g.no('exhausted');
  if (space !== city && s.cityOwner[space] !== NONE && !tribute) return g.no('city-here');
  if (isBlockaded(s, space)) return g.no('pirates');
  let distant = 0;
  for (let i = 0; i < s.draft.length; i += 2) {
    const x = s.draft[i];
    if (x === space && s.bound !== SEASONAL_HARVEST) return g.no('space-used');
    if (x !== space && s.terrain[x] === SEA && s.terrain[space] === SEA) return g.no('one-sea-space');
    if (x !== space && isFar(s, city, x) && !isTribute(s, seat, x)) distant++;
  }
  if (far && !tribute) {
    if (s.terrain[space] === SEA) return g.no('too-far');
    if (distant >= farReach(s, seat)) return g.no('too-far');
  }
  return OK;
}

/** Tribute Empire: spaces of enemy cities within two, whoever stands there (COC-26.17). */
function isTribute(s: State, seat: number, space: number): boolean {
  return s.cityOwner[space] !== NONE && s.cityOwner[space] !== seat && civ(s, seat, CA['tribute-empire']);
}

function isFar(s: State, city: number, space: number): boolean {
  const { crow, spaces } = layoutFor(s.seats);
  return crow[city * spaces + space] > 1;
}

const yields: number[] = [];

/** What a space gives to this city: resources in a list that is used again; returns how many. */
function yieldsOf(s: State, seat: number, city: number, space: number): number {
  const t = s.terrain[space];
  let n = 0;
  if (t === PLAINS) {
    yields[n++] = FOOD;
    if (s.wonderAt[W['great-gardens']] === city)
      for (let kind = ORE; kind <= GOLD; kind++) yields[n++] = kind;
  } else if (t === FOREST) yields[n++] = WOOD;
  else if (t === MOUNTAIN) {
    yields[n++] = ORE;
    if (civ(s, seat, CA.terracing)) {
      yields[n++] = FOOD;
      yields[n++] = WOOD;
    }
  } else if (t === BARREN) {
    if (works(s, seat, A.irrigation)) yields[n++] = FOOD;
    if (civ(s, seat, CA['flood-plains'])) yields[n++] = WOOD;
  } else if (t === SEA) {
    if (works(s, seat, A.fishing)) yields[n++] = FOOD;
    if (hasBuilding(s, city, B.port)) {
      yields[n++] = MOOD;
      yields[n++] = GOLD;
    }
  }
  return n;
}

/** Whether the city could take anything at all (COC-11.5.a). */
function canTakeAny(g: G, seat: number, city: number): boolean {
  const { s } = g;
  if (yieldsOf(s, seat, city, city) > 0 && whyNotUse(g, seat, city, city, false) === OK) return true;
  for (const x of layoutFor(s.seats).beside[city])
    if (whyNotUse(g, seat, city, x, false) === OK && yieldsOf(s, seat, city, x) > 0) return true;
  return spacesWhere(s, x => isTwoAway(s, city, x)).some(
    x => whyNotUse(g, seat, city, x, true) === OK && yieldsOf(s, seat, city, x) > 0,
  );
}

export function whyNotCollect(g: G, seat: number, city: number): Blocked {
  const { s } = g;
  if ((s.used & USED_ECONOMIC_LIBERTY) !== 0) return g.no('only-collect');
  const why = whyNotActivate(g, city);
  if (why !== OK) return why;
  if (!canTakeAny(g, seat, city)) return g.no('nothing-to-collect');
  return OK;
}

export function startCollect(g: G, seat: number, city: number): void {
  const { s } = g;
  s.draft = [];
  s.from = city;
  g.tell('collects', seat, city);
  g.next('collect', city);
}

export const collectSteps: Pick<StepTable, 'collect' | 'collected'> = {
  collect(g, city) {
    const { s } = g;
    if (picks(s) < mayTake(s, city) && canTakeAny(g, s.current, city)) g.ask(s.current, 'collect', city);
    else g.next('collected', city);
  },
  collected(g, city) {
    const { s } = g;
    const seat = s.current;
    // goods, and barbarians behind them
    const got = [0, 0, 0, 0, 0, 0, 0, 0];
    for (let i = 0; i < s.draft.length; i += 2) {
      got[s.draft[i + 1]]++;
      if (isFar(s, city, s.draft[i]) && !isTribute(s, seat, s.draft[i])) s.used |= USED_HUSBANDRY;
    }
    const fields = s.draft.filter((_, i) => i % 2 === 0);
    takeCaptives(g, seat, s.draft);
    s.draft = [];
    s.bound = 0;
    s.collects++;
    activate(s, city);
    s.actCollect = 1;
    const ore = s.res[seat * GOODS + ORE];
    for (let kind = 0; kind < GOODS; kind++) if (got[kind] > 0) gain(g, seat, kind, got[kind]);
    if (
      works(s, seat, A['public-education']) &&
      (s.used & USED_PUBLIC_EDUCATION) === 0 &&
      hasBuilding(s, city, B.academy)
    ) {
      s.used |= USED_PUBLIC_EDUCATION;
      gain(g, seat, IDEAS, 1);
    }
    if (got[ORE] >= 2 && works(s, seat, A.metallurgy))
      g.ask(seat, 'metallurgy', got[ORE] - (s.res[seat * GOODS + ORE] - ore));
    g.fire('collectedGoods', { seat, city, got, fields });
    g.next('activated', city);
  },
};

/** Tribute may be a barbarian unit instead: taken as a resource beyond the last (COC-26.17). */
const UNIT = GOODS;
const MOST_CAPTIVES = 4;

function canTakeCaptive(s: State, seat: number, space: number): boolean {
  return (
    civ(s, seat, CA.captives) &&
    civ(s, seat, CA['tribute-empire']) &&
    s.cityOwner[space] === BARBARIAN &&
    s.holder[space] === BARBARIAN &&
    s.captives.length < MOST_CAPTIVES
  );
}

function takeCaptives(g: G, seat: number, draft: readonly number[]): void {
  const { s } = g;
  for (let i = 0; i < draft.length; i += 2) {
    if (draft[i + 1] !== UNIT) continue;
    const kind = [INFANTRY, CAVALRY, ELEPHANT].find(k => unitsAt(s, draft[i], k) > 0);
    if (kind === undefined || s.captives.length >= MOST_CAPTIVES) continue;
    removeUnits(s, draft[i], kind, 1);
    s.captives.push(BARBARIAN * KINDS + kind);
    g.tell('captive', seat, BARBARIAN, kind);
  }
}

function offerSpace(g: G, seat: number, city: number, space: number, far: boolean, offer: Offer): void {
  const n = yieldsOf(g.s, seat, city, space);
  if (n === 0) {
    if (offer.explaining)
      offer.unless(g.no(g.s.terrain[space] < 0 ? 'unexplored' : 'yields-nothing'), 'take', space, FOOD);
    return;
  }
  const why = whyNotUse(g, seat, city, space, far);
  for (let i = 0; i < n; i++) offer.unless(why, 'take', space, yields[i]);
  if (canTakeCaptive(g.s, seat, space)) offer.unless(why, 'seize', space);
}

export const collect: Kind<'collect'> = {
  choices(g, { seat, data: city }, offer) {
    const { s } = g;
    offerSpace(g, seat, city, city, false, offer);
    for (const x of layoutFor(s.seats).beside[city]) offerSpace(g, seat, city, x, false, offer);
    if (reachesFar(s, seat))
      for (const x of spacesWhere(s, space => isTwoAway(s, city, space)))
        offerSpace(g, seat, city, x, true, offer);
    offer.unless(picks(s) === 0 ? g.no('take-something') : OK, 'done');
    busy(g, offer);
  },
  admits(g, { seat, data: city }, a) {
    const { s } = g;
    const [verb, space, kind] = a as readonly [string, number, number];
    if (verb !== 'take' || a.length !== 3 || !Number.isInteger(space)) return undefined;
    const { crow, spaces } = layoutFor(s.seats);
    const far = crow[city * spaces + space];
    if (far > 2 || (far === 2 && !(reachesFar(s, seat) && isTwoAway(s, city, space)))) return false;
    const n = yieldsOf(s, seat, city, space);
    const found = yields.indexOf(kind);
    return found >= 0 && found < n && whyNotUse(g, seat, city, space, far === 2) === OK;
  },
  answer(g, { data: city }, a) {
    if (a[0] === 'seize') {
      g.s.draft.push(a[1], UNIT);
      g.next('collect', city);
    } else if (a[0] === 'take') {
      g.s.draft.push(a[1], a[2]);
      g.next('collect', city);
    } else g.next('collected', city);
  },
};

/** One of at least two ore becomes gold, before the limit takes what is too much (COC-11.10). */
export const metallurgy: Kind<'metallurgy'> = {
  choices(g, _q, offer) {
    offer.can('yes');
    offer.can('no');
    busy(g, offer);
  },
  answer(g, { seat, data: lost }, [verb]) {
    if (verb === 'no') return;
    if (lost === 0) {
      g.s.res[seat * GOODS + ORE]--;
      g.tell('paid', seat, [0, 1, 0, 0, 0, 0, 0]);
    }
    gain(g, seat, GOLD, 1);
  },
};

export const activationSteps: Pick<StepTable, 'activated'> = {
  activated(g, city) {
    const { s } = g;
    s.court = NONE;
    // Imhotep
    if (s.actCollect === 0 && isLedBy(s, s.current, L.imhotep, city)) gain(g, s.current, IDEAS, 1);
    g.next('lighthouse', city);
    if (canSubstitute(s, city)) g.ask(s.current, 'polis', city);
    else afterActivation(g, city);
  },
};

/** City States: another city, as large and as content, may count as the one activated a second time (COC-26.15). */
function isSubstitute(s: State, other: number): boolean {
  return sizeOf(s, other) >= s.actSize && s.mood[other] >= s.actMood;
}

function otherCities(s: State, city: number): number[] {
  return cityList(s, s.current).filter(other => other !== city);
}

function canSubstitute(s: State, city: number): boolean {
  if (s.activated[city] !== 2 || (s.powers & POWER_POLIS) !== 0 || !civ(s, s.current, CA['city-states']))
    return false;
  return otherCities(s, city).some(x => isSubstitute(s, x));
}

export const polis: Kind<'polis'> = {
  choices(g, { data: city }, offer) {
    for (const x of otherCities(g.s, city))
      offer.unless(isSubstitute(g.s, x) ? OK : g.no('not-among-these'), 'at', x);
    offer.can('none');
    busy(g, offer);
  },
  answer(g, { data: city }, a) {
    const { s } = g;
    if (a[0] === 'none') {
      afterActivation(g, city);
      return;
    }
    s.powers |= POWER_POLIS;
    s.activated[city]--;
    s.activated[a[1]]++;
    g.tell('substitute', city, a[1]);
    afterActivation(g, a[1]);
  },
};
