/**
 * Records the golden games anew and prints what changed, by the clause behind the question and the line of the log.
 * Recorded answers are kept as long as they are legal; `--fresh` lets the players choose all of them again.
 *
 *   npm run golden [-- --game new-horizons] [--fresh]
 */
import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type GoldenGames, recordGolden } from '@epoka/kernel/kit/testing/golden';

const { values } = parseArgs({
  options: { game: { type: 'string', multiple: true }, fresh: { type: 'boolean', default: false } },
});
const root = new URL('../games/', import.meta.url);
const listOf = (game: string) => new URL(`${game}/test/golden.ts`, root);
const all = readdirSync(root).filter(game => existsSync(listOf(game)));
for (const game of values.game ?? all) {
  if (!existsSync(listOf(game))) {
    process.stderr.write(
      `${fileURLToPath(listOf(game))} does not exist; games with recordings: ${all.join(', ')}\n`,
    );
    process.exit(1);
  }
  const { golden }: { golden: GoldenGames } = await import(listOf(game).href);
  for (const line of await recordGolden(golden, values.fresh)) process.stdout.write(`${line}\n`);
}
