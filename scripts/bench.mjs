/**
 * `npm run bench`: builds, then prints one line `figure <name> <value>` each. `npm run bench:server` (server): what the server bears.
 * What Epoka is measured against has its own lockfile in bench/ and is installed by the first run.
 */
import { install } from './install.mjs';
import { run } from './run.mjs';

install();
install('bench');
run('npx', ['--no-install', 'tsc', '-b', 'bench']);
// compiled, as a server runs
const program = process.argv[2] === 'server' ? 'bench/dist/server/main.js' : 'bench/dist/main.js';
run(process.execPath, [program], { NODE_ENV: 'production' });
