/** Everything that is done to the servers, their store, their clocks and their connections. */
import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import pg from 'pg';
import { StoreError } from '../../store/db.ts';
import { DATABASE_FILE } from '../../store/sqlite.ts';
import { Store } from '../../store/store.ts';
import type { TestPostgres } from '../helpers/postgres.ts';
import type { Answered, History } from './history.ts';
import type { ServerProcess } from './processes.ts';
import { type Dice, sleep } from './random.ts';
import type { Wire } from './wire.ts';

export interface Scene {
  readonly dice: Dice;
  readonly history: History;
  readonly servers: readonly ServerProcess[];
  readonly wires: readonly Wire[];
  readonly folder: string;
  /** the embedded store's folder; undefined with PostgreSQL */
  readonly data: string | undefined;
  readonly postgres: TestPostgres | undefined;
  readonly databaseUrl: string | undefined;
  /** the data folder is on a small disk of its own */
  readonly smallDisk: string | undefined;
}

export type Fault = (scene: Scene) => Promise<void>;

const HOUR = 3_600_000;

async function startAgain({ servers, wires, history }: Scene, i: number): Promise<void> {
  for (let tries = 1; ; tries++) {
    if (await servers[i].start()) break;
    if (tries < 3) continue;
    history.anomalies.push(`a server does not start again: ${servers[i].output.slice(-400)}`);
    return;
  }
  wires[i].leadTo(servers[i].port);
}

const end =
  (signal: NodeJS.Signals): Fault =>
  async scene => {
    const i = scene.dice.below(scene.servers.length);
    await scene.servers[i].end(signal);
    if (/WARNING: something that was saved is missing/.test(scene.servers[i].output))
      scene.history.anomalies.push('a server took a store for damaged that nobody harmed');
    await startAgain(scene, i);
  };

const freezeServer: Fault = ({ servers, dice }) => dice.pick(servers).freeze(300 + dice.below(1500));

const stepClock: Fault = async ({ servers, dice }) => {
  const server = dice.pick(servers);
  const by = dice.pick([-HOUR, HOUR, -10_000, 10_000, -24 * HOUR]);
  server.stepClock(by);
  await sleep(300 + dice.below(700));
  server.stepClock(-by);
};

const cutWire: Fault = async ({ wires, dice }) => dice.pick(wires).cut();

const freezeWire: Fault = async ({ wires, dice }) => {
  const wire = dice.pick(wires);
  wire.freeze(true);
  await sleep(200 + dice.below(1200));
  if (dice.oneIn(2)) wire.cut();
  wire.freeze(false);
};

const slowWire: Fault = async ({ wires, dice }) => {
  const wire = dice.pick(wires);
  wire.slow(50 + dice.below(300));
  await sleep(500 + dice.below(1000));
  wire.slow(0);
};

/** Connections that say half of something and then nothing, and some that never read. */
const halfOpen: Fault = async ({ wires, dice }) => {
  const port = Number(new URL(dice.pick(wires).url).port);
  const sockets = Array.from({ length: 20 }, () => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.pause();
    socket.write(
      dice.pick([
        'GET /api/info HTTP/1.1\r\nHost: x\r\n',
        'POST /api/gue',
        'GET /ws HTTP/1.1\r\nUpgrade: web',
        '\0\0\0',
      ]),
    );
    return socket;
  });
  await sleep(300);
  for (const socket of sockets) socket.destroy();
};

// ---- PostgreSQL

async function asked(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  await client.query(sql);
  await client.end();
}

const stopPostgres: Fault = async ({ postgres, dice }) => {
  const pid = postgres?.pid as number;
  process.kill(pid, 'SIGSTOP');
  await sleep(300 + dice.below(1500));
  process.kill(pid, 'SIGCONT');
};

const killPostgres: Fault = async ({ postgres, dice }) => {
  postgres?.kill();
  await sleep(200 + dice.below(800));
  await postgres?.start();
};

const cutListeners: Fault = ({ databaseUrl }) =>
  asked(
    databaseUrl as string,
    `select pg_terminate_backend(pid) from pg_stat_activity where query ilike 'listen%' and pid <> pg_backend_pid()`,
  );

