/**
 * A reference client for browsers and for Node. It keeps one connection, comes back by itself and goes on where it was.
 * An act is repeated under its key until the server says what became of it, so none is lost and none is done twice.
 * Answers show at once: `view` is what the server last said, `shown` what the player should see meanwhile.
 */
import { type Answer, type CoreState, SPECTATOR } from '@epoka/kernel';
import { patch, type View } from '@epoka/table';
import { CLOSE_SESSION_ENDED, PROTOCOL } from './codes.ts';
import type {
  Act,
  ActResult,
  Announcement,
  ChatLine,
  ClientMessage,
  Person,
  Problem,
  ServerMessage,
  TableInfo,
} from './index.ts';

/** The part of a WebSocket that is used; that of browsers and that of `ws` both fit. */
export interface SocketLike {
  onopen: ((event: never) => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  onerror: ((event: never) => void) | null;
  send(text: string): void;
  close(code?: number): void;
}

export interface ClientOptions {
  /** makes a connection; in a browser `() => new WebSocket('/ws')` will do */
  connect(): SocketLike;
  /** shortest and longest wait before connecting again, in milliseconds */
  readonly patience?: { readonly first: number; readonly most: number };
}

/** `closed`: by `close` of this very client. `other-version`: the page has to be loaded anew. */
export type Status = 'connecting' | 'connected' | 'waiting' | 'signed-out' | 'other-version' | 'closed';

/** An act that was refused. */
export class ActRefused extends Error {
  readonly problem: Problem;
  constructor(problem: Problem) {
    super(problem.reason ? `${problem.code}: ${problem.reason.key}` : `${problem.code}: ${problem.message}`);
    this.name = 'ActRefused';
    this.problem = problem;
  }
}

interface Pending {
  readonly key: string;
  readonly table: string;
  readonly act: Act;
  readonly done: (result: ActResult) => void;
  readonly refused: (error: Error) => void;
}

/** One table as the client knows it. */
export class FollowedTable {
  readonly id: string;
  info: TableInfo | undefined;
  seat = SPECTATOR;
  n = -1;
  /** what the server last said */
  view: View | undefined;
  chat: ChatLine[] = [];
  /** seats whose players are connected */
  here: readonly number[] = [];
  watchers = 0;
  /** what a `done` said last: so much is saved, and this is its hash */
  told: { readonly n: number; readonly head: string } | undefined;
  /** The server no longer has what it said was saved. */
  lost = false;
  /** why it can't be followed */
  problem: Problem | undefined;
  looking = false;
  /** of the link by which this person came */
  code: string | undefined;
  private readonly client: EpokaClient;
  private readonly listeners = new Set<() => void>();

  constructor(client: EpokaClient, id: string) {
    this.client = client;
    this.id = id;
  }

  /** What the player should see: the view, with answers on their way already given. */
  get shown(): View | undefined {
    if (!this.view) return undefined;
    let { view } = this;
    for (const { act, table } of this.client.outbox)
      if (table === this.id && act.do === 'answer') view = withoutQuestion(view, act.question);
    return view;
  }

