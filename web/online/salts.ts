/**
 * What this device adds to the seed of a table. The server has promised its own part before, so neither of the two
 * chooses what the cards will be. It is remembered, to see at the end that it was used.
 */
import type { TableInfo } from '@epoka/protocol';

const place = (table: string) => `epoka.salt.${table}`;

const promise = (table: string) => `epoka.promise.${table}`;

/**
 * 32 hexadecimal digits; the same for the same table. The promise that stood there when they were first given away is
 * kept beside them: another one later would let the server choose after all.
 */
export function saltFor({ id: table, commitment }: Pick<TableInfo, 'id' | 'commitment'>): string {
  try {
    if (commitment !== undefined && promiseOf(table) === undefined)
      localStorage.setItem(promise(table), commitment);
  } catch {
    // As below.
  }
  const kept = saltOf(table);
  if (kept !== undefined) return kept;
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const salt = Array.from(bytes, x => x.toString(16).padStart(2, '0')).join('');
  try {
    localStorage.setItem(place(table), salt);
  } catch {
    // Nothing may be kept here: then the check at the end does without.
  }
  return salt;
}

/** What the server had promised by then; undefined where nothing is kept. */
export function promiseOf(table: string): string | undefined {
  try {
    return localStorage.getItem(promise(table)) ?? undefined;
  } catch {
    return undefined;
  }
}

/** What was added there; undefined where nothing was, or nothing is kept. */
export function saltOf(table: string): string | undefined {
  try {
    return localStorage.getItem(place(table)) ?? undefined;
  } catch {
    return undefined;
  }
}
