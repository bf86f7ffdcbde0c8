/**
 * The state of a table and how it came about: playing the line, going back in it, and how far a seat may undo.
 * States of the past are not kept, except a few to start from; the rest is played again.
 */
import {
  type AnyRuleset,
  begin,
  type CoreState,
  Play,
  type Ruleset,
  revealed,
  type Tell,
  type Vocabulary,
} from '@epoka/kernel';
import { recorded } from './config.ts';
import type { Ledger, LineEntry } from './ledger.ts';
import {
  BadRecord,
  type Reach,
  type RedoStop,
  type TableConfig,
  TableRefusal,
  type UndoStop,
} from './types.ts';

/** A copy is kept after so many items of the line, to play on from. */
const STRIDE = 64;

/** How a line is played. */
export interface PlayOptions<S extends CoreState> {
  /** nobody vouches for the entries: check that every answer is open to its seat */
  readonly check?: boolean;
  readonly after?: (position: number, g: Play<S>) => void;
}

/** A step of the passage through the line. The state is played on: look at it before the next step. */
export interface Passed<S extends CoreState> {
  /** number of the entry; -1 for the set-up */
  readonly n: number;
  /** items of the line so far */
  readonly position: number;
  readonly told: readonly Tell[];
  readonly state: S;
}

export class Course<S extends CoreState> {
  readonly rules: AnyRuleset;
  readonly config: TableConfig;
  readonly seed: string;
  /** replaced as a whole when a call is taken back */
  ledger: Ledger;
  readonly g: Play<S>;
  /**
   * The last items of the line, as far as one seat gave them without chance: whether somebody learned something by each.
   * null = not looked at yet. Their states are not kept: undo is rare, and what lives for a second or two is what burdens
   * a server with many tables most.
   */
  private trail: boolean[] | null = null;
  /** what stands behind the trail */
  private bottom: UndoStop = 'start';
  /** position -> its state; never changed */
  private readonly kept = new Map<number, S>();
  /** under corrected rules: the earliest position they can be played from */
  private ground = 0;
  /** what was told, by number of entry (-1 = set-up); null = not listened to yet */
  private tells: Map<number, readonly Tell[]> | null = null;
  /** the same while it is being listened to */
  private recalling: {
    readonly steps: Generator<Passed<S>, undefined>;
    readonly tells: Map<number, readonly Tell[]>;
  } | null = null;

  private constructor(rules: AnyRuleset, config: TableConfig, seed: string, ledger: Ledger, g: Play<S>) {
    this.rules = rules;
    this.config = config;
    this.seed = seed;
    this.ledger = ledger;
    this.g = g;
  }

  static begin<S extends CoreState>(
    rules: AnyRuleset,
    config: TableConfig,
    seed: string,
    ledger: Ledger,
  ): Course<S> {
    const told: Tell[] = [];
    const g = beginning<S>(rules, config, seed, told);
    g.log = null;
    const course = new Course<S>(rules, config, seed, ledger, g);
    course.trail = [];
    course.tells = new Map([[-1, told]]);
    course.keep(0, g.s);
    return course;
  }

  /** From the given position, or from the start. */
  static play<S extends CoreState>(
    rules: AnyRuleset,
    config: TableConfig,
    seed: string,
    ledger: Ledger,
    from: { readonly position: number; readonly state: S } | undefined,
    options: PlayOptions<S> = {},
  ): Course<S> {
    const g = from ? handle<S>(rules, from.state) : recorded(() => beginning<S>(rules, config, seed, null));
    const course = new Course<S>(rules, config, seed, ledger, g);
    const start = from?.position ?? 0;
    course.keep(start, g.s);
    if (ledger.adopted >= 0) course.ground = start;
    course.walk(g, start, ledger.line.length, options);
    return course;
  }

  // ---- playing

  /** Plays items of the line on a handle that stands at `from`. */
  private walk(g: Play<S>, from: number, to: number, options: PlayOptions<S> = {}): void {
    const { entries, line } = this.ledger;
    for (let i = from; i < to; i++) {
      if (i % STRIDE === 0 && i > from) this.keep(i, g.s);
      const n = line[i];
      const entry = entries[n] as LineEntry;
      try {
        if (options.check && entry.kind === 'answer') g.admit(entry.seat, entry.question, entry.answer);
        play(g, entry);
      } catch (error) {
        throw new BadRecord('entry', `entry ${n} is not possible: ${message(error)}`, n, error);
      }
      options.after?.(i + 1, g);
    }
  }

