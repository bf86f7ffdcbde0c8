/** Guests, accounts, sessions, tokens, friends. */
import { once } from 'node:events';
import type { LinkInfo, Me, SessionInfo, TokenInfo } from '@epoka/protocol';
import { describe, expect, it } from 'vitest';
import { guest, key, someAnswer, startedTable, startServer, until, Visitor } from './helpers/server.ts';

describe('a guest', () => {
  it('comes in with a name in one step; the secret is in a cookie that scripts and other sites never see', async () => {
    const server = await startServer();
    const visitor = new Visitor(server.url);
    const response = await visitor.fetch('POST', '/api/guest', { name: '  Żaneta 🌾 ', language: 'pl' });
    expect(await response.json()).toMatchObject({ name: 'Żaneta 🌾', login: null, language: 'pl' });
    const cookie = response.headers.getSetCookie()[0];
    expect(cookie).toMatch(/^epoka=[\w-]{43};/);
    expect(cookie).toContain('HttpOnly');
    expect(cookie).toContain('SameSite=Strict');
    expect((await visitor.get<{ me: Me }>('/api/me')).me.name).toBe('Żaneta 🌾');
    expect(await visitor.problem(visitor.post('/api/guest', { name: 'Again' }))).toBe('has-account');
  });

  it('has a secret that the store does not know', async () => {
    const server = await startServer();
    const ada = await guest(server, 'Ada');
    const secret = ada.cookie.split('=')[1];
    for (const table of ['users', 'sessions'])
      expect(JSON.stringify(await server.context.store.db.query(`select * from ${table}`))).not.toContain(
        secret,
      );
  });

  it.each([
    ['nothing', ''],
    ['spaces', '   '],
    ['too long', 'x'.repeat(31)],
    ['a line break', 'a\nb'],
    ['text that runs backwards', 'a\u202eb'],
    ['a zero', 'a\0b'],
    ['half a character', 'a\ud800'],
  ])('can not be called %s', async (_, name) => {
    const server = await startServer();
    const visitor = new Visitor(server.url);
    expect(await visitor.problem(visitor.post('/api/guest', { name }))).toBe('malformed-message');
  });

  it('is nobody with a wrong or ended secret', async () => {
    const server = await startServer();
    const visitor = new Visitor(server.url);
    visitor.cookie = 'epoka=guessed';
    expect(await visitor.get('/api/me')).toEqual({ me: null });
    const ada = await guest(server, 'Ada');
    const old = ada.cookie;
    await ada.post('/api/logout');
    expect(ada.cookie).toBe('');
    ada.cookie = old;
    expect(await ada.get('/api/me')).toEqual({ me: null });
  });
});

