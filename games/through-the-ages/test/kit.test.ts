import { lawTests } from '@epoka/kernel/kit/testing/law-tests';
import { throughTheAges } from '../index.ts';
import { settled } from './settled.ts';
import { staying } from './staying.ts';

const VARIANTS: readonly Readonly<Record<string, boolean | string | number>>[] = [
  { level: 'full', easier: true },
  { level: 'full', noGangAttacks: true },
  { level: 'full', peaceful: 'attacks' },
  { level: 'full', peaceful: 'attacks-and-pacts' },
  { level: 'full', drawAsAction: true },
  { level: 'full', alternativeCorruption: true },
  { level: 'full', endScoring: 'public', publicCards: 3 },
  { level: 'full', endScoring: 'age-by-age', fewerBonuses: true },
  { level: 'full', endScoring: 'private' },
  { level: 'full', endScoring: 'open', fewerBonuses: true },
  { level: 'advanced', noGangAttacks: true, drawAsAction: true, alternativeCorruption: true, easier: true },
  { level: 'simple', easier: true },
];

lawTests(staying, {
  cases: [
    ...['simple', 'advanced', 'full'].flatMap(level =>
      [2, 3, 4].map(seats => ({
        title: `${level}, ${seats} players`,
        games: 4,
        seats,
        settings: { level },
        seed: 'laws',
        rate: 0.02,
      })),
    ),
    // who left ranks behind everybody else, whatever the points
    {
      title: 'with players who leave',
      game: throughTheAges,
      games: 12,
      seed: 'leaving',
      rate: 0.02,
      freeRanks: true,
    },
    ...[2, 3, 4].map(seats => ({
      title: `with colonies from the start, ${seats} players`,
      game: settled,
      games: 4,
      seats,
      seed: 'settled',
      rate: 0.02,
    })),
    ...VARIANTS.map(settings => ({
      title: `variant ${JSON.stringify(settings)}`,
      games: 3,
      settings,
      seed: 'variants',
      rate: 0.01,
    })),
  ],
  everyQuestion: true,
});
