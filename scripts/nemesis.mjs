/**
 * `npm run nemesis [-- --minutes 30]`: real servers on both stores, people by script, and everything that can go wrong, while a
 * checker remembers what was acknowledged. Prints `nemesis <store> acknowledged <n> lost <n> doubled <n> anomalies <n> faults <n>`.
 */
import { install } from './install.mjs';
import { run } from './run.mjs';

install();
run('npx', ['--no-install', 'tsc', '-b']);
run(process.execPath, ['server/dist/test/nemesis/main.js', ...process.argv.slice(2)]);
