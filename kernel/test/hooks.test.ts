import { describe, expect, it } from 'vitest';
import { computeHook, type EventRules, eventHook, NONE, type Play, RulesFault } from '../index.ts';
import type { Loose, MiniState } from './mini.ts';

interface Village extends MiniState {
  /** numbers of the cards in play, by seat */
  cards: number[][];
}

interface Card {
  readonly id: string;
  readonly strength?: (value: number, seat: number) => number;
  readonly onWar?: (g: Play<Village, Loose>, seat: number) => void;
}

const note = (word: string) => (g: Play<Village, Loose>, seat: number) =>
  void g.s.trace.push(`${seat} ${word}`);

const CARDS: readonly Card[] = [
  { id: 'wall', strength: v => v + 2, onWar: note('wall') },
  { id: 'song' },
  { id: 'general', strength: (v, seat) => v * (seat + 2), onWar: note('general') },
  { id: 'treaty', onWar: note('treaty') },
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
  const make = (order: readonly string[]): EventRules<Village, Loose, null> =>
    eventHook<Village, Loose, null, Card>({
      event: 'war',
      contents: CARDS,
      pick: card => card.onWar,
      order,
      inPlay: (s, seat) => s.cards[seat],
    });
  const village = (...cards: number[][]) => ({ seats: cards.length, cards }) as Village;

  it('run seat after seat in the declared order, whatever the order of play', () => {
    const war = make(['general', 'treaty', 'wall']);
    expect(war.listeners(village([0, 1, 2, 3]), null)).toEqual([0, 2, 0, 3, 0, 0]);
    expect(war.listeners(village([3, NONE, 0], [2]), null)).toEqual([0, 3, 0, 0, 1, 2]);
  });

  it('refuse a tie, a listener without a place, a place without a listener, and unknown names', () => {
    expect(() => make(['general', 'treaty', 'wall', 'general'])).toThrow('war: "general" is ordered twice');
    expect(() => make(['general', 'wall'])).toThrow('war: "treaty" listens but has no place in the order');
    expect(() => make(['general', 'treaty', 'wall', 'song'])).toThrow(
      'war: "song" is ordered but does not listen',
    );
    expect(() => make(['general', 'treaty', 'wall', 'gone'])).toThrow('war: no content is called "gone"');
    expect(() => make([])).toThrow(RulesFault);
  });
});
