import { wordTests } from '@epoka/kernel/kit/testing/word-tests';
import { describe, expect, it } from 'vitest';
import { ALL_CARDS } from '../content/ids.ts';
import { words as en } from '../lang/en.ts';
import { glossary as termsEn } from '../lang/glossary-en.ts';
import { glossary as termsPl } from '../lang/glossary-pl.ts';
import { words as pl } from '../lang/pl.ts';
import { book as bookEn } from '../lang/rules-en.ts';
import { book as bookPl } from '../lang/rules-pl.ts';
import { golden } from './golden.ts';

const textsOf = ({ cards, orders, ages }: typeof en) => [
  ...ALL_CARDS.map(id => cards[id].text),
  ...Object.values(orders),
  ...ages,
];

wordTests({
  golden,
  texts: { en: textsOf(en), pl: textsOf(pl) },
  books: { en: bookEn, pl: bookPl },
  glossary: { en: termsEn, pl: termsPl },
  folder: new URL('../', import.meta.url),
});

describe('words of cards', () => {
  it('every card has its name and a text that says something, in both languages', () => {
    for (const id of ALL_CARDS)
      for (const { cards } of [en, pl]) {
        expect(cards[id].name.length).toBeGreaterThan(2);
        expect(cards[id].text.length).toBeGreaterThan(8);
      }
  });

  it('the text of a card can be read without another card at hand', () => {
    for (const id of ALL_CARDS)
      for (const { cards } of [en, pl]) expect(cards[id].text).not.toMatch(/^(as|like|jak) /i);
  });

  it('chapters of the Rules reader are for the same level in both languages', () => {
    expect(bookPl.chapters.map(c => c.level)).toEqual(bookEn.chapters.map(c => c.level));
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
