/** Decks: what may be brought, and everything that is wrong with one (CCG-3). One function for table, builder and tests. */
import type { Json, Reason } from '@epoka/kernel';
import { CARDS, type Deck, numberOf } from '../content/index.ts';
import { NUMBERS } from '../content/numbers.ts';
import {
  CAPITAL,
  ERA,
  GROUP,
  KIND,
  NEEDS,
  printedKeyword,
  RESOURCE,
  SHIPYARD,
  SITE,
  TERRAIN,
  TRAIT,
  TYPES,
} from './cards.ts';

export const LIBRARY = 60;
export const ATLAS = 15;
export const MOST_COPIES = 4;

/** Something to say of a deck. Warnings never forbid it. */
export interface Finding extends Reason {
  readonly level: 'error' | 'warning';
}

type Counts = Readonly<Record<string, unknown>>;

/** All findings, in the order of the checks. Nobody vouches for the value. */
export function checkDeck(value: unknown): Finding[] {
  const found: Finding[] = [];
  const error = (key: string, ...args: Json[]) => found.push({ level: 'error', key, args });
  const warn = (key: string, ...args: Json[]) => found.push({ level: 'warning', key, args });
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    error('noDeck');
    return found;
  }
  const { capital, library, atlas } = value as Record<string, unknown>;
  const parts = [library, atlas].map(part =>
    typeof part === 'object' && part !== null && !Array.isArray(part) ? (part as Counts) : {},
  );
  const [books, lands] = parts.map(part => countsOf(part, error));
  if (typeof capital !== 'string' || capital === '') error('capitalMissing');
  else if (!Object.hasOwn(NUMBERS, capital)) error('unknownCard', capital.slice(0, 60));
  else if (KIND[numberOf(capital)] !== CAPITAL) error('notACapital', numberOf(capital));
  for (const [card] of [...books, ...lands]) if (KIND[card] === CAPITAL) error('capitalTooMany', card);
  for (const [card] of books)
    if (KIND[card] === TERRAIN || KIND[card] === RESOURCE) error('notForLibrary', card);
  const sum = (list: readonly Entry[]) => list.reduce((n, [, count]) => n + count, 0);
  if (sum(books) !== LIBRARY) error('librarySize', sum(books));
  for (const [card, n] of books) if (n > MOST_COPIES) error('libraryCopies', card, n);
  for (const [card] of lands)
    if (KIND[card] !== TERRAIN && KIND[card] !== RESOURCE && KIND[card] !== CAPITAL)
      error('notForAtlas', card);
  if (sum(lands.filter(([card]) => KIND[card] !== CAPITAL)) !== ATLAS)
    error('atlasSize', sum(lands.filter(([card]) => KIND[card] !== CAPITAL)));
  for (const [card, n] of lands) {
    if (KIND[card] === TERRAIN && n > MOST_COPIES) error('terrainCopies', card, n);
    if (KIND[card] === RESOURCE && n > 1) error('resourceCopies', card, n);
  }
  if (found.length === 0) warnings(numberOf(capital as string), books, lands, warn);
  return found;
}

type Entry = readonly [card: number, count: number];

function countsOf(part: Counts, error: (key: string, ...args: Json[]) => void): Entry[] {
  const list: Entry[] = [];
  for (const [id, n] of Object.entries(part).slice(0, 400)) {
    if (!Object.hasOwn(NUMBERS, id)) error('unknownCard', id.slice(0, 60));
    else if (!Number.isInteger(n) || (n as number) < 1) error('badCount', id, typeof n === 'number' ? n : 0);
    else list.push([numberOf(id), n as number]);
  }
  return list;
}

/** Cards that could never be played, and atlases that lead nowhere. */
function warnings(
  capital: number,
  library: readonly Entry[],
  atlas: readonly Entry[],
  warn: (key: string, ...args: Json[]) => void,
): void {
  const terrains = atlas.filter(([card]) => KIND[card] === TERRAIN);
  const count = (list: readonly Entry[]) => list.reduce((n, [, copies]) => n + copies, 0);
  const initial = count(terrains.filter(([card]) => ERA[card] === 1));
  const early = count(terrains.filter(([card]) => ERA[card] <= 2));
  if (count(terrains) < 8) warn('fewTerrains', count(terrains));
  if (initial < 4) warn('fewInitial', initial);
  else if (early < 6) warn('fewEarly', early);
  const has = (card: number) => library.some(([x]) => x === card) || atlas.some(([x]) => x === card);
  const places = [capital, ...terrains.map(([card]) => card)];
  for (const [card] of library) {
    const needs = NEEDS[card];
    if (needs.groups !== 0 && (needs.groups & (1 << GROUP[capital])) === 0) warn('deckGroup', card);
    const inventions = missingInventions(card, has);
    if (inventions.length > 0) warn('deckInvention', card, inventions);
    const resources = [...needs.resources, ...(needs.siteResource < 0 ? [] : [needs.siteResource])].filter(
      x => !has(x),
    );
    if (resources.length > 0) warn('deckResource', card, resources);
    const buildings = missingBuildings(card, library, has);
    if (buildings.length > 0) warn('deckBuilding', card, buildings);
    // There are always cards without a trait.
    if (!library.some(([x]) => TRAIT[x] === needs.trait)) warn('deckTrait', card, needs.trait);
    if (!hasSite(card, places)) warn('deckSite', card);
  }
  for (const [card] of atlas) if (!hasSite(card, places)) warn('deckSite', card);
}

/** Inventions a card needs, and those need, that the library does not have. */
function missingInventions(card: number, has: (card: number) => boolean): number[] {
  return NEEDS[card].inventions.flatMap(need => [
    ...(has(need) ? [] : [need]),
    ...missingInventions(need, has),
  ]);
}

function missingBuildings(card: number, library: readonly Entry[], has: (card: number) => boolean): number[] {
  const missing = NEEDS[card].buildings.filter(x => !has(x));
  const site = SITE[card];
  const yard = site.shipyard && library.some(([x]) => printedKeyword(SHIPYARD, x) > 0);
  if (yard || site.buildings.some(has)) return missing;
  return [...missing, ...site.buildings, ...(site.shipyard ? [SHIPYARD_CARD] : [])];
}

/** The plainest building with a shipyard, to name one. */
const SHIPYARD_CARD = CARDS.findIndex(c => c.keywords?.shipyard !== undefined);

/** One of the places suits the card. Sites that are buildings are looked at elsewhere. */
function hasSite(card: number, places: readonly number[]): boolean {
  const { types, capital, notCapital } = SITE[card];
  if (types === 0) return !notCapital || places.length > 1;
  return capital || places.some(place => (TYPES[place] & types) !== 0);
}

/** Card numbers of a deck that was checked: the capital, the library, the atlas. */
export function cardsOf(deck: Deck): { capital: number; library: number[]; atlas: number[] } {
  const list = (part: Readonly<Record<string, number>>) =>
    Object.entries(part)
      .flatMap(([id, n]) => new Array<number>(n).fill(numberOf(id)))
      .sort((a, b) => a - b);
  return { capital: numberOf(deck.capital), library: list(deck.library), atlas: list(deck.atlas) };
}
