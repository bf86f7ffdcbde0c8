/** The worker: tables and replays of this browser, away from the page's thread. Bots think in a worker of their own. */
import { BadSettings, Refusal, SPECTATOR } from '@epoka/kernel';
import { ALL_SEEING, BadRecord, BadReplay, Table, TableRefusal } from '@epoka/table';
import { prepare, think } from './bots.ts';
import type { FromWorker, ReplayShot, ToWorker, WorkerCalls, WorkerErrorData } from './client.ts';
import { LocalHost } from './host.ts';
import { type KeptReplay, keep, NotKept } from './keep.ts';
import { gameLoaders, loadGame } from './rules.ts';

interface Port {
  readonly name: string;
  addEventListener(type: 'message', run: (event: MessageEvent<ToWorker>) => void): void;
}
const port = self as unknown as Port;
/** The page says by this worker's name where it listens; see there why. */
const page: { postMessage(message: FromWorker): void } = new BroadcastChannel(port.name);

class Missing extends Error {}

const hosts = new Map<string, LocalHost>();
/** replays that could not be kept, and those already played through */
const files = new Map<string, KeptReplay>();
const replays = new Map<string, { shot: ReplayShot; table: Table }>();
let pace = 0;

function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(9));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}

async function gameOf(id: string) {
  const game = await loadGame(id);
  if (!game) throw new Missing(`no game is called "${id}"`);
  return game;
}

async function host(id: string): Promise<LocalHost> {
  const known = hosts.get(id);
  if (known) return known;
  const kept = await keep.table(id).catch((error: unknown) => {
    if (error instanceof NotKept) return undefined;
    throw error;
  });
  if (!kept) throw new Missing('no such table on this device');
  const game = await gameOf(kept.table.game);
  const { config, seed } = kept.table;
  const made = new LocalHost(
    game,
    Table.load(game.rules, { config, seed, entries: kept.entries }),
    kept.table,
    think,
  );
  hosts.set(id, made);
  return made;
}

async function replayOf(id: string): Promise<{ shot: ReplayShot; table: Table }> {
  const known = replays.get(id);
  if (known) return known;
  const file = files.get(id) ?? (await keep.replay(id).catch(() => undefined));
  if (file) {
    const game = await gameOf(file.game);
    const { importReplay } = await import('./replaying.ts');
    const { table } = importReplay(file.text, { [file.game]: game.rules });
    const eyes = table.over
      ? [ALL_SEEING, ...table.seats.map((_, seat) => seat), SPECTATOR]
      : [...table.seats.map((_, seat) => seat), SPECTATOR];
    const made = { shot: replayShot(id, file.name, table, eyes, false), table };
    replays.set(id, made);
    return made;
  }
  // A table of this device is its own replay, as far as it has come.
  const running = await host(id);
  return {
    shot: replayShot(id, running.kept.name, running.table, running.eyes(), !running.table.over),
    table: running.table,
  };
}

function replayShot(id: string, name: string, table: Table, eyes: number[], running: boolean): ReplayShot {
  const rounds: { round: number; at: number }[] = [];
  let round = -1;
  const step = Math.max(1, Math.floor(table.answers / 300));
  for (let at = 0; at <= table.answers; at += step) {
    const now = table.stateAt(at).round;
    if (now !== round) rounds.push({ round: now, at });
    round = now;
  }
  return {
    id,
    name,
    game: table.rules.id,
    answers: table.answers,
    over: table.over,
    seats: table.seats,
    result: table.rules.standing(table.state),
    rounds,
    eyes,
    running,
    unfinished: !running && !table.over,
  };
}

type Async<T> = { [K in keyof T]: T[K] extends (...a: infer A) => infer R ? (...a: A) => Promise<R> : never };

