/** The kernel by itself: tiny games against boardgame.io. */
import { type AnyRuleset, begin, type Chance, nextBelow, type Play, seedChance } from '@epoka/kernel';
import { connectFour } from './games/connect-four.ts';
import { ticTacToe } from './games/tic-tac-toe.ts';
import { compare, figure } from './measure.ts';
import { boardgameIo } from './rivals/boardgame-io.ts';

/** Random legal games from the set-up, over and over; the work is counted in answers. */
export function randomGames(
  rules: AnyRuleset,
  seats: number,
  seed: string,
  mostAnswers: number,
  /** the game's own chance; left out: the light one */
  own?: Chance,
): () => number {
  const chance = seedChance(seed);
  const g: Play = begin(rules, seats, seed);
  if (own) g.s.chance = own;
  const start = rules.copy(g.s);
  return () => {
    g.s = rules.copy(start);
    g.s.chance[0] ^= nextBelow(chance, 1 << 20);
    let answers = 0;
    while (!g.s.over && answers < mostAnswers) {
      const asked = g.s.asked;
      const q = asked.length === 1 ? asked[0] : asked[nextBelow(chance, asked.length)];
      g.choose(q, nextBelow(chance, g.legal(q).count));
      answers++;
    }
    return answers;
  };
}

export function benchKernel(): void {
  const ratios: number[] = [];
  for (const rules of [ticTacToe, connectFour]) {
    const chance = seedChance('boardgame.io');
    const theirs = boardgameIo[rules.id as keyof typeof boardgameIo];
    const result = compare(randomGames(rules, 2, 'epoka', 100), () => theirs(chance));
    figure(`kernel-${rules.id}-moves-per-cpu-second`, result.ours);
    figure(`boardgame.io-${rules.id}-moves-per-cpu-second`, result.theirs);
    figure(`kernel-vs-boardgame.io-${rules.id}`, result.ratio);
    ratios.push(result.ratio);
  }
  figure('kernel-vs-boardgame.io', Math.min(...ratios));
}
