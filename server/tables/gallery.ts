/** Those who follow a table from this process, and what each of them has seen. */
import { SPECTATOR } from '@epoka/kernel';
import { Comparison, type Table, type View } from '@epoka/table';
import type { Metrics } from '../metrics.ts';
import type { ChatLine, ServerMessage } from '../protocol.ts';
import { infoOf, type Lobby, seatOf } from './doc.ts';

/** One connection. */
export interface Looker {
  /** id of the user; undefined: somebody without a name */
  readonly user: string | undefined;
  send(message: ServerMessage): void;
  /** a message that is ready to go; many may get the same text */
  sendText(text: string): void;
}

/** In place of the number of entries: there is no game yet. */
export const NO_GAME = -1;

/** What was sent before is no longer good for anything. */
const OUTDATED = -2;

/** A process that is silent for so long is gone. */
const BELIEVED = 150_000;

interface Watch {
  seat: number;
  /** entries of the view that was sent last, or NO_GAME */
  n: number;
  looking: boolean;
  may(user: string | undefined): boolean;
}

export class Gallery {
  private readonly id: string;
  private readonly metrics: Metrics;
  private readonly watchers = new Map<Looker, Watch>();
  /** by seat, all of the same moment; kept only while something is going on */
  private readonly views = new Map<number, View>();
  /** seats whose players are connected to other processes, by process, and until when that is believed */
  private readonly elsewhere = new Map<string, { seats: readonly number[]; until: number }>();
  /** number of the last chat line that was shown here */
  heard = 0;

  constructor(id: string, metrics: Metrics) {
    this.id = id;
    this.metrics = metrics;
  }

  get size(): number {
    return this.watchers.size;
  }

  heardUpTo(number: number): void {
    this.heard = Math.max(this.heard, number);
  }

  enter(looker: Looker, seat: number, n: number, may: Watch['may']): void {
    const looking = this.watchers.get(looker)?.looking ?? false;
    this.watchers.set(looker, { seat, n, looking, may });
  }

  leave(looker: Looker): boolean {
    return this.watchers.delete(looker);
  }

  setLooking(looker: Looker, on: boolean): void {
    const watch = this.watchers.get(looker);
    if (watch) watch.looking = on;
  }

  isLooking(user: string): boolean {
    for (const [looker, watch] of this.watchers) if (watch.looking && looker.user === user) return true;
    return false;
  }

  forgetViews(): void {
    this.views.clear();
  }

  /** What was shown must not be seen any longer: everybody gets the whole of the table with the next change. */
  outdate(): void {
    this.views.clear();
    for (const watch of this.watchers.values()) watch.n = OUTDATED;
  }

  /** Before a change: what everybody sees now, so that the difference can be told afterwards. */
  prepare(table: Table): void {
    let look: ((seat: number) => View) | undefined;
    for (const { seat } of this.watchers.values()) {
      if (this.views.get(seat)?.n === table.n) continue;
      look ??= table.lookout() as (seat: number) => View;
      this.views.set(seat, look(seat));
    }
  }

