import { describe, expect, it } from 'vitest';
import { begin, nextBelow, nextInt32, seedChance, shuffleWith } from '../index.ts';
import { caravan } from './games/caravan.ts';
import { tictactoe } from './games/tictactoe.ts';

describe('the generator', () => {
  it('is xoshiro128**: the published sequence from the state 1, 2, 3, 4', () => {
    const c = [1, 2, 3, 4];
    const values = Array.from({ length: 10 }, () => nextInt32(c) >>> 0);
    expect(values).toEqual([
      11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849, 3729100597, 4258142804,
    ]);
  });

  it('keeps four 32-bit integers that survive JSON', () => {
    const c = seedChance('state');
    for (let i = 0; i < 1000; i++) {
      nextInt32(c);
      for (const word of c) expect(word | 0).toBe(word);
    }
    const again = JSON.parse(JSON.stringify(c)) as number[];
    expect(nextInt32(again)).toBe(nextInt32(c));
  });

  it('depends on the seed alone, and on every character of it', () => {
    expect(seedChance('a seed')).toEqual(seedChance('a seed'));
    const base = '0123456789abcdef0123456789abcdef';
    const met = new Set([seedChance(base).join()]);
    for (let i = 0; i < base.length; i++) {
      const other = `${base.slice(0, i)}z${base.slice(i + 1)}`;
      met.add(seedChance(other).join());
    }
    met.add(seedChance('').join());
    met.add(seedChance('0').join());
    met.add(seedChance('00').join());
    expect(met.size).toBe(base.length + 4);
  });

  it('never starts from zeros only', () => {
    for (let i = 0; i < 2000; i++) expect(seedChance(`s${i}`).some(word => word !== 0)).toBe(true);
  });
});

/** Sum of (observed - expected)^2 / expected. */
function chiSquare(counts: readonly number[], expected: number): number {
  return counts.reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0);
}

describe('rolls', () => {
  it.each([2, 3, 6, 10, 52])('of %i are even', sides => {
    const c = seedChance(`uniform ${sides}`);
    const n = 20_000;
    const counts = new Array<number>(sides).fill(0);
    for (let i = 0; i < n; i++) counts[nextBelow(c, sides)]++;
    const free = sides - 1;
    expect(chiSquare(counts, n / sides)).toBeLessThan(free + 5 * Math.sqrt(2 * free) + 5);
  });

  it('are not biased where the range does not divide 2^32', () => {
    const c = seedChance('bias');
    const n = 3 * 2 ** 30;
    let low = 0;
    for (let i = 0; i < 30_000; i++) if (nextBelow(c, n) < 2 ** 30) low++;
    // without rejection half of all rolls would be in the first third
    expect(Math.abs(low / 30_000 - 1 / 3)).toBeLessThan(0.02);
  });

  it('of one side are 0', () => {
    const c = seedChance('one');
    for (let i = 0; i < 20; i++) expect(nextBelow(c, 1)).toBe(0);
  });

  it('shuffle every order equally often', () => {
    const c = seedChance('shuffle');
    const counts = new Map<string, number>();
    const n = 12_000;
    for (let i = 0; i < n; i++) {
      const key = shuffleWith(c, [0, 1, 2, 3]).join('');
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    expect(chiSquare([...counts.values()], n / 24)).toBeLessThan(23 + 5 * Math.sqrt(46) + 5);
  });
});

describe('chance in a game', () => {
  it('is the same for the same seed, other for another', () => {
    expect(begin(caravan, 3, 'one').s).toEqual(begin(caravan, 3, 'one').s);
    expect(begin(caravan, 3, 'one').s.deck).not.toEqual(begin(caravan, 3, 'two').s.deck);
  });

  it('marks each use', () => {
    const g = begin(tictactoe, 2, 'x');
    expect(g.marked).toBe(false);
    g.roll(6);
    expect(g.marked).toBe(true);
    g.marked = false;
    g.shuffle([1, 2]);
    expect(g.marked).toBe(true);
    g.marked = false;
    g.mark();
    expect(g.marked).toBe(true);
  });

  it('draws every element of a list once', () => {
    const g = begin(tictactoe, 2, 'draw');
    const list = [1, 2, 3, 4, 5, 6];
    const drawn = Array.from({ length: 6 }, () => g.drawFrom(list));
    expect(drawn.sort()).toEqual([1, 2, 3, 4, 5, 6]);
    expect(list).toEqual([]);
    expect(g.marked).toBe(true);
  });
});
