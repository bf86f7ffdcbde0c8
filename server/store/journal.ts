/**
 * Entries in the embedded engine. Its log takes whole pages, and the rows that one answer touches (the entry, the table,
 * the seats, an index) lie on pages of their own: so an answer goes to the end of one journal for all tables, where many
 * answers share a page, and is carried to its place later, together with the others of its table. What is not there yet
 * is also kept in memory, so nobody ever reads the journal but a program that starts.
 */
import type { Db, Queries, Statement } from './db.ts';
import {
  besides,
  type EntryText,
  messages,
  type Newer,
  numberStatement,
  type Records,
  readEntry,
  seatStatements,
  storedEntries,
  tableStatements,
  taken,
} from './records.ts';
import type { Commit, SeatRow, StoredEntry } from './types.ts';
import { sawTable } from './witness.ts';

/** So many rows may wait in the journal; the more, the fewer pages are written for each. */
const MOST_WAITING = 32_768;
/** Tables that are carried over at once, so that nobody waits long. */
const AT_ONCE = 4;
/** Rows that are taken out of the journal at once. */
const CLEARED = 2048;

/** The entries of one table that are not in their place yet. */
class Tail implements Newer {
  /** entries of the table, those here included */
  number: number;
  /** number of the first one here */
  from: number;
  rows: EntryText[] = [];
  seats = new Map<string, SeatRow>();
  changed = 0;
  /** place in the journal of the first one here */
  first = 0;

  constructor(number: number) {
    this.number = number;
    this.from = number;
  }
}

const INSERT = 'insert into entries (table_id, number, body, chain) values ($1, $2, $3, $4)';

const entryStatements = (id: string, from: number, rows: readonly EntryText[]): Statement[] =>
  rows.map(({ body, chain }, i) => ({ sql: INSERT, params: [id, from + i, body, chain] }));

/** Carries what is in the tail to its place. */
function carried(id: string, tail: Tail): Statement[] {
  if (tail.rows.length === 0) return [];
  return [
    ...entryStatements(id, tail.from, tail.rows),
    numberStatement(id, tail.number, tail.changed),
    ...seatStatements(id, tail.seats.values()),
  ];
}

export class Journal implements Records {
  private readonly db: Db;
  private readonly tails = new Map<string, Tail>();
  /** what happens to a table happens in turn */
  private readonly lanes = new Map<string, Promise<unknown>>();
  private next = 1;
  /** rows before this one are taken out */
  private cleared = 1;
  private busy = false;
  private readonly mostWaiting: number;

  constructor(db: Db, mostWaiting = MOST_WAITING) {
    this.db = db;
    this.mostWaiting = mostWaiting;
  }

  /** Takes over what another process left in the journal, as it is. */
  async adopt(): Promise<void> {
    const { tails, next } = await waitingIn(this.db);
    for (const [id, tail] of tails) this.tails.set(id, tail);
    this.next = next;
  }

  private inTurn<T>(id: string, work: () => Promise<T>): Promise<T> {
    const before = this.lanes.get(id);
    const result = before ? before.then(work, work) : work();
    const lane = result.then(
      () => undefined,
      () => undefined,
    );
    this.lanes.set(id, lane);
    void lane.then(() => {
      if (this.lanes.get(id) === lane) this.lanes.delete(id);
    });
    return result;
  }

  commit(c: Commit, now: number): Promise<void> {
    return this.inTurn(c.table, () =>
      c.entries.length > 0 && c.lobby === undefined ? this.append(c, now) : this.commitInPlace(c, now),
    );
  }

  /** An answer: to the end of the journal. */
  private async append(c: Commit, now: number): Promise<void> {
    const tail = this.tails.get(c.table) ?? new Tail(await this.numberOf(c));
    if (tail.number !== c.from) throw taken(c);
    const rows = textsOf(c);
    const last = rows.length - 1;
    const first = this.next;
    this.next += rows.length;
    const statements = rows.map(({ body, chain }, i): Statement => {
      const seats = i === last && c.seats ? JSON.stringify(c.seats) : null;
      return {
        sql: 'insert into journal (seq, table_id, number, at, seats, body, chain) values ($1, $2, $3, $4, $5, $6, $7)',
        params: [first + i, c.table, c.from + i, now, seats, body, chain],
      };
    });
    await this.db.batch([...statements, ...besides(c)], messages(c), marksOf(c));
    if (tail.rows.length === 0) {
      // In the order of the journal: the oldest is always the first.
      tail.first = first;
      this.tails.set(c.table, tail);
    }
    tail.rows.push(...rows);
    tail.number += rows.length;
    tail.changed = now;
    for (const seat of c.seats ?? []) tail.seats.set(seat.user, seat);
    this.makeRoom();
  }

