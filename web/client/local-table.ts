/** One local table, in the worker: the match itself, its bots, its keeping, and what the page may see of it. */
import { type AnyGame, type AnyRuleset, type Json, SPECTATOR } from '@epoka/kernel';
import {
  ALL_SEEING,
  type Appended,
  type CarriedOut,
  type Digest,
  diff,
  type Ended,
  endedOf,
  type Plan,
  Table,
  type View,
} from '@epoka/table';
import { type AskBot, askBotHere } from './ask-bot.ts';
import { type Looking, whoLooks } from './handover.ts';
import { localStore, NotKept, type NotKeptCode, type StoredTable } from './local-store.ts';
import { pointsOf } from './replay-shot.ts';
import type { NewLocalTable, PointsAt, TableShot, Verified } from './table-client.ts';
import { closed, tableShot } from './table-shot.ts';

export type Send = (message: { shot: TableShot } | { patch: Json }) => void;

/** Bots begin to think when the page had time to paint what people did. */
const PAINT_FIRST = 40;

export class LocalTable {
  readonly game: AnyGame;
  readonly table: Table;
  kept: StoredTable;
  keeping: 'kept' | NotKeptCode = 'kept';
  private plan: Plan | undefined;
  private looking: Looking = { looker: SPECTATOR, handover: null };
  private lastActor: number | undefined;
  private since = Date.now();
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** counts what bots were asked; a task about a position that is gone is dropped */
  private botTasks = 0;
  private readonly askBot: AskBot;
  private send: Send | undefined;
  private sent: TableShot | undefined;
  private pace = 0;
  /** the player waits for nobody: bots go on at once until somebody of this device is asked */
  private hurried = false;
  private returned = false;
  /** entries not yet on the disk: a failed write is tried again with the next one */
  private unsaved = 0;
  private saving: Promise<void> = Promise.resolve();

  constructor(game: AnyGame, table: Table, kept: StoredTable, askBot: AskBot = askBotHere) {
    this.askBot = askBot;
    this.game = game;
    this.table = table;
    this.kept = kept;
    this.unsaved = table.n;
  }

  static create(game: AnyGame, given: NewLocalTable, id: string, askBot: AskBot = askBotHere): LocalTable {
    const now = Date.now();
    const table = Table.create(game.rules, {
      seats: given.seats,
      settings: given.settings,
      at: now,
      ...(given.brought === undefined ? {} : { brought: given.brought }),
      ...(given.seed === undefined ? {} : { seed: given.seed }),
    });
    return LocalTable.found(game, table, given, id, askBot);
  }

  /** A table of this device from a game that was begun elsewhere, with all that happened in it. */
  static adopt(
    game: AnyGame,
    begun: Table,
    name: string,
    id: string,
    askBot: AskBot = askBotHere,
  ): LocalTable {
    const table = Table.load(game.rules, begun.record);
    const hideOnHandover = table.seats.filter(o => o.kind === 'human').length > 1;
    return LocalTable.found(game, table, { name, hideOnHandover, guided: false }, id, askBot);
  }

  private static found(
    game: AnyGame,
    table: Table,
    { name, hideOnHandover, guided }: Pick<NewLocalTable, 'name' | 'hideOnHandover' | 'guided'>,
    id: string,
    askBot: AskBot,
  ): LocalTable {
    const now = Date.now();
    const kept: StoredTable = {
      id,
      game: game.rules.id,
      name,
      created: now,
      updated: now,
      round: 0,
      over: false,
      humans: [],
      bots: 0,
      yours: true,
      guided,
      config: table.record.config,
      seed: table.record.seed,
      curtain: hideOnHandover,
    };
    const made = new LocalTable(game, table, kept, askBot);
    made.unsaved = 0;
    made.summarise();
    return made;
  }

  get rules(): AnyRuleset {
    return this.game.rules;
  }

  private get looker(): number {
    return this.looking.looker;
  }

  get mine(): number[] {
    return this.table.seats.flatMap((o, seat) => (o.kind === 'human' ? [seat] : []));
  }

  /** By the rules, or because one of two has given up: the other has won then, whatever a bot could still do. */
  get over(): boolean {
    return this.table.over || this.ended !== undefined;
  }

  get ended(): Ended | undefined {
    return this.table.over ? undefined : endedOf(this.table.record);
  }

  /** By seat, the person who plays there or has given up; undefined: a bot's from the start. */
  private get people(): readonly (string | undefined)[] {
    const { config, entries } = this.table.record;
    const names = config.seats.map(o => (o.kind === 'human' ? o.name : undefined));
    for (const entry of entries)
      if (entry.kind === 'seat' && entry.to.kind === 'human') names[entry.seat] = entry.to.name;
    return names;
  }

