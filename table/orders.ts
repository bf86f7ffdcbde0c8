/** Standing orders: answers a seat has left with the table ("pass until attacked"). */
import { type CoreState, type Play, Refusal, redact } from '@epoka/kernel';
import type { EntryBook } from './entries.ts';
import { plainly } from './parse.ts';
import type { AnswerEntry } from './types.ts';

/** The next answer that an order of a human seat gives; undefined where nobody who is asked has one that applies. */
export function nextByOrder<S extends CoreState>(
  g: Play<S>,
  book: EntryBook,
  at: number | undefined,
): AnswerEntry | undefined {
  const { rules, s } = g;
  for (const q of s.asked) {
    const on = book.orders[q.seat];
    if (on.size === 0 || book.seats[q.seat].kind !== 'human') continue;
    const view = redact(rules, s, q.seat);
    for (const by of ordersInForce(g, book, q.seat)) {
      const answer = rules.orders?.[by]?.(view, q, g.options(q));
      // An order that names something which is not open right now leaves the question to the player.
      if (answer === undefined || !isOpen(() => g.admit(q.seat, q.id, answer))) continue;
      const entry = { kind: 'answer', seat: q.seat, question: q.id, answer: plainly(answer), by } as const;
      return at === undefined ? entry : { ...entry, at };
    }
  }
  return undefined;
}

/** The standing orders of a seat that still hold: the scope of some may have ended. */
export function ordersInForce<S extends CoreState>(
  { rules, s }: Play<S>,
  book: EntryBook,
  seat: number,
): string[] {
  const names: string[] = [];
  for (const [name, { scope, until }] of book.orders[seat])
    if (scope === undefined || rules.scopes?.[scope]?.(s) === until) names.push(name);
  return names;
}

function isOpen(admit: () => unknown): boolean {
  try {
    admit();
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}
