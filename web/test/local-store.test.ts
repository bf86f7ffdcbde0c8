import { Table } from '@epoka/table';
import { describe, expect, it } from 'vitest';
import { market } from '../../bots/test/games/market.ts';
import { codeOf, localStore } from '../client/local-store.ts';
import { LocalTable } from '../client/local-table.ts';
import { moreEn } from '../lang/more/en.ts';
import { morePl } from '../lang/more/pl.ts';
import { withStore } from './helpers/stored.ts';

const human = (name: string) => ({ kind: 'human', name }) as const;

function newTable(): LocalTable {
  return LocalTable.create(
    market,
    {
      game: 'market',
      name: 'Test',
      seats: [human('Ola'), human('Jan')],
      settings: { rounds: 2, lanterns: true },
      hideOnHandover: false,
      guided: false,
      seed: '5'.repeat(64),
    },
    'id',
  );
}

/** The table as another tab opens it. */
async function stored(): Promise<LocalTable> {
  const kept = await localStore.table('id');
  if (!kept) throw new Error('nothing is stored');
  const { config, seed } = kept.table;
  const table = Table.load(market.rules, { config, seed, entries: kept.entries });
  return new LocalTable(market, table, kept.table);
}

/** One answer of whoever is asked. */
async function answer(local: LocalTable, verb: string): Promise<void> {
  const question = local.shot().view.questions[0];
  const choice = question.choices.find(c => c.answer[0] === verb && c.why === undefined);
  if (!choice) throw new Error(`nobody offers "${verb}"`);
  local.answer(question.id, choice.answer);
  await local.save();
}

function opened(local: LocalTable): LocalTable {
  local.open(() => undefined, 0);
  return local;
}

describe('what is kept on this device', () => {
  it('comes back as it was', () =>
    withStore(async () => {
      const local = opened(newTable());
      await local.save();
      await answer(local, 'draw');
      await answer(local, 'end');
      expect(local.keeping).toBe('kept');
      expect((await stored()).table.record.entries).toEqual(local.table.record.entries);
      local.rename('Another name');
      await local.save();
      expect((await localStore.tables()).map(t => t.name)).toEqual(['Another name']);
    }));

  it('is never overwritten by a second tab, which says that the table went on elsewhere', () =>
    withStore(async disk => {
      const first = opened(newTable());
      await first.save();
      await answer(first, 'draw');
      const second = opened(await stored());
      await answer(first, 'end');
      const before = structuredClone(disk.rows);

      await answer(second, 'end');
      expect(second.keeping).toBe('elsewhere');
      // Neither another answer nor a new name nor the end of its page changes what is stored.
      await answer(second, 'draw');
      second.rename('Mine');
      await second.save();
      second.close();
      await second.save();
      expect(second.keeping).toBe('elsewhere');
      expect(disk.rows).toEqual(before);

      await answer(first, 'draw');
      expect(first.keeping).toBe('kept');
      expect((await stored()).table.record.entries).toEqual(first.table.record.entries);
      first.close();
    }));

  it('is not half written again after another tab has removed it', () =>
    withStore(async disk => {
      const local = opened(newTable());
      await local.save();
      await answer(local, 'draw');
      await localStore.remove('id');
      await answer(local, 'end');
      expect(local.keeping).toBe('broken');
      expect([...disk.rows.values()].flat()).toEqual([]);
      local.close();
    }));

  it('is blocked where the settings of the browser forbid it', async () => {
    const denied = new DOMException('The user denied permission to access the database.', 'UnknownError');
    const failures: DOMException[] = [
      denied,
      new DOMException('The operation is insecure.', 'SecurityError'),
      new DOMException('A mutation operation was attempted.', 'InvalidStateError'),
      new DOMException('no', 'NotAllowedError'),
    ];
    for (const failure of failures)
      await withStore(async () => {
        const local = newTable();
        await local.save();
        expect(local.keeping, failure.name).toBe('blocked');
      }, failure);
    for (const none of [undefined, null]) {
      const browser = globalThis as { indexedDB?: unknown };
      browser.indexedDB = none;
      const local = newTable();
      await local.save();
      delete browser.indexedDB;
      expect(local.keeping).toBe('blocked');
    }
  });

  it('tells other failures apart', () => {
    expect(codeOf(new DOMException('', 'QuotaExceededError'))).toBe('full');
    expect(codeOf(new DOMException('Internal error opening backing store.', 'UnknownError'))).toBe('broken');
    expect(codeOf(null)).toBe('broken');
  });

  it('names the other tab in both languages', () => {
    expect(moreEn.keeping.elsewhere).toMatch(/another tab/);
    expect(morePl.keeping.elsewhere).toMatch(/innej karcie/);
  });
});
