/**
 * One table in the memory of this process. Whatever happens at it happens one thing after the other; an act counts when
 * it is saved, and only then does anybody hear of it. If saving fails, memory is thrown away and read anew.
 */

import { type AnyRuleset, type Json, Refusal, SPECTATOR } from '@epoka/kernel';
import { type Table, TableRefusal, type View } from '@epoka/table';
import type { House } from '../house.ts';
import { Refused } from '../problems.ts';
import type { ActResult, ClientMessage, TableAnswer } from '../protocol.ts';
import { recall } from '../slices.ts';
import { StoreError, Turnstile } from '../store/db.ts';
import type { Commit, JobOrder, SeatRow, TableRow, User } from '../store/types.ts';
import { acts } from './acts.ts';
import { anonymise } from './anonymise.ts';
import { anyLegal, type BotTask, botTaskOf, playOf } from './bot-turn.ts';
import { askedSeats, dutiesOf, noticeJob, seatRows } from './derive.ts';
import { asJson, infoOf, isUnnamedSince, type Lobby, lobbyOf, remember, seatInfo, seatOf } from './doc.ts';
import { Gallery, type Looker, NO_GAME } from './gallery.ts';
import { substitute } from './play-acts.ts';
import { isHere, settle } from './proposals.ts';
import { type Match, matchOf, Shelf } from './shelf.ts';
import type { Draft, ParsedAct, Stage } from './stage.ts';

/** What a table needs of the rest of the process. */
export interface HostParts {
  mustKnowBot(spec: string): void;
  wantsNotice(user: string): Promise<boolean>;
  /** tells other processes which seats are connected here */
  announce(table: string, seats: readonly number[]): void;
}

const MOST_TRIES = 8;
const CHAT_SHOWN = 200;

export class Host {
  readonly id: string;
  private readonly house: House;
  private readonly parts: HostParts;
  private readonly turnstile = new Turnstile();
  private lobby: Lobby;
  private match: Match | null;
  /** entries that are saved */
  private number: number;
  private rows = new Map<string, SeatRow>();
  private readonly shelf: Shelf;
  /** what is in memory may be old */
  private stale = false;
  private clockDue: number | undefined;
  private readonly gallery: Gallery;
  lastUsed: number;

  constructor(house: House, row: TableRow, rows: readonly SeatRow[], parts: HostParts) {
    this.house = house;
    this.id = row.id;
    this.parts = parts;
    this.lobby = lobbyOf(row);
    this.match = row.match as unknown as Match | null;
    this.number = row.number;
    for (const r of rows) this.rows.set(r.user, r);
    this.shelf = new Shelf(house, row.id);
    this.gallery = new Gallery(row.id, house.metrics);
    this.lastUsed = house.now();
  }

  private get rules(): AnyRuleset {
    const game = this.house.games[this.lobby.game];
    if (!game) throw new Refused('unknown-game', `this server does not know "${this.lobby.game}"`);
    return game.rules;
  }

  get watched(): boolean {
    return this.gallery.size > 0;
  }

  // ---- bringing memory up to date

  /** The game, where it has begun and is in memory. */
  private get table(): Table | undefined {
    return this.shelf.table;
  }

  /** What is in memory can't be trusted any more: something was not saved, or saved by somebody else. */
  private forget(): void {
    this.shelf.table = undefined;
    this.gallery.forgetViews();
    this.stale = true;
  }

  private async refresh(): Promise<void> {
    const { shelf } = this;
    if (this.stale) {
      const row = await this.house.store.tables.get(this.id);
      if (!row) throw new Refused('no-such-table');
      const rows = await this.house.store.tables.seats(this.id);
      const { revision } = this.lobby;
      this.lobby = lobbyOf(row);
      if (isUnnamedSince(this.lobby, revision)) {
        shelf.table = undefined;
        this.gallery.outdate();
      }
      this.match = row.match as unknown as Match | null;
      this.number = row.number;
      this.clockDue = undefined;
      this.rows = new Map(rows.map(r => [r.user, r]));
      if (!(await shelf.follow(this.rules))) this.gallery.forgetViews();
      this.number = Math.max(this.number, this.table?.n ?? 0);
      this.stale = false;
    }
    if (this.match && !shelf.table && !shelf.broken)
      this.number = await shelf.load(this.rules, this.match, this.lobby.phase);
  }

