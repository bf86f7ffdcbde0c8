/**
 * What the server can bear. Prints lines `figure <name> <value>`. Processor time is counted, not hours: the figures
 * "per CPU second" hold on a busy machine too, the waits do not.
 *   EPOKA_BENCH_TABLES   tables for the measurement at one answer a second (1000)
 *   EPOKA_BENCH_SECONDS  length of each measurement (10)
 *   EPOKA_BENCH_GAME     new-horizons
 *   EPOKA_BENCH_PARTS    only these of rush, stored, games, steady, growth, bots
 *   EPOKA_DATABASE_URL   PostgreSQL instead of the embedded store
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Match } from './boardgame.ts';
import { Counter } from './colyseus.ts';
import { type Counts, newCounts, Person, Seat, startBots, startTable } from './load.ts';
import { Server } from './server.ts';

const TABLES = Number(process.env.EPOKA_BENCH_TABLES ?? 1000);
const SECONDS = Number(process.env.EPOKA_BENCH_SECONDS ?? 10);
/** Not longer than games last at that pace. */
const RUSH = Math.min(SECONDS, 5);
const GAME = process.env.EPOKA_BENCH_GAME ?? 'new-horizons';
const PARTS = (process.env.EPOKA_BENCH_PARTS ?? 'rush stored games steady growth bots').split(/[ ,]+/);
const SEATS = 4;
const PEOPLE = 40;
const BUSY = 40;
/** played from the first answer to the last */
const GAMES = 4;
const BOT_TABLES = 8;
/** Idle tables are put away after half a minute, looked for every ten seconds. */
const PUT_AWAY = 45_000;
/** Those that nobody watches are gone after a minute. */
const GONE = 75_000;
/** so long between two looks at memory, which is at rest where it falls by less than so many bytes */
const RESTING = 15_000;
const STILL = 20_000;
/** how often the cost is measured with so many tables open */
const RUSHES = 5;
/** tables open */
const GROWTH = (process.env.EPOKA_BENCH_GROWTH ?? '100 1000 5000').split(/[ ,]+/).map(Number);
/** looks long at everything, so that no thread is ever idle */
const BOT = 'greedy:samples=32';

const figure = (name: string, value: number) =>
  process.stdout.write(`figure ${name} ${Math.round(value * 100) / 100}\n`);
const sleep = (ms: number) => new Promise(done => setTimeout(done, ms));

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

async function seated(
  people: readonly Person[],
  tables: number,
  counts: Counts,
  weighs = false,
  game = GAME,
): Promise<Seat[][]> {
  const indices = Array.from({ length: tables }, (_, i) => i);
  return inGroups(indices, 20, async i => {
    const at = Array.from({ length: SEATS }, (_, s) => people[(i + s * 7) % people.length]);
    const id = await startTable(at, game);
    const seats = at.map((who, s) => new Seat(who, id, counts, weighs && s === 0));
    await Promise.all(seats.map(seat => seat.open()));
    return seats;
  });
}

/** Everybody as fast as they can for a while; `step` resolves to false when there is nothing more to do. */
async function rush(server: Server, players: readonly (() => Promise<boolean>)[]) {
  const before = await server.ask('usage');
  const started = performance.now();
  const end = started + RUSH * 1000;
  const waits: number[] = [];
  await Promise.all(
    players.map(async step => {
      for (let sent = performance.now(); sent < end; sent = performance.now()) {
        if (!(await step())) return;
        waits.push(performance.now() - sent);
      }
    }),
  );
  const after = await server.ask('usage');
  const seconds = (performance.now() - started) / 1000;
  waits.sort((a, b) => a - b);
  return { waits, seconds, cpu: after.cpu - before.cpu };
}

/** One answer at a table. */
const answerAt = (seats: readonly Seat[]) => async () => {
  // The others at this table see it a moment later; only who is asked next matters here.
  for (let i = 0; i < 200 && !seats.some(s => s.asked); i++) await sleep(1);
  const seat = seats.find(s => s.asked);
  if (!seat) return false; // the game is over
  await seat.answer();
  return true;
};

/**
 * As fast as it goes on some tables, and in turns with it Colyseus with as many rooms: how many answers (messages) a
 * second of the server's processor buys. Twice each; the first time warms them up.
 */
async function throughput(server: Server, tables: readonly Seat[][]): Promise<void> {
  const colyseus = new Server('colyseus-server');
  try {
    const address = await colyseus.ready();
    const rooms = await inGroups(tables, 10, () => Counter.open(address));
    const moves = rooms.map(room => async () => {
      await room.move();
      return true;
    });
    const answers = tables.map(answerAt);
    await rush(server, answers);
    await rush(colyseus, moves);
    const ours = await rush(server, answers);
    const theirs = await rush(colyseus, moves);
    const perCpu = ours.waits.length / ours.cpu;
    const theirsPerCpu = theirs.waits.length / theirs.cpu;
    figure('server-answers-per-cpu-second', perCpu);
    figure('server-cpu-ms-per-answer', 1000 / perCpu);
    figure('server-answers-per-second', ours.waits.length / ours.seconds);
    figure('server-busy-wait-p50-ms', percentile(ours.waits, 0.5));
    figure('server-busy-wait-p99-ms', percentile(ours.waits, 0.99));
    figure('colyseus-messages-per-cpu-second', theirsPerCpu);
    figure('server-vs-colyseus', perCpu / theirsPerCpu);
    await Promise.all(rooms.map(room => room.close()));
  } finally {
    await colyseus.stop();
  }
}

