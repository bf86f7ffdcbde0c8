/** Numbers that follow from the cards in play, one function each. All modifiers are added up (CCG-17.4); nothing is stored. */
import { NONE } from '@epoka/kernel';
import type { Amount } from '../content/index.ts';
import { isInForce, isOccupied, terrainOf } from './board.ts';
import {
  ERA,
  INCOME,
  KIND,
  MOVE,
  passes,
  printedKeyword,
  SATISFACTION,
  SELF_SUFFICIENT,
  STAGES,
  STRENGTH,
  sieveOf,
  TOUGHNESS,
  UPKEEP,
} from './cards.ts';
import {
  COST_OP,
  DISCARD_VALUE_OP,
  DISCOVERY_OP,
  DRAW_COST_OP,
  FORBID_OP,
  HAND_LIMIT_OP,
  INCOME_OP,
  KEYWORD_OP,
  type Rule,
  SATISFACTION_OP,
  SLOTS_OP,
  STATIC,
  STATS_OP,
  STOP_OP,
  UNIT_LIMIT_OP,
  UNIT_SITE_OP,
  UPKEEP_OP,
  VICTORY_FOOD_OP,
} from './effects.ts';
import { conditionsHold, matchesTerrain, matchesUnit, unitInScope } from './match.ts';
import { capitalOf, FREE, IN_GROUND, KNOWN, STANDING, type State, seatOfRef, TEMP } from './state.ts';

export const HAND_LIMIT = 7;
export const DRAW_COST = 3;
export const VICTORY_TERRAINS = 9;
export const VICTORY_FOOD = 10;
export const SILVER_TERRAINS = 5;
export const GOLDEN_TERRAINS = 7;

// ---- players

/** The next object from this one on that has a text of this kind, or NONE. */
function nextWith(s: State, by: (typeof STATIC)[number], from: number): number {
  const { zone, face } = s;
  for (let o = from; o < zone.length; o++) if (zone[o] !== FREE && by[face[o]] !== undefined) return o;
  return NONE;
}

const rulesOf = (s: State, by: (typeof STATIC)[number], o: number): readonly Rule[] =>
  by[s.face[o]] as readonly Rule[];

/** Whether a static effect of this object concerns the seat. */
function concernsSeat(s: State, { scope }: Rule, o: number, seat: number): boolean {
  if (scope === 'everyone') return true;
  return (scope === 'you' ? s.owner[o] : seatOfRef(s.attached[o])) === seat;
}

/** The sum of what all cards in force change for a seat. */
export function sumFor(s: State, op: number, seat: number): number {
  const by = STATIC[op];
  let sum = 0;
  for (let o = nextWith(s, by, 0); o !== NONE; o = nextWith(s, by, o + 1)) {
    if (!isInForce(s, o)) continue;
    const rules = rulesOf(s, by, o);
    for (let i = 0; i < rules.length; i++)
      if (concernsSeat(s, rules[i], o, seat) && conditionsHold(s, rules[i], o))
        sum += amountOf(s, rules[i].amount, seat);
  }
  return sum;
}

/** A number, or so many objects of the affected player (CCG-17.14). */
export function amountOf(s: State, amount: Amount, seat: number): number {
  if (typeof amount === 'number') return amount;
  const { count, per = 1, max, times = 1 } = amount;
  let n = 0;
  if (count === 'terrains') n = s.row[seat].length;
  else {
    const zone = count === 'your-buildings' ? STANDING : IN_GROUND;
    const sieve = COUNTED.get(amount) ?? sieveFor(amount);
    for (let o = 0; o < s.zone.length; o++)
      if (s.zone[o] === zone && s.owner[o] === seat && passes(sieve, s.face[o]) && !isOccupied(s, s.at[o]))
        n++;
  }
  n = Math.floor(n / per);
  return (max === undefined ? n : Math.min(n, max)) * times;
}

const COUNTED = new Map<Amount, ReturnType<typeof sieveOf>>();
function sieveFor(amount: Exclude<Amount, number>): ReturnType<typeof sieveOf> {
  const sieve = sieveOf(amount.filter);
  COUNTED.set(amount, sieve);
  return sieve;
}

