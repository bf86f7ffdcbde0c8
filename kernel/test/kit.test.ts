import { describe, expect, it } from 'vitest';
import { type AnyGame, BadSettings, hash } from '../index.ts';
import {
  type CaseFile,
  type CheckOptions,
  Coverage,
  checkGame,
  checkRules,
  coverageLines,
  type GameSummary,
  LawBroken,
  loadWords,
  reproduce,
} from '../kit/index.ts';
import { brokenData } from './broken/data.ts';
import { caravan, caravanGame } from './games/caravan.ts';
import { caravanEn, caravanPl } from './games/caravan-words.ts';
import { dicerace, diceraceGame } from './games/dicerace.ts';
import { tictactoe, tictactoeGame } from './games/tictactoe.ts';

const GAMES: [string, AnyGame][] = [
  ['tictactoe', tictactoeGame],
  ['dicerace', diceraceGame],
  ['caravan', caravanGame],
];

describe.each(GAMES)('%s', (id, game) => {
  it('keeps all laws, at every point of some games and at some points of many', async () => {
    const close = await checkGame(game, { games: 5, rate: 1, settings: 'random' });
    expect(close).toMatchObject({ game: id, version: 1, games: 5, ended: 5, replayed: 5 });
    expect(close.examined).toBe(close.answers + 5);
    const far = await checkGame(game, { games: 200, rate: 0.02, settings: 'random', seed: 'far' });
    expect(far.ended).toBe(200);
    expect(far.examined).toBeGreaterThan(8);
    expect(far.examined).toBeLessThan(far.answers / 8);
    expect(far.replayed).toBeGreaterThanOrEqual(4);
  });

  it('meets everything it has in random play', async () => {
    const coverage = new Coverage();
    await checkGame(game, { games: 40, rate: 0.2, settings: 'random', coverage });
    const lines = coverageLines(coverage, game.rules, await loadWords(game));
    for (const line of lines) expect(line).not.toContain('never');
  });
});

describe('a run', () => {
  it('plays the same games for the same seed', async () => {
    const games = async (options: CheckOptions) => {
      const met: GameSummary[] = [];
      await checkGame(caravanGame, { games: 6, settings: 'random', onGame: g => met.push(g), ...options });
      return met;
    };
    const first = await games({ seed: 'same' });
    expect(await games({ seed: 'same' })).toEqual(first);
    // how closely they are examined changes nothing
    expect(await games({ seed: 'same', rate: 1 })).toEqual(first);
    expect(await games({ seed: 'other' })).not.toEqual(first);
    expect(first.map(g => g.seats)).toEqual([2, 3, 4, 2, 3, 4]);
    expect(first[0]).toMatchObject({ seed: 'same-0', roundCap: 0, ended: true });
  });

  it('goes through the seats and settings it is given', async () => {
    const met: string[] = [];
    await checkGame(diceraceGame, {
      games: 6,
      seats: [2, 5],
      settings: [{ goal: 5 }, { goal: 9 }],
      onGame: g => met.push(`${g.seats} ${g.settings.goal}`),
    });
    expect(met).toEqual(['2 5', '5 5', '2 9', '5 9', '2 5', '5 5']);
  });

  it('respects the cap on rounds, on answers and on time', async () => {
    const rounds: number[] = [];
    await checkGame(diceraceGame, { games: 4, roundCap: 2, onGame: g => rounds.push(g.rounds) });
    expect(Math.max(...rounds)).toBe(2);
    const capped = await checkGame(diceraceGame, { games: 4, cap: 5, settings: { goal: 60 } });
    expect(capped).toMatchObject({ games: 4, ended: 0, answers: 20, longest: 5, replayed: 4 });
    const timed = await checkGame(diceraceGame, { games: 1_000_000, ms: 30 });
    expect(timed.games).toBeLessThan(100_000);
  });

  it('lets an endless game run to a cap', () => {
    const endless = {
      ...dicerace,
      questions: {
        run: { ...dicerace.questions.run, answer: (g: never, q: { seat: number }) => ask(g, q.seat) },
      },
    };
    const ask = (g: { ask(seat: number, kind: string): void }, seat: number) => g.ask(seat, 'run');
    const report = checkRules(endless as never, undefined, { games: 3, cap: 50 });
    expect(report).toMatchObject({ ended: 0, longest: 50 });
  });

  it('leaves out laws it is told to', () => {
    const camel = brokenData.find(b => b.how === 'a piece that was not there at the start');
    if (!camel) return expect.unreachable();
    expect(() => checkRules(camel.rules, camel.words)).toThrow(LawBroken);
    expect(() => checkRules(camel.rules, camel.words, { without: ['pieces'] })).not.toThrow();
  });

  it('allows ranks that have nothing to do with points, where the game says so', () => {
    const odd = {
      ...tictactoe,
      standing: () => [
        { seat: 0, points: 5, rank: 2, by: { line: 5 } },
        { seat: 1, points: 1, rank: 1, by: { line: 1 } },
      ],
    };
    expect(() => checkRules(odd, undefined)).toThrow(LawBroken);
    expect(checkRules(odd, undefined, { freeRanks: true }).games).toBe(10);
  });

  it('allows log lines that reveal by the rules', () => {
    const shows: typeof caravan = {
      ...caravan,
      steps: {
        ...caravan.steps,
        refill(g) {
          if (g.s.deck.length > 0) g.tell('drew', 0, g.s.deck[0]);
          caravan.steps.refill(g, null);
        },
      },
    };
    const words = { en: caravanEn, pl: caravanPl };
    expect(() => checkRules(shows, words, { games: 12, rate: 0.5 })).toThrow(/law "log" is broken/);
    expect(checkRules(shows, words, { games: 12, rate: 0.5, openTells: ['drew'] }).games).toBe(12);
  });

  it('takes some verbs only seldom, where there is something else', async () => {
    const stops = async (seldom: readonly string[]) => {
      const { coverage, answers } = await checkGame(diceraceGame, { games: 20, rate: 0, seldom });
      return (coverage.verbs.get('stop') ?? 0) / answers;
    };
    expect(await stops([])).toBeGreaterThan(0.2);
    expect(await stops(['stop'])).toBeLessThan(0.05);
    // where there is nothing else, they are taken
    expect((await checkGame(diceraceGame, { games: 5, seldom: ['stop', 'roll'] })).ended).toBe(5);
  });

  it('passes settings that are not possible on as they are', async () => {
    await expect(checkGame(diceraceGame, { settings: { goal: 1 } })).rejects.toThrow(BadSettings);
    await expect(checkGame(diceraceGame, { seats: 9 })).rejects.toThrow(BadSettings);
  });

  it('needs no words; takes them loaded or to be loaded', async () => {
    expect((await checkGame({ rules: caravan })).games).toBe(10);
    expect((await checkGame({ rules: caravan, words: { en: caravanEn, pl: caravanPl } })).games).toBe(10);
    expect(await loadWords({ rules: caravan })).toBeUndefined();
    expect((await loadWords(caravanGame))?.pl.title).toBe('Karawana');
  });
});

