/** The store: one small interface, two engines behind it. */
import type { Json } from '@epoka/kernel';
import { DamageBook, type LossReport } from './damage.ts';
import { type Db, StoreError, type Wake } from './db.ts';
import { DeckStore } from './decks.ts';
import { JobStore } from './jobs.ts';
import { emptyJournal } from './journal.ts';
import { migrate } from './migrations.ts';
import { ModerationStore } from './moderation.ts';
import { PeopleStore } from './people.ts';
import { TableStore } from './tables.ts';

export interface StoreOptions {
  /** folder of the embedded engine */
  readonly data?: string | undefined;
  /** a PostgreSQL instead: `postgres://user:password@host/database` */
  readonly databaseUrl?: string | undefined;
  readonly connections?: number | undefined;
}

export class Store {
  readonly db: Db;
  readonly people: PeopleStore;
  readonly tables: TableStore;
  readonly jobs: JobStore;
  readonly damage: DamageBook;
  /** what was found missing when this store was opened */
  losses: LossReport = { logIsCut: false, tables: [] };
  readonly moderation: ModerationStore;
  readonly decks: DeckStore;

  constructor(db: Db) {
    this.db = db;
    this.people = new PeopleStore(db);
    this.tables = new TableStore(db);
    this.jobs = new JobStore(db);
    this.damage = new DamageBook(db);
    this.moderation = new ModerationStore(db);
    this.decks = new DeckStore(db);
  }

  static async open(options: StoreOptions): Promise<Store> {
    const db = await openDb(options);
    try {
      if (db.witnessed?.logIsCut) await mustBeSound(db);
      await migrate(db);
      const store = new Store(db);
      await db.tx(emptyJournal).catch(error => {
        if (!(error instanceof StoreError) || error.problem !== 'full') throw error;
        return store.tables.adoptJournal();
      });
      if (db.witnessed) {
        const { seenTables, intendedTables, logIsCut, goOn } = db.witnessed;
        const tables = await store.damage.compare(seenTables, store.tables, logIsCut, Date.now());
        store.losses = { logIsCut, tables };
        goOn(await store.damage.found(intendedTables, store.tables));
      }
      return store;
    } catch (error) {
      await db.close();
      throw error;
    }
  }

  get engine(): Db['engine'] {
    return this.db.engine;
  }

  /** Hears what any process of this store did. `onGap`: something may have been missed. */
  listen(onMessage: Wake, onGap: () => void): Promise<void> {
    return this.db.listen(onMessage, onGap);
  }

  async fact(name: string): Promise<Json | undefined> {
    const rows = await this.db.query<{ body: string }>('select body from facts where name = $1', [name]);
    return rows.length > 0 ? (JSON.parse(rows[0].body) as Json) : undefined;
  }

  /** Keeps the first value ever given; returns the one that counts. */
  async factOnce(name: string, value: Json): Promise<Json> {
    await this.db.query('insert into facts (name, body) values ($1, $2) on conflict do nothing', [
      name,
      JSON.stringify(value),
    ]);
    return (await this.fact(name)) as Json;
  }

  /** Does the database take something? */
  async tryToWrite(): Promise<void> {
    await this.db.query(
      'insert into facts (name, body) values ($1, $2) on conflict (name) do update set body = $2',
      ['pulse', String(Date.now())],
    );
  }

  close(): Promise<void> {
    return this.db.close();
  }
}

/** A log that lost its end may leave pages that do not fit each other: also indexes that say something else than their tables. */
export async function mustBeSound(db: Db): Promise<void> {
  const [found] = await db.query<{ integrity_check: string }>('pragma integrity_check(1)');
  if (found?.integrity_check !== 'ok')
    throw new StoreError(
      'damaged',
      `The database is damaged (${found?.integrity_check}). Look after the disk, and bring back the last backup: epoka restore FILE --replace`,
    );
}

export async function openDb(options: StoreOptions & { readonly readOnly?: boolean }): Promise<Db> {
  const { databaseUrl, connections } = options;
  // Only the engine that is used is loaded.
  if (databaseUrl) {
    const { PostgresDb } = await import('./postgres.ts');
    return PostgresDb.open({ url: databaseUrl, ...(connections ? { connections } : {}) });
  }
  const { SqliteDb } = await import('./sqlite.ts');
  return new SqliteDb({ folder: options.data ?? 'data', readOnly: options.readOnly ?? false });
}
