/** Tables, their entries, snapshots and chat. */
import type { Json } from '@epoka/kernel';
import type { ChatLine, Phase } from '@epoka/protocol';
import { type Db, StoreError } from './db.ts';
import { Journal } from './journal.ts';
import { DirectRecords, type Records, seatStatements, snapshotStatement } from './records.ts';
import type { Commit, SeatRow, StoredEntry, StoredSnapshot, TableRow } from './types.ts';
import { sawNoTable } from './witness.ts';

interface RawTable extends Omit<TableRow, 'key' | 'listed' | 'lobby' | 'match'> {
  client_key: string | null;
  listed: number;
  lobby: string;
  match: string | null;
}

const TABLE_COLUMNS =
  'id, client_key, game, phase, listed, host, lobby, match, number, revision, created, changed';

const CHAT = 'number, at, user_id as "user", seat, name, body as text';

const table = ({ client_key, ...r }: RawTable): TableRow => ({
  ...r,
  key: client_key,
  listed: r.listed === 1,
  lobby: JSON.parse(r.lobby) as Json,
  match: r.match === null ? null : (JSON.parse(r.match) as Json),
});

/** One table whose row is damaged must not take the lists of all others with it. */
function withLobby<T>(row: { readonly lobby: string }, make: (lobby: Json) => T): T[] {
  let lobby: Json;
  try {
    lobby = JSON.parse(row.lobby) as Json;
  } catch {
    return [];
  }
  return [make(lobby)];
}

export interface TableListRow {
  readonly id: string;
  readonly game: string;
  readonly phase: Phase;
  readonly listed: boolean;
  readonly host: string | null;
  readonly revision: number;
  readonly lobby: Json;
  readonly created: number;
  readonly changed: number;
}

export interface MyTableRow extends TableListRow {
  /** the seat of this user is asked something */
  readonly asked: boolean;
  /** -1: no longer */
  readonly seat: number;
}

export class TableStore {
  private readonly db: Db;
  private readonly records: Records;

  constructor(db: Db) {
    this.db = db;
    this.records = db.engine === 'sqlite' ? new Journal(db) : new DirectRecords(db);
  }

  /** The disk is full: what waits in the journal stays there, and can be read. */
  async adoptJournal(): Promise<void> {
    if (this.records instanceof Journal) await this.records.adopt();
  }

  /** Throws a conflict when this client key has made a table before. */
  async add(t: TableRow, seats: readonly SeatRow[]): Promise<void> {
    await this.db.tx(async q => {
      const rows = await q.query(
        `insert into tables (${TABLE_COLUMNS}) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
         on conflict do nothing returning id`,
        [
          t.id,
          t.key,
          t.game,
          t.phase,
          t.listed ? 1 : 0,
          t.host,
          JSON.stringify(t.lobby),
          t.match === null ? null : JSON.stringify(t.match),
          t.number,
          t.revision,
          t.created,
          t.changed,
        ],
      );
      if (rows.length === 0) throw new StoreError('conflict', 'this table exists');
      for (const { sql, params } of seatStatements(t.id, seats)) await q.query(sql, params);
      await this.db.notify('lobby', q);
    });
  }

  async get(id: string): Promise<TableRow | undefined> {
    const rows = await this.db.query<RawTable>(`select ${TABLE_COLUMNS} from tables where id = $1`, [id]);
    if (rows.length === 0) return undefined;
    const row = table(rows[0]);
    const newer = this.records.newer(id);
    return newer ? { ...row, number: newer.number, changed: Math.max(row.changed, newer.changed) } : row;
  }

  /** How far a table is, as every process has to see it. */
  async state(id: string): Promise<{ readonly number: number; readonly revision: number } | undefined> {
    const rows = await this.db.query<{ number: number; revision: number }>(
      'select number, revision from tables where id = $1',
      [id],
    );
    return rows[0];
  }

  /** Ends a table without looking at what is in it. */
  async closeAsItIs(id: string, now: number): Promise<void> {
    // What waits in the journal may be the very thing that is damaged.
    await this.records.settle(id).catch(() => undefined);
    await this.db.tx(async q => {
      const rows = await q.query<{ number: number; revision: number }>(
        `update tables set phase = 'closed', revision = revision + 1, changed = $2
         where id = $1 and phase in ('open', 'playing') returning number, revision`,
        [id, now],
      );
      if (rows.length === 0) return;
      await q.query('update seats set asked = 0 where table_id = $1', [id]);
      await q.query('delete from jobs where table_id = $1', [id]);
      await this.db.notify(`table ${id} ${rows[0].number} ${rows[0].revision}`, q);
      await this.db.notify('lobby', q);
    });
  }

