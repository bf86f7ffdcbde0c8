/** How long the game still lasts, and what things are worth in culture until then. */
import * as T from '../content/tables.ts';
import { finalAge } from '../rules/ages.ts';
import { facesNeeded, happiness } from '../rules/ratings.ts';
import type { State } from '../rules/state.ts';

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

/** Culture-equivalents of what a civilization has or makes each turn. */
export interface Weights {
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
}

export function weights(s: State, seat: number): Weights {
  const turns = Math.min(20, turnsLeft(s, seat));
  // Engines need some turns to turn into culture; the last two are too late for them.
  const engine = Math.max(0, turns - 2);
  const simple = s.level === 0;
  const lacking = simple ? 0 : facesLacking(s, seat);
  return {
    turns,
    culture: 1.2 * turns,
    science: 0.52 * engine + 0.1 * turns,
    resource: 0.5 * engine + 0.2 * turns,
    food: 0.35 * engine + 0.1 * turns,
    civil: 1.1 * engine,
    military: 0.35 * engine,
    strength: simple ? 0.3 : 1.8,
    happy: simple ? 0.3 : lacking > 0 ? 1.2 + 0.12 * turns : 0.6,
    storedResource: turns > 3 ? 0.65 : turns > 1.5 ? 0.55 : 0.1,
    storedFood: turns > 2 ? 0.35 : 0.05,
    storedScience: simple ? 0.1 : turns > 4 ? 0.45 : turns > 2 ? 0.25 : 0.05,
    worker: 0.6 * engine + 0.4,
    yellow: turns > 1 ? 0.25 + 0.04 * turns : 0,
    blue: turns > 1 ? 0.5 : 0,
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
export function perWorkerWorth(w: Weights, holder: number): number {
  const type = T.TYPE[holder];
  if (type === T.FARM) return T.WORTH[holder] * w.food;
  if (type === T.MINE) return T.WORTH[holder] * w.resource;
  return (
    T.CULTURE[holder] * w.culture +
    T.SCIENCE[holder] * w.science +
    T.STRENGTH[holder] * w.strength +
    T.HAPPY[holder] * w.happy
  );
}
