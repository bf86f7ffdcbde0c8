/** Where the entries of tables are kept, and what follows from them: how many there are, when the last came, who is asked. */
import type { Json } from '@epoka/kernel';
import { type Db, type Statement, StoreError } from './db.ts';
import { jobStatement } from './jobs.ts';
import type { Commit, SeatRow, StoredEntry, StoredSnapshot } from './types.ts';

/** What of a table is newer than its row says. */
export interface Newer {
  readonly number: number;
  readonly changed: number;
  readonly seats: ReadonlyMap<string, SeatRow>;
}

export interface Records {
  /** Saves an act. Throws a conflict when an entry's number is taken or the lobby part has changed. */
  commit(c: Commit, now: number): Promise<void>;
  entries(id: string, from: number): Promise<StoredEntry[]>;
  /** Before something is done to the stored rows themselves: they say all that is known. */
  settle(id: string): Promise<void>;
  newer(id: string): Newer | undefined;
  /** The tables that are newer than their rows, the latest change first. */
  latest(most: number): readonly string[];
  /** The table is no more. */
  forget(id: string): void;
}

/** One row or more for each change, at once: for an engine whose log keeps changes, not pages. */
export class DirectRecords implements Records {
  private readonly db: Db;
  constructor(db: Db) {
    this.db = db;
  }

  commit(c: Commit, now: number): Promise<void> {
    const entries = c.entries.map(
      (entry, i): Statement => ({
        sql: 'insert into entries (table_id, number, body, chain) values ($1, $2, $3, $4) on conflict do nothing',
        params: [c.table, c.from + i, JSON.stringify(entry), c.chain?.[i] ?? null],
        orElse: `entry ${c.from + i} of ${c.table} exists`,
      }),
    );
    const statements = [...entries, ...tableStatements(c, now), ...seatStatements(c.table, c.seats ?? [])];
    return this.db.batch([...statements, ...besides(c)], messages(c));
  }

  async entries(id: string, from: number): Promise<StoredEntry[]> {
    return (await storedEntries(this.db, id, from)).map(readEntry);
  }

  async settle(): Promise<void> {
    // They always do.
  }

  newer(): undefined {
    return undefined;
  }

  latest(): readonly string[] {
    return [];
  }

  forget(): void {
    // Nothing is remembered.
  }
}

export interface EntryText {
  readonly body: string;
  readonly chain: string | null;
}

export function storedEntries(db: Db, id: string, from: number, to?: number): Promise<EntryText[]> {
  return db.query<{ body: string; chain: string | null }>(
    `select body, chain from entries where table_id = $1 and number >= $2${to === undefined ? '' : ' and number < $3'} order by number`,
    to === undefined ? [id, from] : [id, from, to],
  );
}

export const readEntry = ({ body, chain }: EntryText): StoredEntry => ({
  body: JSON.parse(body) as Json,
  chain,
});

/** What an act changes apart from entries, the table's row and its seats. */
export function besides(c: Commit): Statement[] {
  return [
    ...(c.snapshot ? [snapshotStatement(c.table, c.snapshot)] : []),
    ...(c.jobs ?? []).map(jobStatement),
    ...(c.dropLinks ? [{ sql: 'delete from links where table_id = $1', params: [c.table] }] : []),
    ...(c.dropJobs ?? []).map(id => ({ sql: 'delete from jobs where id = $1', params: [id] })),
  ];
}

export function messages(c: Commit): string[] {
  const said = [`table ${c.table} ${c.from + c.entries.length} ${c.lobby ? c.lobby.revision + 1 : '-'}`];
  if (c.jobs && c.jobs.length > 0) said.push('job');
  if (c.lobby) said.push('lobby');
  if (c.dropLinks) said.push(`links ${c.table}`);
  return said;
}

export const snapshotStatement = (id: string, s: StoredSnapshot): Statement => ({
  sql: `insert into snapshots (table_id, number, version, body) values ($1, $2, $3, $4)
       on conflict (table_id) do update set number = $2, version = $3, body = $4 where snapshots.number < $2`,
  params: [id, s.number, s.version, JSON.stringify(s.body)],
});

export const seatStatements = (tableId: string, seats: Iterable<SeatRow>): Statement[] =>
  Array.from(seats, s => ({
    sql: `insert into seats (table_id, user_id, seat, asked) values ($1, $2, $3, $4)
     on conflict (table_id, user_id) do update set seat = $3, asked = $4`,
    params: [tableId, s.user, s.seat, s.asked ? 1 : 0],
  }));

/** That entries were added, and when; where given, to this revision of the lobby part. */
export const numberStatement = (
  id: string,
  number: number,
  changed: number,
  onRevision?: number,
): Statement => ({
  sql: `update tables set number = $2, changed = $3 where id = $1${onRevision === undefined ? '' : ' and revision = $4'}`,
  params: [id, number, changed, ...(onRevision === undefined ? [] : [onRevision])],
  orElse: `table ${id} has changed meanwhile or is gone`,
});

export function tableStatements(c: Commit, now: number): Statement[] {
  const { lobby, onRevision } = c;
  const after = c.from + c.entries.length;
  const number = c.entries.length > 0 ? [numberStatement(c.table, after, now, onRevision)] : [];
  if (lobby === undefined) return number;
  const change: Statement = {
    // `coalesce` keeps the match where none is given; a match is never taken away again.
    sql: `update tables set changed = $2, revision = revision + 1, lobby = $4, phase = $5, listed = $6, host = $7,
         match = coalesce($8, match)
       where id = $1 and revision = $3${onRevision === undefined ? '' : ' and number = $9'}`,
    params: [
      c.table,
      now,
      lobby.revision,
      JSON.stringify(lobby.doc),
      lobby.phase,
      lobby.listed ? 1 : 0,
      lobby.host,
      lobby.match === undefined ? null : JSON.stringify(lobby.match),
      ...(onRevision === undefined ? [] : [after]),
    ],
    orElse: `table ${c.table} has changed meanwhile`,
  };
  return [...number, change];
}

/** Somebody else was first, or the table is gone. */
export const taken = (c: Commit) => new StoreError('conflict', `entry ${c.from} of ${c.table} exists`);
