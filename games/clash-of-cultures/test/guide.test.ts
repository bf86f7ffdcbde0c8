import { expert } from '@epoka/bots/testing';
import { guideTests } from '@epoka/kernel/kit/testing/guide-tests';
import { guide } from '../guide/index.ts';
import { clashOfCultures } from '../index.ts';
import { words as en } from '../lang/en.ts';
import { words as pl } from '../lang/pl.ts';

guideTests(clashOfCultures, guide, {
  texts: { en: en.guide, pl: pl.guide },
  roundCap: 24,
  player: seed => expert(clashOfCultures, seed),
  seeds: ['first', 'sixth', 'eighth'],
  first: ['first-turn', 'collect', 'advance'],
  missing: 6,
});
