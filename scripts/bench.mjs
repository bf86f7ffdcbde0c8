/** `npm run bench`: builds, then prints one line `figure <name> <value>` each. */
import { install } from './install.mjs';
import { run } from './run.mjs';

install();
run('npx', ['--no-install', 'tsc', '-b']);
run(process.execPath, ['bench/dist/main.js'], { NODE_ENV: 'production' });
