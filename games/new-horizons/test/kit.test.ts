/**
 * The laws of the kernel on random and directed play. `EPOKA_KIT=20` plays twenty times as much.
 */
import { Coverage, checkGame, directedPlay } from '@epoka/kernel/kit';
import { describe, expect, it } from 'vitest';
import { newHorizons } from '../index.ts';
import { expert } from './recorded.ts';

const TIMES = Number(process.env.EPOKA_KIT ?? 1);
const LONG = 600_000 * TIMES;
/** Cards are shown to everybody and put back under the deck: the log says so, no view keeps it. */
const openTells = ['revealed'];
const coverage = new Coverage();

describe('the laws', () => {
  for (const seats of [2, 3, 4])
    it(
      `hold in random games of ${seats}`,
      async () => {
        const report = await checkGame(newHorizons, {
          games: 700 * TIMES,
          seats,
          rate: 0.004,
          roundCap: 7,
          seed: `random ${seats}`,
          openTells,
          coverage,
        });
        expect(report.ended).toBe(report.games);
        expect(report.answers).toBeGreaterThan(report.games * 20);
      },
      LONG,
    );

  it(
    'hold in random games that go on until the goals end them',
    async () => {
      const report = await checkGame(newHorizons, {
        games: 12 * TIMES,
        rate: 0.005,
        seed: 'long',
        openTells,
        coverage,
      });
      expect(report.ended).toBe(report.games);
    },
    LONG,
  );

  it(
    'hold at every single answer of a game',
    async () => {
      const report = await checkGame(newHorizons, {
        games: 3,
        rate: 1,
        roundCap: 3,
        seed: 'closely',
        openTells,
        coverage,
      });
      expect(report.examined).toBeGreaterThan(100);
    },
    LONG,
  );

  it(
    'hold in directed play, until everything of the game was met',
    async () => {
      const report = await directedPlay(newHorizons, {
        seats: [4, 2, 3],
        roundCap: 40,
        games: 120 * TIMES,
        ms: LONG,
        answers: 1_000_000 * TIMES,
        seed: 'g',
        expert: expert('directed'),
        coverage,
        // rare cases, each shown by a test of its own
        except: ['colour-not-in-deck', 'redundant-unit', 'gone'],
      });
      expect(report.missing).toEqual({ kinds: [], verbs: [], reasons: [], tells: [], content: [] });
    },
    LONG,
  );
});
