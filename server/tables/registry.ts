/** All tables, as far as this process has to do with them. */
import { SPECTATOR } from '@epoka/kernel';
import type { Act, ActResult, NewTable, TableList, TableListing } from '@epoka/protocol';
import { earlyCommitment, newSeed } from '@epoka/table';
import type { z } from 'zod';
import type { ServerContext } from '../context.ts';
import type { Accounts } from '../people/accounts.ts';
import { Refused } from '../problems.ts';
import { StoreError } from '../store/db.ts';
import { newId } from '../store/ids.ts';
import type { TableListRow } from '../store/tables.ts';
import type { TableRow, User } from '../store/types.ts';
import { inviteJob } from './derive.ts';
import { LiveTable } from './live-table.ts';
import { asJson, type LobbyDoc, listingInfo, lobbyOf, newDoc } from './lobby.ts';
import type { Invitation } from './views.ts';

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

export interface TableRegistryParts {
  readonly accounts: Accounts;
  mustKnowBot(spec: string): void;
  wantsNotice(user: string): Promise<boolean>;
  /** not too many lines at once */
  maySay(user: string): boolean;
}

export class TableRegistry {
  private readonly context: ServerContext;
  private readonly parts: TableRegistryParts;
  private readonly live = new Map<string, Promise<LiveTable>>();
  /** those of them that are loaded by now */
  private readonly loaded = new Map<string, LiveTable>();
  private readonly lobbyListeners = new Set<() => void>();
  private lobbyTimer: NodeJS.Timeout | undefined;

  constructor(context: ServerContext, parts: TableRegistryParts) {
    this.context = context;
    this.parts = parts;
  }

  /** The table, from memory or from the store. */
  get(id: string): Promise<LiveTable> {
    let live = this.live.get(id);
    if (!live) {
      live = this.load(id);
      this.live.set(id, live);
      live.then(
        there => this.loaded.set(id, there),
        // What is not there, or can't be read now, is asked for again the next time.
        () => this.live.delete(id),
      );
      this.context.metrics.tables.set(this.live.size);
    }
    return live;
  }

  private async load(id: string): Promise<LiveTable> {
    const { tables } = this.context.store;
    const row = await tables.get(id);
    if (!row) throw new Refused('no-such-table');
    return new LiveTable(this.context, row, await tables.seats(id), {
      mustKnowBot: this.parts.mustKnowBot,
      wantsNotice: this.parts.wantsNotice,
      announce: (table, seats) => this.announce([[table, seats]]),
    });
  }

  // ---- making tables

