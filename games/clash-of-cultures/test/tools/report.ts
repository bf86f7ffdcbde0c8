/**
 * What bots do with the game: rounds, where points come from, who wins by place in the turn order and by civilization, how
 * often each answer is given and each content is at work. Exits with 1 when a main action, a free action or a kind of card
 * is never used.
 *
 *   node --conditions=source --import tsx games/clash-of-cultures/test/tools/report.ts [games per table] [seats,..] [seed] [bot] [player] [file]
 *
 * With `random` as the player one bot plays against random players, its seat changing from game to game; `-` is none.
 * Many games are played in parts: with a file, what it holds is counted in, and the sum is kept there after every game. Each part
 * needs a seed of its own; with no games the sum is only told.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { hire, playMatch } from '@epoka/bots';
import type { Tell } from '@epoka/kernel';
import { CIVILIZATIONS, COMBATS, EVENTS, LEADERS, OBJECTIVES, UPPERS, WONDERS } from '../../content/index.ts';
import { clashOfCultures } from '../../index.ts';
import { CONTENTS } from '../../rules/contents.ts';
import type { State } from '../../rules/state.ts';
import { proves } from '../at-work.ts';

const games = Number(process.argv[2] ?? 10);
const tables = (process.argv[3] ?? '2,3,4').split(',').map(Number);
const seed = process.argv[4] ?? 'report';
const bot = process.argv[5] ?? 'greedy';
const against = process.argv[6] === '-' ? undefined : process.argv[6];
const file = process.argv[7];

/** All that was counted, as it is kept. */
interface Kept {
  readonly answers: readonly (readonly [string, number])[];
  readonly told: readonly (readonly [string, number])[];
  readonly works: readonly (readonly [string, number])[];
  readonly civs: { games: number; wins: number; points: number }[];
  readonly tables: Record<string, Played>;
}

/** The games of one number of players. */
interface Played {
  games: number;
  seconds: number;
  /** games won by the bot that plays against others */
  won: number;
  readonly places: number[];
  readonly rounds: Record<string, number>;
  readonly by: Record<string, number>;
  readonly points: number[];
}

const kept = file && existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Kept) : undefined;
const answers = new Map<string, number>(kept?.answers);
const told = new Map<string, number>(kept?.told);
const works = new Map<string, number>(kept?.works);
const civs = kept?.civs ?? CIVILIZATIONS.map(() => ({ games: 0, wins: 0, points: 0 }));
const played: Record<string, Played> = kept?.tables ?? {};

function count(map: Map<string, number>, key: string, n = 1): void {
  map.set(key, (map.get(key) ?? 0) + n);
}

/** The content a line is about, beyond what directed play needs to know. */
function workOf(tell: Tell): string | undefined {
  const [, second] = tell.args as readonly number[];
  switch (tell.key) {
    case 'wonder':
      return `wonder:${WONDERS[second].id}`;
    case 'leader':
      return `leader:${LEADERS[second].id}`;
    case 'power':
      return `power:${CONTENTS[second].id}`;
    default:
      return proves(tell);
  }
}

function keep(): void {
  if (!file) return;
  const all: Kept = { answers: [...answers], told: [...told], works: [...works], civs, tables: played };
  writeFileSync(file, JSON.stringify(all));
}