const calls: Async<WorkerCalls> = {
  async facts(id) {
    const { rules } = await gameOf(id);
    const { botNames } = await import('./thought.ts');
    return {
      id,
      version: rules.version,
      seats: rules.seats,
      settings: rules.settings,
      bots: botNames(),
      secrets: rules.secrets.length > 0,
    };
  },
  async create(given) {
    const made = LocalHost.create(await gameOf(given.game), given, newId(), think);
    hosts.set(made.kept.id, made);
    await made.save();
    return { id: made.kept.id, kept: made.keeping };
  },
  async memoryTables() {
    return [...hosts.values()].flatMap(h => {
      if (h.keeping === 'kept') return [];
      const { config: _c, seed: _s, curtain: _k, ...summary } = h.kept;
      return [summary];
    });
  },
  async forget(id) {
    hosts.get(id)?.close();
    hosts.delete(id);
  },
  async open(id, ms) {
    pace = ms;
    const table = await host(id);
    if (table.kept.bots > 0) prepare();
    table.open(message => page.postMessage({ table: id, ...message }), pace);
  },
  async close(id) {
    const table = hosts.get(id);
    table?.close();
    // What is on the disk need not stay in memory.
    if (table?.keeping === 'kept') {
      await table.save();
      if (table.keeping === 'kept') hosts.delete(id);
    }
  },
  async pace(ms) {
    pace = ms;
    for (const table of hosts.values()) table.setPace(ms);
  },
  answer: async (id, question, answer) => (await host(id)).answer(question, answer),
  undo: async (id, answers) => (await host(id)).undo(answers),
  redo: async (id, answers) => (await host(id)).redo(answers),
  takeBack: async (id, to) => (await host(id)).takeBack(to),
  order: async (id, order, on) => (await host(id)).order(order, on),
  uncover: async (id, seat) => (await host(id)).uncover(seat),
  digest: async id => (await host(id)).digest(),
  viewAt: async (id, answers, seat) => (await host(id)).viewAt(answers, seat),
  planBegin: async id => (await host(id)).planBegin(),
  planDrop: async id => (await host(id)).planDrop(),
  planCarryOut: async id => (await host(id)).planCarryOut(),
  points: async id => (await host(id)).points(),
  verify: async id => (await host(id)).verify(),
  replayText: async id => (await host(id)).replayText(),
  rename: async (id, name) => (await host(id)).rename(name),

  async importReplay(text, name) {
    // Which game it is says the file itself; only that game is loaded. A file of an unknown game is refused by the reader.
    const game = /"game"\s*:\s*"([a-z0-9-]+)"/.exec(text.slice(0, 4000))?.[1] ?? '';
    const rules = Object.hasOwn(gameLoaders, game) ? { [game]: (await gameLoaders[game]()).rules } : {};
    const { importReplay, readReplay } = await import('./replaying.ts');
    const file = readReplay(text, rules);
    const { table } = importReplay(text, rules);
    const id = newId();
    const kept: KeptReplay = { id, game: file.game, name, added: Date.now(), text };
    files.set(id, kept);
    await keep.putReplay(kept).catch((error: unknown) => {
      // Shown from memory then; the file itself is still on the player's disk.
      if (!(error instanceof NotKept)) throw error;
    });
    const eyes = table.over
      ? [ALL_SEEING, ...table.seats.map((_, seat) => seat), SPECTATOR]
      : [...table.seats.map((_, seat) => seat), SPECTATOR];
    replays.set(id, { shot: replayShot(id, name, table, eyes, false), table });
    return { id };
  },
  async playOn(replay) {
    const { table, shot } = await replayOf(replay);
    const made = LocalHost.adopt(await gameOf(shot.game), table, shot.name, newId(), think);
    hosts.set(made.kept.id, made);
    await made.save();
    return { id: made.kept.id };
  },
  openReplay: async id => (await replayOf(id)).shot,
  async replayAt(id, answers, seat) {
    const { table, shot } = await replayOf(id);
    const at = Math.max(0, Math.min(answers, table.answers));
    return table.viewAt(at, shot.eyes.includes(seat) ? seat : shot.eyes[0]);
  },
};

function describe(error: unknown): WorkerErrorData {
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof Refusal)
    return {
      code: 'refusal',
      message,
      detail: error.code,
      ...(error.reason ? { reason: error.reason } : {}),
    };
  if (error instanceof TableRefusal) return { code: 'table', message, detail: error.code };
  if (error instanceof BadReplay)
    return {
      code: 'replay',
      message,
      detail: error.code,
      ...(error.where === undefined ? {} : { where: error.where }),
    };
  if (error instanceof BadRecord) return { code: error.code === 'version' ? 'version' : 'broken', message };
  if (error instanceof BadSettings) return { code: 'settings', message };
  if (error instanceof Missing) return { code: 'missing', message };
  return { code: 'fault', message: error instanceof Error ? (error.stack ?? message) : message };
}

port.addEventListener('message', event => {
  const { call, id, args } = event.data;
  const run = calls[call] as (...given: readonly unknown[]) => Promise<unknown>;
  run(...args).then(
    value => page.postMessage({ id, value }),
    (error: unknown) => page.postMessage({ id, error: describe(error) }),
  );
});
