/** @epoka/server: tables online. */
import { withEnvironment } from './settings.ts';
import * as whole from './store/backup.ts';
import type { Damage } from './store/damage.ts';
import { Store, type StoreOptions } from './store/store.ts';

export { type Running, serve } from './serve.ts';
export { type ServeOptions, StartFailure } from './settings.ts';
export type { BackupOptions, BackupSummary, RestoreOptions } from './store/backup.ts';
export { StoreError } from './store/db.ts';

/** Writes everything into one file, also while a server runs. The store is that of the options or the environment. */
export function backup(options: whole.BackupOptions): Promise<whole.BackupSummary> {
  return whole.backup({ ...storeOf(options), file: options.file });
}

/** Reads such a file into an empty store, or in place of what is there with `replace`. */
export function restore(options: whole.RestoreOptions): Promise<whole.BackupSummary> {
  return whole.restore({ ...storeOf(options), file: options.file, replace: options.replace });
}

/** Tables whose record lost something, as far as it was noticed. */
export async function damage(options: StoreOptions): Promise<readonly Damage[]> {
  return withStore(options, store => store.damage.all());
}

/** Such a table can be played on with what there is. False: it has lost nothing. */
export async function acceptDamage(options: StoreOptions & { readonly table: string }): Promise<boolean> {
  return withStore(options, store => store.damage.accept(options.table));
}

async function withStore<T>(options: StoreOptions, work: (store: Store) => Promise<T>): Promise<T> {
  const store = await Store.open(storeOf(options));
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

function storeOf(options: StoreOptions) {
  const given = Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));
  const { data, databaseUrl } = withEnvironment(given, process.env);
  return { data, databaseUrl };
}
