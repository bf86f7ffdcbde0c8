import { hash, type Terms } from '@epoka/kernel';
import { describe, expect, it } from 'vitest';
import { brain } from '../bot/index.ts';
import { planFor } from '../bot/plan.ts';
import { CARDS } from '../content/index.ts';
import { lay, type Side } from './scene.ts';

const good = (side: Partial<Side>) => {
  const t = lay({ from: 'main', A: { row: ['plains', 'rome', 'plains'], food: 3, ...side } });
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
    expect(good({ food: 0 })).toBeLessThan(good({ food: 1 }) - 5);
    expect(good({ row: ['plains: B.spearmen', 'rome', 'plains'] })).toBeLessThan(good({}));
  });
});

describe('the plan of the management phase', () => {
  const plan = (side: Partial<Side>) => {
    const t = lay({ from: 'main', A: { row: ['plains', 'rome', 'plains'], food: 9, ...side } });
    return planFor(t.s, 0);
  };
  const named = (card: number) => (card < 0 ? '' : CARDS[card].id);

  it('wants what can be paid this turn and makes people content', () => {
    expect(named(plan({ hand: 'monument' }).production.card)).toBe('monument');
    expect(plan({ hand: 'hoover-dam' }).production.card).toBe(-1);
    expect(named(plan({ hand: 'alphabet', row: ['plains', 'athens', 'plains'] }).tax.card)).toBe('alphabet');
  });

  it('wants food for the next discovery and for unrest, and no more', () => {
    expect(plan({ food: 0 }).food).toBeGreaterThan(plan({ food: 2 }).food);
    expect(plan({ food: 9 }).food).toBe(0);
  });

  it('pays a stage rather than let a work wait', () => {
    const t = lay({ from: 'main', A: { row: ['plains', 'rome: ~temple/1', 'plains'], food: 9 } });
    expect(planFor(t.s, 0).production.object).toBe(t.find('temple'));
  });
});
