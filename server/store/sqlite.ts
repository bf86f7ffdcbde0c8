/** The embedded engine: SQLite in a folder, write-ahead log, full sync. What was acknowledged is on the disk. */
import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import Database from 'libsql';
import {
  checkValues,
  type Db,
  type Queries,
  type Statement,
  StoreError,
  Turnstile,
  type Value,
  type Wake,
} from './db.ts';
import { type FolderLock, LOCK_FILE, lockFolder, PID_FILE } from './lock.ts';
import { LogKeeper } from './log-keeper.ts';

type Prepared = ReturnType<InstanceType<typeof Database>['prepare']>;

export const DATABASE_FILE = 'epoka.db';
const FILES = [DATABASE_FILE, `${DATABASE_FILE}-wal`, `${DATABASE_FILE}-shm`, LOCK_FILE, PID_FILE];

/**
 * Makes a folder and those above it. `mkdirSync` with `recursive` would do, but tries for ever where the system finds nothing
 * although the folder above is there (as it does in /proc).
 */
function makeFolder(folder: string): void {
  try {
    mkdirSync(folder);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (existsSync(folder)) {
      if (code === 'EEXIST' && !statSync(folder).isDirectory()) throw error;
      return;
    }
    const above = dirname(folder);
    if (code !== 'ENOENT' || existsSync(above)) throw error;
    makeFolder(above);
    mkdirSync(folder);
  }
}

