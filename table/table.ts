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
  type Question,
  Refusal,
  redactQuestion,
  type Settings,
  SPECTATOR,
  samePlain,
  seedChance,
} from '@epoka/kernel';
import { carryOut } from './carry-out.ts';
import { clockAt } from './clock.ts';
import { type NewTable, readConfig, readNewTable, recorded } from './config.ts';
import { Course, type Passed, type PlayOptions } from './course.ts';
import { mayAdd, mustSit } from './gate.ts';
import { type Ledger, ledgerOf, startOf } from './ledger.ts';
import { openQuestions, Plan } from './plan.ts';
import { Scribe } from './scribe.ts';
import { newSeed } from './seed.ts';
import { isStamp, plainly, readOccupant } from './shape.ts';
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

export class Table<S extends CoreState = CoreState> {
  readonly rules: AnyRuleset;
  readonly config: TableConfig;
  private readonly course: Course<S>;
  private readonly scribe: Scribe<S>;

  private constructor(course: Course<S>, config: TableConfig) {
    this.rules = course.rules;
    this.config = config;
    this.course = course;
    this.scribe = new Scribe(course, config);
  }

  // ---- making and loading

  /** Throws BadSettings where settings, seats, cap or clocks are impossible. */
  static create<S extends CoreState = CoreState>(rules: AnyRuleset, given: NewTable): Table<S> {
    const { config, seed } = readNewTable(rules, given);
    const course = Course.begin<S>(rules, config, seed, ledgerOf(config.seats, []));
    if (config.clock.kind === 'none') return new Table<S>(course, config);
    return new Table<S>(course, { ...config, asked: seatsAsked(course.g.s) });
  }

  /**
   * Rebuilds a stored table. The snapshot only saves time (after a change of rules it is needed); one that is not on the
   * line any more is left aside. The record is trusted: its answers were checked when they were given. `after` sees each
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
    const ledger = ledgerOf(config.seats, entries);
    const adopted = entries[ledger.adopted];
    mustBeVersion(rules, adopted?.kind === 'version' ? adopted.version : config.version);
    const start = startOf(ledger, snapshot);
    const options = after === undefined ? {} : { after };
    return new Table<S>(Course.play<S>(rules, config, seed, ledger, start, options), config);
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
    mustBeVersion(rules, config.version);
    const { line } = ledgerOf(config.seats, entries);
    const course = recorded(() => Course.begin<S>(rules, config, seed, ledgerOf(config.seats, [])));
    const table = new Table<S>(course, config);
    const asked = config.clock.kind === 'none' ? undefined : seatsAsked(course.g.s);
    if (!samePlain(config.asked, asked)) throw new BadRecord('entry', 'other seats are asked first');
    entries.forEach((entry, n) => {
      try {
        table.scribe.writeAgain(entry);
      } catch (error) {
        throw new BadRecord('entry', `entry ${n} is not possible: ${(error as Error).message}`, n, error);
      }
      const position = table.answers;
      if (line[position - 1] === n) after?.(position, course.g);
    });
    return table;
  }

  /**
   * Goes on under corrected rules (another version): from the snapshot, or from the start, the answers since then are
   * checked and played by the new rules. Adds a version entry; the host stores it together with a new snapshot.
   * BadRecord 'version' where the new rules do not allow what was answered.
   */
  static adopt<S extends CoreState = CoreState>(
    rules: AnyRuleset,
    record: TableRecord,
    snapshot?: Snapshot<S>,
    stamp: Stamp = {},
  ): Table<S> {
    const { seed, entries } = record;
    const config = readConfig(rules, record.config);
    const ledger = ledgerOf(config.seats, entries);
    const start = startOf(ledger, snapshot);
    let state: S;
    try {
      state = Course.play<S>(rules, config, seed, ledger, start, { check: true }).g.s;
    } catch (error) {
      if (!(error instanceof BadRecord)) throw error;
      throw new BadRecord('version', `the corrected rules do not allow it: ${error.message}`, error.n, error);
    }
    const entry: Entry = { kind: 'version', version: rules.version, ...stamped(stamp) };
    return Table.load(rules, { ...record, entries: [...entries, entry] }, { n: entries.length + 1, state });
  }

  /** Entries recorded elsewhere (another process of the same host). On an error nothing has changed. */
  follow(entries: readonly Entry[]): void {
    this.scribe.together(() => {
      for (const entry of entries) this.scribe.commit(entry);
    });
  }

  // ---- what there is

