/** Whom people want nothing to do with, what they report, and what the operator does about it. */
import type { Json } from '@epoka/kernel';
import type { Db } from './db.ts';
import { newId } from './ids.ts';

export type MarkKind = 'mute' | 'block';

export interface Mark {
  readonly id: string;
  readonly name: string;
  readonly kind: MarkKind;
  readonly since: number;
}

export interface Report {
  readonly id: string;
  readonly at: number;
  readonly by: string;
  readonly byName: string;
  readonly about: string;
  readonly aboutName: string;
  readonly table: string | null;
  /** what was said, where that is reported */
  readonly line: string | null;
  readonly text: string;
  readonly closed: number | null;
}

export interface Ban {
  readonly until: number;
  readonly reason: string;
}

/** A person as the operator sees them. */
export interface KnownPerson {
  readonly id: string;
  readonly name: string;
  readonly login: string | null;
  readonly created: number;
  readonly seen: number | null;
  readonly bannedUntil: number | null;
  readonly reason: string | null;
}

export interface OperatorAct {
  readonly id: string;
  readonly at: number;
  readonly what: string;
  readonly about: string;
  readonly body: Json;
}

const SHOWN = 100;
const ANNOUNCEMENT = 'announcement';

/** What is searched for as it stands: no sign in it means anything. */
const anywhere = (text: string) => `%${text.toLowerCase().replace(/[\\%_]/g, sign => `\\${sign}`)}%`;

export class ModerationStore {
  private readonly db: Db;
  constructor(db: Db) {
    this.db = db;
  }

  // ---- whom somebody has muted or blocked

  async marks(user: string): Promise<Mark[]> {
    return this.db.query<Mark>(
      `select u.id, u.name, m.kind, m.since from marks m join users u on u.id = m.other_id
       where m.user_id = $1 order by m.since desc, u.id`,
      [user],
    );
  }

  async mark(user: string, other: string, kind: MarkKind, now: number): Promise<void> {
    await this.db.tx(async q => {
      await q.query(
        `insert into marks (user_id, other_id, kind, since) values ($1, $2, $3, $4)
         on conflict (user_id, other_id) do update set kind = $3, since = $4`,
        [user, other, kind, now],
      );
      if (kind !== 'block') return;
      await q.query('delete from friends where user_id = $1 and friend_id = $2', [user, other]);
      await q.query('delete from friends where user_id = $2 and friend_id = $1', [user, other]);
    });
  }

  async unmark(user: string, other: string): Promise<void> {
    await this.db.query('delete from marks where user_id = $1 and other_id = $2', [user, other]);
  }

  /** Who has blocked this person. */
  async blockersOf(user: string): Promise<string[]> {
    const rows = await this.db.query<{ id: string }>(
      `select user_id as id from marks where other_id = $1 and kind = 'block'`,
      [user],
    );
    return rows.map(row => row.id);
  }

  // ---- reports

  async report(r: Omit<Report, 'id' | 'closed'>): Promise<void> {
    await this.db.query(
      `insert into reports (id, at, by_id, by_name, about_id, about_name, table_id, line, body, closed)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, null)`,
      [newId(), r.at, r.by, r.byName, r.about, r.aboutName, r.table, r.line, r.text],
    );
  }

  /** The oldest open one first; or those that were dealt with, the latest first. */
  async reports(closed: boolean): Promise<Report[]> {
    return this.db.query<Report>(
      `select id, at, by_id as "by", by_name as "byName", about_id as about, about_name as "aboutName",
         table_id as "table", line, body as text, closed
       from reports where closed is ${closed ? 'not null order by closed desc' : 'null order by at'} limit ${SHOWN}`,
    );
  }

  async closeReport(id: string, now: number): Promise<boolean> {
    const rows = await this.db.query(
      'update reports set closed = $2 where id = $1 and closed is null returning id',
      [id, now],
    );
    return rows.length > 0;
  }

  // ---- bans

  async ban(user: string, { until, reason }: Ban, now: number): Promise<void> {
    await this.db.query(
      `insert into bans (user_id, since, until, reason) values ($1, $2, $3, $4)
       on conflict (user_id) do update set since = $2, until = $3, reason = $4`,
      [user, now, until, reason],
    );
  }

  async unban(user: string): Promise<boolean> {
    return (await this.db.query('delete from bans where user_id = $1 returning user_id', [user])).length > 0;
  }

  async banOf(user: string, now: number): Promise<Ban | undefined> {
    const rows = await this.db.query<Ban>(
      'select until, reason from bans where user_id = $1 and until > $2',
      [user, now],
    );
    return rows[0];
  }

  // ---- what the operator sees

  async people(search: string, now: number): Promise<KnownPerson[]> {
    return this.db.query<KnownPerson>(
      `select u.id, u.name, u.login, u.created, max(s.seen) as seen, b.until as "bannedUntil", b.reason
       from users u left join sessions s on s.user_id = u.id left join bans b on b.user_id = u.id and b.until > $2
       where lower(u.name) like $1 escape '\\' or u.login like $1 escape '\\' or u.id = $3
       group by u.id, u.name, u.login, u.created, b.until, b.reason
       order by u.created desc, u.id limit ${SHOWN}`,
      [anywhere(search), now, search],
    );
  }

  async tables(
    search: string,
  ): Promise<{ id: string; game: string; phase: string; lobby: string; changed: number }[]> {
    return this.db.query(
      `select id, game, phase, lobby, changed from tables
       where id = $2 or lower(lobby) like $1 escape '\\' order by changed desc, id limit ${SHOWN}`,
      [anywhere(search), search],
    );
  }

  // ---- what the operator does

  async note(what: string, about: string, body: Json, now: number): Promise<void> {
    await this.db.query('insert into operator_acts (id, at, what, about, body) values ($1, $2, $3, $4, $5)', [
      newId(),
      now,
      what,
      about,
      JSON.stringify(body),
    ]);
  }

  async acts(): Promise<OperatorAct[]> {
    const rows = await this.db.query<Omit<OperatorAct, 'body'> & { body: string }>(
      `select id, at, what, about, body from operator_acts order by at desc, id limit ${SHOWN}`,
    );
    return rows.map(row => ({ ...row, body: JSON.parse(row.body) as Json }));
  }

  async announcement(): Promise<Json> {
    const rows = await this.db.query<{ body: string }>('select body from facts where name = $1', [
      ANNOUNCEMENT,
    ]);
    return rows.length > 0 ? (JSON.parse(rows[0].body) as Json) : null;
  }

  async announce(words: Json): Promise<void> {
    await this.db.query(
      'insert into facts (name, body) values ($1, $2) on conflict (name) do update set body = $2',
      [ANNOUNCEMENT, JSON.stringify(words)],
    );
    await this.db.notify('announcement');
  }
}
