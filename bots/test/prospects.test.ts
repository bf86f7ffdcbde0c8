import { type Brain, begin, type Play, type Terms } from '@epoka/kernel';
import { expect, test } from 'vitest';
import { prospects } from '../index.ts';
import { type MarketState, market } from './games/market.ts';

const { rules, brain } = market;

function table(coins: readonly number[]): MarketState {
  const { s } = begin(rules, coins.length, 'prospects') as unknown as Play<MarketState>;
  s.coins = [...coins];
  s.hands = coins.map(() => []);
  return s;
}

function rated(s: MarketState, seat: number, best: number, mean: number, more: Partial<Brain> = {}): number {
  return prospects(rules, { ...brain, ...more, rivalry: { best, mean } } as Brain<MarketState>, s, seat);
}

test('rivals count as far as the game says: the best of them, all on average, or both', () => {
  const s = table([10, 4, 8]);
  expect(rated(s, 0, 0, 0)).toBe(10);
  expect(rated(s, 0, 1, 0)).toBe(10 - 8);
  expect(rated(s, 0, 0, 1)).toBe(10 - 6);
  expect(rated(s, 0, 0.5, 0.25)).toBe(10 - 0.5 * 8 - 0.25 * 6);
  expect(rated(s, 1, 1, 0)).toBe(4 - 10);
});

test('who has left the game is nobody’s rival', () => {
  const s = table([10, 4, 8]);
  const left = (seats: readonly number[]): Partial<Brain> => ({
    judge: (state, seat) =>
      seats.includes(seat) ? Number.NEGATIVE_INFINITY : (state as MarketState).coins[seat],
  });
  expect(rated(s, 0, 1, 0, left([2]))).toBe(10 - 4);
  expect(rated(s, 0, 0, 1, left([2]))).toBe(10 - 4);
  expect(rated(s, 0, 1, 1, left([1, 2]))).toBe(10);
});

test('the parts of a judgement are those of the seat, and add up to it', () => {
  const s = table([10, 4]);
  s.hands = [[5, 0], [4]];
  s.lanterns = [1, 2];
  const terms: Terms = {};
  expect(prospects(rules, brain, s, 0, terms)).toBe(10 + 3 + 7 - (4 + 6 + 5));
  expect(terms).toEqual({ coins: 10, lanterns: 3, cards: 7 });
});

test('a finished game is judged by its result, before any lead in points', () => {
  const s = table([30, 29, 2]);
  s.over = true;
  const won = prospects(rules, brain, s, 0);
  const second = prospects(rules, brain, s, 1);
  const third = prospects(rules, brain, s, 2);
  expect(won).toBeGreaterThan(900);
  expect(second).toBeLessThan(-900);
  expect(third).toBeLessThan(second - 900);
});

test('without a brain the standing decides', () => {
  expect(prospects(rules, undefined, table([10, 4, 8]), 0)).toBe(2);
});
