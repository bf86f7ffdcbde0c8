/**
 * Does the jobs: bot turns, clocks, proposals, notices. Every process takes what is due and free; a job is held while it
 * is worked on, and free again for others when its holder dies.
 */
import type { ServerContext } from './context.ts';
import type { Job } from './store/types.ts';

/** Resolves to the time to look again, or to undefined when the job is done. */
export type JobHandler = (job: Job) => Promise<number | undefined>;

export interface JobRunnerOptions {
  readonly handlers: Readonly<Record<string, JobHandler>>;
  /** at the same time */
  readonly most: number;
  /** how long a dead process may keep a job from the others */
  readonly lease: number;
}

/** Somebody may have missed a message: look anyway, now and then. */
const LOOK_ANYWAY = 5_000;
const LONGEST_TIMER = 60_000;

export class JobRunner {
  private readonly context: ServerContext;
  private readonly options: JobRunnerOptions;
  private readonly running = new Set<Promise<void>>();
  private timer: NodeJS.Timeout | undefined;
  private looking = false;
  private again = false;
  private stopped = false;

  constructor(context: ServerContext, options: JobRunnerOptions) {
    this.context = context;
    this.options = options;
  }

  /** There may be something to do. */
  wake(): void {
    if (this.stopped) return;
    if (this.looking) {
      this.again = true;
      return;
    }
    this.looking = true;
    this.look()
      .catch(error => {
        // The store does not answer: no reason to end, only to wait.
        this.context.log.warn({ err: error }, 'jobs can not be read');
        this.sleepUntil(this.context.now() + 1_000);
      })
      .finally(() => {
        this.looking = false;
        if (this.again) {
          this.again = false;
          this.wake();
        }
      });
  }

  private async look(): Promise<void> {
    const { store, name } = this.context;
    const free = this.options.most - this.running.size;
    if (free > 0) {
      const now = this.context.now();
      const jobs = await store.jobs.claim(name, now, now + this.options.lease, free);
      if (this.stopped) return;
      for (const job of jobs) this.start(job);
      if (jobs.length === free) return; // whoever finishes looks again
    }
    if (this.running.size >= this.options.most) return;
    const next = await store.jobs.nextDue();
    const anyway = this.context.now() + (store.engine === 'postgres' ? LOOK_ANYWAY : LONGEST_TIMER);
    this.sleepUntil(Math.min(next ?? anyway, anyway));
  }

  private sleepUntil(time: number): void {
    if (this.stopped) return;
    clearTimeout(this.timer);
    // At least a moment: a job that somebody else holds is not worth a busy loop.
    const wait = Math.min(Math.max(time - this.context.now(), 20), LONGEST_TIMER);
    this.timer = setTimeout(() => this.wake(), wait);
    this.timer.unref();
  }

  private start(job: Job): void {
    const work = this.carryOut(job).finally(() => {
      this.running.delete(work);
      this.wake();
    });
    this.running.add(work);
  }

  private async carryOut(job: Job): Promise<void> {
    const { store, log, metrics, name } = this.context;
    const { lease } = this.options;
    const holding = setInterval(() => {
      store.jobs
        .hold(job, name, this.context.now() + lease)
        .catch(error => log.warn({ job: job.id, err: error }, 'a job could not be held on to'));
    }, lease / 3);
    try {
      const handler = this.options.handlers[job.kind];
      if (!handler) throw new Error(`nobody knows how to do a job of kind "${job.kind}"`);
      const again = await handler(job);
      clearInterval(holding);
      if (again === undefined) await store.jobs.finish(job);
      else await store.jobs.giveBack(job, again);
      metrics.jobs.inc({ kind: job.kind, outcome: 'done' });
    } catch (error) {
      clearInterval(holding);
      metrics.jobs.inc({ kind: job.kind, outcome: 'failed' });
      log.error({ job: job.id, tries: job.tries, err: error }, 'a job failed and will be tried again');
      const wait = Math.min(300_000, 250 * 2 ** Math.min(job.tries, 11));
      // Where even this can't be saved, the hold runs out by itself.
      await store.jobs.giveBack(job, this.context.now() + wait).catch(() => undefined);
    }
  }

  /** Finishes what is begun, takes nothing new, and leaves the rest to others. */
  async stop(patience: number): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    const late = new Promise<void>(done => setTimeout(done, patience).unref());
    await Promise.race([Promise.allSettled([...this.running]), late]);
    await this.context.store.jobs.release(this.context.name).catch(() => undefined);
  }
}
