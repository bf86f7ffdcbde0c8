/** Before the game: settings, seats, links, readiness; and after it: the archive and the rematch. */

import type { LinkInfo, TableListing } from '@epoka/protocol';
import { describe, expect, it } from 'vitest';
import { guest, key, someAnswer, startedTable, startServer, until, Visitor } from './helpers/server.ts';

type Made = { id: string };
const listed = async (who: Visitor, list: string) =>
  (await who.get<{ tables: TableListing[] }>(`/api/tables?list=${list}`)).tables;

describe('a new table', () => {
  it('is made once, however often the wish is repeated', async () => {
    const server = await startServer();
    const ada = await guest(server, 'Ada');
    const wish = {
      key: key(),
      game: 'caravan',
      title: 'Środowy wieczór',
      listed: true,
      settings: { hand: 4 },
      clock: { kind: 'live', total: 600_000, increment: 5000 },
      seats: [{ who: 'me' }, { who: 'open' }, { who: 'bot', bot: 'greedy:ms=20' }],
    };
    const made = await Promise.all([1, 2, 3].map(() => ada.post<Made>('/api/tables', wish)));
    expect(new Set(made.map(m => m.id)).size).toBe(1);
    const { info, view, seat } = await ada.table(made[0].id);
    expect(info).toMatchObject({
      game: 'caravan',
      phase: 'open',
      title: 'Środowy wieczór',
      listed: true,
      host: ada.me?.id,
      settings: { hand: 4, swaps: true },
      clock: { kind: 'live' },
      seats: [
        { who: 'human', name: 'Ada', ready: true },
        { who: 'open' },
        { who: 'bot', bot: 'greedy:ms=20' },
      ],
    });
    expect([view, seat]).toEqual([null, 0]);
  });

  it.each([
    ['an unknown game', { game: 'chess' }, 'unknown-game'],
    ['a game named like an inner part', { game: '__proto__' }, 'unknown-game'],
    ['an unknown bot', { seats: [{ who: 'me' }, { who: 'bot', bot: 'deep-blue' }] }, 'unknown-bot'],
    ['an unknown setting', { settings: { cheats: true } }, 'bad-settings'],
    ['an impossible value', { settings: { hand: 99 } }, 'bad-settings'],
    ['too few seats', { seats: [{ who: 'me' }] }, 'bad-settings'],
    ['two seats for one', { seats: [{ who: 'me' }, { who: 'me' }] }, 'already-seated'],
    ['a field nobody knows', { wheels: 4 }, 'malformed-message'],
    ['a clock of no kind', { clock: { kind: 'sand' } }, 'malformed-message'],
  ])('is refused with %s', async (_, over, code) => {
    const server = await startServer();
    const ada = await guest(server, 'Ada');
    const wish = { key: key(), game: 'caravan', seats: [{ who: 'me' }, { who: 'open' }], ...over };
    expect(await ada.problem(ada.post('/api/tables', wish))).toBe(code);
    expect(await listed(ada, 'mine')).toEqual([]);
  });

  it('that does not exist is not found', async () => {
    const server = await startServer();
    const ada = await guest(server, 'Ada');
    expect(await ada.problem(ada.table('nothing'))).toBe('no-such-table');
    expect(await ada.problem(ada.act('nothing', { do: 'sit' }))).toBe('no-such-table');
    expect(await ada.problem(ada.get('/api/tables/..%2f..%2fetc'))).toBe('malformed-message');
  });

  it('can not be made by somebody who sits at too many', async () => {
    const server = await startServer({ mostTables: 2 });
    const ada = await guest(server, 'Ada');
    const wish = () => ({ key: key(), game: 'caravan', seats: [{ who: 'me' }, { who: 'open' }] });
    await ada.post('/api/tables', wish());
    await ada.post('/api/tables', wish());
    expect(await ada.problem(ada.post('/api/tables', wish()))).toBe('too-many');
  });
});

