/** How long the game still lasts, and what things are worth in culture until then. */
import * as T from '../content/tables.ts';
import { finalAge } from '../rules/ages.ts';
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
  const place = (x: number) => (x - s.first + s.seats) % s.seats;
  return place(seat) > place(s.active);
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
}

export function weights(s: State, seat: number): Weights {
  const turns = Math.min(20, turnsLeft(s, seat));
  // Engines need some turns to turn into culture; the last two are too late for them.
  const engine = Math.max(0, turns - 2);
  const simple = s.level === 0;
  return {
    turns,
    culture: turns,
    science: 0.75 * engine + 0.1 * turns,
    resource: 0.7 * engine + 0.25 * turns,
    food: 0.35 * engine + 0.1 * turns,
    civil: 1.1 * engine,
    military: 0.35 * engine,
    strength: simple ? 0.3 : 0.9,
    happy: simple ? 0.3 : 1,
    storedResource: turns > 1.5 ? 0.55 : 0.1,
    storedFood: turns > 2 ? 0.35 : 0.05,
    storedScience: simple ? 0.1 : turns > 3 ? 0.3 : 0.05,
    worker: 0.6 * engine + 0.4,
  };
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
