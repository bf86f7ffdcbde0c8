/** Several people at one device: whose turn it is to hold it. */
import { SPECTATOR } from '@epoka/kernel';
import type { Table } from '@epoka/table';
import type { Handover } from './table-client.ts';

export interface Looking {
  /** who looks; SPECTATOR while the device changes hands */
  readonly looker: number;
  readonly handover: Handover | null;
}

/** Who looks now, and whether the device has to change hands first. `hide`: secrets are covered until the next one takes it. */
export function whoLooks(
  table: Table,
  mine: readonly number[],
  was: Looking,
  lastActor: number | undefined,
  hide: boolean,
): Looking {
  if (mine.length < 2 || table.over)
    return { looker: mine.length === 1 ? mine[0] : was.looker, handover: null };
  const asked = mine.filter(seat => table.asked.some(q => q.seat === seat));
  if (asked.includes(was.looker)) return { looker: was.looker, handover: null };
  if (asked.length === 0) return was;
  const next = nextAfter(lastActor ?? -1, asked, table.seats.length);
  if (!hide) return { looker: next, handover: null };
  const mayThinkAgain =
    lastActor !== undefined &&
    lastActor !== next &&
    mine.includes(lastActor) &&
    table.undoReach(lastActor).answers > 0;
  return { looker: SPECTATOR, handover: { seat: next, back: mayThinkAgain ? lastActor : null } };
}

/** The first of the seats in turn order after one. */
function nextAfter(from: number, seats: readonly number[], all: number): number {
  const distance = (seat: number): number => (seat - from - 1 + all) % all;
  return seats.reduce((a, b) => (distance(b) < distance(a) ? b : a));
}
