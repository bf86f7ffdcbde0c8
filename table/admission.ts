/**
 * What may be added to a table, when and by whom. The same check for a call from outside and for an entry in a file from
 * outside: what could never have been done can't be read either.
 */
import { type CoreState, Refusal, SPECTATOR, samePlain } from '@epoka/kernel';
import { type EntryBook, mayBeHost } from './entries.ts';
import { nextByOrder } from './orders.ts';
import type { Timeline } from './timeline.ts';
import {
  type AnswerEntry,
  type Entry,
  type OrderEntry,
  type ResignEntry,
  TableRefusal,
  type TakeBackEntry,
} from './types.ts';

/** Throws Refusal or TableRefusal where the entry is not possible right now; nothing is changed. */
export function mayAdd<S extends CoreState>(timeline: Timeline<S>, entry: Entry): void {
  const { book, rules } = timeline;
  if ('seat' in entry && !(mayBeHost(entry) && entry.seat === SPECTATOR)) mustSit(book, entry.seat);
  switch (entry.kind) {
    case 'answer':
      mayAnswer(timeline, entry);
      return;
    case 'undo': {
      mustNotPause(book);
      const reach = timeline.undoReach(entry.seat);
      if (!isCount(entry.answers) || entry.answers > reach.answers)
        throw new TableRefusal('nothing-to-undo', `stopped by: ${reach.stop}`);
      return;
    }
    case 'retract': {
      mustNotPause(book);
      const reach = timeline.retractReach(entry.seat);
      if (!isCount(entry.answers) || entry.answers > reach.answers)
        throw new TableRefusal('nothing-to-undo', `stopped by: ${reach.stop}`);
      return;
    }
    case 'redo': {
      mustNotPause(book);
      const reach = timeline.redoReach(entry.seat);
      if (!isCount(entry.answers) || entry.answers > reach.answers)
        throw new TableRefusal('nothing-to-redo', `stopped by: ${reach.stop}`);
      return;
    }
    case 'take-back':
      mayTakeBack(timeline, entry);
      return;
    case 'resign':
      mayResign(timeline, entry);
      return;
    case 'seat':
      // Whose time is up may stay: an order of theirs answers from now on.
      if (entry.why !== 'flagged' && samePlain(book.seats[entry.seat], entry.to))
        throw new TableRefusal('unchanged');
      return;
    case 'order':
      if (typeof entry.order !== 'string' || !Object.hasOwn(rules.orders ?? {}, entry.order))
        throw new TableRefusal('no-such-order');
      mayOrder(timeline, entry);
      return;
    case 'pause':
      mustNotBeOver(timeline);
      mustNotPause(book);
      return;
    case 'resume':
      if (!book.paused) throw new TableRefusal('not-paused');
      return;
  }
}

function mayAnswer<S extends CoreState>(timeline: Timeline<S>, entry: AnswerEntry): void {
  const { g, book } = timeline;
  // The end comes first: after it nothing else is worth saying.
  if (g.s.over) throw new Refusal('over');
  mustNotPause(book);
  mustBeTaken(book, entry.seat);
  if (entry.by === undefined) g.admit(entry.seat, entry.question, entry.answer);
  else {
    const { seat, question, answer, by } = entry;
    const due = nextByOrder(g, book, undefined);
    if (!samePlain(due, { kind: 'answer', seat, question, answer, by }))
      throw new TableRefusal('no-such-order', `the order "${by}" does not say so`);
  }
}

/** An order holds for ever, or as long as the rules say that this is still the same move or turn. */
function mayOrder<S extends CoreState>({ book, rules, g }: Timeline<S>, entry: OrderEntry): void {
  const { seat, order, on, scope, until } = entry;
  const standing = book.orders[seat].get(order);
  if (scope === undefined) {
    if (until !== undefined) throw new Refusal('malformed');
    if (on ? standing?.scope === undefined && standing !== undefined : standing === undefined)
      throw new TableRefusal('unchanged');
    return;
  }
  const now = rules.scopes?.[scope]?.(g.s);
  if (!on || now === undefined || until !== now)
    throw new TableRefusal('no-such-order', `"${order}" can't hold for this ${scope}`);
}

function mayTakeBack<S extends CoreState>(timeline: Timeline<S>, { to, agreed }: TakeBackEntry): void {
  const { book } = timeline;
  mustNotBeOver(timeline);
  if (!Array.isArray(agreed)) throw new Refusal('malformed');
  for (const seat of agreed) mustSit(book, seat);
  book.seats.forEach((who, seat) => {
    if (who.kind === 'human' && !agreed.includes(seat))
      throw new TableRefusal('no-consent', `seat ${seat} has not agreed`);
  });
  if (!Number.isInteger(to) || to < timeline.floor || to >= book.line.length)
    throw new TableRefusal('no-such-position');
}

function mayResign<S extends CoreState>(timeline: Timeline<S>, { seat, bot }: ResignEntry): void {
  mustNotBeOver(timeline);
  mustBeTaken(timeline.book, seat);
  if (timeline.rules.resign === undefined && bot === undefined) throw new TableRefusal('needs-bot');
  // Where the game has a rule for it, the rule decides who plays on.
  if (timeline.rules.resign !== undefined && bot !== undefined) throw new Refusal('malformed');
}

export function mustSit(book: EntryBook, seat: number): void {
  if (!Number.isInteger(seat) || seat < 0 || seat >= book.seats.length)
    throw new TableRefusal('no-such-seat');
}

function mustBeTaken(book: EntryBook, seat: number): void {
  const { kind } = book.seats[seat];
  if (kind === 'open' || kind === 'left') throw new TableRefusal('nobody-there');
}

function mustNotPause(book: EntryBook): void {
  if (book.paused) throw new TableRefusal('paused');
}

function mustNotBeOver<S extends CoreState>(timeline: Timeline<S>): void {
  if (timeline.g.s.over) throw new TableRefusal('over');
}

const isCount = (x: number) => Number.isInteger(x) && x > 0;