/** CCG-8.11 */
export function satisfaction(s: State, seat: number): number {
  let sum = sumFor(s, SATISFACTION_OP, seat);
  const row = s.row[seat];
  for (let i = 0; i < row.length; i++) sum += SATISFACTION[s.face[row[i]]];
  const { zone, owner, face } = s;
  for (let o = 0; o < zone.length; o++) {
    if (owner[o] !== seat) continue;
    const value = SATISFACTION[face[o]];
    if (value === 0) continue;
    if (zone[o] === KNOWN) sum += value;
    else if ((zone[o] === IN_GROUND || zone[o] === STANDING) && !isOccupied(s, s.at[o])) sum += value;
  }
  return sum;
}

/** What unrest will cost at the next activation, before any event ends; never below 0. */
export const unrest = (s: State, seat: number): number =>
  Math.max(0, s.row[seat].length - satisfaction(s, seat));

export const handLimit = (s: State, seat: number): number => HAND_LIMIT + sumFor(s, HAND_LIMIT_OP, seat);
/** Never less than one for each terrain: no card lowers it. */
export const unitLimit = (s: State, seat: number): number =>
  s.row[seat].length + sumFor(s, UNIT_LIMIT_OP, seat);
export const drawCost = (s: State, seat: number): number =>
  Math.max(1, DRAW_COST + sumFor(s, DRAW_COST_OP, seat));
export const victoryFood = (s: State, seat: number): number =>
  Math.max(1, VICTORY_FOOD + sumFor(s, VICTORY_FOOD_OP, seat));

/** CCG-9.2; `what` 1 for a terrain, 2 for a resource */
export function discoveryCost(s: State, seat: number, what: number): number {
  let cost = s.row[seat].length;
  const by = STATIC[DISCOVERY_OP];
  for (let o = nextWith(s, by, 0); o !== NONE; o = nextWith(s, by, o + 1)) {
    if (s.owner[o] !== seat || !isInForce(s, o)) continue;
    const rules = rulesOf(s, by, o);
    for (let i = 0; i < rules.length; i++)
      if ((rules[i].which & what) !== 0 && conditionsHold(s, rules[i], o)) cost += rules[i].amount as number;
  }
  const { temp } = s;
  for (let i = 0; i < temp.length; i += TEMP)
    if (temp[i] === DISCOVERY_OP && temp[i + 1] === -2 - seat && (temp[i + 2] & what) !== 0)
      cost += temp[i + 3];
  return Math.max(1, cost);
}

/** What a hand card gives when it is discarded for income (CCG-12.3). */
export function discardValue(s: State, seat: number, card: number): number {
  let value = ERA[card];
  const by = STATIC[DISCARD_VALUE_OP];
  for (let o = nextWith(s, by, 0); o !== NONE; o = nextWith(s, by, o + 1)) {
    if (s.owner[o] !== seat || !isInForce(s, o)) continue;
    const rules = rulesOf(s, by, o);
    for (let i = 0; i < rules.length; i++)
      if ((rules[i].kinds & (1 << KIND[card])) !== 0 && conditionsHold(s, rules[i], o))
        value += rules[i].amount as number;
  }
  return value;
}

/** Price of a stage of a card built on this terrain, or NONE for inventions (CCG-12.11). */
export function stageCost(s: State, seat: number, card: number, stage: number, terrain: number): number {
  const stages = STAGES[card];
  let cost = stages[stage];
  const by = STATIC[COST_OP];
  for (let o = nextWith(s, by, 0); o !== NONE; o = nextWith(s, by, o + 1)) {
    if (s.owner[o] !== seat || !isInForce(s, o)) continue;
    const rules = rulesOf(s, by, o);
    for (let i = 0; i < rules.length; i++) {
      const { what, which, amount } = rules[i];
      if (which === 1 && stage !== 0) continue;
      if (which === 2 && stage !== stages.length - 1) continue;
      if (what.here && terrainOf(s, o) !== terrain) continue;
      if (passes(what, card) && conditionsHold(s, rules[i], o)) cost += amount as number;
    }
  }
  return Math.max(1, cost);
}

// ---- terrains

