/** Muting, blocking, reporting; and the operator, who is known by a secret and leaves a trace. */
import { once } from 'node:events';
import type {
  Announcement,
  LinkInfo,
  MarkInfo,
  OperatorAct,
  OperatorPerson,
  OperatorReport,
  OperatorTable,
} from '@epoka/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { StartFailure } from '../settings.ts';
import { Store } from '../store/store.ts';
import { temporaryFolder } from './helpers/folder.ts';
import { startPostgres, type TestPostgres } from './helpers/postgres.ts';
import { guest, key, someAnswer, startedTable, startServer, until, Visitor } from './helpers/server.ts';

const SECRET = 'open sesame, operator';
let database: TestPostgres;
beforeAll(async () => {
  database = await startPostgres();
});
afterAll(() => database.stop());

const stores: [string, () => Promise<{ databaseUrl?: string }>][] = [
  ['the embedded store', async () => ({})],
  ['PostgreSQL', async () => ({ databaseUrl: await database.schema() })],
];

async function operator(server: { url: string }): Promise<Visitor> {
  const visitor = new Visitor(server.url);
  await visitor.post('/api/operator', { secret: SECRET });
  return visitor;
}

const mark = (who: Visitor, other: Visitor, kind: 'mute' | 'block') =>
  who.call<{ marks: MarkInfo[] }>('PUT', `/api/marks/${other.me?.id}`, { kind });

