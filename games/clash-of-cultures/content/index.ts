/** Every component, as data; the number of a content is its place in its list. */
import { ACTION_CARDS, COMBATS, UPPERS } from './action-cards.ts';
import { ADVANCES, CATEGORIES } from './advances.ts';
import { TERRAINS } from './basics.ts';
import { BUILDINGS } from './buildings.ts';
import { CIV_ADVANCES, CIVILIZATIONS, LEADERS } from './civilizations.ts';
import { EVENTS, ICONS } from './events.ts';
import { OBJECTIVE_CARDS, OBJECTIVES } from './objectives.ts';
import { UNITS } from './units.ts';
import { WONDERS } from './wonders.ts';

export * from './action-cards.ts';
export * from './advances.ts';
export * from './basics.ts';
export * from './buildings.ts';
export * from './civilizations.ts';
export * from './events.ts';
export * from './maps.ts';
export * from './objectives.ts';
export * from './regions.ts';
export type * from './types.ts';
export * from './units.ts';
export * from './wonders.ts';

type NumbersOf<Id extends string> = { readonly [K in Id]: number };

/** `{ storage: 1, ... }`: the place of each content in its list. */
function numbers<Id extends string>(list: readonly { readonly id: Id }[]): NumbersOf<Id> {
  return Object.freeze(Object.fromEntries(list.map(({ id }, i) => [id, i]))) as NumbersOf<Id>;
}

export const A = numbers(ADVANCES);
export const C = numbers(CATEGORIES);
export const B = numbers(BUILDINGS);
export const U = numbers(UNITS);
export const W = numbers(WONDERS);
export const UPPER = numbers(UPPERS);
export const COMBAT = numbers(COMBATS);
export const OBJECTIVE = numbers(OBJECTIVES);
export const E = numbers(EVENTS);
export const CA = numbers(CIV_ADVANCES);
export const L = numbers(LEADERS);
export const ICON = numbers(ICONS.map(id => ({ id })));

export const SETTLER = U.settler;
export const INFANTRY = U.infantry;
export const SHIP = U.ship;
export const CAVALRY = U.cavalry;
export const ELEPHANT = U.elephant;
export const LEADER = U.leader;
export const KINDS = UNITS.length;
export const BUILDING_KINDS = BUILDINGS.length;
export const ADVANCE_COUNT = ADVANCES.length;
/** Buildings and units of the base game come first in their lists (COC-1.3). */
export const BASE_BUILDINGS = BUILDINGS.filter(x => !x.expansion).length;
export const BASE_KINDS = UNITS.filter(x => !x.expansion).length;

/** Category of each advance; the top one of each; what the top one of a government asks for, or -1. */
export const CATEGORY_OF: readonly number[] = ADVANCES.map(x => C[x.category]);
export const TOP_OF: readonly number[] = CATEGORIES.map((_, c) => CATEGORY_OF.indexOf(c));
export const REQUIRED_BY: readonly number[] = CATEGORIES.map(x => (x.requires === null ? -1 : A[x.requires]));
export const IS_GOVERNMENT: readonly boolean[] = CATEGORIES.map(x => x.government);
export const IS_MILITARY: readonly boolean[] = UNITS.map(x => x.military);
export const BUILDING_ADVANCE: readonly number[] = BUILDINGS.map(x => A[x.advance]);
export const WONDER_ADVANCE: readonly number[] = WONDERS.map(x => A[x.advance]);
export const CARD_UPPER: readonly number[] = ACTION_CARDS.map(x => UPPER[x.upper]);
export const CARD_COMBAT: readonly number[] = ACTION_CARDS.map(x => COMBAT[x.combat]);
export const CARD_OBJECTIVES: readonly (readonly number[])[] = OBJECTIVE_CARDS.map(x =>
  x.objectives.map(id => OBJECTIVE[id]),
);
/** The advance each civilization advance is linked to, -1 for any government. */
export const CIV_LINK: readonly number[] = CIV_ADVANCES.map(x => (x.link === null ? -1 : A[x.link]));
export const CIV_TILE: readonly (readonly number[] | null)[] = CIVILIZATIONS.map(x =>
  x.tile === null ? null : x.tile.map(t => TERRAINS.indexOf(t)),
);
export const EVENT_ICON: readonly number[] = EVENTS.map(x => (x.icon === null ? -1 : ICON[x.icon]));
export const EVENT_PROTECTION: readonly number[] = EVENTS.map(x =>
  x.protection === null ? -1 : A[x.protection],
);