  private keep(position: number, state: S): void {
    if (!this.kept.has(position)) this.kept.set(position, this.rules.copy(state));
  }

  /** Carries out a new item of the line, before it is in the ledger. Whatever is thrown: the state is as before. */
  perform(entry: LineEntry, n: number): void {
    const position = this.ledger.line.length;
    this.put(entry, n, position, this.continues(position, entry.seat));
  }

  /** Carries out what becomes the item at a position; `continues` where it may be undone together with the one before. */
  private put(entry: LineEntry, n: number, position: number, continues: boolean): void {
    const { g } = this;
    const before: S = this.rules.copy(g.s);
    const told: Tell[] = [];
    g.log = this.tells && told;
    g.marked = false;
    try {
      play(g, entry);
    } catch (error) {
      g.s = before;
      throw error;
    } finally {
      g.log = null;
    }
    this.tells?.set(n, told);
    if (position % STRIDE === 0) this.kept.set(position, before);
    if (entry.kind === 'resign') {
      this.trail = [];
      this.bottom = 'resign';
      return;
    }
    if (!continues) {
      this.trail = [];
      this.bottom = this.bottomAt(position);
    }
    if (g.marked) {
      this.trail = [];
      this.bottom = 'chance';
    } else this.trail?.push(revealed(this.rules, before, g.s));
  }

  /** Nobody can go back behind this position. */
  get floor(): number {
    return Math.max(this.ledger.floor, this.ground);
  }

  /** Whether the item before the position was an answer of the same seat and may be undone together with the next. */
  private continues(position: number, seat: number): boolean {
    if (position <= this.floor) return false;
    const previous = this.ledger.item(position - 1);
    return previous.kind === 'answer' && previous.seat === seat;
  }

  private bottomAt(position: number): UndoStop {
    if (position === 0) return 'start';
    if (position > this.floor) return 'other-seat';
    return this.ledger.item(position - 1).kind === 'resign' ? 'resign' : 'version';
  }

  // ---- the past

  /** A state of the line; a copy. */
  stateAt(position: number): S {
    if (position === this.ledger.line.length) return this.rules.copy(this.g.s);
    const g = this.standAt(position);
    this.walk(g, this.nearest(position), position);
    return g.s;
  }

  /** The last position up to the given one whose state is at hand; 0 can always be played anew. */
  private nearest(position: number): number {
    let best = -1;
    for (const at of this.kept.keys()) if (at <= position && at > best) best = at;
    if (position < this.ground)
      throw new TableRefusal('no-such-position', 'the rules were corrected after that position');
    return Math.max(best, 0);
  }

  private standAt(position: number): Play<S> {
    const state = this.kept.get(this.nearest(position));
    if (state !== undefined) return handle<S>(this.rules, state);
    const g = beginning<S>(this.rules, this.config, this.seed, null);
    this.keep(0, g.s);
    return g;
  }

  /** Goes back in the line, before the ledger does. */
  rewind(to: number): void {
    const gone = this.ledger.line.length - to;
    const { trail } = this;
    this.g.s = this.stateAt(to);
    this.trail = trail && gone < trail.length ? trail.slice(0, -gone) : null;
    this.dropBehind(to);
  }

  /** Gives the last taken-back answers again, before the ledger does. */
  again(answers: number): void {
    const { entries, line, redo } = this.ledger;
    const before: S = this.rules.copy(this.g.s);
    try {
      for (let i = 0; i < answers; i++) {
        const n = redo[redo.length - 1 - i];
        const entry = entries[n] as LineEntry;
        this.put(entry, n, line.length + i, i > 0 || this.continues(line.length, entry.seat));
      }
    } catch (error) {
      this.g.s = before;
      this.trail = null;
      this.dropBehind(line.length);
      throw error;
    }
  }

  /** States beyond the position are of a line that is not followed any more. */
  private dropBehind(position: number): void {
    this.recalling = null;
    for (const at of this.kept.keys()) if (at > position) this.kept.delete(at);
  }

  /** Back to what an earlier ledger says, for a call that failed half-way. */
  restore(ledger: Ledger): void {
    const { line } = this.ledger;
    let common = 0;
    while (common < line.length && line[common] === ledger.line[common]) common++;
    this.dropBehind(common);
    if (this.tells) for (const n of this.tells.keys()) if (n >= ledger.entries.length) this.tells.delete(n);
    this.ledger = ledger;
    this.trail = null;
    const end = ledger.line.length;
    const g = this.standAt(end);
    this.walk(g, this.nearest(end), end);
    this.g.s = g.s;
  }

  // ---- undo

