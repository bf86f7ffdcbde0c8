/**
 * What bots do with the game: how long games last, where culture comes from, who wins, how often each answer is given,
 * and which civil cards nobody ever takes or uses. Exits with 1 when a civil card stays unused.
 *
 *   node --conditions=source --import tsx games/through-the-ages/test/tools/report.ts [games per table] [seats,..] [seed]
 */
import { hire, playMatch } from '@epoka/bots';
import type { Tell } from '@epoka/kernel';
import * as T from '../../content/tables.ts';
import { throughTheAges } from '../../index.ts';
import { SOURCES, type State } from '../../rules/state.ts';
import { CIVIL_AT_WORK } from '../at-work.ts';

const games = Number(process.argv[2] ?? 10);
const tables = (process.argv[3] ?? '2,3,4').split(',').map(Number);
const seed = process.argv[4] ?? 'report';

const taken = new Array<number>(T.HOW_MANY).fill(0);
const used = new Array<number>(T.HOW_MANY).fill(0);
const worked = new Array<number>(T.HOW_MANY).fill(0);
const answers = new Map<string, number>();
const events = new Map<string, number>();

function count(map: Map<string, number>, key: string): void {
  map.set(key, (map.get(key) ?? 0) + 1);
}

function note(tell: Tell): void {
  if (tell.key === 'took') taken[tell.args[1] as number]++;
  const at = CIVIL_AT_WORK[tell.key];
  if (at !== undefined) used[tell.args[at] as number]++;
  if (tell.key === 'built' || tell.key === 'recruited') worked[tell.args[1] as number]++;
  if (tell.key === 'upgraded') worked[tell.args[2] as number]++;
  count(events, tell.key);
}

function playAll(seats: number): void {
  const wins = new Array<number>(seats).fill(0);
  const places = new Array<number>(seats).fill(0);
  const rounds = new Map<number, number>();
  const by = SOURCES.map(() => 0);
  let culture = 0;
  const points: number[] = [];
  const began = process.cpuUsage().user;
  for (let n = 0; n < games; n++) {
    const log: Tell[] = [];
    const players = Array.from({ length: seats }, () => hire('greedy'));
    const { state } = playMatch({
      game: throughTheAges,
      players,
      seed: `${seed}-${seats}-${n}`,
      watch: (g, q, answer) => {
        g.log = log;
        count(answers, `${q.kind}: ${answer[0]}`);
      },
    });
    for (const tell of log) note(tell);
    const s = state as State;
    // The starting player changes while players leave; bots stay.
    const standing = throughTheAges.rules.standing(s);
    const first = standing.filter(x => x.rank === 1).length;
    for (const x of standing) {
      if (x.rank === 1) wins[x.seat] += 1 / first;
      if (x.rank === 1) places[(x.seat - s.first + seats) % seats] += 1 / first;
      culture += x.points;
      points.push(x.points);
      SOURCES.forEach((source, i) => {
        by[i] += x.by?.[source] ?? 0;
      });
    }
    rounds.set(s.round, (rounds.get(s.round) ?? 0) + 1);
  }
  points.sort((a, b) => a - b);
  const at = (part: number) => points[Math.floor(part * (points.length - 1))];
  const percent = (n: number) => `${((100 * n) / games).toFixed(1)}%`;
  const mean = (n: number) => (n / games / seats).toFixed(1);
  console.log(`\n${games} games with ${seats} players`);
  console.log(
    `  wins by seat: ${wins.map(percent).join(' ')}; by turn order: ${places.map(percent).join(' ')}`,
  );
  console.log(
    `  rounds: ${[...rounds]
      .sort((a, b) => a[0] - b[0])
      .map(([round, n]) => `${round}: ${n}`)
      .join(', ')}`,
  );
  console.log(`  culture: mean ${mean(culture)}, 5% ${at(0.05)}, median ${at(0.5)}, 95% ${at(0.95)}`);
  console.log(`  from ${SOURCES.map((source, i) => `${source} ${mean(by[i])}`).join(', ')}`);
  console.log(`  ${((process.cpuUsage().user - began) / 1e6 / games).toFixed(2)} CPU seconds a game`);
}

for (const seats of tables) playAll(seats);

const total = games * tables.length;
console.log('\nanswers a game');
for (const [key, n] of [...answers].sort((a, b) => (a[0] < b[0] ? -1 : 1)))
  console.log(`  ${key.padEnd(28)} ${(n / total).toFixed(2).padStart(8)}  (${n})`);
console.log('\nwhat happened, a game');
console.log(
  [...events]
    .sort((a, b) => b[1] - a[1])
    .map(([key, n]) => `  ${key} ${(n / total).toFixed(2)}`)
    .join('\n'),
);

console.log('\ncivil cards: taken, used, built on (a game)');
const unused: string[] = [];
for (let card = 0; card < T.HOW_MANY; card++) {
  const [all, three, four] = T.COPIES[card];
  if (!T.isCivil(card) || all + three + four === 0) continue;
  const holds = card < T.HOLDERS ? (worked[card] / total).toFixed(2).padStart(8) : '';
  const per = (n: number) => (n / total).toFixed(2).padStart(8);
  console.log(`  ${T.cardId(card).padEnd(28)}${per(taken[card])}${per(used[card])}${holds}`);
  if (used[card] === 0 || (card < T.HOLDERS && worked[card] === 0)) unused.push(T.cardId(card));
}
console.log(unused.length === 0 ? '\nevery civil card was used' : `\nnever used: ${unused.join(', ')}`);
process.exitCode = unused.length === 0 ? 0 : 1;
