/** Who somebody is: it ends everywhere when it ends, changes of it are never lost, and nobody is locked out by others. */
import { once } from 'node:events';
import type { Me, TokenInfo } from '@epoka/protocol';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Accounts } from '../people/accounts.ts';
import { isCommonPassword } from '../people/common-passwords.ts';
import { lookOf } from '../people/names.ts';
import type { ServeOptions } from '../settings.ts';
import type { User } from '../store/types.ts';
import { temporaryFolder } from './helpers/folder.ts';
import { startPostgres, type TestPostgres } from './helpers/postgres.ts';
import { guest, key, startedTable, startServer, until, Visitor } from './helpers/server.ts';

let database: TestPostgres;
beforeAll(async () => {
  database = await startPostgres();
});
afterAll(() => database.stop());

const stores: [string, () => Promise<Partial<ServeOptions>>][] = [
  ['the embedded store', async () => ({})],
  ['PostgreSQL', async () => ({ databaseUrl: await database.schema() })],
];

const PASSWORD = 'correct horse';

async function account(server: { url: string }, name: string, login = name.toLowerCase()): Promise<Visitor> {
  const visitor = await guest(server, name);
  await visitor.post('/api/me/account', { login, password: PASSWORD });
  return visitor;
}

const withToken = async (who: Visitor): Promise<Visitor> => {
  const bot = new Visitor(who.base);
  bot.token = (await who.post<TokenInfo & { secret: string }>('/api/me/tokens', { name: 'bot' })).secret;
  return bot;
};

const open = async (who: Visitor) => {
  const socket = who.socket();
  await once(socket, 'message');
  return { socket, closed: once(socket, 'close').then(([code]) => code as number) };
};

describe.each(stores)('an identity that ended, on %s', (_, place) => {
  it('ends everywhere at once when the account is deleted: sessions, tokens, connections', async () => {
    const server = await startServer({ ...(await place()), heartbeat: 1e9 });
    const ada = await account(server, 'Ada');
    const bob = await guest(server, 'Bob');
    const bot = await withToken(ada);
    const id = await startedTable([bob, ada], { game: 'tictactoe' });
    const [tab, program] = [await open(ada), await open(bot)];
    await ada.call('DELETE', '/api/me', { password: PASSWORD });
    expect(await tab.closed).toBe(4001);
    expect(await program.closed).toBe(4001);
    expect(await bot.problem(bot.act(id, { do: 'say', text: 'still here' }))).toBe('sign-in');
    expect((await bob.table(id)).info.seats.map(s => s.who)).toEqual(['human', 'bot']);
  });

  it('ends also when the process dies in the middle of it', async () => {
    const where = await place();
    const options = where.databaseUrl ? where : { data: temporaryFolder() };
    const first = await startServer(options);
    const ada = await account(first, 'Ada');
    const bob = await guest(first, 'Bob');
    const id = await startedTable([bob, ada], { game: 'tictactoe' });
    const { store } = first.context;
    const me = ada.me?.id as string;
    // Nothing of what it should write comes through any more.
    store.people.deleteUser = () => Promise.reject(new Error('the process is gone'));
    await ada.call('DELETE', '/api/me', { password: PASSWORD });
    expect(await store.people.user(me)).toBeDefined();
    await store.db.query(`update jobs set due = 0 where kind = 'farewell'`);
    await first.close();

    const second = await startServer(options);
    const { people, tables, db } = second.context.store;
    await until(async () => (await people.user(me)) === undefined, 'somebody who is gone');
    await until(async () => (await db.query(`select id from jobs where kind = 'farewell'`)).length === 0);
    expect(await tables.naming(me)).toEqual([]);
    bob.base = second.url;
    expect((await bob.table(id)).info.seats.map(s => s.who)).toEqual(['human', 'bot']);
  });

  it('is not given to who knew the password of a moment ago', async () => {
    const server = await startServer(await place());
    const ada = await account(server, 'Ada');
    const { store, now } = server.context;
    const before = (await store.people.userByLogin('ada')) as User;
    await ada.post('/api/me/password', { old: PASSWORD, new: 'battery staple' });
    await expect(new Accounts(store, now).open(before, 'late')).rejects.toMatchObject({
      code: 'wrong-password',
    });
    expect(await store.people.sessions(before.id, now())).toHaveLength(1);
  });

  it('is noticed though nobody told this process', async () => {
    const server = await startServer({ ...(await place()), heartbeat: 600 });
    const ada = await account(server, 'Ada');
    const bot = await withToken(ada);
    const [tab, program] = [await open(ada), await open(bot)];
    await server.context.store.db.query('delete from tokens');
    expect(await program.closed).toBe(4001);
    expect(tab.socket.readyState).toBe(tab.socket.OPEN);
    await server.context.store.db.query('delete from sessions');
    expect(await tab.closed).toBe(4001);
  });
});

