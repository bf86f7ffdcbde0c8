/** Logs of the embedded store that lost something: every table that lost an answer is named, whatever happened before. */
import { existsSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { backup, restore } from '../store/backup.ts';
import { SqliteDb } from '../store/sqlite.ts';
import { Store } from '../store/store.ts';
import { testimony, WITNESS_FILES } from '../store/witness.ts';
import { chainStart, follow } from '../tables/chain.ts';
import { temporaryFolder } from './helpers/folder.ts';
import { answer, asKilled, log, newStore, TABLES } from './helpers/harmed-store.ts';
import { until } from './helpers/server.ts';
import { Dice } from './nemesis/random.ts';

describe('the log of the embedded store', () => {
  it('is whole after a kill, and nothing is said', async () => {
    const folder = temporaryFolder();
    const store = await newStore(folder);
    for (const id of TABLES) await answer(store, id, 0, 30);
    const left = asKilled(folder);
    await store.close();
    const again = await Store.open({ data: left });
    expect(again.losses).toEqual({ logIsCut: false, tables: [] });
    expect(await again.tables.entries('one', 0)).toHaveLength(30);
    await again.close();
    const third = await Store.open({ data: left });
    expect(third.losses).toEqual({ logIsCut: false, tables: [] });
    await third.close();
  });

  it('lost something that was found by the program after the one that died before it could note it', async () => {
    const folder = temporaryFolder();
    const store = await newStore(folder);
    await store.db.query('pragma wal_checkpoint(TRUNCATE)');
    await answer(store, 'one', 0, 50);
    const left = asKilled(folder);
    await store.close();
    // Killed between the commit and the line that says so.
    const file = WITNESS_FILES.map(name => join(left, name)).findLast(each => existsSync(each)) as string;
    const lines = readFileSync(file);
    lines.fill(0, lines.indexOf('F ', lines.lastIndexOf('\nB\n')));
    writeFileSync(file, lines);
    const noted = testimony(left);
    expect(noted.tables.find(t => t.table === 'one')?.number).toBeLessThan(50);
    expect(noted.intended).toMatchObject([{ table: 'one', number: 50 }]);

    const next = await Store.open({ data: left });
    expect(next.losses).toEqual({ logIsCut: false, tables: [] });
    const leftAgain = asKilled(left);
    await next.close();
    truncateSync(log(leftAgain), Math.floor(statSync(log(leftAgain)).size * 0.6));
    const again = await Store.open({ data: leftAgain });
    expect(again.losses.tables).toMatchObject([{ table: 'one', had: 50 }]);
    await again.close();
  });

  it('says nothing of what was intended and never committed', async () => {
    const folder = temporaryFolder();
    const store = await newStore(folder);
    await answer(store, 'one', 0, 5);
    const left = asKilled(folder);
    await store.close();
    const file = WITNESS_FILES.map(name => join(left, name)).findLast(each => existsSync(each)) as string;
    const lines = readFileSync(file);
    const end = lines.findLastIndex(byte => byte !== 0) + 1;
    lines.write('B\nP T one 6 nothing-like-it\n', end, 'latin1');
    writeFileSync(file, lines);
    const next = await Store.open({ data: left });
    expect(next.losses).toEqual({ logIsCut: false, tables: [] });
    expect(testimony(left).tables.find(t => t.table === 'one')?.number).toBe(5);
    await next.close();
  });

  it.each([
    ['cut to 60 %', (file: string) => truncateSync(file, Math.floor(statSync(file).size * 0.6))],
    [
      'changed in 64 bytes',
      (file: string) => {
        const bytes = readFileSync(file);
        bytes.fill(0x55, Math.floor(bytes.length * 0.6), Math.floor(bytes.length * 0.6) + 64);
        writeFileSync(file, bytes);
      },
    ],
    ['emptied', (file: string) => truncateSync(file, 0)],
  ])('that was %s is noticed at the start, with the tables that lost something', async (_, harm) => {
    const folder = temporaryFolder();
    const store = await newStore(folder);
    // What is in its place is safe: only the log is harmed.
    await store.db.query('pragma wal_checkpoint(TRUNCATE)');
    for (const id of TABLES.slice(0, 2)) await answer(store, id, 0, 50);
    const left = asKilled(folder);
    await store.close();
    harm(log(left));
    const again = await Store.open({ data: left });
    expect(again.losses.logIsCut).toBe(true);
    expect(again.losses.tables.map(d => [d.table, d.had]).at(-1)).toEqual(['two', 50]);
    const has = (await again.tables.entries('two', 0)).length;
    expect(has).toBeLessThan(50);
    expect(await again.damage.of('two')).toMatchObject({ had: 50, has });
    expect(await again.damage.of('three')).toBeUndefined();
    await again.close();
    // It is not forgotten with the next start.
    const third = await Store.open({ data: left });
    expect((await third.damage.all()).map(d => d.table)).toContain('two');
    expect(await third.damage.accept('two')).toBe(true);
    expect(await third.damage.of('two')).toBeUndefined();
    await third.close();
  });

  it('keeps what was said to be saved alone for a few seconds only', async () => {
    const folder = temporaryFolder();
    const store = await newStore(folder);
    await answer(store, 'one', 0, 20);
    await until(() => testimony(folder).carried, 'everything in its place', 20_000);
    const left = asKilled(folder);
    await store.close();
    truncateSync(log(left), 0);
    const again = await Store.open({ data: left });
    expect(again.losses).toEqual({ logIsCut: false, tables: [] });
    expect(await again.tables.entries('one', 0)).toHaveLength(20);
    await again.close();
  });

  it('names also the tables of the process before, whose answers were still in the log', async () => {
    const folder = temporaryFolder();
    const first = await newStore(folder);
    await first.db.query('pragma wal_checkpoint(TRUNCATE)');
    await answer(first, 'one', 0, 20);
    const left = asKilled(folder);
    await first.close();
    const second = await Store.open({ data: left });
    await answer(second, 'two', 0, 5);
    const leftAgain = asKilled(left);
    await second.close();
    truncateSync(log(leftAgain), 0);
    const third = await Store.open({ data: leftAgain });
    expect(third.losses.logIsCut).toBe(true);
    expect((await third.damage.all()).map(({ table, had, has }) => [table, had, has])).toEqual([
      ['one', 20, 0],
      ['two', 5, 0],
    ]);
    await third.close();
  });

  it('is known to be cut also after a start that was cut short', async () => {
    const folder = temporaryFolder();
    const first = await newStore(folder);
    await first.db.query('pragma wal_checkpoint(TRUNCATE)');
    await answer(first, 'one', 0, 20);
    const left = asKilled(folder);
    await first.close();
    truncateSync(log(left), Math.floor(statSync(log(left)).size / 2));
    // The engine goes on where the log ends now, and beyond where it ended once.
    const second = new SqliteDb({ folder: left });
    for (let i = 0; i < 60; i++)
      await second.query('insert into facts (name, body) values ($1, $2)', [`f${i}`, '1']);
    const leftAgain = asKilled(left);
    await second.close();
    const third = await Store.open({ data: leftAgain });
    expect(third.losses.logIsCut).toBe(true);
    expect(third.losses.tables).toMatchObject([{ table: 'one', had: 20 }]);
    await third.close();
  });

  it.each([0.1, 0.3, 0.5, 0.7, 0.9])(
    'that is not needed any more hides nothing when %s of it is left',
    async part => {
      const folder = temporaryFolder();
      const store = await newStore(folder);
      for (const id of TABLES) {
        await answer(store, id, 0, 20);
        await store.tables.putAway(id);
      }
      await until(() => testimony(folder).carried, 'everything in its place', 20_000);
      const left = asKilled(folder);
      await store.close();
      truncateSync(log(left), Math.floor(statSync(log(left)).size * part));
      const other = asKilled(left);
      const again = await Store.open({ data: left });
      expect(again.losses).toEqual({ logIsCut: false, tables: [] });
      for (const id of TABLES) expect(await again.tables.entries(id, 0)).toHaveLength(20);
      await again.close();
      // Nor does it to who only takes a backup.
      const { rows } = await backup({ data: other, file: join(other, 'x.backup') });
      expect(rows.entries).toBe(60);
    },
  );

  it('that is cut lets every record be looked at as a whole', async () => {
    const folder = temporaryFolder();
    const store = await newStore(folder);
    for (const id of ['three', 'one']) {
      // Of table three the witness knows nothing any more: its own row does.
      store.db.witnessed?.startAfresh();
      await answer(store, id, 0, 20);
      await store.tables.putAway(id);
      await store.db.query('delete from entries where table_id = $1 and number = 7', [id]);
    }
    await store.db.query('pragma wal_checkpoint(TRUNCATE)');
    await answer(store, 'two', 0, 5);
    const left = asKilled(folder);
    await store.close();
    truncateSync(log(left), statSync(log(left)).size - 4096);
    const again = await Store.open({ data: left });
    expect(again.losses.logIsCut).toBe(true);
    expect((await again.damage.all()).map(({ table, had, has }) => [table, had, has])).toEqual([
      ['one', 20, 7],
      ['three', 20, 7],
      ['two', 5, 4],
    ]);
    await again.close();
  });
});

/** What a process does between its start and its end; returns the folder as it leaves it when it is killed. */
async function aLife(data: string, dice: Dice, saved: Map<string, number>): Promise<string> {
  const store = await Store.open({ data });
  expect(store.losses).toEqual({ logIsCut: false, tables: [] });
  let reader: SqliteDb | undefined;
  const held: { over?: () => void } = {};
  for (let i = dice.below(25); i >= 0; i--) {
    const id = dice.pick(TABLES);
    const deed = dice.below(12);
    if (deed === 0) await store.tables.putAway(id);
    else if (deed === 1) await store.db.query('pragma wal_checkpoint(PASSIVE)');
    else if (deed === 2 && !reader) await store.db.query('pragma wal_checkpoint(RESTART)');
    else if (deed === 3 && !reader) {
      // Somebody reads for long: from here on nothing is carried over.
      const one = new SqliteDb({ folder: data, readOnly: true });
      reader = one;
      const begun = new Promise<void>(done => {
        one
          .readTx(async q => {
            await q.query('select count(*) from facts');
            done();
            await new Promise<void>(over => {
              held.over = over;
            });
          })
          .catch(() => undefined);
      });
      await begun;
    } else {
      const count = 1 + dice.below(4);
      const from = saved.get(id) ?? 0;
      await answer(store, id, from, count, 'x'.repeat(dice.below(3000)));
      saved.set(id, from + count);
    }
  }
  const left = asKilled(data);
  held.over?.();
  await reader?.close();
  await store.close();
  return left;
}

describe('a log that is harmed anywhere, whatever happened before,', () => {
  it.each(Array.from({ length: 8 }, (_, i) => i))('loses nothing unsaid (%i)', async seed => {
    const dice = new Dice(`harmed ${seed}`);
    const first = temporaryFolder();
    const store = await newStore(first);
    await store.db.query('pragma wal_checkpoint(TRUNCATE)');
    await store.close();
    const saved = new Map<string, number>();
    let left = first;
    for (let lives = 1 + dice.below(3); lives > 0; lives--) left = await aLife(left, dice, saved);
    const size = existsSync(log(left)) ? statSync(log(left)).size : 0;
    for (let i = 0; i < 8; i++) {
      const copy = asKilled(left);
      const at = dice.below(size + 1);
      if (size > 0 && dice.oneIn(2)) truncateSync(log(copy), at);
      else if (size > 0) {
        const bytes = readFileSync(log(copy));
        bytes.fill(dice.below(256), at, at + 64);
        writeFileSync(log(copy), bytes);
      }
      await mustBeTold(copy, saved);
    }
  });
});

async function mustBeTold(data: string, saved: ReadonlyMap<string, number>): Promise<void> {
  const store = await Store.open({ data }).catch(error => {
    // So bad that it can't be opened: that is told, too.
    expect(error).toMatchObject({ problem: 'damaged' });
  });
  if (!store) return;
  const told = (await store.damage.all()).map(d => d.table);
  for (const [id, number] of saved) {
    const { whole } = follow(chainStart(id), await store.tables.record(id, 0));
    if (whole >= number) continue;
    expect(store.losses.logIsCut).toBe(true);
    expect(told).toContain(id);
  }
  await store.close();
}

describe('what the witness saw', () => {
  it('is not held against a table that somebody accepted as it is', async () => {
    const folder = temporaryFolder();
    const store = await newStore(folder);
    await store.db.query('pragma wal_checkpoint(TRUNCATE)');
    for (const id of ['one', 'two']) await answer(store, id, 0, 20);
    const left = asKilled(folder);
    await store.close();
    truncateSync(log(left), Math.floor(statSync(log(left)).size / 4));
    const second = await Store.open({ data: left });
    expect(second.losses.tables.map(d => d.table)).toEqual(['one', 'two']);
    for (const id of ['one', 'two']) expect(await second.damage.accept(id)).toBe(true);
    const has = (await second.tables.entries('one', 0)).length;
    expect(has).toBeGreaterThan(0);
    await answer(second, 'one', has, 1);
    const leftAgain = asKilled(left);
    await second.close();
    const third = await Store.open({ data: leftAgain });
    expect(third.losses).toEqual({ logIsCut: false, tables: [] });
    expect(await third.damage.all()).toEqual([]);
    await third.close();
  });

  it('is not held against tables of a backup that took the place of those', async () => {
    const options = { data: temporaryFolder() };
    const file = join(temporaryFolder(), 'x.backup');
    const store = await newStore(options.data);
    await answer(store, 'one', 0, 5);
    await backup({ ...options, file });
    await answer(store, 'one', 5, 5);
    await store.close();
    await restore({ ...options, file, replace: true });
    const again = await Store.open(options);
    expect(again.losses).toEqual({ logIsCut: false, tables: [] });
    expect(await again.tables.entries('one', 0)).toHaveLength(5);
    await again.close();
  });
});
