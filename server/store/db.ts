/**
 * The least that the store asks of a database. Two engines implement it; every statement above this line is one SQL
 * text for both: `$1` parameters, text / integer / bigint columns, no JSON operators.
 */
import type { SeenTable } from './witness.ts';

/** Only what both engines bind alike. Booleans are 0 and 1, JSON is text. */
export type Value = string | number | null;
export type Row = Record<string, Value>;

export interface Queries {
  query<R extends object = Row>(sql: string, params?: readonly Value[]): Promise<R[]>;
}

/** One statement of a batch. */
export interface Statement {
  readonly sql: string;
  readonly params: readonly Value[];
  /** somebody else was first where it touches no row: the words for that. Nothing of the batch is done then. */
  readonly orElse?: string;
}

/** What another process (or this one) did: a table has new entries, there is a job to do ... */
export type Wake = (message: string) => void;

/** What a witness beside the database says of the time before this process. */
export interface Witnessed {
  readonly seenTables: readonly SeenTable[];
  /** as they are if the last commit before this process went through */
  readonly intendedTables: readonly SeenTable[];
  /** the engine's log once had more than it has now */
  readonly logIsCut: boolean;
  /** It was looked at, and this much of what was intended is there: from now on this process notes, too. */
  goOn(found: readonly SeenTable[]): void;
  /** Nothing of it holds any more: other tables were put in the place of those. */
  startAfresh(): void;
}

export interface Db extends Queries {
  readonly engine: 'sqlite' | 'postgres';
  readonly witnessed?: Witnessed | undefined;
  /** Words that only one engine knows; empty in the other. */
  readonly words: { readonly skipLocked: string; readonly withoutRowid: string };
  /** All or nothing. A thrown error rolls back and comes out again. */
  tx<T>(work: (q: Queries) => Promise<T>): Promise<T>;
  /**
   * Statements that are known beforehand: as a transaction, with less ado. The messages are told when it commits.
   * `marks`: what a witness beside the database notes of it, where there is one.
   */
  batch(
    statements: readonly Statement[],
    messages: readonly string[],
    marks?: readonly string[],
  ): Promise<void>;
  /** Reads that all see one and the same moment. */
  readTx<T>(work: (q: Queries) => Promise<T>): Promise<T>;
  /** Waits for other processes that migrate; called inside a transaction. */
  lockForMigration(q: Queries): Promise<void>;
  /**
   * Tells every process that listens, this one included; inside a transaction, when it commits. Lost messages are
   * possible: they only save time.
   */
  notify(message: string, q?: Queries): Promise<void>;
  /** `onGap` is called when messages may have been missed. */
  listen(onMessage: Wake, onGap: () => void): Promise<void>;
  close(): Promise<void>;
}

export type StoreProblem =
  | 'unavailable' // the database does not answer right now
  | 'full' // no room on the disk
  | 'conflict' // somebody else was first
  | 'locked' // another process uses the folder
  | 'not-writable' // the folder can't be written
  | 'unreachable' // no connection at start-up
  | 'newer' // written by a newer Epoka
  | 'missing' // no store where one should be
  | 'damaged' // a backup or a database that can't be read
  | 'not-empty'; // a restore over something

/** Everything that can go wrong with storage. Nothing was saved unless said otherwise. */
export class StoreError extends Error {
  readonly problem: StoreProblem;
  constructor(problem: StoreProblem, message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = 'StoreError';
    this.problem = problem;
  }
}

/** The embedded engine ends the process on a type it doesn't know and cuts texts at a zero: refused before they get there. */
export function checkValues(params: readonly Value[]): void {
  for (const value of params) {
    if (value === null) continue;
    if (typeof value === 'string') {
      if (value.includes('\0')) throw new TypeError('a text with a zero character can not be stored');
    } else if (typeof value !== 'number' || !Number.isFinite(value)) {
      throw new TypeError(`a ${typeof value} can not be stored (${String(value)})`);
    }
  }
}

/** Runs one piece of work at a time, in the order of the calls. */
export class SerialQueue {
  private last: Promise<unknown> = Promise.resolve();
  private waiting = 0;

  get busy(): boolean {
    return this.waiting > 0;
  }

  run<T>(work: () => Promise<T> | T): Promise<T> {
    this.waiting++;
    const result = this.last.then(work).finally(() => {
      this.waiting--;
    });
    this.last = result.catch(() => undefined);
    return result;
  }
}