describe('an account', () => {
  it('is made from a guest, who stays the same person, and can be signed in to elsewhere', async () => {
    const server = await startServer();
    const ada = await guest(server, 'Ada');
    await ada.post('/api/me/account', { login: 'Ada@Example.org', password: 'correct horse' });
    const [user] = await server.context.store.db.query<{ password: string }>('select password from users');
    expect(user.password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);

    const phone = new Visitor(server.url);
    expect(
      await phone.problem(phone.post('/api/login', { login: 'ada@example.org', password: 'wrong horse' })),
    ).toBe('wrong-password');
    expect(
      await phone.problem(phone.post('/api/login', { login: 'nobody', password: 'correct horse' })),
    ).toBe('wrong-password');
    const me = await phone.post<Me>('/api/login', { login: 'ADA@example.org', password: 'correct horse' });
    expect(me.id).toBe(ada.me?.id);

    const bob = await guest(server, 'Bob');
    expect(
      await bob.problem(bob.post('/api/me/account', { login: 'ada@example.org', password: 'wrong horse' })),
    ).toBe('login-taken');
    expect(await ada.problem(ada.post('/api/me/account', { login: 'ada2', password: 'wrong horse' }))).toBe(
      'has-account',
    );
    expect(await bob.problem(bob.post('/api/me/account', { login: 'bob', password: 'short' }))).toBe(
      'malformed-message',
    );
  });

  it('changes its password, which ends all other sessions', async () => {
    const server = await startServer();
    const ada = await guest(server, 'Ada');
    await ada.post('/api/me/account', { login: 'ada', password: 'first password' });
    const phone = new Visitor(server.url);
    await phone.post('/api/login', { login: 'ada', password: 'first password' });
    expect(await ada.problem(ada.post('/api/me/password', { old: 'x', new: 'second password' }))).toBe(
      'wrong-password',
    );
    await ada.post('/api/me/password', { old: 'first password', new: 'second password' });
    expect(await phone.get('/api/me')).toEqual({ me: null });
    expect((await ada.get<{ me: Me }>('/api/me')).me.name).toBe('Ada');
    expect(await phone.problem(phone.post('/api/login', { login: 'ada', password: 'first password' }))).toBe(
      'wrong-password',
    );
    await phone.post('/api/login', { login: 'ada', password: 'second password' });
    const bob = await guest(server, 'Bob');
    expect(await bob.problem(bob.post('/api/me/password', { old: 'xxxxxxxx', new: 'yyyyyyyy' }))).toBe(
      'no-account',
    );
  });

  it('lists its sessions and ends one, which closes the connection there', async () => {
    const server = await startServer();
    const ada = await guest(server, 'Ada');
    await ada.post('/api/me/account', { login: 'ada', password: 'the password' });
    const phone = new Visitor(server.url);
    await phone.post('/api/login', { login: 'ada', password: 'the password' });
    const socket = phone.socket();
    await once(socket, 'message');
    const { sessions } = await ada.get<{ sessions: SessionInfo[] }>('/api/me/sessions');
    expect(sessions).toHaveLength(2);
    const other = sessions.find(s => !s.current);
    const closed = once(socket, 'close');
    await ada.call('DELETE', `/api/me/sessions/${other?.id}`);
    expect((await closed)[0]).toBe(4001);
    expect(await phone.get('/api/me')).toEqual({ me: null });
    expect(await ada.problem(ada.call('DELETE', `/api/me/sessions/${other?.id}`))).toBe('no-such-thing');
    const bob = await guest(server, 'Bob');
    expect(
      await bob.problem(bob.call('DELETE', `/api/me/sessions/${sessions.find(s => s.current)?.id}`)),
    ).toBe('no-such-thing');
  });

  it('can be taken home and deleted; what was done at tables stays without a name', async () => {
    const server = await startServer();
    const ada = await guest(server, 'Ada Lovelace');
    const bob = await guest(server, 'Bob');
    await ada.post('/api/me/account', { login: 'ada', password: 'the password' });
    const id = await startedTable([bob, ada], { game: 'caravan' });
    await ada.act(id, { do: 'say', text: 'hello everybody' });
    await ada.call('PUT', `/api/tables/${id}/note`, { text: 'Bob bluffs' });
    const mine = await ada.get<Record<string, unknown[]>>('/api/me/export');
    expect(mine).toMatchObject({
      user: { name: 'Ada Lovelace', login: 'ada' },
      tables: [{ id, seat: 1 }],
      chat: [{ text: 'hello everybody' }],
      notes: [{ table: id, text: 'Bob bluffs' }],
    });
    expect(JSON.stringify(mine)).not.toContain('argon2');

    expect(await ada.problem(ada.call('DELETE', '/api/me', { password: 'no' }))).toBe('wrong-password');
    await ada.call('DELETE', '/api/me', { password: 'the password' });
    expect(await ada.problem(ada.post('/api/login', { login: 'ada', password: 'the password' }))).toBe(
      'wrong-password',
    );
    const everything: unknown[] = [];
    for (const table of ['users', 'sessions', 'seats', 'tables', 'entries', 'chat', 'notes'])
      everything.push(await server.context.store.db.query(`select * from ${table}`));
    expect(JSON.stringify(everything)).not.toContain('Lovelace');
    expect(JSON.stringify(everything)).not.toContain(ada.me?.id);
    // Bob's game goes on, with a bot in the empty seat.
    const table = await bob.table(id);
    expect(table.info.seats[1]).toEqual({ who: 'bot', bot: 'greedy' });
    expect(table.view?.over).toBe(false);
  });

  it('is forgotten by the log too, under the eyes of those who look at it and of those who come back', async () => {
    const server = await startServer();
    const [ada, bob, cleo] = await Promise.all(
      ['Ada Lovelace', 'Bob', 'Cleo'].map(name => guest(server, name)),
    );
    const id = await startedTable([bob, ada], { game: 'caravan' });
    await ada.act(id, { do: 'leave' });
    await cleo.act(id, { do: 'take-over', seat: 1 });
    const [{ id: proposal }] = (await bob.table(id)).info.proposals;
    await bob.act(id, { do: 'vote', proposal, agree: true });
    const client = bob.client();
    const table = client.follow(id);
    const formers = () =>
      table.view?.log.flatMap(l => ('event' in l && 'was' in l.event ? [l.event.was] : [])) ?? [];
    await table.when(t => t.view !== undefined);
    expect(formers()).toMatchObject([
      { kind: 'human', name: 'Ada Lovelace', player: ada.me?.id },
      { kind: 'bot' },
    ]);
    const had = { n: table.n, seat: 0, revision: table.info?.revision ?? 0, chat: 0 };
    await ada.call('DELETE', '/api/me', {});
    await until(() => formers().length === 2 && !JSON.stringify(formers()).includes('Ada'), 'the name to go');
    expect(JSON.stringify([table.view, table.info])).not.toContain(ada.me?.id);
    expect(JSON.stringify(await bob.table(id))).not.toContain('Lovelace');
    // A connection that comes back with what it had before gets the table anew.
    const socket = bob.socket();
    const heard: string[] = [];
    socket.on('message', data => heard.push(String(data)));
    await once(socket, 'message');
    socket.send(JSON.stringify({ t: 'watch', table: id, have: had }));
    await until(() => heard.some(text => text.includes('"t":"table"')), 'the whole of the table');
    expect(heard.join()).not.toContain('"t":"current"');
    socket.close();
    // It can be played on and looks the same from the store.
    const before = table.n;
    await bob.act(id, { do: 'answer', ...someAnswer(await bob.table(id))! });
    await table.when(t => t.n > before);
  });

  it('is not in the file of a finished game any more, though somebody had it before', async () => {
    const server = await startServer();
    const [ada, bob] = await Promise.all(['Ada Lovelace', 'Bob'].map(name => guest(server, name)));
    const id = await startedTable([bob, ada], { game: 'tictactoe' });
    await bob.act(id, { do: 'resign' });
    const file = async () => JSON.stringify(await bob.get<object>(`/api/tables/${id}/replay`));
    expect(await file()).toContain('Lovelace');
    await ada.call('DELETE', '/api/me', {});
    expect(await file()).not.toContain('Lovelace');
  });

  it('is taken out of tables that were only looked after', async () => {
    const server = await startServer();
    const ada = await guest(server, 'Ada');
    await ada.post('/api/tables', {
      key: key(),
      game: 'tictactoe',
      listed: true,
      seats: [{ who: 'bot', bot: 'random' }, { who: 'open' }],
    });
    await ada.call('DELETE', '/api/me', {});
    const rows = await server.context.store.db.query('select * from tables');
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(ada.me?.id);
  });
});

