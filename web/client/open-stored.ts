/** A table that was kept on this device, opened again. Storage can be damaged and pages can be older than what they stored. */
import type { AnyGame } from '@epoka/kernel';
import { type Entry, readRecord, Table } from '@epoka/table';
import type { AskBot } from './ask-bot.ts';
import type { StoredTable } from './local-store.ts';
import { LocalTable } from './local-table.ts';

export interface Kept {
  readonly table: StoredTable;
  readonly entries: readonly Entry[];
}

/** Every entry must have been possible where it stands. Throws BadRecord, and then nothing was touched. */
export function openStored(game: AnyGame, { table, entries }: Kept, askBot?: AskBot): LocalTable {
  const record = readRecord({ config: table.config, seed: table.seed, entries });
  return new LocalTable(game, Table.retrace(game.rules, record), table, askBot);
}

/** Just what is stored, whether it can be opened or not: for the player to keep. */
export function keptAsText(kept: Kept): string {
  return JSON.stringify({ format: 'epoka-kept-table', ...kept });
}
