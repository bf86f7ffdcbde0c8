/** Seats can't be stolen and hands can't be peeked into: replacement, taking over, looking on, being sent away. */

import type { LinkInfo } from '@epoka/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gathered, play, proposals, sits } from './helpers/gathering.ts';
import { startPostgres, type TestPostgres } from './helpers/postgres.ts';
import { guest, key, startedTable, until, type Visitor } from './helpers/server.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let database: TestPostgres;
beforeAll(async () => {
  database = await startPostgres();
});
afterAll(() => database.stop());

const stores: [string, () => Promise<{ databaseUrl?: string }>][] = [
  ['the embedded store', async () => ({})],
  ['PostgreSQL', async () => ({ databaseUrl: await database.schema() })],
];

const agree = async (who: Visitor, id: string, yes = true) => {
  const [proposal] = await proposals(who, id);
  return who.act(id, { do: 'vote', proposal: proposal.id, agree: yes });
};

describe('a seat can not be stolen', () => {
  it('at a table with days for a turn nobody is replaced before the days are over', async () => {
    const { all, wait } = await gathered(['Ada', 'Bob', 'Eve']);
    const [ada, bob, eve] = all;
    const id = await startedTable([ada, bob], { game: 'tictactoe', clock: { kind: 'turn', days: 3 } });
    await play(ada, id);
    const replace = { do: 'propose', what: 'replace', seat: 1 } as const;
    expect(await ada.problem(ada.act(id, replace))).toBe('not-late');
    await wait(2 * DAY);
    expect(await ada.problem(ada.act(id, replace))).toBe('not-late');
    expect(await sits(ada, id, 1)).toBe('human');
    expect(await eve.problem(eve.act(id, { do: 'take-over', seat: 1 }))).toBe('seat-taken');
    await wait(DAY + HOUR);
    await until(async () => (await sits(ada, id, 1)) === 'bot', 'the end of the three days');
    // It stays the seat of the one who was late.
    await bob.act(id, { do: 'take-over', seat: 1 });
    expect((await bob.table(id)).seat).toBe(1);
  });

  it('the way back to it is open whatever link somebody comes by', async () => {
    const { all, wait } = await gathered(['Ada', 'Bob', 'Eve']);
    const [ada, bob, eve] = all;
    const id = await startedTable([ada, bob], {
      game: 'tictactoe',
      listed: false,
      clock: { kind: 'turn', days: 3 },
    });
    const { code } = await ada.post<LinkInfo>(`/api/tables/${id}/link`);
    await play(ada, id);
    await wait(7.5 * DAY);
    await until(async () => (await sits(ada, id, 1)) === 'bot', 'the end of the days');
    expect(await eve.problem(eve.act(id, { do: 'take-over', seat: 1, code }))).toBe('expired-link');
    await bob.act(id, { do: 'take-over', seat: 1, code });
    expect((await bob.table(id)).seat).toBe(1);
  });

  it('where no clock runs, not before the table has waited a day for them, and then an hour more', async () => {
    const { all, wait } = await gathered(['Ada', 'Bob']);
    const [ada, bob] = all;
    const id = await startedTable(all, { game: 'tictactoe' });
    const replace = { do: 'propose', what: 'replace', seat: 1 } as const;
    await wait(2 * DAY);
    // It is Ada herself whom the table waits for.
    expect(await ada.problem(ada.act(id, replace))).toBe('not-late');
    await play(ada, id);
    await wait(23 * HOUR);
    expect(await ada.problem(ada.act(id, replace))).toBe('not-late');
    await wait(2 * HOUR);
    await ada.act(id, replace);
    await wait(HOUR / 2);
    expect(await sits(ada, id, 1)).toBe('human');
    // Whoever moves is there.
    await play(bob, id);
    expect(await proposals(ada, id)).toEqual([]);
  });

  it('nobody takes the seat of one who was replaced but they themselves, and others only if they agree', async () => {
    const { all, wait } = await gathered(['Ada', 'Bob', 'Cleo', 'Eve']);
    const [ada, bob, cleo, eve] = all;
    const id = await startedTable([ada, bob, cleo], { game: 'caravan', substitute: 'random' });
    await play(ada, id);
    await play(cleo, id);
    await wait(DAY);
    await ada.act(id, { do: 'propose', what: 'replace', seat: 1 });
    await agree(cleo, id);
    await wait(2 * HOUR);
    await until(async () => (await sits(ada, id, 1)) === 'bot', 'the bot');
    await eve.act(id, { do: 'take-over', seat: 1 });
    expect(await sits(ada, id, 1)).toBe('bot');
    expect(await proposals(ada, id)).toMatchObject([
      { what: 'take-over', by: -1, seat: 1, needed: [0, 2, 1], who: { player: eve.me?.id, name: 'Eve' } },
    ]);
    await agree(ada, id);
    await agree(cleo, id);
    expect(await sits(ada, id, 1)).toBe('bot');
    // Bob comes back instead; that is the end of it.
    await bob.act(id, { do: 'take-over', seat: 1 });
    expect((await bob.table(id)).seat).toBe(1);
    expect(await proposals(ada, id)).toEqual([]);
  });

  it('a seat that was left goes to another when all who still play agree, and to nobody when one does not', async () => {
    const { all, wait } = await gathered(['Ada', 'Bob', 'Cleo', 'Eve']);
    const [ada, bob, cleo, eve] = all;
    const id = await startedTable([ada, bob, cleo], { game: 'caravan' });
    await bob.act(id, { do: 'leave' });
    await eve.act(id, { do: 'take-over', seat: 1 });
    expect(await proposals(ada, id)).toMatchObject([{ what: 'take-over', needed: [0, 2] }]);
    await agree(ada, id);
    await agree(cleo, id, false);
    expect(await proposals(ada, id)).toEqual([]);
    expect(await sits(ada, id, 1)).toBe('bot');
    // A no holds for a while, and who asks does not look on meanwhile.
    expect(await eve.problem(eve.act(id, { do: 'take-over', seat: 1 }))).toBe('declined');
    await wait(HOUR);
    await eve.act(id, { do: 'take-over', seat: 1 });
    expect(await eve.problem(eve.table(id))).toBe('seat-asked');
    expect((await eve.get<{ seat: number }>(`/api/tables/${id}/info`)).seat).toBe(-1);
    await agree(cleo, id);
    expect(await sits(ada, id, 1)).toBe('bot');
    await agree(ada, id);
    expect((await eve.table(id)).seat).toBe(1);
    expect(await bob.problem(bob.act(id, { do: 'take-over', seat: 1 }))).toBe('seat-taken');
  });

  it('strangers who ask can not keep the players from proposing, and go with all that is theirs', async () => {
    const { server, all } = await gathered(['Ada', 'Bob']);
    const [ada, bob] = all;
    const id = await startedTable([ada, bob], { game: 'caravan', bots: ['random'] });
    await bob.act(id, { do: 'leave' });
    const strangers = await Promise.all(['C', 'D', 'E', 'F'].map(name => guest(server, name)));
    const outcomes: string[] = [];
    for (const who of strangers) outcomes.push(await who.problem(who.act(id, { do: 'take-over', seat: 1 })));
    expect(outcomes).toEqual(['none', 'none', 'none', 'too-many']);
    await ada.act(id, { do: 'propose', what: 'pause' });
    expect((await ada.table(id)).view?.clock.paused).toBe(true);
    await strangers[0].call('DELETE', '/api/me', {});
    expect((await proposals(ada, id)).map(p => p.who?.name)).toEqual(['D', 'E']);
    const stored = await server.context.store.tables.get(id);
    expect(JSON.stringify(stored)).not.toContain(strangers[0].me?.id);
  });

  it('nor can a player who proposes without end keep the others from it', async () => {
    const { all, wait } = await gathered(['Ada', 'Bob', 'Cleo']);
    const [ada, bob, cleo] = all;
    const id = await startedTable(all, { game: 'caravan' });
    for (const who of [ada, cleo]) await play(who, id);
    const tries: string[] = [];
    for (const what of ['pause', 'close'] as const)
      tries.push(await bob.problem(bob.act(id, { do: 'propose', what })));
    for (const to of [0, 1])
      tries.push(await bob.problem(bob.act(id, { do: 'propose', what: 'take-back', to })));
    expect(tries).toEqual(['none', 'none', 'none', 'too-many']);
    await wait(DAY + 2 * HOUR);
    await ada.act(id, { do: 'propose', what: 'replace', seat: 1 });
    expect((await proposals(cleo, id)).map(p => p.by)).toEqual([1, 1, 1, 0]);
  });

  it('who asked for a seat may think better of it', async () => {
    const { all } = await gathered(['Ada', 'Bob', 'Eve']);
    const [ada, bob, eve] = all;
    const id = await startedTable([ada, bob], { game: 'tictactoe' });
    await bob.act(id, { do: 'leave' });
    await eve.act(id, { do: 'take-over', seat: 1 });
    const [{ id: proposal }] = await proposals(ada, id);
    await eve.act(id, { do: 'vote', proposal, agree: false });
    expect(await proposals(ada, id)).toEqual([]);
  });

  it('whoever was replaced keeps the vote on taking back, whoever left has given it up', async () => {
    const { all, wait } = await gathered(['Ada', 'Bob']);
    const [ada, bob] = all;
    const id = await startedTable(all, {
      game: 'tictactoe',
      clock: { kind: 'turn', days: 1 },
      substitute: 'random',
    });
    await play(ada, id);
    await play(bob, id);
    await play(ada, id);
    await wait(DAY + HOUR);
    await until(async () => ((await ada.table(id)).view?.answers ?? 0) >= 4, "the bot's move");
    await ada.act(id, { do: 'propose', what: 'take-back', to: 0 });
    expect((await ada.table(id)).view?.answers).toBe(4);
    expect(await proposals(bob, id)).toMatchObject([{ what: 'take-back', needed: [1] }]);
    await agree(bob, id, false);
    expect(await proposals(ada, id)).toEqual([]);
    await ada.act(id, { do: 'propose', what: 'take-back', to: 0 });
    await agree(bob, id);
    expect((await ada.table(id)).view?.answers).toBe(0);

    await bob.act(id, { do: 'take-over', seat: 1 });
    await play(ada, id);
    await play(bob, id);
    await bob.act(id, { do: 'leave' });
    await ada.act(id, { do: 'propose', what: 'take-back', to: 0 });
    expect((await ada.table(id)).view?.answers).toBe(0);
  });
});

