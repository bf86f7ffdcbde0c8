/** `npm start`: installs what is missing, builds what changed, runs Epoka and prints its address. */
import { fileURLToPath } from 'node:url';
import { build } from './build.mjs';
import { install } from './install.mjs';

install();
build();
const epoka = new URL('../cli/bin/epoka.js', import.meta.url);
process.argv = [process.argv[0], fileURLToPath(epoka), 'serve', ...process.argv.slice(2)];
// Imported, not spawned: signals reach the server itself.
await import(epoka.href);
