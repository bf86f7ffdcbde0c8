/** Where each piece is (COC-2), and which contents a game has used. */
import { NONE, RulesFault } from '@epoka/kernel';
import {
  ACTION_CARDS,
  ADVANCES,
  BUILDING_KINDS,
  BUILDINGS,
  CARD_OBJECTIVES,
  CAVALRY,
  CIV_ADVANCES,
  CIVILIZATIONS,
  COMBATS,
  ELEPHANT,
  EVENTS,
  INFANTRY,
  LEADERS,
  OBJECTIVE_CARDS,
  OBJECTIVES,
  PLAYER_COLOURS,
  REGIONS,
  SHIP,
  UNITS,
  UPPERS,
  WONDERS,
} from '../content/index.ts';
import {
  BUILDINGS_EACH,
  buildingsIn,
  buildingsLeft,
  CIV_SIZE,
  captivesOf,
  citiesOf,
  kindsIn,
  MARKERS,
  owns,
  SETTLEMENTS,
  settlementsLeft,
  unitsLeft,
  unitsOf,
} from './counts.ts';
import { BARBARIAN, PIRATE, type State, UNBUILT } from './state.ts';

type At = (piece: string, place: string, n: number) => void;

/** What is not on the map is in supply; less than nothing can't be. */
function split(at: At, piece: string, onMap: number, left: number): void {
  if (left < 0) throw new RulesFault(`there are too many of "${piece}" on the map`);
  at(piece, 'map', onMap);
  at(piece, 'supply', left);
}

export function pieces(s: State, at: At): void {
  const cards = (kind: string, list: readonly { id: string }[], ids: readonly number[], place: string) => {
    for (const id of ids) if (id !== NONE) at(`${kind}:${list[id].id}`, place, 1);
  };
  cards('action', ACTION_CARDS, s.actionDeck, 'deck');
  cards('action', ACTION_CARDS, s.actionDiscard, 'discards');
  cards('objective', OBJECTIVE_CARDS, s.objectiveDeck, 'deck');
  cards('objective', OBJECTIVE_CARDS, s.objectiveDiscard, 'discards');
  cards('wonder', WONDERS, s.wonderDeck, 'deck');
  cards('wonder', WONDERS, s.wonderOpen, 'face up');
  for (let w = 0; w < WONDERS.length; w++)
    if (s.wonderAt[w] !== UNBUILT) cards('wonder', WONDERS, [w], 'built');
  cards('event', EVENTS, s.eventDeck, 'deck');
  cards('event', EVENTS, s.eventDiscard, 'discards');
  cards('event', EVENTS, s.eventGlobal, 'beside the board');
  cards('event', EVENTS, [s.eventCard], 'being resolved');
  cards('action', ACTION_CARDS, s.battleCards, 'battle');
  cards('objective', OBJECTIVE_CARDS, s.looking, 'looked at');
  cards('action', ACTION_CARDS, s.offered[0], 'offered');
  cards('objective', OBJECTIVE_CARDS, s.offered[1], 'offered');
  cards('wonder', WONDERS, s.offered[2], 'offered');
  cards('region', REGIONS, s.slotTile, 'map');
  cards('region', REGIONS, s.spareTiles, 'unused');
  let markers = 0;
  for (const n of s.exhausted) markers += n;
  split(at, 'exhausted land marker', markers, MARKERS - markers);
  for (let seat = 0; seat < s.seats; seat++) {
    const whose = PLAYER_COLOURS[seat];
    cards('action', ACTION_CARDS, s.hands[seat], whose);
    cards('objective', OBJECTIVE_CARDS, s.objectives[seat], whose);
    for (const done of s.done[seat]) cards('objective', OBJECTIVE_CARDS, [done >> 1], `${whose} completed`);
    cards('wonder', WONDERS, s.wonders[seat], whose);
    cards('event', EVENTS, s.persons[seat], whose);
    cards('event', EVENTS, s.fronts[seat], `${whose} in front`);
    split(at, `${whose} settlement`, SETTLEMENTS - settlementsLeft(s, seat), settlementsLeft(s, seat));
    for (let b = 0; b < buildingsIn(s); b++) {
      const left = buildingsLeft(s, seat, b);
      split(at, `${whose} ${BUILDINGS[b].id}`, BUILDINGS_EACH - left, left);
    }
    for (let k = 0; k < kindsIn(s); k++) {
      split(at, `${whose} ${UNITS[k].id}`, unitsOf(s, seat, k), unitsLeft(s, seat, k));
      at(`${whose} ${UNITS[k].id}`, 'captive', captivesOf(s, seat, k));
    }
    cards('leader', LEADERS, s.leaders[seat], whose);
    cards('leader', LEADERS, [s.leader[seat]], `${whose} on the map`);
    cards('leader', LEADERS, s.trophies[seat], `${whose} trophy`);
    cards('objective', OBJECTIVE_CARDS, s.assigned[seat], `${whose} assigned`);
  }
  split(at, 'grey settlement', citiesOf(s, BARBARIAN), settlementsLeft(s, BARBARIAN));
  for (const k of [INFANTRY, CAVALRY, ELEPHANT]) {
    split(at, `grey ${UNITS[k].id}`, unitsOf(s, BARBARIAN, k), unitsLeft(s, BARBARIAN, k));
    at(`grey ${UNITS[k].id}`, 'captive', captivesOf(s, BARBARIAN, k));
  }
  split(at, 'black ship', unitsOf(s, PIRATE, SHIP), unitsLeft(s, PIRATE, SHIP));
  cards('leader', LEADERS, s.lostLeaders, 'out of the game');
}

