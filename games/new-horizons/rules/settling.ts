/** Founding villages with settlers and fortifying cities with soldiers (NH-11). `kind` is that of the units. */
import { type Blocked, NONE, OK } from '@epoka/kernel';
import { MOST_STRENGTH, TERRITORIES, TRACKS } from '../content/index.ts';
import { modifier } from './counters.ts';
import { REWARD_LIST } from './lists.ts';
import { fire, resolve } from './resolve.ts';
import { SETTLER, type State } from './state.ts';
import { exhaustUnit, strengthAt } from './units.ts';
import type { G, Questions } from './vocabulary.ts';

/** Strength needed on a territory: never below 1. */
export function needed(s: State, seat: number, kind: number, tile: number, change: number): number {
  const own = modifier(s.players[seat], kind === SETTLER ? 'foundStrength' : 'fortifyStrength');
  return Math.max(1, TERRITORIES[s.map[tile].territory].strength + change - own);
}

/** The space for the village or city is there and free. */
export function whyNoSpace(g: G, kind: number, tile: number): Blocked {
  const t = g.s.map[tile];
  if (t.building !== NONE) return g.no('covered-by-building', t.building);
  if (t.territory === NONE) return g.no('not-a-territory');
  if (kind === SETTLER) return t.village === NONE ? OK : g.no('village-exists');
  if (t.village === NONE) return g.no('no-village');
  return t.city === NONE ? OK : g.no('city-exists');
}

export function whyNotSettle(
  g: G,
  seat: number,
  kind: number,
  tile: number,
  change: number,
  marker: boolean,
): Blocked {
  const noSpace = whyNoSpace(g, kind, tile);
  if (noSpace !== OK) return noSpace;
  const have = strengthAt(g.s, seat, kind, tile);
  const need = needed(g.s, seat, kind, tile, change);
  if (marker && g.s.players[seat].markers[kind] === 0) {
    const no = kind === SETTLER ? 'no-settlement-marker' : 'no-fortification-marker';
    return have >= need ? g.no(no) : g.no(no, need, have);
  }
  if (have === 0) return kind === SETTLER ? g.no('no-founder-here', need) : g.no('no-soldier-here', need);
  return have >= need ? OK : g.no('strength-too-low', need, have);
}

/** Only tiles with own units of the kind can do. */
export function canSettle(g: G, seat: number, kind: number, change: number, marker: boolean): boolean {
  const { units, players } = g.s;
  if (marker && players[seat].markers[kind] === 0) return false;
  for (let i = 0; i < units.length; i++) {
    const u = units[i];
    if (u.seat === seat && u.kind === kind && whyNotSettle(g, seat, kind, u.tile, change, marker) === OK)
      return true;
  }
  return false;
}

/** The tile is chosen: the marker goes back, then the units are named one by one. */
export function settle(
  g: G,
  seat: number,
  kind: number,
  tile: number,
  change: number,
  marker: boolean,
): void {
  if (marker) {
    g.s.players[seat].markers[kind]--;
    g.s.markers[kind]++;
  }
  nameUnits(g, seat, { tile, kind, need: needed(g.s, seat, kind, tile, change), sum: 0, least: 0 });
}

/** Asks for the next unit; where all that are left are needed, they are taken without asking. */
export function nameUnits(g: G, seat: number, data: Questions['units']): void {
  const { tile, kind, need, sum } = data;
  const { units } = g.s;
  let weakest = MOST_STRENGTH;
  for (let i = 0; i < units.length; i++) {
    const u = units[i];
    if (u.seat === seat && u.kind === kind && u.tile === tile) weakest = Math.min(weakest, u.strength);
  }
  if (sum + strengthAt(g.s, seat, kind, tile) - weakest >= need) {
    g.ask(seat, 'units', data);
    return;
  }
  for (let i = units.length - 1; i >= 0; i--) {
    const u = units[i];
    if (u.seat === seat && u.kind === kind && u.tile === tile) exhaustUnit(g, i);
  }
  settled(g, seat, kind, tile);
}

/** The units are exhausted; the place is marked. */
export function settled(g: G, seat: number, kind: number, tile: number): void {
  const t = g.s.map[tile];
  const territory = TERRITORIES[t.territory];
  if (kind === SETTLER) {
    g.tell('found', seat, tile);
    g.next('mark', { seat, track: TRACKS.indexOf(territory.village.track), on: 'village', at: tile });
    resolve(g, seat, REWARD_LIST[t.territory]);
    fire(g, seat, 'found');
  } else {
    g.tell('fortify', seat, tile);
    g.next('mark', { seat, track: TRACKS.indexOf(territory.city.track), on: 'city', at: tile });
  }
}

/**
 * May this unit be among those used (NH-11.4)? Some choice of further units on the tile must then reach the strength
 * without making any of them superfluous: a total below `need` plus the weakest one.
 */
export function isUseful(
  s: State,
  seat: number,
  kind: number,
  tile: number,
  need: number,
  sum: number,
  least: number,
  unit: number,
): boolean {
  const { strength } = s.units[unit];
  const total = sum + strength;
  const weakest = least === 0 ? strength : Math.min(least, strength);
  return completes(s, seat, kind, tile, need, total, weakest, unit, 0);
}

function completes(
  s: State,
  seat: number,
  kind: number,
  tile: number,
  need: number,
  total: number,
  weakest: number,
  taken: number,
  from: number,
): boolean {
  if (total >= need) return total - weakest < need;
  const { units } = s;
  for (let i = from; i < units.length; i++) {
    const u = units[i];
    if (i === taken || u.seat !== seat || u.kind !== kind || u.tile !== tile) continue;
    const least = Math.min(weakest, u.strength);
    if (completes(s, seat, kind, tile, need, total + u.strength, least, taken, i + 1)) return true;
  }
  return false;
}
