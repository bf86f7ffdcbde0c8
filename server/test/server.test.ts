import { describe, expect, it } from 'vitest';
import { guest, key, someAnswer, startedTable, startServer, until, Visitor } from './helpers/server.ts';

describe('a server', () => {
  it('lets two guests play a game to its end', async () => {
    const server = await startServer();
    const ada = await guest(server, 'Ada');
    const bob = await guest(server, 'Bob');
    const id = await startedTable([ada, bob], { game: 'tictactoe' });
    for (let i = 0; i < 9; i++) {
      for (const who of [ada, bob]) {
        const table = await who.table(id);
        const answer = someAnswer(table);
        if (answer) await who.act(id, { do: 'answer', ...answer, seen: table.n });
      }
    }
    const { info, view } = await ada.table(id);
    expect(info.phase).toBe('over');
    expect(view?.over).toBe(true);
    expect(info.result).toHaveLength(2);
    expect(await ada.get(`/api/tables/${id}/verify`)).toMatchObject({
      verified: true,
      promised: true,
      replayed: true,
      commitment: view?.commitment,
      seed: view?.seed,
    });
  });

  it('plays with bots over a socket', async () => {
    const server = await startServer();
    const ada = await guest(server, 'Ada');
    const id = await startedTable([ada], { game: 'caravan', bots: ['random', 'greedy'] });
    const client = ada.client();
    const table = client.follow(id);
    await table.when(t => t.view !== undefined);
    while (!table.view?.over) {
      await table.when(t => t.view!.over || t.shown!.questions.length > 0);
      if (table.view!.over) break;
      const q = table.shown!.questions[0];
      await table.answer(q.id, q.choices.filter(c => !c.why)[0].answer);
    }
    expect(table.info?.phase).toBe('over');
    expect(table.view!.standing).toHaveLength(3);
    // What the client pieced together from patches is what the server says.
    expect(JSON.parse(JSON.stringify(table.view))).toEqual((await ada.table(id)).view);
    await until(async () => (await server.context.store.jobs.count()) === 1, 'the bots to be done');
  });

  it('serves its description and health', async () => {
    const server = await startServer();
    const nobody = new Visitor(server.url);
    expect(await nobody.get('/healthz')).toEqual({ ok: true, store: 'answers' });
    const api = await nobody.get<{ paths: object }>('/api/openapi.json');
    expect(Object.keys(api.paths)).toContain('/api/tables/{id}/acts');
    expect(await nobody.problem(nobody.post('/api/tables', { key: key() }))).toBe('sign-in');
  });
});
