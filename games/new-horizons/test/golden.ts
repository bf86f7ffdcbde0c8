/** The games that are recorded: both ways of ending for each number of players, and games that together use every content. */
import { expert } from '@epoka/bots/testing';
import type { GoldenGames } from '@epoka/kernel/kit/testing/golden';
import { newHorizons } from '../index.ts';
import { QUESTION_CLAUSES } from '../lang/clauses.ts';

const playedOut = [2, 3, 4].flatMap(seats => [
  { name: `${seats}-players-goals`, seats, roundCap: 0 },
  { name: `${seats}-players-round-cap`, seats, roundCap: 6 },
]);
/** By the rules as they are since version 3; the others were recorded under version 1 and keep it. */
const sinceThree = [2, 3, 4].map(seats => ({ name: `${seats}-players-version-3`, seats, roundCap: 0 }));
/** The numbers of the games that showed something new when they were recorded; the others are not kept. */
const WITH_EVERYTHING = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 14, 19, 20, 22, 34, 53, 66];

export const golden: GoldenGames = {
  game: newHorizons,
  folder: new URL('golden/', import.meta.url),
  clauses: QUESTION_CLAUSES,
  games: [
    ...[...playedOut, ...sinceThree].map(one => ({ ...one, seed: one.name })),
    ...WITH_EVERYTHING.map(n => ({
      name: `coverage-${n}`,
      seats: 2 + (n % 3),
      seed: `coverage ${n}`,
      brief: true,
    })),
  ].map(one => ({ ...one, player: () => expert(newHorizons, `${one.seed} expert`) })),
};
