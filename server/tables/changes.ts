/**
 * How a table changes: decided on what is in memory, saved, published. An act counts when it is saved, and only then does
 * anybody hear of it. If saving fails, memory is thrown away and read anew.
 */
import type { Json } from '@epoka/kernel';
import type { ActResult } from '@epoka/protocol';
import type { Table } from '@epoka/table';
import { Refused } from '../problems.ts';
import { StoreError } from '../store/db.ts';
import type { Commit, JobOrder } from '../store/types.ts';
import { recall } from '../time-slices.ts';
import type { ActContext, Draft } from './act-context.ts';
import { chained, chainStart } from './chain.ts';
import { askedSeats, dutiesOf, newsJob, noticeJob, seatRows } from './derive.ts';
import { matchOf } from './loader.ts';
import { asJson, keepingHolder, type Lobby, seatInfo } from './lobby.ts';
import type { TableMemory } from './memory.ts';
import { newsBetween } from './news.ts';
import { withoutIdle } from './proposals.ts';
import type { TableViews } from './views.ts';

const MOST_TRIES = 8;

export type Decide = (actContext: ActContext) => Draft;

/** What a change needs of the rest of the process. */
export interface ChangeParts {
  mustKnowBot(spec: string): void;
  wantsNotice(user: string): Promise<boolean>;
}

/** A change that was decided and is not saved yet. */
interface Decided {
  /** entries before */
  readonly from: number;
  readonly lobby: Lobby;
  readonly table: Table | undefined;
  /** the game begins with this change */
  readonly begins: Table | undefined;
  readonly dropLinks: boolean;
  readonly askedBefore: readonly number[];
  readonly byBot: boolean;
  readonly now: number;
}

export class TableChanges {
  private readonly memory: TableMemory;
  private readonly views: TableViews;
  private readonly parts: ChangeParts;

  constructor(memory: TableMemory, views: TableViews, parts: ChangeParts) {
    this.memory = memory;
    this.views = views;
    this.parts = parts;
  }

  /**
   * One change. Tried again where another process was faster. `byBot`: the job of the bot's turn is still held. `before`:
   * what has to be found out of the store for each try, at its turn: what was true on the way here may not be any more.
   */
  change(byBot: boolean, decide: Decide, before?: () => Promise<void>): Promise<ActResult> {
    const { memory } = this;
    const { queue, context, loader } = memory;
    return queue.run(async () => {
      memory.lastUsed = context.now();
      for (let tries = 1; ; tries++) {
        try {
          await memory.refresh();
          if (loader.broken) throw new Refused(loader.broken);
          if (memory.watched) await recall(memory.table);
          await before?.();
          return await this.attempt(byBot, decide);
        } catch (error) {
          if (!(error instanceof StoreError)) {
            // What was refused on old knowledge may be right by now.
            if (tries < MOST_TRIES && (await memory.isBehind())) continue;
            throw error;
          }
          memory.forget();
          if (error.problem !== 'conflict' || tries >= MOST_TRIES) {
            context.metrics.storeErrors.inc();
            throw error;
          }
          context.metrics.conflicts.inc();
        }
      }
    });
  }

  private async attempt(byBot: boolean, decide: Decide): Promise<ActResult> {
    const { memory } = this;
    const { table, context, loader, watchers } = memory;
    const now = context.now();
    const from = table?.n ?? 0;
    const askedBefore = askedSeats(memory.lobby, table);
    if (table) watchers.prepare(table);
    const draft = this.decided(decide, table, from, now);
    const next = draft.begins ?? table;
    const lobby = settled(draft.lobby ?? memory.lobby, next, from, draft.begins !== undefined);
    const saving = await this.commitOf({
      from,
      lobby,
      table: next,
      begins: draft.begins,
      dropLinks: draft.dropLinks ?? false,
      askedBefore,
      byBot,
      now,
    });
    if (!saving) {
      if (await memory.isBehind()) throw new StoreError('conflict', 'there was nothing to do, some time ago');
      return { ...memory.told(), ...draft.result };
    }
    await context.store.tables.commit(saving.commit, now);

    const before = memory.lobby;
    memory.number = next?.n ?? 0;
    memory.lobby = saving.commit.lobby ? { ...lobby, revision: lobby.revision + 1 } : lobby;
    loader.table = next;
    loader.head = saving.commit.chain?.at(-1) ?? (draft.begins ? chainStart(memory.id) : loader.head);
    if (draft.begins) memory.match = matchOf(draft.begins);
    for (const row of saving.commit.seats ?? []) memory.rows.set(row.user, row);
    if (saving.clockDue !== undefined) memory.clockDue = saving.clockDue;
    await this.views.publish(before);
    await loader.keepUp();
    return { ...memory.told(), ...draft.result };
  }