  async idByKey(key: string): Promise<string | undefined> {
    const rows = await this.db.query<{ id: string }>('select id from tables where client_key = $1', [key]);
    return rows[0]?.id;
  }

  /** Tables that never became a game and that nobody has touched for so long. */
  async abandoned(before: number, limit: number): Promise<string[]> {
    const rows = await this.db.query<{ id: string }>(
      `select id from tables where match is null and changed < $1 and phase in ('open', 'closed') order by changed limit $2`,
      [before, limit],
    );
    return rows.map(r => r.id);
  }

  async remove(id: string): Promise<void> {
    const what = ['jobs where table_id', 'links where table_id', 'tables where id'];
    const statements = what.map(where => ({ sql: `delete from ${where} = $1`, params: [id] }));
    await this.db.batch(statements, [], [sawNoTable(id)]);
    this.records.forget(id);
  }

  async seats(id: string): Promise<SeatRow[]> {
    const rows = await this.db.query<{ seat: number; user_id: string; asked: number }>(
      'select seat, user_id, asked from seats where table_id = $1 order by seat, user_id',
      [id],
    );
    const seats = new Map<string, SeatRow>();
    for (const r of rows) seats.set(r.user_id, { seat: r.seat, user: r.user_id, asked: r.asked === 1 });
    for (const [user, seat] of this.records.newer(id)?.seats ?? []) seats.set(user, seat);
    return [...seats.values()].sort((a, b) => a.seat - b.seat);
  }

  /** Somebody without a seat has seen the running game. */
  async noteLooker(id: string, user: string): Promise<void> {
    await this.db.query('insert into lookers (table_id, user_id) values ($1, $2) on conflict do nothing', [
      id,
      user,
    ]);
  }

  async hasLookedOn(id: string, user: string): Promise<boolean> {
    const rows = await this.db.query('select user_id from lookers where table_id = $1 and user_id = $2', [
      id,
      user,
    ]);
    return rows.length > 0;
  }

  /** Tables that everybody may see, the ones changed last first. */
  async listed(
    phases: readonly Phase[],
    limit: number,
    before = Number.MAX_SAFE_INTEGER,
  ): Promise<TableListRow[]> {
    const marks = phases.map((_, i) => `$${i + 3}`).join(', ');
    const wanted = `select id, game, phase, listed, host, revision, lobby, created, changed from tables
       where listed = 1 and phase in (${marks}) and changed < $2`;
    const params = [limit, before, ...phases];
    const rows = await this.db.query<RawTable>(`${wanted} order by changed desc, id limit $1`, params);
    // Those where something has happened since their row was written may belong further up.
    const known = new Set(rows.map(r => r.id));
    const newer = this.records.latest(limit).filter(id => !known.has(id));
    if (newer.length > 0) {
      const ids = newer.map((_, i) => `$${i + 3 + phases.length}`).join(', ');
      rows.push(
        ...(await this.db.query<RawTable>(`${wanted} and id in (${ids}) limit $1`, [...params, ...newer])),
      );
    }
    return rows
      .flatMap(r => withLobby(r, lobby => ({ ...r, listed: true, lobby, changed: this.changed(r) })))
      .filter(r => r.changed < before)
      .sort((a, b) => b.changed - a.changed)
      .slice(0, limit);
  }

  private changed(row: { readonly id: string; readonly changed: number }): number {
    return Math.max(row.changed, this.records.newer(row.id)?.changed ?? 0);
  }

  /** Where a user sits or sat, those first where it is their turn. */
  async of(userId: string, phases: readonly Phase[], limit: number): Promise<MyTableRow[]> {
    const marks = phases.map((_, i) => `$${i + 3}`).join(', ');
    const rows = await this.db.query<RawTable & { asked: number; seat: number }>(
      `select t.id, t.game, t.phase, t.listed, t.host, t.revision, t.lobby, t.created, t.changed, s.asked, s.seat
       from seats s join tables t on t.id = s.table_id
       where s.user_id = $1 and t.phase in (${marks})
       order by s.asked desc, t.changed desc, t.id limit $2`,
      [userId, limit, ...phases],
    );
    return rows
      .flatMap(r => {
        const newer = this.records.newer(r.id)?.seats.get(userId);
        return withLobby(r, lobby => ({
          ...r,
          listed: r.listed === 1,
          asked: newer?.asked ?? r.asked === 1,
          seat: newer?.seat ?? r.seat,
          changed: this.changed(r),
          lobby,
        }));
      })
      .sort((a, b) => Number(b.asked) - Number(a.asked) || b.changed - a.changed);
  }

