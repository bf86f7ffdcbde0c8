/**
 * What this device adds to the seed of a table. The server has promised its own part before, so neither of the two
 * chooses what the cards will be. It is remembered, to see at the end that it was used.
 */
const place = (table: string) => `epoka.salt.${table}`;

/** 32 hexadecimal digits; the same for the same table. */
export function saltFor(table: string): string {
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

/** What was added there; undefined where nothing was, or nothing is kept. */
export function saltOf(table: string): string | undefined {
  try {
    return localStorage.getItem(place(table)) ?? undefined;
  } catch {
    return undefined;
  }
}
