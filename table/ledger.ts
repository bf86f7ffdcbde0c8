/**
 * What the entries say by themselves, without any rules: which answers are in force (the line), what can be given again,
 * who sits where, which standing orders are on, whether the table is paused.
 */
import type { CoreState } from '@epoka/kernel';
import {
  type AnswerEntry,
  BadRecord,
  type Entry,
  type Occupant,
  type ResignEntry,
  type SeatEntry,
  type Snapshot,
} from './types.ts';

/** An entry that changes the state. */
export type LineEntry = AnswerEntry | ResignEntry;

export class Ledger {
  readonly entries: Entry[] = [];
  /** numbers of the entries in force, in the order they take effect */
  readonly line: number[] = [];
  /** numbers of answers taken back, the next to redo last */
  redo: number[] = [];
  /** numbers of the entries the log shows, in order */
  readonly shown: number[] = [];
  readonly seats: Occupant[];
  readonly orders: Set<string>[];
  paused = false;
  /** number of the entry that changed the occupant last, by seat; -1 at first */
  readonly changed: number[];
  /** who sat there before, by number of the entry that put somebody else into the seat */
  readonly former = new Map<number, Occupant>();
  /** number of the last undo or take-back: questions may have been asked anew since */
  rewound = -1;
  /** behind this position nobody can go: rules were changed, or a seat gave up */
  floor = 0;
  /** number of the entry that adopted other rules, -1 where none did */
  adopted = -1;
  private readonly keys = new Map<string, number>();

  constructor(seats: readonly Occupant[]) {
    this.seats = seats.slice();
    this.orders = seats.map(() => new Set());
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
        if (entry.on) this.orders[entry.seat].add(entry.order);
        else this.orders[entry.seat].delete(entry.order);
        break;
      case 'pause':
      case 'resume':
        this.paused = entry.kind === 'pause';
        this.shown.push(n);
        break;
      case 'version':
        this.floor = this.line.length;
        this.adopted = n;
        this.redo = [];
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
    let kept = 0;
    for (const n of this.shown) if (!gone.has(n)) this.shown[kept++] = n;
    this.shown.length = kept;
  }
}

/** The host itself may pause, resume and offer a take-back. */
export function mayBeHost(entry: Entry): boolean {
  return entry.kind === 'pause' || entry.kind === 'resume' || entry.kind === 'take-back';
}

function heirOf(who: Occupant, bot: string | undefined): Occupant {
  if (bot !== undefined) return { kind: 'bot', bot };
  return 'name' in who && who.name !== undefined ? { kind: 'left', name: who.name } : { kind: 'left' };
}

export function ledgerOf(seats: readonly Occupant[], entries: readonly Entry[]): Ledger {
  const ledger = new Ledger(seats);
  for (const entry of entries) {
    ledger.check(entry);
    ledger.add(entry);
  }
  return ledger;
}

/** The position to play from: that of the snapshot, if the line has not left it since, or (undefined) the start. */
export function startOf<S extends CoreState>(
  ledger: Ledger,
  snapshot: Snapshot<S> | undefined,
): { position: number; state: S } | undefined {
  const { entries, line, seats, adopted } = ledger;
  const start = (() => {
    if (snapshot === undefined) return undefined;
    const { n, state } = snapshot;
    if (!Number.isInteger(n) || n < 0 || n > entries.length)
      throw new BadRecord('snapshot', `a snapshot of entry ${n}, but there are ${entries.length}`);
    const then = n === entries.length ? line : ledgerOf(seats, entries.slice(0, n)).line;
    const onLine = then.length <= line.length && then.every((x, i) => x === line[i]);
    return onLine ? { position: then.length, state } : undefined;
  })();
  if (adopted >= 0 && (start === undefined || (snapshot?.n ?? 0) <= adopted))
    throw new BadRecord('version', 'a snapshot made after the change of rules is needed');
  return start;
}
