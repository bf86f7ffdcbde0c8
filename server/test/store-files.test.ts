/** Folders, locks, backups, and databases that are not there. */
import { spawn } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import promises from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync, gzipSync } from 'node:zlib';
import Database from 'libsql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { backup, restore } from '../store/backup.ts';
import { StoreError } from '../store/db.ts';
import { LAYOUT, SQL_TABLES } from '../store/migrations.ts';
import { PostgresDb } from '../store/postgres.ts';
import { Store, type StoreOptions } from '../store/store.ts';
import { temporaryFolder } from './helpers/folder.ts';
import { freePort, startPostgres, type TestPostgres } from './helpers/postgres.ts';

const failure = (work: Promise<unknown>): Promise<StoreError> =>
  work.then(
    () => {
      throw new Error('it worked');
    },
    error => {
      if (error instanceof StoreError) return error;
      throw error;
    },
  );

/** Another process that opens the folder, says so, and stays. */
function otherProcess(folder: string): { said: Promise<string>; kill(): Promise<void> } {
  const script = `
    import { Store } from ${JSON.stringify(fileURLToPath(new URL('../store/store.ts', import.meta.url)))};
    await Store.open({ data: ${JSON.stringify(folder)} });
    console.log('open');
    setInterval(() => undefined, 1000);`;
  const child = spawn(
    process.execPath,
    ['--conditions=source', '--import', 'tsx', '--input-type=module', '-e', script],
    { cwd: fileURLToPath(new URL('..', import.meta.url)), stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const gone = new Promise<void>(done => child.once('exit', () => done()));
  return {
    said: new Promise(done => child.stdout.once('data', text => done(String(text).trim()))),
    kill: () => {
      child.kill('SIGKILL');
      return gone;
    },
  };
}

describe('the data folder', () => {
  it('belongs to one process; a killed one leaves no lock behind', async () => {
    const folder = temporaryFolder();
    const other = otherProcess(folder);
    expect(await other.said).toBe('open');
    const refused = await failure(Store.open({ data: folder }));
    expect(refused.problem).toBe('locked');
    expect(refused.message).toMatch(/in use by another Epoka \(process \d+\)/);
    await other.kill();
    const store = await Store.open({ data: folder });
    expect((await failure(Store.open({ data: folder }))).problem).toBe('locked');
    await store.close();
    await (await Store.open({ data: folder })).close();
  });

  it('is refused with a clear message when it can not be written', async () => {
    const file = join(temporaryFolder(), 'a-file');
    writeFileSync(file, '');
    const refused = await failure(Store.open({ data: join(file, 'data') }));
    expect(refused.problem).toBe('not-writable');
    expect(refused.message).toContain('EPOKA_DATA');
    expect((await failure(Store.open({ data: file }))).problem).toBe('not-writable');
  });

  it('is made with the folders above it', async () => {
    const folder = join(temporaryFolder(), 'a', 'b', 'c');
    await (await Store.open({ data: folder })).close();
    expect(existsSync(folder)).toBe(true);
  });

  it.runIf(existsSync('/proc/self'))(
    'is refused at once where the system lets nobody make a folder',
    async () => {
      for (const data of ['/proc/epoka', '/proc/epoka/a/b']) {
        const refused = await failure(Store.open({ data }));
        expect(refused.problem).toBe('not-writable');
        expect(refused.message).toContain(`The data folder ${data} can not be written (ENOENT)`);
      }
    },
  );

  it('says that the disk is full, and goes on when there is room again', async () => {
    const store = await Store.open({ data: temporaryFolder() });
    const [{ page_count }] = await store.db.query<{ page_count: number }>('pragma page_count');
    await store.db.query(`pragma max_page_count = ${page_count + 4}`);
    const big = 'x'.repeat(100_000);
    expect((await failure(store.factOnce('big', big))).problem).toBe('full');
    expect(
      (await failure(store.db.tx(q => q.query('insert into facts (name, body) values ($1, $2)', ['b', big]))))
        .problem,
    ).toBe('full');
    await store.db.query('pragma max_page_count = 1000000');
    expect(await store.factOnce('big', big)).toBe(big);
    await store.close();
  });
});

describe('PostgreSQL', () => {
  let server: TestPostgres;
  beforeAll(async () => {
    server = await startPostgres();
  });
  afterAll(() => server.stop());

  it('that is not there is refused without showing the password', async () => {
    const url = `postgres://epoka:hunter2@127.0.0.1:${await freePort()}/epoka`;
    const refused = await failure(Store.open({ databaseUrl: url }));
    expect(refused.problem).toBe('unreachable');
    expect(refused.message).toContain('127.0.0.1');
    expect(refused.message).not.toContain('hunter2');
    expect((await failure(Store.open({ databaseUrl: 'nonsense' }))).problem).toBe('unreachable');
  });

  it('migrates once though many processes start together', async () => {
    const databaseUrl = await server.schema();
    const stores = await Promise.all(
      Array.from({ length: 5 }, () => Store.open({ databaseUrl, connections: 2 })),
    );
    expect(await stores[4].db.query('select version from layout order by version')).toEqual(
      LAYOUT.map(version => ({ version })),
    );
    await Promise.all(stores.map(s => s.close()));
  });

  it('comes back by itself after a crash, and listeners are told of the gap', async () => {
    const own = await startPostgres();
    const db = await PostgresDb.open({ url: await own.schema(), patience: 1000 });
    let gaps = 0;
    const heard: string[] = [];
    await db.listen(
      m => heard.push(m),
      () => gaps++,
    );
    await db.query('create table t (n integer)');
    own.kill();
    let problem = '';
    // Connections outlive their server for a moment.
    for (let i = 0; i < 1000 && problem === ''; i++) {
      problem = await db.query('insert into t values (1)').then(
        () => '',
        error => (error as StoreError).problem,
      );
      await new Promise(done => setTimeout(done, 10));
    }
    expect(problem).toBe('unavailable');
    await own.start();
    for (let i = 0; i < 100 && gaps === 0; i++) await new Promise(done => setTimeout(done, 50));
    expect(gaps).toBe(1);
    await db.tx(q => q.query('insert into t values (2)'));
    await db.notify('back');
    for (let i = 0; i < 100 && heard.length === 0; i++) await new Promise(done => setTimeout(done, 20));
    expect(heard).toEqual(['back']);
    await db.close();
    await own.stop();
  });

  describe('backup', () => {
    const fill = async (store: Store) => {
      for (let i = 0; i < 3; i++)
        await store.people.addUser({
          id: `u${i}`,
          name: `Ü ${i}`,
          login: i ? `l${i}` : null,
          password: null,
          prefs: {},
          created: i,
          seen: i,
        });
      await store.people.befriend('u0', 'u1', 5);
      await store.tables.add(
        {
          id: 't',
          key: null,
          game: 'caravan',
          phase: 'playing',
          listed: true,
          host: 'u0',
          lobby: { text: 'line\nbreak "quoted"' },
          match: { seed: 'abc' },
          number: 0,
          revision: 1,
          created: 1,
          changed: 1,
        },
        [{ user: 'u0', seat: 0, asked: true }],
      );
      // More than a page, so that paging is shown to work.
      await store.tables.commit(
        { table: 't', from: 0, entries: Array.from({ length: 1234 }, (_, i) => ({ i })) },
        9,
      );
      await store.tables.say('t', { at: 1, user: 'u0', seat: 0, name: 'Ü', text: 'hi' }, 'k');
      await store.jobs.put({ id: 'bot:t', kind: 'bot', table: 't', due: 1e15, body: null });
      await store.factOnce('vapid', { a: 1 });
      await store.decks.save('u0', { id: 'd', game: 'g', name: 'Ü', changed: 3, value: { a: 1 } }, 9);
    };
    const content = async (options: StoreOptions) => {
      const store = await Store.open(options);
      const all: Record<string, unknown> = {};
      for (const { name, key, columns } of SQL_TABLES)
        all[name] = await store.db.query(
          `select ${columns.join(', ')} from ${name} order by ${key.join(', ')}`,
        );
      await store.close();
      return all;
    };

    it('carries everything from one engine to the other and back, also from a running store', async () => {
      const folder = temporaryFolder();
      const file = join(folder, 'first.backup');
      const sqlite = { data: join(folder, 'a') };
      const running = await Store.open(sqlite);
      await fill(running);
      const summary = await backup({ ...sqlite, file });
      expect(summary).toMatchObject({
        engine: 'sqlite',
        rows: { users: 3, entries: 1234, friends: 2, jobs: 1 },
      });
      await running.close();

      const postgres = { databaseUrl: await server.schema() };
      await restore({ ...postgres, file });
      const there = await content(postgres);
      expect(there).toEqual(await content(sqlite));

      const second = join(folder, 'second.backup');
      await backup({ ...postgres, file: second });
      const back = { data: join(folder, 'b') };
      await restore({ ...back, file: second });
      expect(await content(back)).toEqual(there);
    });

    it('of a store that an earlier edition wrote leaves it as it is, and is brought up to date when it is read', async () => {
      const folder = temporaryFolder();
      const file = join(folder, 'x.backup');
      const old = { data: join(folder, 'a') };
      cpSync(new URL('saved/1/', import.meta.url), old.data, { recursive: true });
      const layout = () => {
        const db = new Database(join(old.data, 'epoka.db'));
        const steps = db.prepare('select version from layout order by version').all();
        db.close();
        return steps;
      };
      const before = layout();
      expect(before.length).toBeLessThan(LAYOUT.length);
      const { rows } = await backup({ ...old, file });
      expect(layout()).toEqual(before);
      const present = { data: join(folder, 'b') };
      await restore({ ...present, file });
      const { users, tables } = await content(present);
      expect(users).toHaveLength(rows.users);
      expect(tables).toHaveLength(rows.tables);
    });

    it('has its name only when it is on the disk', async () => {
      const folder = temporaryFolder();
      const file = join(folder, 'x.backup');
      const options = { data: join(folder, 'a') };
      const store = await Store.open(options);
      await fill(store);
      await store.close();
      const order: string[] = [];
      const { open, rename } = promises;
      promises.open = async (path, ...more) => {
        const opened = await open(path, ...more);
        const { sync } = opened;
        opened.sync = async () => {
          await sync.call(opened);
          order.push(`sync ${String(path)}`);
        };
        return opened;
      };
      promises.rename = async (from, to) => {
        order.push(`${String(from)} becomes ${String(to)}`);
        await rename(from, to);
      };
      syncBuiltinESMExports();
      try {
        await backup({ ...options, file });
      } finally {
        Object.assign(promises, { open, rename });
        syncBuiltinESMExports();
      }
      expect(order).toEqual([`sync ${file}.part`, `${file}.part becomes ${file}`, `sync ${folder}`]);
    });

    it('is not restored over something unless told so', async () => {
      const folder = temporaryFolder();
      const file = join(folder, 'x.backup');
      const options = { data: join(folder, 'a') };
      const store = await Store.open(options);
      await fill(store);
      expect((await failure(restore({ ...options, file }))).problem).toBe('locked');
      await backup({ ...options, file });
      await store.people.deleteUser('u2', 'x');
      await store.close();
      expect((await failure(restore({ ...options, file }))).problem).toBe('not-empty');
      await restore({ ...options, file, replace: true });
      expect((await content(options)).users).toHaveLength(3);
    });

    it.each([
      ['cut off', (whole: Buffer) => whole.subarray(0, whole.length - 40)],
      ['without its last line', (whole: Buffer) => repack(whole, lines => lines.slice(0, -1))],
      ['with a row missing', (whole: Buffer) => repack(whole, lines => lines.toSpliced(5, 1))],
      ['with a broken row', (whole: Buffer) => repack(whole, lines => lines.with(5, '["users", 3'))],
      ['that is no backup', () => Buffer.from('hello')],
      ['of something else', () => gzipSync('{"format":"zip"}\n')],
    ])('that is %s changes nothing', async (_, damage) => {
      const folder = temporaryFolder();
      const file = join(folder, 'x.backup');
      const options = { data: join(folder, 'a') };
      const store = await Store.open(options);
      await fill(store);
      await store.close();
      await backup({ ...options, file });
      const before = await content(options);
      writeFileSync(file, damage(readFileSync(file)));
      expect((await failure(restore({ ...options, file, replace: true }))).problem).toBe('damaged');
      expect(await content(options)).toEqual(before);
    });

    describe.each([
      ['whose first bytes are gone', (db: Buffer) => db.fill(7, 0, 200)],
      ['cut in half', (db: Buffer) => db.subarray(0, db.length >> 1)],
      ['with other bytes in its middle', (db: Buffer) => db.fill(0xa5, 4096, db.length - 4096)],
    ])('over a database %s', (_, harm) => {
      const harmed = async () => {
        const folder = temporaryFolder();
        const file = join(folder, 'x.backup');
        const options = { data: join(folder, 'a') };
        const store = await Store.open(options);
        await fill(store);
        await store.close();
        await backup({ ...options, file });
        const database = join(options.data, 'epoka.db');
        const bytes = Buffer.from(harm(readFileSync(database)));
        writeFileSync(database, bytes);
        return { options, file, database, bytes };
      };

      it('takes its place when told so, and what is left of the other is kept', async () => {
        const { options, file, bytes } = await harmed();
        const { aside } = await restore({ ...options, file, replace: true });
        expect(readFileSync(join(aside as string, 'epoka.db'))).toEqual(bytes);
        expect((await content(options)).users).toHaveLength(3);
        const store = await Store.open(options);
        expect(store.losses).toEqual({ logIsCut: false, tables: [] });
        await store.close();
        // Nothing else is left of it.
        expect(readdirSync(options.data).filter(name => name.startsWith('epoka.restor'))).toEqual([]);
      });

      it('changes nothing where it is not whole itself', async () => {
        const { options, file, database, bytes } = await harmed();
        writeFileSync(file, readFileSync(file).subarray(0, -40));
        expect((await failure(restore({ ...options, file, replace: true }))).problem).toBe('damaged');
        expect(readFileSync(database)).toEqual(bytes);
        expect(readdirSync(options.data).filter(name => /restor|damaged/.test(name))).toEqual([]);
      });
    });

    it('that is not whole leaves what a killed server left as it was, and nothing is taken for lost', async () => {
      const folder = temporaryFolder();
      const file = join(folder, 'x.backup');
      const running = { data: join(folder, 'a') };
      const left = { data: join(folder, 'b') };
      const store = await Store.open(running);
      await fill(store);
      // All that a kill would leave.
      cpSync(running.data, left.data, { recursive: true });
      await store.close();
      await backup({ ...running, file });
      writeFileSync(file, readFileSync(file).subarray(0, -40));
      expect((await failure(restore({ ...left, file, replace: true }))).problem).toBe('damaged');
      const after = await Store.open(left);
      expect(after.losses).toEqual({ logIsCut: false, tables: [] });
      await after.close();
      expect((await content(left)).users).toHaveLength(3);
    });

    it('that is not there, or that can not be written, says so', async () => {
      const folder = temporaryFolder();
      const options = { data: join(folder, 'a') };
      expect((await failure(restore({ ...options, file: join(folder, 'nothing') }))).problem).toBe('damaged');
      await (await Store.open(options)).close();
      expect((await failure(backup({ data: join(folder, 'z'), file: join(folder, 'x') }))).problem).toBe(
        'missing',
      );
      await expect(backup({ ...options, file: join(folder, 'no', 'such', 'folder') })).rejects.toThrow(
        'ENOENT',
      );
      expect(existsSync(join(folder, 'no'))).toBe(false);
    });
  });
});

function repack(whole: Buffer, change: (lines: string[]) => string[]): Buffer {
  const lines = gunzipSync(whole).toString().trimEnd().split('\n');
  return gzipSync(`${change(lines).join('\n')}\n`);
}
