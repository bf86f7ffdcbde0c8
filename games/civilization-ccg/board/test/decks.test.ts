/** Decks in the making: text and link bring back what they were made from, findings come with what mends them. */
import './speaking.ts';
import { begin } from '@epoka/kernel';
import { describe, expect, it } from 'vitest';
import { READY_DECKS } from '../../content/decks';
import { CARDS } from '../../content/index';
import { words as en } from '../../lang/en';
import { words as pl } from '../../lang/pl';
import { checkDeck } from '../../rules/deck';
import { rules } from '../../rules/index';
import type { State } from '../../rules/state';
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
import { cardsFor, EFFECT_SORTS, type EffectSort, EVERYTHING } from '../decks/filter.ts';
import { apply, findingsOf, remedyOf } from '../decks/remedies.ts';
import { margin, median, NO_GAMES, share, withGame } from '../decks/tally.ts';
import { look, observe, turnsOf } from '../decks/trial.ts';

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

it('cards are found by what they do', () => {
  const found = (effect: EffectSort) => cardsFor({ ...EVERYTHING, effect }, EMPTY).map(n => CARDS[n].id);
  expect(found('food')).toContain('granary');
  expect(found('mood')).toContain('temple');
  expect(found('arms')).toContain('legionaries');
  expect(found('answer').length).toBeGreaterThan(3);
  for (const sort of EFFECT_SORTS) {
    expect(found(sort).length, sort).toBeGreaterThan(3);
    expect(found(sort).length, sort).toBeLessThan(CARDS.length / 2);
  }
});

describe('tried by games of bots', () => {
  const result = {
    won: 1,
    rounds: 12,
    began: true,
    conquest: false,
    reached: [3, 6, 9],
    played: [4, 4, 5],
    sold: [7],
  };
  it('games add up by rival, seat, card and milestone', () => {
    let tally = withGame(NO_GAMES, 'a', result);
    tally = withGame(tally, 'b', {
      ...result,
      won: 0,
      began: false,
      rounds: 20,
      reached: [5, 0, 0],
      played: [5],
    });
    tally = withGame(tally, 'a', { ...result, won: 0.5, rounds: 14, conquest: true });
    expect([tally.games, tally.won, tally.conquests]).toEqual([3, 1.5, 1]);
    expect(tally.rivals).toEqual({ a: { games: 2, won: 1.5 }, b: { games: 1, won: 0 } });
    expect(tally.began).toEqual({ games: 2, won: 1.5 });
    expect(tally.cards).toEqual({ 4: { games: 2, won: 1.5 }, 5: { games: 3, won: 1.5 } });
    expect(tally.reached).toEqual([
      { times: 3, turns: 11 },
      { times: 2, turns: 12 },
      { times: 2, turns: 18 },
    ]);
    expect(tally.sold).toEqual({ 7: 3 });
    expect(median(tally.rounds)).toBe(14);
    expect(share(tally)).toBe(0.5);
    expect(margin({ games: 200, won: 100 })).toBeCloseTo(0.068, 2);
    expect(margin({ games: 10, won: 10 })).toBeGreaterThan(0.1);
  });

  it('a game is told by what its seat did, a civilization by what it has', () => {
    const game = begin<State, never>(rules as never, 2, 'trial', {}, 0, null, {
      brought: [rome as never, undefined],
    });
    const { watch, result: told } = observe(0);
    for (let i = 0; i < 400 && !game.s.over; i++) {
      const q = game.s.asked[0];
      const offers = game.legal(q);
      const answer = offers.answer(i % offers.count);
      watch(game.s, q, answer);
      game.perform(q, answer);
    }
    const { played, reached } = told(game.s, [1, 2]);
    expect(played.length).toBeGreaterThan(0);
    expect(played.every(n => (rome.library[CARDS[n].id] ?? 0) > 0)).toBe(true);
    expect(reached).toHaveLength(3);
    const sight = look(game.s, 0);
    expect(sight.turn).toBe(turnsOf(game.s, 0));
    expect(CARDS[sight.row.find(n => CARDS[n].kind === 'capital') ?? 0].id).toBe('rome');
    expect(sight.hand).toEqual(game.s.hand[0]);
  });
});
