/** Many games between bots, and what came of them. The same plan gives the same results with any number of workers. */
import { Worker } from 'node:worker_threads';
import { type Hired, hire, playMatch } from '@epoka/bots';
import type { Answer, AnyGame, Settings, Standing } from '@epoka/kernel';
import type { Registry } from './games.ts';

export interface Plan {
  readonly game: string;
  readonly seats: number;
  /** who plays: one list of bots (one a seat) for each lineup; game n has lineup n modulo their number */
  readonly lineups: readonly (readonly string[])[];
  readonly seed: string;
  /** so many games in a row have the same seed: each lineup meets the same shuffles */
  readonly sameSeed: number;
  readonly settings: Settings;
  readonly roundCap: number;
}

/** One game, small enough to keep thousands. */
export interface Result {
  readonly n: number;
  /** share of the win, by seat */
  readonly wins: readonly number[];
  readonly points: readonly number[];
  /** the seats in the order of their first turns */
  readonly order: readonly number[];
  readonly by: readonly Readonly<Record<string, number>>[];
  readonly rounds: number;
  readonly answers: number;
  /** the round cap was reached */
  readonly capped: boolean;
}

/** Enough to play a failed game again; the same form as the kit's cases. */
export interface FailedGame {
  readonly game: string;
  readonly version: number;
  readonly seats: number;
  readonly settings: Settings;
  readonly roundCap: number;
  readonly seed: string;
  readonly answers: readonly (readonly [seat: number, question: number, answer: Answer])[];
  readonly detail: string;
}

export class GameFailed extends Error {
  readonly failed: FailedGame;
  constructor(failed: FailedGame, cause?: unknown) {
    super(failed.detail, cause === undefined ? undefined : { cause });
    this.name = 'GameFailed';
    this.failed = failed;
  }
}

export const seedOf = (plan: Plan, n: number) => `${plan.seed}-${Math.floor(n / plan.sameSeed)}`;
export const lineupOf = (plan: Plan, n: number) => plan.lineups[n % plan.lineups.length];

/** Each bot in each seat equally often: the list is repeated round the table and turned by one place a game. */
export function rotations(bots: readonly string[], seats: number): string[][] {
  return bots.map((_, turn) =>
    Array.from({ length: seats }, (__, seat) => bots[(seat + turn) % bots.length]),
  );
}

/** Those who share the first rank share the win. */
export function winShares(standing: readonly Standing[]): number[] {
  const first = standing.filter(s => s.rank === 1).length;
  const shares = new Array<number>(standing.length).fill(0);
  for (const s of standing) if (s.rank === 1) shares[s.seat] = 1 / first;
  return shares;
}

export function playOne(game: AnyGame, plan: Plan, n: number): Result {
  const { rules } = game;
  const seed = seedOf(plan, n);
  const players: Hired[] = lineupOf(plan, n).map(hire);
  const record: [number, number, Answer][] = [];
  const order: number[] = [];
  try {
    const { state, answers } = playMatch({
      game,
      players,
      seed,
      settings: plan.settings,
      roundCap: plan.roundCap,
      watch: (g, q, answer) => {
        record.push([q.seat, q.id, answer]);
        const owner = game.brain.owner(g.s);
        // what is chosen before the first round is nobody's turn
        if (g.s.round > 0 && order.length < plan.seats && !order.includes(owner)) order.push(owner);
      },
    });
    const standing = rules.standing(state).sort((a, b) => a.seat - b.seat);
    return {
      n,
      wins: winShares(standing),
      points: standing.map(s => s.points),
      order,
      by: standing.map(s => ({ ...s.by })),
      rounds: state.round,
      answers,
      capped: plan.roundCap > 0 && state.round >= plan.roundCap,
    };
  } catch (error) {
    const detail = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    const { seats, settings, roundCap } = plan;
    throw new GameFailed(
      { game: rules.id, version: rules.version, seats, settings, roundCap, seed, answers: record, detail },
      error,
    );
  }
}

/** What a worker is started with, and what it says. */
export interface WorkerTask {
  readonly registry: string;
  readonly plan: Plan;
  readonly from: number;
  readonly to: number;
  readonly step: number;
}
export type WorkerNews =
  | { readonly kind: 'results'; readonly results: readonly Result[] }
  | { readonly kind: 'failed'; readonly failed: FailedGame };

export interface Running {
  readonly game: AnyGame;
  readonly registry: Registry;
  readonly workers: number;
  /** told of results as they come, in no particular order */
  readonly onResult?: (result: Result, done: number) => void;
}

/** Plays games `from` to `to - 1` of the plan. */
export async function playMany(plan: Plan, from: number, to: number, running: Running): Promise<Result[]> {
  const results: Result[] = [];
  const note = (result: Result) => {
    results.push(result);
    running.onResult?.(result, results.length);
  };
  const workers = Math.min(running.workers, to - from);
  if (workers <= 1) {
    for (let n = from; n < to; n++) {
      note(playOne(running.game, plan, n));
      // Lets signals and the progress bar through.
      if (n % 16 === 0) await new Promise(resolve => setImmediate(resolve));
    }
  } else {
    const tasks = Array.from({ length: workers }, (_, i) => ({
      registry: running.registry.url,
      plan,
      from: from + i,
      to,
      step: workers,
    }));
    await inWorkers(tasks, note);
  }
  return results.sort((a, b) => a.n - b.n);
}

async function inWorkers(tasks: readonly WorkerTask[], note: (result: Result) => void): Promise<void> {
  const workers: Worker[] = [];
  const one = (task: WorkerTask) =>
    new Promise<void>((resolve, reject) => {
      const worker = startWorker(task);
      workers.push(worker);
      worker.on('message', (news: WorkerNews) => {
        if (news.kind === 'failed') reject(new GameFailed(news.failed));
        else for (const result of news.results) note(result);
      });
      worker.on('error', reject);
      worker.on('exit', code =>
        code === 0 ? resolve() : reject(new Error(`a worker ended with code ${code}`)),
      );
    });
  try {
    await Promise.all(tasks.map(one));
  } finally {
    await Promise.all(workers.map(worker => worker.terminate()));
  }
}

function startWorker(task: WorkerTask): Worker {
  if (!import.meta.url.endsWith('.ts'))
    return new Worker(new URL('./worker.js', import.meta.url), { workerData: task });
  // From sources: a thread does not inherit the loader for TypeScript (Node 20), so it loads that first.
  const loader = JSON.stringify(import.meta.resolve('tsx/esm/api'));
  const file = JSON.stringify(new URL('./worker.ts', import.meta.url).href);
  const code = `import(${loader}).then(({ register }) => { register(); return import(${file}); })`;
  return new Worker(code, { eval: true, workerData: task });
}
