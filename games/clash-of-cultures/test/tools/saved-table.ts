/**
 * An expansion game against two bots, saved at the beginning of a turn in which the player can trade, try to influence a city and
 * attack. Written to standard output as the web client keeps a table, with the answers that lead into the battle; the browser tests
 * put it on the device and play on from there.
 *
 *   node --conditions=source --import tsx games/clash-of-cultures/test/tools/saved-table.ts
 */
import { hire, sightOf } from '@epoka/bots';
import { type Answer, seedChance } from '@epoka/kernel';
import { Table } from '@epoka/table';
import { WEIGHTS } from '../../bot/weights.ts';
import { clashOfCultures } from '../../index.ts';
import { isEnemySpace, militaryAt } from '../../rules/counts.ts';
import { layoutFor } from '../../rules/layout.ts';
import type { State } from '../../rules/state.ts';

const { rules, brain } = clashOfCultures;
const HUMAN = 0;
const NAMES = ['Ola', 'Ada', 'Bruno'];
/** A fixed moment: the same file every time. */
const AT = Date.UTC(2026, 0, 1);
const LAST_ROUND = 11;
/** Seeds before this one have no such turn: they were looked through. */
const FIRST_SEED = 8;
/** They think of one way things may be hidden: quick, and good enough to play against. */
const BOT = 'greedy:samples=1';

/** Until then the player's seat is led by somebody who likes an army at the border. */
const warlike = { ...brain, weights: { ...WEIGHTS, military: [1.2, 1.2], prey: [1, 1] } } as typeof brain;

function legalFor(table: Table<State>): readonly Answer[] {
  const q = table.state.asked[0];
  if (q?.seat !== HUMAN) return [];
  return sightOf(rules, table.state, HUMAN, { chance: seedChance('look'), question: q }).legal;
}

/** The answers that begin a battle from here, where there is one to be had. */
function attackFrom(table: Table<State>): readonly Answer[] | undefined {
  const s = table.state;
  const { near } = layoutFor(s.seats);
  for (let from = 0; from < s.holder.length; from++) {
    if (s.holder[from] !== HUMAN || militaryAt(s, from) < 2) continue;
    for (let d = 0; d < 6; d++) {
      const to = near[6 * from + d];
      // somebody who fights back, so that there is a battle to see
      if (to < 0 || !isEnemySpace(s, HUMAN, to) || militaryAt(s, to) === 0) continue;
      const way: readonly Answer[] = [['move'], ['from', from], ['all'], ['go', to]];
      const copy = Table.load<State>(rules, table.record);
      const led = way.every(answer => {
        if (!legalFor(copy).some(a => JSON.stringify(a) === JSON.stringify(answer))) return false;
        copy.answer(HUMAN, copy.state.asked[0].id, answer, { at: AT });
        return true;
      });
      if (led && copy.state.battle.space === to) return way;
    }
  }
  return undefined;
}

function isReady(table: Table<State>): boolean {
  const s = table.state;
  const q = s.asked[0];
  if (q?.seat !== HUMAN || q.kind !== 'turn' || s.actions < 3 || s.round < 4) return false;
  // somebody was in turn before, so that there is something to be told
  if (s.first === HUMAN) return false;
  const legal = legalFor(table);
  return ['attempt', 'trade', 'move'].every(verb => legal.some(answer => answer[0] === verb));
}

function search(seed: string): { table: Table<State>; attack: readonly Answer[] } | undefined {
  const table = Table.create<State>(rules, {
    seats: NAMES.map((name, seat) =>
      seat === HUMAN ? { kind: 'human', name } : { kind: 'bot', bot: BOT, name },
    ),
    settings: {},
    at: AT,
    seed,
  });
  const { bot, limit } = hire(BOT);
  const chance = seedChance(seed);
  while (!table.over && table.state.round < LAST_ROUND) {
    const attack = isReady(table) ? attackFrom(table) : undefined;
    if (attack) return { table, attack };
    const q = table.state.asked[0];
    const mind = q.seat === HUMAN ? warlike : brain;
    const sight = sightOf(rules, table.state, q.seat, { chance, brain: mind, question: q, limit });
    table.answer(q.seat, q.id, bot.choose(sight), { at: AT });
  }
  return undefined;
}

for (let n = FIRST_SEED; ; n++) {
  const found = search(n.toString(16).padStart(64, '0'));
  if (found === undefined) continue;
  const { table, attack } = found;
  const { config, seed, entries } = table.record;
  const kept = {
    id: 'saved-clash-of-cultures',
    game: rules.id,
    name: 'Clash of Cultures',
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
  process.stdout.write(JSON.stringify({ table: kept, entries, attack }));
  break;
}
