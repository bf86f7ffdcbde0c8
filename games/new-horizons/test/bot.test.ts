import { type Bot, greedy, playMatch, prospects } from '@epoka/bots';
import { brainTests } from '@epoka/bots/brain-tests';
import { strengthTests } from '@epoka/bots/testing';
import { NONE, type Question } from '@epoka/kernel';
import { describe, expect, it } from 'vitest';
import { brain } from '../bot/index.ts';
import { prior } from '../bot/policy.ts';
import { GOALS } from '../content/index.ts';
import { newHorizons } from '../index.ts';
import { SETTLER, SOLDIER, type State } from '../rules/state.ts';
import type { Moving } from '../rules/vocabulary.ts';
import { position } from './position.ts';

strengthTests(newHorizons, {
  matches: [{ seats: 2, games: 10, roundCap: 25, seed: 'random' }],
  length: { seats: 4, games: 3, roundCap: 60, seed: 'four', rounds: [11, 26] },
});

const CAP = 20;
let traded = Number.NaN;

brainTests(newHorizons, {
  seats: 3,
  rounds: { judged: 6, indifferent: CAP },
  mostAnswers: CAP * 3 * 25,
  indifferent(g, q, [verb], usual) {
    const s = g.s as State;
    // A trade that ends the turn, as no other is possible, is as good as ending it; a second one is not. In the last round
    // the result itself is in sight, and it does matter.
    if ((verb === 'buy' || verb === 'sell') && s.round < CAP && s.lastRound === 0) {
      expect(brain.turn(s)).not.toBe(traded);
      traded = brain.turn(s);
    }
    // Units don't pace: once moved, they stand, unless one crosses a foreign home.
    const moving = q.kind === 'move' ? (q.data as unknown as Moving) : undefined;
    if (usual && moving?.moved && moving.unit === NONE) expect(verb).toBe('stop');
  },
});

describe('a game that drags on', () => {
  /** Takes the first answer there is, sometimes the last: no goal is reached by that. */
  function idler(): Bot {
    let answers = 0;
    return {
      name: 'idler',
      choose: ({ legal }) => legal[++answers % 4 === 3 ? legal.length - 1 : 0],
    };
  }

  it.each(['long', 'longer', 'longest', 'endless'])('is brought to its end by the bot alone (%s)', seed => {
    const { state } = playMatch({
      game: newHorizons,
      players: [
        { spec: 'idler', bot: idler(), limit: {} },
        { spec: 'greedy', bot: greedy, limit: {} },
      ],
      seed,
      roundCap: 60,
    });
    expect((state as State).round).toBeLessThan(45);
    expect((state as State).lastRound).toBeGreaterThan(0);
  });

  it('has settlers recruited before stronger soldiers where villages are wanting', () => {
    const t = position('Ada', 'Ben');
    const village = GOALS.findIndex(goal => goal.id === 'coloniser');
    const q: Question = { id: 0, seat: 0, kind: 'recruit', data: null };
    const first = () => prior(t.s, q, ['recruit', SETTLER, 1, 0]) > prior(t.s, q, ['recruit', SOLDIER, 3, 0]);
    t.s.goals[1] = village;
    t.s.round = 12;
    expect(first()).toBe(false);
    t.s.round = 20;
    expect(first()).toBe(true);
    t.s.claims[1].push(0);
    expect(first()).toBe(false);
  });
});

describe('judgement', () => {
  it('likes points, people, coins and cubes, and not those of others', () => {
    const value = (change: (t: ReturnType<typeof position>) => void) => {
      const t = position('Ada', 'Ben');
      change(t);
      return prospects(newHorizons.rules, brain, t.s, 0);
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
