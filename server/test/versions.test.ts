/** Rules that were corrected while tables were being played. */
import { expect, it } from 'vitest';
import { keptFolder } from './helpers/folder.ts';
import { guest, later, someAnswer, startedTable, startServer, type Visitor } from './helpers/server.ts';

const NEXT = new URL('./helpers/games-next.ts', import.meta.url).href;

const play = async (who: Visitor, id: string) =>
  who.act(id, { do: 'answer', ...someAnswer(await who.table(id))! });

it('a table goes on under corrected rules and says so; one that can not is kept, but not played', async () => {
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
  expect([view?.answers, n]).toEqual([1, 2]);
  expect(view?.log.at(-1)).toMatchObject({ event: { kind: 'version', version: 2 } });
  await play(bob, good);
  await play(ada, good);
  expect((await bob.table(bad)).view).toBeNull();
  expect(await ada.problem(ada.act(bad, { do: 'undo' }))).toBe('old-rules');
  expect(await ada.problem(ada.table(gone))).toBe('unknown-game');
  await second.close();

  // Back to the old program: it keeps its hands off what a newer one has written.
  const third = await startServer({ data: folder });
  for (const who of [ada, bob]) who.base = third.url;
  expect(await bob.problem(bob.act(good, { do: 'undo' }))).toBe('old-rules');
  await play(ada, gone);
  await third.close();

  const fourth = await startServer({ data: folder, games: NEXT });
  for (const who of [ada, bob]) who.base = fourth.url;
  expect((await bob.table(good)).view?.answers).toBe(3);
  await play(bob, good);
  // A step back leaves the old snapshot beside the line, and without one it can't be rebuilt: a new one comes with it.
  const back = await bob.act(good, { do: 'undo' });
  expect((await fourth.house.store.tables.snapshot(good))?.number).toBe(back.n);

  const turn = async (who: Visitor) => ((await who.table(good)).view?.questions.length ?? 0) > 0;
  while ((await ada.table(good)).info.phase === 'playing') await play((await turn(ada)) ? ada : bob, good);
  expect(await ada.get(`/api/tables/${good}/verify`)).toMatchObject({
    verified: true,
    promised: true,
    replayed: null,
  });
});
