/** The files with the rules of all games. */
import type { Language } from '@epoka/kernel';
import type { RulesBook, Term } from './rulebook.ts';

interface RulesFile {
  readonly [name: string]: unknown;
}

const files = import.meta.glob<RulesFile>('../../games/*/lang/rules-{en,pl}.ts');
const glossaries = import.meta.glob<{ glossary: readonly Term[] }>('../../games/*/lang/glossary-{en,pl}.ts');

function isBook(value: unknown): value is RulesBook {
  return typeof value === 'object' && value !== null && Array.isArray((value as RulesBook).chapters);
}

/** undefined: not put into the reader yet */
export async function loadRulesBook(game: string, language: Language): Promise<RulesBook | undefined> {
  const file = files[`../../games/${game}/lang/rules-${language}.ts`];
  if (!file) return undefined;
  const [loaded, words] = await Promise.all([
    file(),
    glossaries[`../../games/${game}/lang/glossary-${language}.ts`]?.(),
  ]);
  const book = Object.values(loaded).find(isBook);
  return book && words ? { ...book, terms: words.glossary } : book;
}
