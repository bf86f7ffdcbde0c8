/**
 * One table in this process: what is remembered of it, and by topic what can be done with it. Here is what people do and
 * what other processes did.
 */
import type { Act, ActResult } from '@epoka/protocol';
import type { ServerContext } from '../context.ts';
import { Refused } from '../problems.ts';
import type { SeatRow, TableRow, User } from '../store/types.ts';
import { recall } from '../time-slices.ts';
import type { ActContext, Draft } from './act-context.ts';
import { acts } from './acts.ts';
import { anonymise } from './anonymise.ts';
import { type ChangeParts, TableChanges } from './changes.ts';
import { TableChat } from './chat.ts';
import { askedSeats, noticeJob } from './derive.ts';
import { TableJobs } from './jobs.ts';
import { closedBy, type Lobby, remember, seatOf } from './lobby.ts';
import { TableMemory } from './memory.ts';
import { isHeard, isHere } from './proposals.ts';
import { type Announce, type Invitation, TableViews } from './views.ts';

/** What a table needs of the rest of the process. */
export interface LiveTableParts extends ChangeParts {
  readonly announce: Announce;
}

const NOBODY: readonly string[] = [];

/** What was found out about somebody who acts. */
interface Known {
  /** the link they have shown, or what is wrong with it */
  readonly invitation?: Invitation;
  /** who has blocked them */
  readonly blockedBy?: readonly string[];
}

/** Whatever somebody does is a sign of life; only a vote about oneself has its own meaning. */
function hereBy({ lobby, now, lateAfter }: ActContext, user: User, seat: number, act: Act): Lobby {
  if (seat < 0) return lobby;
  if (act.do !== 'vote' && act.do !== 'propose') return isHere(lobby, seat);
  const about = act.do === 'vote' ? lobby.doc.proposals.find(p => p.id === act.proposal) : undefined;
  if (about?.what === 'replace' && about.seat === seat) return lobby;
  return isHeard(lobby, user.id, now, lateAfter);
}

export class LiveTable {
  readonly id: string;
  readonly views: TableViews;
  readonly jobs: TableJobs;
  readonly chat: TableChat;
  private readonly memory: TableMemory;
  private readonly changes: TableChanges;

  constructor(context: ServerContext, row: TableRow, rows: readonly SeatRow[], parts: LiveTableParts) {
    this.id = row.id;
    this.memory = new TableMemory(context, row, rows);
    this.views = new TableViews(this.memory, parts.announce);
    this.changes = new TableChanges(this.memory, this.views, parts);
    this.jobs = new TableJobs(this.memory, this.changes);
    this.chat = new TableChat(this.memory, this.changes);
  }

  // ---- what people do

  /** Something a person does. Resolves when it is saved. */
  act(
    user: User,
    act: Act,
    key: string,
    { invitation = {}, blockedBy = NOBODY }: Known = {},
  ): Promise<ActResult> {
    const { memory } = this;
    const { people, tables } = memory.context.store;
    const { link, problem } = invitation;
    const noLink = problem ?? new Refused(link === undefined ? 'needs-link' : 'unknown-link');
    let linked = false;
    let looked = false;
    const findOut = async () => {
      // A link may be taken back, and somebody begin to look on, while this act waits for its turn.
      linked = link !== undefined && (await people.goodLinks([link], memory.context.now())).has(link);
      looked = act.do === 'take-over' && (await tables.hasLookedOn(this.id, user.id));
    };
    const decide = (actContext: ActContext): Draft => {
      const { doc } = actContext.lobby;
      const seat = seatOf(doc, user.id);
      const name = `${user.id}:${key}`;
      if (doc.recent.includes(name)) return { result: {} };
      const stamp = { at: actContext.now, key };
      const hasLooked = looked || memory.lookers.has(user.id);
      const actor = { user, seat, linked, noLink, looked: hasLooked, blockedBy, stamp };
      const here = hereBy(actContext, user, seat, act);
      const same = here === actContext.lobby;
      const draft = acts(same ? actContext : { ...actContext, lobby: here }, actor, act);
      const lobby = draft.lobby ?? (same ? undefined : here);
      if (!lobby) return draft;
      return { ...draft, lobby: { ...lobby, doc: remember(lobby.doc, name) } };
    };
    const needs = link !== undefined || act.do === 'take-over';
    return this.changes.change(false, decide, needs ? findOut : undefined);
  }

