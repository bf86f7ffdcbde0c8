import { expert } from '@epoka/bots/testing';
import { guideTests } from '@epoka/kernel/kit/testing/guide-tests';
import { Table } from '@epoka/table';
import { guide } from '../guide/index.ts';
import { wisdomAndWarfare } from '../index.ts';
import { words as en } from '../lang/en.ts';
import { words as pl } from '../lang/pl.ts';
import type { State } from '../rules/state.ts';

const SEATS = [
  { kind: 'human', name: 'Ada' },
  { kind: 'bot', bot: 'greedy', name: 'Ben' },
] as const;

guideTests(wisdomAndWarfare, guide, {
  texts: { en: en.guide, pl: pl.guide },
  player: seed => expert(wisdomAndWarfare, seed),
  roundCap: 12,
  seeds: ['first', 'second', 'third', 'fourth'],
  first: ['policy', 'capital', 'figures', 'start', 'trade', 'produce'],
  table: opening =>
    Table.create<State>(wisdomAndWarfare.rules, {
      seats: SEATS,
      settings: guide.settings,
      at: 0,
      seed: opening,
    }).state,
  missing: 6,
});
