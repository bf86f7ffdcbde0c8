import { Table } from '@epoka/table';
import { expect, it } from 'vitest';
import { throughTheAges } from '../index.ts';

it.each([
  ['simple', []],
  ['advanced', ['passAuctions', 'passPolitics', 'holdBack']],
  ['full', ['passAuctions', 'passPolitics', 'holdBack']],
])('standing orders are offered only where they can matter: %s', (level, offered) => {
  const table = Table.create(throughTheAges.rules, {
    seats: [
      { kind: 'human', name: 'Ada' },
      { kind: 'human', name: 'Ben' },
    ],
    settings: { level },
    at: 0,
  });
  expect(table.view(0).orders.known).toEqual(offered);
});
