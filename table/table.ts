/**
 * One match, whoever hosts it. Every change is an entry; calls that add entries return them, and the host stores them.
 * The table never reads the time and never waits: what time it is comes with each call.
 */
import {
  type Answer,
  type AnyRuleset,
  type CoreState,
  copyPlain,
  hash,
  imagine,
  type Question,
  Refusal,
  RulesFault,
  type Settings,
  SPECTATOR,
  samePlain,
  seedChance,
} from '@epoka/kernel';
import { carryOut } from './carry-out.ts';
import { Clock, clockAt } from './clock.ts';
import { checkConfig, type NewTable, readNewTable } from './config.ts';
import { Course, type PlayOptions } from './course.ts';
import { type Ledger, ledgerOf, startOf } from './ledger.ts';
import { LogBook } from './log.ts';
import { nextByOrder } from './orders.ts';
import { openQuestions, Plan } from './plan.ts';
import { newSeed } from './seed.ts';
import { readOccupant } from './shape.ts';
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
import { type Scene, sceneOf, seatsAsked } from './view.ts';

/** More automatic answers in a row than any real table sees: two orders that feed each other. */
const MOST_ORDERS = 1000;

export class Table<S extends CoreState = CoreState> {
  readonly rules: AnyRuleset;
  readonly config: TableConfig;
  private readonly course: Course<S>;
  private readonly book = new LogBook();
  /** made when first asked for */
  private hands: Clock | undefined;