  /** After a change: the difference to each, or the whole where that can't be. */
  publish(lobby: Lobby, table: Table | undefined, lobbyChanged: boolean): void {
    if (this.watchers.size === 0) return;
    const updates = new Map<number, string>();
    const info: ServerMessage | undefined = lobbyChanged
      ? { t: 'info', table: this.id, info: infoOf(lobby) }
      : undefined;
    const infoText = info && JSON.stringify(info);
    const after = new Map<number, View>();
    const look = table?.lookout() as ((seat: number) => View) | undefined;
    const viewOf = (seat: number): View => {
      let view = after.get(seat);
      if (!view) {
        view = (look as (seat: number) => View)(seat);
        after.set(seat, view);
      }
      return view;
    };
    const comparison = new Comparison();
    for (const [looker, watch] of this.watchers) {
      const { user } = looker;
      if (!watch.may(user)) {
        this.watchers.delete(looker);
        looker.send({
          t: 'gone',
          table: this.id,
          problem: { code: 'not-allowed', message: 'nobody may look on here' },
        });
        continue;
      }
      const seat = Math.max(SPECTATOR, seatOf(lobby.doc, user));
      const n = table?.n ?? NO_GAME;
      const before = this.views.get(seat);
      if (seat !== watch.seat || (n !== watch.n && before?.n !== watch.n)) {
        watch.seat = seat;
        watch.n = n;
        this.sendWholeWith(looker, lobby, table ? viewOf(seat) : null, seat, []);
        continue;
      }
      if (infoText) this.put(looker, 'info', infoText);
      if (n === watch.n || !table || !before) continue;
      let text = updates.get(seat);
      if (text === undefined) {
        const { patch, value } = comparison.advance(before, viewOf(seat));
        after.set(seat, value);
        text = JSON.stringify({
          t: 'update',
          table: this.id,
          from: before.n,
          to: n,
          patch,
        } satisfies ServerMessage);
        updates.set(seat, text);
      }
      watch.n = n;
      this.put(looker, 'update', text);
    }
    for (const [seat, view] of this.views) if (view.n !== table?.n) this.views.delete(seat);
    for (const [seat, view] of after) this.views.set(seat, view);
  }

  private put(looker: Looker, kind: string, text: string): void {
    this.metrics.sent(kind, text.length);
    looker.sendText(text);
  }

  sendWhole(looker: Looker, lobby: Lobby, table: Table | undefined, chat: readonly ChatLine[]): void {
    const watch = this.watchers.get(looker);
    if (!watch) return;
    const view = table ? (table.view(watch.seat) as View) : null;
    this.sendWholeWith(looker, lobby, view, watch.seat, chat);
  }

  private sendWholeWith(
    looker: Looker,
    lobby: Lobby,
    view: View | null,
    seat: number,
    chat: readonly ChatLine[],
  ): void {
    const here = this.seatsHere(lobby);
    const n = view?.n ?? 0;
    const message: ServerMessage = {
      t: 'table',
      table: this.id,
      info: infoOf(lobby),
      seat,
      n,
      view,
      chat,
      here,
    };
    this.put(looker, 'table', JSON.stringify(message));
  }

  tellChat(lines: readonly ChatLine[], lobby: Lobby): void {
    const text = JSON.stringify({ t: 'chat', table: this.id, lines } satisfies ServerMessage);
    for (const [looker, watch] of this.watchers)
      if (watch.seat >= 0 || lobby.doc.spectatorChat) this.put(looker, 'chat', text);
  }

  tellAll(message: ServerMessage): void {
    for (const looker of this.watchers.keys()) looker.send(message);
  }

  /** Seats whose players are connected to this process. */
  ownSeats(lobby: Lobby): number[] {
    const seats = new Set<number>();
    for (const looker of this.watchers.keys()) {
      const seat = seatOf(lobby.doc, looker.user);
      if (seat >= 0) seats.add(seat);
    }
    return [...seats].sort((a, b) => a - b);
  }

  private seatsHere(lobby: Lobby): number[] {
    const seats = new Set(this.ownSeats(lobby));
    const now = Date.now();
    for (const [name, { seats: theirs, until }] of this.elsewhere) {
      if (until < now) this.elsewhere.delete(name);
      else for (const seat of theirs) seats.add(seat);
    }
    return [...seats].sort((a, b) => a - b);
  }

  /** What another process says of its connections. True: it was not known before. */
  hearWhoIsThere(process: string, seats: readonly number[], lobby: Lobby): boolean {
    const isNew = !this.elsewhere.has(process);
    if (seats.length === 0) this.elsewhere.delete(process);
    else this.elsewhere.set(process, { seats, until: Date.now() + BELIEVED });
    this.sayWhoIsHere(lobby);
    return isNew && seats.length > 0;
  }

  sayWhoIsHere(lobby: Lobby): void {
    if (this.watchers.size === 0) return;
    const seats = this.seatsHere(lobby);
    let watchers = 0;
    for (const looker of this.watchers.keys()) if (seatOf(lobby.doc, looker.user) < 0) watchers++;
    this.tellAll({ t: 'here', table: this.id, seats, watchers });
  }
}