describe('a process that was deaf for a while', () => {
  it('checks the rights of everybody when it hears again', async () => {
    const databaseUrl = await database.schema();
    const [one, two] = [
      await startServer({ databaseUrl, heartbeat: 1e9 }),
      await startServer({ databaseUrl, heartbeat: 1e9 }),
    ];
    const ada = await account(one, 'Ada');
    const there = new Visitor(two.url);
    there.cookie = ada.cookie;
    const tab = await open(there);
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    await client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen %' and application_name = 'epoka'`,
    );
    await client.end();
    await ada.post('/api/logout');
    expect(await tab.closed).toBe(4001);
  });
});

describe.each(stores)('changes of an account, on %s', (_, place) => {
  it('a name and a password changed at the same time are both changed', async () => {
    const server = await startServer(await place());
    const ada = await account(server, 'Ada');
    let password = PASSWORD;
    for (let i = 0; i < 5; i++) {
      const next = `correct horse ${i}`;
      const changing = ada.post('/api/me/password', { old: password, new: next });
      await ada.call('PATCH', '/api/me', { name: `Ada ${i}`, language: i % 2 ? 'pl' : 'en' });
      await changing;
      password = next;
      const phone = new Visitor(server.url);
      const me = await phone.post<Me>('/api/login', { login: 'ada', password });
      expect([me.name, me.language]).toEqual([`Ada ${i}`, i % 2 ? 'pl' : 'en']);
    }
  });

  it('of two accounts made of one guest at once one is made, and the other is told so', async () => {
    const server = await startServer(await place());
    for (const name of ['Ada', 'Bob', 'Cleo']) {
      const visitor = await guest(server, name);
      const logins = [`${name}one`, `${name}two`].map(login => login.toLowerCase());
      const outcomes = await Promise.all(
        logins.map(login => visitor.problem(visitor.post('/api/me/account', { login, password: PASSWORD }))),
      );
      expect(outcomes.toSorted()).toEqual(['has-account', 'none']);
      const phone = new Visitor(server.url);
      const made = logins[outcomes.indexOf('none')];
      const other = logins[outcomes.indexOf('has-account')];
      await phone.post('/api/login', { login: made, password: PASSWORD });
      expect(await phone.problem(phone.post('/api/login', { login: other, password: PASSWORD }))).toBe(
        'wrong-password',
      );
    }
  });

  it('of two password changes at once one counts, and the other is told so', async () => {
    const server = await startServer(await place());
    const ada = await account(server, 'Ada');
    const wishes = ['battery staple', 'stapled battery'];
    const outcomes = await Promise.all(
      wishes.map(wish => ada.problem(ada.post('/api/me/password', { old: PASSWORD, new: wish }))),
    );
    expect(outcomes.toSorted()).toEqual(['none', 'wrong-password']);
    const phone = new Visitor(server.url);
    await phone.post('/api/login', { login: 'ada', password: wishes[outcomes.indexOf('none')] });
  });

  it('wishes about notices and language that come together are all kept', async () => {
    const server = await startServer(await place());
    const ada = await account(server, 'Ada');
    const wishes = [
      { language: 'pl' },
      { notices: { push: false } },
      { notices: { quiet: { from: 60, to: 120 } } },
      { notices: { zone: 'Europe/Warsaw' } },
      { name: 'Ada L' },
    ];
    await Promise.all(wishes.map(wish => ada.call('PATCH', '/api/me', wish)));
    expect((await ada.get<{ me: Me }>('/api/me')).me).toMatchObject({
      name: 'Ada L',
      language: 'pl',
      notices: { push: false, quiet: { from: 60, to: 120 }, zone: 'Europe/Warsaw' },
    });
  });
});

