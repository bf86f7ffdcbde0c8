/** Names of the rulebook for the numbers of the state. */
import {
  BUILDINGS,
  GOVERNMENTS,
  LEADERS,
  SLOTS,
  TECHNOLOGIES,
  TERRITORIES,
  TRACKS,
} from '../content/index.ts';
import {
  BONUS_LIST,
  DISCOVERY_LIST,
  INSTANT_LIST,
  INVESTMENT_LIST,
  LEADER_LIST,
  REWARD_LIST,
  SPACE_LIST,
  STAGE_LIST,
} from '../rules/lists.ts';
import { SPACES } from '../rules/spaces.ts';

export const NAMES = ['Ada', 'Ben', 'Cyd', 'Dan'] as const;
export type Name = (typeof NAMES)[number];

/** The number of a content by its id. */
export function numberOf(list: readonly { readonly id: string }[], id: string): number {
  const i = list.findIndex(x => x.id === id);
  if (i < 0) throw new Error(`nothing is called "${id}"`);
  return i;
}

export function index(list: readonly string[], word: string): number {
  const i = list.indexOf(word);
  if (i < 0) throw new Error(`"${word}" is none of ${list.join(', ')}`);
  return i;
}

/** The number of a list of effects: the part and the component, or the track and the space. */
export function listOf(what: string): number {
  const [part, id] = what.split(' ');
  switch (part) {
    case 'leader':
      return LEADER_LIST[numberOf(LEADERS, id)];
    case 'instant':
      return INSTANT_LIST[numberOf(TECHNOLOGIES, id)];
    case 'bonus':
      return BONUS_LIST[numberOf(BUILDINGS, id)];
    case 'reward':
      return REWARD_LIST[numberOf(TERRITORIES, id)];
    case 'discovery':
      return DISCOVERY_LIST[numberOf(TERRITORIES, id)];
    case 'monarchy':
      return STAGE_LIST[numberOf(GOVERNMENTS, id)][2];
    case 'investment':
      return INVESTMENT_LIST[Number(id) - 1];
    default:
      return SPACE_LIST[index(TRACKS, part)][Number(id) - 1];
  }
}

export function spaceOf(name: string): number {
  const i = SPACES.findIndex(x => x.name === name);
  if (i < 0) throw new Error(`no space is called "${name}"`);
  return i;
}

export function slotOf(name: string): number {
  const i = SLOTS.findIndex(x => x.name === name);
  if (i < 0) throw new Error(`no slot is called "${name}"`);
  return i;
}
