/** Which cards of the pool are shown. */
import { type AnyCard, CARDS, type Effect, type Group, INCOMES, type Kind } from '../../content/index';
import { NAMES as ENGLISH } from '../../lang/names-en';
import { NAMES as POLISH } from '../../lang/names-pl';
import { texts as englishTexts } from '../../lang/text-en';
import { texts as polishTexts } from '../../lang/text-pl';
import { copiesOf, type Deck, isLand, withCard } from './deck.ts';
import { findingsOf } from './remedies.ts';

/** What a card is wanted for, in the terms of somebody who looks for it. */
export const EFFECT_SORTS = [
  'food',
  'production',
  'tax',
  'mood',
  'cards',
  'cheaper',
  'arms',
  'harm',
  'answer',
] as const;
export type EffectSort = (typeof EFFECT_SORTS)[number];

const SORT_OF: Readonly<Record<Effect['do'], EffectSort | undefined>> = {
  // these three say themselves of what kind
  income: undefined,
  gain: undefined,
  food: 'food',
  'victory-food': 'food',
  upkeep: 'food',
  satisfaction: 'mood',
  draw: 'cards',
  scry: 'cards',
  search: 'cards',
  'draw-cost': 'cards',
  'paid-draws': 'cards',
  'final-draw': 'cards',
  'hand-limit': 'cards',
  look: 'cards',
  cost: 'cheaper',
  'discovery-cost': 'cheaper',
  discoveries: 'cheaper',
  'discard-value': 'cheaper',
  stage: 'cheaper',
  slots: undefined,
  stats: 'arms',
  keyword: 'arms',
  'unit-limit': 'arms',
  'unit-site': 'arms',
  'air-base': 'arms',
  stop: 'harm',
  forbid: 'harm',
  discard: 'harm',
  damage: 'harm',
  destroy: 'harm',
  bounce: 'harm',
  exhaust: 'harm',
  counter: 'answer',
  cancel: 'answer',
};

function serves(card: AnyCard, sort: EffectSort): boolean {
  const { income, bonus, satisfaction = 0, keywords, effects = [], timing = [] } = card;
  const at = INCOMES.indexOf(sort as (typeof INCOMES)[number]);
  const printed = at >= 0 ? ((income ?? bonus)?.[at] ?? 0) > (card.kind === 'terrain' ? 1 : 0) : false;
  if (printed || (sort === 'mood' && satisfaction > 0) || (sort === 'answer' && timing.includes('response')))
    return true;
  if (sort === 'arms' && (card.kind === 'unit' || keywords?.fortification || keywords?.shipyard)) return true;
  return effects.some(effect => SORT_OF[effect.do] === sort || ('kind' in effect && effect.kind === sort));
}

export interface Wanted {
  readonly text: string;
  /** none: every kind */
  readonly kinds: readonly Kind[];
  readonly eras: readonly number[];
  /** cards that this group alone may build, or those open to everybody */
  readonly groups: readonly (Group | 'open')[];
  readonly costs: readonly number[];
  /** undefined: whatever it does */
  readonly effect: EffectSort | undefined;
  readonly playable: boolean;
  readonly inDeck: boolean;
}

export const EVERYTHING: Wanted = {
  text: '',
  kinds: [],
  eras: [],
  groups: [],
  costs: [],
  effect: undefined,
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
    if (wanted.effect !== undefined && !serves(card, wanted.effect)) return [];
    if (wanted.inDeck && copiesOf(deck, card.id) === 0) return [];
    if (!parts.every(part => textOf(n).includes(part))) return [];
    if (wanted.playable && !isPlayable(deck, card, n)) return [];
    return [n];
  });
}
