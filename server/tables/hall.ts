/** All tables, as far as this process has to do with them. */
import { SPECTATOR } from '@epoka/kernel';
import type { z } from 'zod';
import type { House } from '../house.ts';
import type { Accounts } from '../people/accounts.ts';
import { Refused } from '../problems.ts';
import type { Act, ActResult, NewTable, TableList, TableListing } from '../protocol.ts';
import { StoreError } from '../store/db.ts';
import { newId } from '../store/ids.ts';
import type { Listed } from '../store/tables.ts';
import type { TableRow, User } from '../store/types.ts';
import { inviteJob } from './derive.ts';
import { asJson, type LobbyDoc, listingInfo, newDoc } from './doc.ts';
import { Host } from './host.ts';

/** Idle for so long: only a snapshot in the store, nothing in memory that can be rebuilt. */
const REST_AFTER = 30_000;
/** Idle and unwatched for so long: gone from memory. */
const GONE_AFTER = 60_000;
const LIST = 100;
const PHASES = {
  mine: ['open', 'playing'],
  left: ['playing'],
  archive: ['over', 'closed'],
} as const;
const NOBODY = '—';

export interface HallParts {
  readonly accounts: Accounts;
  mustKnowBot(spec: string): void;
  wantsNotice(user: string): Promise<boolean>;
}

export class Hall {
  private readonly house: House;
  private readonly parts: HallParts;
  private readonly hosts = new Map<string, Promise<Host>>();
  /** those of them that are there */
  private readonly present = new Map<string, Host>();
  private readonly lobbyListeners = new Set<() => void>();
  private lobbyTimer: NodeJS.Timeout | undefined;

  constructor(house: House, parts: HallParts) {
    this.house = house;
    this.parts = parts;
  }

  /** The table, from memory or from the store. */
  host(id: string): Promise<Host> {
    let host = this.hosts.get(id);
    if (!host) {
      host = this.load(id);
      this.hosts.set(id, host);
      host.then(
        there => this.present.set(id, there),
        // What is not there, or can't be read now, is asked for again the next time.
        () => this.hosts.delete(id),
      );
      this.house.metrics.tables.set(this.hosts.size);
    }
    return host;
  }

  private async load(id: string): Promise<Host> {
    const { tables } = this.house.store;
    const row = await tables.get(id);
    if (!row) throw new Refused('no-such-table');
    return new Host(this.house, row, await tables.seats(id), {
      mustKnowBot: this.parts.mustKnowBot,
      wantsNotice: this.parts.wantsNotice,
      announce: (table, seats) => this.announce([[table, seats]]),
    });
  }

  // ---- making tables

  async create(user: User, wish: z.output<typeof NewTable>): Promise<string> {
    const game = Object.hasOwn(this.house.games, wish.game) ? this.house.games[wish.game] : undefined;
    if (!game) throw new Refused('unknown-game', `no game is called "${wish.game}"`);
    const doc = newDoc(wish, game.rules, user, this.parts.mustKnowBot);
    await this.mustHaveRoom(user);
    return this.add(`${user.id}:${wish.key}`, wish.game, wish.listed ?? false, user.id, doc);
  }

  /** The id of the new table; of the old one where this wish was carried out before. */
  private async add(
    key: string,
    game: string,
    listed: boolean,
    host: string | null,
    doc: LobbyDoc,
  ): Promise<string> {
    const { tables } = this.house.store;
    const now = this.house.now();
    const row: TableRow = {
      id: newId(),
      key,
      game,
      phase: 'open',
      listed,
      host,
      lobby: asJson(doc),
      match: null,
      number: 0,
      revision: 1,
      created: now,
      changed: now,
    };
    const seats = doc.seats.flatMap((s, seat) =>
      s.who === 'human' ? [{ user: s.player, seat, asked: false }] : [],
    );
    const invited = doc.invited
      .filter(user => !seats.some(s => s.user === user))
      .map(user => ({ user, seat: -2, asked: false }));
    const known = [...seats, ...invited];
    if (host !== null && !known.some(s => s.user === host))
      known.push({ user: host, seat: -1, asked: false });
    try {
      await tables.add(row, known);
      return row.id;
    } catch (error) {
      const made =
        error instanceof StoreError && error.problem === 'conflict' ? await tables.idByKey(key) : undefined;
      if (made === undefined) throw error;
      return made;
    }
  }

  /** At one table more, or at `here`, where they may be already. */
  private async mustHaveRoom(user: User, here?: string): Promise<void> {
    const most = this.house.rules.mostTables;
    const mine = await this.house.store.tables.of(user.id, ['open', 'playing'], most + 1);
    const others = mine.filter(t => t.id !== here && (t.seat >= 0 || t.host === user.id));
    if (others.length >= most) throw new Refused('too-many', `at most ${most} tables at a time`);
  }

