/** Who counts as missing, who as there, and what becomes of proposals when the one they wait for goes or moves. */

import type { LinkInfo } from '@epoka/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gathered, play, proposals, sits } from './helpers/gathering.ts';
import { startPostgres, type TestPostgres } from './helpers/postgres.ts';
import { startedTable, until } from './helpers/server.ts';

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

const replace = { do: 'propose', what: 'replace', seat: 1 } as const;

describe.each(stores)('whoever is heard of is not missing, on %s', (_, place) => {
  it('talking is a sign of life, for a day and against a proposal', async () => {
    const { server, all, wait } = await gathered(['Ada', 'Bob'], await place());
    const [ada, bob] = all;
    const id = await startedTable(all, { game: 'tictactoe' });
    await play(ada, id);
    await wait(20 * HOUR);
    await bob.act(id, { do: 'say', text: 'I think about it.' });
    // Not noted anew with each line, and never too early by that.
    const { revision } = (await ada.table(id)).info;
    await bob.act(id, { do: 'say', text: 'Hard to say.' });
    expect((await ada.table(id)).info.revision).toBe(revision);
    await wait(23 * HOUR);
    expect(await ada.problem(ada.act(id, replace))).toBe('not-late');
    await wait(2 * HOUR + 1000);
    await ada.act(id, replace);
    expect(await proposals(ada, id)).toHaveLength(1);
    await wait(HOUR / 2);
    await bob.act(id, { do: 'say', text: 'Still here.' });
    expect(await proposals(ada, id)).toEqual([]);
    await wait(HOUR);
    expect(await ada.problem(ada.act(id, replace))).toBe('not-late');
    expect(await sits(ada, id, 1)).toBe('human');
    // That is between the server and the table.
    expect(JSON.stringify((await ada.table(id)).info)).not.toContain('alive');
    expect(JSON.stringify((await server.context.store.tables.get(id))?.lobby)).toContain('alive');
  });

  it('so is a vote, and a proposal of one’s own', async () => {
    const { all, wait } = await gathered(['Ada', 'Bob', 'Cleo'], await place());
    const [ada, bob, cleo] = all;
    const id = await startedTable(all, { game: 'caravan' });
    await play(ada, id);
    await play(cleo, id);
    await wait(DAY + HOUR);
    await ada.act(id, replace);
    await ada.act(id, { do: 'propose', what: 'pause' });
    const [, pause] = await proposals(ada, id);
    await bob.act(id, { do: 'vote', proposal: pause.id, agree: true });
    expect((await proposals(ada, id)).map(p => p.what)).toEqual(['pause']);
    expect(await ada.problem(ada.act(id, replace))).toBe('not-late');
    await cleo.act(id, { do: 'vote', proposal: pause.id, agree: false });
    await wait(DAY + 2 * HOUR);
    await ada.act(id, replace);
    await bob.act(id, { do: 'propose', what: 'close' });
    expect((await proposals(ada, id)).map(p => p.what)).toEqual(['close']);
    expect(await ada.problem(ada.act(id, replace))).toBe('not-late');
  });

  it('who has said no to it is not asked again the next moment', async () => {
    const { all, wait } = await gathered(['Ada', 'Bob'], await place());
    const [ada, bob] = all;
    const id = await startedTable(all, { game: 'tictactoe' });
    await play(ada, id);
    await wait(DAY + HOUR);
    await ada.act(id, replace);
    const [{ id: proposal }] = await proposals(bob, id);
    await bob.act(id, { do: 'vote', proposal, agree: true });
    expect(await proposals(bob, id)).toHaveLength(1);
    await bob.act(id, { do: 'vote', proposal, agree: false });
    expect(await proposals(bob, id)).toEqual([]);
    expect(await ada.problem(ada.act(id, replace))).toBe('not-late');
  });

  it('nobody is replaced whom the table does not wait for any more', async () => {
    const { all, wait } = await gathered(['Ada', 'Bob'], await place());
    const [ada, bob] = all;
    const id = await startedTable(all, { game: 'tictactoe' });
    await play(ada, id);
    await wait(DAY + HOUR);
    await ada.act(id, replace);
    // Ada takes her own move back: now it is she who is asked.
    await ada.act(id, { do: 'undo' });
    expect((await bob.table(id)).view?.asked).toEqual([0]);
    expect(await proposals(ada, id)).toEqual([]);
    await wait(2 * HOUR);
    await play(ada, id);
    expect(await sits(ada, id, 1)).toBe('human');
  });
});

describe.each(stores)('who gives up, on %s', (_, place) => {
  it('keeps nobody waiting for their voice', async () => {
    const { all } = await gathered(['Ada', 'Bob', 'Cleo'], await place());
    const [ada, bob, cleo] = all;
    const id = await startedTable(all, { game: 'caravan' });
    await bob.act(id, { do: 'propose', what: 'close' });
    await ada.act(id, { do: 'propose', what: 'pause' });
    const pause = (await proposals(ada, id)).find(p => p.what === 'pause');
    await cleo.act(id, { do: 'vote', proposal: pause?.id as string, agree: true });
    await bob.act(id, { do: 'resign' });
    await until(async () => (await ada.table(id)).view?.clock.paused === true, 'the pause');
    expect(await proposals(ada, id)).toEqual([]);
  });
});

describe.each(stores)('who is deleted, on %s', (_, place) => {
  it('keeps nobody waiting for their voice: not from their seat', async () => {
    const { server, all } = await gathered(['Ada', 'Bob', 'Cleo'], await place());
    const [ada, bob, cleo] = all;
    const id = await startedTable(all, { game: 'caravan' });
    await bob.act(id, { do: 'propose', what: 'close' });
    await ada.act(id, { do: 'propose', what: 'pause' });
    const [close, pause] = await proposals(ada, id);
    await ada.act(id, { do: 'vote', proposal: close.id, agree: true });
    await cleo.act(id, { do: 'vote', proposal: pause.id, agree: true });
    await bob.call('DELETE', '/api/me', {});
    await until(async () => (await ada.table(id)).view?.clock.paused === true, 'the pause');
    // What they had proposed is nobody's wish any more.
    expect(await proposals(ada, id)).toEqual([]);
    expect((await ada.table(id)).info.phase).toBe('playing');
    expect(JSON.stringify(await server.context.store.tables.get(id))).not.toContain(bob.me?.id);
  });

  it('nor where a bot keeps their seat', async () => {
    const { all, wait } = await gathered(['Ada', 'Bob', 'Eve'], await place());
    const [ada, bob, eve] = all;
    const clock = { kind: 'turn', days: 1 } as const;
    const id = await startedTable([ada, bob], { game: 'tictactoe', clock, substitute: 'random' });
    await play(ada, id);
    await wait(DAY + HOUR);
    await until(async () => ((await ada.table(id)).view?.answers ?? 0) >= 2, "the bot's move");
    await ada.act(id, { do: 'propose', what: 'take-back', to: 0 });
    const { code } = await ada.post<LinkInfo>(`/api/tables/${id}/link`);
    await eve.act(id, { do: 'take-over', seat: 1, code });
    const asked = (await proposals(ada, id)).find(p => p.what === 'take-over');
    expect(asked?.needed).toEqual([0, 1]);
    await bob.call('DELETE', '/api/me', {});
    await until(async () => (await ada.table(id)).view?.answers === 0, 'the taking back');
    await ada.act(id, { do: 'vote', proposal: asked?.id as string, agree: true });
    expect((await eve.table(id)).seat).toBe(1);
  });
});
