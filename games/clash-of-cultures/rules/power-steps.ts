/** What the powers of civilizations and leaders lead to (COC-26.8): where they reach, their steps and their questions. */
import { type Blocked, NONE, OK } from '@epoka/kernel';
import {
  A,
  ADVANCE_COUNT,
  CATEGORY_OF,
  CULTURE,
  INFANTRY,
  IS_MILITARY,
  MOOD,
  SEA,
  SETTLER,
  SHIP,
} from '../content/index.ts';
import { buy, whyNotBuy } from './advances.ts';
import { placeCity, whyNotFound } from './cities.ts';
import { ownShipsAt } from './corsairs.ts';
import {
  adjacent,
  amount,
  beside,
  cargoOf,
  enemyUnits,
  inCategory,
  isEnemySpace,
  isLand,
  kindsAt,
  landUnitsAt,
  leaderAt,
  militaryAt,
  STACK,
  spacesWhere,
  stackOf,
  unitSpaces,
  unitsAt,
  unitsLeft,
  works,
} from './counts.ts';
import { take } from './goods.ts';
import { addToDraft, whyNotStep } from './moving.ts';
import { changed, MOORED, NEUTRAL, type State } from './state.ts';
import { countFlagged, putUnits, removeUnits } from './units.ts';
import type { G, Kind, StepTable } from './vocabulary.ts';
import { busy } from './words.ts';

// ---- Erik goes ashore with all who are aboard

export function landBeside(s: State, space: number): number[] {
  return beside(s, space).filter(x => isLand(s, x));
}

/** The group of all land units aboard, as if it had been picked. */
function pickCargo(s: State, from: number): void {
  s.from = from;
  s.draft = [];
  for (const kind of kindsAt(s, from))
    if (kind !== SHIP) addToDraft(s, kind, 0, countFlagged(s, from, kind, 0));
}

/** Erik is a military unit: without Tactics he stays aboard (COC-1.4, COC-13.3). */
export function whyNotAshore(g: G, seat: number, from: number, to: number): Blocked {
  const { s } = g;
  if (!works(s, seat, A.tactics)) return g.no('no-tactics');
  const { from: oldFrom, draft } = s;
  pickCargo(s, from);
  const why = s.draft.length === 0 ? g.no('already-moved') : whyNotStep(g, seat, to);
  s.from = oldFrom;
  s.draft = draft;
  return why;
}

export function goAshore(g: G, seat: number, from: number, to: number): void {
  pickCargo(g.s, from);
  g.s.groups = 0;
  g.s.voyage = 0;
  g.next('arrive', { seat, to, roads: 0, back: from });
  g.next('moveEnd', seat);
}

// ---- Hegemony

/** Where Carthage could found a city from a ship beside (COC-26.8). */
export function shores(s: State, seat: number): number[] {
  const ships = spacesWhere(s, x => hasShip(s, seat, x));
  return spacesWhere(s, x => isLand(s, x) && ships.some(y => adjacent(s, x, y)));
}

function hasShip(s: State, seat: number, space: number): boolean {
  return s.holder[space] === seat && unitsAt(s, space, SHIP) > 0;
}

export function whyNotColony(g: G, seat: number, space: number): Blocked {
  const { s } = g;
  if (s.holder[space] !== NONE && s.holder[space] !== seat) return g.no('enemy-here');
  return whyNotFound(g, seat, space);
}

/** Ships that can become a city there, by space: own ones and pirates that count as own (COC-26.9). `at`: only in this space. */
function colonyShips(
  s: State,
  seat: number,
  to: number,
  at: number,
): (readonly [space: number, pirate: boolean])[] {
  return (at === NONE ? beside(s, to) : [at]).flatMap(x => {
    if (!hasShip(s, seat, x)) return [];
    const both = [[x, false] as const, [x, true] as const];
    return both.filter(([, pirate]) => (pirate ? s.corsairs[x] : ownShipsAt(s, x)) > 0);
  });
}

/** A ship at sea becomes a city on the land beside it; asks which, where there are several. */
export function beginColony(g: G, seat: number, to: number, at: number): void {
  const ships = colonyShips(g.s, seat, to, at);
  if (ships.length > 1) g.ask(seat, 'colonyShip', { to, at });
  else colonize(g, seat, to, ...ships[0]);
}

function colonize(g: G, seat: number, to: number, from: number, pirate: boolean): void {
  const { s } = g;
  if (pirate) s.corsairs = changed(s.corsairs, from, s.corsairs[from] - 1);
  removeUnits(s, from, SHIP, 1);
  placeCity(s, seat, to, NEUTRAL);
  g.tell('founded', seat, to);
  g.next('land', { seat, from, to, landed: 0 });
  g.fire('founded', { seat, space: to, settler: 0 });
}

