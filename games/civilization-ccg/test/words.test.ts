import { wordTests } from '@epoka/kernel/kit/testing/word-tests';
import { describe, expect, it } from 'vitest';
import { CARDS } from '../content/index.ts';
import { words as en } from '../lang/en.ts';
import { glossary as termsEn } from '../lang/glossary-en.ts';
import { glossary as termsPl } from '../lang/glossary-pl.ts';
import { words as pl } from '../lang/pl.ts';
import { book as enBook } from '../lang/rules-en.ts';
import { book as plBook } from '../lang/rules-pl.ts';
import { golden } from './golden.ts';

const textsOf = ({ kinds, texts, orders, eras, phases, decks }: typeof en) => [
  ...CARDS.map(({ id, kind }) => `${kinds[kind]}: ${texts[id]}`),
  ...Object.values(orders),
  ...eras,
  ...phases,
  ...Object.values(decks).flatMap(deck => [deck.strategy, deck.tips]),
];

wordTests({
  golden,
  texts: { en: textsOf(en), pl: textsOf(pl) },
  books: { en: enBook, pl: plBook },
  glossary: { en: termsEn, pl: termsPl },
  folder: new URL('../', import.meta.url),
});

describe('words of the log', () => {
  const reader = { view: undefined as never, seat: -1, name: (seat: number) => ['Ada', 'Ben', 'Cyd'][seat] };

  it('passes are told of one and of many', () => {
    expect(en.tells.passed(reader, 0, 1, [1])).toBe('Explorers phase: Ben passes.');
    expect(en.tells.passed(reader, 1, 2, [1, 2])).toBe('Ben and Cyd pass.');
    expect(en.tells.passed(reader, 2, 3, [1])).toBe('Nobody answers.');
    expect(pl.tells.passed(reader, 1, 2, [1, 2])).toBe('Ben i Cyd pasują.');
    expect(pl.tells.passed(reader, 0, 1, [2])).toBe('Faza odkrywców: Cyd pasuje.');
  });
});
