/**
 * A backup in the place of an embedded database that is damaged. It can't be emptied, so a new one is made beside it, and
 * takes its place when it is whole. The other is kept: somebody may still want to look into it.
 */
import {
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { join } from 'node:path';
import { lockFolder } from './lock.ts';
import { DATABASE_FILE } from './sqlite.ts';
import { WITNESS_FILES } from './witness.ts';

const BESIDE = 'epoka.restored';
/** Together with the database. What belongs to another one must not be found there. */
const COMPANIONS = [`${DATABASE_FILE}-wal`, `${DATABASE_FILE}-shm`, ...WITNESS_FILES];

/** `make` writes a whole database and names its file, in the folder it is given. Returns where the damaged one lies now. */
export async function replaceDamaged(
  folder: string,
  make: (beside: string) => Promise<string>,
): Promise<string> {
  const lock = lockFolder(folder);
  const beside = join(folder, BESIDE);
  try {
    // Left by a program that was killed.
    rmSync(beside, { recursive: true, force: true });
    const whole = await make(beside);
    sync(whole);
    const aside = freeName(join(folder, 'epoka.damaged'));
    mkdirSync(aside);
    for (const name of [DATABASE_FILE, ...COMPANIONS])
      if (existsSync(join(folder, name))) keep(join(folder, name), join(aside, name));
    for (const name of COMPANIONS) rmSync(join(folder, name), { force: true });
    renameSync(whole, join(folder, DATABASE_FILE));
    sync(folder);
    return aside;
  } finally {
    rmSync(beside, { recursive: true, force: true });
    lock.release();
  }
}

/** Under both names, until the first is somebody else's. */
function keep(file: string, as: string): void {
  try {
    linkSync(file, as);
  } catch {
    // Not every disk can do that.
    copyFileSync(file, as);
  }
}

function freeName(name: string): string {
  for (let i = 1; ; i++) if (!existsSync(`${name}.${i}`)) return `${name}.${i}`;
}

function sync(path: string): void {
  const open = openSync(path, 'r');
  try {
    fsyncSync(open);
  } finally {
    closeSync(open);
  }
}