  // ---- acting

  async act(user: User, id: string, act: z.output<typeof Act>, key: string): Promise<ActResult> {
    const started = performance.now();
    const { metrics } = this.house;
    try {
      const result = await this.dispatch(user, id, act, key);
      metrics.acts.inc({ act: act.do, outcome: 'done' });
      return result;
    } catch (error) {
      metrics.acts.inc({ act: act.do, outcome: 'refused' });
      throw error;
    } finally {
      metrics.actSeconds.observe((performance.now() - started) / 1000);
    }
  }

  private async dispatch(user: User, id: string, act: z.output<typeof Act>, key: string): Promise<ActResult> {
    const host = await this.host(id);
    switch (act.do) {
      case 'say':
        return host.say(user, act.text, key);
      case 'rematch':
        return this.rematch(host, user, key);
      case 'invite':
        return this.invite(host, user, act, key);
      case 'sit':
        await this.mustHaveRoom(user, id);
        return host.act(user, act, key, await this.isLinked(id, act.code));
      case 'take-over':
        return host.act(user, act, key, await this.isLinked(id, act.code));
      default:
        return host.act(user, act, key);
    }
  }

  /** A link that is no good says so itself; none at all is for the table to judge. */
  private async isLinked(id: string, code: string | undefined): Promise<boolean> {
    if (code === undefined) return false;
    const link = await this.parts.accounts.followLink(code, 'seat');
    if (link.table !== id) throw new Refused('unknown-link');
    return true;
  }

  private async invite(
    host: Host,
    user: User,
    act: Extract<z.output<typeof Act>, { do: 'invite' }>,
    key: string,
  ): Promise<ActResult> {
    const friends = await this.house.store.people.friends(user.id);
    if (!friends.some(f => f.id === act.user))
      throw new Refused('no-such-user', 'only friends can be invited');
    const result = await host.act(user, act, key);
    if (await this.parts.wantsNotice(act.user)) {
      const body = { user: act.user, by: user.name };
      const due = this.house.now();
      await this.house.store.jobs.put({
        id: inviteJob(host.id, act.user),
        kind: 'invite',
        table: host.id,
        due,
        body,
      });
    }
    return result;
  }

  /** A new table with the same people and settings. Whoever asks first becomes host. */
  private async rematch(host: Host, user: User, key: string): Promise<ActResult> {
    const { lobby, seat } = await host.look(user.id, (_, s, l) => ({ lobby: l, seat: s }));
    if (lobby.phase !== 'over' && lobby.phase !== 'closed') throw new Refused('not-over');
    if (seat === SPECTATOR) throw new Refused('not-seated');
    let table = lobby.doc.rematch;
    if (table === null || (await this.wasCalledOff(table))) {
      await this.mustHaveRoom(user);
      const { doc } = lobby;
      const fresh: LobbyDoc = {
        ...doc,
        // Everybody finds their old seat; the others say ready when they have seen it.
        seats: doc.seats.map(s => {
          if (s.who === 'human') return s.player === user.id ? { ...s, ready: true } : { who: 'open' };
          return s.who === 'left' ? { who: 'open' } : s;
        }),
        invited: doc.seats.flatMap(s =>
          s.who === 'human' && s.player !== user.id && s.player ? [s.player] : [],
        ),
        former: {},
        proposals: [],
        rematch: null,
        result: null,
        recent: [],
      };
      const name = table === null ? `rematch:${host.id}` : `rematch:${host.id}:${table}`;
      table = await this.add(name, lobby.game, lobby.listed, user.id, fresh);
    }
    const result = await host.noteRematch(table, `${user.id}:${key}`);
    return { ...result, table };
  }

  /** A table that was closed before its game began leads nowhere. */
  private async wasCalledOff(id: string): Promise<boolean> {
    const row = await this.house.store.tables.get(id);
    return row === undefined || (row.phase === 'closed' && row.match === null);
  }

  // ---- lists

  async list(kind: z.output<typeof TableList>, user: User | undefined): Promise<TableListing[]> {
    const { tables } = this.house.store;
    if (kind === 'public') {
      const rows = await tables.listed(['open', 'playing'], LIST);
      return rows.map(row => listing(row, user?.id));
    }
    if (!user) throw new Refused('sign-in');
    const rows = await tables.of(user.id, PHASES[kind], LIST);
    return rows
      .map(row => ({ ...listing(row, user.id), seat: row.seat, yourTurn: row.asked }))
      .filter(({ info, seat }) => {
        if (kind === 'archive') return true;
        // Where somebody else has taken the seat meanwhile, there is nothing to come back to.
        const left = seat < 0 && Object.values(info.former).includes(user.id);
        return kind === 'left' ? left : !left && (seat !== -1 || info.host === user.id);
      });
  }

