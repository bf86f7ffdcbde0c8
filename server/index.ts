/** @epoka/server: tables online. */
import { withEnvironment } from './settings.ts';
import * as whole from './store/backup.ts';

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

function storeOf(options: whole.BackupOptions) {
  const given = Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));
  const { data, databaseUrl } = withEnvironment(given, process.env);
  return { data, databaseUrl };
}
