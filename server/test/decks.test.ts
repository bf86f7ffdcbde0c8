/** Decks: kept with an account, and brought to a table without anybody else learning of it. */
import type { Json } from '@epoka/kernel';
import type { Act, Deck, ServerMessage } from '@epoka/protocol';
import { describe, expect, it } from 'vitest';
import { keptFolder } from './helpers/folder.ts';
import { guest, type HttpProblem, key, later, startServer, until, type Visitor } from './helpers/server.ts';

const GAMES = new URL('./helpers/games-decks.ts', import.meta.url).href;
const GAME = 'civilization-ccg';

interface Cards {
  readonly capital: string;
  readonly library: Readonly<Record<string, number>>;
  readonly atlas: Readonly<Record<string, number>>;
}

const { READY_DECKS } = (await import(
  new URL('../../games/civilization-ccg/content/decks.ts', import.meta.url).href
)) as { READY_DECKS: Readonly<Record<string, Cards>> };
const [FIRST, SECOND] = Object.values(READY_DECKS);

/** Two cards exchanged: nobody has this deck by chance. */
const own = (deck: Cards): Json => {
  const [a, b] = Object.entries(deck.library).filter(([, n]) => n >= 2);
  const [c] = Object.entries(deck.library).filter(([id, n]) => n <= 3 && id !== a[0] && id !== b[0]);
  return { ...deck, library: { ...deck.library, [a[0]]: a[1] - 1, [c[0]]: c[1] + 1 } } as unknown as Json;
};

async function openTable(ada: Visitor, more: object = {}): Promise<string> {
  const seats = [{ who: 'me' }, { who: 'open' }];
  const { id } = await ada.post<{ id: string }>('/api/tables', {
    key: key(),
    game: GAME,
    listed: true,
    seats,
    ...more,
  });
  return id;
}

const brings = async (who: Visitor, id: string) =>
  (await who.get<{ brings: Json }>(`/api/tables/${id}/brings`)).brings;

describe('a deck at a table', () => {
  it('is chosen with the table or on sitting down, and told to its owner alone', async () => {
    const server = await startServer({ games: GAMES });
    const [ada, bob, eve] = await Promise.all(['Ada', 'Bob', 'Eve'].map(name => guest(server, name)));
    const [hers, his] = [own(FIRST), own(SECOND)];
    const id = await openTable(ada, { brings: hers });
    const heard: ServerMessage[] = [];
    const socket = eve.socket();
    socket.on('message', data => heard.push(JSON.parse(String(data))));
    await until(() => socket.readyState === 1, 'a connection');
    socket.send(JSON.stringify({ t: 'watch', table: id }));
    await until(() => heard.some(m => m.t === 'table'), 'the table');
    await bob.act(id, { do: 'sit', brings: his });
    expect(await brings(ada, id)).toEqual(hers);
    expect(await brings(bob, id)).toEqual(his);
    expect(await eve.problem(brings(eve, id))).toBe('not-seated');
    await bob.act(id, { do: 'ready', on: true });
    await ada.act(id, { do: 'start' });
    expect(await brings(ada, id)).toEqual(hers);
    expect(await bob.problem(bob.get(`/api/tables/${id}/replay`))).toBe('not-over');

    // Neither rival nor onlooker is told anything of what was brought but what lies open: the capital.
    const told = [
      await ada.table(id),
      await eve.table(id),
      await bob.get('/api/tables?list=mine'),
      await eve.get('/api/tables'),
      await ada.get(`/api/tables/${id}/info`),
      await ada.get(`/api/tables/${id}/plan`),
      heard,
    ].map(part => JSON.stringify(part));
    const [only] = Object.keys(SECOND.library).filter(card => !(card in FIRST.library));
    for (const text of told) {
      expect(text).not.toContain('"library":{');
      expect(text).not.toContain(`"${only}"`);
      expect(text).not.toContain('"brought"');
    }
    expect(heard.some(m => m.t === 'info')).toBe(true);
    socket.close();
  });

  it('is played, and stands in the replay file after the end', async () => {
    const server = await startServer({ games: GAMES });
    const [ada, bob] = await Promise.all(['Ada', 'Bob'].map(name => guest(server, name)));
    const [hers, his] = [own(FIRST), own(SECOND)];
    const id = await openTable(ada, { brings: hers });
    await bob.act(id, { do: 'sit' });
    await bob.act(id, { do: 'bring', brings: his });
    await bob.act(id, { do: 'ready', on: true });
    await ada.act(id, { do: 'start' });
    await bob.act(id, { do: 'resign' });
    const replay = await ada.get<{ brought: Json[] }>(`/api/tables/${id}/replay`);
    expect(replay.brought).toEqual([hers, his]);

    // A rematch begins with what was brought last; who wants another one brings it.
    const { table: again = '' } = await ada.act(id, { do: 'rematch' });
    expect(await brings(ada, again)).toEqual(hers);
    await bob.act(again, { do: 'sit' });
    expect(await brings(bob, again)).toEqual(his);
    await bob.act(again, { do: 'bring', brings: null });
    expect(await brings(bob, again)).toBe(null);
  });

  it('is refused with everything that is wrong with it', async () => {
    const server = await startServer({ games: GAMES });
    const [ada, bob] = await Promise.all(['Ada', 'Bob'].map(name => guest(server, name)));
    const id = await openTable(ada);
    const faulty = { capital: '', library: { ...FIRST.library, nonsense: 1 }, atlas: {} };
    const problem = await ada.act(id, { do: 'bring', brings: faulty }).then(
      () => undefined,
      (error: unknown) => (error as HttpProblem).problem,
    );
    expect(problem?.code).toBe('bad-deck');
    expect(problem?.reasons?.map(reason => reason.key)).toEqual([
      'unknownCard',
      'capitalMissing',
      'atlasSize',
    ]);
    expect(await brings(ada, id)).toBe(null);
    const sits: Act = { do: 'sit', brings: faulty };
    expect(await bob.problem(bob.act(id, sits))).toBe('bad-deck');
    expect((await bob.table(id)).seat).toBe(-1);
    expect(await ada.problem(openTable(ada, { brings: faulty }))).toBe('bad-deck');
    expect(await ada.problem(openTable(ada, { game: 'tictactoe', brings: own(FIRST) }))).toBe('bad-settings');
    expect(await bob.problem(bob.act(id, { do: 'bring', brings: null }))).toBe('not-seated');
  });

  it('goes with who stands up, and with who is deleted', async () => {
    const server = await startServer({ games: GAMES });
    const [ada, bob] = await Promise.all(['Ada', 'Bob'].map(name => guest(server, name)));
    const id = await openTable(ada);
    const stored = async () => {
      const { rows } = {
        rows: await server.context.store.db.query<{ lobby: string }>('select lobby from tables'),
      };
      return (JSON.parse(rows[0].lobby) as { brought?: Record<string, Json> }).brought ?? {};
    };
    await bob.act(id, { do: 'sit', brings: own(SECOND) });
    expect(Object.keys(await stored())).toEqual([bob.me?.id]);
    await bob.act(id, { do: 'leave' });
    expect(await stored()).toEqual({});
    await bob.act(id, { do: 'sit', brings: own(SECOND) });
    await ada.act(id, { do: 'put', seat: 1, bot: null });
    expect(await stored()).toEqual({});
    const cy = await guest(server, 'Cy');
    await cy.act(id, { do: 'sit', brings: own(SECOND) });
    await cy.call('DELETE', '/api/me', {});
    expect(await stored()).toEqual({});
  });
});

