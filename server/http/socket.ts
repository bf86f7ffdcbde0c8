/** WebSockets: one connection a client, any number of tables on it. */
import type { Socket } from 'node:net';
import {
  type Announcement,
  CLOSE_MISBEHAVED,
  CLOSE_RESTART,
  CLOSE_SESSION_ENDED,
  ClientMessage,
  isAnswerAct,
  LIMITS,
  PROTOCOL,
  type Problem,
  type ServerMessage,
} from '@epoka/protocol';
import type { FastifyInstance } from 'fastify';
import type { WebSocket } from 'ws';
import type { Identity } from '../people/accounts.ts';
import { FAULT, problemOf, Refused } from '../problems.ts';
import type { User } from '../store/types.ts';
import type { LiveTable } from '../tables/live-table.ts';
import type { Watcher } from '../tables/watchers.ts';
import { addressOf } from './addresses.ts';
import { identify, safely } from './define-route.ts';
import { mayLookAsStranger } from './limits.ts';
import type { RouteParts } from './route-parts.ts';
import { isOwnOrigin } from './security.ts';

/** A client that takes nothing for so long gets no more: it will come back and ask for the whole. */
const MOST_UNSENT = 4 * 1024 * 1024;
/** Not all hearts beat at once: thousands of pings in one go would hold everything up. */
const BEATS = 60;
const MOST_BAD = 20;
/** Whoever watches gets a whole table: so many other messages that is worth. */
const WATCH_COST = 4;

class Connection implements Watcher {
  private readonly parts: RouteParts;
  readonly number: number;
  private readonly socket: WebSocket;
  /** what the WebSocket writes to */
  private readonly wire: Socket;
  private gathering = false;
  private person: User | undefined;
  /** session or token: when it ends, so does this */
  readonly right: string | undefined;
  private readonly watched = new Map<string, LiveTable>();
  private stopLobby: (() => void) | undefined;
  private readonly limitName: string;
  private bad = 0;
  private tooFast = 0;
  private waiting = 0;
  alive = true;

  constructor(
    parts: RouteParts,
    number: number,
    socket: WebSocket,
    wire: Socket,
    identity: Identity | undefined,
    address: string,
  ) {
    this.parts = parts;
    this.number = number;
    this.socket = socket;
    this.wire = wire;
    this.person = identity?.user;
    this.right = identity?.session?.id ?? identity?.token ?? undefined;
    this.limitName = identity?.user.id ?? address;
  }

  get user(): string | undefined {
    return this.person?.id;
  }

  get name(): string | undefined {
    return this.person?.name;
  }

  welcome(): void {
    const user = this.person ? { id: this.person.id, name: this.person.name } : null;
    this.send({ t: 'welcome', protocol: PROTOCOL, user, now: this.parts.context.now() });
  }

  /** The person has another name now. */
  rename(user: User): void {
    this.person = user;
    this.welcome();
  }

  send(message: ServerMessage): void {
    this.sendText(JSON.stringify(message));
  }

  sendText(text: string): void {
    if (this.socket.readyState !== this.socket.OPEN) return;
    if (this.socket.bufferedAmount > MOST_UNSENT) {
      this.socket.terminate();
      return;
    }
    this.gather();
    this.socket.send(text);
  }

  /** What is said in one moment goes out together: a call to the system costs more than making the message. */
  private gather(): void {
    if (this.gathering) return;
    this.gathering = true;
    this.wire.cork();
    process.nextTick(this.letGo);
  }

  private readonly letGo = (): void => {
    this.gathering = false;
    this.wire.uncork();
  };

  close(code: number): void {
    this.socket.close(code);
  }

  terminate(): void {
    this.socket.terminate();
  }

  ping(): void {
    this.alive = false;
    this.socket.ping();
  }

  // ---- what comes in

  receive(data: Buffer, isBinary: boolean): void {
    if (!this.parts.limits.account.take(this.limitName)) {
      this.tooFast++;
      // A client that goes on in spite of it is not one of ours.
      if (this.tooFast > 200) this.close(CLOSE_MISBEHAVED);
      else this.complain(data, { code: 'too-fast', message: 'too many messages' });
      return;
    }
    const message = isBinary ? undefined : readMessage(data);
    if (!message) {
      if (++this.bad > MOST_BAD) this.close(CLOSE_MISBEHAVED);
      else this.complain(data, { code: 'malformed-message', message: 'this does not fit the protocol' });
      return;
    }
    if (this.waiting > 100) {
      this.complain(data, { code: 'too-fast', message: 'too many acts at once' });
      return;
    }
    this.waiting++;
    this.handle(message)
      .catch(error => this.failed(message, error))
      .finally(() => {
        this.waiting--;
      });
  }

