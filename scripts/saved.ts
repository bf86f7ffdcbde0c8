/**
 * Writes saved tables and replay files of the present version of the rules into `games/<game>/test/saved/<version>`. They are never
 * written again: what was saved once must open for ever.
 *
 *   npm run saved [-- --game new-horizons]
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { expert } from '@epoka/bots/testing';
import { playable } from '@epoka/games';
import { saveGames } from '@epoka/table/saved';

const { values } = parseArgs({ options: { game: { type: 'string', multiple: true } } });
const unknown = values.game?.filter(id => !(id in playable)) ?? [];
if (unknown.length > 0) {
  process.stderr.write(
    `no game is called ${unknown.join(', ')}; games: ${Object.keys(playable).join(', ')}\n`,
  );
  process.exit(1);
}
for (const [id, { load }] of Object.entries(playable)) {
  if (values.game && !values.game.includes(id)) continue;
  const game = await load();
  const folder = new URL(`../games/${id}/test/saved/${game.rules.version}/`, import.meta.url);
  if (existsSync(folder)) {
    process.stdout.write(`saved ${id} ${game.rules.version} kept\n`);
    continue;
  }
  mkdirSync(folder, { recursive: true });
  const files = saveGames(game, seed => expert(game, seed));
  for (const { name, text } of files) writeFileSync(new URL(name, folder), `${text}\n`);
  process.stdout.write(`saved ${id} ${game.rules.version} ${files.length} files\n`);
}
