/**
 * Saved tables: whole games and tables in the middle of one, kept as files of every version of a game's rules. What was
 * written once opens, goes on and verifies for ever; see saved-tests.ts. `npm run saved` writes those of the present version.
 */
import { type AnyGame, nextBelow, Play, type SettingSpecs, seedChance } from '@epoka/kernel';
import type { Chooser } from '@epoka/kernel/kit';
import { exportReplay } from './replay.ts';
import { Table } from './table.ts';
import type { Occupant, Snapshot, TableRecord } from './types.ts';

/** A table as a store keeps it, with the hash of its position. */
export interface SavedTable {
  readonly record: TableRecord;
  readonly snapshot: Snapshot;
  readonly hash: string;
}

export interface SavedFile {
  readonly name: string;
  readonly text: string;
}

interface Plan {
  readonly name: string;
  readonly seats: number;
  readonly settings: Readonly<Record<string, unknown>>;
}

/** When it began does not matter, but it is the same in every run. */
const BEGAN = 1_790_000_000_000;
const SECOND = 1000;

/** Fewest and most seats with the settings as they are, and every other value of each choice. */
function plans(seats: { readonly min: number; readonly max: number }, specs: SettingSpecs): Plan[] {
  const list: Plan[] = [...new Set([seats.min, seats.max])].map(n => ({
    name: `${n}-seats`,
    seats: n,
    settings: {},
  }));
  for (const [key, spec] of Object.entries(specs)) {
    if (spec.type !== 'choice') continue;
    for (const value of spec.values)
      if (value !== spec.default)
        list.push({ name: `${key}-${value}`, seats: seats.min, settings: { [key]: value } });
  }
  return list;
}

/** Plays the games that are kept of the present version. */
export function saveGames(game: AnyGame, player: (seed: string) => Chooser): SavedFile[] {
  const { rules } = game;
  return plans(rules.seats, rules.settings).flatMap(({ name, seats, settings }, i) => {
    const seed = `saved ${rules.id} ${rules.version} ${name}`;
    const who = (seat: number): Occupant =>
      seat === 0 ? { kind: 'human', name: 'Ada', player: 'ada' } : { kind: 'bot', bot: 'greedy' };
    const table = Table.create(rules, {
      seats: Array.from({ length: seats }, (_, seat) => who(seat)),
      settings,
      seed,
      at: BEGAN,
    });
    const choose = player(seed);
    const chance = seedChance(seed);
    const roll = (n: number) => nextBelow(chance, n);
    while (!table.over) {
      const q = table.asked[0];
      const answer = choose(new Play(rules, rules.copy(table.state)), q, roll);
      if (answer === undefined) throw new Error(`nobody answers ${q.kind}`);
      table.answer(q.seat, q.id, answer, { at: BEGAN + table.n * SECOND });
    }
    const { record } = table;
    const half = Table.load(rules, {
      ...record,
      entries: record.entries.slice(0, record.entries.length >> 1),
    });
    const saved: SavedTable = { record: half.record, snapshot: half.snapshot(), hash: half.hash() };
    return [
      { name: `${name}.table.json`, text: JSON.stringify(saved) },
      // one is enough: the table is the same game at the same point
      ...(i === 0
        ? [{ name: `${name}.unfinished.epoka.json`, text: exportReplay(half, { unfinished: true }) }]
        : []),
      { name: `${name}.epoka.json`, text: exportReplay(table) },
    ];
  });
}
