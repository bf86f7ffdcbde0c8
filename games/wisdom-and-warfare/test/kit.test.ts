import { lawTests } from '@epoka/kernel/kit/testing/law-tests';
import { wisdomAndWarfare } from '../index.ts';

lawTests(wisdomAndWarfare, {
  cases: [
    ...[2, 3, 4].map(seats => ({
      title: `of ${seats} players`,
      seats,
      games: 12,
      rate: 0.01,
      roundCap: 6,
      freeRanks: true,
      seed: `random ${seats}`,
    })),
    {
      title: 'with every setting',
      games: 8,
      rate: 0.01,
      roundCap: 5,
      settings: 'random',
      freeRanks: true,
      seed: 'settings',
    },
    {
      title: 'at every single answer',
      games: 2,
      seats: [2, 3],
      rate: 1,
      roundCap: 2,
      freeRanks: true,
      seed: 'closely',
    },
  ],
});
