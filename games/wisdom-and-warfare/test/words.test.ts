import { wordTests } from '@epoka/kernel/kit/testing/word-tests';
import { words as en } from '../lang/en.ts';
import { glossary as termsEn } from '../lang/glossary-en.ts';
import { glossary as termsPl } from '../lang/glossary-pl.ts';
import { words as pl } from '../lang/pl.ts';
import { book as enBook } from '../lang/rules-en.ts';
import { book as plBook } from '../lang/rules-pl.ts';
import type { Words } from '../lang/types.ts';
import { golden } from './golden.ts';

const textsOf = ({ cards }: Words): string[] => [
  ...Object.values(cards.tile),
  ...[
    cards.tech,
    cards.building,
    cards.wonder,
    cards.government,
    cards.policy,
    cards.event,
    cards.civ,
    cards.person,
    cards.cityState,
    cards.marker,
    cards.relic,
    cards.loot,
  ].flatMap(part => Object.values(part).map(({ name, text }) => `${name}: ${text}`)),
  ...Object.values(cards.good),
  ...Object.values(cards.unit).flat(),
];

wordTests({
  golden,
  texts: { en: textsOf(en), pl: textsOf(pl) },
  books: { en: enBook, pl: plBook },
  glossary: { en: termsEn, pl: termsPl },
  folder: new URL('../', import.meta.url),
});
