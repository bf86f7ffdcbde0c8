/** The games that are recorded: short ones with every sentence, whole ones by their answers. */
import { expert } from '@epoka/bots/testing';
import type { GoldenGames } from '@epoka/kernel/kit/testing/golden';
import { wisdomAndWarfare } from '../index.ts';
import { QUESTION_CLAUSES } from '../lang/clauses.ts';

const played = (name: string) => () => expert(wisdomAndWarfare, `golden ${name}`);

export const golden: GoldenGames = {
  game: wisdomAndWarfare,
  folder: new URL('golden/', import.meta.url),
  clauses: QUESTION_CLAUSES,
  games: [
    ...[2, 3, 4].map(seats => ({
      name: `${seats}-players`,
      seats,
      roundCap: 5,
      seed: `golden ${seats}`,
      player: played(`${seats}`),
    })),
    ...[2, 3, 4].map(seats => ({
      name: `${seats}-players-to-the-end`,
      seats,
      seed: `golden whole ${seats}`,
      brief: true,
      player: played(`whole ${seats}`),
    })),
    // whole games that end by different roads
    ...[1, 2, 4, 8].map(n => ({
      name: `road-${n}`,
      seats: 2 + (n % 2),
      seed: `road ${n}`,
      brief: true,
      player: played(`road ${n}`),
    })),
    {
      name: 'random',
      seats: 3,
      roundCap: 4,
      settings: { pick: true, finishTurn: true },
      seed: 'golden random',
      brief: true,
    },
  ],
};
