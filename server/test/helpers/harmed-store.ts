/** A store with a few tables, and what a killed process leaves of it. */
import { copyFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { DATABASE_FILE } from '../../store/sqlite.ts';
import { Store } from '../../store/store.ts';
import { chained, chainStart } from '../../tables/chain.ts';
import { temporaryFolder } from './folder.ts';

export const TABLES = ['one', 'two', 'three'];
export const log = (folder: string) => join(folder, `${DATABASE_FILE}-wal`);

export async function newStore(folder: string): Promise<Store> {
  const store = await Store.open({ data: folder });
  for (const id of TABLES)
    await store.tables.add(
      {
        id,
        key: null,
        game: 'caravan',
        phase: 'playing',
        listed: true,
        host: null,
        lobby: {},
        match: { seed: 's' },
        number: 0,
        revision: 1,
        created: 1,
        changed: 1,
      },
      [],
    );
  return store;
}

/** So many answers at a table, one after the other. */
export async function answer(
  store: Store,
  table: string,
  from: number,
  count: number,
  text = 'x',
): Promise<void> {
  let head =
    from === 0 ? chainStart(table) : ((await store.tables.record(table, from - 1))[0].chain as string);
  for (let n = from; n < from + count; n++) {
    const entry = { kind: 'answer', seat: 0, question: n, answer: [text] };
    head = chained(head, entry as never);
    await store.tables.commit({ table, from: n, entries: [entry], chain: [head] }, n);
  }
}

/** The folder as a process that was killed right now would leave it. */
export function asKilled(folder: string): string {
  const copy = temporaryFolder();
  for (const name of [DATABASE_FILE, `${DATABASE_FILE}-wal`, 'epoka.witness.0', 'epoka.witness.1'])
    if (existsSync(join(folder, name))) copyFileSync(join(folder, name), join(copy, name));
  return copy;
}
