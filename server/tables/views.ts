/** Looking at a table: who may, what they see, who follows it, and whose players are there. */
import { type Json, SPECTATOR } from '@epoka/kernel';
import type { ClientMessage, TableInfo, TableReply } from '@epoka/protocol';
import type { Table, View } from '@epoka/table';
import { Refused } from '../problems.ts';
import { recall } from '../time-slices.ts';
import { chainStart, follow, sealed } from './chain.ts';
import { CHAT_SHOWN } from './chat.ts';
import { noticeJob } from './derive.ts';
import { hasAsked, heldSeat, infoOf, isUnnamedSince, keepsSecrets, type Lobby, seatOf } from './lobby.ts';
import type { TableMemory } from './memory.ts';
import { NO_GAME, type Watcher } from './watchers.ts';

/** Tells other processes which seats are connected here. */
export type Announce = (table: string, seats: readonly number[]) => void;

/** What somebody shows at the door of a table: the link they came by, or why it is no good. */
export interface Invitation {
  readonly link?: string;
  readonly problem?: Refused;
}

const NO_INVITATION: Invitation = {};

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
      await this.publish(before);
    };
  }

  // ---- who may look

  /** Why this person may not look; undefined: they may. Whoever was there once needs no link any more. */
  private refusalOf(user: string | undefined, { link, problem }: Invitation): Refused | undefined {
    const { lobby, rows } = this.memory;
    const { doc, phase, host, listed } = lobby;
    if (user !== undefined && doc.sentAway?.includes(user))
      return new Refused('sent-away', 'the host has sent you away');
    if (user !== undefined && (host === user || doc.invited.includes(user) || rows.has(user)))
      return undefined;
    if (seatOf(doc, user) >= 0) return undefined;
    // The address of a table is no secret: it stands in histories of browsers and is told along.
    if (!listed && link === undefined) return problem ?? new Refused('needs-link');
    return phase === 'open' || doc.spectators
      ? undefined
      : new Refused('not-allowed', 'nobody may look on here');
  }

  /** Throws where this person may not look. */
  private lookAs(user: string | undefined, invitation: Invitation): number {
    const refusal = this.refusalOf(user, invitation);
    if (refusal) throw refusal;
    const seat = seatOf(this.memory.lobby.doc, user);
    return seat >= 0 ? seat : SPECTATOR;
  }

  /** Looking on at a running game in which players hold secrets, without ever having played in it. */
  private isLooker(user: string | undefined): user is string {
    const { lobby } = this.memory;
    return (
      user !== undefined &&
      lobby.phase === 'playing' &&
      seatOf(lobby.doc, user) < 0 &&
      heldSeat(lobby.doc, user) === undefined &&
      keepsSecrets(this.memory.rules)
    );
  }

  /** Whoever looked on while the others think about their wish to sit down would sit down having seen the game. */
  private waits(user: string): Refused | undefined {
    return hasAsked(this.memory.lobby.doc, user) ? new Refused('seat-asked') : undefined;
  }

  /** Why somebody who follows the table may not go on with it. */
  private readonly mayNotFollow = (user: string | undefined, link: string | undefined): Refused | undefined =>
    this.refusalOf(user, link === undefined ? NO_INVITATION : { link }) ??
    (this.isLooker(user) ? this.waits(user) : undefined);

  /** The same, and notes who looks on at a running game: with secrets in it, they will not sit down there. */
  private async seeAs(user: string | undefined, invitation: Invitation): Promise<number> {
    const seat = this.lookAs(user, invitation);
    if (!this.isLooker(user)) return seat;
    const waits = this.waits(user);
    if (waits) throw waits;
    if (!(await this.noteLooker(user))) return seat;
    // They may have asked for a seat at another process meanwhile; from here on that one sees that they look on.
    const { memory } = this;
    if (!(await memory.isBehind())) return seat;
    await memory.refresh();
    return this.seeAs(user, invitation);
  }

  /** False: it was known before. */
  private async noteLooker(user: string): Promise<boolean> {
    const { id, lookers, context } = this.memory;
    if (lookers.has(user)) return false;
    lookers.add(user);
    try {
      await context.store.tables.noteLooker(id, user);
    } catch (error) {
      // Looking on must be possible while nothing can be saved; it is noted the next time.
      lookers.delete(user);
      context.log.warn({ table: id, err: error }, 'it could not be noted who looks on');
    }
    return lookers.has(user);
  }

  /** Those who came while people gathered look on from the start: they have seen the game like anybody who comes later. */
  private async noteThoseWhoFollow(): Promise<void> {
    const { watchers, lookers, lobby } = this.memory;
    if (lobby.phase !== 'playing' || !keepsSecrets(this.memory.rules)) return;
    for (const user of watchers.onlookers())
      if (!lookers.has(user) && this.isLooker(user) && !this.waits(user)) await this.noteLooker(user);
  }

  // ---- looking once

  /** Runs something on the table as it stands. */
  look<T>(
    user: string | undefined,
    work: (table: Table | undefined, seat: number, lobby: Lobby) => T | Promise<T>,
    invitation = NO_INVITATION,
  ): Promise<T> {
    const { memory } = this;
    return memory.use(async () => {
      const seat = await this.seeAs(user, invitation);
      return work(memory.table, seat, memory.lobby);
    });
  }

  /** The same for what shows the log. */
  lookBack<T>(
    user: string | undefined,
    work: (table: Table | undefined, seat: number, lobby: Lobby) => T,
    invitation = NO_INVITATION,
  ): Promise<T> {
    const recalled = async (table: Table | undefined, seat: number, lobby: Lobby) => {
      await recall(table);
      return work(table, seat, lobby);
    };
    return this.look(user, recalled, invitation);
  }

  /** The table apart from the game; nobody has looked on for it. With a link also where nobody may look on. */
  infoFor(user: string | undefined, invitation = NO_INVITATION): Promise<{ info: TableInfo; seat: number }> {
    const { memory } = this;
    return memory.use(() => {
      const { doc } = memory.lobby;
      const isSentAway = user !== undefined && doc.sentAway?.includes(user);
      if (invitation.link === undefined || isSentAway) this.lookAs(user, invitation);
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

  answerFor(user: string | undefined, invitation: Invitation): Promise<TableReply> {
    const reply = (table: Table | undefined, seat: number, lobby: Lobby): TableReply => ({
      info: infoOf(lobby),
      seat,
      n: table?.n ?? 0,
      view: table ? (table.view(seat) as View) : null,
    });
    return this.lookBack(user, reply, invitation);
  }

  // ---- following

  /** Follows the table from now on. */
  watch(
    watcher: Watcher,
    have: Extract<ClientMessage, { t: 'watch' }>['have'],
    shown = NO_INVITATION,
  ): Promise<void> {
    const { memory } = this;
    return memory.use(async () => {
      const { id, watchers, context } = memory;
      // It may have been taken back on the way here.
      const invitation = await this.stillGood(shown);
      const seat = await this.seeAs(watcher.user, invitation);
      await recall(memory.table);
      const { table, lobby } = memory;
      const n = table?.n ?? NO_GAME;
      const readsChat = seat >= 0 || lobby.doc.spectatorChat;
      const chat = readsChat ? await context.store.tables.chat(id, have?.chat ?? 0, CHAT_SHOWN) : [];
      watchers.heardUpTo(chat.at(-1)?.number ?? 0);
      watchers.enter(watcher, { seat, n, link: invitation.link, mayNot: this.mayNotFollow });
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
    const { id, loader, table, match, context } = this.memory;
    if (!match) return { n, head: null };
    if (n === table?.n) return { n, head: sealed(loader.head, match.seed) };
    const stored = (await context.store.tables.record(id, 0)).slice(0, n);
    const head = follow(chainStart(id), stored).heads[n];
    return { n, head: head === undefined ? null : sealed(head, match.seed) };
  }

  private async stillGood(invitation: Invitation): Promise<Invitation> {
    const { link } = invitation;
    if (link === undefined || (await this.goodLinks([link])).has(link)) return invitation;
    return { problem: new Refused('unknown-link') };
  }

  private goodLinks(links: readonly string[]): Promise<Set<string>> {
    const { context } = this.memory;
    return context.store.people.goodLinks(links, context.now());
  }

  /** Links have ended: whoever follows the table by one of them, and by no right of their own, is out. */
  checkLinks(): Promise<void> {
    const { memory } = this;
    return memory.queue.run(async () => {
      const { watchers } = memory;
      const links = watchers.links();
      if (links.length === 0) return;
      const good = await this.goodLinks(links);
      if (links.every(link => good.has(link))) return;
      watchers.endLinks(link => !good.has(link));
      this.presenceChanged();
    });
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
  async publish(before: Lobby): Promise<void> {
    await this.noteThoseWhoFollow();
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