/**
 * Against boardgame.io's server with its own storage, in turns: what somebody would take instead who wants stored games. Both
 * play the same game of taking turns, so that servers are measured and not games.
 */
async function againstStored(): Promise<void> {
  const data = mkdtempSync(join(tmpdir(), 'epoka-bench-'));
  const games = import.meta.resolve('../games/counting.js');
  const server = new Server('epoka-server', { EPOKA_DATA: data, EPOKA_GAMES: games });
  const boardgame = new Server('boardgame-server');
  try {
    const base = `http://${await server.ready()}`;
    const people = await inGroups(Array.from({ length: PEOPLE }), 10, (_, i) => Person.named(base, `P${i}`));
    const tables = await seated(people, BUSY, newCounts(), false, 'counting');
    const address = await boardgame.ready();
    const matches = await inGroups(tables, 10, () => Match.open(address));
    const moves = matches.map(match => async () => {
      await match.move();
      return true;
    });
    const answers = tables.map(answerAt);
    await rush(server, answers);
    await rush(boardgame, moves);
    const ours = await rush(server, answers);
    const theirs = await rush(boardgame, moves);
    const perCpu = ours.waits.length / ours.cpu;
    const theirsPerCpu = theirs.waits.length / theirs.cpu;
    figure('server-counting-answers-per-cpu-second', perCpu);
    figure('boardgame-io-stored-moves-per-cpu-second', theirsPerCpu);
    figure('server-vs-boardgame-io-stored', perCpu / theirsPerCpu);
    for (const match of matches) match.close();
    for (const seat of tables.flat()) seat.close();
  } finally {
    await boardgame.stop();
    await server.stop();
    rmSync(data, { recursive: true, force: true });
  }
}

/** The same load as ever: at new tables, from their first answer on, because early and late games cost more and less. */
async function busyTables(server: Server, people: readonly Person[], counts: Counts) {
  const busy = await seated(people, BUSY, counts);
  const { waits, cpu } = await rush(server, busy.map(answerAt));
  for (const seat of busy.flat()) seat.close();
  return { given: waits.length, spent: cpu };
}

/** What is alive once everything is put away or gone and nothing more is given back, such as compiled code that nobody runs any more. */
async function heapAtRest(server: Server): Promise<number> {
  await sleep(GONE);
  let { heapUsed } = await server.ask('rest');
  for (let falls = true; falls; ) {
    await sleep(RESTING);
    const after = await server.ask('rest');
    falls = after.heapUsed < heapUsed - STILL;
    heapUsed = after.heapUsed;
  }
  return heapUsed;
}

/** A server of its own where tables are opened at which one person looks on and nothing happens. */
class Crowd {
  readonly watched: Seat[] = [];
  readonly counts: Counts = newCounts();
  given = 0;
  spent = 0;
  private readonly data = mkdtempSync(join(tmpdir(), 'epoka-bench-'));
  // Compiled code that is thrown away meanwhile would weigh more than a hundred tables.
  readonly server = new Server('epoka-server', { EPOKA_DATA: this.data }, ['--no-flush-bytecode']);
  private people: readonly Person[] = [];

  async begin(): Promise<void> {
    const base = `http://${await this.server.ready()}`;
    this.people = await inGroups(Array.from({ length: PEOPLE }), 10, (_, i) => Person.named(base, `P${i}`));
  }

  async open(tables: number): Promise<void> {
    const seats = await inGroups(Array.from({ length: tables }), 20, async (_, i) => {
      const at = Array.from({ length: SEATS }, (_, s) => this.people[(i + s * 7) % this.people.length]);
      const seat = new Seat(at[0], await startTable(at, GAME), this.counts);
      await seat.open();
      return seat;
    });
    this.watched.push(...seats);
  }

  close(): void {
    for (const seat of this.watched.splice(0)) seat.close();
  }

  async play(): Promise<void> {
    const { given, spent } = await busyTables(this.server, this.people, this.counts);
    this.given += given;
    this.spent += spent;
  }

  async end(): Promise<void> {
    this.close();
    await this.server.stop();
    rmSync(this.data, { recursive: true, force: true });
  }
}

/**
 * How the cost of an answer, and memory, grow with the tables that are open: the same load at servers with more and more others.
 * They are asked in turns, because a machine has quick and slow minutes.
 */
