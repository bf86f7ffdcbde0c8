/** Compiles the packages (tsc) and the web client (vite). Both are quick when nothing changed. */
import { pathToFileURL } from 'node:url';
import { install } from './install.mjs';
import { run } from './run.mjs';

export function build() {
  run('npx', ['--no-install', 'tsc', '-b']);
  run('npx', ['--no-install', 'vite', 'build', 'web', '--logLevel', 'warn']);
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  install();
  build();
}
