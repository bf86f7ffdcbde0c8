/** What the map holds for a seat, in one walk: a position is judged a thousand times for one decision. */
import { NONE } from '@epoka/kernel';
import { IS_MILITARY, KINDS, SETTLER, SHIP } from '../content/index.ts';
import { pirateShare, sizeOf } from '../rules/counts.ts';
import type { State } from '../rules/state.ts';

export interface Survey {
  /** own cities: how many, where, and how large */
  cities: number;
  readonly city: number[];
  readonly size: number[];
  /** all cities, those of barbarians too */
  allCities: number;
  readonly anyCity: number[];
  /** spaces outside own cities where own settlers stand */
  camps: number;
  readonly camp: number[];
  /** own cities with own military units in them */
  garrisons: number;
  /** own units, those in a battle included */
  settlers: number;
  ships: number;
  military: number;
  /** spaces that are known */
  explored: number;
}

/** One for all: the next survey uses it again. */
const found: Survey = {
  cities: 0,
  city: [],
  size: [],
  allCities: 0,
  anyCity: [],
  camps: 0,
  camp: [],
  garrisons: 0,
  settlers: 0,
  ships: 0,
  military: 0,
  explored: 0,
};

/** Military units among those that are listed from here on. */
function fighters(units: readonly number[], from: number): number {
  let n = 0;
  for (let k = 0; k < KINDS; k++) if (IS_MILITARY[k]) n += units[from + k];
  return n;
}

/** The host that is in a battle stands on no space. */
function countHost(s: State, seat: number): void {
  const { space, attacker, host } = s.battle;
  const fights = space !== NONE && attacker === seat;
  found.settlers = fights ? host[SETTLER] : 0;
  found.ships = fights ? host[SHIP] : 0;
  found.military = fights ? fighters(host, 0) : 0;
  if (s.expansion === 1) found.ships += pirateShare(s, seat);
}

export function survey(s: State, seat: number): Readonly<Survey> {
  countHost(s, seat);
  const { cityOwner, holder, troops, terrain } = s;
  let cities = 0;
  let all = 0;
  let camps = 0;
  let garrisons = 0;
  let explored = 0;
  for (let x = 0; x < cityOwner.length; x++) {
    if (terrain[x] >= 0) explored++;
    const owner = cityOwner[x];
    if (owner !== NONE) found.anyCity[all++] = x;
    if (owner === seat) {
      found.city[cities] = x;
      found.size[cities++] = sizeOf(s, x);
    }
    if (holder[x] !== seat) continue;
    const base = x * KINDS;
    const army = fighters(troops, base);
    found.military += army;
    found.settlers += troops[base + SETTLER];
    found.ships += troops[base + SHIP];
    if (owner !== seat) {
      if (troops[base + SETTLER] > 0) found.camp[camps++] = x;
    } else if (army > 0) garrisons++;
  }
  found.cities = cities;
  found.allCities = all;
  found.camps = camps;
  found.garrisons = garrisons;
  found.explored = explored;
  return found;
}
