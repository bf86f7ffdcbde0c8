/** What every part of the board needs: the props, the choices, the words, and what is picked up right now. */
import { type BoardChoice, type BoardProps, type BoardTable, boardContext, together } from '@epoka/web/kit';
import {
  ACTION_CARDS,
  ADVANCES,
  BARBARIAN,
  BUILDINGS,
  CATEGORIES,
  CIV_ADVANCES,
  CIVILIZATIONS,
  type Clash,
  EVENTS,
  LEADERS,
  OBJECTIVE_CARDS,
  PIRATE,
  PLACES,
  RESOURCES,
  type State,
  TERRAINS,
  UNITS,
  WONDERS,
  type Words,
} from './game.ts';
import type * as Scenes from './scenes.tsx';
import type { BoardWords } from './words.ts';

export type Props = BoardProps<State, Clash, Words>;

export type Table = BoardTable<Props, BoardWords> & {
  /** a group shall leave this space as soon as it is asked for, or NONE */
  readonly leaving: number;
  readonly leave: (space: number) => void;
  /** opens the book of advances */
  readonly study: () => void;
  /** what comes after the board, once it is there */
  readonly scenes: typeof Scenes | undefined;
};

export const [TableContext, useTable] = boardContext<Table>();

/** The same choice under other words. */
export function labelled(choice: BoardChoice, label: string): BoardChoice {
  const { key, questionId, answer, legal, warn, act, ways } = choice;
  return {
    key,
    questionId,
    answer,
    legal,
    label,
    get why() {
      return choice.why;
    },
    warn,
    act,
    ways,
  };
}

/** Everything that can be done with one thing, as one choice; several ways are asked for beside it. */
export function oneOf(table: Table, choices: readonly BoardChoice[]): BoardChoice | undefined {
  const legal = choices.filter(c => c.legal);
  return together(choices, table.pick, legal.length > 1 ? table.t.ways(legal.length) : table.t.blocked);
}

/** Names of contents by number, in the player's language. */
export function namesOf(words: Words) {
  const { board, cards, events, civs } = words;
  return {
    advance: (id: number) => board.advances[ADVANCES[id].id].name,
    category: (id: number) => board.categories[CATEGORIES[id].id],
    building: (id: number) => board.buildings[BUILDINGS[id].id].name,
    unit: (id: number) => board.units[UNITS[id].id].name,
    terrain: (id: number) => board.terrain[TERRAINS[id]].name,
    wonder: (id: number) => board.wonders[WONDERS[id].id].name,
    resource: (id: number) => board.resources[RESOURCES[id]],
    event: (id: number) => events[EVENTS[id].id],
    civilization: (id: number) => civs.civilizations[CIVILIZATIONS[id].id].name,
    civAdvance: (id: number) => civs.advances[CIV_ADVANCES[id].id].name,
    leader: (id: number) => civs.leaders[LEADERS[id].id].name,
    upper: (card: number) => cards.uppers[ACTION_CARDS[card].upper],
    combat: (card: number) => cards.combats[ACTION_CARDS[card].combat],
    half: (card: number, half: number) => cards.objectives[OBJECTIVE_CARDS[card].objectives[half]],
  };
}

export const placeOf = (space: number): string => PLACES[space] ?? '';

export function ownerName({ t, reader }: Pick<Table, 't' | 'reader'>, owner: number): string {
  return owner === BARBARIAN ? t.barbarians : owner === PIRATE ? t.pirates : reader.name(owner);
}

/** Advances and leaders of a civilization stand together in their lists. */
export const OWN_ADVANCES = 4;
export const OWN_LEADERS = 3;

/** Content ids as the rules name them. */
export const contentId = {
  advance: (id: number) => `advance:${ADVANCES[id].id}`,
  building: (id: number) => `building:${BUILDINGS[id].id}`,
  unit: (id: number) => `unit:${UNITS[id].id}`,
  wonder: (id: number) => `wonder:${WONDERS[id].id}`,
  civilization: (id: number) => `civilization:${CIVILIZATIONS[id].id}`,
  civ: (id: number) => `civ:${CIV_ADVANCES[id].id}`,
  leader: (id: number) => `leader:${LEADERS[id].id}`,
  event: (id: number) => `event:${EVENTS[id].id}`,
  upper: (card: number) => `upper:${ACTION_CARDS[card].upper}`,
  combat: (card: number) => `combat:${ACTION_CARDS[card].combat}`,
  objective: (card: number, half: number) => `objective:${OBJECTIVE_CARDS[card].objectives[half]}`,
  terrain: (id: number) => `terrain:${TERRAINS[id]}`,
  /** one space of the map */
  space: (terrain: number, space: number) => `terrain:${TERRAINS[terrain]}:${space}`,
};
