import { perWorker, technologiesInPlay, workersOf } from '../rules/ratings.ts';
import type { State } from '../rules/state.ts';
import type { WonderId } from './ids.ts';
import * as T from './tables.ts';
import type { Wonder } from './types.ts';

/** 2 culture per level of each building of two types. */
function twicePerLevel(x: () => number, y: () => number): (s: State, seat: number) => number {
  return (s, seat) => 2 * (perWorker(s.civs[seat], x(), T.LEVEL) + perWorker(s.civs[seat], y(), T.LEVEL));
}

/** 2 culture per worker on farms and mines, 1 per other worker on a card. */
function mealsServed(s: State, seat: number): number {
  const c = s.civs[seat];
  let n = workersOf(c, T.FARM) + workersOf(c, T.MINE);
  for (let i = 0; i < T.HOLDERS; i++) if (c.workers[i] > 0) n += c.workers[i];
  return n;
}

/** The levels of all technologies in play. */
function stateOfTheArt(s: State, seat: number): number {
  let n = 0;
  for (const technology of technologiesInPlay(s.civs[seat])) n += T.LEVEL[technology];
  return n;
}

/** The civilization is stronger by its infantry and artillery. */
function mannedWalls(s: State, seat: number): number {
  return workersOf(s.civs[seat], T.INFANTRY) + workersOf(s.civs[seat], T.ARTILLERY);
}

export const wonders: Readonly<Record<WonderId, Wonder>> = {
  colossus: { age: 0, copies: [1, 0, 0], stages: [3, 3], culture: 1, strength: 1, colonization: 1 },
  'hanging-gardens': { age: 0, copies: [1, 0, 0], stages: [2, 2, 2], culture: 1, happy: 2 },
  'library-of-alexandria': {
    age: 0,
    copies: [1, 0, 0],
    stages: [1, 2, 2, 1],
    culture: 1,
    science: 1,
    civilHand: 1,
    militaryHand: 1,
  },
  pyramids: { age: 0, copies: [1, 0, 0], stages: [3, 2, 1], civil: 1 },
  'great-wall': {
    age: 1,
    copies: [1, 0, 0],
    stages: [2, 2, 3, 2],
    culture: 1,
    happy: 1,
    strengthOf: mannedWalls,
  },
  'st-peters-basilica': { age: 1, copies: [1, 0, 0], stages: [4, 4], culture: 2, doublesFaces: true },
  'taj-mahal': { age: 1, copies: [1, 0, 0], stages: [2, 4, 2], culture: 3 },
  'universitas-carolina': { age: 1, copies: [1, 0, 0], stages: [3, 3, 3], culture: 1, science: 2 },
  'eiffel-tower': { age: 2, copies: [1, 0, 0], stages: [3, 7, 3], culture: 4, happy: 1 },
  kremlin: { age: 2, copies: [1, 0, 0], stages: [4, 4, 4], culture: 3, unhappy: 2, civil: 1, military: 1 },
  'ocean-liner-service': { age: 2, copies: [1, 0, 0], stages: [3, 2, 2, 2, 3], freePopulation: 5 },
  'transcontinental-railroad': {
    age: 2,
    copies: [1, 0, 0],
    stages: [3, 4, 5],
    strength: 5,
    extraMineToken: true,
  },
  'fast-food-chains': { age: 3, copies: [1, 0, 0], stages: [4, 4, 4, 4], completion: mealsServed },
  'first-space-flight': { age: 3, copies: [1, 0, 0], stages: [3, 4, 9], completion: stateOfTheArt },
  hollywood: {
    age: 3,
    copies: [1, 0, 0],
    stages: [5, 6, 5],
    completion: twicePerLevel(
      () => T.THEATER,
      () => T.LIBRARY,
    ),
  },
  internet: {
    age: 3,
    copies: [1, 0, 0],
    stages: [2, 3, 4, 3, 2],
    completion: twicePerLevel(
      () => T.LAB,
      () => T.LIBRARY,
    ),
  },
};
