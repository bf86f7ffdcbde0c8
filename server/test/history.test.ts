/** People change their accounts, gather, talk and vote at once: whatever was acknowledged is there in the end, once. */
import type { Act, ChatLine, Me } from '@epoka/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PeopleStore } from '../store/people.ts';
import { type Anomaly, History } from './helpers/history.ts';
import { startPostgres, type TestPostgres } from './helpers/postgres.ts';
import { guest, key, startedTable, startServer, Visitor } from './helpers/server.ts';

let database: TestPostgres;
beforeAll(async () => {
  database = await startPostgres();
});
afterAll(() => database.stop());

/** One process on the embedded store, two on the other. */
const places: [string, () => Promise<{ url: string }[]>][] = [
  ['the embedded store', async () => [await startServer()]],
  [
    'PostgreSQL, two processes',
    async () => {
      const databaseUrl = await database.schema();
      return [await startServer({ databaseUrl }), await startServer({ databaseUrl })];
    },
  ],
];

const ROUNDS = 6;
const times = Array.from({ length: ROUNDS }, (_, i) => i);

/** The same person at every process. */
const everywhere = (who: Visitor, servers: readonly { url: string }[]) =>
  servers.map(server => {
    const same = new Visitor(server.url);
    same.cookie = who.cookie;
    same.me = who.me;
    return same;
  });

/** Name, language, notices and password of one account, each changed by a writer of its own. */
async function changeAccount(servers: readonly { url: string }[], name: string) {
  const history = new History();
  const ada = await guest(servers[0], name);
  let password = 'correct horse';
  await ada.post('/api/me/account', { login: name.toLowerCase(), password });
  const there = everywhere(ada, servers);
  const at = (i: number) => there[i % there.length];
  const patch = (register: string, i: number, value: unknown, body: object) =>
    history.write(register, value, () => at(i).call('PATCH', '/api/me', body));
  const anomalies: Anomaly[] = [];
  for (const i of times) {
    const language = i % 2 ? 'en' : 'pl';
    const next = `correct horse ${i}`;
    const old = password;
    await Promise.all([
      patch('name', i, `${name} ${i}`, { name: `${name} ${i}` }),
      patch('language', i + 1, language, { language }),
      patch('quiet', i, i, { notices: { quiet: { from: i, to: 600 } } }),
      history.write('password', next, () => at(i + 1).post('/api/me/password', { old, new: next })),
    ]);
    password = next;
    const { me } = await at(i).get<{ me: Me }>('/api/me');
    const phone = new Visitor(servers[0].url);
    const signedIn = await phone.problem(phone.post('/api/login', { login: name.toLowerCase(), password }));
    const found = new Map<string, unknown>([
      ['name', me.name],
      ['language', me.language],
      ['quiet', me.notices.quiet?.from],
      ['password', signedIn === 'none' ? password : signedIn],
    ]);
    anomalies.push(...history.checkRegisters(found));
  }
  return { history, anomalies };
}

/** As every client does it: where nothing was saved, once more under the same key. */
async function surely(who: Visitor, id: string, act: Act): Promise<void> {
  const k = key();
  while ((await who.problem(who.act(id, act, k))) === 'not-saved');
}