  private decided(decide: Decide, table: Table | undefined, from: number, now: number): Draft {
    const { memory } = this;
    try {
      return decide({
        lobby: memory.lobby,
        table,
        rules: memory.rules,
        now,
        replaceDelay: memory.context.policy.replaceDelay,
        lateAfter: memory.context.policy.lateAfter,
        mustKnowBot: this.parts.mustKnowBot,
      });
    } catch (error) {
      // Refusals change nothing; after anything else better look again.
      if (table && table.n !== from) memory.forget();
      throw error;
    }
  }

  /** undefined: nothing has changed */
  private async commitOf(
    decided: Decided,
  ): Promise<{ commit: Commit; clockDue: number | undefined } | undefined> {
    const { memory } = this;
    const { from, lobby, table, begins, byBot, now } = decided;
    const entries: Json[] = [];
    const chain: string[] = [];
    let head = begins ? chainStart(memory.id) : memory.loader.head;
    for (let n = from; n < (table?.n ?? 0); n++) {
      const entry = (table as Table).entry(n);
      head = chained(head, entry);
      entries.push(entry as unknown as Json);
      chain.push(head);
    }
    const changed = lobby !== memory.lobby;
    if (entries.length === 0 && !changed) return undefined;
    const seats = seatRows(lobby, table, memory.rows);
    const moved = entries.length > 0 || begins !== undefined;
    const duties = dutiesOf({ lobby, table, now, byBot, moved, clockDue: memory.clockDue });
    const jobs = [...duties.jobs, ...(await this.noticesFor(decided)), ...(await this.newsFor(decided))];
    const { doc, phase, listed, host, revision } = lobby;
    const commit: Commit = {
      table: memory.id,
      from,
      onRevision: memory.lobby.revision,
      entries,
      chain,
      ...(changed
        ? {
            lobby: {
              revision,
              doc: asJson(doc),
              phase,
              listed,
              host,
              ...(begins ? { match: matchOf(begins) as unknown as Json } : {}),
            },
          }
        : {}),
      ...(seats.length > 0 ? { seats } : {}),
      ...(jobs.length > 0 ? { jobs } : {}),
      ...(duties.drop.length > 0 ? { dropJobs: duties.drop } : {}),
      ...(decided.dropLinks ? { dropLinks: true } : {}),
    };
    return { commit, clockDue: duties.clockDue };
  }

  /** Who has to hear of it that a seat changes hands or is about to, looking or not. */
  private async newsFor({ lobby, now }: Decided): Promise<JobOrder[]> {
    const { id } = this.memory;
    const jobs: JobOrder[] = [];
    for (const { user, what } of newsBetween(this.memory.lobby, lobby))
      if (await this.parts.wantsNotice(user))
        jobs.push({ id: newsJob(id, user, what), kind: 'news', table: id, due: now, body: { user, what } });
    return jobs;
  }

  /** Those whose turn has just come and who are not looking. */
  private async noticesFor({ lobby, table, askedBefore, now }: Decided): Promise<JobOrder[]> {
    const { id, watchers, context } = this.memory;
    const jobs: JobOrder[] = [];
    for (const seat of askedSeats(lobby, table)) {
      const who = lobby.doc.seats[seat];
      if (askedBefore.includes(seat) || who.who !== 'human' || watchers.isLooking(who.player)) continue;
      if (!(await this.parts.wantsNotice(who.player))) continue;
      const due = now + context.policy.noticeDelay;
      const body = { user: who.player, n: table?.n ?? 0 };
      jobs.push({ id: noticeJob(id, who.player), kind: 'notice', table: id, due, body });
    }
    return jobs;
  }
}

/** The lobby part follows the game: who sits where, and that it is over. */
function settled(given: Lobby, table: Table | undefined, from: number, begins: boolean): Lobby {
  if (!table) return given;
  let lobby = given;
  let seatsChanged = begins;
  for (let n = from; n < table.n && !seatsChanged; n++) {
    const { kind } = table.entry(n);
    seatsChanged = kind === 'seat' || kind === 'resign';
  }
  if (seatsChanged) {
    const seats = table.seats.map((who, seat) => keepingHolder(seatInfo(who), lobby.doc.seats[seat]));
    lobby = { ...lobby, doc: { ...lobby.doc, seats } };
  }
  if (table.n > from && lobby.phase === 'playing') lobby = withoutIdle(lobby, table);
  if (table.over && lobby.phase === 'playing') {
    const result = table.rules.standing(table.state);
    lobby = { ...lobby, phase: 'over', doc: { ...lobby.doc, result, proposals: [] } };
  }
  return lobby;
}
