/** Who may look at a table, for how long, and what looking on costs them. */

import { once } from 'node:events';
import type { ClientMessage, LinkInfo, ServerMessage } from '@epoka/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPostgres, type TestPostgres } from './helpers/postgres.ts';
import { guest, key, someAnswer, startServer, until, Visitor } from './helpers/server.ts';

let database: TestPostgres;
beforeAll(async () => {
  database = await startPostgres();
});
afterAll(() => database.stop());

const stores: [string, () => Promise<{ databaseUrl?: string }>][] = [
  ['the embedded store', async () => ({})],
  ['PostgreSQL', async () => ({ databaseUrl: await database.schema() })],
];

const gathering = async (host: Visitor, more: object = {}): Promise<string> =>
  (
    await host.post<{ id: string }>('/api/tables', {
      key: key(),
      game: 'caravan',
      seats: [{ who: 'me' }, { who: 'open' }],
      ...more,
    })
  ).id;

const linkTo = async (who: Visitor, id: string) => (await who.post<LinkInfo>(`/api/tables/${id}/link`)).code;

const begin = async (host: Visitor, other: Visitor, id: string, code?: string): Promise<void> => {
  await other.act(id, { do: 'sit', seat: 1, ...(code === undefined ? {} : { code }) });
  await other.act(id, { do: 'ready', on: true });
  await host.act(id, { do: 'start' });
};

/** Everything one connection is told. */
async function wire(who: Visitor) {
  const socket = who.socket();
  const told: ServerMessage[] = [];
  socket.on('message', (data: Buffer) => told.push(JSON.parse(String(data)) as ServerMessage));
  await once(socket, 'open');
  await until(() => told.some(m => m.t === 'welcome'), 'the welcome');
  return { told, say: (message: ClientMessage) => socket.send(JSON.stringify(message)) };
}

const READS = ['', '/info', '/chat', '/at/0', '/replay', '/chronicle', '/verify'];

describe.each(stores)('looking on, on %s', (_, place) => {
  it('who came while people gathered has looked on like anybody who comes later', async () => {
    const server = await startServer(await place());
    const [ada, bob, eve, finn] = await Promise.all(['Ada', 'Bob', 'Eve', 'Finn'].map(n => guest(server, n)));
    const id = await gathering(ada, { listed: true });
    const eves = eve.client().follow(id);
    await eves.when(t => t.info !== undefined);
    const finns = finn.client();
    await finns.follow(id).when(t => t.info !== undefined);
    finns.unfollow(id);
    await until(async () => (await wireOfWatchers(ada, id)) <= 1, 'Finn to be gone');
    await begin(ada, bob, id);
    await eves.when(t => t.view !== undefined);
    await bob.act(id, { do: 'leave' });
    expect(await eve.problem(eve.act(id, { do: 'take-over', seat: 1 }))).toBe('looked-on');
    // Who went before the start has seen nothing.
    expect(await finn.problem(finn.act(id, { do: 'take-over', seat: 1 }))).toBe('none');
  });

  it('who asks for a seat and looks on at the same moment does not get both', async () => {
    const server = await startServer(await place());
    const [ada, bob] = await Promise.all(['Ada', 'Bob'].map(n => guest(server, n)));
    const id = await gathering(ada, { listed: true });
    await begin(ada, bob, id);
    await bob.act(id, { do: 'leave' });
    for (let i = 0; i < 6; i++) {
      const eve = await guest(server, `Eve ${i}`);
      const { told, say } = await wire(eve);
      const act = { t: 'act', table: id, key: key(), act: { do: 'take-over', seat: 1 } } as const;
      const watch = { t: 'watch', table: id } as const;
      for (const message of i % 2 ? [act, watch] : [watch, act]) say(message);
      await until(() => told.some(m => m.t === 'done' || m.t === 'refused'), 'the answer to the wish');
      await until(() => told.some(m => m.t === 'table' || m.t === 'gone'), 'the answer to the look');
      const asked = told.some(m => m.t === 'done');
      const saw = told.some(m => m.t === 'table' && m.view !== null);
      expect([i, asked && saw]).toEqual([i, false]);
      for (const p of (await ada.table(id)).info.proposals)
        await ada.act(id, { do: 'vote', proposal: p.id, agree: false });
    }
  });

  it('who makes a link without having looked has not looked', async () => {
    const server = await startServer(await place());
    const [ada, bob, eve] = await Promise.all(['Ada', 'Bob', 'Eve'].map(n => guest(server, n)));
    const seats = [{ who: 'open' }, { who: 'open' }];
    const id = await gathering(eve, { listed: true, seats });
    for (const [seat, who] of [ada, bob].entries()) {
      await who.act(id, { do: 'sit', seat });
      await who.act(id, { do: 'ready', on: true });
    }
    await eve.act(id, { do: 'start' });
    const code = await linkTo(eve, id);
    await bob.act(id, { do: 'leave' });
    expect(await eve.problem(eve.act(id, { do: 'take-over', seat: 1, code }))).toBe('none');
  });

  it('where nobody may look on, those who stand about are out with the start', async () => {
    const server = await startServer(await place());
    const [ada, bob, eve] = await Promise.all(['Ada', 'Bob', 'Eve'].map(n => guest(server, n)));
    const nobody = new Visitor(server.url);
    const id = await gathering(ada, { listed: true, spectators: false });
    const looks = [eve, nobody].map(who => who.client().follow(id));
    for (const look of looks) await look.when(t => t.info !== undefined);
    await begin(ada, bob, id);
    for (const look of looks) {
      await until(() => look.problem !== undefined, 'the end of looking');
      expect([look.problem?.code, look.view]).toEqual(['not-allowed', undefined]);
    }
  });
});

