/** A whole game on the kernel: speed of its rules, of its copy, of explaining. */
import {
  type AnyGame,
  type AnyRuleset,
  begin,
  type CoreState,
  nextBelow,
  Play,
  type Question,
  seedChance,
} from '@epoka/kernel';
import { randomGames } from './kernel.ts';
import { compare, figure, median } from './measure.ts';
import { randomChess } from './rivals/chessops.ts';

const MOST_ANSWERS = 3000;

/** The states of a random game, one before each answer. */
function recordGame(rules: AnyRuleset, seats: number, seed: string, answers: number): CoreState[] {
  const chance = seedChance(`${seed}-answers`);
  const g = begin(rules, seats, seed);
  const states: CoreState[] = [];
  while (!g.s.over && states.length < answers) {
    states.push(rules.copy(g.s));
    const q = g.s.asked[nextBelow(chance, g.s.asked.length)];
    g.choose(q, nextBelow(chance, g.legal(q).count));
  }
  return states;
}

/** Returns how many times faster the game's copy is than structuredClone. */
export function benchGame(game: AnyGame): number {
  const rules: AnyRuleset = game.rules;
  const { id, seats } = rules;
  const chess = seedChance('chess');
  const speed = compare(randomGames(rules, seats.max, 'speed', MOST_ANSWERS), () => randomChess(chess));
  figure(`${id}-answers-per-cpu-second`, speed.ours);
  figure('chessops-moves-per-cpu-second', speed.theirs);
  figure(`${id}-vs-chessops`, speed.ratio);

  // A game long enough to have a late state, and its middle.
  let states = recordGame(rules, seats.max, 'record-0', 400);
  for (let i = 1; i < 200 && states.length < 400; i++)
    states = recordGame(rules, seats.max, `record-${i}`, 400);
  const middle = states[states.length >> 1];
  const late = states[states.length - 1];

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

  // Each question several times, the median of it: what the call costs, not what else the machine did meanwhile.
  const explaining: number[] = [];
  const g = new Play(rules, middle);
  const explain = (q: Question) => {
    const start = performance.now();
    g.options(q);
    return performance.now() - start;
  };
  for (const round of ['warm up', 'measure'])
    for (const state of states) {
      g.s = state;
      for (const q of state.asked) {
        const times = [explain(q), explain(q), explain(q), explain(q), explain(q), explain(q), explain(q)];
        if (round === 'measure') explaining.push(median(times));
      }
    }
  explaining.sort((a, b) => a - b);
  figure(`${id}-options-median-us`, 1000 * median(explaining));
  figure(`${id}-options-p99.9-ms`, explaining[Math.floor(explaining.length * 0.999)]);
  return copying.ratio;
}
