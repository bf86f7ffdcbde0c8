/** Long tables, brought back after the process that had them died. */
import { expect, it } from 'vitest';
import { Store } from '../store/store.ts';
import type { StoredSnapshot } from '../store/types.ts';
import { keptFolder } from './helpers/folder.ts';
import { guest, later, someAnswer, startedTable, startServer } from './helpers/server.ts';

const ENTRIES = 420;

it('a table opens with any snapshot that is left: the newest, an older one, none', async () => {
  const { folder, remove } = keptFolder();
  later(remove);
  const first = await startServer({ data: folder });
  const [ada, bob] = [await guest(first, 'Ada'), await guest(first, 'Bob')];
  const id = await startedTable([ada, bob], { game: 'tictactoe' });
  const { tables } = first.context.store;
  let older: StoredSnapshot | undefined;
  await ada.act(id, { do: 'answer', ...someAnswer(await ada.table(id))! });
  // Bob can't make up his mind: each time a mark and back again.
  let n = 1;
  while (n < ENTRIES) {
    await bob.act(id, { do: 'answer', ...someAnswer(await bob.table(id))! });
    ({ n } = await bob.act(id, { do: 'undo' }));
    older ??= await tables.snapshot(id);
  }
  await bob.act(id, { do: 'answer', ...someAnswer(await bob.table(id))! });
  const seen = await ada.table(id);
  expect(older?.number).toBeLessThan(100);
  await first.close();

  const opened = async () => {
    const server = await startServer({ data: folder });
    ada.base = server.url;
    const started = performance.now();
    const view = await ada.table(id);
    const wait = performance.now() - started;
    await server.close();
    return { view, wait };
  };
  /** As if the process had died before it could save a newer one. */
  const leave = async (snapshot: StoredSnapshot | undefined) => {
    const store = await Store.open({ data: folder });
    await store.db.query('delete from snapshots where table_id = $1', [id]);
    if (snapshot) await store.tables.saveSnapshot(id, snapshot);
    await store.close();
  };

  expect((await opened()).view).toEqual(seen);
  await leave(older);
  const fromOlder = await opened();
  expect(fromOlder.view).toEqual(seen);
  await leave(undefined);
  const fromNone = await opened();
  expect(fromNone.view).toEqual(seen);
  // A few milliseconds, even where all is played anew; the rest of this is patience with busy machines.
  expect(Math.max(fromOlder.wait, fromNone.wait)).toBeLessThan(3000);
});
