/**
 * One match, whoever hosts it. Every change is an entry; calls that add entries return them, and the host stores them.
 * The table never reads the time and never waits: what time it is comes with each call.
 */
import {
  type Answer,
  type AnyRuleset,
  type CoreState,
  hash,
  imagine,
  type OrderScope,
  type Question,
  Refusal,
  redactQuestion,
  type Settings,
  SPECTATOR,
  samePlain,
  seedChance,
} from '@epoka/kernel';
import { mayAdd, mustSit } from './admission.ts';
import { carryOut } from './carry-out.ts';
import { clockAt } from './clock.ts';
import { type NewTable, readConfig, readNewTable, recorded } from './config.ts';
import { bookOf, type EntryBook, startOf } from './entries.ts';
import { isStamp, plainly, readOccupant } from './parse.ts';
import { openQuestions, Plan } from './plan.ts';
import { newSeed } from './seed.ts';
import { type Passed, type PlayOptions, Timeline } from './timeline.ts';
import {
  ALL_SEEING,
  type Appended,
  BadRecord,
  type CarriedOut,
  type ClockReading,
  type Digest,
  type Entry,
  type Occupant,
  type OpenQuestion,
  type PlannedAnswer,
  type Reach,
  type RedoStop,
  type SeatChange,
  type Snapshot,
  type Stamp,
  type TableConfig,
  type TableRecord,
  TableRefusal,
  type View,
} from './types.ts';
import { Panorama, type Sight, seatsAsked, viewNow, viewThen } from './view.ts';
import { Writer } from './writer.ts';

export class Table<S extends CoreState = CoreState> {
  readonly rules: AnyRuleset;
  readonly config: TableConfig;
  private readonly timeline: Timeline<S>;
  private readonly writer: Writer<S>;

  private constructor(timeline: Timeline<S>, config: TableConfig) {
    this.rules = timeline.rules;
    this.config = config;
    this.timeline = timeline;
    this.writer = new Writer(timeline, config);
  }

  // ---- making and loading

  /** Throws BadSettings where settings, seats, cap or clocks are impossible. */
  static create<S extends CoreState = CoreState>(rules: AnyRuleset, given: NewTable): Table<S> {
    const { config, seed } = readNewTable(rules, given);
    const timeline = Timeline.begin<S>(rules, config, seed, bookOf(config.seats, []));
    if (config.clock.kind === 'none') return new Table<S>(timeline, config);
    return new Table<S>(timeline, { ...config, asked: seatsAsked(timeline.g.s) });
  }

  /**
   * Rebuilds a stored table, by the rules it began with. The snapshot only saves time; one that is not on the line any
   * more, or not in the form of these rules, is left aside. The record is trusted: its answers were checked when they were given. `after` sees each
   * position as it is played.
   */
  static load<S extends CoreState = CoreState>(
    rules: AnyRuleset,
    record: TableRecord,
    snapshot?: Snapshot<S>,
    after?: PlayOptions<S>['after'],
  ): Table<S> {
    const { seed, entries } = record;
    const config = readConfig(rules, record.config);
    const book = bookOf(config.seats, entries);
    const start = startOf(rules, config, book, snapshot);
    const options = after === undefined ? {} : { after };
    return new Table<S>(Timeline.play<S>(rules, config, seed, book, start, options), config);
  }

  /**
   * Rebuilds a table from a record nobody vouches for: each entry must have been possible where it stands, those that
   * were taken back later included. Throws BadRecord. `after` sees each position of the line in force.
   */
  static retrace<S extends CoreState = CoreState>(
    rules: AnyRuleset,
    record: TableRecord,
    after?: PlayOptions<S>['after'],
  ): Table<S> {
    const { seed, entries } = record;
    const config = readConfig(rules, record.config);
    const { line } = bookOf(config.seats, entries);
    const timeline = recorded(() => Timeline.begin<S>(rules, config, seed, bookOf(config.seats, [])));
    const table = new Table<S>(timeline, config);
    const asked = config.clock.kind === 'none' ? undefined : seatsAsked(timeline.g.s);
    if (!samePlain(config.asked, asked)) throw new BadRecord('entry', 'other seats are asked first');
    entries.forEach((entry, n) => {
      try {
        table.writer.writeAgain(entry);
      } catch (error) {
        throw new BadRecord('entry', `entry ${n} is not possible: ${(error as Error).message}`, n, error);
      }
      const position = table.answers;
      if (line[position - 1] === n) after?.(position, timeline.g);
    });
    return table;
  }

