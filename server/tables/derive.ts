/** What follows from the position of a table: who is asked (for lists), and which jobs have to be done. */
import type { Table } from '@epoka/table';
import type { JobOrder, SeatRow } from '../store/types.ts';
import type { Lobby } from './lobby.ts';
import { nextRipe } from './proposals.ts';

export const botJob = (table: string) => `bot:${table}`;
export const clockJob = (table: string) => `clock:${table}`;
export const proposalJob = (table: string) => `proposal:${table}`;
export const noticeJob = (table: string, user: string) => `notice:${table}:${user}`;
export const newsJob = (table: string, user: string, what: string) => `news:${table}:${user}:${what}`;
export const chronicleJob = (table: string) => `chronicle:${table}`;
export const inviteJob = (table: string, user: string) => `invite:${table}:${user}`;

/** Somebody goes for good: out of every table. */
export const farewellOrder = (user: string, due: number): JobOrder => ({
  id: `farewell:${user}`,
  kind: 'farewell',
  table: null,
  due,
  body: { user },
});

/** The game is on and nobody has stopped it. */
const runs = (lobby: Lobby, table: Table | undefined): table is Table =>
  lobby.phase === 'playing' && table !== undefined && !table.over && !table.paused;

/** Seats that are asked something right now. */
export function askedSeats(lobby: Lobby, table: Table | undefined): number[] {
  return lobby.phase === 'playing' && table !== undefined && !table.over ? table.askedSeats : [];
}

export function askedBots(lobby: Lobby, table: Table | undefined): number[] {
  return runs(lobby, table) ? table.askedSeats.filter(seat => table.seats[seat].kind === 'bot') : [];
}

/** Rows that differ from what is stored. */
export function seatRows(
  lobby: Lobby,
  table: Table | undefined,
  stored: ReadonlyMap<string, SeatRow>,
): SeatRow[] {
  const wanted = new Map<string, SeatRow>();
  for (const user of lobby.doc.invited) wanted.set(user, { user, seat: -2, asked: false });
  for (const user of stored.keys()) if (!wanted.has(user)) wanted.set(user, { user, seat: -1, asked: false });
  // Whoever looks after the table has it in their list, sitting or not.
  const { host } = lobby;
  if (host !== null && !wanted.has(host)) wanted.set(host, { user: host, seat: -1, asked: false });
  const asked = askedSeats(lobby, table);
  lobby.doc.seats.forEach((s, seat) => {
    if (s.who === 'human') wanted.set(s.player, { user: s.player, seat, asked: asked.includes(seat) });
  });
  const rows: SeatRow[] = [];
  for (const row of wanted.values()) {
    const now = stored.get(row.user);
    if (!now || now.seat !== row.seat || now.asked !== row.asked) rows.push(row);
  }
  return rows;
}

/** When the first clock runs out; undefined where none runs. */
export function deadline(lobby: Lobby, table: Table | undefined): number | undefined {
  if (!runs(lobby, table) || lobby.doc.clock.kind === 'none') return undefined;
  const { at, running, left, window = Number.POSITIVE_INFINITY } = table.clock();
  const times = running.map(seat => at + Math.max(0, Math.min(window, left[seat] ?? 0)));
  return times.length > 0 ? Math.min(...times) : undefined;
}

export interface Duties {
  readonly jobs: JobOrder[];
  readonly drop: string[];
  /** when the clock job is due after this; undefined: as before */
  readonly clockDue?: number;
}

export interface DutyQuestion {
  readonly lobby: Lobby;
  readonly table: Table | undefined;
  readonly now: number;
  /** a bot's own turn: the job that gave it is still held */
  readonly byBot: boolean;
  /** entries were added, or the game began */
  readonly moved: boolean;
  /** when the stored clock job is due, as far as this process knows */
  readonly clockDue: number | undefined;
}

/** Bot turns, clocks and proposals that wait for their time. */
export function dutiesOf({ lobby, table, now, byBot, moved, clockDue }: DutyQuestion): Duties {
  const jobs: JobOrder[] = [];
  const drop: string[] = [];
  const { id } = lobby;
  if (moved) {
    const bots = askedBots(lobby, table).length > 0;
    if (bots && !byBot) jobs.push({ id: botJob(id), kind: 'bot', table: id, due: now, body: null });
    if (!bots && byBot) drop.push(botJob(id));
  }
  if (moved && lobby.phase === 'over' && table?.over)
    jobs.push({ id: chronicleJob(id), kind: 'chronicle', table: id, due: now, body: null });
  const ripe = nextRipe(lobby);
  if (ripe !== undefined)
    jobs.push({ id: proposalJob(id), kind: 'proposal', table: id, due: ripe, body: null });
  // A job that comes too early looks again and waits on: so it has to be written only when the deadline moves forward.
  const due = deadline(lobby, table);
  if (due !== undefined && (clockDue === undefined || due < clockDue)) {
    jobs.push({ id: clockJob(id), kind: 'clock', table: id, due, body: null });
    return { jobs, drop, clockDue: due };
  }
  return { jobs, drop };
}
