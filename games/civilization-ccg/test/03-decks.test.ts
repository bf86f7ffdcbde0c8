import type { Json, Variants } from '@epoka/kernel';
import { rollFor } from '@epoka/kernel/kit';
import { describe, expect, it } from 'vitest';
import { type Deck, numberOf, READY_DECKS } from '../content/index.ts';
import { words as en } from '../lang/en.ts';
import { words as pl } from '../lang/pl.ts';
import { distance, isAdjacent, ringOf } from '../rules/board.ts';
import { checkDeck } from '../rules/deck.ts';
import { whoBegins } from '../rules/flow.ts';
import { rules } from '../rules/index.ts';
import type { G } from '../rules/state.ts';
import { randomDeck } from './decks.ts';
import { lay, Table } from './scene.ts';

const rome = READY_DECKS['legions-of-rome'] as Deck;
const keys = (deck: unknown) => checkDeck(deck).map(({ level, key, args }) => [level, key, ...args]);
const reader = { view: undefined as never, seat: 0, name: () => 'Ada' };

/** The deck with other numbers of some cards; the first card of the library makes up for it. */
function change(part: 'library' | 'atlas', counts: Record<string, number>, base: Deck = rome): Deck {
  const changed: Record<string, number> = { ...base[part], ...counts };
  for (const id of Object.keys(changed)) if (changed[id] === 0) delete changed[id];
  return { ...base, [part]: changed };
}

describe('decks like another', () => {
  const variants = rules.brings?.variants as Variants;
  const size = (part: Readonly<Record<string, number>>) => Object.values(part).reduce((a, b) => a + b, 0);

  it('CCG-3.2, 3.3 a small change leaves a legal deck in which every card can be played', () => {
    const roll = rollFor('variants');
    const seen = new Set<string>();
    let deck = rome;
    for (let n = 0; n < 40; n++) {
      const next = variants.vary(deck as unknown as Json, roll) as unknown as Deck;
      expect(checkDeck(next)).toEqual([]);
      const [before, after] = [deck, next].map(d => variants.parts(d as unknown as Json));
      expect(size(after)).toBe(size(before));
      const gone = Object.keys(before).filter(id => (after[id] ?? 0) < before[id]);
      expect(gone.length).toBeLessThanOrEqual(3);
      for (const id of gone) seen.add(id);
      deck = next;
    }
    expect(seen.size).toBeGreaterThan(20);
    expect(deck.atlas).not.toEqual(rome.atlas);
    expect(deck.library).not.toEqual(rome.library);
  });

  it('stays as it is where every change would leave a card without use', () => {
    // always the same card out and in
    expect(variants.vary(rome as unknown as Json, () => 0)).toEqual(rome);
  });

  it('tells what a deck is made of, and which answer brings a card out', () => {
    expect(variants.parts(rome as unknown as Json)).toMatchObject({ rome: 1, legionaries: 4, plains: 4 });
    expect(variants.used(['build', numberOf('granary'), 3])).toBe('granary');
    expect(variants.used(['play', numberOf('festival')])).toBe('festival');
    expect(variants.used(['discard', numberOf('granary')])).toBeUndefined();
    expect(Object.keys(variants.all)).toEqual(Object.keys(READY_DECKS));
  });
});