  async create(user: User, wish: z.output<typeof NewTable>): Promise<string> {
    const game = Object.hasOwn(this.context.games, wish.game) ? this.context.games[wish.game] : undefined;
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
    const { tables } = this.context.store;
    const now = this.context.now();
    const row: TableRow = {
      id: newId(),
      key,
      game,
      phase: 'open',
      listed,
      host,
      lobby: asJson(promised(doc, game)),
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
    const most = this.context.policy.mostTables;
    const mine = await this.context.store.tables.of(user.id, ['open', 'playing'], most + 1);
    const others = mine.filter(t => t.id !== here && (t.seat >= 0 || t.host === user.id));
    if (others.length >= most) throw new Refused('too-many', `at most ${most} tables at a time`);
  }

  // ---- acting

  async act(user: User, id: string, act: z.output<typeof Act>, key: string): Promise<ActResult> {
    const started = performance.now();
    const { metrics } = this.context;
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
    const live = await this.get(id);
    switch (act.do) {
      case 'say':
        if (!this.parts.maySay(user.id)) throw new Refused('too-fast');
        return live.chat.say(user, act.text, key);
      case 'rematch':
        return this.rematch(live, user, key);
      case 'invite':
        return this.invite(live, user, act, key);
      case 'sit':
        await this.mustHaveRoom(user, id);
        return live.act(user, act, key, {
          invitation: await this.invitation(id, act.code),
          blockedBy: await this.context.store.moderation.blockersOf(user.id),
        });
      case 'take-over': {
        const result = await live.act(user, act, key, {
          invitation: await this.invitation(id, act.code),
          blockedBy: await this.context.store.moderation.blockersOf(user.id),
        });
        // Another process may have shown them the game at the very moment.
        const { store } = this.context;
        const looked = store.engine === 'postgres' && (await store.tables.hasLookedOn(id, user.id));
        if (looked && (await live.withdraw(user))) throw new Refused('looked-on');
        return result;
      }
      default:
        return live.act(user, act, key);
    }
  }

  /** What the code of a link is worth here. One that is no good is told only to those who need one. */
  async invitation(id: string, code: string | undefined): Promise<Invitation> {
    if (code === undefined) return {};
    try {
      const link = await this.parts.accounts.followLink(code, 'seat');
      return link.table === id ? { link: link.id } : { problem: new Refused('unknown-link') };
    } catch (error) {
      if (error instanceof Refused) return { problem: error };
      throw error;
    }
  }

  private async invite(
    live: LiveTable,
    user: User,
    act: Extract<z.output<typeof Act>, { do: 'invite' }>,
    key: string,
  ): Promise<ActResult> {
    const friends = await this.context.store.people.friends(user.id);
    if (!friends.some(f => f.id === act.user))
      throw new Refused('no-such-user', 'only friends can be invited');
    const result = await live.act(user, act, key);
    if (await this.parts.wantsNotice(act.user)) {
      const body = { user: act.user, by: user.name };
      const due = this.context.now();
      await this.context.store.jobs.put({
        id: inviteJob(live.id, act.user),
        kind: 'invite',
        table: live.id,
        due,
        body,
      });
    }
    return result;
  }

  /** A new table with the same people and settings. Whoever asks first becomes host. */
  private async rematch(live: LiveTable, user: User, key: string): Promise<ActResult> {
    const { lobby, seat } = await live.views.look(user.id, (_, s, l) => ({ lobby: l, seat: s }));
    if (lobby.phase !== 'over' && lobby.phase !== 'closed') throw new Refused('not-over');
    if (seat === SPECTATOR) throw new Refused('not-seated');
    let table = lobby.doc.rematch;
    if (table === null || (await this.wasCalledOff(table))) {
      await this.mustHaveRoom(user);
      // What was noted of people at the old table is over with it; who was sent away stays so.
      const { unnamed: _unnamed, declined: _declined, alive: _alive, ended: _ended, ...doc } = lobby.doc;
      const fresh: LobbyDoc = {
        ...doc,
        // Everybody finds their old seat; the others say ready when they have seen it.
        seats: doc.seats.map(s => {
          if (s.who === 'human') return s.player === user.id ? { ...s, ready: true } : { who: 'open' };
          // a bot that played for somebody makes room for them
          return s.who === 'left' || (s.who === 'bot' && s.holder) ? { who: 'open' } : s;
        }),
        invited: doc.seats.flatMap(s => {
          const who = s.who === 'human' ? s : s.who === 'open' ? undefined : s.holder;
          return who?.player && who.player !== user.id ? [who.player] : [];
        }),
        former: {},
        vacated: [],
        held: {},
        proposals: [],
        rematch: null,
        result: null,
        recent: [],
      };
      const name = table === null ? `rematch:${live.id}` : `rematch:${live.id}:${table}`;
      table = await this.add(name, lobby.game, lobby.listed, user.id, fresh);
    }
    const result = await live.noteRematch(table, `${user.id}:${key}`);
    return { ...result, table };
  }

  /** A table that was closed before its game began leads nowhere. */
  private async wasCalledOff(id: string): Promise<boolean> {
    const row = await this.context.store.tables.get(id);
    return row === undefined || (row.phase === 'closed' && row.match === null);
  }

  /** The operator ends a table, also one that can't be loaded any more: of that only what lists show is written. */
  async closeByOperator(id: string): Promise<void> {
    try {
      await (await this.get(id)).closeByOperator();
    } catch (error) {
      if (error instanceof StoreError || (error instanceof Refused && error.code === 'no-such-table'))
        throw error;
      this.context.log.warn({ table: id, err: error }, 'a table is closed as it is: it can not be loaded');
      await this.context.store.tables.closeAsItIs(id, this.context.now());
    }
  }

  // ---- lists

  async list(kind: z.output<typeof TableList>, user: User | undefined): Promise<TableListing[]> {
    const { tables } = this.context.store;
    if (kind === 'public') {
      const rows = await tables.listed(['open', 'playing'], LIST);
      return rows.map(row => listing(row, user?.id));
    }
    if (!user) throw new Refused('sign-in');
    const rows = await tables.of(user.id, PHASES[kind], LIST);
    return rows
      .filter(row => !lobbyOf({ ...row, key: null, match: null, number: 0 }).doc.sentAway?.includes(user.id))
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
    const live = id === undefined ? undefined : this.live.get(id);
    if (!live) return;
    // Mostly it was this process itself.
    if (what === 'table' && this.loaded.get(id)?.knows(Number(a), b === '-' ? 0 : Number(b))) return;
    const failed = (error: unknown) =>
      this.context.log.warn({ table: id, err: error }, 'could not catch up with a table');
    if (what === 'table') live.then(h => h.hear(Number(a), b === '-' ? 0 : Number(b))).catch(failed);
    if (what === 'chat') live.then(h => h.chat.pull()).catch(failed);
    if (what === 'links') live.then(h => h.views.checkLinks()).catch(failed);
  }

  /** Only where there are other processes. A message may not be longer than 8000 bytes. */
  private announce(list: readonly (readonly [table: string, seats: readonly number[]])[]): void {
    const { store, name, log } = this.context;
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
    if (process === this.context.name) return;
    for (const part of text.split(';')) {
      const [table, seats] = part.split(':');
      const numbers = seats === '' ? [] : seats.split(',').map(Number);
      this.live
        .get(table)
        ?.then(live => live.views.hearWhoIsThere(process, numbers))
        .catch(() => undefined); // a table that could not be loaded has nobody to tell
    }
  }

  /** Said again from time to time: a process that falls silent is taken for dead. */
  async announceAll(): Promise<void> {
    const list: [string, readonly number[]][] = [];
    for (const promise of this.live.values()) {
      const live = await promise.catch(() => undefined);
      if (live?.watched) list.push([live.id, live.views.ownSeats]);
    }
    this.announce(list);
  }

  /** Messages may have been lost: everything that somebody looks at is read anew. */
  gap(): void {
    for (const [id, live] of this.live)
      live
        .then(async h => {
          await h.check();
          await h.chat.pull();
          await h.views.checkLinks();
        })
        .catch(error => this.context.log.warn({ table: id, err: error }, 'could not catch up with a table'));
    this.lobbyChanged();
  }

  // ---- people who go

  /** Leaves every table and takes the name out of all of them. */
  async farewell(user: User): Promise<void> {
    const { tables } = this.context.store;
    // Twice: what was on its way when the last right ended may have come to a table of the first time round.
    for (let round = 0; round < 2; round++) {
      for (const t of await tables.of(user.id, ['open', 'playing', 'over', 'closed'], 100_000)) {
        const live = await this.get(t.id);
        if (t.phase === 'open' || t.phase === 'playing')
          await live.act(user, { do: 'leave' }, newId()).catch(error => {
            // A game that can't be played any more can't be left either; the name goes all the same.
            if (!(error instanceof Refused)) throw error;
          });
        await live.anonymise(user.id, NOBODY);
      }
      // Asked for a seat, was invited or sent away: there they stand without ever having sat.
      for (const id of await tables.naming(user.id)) await (await this.get(id)).anonymise(user.id, NOBODY);
      await this.context.store.people.deleteUser(user.id, NOBODY);
    }
  }

  // ---- housekeeping

  /** Called now and then: what is idle makes room. */
  async sweep(): Promise<void> {
    const now = this.context.now();
    for (const [id, promise] of this.live) {
      const live = await promise.catch(() => undefined);
      if (!live || live.busy) continue;
      // Links also end by themselves.
      await live.views.checkLinks();
      const idle = now - live.lastUsed;
      if (idle < REST_AFTER) continue;
      await live.rest();
      if (idle >= GONE_AFTER && !live.watched && !live.busy) {
        this.live.delete(id);
        this.loaded.delete(id);
      }
    }
    this.context.metrics.tables.set(this.live.size);
  }

  /** A graceful stop: snapshots of everything, so that a restart is quick and an update finds last positions. */
  async close(): Promise<void> {
    clearTimeout(this.lobbyTimer);
    for (const promise of this.live.values()) {
      const live = await promise.catch(() => undefined);
      await live
        ?.rest()
        .catch(error => this.context.log.warn({ table: live.id, err: error }, 'no snapshot at the end'));
    }
  }
}

function listing(row: TableListRow, user: string | undefined): TableListing {
  const info = listingInfo(row);
  const seat = user === undefined ? -1 : info.seats.findIndex(s => s.who === 'human' && s.player === user);
  return { info, seat, yourTurn: false, changed: row.changed };
}

/** A new seed, with the promise that it will be this one: before any player adds to it. */
function promised(doc: LobbyDoc, game: string): LobbyDoc {
  const seed = newSeed();
  const seats = doc.seats.map(s => {
    if (s.who !== 'human') return s;
    const { salt: _, ...unsalted } = s;
    return unsalted;
  });
  return { ...doc, seats, seed, commitment: earlyCommitment(seed, game) };
}
