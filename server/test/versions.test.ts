/** Rules that were corrected while tables were being played. */
import type { Chronicle, TableListing } from '@epoka/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ServeOptions } from '../settings.ts';
import { keptFolder } from './helpers/folder.ts';
import { startPostgres, type TestPostgres } from './helpers/postgres.ts';
import {
  guest,
  later,
  someAnswer,
  startedTable,
  startServer,
  until,
  type Visitor,
} from './helpers/server.ts';

let database: TestPostgres;
beforeAll(async () => {
  database = await startPostgres();
});
afterAll(() => database.stop());

const stores: [string, () => Promise<Partial<ServeOptions>>][] = [
  [
    'the embedded store',
    async () => {
      const { folder, remove } = keptFolder();
      later(remove);
      return { data: folder };
    },
  ],
  ['PostgreSQL', async () => ({ databaseUrl: await database.schema() })],
];

const listed = async (who: Visitor) =>
  (await who.get<{ tables: TableListing[] }>('/api/tables?list=archive')).tables.map(t => t.info.id);

const NEXT = new URL('./helpers/games-next.ts', import.meta.url).href;

const play = async (who: Visitor, id: string) =>
  who.act(id, { do: 'answer', ...someAnswer(await who.table(id))! });

it('a table goes on by the rules it began with; one that can not is kept, but not played', async () => {
  const { folder, remove } = keptFolder();
  later(remove);
  const first = await startServer({ data: folder });
  const [ada, bob] = [await guest(first, 'Ada'), await guest(first, 'Bob')];
  const [good, bad, gone] = [
    await startedTable([ada, bob], { game: 'tictactoe' }),
    await startedTable([ada, bob], { game: 'dicerace' }),
    await startedTable([ada, bob], { game: 'caravan' }),
  ];
  await play(ada, good);
  await play(ada, bad);
  await first.close();

  const second = await startServer({ data: folder, games: NEXT });
  for (const who of [ada, bob]) who.base = second.url;
  const { view, n } = await bob.table(good);
  expect([view?.answers, n, view?.version]).toEqual([1, 1, 1]);
  await play(bob, good);
  await play(ada, good);
  const begunLater = await startedTable([ada, bob], { game: 'tictactoe' });
  expect((await bob.table(begunLater)).view?.version).toBe(2);
  expect((await bob.table(bad)).view).toBeNull();
  expect(await ada.problem(ada.act(bad, { do: 'undo' }))).toBe('old-rules');
  expect(await ada.problem(ada.table(gone))).toBe('unknown-game');
  await second.close();

  // Back to the old program: it goes on with what it knows, and keeps its hands off what a newer one has begun.
  const third = await startServer({ data: folder });
  for (const who of [ada, bob]) who.base = third.url;
  expect(await bob.problem(bob.act(begunLater, { do: 'undo' }))).toBe('old-rules');
  await play(ada, gone);
  await third.close();

  const fourth = await startServer({ data: folder, games: NEXT });
  for (const who of [ada, bob]) who.base = fourth.url;
  expect((await bob.table(good)).view?.answers).toBe(3);
  await play(bob, good);

  const turn = async (who: Visitor) => ((await who.table(good)).view?.questions.length ?? 0) > 0;
  while ((await ada.table(good)).info.phase === 'playing') await play((await turn(ada)) ? ada : bob, good);
  expect(await ada.get(`/api/tables/${good}/verify`)).toMatchObject({
    verified: true,
    promised: true,
    replayed: true,
  });
});

describe.each(stores)('a finished game, on %s', (_, place) => {
  it('stays readable when its rules are gone or have changed beyond it', async () => {
    const options = await place();
    const first = await startServer(options);
    const [ada, bob] = [await guest(first, 'Ada'), await guest(first, 'Bob')];
    const finish = async (game: string) => {
      const id = await startedTable([ada, bob], { game, ...(game === 'dicerace' ? { roundCap: 2 } : {}) });
      while ((await ada.table(id)).info.phase === 'playing')
        for (const who of [ada, bob]) if (someAnswer(await who.table(id))) await play(who, id);
      return id;
    };
    // One whose game is unknown afterwards, one whose settings are, and one that ended by the rules of today.
    const [gone, changed] = [await finish('caravan'), await finish('dicerace')];
    const running = await startedTable([ada, bob], { game: 'caravan' });
    expect(await ada.problem(ada.get(`/api/tables/${running}/chronicle`))).toBe('not-over');
    await until(async () => (await first.context.store.tables.unwritten(9)).length === 0, 'the chronicles');
    await first.close();

    const second = await startServer({ ...options, games: NEXT });
    for (const who of [ada, bob]) who.base = second.url;
    for (const id of [gone, changed]) {
      const { info, view } = await bob.table(id);
      expect([info.phase, info.result?.length, view]).toEqual(['over', 2, null]);
      const { chronicle } = await bob.get<{ chronicle: Chronicle }>(`/api/tables/${id}/chronicle`);
      expect(chronicle.en.lines.length).toBeGreaterThan(3);
      expect(chronicle.pl.lines).toHaveLength(chronicle.en.lines.length);
      expect(chronicle.pl.lines).not.toEqual(chronicle.en.lines);
      // Nobody's name is in it: whoever is deleted is not in there either.
      expect(JSON.stringify(chronicle)).not.toContain('Ada');
      expect(chronicle.en.lines.join()).toContain('\u20680\u2069');
      const watched = bob.client().follow(id);
      await watched.when(t => t.info?.phase === 'over');
      expect(await ada.problem(ada.act(id, { do: 'undo' }))).toMatch(/old-rules|wrong-phase/);
    }
    expect((await listed(ada)).toSorted()).toEqual([gone, changed].toSorted());
  });

  it('from before they were written down is written down by the way', async () => {
    const server = await startServer(await place());
    const [ada, bob] = [await guest(server, 'Ada'), await guest(server, 'Bob')];
    const id = await startedTable([ada, bob], { game: 'tictactoe' });
    await ada.act(id, { do: 'resign' });
    const { tables, db, jobs } = server.context.store;
    await until(async () => (await tables.chronicle(id)) !== undefined, 'the chronicle');
    await db.query('delete from chronicles');
    await jobs.put({ id: 'clean', kind: 'clean', table: null, due: Date.now(), body: null });
    await until(async () => (await tables.chronicle(id)) !== undefined, 'the chronicle again');
  });
});