  get record(): TableRecord {
    return { config: this.config, seed: this.course.seed, entries: this.ledger.entries.slice() };
  }
  get settings(): Settings {
    return this.config.settings;
  }
  /** number of entries */
  get n(): number {
    return this.ledger.entries.length;
  }
  /** number of answers in force: the position */
  get answers(): number {
    return this.ledger.line.length;
  }
  /** numbers of the entries in force, in order */
  get line(): readonly number[] {
    return this.ledger.line;
  }
  entry(n: number): Entry {
    return this.ledger.entries[n];
  }
  /** the real state, with its secrets. Look, don't touch. */
  get state(): S {
    return this.course.g.s;
  }
  get over(): boolean {
    return this.state.over;
  }
  /** goes on under corrected rules: only from a snapshot made with them can it be rebuilt */
  get adopted(): boolean {
    return this.ledger.adopted >= 0;
  }
  get paused(): boolean {
    return this.ledger.paused;
  }
  get seats(): readonly Occupant[] {
    return this.ledger.seats;
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
    return { n: this.n, state: this.rules.copy(this.state) };
  }
  /** the state after the first `answers` items of the line; a copy */
  stateAt(answers: number): S {
    this.mustBePosition(answers);
    return this.course.stateAt(answers);
  }
  private mustBePosition(answers: number): void {
    if (!Number.isInteger(answers) || answers < 0 || answers > this.answers)
      throw new TableRefusal('no-such-position', `there are ${this.answers} answers, not ${answers}`);
  }

  private get ledger(): Ledger {
    return this.course.ledger;
  }

  // ---- changing it

  /** Refusal or TableRefusal: nothing has changed. Whatever else the rules throw: nothing has changed either. */
  answer(seat: number, question: number, answer: unknown, stamp: Stamp = {}): Appended {
    return this.once(seat, stamp, () => {
      this.mustBeFresh(stamp);
      const entry = { kind: 'answer', seat, question, answer: answer as Answer, ...stamped(stamp) } as const;
      mayAdd(this.course, entry);
      this.scribe.commit({ ...entry, answer: plainly(entry.answer) });
      this.scribe.followOrders(stamp.at);
    });
  }

  /** Takes back the seat's last answers, as far as `undoReach` allows. */
  undo(seat: number, answers = 1, stamp: Stamp = {}): Appended {
    return this.once(seat, stamp, () => {
      this.mustBeFresh(stamp);
      this.scribe.add({ kind: 'undo', seat, answers, ...stamped(stamp) });
    });
  }

  redo(seat: number, answers = 1, stamp: Stamp = {}): Appended {
    return this.once(seat, stamp, () => {
      this.mustBeFresh(stamp);
      this.scribe.add({ kind: 'redo', seat, answers, ...stamped(stamp) });
      // Not before all is given again: an order's answer would end that.
      if (this.ledger.redo.length === 0) this.scribe.followOrders(stamp.at);
    });
  }

  /** Back to position `to`, across chance and other seats; every human must be among `agreed`. The host may propose it. */
  takeBack(seat: number, to: number, agreed: readonly number[], stamp: Stamp = {}): Appended {
    return this.once(seat, stamp, () => {
      this.scribe.add({ kind: 'take-back', seat, to, agreed, ...stamped(stamp) });
    });
  }

  /** The earliest position a take-back can go to. */
  get takeBackFloor(): number {
    return this.course.floor;
  }

  /** By the game's own rule where it has one; otherwise the named bot plays on. */
  resign(seat: number, bot?: string, stamp: Stamp = {}): Appended {
    return this.once(seat, stamp, () => {
      const heir = bot === undefined || this.rules.resign !== undefined ? {} : { bot };
      this.scribe.add({ kind: 'resign', seat, ...heir, ...stamped(stamp) });
      this.scribe.followOrders(stamp.at);
    });
  }

  /** Puts somebody else into the seat: a bot, a human who sits down or takes over, nobody. Standing orders end with it. */
  seat(seat: number, to: Occupant, why: SeatChange, stamp: Stamp = {}): Appended {
    return this.once(seat, stamp, () => {
      this.scribe.add({ kind: 'seat', seat, to: readOccupant(to, 'to'), why, ...stamped(stamp) });
    });
  }

  /** Switches a standing order of the game on or off; it answers at once where the seat is being asked. */
  order(seat: number, order: string, on: boolean, stamp: Stamp = {}): Appended {
    return this.once(seat, stamp, () => {
      this.scribe.add({ kind: 'order', seat, order, on, ...stamped(stamp) });
      if (on) this.scribe.followOrders(stamp.at);
    });
  }

  /** Stops the clocks; nobody can answer until `resume`. The seat may be SPECTATOR: the host. */
  pause(seat: number, stamp: Stamp = {}): Appended {
    return this.once(seat, stamp, () => this.scribe.add({ kind: 'pause', seat, ...stamped(stamp) }));
  }