  // ---- acting

  /** Something a person does. Resolves when it is saved. */
  act(user: User, act: ParsedAct, key: string, linked = false): Promise<ActResult> {
    return this.change(false, stage => {
      const seat = seatOf(stage.lobby.doc, user.id);
      const name = `${user.id}:${key}`;
      if (stage.lobby.doc.recent.includes(name)) return { result: {} };
      const actor = { user, seat, linked, stamp: { at: stage.now, key } };
      // To vote is also a sign of life, but a vote about oneself has its own meaning.
      const here = seat >= 0 && act.do !== 'vote' ? isHere(stage.lobby, seat) : stage.lobby;
      const draft = acts(here === stage.lobby ? stage : { ...stage, lobby: here }, actor, act);
      const lobby = draft.lobby ?? (here === stage.lobby ? undefined : here);
      if (!lobby) return draft;
      return { ...draft, lobby: { ...lobby, doc: remember(lobby.doc, name) } };
    });
  }

  /** After the end: where the same people play again. */
  noteRematch(table: string, name: string): Promise<ActResult> {
    return this.change(false, ({ lobby }) =>
      lobby.doc.rematch === table
        ? {}
        : { lobby: { ...lobby, doc: remember({ ...lobby.doc, rematch: table }, name) } },
    );
  }

  /** One change: decided on what is in memory, saved, published. Tried again where another process was faster. */
  private change(byBot: boolean, decide: (stage: Stage) => Draft): Promise<ActResult> {
    return this.turnstile.run(async () => {
      this.lastUsed = this.house.now();
      for (let tries = 1; ; tries++) {
        try {
          await this.refresh();
          if (this.shelf.broken) throw new Refused(this.shelf.broken);
          if (this.watched) await recall(this.table);
          return await this.attempt(byBot, decide);
        } catch (error) {
          if (!(error instanceof StoreError)) throw error;
          this.forget();
          if (error.problem !== 'conflict' || tries >= MOST_TRIES) {
            this.house.metrics.storeErrors.inc();
            throw error;
          }
          this.house.metrics.conflicts.inc();
        }
      }
    });
  }

  private async attempt(byBot: boolean, decide: (stage: Stage) => Draft): Promise<ActResult> {
    const { table, house } = this;
    const now = house.now();
    const from = table?.n ?? 0;
    const asked = askedSeats(this.lobby, table);
    if (table) this.gallery.prepare(table);
    const stage: Stage = {
      lobby: this.lobby,
      table,
      rules: this.rules,
      now,
      replaceDelay: house.rules.replaceDelay,
      mustKnowBot: this.parts.mustKnowBot,
    };
    let draft: Draft;
    try {
      draft = decide(stage);
    } catch (error) {
      // Refusals change nothing; after anything else better look again.
      if (table && table.n !== from) this.forget();
      throw error;
    }
    const next = draft.begins ?? table;
    const lobby = this.settled(draft.lobby ?? this.lobby, next, from, draft.begins !== undefined);
    const commit = await this.commitOf(from, lobby, next, draft.begins, asked, byBot, now);
    const result = { n: next?.n ?? 0, ...draft.result };
    if (!commit) return result;
    await house.store.tables.commit(commit.commit, now);

    const before = this.lobby;
    this.number = next?.n ?? 0;
    this.lobby = commit.commit.lobby ? { ...lobby, revision: lobby.revision + 1 } : lobby;
    this.shelf.table = next;
    if (draft.begins) this.match = matchOf(draft.begins);
    for (const row of commit.commit.seats ?? []) this.rows.set(row.user, row);
    if (commit.clockDue !== undefined) this.clockDue = commit.clockDue;
    this.publish(before);
    await this.shelf.keepUp();
    return result;
  }

