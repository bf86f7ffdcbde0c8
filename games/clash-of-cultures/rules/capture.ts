/** Capturing cities (COC-18, COC-19.8, COC-19.9). */
import { NONE, OK } from '@epoka/kernel';
import { A, B, BUILDING_KINDS, CA, GOLD, INFANTRY, SETTLER, W, WONDERS } from '../content/index.ts';
import { removeCity } from './cities.ts';
import {
  buildingsLeft,
  citiesOf,
  civ,
  hasBuilding,
  militaryAt,
  STACK,
  settlementsLeft,
  sizeOf,
  unitsLeft,
  works,
} from './counts.ts';
import { gain } from './goods.ts';
import { NOTED_WONDERS, note } from './score.ts';
import { ANGRY, BARBARIAN, changed, HAPPY, type State } from './state.ts';
import { putUnits } from './units.ts';
import type { G, Kind, StepTable } from './vocabulary.ts';
import { busy } from './words.ts';

/** The captors stand alone in the city. */
export function capture(g: G, captor: number, city: number): void {
  const { s } = g;
  const before = s.cityOwner[city];
  const mood = s.mood[city];
  const mine = s.piece.slice(city * BUILDING_KINDS, (city + 1) * BUILDING_KINDS).includes(captor) ? 1 : 0;
  if (captor === BARBARIAN) {
    if (settlementsLeft(s, BARBARIAN) === 0) {
      keepPyramid(s, city);
      removeCity(s, city);
      g.tell('cityGone', city);
    } else handOver(g, captor, city);
  } else {
    const size = sizeOf(s, city);
    let gold = before === BARBARIAN || s.mood[city] === ANGRY ? 1 : size + (s.mood[city] === HAPPY ? 1 : 0);
    if (settlementsLeft(s, captor) === 0) {
      // a gold for each piece that leaves (COC-18.6)
      gold += size;
      keepPyramid(s, city);
      removeCity(s, city);
      g.tell('cityGone', city);
    } else {
      gold += replacePieces(s, captor, before, city);
      handOver(g, captor, city);
    }
    gain(g, captor, GOLD, gold);
    if (s.cityOwner[city] === captor) g.fire('cityCaptured', { seat: captor, city, before, mood, mine });
  }
  if (before < BARBARIAN) {
    g.next('refugee', before);
    g.fire('cityLost', { seat: before, city });
  }
}

function handOver(g: G, captor: number, city: number): void {
  const { s } = g;
  s.cityOwner = changed(s.cityOwner, city, captor);
  s.mood[city] = ANGRY;
  s.activated[city] = 0;
  s.angryUse[city] = 0;
  s.beloved = changed(s.beloved, city, 0);
  s.druids = changed(s.druids, city, 0);
  g.tell('captured', captor, city);
}

/** Buildings of the former owner's colour; returns how many had no piece to replace them. */
function replacePieces(s: State, captor: number, before: number, city: number): number {
  let missing = 0;
  for (let b = 0; b < BUILDING_KINDS; b++) {
    const at = city * BUILDING_KINDS + b;
    if (s.piece[at] !== before || b === B.obelisk) continue;
    if (b === B.port && civ(s, before, CA['city-independence'])) continue;
    if (buildingsLeft(s, captor, b) > 0) s.piece = changed(s.piece, at, captor);
    else {
      s.piece = changed(s.piece, at, NONE);
      missing++;
      if (b === B.port) s.port = changed(s.port, city, NONE);
    }
  }
  return missing;
}

/** The Great Pyramid scores for its builder although its city is removed after a capture (COC-18.6.a). */
function keepPyramid(s: State, city: number): void {
  const pyramid = W['great-pyramid'];
  if (s.wonderAt[pyramid] !== city) return;
  note(s, s.wonderBuilder[pyramid], NOTED_WONDERS, 2 * WONDERS[pyramid].builder);
}

export const captureSteps: Pick<StepTable, 'refugee' | 'fanatics'> = {
  /** The former owner may place a settler (COC-18.4). */
  refugee(g, seat) {
    if (unitsLeft(g.s, seat, SETTLER) > 0 && citiesOf(g.s, seat) > 0) g.ask(seat, 'settlerTo', 1);
  },
  /** Fanaticism: a free infantry after a lost battle in a city with a Temple (COC-27.5). */
  fanatics(g, seat) {
    const { s } = g;
    // without a city that has room nobody is asked
    if (works(s, seat, A.fanaticism) && unitsLeft(s, seat, INFANTRY) > 0) g.ask(seat, 'infantryTo');
  },
};

export function isHoly(s: State, space: number): boolean {
  return hasBuilding(s, space, B.temple);
}

/** One settler from supply in one of the own cities. */
export const settlerTo: Kind<'settlerTo'> = {
  choices(g, { seat, data: may }, offer) {
    g.s.cityOwner.forEach((owner, x) => {
      if (owner === seat) offer.can('at', x);
    });
    if (may === 1) offer.can('none');
    busy(g, offer);
  },
  answer(g, { seat }, a) {
    if (a[0] === 'none') return;
    putUnits(g.s, a[1], seat, SETTLER, 0, 1);
    g.tell('unitPlaced', seat, SETTLER, a[1]);
  },
};

export const infantryTo: Kind<'infantryTo'> = {
  auto: true,
  choices(g, { seat }, offer) {
    const { s } = g;
    s.cityOwner.forEach((owner, x) => {
      if (owner === seat) offer.unless(militaryAt(s, x) < STACK ? OK : g.no('stack-limit', STACK), 'at', x);
    });
    busy(g, offer);
  },
  answer(g, { seat }, [, space]) {
    putUnits(g.s, space, seat, INFANTRY, 0, 1);
    g.tell('unitPlaced', seat, INFANTRY, space);
  },
};
