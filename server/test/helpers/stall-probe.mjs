/**
 * Loaded into a server under test: tells the longest time its event loop was held up, when asked by SIGUSR2. Counted is
 * only what the process itself worked meanwhile, so that a busy machine does not look like a slow server.
 */
const STEP = 5;
let at = performance.now();
let used = process.cpuUsage();
let worst = 0;

setInterval(() => {
  const now = performance.now();
  const { user, system } = process.cpuUsage(used);
  worst = Math.max(worst, Math.min(now - at, (user + system) / 1000));
  at = now;
  used = process.cpuUsage();
}, STEP).unref();

/** The start is over: from here on it counts. */
process.on('SIGUSR1', () => {
  worst = 0;
});
process.on('SIGUSR2', () => {
  process.stdout.write(`longest stall: ${worst.toFixed(1)} ms\n`);
});
