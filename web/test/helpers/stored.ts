/**
 * As much of IndexedDB as `local-store.ts` uses, in memory: transactions one after the other, all or nothing. Tests that need a store
 * set it up with `withStore`, the others run as in a browser without one.
 */

type Key = string | readonly (string | number)[];
type Row = Record<string, unknown>;
interface Range {
  readonly lower: Key;
  readonly upper: Key;
}
type Done = ((event: { target: unknown }) => void) | null;

interface Request {
  result?: unknown;
  error: DOMException | null;
  transaction: Tx | null;
  onsuccess: Done;
  onerror: Done;
}

const compare = (a: Key, b: Key): number => {
  const x = typeof a === 'string' ? [a] : a;
  const y = typeof b === 'string' ? [b] : b;
  for (let i = 0; i < Math.min(x.length, y.length); i++) if (x[i] !== y[i]) return x[i] < y[i] ? -1 : 1;
  return x.length - y.length;
};

class StoredRows {
  rows = new Map<string, Row[]>();
  readonly paths = new Map<string, string | string[]>();
  turn: Promise<unknown> = Promise.resolve();
}

class Tx {
  error: DOMException | null = null;
  oncomplete: (() => void) | null = null;
  onabort: (() => void) | null = null;
  onerror: Done = null;
  private readonly steps: (() => void)[] = [];
  private over = false;
  private committed = false;
  private readonly disk: StoredRows;
  private before = new Map<string, Row[]>();

  constructor(disk: StoredRows) {
    this.disk = disk;
    disk.turn = disk.turn.then(() => this.run());
  }

  private async run(): Promise<void> {
    this.before = new Map([...this.disk.rows].map(([name, rows]) => [name, [...rows]]));
    for (let step = this.steps.shift(); step && !this.over; step = this.steps.shift()) {
      step();
      await undefined;
    }
    if (!this.over) this.oncomplete?.();
    this.over = true;
  }

  abort(error: DOMException | null = null): void {
    if (this.over) return;
    this.over = true;
    this.error = error;
    this.disk.rows = this.before;
    queueMicrotask(() => this.onabort?.());
  }

  /** What was asked for is done, and nothing more can be. */
  commit(): void {
    this.committed = true;
  }

  objectStore(name: string) {
    const path = this.disk.paths.get(name) as string | string[];
    const all = (): Row[] => this.disk.rows.get(name) as Row[];
    const keyOf = (row: Row): Key =>
      typeof path === 'string' ? (row[path] as string) : path.map(p => row[p] as string | number);
    const within = (row: Row, { lower, upper }: Range): boolean =>
      compare(keyOf(row), lower) >= 0 && compare(keyOf(row), upper) <= 0;
    const put = (row: Row): void => {
      const rest = all().filter(r => compare(keyOf(r), keyOf(row)) !== 0);
      this.disk.rows.set(
        name,
        [...rest, structuredClone(row)].sort((a, b) => compare(keyOf(a), keyOf(b))),
      );
    };
    const request = (work: () => unknown): Request => {
      if (this.committed) throw new DOMException('it is committed', 'InvalidStateError');
      const made: Request = { error: null, transaction: this, onsuccess: null, onerror: null };
      this.steps.push(() => {
        try {
          made.result = structuredClone(work());
          made.onsuccess?.({ target: made });
        } catch (error) {
          made.error = error as DOMException;
          this.onerror?.({ target: made });
          this.abort(made.error);
        }
      });
      return made;
    };
    return {
      get: (key: Key) => request(() => all().find(r => compare(keyOf(r), key) === 0)),
      getAll: (range?: Range) => request(() => all().filter(r => !range || within(r, range))),
      openKeyCursor: (range: Range, _direction: 'prev') =>
        request(() => {
          const last = all()
            .filter(r => within(r, range))
            .at(-1);
          return last ? { key: keyOf(last) } : null;
        }),
      put: (row: Row) => request(() => put(row)),
      add: (row: Row) =>
        request(() => {
          if (all().some(r => compare(keyOf(r), keyOf(row)) === 0))
            throw new DOMException('there is one already', 'ConstraintError');
          put(row);
        }),
      delete: (which: Key | Range) =>
        request(() => {
          const gone = (r: Row): boolean =>
            typeof which === 'object' && 'lower' in which
              ? within(r, which)
              : compare(keyOf(r), which as Key) === 0;
          this.disk.rows.set(
            name,
            all().filter(r => !gone(r)),
          );
        }),
    };
  }
}

/** What `indexedDB.open` gives; `outcome` makes it fail as a browser would. */
function opened(disk: StoredRows, connections: { onclose?: () => void }[], outcome?: DOMException) {
  const db = {
    createObjectStore(name: string, { keyPath }: { keyPath: string | string[] }) {
      disk.paths.set(name, keyPath);
      disk.rows.set(name, []);
    },
    transaction: () => new Tx(disk),
    close: () => undefined,
    onclose: (): void => undefined,
  };
  connections.push(db);
  const request = {
    result: db,
    error: outcome ?? null,
    onupgradeneeded: null as (() => void) | null,
    onsuccess: null as (() => void) | null,
    onerror: null as (() => void) | null,
  };
  queueMicrotask(() => {
    if (outcome) return request.onerror?.();
    if (disk.paths.size === 0) request.onupgradeneeded?.();
    request.onsuccess?.();
  });
  return request;
}

/** Runs `work` in a browser with a store of its own, or with one that can't be opened. */
export async function withStore(
  work: (disk: StoredRows) => Promise<void>,
  outcome?: DOMException,
): Promise<void> {
  const disk = new StoredRows();
  const connections: { onclose?: () => void }[] = [];
  const browser = globalThis as { indexedDB?: unknown; IDBKeyRange?: unknown };
  browser.indexedDB = { open: () => opened(disk, connections, outcome) };
  browser.IDBKeyRange = { bound: (lower: Key, upper: Key): Range => ({ lower, upper }) };
  try {
    await work(disk);
  } finally {
    for (const db of connections) db.onclose?.();
    delete browser.indexedDB;
    delete browser.IDBKeyRange;
  }
}
