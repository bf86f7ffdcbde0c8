/** Another version of Node.js: npm has its binaries as packages. Installed once, below .cache. */
import { existsSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { run } from './run.mjs';

const PLATFORM = process.platform === 'win32' ? 'win' : process.platform;

/** The path of a Node.js of this version ("22", "20.19"). */
export function nodeBinary(version) {
  const folder = resolve('.cache', 'node', version);
  const name = `node-${PLATFORM}-${process.arch}`;
  const binary = join(folder, 'node_modules', name, 'bin', PLATFORM === 'win' ? 'node.exe' : 'node');
  if (!existsSync(binary)) {
    console.log(`Installing Node.js ${version} ...`);
    mkdirSync(folder, { recursive: true });
    run('npm', [
      'install',
      '--prefix',
      folder,
      '--no-save',
      '--no-package-lock',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
      `${name}@${version}`,
    ]);
  }
  return binary;
}
