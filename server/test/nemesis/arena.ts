/** Servers on one store, people who play on them, and one thing after the other that goes wrong. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { games } from '../../games.ts';
import { Store } from '../../store/store.ts';
import { startPostgres } from '../helpers/postgres.ts';
import { faultsFor, mountSmallDisk, type Scene, unmount } from './faults.ts';
import { History, type Verdict } from './history.ts';
import { Owners } from './owners.ts';
import { Group } from './people.ts';
import { type Flaw, ServerProcess } from './processes.ts';
import { Dice, sleep } from './random.ts';
import { Wire } from './wire.ts';

export interface ArenaOptions {
  readonly store: 'sqlite' | 'postgres';
  readonly seconds: number;
  readonly seed: string;
  readonly flaw?: Flaw | undefined;
  /** of these kinds alone */
  readonly only?: readonly string[] | undefined;
  /** ends before its time when there were so many */
  readonly mostFaults?: number | undefined;
  say?(line: string): void;
}

export interface ArenaResult extends Verdict {
  readonly store: string;
  readonly faults: number;
  readonly byFault: ReadonlyMap<string, number>;
  readonly byDeed: ReadonlyMap<string, number>;
}

const GAME = 'new-horizons';
const GROUPS = 3;
/** Milliseconds: machines may be busy with other things. */
const PATIENCE = 60_000;

export async function arena({
  store: engine,
  seconds,
  seed,
  flaw,
  only,
  mostFaults,
  say,
}: ArenaOptions): Promise<ArenaResult> {
  const folder = mkdtempSync(join(tmpdir(), 'epoka-nemesis-'));
  const disk = join(folder, 'disk');
  const smallDisk = engine === 'sqlite' && mountSmallDisk(disk) ? disk : undefined;
  const data = engine === 'sqlite' ? join(smallDisk ?? folder, 'data') : undefined;
  if (data) mkdirSync(data, { recursive: true });
  const postgres = engine === 'postgres' ? await startPostgres() : undefined;
  const databaseUrl = await postgres?.schema();
  const env = data
    ? { EPOKA_DATA: data, EPOKA_DATABASE_URL: '' }
    : { EPOKA_DATABASE_URL: databaseUrl as string };
  const servers = Array.from({ length: engine === 'sqlite' ? 1 : 2 }, () => new ServerProcess(env, flaw));
  const wires = await Promise.all(servers.map(() => Wire.open()));
  const history = new History();
  const dice = new Dice(seed);
  const scene: Scene = { dice, history, servers, wires, folder, data, postgres, databaseUrl, smallDisk };
  const byFault = new Map<string, number>();
  let faults = 0;
  let over = false;
  try {
    for (const [i, server] of servers.entries()) {
      if (!(await server.start())) throw new Error(`a server does not start: ${server.output}`);
      wires[i].leadTo(server.port);
    }
    const world = {
      history,
      dice: new Dice(`${seed}/people`),
      urls: wires.map(w => w.url),
      over: () => over,
    };
    const groups = Array.from({ length: GROUPS }, (_, i) => new Group(world, GAME, i, 2 + (i % 2)).play());
    groups.push(new Owners(world, GAME).live());

    const kinds = faultsFor(scene).filter(([name]) => only?.includes(name) ?? true);
    const schedule = kinds.flatMap(([name, fault, often]) =>
      Array.from({ length: often }, () => ({ name, fault })),
    );
    const end = performance.now() + seconds * 1000;
    while (performance.now() < end && faults < (mostFaults ?? Number.POSITIVE_INFINITY)) {
      // Work before and after each: a fault that hits nothing tells nothing.
      const before = history.acknowledged;
      const patience = performance.now() + PATIENCE;
      while (history.acknowledged < before + 5 && performance.now() < patience) await sleep(20);
      if (history.acknowledged === before) history.anomalies.push('nothing was acknowledged for a minute');
      await sleep(dice.below(150));
      const { name, fault } = dice.pick(schedule);
      await fault(scene);
      faults++;
      byFault.set(name, (byFault.get(name) ?? 0) + 1);
      say?.(`${engine} ${faults} ${name}: ${history.acknowledged} acknowledged`);
    }
    const calm = history.acknowledged;
    const patience = performance.now() + PATIENCE;
    while (history.acknowledged < calm + 5 && performance.now() < patience) await sleep(20);
    over = true;
    await Promise.all(groups);
    for (const server of servers) await server.end('SIGKILL');
    const store = await Store.open(data ? { data } : { databaseUrl });
    try {
      if (store.losses.logIsCut) history.anomalies.push('the log of the store is cut');
      const verdict = await history.judge(store, games);
      return { store: engine, ...verdict, faults, byFault, byDeed: history.deeds() };
    } finally {
      await store.close();
    }
  } finally {
    over = true;
    for (const server of servers) await server.end('SIGKILL');
    for (const wire of wires) await wire.close();
    await postgres?.stop();
    if (smallDisk) unmount(smallDisk);
    rmSync(folder, { recursive: true, force: true });
  }
}
