/** One run of Stryker on the rules of a game, see ../mutants.mjs. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Stryker } from '@stryker-mutator/core';
import { judge, lines } from './report.mjs';
import { isRuleTest } from './tests.mjs';

const [game, files, anew] = process.argv.slice(2);
process.chdir(join(dirname(fileURLToPath(import.meta.url)), '..', '..'));
const rules = `games/${game}/rules`;
const cache = join('.cache', 'mutants');
mkdirSync(cache, { recursive: true });

const list = (folder, ending) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && ending.test(entry.name))
    .map(entry => join(entry.parentPath, entry.name).replaceAll('\\', '/'))
    .filter(file => !/\/(node_modules|dist)\//.test(file))
    .sort();

/** "row.ts", "questions/turn.ts" or the whole path */
const all = list(rules, /\.ts$/);
const chosen = files
  ? files.split(',').map(name => {
      const found = all.find(file => file === name || file === `${rules}/${name}`);
      if (!found) throw new Error(`${rules} has no file ${name}`);
      return found;
    })
  : all;

// Stryker remembers results and looks again only where a mutant or its tests changed. What else a result depends on, it doesn't see:
// when any of that changed, it forgets everything.
const memory = join(cache, `${game}.memory.json`);
const seen = join(cache, `${game}.seen`);
const hash = createHash('sha256');
for (const file of [
  ...list('kernel', /\.ts$/),
  ...list(`games/${game}`, /\.(ts|json)$/),
  ...list('scripts/mutants', /\.(mjs|ts|json)$/),
])
  if (!isRuleTest(file) && !file.endsWith('/mutants-accepted.json'))
    hash.update(file).update(readFileSync(file));
const now = hash.digest('hex');
if (anew || !existsSync(seen) || readFileSync(seen, 'utf8') !== now) rmSync(memory, { force: true });
writeFileSync(seen, now);

process.env.EPOKA_MUTANTS = game;
const results = await new Stryker({
  mutate: chosen,
  testRunner: 'in-process',
  plugins: [fileURLToPath(import.meta.resolve('./in-process.mjs'))],
  testRunnerNodeArgs: ['--conditions=source', '--import', import.meta.resolve('tsx')],
  coverageAnalysis: 'perTest',
  concurrency: availableParallelism(),
  // modules of the game that were loaded for one mutant are never forgotten by a process
  maxTestRunnerReuse: 400,
  // generous: on a busy machine a slow run must not pass for an endless one
  timeoutMS: 10_000,
  incremental: true,
  incrementalFile: memory,
  tempDirName: join(cache, 'sandbox'),
  // what the rules and their tests don't need
  ignorePatterns: ['/bench', '/cli', '/docs', '/server', '/web', '**/dist', '**/board', '**/golden'],
  // TypeScript 7 has no interface for Stryker to read a configuration with, so it is pointed at none.
  tsconfigFile: join(cache, 'none.json'),
  disableTypeChecks: false,
  reporters: [process.stdout.isTTY ? 'progress' : 'progress-append-only', 'html'],
  htmlReporter: { fileName: join(cache, `${game}.html`) },
  logLevel: 'warn',
}).runMutationTest();

const accepted = `games/${game}/test/mutants-accepted.json`;
const verdict = judge(
  results.filter(mutant => chosen.some(file => mutant.fileName.replaceAll('\\', '/').endsWith(`/${file}`))),
  rules,
  file => readFileSync(file, 'utf8'),
  existsSync(accepted) ? JSON.parse(readFileSync(accepted, 'utf8')) : [],
);
const text = lines(game, verdict, accepted);
writeFileSync(join(cache, `${game}.txt`), text.map(line => `${line}\n`).join(''));
writeFileSync(
  join(cache, `${game}.survivors.json`),
  `${JSON.stringify(
    verdict.survivors.map(({ file, was, now }) => ({ file, was, now, reason: '' })),
    null,
    2,
  )}\n`,
);
console.log(text.join('\n'));
process.exitCode = verdict.problems.length > 0 ? 1 : 0;
