/** Decks that a player keeps on this device. Storage may be blocked: then they last as long as the page. */
import type { GoneDeck, KeptDeck } from './merge-decks.ts';

export type { KeptDeck };

const KEY = 'epoka.decks';
const GONE = 'epoka.decks.gone';
const LAST = 'epoka.decks.last';
const MOST = 200;

type Shelf = Readonly<Record<string, readonly KeptDeck[]>>;

const isDeck = (x: unknown): x is KeptDeck =>
  typeof x === 'object' &&
  x !== null &&
  typeof (x as KeptDeck).id === 'string' &&
  typeof (x as KeptDeck).name === 'string' &&
  typeof (x as KeptDeck).value === 'object' &&
  (x as KeptDeck).value !== null;

const isGone = (x: unknown): x is GoneDeck =>
  typeof x === 'object' &&
  x !== null &&
  typeof (x as GoneDeck).id === 'string' &&
  typeof (x as GoneDeck).account === 'string';

function stored(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    // blocked or damaged: nothing is kept
    return null;
  }
}

function store(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // full or blocked: kept for this page only
  }
}

function read(): Shelf {
  const found = stored(KEY);
  if (typeof found !== 'object' || found === null) return {};
  return Object.fromEntries(
    Object.entries(found).map(([game, list]) => [game, Array.isArray(list) ? list.filter(isDeck) : []]),
  );
}

let shelf: Shelf | undefined;
/** who is signed in: decks of other accounts of this device are not theirs */
let account: string | undefined;
const listeners = new Set<() => void>();
const NONE: readonly KeptDeck[] = [];
const shown = new Map<
  string,
  { readonly of: readonly KeptDeck[]; readonly by: string | undefined; readonly list: readonly KeptDeck[] }
>();

function tell(): void {
  for (const listener of listeners) listener();
}

function put(game: string, list: readonly KeptDeck[]): void {
  shelf = { ...(shelf ?? read()), [game]: list.slice(-MOST) };
  store(KEY, shelf);
  tell();
}

const gone = (): GoneDeck[] => {
  const found = stored(GONE);
  return Array.isArray(found) ? found.filter(isGone) : [];
};

export const keptDecks = {
  /** Everything on this device, whoever it belongs to. */
  all(game: string): readonly KeptDeck[] {
    shelf ??= read();
    return shelf[game] ?? NONE;
  },
  /** The same list as long as nothing has changed. */
  of(game: string): readonly KeptDeck[] {
    const all = keptDecks.all(game);
    const known = shown.get(game);
    if (known?.of === all && known.by === account) return known.list;
    const list =
      account === undefined ? all : all.filter(d => d.account === undefined || d.account === account);
    shown.set(game, { of: all, by: account, list });
    return list;
  },
  keep(game: string, deck: KeptDeck): void {
    const all = keptDecks.all(game);
    const before = all.find(d => d.id === deck.id);
    put(game, [...all.filter(d => d.id !== deck.id), { ...before, ...deck, changed: Date.now() }]);
  },
  forget(game: string, id: string): void {
    const all = keptDecks.all(game);
    const before = all.find(d => d.id === id);
    if (before?.account !== undefined) store(GONE, [...gone(), { id, account: before.account }].slice(-MOST));
    put(
      game,
      all.filter(d => d.id !== id),
    );
  },
  /** What an account and this device have in common now. */
  replace(game: string, decks: readonly KeptDeck[]): void {
    put(game, decks);
  },
  gone,
  /** It was taken away there too. */
  forgetGone(id: string, of: string): void {
    store(
      GONE,
      gone().filter(g => g.id !== id || g.account !== of),
    );
  },
  belongTo(who: string | undefined): void {
    if (account === who) return;
    account = who;
    tell();
  },
  /** The deck that was brought to a game last, by its id. */
  last(game: string): string | undefined {
    const found = stored(LAST) as Readonly<Record<string, unknown>> | null;
    const id = found?.[game];
    return typeof id === 'string' ? id : undefined;
  },
  setLast(game: string, id: string | undefined): void {
    store(LAST, { ...(stored(LAST) as object | null), [game]: id });
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
