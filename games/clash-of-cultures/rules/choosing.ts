/** Choices that several cards share: a player, a building, a region, a city to cheer. */
import { type Blocked, NONE, OK } from '@epoka/kernel';
import { B, SEA } from '../content/index.ts';
import { changeMood, placeCity, whyNotActivate, whyNotFound } from './cities.ts';
import { canAfford, startConstruct, whyNotPlace } from './construct.ts';
import { beside, buildingsIn, cityList, spacesWhere, within } from './counts.ts';
import { BY_NOBODY } from './exploring.ts';
import { canPay, tokenSwap } from './goods.ts';
import { layoutFor, regionOf } from './layout.ts';
import { HAPPY, NEUTRAL, type State } from './state.ts';
import type { G, Kind, StepTable } from './vocabulary.ts';
import { busy } from './words.ts';

const REACH = 2;

function present(s: State, seat: number, space: number): boolean {
  return s.holder[space] === seat || s.cityOwner[space] === seat;
}

/** A unit or city of the other within two spaces of one's own. */
export function isNear(s: State, seat: number, other: number): boolean {
  const { crow, spaces } = layoutFor(s.seats);
  const theirs = spacesWhere(s, y => present(s, other, y));
  // a path is looked for only where a bird would not fly too far
  return spacesWhere(s, x => present(s, seat, x)).some(x =>
    theirs.some(y => crow[x * spaces + y] <= REACH && within(s, x, y, REACH)),
  );
}

// ---- a building by a card

/** Any building paid for; a Temple paid for; any building for nothing, the city being activated. */
export const PAID = 0;
export const PAID_TEMPLE = 1;
export const FREE = 2;

function whyNotBuild(g: G, seat: number, city: number, building: number, mode: number): Blocked {
  const { s } = g;
  if (mode === PAID_TEMPLE && building !== B.temple) return g.no('not-among-these');
  const why = whyNotPlace(g, seat, city, building);
  if (why !== OK) return why;
  if (mode === FREE) return whyNotActivate(g, city);
  return canAfford(s, seat, city, building) ? OK : g.no('cannot-pay');
}

export function canBuildSome(g: G, seat: number, mode: number): boolean {
  for (const x of cityList(g.s, seat))
    for (let b = 0; b < buildingsIn(g.s); b++) if (whyNotBuild(g, seat, x, b, mode) === OK) return true;
  return false;
}

export const buildAt: Kind<'buildAt'> = {
  choices(g, { seat, data: mode }, offer) {
    for (const x of cityList(g.s, seat))
      for (let b = 0; b < buildingsIn(g.s); b++)
        offer.unless(whyNotBuild(g, seat, x, b, mode), 'construct', x, b);
    if (mode !== FREE) offer.can('none');
    busy(g, offer);
  },
  answer(g, { seat, data: mode }, a) {
    if (a[0] === 'construct') startConstruct(g, seat, a[1], a[2], mode !== FREE, mode === FREE);
  },
};

// ---- a region

/** Face down, next to a region in which the seat has a city. */
function isBorderRegion(s: State, seat: number, slot: number): boolean {
  if (s.slotTurn[slot] !== NONE) return false;
  const settled = cityList(s, seat).map(x => regionOf(s.seats, x));
  return cellsOf(s, slot).some(cell => beside(s, cell).some(x => settled.includes(regionOf(s.seats, x))));
}

/** The four spaces of a region. */
function cellsOf(s: State, slot: number): readonly number[] {
  return layoutFor(s.seats).cells.slice(4 * slot, 4 * slot + 4);
}

export function canReveal(s: State, seat: number): boolean {
  return s.slotTile.some((_, slot) => isBorderRegion(s, seat, slot));
}

export const region: Kind<'region'> = {
  choices(g, { seat }, offer) {
    g.s.slotTurn.forEach((turn, slot) => {
      if (turn === NONE)
        offer.unless(isBorderRegion(g.s, seat, slot) ? OK : g.no('not-beside-yours'), 'reveal', slot);
    });
    offer.can('none');
    busy(g, offer);
  },
  answer(g, { seat, data: found }, a) {
    if (a[0] === 'none') return;
    g.next('explore', { seat, slot: a[1], entry: NONE, by: BY_NOBODY, from: NONE });
    if (found === 1) g.next('foundIn', { seat, slot: a[1] });
  },
};

const FOUND_PRICE = [2, 0, 0, 0, 0, 0, 0];

function whyNotFoundIn(g: G, seat: number, space: number): Blocked {
  const { s } = g;
  if (s.terrain[space] === SEA) return g.no('not-land');
  if (s.holder[space] !== NONE && s.holder[space] !== seat) return g.no('enemy-here');
  return whyNotFound(g, seat, space);
}

export const choosingSteps: Pick<StepTable, 'foundIn' | 'settled' | 'cheerCity' | 'buildAt'> = {
  foundIn(g, { seat, slot }) {
    if (!canPay(g.s, seat, FOUND_PRICE, 0)) return;
    if (cellsOf(g.s, slot).some(x => whyNotFoundIn(g, seat, x) === OK)) g.ask(seat, 'foundIn', slot);
  },
  settled(g, { seat, space }) {
    placeCity(g.s, seat, space, NEUTRAL);
    g.tell('founded', seat, space);
  },
  cheerCity(g, { seat, mode }) {
    const { s } = g;
    if (mode === PAID_LEVEL && !canPay(s, seat, ONE_MOOD, tokenSwap(s, seat))) return;
    if (hasUnhappy(s, seat)) g.ask(seat, 'cheerCity', mode);
  },
  buildAt(g, { seat, mode }) {
    if (canBuildSome(g, seat, mode)) g.ask(seat, 'buildAt', mode);
  },
};

export const foundIn: Kind<'foundIn'> = {
  choices(g, { seat, data: slot }, offer) {
    for (const x of cellsOf(g.s, slot)) offer.unless(whyNotFoundIn(g, seat, x), 'at', x);
    offer.can('none');
    busy(g, offer);
  },
  answer(g, { seat }, a) {
    if (a[0] === 'none') return;
    g.next('pay', { seat, cost: FOUND_PRICE, swaps: 0 });
    g.next('settled', { seat, space: a[1] });
  },
};

// ---- a city to cheer

/** One level; one level for a mood token, if wanted; all the way to Happy. */
export const ONE_LEVEL = 0;
export const PAID_LEVEL = 1;
export const TO_HAPPY = 2;
const ONE_MOOD = [0, 0, 0, 0, 0, 1, 0];

export function hasUnhappy(s: State, seat: number): boolean {
  return cityList(s, seat).some(x => s.mood[x] !== HAPPY);
}

export const cheerCity: Kind<'cheerCity'> = {
  choices(g, { seat, data: mode }, offer) {
    const { s } = g;
    for (const x of cityList(s, seat))
      offer.unless(s.mood[x] === HAPPY ? g.no('already-happy') : OK, 'raise', x);
    if (mode === PAID_LEVEL) offer.can('none');
    busy(g, offer);
  },
  answer(g, { seat, data: mode }, a) {
    if (a[0] === 'none') return;
    if (mode === PAID_LEVEL) g.next('pay', { seat, cost: ONE_MOOD, swaps: tokenSwap(g.s, seat) });
    changeMood(g, a[1], mode === TO_HAPPY ? HAPPY : 1);
  },
};
