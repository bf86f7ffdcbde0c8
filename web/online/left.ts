/** Tables this player left but may come back to. The server lists only where somebody sits; this browser remembers the rest. */
import type { TableAnswer, TableListing } from '@epoka/server/protocol';
import { ApiProblem, call } from './api.ts';

const KEY = 'epoka.left';
const MOST = 20;

function known(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(id => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

function keep(ids: readonly string[]): void {
  try {
    if (ids.length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(ids.slice(0, MOST)));
  } catch {
    // Without storage the address of the table still leads back.
  }
}

export function rememberLeft(table: string): void {
  keep([table, ...known().filter(id => id !== table)]);
}

/** Those where a bot still keeps the seat of this player warm. The others are forgotten. */
export async function leftTables(me: string): Promise<readonly TableListing[]> {
  const ids = known();
  const asked = await Promise.allSettled(ids.map(id => call<TableAnswer>('GET', `/api/tables/${id}`)));
  const back: TableListing[] = [];
  const rest: string[] = [];
  for (const [i, answer] of asked.entries()) {
    if (answer.status === 'rejected') {
      // Out of reach for now is not gone.
      if (!isGone(answer.reason)) rest.push(ids[i]);
      continue;
    }
    const { info, seat, view } = answer.value;
    if (info.phase !== 'playing' || seat >= 0 || !Object.values(info.former).includes(me)) continue;
    rest.push(ids[i]);
    back.push({ info, seat: -1, yourTurn: false, changed: view?.clock.at || info.created });
  }
  keep(rest);
  return back;
}

function isGone(error: unknown): boolean {
  return error instanceof ApiProblem && (error.code === 'no-such-table' || error.code === 'not-allowed');
}