describe.each(stores)('on %s', (_, place) => {
  it('whom somebody has blocked sits down at no table with them; a mute is only a mute', async () => {
    const server = await startServer(await place());
    const [ada, bob, cleo] = await Promise.all(['Ada', 'Bob', 'Cleo'].map(name => guest(server, name)));
    await bob.post('/api/friends', { code: (await ada.post<LinkInfo>('/api/friends/link')).code });
    const wish = {
      game: 'caravan',
      listed: true,
      seats: [{ who: 'me' }, { who: 'open' }, { who: 'open' }],
    };
    const { id } = await ada.post<{ id: string }>('/api/tables', { key: key(), ...wish });
    expect((await mark(ada, bob, 'mute')).marks).toMatchObject([{ name: 'Bob', kind: 'mute' }]);
    await bob.act(id, { do: 'sit', seat: 1 });
    await bob.act(id, { do: 'leave' });
    expect((await mark(ada, bob, 'block')).marks).toMatchObject([{ name: 'Bob', kind: 'block' }]);
    expect(await bob.problem(bob.act(id, { do: 'sit', seat: 1 }))).toBe('not-welcome');
    // They are no friends any more, and a link does not help.
    expect(await ada.get('/api/friends')).toEqual({ friends: [] });
    const { code } = await ada.post<LinkInfo>('/api/friends/link');
    expect(await bob.problem(bob.post('/api/friends', { code }))).toBe('not-welcome');
    // Nor do they come to a table where the other only plays, or take a seat of it later.
    const { id: cleos } = await cleo.post<{ id: string }>('/api/tables', { key: key(), ...wish });
    await ada.act(cleos, { do: 'sit', seat: 1 });
    expect(await bob.problem(bob.act(cleos, { do: 'sit', seat: 2 }))).toBe('not-welcome');
    const running = await startedTable([ada, cleo], { game: 'tictactoe' });
    await cleo.act(running, { do: 'leave' });
    expect(await bob.problem(bob.act(running, { do: 'take-over', seat: 1 }))).toBe('not-welcome');
    // It can be thought better of.
    expect(await ada.call('DELETE', `/api/marks/${bob.me?.id}`)).toEqual({ marks: [] });
    await bob.act(id, { do: 'sit', seat: 1 });
    expect(await ada.problem(mark(ada, ada, 'block'))).toBe('not-allowed');
    expect(await ada.problem(ada.call('PUT', '/api/marks/nobody', { kind: 'mute' }))).toBe('no-such-user');
  });

  it('a report reaches the operator with the line that was said, and goes when it is dealt with', async () => {
    const server = await startServer({ ...(await place()), operatorSecret: SECRET });
    const [ada, bob] = await Promise.all(['Ada', 'Bob'].map(name => guest(server, name)));
    const id = await startedTable([ada, bob], { game: 'tictactoe', title: 'Friday' });
    await bob.act(id, { do: 'say', text: 'something nasty' });
    await ada.act(id, { do: 'say', text: 'something kind' });
    const report = { user: bob.me?.id, table: id, line: 1, text: 'He is not nice.' };
    await ada.post('/api/reports', report);
    // Words of somebody else are not put into his mouth.
    await ada.post('/api/reports', { ...report, line: 2 });
    const boss = await operator(server);
    const { reports } = await boss.get<{ reports: OperatorReport[] }>('/api/operator/reports');
    expect(reports).toMatchObject([
      {
        byName: 'Ada',
        about: bob.me?.id,
        aboutName: 'Bob',
        table: id,
        line: 'something nasty',
        text: 'He is not nice.',
      },
      { line: null },
    ]);
    await boss.post(`/api/operator/reports/${reports[0].id}/close`);
    expect((await boss.get<{ reports: OperatorReport[] }>('/api/operator/reports')).reports).toHaveLength(1);
    expect(
      (await boss.get<{ reports: OperatorReport[] }>('/api/operator/reports?closed=yes')).reports,
    ).toMatchObject([{ id: reports[0].id }]);
  });

  it('the operator finds people and tables, bans, closes and announces, and every act is noted', async () => {
    let passed = 0;
    const now = () => Date.now() + passed;
    const server = await startServer({ ...(await place()), operatorSecret: SECRET, now });
    const [ada, bob] = await Promise.all(['Ada', 'Bob_100%'].map(name => guest(server, name)));
    await bob.post('/api/me/account', { login: 'bob', password: 'correct horse' });
    const bot = new Visitor(server.url);
    bot.token = (await bob.post<{ secret: string }>('/api/me/tokens', { name: 'bot' })).secret;
    const id = await startedTable([ada, bob], { game: 'tictactoe', title: 'Friday' });
    const boss = await operator(server);
    const found = async (search: string) =>
      (
        await boss.get<{ people: OperatorPerson[] }>(
          `/api/operator/people?search=${encodeURIComponent(search)}`,
        )
      ).people.map(p => [p.name, p.bannedUntil !== null]);
    expect(await found('b_100%')).toEqual([['Bob_100%', false]]);
    expect(await found('b_200%')).toEqual([]);
    expect(await found(ada.me?.id as string)).toEqual([['Ada', false]]);
    const { tables } = await boss.get<{ tables: OperatorTable[] }>('/api/operator/tables?search=friday');
    expect(tables).toMatchObject([{ id, phase: 'playing', title: 'Friday', names: ['Ada', 'Bob_100%'] }]);

    const socket = bob.socket();
    await once(socket, 'message');
    const closed = once(socket, 'close');
    await boss.post(`/api/operator/people/${bob.me?.id}/ban`, { days: 2, reason: 'nasty' });
    expect((await closed)[0]).toBe(4001);
    expect(await bob.get('/api/me')).toEqual({ me: null });
    expect(await bot.problem(bot.get('/api/me'))).toBe('sign-in');
    const signIn = (password: string) => bob.problem(bob.post('/api/login', { login: 'bob', password }));
    expect(await signIn('correct horse')).toBe('banned');
    expect(await signIn('wrong horse')).toBe('wrong-password');
    expect(await found('bob')).toEqual([['Bob_100%', true]]);
    await boss.call('DELETE', `/api/operator/people/${bob.me?.id}/ban`);
    expect(await signIn('correct horse')).toBe('none');
    await boss.post(`/api/operator/people/${bob.me?.id}/ban`, { days: 2, reason: 'again' });
    passed += 3 * 86_400_000;
    expect(await signIn('correct horse')).toBe('none');

    const again = await operator(server);
    const table = ada.client().follow(id);
    await table.when(t => t.view !== undefined);
    await again.post(`/api/operator/tables/${id}/close`, { reason: 'enough' });
    await table.when(t => t.info?.phase === 'closed');

    const client = ada.client();
    await until(() => client.status === 'connected', 'a connection');
    const words: Announcement = { en: 'Back at nine.', pl: 'Wracamy o dziewiątej.' };
    await again.post('/api/operator/announce', { words });
    await until(() => client.announcement?.pl === words.pl, 'the words');
    expect((await ada.get<{ announcement: Announcement }>('/api/info')).announcement).toEqual(words);
    await again.post('/api/operator/announce', { words: null });
    await until(() => client.announcement === null, 'silence');

    const { acts } = await again.get<{ acts: OperatorAct[] }>('/api/operator/log');
    expect(acts.map(act => act.what).toSorted()).toEqual([
      'announce',
      'announce',
      'ban',
      'ban',
      'close',
      'sign-in',
      'sign-in',
      'unban',
    ]);
    expect(acts.find(act => act.what === 'close')).toMatchObject({ about: id, body: { reason: 'enough' } });
  });
});

