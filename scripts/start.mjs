/** `npm start`: installs what is missing, builds what changed, runs Epoka and prints its address. */
import { build } from './build.mjs';
import { install } from './install.mjs';

install();
build();
process.argv = [process.argv[0], 'epoka', 'serve', ...process.argv.slice(2)];
// Imported, not spawned: signals reach the server itself.
await import('../cli/bin/epoka.js');
