/** Words of the board itself: headings, hints and names of buttons. Everything the rules say comes from the game's language files. */
import type { Language } from '@epoka/kernel';
import type { words } from './words/en.ts';

export type BoardWords = typeof words;

/** Filled by `speak`: whoever plays in one language does not fetch the others. */
export const boardWords = {} as Record<Language, BoardWords>;

export function speak(language: Language, words: BoardWords): void {
  boardWords[language] = words;
}
