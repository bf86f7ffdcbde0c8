/**
 * What may be added to a table, when and by whom. The same check for a call from outside and for an entry in a file from
 * outside: what could never have been done can't be read either.
 */
import { type CoreState, Refusal, SPECTATOR, samePlain } from '@epoka/kernel';
import type { Course } from './course.ts';
import { type Ledger, mayBeHost } from './ledger.ts';
import { nextByOrder } from './orders.ts';
import { type AnswerEntry, type Entry, type ResignEntry, TableRefusal, type TakeBackEntry } from './types.ts';

/** Throws Refusal or TableRefusal where the entry is not possible right now; nothing is changed. */
export function mayAdd<S extends CoreState>(course: Course<S>, entry: Entry): void {
  const { ledger, rules } = course;
  if ('seat' in entry && !(mayBeHost(entry) && entry.seat === SPECTATOR)) mustSit(ledger, entry.seat);
  switch (entry.kind) {
    case 'answer':
      mayAnswer(course, entry);
      return;
    case 'undo': {
      mustNotPause(ledger);
      const reach = course.undoReach(entry.seat);
      if (!isCount(entry.answers) || entry.answers > reach.answers)
        throw new TableRefusal('nothing-to-undo', `stopped by: ${reach.stop}`);
      return;
    }
    case 'redo': {
      mustNotPause(ledger);
      const reach = course.redoReach(entry.seat);
      if (!isCount(entry.answers) || entry.answers > reach.answers)
        throw new TableRefusal('nothing-to-redo', `stopped by: ${reach.stop}`);
      return;
    }
    case 'take-back':
      mayTakeBack(course, entry);
      return;
    case 'resign':
      mayResign(course, entry);
      return;
    case 'seat':
      if (samePlain(ledger.seats[entry.seat], entry.to)) throw new TableRefusal('unchanged');
      return;
    case 'order':
      if (typeof entry.order !== 'string' || !Object.hasOwn(rules.orders ?? {}, entry.order))
        throw new TableRefusal('no-such-order');
      if (ledger.orders[entry.seat].has(entry.order) === entry.on) throw new TableRefusal('unchanged');
      return;
    case 'pause':
      mustNotBeOver(course);
      mustNotPause(ledger);
      return;
    case 'resume':
      if (!ledger.paused) throw new TableRefusal('not-paused');
      return;
    case 'version':
      throw new TableRefusal('rules-changed');
  }
}

function mayAnswer<S extends CoreState>(course: Course<S>, entry: AnswerEntry): void {
  const { g, ledger } = course;
  // The end comes first: after it nothing else is worth saying.
  if (g.s.over) throw new Refusal('over');
  mustNotPause(ledger);
  mustBeTaken(ledger, entry.seat);
  if (entry.by === undefined) g.admit(entry.seat, entry.question, entry.answer);
  else {
    const { seat, question, answer, by } = entry;
    const due = nextByOrder(g, ledger, undefined);
    if (!samePlain(due, { kind: 'answer', seat, question, answer, by }))
      throw new TableRefusal('no-such-order', `the order "${by}" does not say so`);
  }
}

function mayTakeBack<S extends CoreState>(course: Course<S>, { to, agreed }: TakeBackEntry): void {
  const { ledger } = course;
  mustNotBeOver(course);
  if (!Array.isArray(agreed)) throw new Refusal('malformed');
  for (const seat of agreed) mustSit(ledger, seat);
  ledger.seats.forEach((who, seat) => {
    if (who.kind === 'human' && !agreed.includes(seat))
      throw new TableRefusal('no-consent', `seat ${seat} has not agreed`);
  });
  if (!Number.isInteger(to) || to < course.floor || to >= ledger.line.length)
    throw new TableRefusal('no-such-position');
}

function mayResign<S extends CoreState>(course: Course<S>, { seat, bot }: ResignEntry): void {
  mustNotBeOver(course);
  mustBeTaken(course.ledger, seat);
  if (course.rules.resign === undefined && bot === undefined) throw new TableRefusal('needs-bot');
  // Where the game has a rule for it, the rule decides who plays on.
  if (course.rules.resign !== undefined && bot !== undefined) throw new Refusal('malformed');
}

export function mustSit(ledger: Ledger, seat: number): void {
  if (!Number.isInteger(seat) || seat < 0 || seat >= ledger.seats.length)
    throw new TableRefusal('no-such-seat');
}

function mustBeTaken(ledger: Ledger, seat: number): void {
  const { kind } = ledger.seats[seat];
  if (kind === 'open' || kind === 'left') throw new TableRefusal('nobody-there');
}

function mustNotPause(ledger: Ledger): void {
  if (ledger.paused) throw new TableRefusal('paused');
}

function mustNotBeOver<S extends CoreState>(course: Course<S>): void {
  if (course.g.s.over) throw new TableRefusal('over');
}

const isCount = (x: number) => Number.isInteger(x) && x > 0;
