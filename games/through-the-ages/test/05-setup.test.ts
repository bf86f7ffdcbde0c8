import { BadSettings, begin } from '@epoka/kernel';
import { describe, expect, it } from 'vitest';
import * as T from '../content/tables.ts';
import { rules } from '../rules/index.ts';
import { card, table } from './scene.ts';

const kinds = (deck: number[], kind: number) => deck.filter(c => T.KIND[c] === kind).length;

describe('5 set-up', () => {
  it('TTA-5.1 the starting player is drawn', () => {
    const first = new Set(Array.from({ length: 30 }, (_, i) => table(4, {}, `start ${i}`).s.first));
    expect(first.size).toBe(4);
  });

  it('TTA-5.2 cards marked 3+ and 4 stay in the box with fewer players', () => {
    const count = (seats: number, c: number) => table(seats).s.civilDecks[1].filter(x => x === c).length;
    expect([2, 3, 4].map(n => count(n, card('monarchy')))).toEqual([1, 2, 2]);
    expect([2, 3, 4].map(n => count(n, card('iron')))).toEqual([2, 2, 3]);
  });

  it('cards that came with later rules stay in the box of a table that began before', () => {
    const [homer, raid] = [card('homer'), card('raid-1')];
    const dealt = (version: number) => {
      const { s } = begin(rules, 4, 'box', { level: 'full' }, 0, [], { version });
      const all = [s.row, ...s.civilDecks, ...s.militaryDecks].flat();
      return [all.includes(homer), all.includes(raid)];
    };
    const before = [...T.SINCE];
    T.SINCE[homer] = T.SINCE[raid] = 2;
    try {
      expect([dealt(1), dealt(2)]).toEqual([
        [false, false],
        [true, true],
      ]);
    } finally {
      T.SINCE.splice(0, before.length, ...before);
    }
  });

  it('TTA-5.3 no pacts with two players', () => {
    expect(table(2).s.militaryDecks.map(d => kinds(d, T.PACT))).toEqual([0, 0, 0, 0]);
    expect(table(3).s.militaryDecks.map(d => kinds(d, T.PACT))).toEqual([0, 2, 4, 4]);
  });

  it('TTA-5.4 thirteen cards of Age A lie in the row', () => {
    const { s } = table(3);
    expect(s.row.every(c => T.LEVEL[c] === 0 && T.isCivil(c))).toBe(true);
    expect(s.row).toHaveLength(13);
  });

  it('TTA-5.5 [S] nine current events, civil decks A and I only', () => {
    const { s } = table(3, { level: 'simple' });
    expect(s.current).toHaveLength(9);
    expect(s.current).not.toContain(card('development-of-politics'));
    expect(s.civilDecks.map(d => d.length)).toEqual([7, 50, 0, 0]);
    expect(s.militaryDecks.every(d => d.length === 0)).toBe(true);
  });

  it('TTA-5.6 [A] players + 2 current events, decks I and II, four open Age III events', () => {
    const { s } = table(3, { level: 'advanced' });
    expect([s.current.length, s.unseen.filter(c => T.LEVEL[c] === 0).length]).toEqual([5, 5]);
    expect(s.civilDecks.map(d => d.length)).toEqual([7, 50, 50, 0]);
    expect(s.militaryDecks.map(d => d.length)).toEqual([0, 50, 46, 0]);
    expect(kinds(s.militaryDecks[2], T.WAR)).toBe(0);
    expect(s.scoring).toHaveLength(4);
    expect(s.scoring.every(c => T.KIND[c] === T.EVENT && T.LEVEL[c] === 3)).toBe(true);
  });

  it('TTA-5.7 [F] all decks are used', () => {
    const { s } = table(4);
    expect(s.current).toHaveLength(6);
    expect(s.civilDecks.map(d => d.length)).toEqual([7, 55, 55, 55]);
    expect(kinds(s.militaryDecks[3], T.WAR)).toBe(6);
    expect(s.scoring).toHaveLength(0);
  });

  it('TTA-5.8 event piles and hands start empty', () => {
    const { s } = table(4);
    expect([s.future, s.past]).toEqual([[], []]);
    for (const c of s.civs) expect([c.hand, c.military]).toEqual([[], []]);
  });

  it('TTA-5.9 TTA-27.8 settings that make no sense together are refused', () => {
    const refused = (settings: object) => () => begin(rules, 2, 'x', { ...settings });
    for (const bad of [
      { level: 'simple', noGangAttacks: true },
      { level: 'simple', peaceful: 'attacks' },
      { level: 'simple', drawAsAction: true },
      { level: 'simple', alternativeCorruption: true },
      { level: 'advanced', endScoring: 'open' },
      { level: 'advanced', fewerBonuses: true, endScoring: 'public' },
    ])
      expect(refused(bad)).toThrow(BadSettings);
    expect(
      refused({ fewerBonuses: true, endScoring: 'public', easier: true, noGangAttacks: true }),
    ).not.toThrow();
    expect(refused({ fewerBonuses: true })).not.toThrow();
  });
});