  /** A change of the lobby part, which is rare: with it everything goes to its place. */
  private async commitInPlace(c: Commit, now: number): Promise<void> {
    const tail = this.tails.get(c.table);
    if (c.entries.length > 0 && (tail?.number ?? (await this.numberOf(c))) !== c.from) throw taken(c);
    const statements = [
      ...(tail ? carried(c.table, tail) : []),
      ...entryStatements(c.table, c.from, textsOf(c)),
      ...tableStatements(c, now),
      ...seatStatements(c.table, c.seats ?? []),
    ];
    await this.db.batch([...statements, ...besides(c)], messages(c), marksOf(c));
    this.tails.delete(c.table);
  }

  private async numberOf(c: Commit): Promise<number> {
    const rows = await this.db.query<{ number: number }>('select number from tables where id = $1', [
      c.table,
    ]);
    if (rows.length === 0) throw taken(c);
    return rows[0].number;
  }

  async entries(id: string, from: number): Promise<StoredEntry[]> {
    const tail = this.tails.get(id);
    if (!tail) return (await storedEntries(this.db, id, from)).map(readEntry);
    const waiting = tail.rows.slice(Math.max(0, from - tail.from));
    const placed = from < tail.from ? await storedEntries(this.db, id, from, tail.from) : [];
    return [...placed, ...waiting].map(readEntry);
  }

  settle(id: string): Promise<void> {
    return this.inTurn(id, async () => {
      const tail = this.tails.get(id);
      if (!tail) return;
      await this.db.batch(carried(id, tail), []);
      this.tails.delete(id);
    });
  }

  newer(id: string): Newer | undefined {
    return this.tails.get(id);
  }

  latest(most: number): readonly string[] {
    return [...this.tails]
      .sort(([, a], [, b]) => b.changed - a.changed)
      .slice(0, most)
      .map(([id]) => id);
  }

  forget(id: string): void {
    this.tails.delete(id);
  }

  /** Carries over those that wait longest, a few at a time. */
  private makeRoom(): void {
    if (this.busy || this.next - this.cleared <= this.mostWaiting) return;
    this.busy = true;
    this.carryOldest()
      .catch(() => undefined) // The disk is full or the like: everything is still in the journal.
      .finally(() => {
        this.busy = false;
      });
  }

  private async carryOldest(): Promise<void> {
    const oldest: string[] = [];
    for (const id of this.tails.keys()) {
      oldest.push(id);
      if (oldest.length === AT_ONCE) break;
    }
    await Promise.all(oldest.map(id => this.settle(id)));
    const [first] = this.tails.values();
    const kept = Math.min(first?.first ?? this.next, this.cleared + CLEARED);
    if (kept - this.cleared < CLEARED && this.tails.size > 0) return;
    await this.db.batch([{ sql: 'delete from journal where seq < $1', params: [kept] }], []);
    this.cleared = kept;
  }
}

/** For the witness: how far the table is, and by which hash. */
function marksOf(c: Commit): string[] {
  const chain = c.chain?.at(-1);
  return chain === undefined ? [] : [sawTable(c.table, c.from + c.entries.length, chain)];
}

const textsOf = (c: Commit): EntryText[] =>
  c.entries.map((entry, i) => ({ body: JSON.stringify(entry), chain: c.chain?.[i] ?? null }));

interface JournalRow {
  seq: number;
  table_id: string;
  number: number;
  at: number;
  seats: string | null;
  body: string;
  chain: string | null;
}

/** Carries everything to its place that a process left in the journal: when a store is opened or was read from a backup. */
export async function emptyJournal(q: Queries): Promise<void> {
  const { tails, next } = await waitingIn(q);
  if (next === 1) return;
  for (const [id, tail] of tails) for (const { sql, params } of carried(id, tail)) await q.query(sql, params);
  await q.query('delete from journal');
}

/** What is only in the journal, by table, and the number of the next row. */
async function waitingIn(q: Queries): Promise<{ tails: Map<string, Tail>; next: number }> {
  const rows = await q.query<JournalRow>('select * from journal order by seq');
  const numbers = await q.query<{ id: string; number: number }>('select id, number from tables');
  const placed = new Map(numbers.map(row => [row.id, row.number]));
  const tails = new Map<string, Tail>();
  for (const row of rows) {
    const number = placed.get(row.table_id);
    // Of a table that is gone, or in its place already.
    if (number === undefined || row.number < number) continue;
    let tail = tails.get(row.table_id);
    if (!tail) {
      tail = new Tail(number);
      tail.first = row.seq;
      tails.set(row.table_id, tail);
    }
    tail.rows.push({ body: row.body, chain: row.chain });
    tail.number = row.number + 1;
    tail.changed = row.at;
    if (row.seats) for (const seat of JSON.parse(row.seats) as SeatRow[]) tail.seats.set(seat.user, seat);
  }
  return { tails, next: (rows.at(-1)?.seq ?? 0) + 1 };
}
