/** Taking building tiles from the display (NH-8.10). */
import { BUILDINGS } from '../content/index.ts';
import type { State } from './state.ts';
import type { G } from './vocabulary.ts';

/** The level a "take a building of level n" really gives: n, or the next lower one with a tile; 0 if there is none. */
export function levelOnOffer(s: State, level: number): number {
  let l = level;
  while (l > 0 && s.display[l - 1].length === 0) l--;
  return l;
}

export function takeBuilding(g: G, seat: number, building: number): void {
  const { s } = g;
  const level = BUILDINGS[building].level - 1;
  const display = s.display[level];
  const place = display.indexOf(building);
  const refill = s.stacks[level].pop();
  if (refill === undefined) display.splice(place, 1);
  else display[place] = refill;
  s.players[seat].supply.push(building);
  g.tell('building', seat, building);
}