/** CCG-12.1 */
export function incomeOf(s: State, terrain: number, kind: number): number {
  const seat = s.owner[terrain];
  let sum = INCOME[3 * s.face[terrain] + kind];
  const by = STATIC[INCOME_OP];
  const { zone, at, face } = s;
  for (let o = 0; o < zone.length; o++)
    if (at[o] === terrain && (zone[o] === IN_GROUND || zone[o] === STANDING))
      sum += INCOME[3 * face[o] + kind];
  for (let o = nextWith(s, by, 0); o !== NONE; o = nextWith(s, by, o + 1)) {
    if (!isInForce(s, o)) continue;
    const rules = rulesOf(s, by, o);
    for (let i = 0; i < rules.length; i++) {
      const rule = rules[i];
      if (rule.kind !== kind) continue;
      const whose = rule.scope === 'your-terrains' ? s.owner[o] : seatOfRef(s.attached[o]);
      if (
        whose === seat &&
        matchesTerrain(s, rule.sieve, terrain, s.owner[o], o) &&
        conditionsHold(s, rule, o)
      )
        sum += rule.amount as number;
    }
  }
  const { temp } = s;
  for (let i = 0; i < temp.length; i += TEMP)
    if (temp[i] === INCOME_OP && temp[i + 1] === terrain && temp[i + 2] === kind) sum += temp[i + 3];
  return Math.max(0, sum);
}

/** Buildings a terrain may hold; a capital any number (CCG-12.6). */
export function slotsOf(s: State, terrain: number): number {
  const by = STATIC[SLOTS_OP];
  let slots = 1;
  for (let o = nextWith(s, by, 0); o !== NONE; o = nextWith(s, by, o + 1)) {
    if (terrainOf(s, o) !== terrain || !isInForce(s, o)) continue;
    const rules = rulesOf(s, by, o);
    for (let i = 0; i < rules.length; i++)
      if (conditionsHold(s, rules[i], o)) slots += rules[i].amount as number;
  }
  return slots;
}

/** Units of this type may be built there because of a card on it (CCG-12.8). */
export function hasUnitSite(s: State, terrain: number, unitType: number): boolean {
  const by = STATIC[UNIT_SITE_OP];
  for (let o = nextWith(s, by, 0); o !== NONE; o = nextWith(s, by, o + 1)) {
    if (terrainOf(s, o) !== terrain || !isInForce(s, o)) continue;
    const rules = rulesOf(s, by, o);
    for (let i = 0; i < rules.length; i++) if ((rules[i].unitTypes & (1 << unitType)) !== 0) return true;
  }
  return false;
}

/** A unit that enters it moves no further in this phase (CCG-10.8). */
export function stops(s: State, terrain: number, unit: number): boolean {
  return onTerrain(s, STOP_OP, terrain, s.face[unit], false) !== undefined;
}

/** The object whose text keeps the unit out, or undefined (CCG-17.10 `forbid enter`). */
export function keptOutBy(s: State, terrain: number, unit: number, onFoot: boolean): number | undefined {
  return onTerrain(s, FORBID_OP, terrain, s.face[unit], onFoot);
}

/** The same for a unit that is yet to be built there. */
export function keptOutByCard(s: State, terrain: number, card: number): number | undefined {
  return onTerrain(s, FORBID_OP, terrain, card, true);
}

/** What a card on a terrain forbids is to enter it; the events that forbid something else lie on none. */
function onTerrain(s: State, op: number, terrain: number, card: number, onFoot: boolean): number | undefined {
  const by = STATIC[op];
  for (let o = nextWith(s, by, 0); o !== NONE; o = nextWith(s, by, o + 1)) {
    if (terrainOf(s, o) !== terrain || !isInForce(s, o)) continue;
    const rules = rulesOf(s, by, o);
    for (let i = 0; i < rules.length; i++) {
      const rule = rules[i];
      if (rule.sieve.onFoot && !onFoot) continue;
      if (passes(rule.sieve, card) && conditionsHold(s, rule, o)) return o;
    }
  }
  return undefined;
}

/** An event that forbids units of one player to invade another (CCG-17.10 `forbid invade`), or undefined. */
export function truceBetween(s: State, from: number, to: number): number | undefined {
  const by = STATIC[FORBID_OP];
  for (let o = nextWith(s, by, 0); o !== NONE; o = nextWith(s, by, o + 1)) {
    const rules = rulesOf(s, by, o);
    for (let i = 0; i < rules.length; i++) {
      const { action, scope, againstYou } = rules[i];
      if (action !== 2) continue;
      const attached = seatOfRef(s.attached[o]);
      const who = scope === 'you' ? s.owner[o] : attached;
      const whom = againstYou ? s.owner[o] : attached;
      if (who === from && whom === to) return o;
    }
  }
  return undefined;
}

