/**
 * Loaded into a server under test: tells the longest time its event loop was held up, when asked by SIGUSR2. Counted is
 * only what the thread of the loop itself worked meanwhile, so that a busy machine does not look like a slow server.
 */
import { existsSync, readFileSync } from 'node:fs';

const STEP = 5;
/** Linux: time on the processor in nanoseconds, time waiting for it, turns. */
const FILE = `/proc/self/task/${process.pid}/schedstat`;

/** Milliseconds of the processor: of this thread where the system tells, otherwise of the whole process. */
const worked = existsSync(FILE)
  ? () => Number(readFileSync(FILE, 'utf8').split(' ')[0]) / 1e6
  : () => {
      const { user, system } = process.cpuUsage();
      return (user + system) / 1000;
    };

let at = performance.now();
let used = worked();
let worst = 0;

setInterval(() => {
  const now = performance.now();
  const total = worked();
  worst = Math.max(worst, Math.min(now - at, total - used));
  at = now;
  used = total;
}, STEP).unref();

/** The start is over: from here on it counts. */
process.on('SIGUSR1', () => {
  worst = 0;
});
process.on('SIGUSR2', () => {
  process.stdout.write(`longest stall: ${worst.toFixed(1)} ms\n`);
});