/** Land units that find no room on the ships that are left. */
function adrift(s: State, seat: number, space: number): number {
  return Math.max(0, landUnitsAt(s, space) - cargoOf(s, seat) * unitsAt(s, space, SHIP));
}

function whyNotLand(g: G, seat: number, to: number, kind: number): Blocked {
  const most = stackOf(g.s, seat, to);
  return IS_MILITARY[kind] && militaryAt(g.s, to) >= most ? g.no('stack-limit', most) : OK;
}

/** All of them must land, or all that can are of one kind: nothing to choose. */
function mustLand(s: State, seat: number, from: number, to: number, kinds: readonly number[]): boolean {
  const lost = adrift(s, seat, from);
  if (kinds.length === 1) return lost > 0;
  return lost === landUnitsAt(s, from) && militaryAt(s, from) + militaryAt(s, to) <= stackOf(s, seat, to);
}

/** Who lands does not move again in this turn. */
function landOne(g: G, seat: number, from: number, to: number, kind: number): void {
  const { s } = g;
  removeUnits(s, from, kind, 1);
  putUnits(s, to, seat, kind, MOORED, 1);
  const group = [0, 0, 0, 0, 0, 0];
  group[kind] = 1;
  g.tell('moves', seat, group, from, to);
}

// ---- Imperial Army

/** Settlers and infantry of the seat, by space and kind. */
export function recruits(s: State, seat: number): (readonly [space: number, kind: number])[] {
  return unitSpaces(s, seat).flatMap(x =>
    kindsAt(s, x)
      .filter(kind => kind === SETTLER || kind === INFANTRY)
      .map(kind => [x, kind] as const),
  );
}

export function whyNotMuster(g: G, seat: number, space: number, kind: number): Blocked {
  const { s } = g;
  const into = kind === SETTLER ? INFANTRY : SETTLER;
  if (unitsLeft(s, seat, into) === 0) return g.no('no-piece');
  if (into === INFANTRY && s.terrain[space] !== SEA && militaryAt(s, space) >= STACK)
    return g.no('stack-limit', STACK);
  return OK;
}

// ---- Marqzen

export function enemiesBeside(s: State, seat: number): number[] {
  const at = leaderAt(s, seat);
  return spacesWhere(s, x => adjacent(s, at, x) && isLand(s, x) && enemyUnits(s, seat, x));
}

/** Land beside where a unit of the kind from the space starts no battle and breaks no stack limit. */
export function refuges(s: State, space: number, kind: number): number[] {
  const owner = s.holder[space];
  return landBeside(s, space).filter(
    x => !isEnemySpace(s, owner, x) && (!IS_MILITARY[kind] || militaryAt(s, x) < stackOf(s, owner, x)),
  );
}

// ---- Sri Gupta

export function whyNotGolden(g: G, seat: number, advance: number): Blocked {
  if (inCategory(g.s, seat, CATEGORY_OF[advance]) > 0) return g.no('not-among-these');
  return whyNotBuy(g, seat, advance);
}

export const powerSteps: Pick<
  StepTable,
  'muster' | 'calendar' | 'princeps' | 'goldenAge' | 'reclaim' | 'fear' | 'land' | 'buildHere'
> = {
  muster(g, seat) {
    g.ask(seat, 'muster');
  },
  /** The top event card is seen by this player only. */
  calendar(g, seat) {
    const { s } = g;
    s.peeked |= 1 << seat;
    g.mark();
    g.tellIn('event deck', seat, 1, 'peeks', seat, s.eventDeck[s.eventDeck.length - 1]);
    if (amount(s, seat, CULTURE) > 0 && s.eventDeck.length > 1) g.ask(seat, 'calendar');
  },
  princeps(g, { seat, type }) {
    const hand = type === 0 ? g.s.hands[seat] : g.s.objectives[seat];
    if (hand.length > 0) g.ask(seat, 'princeps', type);
  },
  goldenAge(g, seat) {
    g.ask(seat, 'goldenAge');
  },
  reclaim(g, { seat, city }) {
    g.ask(seat, 'building', city);
  },
  fear(g, { seat, space }) {
    g.ask(seat, 'fear', space);
  },
  /** As many as the ship carried may go ashore; the rest stays on other ships there, and who finds no room is lost (COC-26.8). */
  land(g, { seat, from, to, landed }) {
    const { s } = g;
    const kinds = landed < cargoOf(s, seat) ? landKinds(s, from) : [];
    const able = kinds.filter(kind => whyNotLand(g, seat, to, kind) === OK);
    if (able.length === 0) g.next('excessCargo', from);
    else if (mustLand(s, seat, from, to, able)) {
      landOne(g, seat, from, to, able[0]);
      g.next('land', { seat, from, to, landed: landed + 1 });
    } else g.ask(seat, 'ashore', { from, to, landed });
  },
  buildHere(g, { seat, city, wonders }) {
    g.ask(seat, 'buildHere', { city, wonders });
  },
};

