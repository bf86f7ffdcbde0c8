/** Where every piece is, and which contents are at work: for the kit. */
import { NONE } from '@epoka/kernel';
import {
  BUILDING_IDS,
  CITY_STATE_IDS,
  CIV_IDS,
  EVENT_IDS,
  GOVERNMENT_IDS,
  MARKER_IDS,
  PERSON_IDS,
  POLICY_IDS,
  RELIC_IDS,
  TECH_IDS,
  UNIT_IDS,
  WONDER_IDS,
} from '../content/ids.ts';
import {
  BUILDING_FAMILY,
  EVENT_KIND,
  FIRST_BUILDING,
  FIRST_PERSON,
  FIRST_STATE,
  FIRST_WONDER,
  isBuilding,
  isPerson,
  isWonder,
  MARKER_KIND,
  MARKET_GOODS,
  PERSON_TYPES,
  POLICY_CARDS,
  TECH_COUNT,
  UNIT_KIND,
} from '../content/tables.ts';
import { HOME_TILES, TILES } from '../content/tiles.ts';
import { CARD } from './declare.ts';
import type { State } from './state.ts';

type At = (piece: string, place: string, n: number) => void;

export function pieces(s: State, at: At): void {
  for (let good = 0; good < MARKET_GOODS; good++) at(`good ${good}`, 'market', s.market[good]);
  for (let family = 0; family < s.stock.length; family++) at(`building ${family}`, 'stock', s.stock[family]);
  for (let person = 0; person < s.people.length; person++) at(`person ${person}`, 'pool', s.people[person]);
  at('disaster', 'supply', s.disasters);
  s.top.forEach((top, q) => {
    if (isBuilding(top)) at(`building ${BUILDING_FAMILY[top - FIRST_BUILDING]}`, 'map', 1);
    else if (isPerson(top)) at(`person ${top - FIRST_PERSON}`, 'map', 1);
    if (s.disaster[q] > 0) at('disaster', 'map', 1);
  });
  s.events.forEach((deck, level) => {
    for (const card of deck) at(`event ${card}`, 'deck', 1);
    for (const card of s.eventUsed[level]) at(`event ${card}`, 'used', 1);
  });
  s.units.forEach((deck, type) => {
    for (const unit of deck) at(`unit ${unit}`, 'deck', 1);
    for (const unit of s.unitUsed[type]) at(`unit ${unit}`, 'used', 1);
  });
  for (const thing of s.declared) if (thing[0] === 1) at(`event ${thing[4]}`, 'declared', 1);
  for (const tile of s.tile) if (tile >= HOME_TILES) at(`tile ${tile}`, 'map', 1);
  // A card that is being aimed, or chosen for a payment, lies open.
  for (const q of s.asked) if (q.kind === 'aim' || q.kind === 'agree') at(`event ${s.draft[1]}`, 'aimed', 1);
  s.pay.forEach((kind, i) => {
    if (i % 3 === 0 && kind === CARD) at(`event ${s.pay[i + 1]}`, 'payment', 1);
  });
  for (const tile of s.tilePool) at(`tile ${tile}`, 'pool', 1);
  for (const hand of s.battle.hands) for (const unit of hand) at(`unit ${unit}`, 'battle', 1);
  for (const unit of s.battle.fronts) if (unit !== NONE) at(`unit ${unit}`, 'front', 1);
  for (let seat = 0; seat < s.seats; seat++) piecesOf(s, seat, at);
}

function piecesOf(s: State, seat: number, at: At): void {
  for (let good = 0; good < MARKET_GOODS; good++)
    at(`good ${good}`, `seat ${seat}`, s.goods[seat * MARKET_GOODS + good]);
  for (let person = 0; person < PERSON_TYPES; person++)
    at(`person ${person}`, `seat ${seat}`, s.reserve[seat * PERSON_TYPES + person]);
  for (const card of s.hand[seat]) at(`event ${card}`, `seat ${seat}`, 1);
  for (const unit of s.standing[seat]) at(`unit ${unit}`, `seat ${seat}`, 1);
}

const named = (kind: string, ids: readonly string[]): string[] => ids.map(id => `${kind}:${id}`);

export const content: readonly string[] = [
  ...named('civ', CIV_IDS),
  ...named('tech', TECH_IDS),
  ...named('government', GOVERNMENT_IDS),
  ...named('policy', POLICY_IDS),
  ...named('building', BUILDING_IDS),
  ...named('wonder', WONDER_IDS),
  ...named('event', EVENT_IDS),
  ...named('person', PERSON_IDS),
  ...named('cityState', CITY_STATE_IDS),
  ...named('marker', MARKER_IDS),
  ...named('relic', RELIC_IDS),
  ...named('unit', UNIT_IDS),
  ...named(
    'tile',
    TILES.map(({ id }) => id),
  ),
];

export function seen(s: State, note: (id: string) => void): void {
  for (const civ of s.civ) if (civ !== NONE) note(`civ:${CIV_IDS[civ]}`);
  for (const tile of s.tile) if (tile !== NONE) note(`tile:${TILES[tile].id}`);
  for (const gov of s.gov) note(`government:${GOVERNMENT_IDS[gov]}`);
  s.knows.forEach((known, i) => {
    if (known === 1) note(`tech:${TECH_IDS[i % TECH_COUNT]}`);
  });
  s.policy.forEach((side, i) => {
    if (side > 0) note(`policy:${POLICY_IDS[(i % POLICY_CARDS) * 2 + side - 1]}`);
  });
  s.top.forEach((top, q) => {
    if (isBuilding(top)) note(`building:${BUILDING_IDS[top - FIRST_BUILDING]}`);
    else if (isWonder(top)) note(`wonder:${WONDER_IDS[top - FIRST_WONDER]}`);
    else if (isPerson(top)) note(`person:${PERSON_IDS[top - FIRST_PERSON]}`);
    if (s.mark[q] >= FIRST_STATE) note(`cityState:${CITY_STATE_IDS[s.mark[q] - FIRST_STATE]}`);
  });
  for (const used of s.eventUsed) for (const card of used) note(`event:${EVENT_IDS[EVENT_KIND[card]]}`);
  for (const unit of s.battle.fronts) if (unit !== NONE) note(`unit:${UNIT_IDS[UNIT_KIND[unit]]}`);
  for (const kept of s.kept) for (const marker of kept) note(`marker:${MARKER_IDS[MARKER_KIND[marker]]}`);
}
