import type { Language } from '@epoka/kernel';
import { type HomeMessages, homeEn } from './home/en.ts';
import { homePl } from './home/pl.ts';

export const homeWords: Readonly<Record<Language, HomeMessages>> = { en: homeEn, pl: homePl };

/** A table that nobody gave a name of its own is called like its game, in whatever language it was begun. */
export function tableName(name: string, game: string, language: Language): string {
  const unnamed = name === '' || Object.values(homeWords).some(words => words.of[game]?.title === name);
  return unnamed ? (homeWords[language].of[game]?.title ?? name) : name;
}
