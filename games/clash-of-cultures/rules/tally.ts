/** What a seat has, counted in one walk over the map and its advances: most objectives ask for one of these numbers. */
import { NONE } from '@epoka/kernel';
import {
  ADVANCE_COUNT,
  BUILDING_KINDS,
  CATEGORIES,
  CATEGORY_OF,
  IS_GOVERNMENT,
  IS_MILITARY,
  KINDS,
  SHIP,
  UNITS,
} from '../content/index.ts';
import { militaryAt, pirateShare, sizeOf } from './counts.ts';
import { HAPPY, type State } from './state.ts';

export interface Tally {
  cities: number;
  happy: number;
  /** size of the largest city */
  largest: number;
  /** own cities with own military units in them */
  guarded: number;
  /** own cities that hold a building, by building, whoever's colour it has */
  readonly withBuilding: number[];
  /** kinds of buildings of the own colour in own cities, as bits */
  kindsAtHome: number;
  /** buildings of the own colour in cities of others, and the cities that hold one */
  abroad: number;
  citiesAbroad: number;
  /** units on the map, those in a battle included, by kind; spaces that hold some */
  readonly units: number[];
  readonly spaces: number[];
  military: number;
  /** advances by category; in all; categories that are begun and complete; a complete government */
  readonly inCategory: number[];
  advances: number;
  begun: number;
  whole: number;
  governs: boolean;
}

/** One for all: the next count uses it again. */
const tally: Tally = {
  cities: 0,
  happy: 0,
  largest: 0,
  guarded: 0,
  withBuilding: Array.from({ length: BUILDING_KINDS }, () => 0),
  kindsAtHome: 0,
  abroad: 0,
  citiesAbroad: 0,
  units: UNITS.map(() => 0),
  spaces: UNITS.map(() => 0),
  military: 0,
  inCategory: CATEGORIES.map(() => 0),
  advances: 0,
  begun: 0,
  whole: 0,
  governs: false,
};

function countHome(s: State, seat: number, city: number): void {
  tally.cities++;
  if (s.mood[city] === HAPPY) tally.happy++;
  tally.largest = Math.max(tally.largest, sizeOf(s, city));
  if (s.holder[city] === seat && militaryAt(s, city) > 0) tally.guarded++;
  for (let b = 0; b < BUILDING_KINDS; b++) {
    const colour = s.piece[city * BUILDING_KINDS + b];
    if (colour === NONE) continue;
    tally.withBuilding[b]++;
    if (colour === seat) tally.kindsAtHome |= 1 << b;
  }
}

function countAbroad(s: State, seat: number, city: number): void {
  const before = tally.abroad;
  for (let i = city * BUILDING_KINDS, end = i + BUILDING_KINDS; i < end; i++)
    if (s.piece[i] === seat) tally.abroad++;
  if (tally.abroad > before) tally.citiesAbroad++;
}

function countMap(s: State, seat: number): void {
  tally.cities = 0;
  tally.happy = 0;
  tally.largest = 0;
  tally.guarded = 0;
  tally.withBuilding.fill(0);
  tally.kindsAtHome = 0;
  tally.abroad = 0;
  tally.citiesAbroad = 0;
  const { cityOwner } = s;
  for (let x = 0; x < cityOwner.length; x++) {
    const owner = cityOwner[x];
    if (owner === seat) countHome(s, seat, x);
    else if (owner !== NONE) countAbroad(s, seat, x);
  }
}

function countUnits(s: State, seat: number): void {
  const { holder, troops, battle } = s;
  const { units, spaces } = tally;
  for (let k = 0; k < KINDS; k++) {
    units[k] = battle.space !== NONE && battle.attacker === seat ? battle.host[k] : 0;
    spaces[k] = 0;
  }
  for (let x = 0; x < holder.length; x++) {
    if (holder[x] !== seat) continue;
    for (let k = 0; k < KINDS; k++) {
      const n = troops[x * KINDS + k];
      if (n === 0) continue;
      units[k] += n;
      spaces[k]++;
    }
  }
  tally.military = 0;
  for (let k = 0; k < KINDS; k++) if (IS_MILITARY[k]) tally.military += units[k];
  if (s.expansion === 1) units[SHIP] += pirateShare(s, seat);
}

function countAdvances(s: State, seat: number): void {
  const { inCategory } = tally;
  inCategory.fill(0);
  for (let a = 0; a < ADVANCE_COUNT; a++) inCategory[CATEGORY_OF[a]] += s.has[seat * ADVANCE_COUNT + a];
  tally.advances = 0;
  tally.begun = 0;
  tally.whole = 0;
  tally.governs = false;
  for (let c = 0; c < inCategory.length; c++) {
    tally.advances += inCategory[c];
    if (inCategory[c] > 0) tally.begun++;
    if (inCategory[c] < 4) continue;
    tally.whole++;
    if (IS_GOVERNMENT[c]) tally.governs = true;
  }
}

/** What the seat has now. The same object is filled again by the next call. */
export function tallyOf(s: State, seat: number): Readonly<Tally> {
  countMap(s, seat);
  countUnits(s, seat);
  countAdvances(s, seat);
  return tally;
}
