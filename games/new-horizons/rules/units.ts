/** Units and their two-sided markers (NH-1.10, NH-9). */
import { type Blocked, NONE, OK } from '@epoka/kernel';
import { type EffectOf, MOST_STRENGTH, UNIT_MARKERS, UNITS } from '../content/index.ts';
import { modifier } from './counters.ts';
import { hasCube } from './hexes.ts';
import { exhaustPawn } from './population.ts';
import { type Discovery, type Player, SETTLER, SOLDIER, type State, type Unit } from './state.ts';
import type { G } from './vocabulary.ts';

/** 1|2, 3|4 and 5|6 are the two sides of one marker. */
const sideOf = (strength: number) => (strength - 1) >> 1;

/** Is a marker for this strength left? `own` is a strength whose marker would be given back for it, 0 if none. */
export function markerFree(s: State, seat: number, kind: number, strength: number, own = 0): boolean {
  const side = sideOf(strength);
  if (own > 0 && sideOf(own) === side) return true;
  let left = UNIT_MARKERS[side];
  const { units } = s;
  for (let i = 0; i < units.length; i++) {
    const u = units[i];
    if (u.seat === seat && u.kind === kind && sideOf(u.strength) === side && --left === 0) return false;
  }
  return true;
}

/** Another unit before this one that nothing tells apart: offering one of them is enough. */
export function hasTwin(s: State, i: number): boolean {
  const { units } = s;
  const u = units[i];
  for (let j = 0; j < i; j++) {
    const v = units[j];
    if (v.seat === u.seat && v.tile === u.tile && v.kind === u.kind && v.strength === u.strength)
      if (discoveryOf(s, i) === discoveryOf(s, j)) return true;
  }
  return false;
}

/** Is it a unit of this kind on this tile? */
export function whyNotAt(g: G, i: number, kind: number, tile: number): Blocked {
  const u = g.s.units[i];
  if (u.kind !== kind) return g.no('other-unit', kind);
  return u.tile === tile ? OK : g.no('unit-not-here', tile);
}

/** Strength of all own units of a kind on a tile. */
export function strengthAt(s: State, seat: number, kind: number, tile: number): number {
  const { units } = s;
  let sum = 0;
  for (let i = 0; i < units.length; i++) {
    const u = units[i];
    if (u.seat === seat && u.tile === tile && u.kind === kind) sum += u.strength;
  }
  return sum;
}

/** Bit mask of the tiles with own units of a kind; the map has at most 29. */
export function tilesWith(s: State, seat: number, kind: number): number {
  const { units } = s;
  let mask = 0;
  for (let i = 0; i < units.length; i++)
    if (units[i].seat === seat && units[i].kind === kind) mask |= 1 << units[i].tile;
  return mask;
}

/** The seat of a unit of somebody else on the tile, or NONE. */
export function foreignUnit(s: State, seat: number, tile: number): number {
  const { units } = s;
  for (let i = 0; i < units.length; i++)
    if (units[i].tile === tile && units[i].seat !== seat) return units[i].seat;
  return NONE;
}

export function removeUnit(s: State, i: number): Unit {
  const unit = s.units[i];
  s.units.splice(i, 1);
  for (const discovery of s.discovering ?? []) {
    if (discovery.unit === i) discovery.unit = NONE;
    else if (discovery.unit > i) discovery.unit--;
  }
  return unit;
}

/** The discovery this settler is on its way to, where there is one (NH-10.4). */
export function discoveryOf(s: State, unit: number): Discovery | undefined {
  const { discovering } = s;
  if (discovering === undefined) return undefined;
  for (let i = 0; i < discovering.length; i++) if (discovering[i].unit === unit) return discovering[i];
  return undefined;
}

/** The unit goes: its pawn to the columns, its marker to the supply. */
export function exhaustUnit(g: G, i: number): void {
  const u = removeUnit(g.s, i);
  g.tell('unitExhausted', u.seat, u.kind, u.strength, u.tile);
  exhaustPawn(g, u.seat);
}

/** What a settler that builds is left with: the next lower value with a free marker, or nothing (NH-9.5). */
export function lowered(s: State, { seat, strength: from }: Unit): number {
  let strength = from - 1;
  while (strength > 0 && !markerFree(s, seat, SETTLER, strength, from)) strength--;
  return strength;
}

/** A settler gives one strength to a building. */
export function lowerSettler(g: G, i: number): void {
  const u = g.s.units[i];
  const strength = lowered(g.s, u);
  if (strength === 0) {
    exhaustUnit(g, i);
    return;
  }
  g.tell('lowered', u.seat, u.strength, strength, u.tile);
  u.strength = strength;
}

// ---- recruiting

export const FIRST_KIND = { settler: SETTLER, soldier: SOLDIER, any: SETTLER } as const;
export const LAST_KIND = { settler: SETTLER, soldier: SOLDIER, any: SOLDIER } as const;

/** With all points of permanent recruit bonuses; the player may use fewer (NH-9.2.a). */
export function bestStrength(p: Player, kind: number, base: number): number {
  const bonus = modifier(p, kind === SETTLER ? 'recruitSettler' : 'recruitSoldier');
  return Math.min(MOST_STRENGTH, base + bonus);
}

export function isRecruitPlace(s: State, seat: number, tile: number): boolean {
  return s.map[tile].home === seat || hasCube(s, tile, seat);
}

export function canRecruit(
  s: State,
  seat: number,
  e: EffectOf<'recruit'>,
  active: number,
  inactive: number,
): boolean {
  if ((e.from === 'active' ? active : inactive) === 0) return false;
  const p = s.players[seat];
  for (let kind: number = FIRST_KIND[e.unit]; kind <= LAST_KIND[e.unit]; kind++)
    for (let strength = bestStrength(p, kind, e.strength); strength >= e.strength; strength--)
      if (markerFree(s, seat, kind, strength)) return true;
  return false;
}

// ---- upgrading

export function isOfKind(e: EffectOf<'upgrade'>, u: Unit): boolean {
  return e.unit === 'any' || UNITS[u.kind] === e.unit;
}

export function canUpgrade(s: State, seat: number, e: EffectOf<'upgrade'>): boolean {
  const { units } = s;
  for (let i = 0; i < units.length; i++) {
    const u = units[i];
    if (u.seat !== seat || !isOfKind(e, u)) continue;
    const most = Math.min(MOST_STRENGTH, u.strength + e.by);
    for (let strength = u.strength + 1; strength <= most; strength++)
      if (markerFree(s, seat, u.kind, strength, u.strength)) return true;
  }
  return false;
}
