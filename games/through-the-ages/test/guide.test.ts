import { expert } from '@epoka/bots/testing';
import { guideTests } from '@epoka/kernel/kit/testing/guide-tests';
import { Table } from '@epoka/table';
import { expect, it } from 'vitest';
import * as T from '../content/tables.ts';
import { guide } from '../guide/index.ts';
import { throughTheAges } from '../index.ts';
import { words as en } from '../lang/en.ts';
import { words as pl } from '../lang/pl.ts';
import type { State } from '../rules/state.ts';

const SEATS = [
  { kind: 'human', name: 'Ada' },
  { kind: 'bot', bot: 'greedy', name: 'Ben' },
] as const;

const guidedTable = (opening: string) =>
  Table.create<State>(throughTheAges.rules, {
    seats: SEATS,
    settings: guide.settings,
    at: 0,
    seed: opening,
  }).state;

guideTests(throughTheAges, guide, {
  texts: { en: en.guide, pl: pl.guide },
  player: seed => expert(throughTheAges, seed),
  seeds: ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'],
  first: ['take', 'end-first'],
  table: guidedTable,
  missing: 6,
});

it('the guided game begins with leaders among the cheapest cards', () => {
  const leaders = guidedTable(guide.opening ?? '')
    .row.slice(0, 5)
    .filter(card => T.KIND[card] === T.LEADER);
  expect(leaders.length).toBeGreaterThanOrEqual(3);
});
