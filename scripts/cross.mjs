/**
 * `npm run cross -- clash`: plays the same positions on another engine of the game and on ours, and prints one line
 * `cross <game> <agreed>/<compared> explained <n> unexplained <n>`. The other engine has its place beside what the bench
 * measures against; the first run installs it.
 */
import { install } from './install.mjs';
import { run } from './run.mjs';

install();
install('bench');
run(process.execPath, [
  '--conditions=source',
  '--import',
  'tsx',
  'bench/cross/main.ts',
  ...process.argv.slice(2),
]);
