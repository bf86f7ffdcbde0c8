/** The games that are recorded: ready decks for each number of players, random decks, and games that begin late. */
import { expert } from '@epoka/bots/testing';
import type { GoldenGames } from '@epoka/kernel/kit/testing/golden';
import { civilizationCcg } from '../index.ts';
import { QUESTION_CLAUSES } from '../lang/clauses.ts';
import { lateGame } from './late.ts';

const byBots = (seed: string) => ({ seed, player: () => expert(civilizationCcg, `${seed} expert`) });

export const golden: GoldenGames = {
  game: civilizationCcg,
  folder: new URL('golden/', import.meta.url),
  clauses: QUESTION_CLAUSES,
  games: [
    { name: '2-players', seats: 2, ...byBots('golden 2') },
    {
      name: '3-players-new-hands',
      seats: 3,
      settings: { mulligan: true, roundLimit: '30' },
      ...byBots('golden 3'),
    },
    {
      name: '2-players-full-windows',
      seats: 2,
      settings: { windows: 'full', roundLimit: '30' },
      seed: 'golden full',
    },
    { name: '6-players', seats: 6, settings: { roundLimit: '30' }, seed: 'golden 6', brief: true },
    ...[0, 1, 2, 3].map(n => ({
      name: `late-${n}`,
      seats: 2 + (n % 3),
      settings: { roundLimit: '30' },
      seed: `golden late ${n}`,
      game: lateGame,
    })),
  ],
};
