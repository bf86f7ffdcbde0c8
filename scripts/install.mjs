/** Installs the dependencies of a folder when its lockfile differs from what was installed last; otherwise does nothing. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './run.mjs';

export function install(folder = '.') {
  const stamp = join(folder, 'node_modules', '.epoka-lock');
  const lock = createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  console.log(folder === '.' ? 'Installing dependencies ...' : `Installing what ${folder} needs ...`);
  // --include=dev: the compiler is needed even where NODE_ENV says production.
  run('npm', ['ci', '--prefix', folder, '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']);
  writeFileSync(stamp, lock);
}
