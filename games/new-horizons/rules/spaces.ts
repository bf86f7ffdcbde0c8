/** All action spaces under small numbers: those of the areas first, then those of the technology cards. */
import { NONE } from '@epoka/kernel';
import { AREAS, CARD_SPACES, type Condition, RESEARCH_PRICE, TECHNOLOGIES } from '../content/index.ts';
import { ACTION_LIST, AREA_LIST, LISTS } from './lists.ts';

export interface ActionSpace {
  /** as in the rules: 'research-1-a', 'wheel-1b' */
  readonly name: string;
  readonly area: number;
  readonly technology: number;
  readonly basic: boolean;
  readonly unlimited: boolean;
  readonly players: number;
  readonly surcharge: number;
  /** what the action itself costs */
  readonly coins: number;
  readonly exhaust: number;
  readonly requires: readonly Condition[];
  readonly list: number;
  /** something in the list costs coins: a surcharge may be one too many for it */
  readonly priced: boolean;
}

export const SPACES: ActionSpace[] = [];
/** first space and number of spaces of each area */
export const AREA_FIRST: number[] = [];
export const AREA_COUNT: number[] = [];
/** first space and number of spaces of each technology card; cards without an action have none */
export const CARD_FIRST: number[] = [];
export const CARD_COUNT: number[] = [];

function isPriced(list: number): boolean {
  return LISTS[list].effects.some(
    e =>
      (e.op === 'research' && e.levels.some(level => RESEARCH_PRICE[level].coins > 0)) ||
      e.op === 'build' ||
      e.op === 'may' ||
      e.op === 'choose',
  );
}

AREAS.forEach((area, id) => {
  AREA_FIRST.push(SPACES.length);
  AREA_COUNT.push(area.spaces.length);
  area.spaces.forEach((space, i) => {
    SPACES.push({
      name: `${area.id}-${'abcd'[i]}`,
      area: id,
      technology: NONE,
      basic: area.group === 'basic',
      unlimited: area.unlimited === true,
      players: space.players,
      surcharge: space.surcharge,
      coins: area.cost?.coins ?? 0,
      exhaust: area.cost?.exhaust ?? 0,
      requires: area.requires ?? [],
      list: AREA_LIST[id],
      priced: isPriced(AREA_LIST[id]),
    });
  });
});

export const AREA_SPACES = SPACES.length;

TECHNOLOGIES.forEach((technology, id) => {
  const spaces = technology.action ? CARD_SPACES[technology.level] : [];
  CARD_FIRST.push(SPACES.length);
  CARD_COUNT.push(spaces.length);
  spaces.forEach((space, i) => {
    SPACES.push({
      name: `${technology.id}-1${'abc'[i]}`,
      area: NONE,
      technology: id,
      basic: false,
      unlimited: false,
      players: space.players,
      surcharge: space.surcharge,
      coins: technology.action?.cost?.coins ?? 0,
      exhaust: technology.action?.cost?.exhaust ?? 0,
      requires: [],
      list: ACTION_LIST[id],
      priced: isPriced(ACTION_LIST[id]),
    });
  });
});
