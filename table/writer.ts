/**
 * Writes entries down and carries them out, the one never without the other, and keeps what is read off them: the log
 * and the clocks.
 */
import { type CoreState, Refusal, RulesFault, samePlain } from '@epoka/kernel';
import { mayAdd } from './admission.ts';
import { Clock } from './clock.ts';
import { bookOf, type EntryBook } from './entries.ts';
import { LogBook } from './log.ts';
import { nextByOrder } from './orders.ts';
import { Misfit, entry as readEntry } from './parse.ts';
import type { Timeline } from './timeline.ts';
import { BadRecord, type ClockReading, type Entry, type TableConfig } from './types.ts';
import { seatsAsked } from './view.ts';

/** More automatic answers in a row than any real table sees: two orders that feed each other. */
const MOST_ORDERS = 1000;

export class Writer<S extends CoreState> {
  readonly logBook = new LogBook();
  private readonly timeline: Timeline<S>;
  private readonly config: TableConfig;
  /** made when first asked for */
  private hands: Clock | undefined;

  constructor(timeline: Timeline<S>, config: TableConfig) {
    this.timeline = timeline;
    this.config = config;
  }

  private get book(): EntryBook {
    return this.timeline.book;
  }

  /** An entry from outside. Whatever is written down can be read again: it has the form files have. */
  add(given: Entry): void {
    mayAdd(this.timeline, given);
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
    mayAdd(this.timeline, entry);
    const { asked: _asked, ...untimed } = entry as Entry & { asked?: unknown };
    this.commit(untimed as Entry);
    if (!samePlain(this.book.entries.at(-1), entry))
      throw new BadRecord('entry', 'other seats are asked afterwards');
  }

  /** Carries out an entry that is known to be possible, and writes it down. */
  commit(given: Entry): void {
    const { timeline, book } = this;
    book.check(given);
    const n = book.entries.length;
    switch (given.kind) {
      case 'answer':
        timeline.perform(given, n);
        break;
      case 'resign':
        if (given.bot === undefined) timeline.perform(given, n);
        break;
      case 'undo':
        timeline.rewind(book.line.length - given.answers);
        break;
      case 'take-back':
        timeline.rewind(given.to);
        break;
      case 'redo':
        timeline.again(given.answers);
        break;
      case 'retract':
        timeline.retract(book.ownLast(given.seat, given.answers));
        break;
      default:
    }
    const entry = this.timed(given);
    book.add(entry);
    if (entry.kind === 'undo' || entry.kind === 'take-back' || entry.kind === 'retract')
      this.logBook.forget();
    this.hands?.add(entry);
  }

  /** Where clocks run, an entry remembers who is asked next, so that reading them needs no replay. */
  private timed(entry: Entry): Entry {
    if (this.config.clock.kind === 'none' || ('asked' in entry && entry.asked !== undefined)) return entry;
    switch (entry.kind) {
      case 'answer':
      case 'undo':
      case 'retract':
      case 'redo':
      case 'take-back':
      case 'resign':
        return { ...entry, asked: seatsAsked(this.timeline.g.s) };
      default:
        return entry;
    }
  }

  /** All of it or nothing. */
  together(call: () => void): void {
    const n = this.book.entries.length;
    try {
      call();
    } catch (error) {
      // A refusal, or rules that threw at once, left nothing behind; what came after a first entry has to go again.
      if (this.book.entries.length > n) this.backTo(n);
      throw error;
    }
  }

  private backTo(n: number): void {
    this.timeline.restore(bookOf(this.config.seats, this.book.entries.slice(0, n)));
    this.hands = undefined;
    this.logBook.forget();
  }

  /** Answers for every human seat that has left orders, until nobody who is asked has one that applies. */
  followOrders(at: number | undefined): void {
    const { g } = this.timeline;
    if (!g.rules.orders || this.book.orders.every(x => x.size === 0)) return;
    for (let count = 0; !g.s.over && !this.book.paused; count++) {
      const entry = nextByOrder(g, this.book, at);
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
      for (const entry of this.book.entries) this.hands.add(entry);
    }
    const { g } = this.timeline;
    const open = g.s.asked.some(q => g.isOfWindow(q));
    return this.hands.read(g.s.over, open ? g.rules.windowTime : undefined);
  }
}
