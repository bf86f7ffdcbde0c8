/** The contract of the store, the same for both engines. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Db, StoreError } from '../store/db.ts';
import { newId } from '../store/ids.ts';
import { Store, type StoreOptions } from '../store/store.ts';
import type { Commit, JobOrder, TableRow, User } from '../store/types.ts';
import { keptFolder } from './helpers/folder.ts';
import { startPostgres, type TestPostgres } from './helpers/postgres.ts';

const person = (over: Partial<User> = {}): User => ({
  id: newId(),
  name: 'Ada',
  login: null,
  password: null,
  prefs: {},
  created: 1,
  seen: 1,
  ...over,
});

const newTable = (over: Partial<TableRow> = {}): TableRow => ({
  id: newId(),
  key: null,
  game: 'caravan',
  phase: 'open',
  listed: true,
  host: null,
  lobby: { seats: [] },
  match: null,
  number: 0,
  revision: 1,
  created: 1,
  changed: 1,
  ...over,
});

const act = (table: string, from: number, over: Partial<Commit> = {}): Commit => ({
  table,
  from,
  entries: [{ kind: 'answer', seat: 0 }],
  ...over,
});

const job = (over: Partial<JobOrder> = {}): JobOrder => ({
  id: newId(),
  kind: 'bot',
  table: null,
  due: 100,
  body: { seat: 1 },
  ...over,
});

async function problem(work: Promise<unknown>): Promise<string> {
  try {
    await work;
  } catch (error) {
    if (error instanceof StoreError) return error.problem;
    throw error;
  }
  return 'none';
}

interface Place {
  options: StoreOptions;
  remove(): Promise<void> | void;
}

let server: TestPostgres;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server.stop());

const engines: [Db['engine'], () => Promise<Place>][] = [
  [
    'sqlite',
    async () => {
      const { folder, remove } = keptFolder();
      return { options: { data: folder }, remove };
    },
  ],
  ['postgres', async () => ({ options: { databaseUrl: await server.schema() }, remove: () => undefined })],
];

describe.each(engines)('store on %s', (engine, makePlace) => {
  let place: Place;
  let store: Store;
  beforeAll(async () => {
    place = await makePlace();
    store = await Store.open(place.options);
  });
  afterAll(async () => {
    await store.close();
    await place.remove();
  });

  it('is of that engine, answers, and migrates only once', async () => {
    expect(store.engine).toBe(engine);
    await store.tryToWrite();
    const steps = () => store.db.query('select version from layout order by version');
    const before = await steps();
    await store.close();
    store = await Store.open(place.options);
    expect(await steps()).toEqual(before);
  });

  it('refuses a layout from the future', async () => {
    await store.db.query('insert into layout (version) values ($1)', [999]);
    await store.close();
    expect(await problem(Store.open(place.options))).toBe('newer');
    // Only a program that knows better may take this mark away: here, the test.
    const { openDb } = await import('../store/store.ts');
    const db = await openDb(place.options);
    await db.query('delete from layout where version = $1', [999]);
    await db.close();
    store = await Store.open(place.options);
  });

  it('refuses values that the engines treat differently', async () => {
    const ask = (value: unknown) => store.db.query('select $1 as x', [value as string]);
    await expect(ask(true)).rejects.toThrow('can not be stored');
    await expect(ask(undefined)).rejects.toThrow('can not be stored');
    await expect(ask(Number.NaN)).rejects.toThrow('can not be stored');
    await expect(ask('a\0b')).rejects.toThrow('zero character');
  });

  it('keeps decks by person, the later change over the earlier, and only so many', async () => {
    const [ada, bob] = [person(), person()];
    await store.people.addUser(ada);
    await store.people.addUser(bob);
    const deck = (id: string, name: string, changed: number) => ({
      id,
      game: 'g',
      name,
      changed,
      value: { cards: [changed] },
    });
    expect(await store.decks.save(ada.id, deck('a', 'first', 2), 2)).toBe(true);
    expect(await store.decks.save(ada.id, deck('a', 'older', 1), 2)).toBe(true);
    expect(await store.decks.save(ada.id, deck('b', 'second', 3), 2)).toBe(true);
    expect(await store.decks.save(ada.id, deck('c', 'third', 4), 2)).toBe(false);
    expect(await store.decks.save(bob.id, deck('a', 'his', 5), 2)).toBe(true);
    expect(await store.decks.of(ada.id, 'g')).toEqual([deck('b', 'second', 3), deck('a', 'first', 2)]);
    expect(await store.decks.of(ada.id, 'other')).toEqual([]);
    await store.decks.remove(ada.id, 'b');
    await store.people.deleteUser(bob.id, '—');
    expect((await store.decks.of(ada.id)).map(d => d.id)).toEqual(['a']);
    expect(await store.decks.of(bob.id)).toEqual([]);
  });

  it('rolls a transaction back whole', async () => {
    const u = person();
    await expect(
      store.db.tx(async q => {
        await store.people.addUser(u, q);
        throw new Error('changed my mind');
      }),
    ).rejects.toThrow('changed my mind');
    expect(await store.people.user(u.id)).toBeUndefined();
  });

  it('keeps other queries out of a transaction', async () => {
    const u = person();
    let inside: Promise<User | undefined> | undefined;
    await store.db.tx(async q => {
      await store.people.addUser(u, q);
      inside = store.people.user(u.id);
      await new Promise(done => setTimeout(done, 20));
    });
    // Either it waited for the end or it saw the time before; it never saw the middle of something that could fail.
    const seen = await inside;
    expect(seen === undefined || seen.id === u.id).toBe(true);
    expect((await store.people.user(u.id))?.name).toBe('Ada');
  });

  describe('people', () => {
    it('keeps users, with every letter of their names', async () => {
      const u = person({ name: 'Łucja 🂡 "x" \\ \u{1F1F5}', prefs: { quiet: [22, 7], mail: null } });
      await store.people.addUser(u);
      expect(await store.people.user(u.id)).toEqual(u);
      await store.people.rename(u.id, 'Lucja', 'lucja');
      await store.people.changePrefs(u.id, prefs => ({ ...(prefs as object), mail: 'x' }));
      expect(await store.people.user(u.id)).toEqual({
        ...u,
        name: 'Lucja',
        prefs: { quiet: [22, 7], mail: 'x' },
      });
    });

    it('gives a login to one person only', async () => {
      const login = randomUUID();
      await store.people.addUser(person({ login }));
      expect(await problem(store.people.addUser(person({ login })))).toBe('conflict');
      const other = person();
      await store.people.addUser(other);
      const account = { login, password: 'x', look: randomUUID() };
      expect(await problem(store.people.makeAccount(other, account))).toBe('conflict');
      expect((await store.people.userByLogin(login))?.login).toBe(login);
    });

    it('lists, finds, prolongs and ends sessions', async () => {
      const u = person();
      await store.people.addUser(u);
      const s = (id: string, expires: number) => ({
        id,
        user: u.id,
        agent: 'Firefox',
        created: 1,
        seen: 2,
        expires,
      });
      const [a, b, c] = [newId(), newId(), newId()];
      await store.people.addSession(s(a, 100), `hash-${a}`);
      await store.people.addSession(s(b, 100), `hash-${b}`);
      await store.people.addSession(s(c, 10), `hash-${c}`);
      expect((await store.people.sessions(u.id, 50)).map(x => x.id).sort()).toEqual([a, b].sort());
      expect((await store.people.sessionBySecret(`hash-${a}`, 50))?.user).toBe(u.id);
      expect(await store.people.sessionBySecret(`hash-${c}`, 50)).toBeUndefined();
      await store.people.touchSession(a, 60, 500);
      expect((await store.people.sessionBySecret(`hash-${a}`, 400))?.seen).toBe(60);
      expect(await store.people.endSessions(u.id, { id: b })).toEqual([b]);
      expect(await store.people.endSessions('somebody else', { id: a })).toEqual([]);
      expect(await store.people.endSessions(u.id, { except: a })).toEqual([c]);
      expect((await store.people.sessions(u.id, 0)).map(x => x.id)).toEqual([a]);
    });

    it('keeps tokens by their hash', async () => {
      const u = person();
      await store.people.addUser(u);
      const t = { id: newId(), user: u.id, name: 'my bot', created: 5, used: null };
      const session = { id: newId(), user: u.id, agent: '', created: 1, seen: 2, expires: 100 };
      expect(await store.people.addToken(t, `hash-${t.id}`, session.id)).toBe(false);
      await store.people.addSession(session, `hash-${session.id}`);
      expect(await store.people.addToken(t, `hash-${t.id}`, session.id)).toBe(true);
      expect(await store.people.tokenBySecret(`hash-${t.id}`)).toEqual(t);
      await store.people.touchToken(t.id, 9);
      expect((await store.people.tokens(u.id))[0].used).toBe(9);
      expect(await store.people.endToken('somebody else', t.id)).toBe(false);
      expect(await store.people.endToken(u.id, t.id)).toBe(true);
      expect(await store.people.tokenBySecret(`hash-${t.id}`)).toBeUndefined();
    });

    it('makes friends both ways, once', async () => {
      const a = person({ name: 'A' });
      const b = person({ name: 'B' });
      await store.people.addUser(a);
      await store.people.addUser(b);
      await store.people.befriend(a.id, b.id, 7);
      await store.people.befriend(b.id, a.id, 8);
      expect(await store.people.friends(a.id)).toEqual([{ id: b.id, name: 'B', since: 7 }]);
      expect(await store.people.friends(b.id)).toEqual([{ id: a.id, name: 'A', since: 7 }]);
      await store.people.unfriend(b.id, a.id);
      expect(await store.people.friends(a.id)).toEqual([]);
    });

    it('finds a link also when it has expired, until it is forgotten', async () => {
      const u = person();
      await store.people.addUser(u);
      const l = { id: newId(), kind: 'friend' as const, user: u.id, table: null, created: 1, expires: 20 };
      await store.people.addLink(l, `hash-${l.id}`);
      expect(await store.people.linkBySecret(`hash-${l.id}`, 'friend')).toEqual(l);
      expect(await store.people.linkBySecret(`hash-${l.id}`, 'seat')).toBeUndefined();
      await store.people.forgetExpired(30);
      expect(await store.people.linkBySecret(`hash-${l.id}`, 'friend')).toBeUndefined();
    });

    it('gives a browser to the person who used it last', async () => {
      const [a, b] = [person(), person()];
      await store.people.addUser(a);
      await store.people.addUser(b);
      const endpoint = `https://push.example/${newId()}`;
      await store.people.subscribe(a.id, { id: newId(), endpoint, body: { keys: 1 } }, 1);
      await store.people.subscribe(b.id, { id: newId(), endpoint, body: { keys: 2 } }, 2);
      expect(await store.people.subscriptions(a.id)).toEqual([]);
      expect((await store.people.subscriptions(b.id))[0].body).toEqual({ keys: 2 });
      await store.people.unsubscribe(endpoint, a.id);
      expect(await store.people.subscriptions(b.id)).toHaveLength(1);
    });

    it('lets a person go, with what is theirs', async () => {
      const u = person();
      await store.people.addUser(u);
      const t = newTable();
      await store.tables.add(t, [{ user: u.id, seat: 0, asked: false }]);
      await store.people.saveNote(t.id, u.id, 1, 'take the wheat');
      await store.people.saveNote(t.id, u.id, 2, 'take the iron');
      expect(await store.people.note(t.id, u.id)).toBe('take the iron');
      expect(await store.people.notes(u.id)).toEqual([{ table: t.id, at: 2, text: 'take the iron' }]);
      await store.tables.say(t.id, { at: 1, user: u.id, seat: 0, name: 'Ada', text: 'hello' }, null);
      await store.people.addSession(
        { id: newId(), user: u.id, agent: '', created: 1, seen: 1, expires: 99 },
        newId(),
      );
      expect(await store.people.chatOf(u.id)).toEqual([{ table: t.id, at: 1, text: 'hello' }]);
      await store.people.deleteUser(u.id, 'somebody');
      expect(await store.people.user(u.id)).toBeUndefined();
      expect(await store.people.sessions(u.id, 0)).toEqual([]);
      expect(await store.people.note(t.id, u.id)).toBe('');
      expect((await store.tables.chat(t.id, 0, 10))[0]).toMatchObject({ name: 'somebody', text: 'hello' });
      expect(await store.tables.seats(t.id)).toEqual([]);
    });
  });

  describe('tables', () => {
    it('keeps a table and recognises a repeated wish for it', async () => {
      const t = newTable({ key: newId(), lobby: { title: 'Środa' }, host: 'h' });
      await store.tables.add(t, [{ user: 'h', seat: 0, asked: true }]);
      expect(await store.tables.get(t.id)).toEqual(t);
      expect(await problem(store.tables.add({ ...newTable(), key: t.key }, []))).toBe('conflict');
      expect(await store.tables.idByKey(t.key as string)).toBe(t.id);
      expect(await store.tables.seats(t.id)).toEqual([{ user: 'h', seat: 0, asked: true }]);
      expect(await store.tables.get('no such table')).toBeUndefined();
    });

    it('appends entries and gives them back in order', async () => {
      const t = newTable();
      await store.tables.add(t, []);
      await store.tables.commit(act(t.id, 0), 10);
      await store.tables.commit(act(t.id, 1, { entries: [{ a: 1 }, { a: 2 }] }), 11);
      expect(await store.tables.entries(t.id, 1)).toEqual([{ a: 1 }, { a: 2 }]);
      expect(await store.tables.get(t.id)).toMatchObject({ number: 3, changed: 11, revision: 1 });
    });

    it('lets only one of many writers have a number', async () => {
      const t = newTable();
      await store.tables.add(t, []);
      const results = await Promise.all(
        Array.from({ length: 20 }, (_, i) =>
          problem(store.tables.commit(act(t.id, 0, { entries: [{ i }] }), i)),
        ),
      );
      expect(results.filter(r => r === 'none')).toHaveLength(1);
      expect(results.filter(r => r === 'conflict')).toHaveLength(19);
      expect(await store.tables.entries(t.id, 0)).toEqual([{ i: results.indexOf('none') }]);
    });

    it('saves nothing of an act that lost', async () => {
      const t = newTable();
      await store.tables.add(t, []);
      await store.tables.commit(act(t.id, 0), 5);
      const j = job();
      const late = act(t.id, 0, { seats: [{ user: 'u', seat: 0, asked: true }], jobs: [j] });
      expect(await problem(store.tables.commit(late, 6))).toBe('conflict');
      expect(await store.tables.seats(t.id)).toEqual([]);
      expect(await store.tables.get(t.id)).toMatchObject({ number: 1, changed: 5 });
    });

    it('changes the lobby part only from the revision it was made for', async () => {
      const t = newTable();
      await store.tables.add(t, []);
      const lobby = {
        revision: 1,
        doc: { ready: 1 },
        phase: 'playing' as const,
        listed: false,
        host: 'x',
        match: { seed: 's' },
      };
      await store.tables.commit({ table: t.id, from: 0, entries: [], lobby }, 7);
      expect(await problem(store.tables.commit({ table: t.id, from: 0, entries: [], lobby }, 8))).toBe(
        'conflict',
      );
      const { match: _, ...without } = lobby;
      await store.tables.commit(
        { table: t.id, from: 0, entries: [], lobby: { ...without, revision: 2, phase: 'over' } },
        9,
      );
      expect(await store.tables.get(t.id)).toMatchObject({
        revision: 3,
        phase: 'over',
        listed: false,
        host: 'x',
        lobby: { ready: 1 },
        match: { seed: 's' },
        changed: 9,
      });
    });

    it('lists public tables and those of a user, turns first', async () => {
      const u = newId();
      const make = async (over: Partial<TableRow>, asked: boolean, seat = 0) => {
        const t = newTable({ changed: Date.now(), ...over });
        await store.tables.add(t, [{ user: u, seat, asked }]);
        return t.id;
      };
      const quiet = await make({ phase: 'playing', changed: 50 }, false);
      const turn = await make({ phase: 'playing', changed: 40, listed: false }, true);
      const over = await make({ phase: 'over', changed: 60 }, false, -1);
      const mine = await store.tables.of(u, ['open', 'playing'], 10);
      expect(mine.map(m => [m.id, m.asked])).toEqual([
        [turn, true],
        [quiet, false],
      ]);
      expect((await store.tables.of(u, ['over'], 10)).map(m => [m.id, m.seat])).toEqual([[over, -1]]);
      const all = (await store.tables.listed(['playing', 'over'], 100)).map(x => x.id);
      expect(all.indexOf(over)).toBeLessThan(all.indexOf(quiet));
      expect(all).not.toContain(turn);
      expect((await store.tables.listed(['playing', 'over'], 100, 60)).map(x => x.id)).not.toContain(over);
    });

    it('keeps the newest snapshot', async () => {
      const t = newTable();
      await store.tables.add(t, []);
      expect(await store.tables.snapshot(t.id)).toBeUndefined();
      await store.tables.saveSnapshot(t.id, { number: 10, version: 1, body: { n: 10 } });
      await store.tables.saveSnapshot(t.id, { number: 5, version: 1, body: { n: 5 } });
      expect(await store.tables.snapshot(t.id)).toEqual({ number: 10, version: 1, body: { n: 10 } });
      await store.tables.saveSnapshot(t.id, { number: 20, version: 2, body: { n: 20 } });
      expect((await store.tables.snapshot(t.id))?.number).toBe(20);
    });

    it('numbers chat lines, also many at once, and takes a repeated one for what it is', async () => {
      const t = newTable();
      await store.tables.add(t, []);
      const line = (text: string) => ({ at: 1, user: 'u', seat: 0, name: 'Ada', text });
      await Promise.all(
        Array.from({ length: 8 }, (_, i) => store.tables.say(t.id, line(`line ${i}`), `k${i}`)),
      );
      const again = await store.tables.say(t.id, line('line 3'), 'k3');
      const all = await store.tables.chat(t.id, 0, 100);
      expect(all.map(l => l.number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
      expect(all.filter(l => l.text === 'line 3')).toEqual([again]);
      expect((await store.tables.chat(t.id, 0, 3)).map(l => l.number)).toEqual([6, 7, 8]);
      expect((await store.tables.chat(t.id, 7, 100)).map(l => l.number)).toEqual([8]);
    });

    it('finds tables that never became a game', async () => {
      const old = newTable({ changed: -50 });
      const played = newTable({ changed: -50, match: { seed: 's' }, phase: 'over' });
      await store.tables.add(old, []);
      await store.tables.add(played, []);
      expect(await store.tables.abandoned(-49, 10)).toEqual([old.id]);
      expect(await store.tables.abandoned(-50, 10)).toEqual([]);
    });

    it('removes a table with all that hangs on it', async () => {
      const t = newTable();
      await store.tables.add(t, [{ user: 'u', seat: 0, asked: false }]);
      await store.tables.commit(
        act(t.id, 0, { jobs: [job({ id: `bot:${t.id}`, table: t.id, due: 1e15 })] }),
        1,
      );
      await store.tables.remove(t.id);
      expect(await store.tables.get(t.id)).toBeUndefined();
      expect(await store.tables.entries(t.id, 0)).toEqual([]);
      expect(await problem(store.tables.commit(act(t.id, 0), 1))).not.toBe('none');
    });
  });

  describe('jobs', () => {
    beforeEach(async () => {
      await store.db.query('delete from jobs');
    });

    it('hands each due job to one claimer', async () => {
      for (let i = 0; i < 30; i++) await store.jobs.put(job({ due: i }));
      await store.jobs.put(job({ id: 'later', due: 5000 }));
      const hands = await Promise.all(
        Array.from({ length: 6 }, (_, i) => store.jobs.claim(`process ${i}`, 1000, 2000, 10)),
      );
      const ids = hands.flat().map(j => j.id);
      expect(ids).toHaveLength(30);
      expect(new Set(ids).size).toBe(30);
      expect(ids).not.toContain('later');
      expect(await store.jobs.nextDue()).toBe(2000);
    });

    it('gives the job of a dead process to another one', async () => {
      await store.jobs.put(job({ id: 'j' }));
      const [first] = await store.jobs.claim('dead', 1000, 2000, 5);
      expect(await store.jobs.claim('alive', 1500, 2500, 5)).toEqual([]);
      const [second] = await store.jobs.claim('alive', 2001, 3000, 5);
      expect([first.tries, second.tries]).toEqual([1, 2]);
      expect(await store.jobs.hold(first, 'dead', 9000)).toBe(false);
      expect(await store.jobs.hold(second, 'alive', 9000)).toBe(true);
      await store.jobs.finish(second);
      expect(await store.jobs.count()).toBe(0);
    });

    it('keeps an order that came while the old one was carried out', async () => {
      await store.jobs.put(job({ id: 'j', body: { turn: 1 } }));
      const [old] = await store.jobs.claim('a', 1000, 2000, 5);
      await store.jobs.put(job({ id: 'j', body: { turn: 2 } }));
      await store.jobs.finish(old);
      const [next] = await store.jobs.claim('a', 1000, 2000, 5);
      expect(next.body).toEqual({ turn: 2 });
      await store.jobs.giveBack(next, 7000);
      expect(await store.jobs.nextDue()).toBe(7000);
    });

    it('releases at a graceful stop what is held', async () => {
      await store.jobs.put(job({ id: 'j' }));
      await store.jobs.claim('a', 1000, 99_999, 5);
      await store.jobs.release('a');
      expect(await store.jobs.claim('b', 1001, 2000, 5)).toHaveLength(1);
      await store.jobs.drop('j');
      expect(await store.jobs.nextDue()).toBeUndefined();
    });
  });

  it('keeps the first value of a fact', async () => {
    expect(await store.fact('vapid')).toBeUndefined();
    expect(await store.factOnce('vapid', { key: 1 })).toEqual({ key: 1 });
    expect(await store.factOnce('vapid', { key: 2 })).toEqual({ key: 1 });
  });

  it('tells listeners what was committed', async () => {
    const heard: string[] = [];
    await store.listen(
      m => heard.push(m),
      () => undefined,
    );
    const t = newTable();
    await store.tables.add(t, []);
    await store.tables.commit(act(t.id, 0, { jobs: [job({ due: 1e15 })] }), 1);
    expect(await problem(store.tables.commit(act(t.id, 0), 1))).toBe('conflict');
    await store.tables.say(t.id, { at: 1, user: 'u', seat: 0, name: '', text: 'x' }, null);
    for (let i = 0; i < 100 && heard.length < 4; i++) await new Promise(done => setTimeout(done, 10));
    expect(heard).toEqual(['lobby', `table ${t.id} 1 -`, 'job', `chat ${t.id} 1`]);
  });

  it('says that it is closed', async () => {
    const other = await makePlace();
    const s = await Store.open(other.options);
    await s.close();
    expect(await problem(s.tryToWrite())).toBe('unavailable');
    await other.remove();
  });
});