  /** The lobby part follows the game: who sits where, and that it is over. */
  private settled(given: Lobby, table: Table | undefined, from: number, begins: boolean): Lobby {
    if (!table) return given;
    let lobby = given;
    let seatsChanged = begins;
    for (let n = from; n < table.n && !seatsChanged; n++) {
      const { kind } = table.entry(n);
      seatsChanged = kind === 'seat' || kind === 'resign';
    }
    if (seatsChanged) lobby = { ...lobby, doc: { ...lobby.doc, seats: table.seats.map(seatInfo) } };
    if (table.over && lobby.phase === 'playing') {
      const result = table.rules.standing(table.state);
      lobby = { ...lobby, phase: 'over', doc: { ...lobby.doc, result, proposals: [] } };
    }
    return lobby;
  }

  private async commitOf(
    from: number,
    lobby: Lobby,
    table: Table | undefined,
    begins: Table | undefined,
    askedBefore: readonly number[],
    byBot: boolean,
    now: number,
  ): Promise<{ commit: Commit; clockDue: number | undefined } | undefined> {
    const entries: Json[] = [];
    for (let n = from; n < (table?.n ?? 0); n++) entries.push((table as Table).entry(n) as unknown as Json);
    const changed = lobby !== this.lobby;
    if (entries.length === 0 && !changed) return undefined;
    const seats = seatRows(lobby, table, this.rows);
    const moved = entries.length > 0 || begins !== undefined;
    const duties = dutiesOf({ lobby, table, now, byBot, moved, clockDue: this.clockDue });
    const jobs = [...duties.jobs, ...(await this.noticesFor(lobby, table, askedBefore, now))];
    const snapshot = table && this.shelf.needed(table, from);
    const { doc, phase, listed, host, revision } = lobby;
    const commit: Commit = {
      table: this.id,
      from,
      entries,
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
      ...(snapshot ? { snapshot } : {}),
      ...(jobs.length > 0 ? { jobs } : {}),
      ...(duties.drop.length > 0 ? { dropJobs: duties.drop } : {}),
    };
    return { commit, clockDue: duties.clockDue };
  }

  /** Those whose turn has just come and who are not looking. */
  private async noticesFor(
    lobby: Lobby,
    table: Table | undefined,
    askedBefore: readonly number[],
    now: number,
  ): Promise<JobOrder[]> {
    const jobs: JobOrder[] = [];
    for (const seat of askedSeats(lobby, table)) {
      const who = lobby.doc.seats[seat];
      if (askedBefore.includes(seat) || who.who !== 'human' || this.gallery.isLooking(who.player)) continue;
      if (!(await this.parts.wantsNotice(who.player))) continue;
      const due = now + this.house.rules.noticeDelay;
      const body = { user: who.player, n: table?.n ?? 0 };
      jobs.push({ id: noticeJob(this.id, who.player), kind: 'notice', table: this.id, due, body });
    }
    return jobs;
  }

  // ---- what others did

  /** Is this no news? */
  knows(number: number, revision: number): boolean {
    return number <= this.number && revision <= this.lobby.revision && !this.stale;
  }

  /** Another process says that there is news. */
  hear(number: number, revision: number): Promise<void> {
    return this.turnstile.run(async () => {
      if (!this.knows(number, revision)) await this.catchUp();
    });
  }

  /** Messages may have been missed. */
  check(): Promise<void> {
    return this.turnstile.run(() => this.catchUp());
  }

  private async catchUp(): Promise<void> {
    const before = this.lobby;
    // Those who look on get the difference to what they have seen, also when the game was not in memory.
    const { shelf } = this;
    if (!shelf.table && this.match && this.watched && !this.stale && !shelf.broken)
      await shelf.load(this.rules, this.match, this.lobby.phase, this.number);
    if (this.table) {
      if (this.watched) await recall(this.table);
      this.gallery.prepare(this.table);
    }
    this.stale = true;
    await this.refresh();
    if (this.watched) await recall(this.table);
    this.publish(before);
    await this.dropNoticesOfLookers();
  }

  private publish(before: Lobby): void {
    this.gallery.publish(this.lobby, this.table, before.revision !== this.lobby.revision);
    if (this.watched && before.doc.seats !== this.lobby.doc.seats) this.presenceChanged();
  }

  /** The process that saw the turn come did not see that the player looks here. */
  private async dropNoticesOfLookers(): Promise<void> {
    for (const seat of askedSeats(this.lobby, this.table)) {
      const who = this.lobby.doc.seats[seat];
      if (who.who === 'human' && this.gallery.isLooking(who.player))
        await this.house.store.jobs.drop(noticeJob(this.id, who.player));
    }
  }

