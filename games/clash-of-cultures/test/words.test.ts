import { wordTests } from '@epoka/kernel/kit/testing/word-tests';
import { describe, expect, it } from 'vitest';
import { words as en } from '../lang/en.ts';
import { glossary as termsEn } from '../lang/glossary-en.ts';
import { glossary as termsPl } from '../lang/glossary-pl.ts';
import { words as pl } from '../lang/pl.ts';
import { book as enBook } from '../lang/rules-en.ts';
import { book as plBook } from '../lang/rules-pl.ts';
import { golden } from './golden.ts';

wordTests({
  golden,
  texts: { en: en.texts, pl: pl.texts },
  books: { en: enBook, pl: plBook },
  glossary: { en: termsEn, pl: termsPl },
  folder: new URL('../', import.meta.url),
  alike: ['answers seat'],
});

describe('words of counts', () => {
  it('Polish counts have the right form', () => {
    const reader = { view: undefined as never, seat: 0, name: () => 'Ada' };
    expect([1, 2, 5, 22].map(n => pl.tells.routes(reader, 0, n))).toEqual([
      'Ada: 1 Szlak Handlowy',
      'Ada: 2 Szlaki Handlowe',
      'Ada: 5 Szlaków Handlowych',
      'Ada: 22 Szlaki Handlowe',
    ]);
    expect([1, 3, 5].map(n => pl.reasons['recruit-limit'](reader, n))).toEqual([
      'Miasto werbuje najwyżej 1 Jednostkę.',
      'Miasto werbuje najwyżej 3 Jednostki.',
      'Miasto werbuje najwyżej 5 Jednostek.',
    ]);
  });
});
