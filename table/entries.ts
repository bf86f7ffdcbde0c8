/**
 * What the entries say by themselves, without any rules: which answers are in force (the line), what can be given again,
 * who sits where, which standing orders are on, whether the table is paused.
 */
import { type AnyRuleset, type CoreState, type Json, misfit, type OrderScope, prepare } from '@epoka/kernel';
import {
  type AnswerEntry,
  BadRecord,
  type Entry,
  type Occupant,
  type OrderEntry,
  type ResignEntry,
  type SeatEntry,
  type Snapshot,
  type TableConfig,
} from './types.ts';

/** An entry that changes the state. */
export type LineEntry = AnswerEntry | ResignEntry;

/** For ever, or as long as the rules give this value for the scope. */
export interface Standing {
  readonly scope?: OrderScope;
  readonly until?: number;
}

export class EntryBook {
  readonly entries: Entry[] = [];
  /** numbers of the entries in force, in the order they take effect */
  readonly line: number[] = [];
  /** numbers of answers taken back, the next to redo last */
  redo: number[] = [];
  /** numbers of the entries the log shows, in order */
  readonly shown: number[] = [];
  readonly seats: Occupant[];
  /** standing orders by seat, with how long each holds */
  readonly orders: Map<string, Standing>[];
  paused = false;
  /** number of the entry that changed the occupant last, by seat; -1 at first */
  readonly changed: number[];
  /** who sat there before, by number of the entry that put somebody else into the seat */
  readonly former = new Map<number, Occupant>();
  /** number of the last undo or take-back: questions may have been asked anew since */
  rewound = -1;
  /** behind this position nobody can go: a seat gave up */
  floor = 0;
  private readonly keys = new Map<string, number>();

  constructor(seats: readonly Occupant[]) {
    this.seats = seats.slice();
    this.orders = seats.map(() => new Map());
    this.changed = seats.map(() => -1);
  }

  /** The number of the entry a seat made under this key. */
  known(seat: number, key: string | undefined): number | undefined {
    return key === undefined ? undefined : this.keys.get(`${seat}:${key}`);
  }

  /** The entry at a position of the line. */
  item(position: number): LineEntry {
    return this.entries[this.line[position]] as LineEntry;
  }

  /** What makes the entry impossible here, in words for the operator; undefined where nothing does. */
  private problem(entry: Entry): string | undefined {
    if ('seat' in entry && (entry.seat >= this.seats.length || entry.seat < (mayBeHost(entry) ? -1 : 0)))
      return 'no such seat';
    const { line, redo } = this;
    switch (entry.kind) {
      case 'undo':
        if (entry.answers < 1 || line.length - entry.answers < this.floor)
          return 'not so many answers to take back';
        return this.allOf(entry.seat, line.slice(-entry.answers))
          ? undefined
          : 'takes back an answer of another seat';
      case 'retract':
        return entry.answers < 1 || this.ownLast(entry.seat, entry.answers).length < entry.answers
          ? 'not so many answers to take back'
          : undefined;
      case 'redo':
        if (entry.answers < 1 || entry.answers > redo.length) return 'not so many answers to give again';
        return this.allOf(entry.seat, redo.slice(-entry.answers))
          ? undefined
          : 'gives again an answer of another seat';
      case 'take-back':
        return entry.to < this.floor || entry.to >= line.length ? 'no such position' : undefined;
      case 'pause':
      case 'resume':
        return this.paused === (entry.kind === 'pause') ? 'it already is so' : undefined;
      default:
        return undefined;
    }
  }

  /** The positions of a seat's last answers, the latest first. */
  ownLast(seat: number, answers: number): number[] {
    const found: number[] = [];
    for (let at = this.line.length - 1; at >= this.floor && found.length < answers; at--) {
      const entry = this.item(at);
      if (entry.kind === 'answer' && entry.seat === seat) found.push(at);
    }
    return found;
  }

  private allOf(seat: number, numbers: readonly number[]): boolean {
    return numbers.every(n => (this.entries[n] as LineEntry).seat === seat);
  }

  /** Throws where the entry makes no sense here. */
  check(entry: Entry): void {
    const n = this.entries.length;
    const problem = this.problem(entry);
    if (problem !== undefined) throw new BadRecord('entry', `entry ${n} (${entry.kind}): ${problem}`, n);
  }

