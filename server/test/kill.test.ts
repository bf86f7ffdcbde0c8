/**
 * kill -9 under load, with both stores: what was acknowledged is there after the restart, and nothing is there twice.
 * A few rounds by default; EPOKA_FULL=1 for 50, EPOKA_KILLS for any number.
 */

import type { Act } from '@epoka/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Store, type StoreOptions } from '../store/store.ts';
import { temporaryFolder } from './helpers/folder.ts';
import { startPostgres, type TestPostgres } from './helpers/postgres.ts';
import { startProcess } from './helpers/process.ts';
import { guest, HttpProblem, key, someAnswer, startedTable, until, type Visitor } from './helpers/server.ts';

const ROUNDS = Number(process.env.EPOKA_KILLS ?? (process.env.EPOKA_FULL ? 50 : 2));
const PAIRS = 4;

interface Given {
  readonly key: string;
  readonly table: string;
  readonly act: Act;
  acknowledged: boolean;
}

/** Two players at a table who answer as fast as they can, and remember what they were told. */
class Pair {
  readonly people: readonly Visitor[];
  readonly given: Given[] = [];
  table = '';
  private open: { who: Visitor; given: Given } | undefined;

  constructor(people: readonly Visitor[]) {
    this.people = people;
  }

  async playUntil(stopped: () => boolean): Promise<void> {
    while (!stopped()) {
      try {
        await this.step();
      } catch (error) {
        // The server is gone; anything it says itself must make sense.
        if (error instanceof HttpProblem && !['not-saved', 'too-fast'].includes(error.problem.code))
          throw error;
        await new Promise(done => setTimeout(done, 20));
      }
    }
  }

  /** One answer. What was not acknowledged is repeated under its key before anything else. */
  private async step(): Promise<void> {
    if (this.open) {
      const { who, given } = this.open;
      await who.act(given.table, given.act, given.key);
      given.acknowledged = true;
      this.open = undefined;
      return;
    }
    if (this.table === '') this.table = await startedTable(this.people, { game: 'caravan' });
    for (const who of this.people) {
      const table = await who.table(this.table);
      if (table.info.phase === 'over') {
        this.table = '';
        return;
      }
      const answer = someAnswer(table, Math.random);
      if (!answer) continue;
      const given: Given = {
        key: key(),
        table: this.table,
        act: { do: 'answer', ...answer },
        acknowledged: false,
      };
      this.given.push(given);
      this.open = { who, given };
      return;
    }
  }

  async finish(): Promise<void> {
    if (this.open) await this.step();
  }
}

/** The environment of a server with this store. */
const environment = ({ data, databaseUrl }: StoreOptions): Record<string, string> => ({
  EPOKA_PORT: '0',
  ...(data ? { EPOKA_DATA: data } : {}),
  ...(databaseUrl ? { EPOKA_DATABASE_URL: databaseUrl } : {}),
});

async function killOften(where: StoreOptions): Promise<void> {
  let server = startProcess(environment(where));
  let url = await server.ready();
  const people = await Promise.all(Array.from({ length: PAIRS * 2 }, (_, i) => guest(url, `P${i}`)));
  const pairs = Array.from({ length: PAIRS }, (_, i) => new Pair(people.slice(i * 2, i * 2 + 2)));
  let over = false;
  const acknowledged = () => pairs.reduce((n, pair) => n + pair.given.filter(g => g.acknowledged).length, 0);
  const playing = pairs.map(pair => pair.playUntil(() => over));
  const restarts: { wait: number; used: number }[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    // In the middle of the work, however slow the machine is.
    const before = acknowledged();
    await until(() => acknowledged() >= before + 8, 'some work', 60_000);
    await new Promise(done => setTimeout(done, Math.random() * 300));
    await server.kill();
    const killed = performance.now();
    server = startProcess(environment(where));
    url = await server.ready();
    restarts.push({ wait: performance.now() - killed, used: server.processorTime() });
    for (const who of people) who.base = url;
  }
  const before = acknowledged();
  await until(() => acknowledged() >= before + 8, 'some work', 60_000);
  over = true;
  await Promise.all(playing);
  for (const pair of pairs) await pair.finish();
  await server.kill();

  const store = await Store.open(where);
  const given = pairs.flatMap(pair => pair.given);
  const tables = new Set(given.map(g => g.table));
  const times = new Map<string, number>();
  for (const table of tables) {
    const row = await store.tables.get(table);
    const entries = (await store.tables.entries(table, 0)) as { key?: string }[];
    expect(entries).toHaveLength(row?.number as number);
    for (const entry of entries) if (entry.key) times.set(entry.key, (times.get(entry.key) ?? 0) + 1);
  }
  if (store.engine === 'sqlite')
    expect(await store.db.query('pragma integrity_check')).toEqual([{ integrity_check: 'ok' }]);
  await store.close();
  expect(acknowledged()).toBeGreaterThan(ROUNDS * 8);
  expect(given.filter(g => g.acknowledged).filter(g => times.get(g.key) !== 1)).toEqual([]);
  expect([...times.values()].filter(n => n !== 1)).toEqual([]);
  if (process.env.EPOKA_FULL) {
    const spread = (times: number[]) => {
      times.sort((a, b) => a - b);
      return `${Math.round(times[times.length >> 1])} ms (median), ${Math.round(times[times.length - 1])} ms (worst)`;
    };
    process.stdout.write(
      `${store.engine}: killed ${ROUNDS} times, ${acknowledged()} answers acknowledged, none lost or doubled\n` +
        `  up again after ${spread(restarts.map(r => r.wait))}\n` +
        `  processor time for it ${spread(restarts.map(r => r.used))}\n`,
    );
  }
}

const PATIENCE = 60_000 + ROUNDS * 15_000;

describe(`killed ${ROUNDS} times: nothing acknowledged is lost, nothing is done twice`, () => {
  let postgres: TestPostgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  }, 60_000);
  afterAll(() => postgres.stop());

  it('with the embedded store', () => killOften({ data: temporaryFolder() }), PATIENCE);
  it('with PostgreSQL', async () => killOften({ databaseUrl: await postgres.schema() }), PATIENCE);
});
