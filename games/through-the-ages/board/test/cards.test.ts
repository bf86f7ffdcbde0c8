import './speaking.ts';
import { begin, NONE } from '@epoka/kernel';
import { describe, expect, it } from 'vitest';
import { giftParts, printed } from '../cards.tsx';
import { ALL_CARDS, rules, type State, T, type Vocab } from '../game.ts';

describe('names on narrow cards', () => {
  it('are left as they are where every word fits', () => {
    expect(printed('Rich Land')).toEqual({ title: 'Rich Land', longest: 4 });
    expect(printed('Philosophy').title).toBe('Philosophy');
  });

  it('can be broken between syllables where a word is too long for any readable size', () => {
    expect(printed('Porozumienie międzynarodowe').title).toBe('Porozu\u00admienie między\u00adnarodowe');
    expect(printed('Constitutional Monarchy')).toEqual({
      title: 'Consti\u00adtutional Monarchy',
      longest: 8,
    });
  });
});

describe('signs on military cards', () => {
  it('tell what an attack costs in military actions', () => {
    const view = begin<State, Vocab>(rules, 2, 'signs').s;
    const attacks = ALL_CARDS.flatMap((_, card) =>
      T.KIND[card] === T.AGGRESSION || T.KIND[card] === T.WAR ? [card] : [],
    );
    expect(attacks.length).toBeGreaterThan(5);
    for (const card of attacks)
      expect(giftParts(view, NONE, card), ALL_CARDS[card]).toMatchObject([{ tone: 'military' }]);
    expect(giftParts(view, NONE, ALL_CARDS.indexOf('plunder-1'))[0].text).toBe('2');
  });
});
