/** Decks that differ from one another by a few cards, for searches among all that may be brought (CCG-3). */
import { CARDS, type Deck } from '../content/index.ts';
import { checkDeck, MOST_COPIES } from './deck.ts';

/** Answers that bring a card from the hand or the atlas to the table. */
export const BRINGS_OUT: readonly string[] = ['build', 'devise', 'play', 'terrain', 'resource'];

type Part = Record<string, number>;

const LANDS = CARDS.filter(({ kind }) => kind === 'terrain' || kind === 'resource').map(({ id }) => id);
const CAPITALS = CARDS.filter(({ kind }) => kind === 'capital').map(({ id }) => id);
const BOOKS = CARDS.map(({ id }) => id).filter(id => !LANDS.includes(id) && !CAPITALS.includes(id));
const MOST: Readonly<Record<string, number>> = Object.fromEntries(
  CARDS.map(({ id, kind }) => [id, kind === 'resource' ? 1 : MOST_COPIES]),
);

/** One time in so many the capital changes, and one in so many the atlas. */
const CAPITAL_EVERY = 12;
const ATLAS_EVERY = 4;
/** So often a change is tried that leaves no card without use. */
const TRIES = 60;

/** Takes up to so many cards of one name out and puts as many of another in. */
function exchange(part: Part, pool: readonly string[], most: number, roll: (n: number) => number): Part {
  const inside = Object.keys(part);
  const out = inside[roll(inside.length)];
  const into = pool[roll(pool.length)];
  if (out === into) return part;
  const room = MOST[into] - (part[into] ?? 0);
  const n = Math.min(1 + roll(most), part[out], room);
  if (n <= 0) return part;
  const { [out]: had, ...rest } = part;
  return { ...rest, ...(had > n ? { [out]: had - n } : {}), [into]: (part[into] ?? 0) + n };
}

/** A deck like this one, in which every card can be played. The deck itself where no change is found. */
export function varied(deck: Deck, roll: (n: number) => number): Deck {
  const before = checkDeck(deck).length;
  for (let n = 0; n < TRIES; n++) {
    const { capital, library, atlas } = deck;
    const lands = roll(ATLAS_EVERY) === 0;
    const next: Deck = {
      capital: roll(CAPITAL_EVERY) === 0 ? CAPITALS[roll(CAPITALS.length)] : capital,
      library: lands ? library : exchange(exchange(library, BOOKS, 4, roll), BOOKS, 4, roll),
      atlas: lands ? exchange(atlas, LANDS, 2, roll) : atlas,
    };
    if (next.library === library && next.atlas === atlas && next.capital === capital) continue;
    if (checkDeck(next).length <= before) return next;
  }
  return deck;
}
