/** Ratings and totals. They are always derived from the position; nothing here changes anything. */
import { NONE } from '@epoka/kernel';
import * as T from '../content/tables.ts';
import type { PactSide } from '../content/types.ts';
import { armiesBonus } from './armies.ts';
import { type Civ, inGame, NOT_IN_PLAY, type State } from './state.ts';

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

function sum(list: readonly number[], of: readonly number[]): number {
  let n = 0;
  for (let i = 0; i < list.length; i++) n += of[list[i]];
  return n;
}

function sumSpecials(c: Civ, of: readonly number[]): number {
  const list = c.specials;
  let n = 0;
  for (let i = 0; i < list.length; i++) if (list[i] !== NONE) n += of[list[i]];
  return n;
}

function any(list: readonly number[], of: readonly boolean[]): boolean {
  for (let i = 0; i < list.length; i++) if (of[list[i]]) return true;
  return false;
}

/** Workers on all cards of a type. */
export function workersOf(c: Civ, type: number): number {
  let n = 0;
  for (let i = T.FIRST[type]; i <= T.LAST[type]; i++) if (c.workers[i] > 0) n += c.workers[i];
  return n;
}

/** Sum over the workers on cards of a type. */
export function perWorker(c: Civ, type: number, of: readonly number[]): number {
  let n = 0;
  for (let i = T.FIRST[type]; i <= T.LAST[type]; i++) if (c.workers[i] > 0) n += c.workers[i] * of[i];
  return n;
}

export function allWorkers(c: Civ): number {
  let n = c.idle;
  for (let i = 0; i < c.workers.length; i++) if (c.workers[i] > 0) n += c.workers[i];
  return n;
}

export function unitsOf(c: Civ): number {
  let n = 0;
  for (let i = T.FIRST_UNIT; i < T.HOLDERS; i++) if (c.workers[i] > 0) n += c.workers[i];
  return n;
}

export function civilTotal(s: State, seat: number): number {
  const c = s.civs[seat];
  let n = T.CIVIL[c.government] + sum(c.wonders, T.CIVIL) + sumSpecials(c, T.CIVIL);
  if (c.leader !== NONE) n += T.CIVIL[c.leader];
  return n < 0 ? 0 : n;
}

export function militaryTotal(s: State, seat: number): number {
  const c = s.civs[seat];
  let n = T.MILITARY[c.government] + sum(c.wonders, T.MILITARY) + sumSpecials(c, T.MILITARY);
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
  return civilTotal(s, seat) + sum(s.civs[seat].wonders, T.CIVIL_HAND);
}

export function militaryHandLimit(s: State, seat: number): number {
  return militaryTotal(s, seat) + sum(s.civs[seat].wonders, T.MILITARY_HAND);
}

export function urbanLimit(s: State, seat: number): number {
  return T.LIMIT[s.civs[seat].government] + (s.easier ? 1 : 0);
}

export function facesFactor(c: Civ): number {
  return any(c.wonders, T.DOUBLES_FACES) ? 2 : 1;
}