describe.each(stores)('hands can not be peeked into, on %s', (_, place) => {
  it('who has held a seat never sits in another one of the same table', async () => {
    const { all } = await gathered(['Ada', 'Bob', 'Cleo'], await place());
    const [ada, bob, cleo] = all;
    const id = await startedTable(all, { game: 'caravan' });
    await ada.act(id, { do: 'leave' });
    await bob.act(id, { do: 'leave' });
    expect(await ada.problem(ada.act(id, { do: 'take-over', seat: 1 }))).toBe('other-seat');
    await ada.act(id, { do: 'take-over', seat: 0 });
    await ada.act(id, { do: 'leave' });
    expect(await ada.problem(ada.act(id, { do: 'take-over', seat: 1 }))).toBe('other-seat');
    await bob.act(id, { do: 'take-over', seat: 1 });
    expect((await cleo.table(id)).info.seats.map(s => s.who)).toEqual(['bot', 'human', 'human']);
  });

  it('not even when their own seat is another’s by now', async () => {
    const { all } = await gathered(['Ada', 'Bob', 'Cleo', 'Eve'], await place());
    const [ada, bob, cleo, eve] = all;
    const id = await startedTable([ada, bob, cleo], { game: 'caravan' });
    await ada.act(id, { do: 'leave' });
    await eve.act(id, { do: 'take-over', seat: 0 });
    await agree(bob, id);
    await agree(cleo, id);
    expect(await sits(bob, id, 0)).toBe('human');
    await bob.act(id, { do: 'leave' });
    expect(await ada.problem(ada.act(id, { do: 'take-over', seat: 1 }))).toBe('other-seat');
  });

  it('who has looked on at a running game with secrets does not sit down there', async () => {
    const { server, all } = await gathered(['Ada', 'Bob', 'Eve', 'Finn', 'Gil', 'Hal'], await place());
    const [ada, bob, eve, finn, gil, hal] = all;
    const id = await startedTable([ada, bob], { game: 'caravan' });
    await eve.table(id);
    const watching = finn.client().follow(id);
    await watching.when(t => t.view !== undefined);
    await gil.get(`/api/tables/${id}/at/0`);
    expect((await hal.get<{ seat: number }>(`/api/tables/${id}/info`)).seat).toBe(-1);
    await bob.act(id, { do: 'leave' });
    for (const looker of [eve, finn, gil])
      expect(await looker.problem(looker.act(id, { do: 'take-over', seat: 1 }))).toBe('looked-on');
    await hal.act(id, { do: 'take-over', seat: 1 });
    await agree(ada, id);
    expect((await hal.table(id)).seat).toBe(1);
    // Where nothing is hidden there is nothing to have seen.
    const open = await startedTable([ada, bob], { game: 'tictactoe' });
    await eve.table(open);
    await bob.act(open, { do: 'leave' });
    await eve.act(open, { do: 'take-over', seat: 1 });
    await agree(ada, open);
    expect((await eve.table(open)).seat).toBe(1);
    const info = await ada.get<{ games: { id: string; secrets: boolean }[] }>('/api/info');
    expect(info.games.map(g => [g.id, g.secrets])).toEqual([
      ['caravan', true],
      ['dicerace', false],
      ['tictactoe', false],
    ]);
    expect(server.context.policy.lateAfter).toBe(DAY);
  });
});

