import { describe, expect, it } from 'vitest';
import { type Asked, type BoardChoice, Choices, choiceKey, Hot, together } from '../board.ts';
import { placeNote } from '../hint.tsx';
import { spread, ticks } from '../pieces/plot.tsx';
import { initial } from '../pieces/seat.tsx';

function table(taken: unknown[]): Asked {
  return {
    questions: [
      {
        question: { id: 3, seat: 1, kind: 'action', data: null },
        options: {
          choices: [
            { answer: ['take', 3] },
            { answer: ['take', 4], why: { key: 'poor', args: [2] } },
            { answer: ['move', 1, 2], warn: { key: 'alone', args: [] } },
            { answer: ['move', 1, 3] },
          ],
          forms: [{ verb: 'bid', schema: { type: 'int', min: 0, max: 5 } }],
        },
      },
      {
        question: { id: 4, seat: 1, kind: 'bonus', data: null },
        options: { choices: [{ answer: ['take', 4] }, { answer: ['pass'] }], forms: [] },
      },
    ],
    answer: (id, answer) => taken.push([id, answer]),
    reader: { view: {} as never, seat: 1, name: () => '' },
    words: {
      answers: { take: (_: unknown, n: number) => `Take ${n}` },
      reasons: { poor: (_: unknown, n: number) => `needs ${n}`, alone: () => 'alone' },
    },
  };
}

describe('choices', () => {
  it('are found by their answer and taken', () => {
    const taken: unknown[] = [];
    const choices = new Choices(table(taken));
    const choice = choices.choice(['take', 3]);
    expect(choice).toMatchObject({ legal: true, label: 'Take 3', key: choiceKey(3, ['take', 3]) });
    choice?.act();
    expect(taken).toEqual([[3, ['take', 3]]]);
    expect(choices.choice(['take', 9])).toBeUndefined();
  });
  it('tell why they are blocked, and do nothing then', () => {
    const taken: unknown[] = [];
    const choices = new Choices(table(taken), q => q.kind === 'action');
    const blocked = choices.choice(['take', 4]);
    expect(blocked).toMatchObject({ legal: false, why: 'needs 2' });
    blocked?.act();
    expect(taken).toEqual([]);
  });
  it('prefer the question where the answer is legal', () => {
    expect(new Choices(table([])).choice(['take', 4])).toMatchObject({ questionId: 4, legal: true });
  });
  it('are listed by how they begin', () => {
    const choices = new Choices(table([]));
    expect(choices.starting('move', 1).map(c => c.answer)).toEqual([
      ['move', 1, 2],
      ['move', 1, 3],
    ]);
    expect(choices.starting('move', 1)[0].warn).toBe('alone');
    expect(choices.forms).toHaveLength(1);
    expect(choices.any).toBe(true);
  });
  it('show the bare answer where a language file has a gap', () => {
    expect(new Choices(table([])).choice(['pass'])?.label).toBe('pass');
  });
});

describe('several ways of using one thing', () => {
  const pick = (picked: unknown[]) => (ways: readonly BoardChoice[]) => picked.push(ways.map(w => w.answer));
  it('are one choice when only one is legal', () => {
    const choices = new Choices(table([]), q => q.kind === 'action');
    const both = [choices.list[0], choices.list[1]];
    expect(together(both, () => undefined, 'ways')).toBe(choices.list[0]);
    expect(together([], () => undefined, 'ways')).toBeUndefined();
    expect(together([choices.list[1]], () => undefined, 'ways')).toBe(choices.list[1]);
  });
  it('are asked for when several are legal', () => {
    const picked: unknown[] = [];
    const choices = new Choices(table([]));
    const one = together(choices.starting('move', 1), pick(picked), 'ways');
    expect(one).toMatchObject({ legal: true, label: 'ways' });
    one?.act();
    expect(picked).toEqual([
      [
        ['move', 1, 2],
        ['move', 1, 3],
      ],
    ]);
  });
  it('tell all their reasons when none is', () => {
    const choices = new Choices(table([]), q => q.kind === 'action');
    const blocked = choices.list[1];
    const one = together([blocked, { ...blocked, label: 'Other', why: 'too far' }], () => undefined, 'ways');
    expect(one).toMatchObject({ legal: false, why: 'Take 4: needs 2\nOther: too far' });
  });
});

describe('what is pointed at', () => {
  it('is told once a change', () => {
    const hot = new Hot();
    let told = 0;
    const stop = hot.subscribe(() => told++);
    hot.set('a');
    hot.set('a');
    hot.set(undefined);
    stop();
    hot.set('b');
    expect([told, hot.get()]).toEqual([2, 'b']);
  });
});

describe('small sums', () => {
  it('a note stays on the screen', () => {
    const phone = { width: 360, height: 640 };
    const note = { width: 200, height: 40 };
    expect(placeNote({ left: 0, top: 300, bottom: 340, width: 40 }, note, phone)).toEqual({ x: 8, y: 252 });
    expect(placeNote({ left: 330, top: 10, bottom: 50, width: 30 }, note, phone)).toEqual({ x: 152, y: 58 });
    expect(placeNote({ left: 100, top: 0, bottom: 640, width: 100 }, note, phone).y).toBe(592);
  });
  it('a plot has round steps that cover everything', () => {
    expect(ticks(43)).toEqual([0, 10, 20, 30, 40, 50]);
    expect(ticks(3)).toEqual([0, 1, 2, 3]);
    expect(ticks(0)[0]).toBe(0);
  });
  it('marks at the end of lines do not cover each other', () => {
    const at = spread([50, 48, 90], 20);
    expect(at[1]).toBe(48);
    expect(at[0]).toBe(68);
    expect(at[2]).toBe(90);
  });
  it('initials keep Polish letters', () => {
    expect(initial('łucja', 0)).toBe('Ł');
    expect(initial('  Śmiały', 1)).toBe('Ś');
    expect(initial('???', 2)).toBe('3');
  });
});
