import { expert } from '@epoka/bots/testing';
import { guideTests } from '@epoka/kernel/kit/testing/guide-tests';
import { Table } from '@epoka/table';
import { guide } from '../guide/index.ts';
import { newHorizons } from '../index.ts';
import { words as en } from '../lang/en.ts';
import { words as pl } from '../lang/pl.ts';

const SEATS = [
  { kind: 'human', name: 'Ada' },
  { kind: 'bot', bot: 'greedy', name: 'Ben' },
] as const;

guideTests(newHorizons, guide, {
  texts: { en: en.guide, pl: pl.guide },
  roundCap: 20,
  player: seed => expert(newHorizons, seed),
  seeds: ['first', 'second', 'third'],
  first: ['government', 'first-action', 'research', 'production'],
  table: opening =>
    Table.create(newHorizons.rules, { seats: SEATS, settings: guide.settings, at: 0, seed: opening }).state,
  missing: 3,
});
