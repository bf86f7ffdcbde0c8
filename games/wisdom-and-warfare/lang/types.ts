import type { GameWords, Reader } from '@epoka/kernel';
import {
  BUILDING_IDS,
  type BuildingId,
  type CityStateId,
  type CivId,
  type EventId,
  type GoodId,
  type GovernmentId,
  type LootId,
  type MarkerId,
  PERSON_IDS,
  type PersonId,
  type PolicyId,
  type RelicId,
  type TechId,
  UNIT_IDS,
  UNIT_TYPES,
  type UnitType,
  WONDER_IDS,
  type WonderId,
} from '../content/ids.ts';
import { COLUMNS } from '../content/layouts.ts';
import { FIRST_BUILDING, FIRST_PERSON, FIRST_WONDER, UNIT_TYPE } from '../content/tables.ts';
import { UNITS } from '../content/units.ts';
import type { GuideStepId } from '../guide/index.ts';
import type { OrderId } from '../rules/orders.ts';
import type { State } from '../rules/state.ts';
import type { Vocab } from '../rules/vocabulary.ts';

/** Name and text of a content. */
export interface CardWords {
  readonly name: string;
  readonly text: string;
}

type Texts<Id extends string> = Readonly<Record<Id, CardWords>>;

export interface Cards {
  readonly tile: Readonly<Record<string, string>>;
  readonly tech: Texts<TechId>;
  readonly building: Texts<BuildingId>;
  readonly wonder: Texts<WonderId>;
  readonly government: Texts<GovernmentId>;
  readonly policy: Texts<PolicyId>;
  readonly event: Texts<EventId>;
  readonly civ: Texts<CivId>;
  readonly person: Texts<PersonId>;
  readonly cityState: Texts<CityStateId>;
  readonly marker: Texts<MarkerId>;
  readonly relic: Texts<RelicId>;
  readonly loot: Texts<LootId>;
  readonly good: Readonly<Record<GoodId, string>>;
  /** names of units by rank */
  readonly unit: Readonly<Record<UnitType, readonly string[]>>;
}

/** A passage of the Rules reader: a clause of RULES.md in the words of players, with **strong** and *emphasis*. */
interface Passage {
  readonly id: string;
  readonly text: string;
}

interface Chapter {
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

export interface Words extends GameWords<State, Vocab> {
  readonly cards: Cards;
  /** the notes of the guided first game */
  readonly guide: Readonly<Record<GuideStepId, string>>;
  /** standing orders, as on a switch */
  readonly orders: Readonly<Record<OrderId, string>>;
}

export type R = Reader<State>;

/** A square as on a chess board: column letter and row. */
export const square = (q: number): string =>
  q < 0 ? '-' : `${String.fromCharCode(65 + (q % COLUMNS))}${Math.floor(q / COLUMNS) + 1}`;

export const ROMAN = ['0', 'I', 'II', 'III', 'IV', 'V'] as const;

/** The name of what stands on a square. */
export function topName(cards: Cards, top: number): string {
  if (top >= FIRST_PERSON) return cards.person[PERSON_IDS[top - FIRST_PERSON]].name;
  if (top >= FIRST_WONDER) return cards.wonder[WONDER_IDS[top - FIRST_WONDER]].name;
  return cards.building[BUILDING_IDS[top - FIRST_BUILDING]].name;
}

/** A unit card by the name of its first rank, and its type's letter. */
export function unitName(cards: Cards, unit: number): string {
  return unit < 0 ? '?' : cards.unit[UNIT_TYPES[UNIT_TYPE[unit]]][0];
}

const PARTS = [
  'civ',
  'tech',
  'government',
  'policy',
  'building',
  'wonder',
  'event',
  'person',
  'cityState',
  'marker',
  'relic',
] as const;

/** The name of a content by its id, `tech:writing`. */
export function contentName(cards: Cards, types: readonly string[], id: string): string {
  const [kind, name] = id.split(':');
  if (kind === 'tile' || kind === 'good')
    return (cards[kind] as Readonly<Record<string, string>>)[name] ?? id;
  if (kind === 'unit') {
    const { type, ranks } = UNITS[UNIT_IDS.indexOf(name as (typeof UNIT_IDS)[number])];
    const [strength, health] = ranks[0];
    return `${types[UNIT_TYPES.indexOf(type)]} ${strength}/${health}`;
  }
  const part = PARTS.find(one => one === kind);
  const texts = part === undefined ? undefined : (cards[part] as Readonly<Record<string, CardWords>>);
  return texts?.[name]?.name ?? id;
}
