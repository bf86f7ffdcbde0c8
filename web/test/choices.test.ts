import { describe, expect, it } from 'vitest';
import type { BoardChoice } from '../kit/board.ts';
import { byVerb, closingOf, isClosing, matches } from '../table/ask/group.ts';

function choice(label: string, verb: string, ...args: number[]): BoardChoice {
  return {
    key: `${verb}${args}`,
    questionId: 1,
    answer: [verb, ...args],
    legal: true,
    label,
    why: undefined,
    warn: undefined,
    act: () => undefined,
  };
}

describe('the list of choices', () => {
  it('puts choices of one verb together, each with its whole label', () => {
    const groups = byVerb([
      choice('Settler 2 on Ola’s Home: discover', 'move', 1),
      choice('Build a farm', 'build', 1),
      choice('Settler 2 on Ola’s Home: to Great Lake', 'move', 2),
      choice('Settler 2 on Ola’s Home: to Harbour', 'move', 3),
    ]);
    expect(groups.map(([verb, list]) => [verb, list.map(c => c.label)])).toEqual([
      [
        'move',
        [
          'Settler 2 on Ola’s Home: discover',
          'Settler 2 on Ola’s Home: to Great Lake',
          'Settler 2 on Ola’s Home: to Harbour',
        ],
      ],
      ['build', ['Build a farm']],
    ]);
  });

  it('knows what ends a turn, whatever the game calls it', () => {
    expect(isClosing(choice('End the turn', 'end'))).toBe(true);
    expect(isClosing(choice('Skip', 'skip'))).toBe(true);
    expect(isClosing(choice('Take', 'take', 1))).toBe(false);
  });

  it('ends what can be ended now; what can’t is with all else that is not possible', () => {
    const skip = choice('Skip', 'skip');
    const finish = { ...choice('Finish', 'done'), legal: false, why: 'nothing done yet' };
    expect(closingOf([finish, choice('Move', 'move', 1), skip])).toEqual([skip]);
    expect(closingOf([finish])).toEqual([finish]);
  });

  it('is searched without accents, every word counting', () => {
    const c = { ...choice('Zagraj: Łąka nad rzeką', 'play', 1), why: 'za mało żywności' };
    expect(matches(c, 'laka RZEKA')).toBe(true);
    expect(matches(c, 'zywnosc')).toBe(true);
    expect(matches(c, 'laka morze')).toBe(false);
    expect(matches(c, '  ')).toBe(true);
  });

  it('finds a name as its label shows it, and as its sentence bends it', () => {
    const c = choice('Zwerbuj osadnika', 'recruit', 1);
    const parts = { who: { name: 'Osadnik' }, does: '→', to: { name: 'Dom: Ola', note: 'siła 2' } };
    expect(matches(c, 'osadnik dom', parts)).toBe(true);
    expect(matches(c, 'zwerbuj osadnika', parts)).toBe(true);
    expect(matches(c, 'sila', parts)).toBe(true);
    expect(matches(c, 'dom')).toBe(false);
  });
});