  /** Tells what was wrong, to the act it belongs to where that can be seen. */
  private complain(data: Buffer, problem: Problem): void {
    const key = keyOf(data);
    this.send(key === undefined ? { t: 'error', problem } : { t: 'refused', key, problem });
  }

  private failed(message: ClientMessage, error: unknown): void {
    let problem = problemOf(error);
    if (!problem) {
      this.parts.context.log.error({ message: message.t, err: error }, 'a message could not be handled');
      problem = FAULT;
    }
    if (problem.code === 'not-saved') this.parts.storeAlerts.note(error);
    if (message.t === 'act') this.send({ t: 'refused', key: message.key, problem });
    else if (message.t === 'watch') this.send({ t: 'gone', table: message.table, problem });
    else this.send({ t: 'error', problem });
  }

  private async handle(message: ClientMessage): Promise<void> {
    const { registry, context } = this.parts;
    switch (message.t) {
      case 'watch':
        return this.watch(message);
      case 'unwatch': {
        const live = this.watched.get(message.table);
        this.watched.delete(message.table);
        await live?.views.unwatch(this);
        return;
      }
      case 'looking':
        await this.watched.get(message.table)?.views.looking(this, message.on);
        return;
      case 'act': {
        if (!this.person) throw new Refused('sign-in');
        const result = await registry.act(this.person, message.table, message.act, message.key);
        this.send({ t: 'done', key: message.key, result });
        return;
      }
      case 'lobby':
        this.stopLobby?.();
        this.stopLobby = message.on ? registry.onLobbyChange(() => this.send({ t: 'lobby' })) : undefined;
        return;
      case 'ping':
        this.send({ t: 'pong', at: message.at, now: context.now() });
        return;
    }
  }

  private async watch(message: Extract<ClientMessage, { t: 'watch' }>): Promise<void> {
    const { table } = message;
    const { limits } = this.parts;
    const mayWatch = this.person
      ? limits.account.take(this.limitName, WATCH_COST)
      : mayLookAsStranger(limits, this.limitName);
    if (!mayWatch) throw new Refused('too-fast');
    if (!this.watched.has(table) && this.watched.size >= LIMITS.tablesWatched) throw new Refused('too-many');
    const live = await this.parts.registry.get(table);
    // Known before anything is sent, so that leaving at the same time finds it.
    this.watched.set(table, live);
    try {
      await live.views.watch(this, message.have, await this.parts.registry.invitation(table, message.code));
    } catch (error) {
      this.watched.delete(table);
      throw error;
    }
    if (this.socket.readyState !== this.socket.OPEN) await live.views.unwatch(this);
  }

  async gone(): Promise<void> {
    this.stopLobby?.();
    const tables = [...this.watched.values()];
    this.watched.clear();
    for (const live of tables) await live.views.unwatch(this);
  }
}

function readMessage(data: Buffer): ClientMessage | undefined {
  let value: unknown;
  try {
    value = JSON.parse(data.toString('utf8'));
  } catch {
    return undefined;
  }
  if (isAnswerAct(value)) return value;
  const result = safely(ClientMessage, value);
  return result.success ? result.data : undefined;
}

/** The key of an act, also where the rest of the message is no good. */
function keyOf(data: Buffer): string | undefined {
  const [, key] = /"key":"([A-Za-z0-9_.:-]{8,64})"/.exec(data.toString('latin1')) ?? [];
  return key;
}

/** Of one address at the same time: a school or a café, but not a machine that opens all it can. */
const MOST_FROM_ONE = 500;

/** All connections of this process. */
export class SocketHub {
  private readonly parts: RouteParts;
  private readonly connections = new Set<Connection>();
  private readonly perAddress = new Map<string, number>();
  private readonly heart: NodeJS.Timeout;
  /** which part of the connections is due */
  private now = 0;
  private count = 0;

  constructor(parts: RouteParts) {
    this.parts = parts;
    this.heart = setInterval(() => this.beat(), parts.heartbeat / BEATS);
    this.heart.unref();
  }

  get size(): number {
    return this.connections.size;
  }