  /** Calls back after every change; returns how to stop that. */
  onChange(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  act(act: Act): Promise<ActResult> {
    return this.client.act(this.id, act);
  }

  answer(question: number, answer: Answer): Promise<ActResult> {
    return this.act({ do: 'answer', question, answer, ...(this.n >= 0 ? { seen: this.n } : {}) });
  }

  /** The table is in front of the player's eyes, or no longer. */
  look(on: boolean): void {
    this.looking = on;
    this.client.tell({ t: 'looking', table: this.id, on });
  }

  /** Resolves when the condition holds. */
  when(condition: (table: FollowedTable) => boolean): Promise<void> {
    return new Promise((done, fail) => {
      const look = () => {
        if (this.problem) fail(new ActRefused(this.problem));
        else if (!condition(this)) return;
        else done();
        stop();
      };
      const stop = this.onChange(look);
      look();
    });
  }

  /** @internal */
  changed(): void {
    for (const listener of this.listeners) listener();
  }

  /** @internal The newest of what was said to be saved. */
  keep({ n, head }: ActResult): void {
    if (head !== undefined && n >= (this.told?.n ?? 0)) this.told = { n, head };
  }

  /** @internal */
  watchMessage(): ClientMessage {
    const have = this.info && {
      n: this.view ? this.n : -1,
      seat: this.seat,
      revision: this.info.revision,
      chat: this.chat.at(-1)?.number ?? 0,
      ...(this.told ? { told: this.told.n } : {}),
    };
    return { ...this.wholeMessage(), ...(have ? { have } : {}) } as ClientMessage;
  }

  /** @internal For the whole, whatever is there. */
  wholeMessage(): ClientMessage {
    const { id, code } = this;
    return { t: 'watch', table: id, ...(code === undefined ? {} : { code }) };
  }

  /** @internal False: what comes does not follow what is there; the whole is needed. */
  take(message: Extract<ServerMessage, { table: string }>): boolean {
    switch (message.t) {
      case 'table':
        this.problem = undefined;
        this.info = message.info;
        this.seat = message.seat;
        this.n = message.n;
        this.view = message.view ?? undefined;
        this.here = message.here;
        this.addChat(message.chat);
        break;
      case 'current':
        if (message.n !== this.n) return false;
        break;
      case 'update':
        if (!this.view || message.from !== this.n) return false;
        try {
          this.view = patch(this.view, message.patch);
        } catch {
          // As many entries, but not the same ones: the server lost something, and went on another way.
          return false;
        }
        this.n = message.to;
        break;
      case 'info':
        this.info = message.info;
        break;
      case 'chat':
        this.addChat(message.lines);
        break;
      case 'told':
        if (message.n === this.told?.n) this.lost = message.head !== this.told.head;
        break;
      case 'here':
        this.here = message.seats;
        this.watchers = message.watchers;
        break;
      case 'gone':
        this.problem = message.problem;
        break;
    }
    this.changed();
    return true;
  }

  private addChat(lines: readonly ChatLine[]): void {
    const last = this.chat.at(-1)?.number ?? 0;
    this.chat.push(...lines.filter(line => line.number > last));
  }
}

export class EpokaClient {
  status: Status = 'connecting';
  /** what the operator has told everybody since this client began; undefined: nothing new */
  announcement: Announcement | null | undefined;
  /** who the server takes us for */
  person: Person | null = null;
  /** server's time minus ours, for clocks */
  skew = 0;
  private readonly options: ClientOptions;
  private readonly tables = new Map<string, FollowedTable>();
  private readonly pending = new Map<string, Pending>();
  private readonly listeners = new Set<() => void>();
  private socket: SocketLike | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private fails = 0;
  private lobby: (() => void) | undefined;

  constructor(options: ClientOptions) {
    this.options = options;
    this.open();
  }

  /** Acts on their way, in order. */
  get outbox(): readonly { readonly table: string; readonly act: Act }[] {
    return [...this.pending.values()];
  }

