import type { GameModule } from '@epoka/kernel';
import { brain } from './bot/index.ts';
import { rules } from './rules/index.ts';
import type { Specs } from './rules/settings.ts';
import type { State } from './rules/state.ts';
import type { Clash } from './rules/vocabulary.ts';

export const clashOfCultures: GameModule<State, Clash, Specs> = {
  rules,
  brain,
  words: {
    en: async () => (await import('./lang/en.ts')).words,
    pl: async () => (await import('./lang/pl.ts')).words,
  },
};
