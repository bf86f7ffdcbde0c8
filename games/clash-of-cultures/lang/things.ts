/** What both languages need to name things: labels of spaces, groups of units, amounts. */
import type { Reader } from '@epoka/kernel';
import {
  ACTION_CARDS,
  ADVANCES,
  BUILDINGS,
  CATEGORIES,
  CIV_ADVANCES,
  CIVILIZATIONS,
  COMBATS,
  EVENTS,
  LEADERS,
  OBJECTIVE_CARDS,
  OBJECTIVES,
  REGIONS,
  RESOURCES,
  TERRAINS,
  UNITS,
  UPPERS,
  WONDERS,
} from '../content/index.ts';
import { amountsOf } from '../rules/goods.ts';
import { layoutFor } from '../rules/layout.ts';
import { BARBARIAN, PIRATE, type State } from '../rules/state.ts';
import { PLACES } from './places.ts';
import type { BoardTexts, CardTexts, CivTexts, EventTexts } from './types.ts';

export type R = Reader<State>;

/** Words that join names: what differs beside the names themselves. */
export interface Joints {
  readonly and: string;
  readonly barbarians: string;
  readonly pirates: string;
  readonly region: string;
  readonly unknown: string;
  /** the parts of a trade offer */
  readonly fields: Readonly<Record<string, string>>;
  unexplored(label: string): string;
}

/** Functions that name contents by their numbers, for one language. */
export function namer(
  board: BoardTexts,
  cards: CardTexts,
  events: EventTexts,
  civs: CivTexts,
  joints: Joints,
) {
  const label = (_r: R, space: number) => PLACES[space] ?? joints.unknown;
  const resource = (kind: number) => board.resources[RESOURCES[kind]].toLowerCase();
  const amounts = (list: readonly number[]) => {
    const parts = list.flatMap((n, kind) => (n > 0 ? [`${n} × ${resource(kind)}`] : []));
    return parts.join(', ');
  };
  const unit = (kind: number) => board.units[UNITS[kind].id].name.toLowerCase();
  return {
    label,
    resource,
    amounts,
    unit,
    /** "Pylos (plains)" */
    space(r: R, space: number): string {
      const terrain = r.view.terrain[space];
      return terrain >= 0
        ? `${label(r, space)} (${board.terrain[TERRAINS[terrain]].name.toLowerCase()})`
        : joints.unexplored(label(r, space));
    },
    payment: (code: number) => amounts(amountsOf(code)) || '0',
    group(list: readonly number[]): string {
      const parts = list.flatMap((n, kind) => (n > 0 ? [`${n} × ${unit(kind)}`] : []));
      return parts.join(', ');
    },
    owner: (r: R, owner: number) =>
      owner === BARBARIAN ? joints.barbarians : owner === PIRATE ? joints.pirates : r.name(owner),
    advance: (id: number) => board.advances[ADVANCES[id].id].name,
    category: (id: number) => board.categories[CATEGORIES[id].id],
    building: (id: number) => board.buildings[BUILDINGS[id].id].name,
    wonder: (id: number) => (id >= 0 ? board.wonders[WONDERS[id].id].name : joints.unknown),
    /** an action card by its two halves */
    card(id: number): string {
      if (id < 0) return joints.unknown;
      const { upper, combat } = ACTION_CARDS[id];
      return `${cards.uppers[upper].name} / ${cards.combats[combat].name}`;
    },
    upper: (id: number) => (id >= 0 ? cards.uppers[ACTION_CARDS[id].upper].name : joints.unknown),
    combat: (id: number) => (id >= 0 ? cards.combats[ACTION_CARDS[id].combat].name : joints.unknown),
    objective: (id: number) => cards.objectives[OBJECTIVES[id].id].name,
    objectiveCard(id: number): string {
      if (id < 0) return joints.unknown;
      const [a, b] = OBJECTIVE_CARDS[id].objectives;
      return `${cards.objectives[a].name} / ${cards.objectives[b].name}`;
    },
    half: (card: number, half: number) =>
      card >= 0 ? cards.objectives[OBJECTIVE_CARDS[card].objectives[half]].name : joints.unknown,
    civilization: (id: number) => civs.civilizations[CIVILIZATIONS[id].id].name,
    civAdvance: (id: number) => civs.advances[CIV_ADVANCES[id].id].name,
    leader: (id: number) => (id >= 0 ? civs.leaders[LEADERS[id].id].name : joints.unknown),
    /** a civilization advance or, beyond those, a leader */
    power: (id: number) =>
      id < CIV_ADVANCES.length
        ? civs.advances[CIV_ADVANCES[id].id].name
        : civs.leaders[LEADERS[id - CIV_ADVANCES.length].id].name,
    event: (id: number) => events[EVENTS[id].id].name,
    slot(r: R, slot: number): string {
      const { cells } = layoutFor(r.view.seats);
      return `${label(r, cells[4 * slot])}–${label(r, cells[4 * slot + 3])}`;
    },
    icon: (kind: number) => unit(kind),
    content(id: string): string {
      const [kind, name] = id.split(':');
      // not a content, but a part of an offer
      if (name === undefined)
        return joints.fields[id] ?? (board.resources as Readonly<Record<string, string>>)[id] ?? id;
      switch (kind) {
        case 'advance':
          return board.advances[name as keyof typeof board.advances].name;
        case 'building':
          return board.buildings[name as keyof typeof board.buildings].name;
        case 'unit':
          return board.units[name as keyof typeof board.units].name;
        case 'terrain':
          return board.terrain[name as keyof typeof board.terrain].name;
        case 'wonder':
          return board.wonders[name as keyof typeof board.wonders].name;
        case 'event':
          return events[name as keyof typeof events].name;
        case 'upper':
          return cards.uppers[name as keyof typeof cards.uppers].name;
        case 'combat':
          return cards.combats[name as keyof typeof cards.combats].name;
        case 'civilization':
          return civs.civilizations[name as keyof typeof civs.civilizations].name;
        case 'civ':
          return civs.advances[name as keyof typeof civs.advances].name;
        case 'leader':
          return civs.leaders[name as keyof typeof civs.leaders].name;
        case 'objective':
          return cards.objectives[name as keyof typeof cards.objectives].name;
        default:
          return `${joints.region} ${REGIONS.findIndex(x => x.id === name) + 1}`;
      }
    },
  };
}

/** Every text of a content, in the order of `Ruleset.content`. */
export function textsOf(
  board: BoardTexts,
  cards: CardTexts,
  events: EventTexts,
  civs: CivTexts,
  regions: (i: number) => string,
) {
  return [
    ...ADVANCES.map(x => board.advances[x.id].text),
    ...BUILDINGS.map(x => board.buildings[x.id].text),
    ...UNITS.map(x => board.units[x.id].text),
    ...REGIONS.map((_, i) => regions(i)),
    ...WONDERS.map(x => board.wonders[x.id].text),
    ...EVENTS.map(x => events[x.id].text),
    ...UPPERS.map(x => cards.uppers[x.id].text),
    ...COMBATS.map(x => cards.combats[x.id].text),
    ...OBJECTIVES.map(x => cards.objectives[x.id].text),
    ...CIVILIZATIONS.map(x => civs.civilizations[x.id].text),
    ...CIV_ADVANCES.map(x => civs.advances[x.id].text),
    ...LEADERS.map(x => civs.leaders[x.id].text),
  ];
}
