/** What is not needed for the first look and the first move: in a file of its own, fetched once the board stands. */
import type * as Parts from './late-parts.ts';

/** Undefined until it has come. */
export let late: typeof Parts | undefined;

export async function loadLate(): Promise<void> {
  late = await import('./late-parts.ts');
}
