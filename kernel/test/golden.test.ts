/** The golden recorder on Caravan: records, plays again, keeps what is still legal and says what changed. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { answersIn, type Checked } from '../kit/index.ts';
import {
  type GoldenGames,
  goldenFile,
  playGolden,
  recordedText,
  recordGolden,
} from '../kit/testing/golden.ts';
import { caravan, caravanGame } from './games/caravan.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'golden-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function goldenOf(game: Checked = caravanGame as Checked): GoldenGames {
  return {
    game,
    folder: pathToFileURL(`${folder}/golden/`),
    games: [
      { name: 'three', seats: 3, seed: 'golden three' },
      { name: 'brief', seats: 2, seed: 'golden brief', settings: { hand: 5 }, brief: true },
    ],
    clauses: { swap: 'CA-3.1' },
  };
}

const read = (golden: GoldenGames, i: number) => readFileSync(goldenFile(golden, golden.games[i]), 'utf8');

/** Caravan with another rule, and the words it has. */
const changed = (rules: object): Checked => ({
  ...(caravanGame as Checked),
  rules: { ...caravan, ...rules },
});

describe('golden games', () => {
  it('are recorded, and play as recorded: whoever answers first where several are asked', async () => {
    const golden = goldenOf();
    expect(await recordGolden(golden, false)).toEqual([
      'golden caravan three new',
      'golden caravan brief new',
    ]);
    expect(await recordGolden(golden, false)).toEqual([
      'golden caravan three unchanged',
      'golden caravan brief unchanged',
    ]);
    for (const i of [0, 1]) {
      const text = read(golden, i);
      expect(answersIn(text).length).toBeGreaterThan(10);
      expect(await playGolden(golden, golden.games[i], text)).toBe(text);
    }
    expect(read(golden, 1)).toMatch(/^(Ada|Bruno) > \["bid",\d+\]$/m);
  });

  it('say how they are recorded, when they never were', () => {
    const golden = goldenOf();
    expect(() => recordedText(golden, golden.games[0])).toThrow(
      `${golden.games[0].name} was never recorded: npm run golden -- --game caravan`,
    );
  });

  it('say by clause and log line what a changed rule changes', async () => {
    await recordGolden(goldenOf(), false);
    const { swap } = caravan.questions;
    const answer: typeof swap.answer = (g, q, a) => {
      const { log } = g;
      g.log = null;
      swap.answer(g, q, a);
      g.log = log;
    };
    const quiet = changed({ questions: { ...caravan.questions, swap: { ...swap, answer } } });
    const report = await recordGolden(goldenOf(quiet), false);
    expect(report[0]).toBe('golden caravan three changed');
    expect(report[1]).toMatch(
      /^ {2}CA-3\.1 swap - (Ada|Bruno|Celina) (keeps the hand|swaps .*) {2}\(answer \d+/,
    );
    expect(report.at(-1)).toBe('golden caravan brief unchanged');
  });

  it('go on with other answers from where a recorded one is no longer legal', async () => {
    const golden = goldenOf();
    await recordGolden(golden, false);
    const text = read(golden, 0);
    const [first] = answersIn(text);
    const line = `["bid",${first.answer[1]}]`;
    writeFileSync(goldenFile(golden, golden.games[0]), text.replace(line, '["bid",99]'));
    const report = await recordGolden(golden, false);
    expect(report[0]).toBe('golden caravan three changed');
    expect(report.some(x => /answer 1 is another one from here on: .*\["bid",99\]/.test(x))).toBe(true);
  });
});
