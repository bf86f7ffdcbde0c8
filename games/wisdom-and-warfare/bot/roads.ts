/** How far a seat has come on each of the four roads to victory, from 0 to 1. */
import { LAST_STEP, STEP_CULTURE, STEP_TRADE, stepLevel } from '../content/tables.ts';
import { COINS_TO_WIN, coins, inRow } from '../rules/counts.ts';
import type { State } from '../rules/state.ts';

/** A point of trade on the culture track is not as dear as one of culture. */
const TRADE_SHARE = 0.5;
const stepCost = (step: number): number =>
  STEP_CULTURE[stepLevel(step)] + TRADE_SHARE * STEP_TRADE[stepLevel(step)];

/** By step reached: what the rest of the track costs. */
const REST: readonly number[] = (() => {
  const rest = new Array<number>(LAST_STEP + 1).fill(0);
  for (let step = LAST_STEP - 1; step >= 0; step--) rest[step] = rest[step + 1] + stepCost(step + 1);
  return rest;
})();

/** Culture tokens are nearly steps, except for what can't be spent in a turn for lack of trade. */
export function cultureRoad(s: State, seat: number): number {
  const held = 0.8 * s.culture[seat];
  return Math.max(0, 1 - Math.max(0, REST[s.step[seat]] - held) / REST[0]);
}

export const coinRoad = (s: State, seat: number): number => Math.min(1, coins(s, seat) / COINS_TO_WIN);

/** Cards that carry Space Flight, by row, and what each is worth: the trade it costs. */
const NEEDED: readonly number[] = [0, 5, 4, 3, 2];
const WORTH: readonly number[] = [0, 6, 11, 16, 21];
const ALL = NEEDED.reduce((n, x, row) => n + x * WORTH[row], 26);

export interface TechRoad {
  readonly road: number;
  /** techs that carry nothing */
  readonly spare: number;
}

export function techRoad(s: State, seat: number): TechRoad {
  let worth = 0;
  let spare = 0;
  for (let row = 1; row <= 4; row++) {
    const n = inRow(s, seat, row);
    worth += Math.min(n, NEEDED[row]) * WORTH[row];
    spare += Math.max(0, n - NEEDED[row]);
  }
  // Trade in hand is half a tech.
  worth += 0.3 * s.trade[seat];
  return { road: Math.min(1, worth / ALL), spare };
}
