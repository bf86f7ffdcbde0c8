/** Begins a local table and goes there. */
import { go } from '../router.ts';
import type { NewLocalTable } from './client.ts';
import { ask } from './local.ts';

/** the bot that new tables propose */
export const defaultBot = 'greedy';

export async function begin(given: NewLocalTable): Promise<void> {
  const { id } = await ask('create', given);
  go({ page: 'table', id });
}
