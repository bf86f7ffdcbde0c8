import { bestStudy, facesFactor, perWorker, unitsOf, workersOf } from '../rules/ratings.ts';
import { gain, learn, score } from '../rules/score.ts';
import { BY_LEADERS, type State } from '../rules/state.ts';
import type { LeaderId } from './ids.ts';
import * as T from './tables.ts';
import type { Leader } from './types.ts';

const bestLabOrLibrary = (s: State, seat: number) => bestStudy(s.civs[seat]);

/** Faces of temples, theaters and completed wonders; unhappy ones do not subtract (TTA-28.14). */
function facesOfArt(s: State, seat: number): number {
  const c = s.civs[seat];
  let faces = perWorker(c, T.TEMPLE, T.HAPPY) + perWorker(c, T.THEATER, T.HAPPY);
  for (const wonder of c.wonders) faces += T.HAPPY[wonder];
  return faces * facesFactor(c);
}

/** The printed culture of the best theater (TTA-28.9). */
function bestTheater(s: State, seat: number): number {
  const c = s.civs[seat];
  let best = 0;
  for (let i = T.FIRST[T.THEATER]; i <= T.LAST[T.THEATER]; i++)
    if (c.workers[i] > 0 && T.CULTURE[i] > best) best = T.CULTURE[i];
  return best;
}

/** Up to two units of level A infantry (TTA-28.11). */
function warriorsOfTheEpic(s: State, seat: number): number {
  const warriors = s.civs[seat].workers[T.FIRST[T.INFANTRY]];
  return warriors < 2 ? warriors : 2;
}

function librariesAndTheaters(s: State, seat: number): number {
  const libraries = workersOf(s.civs[seat], T.LIBRARY);
  const theaters = workersOf(s.civs[seat], T.THEATER);
  return libraries + 2 * Math.min(libraries, theaters);
}

export const leaders: Readonly<Record<LeaderId, Leader>> = {
  'alexander-the-great': { age: 0, copies: [1, 0, 0], strengthOf: (s, seat) => unitsOf(s.civs[seat]) },
  aristotle: {
    age: 0,
    copies: [1, 0, 0],
    onTakeTechnology(g, seat) {
      learn(g, seat, 1);
    },
  },
  hammurabi: { age: 0, copies: [1, 0, 0], civil: 1, military: -1 },
  homer: { age: 0, copies: [1, 0, 0], unitResource: 1, cultureOf: warriorsOfTheEpic },
  'julius-caesar': { age: 0, copies: [1, 0, 0], strength: 1, military: 1 },
  moses: { age: 0, copies: [1, 0, 0], populationDiscount: 1 },
  'christopher-columbus': { age: 1, copies: [1, 0, 0], colonizesOnce: true },
  'frederick-barbarossa': { age: 1, copies: [1, 0, 0], recruits: { food: 1, resources: 1 } },
  'genghis-khan': {
    age: 1,
    copies: [1, 0, 0],
    noTactics: true,
    unitStrength: { cavalry: 1 },
    cultureOf: (s, seat) => workersOf(s.civs[seat], T.CAVALRY),
  },
  'joan-of-arc': {
    age: 1,
    copies: [1, 0, 0],
    attackedCulture: 5,
    strengthOf: (s, seat) => perWorker(s.civs[seat], T.TEMPLE, T.HAPPY) * facesFactor(s.civs[seat]),
  },
  'leonardo-da-vinci': {
    age: 1,
    copies: [1, 0, 0],
    scienceOf: bestLabOrLibrary,
    onPlayTechnology(g, seat) {
      gain(g, seat, 0, 1);
    },
  },
  michelangelo: { age: 1, copies: [1, 0, 0], wonderDiscount: 1, cultureOf: facesOfArt },
  'isaac-newton': {
    age: 2,
    copies: [1, 0, 0],
    scienceOf: bestLabOrLibrary,
    onPlayTechnology(g, seat) {
      const c = g.s.civs[seat];
      if (c.civilSpent > 0) c.civilSpent--;
    },
  },
  'js-bach': {
    age: 2,
    copies: [1, 0, 0],
    techDiscount: { theater: 1 },
    buildDiscount: { theater: 1 },
    cultureOf: (s, seat) => workersOf(s.civs[seat], T.THEATER),
  },
  'james-cook': {
    age: 2,
    copies: [1, 0, 0],
    colonizationPerBonus: 1,
    cultureOf: (s, seat) => 2 * s.civs[seat].colonies.length,
  },
  'maximilien-robespierre': { age: 2, copies: [1, 0, 0], military: 1, militaryRevolution: true },
  'napoleon-bonaparte': { age: 2, copies: [1, 0, 0], military: 1, repeatsBestArmy: true },
  'william-shakespeare': { age: 2, copies: [1, 0, 0], cultureOf: librariesAndTheaters },
  'albert-einstein': {
    age: 3,
    copies: [1, 0, 0],
    scienceOf: bestLabOrLibrary,
    onPlayTechnology(g, seat) {
      score(g, seat, 3, BY_LEADERS);
    },
  },
  'bill-gates': { age: 3, copies: [1, 0, 0], labsAreMines: true, rivalSurcharge: { lab: 1, library: 1 } },
  'elvis-presley': { age: 3, copies: [1, 0, 0], happy: 2, cultureOf: bestTheater },
  'mahatma-gandhi': { age: 3, copies: [1, 0, 0], culture: 2, cannotAttack: true, attackCostFactor: 2 },
  'sid-meier': {
    age: 3,
    copies: [1, 0, 0],
    labScience: -1,
    cultureOf: (s, seat) => perWorker(s.civs[seat], T.LAB, T.LEVEL),
  },
  'winston-churchill': {
    age: 3,
    copies: [1, 0, 0],
    techDiscount: { infantry: 3, cavalry: 3, artillery: 3, 'air-force': 3 },
    defenseFactor: 2,
    threatenedDiscount: 2,
  },
};
