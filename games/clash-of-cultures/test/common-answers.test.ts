/** What is answered most often is judged by itself: the same as in the list of all choices, but without making that list. */
import type { Answer } from '@epoka/kernel';
import { describe, expect, it } from 'vitest';
import { A, B, FOOD, ORE } from '../content/index.ts';
import { rules } from '../rules/index.ts';
import { duel, type Table } from './position.ts';

/** True and false where it is known at once, `ask the list` where it is not. */
function judged(t: Table, kind: 'turn' | 'collect', ...answer: readonly unknown[]): boolean | string {
  const q = t.question('Ada');
  return (
    rules.questions[kind].admits?.(t.g as never, q as never, answer as unknown as Answer) ?? 'ask the list'
  );
}

describe('8. The most common answers', () => {
  it('COC-8.1 to end the turn, to advance, collect or construct is judged at once', () => {
    const t = duel()
      .city('Ada', 'B4')
      .knows('Ada', 'writing')
      .goods('Ada', { food: 2, ore: 1, wood: 1 })
      .turn('Ada');
    const [home, other] = [t.space('D7'), t.space('D2')];
    const turn = (...answer: readonly unknown[]) => judged(t, 'turn', ...answer);
    expect([turn('end'), turn('advance', A.storage), turn('advance', A.navigation)]).toEqual([
      true,
      true,
      false,
    ]);
    expect([turn('collect', home), turn('collect', other)]).toEqual([true, false]);
    expect([
      turn('construct', home, B.academy),
      turn('construct', home, B.fortress),
      turn('construct', other, B.academy),
    ]).toEqual([true, false, false]);
    expect([
      turn('move'),
      turn('recruit', home),
      turn('library', A.storage),
      turn('wonder', 0, home),
    ]).toEqual(Array(4).fill('ask the list'));
    t.s.actions = 0;
    expect([turn('end'), turn('advance', A.storage), turn('collect', home)]).toEqual([true, false, false]);
    expect(turn('construct', home, B.academy)).toBe(false);
  });

  it('COC-11.6 what is taken in a Collect is judged at once', () => {
    const t = duel().terrain({ D6: 'mountain' }).turn('Ada').answer('Ada', 'collect', 'D7');
    const take = (label: string, kind: number) => judged(t, 'collect', 'take', t.space(label), kind);
    expect([take('D6', ORE), take('D6', FOOD), take('D7', FOOD), take('D5', FOOD)]).toEqual([
      true,
      false,
      true,
      false,
    ]);
    expect([judged(t, 'collect', 'done'), judged(t, 'collect', 'seize', t.space('D6'))]).toEqual([
      'ask the list',
      'ask the list',
    ]);
  });
});