  /** Calls back, not too often, when some list of tables has changed. */
  onLobbyChange(listener: () => void): () => void {
    this.lobbyListeners.add(listener);
    return () => this.lobbyListeners.delete(listener);
  }

  private lobbyChanged(): void {
    this.lobbyTimer ??= setTimeout(() => {
      this.lobbyTimer = undefined;
      for (const listener of this.lobbyListeners) listener();
    }, 250);
  }

  // ---- what other processes say

  hear(message: string): void {
    const [what, id, a, b] = message.split(' ');
    if (what === 'here') this.hearWhoIsThere(id, a);
    if (what === 'lobby') this.lobbyChanged();
    const host = id === undefined ? undefined : this.hosts.get(id);
    if (!host) return;
    // Mostly it was this process itself.
    if (what === 'table' && this.present.get(id)?.knows(Number(a), b === '-' ? 0 : Number(b))) return;
    const failed = (error: unknown) =>
      this.house.log.warn({ table: id, err: error }, 'could not catch up with a table');
    if (what === 'table') host.then(h => h.hear(Number(a), b === '-' ? 0 : Number(b))).catch(failed);
    if (what === 'chat') host.then(h => h.pullChat()).catch(failed);
  }

  /** Only where there are other processes. A message may not be longer than 8000 bytes. */
  private announce(list: readonly (readonly [table: string, seats: readonly number[]])[]): void {
    const { store, name, log } = this.house;
    if (store.engine !== 'postgres') return;
    for (let i = 0; i < list.length; i += 150) {
      const text = list
        .slice(i, i + 150)
        .map(([table, seats]) => `${table}:${seats.join(',')}`)
        .join(';');
      store.db
        .notify(`here ${name} ${text}`)
        .catch(error => log.debug({ err: error }, 'others were not told who is here'));
    }
  }

  private hearWhoIsThere(process: string, text: string): void {
    if (process === this.house.name) return;
    for (const part of text.split(';')) {
      const [table, seats] = part.split(':');
      const numbers = seats === '' ? [] : seats.split(',').map(Number);
      this.hosts
        .get(table)
        ?.then(host => host.hearWhoIsThere(process, numbers))
        .catch(() => undefined); // a table that could not be loaded has nobody to tell
    }
  }

  /** Said again from time to time: a process that falls silent is taken for dead. */
  async announceAll(): Promise<void> {
    const list: [string, readonly number[]][] = [];
    for (const promise of this.hosts.values()) {
      const host = await promise.catch(() => undefined);
      if (host?.watched) list.push([host.id, host.ownSeats]);
    }
    this.announce(list);
  }

  /** Messages may have been lost: everything that somebody looks at is read anew. */
  gap(): void {
    for (const [id, host] of this.hosts)
      host
        .then(async h => {
          await h.check();
          await h.pullChat();
        })
        .catch(error => this.house.log.warn({ table: id, err: error }, 'could not catch up with a table'));
    this.lobbyChanged();
  }

  // ---- people who go

  /** Leaves every table and takes the name out of all of them. */
  async farewell(user: User): Promise<void> {
    const { tables } = this.house.store;
    for (const t of await tables.of(user.id, ['open', 'playing', 'over', 'closed'], 100_000)) {
      const host = await this.host(t.id);
      if (t.phase === 'open' || t.phase === 'playing') await host.act(user, { do: 'leave' }, newId());
      await host.anonymise(user.id, NOBODY);
    }
    await this.house.store.people.deleteUser(user.id, NOBODY);
  }

  // ---- housekeeping

  /** Called now and then: what is idle makes room. */
  async sweep(): Promise<void> {
    const now = this.house.now();
    for (const [id, promise] of this.hosts) {
      const host = await promise.catch(() => undefined);
      if (!host || host.busy) continue;
      const idle = now - host.lastUsed;
      if (idle < REST_AFTER) continue;
      await host.rest();
      if (idle >= GONE_AFTER && !host.watched && !host.busy) {
        this.hosts.delete(id);
        this.present.delete(id);
      }
    }
    this.house.metrics.tables.set(this.hosts.size);
  }

  /** A graceful stop: snapshots of everything, so that a restart is quick and an update finds last positions. */
  async close(): Promise<void> {
    clearTimeout(this.lobbyTimer);
    for (const promise of this.hosts.values()) {
      const host = await promise.catch(() => undefined);
      await host
        ?.rest()
        .catch(error => this.house.log.warn({ table: host.id, err: error }, 'no snapshot at the end'));
    }
  }
}

function listing(row: Listed, user: string | undefined): TableListing {
  const info = listingInfo(row);
  const seat = user === undefined ? -1 : info.seats.findIndex(s => s.who === 'human' && s.player === user);
  return { info, seat, yourTurn: false, changed: row.changed };
}