/** How many look on, as somebody who comes is told. */
async function wireOfWatchers(who: Visitor, id: string): Promise<number> {
  const { told, say } = await wire(who);
  say({ t: 'watch', table: id });
  await until(() => told.some(m => m.t === 'here'), 'who is here');
  const here = told.findLast(m => m.t === 'here');
  return here?.t === 'here' ? here.watchers : 0;
}

describe.each(stores)('a table that is not listed, on %s', (_, place) => {
  it('is read and followed by those who were there, or show a link', async () => {
    const server = await startServer(await place());
    const [ada, bob, eve] = await Promise.all(['Ada', 'Bob', 'Eve'].map(n => guest(server, n)));
    const nobody = new Visitor(server.url);
    const id = await gathering(ada);
    const code = await linkTo(ada, id);
    for (const started of [false, true]) {
      if (started) await begin(ada, bob, id, code);
      for (const who of [eve, nobody]) {
        for (const path of READS)
          expect([path, await who.problem(who.get(`/api/tables/${id}${path}`))]).toEqual([
            path,
            'needs-link',
          ]);
        const look = who.client().follow(id);
        await until(() => look.problem !== undefined, 'the refusal');
        expect([look.problem?.code, look.info]).toEqual(['needs-link', undefined]);
        // The code of another table is none.
        const other = await linkTo(ada, await gathering(ada));
        expect(await who.problem(who.get(`/api/tables/${id}?code=${other}`))).toBe('unknown-link');
        const linked = who.client().follow(id, code);
        await linked.when(t => t.info !== undefined && (!started || t.view !== undefined));
        expect(await who.problem(who.get(`/api/tables/${id}?code=${code}`))).toBe('none');
        expect(await who.problem(who.get(`/api/tables/${id}/chat?code=${code}`))).toBe('none');
        const note = (query: string) =>
          who.problem(who.call('PUT', `/api/tables/${id}/note${query}`, { text: 'x' }));
        const expected = who === eve ? ['needs-link', 'none'] : ['sign-in', 'sign-in'];
        expect([await note(''), await note(`?code=${code}`)]).toEqual(expected);
      }
      expect(await bob.problem(bob.table(id))).toBe(started ? 'none' : 'needs-link');
    }
    for (let over = false; !over; )
      for (const who of [ada, bob]) {
        const table = await who.table(id);
        over = table.info.phase === 'over';
        const answer = over ? undefined : someAnswer(table);
        if (answer) await who.act(id, { do: 'answer', ...answer });
      }
    for (const path of READS) {
      expect([path, await eve.problem(eve.get(`/api/tables/${id}${path}`))]).toEqual([path, 'needs-link']);
      expect([path, await eve.problem(eve.get(`/api/tables/${id}${path}?code=${code}`))]).toEqual([
        path,
        'none',
      ]);
      expect([path, await bob.problem(bob.get(`/api/tables/${id}${path}`))]).toEqual([path, 'none']);
    }
  });

  it('is out of sight for who came by a link that is taken back, and not for those who sit', async () => {
    const server = await startServer(await place());
    const [ada, bob, eve] = await Promise.all(['Ada', 'Bob', 'Eve'].map(n => guest(server, n)));
    const nobody = new Visitor(server.url);
    const id = await gathering(ada);
    const code = await linkTo(ada, id);
    const bobs = bob.client().follow(id, code);
    const looks = [eve, nobody].map(who => who.client().follow(id, code));
    for (const look of looks) await look.when(t => t.info !== undefined);
    await begin(ada, bob, id, code);
    for (const look of looks) await look.when(t => t.view !== undefined);
    await ada.call('DELETE', `/api/tables/${id}/link`);
    for (const look of looks) {
      await until(() => look.problem !== undefined, 'the end of looking');
      expect(look.problem?.code).toBe('unknown-link');
    }
    expect(await eve.problem(eve.get(`/api/tables/${id}?code=${code}`))).toBe('unknown-link');
    expect(await eve.problem(eve.get(`/api/tables/${id}/info?code=${code}`))).toBe('unknown-link');
    // Bob's client still shows the old link when it comes back; his seat counts.
    const again = bob.client().follow(id, code);
    await again.when(t => t.view !== undefined);
    expect([bobs.problem, again.seat]).toEqual([undefined, 1]);
    // Another link, another look.
    const fresh = await linkTo(ada, id);
    await eve
      .client()
      .follow(id, fresh)
      .when(t => t.view !== undefined);
  });

  it('is out of sight when it stops being listed, and when the link has expired', async () => {
    let passed = 0;
    const server = await startServer({ ...(await place()), now: () => Date.now() + passed });
    const [ada, eve] = await Promise.all(['Ada', 'Eve'].map(n => guest(server, n)));
    const id = await gathering(ada, { listed: true });
    const look = eve.client().follow(id);
    await look.when(t => t.info !== undefined);
    await ada.act(id, { do: 'change', listed: false });
    await until(() => look.problem !== undefined, 'the end of looking');
    expect(look.problem?.code).toBe('needs-link');
    const code = await linkTo(ada, id);
    passed = 8 * 86_400_000;
    expect(await eve.problem(eve.get(`/api/tables/${id}?code=${code}`))).toBe('expired-link');
  });

  it('who was sent away is told so, whatever they show, and nobody of them sees more', async () => {
    const server = await startServer(await place());
    const [ada, bob] = await Promise.all(['Ada', 'Bob'].map(n => guest(server, n)));
    const id = await gathering(ada);
    const code = await linkTo(ada, id);
    await bob.act(id, { do: 'sit', seat: 1, code });
    // The same person in another window, without a name.
    const window = new Visitor(server.url).client().follow(id, code);
    await window.when(t => t.info !== undefined);
    await ada.act(id, { do: 'put', seat: 1, bot: null });
    await until(() => window.problem !== undefined, 'the end of the other window');
    expect(window.problem?.code).toBe('unknown-link');
    const fresh = await linkTo(ada, id);
    for (const path of READS)
      for (const query of ['', `?code=${fresh}`])
        expect([path, await bob.problem(bob.get(`/api/tables/${id}${path}${query}`))]).toEqual([
          path,
          'sent-away',
        ]);
    const look = bob.client().follow(id, fresh);
    await until(() => look.problem !== undefined, 'the refusal');
    expect(look.problem?.code).toBe('sent-away');
    const other = await guest(server, 'Bobby');
    expect(await other.problem(other.get(`/api/tables/${id}?code=${code}`))).toBe('unknown-link');
    await other.act(id, { do: 'sit', seat: 1, code: fresh });
  });
});

