/** Ratings and totals. They are always derived from the position; nothing here changes anything. */
import { NONE } from '@epoka/kernel';
import * as T from '../content/tables.ts';
import type { PactSide } from '../content/types.ts';
import { armiesBonus } from './armies.ts';
import { CULTURE_OF, completedWonders, facesFactor, SCIENCE_OF, STRENGTH_OF, sumOf } from './counts.ts';
import { type Civ, inGame, type State } from './state.ts';

export const MOST_CULTURE_RATING = 30;
export const MOST_SCIENCE_RATING = 30;
export const MOST_STRENGTH = 60;
export const MOST_HAPPINESS = 8;
export const MOST_SCIENCE = 40;

function capped(value: number, most: number): number {
  return value < 0 ? 0 : value > most ? most : value;
}

/** What a pact of `owner` gives to `seat`, if the seat is part of it. */
export function pactSideOf(s: State, owner: number, seat: number): PactSide | undefined {
  const c = s.civs[owner];
  if (c.pact === NONE) return undefined;
  if (owner === seat) return c.pactSide === 0 ? T.pactCard(c.pact).a : T.pactCard(c.pact).b;
  if (c.pactWith === seat) return c.pactSide === 0 ? T.pactCard(c.pact).b : T.pactCard(c.pact).a;
  return undefined;
}

/** The other one of a pact. */
export function partnerIn(s: State, owner: number, seat: number): number {
  return owner === seat ? s.civs[owner].pactWith : owner;
}

function sumSpecials(c: Civ, of: readonly number[]): number {
  const list = c.specials;
  let n = 0;
  for (let i = 0; i < list.length; i++) if (list[i] !== NONE) n += of[list[i]];
  return n;
}

export function civilTotal(s: State, seat: number): number {
  const c = s.civs[seat];
  let n = T.CIVIL[c.government] + sumOf(c.wonders, T.CIVIL) + sumSpecials(c, T.CIVIL);
  if (c.leader !== NONE) n += T.CIVIL[c.leader];
  return n < 0 ? 0 : n;
}

export function militaryTotal(s: State, seat: number): number {
  const c = s.civs[seat];
  let n = T.MILITARY[c.government] + sumOf(c.wonders, T.MILITARY) + sumSpecials(c, T.MILITARY);
  if (c.leader !== NONE) n += T.MILITARY[c.leader];
  for (let owner = 0; owner < s.seats; owner++) n += pactSideOf(s, owner, seat)?.military ?? 0;
  return n < 0 ? 0 : n;
}

export function civilLeft(s: State, seat: number): number {
  return civilTotal(s, seat) - s.civs[seat].civilSpent;
}

export function militaryLeft(s: State, seat: number): number {
  const c = s.civs[seat];
  return militaryTotal(s, seat) + c.extraMilitary - c.militarySpent;
}

export function civilHandLimit(s: State, seat: number): number {
  return civilTotal(s, seat) + sumOf(s.civs[seat].wonders, T.CIVIL_HAND);
}

export function militaryHandLimit(s: State, seat: number): number {
  return militaryTotal(s, seat) + sumOf(s.civs[seat].wonders, T.MILITARY_HAND);
}

export function urbanLimit(s: State, seat: number): number {
  return T.LIMIT[s.civs[seat].government] + (s.easier ? 1 : 0);
}

export function cultureRating(s: State, seat: number): number {
  const c = s.civs[seat];
  let n = T.CULTURE[c.government] + sumOf(c.wonders, T.CULTURE) + 2 * c.ruined.length;
  for (let i = T.FIRST_URBAN; i < T.FIRST_UNIT; i++) if (c.workers[i] > 0) n += c.workers[i] * T.CULTURE[i];
  if (c.leader !== NONE) {
    n += T.CULTURE[c.leader];
    const of = CULTURE_OF[c.leader];
    if (of !== undefined) n += of(s, seat);
  }
  for (let owner = 0; owner < s.seats; owner++) {
    const side = pactSideOf(s, owner, seat);
    if (side === undefined) continue;
    n += side.culture ?? 0;
    if (side.culturePerPartnerWonder !== undefined)
      n += side.culturePerPartnerWonder * completedWonders(s.civs[partnerIn(s, owner, seat)]);
  }
  return capped(n, MOST_CULTURE_RATING);
}

