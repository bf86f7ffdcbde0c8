/** Which cards of the pool are shown. */
import { type AnyCard, CARDS, type Group, type Kind } from '../../content/index';
import { NAMES as ENGLISH } from '../../lang/names-en';
import { NAMES as POLISH } from '../../lang/names-pl';
import { texts as englishTexts } from '../../lang/text-en';
import { texts as polishTexts } from '../../lang/text-pl';
import { copiesOf, type Deck, isLand, withCard } from './deck.ts';
import { findingsOf } from './remedies.ts';

export interface Wanted {
  readonly text: string;
  /** none: every kind */
  readonly kinds: readonly Kind[];
  readonly eras: readonly number[];
  /** cards that this group alone may build, or those open to everybody */
  readonly groups: readonly (Group | 'open')[];
  readonly costs: readonly number[];
  readonly playable: boolean;
  readonly inDeck: boolean;
}

export const EVERYTHING: Wanted = {
  text: '',
  kinds: [],
  eras: [],
  groups: [],
  costs: [],
  playable: false,
  inDeck: false,
};

/** cost of all stages: up to 5, 6 to 9, 10 and more */
export const COST_BANDS = ['0–5', '6–9', '10+'] as const;

const fold = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l').toLowerCase();

let searchable: readonly string[] | undefined;
const textOf = (n: number): string => {
  searchable ??= CARDS.map(({ id }) =>
    fold([ENGLISH[id], POLISH[id], englishTexts[id], polishTexts[id]].join(' ')),
  );
  return searchable[n];
};

const costOf = ({ stages = [] }: AnyCard): number => stages.reduce((sum, stage) => sum + stage, 0);
const bandOf = (cost: number): number => (cost <= 5 ? 0 : cost <= 9 ? 1 : 2);

/** Whether nothing would be said against the card itself if it were in the deck. */
function isPlayable(deck: Deck, card: AnyCard, n: number): boolean {
  if (card.kind === 'capital' || deck.capital === '') return true;
  return !findingsOf(withCard(deck, card.id, 1)).some(
    ({ key, args }) => key.startsWith('deck') && args[0] === n,
  );
}

export function cardsFor(wanted: Wanted, deck: Deck): readonly number[] {
  const parts = fold(wanted.text).split(/\s+/).filter(Boolean);
  return CARDS.flatMap((card, n) => {
    if (wanted.kinds.length > 0 && !wanted.kinds.includes(card.kind)) return [];
    if (wanted.eras.length > 0 && !wanted.eras.includes(card.era)) return [];
    if (wanted.costs.length > 0 && (isLand(card.id) || !wanted.costs.includes(bandOf(costOf(card)))))
      return [];
    if (wanted.groups.length > 0) {
      const groups = card.kind === 'capital' ? [card.group as Group] : (card.requires?.groups ?? []);
      const fits =
        groups.length === 0 ? wanted.groups.includes('open') : groups.some(g => wanted.groups.includes(g));
      if (!fits) return [];
    }
    if (wanted.inDeck && copiesOf(deck, card.id) === 0) return [];
    if (!parts.every(part => textOf(n).includes(part))) return [];
    if (wanted.playable && !isPlayable(deck, card, n)) return [];
    return [n];
  });
}
