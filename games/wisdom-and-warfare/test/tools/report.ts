/**
 * What bots do with the game: how long games last, by which road they end, who wins, how often each answer is given, what of
 * the contents is used. Exits with 1 when an answer is never given.
 *
 *   node --conditions=source --import tsx games/wisdom-and-warfare/test/tools/report.ts [games per table] [seats,..] [seed] [bot] [player]
 *
 * With `random` as the last word one bot plays against random players, its seat changing from game to game.
 */
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
const against = process.argv[6];
const ROUND_CAP = 60;

const ROADS = new Map([
  [BY_CULTURE, 'culture'],
  [BY_TECH, 'techs'],
  [BY_WAR, 'war'],
  [BY_COINS, 'coins'],
  [0, 'nobody'],
]);

const answers = new Map<string, number>();
const happened = new Map<string, number>();
const used = new Map<string, number>();

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

/** Games, rounds, roads and winners at tables of one size. */
function playAll(seats: number): void {
  const places = new Array<number>(seats).fill(0);
  const roads = new Map<string, number>();
  const rounds = new Map<number, number>();
  const civs = CIV_IDS.map(() => ({ games: 0, won: 0 }));
  let techs = 0;
  let spare = 0;
  let won = 0;
  const began = process.cpuUsage().user;
  for (let n = 0; n < games; n++) {
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
      civs[s.civ[seat]].games++;
      techs += techCount(s, seat);
      spare += techRoad(s, seat).spare;
    }
    const [best] = wisdomAndWarfare.rules.standing(s).filter(x => x.rank === 1);
    civs[s.civ[best.seat]].won++;
    places[(best.seat - first + seats) % seats]++;
    if (best.seat === mine) won++;
    count(roads, ROADS.get(s.road) ?? `${s.road}`);
    rounds.set(s.round, (rounds.get(s.round) ?? 0) + 1);
  }
  const all = [...rounds].reduce((sum, [round, n]) => sum + round * n, 0);
  console.log(`\n${games} games with ${seats} players${against ? `, one bot against ${against}` : ''}`);
  if (against !== undefined) console.log(`  the bot won ${won} (${((100 * won) / games).toFixed(1)}%)`);
  console.log(`  roads: ${[...roads].map(([road, n]) => `${road} ${n} (${percent(n, games)})`).join(', ')}`);
  const sorted = [...rounds].sort((a, b) => a[0] - b[0]);
  console.log(
    `  rounds: mean ${(all / games).toFixed(1)}; ${sorted.map(([r, n]) => `${r}: ${n}`).join(', ')}`,
  );
  console.log(`  wins by place in the first turn order: ${places.map(n => percent(n, games)).join(' ')}`);
  console.log(
    `  wins by civilization: ${civs.map(({ games: of, won: n }, i) => `${CIV_IDS[i]} ${percent(n, of)} of ${of}`).join(', ')}`,
  );
  console.log(
    `  techs a player ${(techs / games / seats).toFixed(1)}, beyond what carries Space Flight ${(spare / games / seats).toFixed(1)}`,
  );
  console.log(`  ${((process.cpuUsage().user - began) / 1e6 / games).toFixed(2)} CPU seconds a game`);
}

for (const seats of tables) playAll(seats);

const total = games * tables.length;
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
