/** Barbarians (COC-19): they arrive, they march, they are reinforced. */
import { NONE, OK } from '@epoka/kernel';
import { BARREN, CA, CAVALRY, CULTURE, ELEPHANT, FOOD, GOLD, INFANTRY, KINDS, L } from '../content/index.ts';
import { startBattle } from './battle.ts';
import { placeCity } from './cities.ts';
import {
  amount,
  anyUnits,
  cityList,
  civ,
  distances,
  isEnemySpace,
  isLand,
  leaderAt,
  militaryAt,
  STACK,
  settlementsLeft,
  unitsAt,
  unitsLeft,
  within,
} from './counts.ts';
import { take } from './goods.ts';
import { layoutFor } from './layout.ts';
import { BARBARIAN, NEUTRAL, type State } from './state.ts';
import { putUnits, removeUnits } from './units.ts';
import type { G, Kind, Offer, StepTable } from './vocabulary.ts';
import { busy } from './words.ts';

const NEAR = 2;

/** Distance from the nearest city of the seat, or -1 beyond two. */
export function fromCities(s: State, seat: number, space: number, overLand: boolean): number {
  const { crow, spaces } = layoutFor(s.seats);
  let best = -1;
  for (let city = 0; city < spaces; city++) {
    // a path is looked for only where a bird would not fly too far
    if (s.cityOwner[city] !== seat || crow[city * spaces + space] > NEAR) continue;
    const d = distances(s, city, NEAR, overLand)[space];
    if (d >= 0 && (best < 0 || d < best)) best = d;
  }
  return best;
}

function bordersCity(s: State, space: number, test: (owner: number) => boolean): boolean {
  return layoutFor(s.seats).beside[space].some(x => s.cityOwner[x] !== NONE && test(s.cityOwner[x]));
}

export function isEmptyLand(s: State, space: number): boolean {
  return isLand(s, space) && s.cityOwner[space] === NONE && !anyUnits(s, space) && s.exhausted[space] === 0;
}

/** `ring` 2: at land distance two of an own city and next to none; `ring` 1: next to an own city (COC-19.2). */
function canArrive(s: State, seat: number, space: number, ring: number): boolean {
  if (!isEmptyLand(s, space) || s.terrain[space] === BARREN) return false;
  if (bordersCity(s, space, owner => owner !== seat && owner < BARBARIAN)) return false;
  const borders = bordersCity(s, space, owner => owner === seat);
  return ring === 1 ? borders : !borders && fromCities(s, seat, space, true) === NEAR;
}

function arrivalRing(s: State, seat: number): number {
  if (settlementsLeft(s, BARBARIAN) === 0 || unitsLeft(s, BARBARIAN, INFANTRY) === 0) return 0;
  return [2, 1].find(ring => s.terrain.some((_, x) => canArrive(s, seat, x, ring))) ?? 0;
}

/** A barbarian city that can take one more unit. */
function hasRoom(s: State, city: number): boolean {
  return s.cityOwner[city] === BARBARIAN && militaryAt(s, city) < STACK;
}

function placeBarbarian(g: G, space: number, kind: number): void {
  putUnits(g.s, space, BARBARIAN, kind, 0, 1);
  g.tell('unitPlaced', BARBARIAN, kind, space);
}

/** Beside infantry the placer may put cavalry or an elephant instead (COC-19.3). */
function mayVary(s: State, city: number): boolean {
  return (
    s.expansion === 1 &&
    unitsAt(s, city, INFANTRY) > 0 &&
    (unitsLeft(s, BARBARIAN, CAVALRY) > 0 || unitsLeft(s, BARBARIAN, ELEPHANT) > 0)
  );
}

/** One more barbarian in the city, by the seat. */
function muster(g: G, seat: number, city: number): void {
  if (mayVary(g.s, city)) g.ask(seat, 'barbarianKind', city);
  else if (unitsLeft(g.s, BARBARIAN, INFANTRY) > 0) placeBarbarian(g, city, INFANTRY);
}

/** Reinforces a city its army has left, by the usual rule of placement. */
export function refill(g: G, seat: number, city: number): void {
  if (hasRoom(g.s, city)) muster(g, seat, city);
}

export const barbarianSteps: Pick<
  StepTable,
  | 'barbarianCity'
  | 'reinforce'
  | 'barbariansMove'
  | 'tribes'
  | 'tribesOf'
  | 'agree'
  | 'refill'
  | 'march'
  | 'reinforceNear'
