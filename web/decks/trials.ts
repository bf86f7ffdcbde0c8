/** The page's side of the workers in which decks are tried. As many at once as the device has to spare. */
import trialWorkerUrl from 'virtual:trial-worker';
import type { TrialTask } from './trial-tasks.ts';
import type { FromTrialWorker, ToTrialWorker } from './trial-worker.ts';

const MOST_WORKERS = 4;

export interface Trials {
  /** Works through the tasks; what comes of each is told as it comes. Resolves when all are done or it was stopped. */
  run(tasks: readonly TrialTask[], tell: (result: unknown, index: number) => void): Promise<void>;
  /** Ends whatever runs at once. */
  stop(): void;
}

export function makeTrials(game: string): Trials {
  const workers = new Set<Worker>();
  let halted: (() => void) | undefined;
  const stop = () => {
    for (const worker of workers) worker.terminate();
    workers.clear();
    halted?.();
    halted = undefined;
  };
  /** One solitaire after the other goes on where the last one was. */
  let kept: Worker | undefined;
  const hands = (n: number): Worker[] => {
    const free = Math.max(1, Math.min(MOST_WORKERS, (navigator.hardwareConcurrency || 2) - 1));
    return Array.from({ length: Math.min(n, free) }, (_, i) => {
      if (i === 0 && kept && workers.has(kept)) return kept;
      const worker = new Worker(trialWorkerUrl, { type: 'module' });
      workers.add(worker);
      if (i === 0) kept = worker;
      return worker;
    });
  };
  const run: Trials['run'] = (tasks, tell) =>
    new Promise((done, fail) => {
      halted?.();
      let next = 0;
      let open = tasks.length;
      if (open === 0) return done();
      const team = hands(tasks.length);
      const release = () => {
        for (const worker of team) {
          worker.onmessage = null;
          worker.onerror = null;
          if (worker === kept) continue;
          worker.terminate();
          workers.delete(worker);
        }
        halted = undefined;
      };
      halted = () => {
        release();
        done();
      };
      const broken = (why: string) => {
        stop();
        fail(new Error(why));
      };
      const give = (worker: Worker) => {
        if (next >= tasks.length) return;
        const message: ToTrialWorker = { id: next, game, task: tasks[next] };
        next++;
        worker.postMessage(message);
      };
      for (const worker of team) {
        worker.onmessage = ({ data }: MessageEvent<FromTrialWorker>) => {
          if ('error' in data) return broken(data.error);
          tell(data.result, data.id);
          if (--open === 0) {
            release();
            done();
          } else give(worker);
        };
        worker.onerror = event => {
          event.preventDefault();
          broken(event.message);
        };
        give(worker);
      }
    });
  return { run, stop };
}
