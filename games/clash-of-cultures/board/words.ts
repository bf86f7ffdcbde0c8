/** Words that only the board uses; names and texts of contents come with the game. */
import type { Language } from '@epoka/kernel';
import type { words } from './words/en.ts';

export type BoardWords = typeof words;

/** Filled by `speak`: whoever plays in one language does not fetch the others. */
export const boardWords = {} as Record<Language, BoardWords>;

export function speak(language: Language, words: BoardWords): void {
  boardWords[language] = words;
}
