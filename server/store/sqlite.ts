/** The embedded engine: SQLite in a folder, write-ahead log, synced before anybody is told. What was acknowledged is on the disk. */
import { accessSync, constants, existsSync, mkdirSync, rmSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import Database from 'libsql';
import { isCarried } from './checkpoint.ts';
import { Checkpointer } from './checkpointer.ts';
import {
  checkValues,
  type Db,
  type Queries,
  SerialQueue,
  type Statement,
  StoreError,
  type Value,
  type Wake,
  type Witnessed,
} from './db.ts';
import { type FolderLock, LOCK_FILE, lockFolder, PID_FILE } from './lock.ts';
import { LogSync, type Sync } from './log-sync.ts';
import { lookAtLog, testimony, Witness } from './witness.ts';

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

/** For who only reads: where nobody runs a server, what is left of a damaged log must not be read either. */
function removeWhatHides(folder: string): void {
  const log = join(folder, `${DATABASE_FILE}-wal`);
  if (!existsSync(log)) return;
  let lock: FolderLock;
  try {
    lock = lockFolder(folder);
  } catch (error) {
    if (error instanceof StoreError && error.problem === 'locked') return;
    throw error;
  }
  // Only now nobody adds to it.
  if (lookAtLog(log, testimony(folder)) === 'hides') rmSync(log);
  lock.release();
}

export interface SqliteOptions {
  readonly folder: string;
  /** Without a lock, also while a server runs (backup). */
  readonly readOnly?: boolean;
  /** How the log gets to the disk. */
  readonly sync?: Sync;
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
/** milliseconds: answers that come within so short a wait share one commit */
const GATHER = 3;
/** milliseconds that one waits for another connection */
const BUSY = 5000;
const CACHE_KB = 65_536;
/** The engine shortens its log by itself at this length; with the checkpointer's help it is never reached. */
const LONGEST_LOG_PAGES = 3500;
const LONGEST_LOG_BYTES = 16_000_000;
const CHANGES = /^\s*(insert|update|delete)\b/i;
const GIVES_ROWS = /^\s*(select|pragma|with)\b|\breturning\b/i;

export class SqliteDb implements Db {
  readonly engine = 'sqlite';
  readonly words = { skipLocked: '', withoutRowid: ' without rowid' };
  private readonly db: InstanceType<typeof Database>;
  private readonly lock: FolderLock | undefined;
  private readonly checkpointer: Checkpointer;
  private readonly log: LogSync | undefined;
  private syncing = false;
  private readonly witness: Witness | undefined;
  readonly witnessed: Witnessed | undefined;
  private readonly statements = new Map<string, Prepared>();
  private readonly queue = new SerialQueue();
  private readonly listeners = new Set<Wake>();
  private readonly waiting: Waiting[] = [];
  /** what the open transaction will say when it commits */
  private unsaid: string[] = [];
  /** what the witness will note of it */
  private marks: string[] = [];
  /** when the last commit began */
  private committed = 0;
  private closed = false;

  constructor(options: SqliteOptions) {
    const folder = resolve(options.folder);
    const file = join(folder, DATABASE_FILE);
    prepareFolder(folder);
    try {
      this.lock = options.readOnly ? undefined : lockFolder(folder);
      const noted = testimony(folder);
      const log = options.readOnly ? undefined : lookAtLog(`${file}-wal`, noted);
      if (log === 'hides') rmSync(`${file}-wal`, { force: true });
      if (options.readOnly && noted.carried) removeWhatHides(folder);
      this.db = new Database(file);
      this.db.pragma(`busy_timeout = ${BUSY}`);
      if (options.readOnly) {
        this.db.pragma('query_only = ON');
        this.db.pragma('wal_autocheckpoint = 0');
      } else {
        this.db.pragma('journal_mode = WAL');
        // The engine syncs its log before it carries it over, and so that it is never damaged; commits are synced here.
        this.db.pragma('synchronous = NORMAL');
        this.db.pragma('foreign_keys = ON');
        // Rows of busy tables stay at hand, and are written over many times in the log before they go to their place:
        // both spare the disk.
        this.db.pragma(`cache_size = -${CACHE_KB}`);
        this.db.pragma(`wal_autocheckpoint = ${LONGEST_LOG_PAGES}`);
        this.db.pragma(`journal_size_limit = ${LONGEST_LOG_BYTES}`);
        // The engine has read its log when it gives the first answer.
        this.db.prepare('select count(*) as n from sqlite_master').get();
        this.log = new LogSync(`${file}-wal`, options.sync);
        const witness = new Witness(folder, `${file}-shm`, noted.generation);
        this.witness = witness;
        this.witnessed = {
          seenTables: noted.tables,
          intendedTables: noted.intended,
          logIsCut: log === 'cut',
          goOn: found => witness.begin(found),
          startAfresh: () => {
            witness.begin([]);
            witness.forget();
          },
        };
      }
      this.checkpointer = this.newCheckpointer(file);
    } catch (error) {
      this.lock?.release();
      throw translate(error, `The database in ${folder} can not be opened`, 'not-writable');
    }
  }

  private newCheckpointer(file: string): Checkpointer {
    // What an earlier process noted is not known to be carried over.
    let worked = false;
    return new Checkpointer({
      file,
      begins: () => {
        if (worked) this.witness?.turnOver();
        worked = false;
        const end = this.witness?.logEnd();
        return () => {
          worked = true;
          if (end) this.witness?.carried(end);
        };
      },
      carry: () => !this.db.inTransaction && !this.syncing && this.carryNow(),
      failed: () => undefined, // The engine does it by itself when the log is long, and tells those who wait.
    });
  }

  /** Whoever reads at this moment (a backup) is not waited for: then the log is not begun anew yet. */
  private carryNow(): boolean {
    this.db.pragma('busy_timeout = 0');
    try {
      return isCarried(this.db.pragma('wal_checkpoint(RESTART)'));
    } finally {
      this.db.pragma(`busy_timeout = ${BUSY}`);
    }
  }

  /** Nothing is saved that the witness could not note. */
  private commit(): void {
    this.intend(this.marks);
    this.exec('commit');
  }

  /** What was committed is on the disk. Nothing else is written meanwhile: who calls this has the queue. */
  private async saved(): Promise<void> {
    this.syncing = true;
    try {
      await this.log?.done();
    } catch (error) {
      throw translate(error, 'The disk did not take what was written');
    } finally {
      this.syncing = false;
    }
    this.noted(this.marks);
  }

  /** Where the disk refused something, nothing is written before that is safe. */
  private settleDoubts(): void {
    try {
      this.log?.settle(() => this.carryNow());
    } catch (error) {
      throw translate(error, 'The disk did not take what was written');
    }
  }

  private intend(marks: readonly string[]): void {
    try {
      this.witness?.intend(marks);
    } catch (error) {
      throw translate(error, 'Nothing can be noted beside the database');
    }
  }

  private noted(marks: readonly string[]): void {
    const { witness } = this;
    if (!witness) return;
    witness.note(marks);
    this.checkpointer.wrote(witness.frames);
  }

  private run<R extends object>(sql: string, params: readonly Value[]): R[] {
    // Fetching rows costs more than the statement itself; most of them give none.
    if (GIVES_ROWS.test(sql)) return this.withStatement(sql, params, (p, named) => p.all(named) as R[]);
    this.execute(sql, params);
    return [];
  }

  /** A change by itself, outside of any transaction. */
  private async change<R extends object>(sql: string, params: readonly Value[]): Promise<R[]> {
    if (this.closed) throw new StoreError('unavailable', 'The store is closed.');
    this.settleDoubts();
    this.marks = [];
    this.intend(this.marks);
    const rows = this.run<R>(sql, params);
    await this.saved();
    return rows;
  }

  /** How many rows it touched. */
  private execute(sql: string, params: readonly Value[]): number {
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
    if (!GIVES_ROWS.test(sql) || CHANGES.test(sql)) return this.queue.run(() => this.change<R>(sql, params));
    // Outside of a transaction there is nothing to wait for: the engine answers at once.
    if (!this.queue.busy) return this.direct.query<R>(sql, params);
    return this.queue.run(() => this.run<R>(sql, params));
  }

  /**
   * Transactions that arrive in the same moment share one commit, and so one wait for the disk. Each stands on a
   * savepoint of its own: one that fails takes nothing of the others with it. All are told when the commit is through.
   */
  tx<T>(work: (q: Queries) => Promise<T>): Promise<T> {
    return this.together(() => work(this.direct), false) as Promise<T>;
  }

  batch(
    statements: readonly Statement[],
    messages: readonly string[],
    marks: readonly string[] = [],
  ): Promise<void> {
    return this.together(() => {
      for (const { sql, params, orElse } of statements)
        if (this.execute(sql, params) === 0 && orElse !== undefined) throw new StoreError('conflict', orElse);
      this.unsaid.push(...messages);
      this.marks.push(...marks);
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
      this.queue.run(() => this.commitTogether()).catch(() => undefined);
    };
    const wait = this.committed + GATHER - performance.now();
    if (wait > 0) setTimeout(commit, wait);
    else setImmediate(commit);
  }

  private async commitTogether(): Promise<void> {
    const group = this.waiting.splice(0, MOST_TOGETHER);
    if (this.waiting.length > 0) this.commitSoon();
    if (group.every(one => one.repeatable) && (await this.commitPlainly(group))) return;
    const tell: (() => void)[] = [];
    this.marks = [];
    try {
      this.settleDoubts();
      this.exec('begin immediate');
      for (const one of group) {
        const told = this.onSavepoint(one);
        tell.push(told instanceof Promise ? await told : told);
      }
      this.commit();
      await this.saved();
      for (const each of tell) each();
    } catch (error) {
      if (!this.closed && this.db.inTransaction) this.exec('rollback');
      for (const { fail } of group) fail(error);
    }
  }

  /** Nearly always all goes well, and no savepoints are needed. False: it did not, and nothing was saved. */
  private async commitPlainly(group: readonly Waiting[]): Promise<boolean> {
    this.unsaid = [];
    this.marks = [];
    try {
      this.settleDoubts();
      this.exec('begin immediate');
      for (const { work } of group) work();
      this.commit();
    } catch {
      // Whose fault it was shows when each is tried by itself.
      if (!this.closed && this.db.inTransaction) this.exec('rollback');
      return false;
    }
    const { unsaid } = this;
    try {
      await this.saved();
    } catch (error) {
      // It may be saved or not: nothing is tried twice.
      for (const { fail } of group) fail(error);
      return true;
    }
    for (const { done } of group) done(undefined);
    for (const message of unsaid) this.say(message);
    return true;
  }

  /** Returns how to tell the outcome once the group is committed. Throws where the whole transaction is lost. */
  private onSavepoint({ work, done, fail }: Waiting): (() => void) | Promise<() => void> {
    this.exec('savepoint one');
    this.unsaid = [];
    const marked = this.marks.length;
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
      this.marks.length = marked;
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
    return this.queue.run(async () => {
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

  /** So that a folder that nobody uses needs no log. */
  private carryAll(witness: Witness): void {
    const end = witness.logEnd();
    try {
      if (isCarried(this.db.pragma('wal_checkpoint(PASSIVE)'))) witness.carried(end);
    } catch {
      // The disk is full, or somebody reads: the log keeps what it has.
    }
  }

  async close(): Promise<void> {
    if (this.closed) return;
    await this.checkpointer.close();
    await this.queue.run(() => {
      this.closed = true;
      this.statements.clear();
      this.listeners.clear();
      if (this.witness) this.carryAll(this.witness);
      this.db.close();
      this.log?.close();
      this.witness?.close();
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
  if (code.startsWith('SQLITE_CORRUPT') || code === 'SQLITE_NOTADB')
    return new StoreError(
      'damaged',
      `${what}: the database is damaged (${message}). Look after the disk, and bring back the last backup: epoka restore FILE --replace`,
      error,
    );
  if (code === 'SQLITE_FULL' || code === 'ENOSPC' || /disk is full/i.test(message))
    return new StoreError('full', `${what}: the disk is full`, error);
  return new StoreError(otherwise, `${what}: ${message}`, error);
}