async function growth(): Promise<void> {
  const crowds = GROWTH.map(() => new Crowd());
  const atRest = () => Promise.all(crowds.map(({ server }) => heapAtRest(server)));
  try {
    for (const crowd of crowds) {
      await crowd.begin();
      for (let n = 0; n < RUSHES; n++) await crowd.play();
      // What the first tables bring along is no table's weight.
      await crowd.open(BUSY);
      crowd.close();
      crowd.given = crowd.spent = 0;
    }
    const empty = await atRest();
    for (const [i, crowd] of crowds.entries()) await crowd.open(GROWTH[i] - BUSY);
    const full = await atRest();
    for (let n = 0; n < RUSHES; n++) for (const crowd of crowds) await crowd.play();
    for (const [i, tables] of GROWTH.entries()) {
      const { given, spent, watched } = crowds[i];
      figure(`server-answers-per-cpu-second-${tables}-tables`, given / spent);
      figure(`server-memory-kb-a-table-${tables}-tables`, (full[i] - empty[i]) / 1024 / watched.length);
    }
  } finally {
    await Promise.all(crowds.map(crowd => crowd.end()));
  }
}

/** Games from the first answer to the last: how much of the whole an update is. */
async function wholeGames(people: readonly Person[]): Promise<void> {
  const counts = newCounts();
  const tables = await seated(people, GAMES, counts, true);
  await Promise.all(
    tables.map(async seats => {
      const step = answerAt(seats);
      while (await step());
      for (const seat of seats) seat.close();
    }),
  );
  const percent = (shares: number[]) =>
    100 *
    percentile(
      shares.sort((a, b) => a - b),
      0.5,
    );
  figure('server-update-share-median', percent(counts.patchShares));
  figure('server-update-message-share-median', percent(counts.shares));
}

/** The event loop while every bot thread is at work: bots against bots, at more tables than there are threads. */
async function loopWithBots(server: Server, people: readonly Person[]): Promise<void> {
  const bot = { who: 'bot', bot: BOT } as const;
  for (const person of people.slice(0, BOT_TABLES)) await startBots(person, GAME, [bot, bot, bot]);
  await sleep(3000); // the threads start
  const before = await server.ask('watch-loop');
  await sleep(SECONDS * 1000);
  const after = await server.ask('usage');
  figure('server-loop-p99-ms', after.loopP99);
  figure('server-bots-cpu-percent', ((after.cpu - before.cpu) / SECONDS) * 100);
}

/** One answer a second at each of many tables; waited for until it is saved and everybody at the table has seen it. */
async function steady(server: Server, tables: readonly Seat[][]): Promise<void> {
  await server.ask('watch-loop');
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
        const { n } = seat;
        await Promise.all([seat.answer(), ...seats.map(each => each.past(n))]);
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
  figure('server-steady-loop-p99-ms', after.loopP99);
  if (before.written !== undefined && after.written !== undefined)
    figure('server-disk-bytes-per-answer', (after.written - before.written) / waits.length);
  figure('server-disk-longest-log-mb', after.longestLog / 1e6);
}

/** Many tables at an answer a second each, then nobody at them does anything: what a seat weighs. */
async function manyTables(server: Server, people: readonly Person[]): Promise<void> {
  const counts = newCounts();
  const empty = await server.ask('rest');
  const many = await seated(people, TABLES, counts);
  await steady(server, many);
  figure('server-update-bytes', counts.updateBytes / counts.updates);
  figure('server-whole-bytes', counts.wholeBytes / counts.wholes);
  const full = await server.ask('rest');
  figure('server-memory-per-playing-seat-kb', (full.heapUsed - empty.heapUsed) / 1024 / (TABLES * SEATS));
  await sleep(PUT_AWAY);
  const idle = await server.ask('rest');
  figure('server-memory-per-idle-seat-kb', (idle.heapUsed - empty.heapUsed) / 1024 / (TABLES * SEATS));
  figure('server-rss-idle-mb', idle.rss / 1024 / 1024);
  for (const seat of many.flat()) seat.close();
}

const data = mkdtempSync(join(tmpdir(), 'epoka-bench-'));
const server = new Server('epoka-server', { EPOKA_DATA: data });
try {
  const base = `http://${await server.ready()}`;
  const people = await inGroups(Array.from({ length: PEOPLE }), 10, (_, i) => Person.named(base, `P${i}`));
  const counts = newCounts();

  if (PARTS.includes('rush')) {
    const busy = await seated(people, BUSY, counts);
    await throughput(server, busy);
    for (const seat of busy.flat()) seat.close();
  }
  if (PARTS.includes('stored')) await againstStored();
  if (PARTS.includes('games')) await wholeGames(people);
  if (PARTS.includes('steady')) await manyTables(server, people);
  if (PARTS.includes('growth')) await growth();
  if (PARTS.includes('bots')) await loopWithBots(server, people);
} finally {
  await server.stop();
  rmSync(data, { recursive: true, force: true });
}
