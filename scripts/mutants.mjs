/**
 * `npm run mutants -- --game G [--files a.ts,b.ts] [--anew]`: changes one thing at a time in games/<G>/rules and runs the rule tests
 * that reach it. A change that no test notices is a survivor: a rule, or a line of the log, without a test.
 * Prints the survivors and `mutants <game> <killed>/<tried>`; the whole report is kept in .cache/mutants.
 *
 * Stryker has its own folder and lockfile and is installed by the first run. It needs Node.js 22; where this one is older, a newer
 * one is fetched for it.
 */
import { existsSync, readdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { install } from './install.mjs';
import { nodeBinary } from './node-binary.mjs';
import { run } from './run.mjs';

const { values } = parseArgs({
  options: { game: { type: 'string' }, files: { type: 'string' }, anew: { type: 'boolean' } },
});
const games = readdirSync('games').filter(game => existsSync(`games/${game}/rules`));
if (!values.game || !games.includes(values.game)) {
  console.error(`npm run mutants -- --game <${games.join('|')}> [--files production.ts,row.ts] [--anew]`);
  process.exit(2);
}

install();
install('scripts/mutants');
const node = Number.parseInt(process.versions.node, 10) >= 22 ? process.execPath : nodeBinary('22');
run(node, ['scripts/mutants/main.mjs', values.game, values.files ?? '', values.anew ? 'anew' : '']);