describe.each(stores)('being sent away holds, on %s', (_, place) => {
  const opened = async (ada: Visitor, listed: boolean) =>
    (
      await ada.post<{ id: string }>('/api/tables', {
        key: key(),
        game: 'caravan',
        listed,
        seats: [{ who: 'me' }, { who: 'open' }, { who: 'open' }],
      })
    ).id;

  it('who was sent away neither sits down again nor looks on', async () => {
    const { all } = await gathered(['Ada', 'Bob'], await place());
    const [ada, bob] = all;
    const id = await opened(ada, true);
    const watching = bob.client().follow(id);
    await bob.act(id, { do: 'sit', seat: 1 });
    await watching.when(t => t.seat === 1);
    await ada.act(id, { do: 'put', seat: 1, bot: null });
    await until(() => watching.problem?.code === 'sent-away', 'the end of looking on');
    expect(await bob.problem(bob.act(id, { do: 'sit', seat: 1 }))).toBe('sent-away');
    expect(await bob.problem(bob.table(id))).toBe('sent-away');
    expect(await bob.problem(bob.get(`/api/tables/${id}/info`))).toBe('sent-away');
    const again = bob.client().follow(id);
    await until(() => again.problem !== undefined, 'the refusal');
    expect(again.problem?.code).toBe('sent-away');
    // The host may change their mind.
    await bob.post('/api/friends', { code: (await ada.post<LinkInfo>('/api/friends/link')).code });
    await ada.act(id, { do: 'invite', user: bob.me?.id as string });
    await bob.act(id, { do: 'sit', seat: 1 });
    // Whoever stands up by themselves was not sent away.
    await bob.act(id, { do: 'leave' });
    await bob.act(id, { do: 'sit', seat: 2 });
  });

  it('the link they came with is no good any more, under no name', async () => {
    const { server, all } = await gathered(['Ada', 'Bob'], await place());
    const [ada, bob] = all;
    const id = await opened(ada, false);
    const { code } = await ada.post<LinkInfo>(`/api/tables/${id}/link`);
    await bob.act(id, { do: 'sit', seat: 1, code });
    await ada.act(id, { do: 'put', seat: 1, bot: null });
    const again = await guest(server, 'Bobby');
    expect(await again.problem(again.act(id, { do: 'sit', seat: 1, code }))).toBe('unknown-link');
    const { code: fresh } = await ada.post<LinkInfo>(`/api/tables/${id}/link`);
    expect(await bob.problem(bob.act(id, { do: 'sit', seat: 1, code: fresh }))).toBe('sent-away');
    await again.act(id, { do: 'sit', seat: 1, code: fresh });
  });

  it('links can be taken back: the host all, others their own', async () => {
    const { all } = await gathered(['Ada', 'Bob', 'Cleo'], await place());
    const [ada, bob, cleo] = all;
    const id = await opened(ada, false);
    const { code: adas } = await ada.post<LinkInfo>(`/api/tables/${id}/link`);
    await bob.act(id, { do: 'sit', seat: 1, code: adas });
    const { code: bobs } = await bob.post<LinkInfo>(`/api/tables/${id}/link`);
    expect(await cleo.problem(cleo.call('DELETE', `/api/tables/${id}/link`))).toBe('needs-link');
    expect(await bob.call('DELETE', `/api/tables/${id}/link`)).toEqual({ links: 1 });
    expect(await cleo.problem(cleo.act(id, { do: 'sit', seat: 2, code: bobs }))).toBe('unknown-link');
    const { code: again } = await bob.post<LinkInfo>(`/api/tables/${id}/link`);
    expect(await ada.call('DELETE', `/api/tables/${id}/link`)).toEqual({ links: 2 });
    for (const code of [adas, again])
      expect(await cleo.problem(cleo.act(id, { do: 'sit', seat: 2, code }))).toBe('unknown-link');
  });
});