export function scienceRating(s: State, seat: number): number {
  const c = s.civs[seat];
  let n = sumOf(c.wonders, T.SCIENCE);
  const perLab = c.leader === NONE ? 0 : T.LAB_SCIENCE[c.leader];
  for (let i = T.FIRST_URBAN; i < T.FIRST_UNIT; i++)
    if (c.workers[i] > 0) {
      const each = T.SCIENCE[i] + (T.TYPE[i] === T.LAB ? perLab : 0);
      if (each > 0) n += c.workers[i] * each;
    }
  if (c.leader !== NONE) {
    n += T.SCIENCE[c.leader];
    const of = SCIENCE_OF[c.leader];
    if (of !== undefined) n += of(s, seat);
  }
  return capped(n, MOST_SCIENCE_RATING);
}

export function strength(s: State, seat: number): number {
  const c = s.civs[seat];
  let n =
    T.STRENGTH[c.government] +
    sumOf(c.wonders, T.STRENGTH) +
    sumSpecials(c, T.STRENGTH) +
    sumOf(c.colonies, T.STRENGTH) +
    armiesBonus(s, seat);
  for (let i = T.FIRST_URBAN; i < T.HOLDERS; i++) if (c.workers[i] > 0) n += c.workers[i] * T.STRENGTH[i];
  for (let i = 0; i < c.wonders.length; i++) {
    const of = STRENGTH_OF[c.wonders[i]];
    if (of !== undefined) n += of(s, seat);
  }
  if (c.leader !== NONE) {
    n += T.STRENGTH[c.leader];
    const of = STRENGTH_OF[c.leader];
    if (of !== undefined) n += of(s, seat);
    const each = T.UNIT_STRENGTH[c.leader];
    for (let i = T.FIRST_UNIT; i < T.HOLDERS; i++) if (c.workers[i] > 0) n += c.workers[i] * each[T.TYPE[i]];
  }
  for (let owner = 0; owner < s.seats; owner++) n += pactSideOf(s, owner, seat)?.strength ?? 0;
  return capped(n, MOST_STRENGTH);
}

export function happiness(s: State, seat: number): number {
  const c = s.civs[seat];
  let faces = T.HAPPY[c.government] + sumOf(c.wonders, T.HAPPY) + sumOf(c.colonies, T.HAPPY);
  for (let i = T.FIRST_URBAN; i < T.FIRST_UNIT; i++) if (c.workers[i] > 0) faces += c.workers[i] * T.HAPPY[i];
  if (c.leader !== NONE) faces += T.HAPPY[c.leader];
  const unhappy = T.UNHAPPY[c.government] + sumOf(c.wonders, T.UNHAPPY);
  return capped(faces * facesFactor(c) - unhappy, MOST_HAPPINESS);
}

/** Happy faces needed, by tokens in the yellow bank (TTA-14.2). */
export function facesNeeded(yellow: number): number {
  if (yellow >= 17) return 0;
  if (yellow >= 13) return 1;
  return 8 - ((yellow + 1) >> 1);
}

/** Discontent workers; the Simple game knows none. */
export function discontent(s: State, seat: number): number {
  if (s.level === 0) return 0;
  const missing = facesNeeded(s.civs[seat].yellow) - happiness(s, seat);
  return missing > 0 ? missing : 0;
}

/**
 * Seats still in the game, first to last by a value; ties in turn order beginning with `first` (TTA-18.5).
 */
export function ranking(s: State, first: number, value: (seat: number) => number): number[] {
  const seats: number[] = [];
  const values: number[] = [];
  for (let i = 0; i < s.seats; i++) {
    const seat = (first + i) % s.seats;
    if (!inGame(s, seat)) continue;
    const v = value(seat);
    let at = seats.length;
    while (at > 0 && values[at - 1] < v) at--;
    seats.splice(at, 0, seat);
    values.splice(at, 0, v);
  }
  return seats;
}

export function byStrength(s: State, first: number): number[] {
  return ranking(s, first, seat => strength(s, seat));
}
export function byCulture(s: State, first: number): number[] {
  return ranking(s, first, seat => s.civs[seat].culture);
}
