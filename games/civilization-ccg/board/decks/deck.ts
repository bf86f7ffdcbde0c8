/** A deck in the making: what is in it, as text, as a link, and in numbers. Nothing here shows anything. */
import { CARDS, type CardId, type Deck, type Kind } from '../../content/index';
import { NAMES as ENGLISH } from '../../lang/names-en';
import { NAMES as POLISH } from '../../lang/names-pl';

export type { Deck };

export const EMPTY: Deck = { capital: '', library: {}, atlas: {} };

const KIND_OF = new Map(CARDS.map(card => [card.id as string, card.kind]));

export const isLand = (id: string): boolean =>
  KIND_OF.get(id) === 'terrain' || KIND_OF.get(id) === 'resource';
export const isCapitalCard = (id: string): boolean => KIND_OF.get(id) === 'capital';

export function copiesOf(deck: Deck, id: string): number {
  if (isCapitalCard(id)) return deck.capital === id ? 1 : 0;
  return deck.library[id] ?? deck.atlas[id] ?? 0;
}

export function mostOf(id: string): number {
  const kind = KIND_OF.get(id);
  return kind === 'capital' || kind === 'resource' ? 1 : 4;
}

/** The deck with so many copies more (or fewer) of a card, within what is allowed. A capital takes the place of the other one. */
export function withCard(deck: Deck, id: string, by: number): Deck {
  if (isCapitalCard(id)) return { ...deck, capital: by > 0 ? id : deck.capital === id ? '' : deck.capital };
  const part = isLand(id) ? 'atlas' : 'library';
  const n = Math.max(0, Math.min(mostOf(id), copiesOf(deck, id) + by));
  const { [id]: _gone, ...rest } = deck[part];
  return { ...deck, [part]: n === 0 ? rest : { ...rest, [id]: n } };
}

export const sizeOf = (part: Readonly<Record<string, number>>): number =>
  Object.values(part).reduce((sum, n) => sum + n, 0);

const ORDER = new Map(CARDS.map((card, i) => [card.id as string, i]));

/** Cards of a part in the order of their numbers. */
export function entriesOf(part: Readonly<Record<string, number>>): readonly (readonly [CardId, number])[] {
  return Object.entries(part)
    .filter(([id]) => KIND_OF.has(id))
    .sort(([a], [b]) => (ORDER.get(a) ?? 0) - (ORDER.get(b) ?? 0)) as [CardId, number][];
}

// ---- text

type Names = Readonly<Record<CardId, string>>;

/** One line a card, always in the same order. */
export function asText(
  deck: Deck,
  names: Names,
  heads: { readonly capital: string; readonly atlas: string },
): string {
  const line = ([id, n]: readonly [CardId, number]) => `${n} ${names[id]}`;
  return [
    `${heads.capital}: ${names[deck.capital as CardId] ?? ''}`,
    ...entriesOf(deck.library).map(line),
    `${heads.atlas}:`,
    ...entriesOf(deck.atlas).map(line),
    '',
  ].join('\n');
}

const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ł', 'l')
    .replaceAll('Ł', 'L')
    .replaceAll('’', "'")
    .trim()
    .toLowerCase();

const BY_NAME = new Map<string, string>(
  CARDS.flatMap(({ id }) => [
    [fold(id), id] as const,
    [fold(ENGLISH[id]), id] as const,
    [fold(POLISH[id]), id] as const,
  ]),
);

export interface ReadDeck {
  readonly deck: Deck;
  /** lines that name no card, with their numbers */
  readonly unread: readonly { readonly line: number; readonly text: string }[];
}

/** Reads a deck in either language, or by the ids of the cards. */
export function fromText(text: string): ReadDeck {
  let deck: Deck = EMPTY;
  const unread: { line: number; text: string }[] = [];
  text.split(/\r?\n/).forEach((raw, i) => {
    const line = raw.trim();
    if (line === '' || /^[\p{L} ]+:$/u.test(line)) return;
    const capital = /^[\p{L} ]+:\s*(.+)$/u.exec(line)?.[1];
    const counted = /^(\d{1,2})\s*[x×]?\s+(.+)$/u.exec(line);
    const id = BY_NAME.get(fold(capital ?? counted?.[2] ?? line));
    if (id === undefined) unread.push({ line: i + 1, text: line.slice(0, 60) });
    else if (isCapitalCard(id)) deck = { ...deck, capital: id };
    else {
      // too many copies are kept as they are written: the findings say so
      const part = isLand(id) ? 'atlas' : 'library';
      deck = { ...deck, [part]: { ...deck[part], [id]: copiesOf(deck, id) + Number(counted?.[1] ?? 1) } };
    }
  });
  return { deck, unread };
}

