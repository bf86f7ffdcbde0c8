/**
 * A Full game against two bots, saved where the player can send an event while a territory lies on top of the current
 * events, and holds an aggression for the turn after. Written to standard output as the web client keeps a table; the
 * browser tests put it on the device and play on from there.
 *
 *   node --conditions=source --import tsx games/through-the-ages/test/tools/saved-table.ts
 */
import { hire, sightOf } from '@epoka/bots';
import { seedChance } from '@epoka/kernel';
import { Table } from '@epoka/table';
import * as T from '../../content/tables.ts';
import { throughTheAges } from '../../index.ts';
import { unitsOf } from '../../rules/counts.ts';
import type { State } from '../../rules/state.ts';

const { rules, brain } = throughTheAges;
const HUMAN = 0;
const NAMES = ['Ola', 'Ada', 'Bruno'];
/** A fixed moment: the same file every time. */
const AT = Date.UTC(2026, 0, 1);

function isThere(table: Table<State>): boolean {
  const s = table.state;
  const q = s.asked[0];
  if (q?.seat !== HUMAN || q.kind !== 'political' || s.round < 4) return false;
  const top = s.current[s.current.length - 1];
  if (T.KIND[top] !== T.TERRITORY || unitsOf(s.civs[HUMAN]) === 0) return false;
  const { legal } = sightOf(rules, s, HUMAN, { chance: seedChance('look'), question: q });
  return ['event', 'aggression'].every(verb => legal.some(answer => answer[0] === verb));
}

function search(seed: string): Table<State> | undefined {
  const table = Table.create<State>(rules, {
    seats: NAMES.map((name, seat) =>
      seat === HUMAN ? { kind: 'human', name } : { kind: 'bot', bot: 'greedy', name },
    ),
    settings: {},
    at: AT,
    seed,
  });
  const { bot } = hire('greedy');
  const chance = seedChance(seed);
  while (!table.over && table.state.round < 9) {
    if (isThere(table)) return table;
    const q = table.state.asked[0];
    const sight = sightOf(rules, table.state, q.seat, { chance, brain, question: q });
    table.answer(q.seat, q.id, bot.choose(sight), { at: AT });
  }
  return undefined;
}

for (let n = 0; ; n++) {
  const table = search(n.toString(16).padStart(64, '0'));
  if (table === undefined) continue;
  const { config, seed, entries } = table.record;
  const kept = {
    id: 'saved-through-the-ages',
    game: rules.id,
    name: 'Through the Ages',
    created: AT,
    updated: AT,
    round: table.state.round,
    over: false,
    humans: [NAMES[HUMAN]],
    bots: NAMES.length - 1,
    yours: true,
    guided: false,
    config,
    seed,
    curtain: false,
  };
  process.stdout.write(JSON.stringify({ table: kept, entries }));
  break;
}