const cutAllConnections: Fault = ({ databaseUrl }) =>
  asked(
    databaseUrl as string,
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'epoka' and pid <> pg_backend_pid()`,
  );

// ---- the embedded store

/** No room for a while. */
const fullDisk: Fault = async ({ smallDisk, dice }) => {
  const stuffing = join(smallDisk as string, 'stuffing');
  try {
    writeFileSync(stuffing, Buffer.alloc(1 << 26));
  } catch {
    // That is what it is for.
  }
  await sleep(300 + dice.below(1200));
  rmSync(stuffing, { force: true });
};

/**
 * The server is killed and a copy of what it left is harmed: whoever opens the copy must be told, if anything that was
 * acknowledged is missing there, and of every table that lost something.
 */
const harmLog: Fault = async scene => {
  const { servers, data, folder, dice, history } = scene;
  await servers[0].end('SIGKILL');
  const copy = join(folder, 'harmed');
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(copy);
  const names = [DATABASE_FILE, `${DATABASE_FILE}-wal`, 'epoka.witness.0', 'epoka.witness.1'];
  for (const name of names)
    if (existsSync(join(data as string, name))) copyFileSync(join(data as string, name), join(copy, name));
  const acknowledged = history.answers.slice();
  await startAgain(scene, 0);

  const log = join(copy, `${DATABASE_FILE}-wal`);
  const size = existsSync(log) ? statSync(log).size : 0;
  const at = dice.below(size + 1);
  if (size > 0 && dice.oneIn(2)) truncateSync(log, at);
  else if (size > 0) {
    const bytes = readFileSync(log);
    bytes.fill(dice.below(256), at, at + 64);
    writeFileSync(log, bytes);
  }
  try {
    await mustBeTold(copy, acknowledged, history);
  } catch (error) {
    // So bad that it can't be opened: that is told, too.
    if (!(error instanceof StoreError) || error.problem !== 'damaged') throw error;
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
};

async function mustBeTold(data: string, acknowledged: readonly Answered[], history: History): Promise<void> {
  const store = await Store.open({ data });
  try {
    const lost = new Set<string>();
    for (const id of new Set(acknowledged.map(a => a.table))) {
      const keys = new Set((await store.tables.entries(id, 0)).map(e => (e as { key?: string }).key));
      if (acknowledged.some(a => a.table === id && !keys.has(a.key))) lost.add(id);
    }
    const told = new Set((await store.damage.all()).map(d => d.table));
    for (const id of lost)
      if (!told.has(id))
        history.anomalies.push(`a harmed log lost answers of table ${id}, and nobody said so`);
    if (lost.size > 0 && !store.losses.logIsCut)
      history.anomalies.push('a harmed log was taken for a whole one');
  } finally {
    await store.close();
  }
}

/** The disk that the data lies on, where this user may make one. */
export function mountSmallDisk(place: string): boolean {
  mkdirSync(place, { recursive: true });
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=48m', 'tmpfs', place], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

export function unmount(place: string): void {
  execFileSync('umount', ['-l', place]);
}

/** By name, with how often each comes. */
export function faultsFor({ data, smallDisk }: Scene): readonly (readonly [string, Fault, number])[] {
  return [
    ['kill -9', end('SIGKILL'), 4],
    ['SIGTERM', end('SIGTERM'), 2],
    ['frozen server', freezeServer, 2],
    ['clock step', stepClock, 2],
    ['cut connections', cutWire, 3],
    ['frozen connections', freezeWire, 2],
    ['slow connections', slowWire, 2],
    ['half-open connections', halfOpen, 2],
    ...(data
      ? ([['harmed log', harmLog, 3], ...(smallDisk ? ([['full disk', fullDisk, 3]] as const) : [])] as const)
      : ([
          ['stopped PostgreSQL', stopPostgres, 2],
          ['killed PostgreSQL', killPostgres, 2],
          ['cut LISTEN connections', cutListeners, 3],
          ['cut database connections', cutAllConnections, 2],
        ] as const)),
  ];
}