  // ---- opening and closing

  open(send: Send, pace: number): void {
    this.send = send;
    this.sent = undefined;
    this.pace = pace;
    const mine = this.mine;
    this.looking = { ...this.looking, looker: mine.length === 1 ? mine[0] : SPECTATOR };
    this.returned = this.missed(this.looker);
    this.since = Date.now();
    this.settle();
    this.push();
    this.letBotAnswer();
  }

  close(): void {
    this.send = undefined;
    this.botTasks++;
    clearTimeout(this.timer);
    this.timer = undefined;
    this.plan = undefined;
  }

  setPace(ms: number): void {
    this.pace = ms;
  }

  hurry(): void {
    if (this.hurried || this.mine.some(seat => this.table.asked.some(q => q.seat === seat))) return;
    this.hurried = true;
    this.letBotAnswer();
  }

  // ---- what the player does

  answer(question: number, answer: unknown): void {
    if (this.plan) {
      this.plan.answer(question, answer);
      this.push();
      return;
    }
    this.did(this.looker, this.table.answer(this.looker, question, answer, { at: Date.now() }));
  }

  undo(answers: number): void {
    if (this.plan) {
      for (let i = 0; i < answers && this.plan.answers.length > 0; i++) this.plan.undo();
      this.push();
      return;
    }
    // While the device changes hands the one who acted last may think again, and still holds the device.
    const seat = this.looking.handover?.back ?? this.looker;
    const undone = this.table.undo(seat, answers, { at: Date.now() });
    this.looking = { ...this.looking, looker: seat };
    this.did(seat, undone);
  }

  redo(answers: number): void {
    this.did(this.looker, this.table.redo(this.looker, answers, { at: Date.now() }));
  }

  takeBack(to: number): void {
    const seat = this.mine[0];
    this.plan = undefined;
    this.did(seat, this.table.takeBack(seat, to, this.mine, { at: Date.now() }));
  }

  order(order: string, on: boolean): void {
    this.did(this.looker, this.table.order(this.looker, order, on, { at: Date.now() }));
  }

  /** Among more than two the game goes on by its own rule, or with a bot in the seat. */
  resign(seat: number): void {
    this.plan = undefined;
    const other = this.table.seats.find(o => o.kind === 'bot');
    const appended = this.table.resign(seat, other?.bot ?? 'greedy', { at: Date.now() });
    // nobody here is waited for any more: the rest of the game need not keep anybody waiting
    this.hurried = this.mine.length === 0;
    this.did(seat, appended);
  }

  uncover(seat: number): void {
    if (this.looking.handover?.seat !== seat) return;
    this.looking = { looker: seat, handover: null };
    this.returned = this.missed(seat);
    this.push();
  }

  /** Something has happened since the seat answered last. Before its first answer there is nothing to catch up with. */
  private missed(seat: number): boolean {
    if (seat < 0) return false;
    const { since, groups } = this.table.digest(seat);
    return since >= 0 && groups.length > 0;
  }

  digest(): Digest {
    return this.table.digest(this.looker);
  }

  rename(name: string): void {
    this.kept = { ...this.kept, name };
    this.save();
    this.push();
  }

  // ---- plans

  planBegin(): void {
    this.plan = this.table.plan(this.looker);
    this.push();
  }

  planDrop(): void {
    this.plan = undefined;
    this.push();
    this.letBotAnswer();
  }

  planCarryOut(): CarriedOut {
    const planned = this.plan?.answers ?? [];
    this.plan = undefined;
    const n = this.table.n;
    const carried = this.table.carryOut(this.looker, planned, { at: Date.now() });
    if (this.table.n > n) this.did(this.looker, { n, entries: carried.entries, repeated: false });
    else this.push();
    return carried;
  }

  // ---- looking back

  /** Positions of a running game are shown with the eyes of those who hold the device, and no others. */
  viewAt(answers: number, seat: number): View {
    return this.table.viewAt(answers, this.eyes().includes(seat) ? seat : this.eyes()[0], this.over);
  }

  eyes(): number[] {
    const seats = this.table.seats.map((_, seat) => seat);
    if (this.over) return [ALL_SEEING, ...seats, SPECTATOR];
    const mine = this.mine;
    return mine.length === 1 ? [mine[0], SPECTATOR] : [SPECTATOR];
  }

  points(): PointsAt[] {
    return pointsOf(this.table);
  }

