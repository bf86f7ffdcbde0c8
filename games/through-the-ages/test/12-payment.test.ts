import { describe, expect, it } from 'vitest';
import { foodOf, gainFood, gainResources, payFood, payResources, resourcesOf } from '../rules/goods.ts';
import { gain } from '../rules/score.ts';
import type { Civ } from '../rules/state.ts';
import { card, food, put, resources, scene, store } from './scene.ts';

const on = (
  c: Civ,
  ...ids: ('bronze' | 'iron' | 'coal' | 'oil' | 'alchemy' | 'scientific-method' | 'agriculture')[]
) => ids.map(id => c.blues[card(id)]);

describe('12 food, resources and payment', () => {
  it('TTA-12.1 worth of a token by level, also without workers', () => {
    const { s } = scene({}, (_s, p) => {
      store(p, 'bronze', 1);
      store(p, 'iron', 1);
      store(p, 'coal', 1);
      store(p, 'oil', 1);
      store(p, 'scientific-method', 1);
      store(p, 'mechanized-agriculture', 2);
    });
    expect([resourcesOf(s.civs[0]), foodOf(s.civs[0])]).toEqual([1 + 2 + 3 + 5 + 2, 10]);
  });

  it('EX-31 TTA-12.2 gaining takes the fewest tokens, what finds no token is lost', () => {
    const at = scene({}, (_s, p) => {
      put(p, 'iron', 0);
      p.blue = 5;
    });
    expect(gainResources(at.civ(0), 3)).toBe(3);
    expect(on(at.civ(0), 'bronze', 'iron')).toEqual([1, 1]);
    const c = scene({}, (_s, p) => {
      put(p, 'iron', 0);
      p.blue = 1;
    }).civ(0);
    expect(gainResources(c, 3)).toBe(2);
    expect(on(c, 'bronze', 'iron')).toEqual([0, 1]);
  });

  it('TTA-12.2 of both kinds resources are placed first', () => {
    const at = scene({}, (_s, p) => {
      p.blue = 1;
    });
    gain(at.g, 0, 1, 1);
    expect([resourcesOf(at.civ(0)), foodOf(at.civ(0))]).toEqual([1, 0]);
  });

  it('EX-30 TTA-12.3 TTA-12.4 lowest tokens first, then change', () => {
    const c = scene({}, (_s, p) => {
      store(p, 'coal', 1);
      store(p, 'bronze', 2);
    }).civ(0);
    const blue = c.blue;
    expect(payResources(c, 4)).toBe(4);
    expect([...on(c, 'bronze', 'iron', 'coal'), c.blue - blue]).toEqual([1, 0, 0, 2]);
  });

  it('EX-73 TTA-12.4 TTA-28.5.a lab tokens first among equals, change on mines', () => {
    const c = scene({}, (_s, p) => {
      store(p, 'alchemy', 1);
      store(p, 'scientific-method', 1);
      store(p, 'bronze', 1);
    }).civ(0);
    const blue = c.blue;
    payResources(c, 3);
    expect([resourcesOf(c), c.blue - blue, ...on(c, 'bronze', 'alchemy', 'scientific-method')]).toEqual([
      1, 2, 1, 0, 0,
    ]);
  });

  it('TTA-12.4 no other way of paying leaves fewer tokens on the cards', () => {
    const ids = ['bronze', 'iron', 'coal', 'oil'] as const;
    const worth = [1, 2, 3, 5];
    // Each token stays, or gives way to lower ones (or none): fewest tokens by what that pays.
    const kept = (value: number, below: number): number =>
      value === 0
        ? 0
        : 1 + Math.min(...worth.filter(w => w < below && w <= value).map(w => kept(value - w, below)));
    const fewest = (tokens: number[], price: number): number => {
      let best = new Map([[0, 0]]);
      for (const token of tokens) {
        const next = new Map<number, number>();
        for (const [paid, n] of best)
          for (let pays = 0; pays <= token; pays++) {
            const left = pays === 0 ? 1 : kept(token - pays, token);
            next.set(paid + pays, Math.min(next.get(paid + pays) ?? 99, n + left));
          }
        best = next;
      }
      return best.get(price) ?? Number.NaN;
    };
    for (const start of [
      [2, 1, 1, 1],
      [0, 3, 0, 1],
      [1, 0, 2, 0],
      [0, 2, 2, 1],
      [3, 0, 0, 2],
      [0, 0, 2, 2],
      [1, 2, 0, 2],
    ]) {
      const tokens = start.flatMap((n, i) => new Array<number>(n).fill(worth[i]));
      const total = tokens.reduce((x, y) => x + y);
      for (let price = 1; price <= total; price++) {
        const c = scene({}, (_s, p) => {
          ids.forEach((id, i) => {
            store(p, id, start[i]);
          });
        }).civ(0);
        payResources(c, price);
        expect(resourcesOf(c)).toBe(total - price);
        const left = ids.reduce((n, id) => n + c.blues[card(id)], 0);
        expect(left, `${start} pays ${price}`).toBe(fewest(tokens, price));
      }
    }
  });

  it('TTA-12.5 change without a token in the bank is lost', () => {
    const c = scene({}, (_s, p) => {
      store(p, 'oil', 1);
      p.blue = 0;
    }).civ(0);
    payResources(c, 1);
    // The broken token comes back and can be placed once, on Bronze; the other three resources are lost.
    expect([resourcesOf(c), c.blue]).toEqual([1, 0]);
  });

  it('TTA-12.6 food pays no resources and the other way round', () => {
    const at = scene({}, (_s, p) => {
      food(p, 9);
      p.yellow = 17;
    });
    at.cannot(['build', card('bronze')], 'resources', 2, 0);
    const other = scene({}, (_s, p) => resources(p, 9));
    other.cannot(['populate'], 'food', 2, 0);
  });

  it('TTA-12.7 a loss takes what is there', () => {
    const c = scene({}, (_s, p) => {
      food(p, 2);
      resources(p, 1);
    }).civ(0);
    expect([payFood(c, 5), payResources(c, 5), foodOf(c), resourcesOf(c)]).toEqual([2, 1, 0, 0]);
    expect(gainFood(c, 0)).toBe(0);
  });
});
