/** Several processes on one PostgreSQL: any of them serves any table, and a dead one loses nothing. */
import { once } from 'node:events';
import type { EpokaClient } from '@epoka/protocol/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Store } from '../store/store.ts';
import { startPostgres, type TestPostgres } from './helpers/postgres.ts';
import { type ServerProcess, startProcess } from './helpers/process.ts';
import { guest, key, later, sleep, someAnswer, startedTable, until, Visitor } from './helpers/server.ts';

let database: TestPostgres;
let url: string;
let bases: string[];
let processes: ServerProcess[];

const join = (kept = false) =>
  startProcess(
    {
      EPOKA_DATABASE_URL: url,
      EPOKA_LEASE: '1500',
      EPOKA_BOT_THREADS: '1',
      EPOKA_BOT_THINK: '600',
      EPOKA_PORT: '0',
    },
    { kept },
  );

beforeAll(async () => {
  database = await startPostgres();
  url = await database.schema();
  processes = [join(true), join(true)];
  bases = await Promise.all(processes.map(p => p.ready()));
});
afterAll(async () => {
  await Promise.all(processes.map(p => p.kill()));
  await database.stop();
});

/** The same person at another process: sessions are not tied to one. */
function at(who: Visitor, base: string): Visitor {
  const same = new Visitor(base);
  same.cookie = who.cookie;
  same.me = who.me;
  return same;
}

const firstChoice = (table: ReturnType<EpokaClient['follow']>) => {
  const q = table.shown!.questions[0];
  return [q.id, q.choices.find(c => !c.why)!.answer] as const;
};

