import { Table } from '@epoka/table';
import { describe, expect, it } from 'vitest';
import { market } from '../../bots/test/games/market.ts';
import { LocalHost } from '../client/host.ts';
import { codeOf, keep } from '../client/keep.ts';
import { en } from '../lang/app/en.ts';
import { pl } from '../lang/app/pl.ts';
import { withStore } from './helpers/stored.ts';

const human = (name: string) => ({ kind: 'human', name }) as const;

function newHost(): LocalHost {
  return LocalHost.create(
    market,
    {
      game: 'market',
      name: 'Test',
      seats: [human('Ola'), human('Jan')],
      settings: { rounds: 2, lanterns: true },
      curtain: false,
      guided: false,
      seed: '5'.repeat(64),
    },
    'id',
  );
}

/** The table as another tab opens it. */
async function stored(): Promise<LocalHost> {
  const kept = await keep.table('id');
  if (!kept) throw new Error('nothing is stored');
  const { config, seed } = kept.table;
  const table = Table.load(market.rules, { config, seed, entries: kept.entries });
  return new LocalHost(market, table, kept.table);
}

/** One answer of whoever is asked. */
async function answer(host: LocalHost, verb: string): Promise<void> {
  const question = host.shot().view.questions[0];
  const choice = question.choices.find(c => c.answer[0] === verb && c.why === undefined);
  if (!choice) throw new Error(`nobody offers "${verb}"`);
  host.answer(question.id, choice.answer);
  await host.save();
}

function opened(host: LocalHost): LocalHost {
  host.open(() => undefined, 0);
  return host;
}

describe('what is kept on this device', () => {
  it('comes back as it was', () =>
    withStore(async () => {
      const host = opened(newHost());
      await host.save();
      await answer(host, 'draw');
      await answer(host, 'end');
      expect(host.keeping).toBe('kept');
      expect((await stored()).table.record.entries).toEqual(host.table.record.entries);
      host.rename('Another name');
      await host.save();
      expect((await keep.tables()).map(t => t.name)).toEqual(['Another name']);
    }));

  it('is never overwritten by a second tab, which says that the table went on elsewhere', () =>
    withStore(async disk => {
      const first = opened(newHost());
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
      const host = opened(newHost());
      await host.save();
      await answer(host, 'draw');
      await keep.remove('id');
      await answer(host, 'end');
      expect(host.keeping).toBe('broken');
      expect([...disk.rows.values()].flat()).toEqual([]);
      host.close();
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
        const host = newHost();
        await host.save();
        expect(host.keeping, failure.name).toBe('blocked');
      }, failure);
    for (const none of [undefined, null]) {
      const browser = globalThis as { indexedDB?: unknown };
      browser.indexedDB = none;
      const host = newHost();
      await host.save();
      delete browser.indexedDB;
      expect(host.keeping).toBe('blocked');
    }
  });

  it('tells other failures apart', () => {
    expect(codeOf(new DOMException('', 'QuotaExceededError'))).toBe('full');
    expect(codeOf(new DOMException('Internal error opening backing store.', 'UnknownError'))).toBe('broken');
    expect(codeOf(null)).toBe('broken');
  });

  it('names the other tab in both languages', () => {
    expect(en.table.keeping.elsewhere).toMatch(/another tab/);
    expect(pl.table.keeping.elsewhere).toMatch(/innej karcie/);
  });
});
