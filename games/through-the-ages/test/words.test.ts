import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ALL_CARDS } from '../content/ids.ts';
import { words as en } from '../lang/en.ts';
import { words as pl } from '../lang/pl.ts';
import { book as bookEn } from '../lang/rules-en.ts';
import { book as bookPl } from '../lang/rules-pl.ts';

const rules = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8');

describe('words', () => {
  it('every card has its name and text in both languages', () => {
    for (const id of ALL_CARDS)
      for (const { cards } of [en, pl]) {
        expect(cards[id].name.length).toBeGreaterThan(2);
        expect(cards[id].text.length).toBeGreaterThan(8);
      }
  });

  it('cards of several ages show their age', () => {
    expect(en.card(ALL_CARDS.indexOf('rich-land-2'))).toBe('Rich Land II');
    expect(pl.card(ALL_CARDS.indexOf('rich-land-a'))).toBe('Urodzajne ziemie A');
    expect(en.card(ALL_CARDS.indexOf('iron'))).toBe('Iron');
    expect(en.card(-2)).toBe('a hidden card');
  });

  it('Polish counts have their forms', () => {
    const reader = { view: undefined as never, seat: 0, name: () => 'Ada' };
    expect(pl.tells.gained(reader, 0, 1, 5)).toBe('Ada otrzymuje 1 jednostkę żywności i 5 surowców.');
    expect(pl.reasons.resources(reader, 1, 0)).toBe('Potrzeba 1 surowca, masz 0.');
    expect(pl.reasons.resources(reader, 22, 3)).toBe('Potrzeba 22 surowców, masz 3.');
    expect(en.reasons.resources(reader, 1, 0)).toBe('Needs 1 resource, you have 0.');
  });
});

describe('the rules reader', () => {
  it('tells the same in both languages, and of clauses that exist', () => {
    const shape = (book: typeof bookEn) => book.chapters.map(c => [c.id, c.level, c.clauses.map(x => x.id)]);
    expect(shape(bookPl)).toEqual(shape(bookEn));
    for (const chapter of bookEn.chapters)
      for (const { id } of chapter.clauses)
        expect(rules).toMatch(new RegExp(`\\n${id.replaceAll('.', '\\.')} `));
  });

  it('no passage stands twice, and every question and reason points at one', () => {
    const ids = bookEn.chapters.flatMap(c => c.clauses.map(x => x.id));
    expect(new Set(ids).size).toBe(ids.length);
    const pointed = [...Object.values(bookEn.questions), ...Object.values(bookEn.reasons)];
    expect(pointed.filter(id => !ids.includes(id))).toEqual([]);
  });
});