describe('decks of an account', () => {
  const deck = (name: string, changed: number) => ({ game: GAME, name, changed, value: own(FIRST) });
  const all = async (who: Visitor) => (await who.get<{ decks: Deck[] }>(`/api/me/decks?game=${GAME}`)).decks;

  it('are kept, changed, exported and thrown away, and are nobody else’s', async () => {
    const { folder, remove } = keptFolder();
    later(remove);
    const first = await startServer({ games: GAMES, data: folder });
    const [ada, bob] = await Promise.all(['Ada', 'Bob'].map(name => guest(first, name)));
    await ada.call('PUT', '/api/me/decks/one', deck('Growth', 5));
    await ada.call('PUT', '/api/me/decks/two', deck('War', 6));
    await bob.call('PUT', '/api/me/decks/one', deck('Bob’s', 7));
    await first.close();

    const server = await startServer({ games: GAMES, data: folder });
    for (const who of [ada, bob]) who.base = server.url.replace('localhost', '127.0.0.1');
    expect((await all(ada)).map(d => [d.id, d.name])).toEqual([
      ['two', 'War'],
      ['one', 'Growth'],
    ]);
    expect((await all(ada))[0].value).toEqual(own(FIRST));
    await ada.call('PUT', '/api/me/decks/one', deck('More growth', 9));
    // Saved late by a device that had not heard of it.
    await ada.call('PUT', '/api/me/decks/one', deck('Less growth', 8));
    expect((await all(ada)).map(d => d.name)).toEqual(['More growth', 'War']);
    expect((await all(bob)).map(d => d.name)).toEqual(['Bob’s']);
    const exported = await ada.get<{ decks: Deck[] }>('/api/me/export');
    expect(exported.decks).toHaveLength(2);
    await ada.call('DELETE', '/api/me/decks/two');
    expect((await all(ada)).map(d => d.id)).toEqual(['one']);
    expect((await ada.get<{ decks: Deck[] }>('/api/me/decks?game=caravan')).decks).toEqual([]);
    await ada.call('DELETE', '/api/me', {});
    expect(await server.context.store.decks.of(ada.me?.id ?? '')).toEqual([]);
    expect(await all(bob)).toHaveLength(1);
  });

  it('are for those with a name, of a game that is played here, and not endlessly many', async () => {
    const server = await startServer({ games: GAMES });
    const ada = await guest(server, 'Ada');
    const problem = (path: string, body: unknown) => ada.problem(ada.call('PUT', path, body));
    expect(await problem('/api/me/decks/one', { ...deck('X', 1), game: 'chess' })).toBe('unknown-game');
    expect(await problem('/api/me/decks/one', { ...deck('X', 1), value: 'all cards' })).toBe(
      'malformed-message',
    );
    expect(await problem('/api/me/decks/one', { ...deck('', 1) })).toBe('malformed-message');
    const many = Array.from({ length: 200 }, (_, i) => `deck${i}`);
    for (const id of many)
      await server.context.store.decks.save(ada.me?.id ?? '', { id, ...deck('X', 1) }, 200);
    expect(await problem('/api/me/decks/another', deck('X', 1))).toBe('too-many');
    expect(await problem('/api/me/decks/deck7', deck('Y', 2))).toBe('none');
    ada.cookie = '';
    expect(await ada.problem(ada.get('/api/me/decks'))).toBe('sign-in');
  });
});
