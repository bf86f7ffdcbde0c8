/** The same people again, at a new table. Where that is refused the player is told why and stays where they are. */
import { ActRefused } from '@epoka/protocol/client';
import { toast } from '../kit/index.ts';
import { prefs } from '../prefs.ts';
import { onlineWords, sayNoRematch } from './words.tsx';

/** Gives the way to the new table, or the way `here`. */
export async function rematchOr(here: string, ask: () => Promise<string>): Promise<string> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof ActRefused)) throw error;
    toast(sayNoRematch(await onlineWords(prefs.get().language), error), 'bad');
    return here;
  }
}
