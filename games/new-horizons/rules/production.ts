/** What a player produces (NH-13). */
import { BASE_COLUMNS, BASE_INCOME, BUY_PRICE, TRACK_SPACES } from '../content/index.ts';
import { modifier } from './counters.ts';
import { gainCoins, inactive, takeFromColumn } from './population.ts';
import type { Player } from './state.ts';
import type { G } from './vocabulary.ts';

/** Open columns and income after so many cubes removed from the food and economy track. */
const OPEN_COLUMNS = [BASE_COLUMNS];
for (const space of TRACK_SPACES.food)
  OPEN_COLUMNS.push(OPEN_COLUMNS[OPEN_COLUMNS.length - 1] + (space.kind === 'column' ? 1 : 0));
const INCOME = [BASE_INCOME];
for (const space of TRACK_SPACES.economy)
  INCOME.push(INCOME[INCOME.length - 1] + (space.kind === 'income' ? space.coins : 0));

export function openColumns(p: Player): number {
  return OPEN_COLUMNS[p.tracks[0]];
}

export function income(p: Player): number {
  return INCOME[p.tracks[1]] + modifier(p, 'produceCoins');
}

/** Pawns that "produce population" would bring. */
export function harvest(p: Player): number {
  const open = openColumns(p);
  let n = 0;
  for (let i = 0; i < open; i++) if (p.columns[i] > 0) n++;
  return n + Math.min(modifier(p, 'producePop'), inactive(p) - n);
}

export function producePopulation(g: G, seat: number): void {
  const p = g.s.players[seat];
  const open = openColumns(p);
  let n = 0;
  for (let i = 0; i < open; i++) {
    if (p.columns[i] === 0) continue;
    p.columns[i]--;
    n++;
  }
  for (let more = modifier(p, 'producePop'); more > 0 && takeFromColumn(p); more--) n++;
  p.active += n;
  g.tell('population', seat, n);
}

export function produceCoins(g: G, seat: number): void {
  gainCoins(g, seat, income(g.s.players[seat]));
}

/** Coins for one pawn in an exchange. */
export function buyPrice(p: Player): number {
  return Math.max(0, BUY_PRICE - modifier(p, 'exchangePop'));
}
