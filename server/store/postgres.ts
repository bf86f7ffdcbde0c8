/** PostgreSQL, for any number of Epoka processes at once. */
import pg from 'pg';
import {
  checkValues,
  type Db,
  type Queries,
  type Statement,
  StoreError,
  type Value,
  type Wake,
} from './db.ts';

const INT8 = 20;
/** So often the connection that listens is asked whether it is still there, and so long it may take to say so. */
const PULSE = 10_000;
const PULSE_PATIENCE = 8_000;

export interface PostgresOptions {
  readonly url: string;
  /** connections of this process */
  readonly connections?: number;
  /** how long a query may wait for a connection */
  readonly patience?: number;
}

export class PostgresDb implements Db {
  readonly engine = 'postgres';
  readonly words = { skipLocked: ' for update skip locked', withoutRowid: '' };
  private readonly pool: pg.Pool;
  private readonly config: pg.PoolConfig;
  private readonly names = new Map<string, string>();
  private channel = '';
  private listener: pg.Client | undefined;
  private retry: NodeJS.Timeout | undefined;
  private closed = false;

  private constructor(options: PostgresOptions) {
    this.config = {
      connectionString: options.url,
      connectionTimeoutMillis: options.patience ?? 5000,
      // A database that stopped answering must not hold an answer for ever.
      query_timeout: 15_000,
      application_name: 'epoka',
      types: {
        // Times and counts fit a double exactly; the driver would hand them out as text.
        getTypeParser: (oid: number, format?: 'text' | 'binary') =>
          oid === INT8 && format !== 'binary' ? Number : pg.types.getTypeParser(oid, format as 'text'),
      } as pg.CustomTypesConfig,
    };
    this.pool = new pg.Pool({ ...this.config, max: options.connections ?? 10 });
    // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
    this.pool.on('error', () => undefined);
  }

  static async open(options: PostgresOptions): Promise<PostgresDb> {
    if (!/^(postgres(ql)?:|socket:|\/)/.test(options.url))
      throw new StoreError(
        'unreachable',
        'EPOKA_DATABASE_URL is not the address of a PostgreSQL. It looks like postgres://user:password@host:5432/name.',
      );
    const db = new PostgresDb(options);
    try {
      const rows = await db.query<{ schema: string | null }>('select current_schema() as schema');
      const schema = rows[0].schema;
      if (schema === null) throw new Error('there is no schema to work in (check search_path)');
      db.channel = `epoka_${schema}`.slice(0, 60);
      return db;
    } catch (error) {
      await db.close();
      throw new StoreError(
        'unreachable',
        `PostgreSQL at ${describe(options.url)} can not be used: ${reason(error)}`,
        error,
      );
    }
  }

  private statement(sql: string, params: readonly Value[]): pg.QueryConfig {
    checkValues(params);
    let name = this.names.get(sql);
    if (name === undefined) {
      name = `e${this.names.size}`;
      this.names.set(sql, name);
    }
    return { name, text: sql, values: params as Value[] };
  }

  async query<R extends object>(sql: string, params: readonly Value[] = []): Promise<R[]> {
    const statement = this.statement(sql, params);
    try {
      return (await this.pool.query(statement)).rows as R[];
    } catch (error) {
      throw translate(error);
    }
  }

  tx<T>(work: (q: Queries) => Promise<T>): Promise<T> {
    return this.inside('begin', work);
  }

  batch(statements: readonly Statement[], messages: readonly string[]): Promise<void> {
    return this.tx(async q => {
      // What touches no row in spite of its condition gives none back either.
      for (const { sql, params, orElse } of statements) {
        if (orElse === undefined) await q.query(sql, params);
        else if ((await q.query(`${sql} returning 1 as one`, params)).length === 0)
          throw new StoreError('conflict', orElse);
      }
      for (const message of messages) await this.notify(message, q);
    });
  }

  readTx<T>(work: (q: Queries) => Promise<T>): Promise<T> {
    return this.inside('begin isolation level repeatable read read only', work);
  }

