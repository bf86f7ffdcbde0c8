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
    en: () => import('./lang/en.ts').then(m => m.words),
    pl: () => import('./lang/pl.ts').then(m => m.words),
  },
};
