/**
 * Tables of every playable game, saved where a player is asked: one of each kind of question, early, in the middle and late. Bots play
 * all seats; the first is then given to a person, as the web client keeps a table. Written to standard output, one JSON a line.
 *
 *   node --conditions=source --import tsx scripts/fit/positions.ts [--game <game>] [--short]
 */

import { hire, sightOf } from '@epoka/bots';
import { registry } from '@epoka/games';
import { seedChance } from '@epoka/kernel';
import { Table } from '@epoka/table';

const arg = (name: string): string | undefined => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? undefined : process.argv[at + 1];
};
const only = arg('game');
const short = process.argv.includes('--short');

const AT = Date.UTC(2026, 0, 1);
const LOOKER = 0;
/** as many players as most boxes hold: the fullest board */
const MOST = 4;

/** Tables of a game: the fullest one; on its own every number of players, as boards look different for each. */
function sizes({ min, max }: { readonly min: number; readonly max: number }): readonly number[] {
  if (short) return [Math.min(MOST, max)];
  return Array.from({ length: max - min + 1 }, (_, i) => min + i);
}

interface Saved {
  readonly game: string;
  readonly name: string;
  readonly table: object;
  readonly entries: readonly object[];
}

/** One game played through: where each kind of question was asked of the looker, by third of the game. */
async function positions(id: string, seats: number): Promise<Saved[]> {
  const entry = registry.find(game => game.id === id);
  const { rules, brain } = (await entry?.play?.load()) ?? {};
  if (!entry || !rules) throw new Error(`no such game: ${id}`);
  const names = ['Ola', 'Cyrus', 'Nefertari', 'Wiktor', 'Aspazja', 'Imhotep'].slice(0, seats);
  const table = Table.create(rules, {
    seats: names.map((name, seat) =>
      seat === LOOKER ? { kind: 'human', name } : { kind: 'bot', bot: 'greedy', name },
    ),
    settings: {},
    at: AT,
    seed: '7'.repeat(64),
  });
  const { bot } = hire('greedy');
  const chance = seedChance(`fit ${id}`);
  const moments: { kind: string; round: number; n: number; choices: number }[] = [];
  while (!table.over) {
    const q = table.state.asked[0];
    if (q === undefined) break;
    const sight = sightOf(rules, table.state, q.seat, { chance, brain, question: q });
    if (q.seat === LOOKER)
      moments.push({
        kind: q.kind,
        round: table.state.round,
        n: table.record.entries.length,
        choices: sight.legal.length,
      });
    table.answer(q.seat, q.id, bot.choose(sight), { at: AT });
  }
  const last = moments.at(-1)?.round ?? 1;
  const third = (round: number) => Math.max(0, Math.min(2, Math.floor((3 * (round - 1)) / last)));
  // of each kind in each third the moment with most to choose from
  const best = new Map<string, (typeof moments)[number]>();
  for (const moment of moments) {
    const key = `${moment.kind}/${third(moment.round)}`;
    if (moment.choices > (best.get(key)?.choices ?? -1)) best.set(key, moment);
  }
  const { config, seed, entries } = table.record;
  const wanted = [...best.values()].sort((a, b) => a.n - b.n);
  // the fullest position of the middle is the one that says most
  const chosen = short
    ? wanted
        .filter(m => third(m.round) === 1)
        .sort((a, b) => b.choices - a.choices)
        .slice(0, 1)
    : wanted;
  return chosen.map(({ kind, round, n }) => ({
    game: id,
    name: `${kind}-${['early', 'middle', 'late'][third(round)]}${seats === Math.min(MOST, entry.seats.max) ? '' : `-${seats}`}`,
    entries: entries.slice(0, n),
    table: {
      id: `fit-${id}-${seats}-${n}`,
      game: id,
      name: '',
      created: AT,
      updated: AT,
      round,
      over: false,
      humans: [names[LOOKER]],
      bots: seats - 1,
      yours: true,
      guided: false,
      config,
      seed,
      curtain: false,
    },
  }));
}

for (const { id, play, seats } of registry)
  if (play && (only === undefined || only === id))
    for (const size of sizes(seats))
      for (const saved of await positions(id, size)) process.stdout.write(`${JSON.stringify(saved)}\n`);