  /** Entries recorded elsewhere (another process of the same host). On an error nothing has changed. */
  follow(entries: readonly Entry[]): void {
    this.writer.together(() => {
      for (const entry of entries) this.writer.commit(entry);
    });
  }

  // ---- what there is

  get record(): TableRecord {
    return { config: this.config, seed: this.timeline.seed, entries: this.book.entries.slice() };
  }
  /**
   * A record of its own that begins like this one and stops after `to` items, with other people in its seats: "what if".
   * What was taken back is left out, and no clock runs.
   */
  branch(to: number, seats: readonly Occupant[]): TableRecord {
    this.mustBePosition(to);
    if (seats.length !== this.config.seats.length) throw new TableRefusal('no-such-seat');
    const { asked: _asked, startedAt: _startedAt, ...config } = this.config;
    const { line, entries } = this.book;
    return {
      config: { ...config, seats, clock: { kind: 'none' } },
      seed: this.timeline.seed,
      entries: line.slice(0, to).map(n => entries[n]),
    };
  }
  get settings(): Settings {
    return this.config.settings;
  }
  /** number of entries */
  get n(): number {
    return this.book.entries.length;
  }
  /** number of answers in force: the position */
  get answers(): number {
    return this.book.line.length;
  }
  /** numbers of the entries in force, in order */
  get line(): readonly number[] {
    return this.book.line;
  }
  entry(n: number): Entry {
    return this.book.entries[n];
  }
  /** the real state, with its secrets. Look, don't touch. */
  get state(): S {
    return this.timeline.g.s;
  }
  get over(): boolean {
    return this.state.over;
  }
  get paused(): boolean {
    return this.book.paused;
  }
  get seats(): readonly Occupant[] {
    return this.book.seats;
  }
  /** open questions of all seats */
  get asked(): readonly Question[] {
    return this.state.asked;
  }
  /** seats being asked, each once, lowest first */
  get askedSeats(): number[] {
    return seatsAsked(this.state);
  }
  hash(): string {
    return hash(this.state);
  }
  snapshot(): Snapshot<S> {
    return { n: this.n, form: this.rules.form ?? 1, state: this.rules.copy(this.state) };
  }
  /** the state after the first `answers` items of the line; a copy */
  stateAt(answers: number): S {
    this.mustBePosition(answers);
    return this.timeline.stateAt(answers);
  }
  private mustBePosition(answers: number): void {
    if (!Number.isInteger(answers) || answers < 0 || answers > this.answers)
      throw new TableRefusal('no-such-position', `there are ${this.answers} answers, not ${answers}`);
  }

  private get book(): EntryBook {
    return this.timeline.book;
  }

  // ---- changing it

  /** Refusal or TableRefusal: nothing has changed. Whatever else the rules throw: nothing has changed either. */
  answer(seat: number, question: number, answer: unknown, stamp: Stamp = {}): Appended {
    return this.once(seat, stamp, () => {
      this.mustBeFresh(stamp);
      const entry = { kind: 'answer', seat, question, answer: answer as Answer, ...stamped(stamp) } as const;
      mayAdd(this.timeline, entry);
      this.writer.commit({ ...entry, answer: plainly(entry.answer) });
      this.writer.followOrders(stamp.at);
    });
  }

  /** Takes back the seat's last answers, as far as `undoReach` allows. */
  undo(seat: number, answers = 1, stamp: Stamp = {}): Appended {
    return this.once(seat, stamp, () => {
      this.mustBeFresh(stamp);
      const kind = this.timeline.isLast(seat) ? 'undo' : 'retract';
      this.writer.add({ kind, seat, answers, ...stamped(stamp) });
    });
  }

