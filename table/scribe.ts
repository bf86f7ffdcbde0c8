/**
 * Writes entries down and carries them out, the one never without the other, and keeps what is read off them: the log
 * and the clocks.
 */
import { type CoreState, Refusal, RulesFault, samePlain } from '@epoka/kernel';
import { Clock } from './clock.ts';
import type { Course } from './course.ts';
import { mayAdd } from './gate.ts';
import { type Ledger, ledgerOf } from './ledger.ts';
import { LogBook } from './log.ts';
import { nextByOrder } from './orders.ts';
import { Misfit, entry as readEntry } from './shape.ts';
import { BadRecord, type ClockReading, type Entry, type TableConfig } from './types.ts';
import { seatsAsked } from './view.ts';

/** More automatic answers in a row than any real table sees: two orders that feed each other. */
const MOST_ORDERS = 1000;

export class Scribe<S extends CoreState> {
  readonly book = new LogBook();
  private readonly course: Course<S>;
  private readonly config: TableConfig;
  /** made when first asked for */
  private hands: Clock | undefined;

  constructor(course: Course<S>, config: TableConfig) {
    this.course = course;
    this.config = config;
  }

  private get ledger(): Ledger {
    return this.course.ledger;
  }

  /** An entry from outside. Whatever is written down can be read again: it has the form files have. */
  add(given: Entry): void {
    mayAdd(this.course, given);
    let entry: Entry;
    try {
      entry = readEntry(given, given.kind);
    } catch (error) {
      throw error instanceof Misfit ? new Refusal('malformed') : error;
    }
    this.commit(entry);
  }

  /** An entry out of a file: it must be possible here, and come out exactly as it was. */
  writeAgain(entry: Entry): void {
    mayAdd(this.course, entry);
    const { asked: _asked, ...untimed } = entry as Entry & { asked?: unknown };
    this.commit(untimed as Entry);
    if (!samePlain(this.ledger.entries.at(-1), entry))
      throw new BadRecord('entry', 'other seats are asked afterwards');
  }

  /** Carries out an entry that is known to be possible, and writes it down. */
  commit(given: Entry): void {
    const { course, ledger } = this;
    ledger.check(given);
    const n = ledger.entries.length;
    switch (given.kind) {
      case 'answer':
        course.perform(given, n);
        break;
      case 'resign':
        if (given.bot === undefined) course.perform(given, n);
        break;
      case 'undo':
        course.rewind(ledger.line.length - given.answers);
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
        return { ...entry, asked: seatsAsked(this.course.g.s) };
      default:
        return entry;
    }
  }

  /** All of it or nothing. */
  together(call: () => void): void {
    const n = this.ledger.entries.length;
    try {
      call();
    } catch (error) {
      // A refusal, or rules that threw at once, left nothing behind; what came after a first entry has to go again.
      if (this.ledger.entries.length > n) this.backTo(n);
      throw error;
    }
  }

  private backTo(n: number): void {
    this.course.restore(ledgerOf(this.config.seats, this.ledger.entries.slice(0, n)));
    this.hands = undefined;
    this.book.forget();
  }

  /** Answers for every human seat that has left orders, until nobody who is asked has one that applies. */
  followOrders(at: number | undefined): void {
    const { g } = this.course;
    if (!g.rules.orders || this.ledger.orders.every(x => x.size === 0)) return;
    for (let count = 0; !g.s.over && !this.ledger.paused; count++) {
      const entry = nextByOrder(g, this.ledger, at);
      if (entry === undefined) return;
      if (count === MOST_ORDERS) throw new RulesFault('standing orders answer each other without end');
      this.commit(entry);
    }
  }

  /** The clocks as of the last entry. */
  clock(): ClockReading {
    if (this.hands === undefined) {
      const { clock, seats, startedAt, asked } = this.config;
      this.hands = new Clock(clock, seats, asked ?? [], startedAt);
      for (const entry of this.ledger.entries) this.hands.add(entry);
    }
    return this.hands.read(this.course.g.s.over);
  }
}
