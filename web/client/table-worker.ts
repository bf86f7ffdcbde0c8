/** The worker: tables and replays of this browser, away from the page's thread. Bots think in a worker of their own. */
import { BadSettings, Refusal } from '@epoka/kernel';
import { BadRecord, BadReplay, endedOf, type ReplayFile, Table, TableRefusal } from '@epoka/table';
import { loadGame } from '../games.ts';
import { askBot, prepareBots } from './bot-worker-link.ts';
import { localStore, NotKept, type StoredReplay } from './local-store.ts';
import { LocalTable } from './local-table.ts';
import { keptAsText, openStored } from './open-stored.ts';
import { eyesOfFile, replayShot } from './replay-shot.ts';
import type { ReplayShot } from './table-client.ts';
import type { FromWorker, ToWorker, WorkerCalls, WorkerErrorData } from './worker-calls.ts';

interface Port {
  readonly name: string;
  addEventListener(type: 'message', run: (event: MessageEvent<ToWorker>) => void): void;
}
const port = self as unknown as Port;
/** The page says by this worker's name where it listens; see there why. */
const page: { postMessage(message: FromWorker): void } = new BroadcastChannel(port.name);

class Missing extends Error {}

const tables = new Map<string, LocalTable>();
/** replays that could not be kept, and those already played through */
const files = new Map<string, StoredReplay>();
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

async function tableOf(id: string): Promise<LocalTable> {
  const known = tables.get(id);
  if (known) return known;
  const kept = await localStore.table(id).catch((error: unknown) => {
    if (error instanceof NotKept) return undefined;
    throw error;
  });
  if (!kept) throw new Missing('no such table on this device');
  const game = await gameOf(kept.table.game);
  const made = openStored(game, kept, askBot);
  tables.set(id, made);
  return made;
}

/** Files from before it was noted how a game ended still tell of one who gave up. */
function fileShot(id: string, name: string, { file, table }: { file: ReplayFile; table: Table }) {
  const ended = table.over ? undefined : (file.ended ?? endedOf(table.record));
  return { shot: replayShot(id, name, table, eyesOfFile(table, ended), false, ended), table };
}

async function replayOf(id: string): Promise<{ shot: ReplayShot; table: Table }> {
  const known = replays.get(id);
  if (known) return known;
  const file = files.get(id) ?? (await localStore.replay(id).catch(() => undefined));
  if (file) {
    const game = await gameOf(file.game);
    const { importReplay } = await import('./replay-files.ts');
    const made = fileShot(id, file.name, importReplay(file.text, { [file.game]: game.rules }));
    replays.set(id, made);
    return made;
  }
  // A table of this device is its own replay, as far as it has come.
  const running = await tableOf(id);
  return {
    shot: replayShot(id, running.kept.name, running.table, running.eyes(), !running.over, running.ended),
    table: running.table,
  };
}

type Async<T> = { [K in keyof T]: T[K] extends (...a: infer A) => infer R ? (...a: A) => Promise<R> : never };

const calls: Async<WorkerCalls> = {
  async facts(id) {
    const { rules } = await gameOf(id);
    const { botNames } = await import('./bot-decision.ts');
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
    const made = LocalTable.create(await gameOf(given.game), given, newId(), askBot);
    tables.set(made.kept.id, made);
    await made.save();
    return { id: made.kept.id, kept: made.keeping };
  },
  async memoryTables() {
    return [...tables.values()].flatMap(h => {
      if (h.keeping === 'kept') return [];
      const { config: _c, seed: _s, curtain: _k, ...summary } = h.kept;
      return [summary];
    });
  },
  async forget(id) {
    tables.get(id)?.close();
    tables.delete(id);
  },
  async open(id, ms) {
    pace = ms;
    const table = await tableOf(id);
    if (table.table.seats.some(o => o.kind === 'bot')) prepareBots();
    table.open(message => page.postMessage({ table: id, ...message }), pace);
  },
  async close(id) {
    const table = tables.get(id);
    table?.close();
    // What is on the disk need not stay in memory.
    if (table?.keeping === 'kept') {
      await table.save();
      if (table.keeping === 'kept') tables.delete(id);
    }
  },
  async pace(ms) {
    pace = ms;
    for (const table of tables.values()) table.setPace(ms);
  },
  hurry: async id => (await tableOf(id)).hurry(),
  answer: async (id, question, answer) => (await tableOf(id)).answer(question, answer),
  undo: async (id, answers) => (await tableOf(id)).undo(answers),
  redo: async (id, answers) => (await tableOf(id)).redo(answers),
  takeBack: async (id, to) => (await tableOf(id)).takeBack(to),
  order: async (id, order, on) => (await tableOf(id)).order(order, on),
  resign: async (id, seat) => (await tableOf(id)).resign(seat),
  uncover: async (id, seat) => (await tableOf(id)).uncover(seat),
  digest: async id => (await tableOf(id)).digest(),
  viewAt: async (id, answers, seat) => (await tableOf(id)).viewAt(answers, seat),
  planBegin: async id => (await tableOf(id)).planBegin(),
  planDrop: async id => (await tableOf(id)).planDrop(),
  planCarryOut: async id => (await tableOf(id)).planCarryOut(),
  points: async id => (await tableOf(id)).points(),
  verify: async id => (await tableOf(id)).verify(),
  replayText: async id => (await tableOf(id)).replayText(),
  async keptText(id) {
    const kept = await localStore.table(id);
    if (!kept) throw new Missing('no such table on this device');
    return keptAsText(kept);
  },
  rename: async (id, name) => (await tableOf(id)).rename(name),

  async importReplay(text, name, keep) {
    // Which game it is says the file itself; only that game is loaded. A file of an unknown game is refused by the reader.
    const game = /"game"\s*:\s*"([a-z0-9-]+)"/.exec(text.slice(0, 4000))?.[1] ?? '';
    const known = await loadGame(game);
    const rules = known ? { [game]: known.rules } : {};
    const { importReplay, readReplay } = await import('./replay-files.ts');
    const file = readReplay(text, rules);
    const played = importReplay(text, rules);
    const id = newId();
    const kept: StoredReplay = { id, game: file.game, name, added: Date.now(), text };
    files.set(id, kept);
    if (keep)
      await localStore.putReplay(kept).catch((error: unknown) => {
        // Shown from memory then; the file itself is still on the player's disk.
        if (!(error instanceof NotKept)) throw error;
      });
    replays.set(id, fileShot(id, name, played));
    return { id };
  },
  async playOn(replay) {
    const { table, shot } = await replayOf(replay);
    const made = LocalTable.adopt(await gameOf(shot.game), table, shot.name, newId(), askBot);
    tables.set(made.kept.id, made);
    await made.save();
    return { id: made.kept.id };
  },
  async branch(replay, at, seats) {
    const { table, shot } = await replayOf(replay);
    const game = await gameOf(shot.game);
    const begun = Table.load(game.rules, table.branch(Math.min(at, table.answers), seats));
    const made = LocalTable.adopt(game, begun, shot.name, newId(), askBot);
    tables.set(made.kept.id, made);
    await made.save();
    return { id: made.kept.id };
  },
  openReplay: async id => (await replayOf(id)).shot,
  async replayAt(id, answers, seat) {
    const { table, shot } = await replayOf(id);
    const at = Math.max(0, Math.min(answers, table.answers));
    return table.viewAt(at, shot.eyes.includes(seat) ? seat : shot.eyes[0], shot.over);
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
