/** Puts the parts of a server together, starts it, and stops it in good order. */

import { existsSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import type { AnyGame } from '@epoka/kernel';
import { BotCrew } from './bots/crew.ts';
import type { House } from './house.ts';
import { furnish, newApp } from './http/app.ts';
import type { Desk } from './http/desk.ts';
import { makeLimits } from './http/limits.ts';
import { jobHandlers } from './jobs.ts';
import { Metrics } from './metrics.ts';
import { NoticeOffice } from './notices/notices.ts';
import { Accounts } from './people/accounts.ts';
import { Runner } from './runner.ts';
import { type ServeOptions, StartFailure, withEnvironment } from './settings.ts';
import { StoreError } from './store/db.ts';
import { newId } from './store/ids.ts';
import { Store } from './store/store.ts';
import { Hall } from './tables/hall.ts';
import { Verifier } from './tables/verifier.ts';
import { Trouble } from './trouble.ts';

const FIRST_PORT = 3000;
const LAST_PORT = 3100;
const SWEEP = 10_000;
const ANNOUNCE = 60_000;
const CLEAN = 3_600_000;
/**
 * How far the heap may grow between two collections, in percent of what is alive. With a thousand tables each collection
 * holds everybody up for a third of a second; memory is cheaper than that. Where memory is short, the limit of Node
 * (--max-old-space-size) comes first.
 */
const HEAP_GROWTH = 400;

export interface Running {
  readonly port: number;
  /** the address on this machine */
  readonly url: string;
  /** all addresses, those in the local network included */
  readonly urls: readonly string[];
  readonly house: House;
  /** Everything begun is finished and saved; connections are told to come back. */
  close(): Promise<void>;
}

/** Resolves when the server listens. Throws StartFailure where it can't. */
export async function serve(given: ServeOptions = {}): Promise<Running> {
  const options = withEnvironment(given, process.env);
  setFlagsFromString(`--heap-growing-percent=${HEAP_GROWTH}`);
  const gamesModule = options.games ?? moduleBeside('./games');
  const { games } = (await import(gamesModule)) as { games: Readonly<Record<string, AnyGame>> };
  if (options.publicUrl !== undefined && !URL.canParse(options.publicUrl))
    throw new StartFailure(`EPOKA_PUBLIC_URL is not an address: ${options.publicUrl}`);

  const app = newApp(options.log ?? (process.stdout.isTTY ? 'warn' : 'info'), options.trustProxy ?? false);
  const store = await openStore(options);
  const now = options.now ?? Date.now;
  const metrics = new Metrics();
  const house: House = {
    name: newId(),
    store,
    games,
    log: app.log,
    metrics,
    now,
    rules: {
      noticeDelay: options.noticeDelay ?? 15_000,
      replaceDelay: options.replaceDelay ?? 120_000,
      mostTables: options.mostTables ?? 200,
    },
  };
  const accounts = new Accounts(store, now);
  const notices = new NoticeOffice(house, accounts, options);
  const bots = new BotCrew(house, {
    gamesModule,
    threads: options.botThreads,
    think: options.botThink ?? 1500,
    grace: options.botGrace ?? 15_000,
  });
  const hall = new Hall(house, {
    accounts,
    mustKnowBot: BotCrew.mustKnow,
    wantsNotice: user => notices.wants(user),
  });
  const verifier = new Verifier(gamesModule);
  const desk: Desk = {
    house,
    accounts,
    hall,
    notices,
    bots,
    verifier,
    limits: makeLimits(now, options.limitScale),
    trouble: new Trouble(house.log, now),
    publicUrl: options.publicUrl,
    https: options.publicUrl?.startsWith('https:') ?? false,
    metricsToken: options.metricsToken,
  };
  const runner = new Runner(house, {
    handlers: jobHandlers({ house, hall, bots, notices }),
    most: bots.threads + 4,
    lease: options.lease ?? 10_000,
  });
  const sweeper = setInterval(() => {
    hall.sweep().catch(error => house.log.warn({ err: error }, 'the sweep failed'));
  }, SWEEP);
  sweeper.unref();
  const announcer = setInterval(() => {
    hall.announceAll().catch(error => house.log.debug({ err: error }, 'others were not told who is here'));
  }, ANNOUNCE);
  announcer.unref();

  let closing: Promise<void> | undefined;
  const shutDown = async (switchboard?: { close(): void }) => {
    clearInterval(sweeper);
    clearInterval(announcer);
    switchboard?.close();
    await app.close();
    await runner.stop(5_000);
    await hall.close();
    await bots.close();
    await verifier.close();
    notices.close();
    await store.close();
  };

  try {
    await notices.open();
    const switchboard = await furnish(app, desk, { web: options.web ?? clientFolder() });
    await store.listen(
      message => {
        hall.hear(message);
        switchboard.hear(message);
        if (message === 'job') runner.wake();
      },
      () => {
        hall.gap();
        runner.wake();
      },
    );
    const port = await listen(app, options);
    await store.jobs.put({ id: 'clean', kind: 'clean', table: null, due: now() + CLEAN, body: null });
    runner.wake();
    const urls = addresses(port, options.host);
    const running: Running = {
      port,
      url: urls[0],
      urls,
      house,
      close: () => {
        closing ??= shutDown(switchboard);
        return closing;
      },
    };
    if (!options.quiet) {
      metrics.collectDefaults();
      announce(urls);
      stopOnSignals(running);
    }
    house.log.info(
      { port, engine: store.engine, games: Object.keys(games), process: house.name },
      'the server is up',
    );
    return running;
  } catch (error) {
    // Why it could not start is worth more than what else goes wrong on the way out.
    await shutDown().catch(second => house.log.warn({ err: second }, 'the stop failed'));
    throw error instanceof StoreError ? new StartFailure(error.message, error) : error;
  }
}

async function openStore(options: ServeOptions): Promise<Store> {
  try {
    return await Store.open(options);
  } catch (error) {
    if (error instanceof StoreError) throw new StartFailure(error.message, error);
    throw error;
  }
}

function moduleBeside(name: string): string {
  return new URL(`${name}${import.meta.url.endsWith('.ts') ? '.ts' : '.js'}`, import.meta.url).href;
}

/** From the sources as from the compiled program. */
function clientFolder(): string | undefined {
  for (const place of ['../web/dist/', '../../web/dist/']) {
    const folder = fileURLToPath(new URL(place, import.meta.url));
    if (existsSync(folder)) return folder;
  }
  return undefined;
}

async function listen(app: ReturnType<typeof newApp>, options: ServeOptions): Promise<number> {
  const first = options.port ?? FIRST_PORT;
  const last = options.port ?? LAST_PORT;
  let host = options.host ?? '::';
  for (let port = first; port <= last; ) {
    try {
      await app.listen({ port, host });
      const address = app.server.address();
      return typeof address === 'object' && address ? address.port : port;
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (
        (code === 'EAFNOSUPPORT' || code === 'EADDRNOTAVAIL') &&
        host === '::' &&
        options.host === undefined
      ) {
        host = '0.0.0.0'; // a machine without the new kind of addresses
      } else if (code === 'EADDRINUSE') {
        if (options.port !== undefined)
          throw new StartFailure(
            `Port ${port} is taken by another program. Choose another one with --port or EPOKA_PORT.`,
            error,
          );
        port++;
      } else if (code === 'EACCES') {
        throw new StartFailure(`This user may not listen on port ${port}. Choose one above 1023.`, error);
      } else {
        throw new StartFailure(`Can't listen on ${host} port ${port}: ${(error as Error).message}`, error);
      }
    }
  }
  throw new StartFailure(
    `All ports from ${first} to ${last} are taken. Choose another one with --port or EPOKA_PORT.`,
  );
}

function addresses(port: number, host: string | undefined): string[] {
  if (host !== undefined && host !== '::' && host !== '0.0.0.0')
    return [`http://${host.includes(':') ? `[${host}]` : host}:${port}`];
  const lan = Object.values(networkInterfaces())
    .flatMap(list => list ?? [])
    .filter(a => a.family === 'IPv4' && !a.internal)
    .map(a => `http://${a.address}:${port}`);
  return [`http://localhost:${port}`, ...lan];
}

function announce(urls: readonly string[]): void {
  const [here, ...lan] = urls;
  const lines = [`Epoka is ready: ${here}`, ...lan.map(url => `In your network: ${url}`)];
  process.stdout.write(`${lines.join('\n')}\n`);
}

/** The first signal stops in good order, the second at once. */
function stopOnSignals(running: Running): void {
  let asked = false;
  const stop = (signal: NodeJS.Signals) => {
    if (asked) process.exit(1);
    asked = true;
    running.house.log.info({ signal }, 'stopping');
    running.close().then(
      () => process.exit(0),
      error => {
        running.house.log.error({ err: error }, 'the stop failed');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}
