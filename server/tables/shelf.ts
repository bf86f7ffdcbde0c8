/** The game of a table, brought back from the store and put away again. */
import type { AnyRuleset, Json } from '@epoka/kernel';
import { BadRecord, type Entry, type Snapshot, Table, type TableConfig } from '@epoka/table';
import type { House } from '../house.ts';
import type { Phase } from '../protocol.ts';
import type { Snapshot as StoredSnapshot } from '../store/types.ts';

/** The secret part of a row: what the game is made of. */
export interface Match {
  readonly config: TableConfig;
  readonly seed: string;
}

type Record = Match & { readonly entries: Entry[] };

const SNAPSHOT_EVERY = 64;

export class Shelf {
  private readonly house: House;
  private readonly id: string;
  table: Table | undefined;
  /** why the game can't be brought back */
  broken: 'old-rules' | 'fault' | undefined;
  /** entries in the stored snapshot; -1: there is none */
  private snapshotAt = -1;

  constructor(house: House, id: string) {
    this.house = house;
    this.id = id;
  }

  /** Rebuilds the game; as it was after `upTo` entries where that is given. Returns how many entries there are. */
  async load(rules: AnyRuleset, match: Match, phase: Phase, upTo?: number): Promise<number> {
    const { store, log } = this.house;
    const entries = (await store.tables.entries(this.id, 0)).slice(0, upTo) as unknown as Entry[];
    const latest = await store.tables.snapshot(this.id);
    const saved = latest && latest.number <= entries.length ? latest : undefined;
    const snapshot = saved && ({ n: saved.number, state: saved.body } as unknown as Snapshot);
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
      const older = error.code === 'version' && versionOf(record) < rules.version;
      if (older && phase === 'playing' && upTo === undefined && (await this.adopt(rules, record, snapshot)))
        return entries.length + 1;
      log.warn({ table: this.id, err: error }, 'the table can not be played with these rules');
      this.broken = error.code === 'version' || error.code === 'config' ? 'old-rules' : 'fault';
      return entries.length;
    }
  }

  /** The rules were corrected since: where they allow what was answered, the table goes on and says so in its log. */
  private async adopt(rules: AnyRuleset, record: Record, snapshot: Snapshot | undefined): Promise<boolean> {
    const { store, log } = this.house;
    const now = this.house.now();
    let table: Table;
    try {
      table = Table.adopt(rules, record, snapshot, { at: now });
    } catch (error) {
      if (error instanceof BadRecord) return false;
      throw error;
    }
    const { version } = rules;
    const from = record.entries.length;
    const entries = [table.entry(from)] as unknown as Json[];
    await store.tables.commit({ table: this.id, from, entries, snapshot: stored(table) }, now);
    log.info({ table: this.id, version }, 'the table goes on with corrected rules');
    this.table = table;
    this.snapshotAt = table.n;
    return true;
  }

  /** Takes in entries that another process has written. False: the game has to be read anew. */
  async follow(rules: AnyRuleset): Promise<boolean> {
    const { table, house } = this;
    if (!table) return true;
    const entries = (await house.store.tables.entries(this.id, table.n)) as unknown as Entry[];
    try {
      // A process with newer rules has the table now: nothing more is done to it here.
      if (entries.some(e => e.kind === 'version' && e.version !== rules.version))
        throw new BadRecord('version', 'the table goes on with other rules elsewhere');
      table.follow(entries);
      return true;
    } catch (error) {
      // Memory and store have parted: the store is right.
      house.log.warn({ table: this.id, err: error }, 'can not follow; reading the table anew');
      this.table = undefined;
      return false;
    }
  }

  /**
   * Going back may leave the stored snapshot beside the line. A table that has changed its rules can't do without one:
   * then a new one is saved together with the step back, and not a moment later.
   */
  needed(table: Table, from: number): StoredSnapshot | undefined {
    if (!table.adopted) return undefined;
    for (let n = from; n < table.n; n++) {
      const { kind } = table.entry(n);
      if (kind === 'undo' || kind === 'take-back') return stored(table);
    }
    return undefined;
  }

  /** Now and then a snapshot, so that loading stays quick. */
  async keepUp(): Promise<void> {
    const { table } = this;
    if (table && table.n - Math.max(0, this.snapshotAt) >= SNAPSHOT_EVERY) await this.save(table);
  }

  /** Only a snapshot stays; with it a table can go on under corrected rules after an update. */
  async putAway(): Promise<void> {
    const { table } = this;
    if (!table) return;
    if (table.n !== this.snapshotAt) await this.save(table);
    if (table.n === this.snapshotAt) this.table = undefined;
  }

  private async save(table: Table): Promise<void> {
    const snapshot = stored(table);
    try {
      await this.house.store.tables.saveSnapshot(this.id, snapshot);
      this.snapshotAt = snapshot.number;
    } catch (error) {
      // It only saves time: the act itself is safe.
      this.house.log.warn({ table: this.id, err: error }, 'no snapshot could be saved');
    }
  }
}

function stored(table: Table): StoredSnapshot {
  const { n, state } = table.snapshot();
  return { number: n, version: table.rules.version, body: state as unknown as Json };
}

export function matchOf(table: Table): Match {
  return { config: table.config, seed: table.record.seed };
}

/** Of the rules that the table is played with. */
function versionOf({ config, entries }: Record): number {
  const last = entries.findLast(e => e.kind === 'version');
  return last?.kind === 'version' ? last.version : config.version;
}
