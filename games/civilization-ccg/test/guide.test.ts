/** The guided first game: its notes in both languages, and that each of them is met in play. */
import { expert } from '@epoka/bots/testing';
import type { Chooser } from '@epoka/kernel/kit';
import { guideTests } from '@epoka/kernel/kit/testing/guide-tests';
import { Table } from '@epoka/table';
import { guide } from '../guide/index.ts';
import { civilizationCcg } from '../index.ts';
import { words as en } from '../lang/en.ts';
import { words as pl } from '../lang/pl.ts';
import type { State } from '../rules/state.ts';

/** What brings a game forward, most wanted first. */
const WANTED = [
  'terrain',
  'stage',
  'play',
  'attack',
  'join',
  'go',
  'build',
  'devise',
  'income',
  'feedAll',
  'keep',
];

/** Grows and fights without thinking: quick, and it meets everything. */
const player: Chooser = (g, q, roll) => {
  const legal = g.legal(q);
  const answers = Array.from({ length: legal.count }, (_, i) => legal.answer(i));
  const wanted = WANTED.map(verb => answers.filter(a => a[0] === verb)).find(list => list.length > 0);
  const from = wanted !== undefined && roll(5) > 0 ? wanted : answers;
  return from[roll(from.length)];
};

const WON = 'won';

guideTests(civilizationCcg, guide, {
  texts: { en: en.guide, pl: pl.guide },
  // somebody who knows how to win comes to the last notes
  player: seed => (seed.startsWith(WON) ? expert(civilizationCcg, seed) : player),
  seeds: [WON, ...Array.from({ length: 24 }, (_, i) => `game ${i}`)],
  first: ['goal'],
  table: opening =>
    Table.create<State>(civilizationCcg.rules, {
      seats: [
        { kind: 'human', name: 'Ada' },
        { kind: 'bot', bot: 'greedy', name: 'Ben' },
      ],
      settings: guide.settings,
      brought: guide.brought ?? [],
      at: 0,
      seed: opening,
    }).state,
  missing: 12,
});
