import { describe, expect, it } from 'vitest';
import { fold } from '../client/fold.ts';
import { besides, byChapter, chapterOf, type RulesBook, searchRules } from '../client/rulebook.ts';

const book: RulesBook = {
  chapters: [
    { id: 'a', title: 'Osadnicy', clauses: [{ id: 'X-1.1', text: 'Żołnierz nie odkrywa.' }] },
    {
      id: 'b',
      title: 'Wioski',
      clauses: [
        { id: 'X-2.1', text: 'Wioska daje punkty.' },
        { id: 'X-2.2', text: 'Miasto też.' },
      ],
    },
  ],
};

describe('the Rules reader', () => {
  it('finds passages without accents, by number and by title', () => {
    expect(searchRules(book, 'zolnierz').map(p => p.clause.id)).toEqual(['X-1.1']);
    expect(searchRules(book, 'x-2.2').map(p => p.clause.id)).toEqual(['X-2.2']);
    expect(searchRules(book, 'wioski miasto').map(p => p.clause.id)).toEqual(['X-2.2']);
    expect(searchRules(book, ' ')).toEqual([]);
  });
  it('knows the chapter of a clause', () => {
    expect(chapterOf(book, 'X-2.2')?.id).toBe('b');
    expect(chapterOf(book, 'X-9')).toBeUndefined();
  });
  it('shows what was found under its chapters', () => {
    expect(
      byChapter(searchRules(book, 'x-')).map(({ chapter, clauses }) => [
        chapter.id,
        ...clauses.map(k => k.id),
      ]),
    ).toEqual([
      ['a', 'X-1.1'],
      ['b', 'X-2.1', 'X-2.2'],
    ]);
    expect(byChapter([])).toEqual([]);
  });
  it('knows the chapters before and after', () => {
    const [a, b] = book.chapters;
    expect(besides(book, a)).toEqual({ prev: undefined, next: b });
    expect(besides(book, b)).toEqual({ prev: a, next: undefined });
    expect(besides(book, { id: 'x', title: '', clauses: [] })).toEqual({ prev: undefined, next: undefined });
  });
  it('folds letters that have no accent to lose', () => expect(fold('Łódź')).toBe('lodz'));
});
