/** What events make players lose, give and choose (COC-20.6 to 20.11). */
import { type Blocked, NONE, OK } from '@epoka/kernel';
import {
  A,
  BUILDING_KINDS,
  CATEGORIES,
  CULTURE,
  FOOD,
  INFANTRY,
  IS_GOVERNMENT,
  IS_MILITARY,
  L,
  LEADER,
  MOOD,
  REQUIRED_BY,
  SHIP,
  WONDERS,
} from '../content/index.ts';
import { changeMood, removeCity } from './cities.ts';
import { settleLeaders } from './civs.ts';
import {
  amount,
  buildingsAt,
  cityList,
  governmentOf,
  isLedBy,
  kindsAt,
  militaryOf,
  owns,
  rivalsOf,
  sizeOf,
  unitSpaces,
  wondersAt,
  works,
} from './counts.ts';
import {
  FAVOUR_CULTURE,
  FAVOUR_FOOD,
  FAVOUR_SETTLER,
  hasSettlerLeft,
  isTorn,
  mayFall,
} from './event-texts.ts';
import { gain, tokenSwap } from './goods.ts';
import { NOTED_EVENTS, NOTED_WONDERS, note } from './score.ts';
import { ANGRY, changed, DESTROYED, type State, withMore } from './state.ts';
import { clearSpace, removeUnits } from './units.ts';
import type { G, Kind, Offer, StepTable } from './vocabulary.ts';
import { busy } from './words.ts';

const PIECE_POINTS = 2;

export const misfortuneSteps: Pick<
  StepTable,
  'burn' | 'loseMood' | 'moodFalls' | 'loseUnits' | 'favours' | 'settler' | 'earthquake' | 'tremor' | 'revolt'
> = {
  /** So many different cities fall, where there are such (COC-20.7). */
  loseMood(g, { seat, cities, which, levels }) {
    g.s.draft = [];
    g.next('moodFalls', { seat, cities, which, levels });
  },
  moodFalls(g, data) {
    const { s } = g;
    const { seat, cities, which } = data;
    if (cities === 0) return;
    if (cityList(s, seat).some(x => mayFall(s, x, which) && !s.draft.includes(x)))
      g.ask(seat, 'unhappy', data);
  },
  loseUnits(g, { seat, left }) {
    if (left > 0 && g.s.holder.includes(seat)) g.ask(seat, 'loseUnit', left);
  },
  /** Another player gets something; where several gifts are left, one after the other. */
  favours(g, { seat, favour, left }) {
    if (left > 0 && rivalsOf(g.s, seat).some(other => isFavoured(g.s, other, favour)))
      g.ask(seat, 'favour', { favour, left });
  },
  settler(g, seat) {
    if (hasSettlerLeft(g.s, seat)) g.ask(seat, 'settlerTo', 0);
  },
  earthquake(g, { seat, left }) {
    if (left > 0) g.ask(seat, 'earthquake', left);
  },
  /** Every touched city that still stands loses a level. */
  tremor(g, seat) {
    const { s } = g;
    const city = s.draft.pop();
    if (city === undefined) return;
    if (s.cityOwner[city] === seat) fall(g, seat, city, 1);
    g.next('tremor', seat);
  },
  /** Revolution: each part may be bought off with a military unit. */
  burn(g, { seat, city }) {
    fall(g, seat, city, 1);
  },
  revolt(g, { seat, part }) {
    if (part === 1 ? !hasActionToLose(g.s) : !mustChange(g.s, seat)) return;
    if (militaryOf(g.s, seat) > 0) g.ask(seat, 'revolt', part);
    else suffer(g, seat, part);
  },
};

// ---- moods

/** Myths may save the city, for one mood token whatever the fall (COC-20.6). */
function fall(g: G, seat: number, city: number, levels: number): void {
  if (g.s.mood[city] === ANGRY) return;
  // Storm Master
  if (isLedBy(g.s, seat, L.marqzen, city)) {
    g.tell('leaderUsed', seat, L.marqzen);
    return;
  }
  if (works(g.s, seat, A.myths) && canSave(g.s, seat)) g.ask(seat, 'save', { city, levels });
  else changeMood(g, city, -levels);
}

function canSave(s: State, seat: number): boolean {
  return amount(s, seat, MOOD) + (tokenSwap(s, seat) !== 0 ? amount(s, seat, CULTURE) : 0) > 0;
}

