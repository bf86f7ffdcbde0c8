/** Looking at a table: who may, what they see, who follows it, and whose players are there. */
import { type Json, SPECTATOR } from '@epoka/kernel';
import type { ClientMessage, TableInfo, TableReply } from '@epoka/protocol';
import type { Table, View } from '@epoka/table';
import { Refused } from '../problems.ts';
import { recall } from '../time-slices.ts';
import { chainStart, follow } from './chain.ts';
import { CHAT_SHOWN } from './chat.ts';
import { noticeJob } from './derive.ts';
import { hasAsked, heldSeat, infoOf, isUnnamedSince, keepsSecrets, type Lobby, seatOf } from './lobby.ts';
import type { TableMemory } from './memory.ts';
import { NO_GAME, type Watcher } from './watchers.ts';

/** Tells other processes which seats are connected here. */
export type Announce = (table: string, seats: readonly number[]) => void;

export class TableViews {
  private readonly memory: TableMemory;
  private readonly announce: Announce;
  /** what other processes were told last */
  private announced = '';

  constructor(memory: TableMemory, announce: Announce) {
    this.memory = memory;
    this.announce = announce;
    memory.whenReadAnew = async before => {
      if (memory.watched) await recall(memory.table);
      this.publish(before);
    };
  }

  // ---- who may look

  private readonly mayLook = (user: string | undefined): boolean => {
    const { lobby, rows } = this.memory;
    const { doc, phase, host } = lobby;
    if (user !== undefined && doc.sentAway?.includes(user)) return false;
    if (phase === 'open' || doc.spectators || seatOf(doc, user) >= 0) return true;
    return user !== undefined && (host === user || doc.invited.includes(user) || rows.has(user));
  };

  /** Throws where this person may not look. */
  private lookAs(user: string | undefined): number {
    const { doc } = this.memory.lobby;
    if (!this.mayLook(user)) {
      if (user !== undefined && doc.sentAway?.includes(user)) throw new Refused('sent-away');
      throw new Refused('not-allowed', 'nobody may look on here');
    }
    const seat = seatOf(doc, user);
    return seat >= 0 ? seat : SPECTATOR;
  }

  /** The same, and notes who looks on at a running game: with secrets in it, they will not sit down there. */
  private async seeAs(user: string | undefined): Promise<number> {
    const seat = this.lookAs(user);
    const { id, lobby, lookers, context } = this.memory;
    const isLooker = seat === SPECTATOR && user !== undefined && lobby.phase === 'playing';
    if (
      !isLooker ||
      lookers.has(user) ||
      heldSeat(lobby.doc, user) !== undefined ||
      !keepsSecrets(this.memory.rules)
    )
      return seat;
    // Whoever looked on while the others think about it would sit down having seen the game.
    if (hasAsked(lobby.doc, user)) throw new Refused('seat-asked');
    lookers.add(user);
    try {
      await context.store.tables.noteLooker(id, user);
    } catch (error) {
      // Looking on must be possible while nothing can be saved; it is noted the next time.
      lookers.delete(user);
      context.log.warn({ table: id, err: error }, 'it could not be noted who looks on');
    }
    return seat;
  }

  // ---- looking once

  /** Runs something on the table as it stands. */
  look<T>(
    user: string | undefined,
    work: (table: Table | undefined, seat: number, lobby: Lobby) => T | Promise<T>,
  ): Promise<T> {
    const { memory } = this;
    return memory.use(async () => work(memory.table, await this.seeAs(user), memory.lobby));
  }

  /** The same for what shows the log. */
  lookBack<T>(
    user: string | undefined,
    work: (table: Table | undefined, seat: number, lobby: Lobby) => T,
  ): Promise<T> {
    return this.look(user, async (table, seat, lobby) => {
      await recall(table);
      return work(table, seat, lobby);
    });
  }

  /** The table apart from the game; nobody has looked on for it. `linked`: has shown a link to this table. */
  infoFor(user: string | undefined, linked: boolean): Promise<{ info: TableInfo; seat: number }> {
    const { memory } = this;
    return memory.use(() => {
      const { doc } = memory.lobby;
      if (!linked || (user !== undefined && doc.sentAway?.includes(user))) this.lookAs(user);
      return { info: infoOf(memory.lobby), seat: Math.max(SPECTATOR, seatOf(doc, user)) };
    });
  }

