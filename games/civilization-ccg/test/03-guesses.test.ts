import type { Json, Variants } from '@epoka/kernel';
import { rollFor } from '@epoka/kernel/kit';
import { describe, expect, it } from 'vitest';
import { CARDS, type Deck, numberOf, READY_DECKS } from '../content/index.ts';
import { cardsOf, checkDeck } from '../rules/deck.ts';
import { rules } from '../rules/index.ts';
import type { State } from '../rules/state.ts';
import { varied } from '../rules/variants.ts';
import { lay } from './scene.ts';

const brings = rules.brings as NonNullable<typeof rules.brings>;
const rome = cardsOf(READY_DECKS['legions-of-rome']);
const ids = (cards: readonly number[]) => cards.map(card => CARDS[card].id);
const first = () => 0;
const guess = (
  s: State,
  owner: number,
  kind: 'card' | 'land',
  n: number,
  roll = first as (n: number) => number,
) => ids(brings.guess(s, owner, kind, n, roll) as number[]);
/** The cards without one of each of these. */
const without = (cards: readonly number[], seen: readonly string[]) => {
  const left = ids(cards);
  for (const id of seen) if (left.includes(id as never)) left.splice(left.indexOf(id as never), 1);
  return left;
};
const count = (list: readonly string[], id: string) => list.filter(x => x === id).length;

describe('CCG-3.6 who brings no deck', () => {
  it('gets any of the ready ones', () => {
    const decks = Object.values(READY_DECKS);
    const got = decks.map((_, i) =>
      brings.ready(n => {
        expect(n).toBe(decks.length);
        return i;
      }, {} as never),
    );
    expect(got).toEqual(decks);
  });
});

describe('CCG-19.2, 19.3 what others may guess', () => {
  /** Everything of A that is open to all, in every place. */
  const laid = () => {
    const table = lay({
      from: 'main',
      A: {
        row: ['plains: wheat spearmen ~granary/1', 'rome: temple', 'hills'],
        hand: '',
        atlas: '',
        library: 'archers',
        discard: 'legionaries',
        knows: 'agriculture',
        events: 'festival/1',
      },
      B: { row: ['athens: monument'], library: 'market' },
    });
    table.arrange(s => {
      s.announced = [
        [0, numberOf('levy'), 0],
        [1, numberOf('mercenaries'), 0],
      ];
      s.hand[0] = [-1, -1, numberOf('tribute')];
      s.shown[0] = [numberOf('ambush')];
      s.atlas[0] = [-1, numberOf('copper')];
    });
    return table.s;
  };
  const seen = 'spearmen granary temple archers legionaries agriculture festival levy tribute ambush'.split(
    ' ',
  );

  it('the ready deck of the same capital, without what was seen of it', () => {
    const left = without(rome.library, seen);
    expect(left.length).toBe(50);
    expect(guess(laid(), 0, 'card', 50)).toEqual(left);
    expect(guess(laid(), 0, 'card', 7)).toEqual(left.slice(0, 7));
    expect(guess(laid(), 0, 'card', 0)).toEqual([]);
    const lands = without(rome.atlas, ['plains', 'wheat', 'hills', 'copper']);
    expect(lands.length).toBe(11);
    expect(guess(laid(), 0, 'land', 11)).toEqual(lands);
    // one after the other by chance
    const rolls: number[] = [];
    const last = (n: number) => {
      rolls.push(n);
      return n - 1;
    };
    const two = guess(laid(), 0, 'card', 2, last);
    expect(two).toEqual(left.toReversed().slice(0, 2));
    expect(rolls).toEqual([1, 50, 49, Object.keys(READY_DECKS).length]);
  });

  it('more from the other decks, within the limits of copies', () => {
    const found = guess(laid(), 0, 'card', 120);
    expect(found.length).toBe(120);
    for (const id of new Set(found)) expect(count(found, id) + count(seen, id), id).toBeLessThanOrEqual(4);
    expect(found.slice(0, 50)).toEqual(without(rome.library, seen));
    // the deck that is next in the list, not the same again
    const roll = (n: number) => (n === Object.keys(READY_DECKS).length ? 1 : 0);
    const horde = cardsOf(READY_DECKS['golden-horde']);
    const other = guess(laid(), 0, 'card', 55, roll).slice(50);
    for (const id of other) expect(ids(horde.library)).toContain(id);
    const lands = guess(laid(), 0, 'land', 40);
    for (const id of new Set(lands)) {
      const most = CARDS[numberOf(id)].kind === 'resource' ? 1 : 4;
      const known = ['plains', 'hills', 'copper', 'wheat'].includes(id) ? 1 : 0;
      expect(count(lands, id) + known, id).toBeLessThanOrEqual(most);
    }
    expect(lands.length).toBe(40);
  });

  it('any ready deck where no ready deck has the capital', () => {
    const capitals = Object.values(READY_DECKS).map(deck => deck.capital as string);
    const capital = ['cusco', 'timbuktu', 'babylon', 'tenochtitlan'].find(
      id => !capitals.includes(id),
    ) as string;
    const t = lay({ from: 'main', A: { row: [capital], library: '' } });
    Object.values(READY_DECKS).forEach((deck, i) => {
      const roll = (n: number) => (n === capitals.length ? i : 0);
      expect(guess(t.s, 0, 'card', 9, roll)).toEqual(ids(cardsOf(deck).library).slice(0, 9));
    });
    // of the owner, not of somebody else
    expect(guess(laid(), 1, 'land', 15)).not.toEqual(guess(laid(), 0, 'land', 15));
  });
});

