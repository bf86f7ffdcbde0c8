/** A clock has run out: the order of the game for this answers from now on, or a bot takes the seat. */
import { redact } from '@epoka/kernel';
import type { Table } from '@epoka/table';
import type { ActContext } from './act-context.ts';
import { playOf } from './bot-turn.ts';
import type { Lobby } from './lobby.ts';
import { substitute } from './play-acts.ts';

type Late = Pick<ActContext, 'lobby' | 'now'> & { readonly table: Table };

export function timeUp(late: Late, seat: number): Lobby {
  const { lobby, table, now } = late;
  // Only the time for this answer: the seat goes on by itself after it.
  if ((table.clock(now).left[seat] ?? 1) > 0) answerFor(late, seat);
  else if (mayBeLeft(table, seat)) {
    table.seat(seat, table.seats[seat], 'flagged', { at: now });
    table.order(seat, table.rules.whenLate as string, true, { at: now });
  } else return substitute(late, seat, 'flagged');
  return lobby;
}

/** The game has an order for it that is not on yet, and somebody else is still there: orders alone would play to the end. */
function mayBeLeft(table: Table, seat: number): boolean {
  const { whenLate } = table.rules;
  if (whenLate === undefined) return false;
  const isLeft = (other: number) => table.view(other).orders.on.includes(whenLate);
  if (isLeft(seat)) return false;
  return table.seats.some((who, other) => other !== seat && who.kind === 'human' && !isLeft(other));
}

/** What the order would answer to this one question. */
function answerFor({ table, now }: Late, seat: number): void {
  const { rules, state } = table;
  const play = playOf(table);
  for (const q of table.asked) {
    if (q.seat !== seat) continue;
    const answer = rules.orders?.[rules.whenLate ?? '']?.(redact(rules, state, seat), q, play.options(q));
    if (answer !== undefined) table.answer(seat, q.id, answer, { at: now });
  }
}
