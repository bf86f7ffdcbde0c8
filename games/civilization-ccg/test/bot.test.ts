import { type Bot, hire, playMatch } from '@epoka/bots';
import { strengthTests } from '@epoka/bots/testing';
import { type Answer, begin, hash, nextBelow, type Question, seedChance, type Terms } from '@epoka/kernel';
import { describe, expect, it } from 'vitest';
import { brain } from '../bot/index.ts';
import { planFor } from '../bot/plan.ts';
import { CARDS } from '../content/index.ts';
import { civilizationCcg } from '../index.ts';
import type { G, State } from '../rules/state.ts';
import { anyDecks } from './decks.ts';
import { lay, type Side } from './scene.ts';

const good = (side: Partial<Side>, { idle = false } = {}) => {
  const t = lay({ from: 'main', A: { row: ['plains', 'rome', 'plains'], food: 3, ...side } });
  if (idle) for (const terrain of t.s.row[0]) t.s.used[terrain] = 1;
  return brain.judge(t.s, 0, brain.weights);
};

describe('judgement', () => {
  it('changes nothing it looks at, and names its parts', () => {
    const t = lay({ from: 'main', A: { row: ['plains: spearmen', 'rome'], hand: 'temple' } });
    const before = hash(t.s);
    const terms: Terms = {};
    const sum = brain.judge(t.s, 0, brain.weights, terms);
    expect(hash(t.s)).toBe(before);
    expect(Object.values(terms).reduce((a, b) => a + b, 0)).toBeCloseTo(sum);
  });

  it('likes terrains, food, content people, cards, works and units', () => {
    const base = good({});
    expect(good({ row: ['plains', 'rome', 'plains', 'plains'] })).toBeGreaterThan(base);
    expect(good({ food: 5 })).toBeGreaterThan(base);
    expect(good({ row: ['plains: temple', 'rome', 'plains'] })).toBeGreaterThan(base);
    expect(good({ hand: 'market' })).toBeGreaterThan(base);
    expect(good({ knows: 'writing' })).toBeGreaterThan(base);
    expect(good({ row: ['plains: swordsmen', 'rome', 'plains'] })).toBeGreaterThan(base);
  });

  it('dreads unrest that food does not cover, and occupied terrains', () => {
    const used = { idle: true } as const;
    expect(good({ food: 0 }, used)).toBeLessThan(good({ food: 1 }, used) - 5);
    // Who can still take food need not fear.
    expect(good({ food: 0 })).toBeGreaterThan(good({ food: 1 }) - 5);
    expect(good({ row: ['plains: B.spearmen', 'rome', 'plains'] })).toBeLessThan(good({}));
  });
});

describe('the plan of the management phase', () => {
  const laid = (side: Partial<Side>) =>
    lay({ from: 'main', A: { row: ['plains', 'rome', 'plains'], food: 9, library: '', ...side } });
  const steps = (side: Partial<Side>) => {
    const t = laid(side);
    return planFor(t.s, 0).steps.map(([verb, a, b]) =>
      ['build', 'devise', 'discard'].includes(verb)
        ? `${verb} ${CARDS[a as number].id}`
        : verb === 'income'
          ? `${CARDS[t.s.face[a as number]].id} ${b}`
          : `${verb} ${CARDS[t.s.face[a as number]]?.id}`,
    );
  };

  it('begins what can be paid this turn and makes people content', () => {
    expect(steps({ hand: 'monument' })).toContain('build monument');
    expect(steps({ hand: 'hoover-dam' })).not.toContain('build hoover-dam');
    expect(steps({ hand: 'alphabet currency', row: ['plains', 'athens', 'plains'] })).toContain(
      'devise currency',
    );
  });

  it('wants food for the next discovery and for unrest, and no more', () => {
    const wanted = (food: number) => planFor(laid({ food }).s, 0).food;
    expect(wanted(0)).toBeGreaterThan(wanted(2));
    expect(wanted(9)).toBe(0);
    expect(steps({ food: 0 })).toEqual(['plains 0', 'rome 0', 'plains 0']);
    expect(steps({ food: 9, hand: 'monument' })).toContain('rome 1');
  });

  it('gives up a card of a later era for what is missing now', () => {
    const row = ['plains', 'rome'];
    expect(steps({ hand: 'temple stadium', row })).toEqual(
      expect.arrayContaining(['discard stadium', 'build temple']),
    );
  });

  it('pays a stage rather than let a work wait', () => {
    expect(steps({ row: ['plains', 'rome: ~temple/1', 'plains'], hand: 'monument' })).toContain(
      'stage temple',
    );
  });

  it('never builds where another building would have to go', () => {
    const t = laid({ row: ['plains: granary', 'rome: farmstead', 'hills'], hand: 'farmstead' });
    expect(planFor(t.s, 0).steps.filter(([verb]) => verb === 'build')).toEqual([]);
  });

  it('is legal to its last step in whole games of any decks', () => {
    let plans = 0;
    for (const [i, game] of [civilizationCcg, anyDecks, anyDecks].entries()) {
      const roll = seedChance(`plans ${i}`);
      const g = begin(game.rules, 2, `plans ${i}`, { roundLimit: '30' }) as unknown as G;
      while (!g.s.over && g.s.round <= 20) {
        const q = g.s.asked[0];
        const legal = listed(g, q);
        if (q.kind !== 'manage') {
          g.perform(q as never, brain.reply?.(g.s, q, legal, n => nextBelow(roll, n)) as never);
          continue;
        }
        plans++;
        const next = brain.habit?.(g.s, q);
        expect(legal).toContainEqual(next);
        g.perform(q as never, next as never);
      }
    }
    expect(plans).toBeGreaterThan(300);
  });
});

/** All legal answers to a question. */
function listed(g: G, q: Question): Answer[] {
  const offers = g.legal(q as never);
  return Array.from({ length: offers.count }, (_, i) => offers.answer(i) as Answer);
}

describe('the bot against a player who only passes', () => {
  /** Passes where that is possible; any other answer is the first. */
  const idle: Bot = {
    name: 'idle',
    choose: ({ legal }) => legal.find(([verb]) => verb === 'pass') ?? legal[0],
  };

  it('presses its advantage: the game ends long before the limit of rounds', () => {
    const { state } = playMatch({
      game: civilizationCcg,
      players: [hire('greedy:samples=1'), { ...hire('random'), bot: idle }],
      seed: 'idle',
      settings: { roundLimit: '40' },
    });
    const s = state as State;
    expect(civilizationCcg.rules.standing(s)[0].rank).toBe(1);
    expect(s.round).toBeLessThan(25);
    // The last round was not reached: a capital fell, or there were terrains and food enough.
    expect(s.out[1] > 0 || s.row[0].length >= 9).toBe(true);
  });
});

strengthTests(civilizationCcg, {
  matches: [{ seats: 2, games: 1, settings: { roundLimit: '30' }, seed: 'ready decks' }],
});