describe('nobody is locked out by others', () => {
  it('the owner gets in from a device that is known, while somebody else guesses', async () => {
    const server = await startServer({ limitScale: 1 });
    const ada = await account(server, 'Ada');
    await ada.post('/api/logout');
    const eve = new Visitor(server.url);
    const guess = () => eve.problem(eve.post('/api/login', { login: 'ada', password: 'no idea at all' }));
    for (let i = 0; i < 10; i++) expect(await guess()).toBe('wrong-password');
    expect(await guess()).toBe('too-many-guesses');
    // Without the device the right password does not help either: it could be the eleventh guess.
    const phone = new Visitor(server.url);
    expect(await phone.problem(phone.post('/api/login', { login: 'ada', password: PASSWORD }))).toBe(
      'too-many-guesses',
    );
    expect((await ada.post<Me>('/api/login', { login: 'ada', password: PASSWORD })).name).toBe('Ada');
    // The device opens nothing, and is good for its own account only.
    const bob = await account(server, 'Bob');
    eve.cookie = bob.cookie.split('; ').find(c => c.startsWith('epoka-device=')) ?? '';
    expect(eve.cookie).not.toBe('');
    expect(await eve.get('/api/me')).toEqual({ me: null });
    expect(await guess()).toBe('too-many-guesses');
    eve.cookie = eve.cookie.replace(bob.me?.id as string, ada.me?.id as string);
    expect(await guess()).toBe('too-many-guesses');
  });

  it('a known device has no more guesses than anybody', async () => {
    const server = await startServer({ limitScale: 1 });
    const ada = await account(server, 'Ada');
    await ada.post('/api/logout');
    const guess = () => ada.problem(ada.post('/api/login', { login: 'ada', password: 'no idea at all' }));
    for (let i = 0; i < 10; i++) expect(await guess()).toBe('wrong-password');
    expect(await guess()).toBe('too-many-guesses');
  });

  it('a new password ends the tokens too, where that is wished', async () => {
    const server = await startServer();
    const ada = await account(server, 'Ada');
    const bot = await withToken(ada);
    await ada.post('/api/me/password', { old: PASSWORD, new: 'battery staple' });
    expect((await bot.get<{ me: Me }>('/api/me')).me.name).toBe('Ada');
    const { closed } = await open(bot);
    await ada.post('/api/me/password', { old: 'battery staple', new: 'stapled battery', tokens: true });
    expect(await closed).toBe(4001);
    expect(await bot.problem(bot.get('/api/me'))).toBe('sign-in');
  });
});

describe.each(stores)('tokens, on %s', (_, place) => {
  it('end where somebody signs out everywhere and wishes it', async () => {
    const server = await startServer(await place());
    const ada = await account(server, 'Ada');
    const bot = await withToken(ada);
    await ada.call('DELETE', '/api/me/sessions');
    expect(await bot.problem(bot.get('/api/me'))).toBe('none');
    const { closed } = await open(bot);
    await ada.call('DELETE', '/api/me/sessions', { tokens: true });
    expect(await closed).toBe(4001);
    expect(await bot.problem(bot.get('/api/me'))).toBe('sign-in');
    expect((await ada.get<{ me: Me }>('/api/me')).me.name).toBe('Ada');
  });

  it('of a guest end when the guest signs out, those of an account do not', async () => {
    const server = await startServer(await place());
    const [ada, gus] = [await account(server, 'Ada'), await guest(server, 'Gus')];
    const [adas, guss] = [await withToken(ada), await withToken(gus)];
    const { closed } = await open(guss);
    await ada.post('/api/logout');
    await gus.post('/api/logout');
    expect(await closed).toBe(4001);
    expect(await guss.problem(guss.get('/api/me'))).toBe('sign-in');
    expect(await adas.problem(adas.get('/api/me'))).toBe('none');
  });

  it('are not made by a session that is ending', async () => {
    const server = await startServer(await place());
    const ada = await account(server, 'Ada');
    for (let i = 0; i < 10; i++) {
      const phone = new Visitor(server.url);
      await phone.post('/api/login', { login: 'ada', password: PASSWORD });
      const made = Array.from({ length: 3 }, () => phone.post('/api/me/tokens', { name: 'left behind' }));
      const outcomes = await Promise.allSettled([
        ...made,
        ada.call('DELETE', '/api/me/sessions', { tokens: true }),
      ]);
      expect(outcomes.at(-1)?.status).toBe('fulfilled');
      expect(await ada.get('/api/me/tokens')).toEqual({ tokens: [] });
    }
    const accounts = new Accounts(server.context.store, Date.now);
    const user = (await server.context.store.people.userByLogin('ada')) as User;
    await expect(accounts.addToken(user, 'late', 'a session of before')).rejects.toMatchObject({
      code: 'sign-in',
    });
  });
});

