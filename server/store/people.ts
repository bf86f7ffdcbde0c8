/** Users, sessions, tokens, friends, links, subscriptions, notes. */
import type { Json } from '@epoka/kernel';
import type { Db, Queries } from './db.ts';
import { StoreError } from './db.ts';
import type { Friend, Link, LinkKind, Note, Session, Subscription, Token, User } from './types.ts';

interface UserRow extends Omit<User, 'prefs'> {
  prefs: string;
}
interface SessionRow extends Omit<Session, 'user'> {
  user_id: string;
}
interface TokenRow extends Omit<Token, 'user'> {
  user_id: string;
}
interface LinkRow extends Omit<Link, 'user' | 'table'> {
  user_id: string;
  table_id: string | null;
}

const MOST_TRIES = 30;
/** rights looked up at once */
const RIGHTS = 50;

const USER = 'id, name, login, password, prefs, created, seen';
const SESSION = 'id, user_id, agent, created, seen, expires';
const TOKEN = 'id, user_id, name, created, used';
const LINK = 'id, kind, user_id, table_id, created, expires';

const user = (r: UserRow): User => ({ ...r, prefs: JSON.parse(r.prefs) as Json });
const session = ({ user_id, ...r }: SessionRow): Session => ({ ...r, user: user_id });
const token = ({ user_id, ...r }: TokenRow): Token => ({ ...r, user: user_id });
const link = ({ user_id, table_id, ...r }: LinkRow): Link => ({ ...r, user: user_id, table: table_id });

export class PeopleStore {
  private readonly db: Db;
  constructor(db: Db) {
    this.db = db;
  }

  // ---- users

  /** Throws a conflict when the login is taken. */
  async addUser(u: User, q: Queries = this.db): Promise<void> {
    const rows = await q.query(
      `insert into users (${USER}) values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing returning id`,
      [u.id, u.name, u.login, u.password, JSON.stringify(u.prefs), u.created, u.seen],
    );
    if (rows.length === 0) throw new StoreError('conflict', 'this login is taken');
  }

  async user(id: string): Promise<User | undefined> {
    const rows = await this.db.query<UserRow>(`select ${USER} from users where id = $1`, [id]);
    return rows.length > 0 ? user(rows[0]) : undefined;
  }

  async userByLogin(login: string): Promise<User | undefined> {
    const rows = await this.db.query<UserRow>(`select ${USER} from users where login = $1`, [login]);
    return rows.length > 0 ? user(rows[0]) : undefined;
  }

  // Each change touches its own columns, and only where it still holds what it was decided on: none undoes another.

  /** False: somebody has made an account of this guest meanwhile, or the guest has another name. */
  async makeAccount(u: User, account: { login: string; password: string; look: string }): Promise<boolean> {
    const rows = await this.db.query(
      `update users set login = $2, password = $3, account_name = $4
       where id = $1 and login is null and name = $5 returning id`,
      [u.id, account.login, account.password, account.look, u.name],
    );
    return rows.length > 0;
  }

  /** `look`: how the name looks, unique among accounts; guests have none. */
  async rename(id: string, name: string, look: string): Promise<boolean> {
    const rows = await this.db.query(
      `update users set name = $2, account_name = case when login is null then null else $3 end
       where id = $1 returning id`,
      [id, name, look],
    );
    return rows.length > 0;
  }

  /** How the names of accounts look, as it was found out when they were given; the oldest account first. */
  async looks(): Promise<{ id: string; name: string; look: string | null }[]> {
    return this.db.query(
      'select id, name, account_name as look from users where login is not null order by created, id',
    );
  }

  /** Throws a conflict where another account has this look. */
  async setLook(id: string, name: string, look: string): Promise<void> {
    await this.db.query('update users set account_name = $3 where id = $1 and name = $2', [id, name, look]);
  }

  /**
   * With it all sessions end but this one, and the tokens if that is wished: all or nothing. Returns what has ended;
   * undefined: the password is not the one this was decided on any more.
   */
  setPassword(
    id: string,
    before: string | null,
    password: string,
    { keep, tokens }: { readonly keep: string | null; readonly tokens: boolean },
  ): Promise<string[] | undefined> {
    return this.db.tx(async q => {
      const changed = await q.query(
        'update users set password = $3 where id = $1 and password = $2 returning id',
        [id, before, password],
      );
      if (changed.length === 0) return undefined;
      const ended = await q.query<{ id: string }>(
        'delete from sessions where user_id = $1 and id <> $2 returning id',
        [id, keep ?? ''],
      );
      if (tokens)
        ended.push(
          ...(await q.query<{ id: string }>('delete from tokens where user_id = $1 returning id', [id])),
        );
      return ended.map(row => row.id);
    });
  }

