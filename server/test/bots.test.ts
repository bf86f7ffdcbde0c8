/** Bots in their threads: they crash, hang, cheat and dawdle, and the game goes on. */
import { describe, expect, it } from 'vitest';
import { keptFolder } from './helpers/folder.ts';
import { guest, key, later, someAnswer, startedTable, startServer, until } from './helpers/server.ts';

const over = async (who: Awaited<ReturnType<typeof guest>>, id: string) =>
  (await who.table(id)).info.phase === 'over';

describe('bots', () => {
  it('play a whole game among themselves', async () => {
    const server = await startServer({ botThreads: 2 });
    const ada = await guest(server, 'Ada');
    const { id } = await ada.post<{ id: string }>('/api/tables', {
      key: key(),
      game: 'caravan',
      seats: ['random', 'greedy:samples=2', 'random'].map(bot => ({ who: 'bot', bot })),
    });
    await ada.act(id, { do: 'start' });
    await until(() => over(ada, id), 'the end');
    const { view } = await ada.table(id);
    expect(view?.standing).toHaveLength(3);
    expect(view?.log.length).toBeGreaterThan(5);
  });

  it.each([
    ['a bot that ends its thread now and then', 'shaky', 3],
    ['a bot that always ends its thread', 'crash', 1],
    ['a bot that hangs', 'hang', 1],
    ['a bot that cheats', 'cheat', 3],
  ])('%s does not stop the game', async (_, bot, moves) => {
    const server = await startServer({ botThink: 50, botGrace: 600 });
    const ada = await guest(server, 'Ada');
    const id = await startedTable([ada], { game: 'tictactoe', bots: [bot] });
    for (let i = 0; i < moves; i++) {
      const table = await ada.table(id);
      if (table.view?.over) break;
      await ada.act(id, { do: 'answer', ...someAnswer(table)! });
      await until(async () => {
        const { view } = await ada.table(id);
        return view!.over || view!.questions.length > 0;
      }, 'the turn to be taken again');
    }
    expect((await ada.table(id)).view!.answers).toBeGreaterThan(1);
    const failures = await server.context.metrics.botFailures.get();
    if (bot === 'crash' || bot === 'hang') expect(failures.values[0].value).toBeGreaterThanOrEqual(3);
  });

  it('that think do not hold up people', async () => {
    const server = await startServer({ botThink: 1000 });
    const [ada, bob] = [await guest(server, 'Ada'), await guest(server, 'Bob')];
    const slow = await startedTable([ada], { game: 'tictactoe', bots: ['slow'] });
    const quick = await startedTable([ada, bob], { game: 'tictactoe' });
    // The first thought pays for the start of the thread.
    await ada.act(slow, { do: 'answer', ...someAnswer(await ada.table(slow))! });
    const waits: number[] = [];
    for (const who of [ada, bob, ada, bob]) {
      const answer = someAnswer(await who.table(quick))!;
      const started = performance.now();
      await who.act(quick, { do: 'answer', ...answer });
      waits.push(performance.now() - started);
    }
    // The bot has not answered yet, and the people have been served long before it.
    expect((await ada.table(slow)).view?.answers).toBe(1);
    expect(Math.min(...waits)).toBeLessThan(1000);
    await until(async () => (await ada.table(slow)).view!.answers === 2, 'the slow bot');
  });

  it('do not lose their turn when the server is stopped in the middle of it', async () => {
    const { folder, remove } = keptFolder();
    later(remove);
    const first = await startServer({ botThink: 600, data: folder });
    const ada = await guest(first, 'Ada');
    const id = await startedTable([ada], { game: 'tictactoe', bots: ['slow'] });
    await ada.act(id, { do: 'answer', ...someAnswer(await ada.table(id))! });
    await first.close();
    const second = await startServer({ botThink: 50, data: folder });
    ada.base = second.url;
    await until(async () => (await ada.table(id)).view!.answers === 2, 'the bot');
    await until(async () => (await second.context.store.jobs.count()) === 1, 'the job to be done');
  });

  it('see nothing that their seat may not know', async () => {
    const server = await startServer();
    const ada = await guest(server, 'Ada');
    const id = await startedTable([ada], { game: 'caravan', bots: ['slow'] });
    const { TableRegistry } = await import('../tables/registry.ts');
    const registry = new TableRegistry(server.context, {
      accounts: undefined as never,
      mustKnowBot: () => undefined,
      maySay: () => true,
      wantsNotice: async () => false,
    });
    const live = await registry.get(id);
    const hands = (await ada.table(id)).view!.state as unknown as { hands: number[][] };
    const seen = new Set<string>();
    for (let i = 0; i < 30; i++) {
      const task = await live.jobs.botTask();
      if (!task) break;
      seen.add(JSON.stringify((JSON.parse(task.state) as { hands: number[][] }).hands[0]));
    }
    // What the bot is given for Ada's hand differs from time to time: it is made up.
    expect(seen.size).toBeGreaterThan(3);
    expect(hands.hands[0].every(card => card >= 0)).toBe(true);
  });
});
