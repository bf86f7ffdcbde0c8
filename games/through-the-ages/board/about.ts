/** What a thing on the table is to the looker: which kind of thing, as the rules name them where they send it elsewhere. */
import { NONE, type Reason } from '@epoka/kernel';
import { ALL_CARDS, type CardId, type State, things } from './game.ts';

const WORKS: Reason = { key: 'worksByItself', args: [] };

/** Places that answers are about, though they are no cards. */
const PLACES: Readonly<Record<string, string | undefined>> = {
  'place:yellow': 'population',
  'place:idle': 'worker',
  'place:military': 'deck',
  'place:future': 'event',
};
const NO_CARDS: ReadonlySet<string> = new Set(['worker', 'population', 'deck', 'rival', 'routes']);

/** What is in hand or in play comes before its twin in the row: more can be done with it. */
function ownKind(view: State, seat: number, card: number): string | undefined {
  let found: string | undefined;
  if (view.civs[seat] === undefined) return found;
  things.seen(view, seat, (kind, id) => {
    if (NO_CARDS.has(kind) || (found !== undefined && found !== 'row')) return;
    const of = kind === 'row' ? view.row[id] : kind === 'pact' ? view.civs[id].pact : id;
    if (of === card) found = kind;
  });
  return found;
}

/** Works for its owner, whoever that is, and waits for nobody. */
const isAtWork = (view: State, card: number): boolean =>
  view.civs.some(
    c =>
      [c.leader, c.government, c.tactic, c.pact].includes(card) ||
      [c.specials, c.wonders, c.ruined, c.colonies].some(cards => cards.includes(card)),
  );

export function about(content: string, view: State, seat: number): string | Reason | undefined {
  const [kind, key, of] = content.split(':');
  if (kind === 'place') return Number(of ?? seat) === seat ? PLACES[`${kind}:${key}`] : undefined;
  const card = ALL_CARDS.indexOf(key as CardId);
  if (card === NONE) return undefined;
  return ownKind(view, seat, card) ?? (isAtWork(view, card) ? WORKS : undefined);
}