export function cultureRating(s: State, seat: number): number {
  const c = s.civs[seat];
  let n = T.CULTURE[c.government] + sum(c.wonders, T.CULTURE) + 2 * c.ruined.length;
  for (let i = T.FIRST_URBAN; i < T.FIRST_UNIT; i++) if (c.workers[i] > 0) n += c.workers[i] * T.CULTURE[i];
  if (c.leader !== NONE) {
    n += T.CULTURE[c.leader];
    const of = T.CULTURE_OF[c.leader];
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
  let n = sum(c.wonders, T.SCIENCE);
  const perLab = c.leader === NONE ? 0 : T.LAB_SCIENCE[c.leader];
  for (let i = T.FIRST_URBAN; i < T.FIRST_UNIT; i++)
    if (c.workers[i] > 0) {
      const each = T.SCIENCE[i] + (T.TYPE[i] === T.LAB ? perLab : 0);
      if (each > 0) n += c.workers[i] * each;
    }
  if (c.leader !== NONE) {
    n += T.SCIENCE[c.leader];
    const of = T.SCIENCE_OF[c.leader];
    if (of !== undefined) n += of(s, seat);
  }
  return capped(n, MOST_SCIENCE_RATING);
}

export function strength(s: State, seat: number): number {
  const c = s.civs[seat];
  let n =
    T.STRENGTH[c.government] +
    sum(c.wonders, T.STRENGTH) +
    sumSpecials(c, T.STRENGTH) +
    sum(c.colonies, T.STRENGTH) +
    armiesBonus(s, seat);
  for (let i = T.FIRST_URBAN; i < T.HOLDERS; i++) if (c.workers[i] > 0) n += c.workers[i] * T.STRENGTH[i];
  for (let i = 0; i < c.wonders.length; i++) {
    const of = T.STRENGTH_OF[c.wonders[i]];
    if (of !== undefined) n += of(s, seat);
  }
  if (c.leader !== NONE) {
    n += T.STRENGTH[c.leader];
    const of = T.STRENGTH_OF[c.leader];
    if (of !== undefined) n += of(s, seat);
    const each = T.UNIT_STRENGTH[c.leader];
    for (let i = T.FIRST_UNIT; i < T.HOLDERS; i++) if (c.workers[i] > 0) n += c.workers[i] * each[T.TYPE[i]];
  }
  for (let owner = 0; owner < s.seats; owner++) n += pactSideOf(s, owner, seat)?.strength ?? 0;
  return capped(n, MOST_STRENGTH);
}

export function happiness(s: State, seat: number): number {
  const c = s.civs[seat];
  let faces = T.HAPPY[c.government] + sum(c.wonders, T.HAPPY) + sum(c.colonies, T.HAPPY);
  for (let i = T.FIRST_URBAN; i < T.FIRST_UNIT; i++) if (c.workers[i] > 0) faces += c.workers[i] * T.HAPPY[i];
  if (c.leader !== NONE) faces += T.HAPPY[c.leader];
  const unhappy = T.UNHAPPY[c.government] + sum(c.wonders, T.UNHAPPY);
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

export function completedWonders(c: Civ): number {
  return c.wonders.length + c.ruined.length;
}

/** What farms put out with unlimited blue tokens. */
export function foodProduction(c: Civ): number {
  return perWorker(c, T.FARM, T.WORTH);
}

/** What mines put out with unlimited blue tokens, with all that counts as a mine (TTA-28.34). */
export function resourceProduction(c: Civ): number {
  let n = perWorker(c, T.MINE, T.WORTH);
  if (c.leader !== NONE && T.LABS_ARE_MINES[c.leader]) n += perWorker(c, T.LAB, T.WORTH);
  const extra = extraTokenMine(c);
  return extra === NONE ? n : n + T.WORTH[extra];
}

/** The mine that gets the additional token of each production, or NONE. */
export function extraTokenMine(c: Civ): number {
  if (!any(c.wonders, T.EXTRA_MINE_TOKEN)) return NONE;
  for (let i = T.LAST[T.MINE]; i >= T.FIRST[T.MINE]; i--) if (c.workers[i] > 0) return i;
  return NONE;
}

/** Highest level of labs and libraries that have a worker. */
export function bestStudy(c: Civ): number {
  let best = 0;
  for (const type of [T.LAB, T.LIBRARY])
    for (let i = T.FIRST[type]; i <= T.LAST[type]; i++)
      if (c.workers[i] > 0 && T.LEVEL[i] > best) best = T.LEVEL[i];
  return best;
}

/** Every technology card in play: holders of workers, special technologies, the government. */
export function technologiesInPlay(c: Civ): number[] {
  const list: number[] = [c.government];
  for (let i = 0; i < T.HOLDERS; i++) if (c.workers[i] !== NOT_IN_PLAY) list.push(i);
  for (const special of c.specials) if (special !== NONE) list.push(special);
  return list;
}

export function isInPlay(c: Civ, card: number): boolean {
  if (card < T.HOLDERS) return c.workers[card] !== NOT_IN_PLAY;
  return c.government === card || c.specials.includes(card);
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
