/**
 * `npm test`: everything a change must pass, in one go: format, lint and imports, what nobody uses, types, unit tests and the laws of
 * every game, then the built client in a real browser. Says which step runs; ends with one line `N passed, N failed`.
 */
import { readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { install } from './install.mjs';
import { tryRun } from './run.mjs';

const started = Date.now();
install();
const { ensureChromium } = await import('./chromium.mjs');
ensureChromium();

let passed = 0;
let failed = 0;
let skipped = 0;
const report = [];

/** In the order they run. */
const steps = [];
const step = (name, work) => steps.push({ name, work });
const since = time => {
  const seconds = Math.round((Date.now() - time) / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

const npx = (...args) => tryRun('npx', ['--no-install', ...args]);
const asCheck = status => (status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

/** A runner that died before writing its report has failed, whatever it printed. */
function readReport(file, status, count) {
  let result;
  try {
    result = count(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    result = { passed: 0, failed: 1 };
  }
  if (status !== 0 && result.failed === 0) result.failed = 1;
  return result;
}

const UNIT = '.cache/vitest.json';
const E2E = '.cache/playwright.json';
rmSync(UNIT, { force: true });
rmSync(E2E, { force: true });

step('format, lint and imports', () => asCheck(npx('biome', 'check', '--error-on-warnings', '.')));
step('what nobody uses', () => asCheck(npx('knip', '--no-progress', '--no-config-hints')));
step('types', () => asCheck(npx('tsc', '-b')));
step('unit tests', () => {
  const status = npx(
    'vitest',
    'run',
    '--reporter=minimal',
    '--reporter=./scripts/progress-vitest.mjs',
    '--reporter=json',
    `--outputFile.json=${UNIT}`,
  );
  return readReport(UNIT, status, r => ({
    passed: r.numPassedTests,
    failed:
      r.numFailedTests +
      r.testResults.filter(f => f.status === 'failed' && f.assertionResults.length === 0).length,
    skipped: r.numPendingTests + r.numTodoTests,
  }));
});
step('nemesis, a short run', () =>
  asCheck(tryRun(process.execPath, ['server/dist/test/nemesis/main.js', '--seconds', '24'])),
);
step('build of the client', () => asCheck(npx('vite', 'build', 'web', '--logLevel', 'warn')));
step('size of the client', () => asCheck(tryRun(process.execPath, ['scripts/size.mjs'])));
step('npm start', () => asCheck(tryRun(process.execPath, ['scripts/start-test.mjs'])));
step('boards fit their windows', () =>
  asCheck(tryRun(process.execPath, ['scripts/fit.mjs', '--short', '--dist', resolve('web/dist')])),
);
step('browser tests', () => {
  const status = tryRun(
    'npx',
    [
      '--no-install',
      'playwright',
      'test',
      '-c',
      'web/e2e',
      `--reporter=${resolve('scripts/progress-playwright.mjs')},json`,
    ],
    {
      // absolute: a relative one would be taken from the folder of the configuration
      PLAYWRIGHT_JSON_OUTPUT_FILE: resolve(E2E),
    },
  );
  return readReport(E2E, status, r => ({
    again: r.stats.flaky,
    passed: r.stats.expected + r.stats.flaky,
    failed: r.stats.unexpected,
    skipped: r.stats.skipped,
  }));
});

steps.forEach(({ name, work }, i) => {
  const start = Date.now();
  console.log(`\n== step ${i + 1} of ${steps.length}: ${name} (${since(started)} so far)`);
  const result = work();
  passed += result.passed;
  failed += result.failed;
  skipped += result.skipped ?? 0;
  const again = result.again ? ` (${result.again} at the second try)` : '';
  report.push(`${name}: ${result.passed} passed${again}, ${result.failed} failed (${since(start)})`);
});

console.log(`\n${report.join('\n')}\n${since(started)} in all`);
console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
process.exit(failed === 0 ? 0 : 1);
