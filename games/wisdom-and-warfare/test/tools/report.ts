/**
 * What bots do with the game: how long games last, by which road they end, who wins, how often each answer is given, what of
 * the contents is used. Exits with 1 when an answer is never given.
 *
 *   node --conditions=source --import tsx games/wisdom-and-warfare/test/tools/report.ts [games per table] [seats,..] [seed] [bot] [player] [file]
 *
 * With `random` as the player one bot plays against random players, its seat changing from game to game; `-` is none.
 * Many games are played in parts: with a file, what it holds is counted in, and the sum is kept there after every game. Each part
 * needs a seed of its own; with no games the sum is only told.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { hire, playMatch } from '@epoka/bots';
import type { Tell } from '@epoka/kernel';
import { techRoad } from '../../bot/roads.ts';
import { ABILITIES } from '../../content/abilities.ts';
import {
  BUILDING_IDS,
  CIV_IDS,
  EVENT_IDS,
  GOVERNMENT_IDS,
  PERSON_IDS,
  POLICY_IDS,
  TECH_IDS,
  WONDER_IDS,
} from '../../content/ids.ts';
import {
  EVENT_KIND,
  FIRST_BUILDING,
  FIRST_PERSON,
  FIRST_WONDER,
  isBuilding,
  isWonder,
} from '../../content/tables.ts';
import { wisdomAndWarfare } from '../../index.ts';
import { words } from '../../lang/en.ts';
import { techCount } from '../../rules/counts.ts';
import { BY_COINS, BY_CULTURE, BY_TECH, BY_WAR, type State } from '../../rules/state.ts';

const games = Number(process.argv[2] ?? 10);
const tables = (process.argv[3] ?? '2,3,4').split(',').map(Number);
const seed = process.argv[4] ?? 'report';
const bot = process.argv[5] ?? 'greedy';
const against = process.argv[6] === '-' ? undefined : process.argv[6];
const file = process.argv[7];
const ROUND_CAP = 60;

const ROADS = new Map([
  [BY_CULTURE, 'culture'],
  [BY_TECH, 'techs'],
  [BY_WAR, 'war'],
  [BY_COINS, 'coins'],
  [0, 'nobody'],
]);

/** The games of one number of players. */
interface Played {
  games: number;
  seconds: number;
  won: number;
  techs: number;
  spare: number;
  readonly places: number[];
  readonly roads: Record<string, number>;
  readonly rounds: Record<string, number>;
  readonly civs: { games: number; won: number }[];
}

/** All that was counted, as it is kept. */
interface Kept {
  readonly answers: readonly (readonly [string, number])[];
  readonly happened: readonly (readonly [string, number])[];
  readonly used: readonly (readonly [string, number])[];
  readonly tables: Record<string, Played>;
}

const kept = file && existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Kept) : undefined;
const answers = new Map<string, number>(kept?.answers);
const happened = new Map<string, number>(kept?.happened);
const used = new Map<string, number>(kept?.used);
const played: Record<string, Played> = kept?.tables ?? {};

function count(map: Map<string, number>, key: string, n = 1): void {
  map.set(key, (map.get(key) ?? 0) + n);
}

function topId(top: number): string {
  if (isBuilding(top)) return `building ${BUILDING_IDS[top - FIRST_BUILDING]}`;
  return isWonder(top)
    ? `wonder ${WONDER_IDS[top - FIRST_WONDER]}`
    : `person ${PERSON_IDS[top - FIRST_PERSON]}`;
}

/** The content that a line shows in use. */
function useIn({ key, args }: Tell): string | undefined {
  const x = args[1] as number;
  switch (key) {
    case 'declaredEvent':
      return `event ${EVENT_IDS[EVENT_KIND[x]]}`;
    case 'built':
    case 'placed':
      return topId(x);
    case 'learned':
      return `tech ${TECH_IDS[x]}`;
    case 'adopted':
      return `policy ${POLICY_IDS[x]}`;
    case 'government':
      return `government ${GOVERNMENT_IDS[x]}`;
    default:
      return undefined;
  }
}

const percent = (n: number, all: number): string => `${((100 * n) / Math.max(1, all)).toFixed(0)}%`;

function keep(): void {
  if (!file) return;
  const all: Kept = { answers: [...answers], happened: [...happened], used: [...used], tables: played };
  writeFileSync(file, JSON.stringify(all));
}

