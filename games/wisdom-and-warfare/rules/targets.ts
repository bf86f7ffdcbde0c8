/** What abilities and culture events may be aimed at, and whom they hit (WAW-14.10 to 14.16). */
import { type Blocked, NONE, OK } from '@epoka/kernel';
import { ABILITIES } from '../content/abilities.ts';
import type { EventEffect } from '../content/events.ts';
import { TERRAINS } from '../content/ids.ts';
import {
  ARK,
  ARTILLERY,
  ATTILA,
  eventOf,
  HUT,
  INFANTRY,
  isBuilding,
  isPerson,
  LEVEL,
  MOUNTED,
  SQUARE_COIN,
  SQUARE_CULTURE,
  SQUARE_GOOD,
  SQUARE_MARK,
  TECH_COUNT,
  VILLAGE,
  WONDER_ERA,
  wonder,
} from '../content/tables.ts';
import {
  canLearn,
  flies,
  hasPlace,
  hasWonder,
  isGone,
  knows,
  stackLimit,
  unitsLeft,
  waterways,
} from './counts.ts';
import { steps } from './geometry.ts';
import { cannotStand } from './placing.ts';
import {
  cityAt,
  countAt,
  explored,
  foreign,
  gridOf,
  isEmpty,
  isWater,
  landlord,
  seatOf,
  terrainAt,
} from './squares.ts';
import { ARMIES, CITIES, FIGURES, type G, type State } from './state.ts';

const UN = wonder('united-nations');

/** Within so many steps of a figure or city of the seat; anywhere where no range is told. */
export function inRange(s: State, seat: number, q: number, range: number | undefined): boolean {
  if (range === undefined) return true;
  const grid = gridOf(s);
  for (let f = 0; f < FIGURES; f++) {
    const at = s.fig[seat * FIGURES + f];
    if (at !== NONE && steps(grid, at, q) <= range) return true;
  }
  for (let c = 0; c < CITIES; c++) {
    const at = s.city[seat * CITIES + c];
    if (at !== NONE && steps(grid, at, q) <= range) return true;
  }
  return false;
}

/** The owner is under the United Nations and has not agreed: asked once a turn by each actor. */
export function refused(s: State, actor: number, owner: number): boolean {
  return ((s.refused[owner] >> actor) & 1) === 1;
}

/** The seat must agree before it can be a target. */
export const mustAgree = (s: State, actor: number, owner: number): boolean =>
  owner !== actor && hasWonder(s, owner, UN);

/** Destroying a building, or breaking one with Gunpowder. */
export function cannotDestroy(
  g: G,
  seat: number,
  effect: Pick<EventEffect, 'range' | 'others'>,
  q: number,
): Blocked {
  const { s } = g;
  if (!isBuilding(s.top[q])) return g.no('no-building');
  const owner = landlord(s, q);
  if (effect.others && owner === seat) return g.no('own-building');
  if (!inRange(s, seat, q, effect.range)) return g.no('out-of-range', effect.range ?? 0);
  return refused(s, seat, owner) ? g.no('refused', owner) : OK;
}

/** Drought and Deforestation (WAW-14.12). */
export function cannotChange(g: G, seat: number, effect: EventEffect, q: number): Blocked {
  const { s } = g;
  if (s.zone[q] >= 16) return g.no('on-city');
  if (s.mark[q] > 0) return g.no('marker-there');
  if (s.top[q] > 0 && !isPerson(s.top[q])) return g.no('something-built');
  const terrain = terrainAt(s, q);
  if (!effect.from?.includes(TERRAINS[terrain])) return g.no('wrong-terrain', terrain);
  if (TERRAINS[terrain] === effect.to && (s.disaster[q] > 0 || isBare(s, q))) return g.no('no-change');
  const owner = landlord(s, q);
  return refused(s, seat, owner) ? g.no('refused', owner) : OK;
}

function isBare(s: State, q: number): boolean {
  const printed = s.ground[q];
  return SQUARE_CULTURE[printed] + SQUARE_COIN[printed] === 0 && SQUARE_GOOD[printed] === NONE;
}

/** Barbarian Encampment (WAW-14.15). */
export function cannotCamp(g: G, q: number): Blocked {
  const { s } = g;
  if (!isEmpty(s, q) || s.zone[q] !== NONE) return g.no('not-empty');
  return isWater(s, q) ? g.no('wrong-terrain', terrainAt(s, q)) : OK;
}

/** A figure or great person that a killing event may choose: kind 0 army, 1 scout, 2 great person. */
export function cannotKill(
  g: G,
  seat: number,
  effect: EventEffect,
  q: number,
  owner: number,
  kind: number,
): Blocked {
  const { s } = g;
  if (!inRange(s, seat, q, effect.range)) return g.no('out-of-range', effect.range ?? 0);
  if (kind === 2 && effect.person !== true) return g.no('figures-only');
  return refused(s, seat, owner) ? g.no('refused', owner) : OK;
}

/** Every victim there is: square, owner and kind, each once. */
export function eachVictim(s: State, each: (q: number, owner: number, kind: number) => void): void {
  for (let owner = 0; owner < s.seats; owner++) {
    const base = owner * FIGURES;
    for (let f = 0; f < FIGURES; f++) {
      const q = s.fig[base + f];
      if (q !== NONE && isFirst(s, base, f)) each(q, owner, f < ARMIES ? 0 : 1);
    }
  }
  s.top.forEach((top, q) => {
    if (isPerson(top)) each(q, landlord(s, q), 2);
  });
}

