/** What both generators of card texts share: the order of sentences, signs and numbers. The words are theirs. */
import {
  type AnyCard,
  CARDS,
  type CardId,
  type Effect,
  INCOMES,
  type Incomes,
  type Keyword,
  type Price,
  type Target,
} from '../content/index.ts';

/** One language's way to say what a card does. Sentences come without their full stop. */
export interface Teller {
  readonly none: string;
  cost(price: Price): string;
  keyword(keyword: Keyword, value: number): string;
  trait(trait: NonNullable<AnyCard['trait']>): string;
  bonus(bonus: Incomes): string;
  satisfaction(n: number): string;
  target(target: Target, card: AnyCard): string;
  attach(target: Target): string;
  effect(effect: Effect, card: AnyCard): string;
}

/** Everything in the order in which it is printed: cost, keywords, values, target, effects. */
function textOf(card: AnyCard, t: Teller): string {
  const said: string[] = [];
  if (card.kind === 'event' && card.cost !== undefined) said.push(t.cost(card.cost));
  for (const [keyword, value] of Object.entries(card.keywords ?? {}))
    said.push(t.keyword(keyword as Keyword, value));
  if (card.trait !== undefined) said.push(t.trait(card.trait));
  if (card.bonus !== undefined) said.push(t.bonus(card.bonus));
  if (card.kind !== 'capital' && card.satisfaction) said.push(t.satisfaction(card.satisfaction));
  if (card.target !== undefined) said.push(t.target(card.target, card));
  if (card.attach !== undefined) said.push(t.attach(card.attach));
  for (const effect of card.effects) said.push(t.effect(effect, card));
  if (said.length === 0) said.push(t.none);
  return said.map(sentence => `${sentence[0].toUpperCase()}${sentence.slice(1)}.`).join(' ');
}

export function textsBy(t: Teller): Readonly<Record<CardId, string>> {
  return Object.fromEntries(CARDS.map(card => [card.id, textOf(card, t)])) as Record<CardId, string>;
}

/** "+1", "−2" */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** "+1/0" */
export function stats(strength = 0, toughness = 0): string {
  const one = (n: number) => (n === 0 ? '0' : signed(n));
  return `${one(strength)}/${one(toughness)}`;
}

/** "+1 food, +2 tax", in the words of the language. */
export const incomes = (bonus: Incomes, words: readonly string[]): string =>
  INCOMES.flatMap((_, i) => (bonus[i] === 0 ? [] : [`${signed(bonus[i])} ${words[i]}`])).join(', ');

export const KEYWORDS_WITH_VALUE: readonly Keyword[] = ['anti-aircraft', 'demolisher', 'transport'];

/** An effect that no text says must not pass in silence. */
export function unsaid(effect: Effect, card: AnyCard): never {
  throw new Error(`no words for "${effect.do}" (${effect.when}, ${effect.scope}) of ${card.id}`);
}