/** Games, rounds, roads and winners at tables of one size. */
function playAll(seats: number): void {
  played[seats] ??= {
    games: 0,
    seconds: 0,
    won: 0,
    techs: 0,
    spare: 0,
    places: new Array<number>(seats).fill(0),
    roads: {},
    rounds: {},
    civs: CIV_IDS.map(() => ({ games: 0, won: 0 })),
  };
  const sum = played[seats];
  for (let n = 0; n < games; n++) {
    const began = process.cpuUsage().user;
    const log: Tell[] = [];
    const mine = n % seats;
    const players = Array.from({ length: seats }, (_, seat) =>
      hire(against !== undefined && seat !== mine ? against : bot),
    );
    const { state } = playMatch({
      game: wisdomAndWarfare,
      players,
      seed: `${seed}-${seats}-${n}`,
      roundCap: ROUND_CAP,
      watch: (g, q, answer) => {
        g.log = log;
        if (against !== undefined && q.seat !== mine) return;
        count(answers, `${q.kind}: ${answer[0]}`);
        if (answer[0] === 'use') count(used, `ability ${ABILITIES[answer[1] as number].id}`);
        if (answer[0] === 'spy') count(used, `ability ${ABILITIES[answer[1] as number].id}`);
      },
    });
    const s = state as State;
    let first = s.first;
    for (const tell of log) {
      if (tell.key === 'turn' && tell.args[0] === 1) first = tell.args[1] as number;
      count(happened, tell.key);
      const id = useIn(tell);
      if (id !== undefined) count(used, id);
    }
    for (let seat = 0; seat < seats; seat++) {
      sum.civs[s.civ[seat]].games++;
      sum.techs += techCount(s, seat);
      sum.spare += techRoad(s, seat).spare;
    }
    const [best] = wisdomAndWarfare.rules.standing(s).filter(x => x.rank === 1);
    sum.civs[s.civ[best.seat]].won++;
    sum.places[(best.seat - first + seats) % seats]++;
    if (best.seat === mine) sum.won++;
    const road = ROADS.get(s.road) ?? `${s.road}`;
    sum.roads[road] = (sum.roads[road] ?? 0) + 1;
    sum.rounds[s.round] = (sum.rounds[s.round] ?? 0) + 1;
    sum.games++;
    sum.seconds += (process.cpuUsage().user - began) / 1e6;
    keep();
  }
}

function print(seats: string, { games: n, ...sum }: Played): void {
  const rounds = Object.entries(sum.rounds);
  const all = rounds.reduce((total, [round, times]) => total + Number(round) * times, 0);
  const roads = Object.entries(sum.roads).map(([road, times]) => `${road} ${times} (${percent(times, n)})`);
  const civs = sum.civs.map((civ, i) => `${CIV_IDS[i]} ${percent(civ.won, civ.games)} of ${civ.games}`);
  console.log(`\n${n} games with ${seats} players${against ? `, one bot against ${against}` : ''}`);
  if (against !== undefined) console.log(`  the bot won ${sum.won} (${((100 * sum.won) / n).toFixed(1)}%)`);
  console.log(`  roads: ${roads.join(', ')}`);
  console.log(
    `  rounds: mean ${(all / n).toFixed(1)}; ${rounds.map(([r, times]) => `${r}: ${times}`).join(', ')}`,
  );
  console.log(`  wins by place in the first turn order: ${sum.places.map(x => percent(x, n)).join(' ')}`);
  console.log(`  wins by civilization: ${civs.join(', ')}`);
  const each = n * Number(seats);
  console.log(
    `  techs a player ${(sum.techs / each).toFixed(1)}, beyond what carries Space Flight ${(sum.spare / each).toFixed(1)}`,
  );
  console.log(`  ${(sum.seconds / n).toFixed(2)} CPU seconds a game`);
}

for (const seats of tables) playAll(seats);
for (const [seats, sum] of Object.entries(played)) print(seats, sum);

const total = Object.values(played).reduce((sum, { games: n }) => sum + n, 0);
const lines = (map: Map<string, number>) =>
  [...map]
    .sort((a, b) => (a[0] < b[0] ? -1 : 1))
    .map(([key, n]) => `  ${key.padEnd(34)} ${(n / total).toFixed(2).padStart(8)}  (${n})`)
    .join('\n');
console.log(`\nanswers a game\n${lines(answers)}`);
console.log(`\nwhat happened, a game\n${lines(happened)}`);
console.log(`\ncontents in use, a game\n${lines(used)}`);

const given = new Set([...answers.keys()].map(key => key.split(': ')[1]));
const never = Object.keys(words.answers).filter(verb => !given.has(verb));
const unasked = Object.keys(wisdomAndWarfare.rules.questions).filter(
  kind => ![...answers.keys()].some(key => key.startsWith(`${kind}: `)),
);
const all = [
  ...EVENT_IDS.map(id => `event ${id}`),
  ...ABILITIES.filter(one => one.phase !== 'trigger').map(({ id }) => `ability ${id}`),
  ...BUILDING_IDS.map(id => `building ${id}`),
  ...WONDER_IDS.map(id => `wonder ${id}`),
  ...POLICY_IDS.map(id => `policy ${id}`),
  ...GOVERNMENT_IDS.map(id => `government ${id}`),
];
console.log(`\nnever used: ${all.filter(id => !used.has(id)).join(', ') || 'nothing'}`);
console.log(`never asked: ${unasked.join(', ') || 'nothing'}`);
console.log(`never answered: ${never.join(', ') || 'nothing'}`);
process.exitCode = never.length === 0 ? 0 : 1;
