/** What players bring: their decks, ready ones for those who bring none, and what others may guess of them (CCG-3, 19.2). */
import type { Brings, Json } from '@epoka/kernel';
import { CARDS, type Deck, READY_DECKS } from '../content/index.ts';
import { CAPITAL, KIND, RESOURCE, TERRAIN } from './cards.ts';
import { cardsOf, checkDeck, MOST_COPIES } from './deck.ts';
import type { State } from './state.ts';
import { BRINGS_OUT, varied } from './variants.ts';

const READY = Object.values(READY_DECKS) as readonly Deck[];
const READY_CARDS = READY.map(cardsOf);

export const brings: Brings<State> = {
  faults: value => checkDeck(value).filter(finding => finding.level === 'error'),
  ready: roll => READY[roll(READY.length)] as unknown as Json,
  guess: (s, owner, kind, n, roll) => guessCards(s, owner, kind === 'land', n, roll),
  variants: {
    all: READY_DECKS as unknown as Readonly<Record<string, Json>>,
    vary: (value, roll) => varied(value as unknown as Deck, roll) as unknown as Json,
    parts: value => {
      const { capital, library, atlas } = value as unknown as Deck;
      return { [capital]: 1, ...library, ...atlas };
    },
    used: ([verb, card]) => (BRINGS_OUT.includes(verb) ? CARDS[card as number].id : undefined),
  },
};

/**
 * So many cards that the owner may have: a ready deck of the same capital, or any, less what was seen of it, filled up from
 * the others within the limits of copies.
 */
function guessCards(
  s: State,
  owner: number,
  lands: boolean,
  n: number,
  roll: (n: number) => number,
): number[] {
  const seen = seenOf(s, owner, lands);
  const capital = s.row[owner].map(o => s.face[o]).find(face => KIND[face] === CAPITAL);
  const same = READY_CARDS.filter(deck => deck.capital === capital);
  const likely = same.length > 0 ? same : READY_CARDS;
  const first = likely[roll(likely.length)];
  const found: number[] = [];
  const take = (pool: readonly number[]) => {
    const left = pool.slice();
    for (const card of seen) {
      const i = left.indexOf(card);
      if (i >= 0) left.splice(i, 1);
    }
    while (left.length > 0 && found.length < n) {
      const [card] = left.splice(roll(left.length), 1);
      if (copies(found, card) + copies(seen, card) < mostOf(card)) found.push(card);
    }
  };
  take(lands ? first.atlas : first.library);
  for (
    let i = roll(READY_CARDS.length), tries = 0;
    found.length < n && tries < 4 * READY_CARDS.length;
    i++, tries++
  ) {
    const deck = READY_CARDS[i % READY_CARDS.length];
    take(lands ? deck.atlas : deck.library);
  }
  while (found.length < n) {
    const card = roll(CARDS.length);
    const fits = lands ? KIND[card] === TERRAIN : KIND[card] > RESOURCE;
    if (fits && copies(found, card) + copies(seen, card) < mostOf(card)) found.push(card);
  }
  return found;
}

const mostOf = (card: number): number => (KIND[card] === RESOURCE ? 1 : MOST_COPIES);
const copies = (list: readonly number[], card: number): number => {
  let n = 0;
  for (let i = 0; i < list.length; i++) if (list[i] === card) n++;
  return n;
};

/** Cards of an owner that everybody, or the looker, can see. */
function seenOf(s: State, owner: number, lands: boolean): number[] {
  const seen: number[] = [];
  const note = (card: number) => {
    if (card >= 0 && (KIND[card] === TERRAIN || KIND[card] === RESOURCE) === lands) seen.push(card);
  };
  for (let o = 0; o < s.zone.length; o++) if (s.owner[o] === owner) note(s.face[o]);
  for (const pile of [s.hand, s.library, s.atlas, s.discard, s.shown])
    for (const card of pile[owner]) note(card);
  for (const [seat, card] of s.announced) if (seat === owner) note(card);
  return seen;
}
