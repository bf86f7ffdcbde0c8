import { prospects } from '@epoka/bots';
import { strengthTests } from '@epoka/bots/testing';
import { type Answer, hash } from '@epoka/kernel';
import { describe, expect, it } from 'vitest';
import { brain } from '../bot/index.ts';
import { clashOfCultures } from '../index.ts';
import { words as en } from '../lang/en.ts';
import { layoutFor } from '../rules/layout.ts';
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

  it('prefers advances that feed it, and works for the objectives in its hand', () => {
    expect(value(t => t.knows('Ada', 'storage'))).toBeGreaterThan(value(t => t.knows('Ada', 'siegecraft')));
    const wealth = (gold: number) =>
      value(t => {
        t.objective('Ada', 'wealth');
        t.goods('Ada', { gold });
      });
    const plain = (gold: number) => value(t => t.goods('Ada', { gold }));
    expect(wealth(5) - wealth(4)).toBeGreaterThan(plain(5) - plain(4) + 0.2);
  });

  it('values the actions it has left, and no action more or less by the end of a round', () => {
    const inTurn = (change: (t: Table) => void) => {
      const t = duel().turn('Ada');
      // something was done already
      t.s.deed = 2;
      change(t);
      return brain.judge(t.s, 0, brain.weights);
    };
    const even = inTurn(() => {});
    expect(
      inTurn(t => {
        t.s.actions = 4;
      }),
    ).toBeGreaterThan(even + 0.5);
    expect(
      inTurn(t => {
        t.s.bound = 1;
      }),
    ).toBeGreaterThan(even);
    // an action that was taken from a rival is missed in the rival's next turn
    const t = duel().turn('Ada');
    const rival = brain.judge(t.s, 1, brain.weights);
    t.s.assassinated[1] = 1;
    expect(brain.judge(t.s, 1, brain.weights)).toBeLessThan(rival);
    // a round that has only just begun brings nobody three actions
    t.s.deed = 1;
    const begun = brain.judge(t.s, 0, brain.weights);
    t.s.deed = 2;
    expect(brain.judge(t.s, 0, brain.weights)).toBeGreaterThan(begun + 1.5);
  });

  it('thinks about one deed at a time, and leaves what leads round in a circle', () => {
    const t = duel().goods('Ada', { food: 2 }).turn('Ada');
    const before = brain.turn(t.s);
    t.answer('Ada', 'collect', 'D7');
    expect(brain.turn(t.s)).toBe(before);
    while (t.s.asked[0].kind !== 'turn') t.answer('Ada', 'take', 'D7', 'food');
    expect(brain.turn(t.s)).not.toBe(before);
  });

  it('sends settlers where a city stands well, and offers a trade once a turn', () => {
    const t = duel().units('Ada', 'D7', { settler: 1, infantry: 1 }).knows('Ada', 'tactics');
    t.terrain({ D6: 'barren' }).turn('Ada').answer('Ada', 'move');
    const look = (...answer: Answer) => brain.prior?.(t.s, t.s.asked[0], answer) ?? 0;
    expect(look('from', t.space('D7'))).toBeGreaterThan(look('stop'));
    t.answer('Ada', 'from', 'D7');
    // a group that was begun goes somewhere
    expect(look('back')).toBe(Number.NEGATIVE_INFINITY);
    expect(look('unit', 0, 0)).toBeGreaterThan(look('all'));
    t.answer('Ada', 'unit', 'settler', 0);
    expect(look('go', t.space('E6'))).toBeGreaterThan(look('go', t.space('D6')));
    const u = duel().goods('Ada', { wood: 6 }).goods('Ben', { ore: 6 }).turn('Ada');
    u.s.offers = 1;
    expect(brain.prior?.(u.s, u.s.asked[0], ['trade', 1])).toBe(Number.NEGATIVE_INFINITY);
  });

  it('leaves settlers where they are shut in', () => {
    const shutIn = (beside: (t: Table, space: string) => void) => {
      const t = duel().units('Ada', 'D7', { settler: 2 });
      const { beside: around, labels } = layoutFor(2);
      for (const x of around[t.space('D7')]) beside(t, labels[x]);
      t.turn('Ada').answer('Ada', 'move');
      const look = (...answer: Answer) => brain.prior?.(t.s, t.s.asked[0], answer) ?? 0;
      return look('from', t.space('D7')) < look('stop');
    };
    const army = (t: Table, space: string) =>
      t.terrain({ [space]: 'barren' }).units('Ben', space, { infantry: 1 });
    const water = (t: Table, space: string) => t.terrain({ [space]: 'sea' });
    expect(shutIn(army)).toBe(true);
    // at sea only a ship takes them
    expect(shutIn(water)).toBe(true);
    expect(
      shutIn((t, space) =>
        space === 'D8' ? water(t, space).units('Ada', space, { ship: 1 }) : water(t, space),
      ),
    ).toBe(false);
    expect(shutIn((t, space) => t.terrain({ [space]: 'unexplored' }))).toBe(false);
  });

  it('trades what is plenty for what is lacking, where the other gains as well', () => {
    const t = duel().goods('Ada', { wood: 6 }).goods('Ben', { ore: 6 }).turn('Ada');
    const look = (...answer: Answer) => brain.prior?.(t.s, t.s.asked[0], answer) ?? 0;
    expect(look('trade', 1)).toBeGreaterThan(0);
    t.answer('Ada', 'trade', 'Ben');
    const [ore, wood] = [1, 2];
    expect(look('swapOne', wood, ore)).toBeGreaterThan(0);
    t.answer('Ada', 'swapOne', wood, ore);
    expect(look('accept')).toBeGreaterThan(look('refuse'));
    const u = duel().goods('Ada', { wood: 6 }).goods('Ben', { ore: 1 }).turn('Ada');
    expect(brain.prior?.(u.s, u.s.asked[0], ['trade', 1])).toBeLessThan(0);
    u.answer('Ada', 'trade', 'Ben').answer('Ada', 'swapOne', wood, ore);
    expect(brain.prior?.(u.s, u.s.asked[0], ['accept'])).toBeLessThan(0);
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
