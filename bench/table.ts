/** The table around a game: replay of a stored match, size of the updates that go to the clients. */
import { type AnyGame, nextBelow, seedChance } from '@epoka/kernel';
import { diff, Table } from '@epoka/table';
import { figure, median, perCallMs } from './measure.ts';

const ANSWERS = 400;
const SPEED_SEEDS = 200;

/** A table with random answers, as many as asked for or until the game is over. */
function playedTable(game: AnyGame, seed: string, answered?: (table: Table) => void): Table {
  const { rules } = game;
  const chance = seedChance(`${seed}-answers`);
  const seats = Array.from({ length: rules.seats.max }, (_, i) => ({
    kind: 'human' as const,
    name: `P${i}`,
  }));
  const table = Table.create(rules, { seats, seed });
  for (let n = 0; n < ANSWERS && !table.state.over; n++) {
    const asked = table.state.asked;
    const q = asked[nextBelow(chance, asked.length)];
    const legal = table
      .view(q.seat)
      .questions.flatMap(o => (o.id === q.id ? o.choices.filter(c => !c.why) : []));
    table.answer(q.seat, q.id, legal[nextBelow(chance, legal.length)].answer);
    answered?.(table);
  }
  return table;
}

/** Returns the milliseconds it takes to replay 400 answers. */
export function benchTable(game: AnyGame): number {
  const { id } = game.rules;
  const shares: number[] = [];
  let table = playedTable(game, 'table-0');
  let seed = 0;
  while (table.record.entries.length < ANSWERS && seed < SPEED_SEEDS)
    table = playedTable(game, `table-${++seed}`);
  const { record } = table;
  const replayMs = perCallMs(() => Table.load(game.rules, record), 60);
  figure(`${id}-replay-answers`, record.entries.length);
  figure(`${id}-replay-400-ms`, replayMs);

  let before: unknown;
  playedTable(game, `table-${seed}`, t => {
    const view = t.view(0);
    if (before !== undefined)
      shares.push((100 * JSON.stringify(diff(before, view)).length) / JSON.stringify(view).length);
    before = view;
  });
  figure(`${id}-patch-median-percent`, median(shares));
  return replayMs;
}