describe.each(stores)('a seat that comes free by sending somebody away, on %s', (_, place) => {
  it('is not had by the old link, however many ask for it at that moment', async () => {
    const server = await startServer(await place());
    const [ada, bob] = await Promise.all(['Ada', 'Bob'].map(n => guest(server, n)));
    for (let round = 0; round < 4; round++) {
      const id = await gathering(ada);
      const code = await linkTo(ada, id);
      await bob.act(id, { do: 'sit', seat: 1, code });
      // Bob under another name is ready for it.
      const other = await guest(server, `Bobby ${round}`);
      const { told, say } = await wire(other);
      const { say: sayAda } = await wire(ada);
      const put = { t: 'act', table: id, key: key(), act: { do: 'put', seat: 1, bot: null } } as const;
      const MANY = 60;
      for (let i = 0; i < MANY; i++) {
        if (i === MANY / 2) sayAda(put);
        say({ t: 'act', table: id, key: key(), act: { do: 'sit', seat: 1, code } });
      }
      await until(() => told.filter(m => m.t === 'done' || m.t === 'refused').length === MANY, 'all answers');
      await until(async () => (await ada.table(id)).info.seats[1].who === 'open', 'the free seat');
      expect(told.filter(m => m.t === 'done')).toEqual([]);
    }
  });

  it('is in no list of whoever had it', async () => {
    const server = await startServer(await place());
    const [ada, bob] = await Promise.all(['Ada', 'Bob'].map(n => guest(server, n)));
    const id = await gathering(ada);
    await bob.act(id, { do: 'sit', seat: 1, code: await linkTo(ada, id) });
    await ada.act(id, { do: 'put', seat: 1, bot: null });
    await ada.act(id, { do: 'close' });
    for (const list of ['mine', 'left', 'archive', 'public'])
      expect([list, await bob.get(`/api/tables?list=${list}`)]).toEqual([list, { tables: [] }]);
  });
});

