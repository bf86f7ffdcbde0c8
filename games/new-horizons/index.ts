import type { GameModule } from '@epoka/kernel';
import { brain } from './bot/index.ts';
import { rules } from './rules/index.ts';
import type { State } from './rules/state.ts';
import type { NewHorizons } from './rules/vocabulary.ts';

export const newHorizons: GameModule<State, NewHorizons, Record<never, never>> = {
  rules,
  brain,
  words: {
    en: async () => (await import('./lang/en.ts')).words,
    pl: async () => (await import('./lang/pl.ts')).words,
  },
};

export * from './content/index.ts';
export type { RulesBook, Words } from './lang/types.ts';
export { counter } from './rules/counters.ts';
export { hexAt, hexQ, hexR, STEP, tileAt } from './rules/hexes.ts';
export { LISTS } from './rules/lists.ts';
export { buyPrice, harvest, income, openColumns } from './rules/production.ts';
export { AREA_SPACES, CARD_COUNT, CARD_FIRST, SPACES } from './rules/spaces.ts';
export { pointsOf, total } from './rules/standing.ts';
export type { Player, State, Tile, Unit } from './rules/state.ts';
export { SETTLER, SOLDIER } from './rules/state.ts';
export type { Answers, NewHorizons, Questions, Reasons, Tells, Thing } from './rules/vocabulary.ts';
