/** Pawns and coins of a player (NH-6). */
import { type Blocked, OK } from '@epoka/kernel';
import { COLUMN_SIZE } from '../content/index.ts';
import type { Player } from './state.ts';
import type { G } from './vocabulary.ts';

export function inactive(p: Player): number {
  const c = p.columns;
  return c[0] + c[1] + c[2] + c[3] + c[4];
}

/** The leftmost column with a pawn, or -1. */
function leftmost(p: Player): number {
  for (let i = 0; i < 5; i++) if (p.columns[i] > 0) return i;
  return -1;
}

/** The rightmost column with room, or -1. */
export function freeColumn(p: Player): number {
  for (let i = 4; i >= 0; i--) if (p.columns[i] < COLUMN_SIZE[i]) return i;
  return -1;
}

/** Takes a pawn out of the columns for direct use. */
export function takeFromColumn(p: Player): boolean {
  const i = leftmost(p);
  if (i < 0) return false;
  p.columns[i]--;
  return true;
}

/** Up to n pawns become active; returns how many did. */
export function takePopulation(g: G, seat: number, n: number): number {
  const p = g.s.players[seat];
  let taken = 0;
  while (taken < n && takeFromColumn(p)) taken++;
  if (taken > 0) {
    p.active += taken;
    g.tell('population', seat, taken);
  }
  return taken;
}

/** A pawn that was taken from somewhere goes to the rightmost free space, or leaves the game. */
export function exhaustPawn(g: G, seat: number): void {
  const p = g.s.players[seat];
  const i = freeColumn(p);
  if (i >= 0) p.columns[i]++;
  else {
    p.gone++;
    g.tell('gone', seat);
  }
}

export function exhaustActive(g: G, seat: number, n: number): void {
  if (n === 0) return;
  g.s.players[seat].active -= n;
  g.tell('exhausted', seat, n);
  for (let i = 0; i < n; i++) exhaustPawn(g, seat);
}

/** Coins and active pawns for a price; both are named where both are missing. */
export function whyNotPay(g: G, coins: number, haveCoins: number, pawns: number, havePawns: number): Blocked {
  if (haveCoins >= coins)
    return havePawns >= pawns ? OK : g.no('not-enough-active-population', pawns, havePawns);
  if (havePawns >= pawns) return g.no('not-enough-coins', coins, haveCoins);
  return g.no('not-enough-of-both', coins, haveCoins, pawns, havePawns);
}

export function gainCoins(g: G, seat: number, n: number): void {
  if (n === 0) return;
  g.s.players[seat].coins += n;
  g.tell('coins', seat, n);
}

export function payCoins(g: G, seat: number, n: number): void {
  if (n === 0) return;
  g.s.players[seat].coins -= n;
  g.tell('paid', seat, n);
}
