import type { GameModule } from '@epoka/kernel';
import { brain } from './bot/index.ts';
import { rules } from './rules/index.ts';
import type { Specs } from './rules/settings.ts';
import type { State } from './rules/state.ts';
import type { Vocab } from './rules/vocabulary.ts';

export const throughTheAges: GameModule<State, Vocab, Specs> = {
  rules,
  brain,
  words: {
    en: async () => (await import('./lang/en.ts')).words,
    pl: async () => (await import('./lang/pl.ts')).words,
  },
};

export { ALL_CARDS, type CardId } from './content/ids.ts';
export { card, cardId, contentId } from './content/tables.ts';
export type { AgesWords, RulesBook } from './lang/types.ts';
export type { Civ, State } from './rules/state.ts';
export type { Vocab } from './rules/vocabulary.ts';
