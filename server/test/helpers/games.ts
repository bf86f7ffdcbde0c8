/** Small games for the server's tests, and bots that misbehave. Worker threads read this module too. */
import { bots, random } from '@epoka/bots';
import type { AnyGame } from '@epoka/kernel';

/** The kernel's own test games; by address, because a package's tests are not part of what it exports. */
async function game(file: string, name: string): Promise<AnyGame> {
  const module: Readonly<Record<string, AnyGame>> = await import(
    new URL(`../../../kernel/test/games/${file}.ts`, import.meta.url).href
  );
  return module[name];
}

export const games: Readonly<Record<string, AnyGame>> = {
  caravan: await game('caravan', 'caravanGame'),
  dicerace: await game('dicerace', 'diceraceGame'),
  tictactoe: await game('tictactoe', 'tictactoeGame'),
};

/** Ends its whole thread, the first time in each thread. */
bots.crash = { name: 'crash', choose: () => process.exit(7) };
/** Thinks for ever. */
bots.hang = {
  name: 'hang',
  choose() {
    for (;;);
  },
};
/** Ends its thread every other time it is asked. */
bots.shaky = {
  name: 'shaky',
  choose: sight => (sight.chance[0] & 1 ? process.exit(7) : random.choose(sight)),
};
/** Takes its time, as a deep search would. */
bots.slow = {
  name: 'slow',
  choose(sight) {
    const end = performance.now() + (sight.limit.ms ?? 100);
    while (performance.now() < end);
    return random.choose(sight);
  },
};
/** Gives an answer that nobody offered. */
bots.cheat = { name: 'cheat', choose: () => ['win'] };
