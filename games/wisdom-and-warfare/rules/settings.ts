import type { SettingSpecs } from '@epoka/kernel';

export const settings = {
  /** civilizations that take part */
  civilizations: { type: 'choice', values: ['all', 'core', 'expansion'], default: 'all' },
  /** players pick theirs in turn order instead of drawing them */
  pick: { type: 'bool', default: false },
  /** after the first victory the turn is played to its end */
  finishTurn: { type: 'bool', default: false },
} as const satisfies SettingSpecs;

export type Specs = typeof settings;

/** Against a city with walls the attacker takes the first battle turn (WAW-9.11.a). */
export const WALLED_CITY_ATTACKER_FIRST = true;