  /** Changes the wishes as they are stored now. Tried again where somebody else was faster. */
  async changePrefs(id: string, change: (prefs: Json) => Json): Promise<void> {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const [row] = await this.db.query<{ prefs: string }>('select prefs from users where id = $1', [id]);
      if (!row) throw new StoreError('conflict', 'this user is gone');
      const next = JSON.stringify(change(JSON.parse(row.prefs) as Json));
      const rows = await this.db.query(
        'update users set prefs = $3 where id = $1 and prefs = $2 returning id',
        [id, row.prefs, next],
      );
      if (rows.length > 0) return;
    }
    throw new StoreError('conflict', 'too many changes at once');
  }

  /** The person goes; what they did at tables stays under no name. */
  async deleteUser(id: string, anonymous: string): Promise<void> {
    await this.db.tx(async q => {
      await q.query(`update chat set name = $2, user_id = '', client_key = null where user_id = $1`, [
        id,
        anonymous,
      ]);
      await q.query('update tables set client_key = null where client_key like $1', [`${id}:%`]);
      await q.query('delete from seats where user_id = $1', [id]);
      await q.query(`update reports set by_id = '', by_name = $2 where by_id = $1`, [id, anonymous]);
      await q.query(`update reports set about_id = '', about_name = $2 where about_id = $1`, [id, anonymous]);
      await q.query('delete from lookers where user_id = $1', [id]);
      await q.query('delete from users where id = $1', [id]);
    });
  }

  async chatOf(userId: string): Promise<{ table: string; at: number; text: string }[]> {
    return this.db.query(
      'select table_id as "table", at, body as text from chat where user_id = $1 order by at',
      [userId],
    );
  }

  // ---- sessions

  async addSession(s: Session, secret: string): Promise<void> {
    await this.db.query(`insert into sessions (${SESSION}, secret) values ($1, $2, $3, $4, $5, $6, $7)`, [
      s.id,
      s.user,
      s.agent,
      s.created,
      s.seen,
      s.expires,
      secret,
    ]);
  }

  async sessionBySecret(secret: string, now: number): Promise<Session | undefined> {
    const rows = await this.db.query<SessionRow>(
      `select ${SESSION} from sessions where secret = $1 and expires > $2`,
      [secret, now],
    );
    return rows.length > 0 ? session(rows[0]) : undefined;
  }

  async sessions(userId: string, now: number): Promise<Session[]> {
    const rows = await this.db.query<SessionRow>(
      `select ${SESSION} from sessions where user_id = $1 and expires > $2 order by seen desc, id`,
      [userId, now],
    );
    return rows.map(session);
  }

  async touchSession(id: string, seen: number, expires: number): Promise<void> {
    await this.db.query('update sessions set seen = $2, expires = $3 where id = $1', [id, seen, expires]);
  }

  /** Ends one session of a user, or all but the one kept. Returns the ids of those ended. */
  async endSessions(userId: string, which: { id: string } | { except: string | null }): Promise<string[]> {
    const rows =
      'id' in which
        ? await this.db.query<{ id: string }>(
            'delete from sessions where user_id = $1 and id = $2 returning id',
            [userId, which.id],
          )
        : await this.db.query<{ id: string }>(
            'delete from sessions where user_id = $1 and id <> $2 returning id',
            [userId, which.except ?? ''],
          );
    return rows.map(r => r.id);
  }

  /** Sessions and links whose time is over. */
  async forgetExpired(now: number): Promise<void> {
    await this.db.query('delete from sessions where expires <= $1', [now]);
    await this.db.query('delete from links where expires <= $1', [now]);
  }

  /** Which of these sessions and tokens are still good, and the name of their owners now. */
  async rightsOf(ids: readonly string[], now: number): Promise<Map<string, string>> {
    const alive = new Map<string, string>();
    for (let i = 0; i < ids.length; i += RIGHTS) {
      const part = Array.from({ length: RIGHTS }, (_, n) => ids[i + n] ?? '');
      const marks = part.map((_, n) => `$${n + 2}`).join(', ');
      const rows = await this.db.query<{ id: string; name: string }>(
        `select s.id, u.name from sessions s join users u on u.id = s.user_id where s.expires > $1 and s.id in (${marks})
         union all
         select t.id, u.name from tokens t join users u on u.id = t.user_id where t.id in (${marks})`,
        [now, ...part],
      );
      for (const row of rows) alive.set(row.id, row.name);
    }
    return alive;
  }

  // ---- tokens

  /** False: the session by which it was asked for has ended, at this very moment perhaps. */
  async addToken(t: Token, secret: string, session: string): Promise<boolean> {
    // Whoever ends sessions and then tokens waits for this one, or this one finds the session gone.
    const lock = this.db.engine === 'postgres' ? ' for share' : '';
    const rows = await this.db.query(
      `insert into tokens (${TOKEN}, secret)
       select $1, user_id, $3, cast($4 as bigint), cast($5 as bigint), $6 from sessions
       where id = $7 and user_id = $2${lock} returning id`,
      [t.id, t.user, t.name, t.created, t.used, secret, session],
    );
    return rows.length > 0;
  }

  async tokenBySecret(secret: string): Promise<Token | undefined> {
    const rows = await this.db.query<TokenRow>(`select ${TOKEN} from tokens where secret = $1`, [secret]);
    return rows.length > 0 ? token(rows[0]) : undefined;
  }

  async tokens(userId: string): Promise<Token[]> {
    const rows = await this.db.query<TokenRow>(
      `select ${TOKEN} from tokens where user_id = $1 order by created, id`,
      [userId],
    );
    return rows.map(token);
  }

  async touchToken(id: string, used: number): Promise<void> {
    await this.db.query('update tokens set used = $2 where id = $1', [id, used]);
  }

  async endToken(userId: string, id: string): Promise<boolean> {
    const rows = await this.db.query('delete from tokens where user_id = $1 and id = $2 returning id', [
      userId,
      id,
    ]);
    return rows.length > 0;
  }

  async endTokens(userId: string): Promise<string[]> {
    const rows = await this.db.query<{ id: string }>('delete from tokens where user_id = $1 returning id', [
      userId,
    ]);
    return rows.map(r => r.id);
  }

  // ---- friends: each pair stands twice, once from each side

  async befriend(a: string, b: string, since: number): Promise<void> {
    const sql = 'insert into friends (user_id, friend_id, since) values ($1, $2, $3) on conflict do nothing';
    await this.db.tx(async q => {
      await q.query(sql, [a, b, since]);
      await q.query(sql, [b, a, since]);
    });
  }

  async unfriend(a: string, b: string): Promise<void> {
    await this.db.query(
      'delete from friends where (user_id = $1 and friend_id = $2) or (user_id = $2 and friend_id = $1)',
      [a, b],
    );
  }

  async friends(userId: string): Promise<Friend[]> {
    return this.db.query<Friend>(
      `select u.id, u.name, f.since from friends f join users u on u.id = f.friend_id
       where f.user_id = $1 order by u.name, u.id`,
      [userId],
    );
  }

  // ---- links

  async addLink(l: Link, secret: string): Promise<void> {
    await this.db.query(`insert into links (${LINK}, secret) values ($1, $2, $3, $4, $5, $6, $7)`, [
      l.id,
      l.kind,
      l.user,
      l.table,
      l.created,
      l.expires,
      secret,
    ]);
  }

  /** Also finds one that has expired: its holder deserves to be told so. */
  async linkBySecret(secret: string, kind: LinkKind): Promise<Link | undefined> {
    const rows = await this.db.query<LinkRow>(`select ${LINK} from links where secret = $1 and kind = $2`, [
      secret,
      kind,
    ]);
    return rows.length > 0 ? link(rows[0]) : undefined;
  }

  /** Which of these links are still good. */
  async goodLinks(ids: readonly string[], now: number): Promise<Set<string>> {
    const good = new Set<string>();
    for (let i = 0; i < ids.length; i += RIGHTS) {
      const part = ids.slice(i, i + RIGHTS);
      const marks = part.map((_, n) => `$${n + 2}`).join(', ');
      const rows = await this.db.query<{ id: string }>(
        `select id from links where expires > $1 and id in (${marks})`,
        [now, ...part],
      );
      for (const { id } of rows) good.add(id);
    }
    return good;
  }

  /** Ends the links to a table: those one person made, or all. Returns how many there were. */
  async endLinks(table: string, userId: string | null): Promise<number> {
    const rows =
      userId === null
        ? await this.db.query('delete from links where table_id = $1 returning id', [table])
        : await this.db.query('delete from links where table_id = $1 and user_id = $2 returning id', [
            table,
            userId,
          ]);
    if (rows.length > 0) await this.db.notify(`links ${table}`);
    return rows.length;
  }

  // ---- browsers to be told

  async subscribe(userId: string, s: Subscription, now: number): Promise<void> {
    // The same browser may come back under another name: the newest owner counts.
    await this.db.query(
      `insert into subscriptions (id, user_id, endpoint, body, created) values ($1, $2, $3, $4, $5)
       on conflict (endpoint) do update set user_id = $2, body = $4, created = $5`,
      [s.id, userId, s.endpoint, JSON.stringify(s.body), now],
    );
  }

  async subscriptions(userId: string): Promise<Subscription[]> {
    const rows = await this.db.query<{ id: string; endpoint: string; body: string }>(
      'select id, endpoint, body from subscriptions where user_id = $1 order by created, id',
      [userId],
    );
    return rows.map(r => ({ ...r, body: JSON.parse(r.body) as Json }));
  }

  async unsubscribe(endpoint: string, userId: string): Promise<void> {
    await this.db.query('delete from subscriptions where endpoint = $1 and user_id = $2', [endpoint, userId]);
  }

  // ---- private notes

  async note(tableId: string, userId: string): Promise<string> {
    const rows = await this.db.query<{ body: string }>(
      'select body from notes where table_id = $1 and user_id = $2',
      [tableId, userId],
    );
    return rows[0]?.body ?? '';
  }

  async saveNote(tableId: string, userId: string, at: number, text: string): Promise<void> {
    await this.db.query(
      `insert into notes (table_id, user_id, at, body) values ($1, $2, $3, $4)
       on conflict (table_id, user_id) do update set at = $3, body = $4`,
      [tableId, userId, at, text],
    );
  }

  async notes(userId: string): Promise<Note[]> {
    return this.db.query<Note>(
      'select table_id as "table", at, body as text from notes where user_id = $1 order by at',
      [userId],
    );
  }
}