describe('sitting down', () => {
  it('is open to everybody at a listed table, until it is full', async () => {
    const server = await startServer();
    const [ada, bob, cleo] = await Promise.all(['Ada', 'Bob', 'Cleo'].map(name => guest(server, name)));
    const { id } = await ada.post<Made>('/api/tables', {
      key: key(),
      game: 'caravan',
      listed: true,
      seats: [{ who: 'me' }, { who: 'open' }, { who: 'bot', bot: 'random' }],
    });
    expect((await listed(bob, 'public')).map(t => t.info.id)).toEqual([id]);
    expect(await bob.problem(bob.act(id, { do: 'sit', seat: 0 }))).toBe('seat-taken');
    expect(await bob.problem(bob.act(id, { do: 'sit', seat: 7 }))).toBe('no-such-seat');
    expect(await bob.problem(bob.act(id, { do: 'ready', on: true }))).toBe('not-seated');
    await bob.act(id, { do: 'sit' });
    await bob.act(id, { do: 'sit' });
    expect(await cleo.problem(cleo.act(id, { do: 'sit' }))).toBe('table-full');
    expect((await bob.table(id)).seat).toBe(1);
    const nobody = new Visitor(server.url);
    expect(await nobody.problem(nobody.act(id, { do: 'sit' }))).toBe('sign-in');
  });

  it('gives the last seat to one of two who want it at the same moment', async () => {
    const server = await startServer();
    const [ada, ...others] = await Promise.all(['Ada', 'B', 'C', 'D', 'E'].map(name => guest(server, name)));
    const { id } = await ada.post<Made>('/api/tables', {
      key: key(),
      game: 'tictactoe',
      listed: true,
      seats: [{ who: 'me' }, { who: 'open' }],
    });
    const codes = await Promise.all(others.map(who => who.problem(who.act(id, { do: 'sit' }))));
    expect(codes.sort()).toEqual(['none', 'table-full', 'table-full', 'table-full']);
  });

  it('needs a link at a table that is not listed; a link that is no good says why', async () => {
    let now = Date.now();
    const server = await startServer({ now: () => now });
    const [ada, bob, cleo] = await Promise.all(['Ada', 'Bob', 'Cleo'].map(name => guest(server, name)));
    const wish = { game: 'caravan', seats: [{ who: 'me' }, { who: 'open' }, { who: 'open' }] };
    const { id } = await ada.post<Made>('/api/tables', { key: key(), ...wish });
    const { id: other } = await ada.post<Made>('/api/tables', { key: key(), ...wish });
    expect(await listed(bob, 'public')).toEqual([]);
    expect(await bob.problem(bob.act(id, { do: 'sit' }))).toBe('needs-link');
    expect(await bob.problem(bob.post(`/api/tables/${id}/link`))).toBe('needs-link');
    const { code } = await ada.post<LinkInfo>(`/api/tables/${id}/link`);
    const { code: otherCode } = await ada.post<LinkInfo>(`/api/tables/${other}/link`);
    expect(await bob.problem(bob.act(id, { do: 'sit', code: otherCode }))).toBe('unknown-link');
    expect(await bob.problem(bob.act(id, { do: 'sit', code: 'z'.repeat(43) }))).toBe('unknown-link');
    await bob.act(id, { do: 'sit', code });
    now += 8 * 86_400_000;
    expect(await cleo.problem(cleo.act(id, { do: 'sit', code }))).toBe('expired-link');
  });

  it('with the link alone nobody can play in the seat of another', async () => {
    const server = await startServer();
    const [ada, bob, eve] = await Promise.all(['Ada', 'Bob', 'Eve'].map(name => guest(server, name)));
    const id = await startedTable([ada, bob], { game: 'tictactoe' });
    const { code } = await ada.post<LinkInfo>(`/api/tables/${id}/link`);
    const answer = someAnswer(await ada.table(id));
    expect(await eve.problem(eve.act(id, { do: 'answer', ...answer! }))).toBe('not-seated');
    expect(await bob.problem(bob.act(id, { do: 'answer', ...answer! }))).toBe('wrong-seat');
    expect(await eve.problem(eve.act(id, { do: 'sit', seat: 0, code }))).toBe('wrong-phase');
    expect(await eve.problem(eve.act(id, { do: 'take-over', seat: 0, code }))).toBe('seat-taken');
  });

  it('needs no link for a friend who was invited', async () => {
    const server = await startServer();
    const [ada, bob] = await Promise.all(['Ada', 'Bob'].map(name => guest(server, name)));
    const { id } = await ada.post<Made>('/api/tables', {
      key: key(),
      game: 'caravan',
      seats: [{ who: 'me' }, { who: 'open' }],
    });
    const invite = { do: 'invite', user: bob.me?.id as string } as const;
    expect(await ada.problem(ada.act(id, invite))).toBe('no-such-user');
    await bob.post('/api/friends', { code: (await ada.post<LinkInfo>('/api/friends/link')).code });
    expect(await bob.problem(bob.act(id, { do: 'invite', user: ada.me?.id as string }))).toBe('host-only');
    await ada.act(id, invite);
    expect((await listed(bob, 'mine')).map(t => [t.info.id, t.seat])).toEqual([[id, -2]]);
    await bob.act(id, { do: 'sit' });
    expect((await listed(bob, 'mine')).map(t => t.seat)).toEqual([1]);
  });
});