it('who asks for a seat at one process and looks on at the other does not get both', async () => {
  const databaseUrl = await database.schema();
  const [here, there] = [await startServer({ databaseUrl }), await startServer({ databaseUrl })];
  const ada = await guest(here, 'Ada');
  const bob = await guest(here, 'Bob');
  const id = await gathering(ada, { listed: true });
  await begin(ada, bob, id);
  await bob.act(id, { do: 'leave' });
  for (let i = 0; i < 10; i++) {
    const eve = await guest(here, `Eve ${i}`);
    const twin = new Visitor(there.url);
    twin.cookie = eve.cookie;
    const [asked, saw] = await Promise.all([
      eve.problem(eve.act(id, { do: 'take-over', seat: 1 })),
      twin.problem(twin.table(id)),
    ]);
    const proposals = (await ada.table(id)).info.proposals;
    expect([i, proposals.length > 0 && saw === 'none']).toEqual([i, false]);
    expect(['none', 'looked-on']).toContain(asked);
    for (const p of proposals) await ada.act(id, { do: 'vote', proposal: p.id, agree: false });
  }
});

it('a link that is taken back at one process ends looking on at the other', async () => {
  const databaseUrl = await database.schema();
  const [here, there] = [await startServer({ databaseUrl }), await startServer({ databaseUrl })];
  const ada = await guest(here, 'Ada');
  const eve = await guest(there, 'Eve');
  const id = await gathering(ada);
  const code = await linkTo(ada, id);
  const look = eve.client().follow(id, code);
  await look.when(t => t.info !== undefined);
  await ada.call('DELETE', `/api/tables/${id}/link`);
  await until(() => look.problem !== undefined, 'the end of looking');
  expect(look.problem?.code).toBe('unknown-link');
});