// ---- as part of an address: numbers of cards and copies in letters that need no escaping

export function asCode(deck: Deck): string {
  const part = (of: Readonly<Record<string, number>>) =>
    entriesOf(of)
      .map(([id, n]) => `${(ORDER.get(id) ?? 0).toString(36)}${n === 1 ? '' : `-${n}`}`)
      .join('.');
  const capital = ORDER.get(deck.capital);
  return [capital === undefined ? '' : capital.toString(36), part(deck.library), part(deck.atlas)].join('_');
}

export function fromCode(code: string): Deck | undefined {
  const parts = code.split('_');
  if (parts.length !== 3 || !/^[0-9a-z._-]*$/.test(code)) return undefined;
  const read = (text: string) => {
    const found: Record<string, number> = {};
    for (const entry of text.split('.').filter(Boolean)) {
      const [number, copies = '1'] = entry.split('-');
      const card = CARDS[Number.parseInt(number, 36)];
      if (card) found[card.id] = Math.min(99, Math.max(1, Number(copies) || 1));
    }
    return found;
  };
  return {
    capital: CARDS[Number.parseInt(parts[0], 36)]?.id ?? '',
    library: read(parts[1]),
    atlas: read(parts[2]),
  };
}

// ---- numbers

export interface Curve {
  /** by cost of all stages: 0 to 9 and more, each by kind */
  readonly bars: readonly (readonly { readonly kind: Kind; readonly n: number }[])[];
  readonly most: number;
}

const CURVE_KINDS: readonly Kind[] = ['event', 'invention', 'unit', 'building', 'wonder'];
export const DEAREST = 9;

export function curveOf(deck: Deck): Curve {
  const counts = Array.from({ length: DEAREST + 1 }, () => new Map<Kind, number>());
  for (const [id, n] of entriesOf(deck.library)) {
    const card = CARDS[ORDER.get(id) ?? 0];
    const cost = Math.min(
      DEAREST,
      (card.stages ?? []).reduce((sum, stage) => sum + stage, 0),
    );
    counts[cost].set(card.kind, (counts[cost].get(card.kind) ?? 0) + n);
  }
  const bars = counts.map(bar =>
    CURVE_KINDS.flatMap(kind => (bar.has(kind) ? [{ kind, n: bar.get(kind) ?? 0 }] : [])),
  );
  return { bars, most: Math.max(1, ...bars.map(bar => bar.reduce((sum, { n }) => sum + n, 0))) };
}

/** Eras of the library, income of the atlas and the capital by kind, satisfaction of all. */
export function resourcesOf(deck: Deck): {
  readonly eras: readonly [number, number, number];
  readonly income: readonly [number, number, number];
  readonly mood: number;
} {
  const eras: [number, number, number] = [0, 0, 0];
  const income: [number, number, number] = [0, 0, 0];
  let mood = 0;
  for (const [id, n] of [...entriesOf(deck.library), ...entriesOf(deck.atlas)]) {
    const card = CARDS[ORDER.get(id) ?? 0];
    if (!isLand(id)) eras[card.era - 1] += n;
    else
      (card.income ?? card.bonus ?? [0, 0, 0]).forEach((x, i) => {
        income[i] += x * n;
      });
    mood += (card.satisfaction ?? 0) * n;
  }
  return { eras, income, mood };
}

/** The chance to hold at least one of so many copies after a turn, with seven cards and one more each turn. */
export function chanceBy(copies: number, turn: number, library: number): number {
  let none = 1;
  const drawn = Math.min(library, 7 + turn);
  for (let i = 0; i < drawn; i++) none *= Math.max(0, library - copies - i) / Math.max(1, library - i);
  return 1 - none;
}