/** An event that forbids to use the terrain for income, or undefined. */
export function useForbiddenBy(s: State, terrain: number): number | undefined {
  const by = STATIC[FORBID_OP];
  const { attached } = s;
  for (let o = 0; o < attached.length; o++)
    if (attached[o] === terrain && by[s.face[o]]?.some(rule => rule.action === 3)) return o;
  return undefined;
}

// ---- units and capitals

const STAT = [STRENGTH, TOUGHNESS, MOVE];

/** 0 strength, 1 toughness, 2 movement; of a unit, or of a capital or building as it defends. */
function stat(s: State, u: number, which: 0 | 1 | 2): number {
  let sum = STAT[which][s.face[u]];
  if (s.zone[u] === STANDING) return sum;
  const by = STATIC[STATS_OP];
  for (let o = nextWith(s, by, 0); o !== NONE; o = nextWith(s, by, o + 1)) {
    const rules = rulesOf(s, by, o);
    for (let i = 0; i < rules.length; i++) {
      const rule = rules[i];
      const change = which === 0 ? rule.strength : which === 1 ? rule.toughness : rule.move;
      if (change === 0 || !unitInScope(s, rule.scope, o, u)) continue;
      if (matchesUnit(s, rule.sieve, u, o) && isInForce(s, o) && conditionsHold(s, rule, o)) sum += change;
    }
  }
  const { temp } = s;
  for (let i = 0; i < temp.length; i += TEMP)
    if (temp[i] === STATS_OP && temp[i + 1] === u) sum += temp[i + 2 + which];
  return Math.max(0, sum);
}

export const strengthOf = (s: State, u: number): number => stat(s, u, 0);
export const toughnessOf = (s: State, u: number): number => stat(s, u, 1);
export const moveOf = (s: State, u: number): number => stat(s, u, 2);
/** What it still bears (CCG-11.4). */
export const remainingToughness = (s: State, u: number): number =>
  Math.max(0, toughnessOf(s, u) - s.damage[u]);

/** The highest value of a keyword, 0 without it; removing beats granting (CCG-17.4). */
export function keywordOf(s: State, u: number, keyword: number): number {
  let value = printedKeyword(keyword, s.face[u]);
  const { temp } = s;
  for (let i = 0; i < temp.length; i += TEMP) {
    if (temp[i] !== KEYWORD_OP || temp[i + 1] !== u || temp[i + 2] !== keyword) continue;
    if (temp[i + 4] === 1) return 0;
    value = Math.max(value, temp[i + 3]);
  }
  const by = STATIC[KEYWORD_OP];
  for (let o = nextWith(s, by, 0); o !== NONE; o = nextWith(s, by, o + 1)) {
    const rules = rulesOf(s, by, o);
    for (let i = 0; i < rules.length; i++) {
      const rule = rules[i];
      if (rule.keyword !== keyword || !unitInScope(s, rule.scope, o, u)) continue;
      if (!matchesUnit(s, rule.sieve, u, o) || !isInForce(s, o) || !conditionsHold(s, rule, o)) continue;
      if (rule.remove) return 0;
      value = Math.max(value, rule.value);
    }
  }
  return value;
}

/** Food for a unit outside its civilization (CCG-10.1). */
export function upkeepOf(s: State, u: number): number {
  if (keywordOf(s, u, SELF_SUFFICIENT) > 0) return 0;
  let sum = UPKEEP[s.face[u]];
  const by = STATIC[UPKEEP_OP];
  for (let o = nextWith(s, by, 0); o !== NONE; o = nextWith(s, by, o + 1)) {
    const rules = rulesOf(s, by, o);
    for (let i = 0; i < rules.length; i++)
      if (
        unitInScope(s, rules[i].scope, o, u) &&
        matchesUnit(s, rules[i].sieve, u, o) &&
        isInForce(s, o) &&
        conditionsHold(s, rules[i], o)
      )
        sum += rules[i].amount as number;
  }
  return Math.max(0, sum);
}

export function eraFor(terrains: number): number {
  return terrains >= GOLDEN_TERRAINS ? 3 : terrains >= SILVER_TERRAINS ? 2 : 1;
}

export const capitalFace = (s: State, seat: number): number => s.face[capitalOf(s, seat)];
