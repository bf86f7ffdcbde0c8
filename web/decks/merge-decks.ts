/** Decks of this device and of an account become one shelf. Nothing here asks anybody. */
import type { Deck } from '@epoka/protocol';

export interface KeptDeck {
  readonly id: string;
  readonly name: string;
  /** as the game wants what is brought; checked by its rules, never trusted */
  readonly value: unknown;
  /** when it was changed last; decks from before that was noted have none */
  readonly changed?: number;
  /** the account it is kept with too, and as it was when that was done */
  readonly account?: string;
  readonly savedAs?: number;
}

/** A deck of an account that was thrown away here while nobody could be told. */
export interface GoneDeck {
  readonly id: string;
  readonly account: string;
}

export interface Merged {
  readonly decks: readonly KeptDeck[];
  /** to be kept with the account */
  readonly put: readonly KeptDeck[];
  /** to be taken away there */
  readonly remove: readonly string[];
}

const changedAt = (deck: KeptDeck): number => deck.changed ?? 0;

/**
 * The later change wins. What only this device has goes to the account, unless it was there and is not any more: then it was
 * thrown away elsewhere, and goes here too. Decks that belong to another account of this device stay as they are.
 */
export function mergeDecks(
  here: readonly KeptDeck[],
  there: readonly Deck[],
  account: string,
  gone: readonly GoneDeck[] = [],
): Merged {
  const decks: KeptDeck[] = [];
  const put: KeptDeck[] = [];
  const threw = new Set(gone.filter(g => g.account === account).map(g => g.id));
  const fromThere = ({ id, name, value, changed }: Deck): KeptDeck => ({
    id,
    name,
    value,
    changed,
    account,
    savedAs: changed,
  });
  for (const deck of here) {
    const other = there.find(d => d.id === deck.id);
    if (deck.account !== undefined && deck.account !== account) decks.push(deck);
    else if (other && other.changed >= changedAt(deck)) decks.push(fromThere(other));
    else if (deck.account === account && !other && deck.savedAs === changedAt(deck)) continue;
    else {
      const saved = { ...deck, changed: changedAt(deck), account, savedAs: changedAt(deck) };
      decks.push(saved);
      put.push(saved);
    }
  }
  const known = new Set(here.map(d => d.id));
  for (const deck of there) if (!known.has(deck.id) && !threw.has(deck.id)) decks.push(fromThere(deck));
  return { decks, put, remove: there.filter(d => !known.has(d.id) && threw.has(d.id)).map(d => d.id) };
}
