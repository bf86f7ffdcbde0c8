import { NONE } from '@epoka/kernel';
import { describe, expect, it } from 'vitest';
import { foodOf, resourcesOf } from '../rules/goods.ts';
import { produceMines } from '../rules/production.ts';
import { card, food, put, resources, scene, store } from './scene.ts';

describe('13 production and maintenance', () => {
  it('TTA-13.1 TTA-14.5 EX-35 an uprising skips everything', () => {
    const arrange = (idle: number) =>
      scene({ phase: 'production', seats: 2 }, (_s, p) => {
        p.yellow = 10;
        put(p, 'religion', 1);
        p.idle = idle;
        food(p, 1);
      });
    const a = arrange(1);
    expect([
      a.civ(0).science,
      a.civ(0).culture,
      foodOf(a.civ(0)),
      resourcesOf(a.civ(0)),
      a.civ(0).military.length,
    ]).toEqual([0, 0, 1, 0, 0]);
    const b = arrange(2);
    expect([
      b.civ(0).science,
      b.civ(0).culture,
      foodOf(b.civ(0)),
      resourcesOf(b.civ(0)),
      b.civ(0).military.length,
    ]).toEqual([1, 1, 1, 2, 2]);
  });

  it('TTA-13.2 science and culture by their ratings', () => {
    const at = scene({ phase: 'production', seats: 2 }, (_s, p) => {
      put(p, 'drama', 1);
      put(p, 'alchemy', 1);
      p.science = 39;
    });
    expect([at.civ(0).culture, at.civ(0).science]).toEqual([2, 40]);
  });

  it('TTA-13.3 TTA-13.9 farms put a token for each worker to what is stored', () => {
    const at = scene({ phase: 'production', seats: 2 }, (_s, p) => {
      put(p, 'irrigation', 2);
      food(p, 1);
    });
    expect([at.civ(0).blues[card('agriculture')], at.civ(0).blues[card('irrigation')]]).toEqual([3, 2]);
  });

  it('EX-32 TTA-13.4 TTA-13.8 the best farm is served first when tokens are short', () => {
    const at = scene({ phase: 'production', seats: 2 }, (_s, p) => {
      p.blue = 1;
      put(p, 'irrigation', 1);
      put(p, 'agriculture', 1);
      put(p, 'bronze', 0);
      put(p, 'religion', 1);
      p.yellow = 14;
    });
    const c = at.civ(0);
    expect([foodOf(c), c.blues[card('agriculture')], c.blue]).toEqual([1, 1, 0]);
  });

  it('EX-33 TTA-13.4 famine costs 4 culture for each missing food', () => {
    const at = scene({ phase: 'production', seats: 2 }, (_s, p) => {
      p.yellow = 8;
      p.culture = 5;
      p.idle = 5;
      put(p, 'agriculture', 1);
    });
    expect([foodOf(at.civ(0)), at.civ(0).culture]).toEqual([0, 0]);
    const b = scene({ phase: 'production', seats: 2 }, (_s, p) => {
      p.yellow = 8;
      p.culture = 20;
      p.idle = 5;
      put(p, 'agriculture', 1);
    });
    expect(b.civ(0).culture).toBe(12);
  });

  it('TTA-13.5 mines put a token for each worker', () => {
    const at = scene({ phase: 'production', seats: 2 }, (_s, p) => put(p, 'iron', 1));
    expect([at.civ(0).blues[card('bronze')], at.civ(0).blues[card('iron')]]).toEqual([2, 1]);
  });

  it('TTA-13.6 TTA-15.2 corruption follows production', () => {
    const at = scene({ phase: 'production', seats: 2 }, (_s, p) => store(p, 'bronze', 6));
    // 18 - 6 = 12, less 2 food and 2 resources: 8 in the bank.
    expect(resourcesOf(at.civ(0))).toBe(6);
  });

  it('TTA-13.7 military cards are drawn last', () => {
    const at = scene({ phase: 'production', seats: 2 });
    expect(at.civ(0).military).toHaveLength(2);
  });

  it('EX-74 TTA-13.8.a TTA-15.3 order of tokens in a short bank', () => {
    const at = scene({ phase: 'production', seats: 2 }, (_s, p) => {
      p.blue = 2;
      put(p, 'agriculture', 0);
      put(p, 'iron', 1);
      p.wonders = [card('transcontinental-railroad')];
    });
    const c = at.civ(0);
    expect([c.blue, resourcesOf(c)]).toEqual([2, 0]);
    produceMines(at.g, 0, NONE);
    expect([c.blue, c.blues[card('iron')], c.blues[card('bronze')]]).toEqual([0, 2, 0]);
  });

  it('TTA-13.8.a at equal worth mines come before labs, workers before the Railroad', () => {
    const at = scene({ phase: 'production', seats: 2 }, (_s, p) => {
      put(p, 'agriculture', 0);
      put(p, 'bronze', 0);
      put(p, 'iron', 1);
      put(p, 'scientific-method', 1);
      p.leader = card('bill-gates');
      p.wonders = [card('transcontinental-railroad')];
      store(p, 'oil', 7);
      p.blue = 2;
    });
    const c = at.civ(0);
    // One on Iron, one on the lab, none for the Railroad; then corruption 6 takes the lowest tokens first.
    expect([c.blues[card('oil')], resourcesOf(c)]).toEqual([6, 7 * 5 + 4 - 6]);
  });

  it('TTA-13.9 what is stored stays', () => {
    const at = scene({ phase: 'production', seats: 2 }, (_s, p) => {
      resources(p, 2);
      food(p, 2);
    });
    expect([resourcesOf(at.civ(0)), foodOf(at.civ(0))]).toEqual([4, 4]);
  });
});
