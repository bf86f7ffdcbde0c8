/** The store: one small interface, two engines behind it. */
import type { Json } from '@epoka/kernel';
import type { Db, Wake } from './db.ts';
import { Jobs } from './jobs.ts';
import { migrate } from './migrations.ts';
import { People } from './people.ts';
import { Tables } from './tables.ts';

export interface StoreOptions {
  /** folder of the embedded engine */
  readonly data?: string | undefined;
  /** a PostgreSQL instead: `postgres://user:password@host/database` */
  readonly databaseUrl?: string | undefined;
  readonly connections?: number | undefined;
}

export class Store {
  readonly db: Db;
  readonly people: People;
  readonly tables: Tables;
  readonly jobs: Jobs;

  constructor(db: Db) {
    this.db = db;
    this.people = new People(db);
    this.tables = new Tables(db);
    this.jobs = new Jobs(db);
  }

  static async open(options: StoreOptions): Promise<Store> {
    const db = await openDb(options);
    try {
      await migrate(db);
      return new Store(db);
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

  /** Does the database answer? */
  async ping(): Promise<void> {
    await this.db.query('select 1 as one');
  }

  close(): Promise<void> {
    return this.db.close();
  }
}

export async function openDb(options: StoreOptions & { readonly unlocked?: boolean }): Promise<Db> {
  const { databaseUrl, connections } = options;
  // Only the engine that is used is loaded.
  if (databaseUrl) {
    const { PostgresDb } = await import('./postgres.ts');
    return PostgresDb.open({ url: databaseUrl, ...(connections ? { connections } : {}) });
  }
  const { SqliteDb } = await import('./sqlite.ts');
  return new SqliteDb({ folder: options.data ?? 'data', unlocked: options.unlocked ?? false });
}