  resume(seat: number, stamp: Stamp = {}): Appended {
    return this.once(seat, stamp, () => {
      this.scribe.add({ kind: 'resume', seat, ...stamped(stamp) });
      this.scribe.followOrders(stamp.at);
    });
  }

  /** What the client had in front of it must not have been taken back since. */
  private mustBeFresh({ seen }: Stamp): void {
    if (seen !== undefined && this.ledger.rewound >= seen) throw new TableRefusal('stale');
  }

  /** Runs a call unless the seat made it before, and tells which entries it added. */
  private once(seat: number, stamp: Stamp, call: () => void): Appended {
    if (!Number.isInteger(seat)) throw new TableRefusal('no-such-seat');
    if (!isStamp(stamp)) throw new Refusal('malformed');
    const known = this.ledger.known(seat, stamp.key);
    if (known !== undefined) return { n: known, entries: [], repeated: true };
    const n = this.n;
    this.scribe.together(call);
    return { n, entries: this.ledger.entries.slice(n), repeated: false };
  }

  // ---- undo and clocks

  /** How far the seat can undo by itself, and what stops it there. */
  undoReach(seat: number): Reach {
    return this.course.undoReach(seat);
  }

  /** How far the seat can give again what it took back. */
  redoReach(seat: number): Reach<RedoStop> {
    return this.course.redoReach(seat);
  }

  /** The clocks at `now`; as of the last entry where it is left out. */
  clock(now?: number): ClockReading {
    const reading = this.scribe.clock();
    return now === undefined ? reading : clockAt(reading, now);
  }

  /** The line played through once more, one item at a step; nothing may be changed meanwhile. For replay files. */
  passage(): Generator<Passed<S>, undefined> {
    return this.course.passage();
  }

  /**
   * After loading, the first view plays the line through to hear what the log says. Whoever has others to serve meanwhile
   * does it before, so many items at a time. True: all is heard.
   */
  recall(items: number): boolean {
    return this.course.recall(items);
  }

  // ---- looking at it

  /** The seat's open questions with all that can be said to them. */
  questions(seat: number): OpenQuestion[] {
    return openQuestions(this.course.g, seat);
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

  /** The view at an earlier position of the line, for replays; nothing can be answered there. */
  viewAt(answers: number, looker: number): View<S> {
    this.mayLook(looker);
    this.mustBePosition(answers);
    return viewThen(this.sight(), answers, looker);
  }

  private sight(): Sight<S> {
    const { config, course, scribe } = this;
    return {
      config,
      course,
      book: scribe.book,
      clock: this.clock(),
      seats: this.seats.slice(),
      known: Object.keys(this.rules.orders ?? {}),
      reading: new Map(),
    };
  }

  private mayLook(looker: number): void {
    if (looker === SPECTATOR) return;
    if (looker !== ALL_SEEING) mustSit(this.ledger, looker);
    else if (!this.over) throw new TableRefusal('unfinished');
  }

  /** "Since your last turn". */
  digest(seat: number): Digest {
    mustSit(this.ledger, seat);
    return this.scribe.book.digest(seat, this.ledger, this.course.told());
  }

  // ---- plans

  /** A copy the seat may try things on; hidden things are imagined, never real. */
  plan(seat: number, seed: string = newSeed()): Plan<S> {
    mustSit(this.ledger, seat);
    const dream = imagine<S>(this.rules, this.state, seat, seedChance(seed));
    dream.asked = dream.asked.map(q => redactQuestion(this.rules, q, seat));
    return new Plan<S>(this.rules, seat, dream);
  }

  /** Gives planned answers one by one until one is refused, or chance, a reveal or another seat changed the ground. */
  carryOut(seat: number, planned: readonly PlannedAnswer[], stamp: Stamp = {}): CarriedOut {
    mustSit(this.ledger, seat);
    const n = this.n;
    const key = (i: number) => (stamp.key === undefined ? undefined : `${stamp.key}.${i}`);
    let done: Omit<CarriedOut, 'entries'> = { answers: 0, stop: 'done' };
    this.scribe.together(() => {
      done = carryOut(planned, {
        asked: () => this.asked.filter(q => q.seat === seat),
        undoReach: () => this.undoReach(seat),
        given: i => this.ledger.known(seat, key(i)) !== undefined,
        answer: (i, question, answer) => {
          this.answer(seat, question, answer, { ...stamp, ...stamped({ key: key(i) }) });
        },
      });
    });
    return { ...done, entries: this.ledger.entries.slice(n) };
  }
}

function mustBeVersion(rules: AnyRuleset, version: number): void {
  if (version !== rules.version)
    throw new BadRecord(
      'version',
      `recorded with version ${version} of the rules, these are ${rules.version}`,
    );
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