  private beat(): void {
    this.now = (this.now + 1) % BEATS;
    const due = [...this.connections].filter(connection => connection.number % BEATS === this.now);
    for (const connection of due) {
      if (connection.alive) connection.ping();
      else connection.terminate();
    }
    this.checkRights(due);
  }

  /** Messages may have been missed. */
  gap(): void {
    this.announce();
    this.checkRights([...this.connections]);
  }

  /** Whoever was signed out, deleted or renamed while nobody told this process. */
  private checkRights(connections: readonly Connection[]): void {
    const rights = connections.flatMap(({ right }) => (right === undefined ? [] : [right]));
    if (rights.length === 0) return;
    const { store, log, now } = this.parts.context;
    store.people
      .rightsOf([...new Set(rights)], now())
      .then(alive => {
        for (const connection of connections) {
          if (connection.right === undefined) continue;
          const name = alive.get(connection.right);
          if (name === undefined) connection.close(CLOSE_SESSION_ENDED);
          else if (name !== connection.name && connection.user) this.hear(`user ${connection.user}`);
        }
      })
      // A store that does not answer takes no acts either; it is looked at again with the next beat.
      .catch(error => log.debug({ err: error }, 'rights could not be checked'));
  }

  /** What other parts of this and of other processes say. */
  hear(message: string): void {
    const [what, id] = message.split(' ');
    if (what === 'session') {
      for (const connection of this.connections)
        if (connection.right === id) connection.close(CLOSE_SESSION_ENDED);
    } else if (what === 'gone') {
      for (const connection of this.connections)
        if (connection.user === id) connection.close(CLOSE_SESSION_ENDED);
    } else if (what === 'announcement') {
      this.announce();
    } else if (what === 'user') {
      const theirs = [...this.connections].filter(c => c.user === id);
      if (theirs.length === 0) return;
      this.parts.context.store.people
        .user(id)
        .then(user => {
          if (user) for (const connection of theirs) connection.rename(user);
        })
        .catch(error => this.parts.context.log.warn({ err: error }, 'a new name could not be read'));
    }
  }

  /** What the operator has to say, to everybody. */
  private announce(): void {
    const { store, log } = this.parts.context;
    store.moderation
      .announcement()
      .then(words => {
        const message = { t: 'announcement', words: words as unknown as Announcement | null } as const;
        for (const connection of this.connections) connection.send(message);
      })
      .catch(error => log.warn({ err: error }, 'an announcement could not be read'));
  }

  register(app: FastifyInstance): void {
    const { parts } = this;
    const identities = new WeakMap<object, Identity>();
    app.get(
      '/ws',
      {
        websocket: true,
        schema: { hide: true },
        preValidation: async request => {
          if (!isOwnOrigin(request, parts.publicUrl)) throw new Refused('other-origin');
          const address = addressOf(request);
          const there = this.perAddress.get(address) ?? 0;
          if (there >= MOST_FROM_ONE * parts.limits.scale || !parts.limits.connect.take(address))
            throw new Refused('too-fast');
          const identity = await identify(parts, request);
          if (identity) identities.set(request, identity);
        },
      },
      (socket, request) => {
        const connection = new Connection(
          parts,
          ++this.count,
          socket,
          request.raw.socket,
          identities.get(request),
          addressOf(request),
        );
        this.connections.add(connection);
        const ip = addressOf(request);
        this.perAddress.set(ip, (this.perAddress.get(ip) ?? 0) + 1);
        parts.context.metrics.connections.set(this.connections.size);
        socket.on('message', (data: Buffer, isBinary: boolean) => connection.receive(data, isBinary));
        socket.on('pong', () => {
          connection.alive = true;
        });
        // Too big or malformed frames: the library has closed the connection already.
        socket.on('error', error => parts.context.log.debug({ err: error }, 'a connection failed'));
        socket.on('close', () => {
          this.connections.delete(connection);
          const left = (this.perAddress.get(ip) ?? 1) - 1;
          if (left > 0) this.perAddress.set(ip, left);
          else this.perAddress.delete(ip);
          parts.context.metrics.connections.set(this.connections.size);
          connection
            .gone()
            .catch(error => parts.context.log.warn({ err: error }, 'a connection did not end cleanly'));
        });
        connection.welcome();
        // The right may have ended while the connection was being made.
        this.checkRights([connection]);
      },
    );
  }

  /** A graceful stop: everybody is told to come back. */
  close(): void {
    clearInterval(this.heart);
    for (const connection of this.connections) connection.close(CLOSE_RESTART);
  }
}