  private async inside<T>(begin: string, work: (q: Queries) => Promise<T>): Promise<T> {
    if (this.closed) throw new StoreError('unavailable', 'The store is closed.');
    const client = await this.pool.connect().catch(error => {
      throw translate(error);
    });
    // A connection lost in the middle is reported by the query that waits on it; this event would end the process.
    const lost = () => undefined;
    client.on('error', lost);
    const q: Queries = {
      query: async <R extends object>(sql: string, params: readonly Value[] = []) => {
        const statement = this.statement(sql, params);
        try {
          return (await client.query(statement)).rows as R[];
        } catch (error) {
          throw translate(error);
        }
      },
    };
    const command = (text: string) =>
      client.query(text).catch(error => {
        throw translate(error);
      });
    let broken = false;
    try {
      await command(begin);
      const result = await work(q);
      await command('commit');
      return result;
    } catch (error) {
      broken = error instanceof StoreError && error.problem === 'unavailable';
      if (!broken)
        await client.query('rollback').catch(() => {
          broken = true;
        });
      throw error;
    } finally {
      client.off('error', lost);
      client.release(broken);
    }
  }

  async lockForMigration(q: Queries): Promise<void> {
    await q.query('select pg_advisory_xact_lock(hashtext($1))', [`${this.channel} migration`]);
  }

  async notify(message: string, q: Queries = this): Promise<void> {
    await q.query('select pg_notify($1, $2)', [this.channel, message]);
  }

  async listen(onMessage: Wake, onGap: () => void): Promise<void> {
    await this.connectListener(onMessage, onGap);
  }

  private async connectListener(onMessage: Wake, onGap: () => void): Promise<void> {
    const client = new pg.Client({ ...this.config, keepAlive: true, query_timeout: undefined });
    let over = false;
    let pulse: NodeJS.Timeout | undefined;
    const again = () => {
      if (over) return;
      over = true;
      clearInterval(pulse);
      client.end().catch(() => undefined);
      this.listener = undefined;
      if (this.closed) return;
      this.retry = setTimeout(() => {
        this.connectListener(onMessage, onGap).then(onGap, () => undefined);
      }, 500);
    };
    client.on('error', again);
    client.on('end', again);
    client.on('notification', n => onMessage(n.payload ?? ''));
    try {
      await client.connect();
      await client.query(`listen ${pg.escapeIdentifier(this.channel)}`);
      if (this.closed) {
        over = true;
        await client.end();
        return;
      }
      this.listener = client;
      // A connection may be dead without a word. Nothing but silence would come of it, for ever.
      pulse = setInterval(() => {
        if (this.closed) clearInterval(pulse);
        else client.query({ text: 'select 1', query_timeout: PULSE_PATIENCE } as pg.QueryConfig).catch(again);
      }, PULSE);
      pulse.unref();
    } catch (error) {
      again();
      throw translate(error);
    }
  }

  async close(): Promise<void> {
    if (this.closed) return;
    this.closed = true;
    clearTimeout(this.retry);
    await this.listener?.end().catch(() => undefined);
    await this.pool.end();
  }
}

/** The address without its password. */
function describe(url: string): string {
  try {
    const { hostname, port, pathname } = new URL(url);
    return `${hostname || 'the local socket'}${port ? `:${port}` : ''}${pathname}`;
  } catch {
    return 'EPOKA_DATABASE_URL (not an address)';
  }
}

function reason(error: unknown): string {
  const cause = error instanceof StoreError && error.cause ? error.cause : error;
  const { code, message } = cause as { code?: string; message?: string };
  if (message && code) return message.includes(code) ? message : `${message} (${code})`;
  return message || code || String(cause);
}

function translate(error: unknown): Error {
  if (error instanceof StoreError || error instanceof TypeError) return error;
  const { code = '', message = String(error) } = error as { code?: string; message?: string };
  if (['23503', '23505', '40001', '40P01'].includes(code)) return new StoreError('conflict', message, error);
  if (code === '53100') return new StoreError('full', `PostgreSQL: the disk is full: ${message}`, error);
  // 08: connection, 53: resources, 57: shut down by the operator, 25006: a read-only stand-by
  const away =
    /^(08|53|57)/.test(code) ||
    code === '25006' ||
    /^E[A-Z]+$/.test(code) ||
    /timeout|terminated|not queryable|connection|after calling end/i.test(message);
  if (away) return new StoreError('unavailable', `PostgreSQL does not answer: ${message || code}`, error);
  return error instanceof Error ? error : new Error(message);
}
