/** The games that are recorded: each number of players, each variant. */
import { expert } from '@epoka/bots/testing';
import type { GoldenGames } from '@epoka/kernel/kit/testing/golden';
import { clashOfCultures } from '../index.ts';
import { QUESTION_CLAUSES } from '../lang/clauses.ts';

const games = [
  { name: '2-players', seats: 2, settings: {} },
  { name: '3-players', seats: 3, settings: {} },
  { name: '4-players', seats: 4, settings: {} },
  { name: 'short-optional-events', seats: 2, settings: { length: 'short', events: 'optional' } },
  {
    name: 'roll-shared-wonders',
    seats: 2,
    settings: { ending: 'roll', wonders: 'shared', governmentCost: 'tokens' },
  },
  { name: 'wonder-no-events', seats: 3, settings: { ending: 'wonder', events: 'none', tradeOffers: 0 } },
];

export const golden: GoldenGames = {
  game: clashOfCultures,
  folder: new URL('golden/', import.meta.url),
  clauses: QUESTION_CLAUSES,
  games: games.map(one => ({
    ...one,
    seed: `golden ${one.name}`,
    player: () => expert(clashOfCultures, `${one.name} expert`),
  })),
};
