/** The log names whoever sat there when it happened, not who sits there now. */
import type { Occupant, View } from '@epoka/table';
import { Table } from '@epoka/table';
import { describe, expect, it } from 'vitest';
import { market } from '../../bots/test/games/market.ts';
import { en } from '../lang/app/en.ts';
import { pl } from '../lang/app/pl.ts';
import { formersIn, nameOf, sayLine, type TableContext } from '../table/table-context.ts';

const human = (name: string): Occupant => ({ kind: 'human', name });
const bot: Occupant = { kind: 'bot', bot: 'random' };

function newTable(): Table {
  return Table.create(market.rules, {
    seats: [human('Ola'), human('Jan')],
    settings: { rounds: 1, lanterns: true },
    seed: '5'.repeat(64),
  });
}

/** Some choice of whoever is asked first. */
function step(table: Table): void {
  const [q] = table.asked;
  const choice = table.questions(q.seat)[0].choices.find(c => c.why === undefined);
  if (!choice) throw new Error('nothing can be said');
  table.answer(q.seat, q.id, choice.answer);
}

/** Words that only name the seats of the tell: enough to see who is meant. */
const naming = new Proxy(
  {},
  {
    get:
      () =>
      (reader: { name(seat: number): string }): string =>
        `${reader.name(0)}/${reader.name(1)}`,
  },
);

function told(view: View, words: typeof en): string[] {
  const context = {
    view,
    words: { tells: naming },
    reader: { view: view.state, seat: view.seat, name: (s: number) => nameOf(view.seats[s], s, words) },
    formers: formersIn(view.log, words),
  } as unknown as TableContext;
  return view.log.map(line => sayLine(context, line, words));
}

describe('the log', () => {
  it('names those who sat there then', () => {
    const table = newTable();
    step(table);
    table.seat(0, bot, 'left');
    table.seat(0, human('Ewa'), 'took-over');
    table.seat(1, bot, 'flagged');
    const before = table.answers;
    step(table);
    const view = table.view(0) as View;
    const lines = told(view, en);
    const events = view.log.flatMap((line, i) => ('event' in line ? [lines[i]] : []));
    expect(events).toEqual(['Ola leaves the table.', 'Ewa takes over.', 'Jan has run out of time.']);
    const tells = view.log.flatMap((line, i) => ('tell' in line ? [[line.n, lines[i]] as const] : []));
    expect(tells.length).toBeGreaterThan(1);
    for (const [n, text] of tells) expect(text).toBe(n <= 0 ? 'Ola/Jan' : 'Ewa/Jan (bot)');
    // Also where a step is looked at again, and where only what was stored is left.
    const then = table.viewAt(before, 0) as View;
    expect(then.seats.map((o, s) => nameOf(o, s, en))).toEqual(['Ola', 'Jan']);
    expect(new Set(told(then, en))).toEqual(new Set(['Ola/Jan']));
    const again = Table.load(market.rules, JSON.parse(JSON.stringify(table.record)));
    expect(told(again.view(0) as View, en)).toEqual(lines);
    expect(told(table.view(1) as View, pl)[view.log.findIndex(l => 'event' in l)]).toBe(
      `Ola ${pl.event.seat.left}`,
    );
  });

  it('keeps the name of a person for whom a bot plays, with a mark, also when they are back', () => {
    const table = newTable();
    table.seat(0, bot, 'left');
    step(table);
    const marked = told(table.view(1) as View, en).at(-1);
    expect(marked).toBe('Ola (bot)/Jan');
    table.seat(0, human('Ola'), 'took-over');
    step(table);
    const lines = told(table.view(1) as View, en);
    expect(lines).toContain('Ola (bot)/Jan');
    expect(lines.at(-1)).toBe('Ola/Jan');
  });

  it('says who gave up', () => {
    const table = newTable();
    table.resign(0, 'random');
    expect(told(table.view(1) as View, en)).toContain('Ola resigns.');
  });
});
