/** Running a server: health, numbers, limits, headers, the client's files, starting and stopping. */
import { once } from 'node:events';
import { chmodSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import type { ProblemCode } from '@epoka/protocol';
import { describe, expect, it } from 'vitest';
import { Refused } from '../problems.ts';
import { StartFailure } from '../settings.ts';
import { type Db, StoreError } from '../store/db.ts';
import { Store } from '../store/store.ts';
import { temporaryFolder } from './helpers/folder.ts';
import { freePort } from './helpers/postgres.ts';
import { startProcess } from './helpers/process.ts';
import {
  guest,
  type HttpProblem,
  key,
  later,
  someAnswer,
  startedTable,
  startServer,
  Visitor,
} from './helpers/server.ts';

describe('health and numbers', () => {
  it('are there for operators', async () => {
    const server = await startServer({ metricsToken: 'open sesame' });
    const [ada, bob] = [await guest(server, 'Ada'), await guest(server, 'Bob')];
    const id = await startedTable([ada, bob], { game: 'tictactoe' });
    await ada.act(id, { do: 'answer', ...someAnswer(await ada.table(id))! });
    const token = { authorization: 'Bearer open sesame' };
    const text = await (await ada.fetch('GET', '/metrics', undefined, token)).text();
    expect(text).toContain('epoka_acts_total{act="answer",outcome="done"} 1');
    expect(text).toContain('epoka_tables_in_memory 1');
  });

  it('numbers are told by token only, and to nobody where there is none', async () => {
    const closed = new Visitor((await startServer()).url);
    expect((await closed.fetch('GET', '/metrics')).status).toBe(403);
    expect(
      (await closed.fetch('GET', '/metrics', undefined, { authorization: 'Bearer undefined' })).status,
    ).toBe(403);
    const server = await startServer({ metricsToken: 'open sesame' });
    const nobody = new Visitor(server.url);
    expect((await nobody.fetch('GET', '/metrics')).status).toBe(403);
    expect(
      (await nobody.fetch('GET', '/metrics', undefined, { authorization: 'Bearer open sesame' })).status,
    ).toBe(200);
  });

  it('health says when the store does not answer', async () => {
    const server = await startServer();
    const broken = server.context.store as { tryToWrite(): Promise<void> };
    broken.tryToWrite = () => Promise.reject(new StoreError('unavailable', 'gone'));
    const response = await new Visitor(server.url).fetch('GET', '/healthz');
    expect([response.status, await response.json()]).toEqual([503, { ok: false, store: 'does not save' }]);
  });
});

describe('security', () => {
  it('every answer carries strict headers', async () => {
    const server = await startServer();
    const visitor = new Visitor(server.url);
    for (const path of ['/', '/api/info', '/nothing.js', '/healthz']) {
      const { headers } = await visitor.fetch('GET', path);
      const csp = headers.get('content-security-policy') ?? '';
      expect(csp).toContain("default-src 'self'");
      expect(csp).toContain("frame-ancestors 'none'");
      expect(csp).not.toMatch(/script-src[^;]*unsafe/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
    }
    expect((await visitor.fetch('GET', '/api/info')).headers.get('cache-control')).toBe('no-store');
  });

  it('behind https the cookie is only for https', async () => {
    const server = await startServer({ publicUrl: 'https://epoka.example' });
    const response = await new Visitor(server.url).fetch('POST', '/api/guest', { name: 'Ada' });
    expect(response.headers.getSetCookie()[0]).toContain('Secure');
    expect(response.headers.get('strict-transport-security')).toContain('max-age');
  });

  it('pages of others can neither post nor connect', async () => {
    const server = await startServer({ publicUrl: 'https://epoka.example' });
    const ada = await guest(server, 'Ada');
    const evil = { origin: 'https://evil.example' };
    expect((await ada.fetch('POST', '/api/me/tokens', { name: 'x' }, evil)).status).toBe(403);
    expect((await ada.fetch('POST', '/api/me/tokens', { name: 'x' }, { origin: 'null' })).status).toBe(403);
    expect(
      (await ada.fetch('POST', '/api/me/tokens', { name: 'x' }, { origin: 'https://epoka.example' })).status,
    ).toBe(200);
    expect((await ada.fetch('POST', '/api/me/tokens', { name: 'x' }, { origin: server.url })).status).toBe(
      200,
    );
    const socket = ada.socket(evil);
    const [error] = await once(socket, 'error');
    expect(String(error)).toContain('403');
    const own = ada.socket({ origin: server.url });
    await once(own, 'open');
    own.close();
  });

  it('too much and too big is refused', async () => {
    // The clock stands still, so that the slowest machine is too fast.
    const server = await startServer({ limitScale: 1, now: () => 1_800_000_000_000 });
    const ada = await guest(server, 'Ada');
    const big = await ada.fetch('POST', '/api/tables', { key: key(), game: 'x'.repeat(70_000) });
    expect([big.status, ((await big.json()) as { problem: { code: string } }).problem.code]).toEqual([
      413,
      'too-big',
    ]);
    const codes = await Promise.all(
      Array.from({ length: 250 }, async () => (await ada.fetch('GET', '/api/me')).status),
    );
    expect(codes.filter(code => code === 200).length).toBeGreaterThanOrEqual(195);
    expect(codes).toContain(429);
  });

  it('nobody without a name reads without end, whatever it is they read', async () => {
    for (const path of ['', '/info', '/chat', '/chronicle', 'openapi']) {
      const server = await startServer({ limitScale: 1, now: () => 1_800_000_000_000 });
      const [ada, bob] = [await guest(server, 'Ada'), await guest(server, 'Bob')];
      const id = await startedTable([ada, bob], { game: 'tictactoe' });
      const nobody = new Visitor(server.url);
      const address = path === 'openapi' ? '/api/openapi.json' : `/api/tables/${id}${path}`;
      const codes = await Promise.all(
        Array.from({ length: 80 }, async () => (await nobody.fetch('GET', address)).status),
      );
      // Of the chronicle there is nothing to be read yet.
      const good = path === '/chronicle' ? 409 : 200;
      expect([path, codes.filter(c => c === good).length, codes.filter(c => c === 429).length]).toEqual([
        path,
        60,
        20,
      ]);
      expect((await ada.fetch('GET', `/api/tables/${id}/info`)).status).toBe(200);
    }
  });

  it('passwords can not be tried for long', async () => {
    const server = await startServer({ limitScale: 1, now: () => 1_800_000_000_000 });
    const visitor = new Visitor(server.url);
    const codes: string[] = [];
    for (let i = 0; i < 12; i++)
      codes.push(await visitor.problem(visitor.post('/api/login', { login: 'ada', password: `guess ${i}` })));
    expect(codes.slice(0, 10)).toEqual(Array(10).fill('wrong-password'));
    expect(codes.at(-1)).toBe('too-many-guesses');
  });

  it('a flood of messages ends the connection, not the server', async () => {
    const server = await startServer({ limitScale: 1, now: () => 1_800_000_000_000 });
    const ada = await guest(server, 'Ada');
    const socket = ada.socket();
    await once(socket, 'open');
    for (let i = 0; i < 1000; i++) socket.send(JSON.stringify({ t: 'ping', at: i }));
    expect((await once(socket, 'close'))[0]).toBe(4008);
    const huge = (await guest(server, 'Bob')).socket();
    await once(huge, 'open');
    huge.send('x'.repeat(70_000));
    expect((await once(huge, 'close'))[0]).toBe(1009);
    expect((await new Visitor(server.url).fetch('GET', '/healthz')).status).toBe(200);
  });
});

describe('the client', () => {
  it('is served, with its pages; files with a hash for ever', async () => {
    const web = temporaryFolder();
    mkdirSync(join(web, 'assets'));
    writeFileSync(join(web, 'index.html'), '<!doctype html><title>Epoka</title>');
    writeFileSync(join(web, 'assets', 'main-abc123.js'), 'console.log(1)');
    const server = await startServer({ web });
    const visitor = new Visitor(server.url);
    // Addresses of pages lead behind the #.
    for (const path of ['/', '/table/abc', '/lobby?x=1']) {
      const response = await visitor.fetch('GET', path);
      expect([response.status, await response.text()]).toEqual([
        200,
        expect.stringContaining('<title>Epoka'),
      ]);
      expect(response.headers.get('cache-control')).toBe('no-cache');
    }
    const page = await fetch(`${server.url}/table/abc`, { redirect: 'manual' });
    expect([page.status, page.headers.get('location')]).toEqual([302, '/#/table/abc']);
    const script = await visitor.fetch('GET', '/assets/main-abc123.js');
    expect(script.headers.get('cache-control')).toContain('immutable');
    expect(script.headers.get('content-type')).toContain('javascript');
    for (const path of ['/assets/nothing.js', '/api/nothing', '/%2e%2e/%2e%2e/package.json'])
      expect([path, (await visitor.fetch('GET', path)).status]).toEqual([path, 404]);
    // Like any address without an ending it is taken for a page, never for a file outside.
    const outside = await visitor.fetch('GET', '/..%2f..%2f..%2f..%2f..%2fetc%2fpasswd');
    expect(await outside.text()).toContain('<title>Epoka');
  });

  it('that is not built is told about', async () => {
    const server = await startServer({ web: temporaryFolder() });
    expect(await (await new Visitor(server.url).fetch('GET', '/')).text()).toContain('npm run build');
  });
});

describe('starting and stopping', () => {
  it('prints its addresses, logs in lines of JSON, and stops in good order', async () => {
    const { signal, ready, output, exit } = startProcess({ EPOKA_DATA: temporaryFolder() });
    const url = await ready();
    const up = output.out.split('\n').find(line => line.includes('is up')) as string;
    expect(JSON.parse(up)).toMatchObject({ level: 30, engine: 'sqlite', msg: 'the server is up' });
    const ada = await guest(url, 'Ada');
    const socket = ada.socket();
    await once(socket, 'message');
    const closed = once(socket, 'close');
    signal('SIGTERM');
    expect((await closed)[0]).toBe(4012);
    expect((await exit)[0]).toBe(0);
    expect(output.err).toBe('');
  });

  it('says why it can not start, and exits with 1', async () => {
    const port = String(await freePort());
    const other = createServer().listen(Number(port), '::');
    await once(other, 'listening');
    later(() => other.close());
    const file = join(temporaryFolder(), 'file');
    writeFileSync(file, '');
    const reasons = [
      [{ data: temporaryFolder(), port: Number(port), host: '::' }, `Port ${port} is taken`],
      [{ data: join(file, 'data') }, 'can not be written'],
      [{ databaseUrl: `postgres://x:secret@127.0.0.1:${await freePort()}/x` }, 'PostgreSQL at 127.0.0.1'],
      [{ databaseUrl: 'nonsense secret' }, 'EPOKA_DATABASE_URL is not the address of a PostgreSQL'],
      [{ data: temporaryFolder(), publicUrl: 'epoka dot example' }, 'EPOKA_PUBLIC_URL'],
    ] as const;
    for (const [options, words] of reasons) {
      const failed = await startServer(options).catch(error => error as Error);
      expect(failed).toBeInstanceOf(StartFailure);
      expect((failed as Error).message).toContain(words);
      expect((failed as Error).message).not.toContain('secret');
    }
    const { output, exit } = startProcess({ EPOKA_DATA: temporaryFolder(), EPOKA_PORT: 'many' });
    expect((await exit)[0]).toBe(1);
    expect(output.err).toBe('epoka: EPOKA_PORT must be a number, not "many".\n');
  });

  it.each([
    ['a folder', (folder: string) => chmodSync(folder, 0o555), 'The data folder'],
    [
      'a database',
      (folder: string) => {
        chmodSync(folder, 0o777);
        writeFileSync(join(folder, 'epoka.db'), '', { mode: 0o444 });
      },
      'The file',
    ],
  ])('says so where %s can only be read, and exits with 1', async (_, prepare, what) => {
    const above = temporaryFolder();
    chmodSync(above, 0o755);
    const folder = join(above, 'data');
    mkdirSync(folder);
    prepare(folder);
    const { output, exit } = startProcess({ EPOKA_DATA: folder, EPOKA_PORT: '0' }, { asNobody: true });
    expect((await exit)[0]).toBe(1);
    expect(output.err).toContain(`epoka: ${what} ${folder}`);
    expect(output.err).toContain('can not be written (EACCES). Give this user the right to write there');
    expect(output.err.trim().split('\n')).toHaveLength(1);
  });

  it('says so where the store fails with the first thing that is written', async () => {
    const { open } = Store;
    later(() => {
      Store.open = open;
    });
    Store.open = async options => {
      const store = await open.call(Store, options);
      store.jobs.put = () =>
        Promise.reject(new StoreError('unavailable', 'The database refused: it is gone'));
      return store;
    };
    const failed = await startServer().catch(error => error as Error);
    expect(failed).toBeInstanceOf(StartFailure);
    expect((failed as Error).message).toBe('The database refused: it is gone');
  });

  it('takes the next free port where none is asked for', async () => {
    const data = temporaryFolder();
    const first = await startServer({ port: undefined as never, data: join(data, 'a') });
    const second = await startServer({ port: undefined as never, data: join(data, 'b') });
    expect(second.port).toBeGreaterThan(first.port);
    expect(first.port).toBeGreaterThanOrEqual(3000);
  });
});

/** No page more; returns how to make room again. */
async function fillUp(db: Db): Promise<() => Promise<unknown>> {
  const [{ page_count: pages }] = await db.query<{ page_count: number }>('pragma page_count');
  await db.query(`pragma max_page_count = ${pages}`);
  // What is left free within the pages.
  for (let i = 0, size = 2000; size > 0; ) {
    const filled = await db
      .query('insert into facts (name, body) values ($1, $2)', [`ballast ${i}`, 'x'.repeat(size)])
      .then(
        () => true,
        () => false,
      );
    if (filled) i++;
    else size = Math.floor(size / 2);
  }
  return () => db.query('pragma max_page_count = 1000000');
}

describe('a full disk', () => {
  it('refuses as not saved what needs room, says so in the log, and all goes on when there is room', async () => {
    const server = await startServer();
    const [ada, bob] = [await guest(server, 'Ada'), await guest(server, 'Bob')];
    const id = await startedTable([ada, bob], { game: 'caravan' });
    const warnings: string[] = [];
    const { log } = server.context;
    log.warn = (about: { err?: Error }, text?: string) => {
      warnings.push(`${text}: ${about.err?.message}`);
    };
    const makeRoom = await fillUp(server.context.store.db);
    const text = 'x'.repeat(400);
    const refused: string[] = [];
    for (let i = 0; i < 20; i++) {
      const k = key();
      const response = await ada.fetch('POST', `/api/tables/${id}/acts`, {
        key: k,
        act: { do: 'say', text },
      });
      if (response.status === 200) continue;
      refused.push(k);
      expect(response.status).toBe(503);
      expect(await response.json()).toEqual({
        problem: { code: 'not-saved', message: 'not saved, try again' },
      });
    }
    expect(refused.length).toBeGreaterThan(10);
    // Reading works, and one warning is enough.
    expect((await bob.table(id)).info.phase).toBe('playing');
    const full = warnings.filter(w => w.includes('the disk is full'));
    expect(full).toHaveLength(1);
    await makeRoom();
    for (const k of refused) await ada.act(id, { do: 'say', text }, k);
    const answer = someAnswer(await ada.table(id));
    if (answer) await ada.act(id, { do: 'answer', ...answer });
    const { lines } = await bob.get<{ lines: unknown[] }>(`/api/tables/${id}/chat`);
    expect(lines).toHaveLength(20);
  });
});

describe('what is refused', () => {
  it('is explained in a sentence, also to those who read no code', async () => {
    const server = await startServer();
    const [ada, bob] = [await guest(server, 'Ada'), await guest(server, 'Bob')];
    const { id } = await ada.post<{ id: string }>('/api/tables', {
      key: key(),
      game: 'tictactoe',
      seats: [{ who: 'me' }, { who: 'bot', bot: 'random' }],
      listed: true,
    });
    const told = async (work: Promise<unknown>) => {
      const { problem } = (await work.catch(error => error)) as HttpProblem;
      return [problem.code, problem.message];
    };
    expect(await told(ada.table('nothing'))).toEqual(['no-such-table', 'there is no such table']);
    expect(await told(bob.act(id, { do: 'sit' }))).toEqual(['table-full', 'all seats are taken']);
    expect(await told(bob.act(id, { do: 'start' }))).toEqual([
      'host-only',
      'only the host of the table can do this',
    ]);
    expect(await told(bob.post('/api/login', { login: 'ada', password: 'a guess' }))).toEqual([
      'wrong-password',
      'login or password is wrong',
    ]);
    const source = readdirSync(new URL('..', import.meta.url), { recursive: true, encoding: 'utf8' })
      .filter(name => name.endsWith('.ts') && !/^(test|dist|bench)\b/.test(name))
      .map(name => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8'))
      .join();
    const codes = new Set([...source.matchAll(/new Refused\('([a-z-]+)'\)/g)].map(m => m[1] as ProblemCode));
    expect(codes.size).toBeGreaterThan(20);
    expect([...codes].filter(code => !new Refused(code).message.includes(' '))).toEqual([]);
  });
});

describe('a store that does not answer', () => {
  it('loses nothing: acts are refused as not saved and go through when it is back', async () => {
    const server = await startServer();
    const [ada, bob] = [await guest(server, 'Ada'), await guest(server, 'Bob')];
    const id = await startedTable([ada, bob], { game: 'tictactoe' });
    const { tables } = server.context.store;
    const commit = tables.commit.bind(tables);
    let down: 'before' | 'after' | 'no' = 'before';
    tables.commit = async (c, now) => {
      if (down === 'before') throw new StoreError('full', 'the disk is full');
      await commit(c, now);
      // The commit went through, but nobody heard of it.
      if (down === 'after') throw new StoreError('unavailable', 'connection lost');
    };
    const answer = { do: 'answer', ...someAnswer(await ada.table(id))! } as const;
    const k = key();
    expect(await ada.problem(ada.act(id, answer, k))).toBe('not-saved');
    expect((await ada.table(id)).n).toBe(0);
    down = 'after';
    expect(await ada.problem(ada.act(id, answer, k))).toBe('not-saved');
    down = 'no';
    expect(await ada.act(id, answer, k)).toMatchObject({ n: 1 });
    expect((await bob.table(id)).n).toBe(1);

    down = 'before';
    const table = bob.client().follow(id);
    await table.when(t => t.shown?.questions.length === 1);
    const saved = table.answer(
      table.view!.questions[0].id,
      table.view!.questions[0].choices.filter(c => !c.why)[0].answer,
    );
    await new Promise(done => setTimeout(done, 300));
    expect(table.shown?.questions).toEqual([]);
    down = 'no';
    expect(await saved).toMatchObject({ n: 2 });
  });
});
