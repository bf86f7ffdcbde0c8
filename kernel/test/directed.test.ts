import { describe, expect, it } from 'vitest';
import type { AnyGame, GameWords } from '../index.ts';
import { directedPlay, directRules, isComplete, LawBroken, transcript } from '../kit/index.ts';
import { type CaravanState, type CaravanVocabulary, caravan, caravanGame } from './games/caravan.ts';
import { caravanEn, caravanPl } from './games/caravan-words.ts';
import { dicerace, diceraceGame, racePl } from './games/dicerace.ts';
import { tictactoe, tictactoeGame, tttEn } from './games/tictactoe.ts';
import { type MiniState, mini } from './mini.ts';

describe('directed play', () => {
  it.each<[string, AnyGame]>([
    ['tictactoe', tictactoeGame],
    ['dicerace', diceraceGame],
    ['caravan', caravanGame],
  ])('meets everything in %s', async (id, game) => {
    const report = await directedPlay(game, { settings: 'random' });
    expect(report).toMatchObject({ game: id, complete: true });
    expect(isComplete(report.missing)).toBe(true);
    expect(report.answers).toBeLessThan(5000);
  });

  const words = {
    en: { ...caravanEn, reasons: { ...caravanEn.reasons, tooProud: () => 'too proud' } },
    pl: { ...caravanPl, reasons: { ...caravanPl.reasons, tooProud: () => 'zbyt dumny' } },
  };

  it('names what was never met, and stops at its budget', () => {
    const rules = { ...caravan, content: [...(caravan.content ?? []), 'card:99'] };
    const report = directRules(rules, words, { games: 20 });
    expect(report.complete).toBe(false);
    expect(report.games).toBe(20);
    expect(report.missing).toEqual({
      kinds: [],
      verbs: [],
      reasons: ['tooProud'],
      tells: [],
      content: ['card:99'],
    });
    expect(report.lines).toEqual([
      'kinds 3/3',
      'verbs 4/4',
      'reasons 4/5, never: tooProud',
      'tells 8/8',
      'content 20/21, never: card:99',
    ]);
    expect(directRules(rules, words, { answers: 100 }).answers).toBe(100);
    expect(directRules(rules, words, { ms: 0 }).answers).toBe(0);
  });

  it('reads every log line, choice and reason it meets, in both languages', () => {
    const wrong = { en: words.en, pl: { ...words.pl, tells: { ...words.pl.tells, took: () => '' } } };
    expect(() => directRules(caravan, wrong, {})).toThrow(/log line .*took.* in pl: empty/);
    const silent = { ...words.en.reasons, otherBack: () => 'undefined' };
    expect(() => directRules(caravan, { ...words, en: { ...words.en, reasons: silent } }, {})).toThrow(
      /reason .*otherBack.* in en: "undefined"/,
    );
  });

  it('leaves out what is excepted', () => {
    const report = directRules(caravan, words, { except: ['tooProud'] });
    expect(report.complete).toBe(true);
    expect(report.lines[2]).toBe('reasons 4/4');
  });

  it('needs far fewer answers than chance to meet many things', () => {
    // 200 contents, ten of them on offer at a time
    const many = mini<MiniState & { taken: number[] }>({
      more: { taken: [] },
      steps: {
        start: g => (g.s.taken.length < 60 ? g.ask(0, 'take', { from: g.roll(20) * 10 }) : g.end()),
      },
      questions: {
        take: {
          choices(_g, q, offer) {
            const { from } = q.data as { from: number };
            for (let i = 0; i < 10; i++) offer.can('take', from + i);
          },
          answer(g, _q, [, card]) {
            g.s.taken.push(card as number);
            g.next('start', null);
          },
        },
      },
    });
    const rules = {
      ...many,
      content: Array.from({ length: 200 }, (_, i) => `card:${i}`),
      seen: (s: MiniState & { taken: number[] }, note: (id: string) => void) => {
        for (const card of s.taken) note(`card:${card}`);
      },
    };
    const report = directRules(rules, undefined);
    expect(report.complete).toBe(true);
    // chance alone needs 200 * (1 + 1/2 + ... + 1/200), about 1180
    expect(report.answers).toBeLessThan(800);
  });

  it('deals again where a set-up lacks what is still to be met', () => {
    // 40 contents, two of them in a game; the rest stays in the box
    const few = mini<MiniState & { dealt: number[]; box: number[] }>({
      more: { dealt: [], box: Array.from({ length: 40 }, (_, i) => i) },
      steps: {
        start(g) {
          for (let i = 0; i < 2; i++) g.s.dealt.push(g.drawFrom(g.s.box));
          g.ask(0, 'go on', null);
        },
      },
      questions: { 'go on': { choices: (_g, _q, offer) => offer.can('go'), answer: g => g.end() } },
    });
    const rules = {
      ...few,
      content: Array.from({ length: 40 }, (_, i) => `card:${i}`),
      pieces(
        s: MiniState & { dealt: number[]; box: number[] },
        at: (piece: string, place: string, n: number) => void,
      ) {
        for (const card of s.dealt) at(`card:${card}`, 'table', 1);
        for (const card of s.box) at(`card:${card}`, 'box', 1);
        at('pawn', 'table', 1);
      },
      seen(s: MiniState & { dealt: number[] }, note: (id: string) => void) {
        for (const card of s.dealt) note(`card:${card}`);
      },
    };
    const report = directRules(rules, undefined, { leftOut: ['box'] });
    expect(report).toMatchObject({ complete: true });
    expect(report.games).toBeLessThan(30);
    // chance alone needs 20 * (1 + 1/2 + ... + 1/40), about 85
    expect(directRules(rules, undefined).games).toBeGreaterThan(50);
  });

  it('asks an expert every other time in every other game', () => {
    let calls = 0;
    const endless = { ...tictactoe, content: ['never'] };
    const report = directRules(endless, undefined, {
      games: 4,
      expert(g, q) {
        calls++;
        return g.options(q).choices.find(c => !c.why)?.answer;
      },
    });
    expect(report.games).toBe(4);
    expect(calls).toBeGreaterThan(2);
    expect(calls).toBeLessThan(report.answers / 2);
  });

  it('reports faults of the rules with the answers that lead there', () => {
    const faulty: typeof dicerace = {
      ...dicerace,
      questions: {
        run: {
          ...dicerace.questions.run,
          answer(g, q, a) {
            if (g.s.round > 2) throw new Error('no third round');
            dicerace.questions.run.answer(g, q, a);
          },
        },
      },
      content: ['never'],
    };
    let answers = 0;
    const onBroken = (at: { answers: readonly unknown[] }) => {
      answers = at.answers.length;
    };
    expect(() => directRules(faulty, undefined, { onBroken })).toThrow(LawBroken);
    expect(answers).toBeGreaterThan(2);
  });
});

