/** The server under test, in a process of its own that tells how much it has used. */
import { serve } from '../serve.ts';

const running = await serve({
  port: 0,
  host: '127.0.0.1',
  quiet: true,
  log: 'error',
  limitScale: 100_000,
  mostTables: 100_000,
});

process.on('message', (question: string) => {
  if (question === 'rest') {
    // What a quiet minute does: nothing stays in memory that can be rebuilt.
    globalThis.gc?.();
    globalThis.gc?.();
  }
  if (question === 'stop') void running.close().then(() => process.exit(0));
  const { user, system } = process.cpuUsage();
  const { rss, heapUsed } = process.memoryUsage();
  process.send?.({ question, cpu: (user + system) / 1e6, rss, heapUsed });
});
process.send?.({ question: 'ready', port: running.port });
