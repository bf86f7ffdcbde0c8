/** Puts the parts of a server together, starts it, and stops it in good order. */

import { existsSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import type { AnyGame } from '@epoka/kernel';
import { BotPool } from './bots/bot-pool.ts';
import type { ServerContext } from './context.ts';
import { newApp, setUpApp } from './http/app.ts';
import { makeLimits } from './http/limits.ts';
import type { RouteParts } from './http/route-parts.ts';
import { jobHandlers } from './job-handlers.ts';
import { JobRunner } from './job-runner.ts';
import { Metrics } from './metrics.ts';
import { Notifier } from './notices/notifier.ts';
import { Accounts } from './people/accounts.ts';
import { Operator } from './people/operator.ts';
import { type ServeOptions, StartFailure, withEnvironment } from './settings.ts';
import { steadyClock } from './steady-clock.ts';
import { StoreError } from './store/db.ts';
import { newId } from './store/ids.ts';
import { Store } from './store/store.ts';
import { StoreAlerts } from './store-alerts.ts';
import { TableRegistry } from './tables/registry.ts';
import { Verifier } from './tables/verifier.ts';

const SHORTEST_SECRET = 16;
const FIRST_PORT = 3000;
const LAST_PORT = 3100;
const SWEEP = 10_000;
const ANNOUNCE = 60_000;
const HOUR = 3_600_000;
/**
 * How far the heap may grow between two collections, in percent of what is alive. With a thousand tables each collection
 * holds everybody up for a third of a second; memory is cheaper than that. Where memory is short, the limit of Node
 * (--max-old-space-size) comes first.
 */
const HEAP_GROWTH = 400;

const NO_ROOM =
  'WARNING: nothing can be saved (is the disk full?). Games can be looked at, but not played on.';

export interface Running {
  readonly port: number;
  /** the address on this machine */
  readonly url: string;
  /** all addresses, those in the local network included */
  readonly urls: readonly string[];
  readonly context: ServerContext;
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
  if (options.operatorSecret !== undefined && options.operatorSecret.length < SHORTEST_SECRET)
    throw new StartFailure(`EPOKA_OPERATOR_SECRET needs at least ${SHORTEST_SECRET} characters.`);

  const app = newApp(options.log ?? (process.stdout.isTTY ? 'warn' : 'info'), options.trustProxy ?? 0);
  const store = await openStore(options);
  const now = options.now ?? steadyClock();
  const metrics = new Metrics();
  const context: ServerContext = {
    name: newId(),
    store,
    games,
    log: app.log,
    metrics,
    now,
    policy: {
      noticeDelay: options.noticeDelay ?? 15_000,
      replaceDelay: options.replaceDelay ?? HOUR,
      lateAfter: options.lateAfter ?? 24 * HOUR,
      mostTables: options.mostTables ?? 200,
    },
  };
  // Limits run on a clock that nobody sets.
  const limits = makeLimits(options.now ?? (() => performance.now()), options.limitScale);
  const accounts = new Accounts(store, now);
  const notifier = new Notifier(context, accounts, options);
  const bots = new BotPool(context, {
    gamesModule,
    threads: options.botThreads,
    think: options.botThink ?? 1500,
    grace: options.botGrace ?? 15_000,
  });
  const registry = new TableRegistry(context, {
    accounts,
    mustKnowBot: BotPool.mustKnow,
    wantsNotice: user => notifier.wants(user),
    maySay: user => limits.chat.take(user),
  });
  const verifier = new Verifier(gamesModule);
  const parts: RouteParts = {
    context,
    accounts,
    registry,
    notifier,
    bots,
    verifier,
    operator: new Operator(options.operatorSecret, now),
    limits,
    storeAlerts: new StoreAlerts(context.log, store),
    publicUrl: options.publicUrl,
    https: options.publicUrl?.startsWith('https:') ?? false,
    metricsToken: options.metricsToken,
    heartbeat: options.heartbeat ?? 30_000,
  };
  const runner = new JobRunner(context, {
    handlers: jobHandlers({ context, registry, bots, notifier }),
    most: bots.threads + 4,
    lease: options.lease ?? 10_000,
  });
  const sweeper = setInterval(() => {
    registry.sweep().catch(error => context.log.warn({ err: error }, 'the sweep failed'));
  }, SWEEP);
  sweeper.unref();
  const announcer = setInterval(() => {
    registry
      .announceAll()
      .catch(error => context.log.debug({ err: error }, 'others were not told who is here'));
  }, ANNOUNCE);
  announcer.unref();

  let closing: Promise<void> | undefined;
  const shutDown = async (hub?: { close(): void }) => {
    clearInterval(sweeper);
    clearInterval(announcer);
    hub?.close();
    await app.close();
    await runner.stop(5_000);
    await registry.close();
    await bots.close();
    await verifier.close();
    notifier.close();
    await store.close();
  };

  try {
    await notifier.open();
    const hub = await setUpApp(app, parts, { web: options.web ?? clientFolder() });
    await store.listen(
      message => {
        registry.hear(message);
        hub.hear(message);
        if (message === 'job') runner.wake();
      },
      () => {
        registry.gap();
        hub.gap();
        runner.wake();
      },
    );
    const port = await listen(app, options);
    await store.jobs
      .put({ id: 'clean', kind: 'clean', table: null, due: now() + HOUR, body: null })
      .catch(error => {
        // Without room on the disk, what is there can be read all the same.
        if (!(error instanceof StoreError) || error.problem !== 'full') throw error;
        context.log.error({ err: error }, NO_ROOM);
        if (!options.quiet) process.stderr.write(`\n${NO_ROOM}\n`);
      });
    // Names that could not be compared now are compared at the next start.
    await accounts
      .renewLooks()
      .catch(error => context.log.warn({ err: error }, 'names are not compared anew'));
    runner.wake();
    const urls = addresses(port, options.host);
    const warning = await lossWarning(store);
    if (warning) context.log.error({ ...store.losses }, warning);
    const running: Running = {
      port,
      url: urls[0],
      urls,
      context,
      close: () => {
        closing ??= shutDown(hub);
        return closing;
      },
    };
    if (!options.quiet) {
      metrics.collectDefaults();
      announce(urls);
      if (warning) process.stderr.write(`\n${warning}\n`);
      stopOnSignals(running);
    }
    context.log.info(
      { port, engine: store.engine, games: Object.keys(games), process: context.name },
      'the server is up',
    );
    return running;
  } catch (error) {
    // Why it could not start is worth more than what else goes wrong on the way out.
    await shutDown().catch(second => context.log.warn({ err: second }, 'the stop failed'));
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

/** Something that was said to be saved is not there any more. */
async function lossWarning(store: Store): Promise<string | undefined> {
  const { logIsCut } = store.losses;
  const damaged = await store.damage.all();
  if (!logIsCut && damaged.length === 0) return undefined;
  return [
    'WARNING: something that was saved is missing from the store.',
    ...(logIsCut
      ? [
          "The end of the database's log is lost or damaged: what was saved in the last seconds before the stop is gone.",
          'That may also be chat, notes, lobbies and accounts, which nobody counts.',
          ...(damaged.length === 0 ? ['No table is known to have lost an entry.'] : []),
        ]
      : []),
    ...damaged.map(
      ({ table, had, has }) =>
        `Table ${table} had ${had} entries, ${has} are there and whole: it is closed for play.`,
    ),
    'Look after the disk. A backup (epoka restore) brings back what it holds; to play on with what there is, stop the',
    'server and run: epoka damage --accept TABLE',
  ].join('\n');
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
    running.context.log.info({ signal }, 'stopping');
    running.close().then(
      () => process.exit(0),
      error => {
        running.context.log.error({ err: error }, 'the stop failed');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}
