/**
 * The state of a table and how it came about: playing the line, going back in it, and how far a seat may undo.
 * States of the past are not kept, except a few to start from; the rest is played again.
 */
import {
  type AnyRuleset,
  begin,
  type CoreState,
  inBatch,
  Play,
  type Ruleset,
  revealed,
  strongChance,
  type Tell,
  type Vocabulary,
} from '@epoka/kernel';
import { recorded } from './config.ts';
import type { EntryBook, LineEntry } from './entries.ts';
import { chanceKey, STRONG } from './seed.ts';
import {
  type AnswerEntry,
  BadRecord,
  type Reach,
  type RedoStop,
  type TableConfig,
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

export class Timeline<S extends CoreState> {
  readonly rules: AnyRuleset;
  readonly config: TableConfig;
  readonly seed: string;
  /** replaced as a whole when a call is taken back */
  book: EntryBook;
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
  /** what was told, by number of entry (-1 = set-up); null = not listened to yet */
  private tells: Map<number, readonly Tell[]> | null = null;
  /** the same while it is being listened to */
  private recalling: {
    readonly steps: Generator<Passed<S>, undefined>;
    readonly tells: Map<number, readonly Tell[]>;
  } | null = null;

  private constructor(rules: AnyRuleset, config: TableConfig, seed: string, book: EntryBook, g: Play<S>) {
    this.rules = rules;
    this.config = config;
    this.seed = seed;
    this.book = book;
    this.g = g;
  }

  static begin<S extends CoreState>(
    rules: AnyRuleset,
    config: TableConfig,
    seed: string,
    book: EntryBook,
  ): Timeline<S> {
    const told: Tell[] = [];
    const g = beginning<S>(rules, config, seed, told);
    g.log = null;
    const timeline = new Timeline<S>(rules, config, seed, book, g);
    timeline.trail = [];
    timeline.tells = new Map([[-1, told]]);
    timeline.keep(0, g.s);
    return timeline;
  }

  /** From the given position, or from the start. */
  static play<S extends CoreState>(
    rules: AnyRuleset,
    config: TableConfig,
    seed: string,
    book: EntryBook,
    from: { readonly position: number; readonly state: S } | undefined,
    options: PlayOptions<S> = {},
  ): Timeline<S> {
    const g = from ? handle<S>(rules, from.state) : recorded(() => beginning<S>(rules, config, seed, null));
    const timeline = new Timeline<S>(rules, config, seed, book, g);
    const start = from?.position ?? 0;
    timeline.keep(start, g.s);
    timeline.walk(g, start, book.line.length, options);
    return timeline;
  }

  // ---- playing

  /** Plays items of the line on a handle that stands at `from`. */
  private walk(g: Play<S>, from: number, to: number, options: PlayOptions<S> = {}): void {
    const { entries, line } = this.book;
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

  /** Carries out a new item of the line, before it is in the book. Whatever is thrown: the state is as before. */
  perform(entry: LineEntry, n: number): void {
    const position = this.book.line.length;
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
    return this.book.floor;
  }

  /** Whether the item before the position was an answer of the same seat and may be undone together with the next. */
  private continues(position: number, seat: number): boolean {
    if (position <= this.floor) return false;
    const previous = this.book.item(position - 1);
    return previous.kind === 'answer' && previous.seat === seat;
  }

  /** The seat gave the last answer, so that an undo takes back the end of the line. */
  isLast(seat: number): boolean {
    return this.continues(this.book.line.length, seat);
  }

  private bottomAt(position: number): UndoStop {
    if (position === 0) return 'start';
    if (position > this.floor) return 'other-seat';
    return 'resign';
  }

  // ---- the past

  /** A state of the line; a copy. */
  stateAt(position: number): S {
    if (position === this.book.line.length) return this.rules.copy(this.g.s);
    const g = this.standAt(position);
    this.walk(g, this.nearest(position), position);
    return g.s;
  }

  /** The last position up to the given one whose state is at hand; 0 can always be played anew. */
  private nearest(position: number): number {
    let best = -1;
    for (const at of this.kept.keys()) if (at <= position && at > best) best = at;
    return Math.max(best, 0);
  }

  private standAt(position: number): Play<S> {
    const state = this.kept.get(this.nearest(position));
    if (state !== undefined) return handle<S>(this.rules, state);
    const g = beginning<S>(this.rules, this.config, this.seed, null);
    this.keep(0, g.s);
    return g;
  }

  /** Goes back in the line, before the book does. */
  rewind(to: number): void {
    const gone = this.book.line.length - to;
    const { trail } = this;
    this.g.s = this.stateAt(to);
    this.trail = trail && gone < trail.length ? trail.slice(0, -gone) : null;
    this.dropBehind(to);
  }

  /** Gives the last taken-back answers again, before the book does. */
  again(answers: number): void {
    const { entries, line, redo } = this.book;
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

  /** Back to what an earlier book says, for a call that failed half-way. */
  restore(book: EntryBook): void {
    const { line } = this.book;
    let common = 0;
    while (common < line.length && line[common] === book.line[common]) common++;
    this.dropBehind(common);
    if (this.tells) for (const n of this.tells.keys()) if (n >= book.entries.length) this.tells.delete(n);
    this.book = book;
    this.trail = null;
    const end = book.line.length;
    const g = this.standAt(end);
    this.walk(g, this.nearest(end), end);
    this.g.s = g.s;
  }

  // ---- undo

  /** How far the seat can go back: from the end of the line, or in what all are asked together. */
  reach(seat: number): Reach {
    return this.isLast(seat) ? this.undoReach(seat) : this.retractReach(seat);
  }

  undoReach(seat: number): Reach {
    const { book, g } = this;
    const position = book.line.length;
    if (g.s.over) return { answers: 0, stop: 'over' };
    if (position === 0) return { answers: 0, stop: 'start' };
    if (!this.continues(position, seat)) return { answers: 0, stop: this.bottomAt(position) };
    const trail = this.footprints(seat);
    for (let i = trail.length - 1, answers = 0; i >= 0; i--, answers++) {
      if (book.line[position - 1 - answers] < book.changed[seat]) return { answers, stop: 'seat-change' };
      if (trail[i]) {
        // What lies behind will not be needed any more.
        this.trail = trail.slice(i + 1);
        this.bottom = 'reveal';
        return { answers, stop: 'reveal' };
      }
    }
    return { answers: trail.length, stop: this.bottom };
  }

  /** How many of its answers to questions that are open together the seat can take back from among those of others. */
  retractReach(seat: number): Reach {
    const { book, g } = this;
    const batch = g.s.asked[0]?.together;
    const end = book.line.length;
    if (batch === undefined) return this.undoReach(seat);
    let start = end;
    while (start > this.floor && inBatch(batch, (book.item(start - 1) as AnswerEntry).question)) start--;
    let own = end - 1;
    while (own >= start && book.item(own).seat !== seat) own--;
    if (own < start) return this.undoReach(seat);
    const kept = this.lastingItems(start, end);
    for (let at = end - 1, answers = 0; ; at--) {
      if (at < start) return { answers, stop: 'together' };
      if (book.item(at).seat !== seat) continue;
      if (book.line[at] < book.changed[seat]) return { answers, stop: 'seat-change' };
      const lasting = kept[at - start];
      if (lasting !== undefined) return { answers, stop: lasting };
      answers++;
    }
  }

  /** Why each of these items can't be taken back: chance was used or something revealed. */
  private lastingItems(start: number, end: number): (UndoStop | undefined)[] {
    const g = this.standAt(start);
    this.walk(g, this.nearest(start), start);
    const kept: (UndoStop | undefined)[] = [];
    for (let i = start; i < end; i++) {
      const before: S = this.rules.copy(g.s);
      g.marked = false;
      this.walk(g, i, i + 1);
      kept.push(g.marked ? 'chance' : revealed(this.rules, before, g.s) ? 'reveal' : undefined);
    }
    return kept;
  }

  /** Takes items out of the batch that is open, before the book does; those of others stay. */
  retract(positions: readonly number[]): void {
    const { entries, line } = this.book;
    const first = Math.min(...positions);
    const g = this.standAt(first);
    this.walk(g, this.nearest(first), first);
    for (let i = first + 1; i < line.length; i++)
      if (!positions.includes(i)) play(g, entries[line[i]] as LineEntry);
    this.g.s = g.s;
    this.trail = null;
    this.dropBehind(first);
  }

  redoReach(seat: number): Reach<RedoStop> {
    const { redo, entries } = this.book;
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
    const end = this.book.line.length;
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

  /** The line from its start: one item at a step, heard and seen. */
  *passage(): Generator<Passed<S>, undefined> {
    const setUp: Tell[] = [];
    const g = beginning<S>(this.rules, this.config, this.seed, setUp);
    yield { n: -1, position: 0, told: setUp, state: g.s };
    for (let i = 0; i < this.book.line.length; i++) {
      const told: Tell[] = [];
      g.log = told;
      this.walk(g, i, i + 1);
      yield { n: this.book.line[i], position: i + 1, told, state: g.s };
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
  const { seats, settings, roundCap, version, brought } = config;
  const chance = config.chance === STRONG ? strongChance(chanceKey(seed, config.salts ?? [])) : undefined;
  return begin<S, Vocabulary>(rules, seats.length, seed, settings, roundCap, log, {
    version,
    brought,
    chance,
  });
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