describe('a password', () => {
  it.each([
    'password',
    'Password1!',
    'P@ssw0rd',
    'passwordpassword',
    'qwertyuiop',
    '12345678',
    '1234567890',
    '123qweasd',
    'aaaaaaaaaa',
    'abcabcabc',
    'zaq12wsx',
    'iloveyou2',
    'kochamcie1',
    'Mojehasło123',
    'polska2024',
    'ada12345',
    'PASSWORD',
    'drowssap',
    'p-a-s-s-w-o-r-d',
    'password password',
    'ｐａｓｓｗｏｒｄ',
    'pass word1',
    '87654321',
    '1q2w3e4r',
    'a1b2c3d4',
    '147258369',
    'Passpass1',
    'tajne123',
    'Summer2024!',
    'h4sło123',
    '!qaz@wsx',
  ])('can not be %s', async password => {
    expect(isCommonPassword(password, ['ada', 'Ada L'])).toBe(true);
  });

  it.each(['correct horse', 'the password', 'battery staple', 'mglista.kawa', 'wNd7-qP2r', 'zielony rower'])(
    'can be %s',
    password => expect(isCommonPassword(password, ['ada', 'Ada L'])).toBe(false),
  );

  it('that everybody tries is refused, for a new account and for an old one', async () => {
    const server = await startServer();
    const ada = await guest(server, 'Ada');
    const wish = { login: 'ada', password: 'Password1!' };
    expect(await ada.problem(ada.post('/api/me/account', wish))).toBe('common-password');
    await ada.post('/api/me/account', { login: 'ada', password: PASSWORD });
    expect(await ada.problem(ada.post('/api/me/password', { old: PASSWORD, new: '12345678' }))).toBe(
      'common-password',
    );
  });
});