describe('CCG-3.2, 3.3 a deck like another', () => {
  const deck = READY_DECKS['legions-of-rome'] as Deck;
  const variants = brings.variants as Variants;
  /** Rolls in this order, then always the first of what there is. */
  const rolling = (...rolls: number[]) => {
    const asked: number[] = [];
    const roll = (n: number) => {
      asked.push(n);
      return rolls.shift() ?? 0;
    };
    return { roll, asked };
  };
  const place = (part: Readonly<Record<string, number>>, id: string) => Object.keys(part).indexOf(id);
  const lands = CARDS.filter(({ kind }) => kind === 'terrain' || kind === 'resource').map(
    ({ id }) => id as string,
  );
  const books = CARDS.filter(({ kind }) => !['terrain', 'resource', 'capital'].includes(kind)).map(
    ({ id }) => id as string,
  );
  const change = (...rolls: number[]) => varied(deck, rolling(...rolls).roll);
  const diff = (next: Deck) => {
    const found: Record<string, number> = {};
    const [before, after] = [deck, next].map(d => variants.parts(d as unknown as Json));
    for (const id of new Set([...Object.keys(before), ...Object.keys(after)])) {
      const n = (after[id] ?? 0) - (before[id] ?? 0);
      if (n !== 0) found[id] = n;
    }
    return found;
  };

  it('some copies of one card for as many of another, twice in the library', () => {
    const { library } = deck;
    const out = (id: string) => place(library, id);
    // not the atlas, not the capital; then two exchanges
    expect(
      diff(
        change(1, 1, out('levy'), books.indexOf('caravan'), 1, out('granary'), books.indexOf('market'), 0),
      ),
    ).toEqual({ levy: -2, caravan: 2, granary: -1, market: 1 });
    // all copies that there are: the card is gone
    const gone = change(1, 1, out('levy'), books.indexOf('caravan'), 3, 0, books.indexOf('spearmen'), 0);
    expect(diff(gone)).toEqual({ levy: -3, caravan: 3 });
    expect('levy' in gone.library).toBe(false);
    // never more than four copies
    expect(
      diff(change(1, 1, out('levy'), books.indexOf('spearmen'), 3, 0, books.indexOf('spearmen'), 0)),
    ).toEqual({
      levy: -1,
      spearmen: 1,
    });
  });

  it('one time in four the atlas instead, one resource of a kind at most', () => {
    const { atlas } = deck;
    const { roll, asked } = rolling(0, 1, place(atlas, 'plains'), lands.indexOf('grassland'), 1);
    expect(diff(varied(deck, roll))).toEqual({ plains: -2, grassland: 2 });
    expect(asked).toEqual([4, 12, Object.keys(atlas).length, lands.length, 2]);
    expect(diff(change(0, 1, place(atlas, 'plains'), lands.indexOf('cattle'), 1))).toEqual({
      plains: -1,
      cattle: 1,
    });
  });

  it('one time in twelve another capital', () => {
    const capitals = CARDS.filter(({ kind }) => kind === 'capital').map(({ id }) => id);
    const { roll, asked } = rolling(0, 0, capitals.indexOf('athens'), 0, lands.indexOf('plains'), 0);
    const next = varied(deck, roll);
    expect(diff(next)).toEqual({ rome: -1, athens: 1 });
    expect(asked.slice(0, 3)).toEqual([4, 12, capitals.length]);
    expect(next.atlas).toEqual(deck.atlas);
  });

  it('a change that leaves a card without use is tried no further, up to sixty times', () => {
    // samurai are of no use in Rome; the second attempt brings caravans
    const out = place(deck.library, 'levy');
    const same = [0, books.indexOf('spearmen'), 0];
    const next = change(
      1,
      1,
      out,
      books.indexOf('samurai'),
      0,
      ...same.slice(0, 2),
      1,
      1,
      out,
      books.indexOf('caravan'),
      0,
      ...same.slice(0, 2),
    );
    expect(diff(next)).toEqual({ levy: -1, caravan: 1 });
    let tries = 0;
    const stubborn = varied(deck, n => {
      if (n === 4) tries++;
      return 0;
    });
    expect(stubborn).toBe(deck);
    expect(tries).toBe(60);
  });

  it('a deck with faults may keep them, but gets no new ones', () => {
    const poor = { ...deck, library: { ...deck.library, levy: 2, samurai: 1 } } as Deck;
    expect(checkDeck(poor).length).toBe(1);
    const roll = rollFor('poor');
    for (let n = 0; n < 10; n++) expect(checkDeck(varied(poor, roll)).length).toBeLessThanOrEqual(1);
  });

  it('tells which answers bring a card to the table', () => {
    for (const verb of ['build', 'devise', 'play', 'terrain', 'resource'])
      expect(variants.used([verb, numberOf('granary')])).toBe('granary');
    for (const verb of ['discard', 'take', 'pass']) expect(variants.used([verb, 55])).toBeUndefined();
    expect(variants.parts(deck as unknown as Json)).toEqual({ rome: 1, ...deck.library, ...deck.atlas });
    expect(variants.all).toEqual(READY_DECKS);
  });
});
