/**
 * `npm run node-versions [-- folder ...]`: builds and runs unit tests with every version of Node.js that Epoka supports, one line
 * `node <version> passed N failed M` each. Without folders: kernel, table, server and one game. The versions are fetched from npm.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { delimiter, dirname } from 'node:path';
import { install } from './install.mjs';
import { nodeBinary } from './node-binary.mjs';

/** The oldest that works, and the two with long support. */
const VERSIONS = ['20.19', '22', '24'];
const given = process.argv.slice(2);
const folders = given.length > 0 ? given : ['kernel', 'table', 'server', 'games/new-horizons'];

install();
let broken = false;
const results = [];
for (const version of VERSIONS) {
  const node = nodeBinary(version);
  const exact = spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout.trim().slice(1);
  // what a test starts as "node" is this one, too
  const env = { ...process.env, PATH: dirname(node) + delimiter + process.env.PATH };
  const run = (...args) => spawnSync(node, args, { stdio: 'inherit', env }).status === 0;
  console.log(`\n== Node.js ${exact}: build`);
  let passed = 0;
  let failed = 0;
  const count = good => (good ? passed++ : failed++);
  count(run('node_modules/typescript/bin/tsc', '-b'));
  count(run('node_modules/vite/bin/vite.js', 'build', 'web', '--logLevel', 'warn'));
  console.log(`== Node.js ${exact}: tests of ${folders.join(', ')}`);
  const file = `.cache/node-${version}.json`;
  rmSync(file, { force: true });
  const good = run(
    'node_modules/vitest/vitest.mjs',
    'run',
    '--reporter=minimal',
    '--reporter=./scripts/progress-vitest.mjs',
    '--reporter=json',
    `--outputFile.json=${file}`,
    ...folders,
  );
  try {
    const report = JSON.parse(readFileSync(file, 'utf8'));
    passed += report.numPassedTests;
    failed += report.numFailedTests;
  } catch {
    console.error(`no report in ${file}`);
  }
  if (!good && failed === 0) failed = 1;
  if (failed > 0) broken = true;
  results.push(`node ${exact} passed ${passed} failed ${failed}`);
}
console.log(`\n${results.join('\n')}`);
process.exit(broken ? 1 : 0);
