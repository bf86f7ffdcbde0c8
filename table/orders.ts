/** Standing orders: answers a seat has left with the table ("pass until attacked"). */
import { type CoreState, type Play, Refusal, redact } from '@epoka/kernel';
import type { Ledger } from './ledger.ts';
import { plainly } from './shape.ts';
import type { AnswerEntry } from './types.ts';

/** The next answer that an order of a human seat gives; undefined where nobody who is asked has one that applies. */
export function nextByOrder<S extends CoreState>(
  g: Play<S>,
  ledger: Ledger,
  at: number | undefined,
): AnswerEntry | undefined {
  const { rules, s } = g;
  for (const q of s.asked) {
    const on = ledger.orders[q.seat];
    if (on.size === 0 || ledger.seats[q.seat].kind !== 'human') continue;
    const view = redact(rules, s, q.seat);
    for (const by of on) {
      const answer = rules.orders?.[by]?.(view, q, g.options(q));
      // An order that names something which is not open right now leaves the question to the player.
      if (answer === undefined || !isOpen(() => g.admit(q.seat, q.id, answer))) continue;
      const entry = { kind: 'answer', seat: q.seat, question: q.id, answer: plainly(answer), by } as const;
      return at === undefined ? entry : { ...entry, at };
    }
  }
  return undefined;
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