describe('a broken law', () => {
  const lossy = brokenData.find(b => b.how === 'coins are paid into nowhere');
  if (!lossy) throw new Error('no such ruleset');

  function fail(options: CheckOptions): { error: LawBroken; file: CaseFile } {
    let file: CaseFile | undefined;
    try {
      checkRules(lossy?.rules ?? caravan, undefined, {
        games: 50,
        ...options,
        onBroken: at => {
          file = JSON.parse(JSON.stringify(at));
        },
      });
    } catch (error) {
      if (error instanceof LawBroken && file) return { error, file };
      throw error;
    }
    throw new Error('nothing broke');
  }

  it('comes with a file that plays it again', () => {
    const { error, file } = fail({ seed: 'case' });
    expect(Object.keys(file).sort()).toEqual(
      ['answers', 'detail', 'game', 'law', 'roundCap', 'seats', 'seed', 'settings', 'version'].sort(),
    );
    expect(file).toMatchObject({ game: 'caravan', version: 1, law: 'pieces', seed: 'case-0', roundCap: 0 });
    expect(error.message).toContain('law "pieces" is broken: there were');
    expect(error.message).toContain(`after ${file.answers.length} answers`);
    expect(() => reproduce(lossy.rules, file)).toThrow(error.detail);
  });

  it('is found at the first answer that breaks it, however rarely the game is examined', () => {
    const often = fail({ seed: 'first', rate: 1 });
    const seldom = fail({ seed: 'first', rate: 0 });
    expect(seldom.file).toEqual(often.file);
    // one answer before all was well, unless one looks ahead
    const before = { ...often.file, answers: often.file.answers.slice(0, -1) };
    const looking = { without: ['copy', 'views', 'resign'] } as const;
    expect(reproduce(lossy.rules, before, undefined, looking).answers).toEqual(before.answers);
  });

  it('is mended when its file plays through', () => {
    const { file } = fail({ seed: 'mended' });
    const w = reproduce(caravan, file, { en: caravanEn, pl: caravanPl });
    expect(w.answers).toEqual(file.answers);
    expect(hash(w.s)).toMatch(/^[0-9a-f]{16}$/);
  });

  it('a file that does not fit the rules any more says so', () => {
    const { file } = fail({ seed: 'old' });
    const answers: CaseFile['answers'] = [[0, 1, ['no such verb']]];
    expect(() => reproduce(caravan, { ...file, answers })).toThrow(
      /answering \["no such verb"\] failed with Refusal/,
    );
  });

  it('does not print answers without end', () => {
    const at: CaseFile = {
      game: 'g',
      version: 1,
      seats: 2,
      settings: {},
      roundCap: 0,
      seed: 's',
      answers: Array.from({ length: 2000 }, () => [0, 1, ['pass']]),
    };
    const { message } = new LawBroken('ends', 'too long', at, false);
    expect(message.length).toBeLessThan(1000);
    expect(message).toContain('after 2000 answers');
  });
});
