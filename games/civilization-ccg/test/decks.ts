/** Random legal decks, so that all cards come to the table, and the game in which everybody brings one. */
import type { Json } from '@epoka/kernel';
import { CARDS, capitals, type Deck, type Kind, READY_DECKS, resources, terrains } from '../content/index.ts';
import { civilizationCcg } from '../index.ts';
import { ATLAS, checkDeck, LIBRARY, MOST_COPIES } from '../rules/deck.ts';

const LIBRARY_KINDS: readonly Kind[] = ['building', 'wonder', 'unit', 'invention', 'event'];
const BOOKS = CARDS.filter(card => LIBRARY_KINDS.includes(card.kind)).map(card => card.id);
const EVENTS = CARDS.filter(card => card.kind === 'event').map(card => card.id);
const WORKS = BOOKS.filter(id => !EVENTS.includes(id));
const TERRAINS = Object.keys(terrains);
const EARLY = Object.entries(terrains).flatMap(([id, card]) => (card.era === 1 ? [id] : []));

/** Some copies of some cards until there are so many; never more than the limit. */
function fill(
  from: readonly string[],
  size: number,
  most: number,
  roll: (n: number) => number,
): Record<string, number> {
  const part: Record<string, number> = {};
  for (let n = 0; n < size; ) {
    const id = from[roll(from.length)];
    if ((part[id] ?? 0) >= most) continue;
    part[id] = (part[id] ?? 0) + 1;
    n++;
  }
  return part;
}

/** Any deck that breaks no rule; whether it can win is another matter. So many of its cards are surely events. */
export function randomDeck(roll: (n: number) => number, events = 0): Deck {
  const ids = Object.keys(capitals);
  const atlas = fill(EARLY, 6, MOST_COPIES, roll);
  const more = fill(
    TERRAINS.filter(id => atlas[id] === undefined),
    4,
    MOST_COPIES,
    roll,
  );
  const found = fill(Object.keys(resources), ATLAS - 10, 1, roll);
  const deck: Deck = {
    capital: ids[roll(ids.length)],
    library: {
      ...fill(EVENTS, events, 2, roll),
      ...fill(events > 0 ? WORKS : BOOKS, LIBRARY - events, 2, roll),
    },
    atlas: { ...atlas, ...more, ...found },
  };
  const faults = checkDeck(deck).filter(finding => finding.level === 'error');
  if (faults.length > 0) throw new Error(`not a legal deck: ${JSON.stringify(faults)}`);
  return deck;
}

const { rules } = civilizationCcg;

/** The same game; whoever brings nothing plays a random legal deck. */
export function withDecks(deck: (roll: (n: number) => number) => Deck): typeof civilizationCcg {
  return {
    ...civilizationCcg,
    rules: {
      ...rules,
      brings: {
        ...(rules.brings as NonNullable<typeof rules.brings>),
        ready: roll => deck(roll) as unknown as Json,
      },
    },
  };
}

export const anyDecks = withDecks(roll => randomDeck(roll));

/** The same game, in which these ready decks are brought, seat by seat. */
export function withReady(decks: readonly (keyof typeof READY_DECKS)[]): typeof civilizationCcg {
  let at = 0;
  return withDecks(() => READY_DECKS[decks[at++ % decks.length]]);
}