/** No earlier figure of its kind stands on its square. */
export function isFirst(s: State, base: number, f: number): boolean {
  for (let other = f < ARMIES ? 0 : ARMIES; other < f; other++)
    if (s.fig[base + other] === s.fig[base + f]) return false;
  return true;
}

/** Roaming Horde: another player's army or city near a village, its marker there or gone (WAW-9.21). */
export function cannotRaid(g: G, seat: number, range: number, q: number): Blocked {
  const { s } = g;
  const owner = raided(s, seat, q);
  if (owner === NONE) return g.no('no-victim');
  const grid = gridOf(s);
  const near = s.mark.some(
    (mark, v) => (mark === VILLAGE || SQUARE_MARK[s.ground[v]] === VILLAGE) && steps(grid, v, q) <= range,
  );
  if (!near) return g.no('no-village-near', range);
  return refused(s, seat, owner) ? g.no('refused', owner) : OK;
}

/** There are no units that barbarians could be. */
export const noBarbarians = (s: State): boolean => BARBARIAN_TYPES.every(type => unitsLeft(s, type) === 0);
const BARBARIAN_TYPES = [INFANTRY, MOUNTED, ARTILLERY];

/** Whose army or city stands there, other than the seat's own; NONE where there is none. */
export function raided(s: State, seat: number, q: number): number {
  const city = cityAt(s, q);
  if (city !== NONE && seatOf(city) !== seat) return seatOf(city);
  for (let owner = 0; owner < s.seats; owner++)
    if (owner !== seat && countAt(s, owner, q, 0, ARMIES) > 0) return owner;
  return NONE;
}

/** Migrants and their like: the empty squares within so many plain steps of the figure, in order (WAW-14.14). */
export function shifts(g: G, seat: number, kind: number, from: number, most: number): number[] {
  const { s } = g;
  return reachable(s, seat, kind, from, most)
    .filter(to => isEmpty(s, to) && cannotStand(g, seat, to, 1) === OK)
    .sort((a, b) => a - b);
}

/**
 * The squares to which plain steps lead: no attack, no hut, no water that can't be crossed on the way. Who flies passes over
 * enemies, huts and villages (WAW-8.6); armies pass over relics, scouts never (WAW-20.2, 20.3).
 */
export function reachable(s: State, seat: number, kind: number, from: number, most: number): number[] {
  const { four } = gridOf(s);
  const water = waterways(s, seat);
  const over = flies(s, seat);
  const found: number[] = [];
  const seen = new Set<number>();
  let edge = [from];
  for (let n = 0; n < most; n++) {
    const next: number[] = [];
    for (const at of edge)
      for (const q of four[at]) {
        if (q === NONE || seen.has(q) || !explored(s, q)) continue;
        seen.add(q);
        found.push(q);
        if (isWater(s, q) && water === 0) continue;
        if (kind !== 0 && (s.mark[q] === ARK || s.mark[q] === ATTILA)) continue;
        if (!over && (foreign(s, q, seat) || s.mark[q] === HUT || s.mark[q] === VILLAGE)) continue;
        const city = cityAt(s, q);
        if (!over && city !== NONE && seatOf(city) !== seat) continue;
        next.push(q);
      }
    edge = next;
  }
  return found;
}

/** Why the seat can't learn a tech that it does not know, whatever it costs (WAW-11.6). */
export function cannotLearn(g: G, seat: number, t: number): Blocked {
  const { s } = g;
  if (isGone(s, t)) return g.no('supply-empty');
  return hasPlace(s, seat, t) ? OK : g.no('no-pyramid-place');
}

/** A tech of at most this level that one knows and the other could learn. */
export function someTech(s: State, from: number, learner: number, level: number): boolean {
  for (let t = 0; t < TECH_COUNT; t++)
    if (LEVEL[t] <= level && knows(s, from, t) && canLearn(s, learner, t)) return true;
  return false;
}

export function cannotExchange(g: G, seat: number, other: number, level: number): Blocked {
  const { s } = g;
  if (!someTech(s, other, seat, level) && !someTech(s, seat, other, level)) return g.no('nothing-to-learn');
  return refused(s, seat, other) ? g.no('refused', other) : OK;
}

// ---- abilities

/** A wonder that Monarchy or Gunpowder can make obsolete: on the map or in the market. */
export function cannotObsolete(g: G, a: number, w: number): Blocked {
  const { s } = g;
  if (WONDER_ERA[w] > (ABILITIES[a].era as number)) return g.no('wrong-era');
  return (s.obsolete >> w) & 1 ? g.no('already-obsolete') : OK;
}

export const wonderInPlay = (s: State, w: number): boolean =>
  s.wonderAt[w] !== NONE || s.wonderUp.includes(w);

/** Steam Power: all figures of one square to a water square (WAW-11.12). */
export function canSailTo(s: State, seat: number, from: number, to: number): boolean {
  if (from === to || !isWater(s, to) || foreign(s, to, seat)) return false;
  return countAt(s, seat, to) + countAt(s, seat, from) <= stackLimit(s, seat);
}

// ---- whom a declared event hits

/** Whether the seat is a target of the declared event: the bits stand last in it, but for gifts (WAW-14.10). */
export function isTarget(item: readonly number[], seat: number): boolean {
  const { does } = eventOf(item[4]).effects[item[5]];
  return does !== 'gift' && ((item[item.length - 1] >> seat) & 1) === 1;
}
