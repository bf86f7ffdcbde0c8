/** Long work in small pieces: others get their turn in between. */
import { setImmediate as turn } from 'node:timers/promises';
import type { Table } from '@epoka/table';

/** milliseconds that one piece may take */
const PIECE = 3;

export async function slowly<T>(steps: Iterator<unknown, T>): Promise<T> {
  let until = performance.now() + PIECE;
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    if (performance.now() < until) continue;
    await turn();
    until = performance.now() + PIECE;
  }
}

const AT_ONCE = 4;

/** What the log of a table says: known at once where the table was not just loaded. */
export async function recall(table: Table | undefined): Promise<void> {
  if (!table || table.recall(AT_ONCE)) return;
  await slowly(
    (function* () {
      while (!table.recall(AT_ONCE)) yield;
    })(),
  );
}
