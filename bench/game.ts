/** A whole game on the kernel: speed of its rules, of its copy, of explaining, of replay. */
import {
  type AnyGame,
  type AnyRuleset,
  begin,
  type CoreState,
  nextBelow,
  Play,
  seedChance,
} from '@epoka/kernel';
import { randomGames } from './kernel.ts';
import { compare, figure, median, perCallMs } from './measure.ts';
import { randomChess } from './rivals/chessops.ts';

const MOST_ANSWERS = 3000;

/** A recorded random game: the answers with who gave them, and the states on the way. */
function recordGame(rules: AnyRuleset, seats: number, seed: string, answers: number) {
  const chance = seedChance(`${seed}-answers`);
  const g = begin(rules, seats, seed);
  const record: { seat: number; question: number; answer: unknown }[] = [];
  const states: CoreState[] = [];
  while (!g.s.over && record.length < answers) {
    states.push(rules.copy(g.s));
    const q = g.s.asked[nextBelow(chance, g.s.asked.length)];
    const answer = g.choose(q, nextBelow(chance, g.legal(q).count));
    record.push({ seat: q.seat, question: q.id, answer });
  }
  return { record, states };
}

export function benchGame(game: AnyGame): void {
  const rules: AnyRuleset = game.rules;
  const { id, seats } = rules;
  const chess = seedChance('chess');
  const speed = compare(randomGames(rules, seats.max, 'speed', MOST_ANSWERS), () => randomChess(chess));
  figure(`${id}-answers-per-cpu-second`, speed.ours);
  figure('chessops-moves-per-cpu-second', speed.theirs);
  figure(`${id}-vs-chessops`, speed.ratio);

  // A game long enough to have a late state, and its middle.
  let game400 = recordGame(rules, seats.max, 'record-0', 400);
  for (let i = 1; i < 200 && game400.record.length < 400; i++)
    game400 = recordGame(rules, seats.max, `record-${i}`, 400);
  const middle = game400.states[game400.states.length >> 1];
  const late = game400.states[game400.states.length - 1];

  const copying = compare(
    () => {
      for (let i = 0; i < 20; i++) rules.copy(middle);
      return 20;
    },
    () => {
      for (let i = 0; i < 20; i++) structuredClone(middle);
      return 20;
    },
    7,
    200,
  );
  figure(`${id}-copy-vs-structuredClone`, copying.ratio);
  const lateCopies = compare(
    () => {
      for (let i = 0; i < 20; i++) rules.copy(late);
      return 20;
    },
    () => 1,
    5,
    100,
  );
  figure(`${id}-late-copy-us`, 1e6 / lateCopies.ours);

  figure(`${id}-replay-answers`, game400.record.length);
  let seed = 0;
  while (recordGame(rules, seats.max, `record-${seed}`, 400).record.length < game400.record.length) seed++;
  const replaySeed = `record-${seed}`;
  const replayMs = perCallMs(() => {
    const g = begin(rules, seats.max, replaySeed);
    for (const { seat, question, answer } of game400.record) g.submit(seat, question, answer);
  }, 60);
  figure(`${id}-replay-400-ms`, replayMs);

  const explaining: number[] = [];
  const g = new Play(rules, middle);
  for (let round = 0; round < 12; round++)
    for (const state of game400.states) {
      g.s = state;
      for (const q of state.asked) {
        const start = performance.now();
        g.options(q);
        if (round >= 4) explaining.push(performance.now() - start);
      }
    }
  explaining.sort((a, b) => a - b);
  figure(`${id}-options-median-ms`, median(explaining));
  figure(`${id}-options-p99.9-ms`, explaining[Math.floor(explaining.length * 0.999)]);
}
