import { describe, expect, it } from 'vitest';
import type { BoardChoice } from '../kit/board.ts';
import { commonStart, groupChoices, isClosing, matches } from '../table/ask/group.ts';

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
  it('puts choices of one verb together under the words they begin with', () => {
    const groups = groupChoices([
      choice('Take Pyramids', 'take', 1),
      choice('Build a farm', 'build', 1),
      choice('Take Great Wall', 'take', 2),
      choice('Take Colossus', 'take', 3),
    ]);
    expect(groups.map(g => [g.verb, g.heading, g.choices.map(c => c.label)])).toEqual([
      ['take', 'Take', ['Pyramids', 'Great Wall', 'Colossus']],
      ['build', '', ['Build a farm']],
    ]);
  });

  it('leaves labels whole where two are not enough to tell, or the rest would not read', () => {
    expect(commonStart(['Take A', 'Take B'])).toBe('');
    expect(
      commonStart(['Settler 2 (Harbour) to A', 'Settler 2 (Harbour) to B', 'Settler 2 (Cradle) to C']),
    ).toBe('');
    expect(commonStart(['Pass', 'Pass twice', 'Pass again'])).toBe('');
  });

  it('knows what ends a turn, whatever the game calls it', () => {
    expect(isClosing(choice('End the turn', 'end'))).toBe(true);
    expect(isClosing(choice('Skip', 'skip'))).toBe(true);
    expect(isClosing(choice('Take', 'take', 1))).toBe(false);
  });

  it('is searched without accents, every word counting', () => {
    const c = { ...choice('Zagraj: Łąka nad rzeką', 'play', 1), why: 'za mało żywności' };
    expect(matches(c, 'laka RZEKA')).toBe(true);
    expect(matches(c, 'zywnosc')).toBe(true);
    expect(matches(c, 'laka morze')).toBe(false);
    expect(matches(c, '  ')).toBe(true);
  });
});
