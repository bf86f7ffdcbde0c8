import { describe, expect, it } from 'vitest';
import { ORDERS, orders } from '../rules/orders.ts';
import { card, cards, type Scene, scene } from './scene.ts';

const by = (at: Scene, order: keyof typeof orders) => {
  const q = at.open();
  return orders[order](at.s, q, at.g.options(q));
};

describe('standing orders', () => {
  it('pass in auctions and in politics, hold back when attacked, and say nothing elsewhere', () => {
    const politics = scene({ phase: 'political', age: 2 }, (s, p) => {
      p.military = cards('rats', 'spy-2');
      s.current = cards('no-event', 'fertile-territory-1');
    });
    expect(ORDERS.map(o => by(politics, o))).toEqual([undefined, ['pass'], undefined]);
    const attack = scene({ phase: 'political', age: 2 }, (_s, p) => {
      p.military = cards('spy-2');
    }).does('aggression', card('spy-2'), 1);
    expect(ORDERS.map(o => by(attack, o))).toEqual([undefined, undefined, undefined]);
    attack.does('done').asks('defend', 1);
    expect(ORDERS.map(o => by(attack, o))).toEqual([undefined, undefined, ['done']]);
    politics.does('event', card('rats')).asks('bid', 0);
    expect(ORDERS.map(o => by(politics, o))).toEqual([['pass'], undefined, undefined]);
    expect(ORDERS.map(o => by(scene({}), o))).toEqual([undefined, undefined, undefined]);
  });
});
