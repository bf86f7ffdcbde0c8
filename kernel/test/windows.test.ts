/** Response windows, and decks that seats bring. */
import { describe, expect, it } from 'vitest';
import {
  BadSettings,
  begin,
  HIDDEN,
  imagine,
  type Play,
  type Question,
  redactTell,
  seedChance,
} from '../index.ts';
import { checkRules } from '../kit/index.ts';
import {
  DECK,
  MOST_ALIKE,
  SCROLLS,
  type ScrollsState,
  type ScrollsVocabulary,
  scrolls,
} from './games/scrolls.ts';
import { type MiniState, mini } from './mini.ts';

type G = Play<ScrollsState, ScrollsVocabulary>;
const [SPARK, FLAME, BLAZE, WARD] = [0, 1, 2, 3];
const BURNING = [0, 0, 0, 1, 1, 1, 2, 2];
const WARDING = [3, 3, 3, 4, 4, 4, 0, 0];

function duel(...decks: number[][]): G {
  const g = begin<ScrollsState, ScrollsVocabulary>(scrolls, decks.length, 'duel', {}, 0, null, {
    brought: decks,
  });
  g.log = [];
  return g;
}

/** Everybody has the scrolls named in hand, and nothing else happened. */
function holding(g: G, ...hands: number[][]): G {
  g.s.hands = hands.map(hand => hand.slice());
  return g;
}

const asked = (g: G) => g.s.asked.map(q => `${q.seat} ${q.kind}`);
const only = (g: G) => g.s.asked[0] as Question;

describe('a response window', () => {
  it('asks the others in order, until all have passed', () => {
    const g = holding(duel(BURNING, BURNING, BURNING), [FLAME], [SPARK], [SPARK]);
    g.perform(only(g), ['cast', 0, 2]);
    expect(asked(g)).toEqual(['1 respond']);
    expect(only(g).data).toEqual({ to: 0 });
    expect(g.s.pile).toEqual([0, FLAME, 2]);
    g.perform(only(g), ['pass']);
    expect(asked(g)).toEqual(['2 respond']);
    expect(g.s.life).toEqual([5, 5, 5]);
    g.perform(only(g), ['pass']);
    expect(g.s.life).toEqual([5, 5, 3]);
    expect(asked(g)).toEqual(['1 play']);
  });

  it('a response is answered and resolved before the window goes on, and all must pass anew', () => {
    const g = holding(duel(BURNING, WARDING, WARDING), [FLAME, WARD], [WARD, SPARK], [WARD, SPARK]);
    g.perform(only(g), ['cast', 0, 2]);
    g.perform(only(g), ['answer', 0]);
    // Nested: the ward of seat 1 may be answered, from seat 2 on.
    expect(asked(g)).toEqual(['2 respond']);
    expect(only(g).data).toEqual({ to: 1 });
    g.perform(only(g), ['pass']);
    expect(asked(g)).toEqual(['0 respond']);
    g.perform(only(g), ['answer', 0]);
    expect(g.s.pile).toEqual([0, FLAME, 2, 1, WARD, -1, 0, WARD, -1]);
    expect(asked(g)).toEqual(['1 respond']);
    g.perform(only(g), ['pass']);
    expect(asked(g)).toEqual(['2 respond']);
    g.perform(only(g), ['pass']);
    // Seat 0's ward undoes seat 1's; the inner window goes on with seat 2, who passes; then seat 0 has nothing left.
    expect(g.log?.at(-1)).toMatchObject({ key: 'countered', args: [1, WARD] });
    expect(asked(g)).toEqual(['2 respond']);
    g.perform(only(g), ['pass']);
    // Now the outer window: all pass anew.
    expect(asked(g)).toEqual(['2 respond']);
    expect(only(g).data).toEqual({ to: 0 });
    g.perform(only(g), ['pass']);
    expect(asked(g)).toEqual(['1 respond']);
    g.perform(only(g), ['pass']);
    expect(g.s.life).toEqual([5, 5, 3]);
  });

  it('passes over who has no card at all, which everybody sees', () => {
    const g = holding(duel(BURNING, BURNING, BURNING), [FLAME], [], [SPARK]);
    g.perform(only(g), ['cast', 0, 1]);
    expect(asked(g)).toEqual(['2 respond']);
  });

  it('is saved and goes on in the middle', () => {
    const g = holding(duel(BURNING, BURNING, BURNING), [FLAME], [SPARK], [SPARK]);
    g.perform(only(g), ['cast', 0, 2]);
    g.s = JSON.parse(JSON.stringify(g.s));
    g.perform(only(g), ['pass']);
    g.perform(only(g), ['pass']);
    expect(g.s.life).toEqual([5, 5, 3]);
  });
});