  /** Takes back the wish for a seat of somebody who has looked on at another process at that moment. */
  async withdraw(user: User): Promise<boolean> {
    let withdrawn = false;
    await this.changes.change(false, ({ lobby }) => {
      const proposals = lobby.doc.proposals.filter(p => p.who?.player !== user.id);
      withdrawn = proposals.length < lobby.doc.proposals.length;
      return withdrawn ? { lobby: { ...lobby, doc: { ...lobby.doc, proposals } } } : {};
    });
    return withdrawn;
  }

  /** After the end: where the same people play again. */
  noteRematch(table: string, name: string): Promise<ActResult> {
    return this.changes.change(false, ({ lobby }) =>
      lobby.doc.rematch === table
        ? {}
        : { lobby: { ...lobby, doc: remember({ ...lobby.doc, rematch: table }, name) } },
    );
  }

  /** The operator ends it, begun or not. Throws where the game can't be brought back. */
  async closeByOperator(): Promise<void> {
    await this.changes.change(false, ({ lobby }) =>
      lobby.phase === 'open' || lobby.phase === 'playing'
        ? { lobby: closedBy(lobby, { why: 'operator' }) }
        : {},
    );
  }

  // ---- what other processes did

  /** Is this no news? */
  knows(number: number, revision: number): boolean {
    const { memory } = this;
    return number <= memory.number && revision <= memory.lobby.revision && !memory.stale;
  }

  /** Another process says that there is news. */
  hear(number: number, revision: number): Promise<void> {
    return this.memory.queue.run(async () => {
      if (!this.knows(number, revision)) await this.catchUp();
    });
  }

  /** Messages may have been missed. */
  check(): Promise<void> {
    return this.memory.queue.run(() => this.catchUp());
  }

  private async catchUp(): Promise<void> {
    const { memory } = this;
    const { loader, watchers } = memory;
    // Those who look on get the difference to what they have seen, also when the game was not in memory.
    if (!loader.table && memory.match && memory.watched && !memory.stale && !loader.broken)
      await loader.load(memory.rules, memory.match, memory.number, memory.number);
    if (memory.table) {
      if (memory.watched) await recall(memory.table);
      watchers.prepare(memory.table);
    }
    memory.stale = true;
    await memory.refresh();
    await this.dropNoticesOfThoseWhoLook();
  }

  /** The process that saw the turn come did not see that the player looks here. */
  private async dropNoticesOfThoseWhoLook(): Promise<void> {
    const { lobby, table, watchers, context } = this.memory;
    for (const seat of askedSeats(lobby, table)) {
      const who = lobby.doc.seats[seat];
      if (who.who === 'human' && watchers.isLooking(who.player))
        await context.store.jobs.drop(noticeJob(this.id, who.player));
    }
  }

  // ---- housekeeping

  /** Takes a name out of everything that was recorded here. */
  anonymise(user: string, name: string): Promise<void> {
    const { memory } = this;
    return memory.queue.run(async () => {
      memory.stale = true;
      await memory.refresh();
      const { lobby, match, number, context } = memory;
      await anonymise(context.store, { lobby, match, number }, user, name, context.now());
      await this.catchUp();
    });
  }

  /** Idle for a while: keep little in memory, and a snapshot in the store. */
  rest(): Promise<void> {
    const { memory } = this;
    return memory.queue.run(async () => {
      memory.watchers.forgetViews();
      if (!memory.stale) await memory.loader.putAway();
    });
  }

  get watched(): boolean {
    return this.memory.watched;
  }

  get lastUsed(): number {
    return this.memory.lastUsed;
  }

  get busy(): boolean {
    return this.memory.queue.busy;
  }
}
