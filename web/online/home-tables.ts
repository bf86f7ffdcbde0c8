/** My tables on the server, as the home page lists running tables. Loaded only where this browser has been online. */
import type { TableListing } from '@epoka/protocol';
import type { TableSummary } from '../client/local-store.ts';
import { homeWords } from '../lang/index.ts';
import { prefs } from '../prefs.ts';
import { setBeenOnline } from './been-online.ts';
import { homeOnline } from './lang/home.ts';
import { toRouteId } from './route-ids.ts';

export interface OnlineSummary extends TableSummary {
  /** in words, where it is neither the player's turn nor that of others */
  readonly state?: string;
  readonly where?: string;
}

export async function onlineTables(): Promise<readonly OnlineSummary[]> {
  try {
    const response = await fetch('/api/tables?list=mine', { credentials: 'same-origin' });
    // The session has ended somewhere else; no need to ask again.
    if (response.status === 401) setBeenOnline(undefined);
    if (!response.ok) return [];
    const { tables } = (await response.json()) as { tables: readonly TableListing[] };
    return tables.map(summary);
  } catch {
    // No server now: tables of this device are listed all the same.
    return [];
  }
}

function summary({ info, seat, yourTurn, changed }: TableListing): OnlineSummary {
  const { language } = prefs.get();
  const w = homeOnline[language];
  const invited = seat === -2;
  const taken = info.seats.filter(s => s.who !== 'open').length;
  return {
    id: toRouteId(info.id),
    game: info.game,
    name: info.title || (homeWords[language].of[info.game]?.title ?? info.game),
    created: info.created,
    updated: changed,
    round: 0,
    over: false,
    humans: info.seats.flatMap(s => (s.who === 'human' ? [s.name] : [])),
    bots: info.seats.filter(s => s.who === 'bot').length,
    yours: yourTurn || invited,
    guided: false,
    where: w.where,
    ...(invited
      ? { state: w.invited }
      : info.phase === 'open'
        ? { state: w.seatsTaken(taken, info.seats.length) }
        : {}),
  };
}
