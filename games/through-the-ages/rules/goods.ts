/** Food and resources: blue tokens on farms, mines and labs (TTA-12). Payment and change are automatic. */
import * as T from '../content/tables.ts';
import { type Civ, NOT_IN_PLAY, type State } from './state.ts';

export function foodOf(c: Civ): number {
  let n = 0;
  const b = c.blues;
  for (let i = T.FIRST[T.FARM]; i <= T.LAST[T.FARM]; i++) n += b[i] * T.WORTH[i];
  return n;
}

export function resourcesOf(c: Civ): number {
  let n = 0;
  const b = c.blues;
  for (let i = T.FIRST[T.MINE]; i <= T.LAST[T.MINE]; i++) n += b[i] * T.WORTH[i];
  for (let i = T.FIRST[T.LAB]; i <= T.LAST[T.LAB]; i++) n += b[i] * T.WORTH[i];
  return n;
}

/** Puts tokens worth at most `amount` on cards in play, highest worth first. Returns what could be placed. */
function place(c: Civ, amount: number, type: number, below: number): number {
  let left = amount;
  for (let i = T.LAST[type]; i >= T.FIRST[type] && left > 0; i--) {
    const worth = T.WORTH[i];
    if (worth >= below || c.workers[i] === NOT_IN_PLAY) continue;
    while (left >= worth && c.blue > 0) {
      c.blue--;
      c.blues[i]++;
      left -= worth;
    }
  }
  return amount - left;
}

/**
 * Hands in the lowest tokens first; a token that is worth more than the rest is broken and gives change with the
 * highest worth below it. This leaves the fewest tokens on the cards (TTA-12.4); change that the bank has no token
 * for is lost (TTA-12.5).
 */
function pay(c: Civ, amount: number, holders: readonly number[], type: number): void {
  let left = amount;
  for (let k = 0; k < holders.length && left > 0; k++) {
    const i = holders[k];
    const worth = T.WORTH[i];
    while (c.blues[i] > 0 && left > 0) {
      c.blues[i]--;
      c.blue++;
      if (worth > left) place(c, worth - left, type, worth);
      left -= worth;
    }
  }
}

/** As much as is there; returns what was paid. */
export function payFood(c: Civ, amount: number): number {
  const have = foodOf(c);
  const paid = amount < have ? amount : have;
  if (paid > 0) pay(c, paid, T.FOOD_HOLDERS, T.FARM);
  return paid;
}

export function payResources(c: Civ, amount: number): number {
  const have = resourcesOf(c);
  const paid = amount < have ? amount : have;
  if (paid > 0) pay(c, paid, T.RESOURCE_HOLDERS, T.MINE);
  return paid;
}

export function gainFood(c: Civ, amount: number): number {
  return place(c, amount, T.FARM, 99);
}

export function gainResources(c: Civ, amount: number): number {
  return place(c, amount, T.MINE, 99);
}

/** Of food and resources gained now, what the bank has no tokens for. Resources are placed first (TTA-12.2). */
export function notStored(c: Civ, food: number, resources: number): { food: number; resources: number } {
  const trial = { ...c, blues: c.blues.slice() };
  const lost = resources - gainResources(trial, resources);
  return { food: food - gainFood(trial, food), resources: lost };
}

/** Takes the token of the lowest worth, food or resources, off its card; false when there is none. */
export function takeLowestToken(c: Civ): boolean {
  let lowest = -1;
  for (let i = 0; i < T.TOKEN_HOLDERS; i++)
    if (c.blues[i] > 0 && (lowest < 0 || T.WORTH[i] < T.WORTH[lowest])) lowest = i;
  if (lowest < 0) return false;
  c.blues[lowest]--;
  return true;
}

/** Blue tokens for the box: from the bank, then the lowest ones in use; stages of wonders are spared (TTA-2.8). */
export function loseBlue(s: State, seat: number, n: number): number {
  const c = s.civs[seat];
  let lost = 0;
  for (; lost < n; lost++) {
    if (c.blue > 0) c.blue--;
    else if (!takeLowestToken(c)) break;
  }
  s.boxBlue += lost;
  return lost;
}

/** Yellow tokens for the box, from the bank only; a shortage is forgiven. */
export function loseYellow(s: State, seat: number, n: number): number {
  const c = s.civs[seat];
  const lost = n < c.yellow ? n : c.yellow;
  c.yellow -= lost;
  s.boxYellow += lost;
  return lost;
}

export function addBlue(s: State, seat: number, n: number): void {
  s.civs[seat].blue += n;
  s.boxBlue -= n;
}

export function addYellow(s: State, seat: number, n: number): void {
  s.civs[seat].yellow += n;
  s.boxYellow -= n;
}

/** Food for one more worker, by tokens in the yellow bank (TTA-2.5). */
export function populationPrice(yellow: number): number {
  if (yellow >= 17) return 2;
  if (yellow >= 13) return 3;
  if (yellow >= 9) return 4;
  if (yellow >= 5) return 5;
  return 7;
}

export function consumption(yellow: number): number {
  if (yellow >= 17) return 0;
  if (yellow >= 13) return 1;
  if (yellow >= 9) return 2;
  if (yellow >= 5) return 3;
  if (yellow >= 1) return 4;
  return 6;
}

/** Resources lost after production, by tokens in the blue bank (TTA-15.2). */
export function corruptionAt(blue: number): number {
  if (blue >= 9) return 0;
  if (blue >= 5) return 2;
  if (blue >= 1) return 4;
  return 6;
}
