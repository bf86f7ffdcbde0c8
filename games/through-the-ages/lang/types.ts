import type { GameWords, Reader } from '@epoka/kernel';
import { ALL_CARDS, type CardId } from '../content/ids.ts';
import { LEVEL } from '../content/tables.ts';
import type { Category, Type } from '../content/types.ts';
import type { Specs } from '../rules/settings.ts';
import type { Source, State } from '../rules/state.ts';
import type { Vocab } from '../rules/vocabulary.ts';

/** Name and text of a card. */
export interface CardWords {
  readonly name: string;
  readonly text: string;
}

/** A chapter of the rules for players. */
export interface Chapter {
  readonly id: string;
  readonly title: string;
  /** clauses of RULES.md it tells of */
  readonly clauses: readonly string[];
  readonly body: string;
}

export type LevelName = Specs['level']['values'][number];

/** What this game says besides what every game says. */
export interface AgesWords extends GameWords<State, Vocab> {
  readonly cards: Readonly<Record<CardId, CardWords>>;
  readonly types: Readonly<Record<Type, string>>;
  readonly categories: Readonly<Record<Category, string>>;
  readonly sources: Readonly<Record<Source, string>>;
  /** Age A to IV */
  readonly ages: readonly string[];
  /** the rules to read at a level */
  rules(level: LevelName): readonly Chapter[];
  /** name of a card by its number, with its age where several cards share the name */
  card(n: number): string;
}

export type R = Reader<State>;

export const ROMAN = ['A', 'I', 'II', 'III', 'IV'] as const;

/** Families with one name for cards of several ages: the age belongs to the name. */
const SEVERAL_AGES = /-(a|1|2|3)$/;

export function namer(cards: Readonly<Record<CardId, CardWords>>, hidden: string): (n: number) => string {
  const names = ALL_CARDS.map((id, i) =>
    SEVERAL_AGES.test(id) ? `${cards[id].name} ${ROMAN[LEVEL[i]]}` : cards[id].name,
  );
  return n => (n >= 0 && n < names.length ? names[n] : hidden);
}

/** "card:iron" -> its name. */
export function contentName(cards: Readonly<Record<CardId, CardWords>>, id: string): string {
  const name = id.startsWith('card:') ? id.slice(5) : id;
  return cards[name as CardId]?.name ?? id;
}