describe.each(places)('on %s', (_, start) => {
  it('accounts', async () => {
    const servers = await start();
    for (const name of ['Ada', 'Bob']) {
      const { history, anomalies } = await changeAccount(servers, name);
      expect(anomalies).toEqual([]);
      expect(history.acknowledged).toBe(4 * ROUNDS);
    }
  });

  it('the lobby: sitting down, saying ready and standing up again', async () => {
    const servers = await start();
    const history = new History();
    const names = ['Ada', 'Bob', 'Cleo', 'Dan'];
    const people = await Promise.all(names.map((name, i) => guest(servers[i % servers.length], name)));
    const { id } = await people[0].post<{ id: string }>('/api/tables', {
      key: key(),
      game: 'caravan',
      listed: true,
      seats: [{ who: 'me' }, { who: 'open' }, { who: 'open' }, { who: 'open' }],
    });
    await Promise.all(
      people.slice(1).map(async (who, i) => {
        const seat = i + 1;
        for (const round of times) {
          await history.write(`seat ${seat}`, [who.me?.id, false], () =>
            surely(who, id, { do: 'sit', seat }),
          );
          await history.write(`seat ${seat}`, [who.me?.id, true], () =>
            surely(who, id, { do: 'ready', on: true }),
          );
          if (round === ROUNDS - 1 && seat !== 2) break;
          await history.write(`seat ${seat}`, null, () => surely(who, id, { do: 'leave' }));
        }
      }),
    );
    const { info } = await people[1].table(id);
    const found = new Map(
      info.seats.map((s, i) => [`seat ${i}`, s.who === 'human' ? [s.player, s.ready] : null] as const),
    );
    expect(history.checkRegisters(found)).toEqual([]);
    expect(history.acknowledged).toBeGreaterThan(40);
  });

  it('talk', async () => {
    const servers = await start();
    const history = new History();
    const names = ['Ada', 'Bob', 'Cleo'];
    const people = await Promise.all(names.map(name => guest(servers[0], name)));
    const id = await startedTable(people, { game: 'caravan' });
    await Promise.all(
      people.map(async (who, n) => {
        const there = everywhere(who, servers);
        for (const i of times) {
          const text = `${names[n]}:${i}`;
          const k = key();
          // Said twice under one key, at two processes: still one line.
          await history.add('chat', text, () =>
            Promise.all(there.map(one => one.act(id, { do: 'say', text }, k))),
          );
        }
      }),
    );
    const { lines } = await people[0].get<{ lines: ChatLine[] }>(`/api/tables/${id}/chat`);
    expect(lines.map(line => line.number)).toEqual(lines.map((_line, i) => i + 1));
    expect(
      history.checkList(
        'chat',
        lines.map(line => line.text),
        text => text.split(':')[0],
      ),
    ).toEqual([]);
    expect(history.acknowledged).toBe(3 * ROUNDS);
  });

  it('votes', async () => {
    const servers = await start();
    const history = new History();
    const names = ['Ada', 'Bob', 'Cleo', 'Dan'];
    const people = await Promise.all(names.map((name, i) => guest(servers[i % servers.length], name)));
    const id = await startedTable(people, { game: 'caravan' });
    const [ada, ...others] = people;
    for (const round of times) {
      await ada.act(id, { do: 'propose', what: 'pause' });
      const [{ id: proposal }] = (await ada.table(id)).info.proposals;
      // All at once; the last one to be counted carries it out, once.
      await Promise.all(
        others.map((who, i) =>
          history.add(`votes ${round}`, names[i + 1], () =>
            surely(who, id, { do: 'vote', proposal, agree: true }),
          ),
        ),
      );
      await history.add('resumed', String(round), () => ada.act(id, { do: 'resume' }));
    }
    const { view, info } = await ada.table(id);
    const pauses = view?.log.filter(line => 'event' in line && line.event.kind === 'pause') ?? [];
    expect(pauses).toHaveLength(ROUNDS);
    expect(info.proposals).toEqual([]);
    expect(history.acknowledged).toBe(4 * ROUNDS);
  });
});

describe('the checker', () => {
  it('finds what a server loses that writes whole rows', async () => {
    const { changePrefs } = PeopleStore.prototype;
    // A store that reads, thinks, and writes whatever has happened meanwhile.
    PeopleStore.prototype.changePrefs = async function (this: PeopleStore, id, change) {
      const user = await this.user(id);
      const next = change(user?.prefs ?? null);
      await new Promise(done => setTimeout(done, 20));
      await changePrefs.call(this, id, () => next);
    };
    try {
      const { anomalies } = await changeAccount([await startServer()], 'Ada');
      expect(anomalies.map(a => a.what)).toContain('lost');
    } finally {
      PeopleStore.prototype.changePrefs = changePrefs;
    }
  });

  it('knows lost, doubled, reordered and unasked from each other', async () => {
    const history = new History();
    for (const item of ['a1', 'a2', 'a3', 'b1']) await history.add('x', item, async () => undefined);
    const check = (...found: string[]) => history.checkList('x', found, item => item[0]).map(a => a.what);
    expect(check('a1', 'b1', 'a2', 'a3')).toEqual([]);
    expect(check('a1', 'a3', 'b1')).toEqual(['lost']);
    expect(check('a1', 'a2', 'a3', 'b1', 'b1')).toEqual(['doubled']);
    expect(check('a2', 'a1', 'a3', 'b1')).toEqual(['reordered']);
    expect(check('a1', 'a2', 'a3', 'b1', 'c1')).toEqual(['unasked']);
  });
});
