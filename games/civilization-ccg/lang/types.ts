import type { GameWords, Reader } from '@epoka/kernel';
import {
  CARDS,
  type CardId,
  type capitals,
  type Group,
  type Keyword,
  type Kind,
  type READY_DECKS,
  type ResourceClass,
  type Source,
  type TerrainType,
  type Timing,
  type Trait,
  type UnitType,
} from '../content/index.ts';
import type { GuideStepId } from '../guide/index.ts';
import type { OrderId } from '../rules/orders.ts';
import {
  announcedOfRef,
  DECLARATION_REF,
  isCapital,
  isPlayerRef,
  type State,
  seatOfRef,
} from '../rules/state.ts';
import type { Vocab } from '../rules/vocabulary.ts';

/** A ready deck: what it is for, and how to play it. */
export interface DeckWords {
  readonly name: string;
  readonly strategy: string;
  readonly tips: string;
}

/** A passage of the Rules reader: a clause of RULES.md in the words of players, with **strong** and *emphasis*. */
export interface Passage {
  readonly id: string;
  readonly text: string;
}

export interface Chapter {
  readonly id: string;
  readonly title: string;
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
export interface CcgWords extends GameWords<State, Vocab> {
  readonly names: Readonly<Record<CardId, string>>;
  /** the people of each capital */
  readonly peoples: Readonly<Record<keyof typeof capitals, string>>;
  /** what a card does, made from its effects */
  readonly texts: Readonly<Record<CardId, string>>;
  readonly decks: Readonly<Record<keyof typeof READY_DECKS, DeckWords>>;
  readonly kinds: Readonly<Record<Kind, string>>;
  /** Initial, Silver, Golden */
  readonly eras: readonly string[];
  /** activation to final */
  readonly phases: readonly string[];
  readonly groups: Readonly<Record<Group, string>>;
  readonly terrainTypes: Readonly<Record<TerrainType, string>>;
  readonly unitTypes: Readonly<Record<UnitType, string>>;
  readonly keywords: Readonly<Record<Keyword, string>>;
  readonly traits: Readonly<Record<Trait, string>>;
  readonly resourceClasses: Readonly<Record<ResourceClass, string>>;
  readonly eventSources: Readonly<Record<Source, string>>;
  readonly timings: Readonly<Record<Timing, string>>;
  /** standing orders, as on a switch */
  readonly orders: Readonly<Record<OrderId, string>>;
  /** the notes of the guided first game */
  readonly guide: Readonly<Record<GuideStepId, string>>;
  /** name of a card by its number */
  card(n: number): string;
}

export type R = Reader<State>;

export function namer(names: Readonly<Record<CardId, string>>, hidden: string): (n: number) => string {
  return n => (n >= 0 && n < CARDS.length ? names[CARDS[n].id] : hidden);
}

/** "card:iron" -> its name. */
export function contentName(names: Readonly<Record<CardId, string>>, id: string): string {
  // of a card in play the object follows behind @
  const name = (id.startsWith('card:') ? id.slice(5) : id).split('@')[0];
  return names[name as CardId] ?? id;
}

/** Number of the card an object is. */
export const face = (r: R, o: number): number => r.view.face[o] ?? -1;

/** Where a terrain lies: so many steps left (negative) or right of its capital. */
export function steps(r: R, terrain: number): number {
  const row = r.view.row[r.view.owner[terrain]] ?? [];
  return row.indexOf(terrain) - row.findIndex(o => isCapital(r.view, o));
}

export const ownerOf = (r: R, o: number): number => r.view.owner[o] ?? -1;

/** What a target is: one of these. */
export interface Named {
  player(seat: number): string;
  declaration(): string;
  /** an event that was just played */
  event(card: number): string;
  object(o: number): string;
}

export function nameOf(r: R, ref: number, named: Named): string {
  if (ref === DECLARATION_REF) return named.declaration();
  if (isPlayerRef(ref)) return named.player(seatOfRef(ref));
  if (ref < 0) return named.event(r.view.announced[announcedOfRef(ref)]?.[1] ?? -1);
  return named.object(ref);
}

/** Bits of a mask as words: "infantry or cavalry". */
export function listed<T extends string>(
  all: readonly T[],
  bits: number,
  words: Readonly<Record<T, string>>,
): string[] {
  return all.filter((_, i) => (bits & (1 << i)) !== 0).map(x => words[x]);
}

/** "a, b and c" */
export function joined(list: readonly string[], and: string): string {
  if (list.length < 2) return list.join('');
  return `${list.slice(0, -1).join(', ')} ${and} ${list[list.length - 1]}`;
}