  async replayText(): Promise<string> {
    const { exportReplay } = await import('./replay-files.ts');
    return exportReplay(this.table, { unfinished: true, ended: this.ended });
  }

  async verify(): Promise<Verified> {
    const { readReplay, verifyCommitment, verifyReplay } = await import('./replay-files.ts');
    const { config, seed } = this.table.record;
    const commitment = verifyCommitment(config, seed);
    let replay = true;
    try {
      verifyReplay(readReplay(await this.replayText(), { [this.rules.id]: this.rules }), this.rules);
    } catch {
      replay = false;
    }
    return { commitment, replay, seed };
  }

  // ---- the course of the table

  private did(seat: number, appended: Appended): void {
    if (appended.entries.length === 0) return;
    this.lastActor = seat;
    this.since = Date.now();
    this.returned = false;
    this.summarise();
    this.save();
    this.settle();
    this.push();
    this.letBotAnswer();
  }

  private settle(): void {
    this.looking = whoLooks(this.table, this.mine, this.looking, this.lastActor, this.kept.curtain);
  }

  /** Lets the next bot answer, after a pause that lets people follow and take back. It thinks elsewhere meanwhile. */
  private letBotAnswer(): void {
    const task = ++this.botTasks;
    clearTimeout(this.timer);
    this.timer = undefined;
    if (this.send === undefined || this.over || this.plan) return;
    if (this.table.asked.some(q => this.table.seats[q.seat]?.kind === 'human')) this.hurried = false;
    const pace = this.hurried ? 0 : this.pace;
    const question = this.table.asked.find(q => this.table.seats[q.seat]?.kind === 'bot');
    if (!question) return;
    const { id, seat } = question;
    const occupant = this.table.seats[seat];
    const first = this.lastActor !== undefined && this.mine.includes(this.lastActor);
    const due = Date.now() + (first ? pace * 1.5 : pace);
    const answer = async (): Promise<void> => {
      const chosen = await this.askBot(this.game, {
        game: this.rules.id,
        bot: occupant?.kind === 'bot' ? occupant.bot : 'greedy',
        state: this.table.state,
        seat,
        question: id,
        seed: `${this.table.record.seed}/bot/${seat}/${this.table.n}`,
      });
      if (this.botTasks !== task) return;
      this.timer = setTimeout(
        () => this.did(seat, this.table.answer(seat, id, chosen, { at: Date.now() })),
        Math.max(0, due - Date.now()),
      );
    };
    this.timer = setTimeout(
      () => {
        answer().catch((error: unknown) => {
          // a fault of a bot is a fault of the page: told, not swallowed
          queueMicrotask(() => {
            throw error;
          });
        });
      },
      Math.min(pace, PAINT_FIRST),
    );
  }

  // ---- keeping

  summarise(): void {
    const { table } = this;
    const mine = this.mine;
    this.kept = {
      ...this.kept,
      updated: Date.now(),
      round: table.state.round,
      over: this.over,
      humans: this.people.flatMap(name => name ?? []),
      bots: this.people.filter(name => name === undefined).length,
      yours: !this.over && table.asked.some(q => mine.includes(q.seat)),
    };
  }

  /** Writes what is new, one write after the other. A failure is told, the game goes on in memory. */
  save(): Promise<void> {
    this.saving = this.saving.then(async () => {
      const from = this.unsaved;
      const entries = this.table.record.entries.slice(from);
      const was = this.keeping;
      try {
        await localStore.append(this.kept, from, entries);
        this.unsaved = from + entries.length;
        this.keeping = 'kept';
      } catch (error) {
        this.keeping = error instanceof NotKept ? error.code : 'broken';
      }
      if (this.keeping !== was) this.push();
    });
    return this.saving;
  }

  // ---- what the page gets

  shot(): TableShot {
    const view = this.table.view(this.looking.looker);
    return tableShot({
      id: this.kept.id,
      name: this.kept.name,
      ...(this.ended ? closed(view, this.ended) : { view }),
      plan: this.plan && { of: this.plan, rules: this.rules },
      since: this.since,
      mine: this.mine,
      handover: this.looking.handover,
      keeping: this.keeping,
      guided: this.kept.guided,
      returned: this.returned,
    });
  }

  push(): void {
    if (!this.send) return;
    const shot = this.shot();
    const before = this.sent;
    this.sent = shot;
    if (before && before.view.seat === shot.view.seat) {
      const patch = diff(before as unknown as Json, shot as unknown as Json);
      if (patch !== null) this.send({ patch });
    } else this.send({ shot });
  }
}