  /**
   * Saves an act. Throws a conflict when an entry's number is taken or the lobby part has changed: another process was
   * first. Nothing is saved then.
   */
  commit(c: Commit, now: number): Promise<void> {
    return this.records.commit(c, now);
  }

  async entries(id: string, from: number): Promise<Json[]> {
    return (await this.records.entries(id, from)).map(entry => entry.body);
  }

  /** The entries with their hashes. */
  record(id: string, from: number): Promise<StoredEntry[]> {
    return this.records.entries(id, from);
  }

  /** Only to take a name out of what a person did. */
  async rewriteEntry(id: string, number: number, body: Json): Promise<void> {
    await this.records.settle(id);
    await this.db.query('update entries set body = $3 where table_id = $1 and number = $2', [
      id,
      number,
      JSON.stringify(body),
    ]);
  }

  // ---- snapshots: they only save time, so the newest is enough

  async snapshot(id: string): Promise<StoredSnapshot | undefined> {
    const rows = await this.db.query<{ number: number; version: number; body: string }>(
      'select number, version, body from snapshots where table_id = $1',
      [id],
    );
    return rows.length > 0 ? { ...rows[0], body: JSON.parse(rows[0].body) as Json } : undefined;
  }

  /** The table rests: everything goes to its place. */
  putAway(id: string): Promise<void> {
    return this.records.settle(id);
  }

  async saveSnapshot(id: string, s: StoredSnapshot): Promise<void> {
    const { sql, params } = snapshotStatement(id, s);
    await this.db.query(sql, params);
  }

  // ---- finished games in words

  async saveChronicle(id: string, body: Json): Promise<void> {
    await this.db.query(
      'insert into chronicles (table_id, body) values ($1, $2) on conflict (table_id) do nothing',
      [id, JSON.stringify(body)],
    );
  }

  async chronicle(id: string): Promise<Json | undefined> {
    const rows = await this.db.query<{ body: string }>('select body from chronicles where table_id = $1', [
      id,
    ]);
    return rows.length > 0 ? (JSON.parse(rows[0].body) as Json) : undefined;
  }

  /** Tables that name a person anywhere in their lobby part, also where they never sat. */
  async naming(user: string): Promise<string[]> {
    const rows = await this.db.query<{ id: string }>('select id from tables where lobby like $1', [
      `%${user}%`,
    ]);
    return rows.map(row => row.id);
  }

  /** Finished games that nobody has written down yet. */
  async unwritten(limit: number): Promise<string[]> {
    const rows = await this.db.query<{ id: string }>(
      `select t.id from tables t left join chronicles c on c.table_id = t.id
       where t.phase = 'over' and c.table_id is null order by t.changed desc limit $1`,
      [limit],
    );
    return rows.map(row => row.id);
  }

  // ---- chat

  /** Adds a line and returns it with its number; the line of the first time where the key is known. */
  async say(id: string, line: Omit<ChatLine, 'number'>, key: string | null): Promise<ChatLine> {
    for (let attempt = 0; attempt < 20; attempt++) {
      if (key !== null) {
        const known = await this.db.query<ChatLine>(
          `select ${CHAT} from chat where table_id = $1 and user_id = $2 and client_key = $3`,
          [id, line.user, key],
        );
        if (known.length > 0) return known[0];
      }
      const rows = await this.db.query<{ number: number }>(
        `insert into chat (table_id, number, at, user_id, seat, name, client_key, body)
         select $1, coalesce(max(number), 0) + 1, cast($2 as bigint), $3, cast($4 as integer), $5, $6, $7
         from chat where table_id = $1
         on conflict do nothing returning number`,
        [id, line.at, line.user, line.seat, line.name, key, line.text],
      );
      if (rows.length > 0) {
        await this.db.notify(`chat ${id} ${rows[0].number}`);
        return { ...line, number: rows[0].number };
      }
    }
    throw new StoreError('conflict', 'too many are talking at once');
  }

  /** What somebody said; undefined where this line is not theirs. */
  async chatLine(id: string, number: number, user: string): Promise<string | undefined> {
    const rows = await this.db.query<{ text: string }>(
      'select body as text from chat where table_id = $1 and number = $2 and user_id = $3',
      [id, number, user],
    );
    return rows[0]?.text;
  }

  async chat(id: string, after: number, limit: number): Promise<ChatLine[]> {
    const rows = await this.db.query<ChatLine>(
      `select ${CHAT} from chat
       where table_id = $1 and number > $2 order by number desc limit $3`,
      [id, after, limit],
    );
    return rows.reverse();
  }
}