  // ---- jobs

  /** The next question that a bot has to answer. */
  botTask(): Promise<BotTask | undefined> {
    return this.turnstile.run(async () => {
      this.lastUsed = this.house.now();
      await this.refresh();
      const { table } = this;
      if (!table || this.lobby.phase !== 'playing' || table.over || table.paused) return undefined;
      return botTaskOf(table);
    });
  }

  /** A bot's answer; any legal one where it gave none that is. Nothing happens where the question is gone meanwhile. */
  async botAnswer(task: BotTask, answer: unknown): Promise<void> {
    const give = (choose: (table: Table) => unknown) =>
      this.change(true, stage => {
        const { table } = stage;
        const sits = table && stage.lobby.phase === 'playing' && table.seats[task.seat].kind === 'bot';
        if (sits && table.asked.some(q => q.id === task.question))
          table.answer(task.seat, task.question, choose(table), { at: stage.now });
        return {};
      });
    try {
      await give(() => answer);
    } catch (error) {
      if (error instanceof TableRefusal) return; // paused meanwhile: it is asked again after that
      if (!(error instanceof Refusal)) throw error;
      this.house.log.error(
        { table: this.id, bot: task.bot, answer, err: error },
        'a bot gave an answer that is not legal',
      );
      await give(table => anyLegal(playOf(table), task.question));
    }
  }

  /** Looks at the clocks; returns when to look again. */
  async clockTurn(): Promise<number | undefined> {
    this.clockDue = undefined;
    let due: number | undefined;
    await this.change(false, stage => {
      const { table } = stage;
      if (!table || stage.lobby.phase !== 'playing') return {};
      let { lobby } = stage;
      for (const seat of table.clock(stage.now).flagged)
        lobby = substitute({ lobby, table, now: stage.now }, seat, 'flagged');
      return lobby === stage.lobby ? {} : { lobby };
    });
    await this.turnstile.run(() => {
      due = dutiesOf({
        lobby: this.lobby,
        table: this.table,
        now: this.house.now(),
        byBot: false,
        moved: false,
        clockDue: undefined,
      }).clockDue;
      this.clockDue = due;
    });
    return due;
  }

  /** Carries out proposals whose time has come. */
  async proposalTurn(): Promise<void> {
    await this.change(false, stage => {
      if (stage.lobby.phase !== 'playing') return {};
      const draft = settle(stage, stage.lobby);
      return draft.lobby === stage.lobby ? {} : draft;
    });
  }

  /** Is it (still) this user's turn, and are they not looking here? */
  async awaits(user: string): Promise<boolean> {
    return this.turnstile.run(async () => {
      await this.refresh();
      const seat = seatOf(this.lobby.doc, user);
      if (this.table?.paused || this.gallery.isLooking(user)) return false;
      return seat >= 0 && askedSeats(this.lobby, this.table).includes(seat);
    });
  }

  // ---- looking

  private mayLook(user: string | undefined): boolean {
    const { doc, phase, host } = this.lobby;
    if (phase === 'open' || doc.spectators || seatOf(doc, user) >= 0) return true;
    return user !== undefined && (host === user || doc.invited.includes(user) || this.rows.has(user));
  }

  /** Throws where this person may not look. */
  private lookAs(user: string | undefined): number {
    if (!this.mayLook(user)) throw new Refused('not-allowed', 'nobody may look on here');
    const seat = seatOf(this.lobby.doc, user);
    return seat >= 0 ? seat : SPECTATOR;
  }