/** Which ship becomes the city. */
export const colonyShip: Kind<'colonyShip'> = {
  choices(g, { seat, data: { to, at } }, offer) {
    for (const [space, pirate] of colonyShips(g.s, seat, to, at))
      if (pirate) offer.can('corsair', space);
      else offer.can('relocate', space, SHIP);
    busy(g, offer);
  },
  answer(g, { seat, data: { to } }, [verb, space]) {
    colonize(g, seat, to, space, verb === 'corsair');
  },
};

/** Who of the cargo goes ashore with the ship, one after the other. */
export const ashore: Kind<'ashore'> = {
  choices(g, { seat, data: { from, to } }, offer) {
    const { s } = g;
    for (const kind of landKinds(s, from)) offer.unless(whyNotLand(g, seat, to, kind), 'drop', kind);
    offer.unless(adrift(s, seat, from) > 0 ? g.no('no-ship-room') : OK, 'done');
    busy(g, offer);
  },
  answer(g, { seat, data: { from, to, landed } }, a) {
    if (a[0] === 'done') return;
    landOne(g, seat, from, to, a[1]);
    g.next('land', { seat, from, to, landed: landed + 1 });
  },
};

const landKinds = (s: State, space: number): number[] => kindsAt(s, space).filter(kind => kind !== SHIP);

/** Which units change into the other kind, where they stand. */
export const muster: Kind<'muster'> = {
  choices(g, { seat }, offer) {
    for (const [space, kind] of recruits(g.s, seat))
      offer.unless(whyNotMuster(g, seat, space, kind), 'relocate', space, kind);
    offer.can('done');
    busy(g, offer);
  },
  answer(g, { seat }, a) {
    const { s } = g;
    if (a[0] === 'done') {
      s.groups = 0;
      return;
    }
    const [, space, kind] = a;
    const into = kind === SETTLER ? INFANTRY : SETTLER;
    removeUnits(s, space, kind, 1);
    putUnits(s, space, seat, into, 0, 1);
    g.tell('turns', seat, kind, into, space);
    s.groups++;
    if (s.groups < MOST_MUSTERED) g.ask(seat, 'muster');
    else s.groups = 0;
  },
};
/** More than all settlers and infantry a player has: nobody turns units for ever. */
const MOST_MUSTERED = 20;

/** A token to put the seen card to the bottom and look again. */
export const calendar: Kind<'calendar'> = {
  choices(g, _q, offer) {
    offer.can('yes');
    offer.can('no');
    busy(g, offer);
  },
  answer(g, { seat }, [verb]) {
    const { s } = g;
    if (verb === 'no') return;
    take(g, seat, CULTURE, 1);
    s.eventDeck.unshift(s.eventDeck.pop() as number);
    s.peeked = 0;
    g.next('calendar', seat);
  },
};

/** A mood or a culture token is paid. */
export const tribute: Kind<'tribute'> = {
  auto: true,
  choices(g, { seat }, offer) {
    for (const kind of [MOOD, CULTURE])
      offer.unless(amount(g.s, seat, kind) > 0 ? OK : g.no('cannot-pay'), 'choose', kind);
    busy(g, offer);
  },
  answer(g, { seat }, [, kind]) {
    take(g, seat, kind, 1);
  },
};

export const goldenAge: Kind<'goldenAge'> = {
  choices(g, { seat }, offer) {
    let any = false;
    for (let a = 0; a < ADVANCE_COUNT; a++) {
      const why = whyNotGolden(g, seat, a);
      if (why === OK) any = true;
      offer.unless(why, 'advance', a);
    }
    if (!any) offer.can('none');
    busy(g, offer);
  },
  answer(g, { seat }, a) {
    if (a[0] === 'advance') buy(g, seat, a[1], 1);
  },
};

/** Which enemy unit goes, and where. */
export const fear: Kind<'fear'> = {
  choices(g, { data: space }, offer) {
    for (const kind of kindsAt(g.s, space))
      for (const to of refuges(g.s, space, kind)) offer.can('banish', kind, to);
    busy(g, offer);
  },
  answer(g, { data: space }, [, kind, to]) {
    const { s } = g;
    const owner = s.holder[space];
    removeUnits(s, space, kind, 1);
    putUnits(s, to, owner, kind, 0, 1);
    g.tell('banished', owner, kind, to);
  },
};
