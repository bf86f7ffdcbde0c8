/** Records that lost something: noticed, said, closed for play, and never played over by accident. */
import { EpokaClient, type SocketLike } from '@epoka/protocol/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import WebSocket from 'ws';
import { Store } from '../store/store.ts';
import { chained, chainStart, follow } from '../tables/chain.ts';
import { temporaryFolder } from './helpers/folder.ts';
import { startPostgres, type TestPostgres } from './helpers/postgres.ts';
import { guest, someAnswer, startedTable, startServer } from './helpers/server.ts';

describe('the chain of entries', () => {
  const entry = (n: number) => ({ kind: 'answer', seat: 0, question: n, answer: ['x'] });
  const record = (count: number) => {
    let head = chainStart('t');
    return Array.from({ length: count }, (_, n) => {
      head = chained(head, entry(n) as never);
      return { body: entry(n), chain: head };
    });
  };

  it('is whole as it was written, and up to where something was changed, left out or put elsewhere', () => {
    const whole = record(10);
    expect(follow(chainStart('t'), whole).whole).toBe(10);
    expect(follow(chainStart('t'), whole.with(4, { ...whole[4], body: entry(99) })).whole).toBe(4);
    expect(follow(chainStart('t'), whole.toSpliced(4, 1)).whole).toBe(4);
    expect(follow(chainStart('t'), whole.with(4, whole[5]).with(5, whole[4])).whole).toBe(4);
    expect(follow(chainStart('another'), whole).whole).toBe(0);
  });

  it('does not hold names, which a person may take along', () => {
    const sits = (name: string, player: string) =>
      ({ kind: 'seat', seat: 1, to: { kind: 'human', name, player }, why: 'took-over' }) as never;
    expect(chained('h', sits('Ada', 'u1'))).toBe(chained('h', sits('somebody', '')));
    expect(chained('h', sits('Ada', 'u1'))).not.toBe(chained('g', sits('Ada', 'u1')));
  });
});

describe.each(['embedded', 'PostgreSQL'] as const)('a server whose %s store lost an entry', kind => {
  let postgres: TestPostgres | undefined;
  beforeAll(async () => {
    if (kind === 'PostgreSQL') postgres = await startPostgres();
  });
  afterAll(() => postgres?.stop());

  it('shows what is whole, lets nobody play over the gap, and the players notice', async () => {
    const where = postgres ? { databaseUrl: await postgres.schema() } : { data: temporaryFolder() };
    const first = await startServer(where);
    const people = [await guest(first.url, 'Ada'), await guest(first.url, 'Bob')];
    const id = await startedTable(people, { game: 'caravan' });
    let head: string | undefined;
    for (let i = 0; i < 6; i++)
      for (const who of people) {
        const answer = someAnswer(await who.table(id), () => 0);
        if (answer) ({ head } = (await who.act(id, { do: 'answer', ...answer })) as { head?: string });
      }
    const { n } = await people[0].table(id);
    expect(head).toMatch(/^[\w-]{32}$/);
    await first.close();

    const store = await Store.open(where);
    await store.db.query('delete from entries where table_id = $1 and number >= $2', [id, n - 2]);
    await store.db.query('delete from snapshots');
    await store.close();

    const second = await startServer(where);
    for (const who of people) who.base = second.url;
    const left = await people[0].table(id);
    expect(left.n).toBe(n - 2);
    expect(left.view).not.toBeNull();
    const answers = people.map(async who => {
      const answer = someAnswer(await who.table(id), () => 0);
      return answer ? who.problem(who.act(id, { do: 'answer', ...answer })) : 'not asked';
    });
    expect(await Promise.all(answers)).toContain('damaged');
    expect(await second.context.store.damage.of(id)).toMatchObject({ had: n, has: n - 2 });

    const client = new EpokaClient({
      connect: () =>
        new WebSocket(`${second.url.replace('http', 'ws')}/ws`, {
          headers: { cookie: people[0].cookie },
        }) as unknown as SocketLike,
    });
    const table = client.follow(id);
    await table.when(t => t.info !== undefined);
    expect(table.lost).toBe(false);
    table.told = { n, head: head as string };
    client.reconnect();
    await table.when(t => t.lost);
    client.close();
    await second.close();

    const third = await Store.open(where);
    expect(await third.damage.accept(id)).toBe(true);
    await third.close();
    const last = await startServer(where);
    for (const who of people) who.base = last.url;
    const again = people.map(async who => {
      const answer = someAnswer(await who.table(id), () => 0);
      return answer ? who.problem(who.act(id, { do: 'answer', ...answer })) : 'not asked';
    });
    expect(await Promise.all(again)).not.toContain('damaged');
  });
});
