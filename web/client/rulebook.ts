/**
 * The chapters of a game's rules, as its language folder gives them (`lang/rules-en.ts`, `lang/rules-pl.ts`), and where questions,
 * reasons and contents point into them.
 */
import { fold } from './fold.ts';

interface RulesClause {
  /** 'NH-4.2'; shown small, and the address of the passage */
  readonly id: string;
  readonly text: string;
}

export interface RulesChapter {
  readonly id: string;
  readonly title: string;
  readonly clauses: readonly RulesClause[];
}

export interface Term {
  readonly term: string;
  readonly meaning: string;
}

export interface RulesBook {
  readonly chapters: readonly RulesChapter[];
  /** clause by kind of question, key of a reason; a board's own detail names those of a content */
  readonly questions?: Readonly<Record<string, string>>;
  readonly reasons?: Readonly<Record<string, string>>;
  /** the game's own words, explained: a chapter of its own at the end */
  readonly terms?: readonly Term[];
}

/** Where the terms stand among the chapters. */
export const GLOSSARY = 'glossary';

/** The book with its terms as the last chapter. */
export function withGlossary(book: RulesBook, title: string): RulesBook {
  if (!book.terms) return book;
  const clauses = book.terms.map(({ term, meaning }) => ({ id: term, text: meaning }));
  return { ...book, chapters: [...book.chapters, { id: GLOSSARY, title, clauses }] };
}

export interface Passage {
  readonly chapter: RulesChapter;
  readonly clause: RulesClause;
}

export function searchRules(book: RulesBook, wanted: string): Passage[] {
  const parts = fold(wanted).split(/\s+/).filter(Boolean);
  if (parts.length === 0) return [];
  return book.chapters.flatMap(chapter =>
    chapter.clauses.flatMap(clause => {
      const text = fold(`${clause.id} ${chapter.title} ${clause.text}`);
      return parts.every(p => text.includes(p)) ? [{ chapter, clause }] : [];
    }),
  );
}

export function chapterOf(book: RulesBook, clause: string): RulesChapter | undefined {
  return book.chapters.find(c => c.clauses.some(x => x.id === clause));
}

/** Passages that were found, under the chapters they are in, in the order of the book. */
export function byChapter(
  found: readonly Passage[],
): { readonly chapter: RulesChapter; readonly clauses: RulesClause[] }[] {
  const result: { readonly chapter: RulesChapter; readonly clauses: RulesClause[] }[] = [];
  for (const { chapter, clause } of found) {
    const last = result.at(-1);
    if (last?.chapter === chapter) last.clauses.push(clause);
    else result.push({ chapter, clauses: [clause] });
  }
  return result;
}

/** The chapters before and after one. */
export function besides(
  book: RulesBook,
  chapter: RulesChapter,
): { readonly prev: RulesChapter | undefined; readonly next: RulesChapter | undefined } {
  const at = book.chapters.indexOf(chapter);
  return at < 0
    ? { prev: undefined, next: undefined }
    : { prev: book.chapters[at - 1], next: book.chapters[at + 1] };
}
