/** Random play on a table, for the tests. */
import { type AnyRuleset, type CoreState, nextBelow, seedChance } from '@epoka/kernel';
import { type NewTable, type Occupant, Table } from '../index.ts';

export const human = (name: string): Occupant => ({ kind: 'human', name });
export const humans = (n: number): Occupant[] => Array.from({ length: n }, (_, i) => human(`Player ${i}`));

export function randomly(seed: string): (n: number) => number {
  const chance = seedChance(seed);
  return n => nextBelow(chance, n);
}

export function newTable<S extends CoreState>(rules: AnyRuleset, given: Partial<NewTable> = {}): Table<S> {
  return Table.create<S>(rules, { seats: humans(3), seed: 'a seed for tests', ...given });
}

/** One random legal answer to one of the open questions. */
export function step<S extends CoreState>(table: Table<S>, roll: (n: number) => number, at?: number): void {
  const q = table.asked[roll(table.asked.length)];
  const open = table.questions(q.seat).find(x => x.id === q.id);
  const legal = open?.choices.filter(x => x.why === undefined) ?? [];
  table.answer(q.seat, q.id, legal[roll(legal.length)].answer, at === undefined ? {} : { at });
}

/** Plays to the end, or so many answers. */
export function playOn<S extends CoreState>(
  table: Table<S>,
  roll: (n: number) => number,
  most = 10_000,
): Table<S> {
  for (let i = 0; i < most && !table.over; i++) step(table, roll);
  return table;
}

/** Whose answer is the last of the line: it can be undone and redone, not only taken out. */
export function lastToAnswer<S extends CoreState>(table: Table<S>): number {
  const last = table.entry(table.line.at(-1) ?? -1);
  return last !== undefined && 'seat' in last ? last.seat : -1;
}

/** What somebody throws. */
export function thrown(call: () => unknown): unknown {
  try {
    call();
  } catch (error) {
    return error;
  }
  throw new Error('nothing was thrown');
}
