/** A disk without room: a real one, where this user may mount one; otherwise the engine is told that its file may not grow. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { Store } from '../store/store.ts';
import { testimony } from '../store/witness.ts';
import { keptFolder } from './helpers/folder.ts';
import { answer, newStore } from './helpers/harmed-store.ts';
import { guest, sleep, someAnswer, startedTable, startServer, until, Visitor } from './helpers/server.ts';

const kept = keptFolder();
const place = join(kept.folder, 'disk');

function mounted(): boolean {
  mkdirSync(place);
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=6m', 'tmpfs', place], { stdio: 'ignore' });
    return true;
  } catch {
    return false; // only the administrator may
  }
}
const canMount = mounted();
afterAll(() => {
  if (canMount) execFileSync('umount', ['-l', place]);
  kept.remove();
});

const stuffing = (size: number, i: number) => join(place, `stuffing.${size}.${i}`);
const sizes = [1 << 20, 1 << 16, 4096];

function fill(): void {
  for (const size of sizes)
    for (let i = 0; i < 100; i++)
      try {
        writeFileSync(stuffing(size, i), Buffer.alloc(size));
      } catch {
        break;
      }
}

function makeRoom(): void {
  for (const size of sizes) for (let i = 0; i < 100; i++) rmSync(stuffing(size, i), { force: true });
}

describe('health', () => {
  it('is told to be bad while nothing can be saved', async () => {
    const server = await startServer();
    const health = async () => (await new Visitor(server.url).fetch('GET', '/healthz')).status;
    expect(await health()).toBe(200);
    const [{ page_count }] = await server.context.store.db.query<{ page_count: number }>('pragma page_count');
    await server.context.store.db.query(`pragma max_page_count = ${page_count}`);
    const ada = await guest(server, 'Ada').catch(error => error as Error);
    // Something refused by the store is enough, also where a small probe would still find room.
    if (!(ada instanceof Error))
      await ada
        .post('/api/tables', {
          key: 'a-key-of-its-own',
          game: 'caravan',
          title: 'x'.repeat(60),
          seats: [{ who: 'me' }, { who: 'open' }],
        })
        .catch(() => undefined);
    for (let i = 0; i < 200; i++) await guest(server, `P${i}`).catch(() => undefined);
    expect(await health()).toBe(503);
  });
});

describe.runIf(canMount)('a full disk', () => {
  it('lets nothing be saved that the witness could not note', async () => {
    const data = join(place, 'witness');
    const store = await newStore(data);
    // The log has room for many answers, and is written over from its beginning.
    await answer(store, 'one', 0, 300);
    await until(() => testimony(data).carried, 'everything in its place', 20_000);
    fill();
    let said = 300;
    let refused: unknown;
    while (refused === undefined && said < 5000)
      await answer(store, 'one', said, 1).then(
        () => said++,
        error => {
          refused = error;
        },
      );
    expect(refused).toMatchObject({ problem: 'full' });
    expect(said).toBeGreaterThan(300);
    expect(testimony(data).tables.find(t => t.table === 'one')?.number).toBe(said);
    expect(await store.tables.entries('one', 0)).toHaveLength(said);
    makeRoom();
    await answer(store, 'one', said, 1);
    await store.close();
    const again = await Store.open({ data });
    expect(again.losses).toEqual({ logIsCut: false, tables: [] });
    expect(await again.tables.entries('one', 0)).toHaveLength(said + 1);
    await again.close();
    rmSync(data, { recursive: true });
  }, 90_000);

  it('is told at the start, and games can be looked at', async () => {
    const data = join(place, 'data');
    const first = await startServer({ data });
    const people = [await guest(first.url, 'Ada'), await guest(first.url, 'Bob')];
    const id = await startedTable(people, { game: 'caravan' });
    for (const who of people) {
      const answer = someAnswer(await who.table(id), () => 0);
      if (answer) await who.act(id, { do: 'answer', ...answer });
    }
    const { n } = await people[0].table(id);
    const health = async (url: string) => (await new Visitor(url).fetch('GET', '/healthz')).status;

    // The disk runs full while the server runs: refused, nothing lost, and health says so.
    fill();
    let refused = '';
    for (let i = 0; i < 4000 && refused !== 'not-saved'; i++)
      refused = await people[0].problem(
        people[0].act(id, { do: 'say', text: `line ${i} ${'x'.repeat(400)}` }),
      );
    expect(refused).toBe('not-saved');
    expect(await health(first.url)).toBe(503);
    expect((await people[0].table(id)).n).toBe(n);
    await first.close();

    fill();
    const second = await startServer({ data });
    for (const who of people) who.base = second.url;
    expect((await people[0].table(id)).n).toBe(n);
    for (let i = 0; i < 4000 && (await health(second.url)) !== 503; i++)
      await people[0].act(id, { do: 'say', text: 'x'.repeat(400) }).catch(() => undefined);
    expect(await health(second.url)).toBe(503);

    // Room again: everything goes on by itself.
    makeRoom();
    await until(
      async () => {
        await sleep(500);
        return (await health(second.url)) === 200;
      },
      'health',
      30_000,
    );
    const turn = await Promise.all(people.map(async who => someAnswer(await who.table(id), () => 0)));
    const seat = turn.findIndex(answer => answer !== undefined);
    const answer = turn[seat];
    if (answer) expect((await people[seat].act(id, { do: 'answer', ...answer })).n).toBeGreaterThan(n);
    await second.close();
  }, 90_000);
});
