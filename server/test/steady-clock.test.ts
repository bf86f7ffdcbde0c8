import { describe, expect, it } from 'vitest';
import { makeLimits } from '../http/limits.ts';
import { steadyClock } from '../steady-clock.ts';
import { keptFolder } from './helpers/folder.ts';
import { guest, later, sleep, startedTable, startServer, until } from './helpers/server.ts';
import { ServerProcess } from './nemesis/processes.ts';

describe('the clock of the server', () => {
  const clocks = () => {
    const at = { wall: 1_800_000_000_000, elapsed: 500 };
    const now = steadyClock(
      () => at.wall,
      () => at.elapsed,
    );
    const pass = (ms: number) => {
      at.wall += ms;
      at.elapsed += ms;
    };
    return { at, now, pass };
  };

  it('goes on when that of the system is set back an hour', () => {
    const { at, now, pass } = clocks();
    const before = now();
    at.wall -= 3_600_000;
    expect(now()).toBe(before);
    pass(5000);
    expect(now()).toBe(before + 5000);
  });

  it('follows when it is set ahead, and back again goes on', () => {
    const { at, now, pass } = clocks();
    const before = now();
    at.wall += 7_200_000;
    expect(now()).toBe(before + 7_200_000);
    at.wall -= 7_200_000;
    pass(10);
    expect(now()).toBe(before + 7_200_010);
  });

  it('leaves nobody without an allowance after a step back', () => {
    const { at, now, pass } = clocks();
    const { account } = makeLimits(now);
    while (account.take('ada'));
    at.wall -= 3_600_000;
    pass(2000);
    expect(account.take('ada')).toBe(true);
  });
});

describe('a server whose system clock is set back an hour', () => {
  it('goes on serving everybody', { timeout: 120_000 }, async () => {
    const { folder, remove } = keptFolder();
    later(remove);
    const server = new ServerProcess({ EPOKA_DATA: folder, EPOKA_DATABASE_URL: '', EPOKA_LIMIT_SCALE: '1' });
    later(() => server.end('SIGKILL'));
    expect(await server.start()).toBe(true);
    const base = `http://127.0.0.1:${server.port}`;
    const [ada, bob] = [await guest(base, 'Ada'), await guest(base, 'Bob')];
    const id = await startedTable([ada, bob], { game: 'new-horizons' });
    server.stepClock(-3_600_000);
    const look = async () => (await ada.fetch('GET', `/api/tables/${id}`)).status;
    // More at once than anybody may: then there is nothing left to live on from before.
    const rush = () => Promise.all(Array.from({ length: 400 }, look));
    await until(async () => (await rush()).includes(429), 'the limit', 60_000);
    await until(async () => (await look()) === 200, 'what comes in a few seconds');
    expect((await guest(base, 'Cyd')).me?.name).toBe('Cyd');
    expect(await bob.problem(bob.act(id, { do: 'say', text: 'What time is it?' }))).toBe('none');
  });
});

describe('a job', () => {
  it('that seems to be held for longer than anybody may hold it is free', async () => {
    const server = await startServer({ lease: 1000 });
    const { jobs } = server.context.store;
    await jobs.put({ id: 'left', kind: 'unknown kind', table: null, due: 0, body: null });
    await sleep(200);
    const now = Date.now();
    // A process held it before the clock was set back, and is gone.
    await server.context.store.db.query("update jobs set held_by = 'gone', held_until = $1, due = 0", [
      now + 3_600_000,
    ]);
    expect((await jobs.claim('me', now, now + 1000, 10)).map(j => j.id)).toContain('left');
  });
});