describe('a personal token', () => {
  it('plays for its owner but can not touch the account, and ends when it is ended', async () => {
    const server = await startServer();
    const ada = await guest(server, 'Ada');
    const token = await ada.post<TokenInfo & { secret: string }>('/api/me/tokens', { name: 'my bot' });
    const program = new Visitor(server.url);
    program.token = token.secret;
    const { id } = await program.post<{ id: string }>('/api/tables', {
      key: key(),
      game: 'tictactoe',
      seats: [{ who: 'me' }, { who: 'bot', bot: 'random' }],
    });
    await program.act(id, { do: 'start' });
    expect((await ada.table(id)).info.host).toBe(ada.me?.id);
    for (const [method, path, body] of [
      ['GET', '/api/me/export', undefined],
      ['POST', '/api/me/tokens', { name: 'x' }],
      ['DELETE', '/api/me', {}],
      ['POST', '/api/me/account', { login: 'ada', password: '12345678' }],
    ] as const)
      expect(await program.problem(program.call(method, path, body))).toBe('not-allowed');
    expect(JSON.stringify(await ada.get('/api/me/tokens'))).not.toContain(token.secret);
    const socket = program.socket();
    await once(socket, 'message');
    const closed = once(socket, 'close');
    await ada.call('DELETE', `/api/me/tokens/${token.id}`);
    expect((await closed)[0]).toBe(4001);
    expect(await program.problem(program.get('/api/me'))).toBe('sign-in');
  });
});

describe('friends', () => {
  it('find each other by a link, which expires', async () => {
    let now = Date.now();
    const server = await startServer({ now: () => now });
    const ada = await guest(server, 'Ada');
    const bob = await guest(server, 'Bob');
    const cleo = await guest(server, 'Cleo');
    const { code } = await ada.post<LinkInfo>('/api/friends/link');
    expect(await ada.problem(ada.post('/api/friends', { code }))).toBe('not-allowed');
    await bob.post('/api/friends', { code });
    const { friends } = await ada.get<{ friends: { id: string; name: string }[] }>('/api/friends');
    expect(friends.map(f => f.name)).toEqual(['Bob']);
    expect(await bob.problem(bob.post('/api/friends', { code: 'x'.repeat(43) }))).toBe('unknown-link');
    now += 8 * 86_400_000;
    expect(await cleo.problem(cleo.post('/api/friends', { code }))).toBe('expired-link');
    await bob.call('DELETE', `/api/friends/${ada.me?.id}`);
    expect(await ada.get('/api/friends')).toEqual({ friends: [] });
  });
});

describe('another name', () => {
  it('is known to open connections at once', async () => {
    const server = await startServer();
    const ada = await guest(server, 'Ada');
    const client = ada.client();
    await until(() => client.person?.name === 'Ada', 'the welcome');
    await ada.call('PATCH', '/api/me', {
      name: 'Ada L.',
      language: 'pl',
      notices: { zone: 'Europe/Warsaw' },
    });
    await until(() => client.person?.name === 'Ada L.', 'the new name');
    expect((await ada.get<{ me: Me }>('/api/me')).me).toMatchObject({
      language: 'pl',
      notices: { zone: 'Europe/Warsaw', push: true },
    });
    expect(await ada.problem(ada.call('PATCH', '/api/me', { notices: { zone: 'Mars/Olympus' } }))).toBe(
      'malformed-message',
    );
  });
});