function playAll(seats: number): void {
  played[seats] ??= {
    games: 0,
    seconds: 0,
    won: 0,
    places: new Array(seats).fill(0),
    rounds: {},
    by: {},
    points: [],
  };
  const sum = played[seats];
  for (let n = 0; n < games; n++) {
    const began = process.cpuUsage().user;
    const log: Tell[] = [];
    const mine = n % seats;
    const { state } = playMatch({
      game: clashOfCultures,
      players: Array.from({ length: seats }, (_, seat) =>
        hire(against !== undefined && seat !== mine ? against : bot),
      ),
      seed: `${seed}-${seats}-${n}`,
      watch: (g, q, answer) => {
        g.log = log;
        if (against !== undefined && q.seat !== mine) return;
        count(answers, `${q.kind}: ${answer[0]}`);
      },
    });
    const s = state as State;
    for (const tell of log) {
      count(told, tell.key);
      const work = workOf(tell);
      if (work !== undefined) count(works, work);
    }
    for (const list of s.done) for (const done of list) count(works, `objective:${done}`);
    const first = log.find(tell => tell.key === 'first')?.args[0] as number;
    const standing = clashOfCultures.rules.standing(s);
    const winners = standing.filter(x => x.rank === 1).length;
    for (const x of standing) {
      const won = x.rank === 1 ? 1 / winners : 0;
      if (x.seat === mine) sum.won += won;
      sum.places[(x.seat - first + seats) % seats] += won;
      sum.points.push(x.points);
      for (const [source, points] of Object.entries(x.by ?? {}))
        sum.by[source] = (sum.by[source] ?? 0) + points;
      const civ = civs[s.civ[x.seat]];
      if (civ === undefined) continue;
      civ.games++;
      civ.wins += won;
      civ.points += x.points;
    }
    sum.rounds[s.round] = (sum.rounds[s.round] ?? 0) + 1;
    sum.games++;
    sum.seconds += (process.cpuUsage().user - began) / 1e6;
    keep();
  }
}

function print(seats: string, { games: n, seconds, won, places, rounds, by, points }: Played): void {
  const sorted = [...points].sort((x, y) => x - y);
  const at = (part: number) => sorted[Math.floor(part * (sorted.length - 1))];
  const percent = (wins: number) => `${((100 * wins) / n).toFixed(1)}%`;
  console.log(`\n${n} games with ${seats} players${against ? `, one bot against ${against}` : ''}`);
  if (against !== undefined) console.log(`  the bot won ${won} (${percent(won)})`);
  console.log(`  wins by place in the turn order of age I: ${places.map(percent).join(' ')}`);
  const lengths = Object.entries(rounds).map(([round, times]) => `${round}: ${times}`);
  console.log(`  rounds: ${lengths.join(', ')}`);
  console.log(`  points: 5% ${at(0.05)}, median ${at(0.5)}, 95% ${at(0.95)}`);
  const sources = Object.entries(by).map(([source, sum]) => `${source} ${(sum / points.length).toFixed(1)}`);
  console.log(`  from ${sources.join(', ')}`);
  console.log(`  ${(seconds / n).toFixed(2)} CPU seconds a game`);
}

for (const seats of tables) playAll(seats);
for (const [seats, sum] of Object.entries(played)) print(seats, sum);

const total = Object.values(played).reduce((sum, { games: n }) => sum + n, 0);
const list = (title: string, map: Map<string, number>) => {
  console.log(`\n${title}, a game`);
  for (const [key, n] of [...map].sort((a, b) => (a[0] < b[0] ? -1 : 1)))
    console.log(`  ${key.padEnd(34)} ${(n / total).toFixed(2).padStart(8)}  (${n})`);
};
list('answers', answers);
list('what happened', told);
list('at work', works);

console.log('\ncivilizations: games, wins, mean points');
CIVILIZATIONS.forEach(({ id }, i) => {
  const { games: n, wins, points } = civs[i];
  if (n > 0)
    console.log(`  ${id.padEnd(14)} ${n} ${((100 * wins) / n).toFixed(0)}% ${(points / n).toFixed(1)}`);
});

/** What a game of bots must show sooner or later. */
const wanted = [
  ...[
    'advance',
    'found',
    'collect',
    'construct',
    'recruit',
    'move',
    'happy',
    'attempt',
    'wonder',
    'play',
    'person',
    'trade',
    'power',
    'use',
    'circus',
    'liberty',
    'barter',
  ].map(verb => `turn: ${verb}`),
  'deal: accept',
  'deal: refuse',
];
const never = [
  ...wanted.filter(key => !answers.has(key)),
  ...UPPERS.map(({ id }) => `upper:${id}`).filter(key => !works.has(key)),
  ...COMBATS.map(({ id }) => `combat:${id}`).filter(key => !works.has(key)),
];
console.log(
  `\nnever: leaders ${LEADERS.filter(({ id }) => !works.has(`leader:${id}`)).length} of ${LEADERS.length}, objectives ${OBJECTIVES.length} in the game, events ${EVENTS.length}`,
);
console.log(
  never.length === 0 ? 'every kind of action and card was used' : `never used: ${never.join(', ')}`,
);
process.exitCode = never.length === 0 ? 0 : 1;
