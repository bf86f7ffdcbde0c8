import { checkGame } from '@epoka/kernel/kit';
import { describe, expect, it } from 'vitest';
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

describe('random games under all laws', () => {
  for (const level of ['simple', 'advanced', 'full'])
    for (const seats of [2, 3, 4])
      it(`${level}, ${seats} players`, async () => {
        const report = await checkGame(staying, {
          games: 4,
          seats,
          settings: { level },
          seed: 'laws',
          rate: 0.02,
        });
        expect(report.ended).toBe(report.games);
      });

  it('with players who leave (TTA-26.1)', async () => {
    // Who left ranks behind everybody else, whatever the points.
    const report = await checkGame(throughTheAges, {
      games: 12,
      seed: 'leaving',
      rate: 0.02,
      freeRanks: true,
    });
    expect(report.ended).toBe(report.games);
  });

  for (const seats of [2, 3, 4])
    it(`with colonies from the start, ${seats} players`, async () => {
      const report = await checkGame(settled, { games: 4, seats, seed: 'settled', rate: 0.02 });
      expect(report.ended).toBe(report.games);
    });

  for (const settings of VARIANTS)
    it(`variant ${JSON.stringify(settings)}`, async () => {
      const report = await checkGame(staying, { games: 3, settings, seed: 'variants', rate: 0.01 });
      expect(report.ended).toBe(report.games);
    });
});