> = {
  barbarianCity(g, seat) {
    const ring = arrivalRing(g.s, seat);
    if (ring > 0) g.ask(seat, 'barbarianCity', ring);
    else g.tell('noPlace');
  },
  reinforce(g, seat) {
    const { s } = g;
    const some = unitsLeft(s, BARBARIAN, INFANTRY) > 0;
    if (s.cityOwner.some((_, x) => hasRoom(s, x) && (some || mayVary(s, x)))) g.ask(seat, 'reinforce');
  },
  /** COC-19.4; the armies that march are fixed now (COC-19.5.a). */
  barbariansMove(g, seat) {
    const { s } = g;
    const armies: number[] = [];
    let near = false;
    s.holder.forEach((owner, x) => {
      if (owner !== BARBARIAN) return;
      if (fromCities(s, seat, x, false) >= 0) near = true;
      if (fromCities(s, seat, x, true) >= 0) armies.push(x, armyAt(s, x));
    });
    if (!near) {
      g.next('barbarianCity', seat);
      return;
    }
    g.next('tribes', { seat, armies });
    g.next('reinforceNear', seat);
  },
  /** Before the first march: Tribal Allies hold some back, Hunnic Tribes lead them, Sulla is asked. */
  tribes(g, { seat, armies }) {
    askSulla(g, armies);
    g.next('tribesOf', seat);
  },
  tribesOf(g, seat) {
    const { s } = g;
    const { armies } = s;
    if (armies.length === 0) return;
    if (civ(s, seat, CA['hunnic-tribes']) && amount(s, seat, GOLD) + amount(s, seat, CULTURE) > 0)
      g.ask(seat, 'hunnicTribes', armies);
    else if (civ(s, seat, CA['tribal-allies']) && amount(s, seat, FOOD) > 0)
      g.ask(seat, 'tribalAllies', armies);
    else g.next('march', { seat, armies, free: 0 });
  },
  refill(g, { seat, city }) {
    refill(g, seat, city);
  },
  agree(g, { seat, from, army }) {
    g.ask(seat, 'agree', { from, army });
  },
  march(g, { seat, armies, free }) {
    for (let i = 0; i < armies.length; i += 2)
      if (canMarch(g.s, seat, armies[i], armies[i + 1], free)) {
        g.ask(seat, free === 1 ? 'freeMarch' : 'march', armies);
        return;
      }
  },
  reinforceNear(g, seat) {
    const { s } = g;
    for (const city of cityList(s, BARBARIAN))
      if (fromCities(s, seat, city, false) >= 0) g.next('refill', { seat, city });
  },
};

/** A step that shortens the way to the nearest city of the seat and breaks no stack limit (COC-19.5). */
function isMarch(s: State, seat: number, from: number, army: number, to: number, free: number): boolean {
  if (s.holder[to] === BARBARIAN && militaryAt(s, to) + sizeOfArmy(army) > STACK) return false;
  if (free === 1) return true;
  return fromCities(s, seat, to, true) === fromCities(s, seat, from, true) - 1;
}

function landBeside(s: State, space: number): number[] {
  return layoutFor(s.seats).beside[space].filter(x => isLand(s, x));
}

function canMarch(s: State, seat: number, from: number, army: number, free: number): boolean {
  return landBeside(s, from).some(to => isMarch(s, seat, from, army, to, free));
}

/** An army as a code: infantry, cavalry, elephants to the base of eight. */
const ARMY_KINDS = [INFANTRY, CAVALRY, ELEPHANT] as const;

export function armyAt(s: State, space: number): number {
  return unitsAt(s, space, INFANTRY) + 8 * unitsAt(s, space, CAVALRY) + 64 * unitsAt(s, space, ELEPHANT);
}

function sizeOfArmy(army: number): number {
  return (army & 7) + ((army >> 3) & 7) + ((army >> 6) & 7);
}

/** These barbarians go one space; whoever is there is attacked. */
export function goBarbarians(g: G, from: number, to: number, army: number): void {
  const { s } = g;
  const host = new Array<number>(KINDS).fill(0);
  for (let i = 0; i < ARMY_KINDS.length; i++) {
    const n = (army >> (3 * i)) & 7;
    host[ARMY_KINDS[i]] = n;
    removeUnits(s, from, ARMY_KINDS[i], n);
  }
  g.tell('moves', BARBARIAN, host, from, to);
  if (isEnemySpace(s, BARBARIAN, to)) {
    startBattle(g, BARBARIAN, to, NONE, 0, host);
    s.battle.origin = from;
  } else for (const kind of ARMY_KINDS) putUnits(s, to, BARBARIAN, kind, 0, host[kind]);
}

/** Sulla's player agrees or not, army by army; the others are left in `s.armies`. */
function askSulla(g: G, armies: readonly number[]): void {
  const { s } = g;
  s.armies = [];
  for (let i = 0; i < armies.length; i += 2) {
    const owner = sullaNear(s, armies[i]);
    if (owner === NONE) s.armies.push(armies[i], armies[i + 1]);
    else g.next('agree', { seat: owner, from: armies[i], army: armies[i + 1] });
  }
}

function sullaNear(s: State, space: number): number {
  for (let seat = 0; seat < s.seats; seat++)
    if (s.leader[seat] === L.sulla && within(s, leaderAt(s, seat), space, NEAR)) return seat;
  return NONE;
}