describe('a name', () => {
  it.each([
    ['a soft hyphen', 'Ada\u00ad'],
    ['a filler of another script', '\u3164'],
    ['a blank of braille', '\u2800\u2800'],
    ['nothing but a mark', '\u0301'],
    ['tags', `Ada\u{e0041}`],
    ['a joiner alone', '\u200d'],
    ['a tower of marks', `A${'\u0301'.repeat(12)}`],
  ])('can not be %s', async (_, name) => {
    const server = await startServer();
    const visitor = new Visitor(server.url);
    expect(await visitor.problem(visitor.post('/api/guest', { name }))).toBe('malformed-message');
  });

  it('has single spaces, whatever was typed', async () => {
    const server = await startServer();
    const visitor = new Visitor(server.url);
    expect((await visitor.post<Me>('/api/guest', { name: ' Ada \u2003  L ' })).name).toBe('Ada L');
  });

  it('looks the same in letters of another script', () => {
    expect(lookOf('Аdа')).toBe(lookOf('ada'));
    expect(lookOf('ＡＤＡ')).toBe(lookOf('Ada'));
    expect(lookOf('Zośka')).not.toBe(lookOf('Zoska'));
    for (const [name, ...others] of [
      [
        'Ada',
        'Ꭺda',
        'ᴀᴅᴀ',
        '𝐀𝐝𝐚',
        'Ⓐda',
        'Adạ',
        'A\u0336da',
        'Ad\u200ca',
        'A\u2060da',
        'Ada\u3164',
        'ADA\ufe0f',
      ],
      ['Hans Νovak', 'Ηans Novak', 'Нans Novak', 'Hans  Novak', 'Hans\u00a0Novak', 'Hаns Νоvаk'],
      ['Paul', 'PauI', 'Pau1', 'Рaul', 'pauӏ', 'Pau|'],
      ['Oskar', '0skar', 'Οskar', 'Оskаr', 'Öskar'],
      ['Kot', 'Кот', 'Κοτ'],
      ["D'Arcy", 'D’Arcy', 'Dʼarcy'],
      ['Bernard', 'Bemard'],
      ['Ada-Maria', 'Ada–Maria', 'Ada‑Maria'],
    ])
      for (const other of others) expect([other, lookOf(other)]).toEqual([other, lookOf(name)]);
    for (const [a, b] of [
      ['Żaba', 'Zaba'],
      ['Łukasz', 'Lukasz'],
      ['Ada', 'Ida'],
      ['Ada 1', 'Ada 2'],
      ['AdaL', 'Ada L'],
      ['Ala', 'Ąla'],
    ])
      expect([a, lookOf(a)]).not.toEqual([a, lookOf(b)]);
  });

  it.each(stores)(
    'belongs to one account only, also in other letters; guests may share it (%s)',
    async (_, place) => {
      const server = await startServer(await place());
      const ada = await account(server, 'Ada');
      const imitator = await guest(server, 'ADA');
      const wish = { login: 'eve', password: PASSWORD };
      expect(await imitator.problem(imitator.post('/api/me/account', wish))).toBe('name-taken');
      await imitator.call('PATCH', '/api/me', { name: 'Eve' });
      await imitator.post('/api/me/account', wish);
      expect(await imitator.problem(imitator.call('PATCH', '/api/me', { name: 'Аda', language: 'pl' }))).toBe(
        'name-taken',
      );
      expect((await imitator.get<{ me: Me }>('/api/me')).me).toMatchObject({ name: 'Eve', language: 'en' });
      await ada.call('PATCH', '/api/me', { name: 'Ada Lovelace' });
      await imitator.call('PATCH', '/api/me', { name: 'Ada' });
    },
  );

  it.each(stores)('is compared anew where what looks alike was decided anew (%s)', async (_, place) => {
    const where = await place();
    const data = where.databaseUrl === undefined ? { data: temporaryFolder() } : {};
    const first = await startServer({ ...where, ...data });
    const ada = await account(first, 'Paul');
    await account(first, 'Carl');
    await first.context.store.db.query(`update users set account_name = 'as it was' where name = 'Paul'`);
    await first.context.store.db.query(`delete from facts where name like 'looks-%'`);
    const eve = await guest(first, 'PauI');
    const wish = { login: 'eve', password: PASSWORD };
    await first.close();
    const second = await startServer({ ...where, ...data });
    for (const who of [ada, eve]) who.base = second.url.replace('localhost', '127.0.0.1');
    expect(await eve.problem(eve.post('/api/me/account', wish))).toBe('name-taken');
    expect((await ada.get<{ me: Me }>('/api/me')).me.name).toBe('Paul');
    await second.close();
  });

  it('that changed while nobody told this process is the one others read', async () => {
    const server = await startServer({ heartbeat: 600 });
    const [ada, bob] = [await guest(server, 'Ada'), await guest(server, 'Bob')];
    const id = await startedTable([ada, bob], { game: 'tictactoe' });
    const client = ada.client();
    const table = client.follow(id);
    await table.when(t => t.view !== undefined);
    await server.context.store.db.query(`update users set name = 'Ada L' where name = 'Ada'`);
    await until(() => client.person?.name === 'Ada L', 'the new name');
    await client.act(id, { do: 'say', text: 'hello' }, key());
    await table.when(t => t.chat.some(line => line.name === 'Ada L'));
  });
});
