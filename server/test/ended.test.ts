/** Games that end before their rules say so: how is known to everybody, and they can be looked at like any other. */
import type { TableInfo, TableListing, Verification } from '@epoka/protocol';
import { describe, expect, it } from 'vitest';
import { guest, startedTable, startServer, Visitor } from './helpers/server.ts';

interface File {
  readonly over: boolean;
  readonly ended: unknown;
}

const archive = async (who: Visitor, id: string): Promise<TableInfo> => {
  const { tables } = await who.get<{ tables: TableListing[] }>('/api/tables?list=archive');
  const [found] = tables.filter(t => t.info.id === id);
  return found.info;
};

async function two() {
  const server = await startServer();
  const [ada, bob] = await Promise.all(['Ada', 'Bob'].map(name => guest(server, name)));
  return { server, ada, bob, id: await startedTable([ada, bob], { game: 'caravan' }) };
}

/** The record is open to all, whole and verified. */
async function isOpen(who: Visitor, id: string, ended: object): Promise<void> {
  expect(await who.get<File>(`/api/tables/${id}/replay`)).toMatchObject({ over: false, ended });
  expect(await who.get<Verification>(`/api/tables/${id}/verify`)).toMatchObject({
    verified: true,
    replayed: true,
  });
}

describe('a game that was ended', () => {
  it('by one of two who resigned: the other has won, and the seat keeps its name', async () => {
    const { ada, bob, id } = await two();
    expect(await ada.problem(ada.get(`/api/tables/${id}/replay`))).toBe('not-over');
    await bob.act(id, { do: 'resign' });
    const info = await archive(ada, id);
    expect(info).toMatchObject({
      phase: 'closed',
      ended: { why: 'resigned', seat: 1 },
      seats: [
        { who: 'human', name: 'Ada' },
        { who: 'bot', holder: { player: bob.me?.id, name: 'Bob' } },
      ],
    });
    expect(info.result?.map(({ seat, rank }) => [seat, rank]).toSorted()).toEqual([
      [0, 1],
      [1, 2],
    ]);
    await isOpen(bob, id, { why: 'resigned', seat: 1 });
    // a rematch is with the person, not with the bot in their seat
    const { table = '' } = await ada.act(id, { do: 'rematch' });
    const again = (await ada.table(table)).info;
    expect(again.seats[1]).toEqual({ who: 'open' });
    expect(again.invited).toEqual([bob.me?.id]);
    expect(again.ended).toBeUndefined();
  });

  it('by agreement has no winner', async () => {
    const { ada, bob, id } = await two();
    await ada.act(id, { do: 'propose', what: 'close' });
    const [{ id: proposal }] = (await bob.table(id)).info.proposals;
    await bob.act(id, { do: 'vote', proposal, agree: true });
    expect(await archive(bob, id)).toMatchObject({ ended: { why: 'agreed' }, result: null });
    await isOpen(ada, id, { why: 'agreed' });
  });

  it('by the operator', async () => {
    const server = await startServer({ operatorSecret: 'a secret of many letters' });
    const [ada, bob] = await Promise.all(['Ada', 'Bob'].map(name => guest(server, name)));
    const id = await startedTable([ada, bob], { game: 'caravan' });
    const boss = new Visitor(server.url);
    await boss.post('/api/operator', { secret: 'a secret of many letters' });
    await boss.post(`/api/operator/tables/${id}/close`, { reason: 'enough' });
    expect(await archive(bob, id)).toMatchObject({ ended: { why: 'operator' }, result: null });
    await isOpen(ada, id, { why: 'operator' });
  });
});

it('a table that was called off before its game began did not end', async () => {
  const server = await startServer();
  const ada = await guest(server, 'Ada');
  const { id } = await ada.post<{ id: string }>('/api/tables', {
    key: 'called-off-table',
    game: 'caravan',
    listed: true,
    seats: [{ who: 'me' }, { who: 'open' }],
  });
  await ada.act(id, { do: 'close' });
  expect((await ada.table(id)).info).not.toHaveProperty('ended');
});

it('a seat keeps the name of a person who left, until somebody else sits there', async () => {
  const { ada, bob, id } = await two();
  await bob.act(id, { do: 'leave' });
  const holder = { player: bob.me?.id, name: 'Bob' };
  expect((await ada.table(id)).info.seats[1]).toMatchObject({ who: 'bot', holder });
  await bob.act(id, { do: 'take-over', seat: 1 });
  expect((await ada.table(id)).info.seats[1]).toEqual({
    who: 'human',
    player: bob.me?.id,
    name: 'Bob',
    ready: true,
  });
});
