import type { Arg, GameWords, Reader } from '@epoka/kernel';
import type { Category, Type } from '../content/basics.ts';
import { ALL_CARDS, type CardId } from '../content/ids.ts';
import { LEVEL } from '../content/tables.ts';

import type { GuideStepId } from '../guide/index.ts';
import type { OrderId } from '../rules/orders.ts';
import type { Nested } from '../rules/reasons.ts';
import type { Specs } from '../rules/settings.ts';
import type { Source, State } from '../rules/state.ts';
import type { Vocab } from '../rules/vocabulary.ts';

/** Name and text of a card. */
export interface CardWords {
  readonly name: string;
  readonly text: string;
}

/** A passage of the Rules reader: a clause of RULES.md in the words of players, with **strong** and *emphasis*. */
export interface Passage {
  readonly id: string;
  readonly text: string;
}

export type LevelName = Specs['level']['values'][number];

export interface Chapter {
  readonly id: string;
  readonly title: string;
  /** the lowest level that needs the chapter */
  readonly level: LevelName;
  readonly clauses: readonly Passage[];
}

/** The Rules reader, and which of its passages a question or a reason rests on. */
export interface RulesBook {
  readonly chapters: readonly Chapter[];
  readonly questions: Readonly<Record<keyof Vocab['questions'], string>>;
  readonly reasons: Readonly<Record<keyof Vocab['reasons'], string>>;
}

/** A word of the game and what it means. */
export interface Term {
  readonly term: string;
  readonly meaning: string;
}

/** What this game says besides what every game says. */
export interface AgesWords extends GameWords<State, Vocab> {
  readonly cards: Readonly<Record<CardId, CardWords>>;
  readonly types: Readonly<Record<Type, string>>;
  readonly categories: Readonly<Record<Category, string>>;
  readonly sources: Readonly<Record<Source, string>>;
  /** Age A to IV */
  readonly ages: readonly string[];
  /** standing orders, as on a switch */
  readonly orders: Readonly<Record<OrderId, string>>;
  /** the notes of the guided first game */
  readonly guide: Readonly<Record<GuideStepId, string>>;
  /** name of a card by its number, with its age where several cards share the name */
  card(n: number): string;
}

export type R = Reader<State>;

/** A reason inside another one, in words. */
export function said(words: Pick<AgesWords, 'reasons'>, r: R, [key, ...args]: Nested): string {
  const word = words.reasons[key as keyof Vocab['reasons']] as (r: R, ...args: readonly Arg[]) => string;
  return word(r, ...args);
}

/** The kind of the question that the reader is asked right now: the same word may answer several. */
export function openKind(r: R): string | undefined {
  const { asked } = r.view;
  return (asked.find(q => q.seat === r.seat) ?? (asked.length === 1 ? asked[0] : undefined))?.kind;
}

/** Has the reader named anything in the fight yet? */
export function namedAny(r: R): boolean {
  const b = r.view.battle;
  return b.bonus > 0 || (b.attacker === r.seat ? b.attackUnits : b.defenseUnits).some(n => n > 0);
}

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