describe('the host', () => {
  it('puts bots in, frees seats, changes settings, and starts when all are ready', async () => {
    const server = await startServer();
    const [ada, bob] = await Promise.all(['Ada', 'Bob'].map(name => guest(server, name)));
    const { id } = await ada.post<Made>('/api/tables', {
      key: key(),
      game: 'caravan',
      listed: true,
      seats: [{ who: 'me' }, { who: 'open' }, { who: 'open' }],
    });
    await bob.act(id, { do: 'sit', seat: 1 });
    expect(await bob.problem(bob.act(id, { do: 'put', seat: 2, bot: 'random' }))).toBe('host-only');
    expect(await ada.problem(ada.act(id, { do: 'put', seat: 1, bot: 'random' }))).toBe('seat-taken');
    expect(await ada.problem(ada.act(id, { do: 'start' }))).toBe('not-enough-players');
    await ada.act(id, { do: 'put', seat: 2, bot: 'random' });
    expect(await ada.problem(ada.act(id, { do: 'start' }))).toBe('not-ready');
    await bob.act(id, { do: 'ready', on: true });
    await ada.act(id, { do: 'change', settings: { hand: 4 }, spectators: false });
    expect(await ada.problem(ada.act(id, { do: 'start' }))).toBe('not-ready');
    expect(await ada.problem(ada.act(id, { do: 'change', settings: { hand: 1000 } }))).toBe('bad-settings');
    expect(await bob.problem(bob.act(id, { do: 'start' }))).toBe('host-only');
    await bob.act(id, { do: 'ready', on: true });
    await ada.act(id, { do: 'start' });
    const { info, view } = await ada.table(id);
    expect([info.phase, info.spectators, view?.settings.hand]).toEqual(['playing', false, 4]);
    expect(await ada.problem(ada.act(id, { do: 'change', settings: { hand: 5 } }))).toBe('wrong-phase');
    expect(await ada.problem(ada.act(id, { do: 'start' }))).toBe('wrong-phase');
  });

  it('the host changes how many play, what may be seen and how long it may take; the others look again', async () => {
    const server = await startServer();
    const [ada, bob, eve] = await Promise.all(['Ada', 'Bob', 'Eve'].map(name => guest(server, name)));
    const { id } = await ada.post<Made>('/api/tables', {
      key: key(),
      game: 'caravan',
      listed: true,
      seats: [{ who: 'me' }, { who: 'open' }],
    });
    await bob.act(id, { do: 'sit', seat: 1 });
    await bob.act(id, { do: 'ready', on: true });
    const clock = { kind: 'live', total: 600_000, increment: 5000 } as const;
    await ada.act(id, { do: 'change', seats: 3, listed: false, clock, spectatorChat: false });
    expect((await bob.table(id)).info).toMatchObject({
      listed: false,
      clock,
      spectatorChat: false,
      seats: [{ who: 'human', ready: true }, { who: 'human', ready: false }, { who: 'open' }],
    });
    expect(await listed(eve, 'public')).toEqual([]);
    expect(await eve.problem(eve.act(id, { do: 'sit', seat: 2 }))).toBe('needs-link');
    expect(await ada.problem(ada.act(id, { do: 'change', seats: 1 }))).toBe('seat-taken');
    expect(await ada.problem(ada.act(id, { do: 'change', seats: 12 }))).toBe('bad-settings');
    expect(await bob.problem(bob.act(id, { do: 'change', seats: 2 }))).toBe('host-only');
    await ada.act(id, { do: 'change', seats: 2 });
    await bob.act(id, { do: 'ready', on: true });
    await ada.act(id, { do: 'start' });
    expect((await ada.table(id)).view?.clock.kind).toBe('live');
    // Who looks on reads no chat here, and says nothing anywhere.
    const { code } = await ada.post<LinkInfo>(`/api/tables/${id}/link`);
    expect(await eve.problem(eve.get(`/api/tables/${id}/chat?code=${code}`))).toBe('not-allowed');
    expect(await eve.problem(eve.act(id, { do: 'say', text: 'hello' }))).toBe('not-seated');
  });

  it('who leaves hands the table on; the last one closes it', async () => {
    const server = await startServer();
    const [ada, bob] = await Promise.all(['Ada', 'Bob'].map(name => guest(server, name)));
    const { id } = await ada.post<Made>('/api/tables', {
      key: key(),
      game: 'caravan',
      listed: true,
      seats: [{ who: 'me' }, { who: 'open' }],
    });
    await bob.act(id, { do: 'sit' });
    await ada.act(id, { do: 'leave' });
    expect((await bob.table(id)).info).toMatchObject({
      host: bob.me?.id,
      phase: 'open',
      seats: [{ who: 'open' }, { who: 'human' }],
    });
    await bob.act(id, { do: 'leave' });
    expect((await bob.table(id)).info.phase).toBe('closed');
    expect(await listed(ada, 'public')).toEqual([]);
  });

  it('can call it off', async () => {
    const server = await startServer();
    const ada = await guest(server, 'Ada');
    const { id } = await ada.post<Made>('/api/tables', {
      key: key(),
      game: 'caravan',
      listed: true,
      seats: [{ who: 'me' }, { who: 'open' }],
    });
    await ada.act(id, { do: 'close' });
    expect((await ada.table(id)).info.phase).toBe('closed');
  });

  it('an act that is repeated under its key is done once', async () => {
    const server = await startServer();
    const ada = await guest(server, 'Ada');
    const { id } = await ada.post<Made>('/api/tables', {
      key: key(),
      game: 'caravan',
      seats: [{ who: 'me' }, { who: 'bot', bot: 'random' }],
    });
    const k = key();
    await ada.act(id, { do: 'start' }, k);
    await ada.act(id, { do: 'start' }, k);
    expect(await ada.problem(ada.act(id, { do: 'start' }))).toBe('wrong-phase');
  });
});

