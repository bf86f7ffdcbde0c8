import type { Options, Question } from '@epoka/kernel';
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

  it('hold back where units could be sacrificed to defend, not in an attack of one’s own', () => {
    const options: Options = { choices: [{ answer: ['sacrifice', 3] }, { answer: ['done'] }], forms: [] };
    const ask = (defending: boolean): Question => ({
      id: 1,
      seat: 0,
      kind: 'sacrifice',
      data: { defending },
    });
    const { s } = scene({});
    expect(orders.holdBack(s, ask(true), options)).toEqual(['done']);
    expect(orders.holdBack(s, ask(false), options)).toBeUndefined();
  });

  it('give no answer that is not possible', () => {
    const blocked = { answer: ['pass'], why: { key: 'notNow', args: [] } } as const;
    const bid: Question = { id: 1, seat: 0, kind: 'bid', data: null };
    const { s } = scene({});
    expect(orders.passAuctions(s, bid, { choices: [blocked], forms: [] })).toBeUndefined();
    expect(orders.passAuctions(s, bid, { choices: [blocked, { answer: ['pass'] }], forms: [] })).toEqual([
      'pass',
    ]);
  });
});
