/** How long the game still lasts, and what things are worth in culture until then. */
import * as T from '../content/tables.ts';
import { finalAge } from '../rules/ages.ts';
import { facesNeeded, happiness } from '../rules/ratings.ts';
import type { State } from '../rules/state.ts';
import type { Weights } from './weights.ts';

/** Cards that leave the civil decks in a round: swept ones and what players take, as games go. */
const DEALT_PER_ROUND = [0, 0, 9, 11, 12];

/** Productions a seat can still expect, the one of this turn included while it is to come. */
export function turnsLeft(s: State, seat: number): number {
  const toCome = s.active === seat || isAfter(s, seat) ? 1 : 0;
  if (s.lastRound > 0) return s.lastRound - s.round + toCome;
  let cards = 0;
  for (let age = Math.max(1, s.age); age <= finalAge(s); age++) cards += s.civilDecks[age].length;
  const rounds = cards / DEALT_PER_ROUND[s.players];
  return rounds + toCome + (s.level === 2 ? 0.5 : 0);
}

/** Does this seat still have its turn in this round? */
function isAfter(s: State, seat: number): boolean {
  return (seat - s.first + s.seats) % s.seats > (s.active - s.first + s.seats) % s.seats;
}

/** What things are worth to a civilization now, in culture: what it has, and what it makes each turn. */
export interface Prices {
  readonly turns: number;
  readonly culture: number;
  readonly science: number;
  readonly resource: number;
  readonly food: number;
  readonly civil: number;
  readonly military: number;
  readonly strength: number;
  readonly happy: number;
  readonly storedResource: number;
  readonly storedFood: number;
  readonly storedScience: number;
  readonly worker: number;
  /** a yellow or blue token in the bank */
  readonly yellow: number;
  readonly blue: number;
  /** a place for one more building of each type */
  readonly urbanPlace: number;
}

export function prices(s: State, seat: number, w: Weights): Prices {
  const turns = Math.min(20, turnsLeft(s, seat));
  // Engines need some turns to turn into culture; the last two are too late for them.
  const engine = Math.max(0, turns - 2);
  const simple = s.level === 0;
  const lacking = simple ? 0 : facesLacking(s, seat);
  const over = (each: readonly [number, number]) => each[0] * turns + each[1] * engine;
  return {
    turns,
    culture: over(w.culture),
    science: over(w.science),
    resource: over(w.resource),
    food: over(w.food),
    civil: over(w.civil),
    military: over(w.military),
    strength: simple ? 0.3 : 1.8,
    happy: simple ? 0.3 : lacking > 0 ? 1.2 + 0.12 * turns : 0.6,
    storedResource: turns > 3 ? 0.65 : turns > 1.5 ? 0.55 : 0.1,
    storedFood: turns > 2 ? 0.35 : 0.05,
    storedScience: simple ? 0.1 : turns > 4 ? 0.45 : turns > 2 ? 0.25 : 0.05,
    worker: w.worker[1] * engine + w.worker[0],
    yellow: turns > 1 ? 0.25 + 0.04 * turns : 0,
    blue: turns > 1 ? 0.5 : 0,
    urbanPlace: w.urbanPlace * turns,
  };
}

/** Population is planned this far ahead: the next workers, and the tokens an age takes away when it ends. */
const AHEAD = 3;

/** Happy faces that will be missing soon, with those that are missing now (TTA-14.2). */
export function facesLacking(s: State, seat: number): number {
  const yellow = s.civs[seat].yellow;
  const missing = facesNeeded(yellow > AHEAD ? yellow - AHEAD : 0) - happiness(s, seat);
  return missing > 0 ? missing : 0;
}

/** What one worker on a technology brings until the end. */
export function perWorkerWorth(p: Prices, holder: number): number {
  const type = T.TYPE[holder];
  if (type === T.FARM) return T.WORTH[holder] * p.food;
  if (type === T.MINE) return T.WORTH[holder] * p.resource;
  return (
    T.CULTURE[holder] * p.culture +
    T.SCIENCE[holder] * p.science +
    T.STRENGTH[holder] * p.strength +
    T.HAPPY[holder] * p.happy
  );
}
