/**
 * What the server can bear. Prints lines `figure <name> <value>`.
 *   EPOKA_BENCH_TABLES   tables for the measurement at one answer a second (1000)
 *   EPOKA_BENCH_SECONDS  length of each measurement (10)
 *   EPOKA_BENCH_GAME     new-horizons
 *   EPOKA_DATABASE_URL   PostgreSQL instead of the embedded store
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Counts, Person, Seat, startTable } from './load.ts';

const TABLES = Number(process.env.EPOKA_BENCH_TABLES ?? 1000);
const SECONDS = Number(process.env.EPOKA_BENCH_SECONDS ?? 10);
const GAME = process.env.EPOKA_BENCH_GAME ?? 'new-horizons';
const SEATS = 4;
const PEOPLE = 40;
const BUSY = 40;

const figure = (name: string, value: number) =>
  process.stdout.write(`figure ${name} ${Math.round(value * 100) / 100}\n`);
const sleep = (ms: number) => new Promise(done => setTimeout(done, ms));
const isSource = import.meta.url.endsWith('.ts');

interface Usage {
  readonly question: string;
  readonly port: number;
  readonly cpu: number;
  readonly rss: number;
  readonly heapUsed: number;
}

class Server {
  private readonly child: ChildProcess;
  constructor(data: string) {
    const file = fileURLToPath(new URL(`./host${isSource ? '.ts' : '.js'}`, import.meta.url));
    this.child = fork(file, {
      execArgv: ['--expose-gc', ...(isSource ? ['--conditions=source', '--import', 'tsx'] : [])],
      env: { ...process.env, EPOKA_DATA: data, NODE_ENV: 'production' },
    });
  }
  async ready(): Promise<string> {
    const [message] = (await once(this.child, 'message')) as [Usage];
    return `http://127.0.0.1:${message.port}`;
  }
  async ask(question: 'usage' | 'rest'): Promise<Usage> {
    this.child.send(question);
    const [message] = (await once(this.child, 'message')) as [Usage];
    return message;
  }
  async stop(): Promise<void> {
    this.child.send('stop');
    await once(this.child, 'exit');
  }
}

/** In groups, so that neither side drowns. */
async function inGroups<T, R>(
  list: readonly T[],
  size: number,
  work: (item: T, i: number) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  for (let i = 0; i < list.length; i += size)
    results.push(...(await Promise.all(list.slice(i, i + size).map((item, j) => work(item, i + j)))));
  return results;
}

const percentile = (sorted: readonly number[], p: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * p))] ?? 0;

async function seated(people: readonly Person[], tables: number, counts: Counts): Promise<Seat[][]> {
  const indices = Array.from({ length: tables }, (_, i) => i);
  return inGroups(indices, 20, async i => {
    const at = Array.from({ length: SEATS }, (_, s) => people[(i + s * 7) % people.length]);
    const id = await startTable(at, GAME);
    const seats = at.map(who => new Seat(who, id, counts));
    await Promise.all(seats.map(seat => seat.open()));
    return seats;
  });
}

/** As fast as it goes on some tables: how many answers a second of the server's processor buys. */
async function throughput(server: Server, tables: readonly Seat[][]): Promise<void> {
  const before = await server.ask('usage');
  const started = performance.now();
  const end = started + SECONDS * 1000;
  let answers = 0;
  const waits: number[] = [];
  await Promise.all(
    tables.map(async seats => {
      while (performance.now() < end) {
        const seat = seats.find(s => s.asked);
        if (!seat) return; // the game is over
        const sent = performance.now();
        await seat.answer();
        waits.push(performance.now() - sent);
        answers++;
        // The others at this table see it a moment later; only who is asked next matters here.
        for (let i = 0; i < 200 && !seats.some(s => s.asked); i++) await sleep(1);
      }
    }),
  );
  const after = await server.ask('usage');
  const seconds = (performance.now() - started) / 1000;
  waits.sort((a, b) => a - b);
  figure('server-answers-per-cpu-second', answers / (after.cpu - before.cpu));
  figure('server-answers-per-second', answers / seconds);
  figure('server-busy-wait-p50-ms', percentile(waits, 0.5));
  figure('server-busy-wait-p99-ms', percentile(waits, 0.99));
}

/** One answer a second at each of many tables. */
async function steady(server: Server, tables: readonly Seat[][]): Promise<void> {
  const before = await server.ask('usage');
  const started = performance.now();
  const end = started + SECONDS * 1000;
  const waits: number[] = [];
  let late = 0;
  await Promise.all(
    tables.map(async (seats, i) => {
      await sleep((i * 1000) / tables.length);
      for (let next = performance.now(); next < end; next += 1000) {
        await sleep(Math.max(0, next - performance.now()));
        const seat = seats.find(s => s.asked);
        if (!seat) return;
        const sent = performance.now();
        await seat.answer();
        const wait = performance.now() - sent;
        waits.push(wait);
        if (wait > 1000) late++;
      }
    }),
  );
  const seconds = (performance.now() - started) / 1000;
  const after = await server.ask('usage');
  waits.sort((a, b) => a - b);
  figure('server-steady-tables', tables.length);
  figure('server-steady-answers-per-second', waits.length / seconds);
  figure('server-steady-answers-per-cpu-second', waits.length / (after.cpu - before.cpu));
  figure('server-steady-cpu-percent', ((after.cpu - before.cpu) / seconds) * 100);
  figure('server-steady-wait-p50-ms', percentile(waits, 0.5));
  figure('server-steady-wait-p99-ms', percentile(waits, 0.99));
  figure('server-steady-late', late);
}

const data = mkdtempSync(join(tmpdir(), 'epoka-bench-'));
const server = new Server(data);
try {
  const base = await server.ready();
  const people = await inGroups(Array.from({ length: PEOPLE }), 10, (_, i) => Person.named(base, `P${i}`));
  const counts: Counts = { updates: 0, updateBytes: 0, wholes: 0, wholeBytes: 0 };

  const busy = await seated(people, BUSY, counts);
  await throughput(server, busy);
  for (const seat of busy.flat()) seat.close();

  const empty = await server.ask('rest');
  const many = await seated(people, TABLES, counts);
  await steady(server, many);
  figure('server-update-bytes', counts.updateBytes / counts.updates);
  figure('server-whole-bytes', counts.wholeBytes / counts.wholes);
  const full = await server.ask('rest');
  figure('server-memory-per-playing-seat-kb', (full.heapUsed - empty.heapUsed) / 1024 / (TABLES * SEATS));
  // Idle tables are put away after half a minute, looked for every ten seconds.
  await sleep(45_000);
  const idle = await server.ask('rest');
  figure('server-memory-per-idle-seat-kb', (idle.heapUsed - empty.heapUsed) / 1024 / (TABLES * SEATS));
  figure('server-rss-idle-mb', idle.rss / 1024 / 1024);
  for (const seat of many.flat()) seat.close();
} finally {
  await server.stop();
  rmSync(data, { recursive: true, force: true });
}
