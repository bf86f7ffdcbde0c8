/** Nobody is told that something is saved before it is on the disk, whatever the disk says. */
import { expect, it } from 'vitest';
import { SqliteDb } from '../store/sqlite.ts';
import { temporaryFolder } from './helpers/folder.ts';

const add = (n: number) => [{ sql: 'insert into noted (n) values ($1)', params: [n] }];

/** A disk that does what the test tells it. */
function disk() {
  const waiting: { done: () => void; fail: (error: Error) => void }[] = [];
  let held = false;
  return {
    waiting,
    hold: (on: boolean) => {
      held = on;
    },
    sync: () =>
      held
        ? new Promise<void>((done, fail) => {
            waiting.push({ done, fail });
          })
        : Promise.resolve(),
  };
}

async function until(there: () => boolean): Promise<void> {
  while (!there()) await new Promise(done => setTimeout(done, 1));
}

async function opened() {
  const folder = temporaryFolder();
  const { waiting, hold, sync } = disk();
  const db = new SqliteDb({ folder, sync });
  await db.query('create table noted (n integer primary key)');
  hold(true);
  const all = async () => (await db.query<{ n: number }>('select n from noted order by n')).map(({ n }) => n);
  return { folder, db, waiting, hold, all };
}

const working: readonly [string, (db: SqliteDb) => Promise<unknown>][] = [
  ['a batch', db => db.batch(add(1), [])],
  ['a transaction', db => db.tx(q => q.query(add(1)[0].sql, [1]))],
  ['a single change', db => db.query(add(1)[0].sql, [1])],
];

it.each(working)('%s is told to be saved when the log is on the disk, not before', async (_, save) => {
  const { db, waiting, hold } = await opened();
  let told = false;
  const saving = save(db).then(() => {
    told = true;
  });
  await until(() => waiting.length === 1);
  await new Promise(done => setTimeout(done, 20));
  expect(told).toBe(false);
  hold(false);
  waiting[0].done();
  await saving;
  expect(told).toBe(true);
  await db.close();
});

it('what comes while the disk is busy waits, and shares the next sync', async () => {
  const { db, waiting, hold, all } = await opened();
  const first = db.batch(add(1), []);
  await until(() => waiting.length === 1);
  const others = [2, 3, 4].map(n => db.batch(add(n), []));
  const heard: string[] = [];
  await db.listen(message => heard.push(message));
  waiting[0].done();
  await first;
  await until(() => waiting.length === 2);
  hold(false);
  waiting[1].done();
  await Promise.all(others);
  expect(waiting.length).toBe(2);
  expect(await all()).toEqual([1, 2, 3, 4]);
  await db.close();
});

it('a disk that refuses is told to who saved, nothing is done twice, and what follows is safe', async () => {
  const { db, folder, waiting, hold, all } = await opened();
  const saving = db.batch(add(1), []);
  await until(() => waiting.length === 1);
  hold(false);
  waiting[0].fail(Object.assign(new Error('i/o error'), { code: 'EIO' }));
  await expect(saving).rejects.toMatchObject({ problem: 'unavailable' });
  expect(await all()).toEqual([1]);

  // As long as what is in doubt can't go to its place, because somebody reads in the log, nothing more is taken.
  const reader = new SqliteDb({ folder, readOnly: true });
  let leave: () => void = () => undefined;
  let reads = false;
  const reading = reader.readTx(async q => {
    await q.query('select count(*) as n from noted');
    reads = true;
    await new Promise<void>(done => {
      leave = done;
    });
  });
  await until(() => reads);
  await expect(db.batch(add(2), [])).rejects.toMatchObject({ problem: 'unavailable' });
  leave();
  await reading;
  await reader.close();
  await db.batch(add(2), []);
  expect(await all()).toEqual([1, 2]);
  await db.close();
});
