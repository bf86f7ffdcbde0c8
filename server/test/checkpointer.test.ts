/** The log of the embedded engine stays short under load, and nothing of what it held is lost. */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { Checkpointer } from '../store/checkpointer.ts';
import { DATABASE_FILE, SqliteDb } from '../store/sqlite.ts';
import { temporaryFolder } from './helpers/folder.ts';
import { until } from './helpers/server.ts';

it('what was written goes to its place while others write on', async () => {
  const folder = temporaryFolder();
  const db = new SqliteDb({ folder });
  await db.query('create table leaves (n integer primary key, words text)');
  const words = 'x'.repeat(3000);
  const size = (name: string) => statSync(join(folder, name)).size;
  let n = 0;
  const write = async () => {
    const statements = Array.from({ length: 50 }, () => ({
      sql: 'insert into leaves values ($1, $2)',
      params: [n++, words],
    }));
    await db.batch(statements, []);
  };
  // far more than is left in the log until somebody carries it over
  await until(async () => {
    for (let i = 0; i < 20; i++) await write();
    return size(DATABASE_FILE) > 10_000_000;
  });
  const carried = size(DATABASE_FILE);
  const log = size(`${DATABASE_FILE}-wal`);
  await until(async () => {
    for (let i = 0; i < 20; i++) await write();
    return size(DATABASE_FILE) > 2 * carried;
  });
  // written over from its beginning, not grown by as much again
  expect(size(`${DATABASE_FILE}-wal`)).toBeLessThan(2 * log + carried);
  expect(size(`${DATABASE_FILE}-wal`)).toBeLessThan(16_000_000);
  await db.close();
  const again = new SqliteDb({ folder });
  expect(await again.query('select count(*) as n from leaves')).toEqual([{ n }]);
  await again.close();
});

it('somebody who reads for long holds nobody up', async () => {
  const folder = temporaryFolder();
  const db = new SqliteDb({ folder });
  await db.query('create table leaves (n integer primary key, words text)');
  const reader = new SqliteDb({ folder, readOnly: true });
  await reader.readTx(async q => {
    expect(await q.query('select count(*) as n from leaves')).toEqual([{ n: 0 }]);
    let longest = 0;
    for (let n = 0; n < 3000; n++) {
      const before = performance.now();
      await db.query('insert into leaves values ($1, $2)', [n, 'x'.repeat(3000)]);
      longest = Math.max(longest, performance.now() - before);
    }
    // Waiting for the reader would take five seconds each time.
    expect(longest).toBeLessThan(4500);
    expect(await q.query('select count(*) as n from leaves')).toEqual([{ n: 0 }]);
  });
  await expect(reader.query("insert into leaves values (-1, '')")).rejects.toThrow('readonly');
  await reader.close();
  await db.close();
}, 60_000);

it('what comes meanwhile, or is held by a reader, is brought to its place without anybody writing again', async () => {
  const folder = temporaryFolder();
  const db = new SqliteDb({ folder });
  const carries = [true, false, true];
  let begun = 0;
  let done = 0;
  const checkpointer = new Checkpointer({
    file: join(folder, DATABASE_FILE),
    begins: () => {
      begun++;
      // while the thread is at work
      if (begun === 1) setImmediate(() => checkpointer.wrote(101));
      return () => done++;
    },
    carry: () => carries.shift() ?? true,
    failed: error => {
      throw error;
    },
  });
  checkpointer.wrote(100);
  await until(() => done === 2, 'the second time all is carried over', 12_000);
  expect(begun).toBe(3);
  await checkpointer.close();
  await db.close();
}, 30_000);
