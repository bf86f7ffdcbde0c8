/** What would mend a finding, as a change of the deck: at most one proposal each, the smallest. */
import { CARDS } from '../../content/index';
import { ATLAS, checkDeck, type Finding, LIBRARY } from '../../rules/deck';
import { copiesOf, type Deck, mostOf, sizeOf, withCard } from './deck.ts';

export interface Remedy {
  /** cards put in or taken out, with how many */
  readonly put: readonly (readonly [card: number, n: number])[];
  readonly take: readonly (readonly [card: number, n: number])[];
}

export type { Finding };

/** Cards that need nothing and that nothing needs: they fill a deck up without a word about it. */
const FILLERS = CARDS.filter(card => card.kind === 'event' && card.requires === undefined).map(
  card => card.id,
);
const LAND_FILLERS = ['tundra', 'desert', 'marsh', 'open-sea'];

function filled(
  part: Readonly<Record<string, number>>,
  size: number,
  fillers: readonly string[],
): Record<string, number> {
  const full: Record<string, number> = { ...part };
  let left = size - sizeOf(part);
  // too many: copies are left out, never the last one
  for (const id of Object.keys(full))
    while (left < 0 && full[id] > 1) {
      full[id]--;
      left++;
    }
  for (const id of fillers) {
    const room = Math.min(left, 4 - (full[id] ?? 0));
    if (room <= 0) continue;
    full[id] = (full[id] ?? 0) + room;
    left -= room;
  }
  return full;
}

/**
 * Everything to say of a deck in the making. The rules warn only of decks without errors; here a deck that is merely too small
 * or too large is brought to size first, so that missing inventions are told of early.
 */
export function findingsOf(deck: Deck): readonly Finding[] {
  const found = checkDeck(deck);
  if (found.length === 0 || found.some(({ key }) => key !== 'librarySize' && key !== 'atlasSize'))
    return found;
  const whole = sizeOf(deck.atlas) === ATLAS;
  const more = checkDeck({
    ...deck,
    library: filled(deck.library, LIBRARY, FILLERS),
    atlas: filled(deck.atlas, ATLAS, LAND_FILLERS),
  }).filter(
    ({ key, level }) => level === 'warning' && (whole || (key !== 'deckSite' && !key.startsWith('few'))),
  );
  return [...found, ...more];
}

export function apply(deck: Deck, { put, take }: Remedy): Deck {
  let next = deck;
  for (const [card, n] of take) next = withCard(next, CARDS[card].id, -n);
  for (const [card, n] of put) next = withCard(next, CARDS[card].id, n);
  return next;
}

/** Cards of the deck with room for more copies, most wanted first: what is missing for others, then what is there already. */
function filling(deck: Deck, land: boolean, wanted: number): readonly (readonly [number, number])[] {
  const missing = findingsOf(deck)
    .filter(({ key }) => key === 'deckInvention' || key === 'deckBuilding')
    .flatMap(({ args }) => args[1] as number[]);
  const own = CARDS.flatMap((card, n) => {
    const isLand = card.kind === 'terrain' || card.kind === 'resource';
    const copies = copiesOf(deck, card.id);
    return isLand === land && copies > 0 && copies < mostOf(card.id) ? [n] : [];
  });
  const basic = land
    ? ['plains', 'grassland', 'hills', 'forest']
    : ['granary', 'workshop', 'temple', 'agriculture'];
  const list = [...(land ? [] : missing), ...own, ...basic.map(id => CARDS.findIndex(c => c.id === id))];
  const found: [number, number][] = [];
  let left = wanted;
  for (const n of new Set(list)) {
    if (left === 0) break;
    const room = mostOf(CARDS[n].id) - copiesOf(deck, CARDS[n].id);
    const take = Math.min(room, left, found.length < 2 ? left : room);
    if (take <= 0) continue;
    found.push([n, take]);
    left -= take;
  }
  return left === 0 ? found : [];
}

/** Cards to take out of a part that is too large: those with most copies first. */
function surplus(part: Readonly<Record<string, number>>, n: number): readonly (readonly [number, number])[] {
  const list = Object.entries(part).sort(([, a], [, b]) => b - a);
  const found: [number, number][] = [];
  let left = n;
  for (const [id, copies] of list) {
    if (left === 0) break;
    const take = Math.min(left, Math.max(1, copies - 1));
    found.push([CARDS.findIndex(c => c.id === id), take]);
    left -= take;
  }
  return found;
}

export function remedyOf(deck: Deck, { key, args }: Finding): Remedy | undefined {
  const [a, b] = args as [number, number | number[]];
  switch (key) {
    case 'librarySize': {
      const over = sizeOf(deck.library) - LIBRARY;
      if (over > 0) return { put: [], take: surplus(deck.library, over) };
      const put = filling(deck, false, -over);
      return put.length === 0 ? undefined : { put, take: [] };
    }
    case 'atlasSize': {
      const over = sizeOf(deck.atlas) - ATLAS;
      if (over > 0) return { put: [], take: surplus(deck.atlas, over) };
      const put = filling(deck, true, -over);
      return put.length === 0 ? undefined : { put, take: [] };
    }
    case 'libraryCopies':
    case 'terrainCopies':
      return { put: [], take: [[a, (b as number) - 4]] };
    case 'resourceCopies':
      return { put: [], take: [[a, (b as number) - 1]] };
    case 'deckInvention':
    case 'deckBuilding':
    case 'deckResource':
      return { put: (b as number[]).map(card => [card, 1] as const), take: [] };
    case 'deckGroup':
    case 'deckSite':
    case 'deckTrait':
      return { put: [], take: [[a, copiesOf(deck, CARDS[a].id)]] };
    default:
      return undefined;
  }
}