describe('after the end', () => {
  it('the game is in the archive, can be replayed and verified, and played again', async () => {
    const server = await startServer();
    const [ada, bob] = await Promise.all(['Ada', 'Bob'].map(name => guest(server, name)));
    const id = await startedTable([ada, bob], { game: 'tictactoe', title: 'Best of one' });
    expect(await ada.problem(ada.get(`/api/tables/${id}/replay`))).toBe('not-over');
    expect(await ada.problem(ada.get(`/api/tables/${id}/verify`))).toBe('not-over');
    expect(await ada.problem(ada.act(id, { do: 'rematch' }))).toBe('not-over');
    expect((await ada.table(id)).view?.seed).toBeNull();
    expect((await listed(ada, 'mine')).map(t => t.yourTurn)).toEqual([true]);
    expect((await listed(bob, 'mine')).map(t => t.yourTurn)).toEqual([false]);
    for (let i = 0; (await ada.table(id)).info.phase === 'playing'; i++) {
      const who = [ada, bob][i % 2];
      await who.act(id, { do: 'answer', ...someAnswer(await who.table(id))! });
    }
    expect(await listed(ada, 'mine')).toEqual([]);
    const [archived] = await listed(bob, 'archive');
    expect(archived.info).toMatchObject({ id, title: 'Best of one', phase: 'over' });
    expect(archived.info.result).toHaveLength(2);

    const replay = await ada.get<object>(`/api/tables/${id}/replay`);
    const file = await bob.fetch('GET', `/api/tables/${id}/replay`);
    expect(file.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(file.headers.get('content-disposition')).toContain(`epoka-${id}.json`);
    expect(await file.json()).toEqual(replay);
    const { importReplay } = await import('@epoka/table');
    const { games } = await import('./helpers/games.ts');
    const { table } = importReplay(JSON.stringify(replay), { tictactoe: games.tictactoe.rules });
    expect(table.over).toBe(true);
    const half = await bob.get<{ view: { answers: number } }>(`/api/tables/${id}/at/2`);
    expect(half.view.answers).toBe(2);
    expect(await bob.problem(bob.get(`/api/tables/${id}/at/200`))).toBe('no-such-position');

    const again = await Promise.all([ada, bob].map(who => who.act(id, { do: 'rematch' })));
    expect(again[0].table).toBe(again[1].table);
    const next = again[0].table as string;
    expect((await ada.table(id)).info.rematch).toBe(next);
    const { info } = await ada.table(next);
    const [host, other] = info.host === ada.me?.id ? [ada, bob] : [bob, ada];
    await other.act(next, { do: 'sit' });
    await other.act(next, { do: 'ready', on: true });
    await host.act(next, { do: 'start' });
    expect((await ada.table(next)).info).toMatchObject({ phase: 'playing', title: 'Best of one' });
  });

  it('a rematch that was called off is no obstacle to another one', async () => {
    const server = await startServer();
    const [ada, bob] = await Promise.all(['Ada', 'Bob'].map(name => guest(server, name)));
    const id = await startedTable([ada, bob], { game: 'tictactoe' });
    await ada.act(id, { do: 'resign' });
    const first = await bob.act(id, { do: 'rematch' });
    await bob.act(first.table as string, { do: 'close' });
    const again = await Promise.all([1, 2].map(() => bob.act(id, { do: 'rematch' })));
    expect(again[0].table).toBe(again[1].table);
    expect(again[0].table).not.toBe(first.table);
    expect((await bob.table(id)).info.rematch).toBe(again[0].table);
    expect((await bob.table(again[0].table as string)).info.phase).toBe('open');
  });

  it('is found by those who left it, on any device; it gives them no seat', async () => {
    const server = await startServer();
    const [ada, bob] = await Promise.all(['Ada', 'Bob'].map(name => guest(server, name)));
    await bob.post('/api/me/account', { login: 'bob', password: 'the password' });
    const phone = new Visitor(server.url);
    await phone.post('/api/login', { login: 'bob', password: 'the password' });
    const id = await startedTable([ada, bob], { game: 'tictactoe', spectators: false });
    expect(await listed(phone, 'left')).toEqual([]);
    await bob.act(id, { do: 'leave' });
    expect((await listed(phone, 'left')).map(t => [t.info.id, t.seat, t.yourTurn])).toEqual([
      [id, -1, false],
    ]);
    expect(await listed(phone, 'mine')).toEqual([]);
    expect(await listed(ada, 'left')).toEqual([]);
    // Back again: then it is one of the own tables as before.
    await phone.act(id, { do: 'take-over', seat: 1 });
    expect(await listed(phone, 'left')).toEqual([]);
    expect((await listed(phone, 'mine')).map(t => t.seat)).toEqual([1]);
    await phone.act(id, { do: 'leave' });
    while ((await ada.table(id)).info.phase === 'playing') {
      const answer = someAnswer(await ada.table(id));
      if (answer) await ada.act(id, { do: 'answer', ...answer });
    }
    expect(await listed(phone, 'left')).toEqual([]);
    expect((await listed(phone, 'archive')).map(t => [t.info.id, t.seat])).toEqual([[id, -1]]);
    expect((await phone.table(id)).seat).toBe(-1);
    expect(await phone.problem(phone.act(id, { do: 'rematch' }))).toBe('not-seated');
    expect(await phone.get<object>(`/api/tables/${id}/replay`)).toMatchObject({ game: 'tictactoe' });
    const eve = await guest(server, 'Eve');
    expect(await eve.problem(eve.get('/api/tables?list=left'))).toBe('none');
    expect(await new Visitor(server.url).problem(new Visitor(server.url).get('/api/tables?list=left'))).toBe(
      'sign-in',
    );
  });

  it('a table is in the list of its host, sitting there or not, and counts as one of theirs', async () => {
    const server = await startServer({ mostTables: 1 });
    const ada = await guest(server, 'Ada');
    const wish = { game: 'tictactoe', seats: [{ who: 'bot', bot: 'random' }, { who: 'open' }] };
    const { id } = await ada.post<Made>('/api/tables', { key: key(), ...wish });
    expect((await listed(ada, 'mine')).map(t => [t.info.id, t.seat])).toEqual([[id, -1]]);
    expect(await ada.problem(ada.post('/api/tables', { key: key(), ...wish }))).toBe('too-many');
    await ada.act(id, { do: 'sit' });
    expect((await listed(ada, 'mine')).map(t => t.seat)).toEqual([1]);
  });

  it('lists change under the eyes of those who watch them', async () => {
    const server = await startServer();
    const [ada, bob] = await Promise.all(['Ada', 'Bob'].map(name => guest(server, name)));
    let news = 0;
    const client = bob.client();
    client.watchLobby(() => news++);
    await until(() => client.status === 'connected', 'a connection');
    await ada.post('/api/tables', {
      key: key(),
      game: 'caravan',
      listed: true,
      seats: [{ who: 'me' }, { who: 'open' }],
    });
    await until(() => news > 0, 'news of the lobby');
  });
});