  redo(seat: number, answers = 1, stamp: Stamp = {}): Appended {
    return this.once(seat, stamp, () => {
      this.mustBeFresh(stamp);
      this.writer.add({ kind: 'redo', seat, answers, ...stamped(stamp) });
      // Not before all is given again: an order's answer would end that.
      if (this.book.redo.length === 0) this.writer.followOrders(stamp.at);
    });
  }

  /** Back to position `to`, across chance and other seats; every human must be among `agreed`. The host may propose it. */
  takeBack(seat: number, to: number, agreed: readonly number[], stamp: Stamp = {}): Appended {
    return this.once(seat, stamp, () => {
      this.writer.add({ kind: 'take-back', seat, to, agreed, ...stamped(stamp) });
    });
  }

  /** The earliest position a take-back can go to. */
  get takeBackFloor(): number {
    return this.timeline.floor;
  }

  /** By the game's own rule where it has one; otherwise the named bot plays on. */
  resign(seat: number, bot?: string, stamp: Stamp = {}): Appended {
    return this.once(seat, stamp, () => {
      const heir = bot === undefined || this.rules.resign !== undefined ? {} : { bot };
      this.writer.add({ kind: 'resign', seat, ...heir, ...stamped(stamp) });
      this.writer.followOrders(stamp.at);
    });
  }

  /** Puts somebody else into the seat: a bot, a human who sits down or takes over, nobody. Standing orders end with it. */
  seat(seat: number, to: Occupant, why: SeatChange, stamp: Stamp = {}): Appended {
    return this.once(seat, stamp, () => {
      this.writer.add({ kind: 'seat', seat, to: readOccupant(to, 'to'), why, ...stamped(stamp) });
    });
  }

  /** Switches a standing order of the game on (for ever, or for this move or turn) or off; it answers at once where the seat is asked. */
  order(seat: number, order: string, on: boolean, stamp: Stamp = {}, scope?: OrderScope): Appended {
    return this.once(seat, stamp, () => {
      const until = scope === undefined ? undefined : this.rules.scopes?.[scope]?.(this.state);
      const limit = scope === undefined || until === undefined ? {} : { scope, until };
      if (scope !== undefined && until === undefined) throw new TableRefusal('no-such-order');
      this.writer.add({ kind: 'order', seat, order, on, ...limit, ...stamped(stamp) });
      if (on) this.writer.followOrders(stamp.at);
    });
  }

  /** Stops the clocks; nobody can answer until `resume`. The seat may be SPECTATOR: the host. */
  pause(seat: number, stamp: Stamp = {}): Appended {
    return this.once(seat, stamp, () => this.writer.add({ kind: 'pause', seat, ...stamped(stamp) }));
  }

  resume(seat: number, stamp: Stamp = {}): Appended {
    return this.once(seat, stamp, () => {
      this.writer.add({ kind: 'resume', seat, ...stamped(stamp) });
      this.writer.followOrders(stamp.at);
    });
  }

  /** What the client had in front of it must not have been taken back since. */
  private mustBeFresh({ seen }: Stamp): void {
    if (seen !== undefined && this.book.rewound >= seen) throw new TableRefusal('stale');
  }

  /** Runs a call unless the seat made it before, and tells which entries it added. */
  private once(seat: number, stamp: Stamp, call: () => void): Appended {
    if (!Number.isInteger(seat)) throw new TableRefusal('no-such-seat');
    if (!isStamp(stamp)) throw new Refusal('malformed');
    const known = this.book.known(seat, stamp.key);
    if (known !== undefined) return { n: known, entries: [], repeated: true };
    const n = this.n;
    this.writer.together(call);
    return { n, entries: this.book.entries.slice(n), repeated: false };
  }

  // ---- undo and clocks

  /** How far the seat can undo by itself, and what stops it there. */
  undoReach(seat: number): Reach {
    return this.timeline.reach(seat);
  }

  /** How far the seat can give again what it took back. */
  redoReach(seat: number): Reach<RedoStop> {
    return this.timeline.redoReach(seat);
  }

  /** The clocks at `now`; as of the last entry where it is left out. */
  clock(now?: number): ClockReading {
    const reading = this.writer.clock();
    return now === undefined ? reading : clockAt(reading, now);
  }