/** Every content, as `kind:id`. */
export const content: readonly string[] = [
  ...ADVANCES.map(x => `advance:${x.id}`),
  ...BUILDINGS.map(x => `building:${x.id}`),
  ...UNITS.map(x => `unit:${x.id}`),
  ...REGIONS.map(x => `region:${x.id}`),
  ...WONDERS.map(x => `wonder:${x.id}`),
  ...EVENTS.map(x => `event:${x.id}`),
  ...UPPERS.map(x => `upper:${x.id}`),
  ...COMBATS.map(x => `combat:${x.id}`),
  ...OBJECTIVES.map(x => `objective:${x.id}`),
  ...CIVILIZATIONS.map(x => `civilization:${x.id}`),
  ...CIV_ADVANCES.map(x => `civ:${x.id}`),
  ...LEADERS.map(x => `leader:${x.id}`),
];

/** In use: gained, constructed, recruited, discovered, drawn, completed. Cards that were played are in the log. */
export function seen(s: State, note: (id: string) => void): void {
  for (let seat = 0; seat < s.seats; seat++)
    for (let a = 0; a < ADVANCES.length; a++) if (owns(s, seat, a)) note(`advance:${ADVANCES[a].id}`);
  for (let seat = 0; seat < s.seats; seat++) {
    if (s.civ[seat] === NONE) continue;
    note(`civilization:${CIVILIZATIONS[s.civ[seat]].id}`);
    for (let i = 0; i < CIV_SIZE; i++)
      if (s.civHas[seat * CIV_SIZE + i] === 1) note(`civ:${CIV_ADVANCES[s.civ[seat] * CIV_SIZE + i].id}`);
    if (s.leader[seat] !== NONE) note(`leader:${LEADERS[s.leader[seat]].id}`);
  }
  for (let i = 0; i < s.piece.length; i++)
    if (s.piece[i] !== NONE) note(`building:${BUILDINGS[i % BUILDING_KINDS].id}`);
  for (let i = 0; i < s.troops.length; i++) if (s.troops[i] > 0) note(`unit:${UNITS[i % UNITS.length].id}`);
  for (let slot = 0; slot < s.slotTile.length; slot++)
    if (s.slotTurn[slot] === 0 || s.slotTurn[slot] === 1) note(`region:${REGIONS[s.slotTile[slot]].id}`);
  for (let w = 0; w < WONDERS.length; w++) if (s.wonderAt[w] >= 0) note(`wonder:${WONDERS[w].id}`);
  for (const card of s.eventDiscard) note(`event:${EVENTS[card].id}`);
  for (const card of s.eventGlobal) note(`event:${EVENTS[card].id}`);
  for (const list of s.persons) for (const card of list) note(`event:${EVENTS[card].id}`);
  for (const list of s.fronts) for (const card of list) note(`event:${EVENTS[card].id}`);
  for (const list of s.done)
    for (const done of list) note(`objective:${OBJECTIVES[CARD_OBJECTIVES[done >> 1][done & 1]].id}`);
}
