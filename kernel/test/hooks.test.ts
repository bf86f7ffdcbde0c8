import { describe, expect, it } from 'vitest';
import { computeHook, eventHook, NONE, RulesFault } from '../index.ts';

interface Card {
  readonly id: string;
  readonly strength?: (value: number, seat: number) => number;
  readonly onWar?: (told: string[]) => void;
}

const CARDS: readonly Card[] = [
  { id: 'wall', strength: v => v + 2, onWar: told => void told.push('wall') },
  { id: 'song' },
  { id: 'general', strength: (v, seat) => v * (seat + 2), onWar: told => void told.push('general') },
  { id: 'treaty', onWar: told => void told.push('treaty') },
];

describe('compute hooks', () => {
  const strength = computeHook<[seat: number], Card>(CARDS, card => card.strength);

  it('ask every card in play, in the order of play', () => {
    expect(strength(1, [0, 2], 0)).toBe(6);
    expect(strength(1, [2, 0], 0)).toBe(4);
    expect(strength(1, [0, 2], 1)).toBe(9);
  });

  it('pass over cards without the hook and empty places', () => {
    expect(strength(1, [1, NONE, 0, 3], 0)).toBe(3);
    expect(strength(7, [], 0)).toBe(7);
  });
});

describe('event hooks', () => {
  const make = (order: readonly string[]) =>
    eventHook<[told: string[]], Card>('onWar', CARDS, card => card.onWar, order);

  it('run in the declared order, whatever the order of play', () => {
    const hook = make(['general', 'treaty', 'wall']);
    expect(hook.listeners([0, 1, 2, 3])).toEqual([2, 3, 0]);
    expect(hook.listeners([3, NONE, 0])).toEqual([3, 0]);
    const told: string[] = [];
    for (const id of hook.listeners([0, 3, 2])) hook.fire(id, told);
    expect(told).toEqual(['general', 'treaty', 'wall']);
  });

  it('refuse a tie, a listener without a place, a place without a listener, and unknown names', () => {
    expect(() => make(['general', 'treaty', 'wall', 'general'])).toThrow('onWar: "general" is ordered twice');
    expect(() => make(['general', 'wall'])).toThrow('onWar: "treaty" listens but has no place in the order');
    expect(() => make(['general', 'treaty', 'wall', 'song'])).toThrow(
      'onWar: "song" is ordered but does not listen',
    );
    expect(() => make(['general', 'treaty', 'wall', 'gone'])).toThrow('onWar: no content is called "gone"');
    expect(() => make([])).toThrow(RulesFault);
  });

  it('refuse to fire what does not listen', () => {
    const hook = make(['general', 'treaty', 'wall']);
    expect(() => hook.fire(1, [])).toThrow('onWar: "song" does not listen');
    expect(() => hook.fire(9, [])).toThrow(RulesFault);
  });
});
