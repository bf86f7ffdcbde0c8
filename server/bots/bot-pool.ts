/** Bots on the server: they think in worker threads, under a time limit. A thread that dies or hangs is replaced. */

import { availableParallelism } from 'node:os';
import { bots, hire } from '@epoka/bots';
import { type Answer, type CoreState, Play } from '@epoka/kernel';
import type { Piscina } from 'piscina';
import type { ServerContext } from '../context.ts';
import { Refused } from '../problems.ts';
import { anyLegal, type BotTask } from '../tables/bot-turn.ts';
import { newWorkerPool, Semaphore, workerFile } from '../workers.ts';

const MOST_TRIES = 3;

export interface BotPoolOptions {
  /** address of the module that knows the games */
  readonly gamesModule: string;
  readonly threads?: number | undefined;
  /** longest time for one answer, in milliseconds */
  readonly think: number;
  /** how much longer a thread may take before it is thought to hang */
  readonly grace: number;
}

export class BotPool {
  private readonly context: ServerContext;
  private readonly options: BotPoolOptions;
  private pool: Piscina | undefined;
  readonly threads: number;
  /** a task goes out only when a thread is free for it: its time begins then */
  private readonly slots: Semaphore;

  constructor(context: ServerContext, options: BotPoolOptions) {
    this.context = context;
    this.options = options;
    this.threads = options.threads ?? Math.max(1, availableParallelism() - 1);
    this.slots = new Semaphore(this.threads);
  }

  static names(): string[] {
    return Object.keys(bots);
  }

  static mustKnow(spec: string): void {
    try {
      hire(spec);
    } catch (error) {
      throw new Refused('unknown-bot', (error as Error).message);
    }
  }

  /** An answer, whatever happens to the threads. */
  async choose(task: BotTask): Promise<Answer> {
    const { metrics, log } = this.context;
    for (let tries = 1; tries <= MOST_TRIES; tries++) {
      const started = performance.now();
      try {
        return await this.ask(task);
      } catch (error) {
        metrics.botFailures.inc();
        const { game, bot, seat, question } = task;
        log.error({ game, bot, seat, question, tries, err: error }, 'a bot failed; its turn is taken again');
      } finally {
        metrics.botSeconds.observe((performance.now() - started) / 1000);
      }
    }
    return this.anything(task);
  }

  private ask(task: BotTask): Promise<Answer> {
    return this.slots.use(() => this.think(task));
  }

  private async think(task: BotTask): Promise<Answer> {
    const { gamesModule, think, grace } = this.options;
    this.pool ??= newWorkerPool({
      file: workerFile('./worker', import.meta.url),
      threads: this.threads,
      data: { games: gamesModule },
    });
    const patience = new AbortController();
    const timer = setTimeout(() => patience.abort(), think + grace);
    try {
      return (await this.pool.run({ ...task, ms: think }, { signal: patience.signal })) as Answer;
    } finally {
      clearTimeout(timer);
    }
  }

  /** A bot that can't be helped must not stop the others' game: any legal answer will do. */
  private anything(task: BotTask): Answer {
    const state = JSON.parse(task.state) as CoreState;
    return anyLegal(new Play(this.context.games[task.game].rules, state), task.question);
  }

  async close(): Promise<void> {
    await this.pool?.destroy();
  }
}
