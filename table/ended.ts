/** Games that end before their rules say so. */
import type { Standing } from '@epoka/kernel';
import type { Ended, TableRecord } from './types.ts';

/** Of two, one has given up: nothing is left to be played, whatever a bot could still do. */
export function endedOf({ config, entries }: Pick<TableRecord, 'config' | 'entries'>): Ended | undefined {
  const resigned = config.seats.length === 2 ? entries.find(entry => entry.kind === 'resign') : undefined;
  return resigned?.kind === 'resign' ? { why: 'resigned', seat: resigned.seat } : undefined;
}

/** The other one has won, however many points there were. */
export function wonByOther(standing: readonly Standing[], resigned: number): Standing[] {
  return standing.map(place => ({ ...place, rank: place.seat === resigned ? 2 : 1 }));
}