  /** What this person brings, or in a running game has brought: told to nobody else. */
  broughtBy(user: string): Promise<Json> {
    const { memory } = this;
    return memory.use(() => {
      const { doc } = memory.lobby;
      const seat = seatOf(doc, user);
      if (seat < 0) throw new Refused('not-seated');
      return memory.match?.config.brought?.[seat] ?? doc.brought?.[user] ?? null;
    });
  }

  /** For what the server itself has to say. */
  infoNow(): Promise<TableInfo> {
    return this.memory.use(() => infoOf(this.memory.lobby));
  }

  answerFor(user: string | undefined): Promise<TableReply> {
    return this.lookBack(user, (table, seat, lobby) => ({
      info: infoOf(lobby),
      seat,
      n: table?.n ?? 0,
      view: table ? (table.view(seat) as View) : null,
    }));
  }

  // ---- following

  /** Follows the table from now on. */
  watch(watcher: Watcher, have: Extract<ClientMessage, { t: 'watch' }>['have']): Promise<void> {
    const { memory } = this;
    return memory.use(async () => {
      const { id, watchers, context } = memory;
      const seat = await this.seeAs(watcher.user);
      await recall(memory.table);
      const { table, lobby } = memory;
      const n = table?.n ?? NO_GAME;
      const readsChat = seat >= 0 || lobby.doc.spectatorChat;
      const chat = readsChat ? await context.store.tables.chat(id, have?.chat ?? 0, CHAT_SHOWN) : [];
      watchers.heardUpTo(chat.at(-1)?.number ?? 0);
      watchers.enter(watcher, seat, n, this.mayLook);
      const same = have && have.n === n && have.seat === seat && table;
      if (same && !isUnnamedSince(lobby, have.revision)) {
        watcher.send({ t: 'current', table: id, n });
        if (have.revision !== lobby.revision) watcher.send({ t: 'info', table: id, info: infoOf(lobby) });
        if (chat.length > 0) watcher.send({ t: 'chat', table: id, lines: chat });
      } else {
        watchers.sendWhole(watcher, lobby, table, chat);
      }
      watchers.tellWhoIsHere(watcher, lobby);
      if (have?.told !== undefined) watcher.send({ t: 'told', table: id, ...(await this.headAt(have.told)) });
      this.presenceChanged();
    });
  }

  /** For somebody who was told that so many entries are saved. */
  private async headAt(n: number): Promise<{ n: number; head: string | null }> {
    const { id, loader, table, context } = this.memory;
    if (n === table?.n) return { n, head: loader.head };
    const stored = (await context.store.tables.record(id, 0)).slice(0, n);
    return { n, head: follow(chainStart(id), stored).heads[n] ?? null };
  }

  async unwatch(watcher: Watcher): Promise<void> {
    if (this.memory.watchers.leave(watcher)) this.presenceChanged();
  }

  /** The table is in front of somebody's eyes, or no longer. */
  async looking(watcher: Watcher, on: boolean): Promise<void> {
    const { id, watchers, rows, context } = this.memory;
    watchers.setLooking(watcher, on);
    if (on && watcher.user !== undefined && rows.get(watcher.user)?.asked)
      await context.store.jobs.drop(noticeJob(id, watcher.user));
  }

  /** Tells those who follow what has changed. */
  publish(before: Lobby): void {
    const { watchers, lobby, table } = this.memory;
    watchers.publish(lobby, table, before.revision !== lobby.revision);
    if (watchers.size > 0 && before.doc.seats !== lobby.doc.seats) this.presenceChanged();
  }

  // ---- who is there

  private presenceChanged(): void {
    const { memory } = this;
    memory.watchers.sayWhoIsHere(() => memory.lobby);
    const seats = this.ownSeats;
    if (seats.join() === this.announced) return;
    this.announced = seats.join();
    this.announce(memory.id, seats);
  }

  /** Seats whose players are connected to this process. */
  get ownSeats(): number[] {
    return this.memory.watchers.ownSeats(this.memory.lobby);
  }

  /** Another process says who is connected there. */
  hearWhoIsThere(process: string, seats: readonly number[]): void {
    const { memory } = this;
    const { id, watchers } = memory;
    const isNew = watchers.hearWhoIsThere(process, seats);
    watchers.sayWhoIsHere(() => memory.lobby);
    if (isNew && this.memory.watched) this.announce(id, this.ownSeats);
  }
}
