/** How well the judgement of positions plays. `EPOKA_BOTS=10` plays ten times as many games. */
import { hire, playMatch } from '@epoka/bots';
import { describe, expect, it } from 'vitest';
import { brain } from '../bot/index.ts';
import { newHorizons } from '../index.ts';
import type { State } from '../rules/state.ts';
import { position } from './position.ts';

const TIMES = Number(process.env.EPOKA_BOTS ?? 1);
const LONG = 120_000 * TIMES;
const expert = hire('greedy:samples=1');
const novice = hire('random');

describe('the bot', () => {
  it(
    'beats random play',
    () => {
      const games = 10 * TIMES;
      let won = 0;
      for (let i = 0; i < games; i++) {
        const players = i % 2 === 0 ? [expert, novice] : [novice, expert];
        const { state } = playMatch({ game: newHorizons, players, seed: `random ${i}`, roundCap: 25 });
        const [winner] = newHorizons.rules.standing(state as State).filter(x => x.rank === 1);
        if (players[winner.seat] === expert) won++;
      }
      expect(won / games).toBeGreaterThanOrEqual(0.98);
    },
    LONG,
  );

  it(
    'brings games of four to their end in a reasonable number of rounds',
    () => {
      const games = 3 * TIMES;
      let rounds = 0;
      for (let i = 0; i < games; i++) {
        const players = [expert, expert, expert, expert];
        rounds += playMatch({ game: newHorizons, players, seed: `four ${i}`, roundCap: 60 }).state.round;
      }
      expect(rounds / games).toBeGreaterThan(11);
      expect(rounds / games).toBeLessThan(26);
    },
    LONG,
  );

  it('likes points, people, coins and cubes, and not those of others', () => {
    const value = (change: (t: ReturnType<typeof position>) => void) => {
      const t = position('Ada', 'Ben');
      change(t);
      return brain.evaluate(t.s, 0);
    };
    const even = value(() => {});
    expect(value(t => t.player('Ada', { coins: 4 }))).toBeGreaterThan(even);
    expect(value(t => t.player('Ada', { active: 3 }))).toBeGreaterThan(even);
    expect(value(t => t.player('Ada', { food: 1 }))).toBeGreaterThan(even);
    expect(value(t => t.knows('Ada', 'wheel'))).toBeGreaterThan(even);
    expect(value(t => t.marks('cradle', { village: 'Ada' }))).toBeGreaterThan(even);
    expect(value(t => t.marks('cradle', { village: 'Ben' }))).toBeLessThan(even);
  });
});
