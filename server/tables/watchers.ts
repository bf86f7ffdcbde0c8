/** Those who follow a table from this process, and what each of them has seen. */
import { SPECTATOR } from '@epoka/kernel';
import type { ChatLine, ServerMessage } from '@epoka/protocol';
import { Comparison, type Table, type View } from '@epoka/table';
import type { Metrics } from '../metrics.ts';
import { Refused } from '../problems.ts';
import { infoOf, type Lobby, seatOf } from './lobby.ts';

/** One connection. */
export interface Watcher {
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

const SAY_EVERY = 1000;

interface Watch {
  seat: number;
  /** entries of the view that was sent last, or NO_GAME */
  n: number;
  looking: boolean;
  /** the link they came by */
  link: string | undefined;
  readonly mayNot: MayNot;
}

/** Why somebody may not follow the table any more; undefined: they may. */
type MayNot = (user: string | undefined, link: string | undefined) => Refused | undefined;

export class Watchers {
  private readonly id: string;
  private readonly metrics: Metrics;
  private readonly watches = new Map<Watcher, Watch>();
  /** by seat, all of the same moment; kept only while something is going on */
  private readonly views = new Map<number, View>();
  /** seats whose players are connected to other processes, by process, and until when that is believed */
  private readonly elsewhere = new Map<string, { seats: readonly number[]; until: number }>();
  /** who is here, as everybody was told last, and when */
  private said = '';
  private saidAt = Number.NEGATIVE_INFINITY;
  private timer: NodeJS.Timeout | undefined;
  /** number of the last chat line that was shown here */
  heard = 0;

  constructor(id: string, metrics: Metrics) {
    this.id = id;
    this.metrics = metrics;
  }

  get size(): number {
    return this.watches.size;
  }

  heardUpTo(number: number): void {
    this.heard = Math.max(this.heard, number);
  }

  enter(watcher: Watcher, watch: Omit<Watch, 'looking'>): void {
    const looking = this.watches.get(watcher)?.looking ?? false;
    this.watches.set(watcher, { ...watch, looking });
  }

  /** People with a name who look on, as they were shown the table last. */
  *onlookers(): Generator<string> {
    for (const [{ user }, { seat }] of this.watches) if (seat === SPECTATOR && user !== undefined) yield user;
  }

  /** The links by which somebody came. */
  links(): string[] {
    return [...new Set([...this.watches.values()].flatMap(({ link }) => (link === undefined ? [] : [link])))];
  }

  /** These links are no good any more. */
  endLinks(hasEnded: (link: string) => boolean): void {
    for (const [watcher, watch] of this.watches) {
      if (watch.link === undefined || !hasEnded(watch.link)) continue;
      watch.link = undefined;
      if (watch.mayNot(watcher.user, undefined)) this.sendAway(watcher, new Refused('unknown-link'));
    }
  }

  private sendAway(watcher: Watcher, { code, message }: Refused): void {
    this.watches.delete(watcher);
    watcher.send({ t: 'gone', table: this.id, problem: { code, message } });
  }

  leave(watcher: Watcher): boolean {
    return this.watches.delete(watcher);
  }

  setLooking(watcher: Watcher, on: boolean): void {
    const watch = this.watches.get(watcher);
    if (watch) watch.looking = on;
  }

  isLooking(user: string): boolean {
    for (const [watcher, watch] of this.watches) if (watch.looking && watcher.user === user) return true;
    return false;
  }

  forgetViews(): void {
    this.views.clear();
  }

  /** What was shown must not be seen any longer: everybody gets the whole of the table with the next change. */
  outdate(): void {
    this.views.clear();
    for (const watch of this.watches.values()) watch.n = OUTDATED;
  }

  /** Before a change: what everybody sees now, so that the difference can be told afterwards. */
  prepare(table: Table): void {
    let look: ((seat: number) => View) | undefined;
    for (const { seat } of this.watches.values()) {
      if (this.views.get(seat)?.n === table.n) continue;
      look ??= table.lookout() as (seat: number) => View;
      this.views.set(seat, look(seat));
    }
  }