  undoReach(seat: number): Reach {
    const { ledger, g } = this;
    const position = ledger.line.length;
    if (g.s.over) return { answers: 0, stop: 'over' };
    if (position === 0) return { answers: 0, stop: 'start' };
    if (!this.continues(position, seat)) return { answers: 0, stop: this.bottomAt(position) };
    const trail = this.footprints(seat);
    for (let i = trail.length - 1, answers = 0; i >= 0; i--, answers++) {
      if (ledger.line[position - 1 - answers] < ledger.changed[seat]) return { answers, stop: 'seat-change' };
      if (trail[i]) {
        // What lies behind will not be needed any more.
        this.trail = trail.slice(i + 1);
        this.bottom = 'reveal';
        return { answers, stop: 'reveal' };
      }
    }
    return { answers: trail.length, stop: this.bottom };
  }

  redoReach(seat: number): Reach<RedoStop> {
    const { redo, entries } = this.ledger;
    if (this.g.s.over) return { answers: 0, stop: 'over' };
    let answers = 0;
    for (let i = redo.length - 1; i >= 0; i--, answers++) {
      const entry = entries[redo[i]];
      if (entry.kind !== 'answer' || entry.seat !== seat) return { answers, stop: 'other-seat' };
    }
    return { answers, stop: 'end' };
  }

  private footprints(seat: number): boolean[] {
    if (this.trail) return this.trail;
    const end = this.ledger.line.length;
    let start = end - 1;
    while (this.continues(start, seat)) start--;
    this.bottom = this.bottomAt(start);
    const trail: boolean[] = [];
    const g = this.standAt(start);
    this.walk(g, this.nearest(start), start);
    for (let i = start; i < end; i++) {
      const before: S = this.rules.copy(g.s);
      g.marked = false;
      this.walk(g, i, i + 1);
      if (g.marked) {
        trail.length = 0;
        this.bottom = 'chance';
      } else trail.push(revealed(this.rules, before, g.s));
    }
    this.trail = trail;
    return trail;
  }

  // ---- the log

  /** The line from its start, or from where the present rules began: one item at a step, heard and seen. */
  *passage(): Generator<Passed<S>, undefined> {
    const setUp: Tell[] = [];
    // After a change of rules only what came later can be played; what was told before is not known any more.
    const g =
      this.ledger.adopted < 0
        ? beginning<S>(this.rules, this.config, this.seed, setUp)
        : this.standAt(this.ground);
    yield { n: -1, position: this.ground, told: setUp, state: g.s };
    for (let i = this.ground; i < this.ledger.line.length; i++) {
      const told: Tell[] = [];
      g.log = told;
      this.walk(g, i, i + 1);
      yield { n: this.ledger.line[i], position: i + 1, told, state: g.s };
    }
    return undefined;
  }

  /** Listens to so many more items of a line that nobody had listened to. True: to all of them. */
  recall(items: number): boolean {
    if (this.tells) return true;
    this.recalling ??= { steps: this.passage(), tells: new Map() };
    const { steps, tells } = this.recalling;
    for (let i = 0; i < items; i++) {
      let value: Passed<S> | undefined;
      try {
        value = steps.next().value;
      } catch (error) {
        this.recalling = null;
        throw error;
      }
      if (!value) {
        this.tells = tells;
        this.recalling = null;
        return true;
      }
      tells.set(value.n, value.told);
    }
    return false;
  }

  /** What the rules told, by number of entry. Played through once more where nobody had listened. */
  told(): ReadonlyMap<number, readonly Tell[]> {
    this.recall(Number.POSITIVE_INFINITY);
    return this.tells as ReadonlyMap<number, readonly Tell[]>;
  }
}

function handle<S extends CoreState>(rules: AnyRuleset, state: S): Play<S> {
  return new Play<S, Vocabulary>(rules as Ruleset<S>, rules.copy(state));
}

function beginning<S extends CoreState>(
  rules: AnyRuleset,
  config: TableConfig,
  seed: string,
  log: Tell[] | null,
): Play<S> {
  return begin<S, Vocabulary>(rules, config.seats.length, seed, config.settings, config.roundCap, log);
}

function play<S extends CoreState>(g: Play<S>, entry: LineEntry): void {
  if (entry.kind === 'answer') {
    const q = g.question(entry.question);
    if (q === undefined || q.seat !== entry.seat)
      throw new BadRecord('entry', 'no such question is open to the seat');
    g.perform(q, entry.answer);
    return;
  }
  g.resign(entry.seat);
}

const message = (error: unknown) => (error instanceof Error ? error.message : String(error));
