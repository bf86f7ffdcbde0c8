/** One local table, in the worker: the match itself, its bots, its keeping, and what the page may see of it. */
import { type AnyGame, type AnyRuleset, type Json, redact, SPECTATOR } from '@epoka/kernel';
import {
  ALL_SEEING,
  type Appended,
  type CarriedOut,
  type Digest,
  diff,
  type Plan,
  Table,
  type View,
} from '@epoka/table';
import type { Curtain, NewLocalTable, PointsAt, TableShot, Verified, Waiting } from './client.ts';
import { type KeptTable, keep, NotKept, type NotKeptCode } from './keep.ts';
import { type Think, thinkHere } from './think.ts';

export type Send = (message: { shot: TableShot } | { patch: Json }) => void;

/** Bots begin to think when the page had time to paint what people did. */
const PAINT_FIRST = 40;

export class LocalHost {
  readonly game: AnyGame;
  readonly table: Table;
  kept: KeptTable;
  keeping: 'kept' | NotKeptCode = 'kept';
  private plan: Plan | undefined;
  /** who looks; SPECTATOR behind the curtain */
  private looker: number = SPECTATOR;
  private curtain: Curtain | null = null;
  private lastActor: number | undefined;
  private since = Date.now();
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** counts what bots were asked; a thought about a position that is gone is dropped */
  private thoughts = 0;
  private readonly thinks: Think;
  private send: Send | undefined;
  private sent: TableShot | undefined;
  private pace = 0;
  private returned = false;
  /** entries not yet on the disk: a failed write is tried again with the next one */
  private unsaved = 0;
  private saving: Promise<void> = Promise.resolve();

  constructor(game: AnyGame, table: Table, kept: KeptTable, thinks: Think = thinkHere) {
    this.thinks = thinks;
    this.game = game;
    this.table = table;
    this.kept = kept;
    this.unsaved = table.n;
  }

  static create(game: AnyGame, given: NewLocalTable, id: string, thinks: Think = thinkHere): LocalHost {
    const now = Date.now();
    const table = Table.create(game.rules, {
      seats: given.seats,
      settings: given.settings,
      at: now,
      ...(given.seed === undefined ? {} : { seed: given.seed }),
    });
    return LocalHost.found(game, table, given, id, thinks);
  }

  /** A table of this device from a game that was begun elsewhere, with all that happened in it. */
  static adopt(game: AnyGame, begun: Table, name: string, id: string, thinks: Think = thinkHere): LocalHost {
    const table = Table.load(game.rules, begun.record);
    const curtain = table.seats.filter(o => o.kind === 'human').length > 1;
    return LocalHost.found(game, table, { name, curtain, guided: false }, id, thinks);
  }

  private static found(
    game: AnyGame,
    table: Table,
    { name, curtain, guided }: Pick<NewLocalTable, 'name' | 'curtain' | 'guided'>,
    id: string,
    thinks: Think,
  ): LocalHost {
    const now = Date.now();
    const kept: KeptTable = {
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
      curtain,
    };
    const host = new LocalHost(game, table, kept, thinks);
    host.unsaved = 0;
    host.summarise();
    return host;
  }

  get rules(): AnyRuleset {
    return this.game.rules;
  }

  get mine(): number[] {
    return this.table.seats.flatMap((o, seat) => (o.kind === 'human' ? [seat] : []));
  }

  // ---- opening and closing

  open(send: Send, pace: number): void {
    this.send = send;
    this.sent = undefined;
    this.pace = pace;
    const mine = this.mine;
    this.looker = mine.length === 1 ? mine[0] : SPECTATOR;
    this.returned = this.missed(this.looker);
    this.since = Date.now();
    this.settle();
    this.push();
    this.think();
  }

  close(): void {
    this.send = undefined;
    this.thoughts++;
    clearTimeout(this.timer);
    this.timer = undefined;
    this.plan = undefined;
  }

