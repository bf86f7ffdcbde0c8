/**
 * One process a folder. The lock is a file lock that the system itself holds for the process (taken through the
 * database engine), so it is gone in the instant the process dies: there are no stale locks to clean up.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { StoreError } from './db.ts';

export const LOCK_FILE = 'epoka.lock';
export const PID_FILE = 'epoka.pid';

export interface FolderLock {
  release(): void;
}

export function lockFolder(folder: string): FolderLock {
  const pidFile = join(folder, PID_FILE);
  const db = new Database(join(folder, LOCK_FILE));
  try {
    db.exec('PRAGMA busy_timeout = 0');
    // Nothing is ever written: so it needs no room on the disk either.
    db.exec('PRAGMA journal_mode = MEMORY');
    db.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    db.close();
    if ((error as { code?: string }).code !== 'SQLITE_BUSY') throw error;
    let pid = '';
    try {
      pid = readFileSync(pidFile, 'utf8').trim();
    } catch {
      // The other process has the lock but has not written its number yet; the message does without.
    }
    throw new StoreError(
      'locked',
      `The data folder ${folder} is in use by another Epoka${pid ? ` (process ${pid})` : ''}. ` +
        'Stop it first, choose another folder with EPOKA_DATA, or set EPOKA_DATABASE_URL to share one PostgreSQL.',
      error,
    );
  }
  try {
    writeFileSync(pidFile, `${process.pid}\n`);
  } catch (error) {
    // It is only there to be named to others; a full disk can still be read.
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
  return {
    release() {
      db.exec('ROLLBACK');
      db.close();
    },
  };
}
