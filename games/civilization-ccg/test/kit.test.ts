import { lawTests } from '@epoka/kernel/kit/testing/law-tests';
import { civilizationCcg } from '../index.ts';
import { anyDecks } from './decks.ts';
import { lateGame } from './late.ts';

// In quick windows a stop tells that its player can answer (CCG-7.15): the law `asking` is for full windows.
const quick = (seats: number) => ({
  seats,
  settings: { roundLimit: '30' },
  without: ['asking'] as const,
  rate: 0.02,
  // whoever wins comes first, whoever fell comes last, whatever land the others have
  freeRanks: true,
});

lawTests(civilizationCcg, {
  cases: [
    ...[2, 3, 4, 5, 6].flatMap(seats => [
      { title: `${seats} players, ready decks`, games: 1, seed: 'laws', ...quick(seats) },
      { title: `${seats} players, random decks`, games: 2, seed: 'any', game: anyDecks, ...quick(seats) },
      {
        title: `${seats} players, late games`,
        // their turns are long, and the rules the same as among few
        games: seats > 4 ? 1 : 2,
        seed: 'late',
        game: lateGame,
        ...quick(seats),
        rate: 0.03,
      },
    ]),
    {
      title: 'at every single answer',
      games: 1,
      seed: 'closely',
      game: lateGame,
      ...quick(3),
      rate: 1,
      roundCap: 2,
    },
    {
      title: 'full windows and new hands',
      games: 2,
      seed: 'full',
      seats: 3,
      game: lateGame,
      settings: { roundLimit: '30', windows: 'full', mulligan: true },
      freeRanks: true,
      rate: 0.02,
    },
  ],
});
