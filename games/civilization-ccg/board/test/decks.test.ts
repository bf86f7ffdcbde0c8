/** Decks in the making: text and link bring back what they were made from, findings come with what mends them. */
import { describe, expect, it } from 'vitest';
import { READY_DECKS } from '../../content/decks';
import { CARDS } from '../../content/index';
import { words as en } from '../../lang/en';
import { words as pl } from '../../lang/pl';
import { checkDeck } from '../../rules/deck';
import { faultsOf, readyDecks } from '../brought.ts';
import {
  asCode,
  asText,
  chanceBy,
  curveOf,
  type Deck,
  EMPTY,
  fromCode,
  fromText,
  resourcesOf,
  sizeOf,
  withCard,
} from '../decks/deck.ts';
import { cardsFor, EVERYTHING } from '../decks/filter.ts';
import { apply, findingsOf, remedyOf } from '../decks/remedies.ts';

const READY = Object.entries(READY_DECKS) as [string, Deck][];
const rome = READY_DECKS['legions-of-rome'] as Deck;
const heads = { capital: 'Capital', atlas: 'Atlas' };

describe.each(READY)('the ready deck %s', (id, deck) => {
  it('comes back from its text in either language and from its link', () => {
    for (const words of [en, pl])
      expect(fromText(asText(deck, words.names, heads))).toEqual({ deck, unread: [] });
    expect(fromCode(asCode(deck))).toEqual(deck);
  });
  it('is offered with its name, and nothing is wrong with it', () => {
    const found = readyDecks(en).find(ready => ready.id === id);
    expect(found?.name).not.toBe('');
    expect(faultsOf(found?.value ?? null)).toEqual([]);
    expect(findingsOf(deck)).toEqual([]);
  });
});

it('a line that names no card is told of by its number', () => {
  const { deck, unread } = fromText('Capital: Rome\n4 Granary\n3 Spaceships\nAtlas:\n2 Równiny\n');
  expect(unread).toEqual([{ line: 3, text: '3 Spaceships' }]);
  expect(deck).toEqual({ capital: 'rome', library: { granary: 4 }, atlas: { plains: 2 } });
});

it('a link that was damaged is no deck', () => {
  expect(fromCode('what is this')).toBeUndefined();
  expect(fromCode('a_b')).toBeUndefined();
});

it('cards are put in and taken out within what is allowed; a capital takes the place of the other', () => {
  let deck = EMPTY;
  for (let i = 0; i < 6; i++) deck = withCard(deck, 'granary', 1);
  expect(deck.library).toEqual({ granary: 4 });
  for (let i = 0; i < 3; i++) deck = withCard(deck, 'wine', 1);
  expect(deck.atlas).toEqual({ wine: 1 });
  deck = withCard(withCard(deck, 'rome', 1), 'kyoto', 1);
  expect(deck.capital).toBe('kyoto');
  expect(withCard(deck, 'granary', -9).library).toEqual({});
});

it('a deck that is too small or too large is mended by its remedies', () => {
  let deck = withCard(withCard(withCard(rome, 'granary', -1), 'temple', -2), 'plains', -1);
  for (let i = 0; i < 5 && checkDeck(deck).some(f => f.level === 'error'); i++) {
    const [first] = findingsOf(deck);
    const remedy = remedyOf(deck, first);
    expect(remedy, JSON.stringify(first)).toBeDefined();
    if (remedy) deck = apply(deck, remedy);
  }
  expect([sizeOf(deck.library), sizeOf(deck.atlas)]).toEqual([60, 15]);
  const large: Deck = { ...rome, library: { ...rome.library, caravan: 4 } };
  const [tooLarge] = findingsOf(large);
  expect(tooLarge.key).toBe('librarySize');
  const mended = remedyOf(large, tooLarge);
  expect(mended && sizeOf(apply(large, mended).library)).toBe(60);
});

it('missing inventions are told of while the deck is still small, and one press adds them', () => {
  const deck: Deck = { capital: 'rome', library: { swordsmen: 2 }, atlas: {} };
  const finding = findingsOf(deck).find(f => f.key === 'deckInvention');
  expect(finding && CARDS[finding.args[0] as number].id).toBe('swordsmen');
  const remedy = finding && remedyOf(deck, finding);
  expect(remedy && Object.keys(apply(deck, remedy).library)).toContain('iron-working');
});

it('numbers: every card of the library stands in the curve, chances grow with copies and turns', () => {
  const { bars } = curveOf(rome);
  expect(bars.flat().reduce((sum, { n }) => sum + n, 0)).toBe(60);
  expect(resourcesOf(rome).eras.reduce((a, b) => a + b)).toBe(60);
  expect(chanceBy(4, 4, 60)).toBeGreaterThan(chanceBy(2, 4, 60));
  expect(chanceBy(2, 8, 60)).toBeGreaterThan(chanceBy(2, 1, 60));
  expect(chanceBy(0, 8, 60)).toBe(0);
});

it('cards are found by words of either language and by filters', () => {
  const found = (text: string) => cardsFor({ ...EVERYTHING, text }, EMPTY).map(n => CARDS[n].id);
  expect(found('granary')).toContain('granary');
  expect(found(pl.names.granary.toLowerCase())).toContain('granary');
  expect(cardsFor({ ...EVERYTHING, kinds: ['wonder'] }, EMPTY).every(n => CARDS[n].kind === 'wonder')).toBe(
    true,
  );
  const playable = cardsFor({ ...EVERYTHING, kinds: ['unit'], playable: true }, rome).map(n => CARDS[n].id);
  expect(playable).toContain('legionaries');
  expect(playable).not.toContain('samurai');
});
