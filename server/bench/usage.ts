/** The side of a measured server that talks to the measurement: how much of the machine it has used. */
import { monitorEventLoopDelay } from 'node:perf_hooks';

export type Question = 'usage' | 'rest' | 'watch-loop' | 'stop';

export interface Usage {
  readonly question: Question | 'ready';
  readonly port: number;
  /** seconds of the processor, all threads */
  readonly cpu: number;
  readonly rss: number;
  readonly heapUsed: number;
  /** delay of the event loop since `watch-loop`, in milliseconds */
  readonly loopP99: number;
}

/** Says that the server is ready, and answers from then on. */
export function tellUsage(port: number, stop: () => Promise<unknown>): void {
  const loop = monitorEventLoopDelay({ resolution: 1 });
  loop.enable();
  const tell = (question: Usage['question']) => {
    const { user, system } = process.cpuUsage();
    const { rss, heapUsed } = process.memoryUsage();
    // The timer of the monitor itself waits for a millisecond.
    const loopP99 = Math.max(0, loop.percentile(99) / 1e6 - 1);
    const usage: Usage = { question, port, cpu: (user + system) / 1e6, rss, heapUsed, loopP99 };
    process.send?.(usage);
  };
  process.on('message', (question: Question) => {
    if (question === 'watch-loop') loop.reset();
    if (question === 'rest') {
      // What a quiet minute does: nothing stays in memory that can be rebuilt.
      globalThis.gc?.();
      globalThis.gc?.();
    }
    if (question === 'stop')
      stop().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    else tell(question);
  });
  // The measurement was broken off.
  process.on('disconnect', () => process.exit(1));
  tell('ready');
}
