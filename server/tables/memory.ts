/** What this process remembers of one table, and how that is brought up to date from the store. */
import type { AnyRuleset } from '@epoka/kernel';
import type { Table } from '@epoka/table';
import type { ServerContext } from '../context.ts';
import { Refused } from '../problems.ts';
import { SerialQueue } from '../store/db.ts';
import type { SeatRow, TableRow } from '../store/types.ts';
import { sealed } from './chain.ts';
import { type StoredMatch, TableLoader } from './loader.ts';
import { isUnnamedSince, type Lobby, lobbyOf } from './lobby.ts';
import { Watchers } from './watchers.ts';

export class TableMemory {
  readonly id: string;
  readonly context: ServerContext;
  /** whatever happens at the table happens one thing after the other */
  readonly queue = new SerialQueue();
  readonly loader: TableLoader;
  readonly watchers: Watchers;
  lobby: Lobby;
  match: StoredMatch | null;
  /** entries that are saved */
  number: number;
  /** what the store has of those who sit, sat or are invited, by user */
  rows: Map<string, SeatRow>;
  /** who is known to have looked on while the game was on */
  readonly lookers = new Set<string>();
  /** what is in memory may be old */
  stale = false;
  /** when the stored clock job is due, as far as this process knows */
  clockDue: number | undefined;
  lastUsed: number;
  /** told when memory was brought up to date, with what was known before */
  whenReadAnew: (before: Lobby) => Promise<void> | void = () => undefined;

  constructor(context: ServerContext, row: TableRow, rows: readonly SeatRow[]) {
    this.context = context;
    this.id = row.id;
    this.lobby = lobbyOf(row);
    this.match = row.match as unknown as StoredMatch | null;
    this.number = row.number;
    this.rows = byUser(rows);
    this.loader = new TableLoader(context, row.id);
    this.watchers = new Watchers(row.id, context.metrics);
    this.lastUsed = context.now();
  }

  get rules(): AnyRuleset {
    const game = this.context.games[this.lobby.game];
    if (!game) throw new Refused('unknown-game', `this server does not know "${this.lobby.game}"`);
    return game.rules;
  }

  /** The game, where it has begun and is in memory. */
  get table(): Table | undefined {
    return this.loader.table;
  }

  /** What somebody is told who has just done something: how much is saved, and what to know it by. */
  told(): { readonly n: number; readonly head?: string } {
    const { table, match, loader } = this;
    return table && match ? { n: table.n, head: sealed(loader.head, match.seed) } : { n: 0 };
  }

  get watched(): boolean {
    return this.watchers.size > 0;
  }

  /** What is in memory can't be trusted any more: something was not saved, or saved by somebody else. */
  forget(): void {
    this.loader.table = undefined;
    this.watchers.forgetViews();
    this.stale = true;
  }

  /**
   * Other processes may have been here without this one having heard of it: a notice comes late, or never. True: what is in
   * memory is old. To be asked before anything counts that no commit confirms: a refusal, that there is nothing to do,
   * what somebody may see.
   */
  async isBehind(): Promise<boolean> {
    const { store } = this.context;
    if (store.engine !== 'postgres') return false;
    const there = await store.tables.state(this.id);
    if (there && there.number <= this.number && there.revision <= this.lobby.revision) return false;
    this.stale = true;
    return true;
  }

  /** To be called inside the queue, before anything is decided on what is in memory. */
  async refresh(): Promise<void> {
    const { loader, lobby: before, stale } = this;
    if (stale) {
      const { tables } = this.context.store;
      const row = await tables.get(this.id);
      if (!row) throw new Refused('no-such-table');
      const rows = await tables.seats(this.id);
      const { revision } = this.lobby;
      this.lobby = lobbyOf(row);
      if (isUnnamedSince(this.lobby, revision)) {
        loader.table = undefined;
        this.watchers.outdate();
      }
      this.match = row.match as unknown as StoredMatch | null;
      this.number = row.number;
      this.clockDue = undefined;
      this.rows = byUser(rows);
      if (!(await loader.follow())) this.watchers.forgetViews();
      this.number = Math.max(this.number, this.table?.n ?? 0);
      this.stale = false;
    }
    // A finished game can be looked at when nobody knows its rules any more; there is only nothing to play.
    const hasEnded = this.lobby.phase === 'over' || this.lobby.phase === 'closed';
    if (hasEnded && !this.context.games[this.lobby.game]) loader.broken ??= 'old-rules';
    if (this.match && !loader.table && !loader.broken)
      this.number = await loader.load(this.rules, this.match, this.number);
    if (stale) await this.whenReadAnew(before);
  }

  /** Runs something on the table as it stands. */
  use<T>(work: () => Promise<T> | T): Promise<T> {
    return this.queue.run(async () => {
      this.lastUsed = this.context.now();
      await this.isBehind();
      await this.refresh();
      return work();
    });
  }
}

function byUser(rows: readonly SeatRow[]): Map<string, SeatRow> {
  return new Map(rows.map(row => [row.user, row]));
}