describe.each(['embedded', 'PostgreSQL'] as const)('tables that can not be loaded, %s store', kind => {
  const harms: [string, string][] = [
    ['lost an entry', 'delete from entries where table_id = $1 and number = 1'],
    ['holds an entry that is none', `update entries set body = '{' where table_id = $1 and number = 1`],
    ['is of a game that is gone', `update tables set game = 'senet' where id = $1`],
    ['has lost its own row', `update tables set lobby = '{"seats":' where id = $1`],
  ];

  it('are closed by the operator all the same, and harm no list', async () => {
    const where =
      kind === 'PostgreSQL' ? { databaseUrl: await database.schema() } : { data: temporaryFolder() };
    const first = await startServer(where);
    const [ada, bob] = await Promise.all(['Ada', 'Bob'].map(name => guest(first, name)));
    const ids: string[] = [];
    for (const _ of [...harms, 'none']) {
      const id = await startedTable([ada, bob], { game: 'tictactoe' });
      for (const who of [ada, bob, ada]) {
        const table = await who.table(id);
        await who.act(id, { do: 'answer', ...someAnswer(table)! });
      }
      ids.push(id);
    }
    await first.close();
    const store = await Store.open(where);
    await store.db.query('delete from snapshots');
    for (const [i, [, sql]] of harms.entries()) await store.db.query(sql, [ids[i]]);
    await store.close();

    const server = await startServer({ ...where, operatorSecret: SECRET });
    for (const who of [ada, bob]) who.base = server.url;
    const boss = await operator(server);
    const mine = async () =>
      (await ada.get<{ tables: { info: { id: string } }[] }>('/api/tables?list=mine')).tables.map(
        t => t.info.id,
      );
    expect(await mine()).toContain(ids[4]);
    const phases = async () => {
      const { tables } = await boss.get<{ tables: OperatorTable[] }>('/api/operator/tables?search=');
      return ids.map(id => tables.find(t => t.id === id)?.phase);
    };
    const reasons: string[] = [];
    for (const id of ids) {
      const close = boss.post(`/api/operator/tables/${id}/close`, { reason: 'beyond repair' });
      reasons.push(await boss.problem(close));
    }
    expect(reasons).toEqual(ids.map(() => 'none'));
    expect(await phases()).toEqual(ids.map(() => 'closed'));
    expect(await mine()).toEqual([]);
    expect(await boss.problem(boss.post('/api/operator/tables/nowhere/close', { reason: 'x' }))).toBe(
      'no-such-table',
    );
    const { acts } = await boss.get<{ acts: OperatorAct[] }>('/api/operator/log');
    expect(acts.filter(act => act.what === 'close')).toHaveLength(ids.length);
  });
});

