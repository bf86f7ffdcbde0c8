/** What it costs that chance can't be foreseen: ChaCha20 against the light generator, alone and in whole games. */
import { type AnyGame, type Chance, nextBelow, seedChance, strongChance } from '@epoka/kernel';
import { randomGames } from './kernel.ts';
import { compare, figure } from './measure.ts';

const KEY = '6f'.repeat(32);
const MOST_ANSWERS = 3000;
const DRAWS = 1000;

const draws = (chance: Chance) => () => {
  for (let i = 0; i < DRAWS; i++) nextBelow(chance, 52);
  return DRAWS;
};

export function benchChance(games: readonly AnyGame[]): void {
  const alone = compare(draws(strongChance(KEY)), draws(seedChance('light')), 7, 200);
  figure('chance-strong-draws-per-cpu-second', alone.ours);
  figure('chance-light-draws-per-cpu-second', alone.theirs);
  const ratios = games.map(({ rules }) => {
    const { id, seats } = rules;
    const { ratio } = compare(
      randomGames(rules, seats.max, 'chance', MOST_ANSWERS, strongChance(KEY)),
      randomGames(rules, seats.max, 'chance', MOST_ANSWERS),
    );
    figure(`${id}-strong-vs-light-chance`, ratio);
    return ratio;
  });
  figure('strong-vs-light-chance', Math.min(...ratios));
}
