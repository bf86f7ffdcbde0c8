/** The games that are recorded: every level and number of players, and what the standard games never ask. */
import type { GoldenGames } from '@epoka/kernel/kit/testing/golden';
import { QUESTION_CLAUSES } from '../lang/clauses.ts';
import { settled } from './settled.ts';
import { staying } from './staying.ts';

const levels = ['simple', 'advanced', 'full'].flatMap(level =>
  [2, 3, 4].map(seats => ({
    name: `${level}-${seats}`,
    seats,
    settings: { level },
    seed: `golden ${level} ${seats}`,
  })),
);

export const golden: GoldenGames = {
  game: staying,
  folder: new URL('golden/', import.meta.url),
  clauses: QUESTION_CLAUSES,
  games: [
    ...levels,
    {
      name: 'private',
      seats: 2,
      settings: { endScoring: 'private', alternativeCorruption: true, noGangAttacks: true },
      seed: 'golden private',
    },
    {
      name: 'open',
      seats: 3,
      settings: { endScoring: 'open', drawAsAction: true, fewerBonuses: true },
      seed: 'golden open',
    },
    // by the rules of version 3: bids and payments that nobody has to be asked for, wars in the last round
    { name: 'third-full-2', seats: 2, settings: {}, seed: 'golden third 2' },
    { name: 'third-full-4', seats: 4, settings: { fewerBonuses: true }, seed: 'golden third 4' },
    { name: 'colonies', seats: 3, settings: { easier: true }, seed: 'golden colonies', game: settled },
  ],
};