/** Makes the folder if need be and says clearly when that can't work. */
export function prepareFolder(folder: string): void {
  let what = `The data folder ${folder}`;
  try {
    makeFolder(folder);
    accessSync(folder, constants.W_OK | constants.R_OK | constants.X_OK);
    // The engine would open a file of somebody else to read it, and fail with the first change.
    for (const name of FILES) {
      const file = join(folder, name);
      if (!existsSync(file)) continue;
      what = `The file ${file}`;
      accessSync(file, constants.W_OK | constants.R_OK);
    }
  } catch (error) {
    throw new StoreError(
      'not-writable',
      `${what} can not be written (${(error as { code?: string }).code ?? 'unknown'}). ` +
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

interface Waiting {
  /** a promise only where it has to wait for something */
  readonly work: () => unknown;
  /** may be tried again when something else in the group has failed */
  readonly repeatable: boolean;
  readonly done: (value: unknown) => void;
  readonly fail: (error: unknown) => void;
}

const MOST_TOGETHER = 100;
/** milliseconds */
const GATHER = 3;
const CACHE_KB = 65_536;
/** the engine shortens its log by itself at this length: with the keeper's help it is never reached */
const LONGEST_LOG_PAGES = 65_536;
const LOG_PAGES = 8192;
const GIVES_ROWS = /^\s*(select|pragma|with)\b|\breturning\b/i;

export class SqliteDb implements Db {
  readonly engine = 'sqlite';
  readonly words = { skipLocked: '', withoutRowid: ' without rowid' };
  private readonly db: InstanceType<typeof Database>;
  private readonly lock: FolderLock | undefined;
  private readonly keeper: LogKeeper;
  private readonly statements = new Map<string, Prepared>();
  private readonly turnstile = new Turnstile();
  private readonly listeners = new Set<Wake>();
  private readonly waiting: Waiting[] = [];
  /** what the open transaction will say when it commits */
  private unsaid: string[] = [];
  /** when the last commit began */
  private committed = 0;
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
      // Rows of busy tables stay at hand, and are written over many times in the log before they go to their place: both
      // spare the disk. The log grows to some 32 MB, which is read in a moment after a crash.
      this.db.pragma(`cache_size = -${CACHE_KB}`);
      this.db.pragma(`wal_autocheckpoint = ${LONGEST_LOG_PAGES}`);
      this.keeper = new LogKeeper(join(folder, DATABASE_FILE), () => {
        if (!this.closed) this.db.pragma(`wal_autocheckpoint = ${LOG_PAGES}`);
      });
    } catch (error) {
      this.lock?.release();
      throw translate(error, `The database in ${folder} can not be opened`, 'not-writable');
    }
  }

  private run<R extends object>(sql: string, params: readonly Value[]): R[] {
    // Fetching rows costs more than the statement itself; most of them give none.
    if (GIVES_ROWS.test(sql)) return this.withStatement(sql, params, (p, named) => p.all(named) as R[]);
    this.execute(sql, params);
    return [];
  }

  /** How many rows it touched. */
  private execute(sql: string, params: readonly Value[]): number {
    this.keeper.wrote();
    return this.withStatement(sql, params, (p, named) => p.run(named).changes);
  }

  private withStatement<T>(
    sql: string,
    params: readonly Value[],
    use: (statement: Prepared, named: Record<string, Value>) => T,
  ): T {
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
      return use(statement, named);
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

  /**
   * Transactions that arrive in the same moment share one commit, and so one wait for the disk. Each stands on a
   * savepoint of its own: one that fails takes nothing of the others with it. All are told when the commit is through.
   */
  tx<T>(work: (q: Queries) => Promise<T>): Promise<T> {
    return this.together(() => work(this.direct), false) as Promise<T>;
  }

  batch(statements: readonly Statement[], messages: readonly string[]): Promise<void> {
    return this.together(() => {
      for (const { sql, params, orElse } of statements)
        if (this.execute(sql, params) === 0 && orElse !== undefined) throw new StoreError('conflict', orElse);
      this.unsaid.push(...messages);
    }, true) as Promise<void>;
  }

  private together(work: Waiting['work'], repeatable: boolean): Promise<unknown> {
    return new Promise((done, fail) => {
      this.waiting.push({ work, repeatable, done, fail });
      if (this.waiting.length === 1) this.commitSoon();
    });
  }

  /** At once where it is quiet. Where one follows the other, a moment later: most of the cost is that of the commit. */
  private commitSoon(): void {
    const commit = () => {
      this.committed = performance.now();
      this.turnstile.run(() => this.commitTogether()).catch(() => undefined);
    };
    const wait = this.committed + GATHER - performance.now();
    if (wait > 0) setTimeout(commit, wait);
    else setImmediate(commit);
  }

  private async commitTogether(): Promise<void> {
    const group = this.waiting.splice(0, MOST_TOGETHER);
    if (this.waiting.length > 0) this.commitSoon();
    if (group.every(one => one.repeatable) && this.commitPlainly(group)) return;
    const tell: (() => void)[] = [];
    try {
      this.exec('begin immediate');
      for (const one of group) {
        const told = this.onSavepoint(one);
        tell.push(told instanceof Promise ? await told : told);
      }
      this.exec('commit');
      for (const each of tell) each();
    } catch (error) {
      if (!this.closed && this.db.inTransaction) this.exec('rollback');
      for (const { fail } of group) fail(error);
    }
  }

  /** Nearly always all goes well, and no savepoints are needed. False: it did not, and nothing was saved. */
  private commitPlainly(group: readonly Waiting[]): boolean {
    this.unsaid = [];
    try {
      this.exec('begin immediate');
      for (const { work } of group) work();
      this.exec('commit');
    } catch {
      // Whose fault it was shows when each is tried by itself.
      if (!this.closed && this.db.inTransaction) this.exec('rollback');
      return false;
    }
    const { unsaid } = this;
    for (const { done } of group) done(undefined);
    for (const message of unsaid) this.say(message);
    return true;
  }

  /** Returns how to tell the outcome once the group is committed. Throws where the whole transaction is lost. */
  private onSavepoint({ work, done, fail }: Waiting): (() => void) | Promise<() => void> {
    this.exec('savepoint one');
    this.unsaid = [];
    const worked = (result: unknown) => {
      this.exec('release one');
      const { unsaid } = this;
      return () => {
        done(result);
        for (const message of unsaid) this.say(message);
      };
    };
    const failed = (error: unknown) => {
      // A full disk may have ended the transaction as a whole.
      if (!this.db.inTransaction) throw error;
      this.exec('rollback to one');
      this.exec('release one');
      return () => fail(error);
    };
    try {
      const result = work();
      return result instanceof Promise ? result.then(worked).catch(failed) : worked(result);
    } catch (error) {
      return failed(error);
    }
  }

  readTx<T>(work: (q: Queries) => Promise<T>): Promise<T> {
    return this.turnstile.run(async () => {
      this.exec('begin');
      try {
        return await work(this.direct);
      } finally {
        this.exec('rollback');
      }
    });
  }

  private exec(sql: string): void {
    this.execute(sql, []);
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
    await this.keeper.close();
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
  if (code === 'SQLITE_FULL' || code === 'ENOSPC' || /disk is full/i.test(message))
    return new StoreError('full', `${what}: the disk is full`, error);
  return new StoreError(otherwise, `${what}: ${message}`, error);
}
