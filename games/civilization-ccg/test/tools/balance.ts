/**
 * Bots play the eight ready decks against each other, every pair on both seats. Prints the part of its games that each deck won, all
 * pairs, rounds, the starting player, conquests, the longest time in which nobody did anything, and cards that were never played.
 *
 *   node --conditions=source --import tsx games/civilization-ccg/test/tools/balance.ts [rounds of all pairs] [spec of the bot] [seed] [food of later players]
 */
import { hire, playMatch } from '@epoka/bots';
import { CARDS, READY_DECKS } from '../../content/index.ts';
import { civilizationCcg } from '../../index.ts';
import type { State } from '../../rules/state.ts';
import { withReady } from '../decks.ts';

const times = Number(process.argv[2] ?? 2);
const spec = process.argv[3] ?? 'greedy:samples=1';
const name = process.argv[4] ?? 'balance';
const settings = process.argv[5] === undefined ? {} : { laterPlayersFood: Number(process.argv[5]) };
const ids = Object.keys(READY_DECKS) as (keyof typeof READY_DECKS)[];
/** games won by the first of a pair, [first][second], shared games as halves */
const won = ids.map(() => ids.map(() => 0));
const games = ids.map(() => ids.map(() => 0));
const rounds: number[] = [];
const falls: number[] = [];
const played = new Set<string>();
let first = 0;
let shared = 0;
let atLimit = 0;
let longestIdle = 0;

const WORKS = [
  'build',
  'devise',
  'stage',
  'play',
  'terrain',
  'resource',
  'attack',
  'go',
  'draw',
  'use',
  'move',
];
const SHOWS = ['build', 'devise', 'play', 'terrain', 'resource'];

for (let i = 0; i < times; i++)
  for (const [a, one] of ids.entries())
    for (const [b, other] of ids.entries()) {
      if (b <= a) continue;
      const pair = i % 2 === 0 ? [a, b] : [b, a];
      let idle = 0;
      let turn = -1;
      const { state } = playMatch({
        game: withReady(pair.map(k => ids[k])),
        players: pair.map(() => hire(spec)),
        seed: `${name} ${i} ${one} ${other}`,
        settings,
        watch: (g, _q, [verb, card]) => {
          const s = g.s as State;
          const now = s.turns[0] + s.turns[1];
          if (now !== turn) idle++;
          turn = now;
          if (WORKS.includes(verb)) idle = 0;
          longestIdle = Math.max(longestIdle, idle);
          if (SHOWS.includes(verb)) played.add(CARDS[card as number].id);
        },
      });
      const s = state as State;
      const ranks = civilizationCcg.rules.standing(s).map(({ rank }) => rank);
      rounds.push(s.round);
      games[a][b]++;
      games[b][a]++;
      if (s.out.some(out => out > 0)) falls.push(s.round);
      else if (s.round >= 60) atLimit++;
      const winners = pair.filter((_, seat) => ranks[seat] === 1);
      if (winners.length > 1) shared++;
      for (const winner of winners) won[winner][winner === a ? b : a] += 1 / winners.length;
      if (winners.length === 1 && ranks.indexOf(1) === s.first) first++;
    }

const say = (line: string) => process.stdout.write(`${line}\n`);
const percent = (n: number, of: number) => (of === 0 ? '-' : `${Math.round((100 * n) / of)}`);
const sum = (list: readonly number[]) => list.reduce((x, y) => x + y, 0);
const ordered = [...rounds].sort((x, y) => x - y);
const part = (p: number) => ordered[Math.min(ordered.length - 1, Math.floor(ordered.length * p))];
const held = new Set(
  ids.flatMap(id => [...Object.keys(READY_DECKS[id].library), ...Object.keys(READY_DECKS[id].atlas)]),
);

say(`| deck | won % | ${ids.map(id => id.split('-').at(-1)).join(' | ')} |`);
say(`|---|---|${ids.map(() => '---|').join('')}`);
for (const [a, id] of ids.entries())
  say(
    `| ${id} | **${percent(sum(won[a]), sum(games[a]))}** | ${ids.map((_, b) => percent(won[a][b], games[a][b])).join(' | ')} |`,
  );
say('');
say(
  `- ${rounds.length} games; rounds: median ${part(0.5)}, 80 % from ${part(0.1)} to ${part(0.9)}, longest ${part(1)}`,
);
say(
  `- starting player ${percent(first, rounds.length - shared)} %; shared ${shared}; at the limit of rounds ${atLimit}`,
);
say(`- conquests ${falls.length}${falls.length > 0 ? `, earliest in round ${Math.min(...falls)}` : ''}`);
say(`- longest time in which nobody did anything: ${longestIdle} turns`);
say(`- never played of ${held.size}: ${[...held].filter(id => !played.has(id)).join(', ') || 'none'}`);