it('a table that the operator closes has the result of any closed one', async () => {
  const server = await startServer({ operatorSecret: SECRET });
  const [ada, bob] = await Promise.all(['Ada', 'Bob'].map(name => guest(server, name)));
  const boss = await operator(server);
  const close = (id: string) => boss.post(`/api/operator/tables/${id}/close`, { reason: 'enough' });
  const result = async (id: string) => {
    const { phase, result } = (await ada.table(id)).info;
    return [phase, result];
  };
  const { id: open } = await ada.post<{ id: string }>('/api/tables', {
    key: key(),
    game: 'caravan',
    seats: [{ who: 'me' }, { who: 'open' }],
  });
  const [agreed, running] = [
    await startedTable([ada, bob], { game: 'caravan' }),
    await startedTable([ada, bob], { game: 'caravan' }),
  ];
  await ada.act(agreed, { do: 'propose', what: 'close' });
  const [{ id: proposal }] = (await bob.table(agreed)).info.proposals;
  await bob.act(agreed, { do: 'vote', proposal, agree: true });
  await close(open);
  await close(running);
  expect(await result(open)).toEqual(['closed', null]);
  expect(await result(running)).toEqual(await result(agreed));
});

describe('the operator', () => {
  const PATHS = ['people', 'tables', 'reports', 'log'];

  it('is nobody without the secret, and there is none where no secret is set', async () => {
    const server = await startServer({ operatorSecret: SECRET });
    const ada = await guest(server, 'Ada');
    for (const path of PATHS)
      expect(await ada.problem(ada.get(`/api/operator/${path}`))).toBe('operator-only');
    expect(await ada.problem(ada.post('/api/operator/announce', { words: null }))).toBe('operator-only');
    expect(
      await ada.problem(ada.post(`/api/operator/people/${ada.me?.id}/ban`, { days: 1, reason: 'x' })),
    ).toBe('operator-only');
    expect(await ada.problem(ada.post('/api/operator', { secret: 'open sesame' }))).toBe('wrong-password');
    const boss = await operator(server);
    expect(await boss.get('/api/operator')).toEqual({ operator: true, exists: true });
    const [, pass] = boss.cookie.split('=');
    const [expires, seal] = pass.split('.');
    const forged = new Visitor(server.url);
    for (const text of [
      `${Number(expires) + 1}.${seal}`,
      `.${seal}`,
      `${expires}.`,
      'x',
      `${expires}.${seal}x`,
    ]) {
      forged.cookie = `epoka-operator=${text}`;
      expect(await forged.problem(forged.get('/api/operator/log'))).toBe('operator-only');
    }
    await boss.call('DELETE', '/api/operator');
    expect(await boss.get('/api/operator')).toEqual({ operator: false, exists: true });

    const none = await startServer();
    const nobody = new Visitor(none.url);
    expect(await nobody.get('/api/operator')).toEqual({ operator: false, exists: false });
    expect(await nobody.problem(nobody.post('/api/operator', { secret: '' }))).toBe('wrong-password');
    nobody.cookie = boss.cookie;
    expect(await nobody.problem(nobody.get('/api/operator/log'))).toBe('operator-only');
  });

  it('has a pass for half a day, and few guesses at the secret', async () => {
    let passed = 0;
    const server = await startServer({
      operatorSecret: SECRET,
      now: () => Date.now() + passed,
      limitScale: 1,
    });
    const boss = await operator(server);
    await boss.get('/api/operator/log');
    passed = 13 * 3_600_000;
    expect(await boss.problem(boss.get('/api/operator/log'))).toBe('operator-only');
    const eve = new Visitor(server.url);
    const guesses = await Promise.all(
      Array.from({ length: 20 }, () => eve.problem(eve.post('/api/operator', { secret: 'a guess' }))),
    );
    expect(guesses.filter(code => code === 'wrong-password').length).toBeLessThanOrEqual(11);
  });

  it('needs a secret worth the name', async () => {
    await expect(startServer({ operatorSecret: 'sesame' })).rejects.toThrow(StartFailure);
  });
});