  /** Takes the entry in and returns its number. It must pass `check`. */
  add(entry: Entry): number {
    const n = this.entries.length;
    switch (entry.kind) {
      case 'answer':
        this.line.push(n);
        this.redo = [];
        this.shown.push(n);
        break;
      case 'undo': {
        const { line } = this;
        const to = line.length - entry.answers;
        for (let i = line.length; i > to; i--) this.redo.push(line[i - 1]);
        this.cut(to);
        this.rewound = n;
        break;
      }
      case 'retract': {
        const gone = new Set(this.ownLast(entry.seat, entry.answers).map(at => this.line[at]));
        keepOnly(this.line, x => !gone.has(x));
        keepOnly(this.shown, x => !gone.has(x));
        this.redo = [];
        break;
      }
      case 'redo': {
        const { redo } = this;
        const from = redo.length - entry.answers;
        for (let i = redo.length; i > from; i--) {
          this.line.push(redo[i - 1]);
          this.shown.push(redo[i - 1]);
        }
        redo.length = from;
        break;
      }
      case 'take-back':
        this.cut(entry.to);
        this.redo = [];
        this.rewound = n;
        this.shown.push(n);
        break;
      case 'resign':
        if (entry.bot === undefined) {
          this.line.push(n);
          this.floor = this.line.length;
        }
        this.redo = [];
        this.shown.push(n);
        this.sit(entry.seat, n, heirOf(this.seats[entry.seat], entry.bot));
        break;
      case 'seat':
        this.shown.push(n);
        this.sit(entry.seat, n, entry.to);
        break;
      case 'order':
        if (entry.on) this.orders[entry.seat].set(entry.order, standingOf(entry));
        else this.orders[entry.seat].delete(entry.order);
        break;
      case 'pause':
      case 'resume':
        this.paused = entry.kind === 'pause';
        this.shown.push(n);
        break;
    }
    this.entries.push(entry);
    if (entry.key !== undefined && 'seat' in entry) this.keys.set(`${entry.seat}:${entry.key}`, n);
    return n;
  }

  /** What somebody else left behind in the seat, orders and answers to give again, is not for who sits down now. */
  private sit(seat: number, n: number, to: Occupant): void {
    this.former.set(n, this.seats[seat]);
    this.seats[seat] = to;
    this.changed[seat] = n;
    this.orders[seat].clear();
    if (this.redo.some(x => (this.entries[x] as LineEntry).seat === seat)) this.redo = [];
  }

  /** Who sat where when the log had so many entries. Nobody's sitting down is ever taken back. */
  seatsWhen(shown: number): Occupant[] {
    const seats = this.seats.slice();
    for (let i = this.shown.length; i > shown; i--) {
      const n = this.shown[i - 1];
      const was = this.former.get(n);
      if (was !== undefined) seats[(this.entries[n] as SeatEntry | ResignEntry).seat] = was;
    }
    return seats;
  }

  private cut(to: number): void {
    const gone = new Set(this.line.slice(to));
    this.line.length = to;
    keepOnly(this.shown, n => !gone.has(n));
  }
}

function keepOnly(list: number[], stays: (n: number) => boolean): void {
  let kept = 0;
  for (const n of list) if (stays(n)) list[kept++] = n;
  list.length = kept;
}

function standingOf({ scope, until }: OrderEntry): Standing {
  return scope === undefined || until === undefined ? {} : { scope, until };
}

/** The host itself may pause, resume and offer a take-back. */
export function mayBeHost(entry: Entry): boolean {
  return entry.kind === 'pause' || entry.kind === 'resume' || entry.kind === 'take-back';
}

function heirOf(who: Occupant, bot: string | undefined): Occupant {
  if (bot !== undefined) return { kind: 'bot', bot };
  return 'name' in who && who.name !== undefined ? { kind: 'left', name: who.name } : { kind: 'left' };
}

export function bookOf(seats: readonly Occupant[], entries: readonly Entry[]): EntryBook {
  const book = new EntryBook(seats);
  for (const entry of entries) {
    book.check(entry);
    book.add(entry);
  }
  return book;
}

/**
 * The position to play from: that of the snapshot, if it fits these rules and the line has not left it since, or
 * (undefined) the start. Nothing is lost without a snapshot but time.
 */
export function startOf<S extends CoreState>(
  rules: AnyRuleset,
  config: TableConfig,
  book: EntryBook,
  snapshot: Snapshot<S> | undefined,
): { position: number; state: S } | undefined {
  if (snapshot === undefined) return undefined;
  const { entries, line, seats } = book;
  const { n } = snapshot;
  if (!Number.isInteger(n) || n < 0 || n > entries.length)
    throw new BadRecord('snapshot', `a snapshot of entry ${n}, but there are ${entries.length}`);
  const then = n === entries.length ? line : bookOf(seats, entries.slice(0, n)).line;
  const onLine = then.length <= line.length && then.every((x, i) => x === line[i]);
  if (!onLine) return undefined;
  const state = fittingState<S>(rules, config, snapshot);
  return state === undefined ? undefined : { position: then.length, state };
}

/** A stored state in the form of these rules; undefined where it is of another one and can't be brought into it. */
function fittingState<S extends CoreState>(
  rules: AnyRuleset,
  config: TableConfig,
  { form = 1, state }: Snapshot<S>,
): S | undefined {
  const here = rules.form ?? 1;
  if (form > here || (form < here && rules.migrate === undefined)) return undefined;
  const brought: unknown = form === here ? state : rules.migrate?.(form, state as unknown as Json);
  if (rules.shape !== undefined && misfit(rules.shape, brought) !== undefined) return undefined;
  return hasEveryField(rules, config, brought as S) ? (brought as S) : undefined;
}

/** Fields that came with a later version may be missing from older tables, and from them only. */
function hasEveryField(rules: AnyRuleset, config: TableConfig, state: CoreState): boolean {
  const { settings, seats, roundCap, version } = config;
  const blank = prepare(rules, seats.length, 'any', settings, roundCap, version).g.s;
  for (const key of Object.keys(blank) as (keyof CoreState)[])
    if (blank[key] !== undefined && state[key] === undefined) return false;
  return true;
}
