/** Decks that a player keeps on this device. Storage may be blocked: then they last as long as the page. */

export interface KeptDeck {
  readonly id: string;
  readonly name: string;
  /** as the game wants what is brought; checked by its rules, never trusted */
  readonly value: unknown;
}

const KEY = 'epoka.decks';
const MOST = 200;

type Shelf = Readonly<Record<string, readonly KeptDeck[]>>;

const isDeck = (x: unknown): x is KeptDeck =>
  typeof x === 'object' &&
  x !== null &&
  typeof (x as KeptDeck).id === 'string' &&
  typeof (x as KeptDeck).name === 'string' &&
  typeof (x as KeptDeck).value === 'object' &&
  (x as KeptDeck).value !== null;

function read(): Shelf {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (typeof found !== 'object' || found === null) return {};
    return Object.fromEntries(
      Object.entries(found).map(([game, list]) => [game, Array.isArray(list) ? list.filter(isDeck) : []]),
    );
  } catch {
    // blocked or damaged: nothing is kept
    return {};
  }
}

let shelf: Shelf | undefined;
const listeners = new Set<() => void>();
const NONE: readonly KeptDeck[] = [];

function put(game: string, list: readonly KeptDeck[]): void {
  shelf = { ...(shelf ?? read()), [game]: list.slice(-MOST) };
  try {
    localStorage.setItem(KEY, JSON.stringify(shelf));
  } catch {
    // full or blocked: kept for this page only
  }
  for (const listener of listeners) listener();
}

export const keptDecks = {
  of(game: string): readonly KeptDeck[] {
    shelf ??= read();
    return shelf[game] ?? NONE;
  },
  keep(game: string, deck: KeptDeck): void {
    const others = keptDecks.of(game).filter(d => d.id !== deck.id);
    put(game, [...others, deck]);
  },
  forget(game: string, id: string): void {
    put(
      game,
      keptDecks.of(game).filter(d => d.id !== id),
    );
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
