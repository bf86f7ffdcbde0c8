/** What is chosen for a player whose time is up, question by question. */
import { describe, expect, it } from 'vitest';
import { plainly } from '../rules/overtime.ts';
import { lay, type Table, type Who } from './scene.ts';

/** The answer that is given for the player, in numbers. */
const chosen = (t: Table, who: Who) => {
  const q = t.question(who);
  return plainly(t.s, q, t.g.options(q));
};

describe('CCG-21.1 time is up', () => {
  it('what can be declined is declined', () => {
    const upkeep = lay({
      from: 'military',
      A: { row: ['rome: terracotta-army'], food: 9 },
      B: { row: ['athens', 'plains: A.axemen A.axemen'] },
    });
    expect(chosen(upkeep, 'A')).toEqual(['feed']);
    const demolish = lay({
      from: 'military',
      A: { row: ['plains: catapult', 'rome'] },
      B: { row: ['athens', 'plains: hoplites granary'] },
    });
    expect(chosen(demolish.attack('B[1]', 'catapult').waitsFor('A: demolish'), 'A')).toEqual(['units']);
    const mulligan = lay({ from: 'main', A: { row: ['rome'] } });
    mulligan.arrange(() => undefined, ['mulligan', { at: 0 }], ['manage', null]);
    expect(chosen(mulligan.waitsFor('A: mulligan'), 'A')).toEqual(['keep']);
    const advance = lay({
      from: 'military',
      A: { row: ['plains: swordsmen', 'rome'] },
      B: { row: ['athens', 'plains: spearmen'] },
    });
    expect(chosen(advance.attack('B[1]', 'swordsmen').waitsFor('A: advance'), 'A')).toEqual(['done']);
  });

  it('only what is legal: who must go home goes in', () => {
    const t = lay({
      from: 'military',
      A: { row: ['rome', 'coast: B.galley'] },
      B: { row: ['coast: A.battleship', 'athens', 'plains'] },
    });
    t.answer('A', 'goHome', 'battleship', 'A[1]').waitsFor('A: advance');
    expect(chosen(t, 'A')).toEqual(['enter', t.find('battleship')]);
  });

  it('of what must be given up the cheapest goes: surplus, those hit, and cards of the hand', () => {
    const surplus = lay({
      from: 'activation',
      A: { row: ['rome: swordsmen archers slingers ~axemen', 'plains', 'plains', 'plains'], food: 9 },
    });
    expect(chosen(surplus.waitsFor('A: surplus'), 'A')).toEqual(['remove', surplus.find('slingers')]);
    const hit = lay({
      from: 'military',
      A: { row: ['plains: swordsmen', 'rome'] },
      B: { row: ['athens: terracotta-army', 'plains: swordsmen archers slingers'] },
    });
    hit.attack('B[1]', 'swordsmen');
    expect(chosen(hit.waitsFor('B: hit'), 'B')).toEqual(['hit', hit.find('B.slingers')]);
    const hand = lay({
      from: 'final',
      A: { row: ['rome'], library: 'temple', hand: 'temple temple temple sawmill temple temple market' },
    });
    hand.waitsFor('A: discardDown');
    expect(chosen(hand, 'A')?.[0]).toBe('drop');
    timeIsUp(hand, 'A');
    expect(hand.pile('discard', 'A')).toEqual(['sawmill']);
  });

  it('of terrains the first in the own row, then in those of the next players', () => {
    const t = lay({
      from: 'main',
      A: { row: ['hills', 'rome', 'plains'], hand: 'plague' },
      B: { row: ['athens', 'plains'] },
      C: { row: ['london'] },
    });
    t.answer('A', 'play', 'plague').waitsFor('A: target');
    expect(chosen(t, 'A')).toEqual(['at', t.find('A[0]')]);
    const at = (...places: string[]) => {
      const q = t.question('A');
      const choices = places.map(place => ({ answer: ['at', t.find(place)] as const }));
      return plainly(t.s, q, { choices, forms: [] } as never)?.[1];
    };
    expect(at('C[0]', 'B[1]', 'B[0]')).toBe(t.find('B[0]'));
    expect(at('C[0]', 'B[1]')).toBe(t.find('B[1]'));
    expect(at('A[2]', 'B[0]', 'A[1]')).toBe(t.find('A[1]'));
    const to = (seat: Who, ...places: string[]) => {
      const choices = places.map(place => ({ answer: ['to', t.find(place)] as const }));
      return plainly(t.s, { ...t.question('A'), seat: t.seat(seat) }, { choices, forms: [] } as never)?.[1];
    };
    expect(to('B', 'A[0]', 'B[1]', 'C[0]')).toBe(t.find('B[1]'));
    expect(to('B', 'A[0]', 'C[0]')).toBe(t.find('C[0]'));
    expect(to('C', 'B[0]', 'A[2]')).toBe(t.find('A[2]'));
  });

  it('of everything else the first that is possible', () => {
    const t = lay({ from: 'unrest', A: { row: ['hills', 'rome', 'forest'] } });
    expect(chosen(t, 'A')).toEqual(['lose', 0]);
    const q = t.question('A');
    const choices = [
      { answer: ['lose', 0], why: { key: 'evenGrowth', args: [] } },
      { answer: ['lose', 1] },
      { answer: ['lose', 2] },
    ];
    expect(plainly(t.s, q, { choices, forms: [] } as never)).toEqual(['lose', 1]);
    const inRow = ['A[2]', 'A[0]'].map(place => ({ answer: ['enter', t.find(place)] }));
    expect(plainly(t.s, q, { choices: inRow, forms: [] } as never)).toEqual(['enter', t.find('A[2]')]);
    expect(plainly(t.s, q, { choices: [], forms: [] } as never)).toBeUndefined();
  });
});

function timeIsUp(t: Table, who: Who): void {
  t.answer(who, ...(chosen(t, who) as [string, ...number[]]));
}
