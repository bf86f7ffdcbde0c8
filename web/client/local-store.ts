/**
 * What is kept on this device: tables as append-only lists of entries, and replay files. IndexedDB may be blocked, full or
 * broken; every call then fails with `NotKept`, and the caller goes on in memory and says so.
 */
import type { Entry, TableConfig } from '@epoka/table';

/** A table as the list of running tables shows it. */
export interface TableSummary {
  readonly id: string;
  readonly game: string;
  readonly name: string;
  readonly created: number;
  readonly updated: number;
  readonly round: number;
  readonly over: boolean;
  /** names of humans and number of bots */
  readonly humans: readonly string[];
  readonly bots: number;
  /** a human of this device is being asked */
  readonly yours: boolean;
  readonly guided: boolean;
}

export interface StoredTable extends TableSummary {
  readonly config: TableConfig;
  readonly seed: string;
  /** `hideOnHandover`, under the name that tables on the devices of players have it by */
  readonly curtain: boolean;
}

export interface StoredReplay {
  readonly id: string;
  readonly game: string;
  readonly name: string;
  readonly added: number;
  readonly text: string;
}

interface StoredEntry {
  readonly table: string;
  readonly n: number;
  readonly entry: Entry;
}

/** 'elsewhere': another tab has stored answers that this one doesn't know */
export type NotKeptCode = 'blocked' | 'full' | 'broken' | 'elsewhere';

export class NotKept extends Error {
  readonly code: NotKeptCode;
  constructor(code: NotKeptCode, cause: unknown) {
    super(`not kept: ${code}`, { cause });
    this.name = 'NotKept';
    this.code = code;
  }
}

/** Names under which browsers refuse storage that the player's settings, or a private window, forbid. */
const FORBIDDEN: readonly (string | undefined)[] = ['SecurityError', 'InvalidStateError', 'NotAllowedError'];

export function codeOf(error: unknown): NotKeptCode {
  const { name, message = '' } = (error ?? {}) as { name?: string; message?: string };
  if (name === 'QuotaExceededError') return 'full';
  if (FORBIDDEN.includes(name)) return 'blocked';
  // In a worker Chromium finds out only when the database is opened, and then has no name of its own for it.
  if (name === 'UnknownError' && /denied|permission|not allowed/i.test(message)) return 'blocked';
  return 'broken';
}

let opening: Promise<IDBDatabase> | undefined;

function open(): Promise<IDBDatabase> {
  opening ??= new Promise<IDBDatabase>((resolve, reject) => {
    let request: IDBOpenDBRequest;
    try {
      request = indexedDB.open('epoka', 1);
    } catch (error) {
      reject(new NotKept('blocked', error));
      return;
    }
    request.onupgradeneeded = () => {
      const db = request.result;
      db.createObjectStore('tables', { keyPath: 'id' });
      db.createObjectStore('entries', { keyPath: ['table', 'n'] });
      db.createObjectStore('replays', { keyPath: 'id' });
    };
    request.onerror = () => reject(new NotKept(codeOf(request.error), request.error));
    request.onsuccess = () => {
      const db = request.result;
      // Another page may upgrade or the browser may drop the connection: the next call opens a new one.
      db.onversionchange = () => db.close();
      db.onclose = () => {
        opening = undefined;
      };
      resolve(db);
    };
  }).catch(error => {
    opening = undefined;
    throw error;
  });
  return opening;
}

type Store = 'tables' | 'entries' | 'replays';

async function work<T>(
  stores: Store[],
  mode: IDBTransactionMode,
  run: (at: (s: Store) => IDBObjectStore) => T,
): Promise<T> {
  const db = await open();
  return new Promise<T>((resolve, reject) => {
    let tx: IDBTransaction;
    let result: T;
    try {
      tx = db.transaction(stores, mode, { durability: 'strict' });
      result = run(s => tx.objectStore(s));
    } catch (error) {
      reject(new NotKept(codeOf(error), error));
      return;
    }
    tx.oncomplete = () => resolve(result);
    tx.onabort = () => reject(new NotKept(codeOf(tx.error), tx.error));
    // The transaction itself knows the error only once it is aborted; the request that failed knows it now.
    tx.onerror = event => {
      const { error } = event.target as IDBRequest;
      reject(new NotKept(codeOf(error), error));
    };
  });
}

function entriesOf(table: string): IDBKeyRange {
  return IDBKeyRange.bound([table, 0], [table, Number.MAX_SAFE_INTEGER]);
}

/** Runs the reads of one transaction and gives their results once it is complete. */
async function read<T>(
  stores: Store[],
  ask: (at: (s: Store) => IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const request = await work(stores, 'readonly', ask);
  return request.result;
}

export const localStore = {
  async tables(): Promise<TableSummary[]> {
    const kept = (await read(['tables'], at => at('tables').getAll())) as StoredTable[];
    return kept
      .map(({ config: _c, seed: _s, curtain: _k, ...summary }) => summary)
      .sort((a, b) => b.updated - a.updated);
  },

  async table(id: string): Promise<{ table: StoredTable; entries: Entry[] } | undefined> {
    const [table, entries] = await work(['tables', 'entries'], 'readonly', at => [
      at('tables').get(id) as IDBRequest<StoredTable | undefined>,
      at('entries').getAll(entriesOf(id)) as IDBRequest<StoredEntry[]>,
    ]);
    const kept = (table as IDBRequest<StoredTable | undefined>).result;
    return kept && { table: kept, entries: (entries as IDBRequest<StoredEntry[]>).result.map(e => e.entry) };
  },

  /**
   * New entries and the summary, in one transaction: both or none. They must follow on what is stored: where another tab has
   * gone on with the table, nothing of it is touched.
   */
  async append(table: StoredTable, from: number, entries: readonly Entry[]): Promise<void> {
    let refused: NotKept | undefined;
    await work(['tables', 'entries'], 'readwrite', at => {
      const last = at('entries').openKeyCursor(entriesOf(table.id), 'prev');
      const refuse = (code: NotKeptCode, cause: unknown): void => {
        refused = new NotKept(code, cause);
        last.transaction?.abort();
      };
      last.onsuccess = () => {
        const stored = last.result ? (last.result.key as [string, number])[1] + 1 : 0;
        if (stored > from) refuse('elsewhere', `${stored} entries are stored, not ${from}`);
        // The table was removed meanwhile: its end alone could never be opened again.
        else if (stored < from) refuse('broken', `only ${stored} entries are stored, not ${from}`);
        else
          try {
            at('tables').put(table);
            for (const [i, entry] of entries.entries())
              at('entries').add({ table: table.id, n: from + i, entry });
            // Now, not when the last of them is answered: a page that is closed at this moment takes nothing with it.
            last.transaction?.commit();
          } catch (error) {
            refuse(codeOf(error), error);
          }
      };
    }).catch((error: unknown) => {
      throw refused ?? error;
    });
  },

  async remove(id: string): Promise<void> {
    await work(['tables', 'entries'], 'readwrite', at => {
      at('tables').delete(id);
      at('entries').delete(entriesOf(id));
    });
  },

  async replay(id: string): Promise<StoredReplay | undefined> {
    return (await read(['replays'], at => at('replays').get(id))) as StoredReplay | undefined;
  },

  async putReplay(replay: StoredReplay): Promise<void> {
    await work(['replays'], 'readwrite', at => at('replays').put(replay));
  },
};
