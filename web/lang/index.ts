import type { Language } from '@epoka/kernel';
import { type HomeMessages, homeEn } from './home/en.ts';
import { homePl } from './home/pl.ts';

export const homeWords: Readonly<Record<Language, HomeMessages>> = { en: homeEn, pl: homePl };
