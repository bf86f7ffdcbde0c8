/**
 * What is missing of the record, as far as it can be known: noticed when a store is opened, when a table is read, or by a
 * player who was told that more is saved than there is. It is kept, so that nobody plays on over a gap by accident.
 */
import type { Json } from '@epoka/kernel';
import { chainStart, follow } from '../tables/chain.ts';
import type { Db } from './db.ts';
import type { StoredEntry } from './types.ts';
import { type SeenTable, sawNoTable, sawTable } from './witness.ts';

export interface Damage {
  readonly table: string;
  /** entries that were saved once */
  readonly had: number;
  /** entries that are there and whole */
  readonly has: number;
  readonly at: number;
}

export interface LossReport {
  /** the end of the engine's log is missing: anything of the last seconds may be lost */
  readonly logIsCut: boolean;
  readonly tables: readonly Damage[];
}

const NAME = 'damage:';

export class DamageBook {
  private readonly db: Db;
  constructor(db: Db) {
    this.db = db;
  }

  async all(): Promise<Damage[]> {
    const rows = await this.db.query<{ body: string }>(
      'select body from facts where name >= $1 and name < $2 order by name',
      [NAME, 'damage;'],
    );
    return rows.map(row => JSON.parse(row.body) as Damage);
  }

  async of(table: string): Promise<Damage | undefined> {
    const rows = await this.db.query<{ body: string }>('select body from facts where name = $1', [
      NAME + table,
    ]);
    return rows.length > 0 ? (JSON.parse(rows[0].body) as Damage) : undefined;
  }

  async note(damage: Damage): Promise<void> {
    await this.db.query(
      'insert into facts (name, body) values ($1, $2) on conflict (name) do update set body = $2',
      [NAME + damage.table, JSON.stringify(damage as unknown as Json)],
    );
  }

  /** Somebody who may decide that has decided to go on with what is whole. */
  async accept(table: string): Promise<boolean> {
    const damage = await this.of(table);
    if (!damage) return false;
    const params = [table, damage.has];
    const [last] = await this.db.query<{ chain: string | null }>(
      'select chain from entries where table_id = $1 and number = $2',
      [table, damage.has - 1],
    );
    await this.db.batch(
      [
        { sql: 'delete from entries where table_id = $1 and number >= $2', params },
        { sql: 'delete from snapshots where table_id = $1 and number > $2', params },
        { sql: 'update tables set number = $2 where id = $1', params },
        { sql: 'delete from facts where name = $1', params: [NAME + table] },
      ],
      [],
      [last?.chain ? sawTable(table, damage.has, last.chain) : sawNoTable(table)],
    );
    return true;
  }

  /**
   * Compares the tables with what a witness saw of them, and keeps what is missing. Where the log is cut, pages of before
   * may hide newer ones that were carried over already: then the last entry says nothing about those before it.
   */
  async compare(
    seen: readonly SeenTable[],
    tables: { record(id: string, from: number): Promise<StoredEntry[]> },
    logIsCut: boolean,
    now: number,
  ): Promise<Damage[]> {
    const found: Damage[] = [];
    const missing = async (table: string, one: number, other: number) => {
      const damage = { table, had: Math.max(one, other), has: Math.min(one, other), at: now };
      await this.note(damage);
      found.push(damage);
    };
    for (const { table, number, chain } of seen) {
      const [entry] = logIsCut ? [] : await tables.record(table, number - 1);
      if (entry?.chain === chain) continue;
      const { heads, whole } = follow(chainStart(table), await tables.record(table, 0));
      if (heads[number] !== chain) await missing(table, number, Math.min(whole, number));
    }
    if (!logIsCut) return found;
    for (const { id, number } of await this.uneven())
      if (!(await this.of(id)))
        await missing(id, number, follow(chainStart(id), await tables.record(id, 0)).whole);
    return found;
  }

  /** Which of them are there as they were meant to be. */
  async found(
    intended: readonly SeenTable[],
    tables: { record(id: string, from: number): Promise<StoredEntry[]> },
  ): Promise<SeenTable[]> {
    const found: SeenTable[] = [];
    for (const one of intended) {
      const [entry] = await tables.record(one.table, one.number - 1);
      if (entry?.chain === one.chain) found.push(one);
    }
    return found;
  }

  /** Tables whose own row says that they have more entries than there are, or fewer. */
  private uneven(): Promise<{ id: string; number: number }[]> {
    return this.db.query(
      `select id, number from tables
       where number <> (select count(*) from entries where table_id = tables.id)`,
    );
  }
}
