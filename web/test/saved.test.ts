/** Tables as earlier editions of the client stored them on a device: they open and go on. Damaged ones are refused and kept. */
import { readdirSync, readFileSync } from 'node:fs';
import { newHorizons } from '@epoka/new-horizons';
import { BadRecord } from '@epoka/table';
import { throughTheAges } from '@epoka/through-the-ages';
import { describe, expect, it } from 'vitest';
import { localStore, type StoredTable } from '../client/local-store.ts';
import { type Kept, keptAsText, openStored } from '../client/open-stored.ts';
import { withStore } from './helpers/stored.ts';

const folder = new URL('saved/1/', import.meta.url);
const games = { 'new-horizons': newHorizons, 'through-the-ages': throughTheAges };

function savedOn(file: string): Kept {
  const stored = JSON.parse(readFileSync(new URL(file, folder), 'utf8'));
  return { table: stored.tables[0], entries: stored.entries.map((row: { entry: unknown }) => row.entry) };
}

/** With something else in place of a part of its config. */
const withConfig = ({ table, entries }: Kept, change: object): Kept => ({
  table: { ...table, config: { ...table.config, ...change } } as StoredTable,
  entries,
});

describe.each(readdirSync(folder))('%s, as the first edition stored it', file => {
  const kept = savedOn(file);
  const game = games[kept.table.game as keyof typeof games];

  it('opens where it was left, goes on by its rules and is stored', () =>
    withStore(async () => {
      await localStore.append(kept.table, 0, kept.entries);
      const found = await localStore.table(kept.table.id);
      if (!found) throw new Error('nothing is stored');
      const local = openStored(game, found);
      local.open(() => undefined, 0);
      const { view } = local.shot();
      expect([view.version, view.answers, local.table.n]).toEqual([
        1,
        kept.entries.length,
        kept.entries.length,
      ]);
      const [question] = view.questions;
      const choice = question.choices.find(c => c.why === undefined);
      local.answer(question.id, choice?.answer);
      await local.save();
      local.close();
      expect(local.keeping).toBe('kept');
      const later = await localStore.table(kept.table.id);
      expect(later?.entries.slice(0, kept.entries.length)).toEqual(kept.entries);
      expect(later && openStored(game, later).table.answers).toBeGreaterThan(kept.entries.length);
    }));

  const first = kept.entries[0];
  const spoilt: Record<string, Kept> = {
    'of newer rules': withConfig(kept, { version: game.rules.version + 1 }),
    'of rules that are retired': withConfig(kept, { version: 0 }),
    'without its seed': { ...kept, table: { ...kept.table, seed: undefined } as unknown as StoredTable },
    'without its seats': withConfig(kept, { seats: undefined }),
    'with a text for a number': withConfig(kept, { roundCap: 'many' }),
    'with an answer that names nothing': {
      ...kept,
      entries: [{ ...first, answer: ['govern', 99] }] as Kept['entries'],
    },
    'with a hole in its entries': { ...kept, entries: kept.entries.filter((_, i) => i !== 1) },
  };
  it.each(Object.entries(spoilt))('%s is refused whole, and can still be saved as a file', (_, bad) => {
    expect(() => openStored(game, bad)).toThrow(BadRecord);
    expect(JSON.parse(keptAsText(bad)).entries).toEqual(JSON.parse(JSON.stringify(bad.entries)));
  });
});