  setPace(ms: number): void {
    this.pace = ms;
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
    // Behind the curtain the one who acted last may think again, and still holds the device.
    const seat = this.curtain?.back ?? this.looker;
    const undone = this.table.undo(seat, answers, { at: Date.now() });
    this.looker = seat;
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

  uncover(seat: number): void {
    if (this.curtain?.seat !== seat) return;
    this.curtain = null;
    this.looker = seat;
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
    this.think();
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
    return this.table.viewAt(answers, this.eyes().includes(seat) ? seat : this.eyes()[0]);
  }

  eyes(): number[] {
    const seats = this.table.seats.map((_, seat) => seat);
    if (this.table.over) return [ALL_SEEING, ...seats, SPECTATOR];
    const mine = this.mine;
    return mine.length === 1 ? [mine[0], SPECTATOR] : [SPECTATOR];
  }

  points(): PointsAt[] {
    return pointsOf(this.table);
  }

  async replayText(): Promise<string> {
    const { exportReplay } = await import('./replaying.ts');
    return exportReplay(this.table, { unfinished: true });
  }

  async verify(): Promise<Verified> {
    const { readReplay, verifyCommitment, verifyReplay } = await import('./replaying.ts');
    const { config, seed } = this.table.record;
    const commitment = verifyCommitment(config.commitment, seed, config.game, config.version);
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
    this.think();
  }

  /** Who looks now, and whether the device has to change hands first. */
  private settle(): void {
    const mine = this.mine;
    if (mine.length < 2 || this.table.over) {
      this.curtain = null;
      if (mine.length === 1) this.looker = mine[0];
      return;
    }
    const asked = mine.filter(seat => this.table.asked.some(q => q.seat === seat));
    if (asked.length === 0 || asked.includes(this.looker)) {
      if (asked.includes(this.looker)) this.curtain = null;
      return;
    }
    const seats = this.table.seats.length;
    const from = this.lastActor ?? -1;
    const next = asked.reduce((a, b) =>
      (b - from - 1 + seats) % seats < (a - from - 1 + seats) % seats ? b : a,
    );
    if (this.kept.curtain) {
      const back =
        this.lastActor !== undefined &&
        mine.includes(this.lastActor) &&
        this.table.undoReach(this.lastActor).answers > 0
          ? this.lastActor
          : null;
      this.curtain = { seat: next, back: back === next ? null : back };
      this.looker = SPECTATOR;
    } else {
      this.curtain = null;
      this.looker = next;
    }
  }

  /** Lets the next bot answer, after a pause that lets people follow and take back. It thinks elsewhere meanwhile. */
  private think(): void {
    const thought = ++this.thoughts;
    clearTimeout(this.timer);
    this.timer = undefined;
    if (this.send === undefined || this.table.over || this.plan) return;
    const question = this.table.asked.find(q => this.table.seats[q.seat]?.kind === 'bot');
    if (!question) return;
    const { id, seat } = question;
    const occupant = this.table.seats[seat];
    const first = this.lastActor !== undefined && this.mine.includes(this.lastActor);
    const due = Date.now() + (first ? this.pace * 1.5 : this.pace);
    const answer = async (): Promise<void> => {
      const chosen = await this.thinks(this.game, {
        game: this.rules.id,
        bot: occupant?.kind === 'bot' ? occupant.bot : 'greedy',
        state: this.table.state,
        seat,
        question: id,
        seed: `${this.table.record.seed}/bot/${seat}/${this.table.n}`,
      });
      if (this.thoughts !== thought) return;
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
      Math.min(this.pace, PAINT_FIRST),
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
      over: table.over,
      humans: table.seats.flatMap(o => (o.kind === 'human' ? [o.name] : [])),
      bots: table.seats.filter(o => o.kind === 'bot').length,
      yours: !table.over && table.asked.some(q => mine.includes(q.seat)),
    };
  }

  /** Writes what is new, one write after the other. A failure is told, the game goes on in memory. */
  save(): Promise<void> {
    this.saving = this.saving.then(async () => {
      const from = this.unsaved;
      const entries = this.table.record.entries.slice(from);
      const was = this.keeping;
      try {
        await keep.append(this.kept, from, entries);
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
    const { table } = this;
    const view = this.plan ? this.planView(this.plan) : table.view(this.looker);
    const waiting: Waiting[] = view.asked.map(seat => ({
      seat,
      since: this.since,
      bot: table.seats[seat]?.kind === 'bot',
    }));
    return {
      id: this.kept.id,
      name: this.kept.name,
      view,
      recent: [],
      mine: this.mine,
      curtain: this.curtain,
      waiting,
      keeping: this.keeping,
      planning: this.plan
        ? {
            answers: this.plan.answers,
            certain: this.plan.answers.every(a => a.certain),
            done: this.plan.questions().length === 0,
          }
        : null,
      guided: this.kept.guided,
      returned: this.returned,
    };
  }

  private planView(plan: Plan): View {
    const real = this.table.view(this.looker);
    const state = redact(this.rules, plan.state, this.looker);
    return {
      ...real,
      state,
      questions: plan.questions(),
      asked: [...new Set(state.asked.map(q => q.seat))],
      standing: this.rules.standing(plan.state),
      over: state.over,
      undo: { answers: plan.answers.length, stop: 'start' },
      redo: { answers: 0, stop: 'end' },
    };
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

/** Points at the start of every round and at the end, for the plot. */
export function pointsOf(table: Table): PointsAt[] {
  const result: PointsAt[] = [];
  let round = -1;
  const last = table.answers;
  const step = Math.max(1, Math.floor(last / 240));
  for (let at = 0; at <= last; at = at === last ? last + 1 : Math.min(last, at + step)) {
    const state = table.stateAt(at);
    if (state.round === round && at !== last) continue;
    round = state.round;
    const points = new Array<number>(state.seats).fill(0);
    for (const s of table.rules.standing(state)) points[s.seat] = s.points;
    result.push({ answers: at, round, points });
  }
  return result;
}
