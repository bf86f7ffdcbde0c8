/** What players bring: their decks, ready ones for those who bring none, and what others may guess of them (CCG-3, 19.2). */
import type { Brings, Json } from '@epoka/kernel';
import { CARDS, type Deck, READY_DECKS } from '../content/index.ts';
import { KIND, RESOURCE } from './cards.ts';
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
 * the others within the limits of copies. All ready decks together have several times the cards of a deck.
 */
function guessCards(
  s: State,
  owner: number,
  lands: boolean,
  n: number,
  roll: (n: number) => number,
): number[] {
  const seen = seenOf(s, owner);
  const same = READY_CARDS.filter(deck => seen.includes(deck.capital));
  const likely = same.length > 0 ? same : READY_CARDS;
  const found: number[] = [];
  const take = ({ atlas, library }: (typeof READY_CARDS)[number]) => {
    const left = (lands ? atlas : library).slice();
    for (const card of seen) {
      const i = left.indexOf(card);
      if (i >= 0) left.splice(i, 1);
    }
    while (left.length > 0 && found.length < n) {
      const [card] = left.splice(roll(left.length), 1);
      if (copies(found, card) + copies(seen, card) < mostOf(card)) found.push(card);
    }
  };
  take(likely[roll(likely.length)]);
  for (let i = roll(READY_CARDS.length); found.length < n; i++) take(READY_CARDS[i % READY_CARDS.length]);
  return found;
}

const mostOf = (card: number): number => (KIND[card] === RESOURCE ? 1 : MOST_COPIES);
const copies = (list: readonly number[], card: number): number => list.filter(x => x === card).length;

/** Cards of an owner that everybody, or the looker, can see; those that stay hidden are like no card. */
function seenOf(s: State, owner: number): number[] {
  const seen = s.face.filter((_, o) => s.owner[o] === owner);
  for (const pile of [s.hand, s.library, s.atlas, s.discard, s.shown]) seen.push(...pile[owner]);
  for (const [seat, card] of s.announced) if (seat === owner) seen.push(card);
  return seen;
}
