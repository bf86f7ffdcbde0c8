import { lawTests } from '@epoka/kernel/kit/testing/law-tests';
import { clashOfCultures } from '../index.ts';
import { rich } from './rich.ts';

/** At random everybody would burn the last city and end the game. */
const seldom = ['raze'];

lawTests(clashOfCultures, {
  cases: [
    ...[2, 3, 4].map(seats => ({
      title: `of ${seats} players`,
      games: 10,
      seats,
      rate: 0.01,
      seed: `random ${seats}`,
      seldom,
    })),
    {
      title: 'of the base game',
      games: 8,
      settings: { expansion: false },
      rate: 0.01,
      seed: 'base',
      seldom,
    },
    {
      title: 'with any settings',
      games: 16,
      settings: 'random' as const,
      rate: 0.01,
      seed: 'settings',
      seldom,
    },
    {
      title: 'that begin in the middle',
      game: rich,
      games: 7,
      settings: 'random' as const,
      rate: 0.02,
      seed: 'rich',
      seldom: ['raze', 'end'],
    },
    { title: 'at every single answer', game: rich, games: 2, rate: 1, roundCap: 2, seed: 'closely', seldom },
  ],
});