export const unhappy: Kind<'unhappy'> = {
  auto: true,
  choices(g, { seat, data: { which } }, offer) {
    const { s } = g;
    for (const x of cityList(s, seat))
      offer.unless(s.draft.includes(x) || !mayFall(s, x, which) ? g.no('not-here') : OK, 'at', x);
    busy(g, offer);
  },
  answer(g, { seat, data }, [, city]) {
    g.s.draft.push(city);
    fall(g, seat, city, data.levels);
    g.next('moodFalls', { ...data, seat, cities: data.cities - 1 });
  },
};

export const save: Kind<'save'> = {
  choices(g, _q, offer) {
    offer.can('yes');
    offer.can('no');
    busy(g, offer);
  },
  answer(g, { seat, data: { city, levels } }, [verb]) {
    if (verb === 'yes') {
      g.tell('uses', seat, A.myths);
      g.next('pay', { seat, cost: [0, 0, 0, 0, 0, 1, 0], swaps: tokenSwap(g.s, seat) });
    } else changeMood(g, city, -levels);
  },
};

export const civilWar: Kind<'civilWar'> = {
  auto: true,
  choices(g, { seat }, offer) {
    for (const x of cityList(g.s, seat)) offer.unless(isTorn(g.s, x) ? OK : g.no('not-here'), 'at', x);
    busy(g, offer);
  },
  answer(g, { seat }, [, city]) {
    removeUnits(g.s, city, INFANTRY, 1);
    g.tell('unitLost', seat, INFANTRY, city);
    fall(g, seat, city, 1);
  },
};

// ---- units

function offerUnits(g: G, seat: number, offer: Offer, military: boolean): void {
  const { s } = g;
  for (const x of unitSpaces(s, seat))
    for (const k of kindsAt(s, x)) if (!military || IS_MILITARY[k]) offer.can('lose', x, k);
}

function loseUnit(g: G, seat: number, space: number, kind: number): void {
  if (kind !== LEADER && isLedBy(g.s, seat, L.marqzen, space)) {
    g.tell('leaderUsed', seat, L.marqzen);
    return;
  }
  removeUnits(g.s, space, kind, 1);
  settleLeaders(g, NONE);
  g.tell('unitLost', seat, kind, space);
  if (kind === SHIP) g.next('excessCargo', space);
}

export const loseUnitQuestion: Kind<'loseUnit'> = {
  auto: true,
  choices(g, { seat }, offer) {
    offerUnits(g, seat, offer as never, false);
    busy(g, offer);
  },
  answer(g, { seat, data: left }, [, space, kind]) {
    loseUnit(g, seat, space, kind);
    g.next('loseUnits', { seat, left: left - 1 });
  },
};

// ---- favours

function isFavoured(s: State, other: number, favour: number): boolean {
  return favour !== FAVOUR_SETTLER || hasSettlerLeft(s, other);
}

export const favour: Kind<'favour'> = {
  auto: true,
  choices(g, { seat, data: { favour: what } }, offer) {
    for (const other of rivalsOf(g.s, seat))
      offer.unless(isFavoured(g.s, other, what) ? OK : g.no('no-piece'), 'seat', other);
    busy(g, offer);
  },
  answer(g, { seat, data: { favour: what, left } }, [, other]) {
    if (what === FAVOUR_FOOD) gain(g, other, FOOD, 1);
    else if (what === FAVOUR_CULTURE) gain(g, other, CULTURE, 1);
    else g.next('settler', other);
    g.next('favours', { seat, favour: what, left: left - 1 });
  },
};

// ---- ruins (COC-20.11)

/** One piece of the seat less for the rest of the game: a building, or a settlement behind the buildings. */
function leaveGame(s: State, seat: number, piece: number): void {
  const at = seat * (BUILDING_KINDS + 1) + piece;
  s.gone = changed(s.gone, at, s.gone[at] + 1);
}

/** The piece leaves the game; its points are noted for its colour at once. */
function ruinBuilding(g: G, city: number, building: number): void {
  const { s } = g;
  const at = city * BUILDING_KINDS + building;
  const colour = s.piece[at];
  s.piece = changed(s.piece, at, NONE);
  leaveGame(s, colour, building);
  note(s, colour, NOTED_EVENTS, 2 * PIECE_POINTS);
  g.tell('ruined', city, building, colour);
}

function ruinSettlement(g: G, seat: number, city: number): void {
  const { s } = g;
  removeCity(s, city);
  leaveGame(s, seat, BUILDING_KINDS);
  note(s, seat, NOTED_EVENTS, 2 * PIECE_POINTS);
  g.tell('ruined', city, BUILDING_KINDS, seat);
}

