/**
 * Tables of four players, saved where the first of them is about to do what a game does not bring up by itself in every few turns:
 * accept an offer of another player, cancel an event, fight. Written to standard output as the web client keeps a table; the browser
 * tests put them on the device and play on from there.
 *
 *   node --conditions=source --import tsx games/wisdom-and-warfare/test/tools/saved-tables.ts
 *
 * With `--new` it is one table of two players where nothing has happened yet.
 */
import { hire, sightOf } from '@epoka/bots';
import { type Answer, seedChance } from '@epoka/kernel';
import { Table } from '@epoka/table';
import { wisdomAndWarfare } from '../../index.ts';
import type { State } from '../../rules/state.ts';

const { rules, brain } = wisdomAndWarfare;
const HUMAN = 0;
const NAMES = ['Ola', 'Ada', 'Bruno', 'Cyrus'];
/** The quickest that plays well: it looks at one imagined position. */
const BOT = 'greedy:samples=1';
/** A fixed moment: the same file every time. */
const AT = Date.UTC(2026, 0, 1);
/** where the search begins: a game that has all of them early */
const FIRST = 19;
const ROUNDS = 9;

/** What is looked for: a question of the first player and a verb that is possible there. */
const WANTED = [
  ['trade', 'accept'],
  ['react', 'cancel'],
  ['fight', 'engage'],
] as const;

/** A little of what another player has for a little of one's own: nobody has to think about it. */
function smallOffer(s: State, seat: number): Answer | undefined {
  if (s.trade[seat] === 0 || s.culture[HUMAN] === 0 || s.offered[seat] > 0) return undefined;
  const nothing = { markers: [], cards: [], theirMarkers: [], theirCards: [] };
  const form = { to: HUMAN, give: { trade: 1 }, take: { culture: 1 }, ...nothing };
  return ['offer', form] as unknown as Answer;
}

function begun(names: readonly string[], seed: string): Table<State> {
  return Table.create<State>(rules, {
    seats: names.map((name, seat) =>
      seat === HUMAN ? { kind: 'human', name } : { kind: 'bot', bot: BOT, name },
    ),
    settings: {},
    at: AT,
    seed,
  });
}

/** One game of bots, where the others offer trade and play their cards as soon as they can; the tables that were looked for. */
function search(seed: string): readonly object[] {
  const table = begun(NAMES, seed);
  const { bot } = hire(BOT);
  const chance = seedChance(seed);
  const found = new Map<string, object>();
  while (!table.over && table.state.round <= ROUNDS && found.size < WANTED.length) {
    const q = table.state.asked[0];
    const sight = sightOf(rules, table.state, q.seat, { chance, brain, question: q });
    let answer: Answer | undefined;
    if (q.seat === HUMAN)
      for (const [kind, verb] of WANTED) {
        if (q.kind !== kind || found.has(verb) || !sight.legal.some(a => a[0] === verb)) continue;
        found.set(verb, kept(table, verb));
      }
    else if (q.kind === 'trade') answer = smallOffer(table.state, q.seat);
    else answer = sight.legal.find(a => a[0] === 'play');
    table.answer(q.seat, q.id, answer ?? bot.choose(sight), { at: AT });
  }
  return found.size < WANTED.length ? [] : WANTED.map(([, verb]) => found.get(verb) as object);
}

function kept(table: Table<State>, verb: string): object {
  const { config, seed, entries } = table.record;
  return {
    verb,
    entries: entries.slice(),
    table: {
      id: `saved-wisdom-and-warfare-${verb}`,
      game: rules.id,
      name: 'Wisdom and Warfare',
      created: AT,
      updated: AT,
      round: table.state.round,
      over: false,
      humans: [NAMES[HUMAN]],
      bots: config.seats.length - 1,
      yours: true,
      guided: false,
      config,
      seed,
      curtain: false,
    },
  };
}

const seedOf = (n: number): string => n.toString(16).padStart(64, '0');
if (process.argv.includes('--new')) {
  process.stdout.write(JSON.stringify([kept(begun(NAMES.slice(0, 2), seedOf(FIRST)), 'new')]));
  process.exit();
}
for (let n = FIRST; ; n++) {
  const tables = search(seedOf(n));
  if (tables.length === 0) continue;
  if (process.argv.includes('--seed')) process.stderr.write(`${n}\n`);
  process.stdout.write(JSON.stringify(tables));
  break;
}
