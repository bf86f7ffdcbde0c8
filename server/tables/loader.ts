/** The game of a table, brought back from the store and put away again. */
import type { AnyRuleset, Json } from '@epoka/kernel';
import { BadRecord, type Entry, type Snapshot, Table, type TableConfig } from '@epoka/table';
import type { ServerContext } from '../context.ts';
import type { StoredSnapshot } from '../store/types.ts';
import { asEntry, chainStart, follow } from './chain.ts';

/** The secret part of a row: what the game is made of. */
export interface StoredMatch {
  readonly config: TableConfig;
  readonly seed: string;
}

const SNAPSHOT_EVERY = 64;

export class TableLoader {
  private readonly context: ServerContext;
  private readonly id: string;
  table: Table | undefined;
  /** why the game can't be brought back */
  broken: 'old-rules' | 'fault' | 'damaged' | undefined;
  /** the hash of everything recorded up to now */
  head: string;
  /** entries in the stored snapshot; -1: there is none */
  private snapshotAt = -1;

  constructor(context: ServerContext, id: string) {
    this.context = context;
    this.id = id;
    this.head = chainStart(id);
  }

  /**
   * Rebuilds the game; as it was after `upTo` entries where that is given. `least`: so many must be there. Returns how many
   * entries there are.
   */
  async load(rules: AnyRuleset, match: StoredMatch, least: number, upTo?: number): Promise<number> {
    const { store, log } = this.context;
    const entries = await this.wholeEntries(least, upTo);
    const latest = await store.tables.snapshot(this.id);
    const saved = latest && latest.number <= entries.length ? latest : undefined;
    const snapshot =
      saved && ({ n: saved.number, form: saved.version, state: saved.body } as unknown as Snapshot);
    const record = { ...match, entries };
    this.snapshotAt = saved?.number ?? -1;
    try {
      this.table = Table.load(rules, record, snapshot);
      return entries.length;
    } catch (error) {
      if (!(error instanceof BadRecord)) {
        log.error({ table: this.id, err: error }, 'the table can not be loaded');
        this.broken = 'fault';
        return entries.length;
      }
      log.warn({ table: this.id, err: error }, 'the table can not be played with these rules');
      this.broken = error.code === 'version' || error.code === 'config' ? 'old-rules' : 'fault';
      return entries.length;
    }
  }

  /** What is whole of the record. Where something is missing, the table is closed for play, and can be looked at. */
  private async wholeEntries(least: number, upTo: number | undefined): Promise<Entry[]> {
    const { store, log, now } = this.context;
    const stored = (await store.tables.record(this.id, 0)).slice(0, upTo);
    const { heads, whole } = follow(chainStart(this.id), stored);
    this.head = heads[whole];
    const known = await store.damage.of(this.id);
    if (known || whole < stored.length || stored.length < least) {
      this.broken = 'damaged';
      if (!known) {
        const damage = { table: this.id, had: Math.max(least, stored.length), has: whole, at: now() };
        log.error(damage, 'part of the record of this table is missing: it is closed for play');
        await store.damage.note(damage);
      }
    }
    return stored.slice(0, whole).map(asEntry);
  }

  /** Takes in entries that another process has written. False: the game has to be read anew. */
  async follow(): Promise<boolean> {
    const { table, context } = this;
    if (!table) return true;
    const stored = await context.store.tables.record(this.id, table.n);
    const { heads, whole } = follow(this.head, stored);
    try {
      if (whole < stored.length) throw new Error('the entries do not follow each other');
      table.follow(stored.map(asEntry));
      this.head = heads[whole];
      return true;
    } catch (error) {
      // Memory and store have parted: the store is right.
      context.log.warn({ table: this.id, err: error }, 'can not follow; reading the table anew');
      this.table = undefined;
      return false;
    }
  }

  /** Now and then a snapshot, so that loading stays quick. */
  async keepUp(): Promise<void> {
    const { table } = this;
    if (table && table.n - Math.max(0, this.snapshotAt) >= SNAPSHOT_EVERY) await this.save(table);
  }

  /** Only a snapshot stays. */
  async putAway(): Promise<void> {
    const { table } = this;
    if (!table) return;
    if (table.n !== this.snapshotAt) await this.save(table);
    if (table.n !== this.snapshotAt) return;
    this.table = undefined;
    await this.context.store.tables.putAway(this.id);
  }

  private async save(table: Table): Promise<void> {
    const snapshot = stored(table);
    try {
      await this.context.store.tables.saveSnapshot(this.id, snapshot);
      this.snapshotAt = snapshot.number;
    } catch (error) {
      // It only saves time: the act itself is safe.
      this.context.log.warn({ table: this.id, err: error }, 'no snapshot could be saved');
    }
  }
}

function stored(table: Table): StoredSnapshot {
  const { n, form = 1, state } = table.snapshot();
  return { number: n, version: form, body: state as unknown as Json };
}

export function matchOf(table: Table): StoredMatch {
  return { config: table.config, seed: table.record.seed };
}
