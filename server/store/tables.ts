/** Tables, their entries, snapshots and chat. */
import type { Json } from '@epoka/kernel';
import { type Db, type Queries, type Statement, StoreError } from './db.ts';
import { jobStatement } from './jobs.ts';
import type { ChatLine, Commit, Phase, SeatRow, Snapshot, TableRow } from './types.ts';

interface RawTable extends Omit<TableRow, 'key' | 'listed' | 'lobby' | 'match'> {
  client_key: string | null;
  listed: number;
  lobby: string;
  match: string | null;
}

const TABLE = 'id, client_key, game, phase, listed, host, lobby, match, number, revision, created, changed';

const CHAT = 'number, at, user_id as "user", seat, name, body as text';

const table = ({ client_key, ...r }: RawTable): TableRow => ({
  ...r,
  key: client_key,
  listed: r.listed === 1,
  lobby: JSON.parse(r.lobby) as Json,
  match: r.match === null ? null : (JSON.parse(r.match) as Json),
});

export interface Listed {
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

export interface Mine extends Listed {
  /** the seat of this user is asked something */
  readonly asked: boolean;
  /** -1: no longer */
  readonly seat: number;
}

export class Tables {
  private readonly db: Db;
  constructor(db: Db) {
    this.db = db;
  }

  /** Throws a conflict when this client key has made a table before. */
  async add(t: TableRow, seats: readonly SeatRow[]): Promise<void> {
    await this.db.tx(async q => {
      const rows = await q.query(
        `insert into tables (${TABLE}) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
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
      for (const s of seats) await putSeat(q, t.id, s);
      await this.db.notify('lobby', q);
    });
  }

  async get(id: string): Promise<TableRow | undefined> {
    const rows = await this.db.query<RawTable>(`select ${TABLE} from tables where id = $1`, [id]);
    return rows.length > 0 ? table(rows[0]) : undefined;
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
    await this.db.tx(async q => {
      await q.query('delete from jobs where table_id = $1', [id]);
      await q.query('delete from links where table_id = $1', [id]);
      await q.query('delete from tables where id = $1', [id]);
    });
  }

  async seats(id: string): Promise<SeatRow[]> {
    const rows = await this.db.query<{ seat: number; user_id: string; asked: number }>(
      'select seat, user_id, asked from seats where table_id = $1 order by seat, user_id',
      [id],
    );
    return rows.map(r => ({ seat: r.seat, user: r.user_id, asked: r.asked === 1 }));
  }

  /** Tables that everybody may see, the ones changed last first. */
  async listed(phases: readonly Phase[], limit: number, before = Number.MAX_SAFE_INTEGER): Promise<Listed[]> {
    const marks = phases.map((_, i) => `$${i + 3}`).join(', ');
    const rows = await this.db.query<RawTable>(
      `select id, game, phase, listed, host, revision, lobby, created, changed from tables
       where listed = 1 and phase in (${marks}) and changed < $2 order by changed desc, id limit $1`,
      [limit, before, ...phases],
    );
    return rows.map(r => ({ ...r, listed: r.listed === 1, lobby: JSON.parse(r.lobby) as Json }));
  }

  /** Where a user sits or sat, those first where it is their turn. */
  async of(userId: string, phases: readonly Phase[], limit: number): Promise<Mine[]> {
    const marks = phases.map((_, i) => `$${i + 3}`).join(', ');
    const rows = await this.db.query<RawTable & { asked: number; seat: number }>(
      `select t.id, t.game, t.phase, t.listed, t.host, t.revision, t.lobby, t.created, t.changed, s.asked, s.seat
       from seats s join tables t on t.id = s.table_id
       where s.user_id = $1 and t.phase in (${marks})
       order by s.asked desc, t.changed desc, t.id limit $2`,
      [userId, limit, ...phases],
    );
    return rows.map(r => ({
      ...r,
      listed: r.listed === 1,
      asked: r.asked === 1,
      lobby: JSON.parse(r.lobby) as Json,
    }));
  }

  /**
   * Saves an act. Throws a conflict when an entry's number is taken or the lobby part has changed: another process was
   * first. Nothing is saved then.
   */
  async commit(c: Commit, now: number): Promise<void> {
    const statements = c.entries.map(
      (entry, i): Statement => ({
        sql: 'insert into entries (table_id, number, body) values ($1, $2, $3) on conflict do nothing',
        params: [c.table, c.from + i, JSON.stringify(entry)],
        orElse: `entry ${c.from + i} of ${c.table} exists`,
      }),
    );
    statements.push(tableStatement(c, now));
    for (const s of c.seats ?? []) statements.push(seatStatement(c.table, s));
    if (c.snapshot) statements.push(snapshotStatement(c.table, c.snapshot));
    for (const job of c.jobs ?? []) statements.push(jobStatement(job));
    for (const id of c.dropJobs ?? [])
      statements.push({ sql: 'delete from jobs where id = $1', params: [id] });
    const messages = [
      `table ${c.table} ${c.from + c.entries.length} ${c.lobby ? c.lobby.revision + 1 : '-'}`,
    ];
    if (c.jobs && c.jobs.length > 0) messages.push('job');
    if (c.lobby) messages.push('lobby');
    await this.db.batch(statements, messages);
  }

  async entries(id: string, from: number): Promise<Json[]> {
    const rows = await this.db.query<{ body: string }>(
      'select body from entries where table_id = $1 and number >= $2 order by number',
      [id, from],
    );
    return rows.map(r => JSON.parse(r.body) as Json);
  }

  /** Only to take a name out of what a person did. */
  async rewriteEntry(id: string, number: number, body: Json): Promise<void> {
    await this.db.query('update entries set body = $3 where table_id = $1 and number = $2', [
      id,
      number,
      JSON.stringify(body),
    ]);
  }

  // ---- snapshots: they only save time, so the newest is enough

  async snapshot(id: string): Promise<Snapshot | undefined> {
    const rows = await this.db.query<{ number: number; version: number; body: string }>(
      'select number, version, body from snapshots where table_id = $1',
      [id],
    );
    return rows.length > 0 ? { ...rows[0], body: JSON.parse(rows[0].body) as Json } : undefined;
  }

  async saveSnapshot(id: string, s: Snapshot): Promise<void> {
    const { sql, params } = snapshotStatement(id, s);
    await this.db.query(sql, params);
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

  async chat(id: string, after: number, limit: number): Promise<ChatLine[]> {
    const rows = await this.db.query<ChatLine>(
      `select ${CHAT} from chat
       where table_id = $1 and number > $2 order by number desc limit $3`,
      [id, after, limit],
    );
    return rows.reverse();
  }
}

const snapshotStatement = (id: string, s: Snapshot): Statement => ({
  sql: `insert into snapshots (table_id, number, version, body) values ($1, $2, $3, $4)
       on conflict (table_id) do update set number = $2, version = $3, body = $4 where snapshots.number < $2`,
  params: [id, s.number, s.version, JSON.stringify(s.body)],
});

const seatStatement = (tableId: string, s: SeatRow): Statement => ({
  sql: `insert into seats (table_id, user_id, seat, asked) values ($1, $2, $3, $4)
     on conflict (table_id, user_id) do update set seat = $3, asked = $4`,
  params: [tableId, s.user, s.seat, s.asked ? 1 : 0],
});

async function putSeat(q: Queries, tableId: string, s: SeatRow): Promise<void> {
  const { sql, params } = seatStatement(tableId, s);
  await q.query(sql, params);
}

function tableStatement(c: Commit, now: number): Statement {
  const number = c.from + c.entries.length;
  const orElse = `table ${c.table} has changed meanwhile`;
  const { lobby } = c;
  if (lobby === undefined)
    return {
      sql: 'update tables set number = $2, changed = $3 where id = $1',
      params: [c.table, number, now],
      orElse,
    };
  return {
    // `coalesce` keeps the match where none is given; a match is never taken away again.
    sql: `update tables set number = $2, changed = $3, revision = revision + 1, lobby = $5, phase = $6, listed = $7,
         host = $8, match = coalesce($9, match)
       where id = $1 and revision = $4`,
    params: [
      c.table,
      number,
      now,
      lobby.revision,
      JSON.stringify(lobby.doc),
      lobby.phase,
      lobby.listed ? 1 : 0,
      lobby.host,
      lobby.match === undefined ? null : JSON.stringify(lobby.match),
    ],
    orElse,
  };
}