export const agree: Kind<'agree'> = {
  choices(g, _q, offer) {
    offer.can('yes');
    offer.can('no');
    busy(g, offer);
  },
  answer(g, { data: { from, army } }, [verb]) {
    if (verb === 'yes') g.s.armies.push(from, army);
    else g.tell('armyStays', from);
  },
};

/** One gold or one culture token: the Huns lead the armies where they want. */
export const hunnicTribes: Kind<'hunnicTribes'> = {
  choices(g, { seat }, offer) {
    for (const kind of [GOLD, CULTURE])
      offer.unless(amount(g.s, seat, kind) > 0 ? OK : g.no('cannot-pay'), 'choose', kind);
    offer.can('none');
    busy(g, offer);
  },
  answer(g, { seat, data: armies }, a) {
    if (a[0] === 'choose') take(g, seat, a[1], 1);
    g.next('march', { seat, armies, free: a[0] === 'choose' ? 1 : 0 });
  },
};

/** One food: the Celts keep armies in place, one after the other. */
export const tribalAllies: Kind<'tribalAllies'> = {
  choices(g, { data: armies }, offer) {
    for (let i = 0; i < armies.length; i += 2) offer.can('from', armies[i]);
    offer.can('done');
    busy(g, offer);
  },
  answer(g, { seat, data: armies }, a) {
    const { s } = g;
    if (a[0] === 'done') {
      g.next('march', { seat, armies, free: 0 });
      return;
    }
    // the price is paid once, with the first army that stays
    if (armies.length === s.armies.length) take(g, seat, FOOD, 1);
    const left: number[] = [];
    for (let i = 0; i < armies.length; i += 2) if (armies[i] !== a[1]) left.push(armies[i], armies[i + 1]);
    g.tell('armyStays', a[1]);
    if (left.length > 0) g.ask(seat, 'tribalAllies', left);
  },
};

/** Infantry, cavalry or an elephant. */
export const barbarianKind: Kind<'barbarianKind'> = {
  auto: true,
  choices(g, _q, offer) {
    for (const kind of ARMY_KINDS)
      offer.unless(unitsLeft(g.s, BARBARIAN, kind) > 0 ? OK : g.no('no-piece'), 'add', kind);
    busy(g, offer);
  },
  answer(g, { data: city }, [, kind]) {
    placeBarbarian(g, city, kind);
  },
};

export const barbarianCity: Kind<'barbarianCity'> = {
  auto: true,
  choices(g, { seat, data: ring }, offer) {
    g.s.terrain.forEach((_, x) => {
      if (isEmptyLand(g.s, x)) offer.unless(canArrive(g.s, seat, x, ring) ? OK : g.no('not-here'), 'at', x);
    });
    busy(g, offer);
  },
  answer(g, _q, [, space]) {
    placeCity(g.s, BARBARIAN, space, NEUTRAL);
    g.tell('barbarianCity', space);
    placeBarbarian(g, space, INFANTRY);
  },
};

export const reinforce: Kind<'reinforce'> = {
  auto: true,
  choices(g, _q, offer) {
    g.s.cityOwner.forEach((owner, x) => {
      if (owner === BARBARIAN) offer.unless(hasRoom(g.s, x) ? OK : g.no('stack-limit', STACK), 'at', x);
    });
    busy(g, offer);
  },
  answer(g, { seat }, [, space]) {
    muster(g, seat, space);
  },
};

function offerMarches(g: G, seat: number, armies: readonly number[], free: number, offer: Offer): void {
  const { s } = g;
  for (let i = 0; i < armies.length; i += 2)
    for (const to of landBeside(s, armies[i]))
      offer.unless(
        isMarch(s, seat, armies[i], armies[i + 1], to, free) ? OK : g.no('not-towards'),
        'march',
        armies[i],
        to,
      );
}

function goOn(g: G, seat: number, armies: readonly number[], from: number, to: number, free: number): void {
  const left: number[] = [];
  let army = 0;
  for (let i = 0; i < armies.length; i += 2)
    if (armies[i] === from) army = armies[i + 1];
    else left.push(armies[i], armies[i + 1]);
  goBarbarians(g, from, to, army);
  g.next('march', { seat, armies: left, free });
}

/** Which army goes next, and where. */
export const march: Kind<'march'> = {
  auto: true,
  choices(g, { seat, data: armies }, offer) {
    offerMarches(g, seat, armies, 0, offer as never);
    busy(g, offer);
  },
  answer(g, { seat, data: armies }, [, from, to]) {
    goOn(g, seat, armies, from, to, 0);
  },
};

/** The same in any direction; armies may also stay. */
export const freeMarch: Kind<'freeMarch'> = {
  choices(g, { seat, data: armies }, offer) {
    offerMarches(g, seat, armies, 1, offer as never);
    offer.can('done');
    busy(g, offer);
  },
  answer(g, { seat, data: armies }, a) {
    if (a[0] === 'march') goOn(g, seat, armies, a[1], a[2], 1);
  },
};