/** A destroyed wonder keeps its points as they were, without its power. */
function ruinWonder(g: G, city: number, wonder: number): void {
  const { s } = g;
  s.wonderAt = changed(s.wonderAt, wonder, DESTROYED);
  note(s, s.wonderBuilder[wonder], NOTED_WONDERS, 2 * WONDERS[wonder].builder);
  note(s, s.cityOwner[city], NOTED_WONDERS, 2 * WONDERS[wonder].owner);
  g.tell('wonderRuined', city, wonder);
}

export const volcano: Kind<'volcano'> = {
  choices(g, { seat }, offer) {
    for (const x of cityList(g.s, seat)) offer.can('at', x);
    busy(g, offer);
  },
  answer(g, { seat }, [, city]) {
    const { s } = g;
    clearSpace(s, city);
    settleLeaders(g, NONE);
    for (const wonder of wondersAt(s, city)) ruinWonder(g, city, wonder);
    for (const building of buildingsAt(s, city)) ruinBuilding(g, city, building);
    ruinSettlement(g, seat, city);
  },
};

/** Pieces of a city for Earthquake: buildings, then the settlement, then wonders. */
const SETTLEMENT = BUILDING_KINDS;
const FIRST_WONDER = BUILDING_KINDS + 1;

export const earthquake: Kind<'earthquake'> = {
  choices(g, { seat, data: left }, offer) {
    const { s } = g;
    for (const x of cityList(s, seat)) {
      for (const building of buildingsAt(s, x)) offer.can('ruin', x, building);
      for (const wonder of wondersAt(s, x)) offer.can('ruin', x, FIRST_WONDER + wonder);
      offer.unless(sizeOf(s, x) === 1 ? OK : g.no('not-last-piece'), 'ruin', x, SETTLEMENT);
    }
    offer.unless(left === 3 ? g.no('ruin-something') : OK, 'done');
    busy(g, offer);
  },
  answer(g, { seat, data: left }, a) {
    if (a[0] === 'done') return;
    const [, city, piece] = a;
    if (piece < SETTLEMENT) ruinBuilding(g, city, piece);
    else if (piece === SETTLEMENT) ruinSettlement(g, seat, city);
    else ruinWonder(g, city, piece - FIRST_WONDER);
    if (!g.s.draft.includes(city)) g.s.draft.push(city);
    g.next('earthquake', { seat, left: left - 1 });
  },
};

// ---- Revolution and Uprising

/** In the own turn an action that is left; in the status phase one of the next turn (COC-8.5). */
function hasActionToLose(s: State): boolean {
  return s.status === 1 || s.actions > 0;
}

function mustChange(s: State, seat: number): boolean {
  const now = governmentOf(s, seat);
  if (now === NONE) return false;
  return CATEGORIES.some((_, c) => IS_GOVERNMENT[c] && c !== now && owns(s, seat, REQUIRED_BY[c]));
}

function suffer(g: G, seat: number, part: number): void {
  const { s } = g;
  if (part === 2) g.next('government', { seat, forced: 1 });
  else {
    if (s.status === 1) s.lostActions = changed(s.lostActions, seat, s.lostActions[seat] + 1);
    else s.actions--;
    g.tell('actionLost', seat);
  }
}

export const revolt: Kind<'revolt'> = {
  choices(g, { seat }, offer) {
    offerUnits(g, seat, offer as never, true);
    offer.can('none');
    busy(g, offer);
  },
  answer(g, { seat, data: part }, a) {
    if (a[0] === 'none') suffer(g, seat, part);
    else loseUnit(g, seat, a[1], a[2]);
  },
};

const UPRISING_MOST = 4;

export const uprising: Kind<'uprising'> = {
  choices(g, { seat }, offer) {
    for (let mood = 0; mood <= UPRISING_MOST; mood++)
      for (let culture = 0; mood + culture <= UPRISING_MOST; culture++)
        if (mood + culture > 0) offer.unless(whyNotUprising(g, seat, mood, culture), 'tokens', mood, culture);
    busy(g, offer);
  },
  answer(g, { seat }, [, mood, culture]) {
    const { s } = g;
    g.next('pay', { seat, cost: [0, 0, 0, 0, 0, mood, culture], swaps: 0 });
    note(s, seat, NOTED_EVENTS, mood + culture);
    s.fronts = withMore(s.fronts, seat, s.eventCard);
    s.eventCard = NONE;
  },
};

function whyNotUprising(g: G, seat: number, mood: number, culture: number): Blocked {
  return amount(g.s, seat, MOOD) >= mood && amount(g.s, seat, CULTURE) >= culture ? OK : g.no('cannot-pay');
}