  /** After a change: the difference to each, or the whole where that can't be. */
  publish(lobby: Lobby, table: Table | undefined, lobbyChanged: boolean): void {
    if (this.watches.size === 0) return;
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
    for (const [watcher, watch] of this.watches) {
      const { user } = watcher;
      const refusal = watch.mayNot(user, watch.link);
      if (refusal) {
        this.sendAway(watcher, refusal);
        continue;
      }
      const seat = Math.max(SPECTATOR, seatOf(lobby.doc, user));
      const n = table?.n ?? NO_GAME;
      const before = this.views.get(seat);
      if (seat !== watch.seat || (n !== watch.n && before?.n !== watch.n)) {
        watch.seat = seat;
        watch.n = n;
        this.sendWholeWith(watcher, lobby, table ? viewOf(seat) : null, seat, []);
        continue;
      }
      if (infoText) this.put(watcher, 'info', infoText);
      if (n === watch.n || !table || !before) continue;
      let text = updates.get(seat);
      if (text === undefined) {
        const { patch, value } = comparison.advance(before, viewOf(seat));
        after.set(seat, value);
        const update = {
          t: 'update',
          table: this.id,
          from: before.n,
          to: n,
        } satisfies Partial<ServerMessage>;
        text = `${JSON.stringify(update).slice(0, -1)},"patch":${comparison.text(patch)}}`;
        updates.set(seat, text);
      }
      watch.n = n;
      this.put(watcher, 'update', text);
    }
    for (const [seat, view] of this.views) if (view.n !== table?.n) this.views.delete(seat);
    for (const [seat, view] of after) this.views.set(seat, view);
  }

  private put(watcher: Watcher, kind: string, text: string): void {
    this.metrics.sent(kind, text.length);
    watcher.sendText(text);
  }

  sendWhole(watcher: Watcher, lobby: Lobby, table: Table | undefined, chat: readonly ChatLine[]): void {
    const watch = this.watches.get(watcher);
    if (!watch) return;
    const view = table ? (table.view(watch.seat) as View) : null;
    this.sendWholeWith(watcher, lobby, view, watch.seat, chat);
  }

  private sendWholeWith(
    watcher: Watcher,
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
    this.put(watcher, 'table', JSON.stringify(message));
  }

  tellChat(lines: readonly ChatLine[], lobby: Lobby): void {
    const text = JSON.stringify({ t: 'chat', table: this.id, lines } satisfies ServerMessage);
    for (const [watcher, watch] of this.watches)
      if (watch.seat >= 0 || lobby.doc.spectatorChat) this.put(watcher, 'chat', text);
  }

  /** Seats whose players are connected to this process. */
  ownSeats(lobby: Lobby): number[] {
    const seats = new Set<number>();
    for (const watcher of this.watches.keys()) {
      const seat = seatOf(lobby.doc, watcher.user);
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
  hearWhoIsThere(process: string, seats: readonly number[]): boolean {
    const isNew = !this.elsewhere.has(process);
    if (seats.length === 0) this.elsewhere.delete(process);
    else this.elsewhere.set(process, { seats, until: Date.now() + BELIEVED });
    return isNew && seats.length > 0;
  }

  private whoIsHere(lobby: Lobby): ServerMessage {
    let watchers = 0;
    for (const watcher of this.watches.keys()) if (seatOf(lobby.doc, watcher.user) < 0) watchers++;
    return { t: 'here', table: this.id, seats: this.seatsHere(lobby), watchers };
  }

  /** To one who has just come. */
  tellWhoIsHere(watcher: Watcher, lobby: Lobby): void {
    if (this.watches.has(watcher)) watcher.send(this.whoIsHere(lobby));
  }

  /**
   * To all, where it has changed; at most once a second, or people who come and go could make the server talk without
   * end.
   */
  sayWhoIsHere(lobbyNow: () => Lobby): void {
    if (this.watches.size === 0 || this.timer) return;
    const wait = this.saidAt + SAY_EVERY - performance.now();
    if (wait > 0) {
      this.timer = setTimeout(() => {
        this.timer = undefined;
        this.sayWhoIsHere(lobbyNow);
      }, wait);
      this.timer.unref();
      return;
    }
    const text = JSON.stringify(this.whoIsHere(lobbyNow()));
    if (text === this.said) return;
    this.said = text;
    this.saidAt = performance.now();
    for (const watcher of this.watches.keys()) this.put(watcher, 'here', text);
  }
}
