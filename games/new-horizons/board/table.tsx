/** What every part of the board needs: the props, the choices, the words, and what is picked up right now. */
import { NONE } from '@epoka/kernel';
import {
  AREAS,
  BUILDINGS,
  GOALS,
  GOVERNMENTS,
  LEADERS,
  type NewHorizons,
  SPACES,
  type State,
  TECHNOLOGIES,
  TERRITORIES,
  UNITS,
  type Words,
} from '@epoka/new-horizons';
import { type BoardChoice, type BoardProps, type BoardTable, boardContext, together } from '@epoka/web/kit';
import type { BoardWords } from './words.ts';

export type Props = BoardProps<State, NewHorizons, Words>;

export type Table = BoardTable<Props, BoardWords> & {
  /** the unit whose steps are shown, or NONE for all */
  readonly lifted: number;
  readonly lift: (unit: number) => void;
  /** the building of the supply whose places are shown, or NONE for all */
  readonly planned: number;
  readonly plan: (building: number) => void;
};

export const [TableContext, useTable] = boardContext<Table>();

/** Everything that can be done with one thing, as one choice. */
export function oneOf(table: Table, choices: readonly BoardChoice[]): BoardChoice | undefined {
  return together(choices, table.pick, table.t.wayTitle);
}

/** Names of contents by number, in the player's language. */
export function namesOf(words: Words) {
  const { names } = words;
  return {
    technology: (id: number) => names.technologies[TECHNOLOGIES[id].id],
    building: (id: number) => names.buildings[BUILDINGS[id].id],
    territory: (id: number) => (id === NONE ? '' : names.territories[TERRITORIES[id].id]),
    leader: (id: number) => names.leaders[LEADERS[id].id],
    government: (id: number) => names.governments[GOVERNMENTS[id].id],
    goal: (id: number) => names.goals[GOALS[id].id],
  };
}

/** A word that needs the room of a picture beside it. */
export const hasLongWord = (name: string): boolean => name.split(/[ -]/).some(word => word.length > 10);

/** Content ids as the rules name them; a number behind one says which of its kind on the table it is. */
export const contentId = {
  technology: (id: number) => `technology:${TECHNOLOGIES[id].id}`,
  building: (id: number) => `building:${BUILDINGS[id].id}`,
  territory: (id: number) => `territory:${TERRITORIES[id].id}`,
  leader: (id: number) => `leader:${LEADERS[id].id}`,
  government: (id: number) => `government:${GOVERNMENTS[id].id}`,
  goal: (id: number) => `goal:${GOALS[id].id}`,
  area: (id: number) => `area:${AREAS[id].id}`,
  unit: (kind: number, id: number) => `unit:${UNITS[kind]}:${id}`,
  home: (tile: number) => `tile:home:${tile}`,
  track: (key: string, seat: number) => `track:${key}:${seat}`,
  space(id: number): string {
    const { area, technology } = SPACES[id];
    return `${area === NONE ? contentId.technology(technology) : contentId.area(area)}:${id}`;
  },
};