describe('two processes', () => {
  it('are one server: tables, talk, lobby and sessions', async () => {
    const ada = await guest(bases[0], 'Ada');
    const bob = await guest(bases[1], 'Bob');
    let news = 0;
    const bobClient = bob.client();
    bobClient.watchLobby(() => news++);
    await until(() => bobClient.status === 'connected', 'a connection');

    // Made on one, joined on the other.
    const { id } = await ada.post<{ id: string }>('/api/tables', {
      key: key(),
      game: 'caravan',
      listed: true,
      seats: [{ who: 'me' }, { who: 'open' }],
    });
    await until(() => news > 0, 'the news of a table');
    const adas = ada.client().follow(id);
    const bobs = bobClient.follow(id);
    await adas.when(t => t.info !== undefined);
    await bobs.when(t => t.info !== undefined);
    await bobs.act({ do: 'sit' });
    await bobs.act({ do: 'ready', on: true });
    await adas.when(t => t.info?.seats[1].who === 'human' && t.info.seats[1].ready);
    await adas.act({ do: 'start' });
    await bobs.when(t => t.view !== undefined);
    // Each sees that the other is there.
    await adas.when(t => t.here.length === 2);
    await bobs.when(t => t.here.length === 2);
    await bobs.act({ do: 'say', text: 'from the other side' });
    await adas.when(t => t.chat.length === 1);

    // A whole game, each player at another process, both asked at the same time.
    while (!adas.view?.over) {
      await Promise.all(
        [adas, bobs].map(async t => {
          if (t.shown!.questions.length > 0) await t.answer(...firstChoice(t));
        }),
      );
      const n = Math.max(adas.n, bobs.n);
      await Promise.all([adas.when(t => t.n >= n), bobs.when(t => t.n >= n)]);
      await until(
        () => adas.view!.over || adas.shown!.questions.length + bobs.shown!.questions.length > 0,
        'the next question',
      );
    }
    await bobs.when(t => t.view?.over === true);
    expect(JSON.parse(JSON.stringify(bobs.view))).toEqual((await at(bob, bases[0]).table(id)).view);

    // A session ended here is ended there.
    const socket = at(bob, bases[0]).socket();
    await once(socket, 'message');
    const closed = once(socket, 'close');
    await bob.post('/api/logout');
    expect((await closed)[0]).toBe(4001);

    const store = await Store.open({ databaseUrl: url, connections: 1 });
    later(() => store.close());
    const row = await store.tables.get(id);
    expect(await store.tables.entries(id, 0)).toHaveLength(row?.number as number);
  });

  it('that answer the same question at once can not both win', async () => {
    const ada = await guest(bases[0], 'Ada');
    const bob = await guest(bases[1], 'Bob');
    const id = await startedTable([ada, at(bob, bases[0])], { game: 'tictactoe' });
    const people = [
      [ada, at(ada, bases[1])],
      [bob, at(bob, bases[0])],
    ];
    let n = 0;
    for (let i = 0; ; i++) {
      const [here, there] = people[i % 2];
      const table = await here.table(id);
      if (table.view?.over || (await there.table(id)).view?.over) break;
      const codes = await Promise.all([
        here.problem(here.act(id, { do: 'answer', ...someAnswer(table)! })),
        there.problem(there.act(id, { do: 'answer', ...someAnswer(table, () => 0.9)! })),
      ]);
      expect(codes.filter(c => c === 'none')).toHaveLength(1);
      expect(['not-asked', 'over', 'wrong-phase']).toContain(codes.find(c => c !== 'none'));
      n++;
      await until(
        async () => (await here.table(id)).n === n && (await there.table(id)).n === n,
        'both to know',
      );
    }
    // The same act through both at once is one act.
    const second = await startedTable([ada, at(bob, bases[0])], { game: 'tictactoe' });
    const act = { do: 'answer', ...someAnswer(await ada.table(second))! } as const;
    const k = key();
    const results = await Promise.all([ada.act(second, act, k), at(ada, bases[1]).act(second, act, k)]);
    expect(results[0]).toMatchObject({ n: 1 });
    expect(results[1]).toEqual(results[0]);
  });

  it('forget a person together', async () => {
    const ada = await guest(bases[0], 'Ada Lovelace');
    const bob = await guest(bases[1], 'Bob');
    const id = await startedTable([bob, at(ada, bases[1])], { game: 'caravan' });
    const table = bob.client().follow(id);
    await table.when(t => t.view !== undefined);
    await at(ada, bases[0]).call('DELETE', '/api/me', {});
    const named = () => JSON.stringify(table.view).includes('Lovelace');
    await until(() => table.view?.seats[1].kind === 'bot' && !named(), 'the name to go everywhere');
    expect(JSON.stringify(await bob.table(id))).not.toContain('Lovelace');
  });

  it('take over from each other: the turn of a bot whose process was killed', async () => {
    const ada = await guest(bases[1], 'Ada');
    const tables: string[] = [];
    const there = at(ada, bases[0]);
    for (let i = 0; i < 4; i++)
      tables.push(await startedTable([there], { game: 'tictactoe', bots: ['slow'] }));
    for (const id of tables) await there.act(id, { do: 'answer', ...someAnswer(await there.table(id))! });
    // Both processes work on them by now; one is killed in the middle of it.
    await sleep(200);
    await processes[0].kill();
    await until(
      async () => {
        const views = await Promise.all(tables.map(async id => (await ada.table(id)).view));
        return views.every(v => v!.answers >= 2);
      },
      'the other process to take over',
      30_000,
    );
  });

  it('keep the clocks of each other', async () => {
    const third = join();
    const base = await third.ready();
    const ada = await guest(bases[1], 'Ada');
    const bob = await guest(base, 'Bob');
    const clock = { kind: 'live', total: 1500, increment: 0 } as const;
    const id = await startedTable([at(ada, base), bob], { game: 'tictactoe', clock });
    await third.kill();
    // Nobody has looked at this table in the process that is left.
    await sleep(1600);
    await until(async () => (await ada.table(id)).info.seats[0].who === 'bot', 'the flag to fall', 20_000);
  });

  it('go on by themselves when the database was away', async () => {
    const own = await startPostgres();
    later(() => own.stop());
    const server = startProcess({ EPOKA_DATABASE_URL: await own.schema(), EPOKA_PORT: '0' });
    const base = await server.ready();
    const [ada, bob] = [await guest(base, 'Ada'), await guest(base, 'Bob')];
    const id = await startedTable([ada, bob], { game: 'tictactoe' });
    const table = ada.client().follow(id);
    await table.when(t => t.view !== undefined);
    own.kill();
    await until(async () => (await fetch(`${base}/healthz`)).status === 503, 'the database to be missed');
    const waiting = table.answer(...firstChoice(table));
    const refused = await bob.fetch('POST', `/api/tables/${id}/acts`, { key: key(), act: { do: 'leave' } });
    expect([refused.status, await refused.json()]).toEqual([
      503,
      { problem: { code: 'not-saved', message: 'not saved, try again' } },
    ]);
    await sleep(500);
    expect(table.shown?.questions).toEqual([]);
    await own.start();
    expect(await waiting).toMatchObject({ n: 1 });
    expect((await bob.table(id)).n).toBe(1);
    await until(async () => (await fetch(`${base}/healthz`)).status === 200, 'health');
  });
});