  /** Runs something on the table as it stands. */
  look<T>(
    user: string | undefined,
    work: (table: Table | undefined, seat: number, lobby: Lobby) => T | Promise<T>,
  ): Promise<T> {
    return this.turnstile.run(async () => {
      this.lastUsed = this.house.now();
      await this.refresh();
      return work(this.table, this.lookAs(user), this.lobby);
    });
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

  answerFor(user: string | undefined): Promise<TableAnswer> {
    return this.lookBack(user, (table, seat, lobby) => ({
      info: infoOf(lobby),
      seat,
      n: table?.n ?? 0,
      view: table ? (table.view(seat) as View) : null,
    }));
  }

  /** Follows the table from now on. */
  watch(looker: Looker, have: Extract<ClientMessage, { t: 'watch' }>['have']): Promise<void> {
    return this.turnstile.run(async () => {
      this.lastUsed = this.house.now();
      await this.refresh();
      const seat = this.lookAs(looker.user);
      await recall(this.table);
      const n = this.table?.n ?? NO_GAME;
      const readsChat = seat >= 0 || this.lobby.doc.spectatorChat;
      const chat = readsChat ? await this.house.store.tables.chat(this.id, have?.chat ?? 0, CHAT_SHOWN) : [];
      this.gallery.heardUpTo(chat.at(-1)?.number ?? 0);
      this.gallery.enter(looker, seat, n, this.mayLookAlways);
      const same = have && have.n === n && have.seat === seat && this.table;
      if (same && !isUnnamedSince(this.lobby, have.revision)) {
        looker.send({ t: 'current', table: this.id, n });
        if (have.revision !== this.lobby.revision)
          looker.send({ t: 'info', table: this.id, info: infoOf(this.lobby) });
        if (chat.length > 0) looker.send({ t: 'chat', table: this.id, lines: chat });
      } else {
        this.gallery.sendWhole(looker, this.lobby, this.table, chat);
      }
      this.presenceChanged();
    });
  }

  private readonly mayLookAlways = (user: string | undefined): boolean => this.mayLook(user);

  async unwatch(looker: Looker): Promise<void> {
    if (this.gallery.leave(looker)) this.presenceChanged();
  }

  private presenceChanged(): void {
    this.gallery.sayWhoIsHere(this.lobby);
    this.parts.announce(this.id, this.ownSeats);
  }

  /** Seats whose players are connected to this process. */
  get ownSeats(): number[] {
    return this.gallery.ownSeats(this.lobby);
  }

  /** Another process says who is connected there. */
  hearWhoIsThere(process: string, seats: readonly number[]): void {
    const isNew = this.gallery.hearWhoIsThere(process, seats, this.lobby);
    if (isNew && this.watched) this.parts.announce(this.id, this.ownSeats);
  }

  async looking(looker: Looker, on: boolean): Promise<void> {
    this.gallery.setLooking(looker, on);
    if (on && looker.user !== undefined && this.rows.get(looker.user)?.asked)
      await this.house.store.jobs.drop(noticeJob(this.id, looker.user));
  }

  // ---- chat

  async say(user: User, text: string, key: string): Promise<ActResult> {
    const seat = seatOf(this.lobby.doc, user.id);
    if (seat < 0 && this.lobby.host !== user.id)
      throw new Refused('not-seated', 'only those who play talk here');
    const line = { at: this.house.now(), user: user.id, seat, name: user.name, text };
    await this.house.store.tables.say(this.id, line, key);
    await this.pullChat();
    return { n: this.number };
  }

  /** Lines that were not shown here yet, whoever wrote them. */
  pullChat(): Promise<void> {
    return this.turnstile.run(async () => {
      if (this.gallery.size === 0) return;
      const lines = await this.house.store.tables.chat(this.id, this.gallery.heard, CHAT_SHOWN);
      if (lines.length === 0) return;
      this.gallery.heardUpTo(lines[lines.length - 1].number);
      this.gallery.tellChat(lines, this.lobby);
    });
  }

  // ---- housekeeping

  /** Takes a name out of everything that was recorded here. */
  anonymise(user: string, name: string): Promise<void> {
    return this.turnstile.run(async () => {
      this.stale = true;
      await this.refresh();
      const { lobby, match, number } = this;
      await anonymise(this.house.store, { lobby, match, number }, user, name, this.house.now());
      await this.catchUp();
    });
  }

  /** Idle for a while: keep little in memory, and a snapshot in the store. */
  rest(): Promise<void> {
    return this.turnstile.run(async () => {
      this.gallery.forgetViews();
      if (!this.stale) await this.shelf.putAway();
    });
  }

  get busy(): boolean {
    return this.turnstile.busy;
  }
}