describe('a transcript', () => {
  const polish: GameWords<CaravanState, CaravanVocabulary> = caravanPl;

  it('tells a whole game in words', async () => {
    const text = transcript(caravan, caravanEn, { seats: 3, seed: 'golden' });
    await expect(text).toMatchFileSnapshot('golden/caravan.txt');
    await expect(
      transcript(dicerace, racePl, { seats: 2, seed: 'golden', settings: { die: 'd10', harsh: true } }),
    ).toMatchFileSnapshot('golden/dicerace.txt');
  });

  it('is the same for the same seed and says where it stops', () => {
    const once = transcript(caravan, polish, { seats: 2, seed: 'a', cap: 7, every: 3 });
    expect(transcript(caravan, polish, { seats: 2, seed: 'a', cap: 7, every: 3 })).toBe(once);
    expect(once).toContain('Stopped after 7 answers');
    expect(once.match(/^= \d+ answers/gm)).toEqual(['= 3 answers', '= 6 answers']);
    expect(transcript(caravan, polish, { seats: 2, seed: 'b', cap: 7 })).not.toBe(once);
  });

  it('takes the answers of a chooser', () => {
    const text = transcript(tictactoe, tttEn, {
      seats: 2,
      seed: 'first',
      chooser: (g, q) => g.options(q).choices.find(c => !c.why)?.answer,
    });
    expect(text).toContain('Ada wins');
    expect(text).toContain('1. Ada 1 (three in a row 1)');
    expect(text.match(/> cell/g)).toHaveLength(7);
  });
});
