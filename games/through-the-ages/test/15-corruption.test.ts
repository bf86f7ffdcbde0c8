import { describe, expect, it } from 'vitest';
import { corruptionAt, foodOf, resourcesOf } from '../rules/goods.ts';
import { food, put, scene, store } from './scene.ts';

describe('15 corruption', () => {
  it('TTA-15.1 [S] the Simple game has none', () => {
    const at = scene({ level: 'simple', phase: 'production', seats: 2 }, (_s, p) => store(p, 'bronze', 12));
    expect(resourcesOf(at.civ(0))).toBe(14);
  });

  it('EX-34 TTA-15.2 TTA-15.3 by tokens in the blue bank, as far as resources go', () => {
    expect([9, 8, 5, 4, 1, 0].map(corruptionAt)).toEqual([0, 2, 2, 4, 4, 6]);
    const at = scene({ phase: 'production', seats: 2 }, (_s, p) => {
      put(p, 'bronze', 1);
      put(p, 'agriculture', 0);
      food(p, 2);
      p.blue = 8;
      p.culture = 4;
    });
    expect([resourcesOf(at.civ(0)), foodOf(at.civ(0)), at.civ(0).culture]).toEqual([0, 2, 4]);
  });

  it('TTA-15.4 nothing can be left out without the variant', () => {
    const at = scene({ phase: 'production', seats: 2 }, (_s, p) => store(p, 'bronze', 5));
    at.asks('act', 1);
  });
});
