/** The side of a measured server that talks to the measurement: how much of the machine it has used. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';

export type UsageRequest = 'usage' | 'rest' | 'watch-loop' | 'stop';

export interface Usage {
  readonly question: UsageRequest | 'ready';
  readonly port: number;
  /** seconds of the processor, all threads */
  readonly cpu: number;
  readonly rss: number;
  readonly heapUsed: number;
  /** bytes this process gave to the disk, all files together; undefined where the system does not tell */
  readonly written: number | undefined;
  /** bytes of the embedded store's log, the most since `watch-loop` */
  readonly longestLog: number;
  /** delay of the event loop since `watch-loop`, in milliseconds */
  readonly loopP99: number;
}

/** Says that the server is ready, and answers from then on. */
export function tellUsage(port: number, stop: () => Promise<unknown>): void {
  const loop = monitorEventLoopDelay({ resolution: 1 });
  loop.enable();
  const log = join(process.env.EPOKA_DATA ?? '', 'epoka.db-wal');
  let longestLog = 0;
  const lookAtLog = () => {
    if (existsSync(log)) longestLog = Math.max(longestLog, statSync(log).size);
  };
  setInterval(lookAtLog, 200).unref();
  const tell = (question: Usage['question']) => {
    const { user, system } = process.cpuUsage();
    const { rss, heapUsed } = process.memoryUsage();
    // The timer of the monitor itself waits for a millisecond.
    const loopP99 = Math.max(0, loop.percentile(99) / 1e6 - 1);
    lookAtLog();
    const usage: Usage = {
      question,
      port,
      cpu: (user + system) / 1e6,
      rss,
      heapUsed,
      written: bytesWritten(),
      longestLog,
      loopP99,
    };
    process.send?.(usage);
  };
  process.on('message', (question: UsageRequest) => {
    if (question === 'watch-loop') {
      loop.reset();
      longestLog = 0;
    }
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

/** What went to the disk, as the system counts it: whole blocks, of all threads. */
function bytesWritten(): number | undefined {
  const file = '/proc/self/io';
  if (!existsSync(file)) return undefined;
  const found = /^write_bytes: (\d+)$/m.exec(readFileSync(file, 'utf8'));
  return found ? Number(found[1]) : undefined;
}
