import { prospects } from '@epoka/bots';
import { strengthTests } from '@epoka/bots/testing';
import { hash } from '@epoka/kernel';
import { describe, expect, it } from 'vitest';
import { brain } from '../bot/index.ts';
import { clashOfCultures } from '../index.ts';
import { words as en } from '../lang/en.ts';
import { duel, type Table } from './position.ts';

strengthTests(clashOfCultures, {
  matches: [
    { seats: 2, games: 8, seed: 'random' },
    { seats: 4, games: 4, seed: 'random of four' },
  ],
});

describe('judgement', () => {
  const value = (change: (t: Table) => void) => {
    const t = duel();
    change(t);
    return prospects(clashOfCultures.rules, brain, t.s, 0);
  };

  it('likes cities, advances, goods and cards, and not those of others', () => {
    const even = value(() => {});
    expect(value(t => t.city('Ada', 'B4'))).toBeGreaterThan(even);
    expect(value(t => t.knows('Ada', 'storage'))).toBeGreaterThan(even);
    expect(value(t => t.goods('Ada', { gold: 1 }))).toBeGreaterThan(even);
    expect(value(t => t.city('Ada', 'D7', { mood: 'happy' }))).toBeGreaterThan(even);
    expect(value(t => void t.card('Ada', 'spy'))).toBeGreaterThan(even);
    expect(value(t => t.units('Ada', 'D6', { settler: 1 }))).toBeGreaterThan(
      value(t => t.units('Ada', 'D7', { settler: 1 })),
    );
    expect(value(t => t.city('Ben', 'B4'))).toBeLessThan(even);
  });

  it('saves for wonders, fears armies next to its cities, likes weak neighbours', () => {
    const even = value(t => t.goods('Ada', { culture: 5 }).knows('Ada', 'engineering'));
    expect(
      value(t => t.goods('Ada', { culture: 5 }).knows('Ada', 'engineering').wonderCard('Ada', 'great-wall')),
    ).toBeGreaterThan(even + 0.5);
    expect(value(t => t.units('Ben', 'D6', { infantry: 2 }))).toBeLessThan(
      value(t => t.units('Ben', 'B4', { infantry: 2 })),
    );
    expect(value(t => t.units('Ada', 'D3', { infantry: 2 }))).toBeGreaterThan(
      value(t => t.units('Ada', 'B4', { infantry: 2 })),
    );
  });

  it('changes nothing, and every term has words', () => {
    const t = duel().turn('Ada');
    const before = hash(t.s);
    const terms: Record<string, number> = {};
    const sum = brain.judge(t.s, 0, brain.weights, terms);
    expect(hash(t.s)).toBe(before);
    expect(Object.values(terms).reduce((a, b) => a + b, 0)).toBeCloseTo(sum);
    expect(Object.keys(terms).filter(key => en.terms?.[key] === undefined)).toEqual([]);
  });
});