  /** The line played through once more, one item at a step; nothing may be changed meanwhile. For replay files. */
  passage(): Generator<Passed<S>, undefined> {
    return this.timeline.passage();
  }

  /**
   * After loading, the first view plays the line through to hear what the log says. Whoever has others to serve meanwhile
   * does it before, so many items at a time. True: all is heard.
   */
  recall(items: number): boolean {
    return this.timeline.recall(items);
  }

  // ---- looking at it

  /** The seat's open questions with all that can be said to them. */
  questions(seat: number): OpenQuestion[] {
    return openQuestions(this.timeline.g, seat);
  }

  /** What goes to the client of a seat, of a spectator, or (once the game is over) of somebody who sees everything. */
  view(looker: number): View<S> {
    return this.lookout()(looker);
  }

  /** For the views of several at this moment: those who know the same share it, so that it is not to be changed. */
  lookout(): (looker: number) => View<S> {
    const sight = this.sight();
    const panorama = new Panorama<S>(this.rules, this.state);
    return looker => {
      this.mayLook(looker);
      return viewNow(sight, panorama, looker);
    };
  }

  /**
   * The view at an earlier position of the line, for replays; nothing can be answered there. `ended`: the host says that
   * nothing more is to be played, and everything may be seen.
   */
  viewAt(answers: number, looker: number, ended = this.over): View<S> {
    this.mayLook(looker, ended);
    this.mustBePosition(answers);
    return viewThen(this.sight(), answers, looker, ended);
  }

  private sight(): Sight<S> {
    const { config, timeline, writer } = this;
    return {
      config,
      timeline,
      logBook: writer.logBook,
      clock: this.clock(),
      seats: this.seats.slice(),
      known: Object.keys(this.rules.orders ?? {}).filter(
        order => this.rules.orderMatters?.(timeline.g.s, order) ?? true,
      ),
      scopes: Object.keys(this.rules.scopes ?? {}) as OrderScope[],
      reading: new Map(),
    };
  }

  private mayLook(looker: number, ended = this.over): void {
    if (looker === SPECTATOR) return;
    if (looker !== ALL_SEEING) mustSit(this.book, looker);
    else if (!ended) throw new TableRefusal('unfinished');
  }

  /** "Since your last turn". */
  digest(seat: number): Digest {
    mustSit(this.book, seat);
    return this.writer.logBook.digest(seat, this.book, this.timeline.told());
  }

  // ---- plans

  /** A copy the seat may try things on; hidden things are imagined, never real. */
  plan(seat: number, seed: string = newSeed()): Plan<S> {
    mustSit(this.book, seat);
    const dream = imagine<S>(this.rules, this.state, seat, seedChance(seed));
    dream.asked = dream.asked.map(q => redactQuestion(this.rules, q, seat));
    return new Plan<S>(this.rules, seat, dream);
  }

  /** Gives planned answers one by one until one is refused, or chance, a reveal or another seat changed the ground. */
  carryOut(seat: number, planned: readonly PlannedAnswer[], stamp: Stamp = {}): CarriedOut {
    mustSit(this.book, seat);
    const n = this.n;
    const key = (i: number) => (stamp.key === undefined ? undefined : `${stamp.key}.${i}`);
    let done: Omit<CarriedOut, 'entries'> = { answers: 0, stop: 'done' };
    this.writer.together(() => {
      done = carryOut(planned, {
        asked: () => this.asked.filter(q => q.seat === seat),
        undoReach: () => this.timeline.undoReach(seat),
        given: i => this.book.known(seat, key(i)) !== undefined,
        answer: (i, question, answer) => {
          this.answer(seat, question, answer, { ...stamp, ...stamped({ key: key(i) }) });
        },
      });
    });
    return { ...done, entries: this.book.entries.slice(n) };
  }
}

/** Only what an entry keeps, and no keys without values. */
function stamped(stamp: { at?: number | undefined; key?: string | undefined }): {
  at?: number;
  key?: string;
} {
  return {
    ...(stamp.at === undefined ? {} : { at: stamp.at }),
    ...(stamp.key === undefined ? {} : { key: stamp.key }),
  };
}