  private constructor(course: Course<S>, config: TableConfig) {
    this.rules = course.rules;
    this.config = config;
    this.course = course;
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
   * line any more is left aside. The record is trusted: its answers were checked when they were given.
   */
  static load<S extends CoreState = CoreState>(
    rules: AnyRuleset,
    record: TableRecord,
    snapshot?: Snapshot<S>,
    options: PlayOptions<S> = {},
  ): Table<S> {
    const { config, seed, entries } = record;
    checkConfig(rules, config);
    const ledger = ledgerOf(config.seats, entries);
    const adopted = entries[ledger.adopted];
    const version = adopted?.kind === 'version' ? adopted.version : config.version;
    if (version !== rules.version)
      throw new BadRecord(
        'version',
        `recorded with version ${version} of the rules, these are ${rules.version}`,
      );
    const start = startOf(ledger, snapshot);
    return new Table<S>(Course.play<S>(rules, config, seed, ledger, start, options), config);
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
    const { config, seed, entries } = record;
    checkConfig(rules, config);
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
    this.together(() => {
      for (const entry of entries) this.commit(entry);
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
    if (!Number.isInteger(answers) || answers < 0 || answers > this.answers)
      throw new TableRefusal('no-such-position', `there are ${this.answers} answers, not ${answers}`);
    return this.course.stateAt(answers);
  }

  private get ledger(): Ledger {
    return this.course.ledger;
  }

  // ---- changing it

  /** Refusal or TableRefusal: nothing has changed. Whatever else the rules throw: nothing has changed either. */
  answer(seat: number, question: number, answer: unknown, stamp: Stamp = {}): Appended {
    this.mustSit(seat);
    return this.once(seat, stamp, () => {
      if (stamp.seen !== undefined && this.ledger.rewound >= stamp.seen) throw new TableRefusal('stale');
      this.mustRun(seat);
      this.course.g.admit(seat, question, answer);
      this.commit({ kind: 'answer', seat, question, answer: copyPlain(answer) as Answer, ...stamped(stamp) });
      this.followOrders(stamp.at);
    });
  }

  /** Takes back the seat's last answers, as far as `undoReach` allows. */
  undo(seat: number, answers = 1, stamp: Stamp = {}): Appended {
    this.mustSit(seat);
    return this.once(seat, stamp, () => {
      this.mustNotPause();
      const reach = this.undoReach(seat);
      if (!isCount(answers) || answers > reach.answers)
        throw new TableRefusal('nothing-to-undo', `stopped by: ${reach.stop}`);
      this.commit({ kind: 'undo', seat, answers, ...stamped(stamp) });
    });
  }

  redo(seat: number, answers = 1, stamp: Stamp = {}): Appended {
    this.mustSit(seat);
    return this.once(seat, stamp, () => {
      this.mustNotPause();
      const reach = this.redoReach(seat);
      if (!isCount(answers) || answers > reach.answers)
        throw new TableRefusal('nothing-to-redo', `stopped by: ${reach.stop}`);
      this.commit({ kind: 'redo', seat, answers, ...stamped(stamp) });
    });
  }

  /** Back to position `to`, across chance and other seats; every human must be among `agreed`. The host may propose it. */
  takeBack(seat: number, to: number, agreed: readonly number[], stamp: Stamp = {}): Appended {
    if (seat !== SPECTATOR) this.mustSit(seat);
    return this.once(seat, stamp, () => {
      if (this.over) throw new TableRefusal('over');
      this.seats.forEach((who, i) => {
        if (who.kind === 'human' && !agreed.includes(i))
          throw new TableRefusal('no-consent', `seat ${i} has not agreed`);
      });
      if (!Number.isInteger(to) || to < this.course.floor || to >= this.answers)
        throw new TableRefusal('no-such-position');
      this.commit({ kind: 'take-back', seat, to, agreed: agreed.slice(), ...stamped(stamp) });
    });
  }

  /** The earliest position a take-back can go to. */
  get takeBackFloor(): number {
    return this.course.floor;
  }

  /** By the game's own rule where it has one; otherwise the named bot plays on. */
  resign(seat: number, bot?: string, stamp: Stamp = {}): Appended {
    this.mustSit(seat);
    return this.once(seat, stamp, () => {
      if (this.over) throw new TableRefusal('over');
      this.mustBeTaken(seat);
      if (this.rules.resign) this.commit({ kind: 'resign', seat, ...stamped(stamp) });
      else if (bot === undefined) throw new TableRefusal('needs-bot');
      else this.commit({ kind: 'resign', seat, bot, ...stamped(stamp) });
      this.followOrders(stamp.at);
    });
  }

  /** Puts somebody else into the seat: a bot, a human who sits down or takes over, nobody. */
  seat(seat: number, to: Occupant, why: SeatChange, stamp: Stamp = {}): Appended {
    this.mustSit(seat);
    return this.once(seat, stamp, () => {
      const who = readOccupant(to, 'to');
      if (samePlain(this.seats[seat], who)) throw new TableRefusal('unchanged');
      this.commit({ kind: 'seat', seat, to: who, why, ...stamped(stamp) });
      this.followOrders(stamp.at);
    });
  }

  /** Switches a standing order of the game on or off; it answers at once where the seat is being asked. */
  order(seat: number, order: string, on: boolean, stamp: Stamp = {}): Appended {
    this.mustSit(seat);
    return this.once(seat, stamp, () => {
      if (!this.rules.orders || !Object.hasOwn(this.rules.orders, order))
        throw new TableRefusal('no-such-order');
      if (this.ledger.orders[seat].has(order) === on) throw new TableRefusal('unchanged');
      this.commit({ kind: 'order', seat, order, on, ...stamped(stamp) });
      if (on) this.followOrders(stamp.at);
    });
  }

  /** Stops the clocks; nobody can answer until `resume`. The seat may be SPECTATOR: the host. */
  pause(seat: number, stamp: Stamp = {}): Appended {
    if (seat !== SPECTATOR) this.mustSit(seat);
    return this.once(seat, stamp, () => {
      if (this.over) throw new TableRefusal('over');
      this.mustNotPause();
      this.commit({ kind: 'pause', seat, ...stamped(stamp) });
    });
  }

  resume(seat: number, stamp: Stamp = {}): Appended {
    if (seat !== SPECTATOR) this.mustSit(seat);
    return this.once(seat, stamp, () => {
      if (!this.paused) throw new TableRefusal('not-paused');
      this.commit({ kind: 'resume', seat, ...stamped(stamp) });
      this.followOrders(stamp.at);
    });
  }

  private mustSit(seat: number): void {
    if (!Number.isInteger(seat) || seat < 0 || seat >= this.seats.length)
      throw new TableRefusal('no-such-seat');
  }
  private mustBeTaken(seat: number): void {
    const { kind } = this.seats[seat];
    if (kind === 'open' || kind === 'left') throw new TableRefusal('nobody-there');
  }
  private mustNotPause(): void {
    if (this.paused) throw new TableRefusal('paused');
  }
  private mustRun(seat: number): void {
    // The end comes first: after it nothing else is worth saying.
    if (this.over) throw new Refusal('over');
    this.mustNotPause();
    this.mustBeTaken(seat);
  }

  /** Runs a call unless the seat made it before, and tells which entries it added. */
  private once(seat: number, stamp: Stamp, call: () => void): Appended {
    const known = this.ledger.known(seat, stamp.key);
    if (known !== undefined) return { n: known, entries: [], repeated: true };
    const n = this.n;
    this.together(call);
    return { n, entries: this.ledger.entries.slice(n), repeated: false };
  }

  /** All of it or nothing. */
  private together(call: () => void): void {
    const n = this.n;
    try {
      call();
    } catch (error) {
      // A refusal, or rules that threw at once, left nothing behind; what came after a first entry has to go again.
      if (this.n > n) this.backTo(n);
      throw error;
    }
  }

  private backTo(n: number): void {
    const ledger = ledgerOf(this.config.seats, this.ledger.entries.slice(0, n));
    this.course.restore(ledger);
    this.hands = undefined;
    this.book.forget();
  }

  /** Carries out an entry and writes it down. */
  private commit(given: Entry): void {
    const { course, ledger } = this;
    ledger.check(given);
    const n = this.n;
    switch (given.kind) {
      case 'answer':
        course.perform(given, n);
        break;
      case 'resign':
        if (given.bot === undefined) course.perform(given, n);
        break;
      case 'undo':
        course.rewind(this.answers - given.answers);
        break;
      case 'take-back':
        course.rewind(given.to);
        break;
      case 'redo':
        course.again(given.answers);
        break;
      case 'version':
        throw new BadRecord('version', 'the rules were changed elsewhere: the table must be loaded anew', n);
      default:
    }
    const entry = this.timed(given);
    ledger.add(entry);
    if (entry.kind === 'undo' || entry.kind === 'take-back') this.book.forget();
    this.hands?.add(entry);
  }

  /** Where clocks run, an entry remembers who is asked next, so that reading them needs no replay. */
  private timed(entry: Entry): Entry {
    if (this.config.clock.kind === 'none' || ('asked' in entry && entry.asked !== undefined)) return entry;
    switch (entry.kind) {
      case 'answer':
      case 'undo':
      case 'redo':
      case 'take-back':
      case 'resign':
        return { ...entry, asked: this.askedSeats };
      default:
        return entry;
    }
  }

  // ---- standing orders

  /** Answers for every human seat that has left orders, until nobody who is asked has one that applies. */
  private followOrders(at: number | undefined): void {
    if (!this.rules.orders || this.ledger.orders.every(x => x.size === 0)) return;
    for (let count = 0; !this.over && !this.paused; count++) {
      const entry = nextByOrder(this.course.g, this.ledger, at);
      if (entry === undefined) return;
      if (count === MOST_ORDERS) throw new RulesFault('standing orders answer each other without end');
      this.commit(entry);
    }
  }

  // ---- undo and clocks

  /** How far the seat can undo by itself, and what stops it there. */
  undoReach(seat: number): Reach {
    return this.course.undoReach(seat);
  }

  redoReach(seat: number): Reach<RedoStop> {
    const { redo, entries } = this.ledger;
    if (this.over) return { answers: 0, stop: 'over' };
    let answers = 0;
    for (let i = redo.length - 1; i >= 0; i--, answers++) {
      const entry = entries[redo[i]];
      if (entry.kind !== 'answer' || entry.seat !== seat) return { answers, stop: 'other-seat' };
    }
    return { answers, stop: 'end' };
  }

  /** The clocks at `now`; as of the last entry where it is left out. */
  clock(now?: number): ClockReading {
    if (this.hands === undefined) {
      const { clock, seats, startedAt, asked } = this.config;
      this.hands = new Clock(clock, seats, asked ?? [], startedAt);
      for (const entry of this.ledger.entries) this.hands.add(entry);
    }
    const reading = this.hands.read(this.over);
    return now === undefined ? reading : clockAt(reading, now);
  }

  // ---- looking at it

  /** The seat's open questions with all that can be said to them. */
  questions(seat: number): OpenQuestion[] {
    return openQuestions(this.course.g, seat);
  }

  /** What goes to the client of a seat, of a spectator, or (once the game is over) of somebody who sees everything. */
  view(looker: number): View<S> {
    this.mayLook(looker);
    return {
      ...this.viewOf(this.state, looker),
      n: this.n,
      answers: this.answers,
      questions: this.questions(looker),
      undo: looker < 0 ? NO_UNDO : this.undoReach(looker),
      redo: looker < 0 ? NO_REDO : this.redoReach(looker),
      log: this.book.lines(looker, this.ledger, this.course.told()),
    };
  }

  /** The view at an earlier position of the line, for replays; nothing can be answered there. */
  viewAt(answers: number, looker: number): View<S> {
    this.mayLook(looker);
    const state = this.stateAt(answers);
    const { shown, line } = this.ledger;
    const last = answers === 0 ? -1 : line[answers - 1];
    const past = new Set(shown.slice(0, shown.indexOf(last) + 1));
    const lines = this.book.lines(looker, this.ledger, this.course.told());
    return {
      ...this.viewOf(state, looker),
      n: last + 1,
      answers,
      questions: [],
      undo: NO_UNDO,
      redo: NO_REDO,
      log: lines.filter(line => line.n < 0 || past.has(line.n)),
    };
  }

  private mayLook(looker: number): void {
    if (looker === SPECTATOR) return;
    if (looker !== ALL_SEEING) this.mustSit(looker);
    else if (!this.over) throw new TableRefusal('unfinished');
  }

  private viewOf(real: S, looker: number): Scene<S> {
    const { rules, config, ledger } = this;
    const seed = this.over ? this.course.seed : null;
    return sceneOf({ rules, config, ledger, clock: this.clock(), seed }, real, looker);
  }

  /** "Since your last turn". */
  digest(seat: number): Digest {
    this.mustSit(seat);
    return this.book.digest(seat, this.ledger, this.course.told());
  }

  // ---- plans

  /** A copy the seat may try things on; hidden things are imagined, never real. */
  plan(seat: number, seed: string = newSeed()): Plan<S> {
    this.mustSit(seat);
    return new Plan<S>(this.rules, seat, imagine<S>(this.rules, this.state, seat, seedChance(seed)));
  }

  /** Gives planned answers one by one until one is refused, or chance, a reveal or another seat changed the ground. */
  carryOut(seat: number, planned: readonly PlannedAnswer[], stamp: Stamp = {}): CarriedOut {
    this.mustSit(seat);
    const n = this.n;
    const key = (i: number) => (stamp.key === undefined ? undefined : `${stamp.key}.${i}`);
    let done: Omit<CarriedOut, 'entries'> = { answers: 0, stop: 'done' };
    this.together(() => {
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

const NO_UNDO: Reach = { answers: 0, stop: 'start' };
const NO_REDO: Reach<RedoStop> = { answers: 0, stop: 'end' };

const isCount = (x: number) => Number.isInteger(x) && x > 0;

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