describe('decks', () => {
  it('CCG-3.6 all ready decks are legal without a warning', () => {
    for (const deck of Object.values(READY_DECKS)) expect(checkDeck(deck)).toEqual([]);
  });

  it('EX-01 CCG-3.2, 3.5 all faults of a library are told, in both languages', () => {
    const total = Object.values(rome.library).reduce((a, b) => a + b, 0);
    expect(total).toBe(60);
    const full: Record<string, number> = { granary: 5 };
    let n = 5;
    for (const [id, count] of Object.entries(rome.library)) {
      if (id === 'granary') continue;
      const take = Math.min(count, 59 - n);
      if (take > 0) full[id] = take;
      n += take;
    }
    const findings = checkDeck({ ...rome, library: full });
    expect(findings.map(f => [f.level, f.key, ...f.args])).toEqual([
      ['error', 'librarySize', 59],
      ['error', 'libraryCopies', numberOf('granary'), 5],
    ]);
    expect(en.reasons.librarySize(reader, 59)).toBe('The library must have exactly 60 cards; it has 59.');
    expect(pl.reasons.librarySize(reader, 59)).toBe(
      'Biblioteka musi liczyć dokładnie 60 kart; teraz liczy 59.',
    );
    expect(rules.brings?.faults({ ...rome, library: full }, {} as never).length).toBe(2);
  });

  it('EX-02 CCG-3.3 one copy of a resource, four of a terrain', () => {
    const atlas = { horses: 2, plains: 4, hills: 4, forest: 4, coast: 1 };
    const errors = checkDeck({ ...rome, atlas }).filter(f => f.level === 'error');
    expect(errors.map(f => [f.key, ...f.args])).toEqual([['resourceCopies', numberOf('horses'), 2]]);
    const five = { plains: 5, hills: 4, forest: 4, coast: 2 };
    expect(keys({ ...rome, atlas: five })[0]).toEqual(['error', 'terrainCopies', numberOf('plains'), 5]);
  });

  it('EX-03 CCG-3.5 a card that can never be built is only a warning', () => {
    const [id, count] = Object.entries(rome.library).find(([, n]) => n >= 2) as [string, number];
    const found = keys(change('library', { [id]: count - 2, samurai: 2 }));
    expect(found).toContainEqual(['warning', 'deckGroup', numberOf('samurai')]);
    expect(found.some(([level]) => level === 'error')).toBe(false);
    expect(en.reasons.deckGroup(reader, numberOf('samurai'))).toContain('Far-East civilizations');
  });

  it('CCG-3.1, 3.2, 3.3 every part holds its kinds only, and there is one capital', () => {
    expect(keys(null)).toEqual([['error', 'noDeck']]);
    expect(keys({ ...rome, capital: '' })).toEqual([['error', 'capitalMissing']]);
    expect(keys({ ...rome, capital: 'plains' })).toEqual([['error', 'notACapital', numberOf('plains')]]);
    expect(keys(change('library', { plains: 1 })).map(k => k[1])).toEqual(['notForLibrary', 'librarySize']);
    expect(keys(change('atlas', { spearmen: 1 })).map(k => k[1])).toEqual(['notForAtlas', 'atlasSize']);
    expect(keys(change('library', { athens: 1 })).map(k => k[1])).toEqual(['capitalTooMany', 'librarySize']);
    expect(keys(change('library', { dragon: 1, granary: 1.5 })).map(k => k[1])).toEqual(
      expect.arrayContaining(['unknownCard', 'badCount']),
    );
  });

  it('CCG-3.4 random decks within the limits are legal', () => {
    let seed = 1;
    const roll = (n: number) => {
      seed = (seed * 48271) % 2147483647;
      return seed % n;
    };
    for (let i = 0; i < 50; i++) expect(() => randomDeck(roll)).not.toThrow();
  });
});

describe('set-up', () => {
  it('EX-04 CCG-4.4 those tied for the highest die roll again', () => {
    const dice = [5, 2, 5, 1, 6];
    const told: unknown[][] = [];
    const g = {
      s: { seats: 3, out: [0, 0, 0] },
      roll: () => (dice.shift() as number) - 1,
      tell: (...args: unknown[]) => told.push(args),
    } as unknown as G;
    expect(whoBegins(g)).toBe(2);
    expect(told).toEqual([['began', 2, [1, 6]]]);
    expect(dice).toEqual([]);
  });

  it('CCG-4.1, 4.3, 4.5, 4.6 a new table: a capital, seven cards, the first era', () => {
    const t = new Table(rules, { seats: 6, seed: 'new', names: ['A', 'B', 'C', 'D', 'E', 'F'] });
    expect(t.s.row.map(row => row.length)).toEqual([1, 1, 1, 1, 1, 1]);
    expect(t.s.hand.map(hand => hand.length)).toEqual([7, 7, 7, 7, 7, 7]);
    expect(t.s.library.map(pile => pile.length)).toEqual([53, 53, 53, 53, 53, 53]);
    expect(t.s.atlas.map(pile => pile.length)).toEqual([15, 15, 15, 15, 15, 15]);
    expect(t.s.era).toEqual([1, 1, 1, 1, 1, 1]);
  });

  it('EX-88 CCG-4.2, 18.3 everybody but the starting player begins with food', () => {
    for (const [laterPlayersFood, seed] of [
      [1, 'a'],
      [2, 'b'],
      [0, 'c'],
    ] as const) {
      const t = new Table(rules, { seats: 3, settings: { laterPlayersFood }, seed, names: ['A', 'B', 'C'] });
      expect(t.s.food).toEqual([0, 1, 2].map(seat => (seat === t.s.first ? 0 : laterPlayersFood)));
    }
  });

  it('EX-05 CCG-5.1, 5.2, 5.4 rows form a ring; with two players both edges touch', () => {
    const t = lay({
      from: 'main',
      A: { row: ['plains', 'hills', 'rome', 'forest'] },
      B: { row: ['plains', 'athens', 'coast'] },
    });
    const ring = ringOf(t.s);
    expect(isAdjacent(ring, t.find('A[0]'), t.find('B[2]'))).toBe(true);
    expect(isAdjacent(ring, t.find('A[3]'), t.find('B[0]'))).toBe(true);
    expect(isAdjacent(ring, t.find('A[0]'), t.find('B[0]'))).toBe(false);
    expect(distance(ring, t.find('A[1]'), t.find('B[1]'))).toBe(3);
  });

  it('CCG-5.3 a lone capital is both edges', () => {
    const t = lay({ from: 'main', A: { row: ['rome'] }, B: { row: ['plains', 'athens', 'coast'] } });
    const ring = ringOf(t.s);
    expect(isAdjacent(ring, t.find('A[0]'), t.find('B[2]'))).toBe(true);
    expect(isAdjacent(ring, t.find('A[0]'), t.find('B[0]'))).toBe(true);
  });
});
