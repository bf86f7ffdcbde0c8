/** The embedded engine: SQLite in a folder, write-ahead log, full sync. What was acknowledged is on the disk. */
import { accessSync, constants, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import Database from 'libsql';
import { checkValues, type Db, type Queries, StoreError, Turnstile, type Value, type Wake } from './db.ts';
import { type FolderLock, lockFolder } from './lock.ts';

type Statement = ReturnType<InstanceType<typeof Database>['prepare']>;

export const DATABASE_FILE = 'epoka.db';

/** Makes the folder if need be and says clearly when that can't work. */
export function prepareFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK | constants.R_OK | constants.X_OK);
  } catch (error) {
    throw new StoreError(
      'not-writable',
      `The data folder ${folder} can not be written (${(error as { code?: string }).code ?? 'unknown'}). ` +
        'Give this user the right to write there or choose another folder with EPOKA_DATA.',
      error,
    );
  }
}

export interface SqliteOptions {
  readonly folder: string;
  /** Without a lock: only to read while a server runs (backup). */
  readonly unlocked?: boolean;
}

export class SqliteDb implements Db {
  readonly engine = 'sqlite';
  readonly words = { skipLocked: '', withoutRowid: ' without rowid' };
  private readonly db: InstanceType<typeof Database>;
  private readonly lock: FolderLock | undefined;
  private readonly statements = new Map<string, Statement>();
  private readonly turnstile = new Turnstile();
  private readonly listeners = new Set<Wake>();
  /** what the open transaction will say when it commits */
  private unsaid: string[] = [];
  private closed = false;

  constructor(options: SqliteOptions) {
    const folder = resolve(options.folder);
    prepareFolder(folder);
    try {
      this.lock = options.unlocked ? undefined : lockFolder(folder);
      this.db = new Database(join(folder, DATABASE_FILE));
      this.db.pragma('busy_timeout = 5000');
      this.db.pragma('journal_mode = WAL');
      this.db.pragma('synchronous = FULL');
      this.db.pragma('foreign_keys = ON');
    } catch (error) {
      this.lock?.release();
      throw translate(error, `The database in ${folder} can not be opened`, 'not-writable');
    }
  }

  private run<R extends object>(sql: string, params: readonly Value[]): R[] {
    if (this.closed) throw new StoreError('unavailable', 'The store is closed.');
    checkValues(params);
    let statement = this.statements.get(sql);
    try {
      if (statement === undefined) {
        statement = this.db.prepare(sql);
        this.statements.set(sql, statement);
      }
      const named: Record<string, Value> = {};
      for (let i = 0; i < params.length; i++) named[i + 1] = params[i];
      return statement.all(named) as R[];
    } catch (error) {
      throw translate(error, 'The database refused');
    }
  }

  private readonly direct: Queries = {
    query: <R extends object>(sql: string, params: readonly Value[] = []) =>
      new Promise<R[]>(done => done(this.run<R>(sql, params))),
  };

  query<R extends object>(sql: string, params: readonly Value[] = []): Promise<R[]> {
    // Outside of a transaction there is nothing to wait for: the engine answers at once.
    if (!this.turnstile.busy) return this.direct.query<R>(sql, params);
    return this.turnstile.run(() => this.run<R>(sql, params));
  }

  tx<T>(work: (q: Queries) => Promise<T>): Promise<T> {
    return this.turnstile.run(() => this.inside('begin immediate', work));
  }

  readTx<T>(work: (q: Queries) => Promise<T>): Promise<T> {
    return this.turnstile.run(() => this.inside('begin', work));
  }

  private async inside<T>(begin: string, work: (q: Queries) => Promise<T>): Promise<T> {
    this.exec(begin);
    this.unsaid = [];
    try {
      const result = await work(this.direct);
      this.exec('commit');
      for (const message of this.unsaid) this.say(message);
      return result;
    } catch (error) {
      // A full disk may have ended the transaction already.
      if (this.db.inTransaction) this.exec('rollback');
      throw error;
    } finally {
      this.unsaid = [];
    }
  }

  private exec(sql: string): void {
    if (this.closed) throw new StoreError('unavailable', 'The store is closed.');
    try {
      this.db.exec(sql);
    } catch (error) {
      throw translate(error, 'The database refused');
    }
  }

  async lockForMigration(): Promise<void> {
    // `begin immediate` and the folder lock already keep everybody else out.
  }

  async notify(message: string, q?: Queries): Promise<void> {
    if (q === this.direct) this.unsaid.push(message);
    else this.say(message);
  }

  private say(message: string): void {
    // As with the other engine, listeners hear of it after the caller is done.
    for (const listener of this.listeners) setImmediate(listener, message);
  }

  async listen(onMessage: Wake): Promise<void> {
    this.listeners.add(onMessage);
  }

  async close(): Promise<void> {
    if (this.closed) return;
    await this.turnstile.run(() => {
      this.closed = true;
      this.statements.clear();
      this.listeners.clear();
      this.db.close();
      this.lock?.release();
    });
  }
}

function translate(
  error: unknown,
  what: string,
  otherwise: 'unavailable' | 'not-writable' = 'unavailable',
): Error {
  if (error instanceof StoreError || error instanceof TypeError) return error;
  const { code = '', message = String(error) } = error as { code?: string; message?: string };
  if (code.startsWith('SQLITE_CONSTRAINT')) return new StoreError('conflict', `${what}: ${message}`, error);
  if (code === 'SQLITE_FULL' || /disk is full/i.test(message))
    return new StoreError('full', `${what}: the disk is full`, error);
  return new StoreError(otherwise, `${what}: ${message}`, error);
}
