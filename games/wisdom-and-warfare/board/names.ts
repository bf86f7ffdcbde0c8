/** Names and ids of contents by number. */
import {
  BUILDING_IDS,
  CITY_STATE_IDS,
  CIV_IDS,
  EVENT_IDS,
  GOOD_IDS,
  GOVERNMENT_IDS,
  MARKER_IDS,
  PERSON_IDS,
  POLICY_IDS,
  TECH_IDS,
  UNIT_TYPES,
  WONDER_IDS,
} from '../content/ids.ts';
import {
  EVENT_KIND,
  FIRST_BUILDING,
  FIRST_PERSON,
  FIRST_WONDER,
  MARKER_KIND,
  UNIT_KIND,
  UNIT_TYPE,
} from '../content/tables.ts';
import { TILES } from '../content/tiles.ts';
import { UNITS } from '../content/units.ts';
import type { Cards } from '../lang/types.ts';

/** Content ids as the rules name them. */
export const id = {
  tech: (t: number) => `tech:${TECH_IDS[t]}`,
  building: (b: number) => `building:${BUILDING_IDS[b]}`,
  wonder: (w: number) => `wonder:${WONDER_IDS[w]}`,
  government: (g: number) => `government:${GOVERNMENT_IDS[g]}`,
  /** `card * 2 + side` */
  policy: (p: number) => `policy:${POLICY_IDS[p]}`,
  event: (card: number) => `event:${EVENT_IDS[EVENT_KIND[card]]}`,
  civ: (c: number) => `civ:${CIV_IDS[c]}`,
  person: (p: number) => `person:${PERSON_IDS[p]}`,
  state: (s: number) => `cityState:${CITY_STATE_IDS[s]}`,
  marker: (m: number) => `marker:${MARKER_IDS[MARKER_KIND[m]]}`,
  unit: (u: number) => `unit:${UNITS[UNIT_KIND[u]].id}`,
  good: (g: number) => `good:${GOOD_IDS[g]}`,
  tile: (tile: number) => `tile:${TILES[tile].id}`,
  /** what stands on a square */
  top: (top: number) =>
    top >= FIRST_PERSON
      ? `person:${PERSON_IDS[top - FIRST_PERSON]}`
      : top >= FIRST_WONDER
        ? `wonder:${WONDER_IDS[top - FIRST_WONDER]}`
        : `building:${BUILDING_IDS[top - FIRST_BUILDING]}`,
};

/** The same in the player's language. */
export const namesOf = (cards: Cards) => ({
  tech: (t: number) => cards.tech[TECH_IDS[t]].name,
  building: (b: number) => cards.building[BUILDING_IDS[b]].name,
  wonder: (w: number) => cards.wonder[WONDER_IDS[w]].name,
  government: (g: number) => cards.government[GOVERNMENT_IDS[g]].name,
  policy: (p: number) => cards.policy[POLICY_IDS[p]].name,
  event: (card: number) => cards.event[EVENT_IDS[EVENT_KIND[card]]],
  civ: (c: number) => cards.civ[CIV_IDS[c]],
  person: (p: number) => cards.person[PERSON_IDS[p]].name,
  good: (g: number) => cards.good[GOOD_IDS[g]],
  marker: (m: number) => cards.marker[MARKER_IDS[MARKER_KIND[m]]].name,
  /** of one rank, 1 to 4 */
  unit: (u: number, rank: number) => unitAt(cards, UNIT_TYPE[u], rank),
  unitType: (type: number, rank: number) => unitAt(cards, type, rank),
});

function unitAt(cards: Cards, type: number, rank: number): string {
  const ranks = cards.unit[UNIT_TYPES[type]];
  return ranks[Math.min(rank, ranks.length) - 1];
}

export const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V'] as const;