  onChange(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  // ---- the connection

  private open(): void {
    this.setStatus('connecting');
    let socket: SocketLike;
    try {
      socket = this.options.connect();
    } catch {
      this.later();
      return;
    }
    this.socket = socket;
    socket.onmessage = event => {
      if (this.socket === socket) this.receive(JSON.parse(String(event.data)) as ServerMessage);
    };
    socket.onerror = () => undefined; // a close follows
    socket.onclose = event => {
      if (this.socket !== socket) return;
      this.socket = undefined;
      if (this.isOver) return;
      if (event.code === CLOSE_SESSION_ENDED) this.setStatus('signed-out');
      else this.later();
    };
  }

  private later(): void {
    this.setStatus('waiting');
    const { first, most } = this.options.patience ?? { first: 250, most: 10_000 };
    const wait = Math.min(most, first * 2 ** this.fails++);
    clearTimeout(this.timer);
    // Not all at the same moment after a restart of the server.
    this.timer = setTimeout(() => this.open(), wait * (0.5 + Math.random() / 2));
  }

  /** Connects right now: the network is back, somebody has signed in. */
  reconnect(): void {
    if (this.isOver) return;
    clearTimeout(this.timer);
    const old = this.socket;
    this.socket = undefined;
    old?.close();
    this.fails = 0;
    this.open();
  }

  /** Nothing will come of this client any more. */
  get isOver(): boolean {
    return this.status === 'closed' || this.status === 'other-version';
  }

  close(): void {
    this.end('closed');
  }

  private end(status: 'closed' | 'other-version'): void {
    this.setStatus(status);
    clearTimeout(this.timer);
    this.socket?.close();
    this.socket = undefined;
    for (const { refused } of this.pending.values()) refused(new Error('the client was closed'));
    this.pending.clear();
  }

  private setStatus(status: Status): void {
    this.status = status;
    for (const listener of this.listeners) listener();
  }

  /** Sends if there is a connection; what matters is said again after the next `welcome`. */
  tell(message: ClientMessage): void {
    if (this.status === 'connected') this.socket?.send(JSON.stringify(message));
  }

  // ---- what is done

  /** Resolves when the act is saved; rejects with ActRefused. */
  act(table: string, act: Act, key = newKey()): Promise<ActResult> {
    return new Promise((done, refused) => {
      const pending: Pending = { key, table, act, done, refused };
      this.pending.set(key, pending);
      this.sendAct(pending);
      this.tables.get(table)?.changed();
    });
  }

  private sendAct({ key, table, act }: Pending): void {
    this.tell({ t: 'act', table, key, act });
  }

  private settle(key: string): Pending | undefined {
    const pending = this.pending.get(key);
    this.pending.delete(key);
    return pending;
  }

  // ---- tables

  /** Follows a table; the same object for the same table. `code`: of a link, where the table is not listed. */
  follow(id: string, code?: string): FollowedTable {
    let table = this.tables.get(id);
    if (!table) {
      table = new FollowedTable(this, id);
      table.code = code;
      this.tables.set(id, table);
      this.tell(table.watchMessage());
    } else if (code !== undefined && code !== table.code) {
      table.code = code;
      if (table.problem) this.tell(table.watchMessage());
    }
    return table;
  }

  unfollow(id: string): void {
    if (this.tables.delete(id)) this.tell({ t: 'unwatch', table: id });
  }

  /** Calls back when some list of tables has changed. */
  watchLobby(listener: (() => void) | undefined): void {
    this.lobby = listener;
    this.tell({ t: 'lobby', on: listener !== undefined });
  }

  // ---- what comes in

  private receive(message: ServerMessage): void {
    switch (message.t) {
      case 'welcome':
        this.welcomed(message);
        return;
      case 'done': {
        const pending = this.settle(message.key);
        pending?.done(message.result);
        const table = pending && this.tables.get(pending.table);
        table?.keep(message.result);
        table?.changed();
        return;
      }
      case 'refused':
        this.refused(message.key, message.problem);
        return;
      case 'lobby':
        this.lobby?.();
        return;
      case 'announcement':
        this.announcement = message.words;
        for (const listener of this.listeners) listener();
        return;
      case 'pong':
        this.skew = message.now - Date.now();
        return;
      case 'error':
        // Whatever it was about: a table that was asked for and did not come is asked for again.
        if (isPassing(message.problem))
          for (const table of this.tables.values()) if (table.view === undefined) this.watchLater(table);
        return;
      default: {
        const table = this.tables.get(message.table);
        if (table && message.t === 'gone' && isPassing(message.problem)) {
          this.watchLater(table);
          return;
        }
        if (table && !table.take(message)) this.tell(table.wholeMessage());
      }
    }
  }

  /** Not now: once more, a little later. */
  private watchLater(table: FollowedTable): void {
    setTimeout(() => {
      if (this.tables.get(table.id) === table) this.tell(table.watchMessage());
    }, 1000);
  }

  private welcomed(message: Extract<ServerMessage, { t: 'welcome' }>): void {
    if (message.protocol !== PROTOCOL) {
      // The page is older or newer than the server: it has to be loaded anew.
      this.end('other-version');
      return;
    }
    this.fails = 0;
    this.person = message.user;
    this.skew = message.now - Date.now();
    if (this.status === 'connected') return; // only a new name
    this.setStatus('connected');
    if (this.lobby) this.tell({ t: 'lobby', on: true });
    for (const table of this.tables.values()) {
      this.tell(table.watchMessage());
      if (table.looking) this.tell({ t: 'looking', table: table.id, on: true });
    }
    for (const pending of this.pending.values()) this.sendAct(pending);
  }

  private refused(key: string, problem: Problem): void {
    const pending = this.pending.get(key);
    if (!pending) return;
    if (isPassing(problem)) {
      // Nothing has happened yet: once more, a little later.
      setTimeout(() => {
        if (this.pending.has(key)) this.sendAct(pending);
      }, 500);
      return;
    }
    this.settle(key);
    pending.refused(new ActRefused(problem));
    this.tables.get(pending.table)?.changed();
  }
}

/** Nothing has happened, and the next time it may work. */
const isPassing = ({ code }: Problem): boolean => code === 'not-saved' || code === 'too-fast';

/** Unique for this client, now and after a reload. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, b => b.toString(16).padStart(2, '0')).join('');
}

/** While an answer is on its way, its question is off the table. */
function withoutQuestion(view: View, question: number): View {
  const state: CoreState = { ...view.state, asked: view.state.asked.filter(q => q.id !== question) };
  const questions = view.questions.filter(q => q.id !== question);
  const asked = [...new Set(state.asked.map(q => q.seat))];
  return { ...view, state, questions, asked };
}
