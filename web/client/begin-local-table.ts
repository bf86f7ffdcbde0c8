/** Begins a local table and goes there. */
import { prefs } from '../prefs.ts';
import { go } from '../router.ts';
import type { NewLocalTable } from './table-client.ts';
import { ask } from './worker-link.ts';

/** the bot that new tables propose */
export const defaultBot = 'greedy';

/** Whether a table of the game was ever begun here. */
export const hasPlayed = (game: string): boolean => prefs.get().played.split(',').includes(game);

export async function beginLocalTable(given: NewLocalTable): Promise<void> {
  const { id } = await ask('create', given);
  if (!hasPlayed(given.game))
    prefs.set({ played: [...prefs.get().played.split(',').filter(Boolean), given.game].join(',') });
  go({ page: 'table', id });
}