describe('after a response', () => {
  /** Everybody may shout twice; the trace tells who was asked. */
  const square = (after?: 'next' | 'first' | 'same' | 'close') =>
    mini<MiniState & { shouts: number[] }>({
      more: { shouts: [2, 2, 2] },
      steps: {
        start(g) {
          g.window('shout', [2, 0, 1], 'fire');
          g.next('end', null);
        },
        end: g => g.end(),
      },
      questions: {
        shout: {
          window: after ? { pass: 'hush', after } : { pass: 'hush' },
          choices(g, q, offer) {
            if (g.s.shouts[q.seat] > 0) offer.can('shout');
            offer.can('hush');
          },
          answer(g, q, a) {
            g.s.trace.push(`${q.seat} ${a[0]}`);
            if (a[0] === 'shout') g.s.shouts[q.seat]--;
          },
        },
      },
    });
  const play = (after: 'next' | 'first' | 'same' | 'close' | undefined, ...answers: string[]) => {
    const g: Play = begin(square(after), 3, 'x');
    for (const answer of answers) g.perform(g.s.asked[0], [answer]);
    return { trace: (g.s as MiniState).trace, over: g.s.over };
  };

  it('the next seat goes on, and all must pass anew', () => {
    for (const after of [undefined, 'next'] as const)
      expect(play(after, 'hush', 'shout', 'hush', 'hush', 'hush')).toEqual({
        trace: ['2 hush', '0 shout', '1 hush', '2 hush', '0 hush'],
        over: true,
      });
  });

  it('the first seat goes on, and all must pass anew', () => {
    expect(play('first', 'hush', 'shout', 'hush', 'hush', 'hush')).toEqual({
      trace: ['2 hush', '0 shout', '2 hush', '0 hush', '1 hush'],
      over: true,
    });
  });

  it('the same seat goes on until it passes, and each has its turn once', () => {
    expect(play('same', 'hush', 'shout', 'shout', 'hush', 'hush')).toEqual({
      trace: ['2 hush', '0 shout', '0 shout', '0 hush', '1 hush'],
      over: true,
    });
  });

  it('the first response closes it, and nobody else is asked', () => {
    expect(play('close', 'hush', 'shout')).toEqual({ trace: ['2 hush', '0 shout'], over: true });
    expect(play('close', 'hush', 'hush', 'hush')).toEqual({
      trace: ['2 hush', '0 hush', '1 hush'],
      over: true,
    });
  });

  it('nobody in the order: there is no window', () => {
    const nobody = mini({
      steps: {
        start(g) {
          g.window('shout', [], null);
          g.next('end', null);
        },
        end: g => g.end(),
      },
    });
    expect(begin(nobody, 2, 'x').s.over).toBe(true);
  });

  it('the question of a window can’t be asked without one', () => {
    const asked = mini({
      steps: { start: g => g.ask(0, 'shout', null) },
      questions: {
        shout: {
          window: { pass: 'hush' },
          choices: (_g, _q, offer) => offer.can('hush'),
          answer: () => {},
        },
      },
    });
    const g: Play = begin(asked, 1, 'x');
    expect(() => g.perform(g.s.asked[0], ['hush'])).toThrow('was asked without one');
  });
});

describe('decks that seats bring', () => {
  it('come into the game as they are', () => {
    const g = duel(BURNING, WARDING);
    const all = (seat: number) => [...g.s.hands[seat], ...g.s.library[seat]].sort((a, b) => a - b);
    expect(all(0)).toEqual(BURNING.slice().sort((a, b) => a - b));
    expect(all(1)).toEqual(WARDING.slice().sort((a, b) => a - b));
  });

  it('are refused with everything that is wrong with them', () => {
    const bad = [0, 0, 0, 0, 1];
    try {
      duel(BURNING, bad);
      expect.unreachable();
    } catch (error) {
      expect((error as BadSettings).problem).toEqual({
        code: 'brought',
        seat: 1,
        faults: [
          { key: 'tooFew', args: [5] },
          { key: 'tooManyAlike', args: [SPARK] },
        ],
      });
    }
    expect(() => duel(BURNING, ['x'] as unknown as number[])).toThrow(BadSettings);
  });

  it('a seat that brings none gets a ready one, the same from the same seed', () => {
    const seats = () => begin<ScrollsState, ScrollsVocabulary>(scrolls, 2, 'seed').s;
    expect(seats()).toEqual(seats());
    for (const seat of [0, 1])
      expect(seats().hands[seat].length + seats().library[seat].length).toBeGreaterThanOrEqual(DECK - 1);
  });

  it('a bot imagines what a rival may have, never what it has', () => {
    // A deck of wards looks like any other until a scroll of it is played.
    const met = new Set<number>();
    for (let i = 0; i < 200; i++) {
      const dream = imagine(scrolls, duel(BURNING, WARDING).s, 0, seedChance(`dream ${i}`));
      for (const scroll of [...dream.hands[1], ...dream.library[1]]) met.add(scroll);
      expect(scrolls.brings?.faults([...dream.hands[1], ...dream.library[1]], {})).toEqual([]);
    }
    expect(met).toEqual(new Set(SCROLLS.keys()));
    const from = (deck: number[]) => imagine(scrolls, duel(BURNING, deck).s, 0, seedChance('same'));
    const { chance: _a, hands, library } = from(WARDING);
    expect([hands[1], library[1]]).toEqual([from(BURNING).hands[1], from(BURNING).library[1]]);
  });

  it('what was seen counts: no dream has a fourth of a kind', () => {
    const g = duel(BURNING, WARDING);
    g.s.hands[1] = [BLAZE, SPARK];
    g.s.library[1] = [SPARK, SPARK, FLAME];
    g.s.spent[1] = [WARD, WARD, WARD];
    for (let i = 0; i < 100; i++) {
      const dream = imagine(scrolls, g.s, 0, seedChance(`seen ${i}`));
      expect([...dream.hands[1], ...dream.library[1]].filter(x => x === WARD)).toEqual([]);
    }
    expect(MOST_ALIKE).toBe(3);
  });
});

it('of a hidden list in a log line others see how long it is', () => {
  const g = duel(BURNING, WARDING);
  g.log = [];
  g.perform(only(g), ['pass']);
  const drew = g.log?.find(tell => tell.key === 'drew');
  expect(drew).toMatchObject({ args: [1, [expect.any(Number)]], secretFrom: 1 });
  expect(redactTell(drew as never, 0).args).toEqual([1, [HIDDEN]]);
  expect(redactTell(drew as never, 1).args[1]).not.toEqual([HIDDEN]);
});

it('keeps all laws, with half points in its standings', () => {
  const report = checkRules(scrolls, undefined, { games: 12, rate: 0.3 });
  expect(report.ended).toBe(12);
});
