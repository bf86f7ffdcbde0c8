/** The server under test, in a process of its own that tells how much it has used. */
import { serve } from '@epoka/server';
import { tellUsage } from './usage.ts';

const running = await serve({
  port: 0,
  host: '127.0.0.1',
  quiet: true,
  log: 'error',
  limitScale: 100_000,
  mostTables: 100_000,
});
tellUsage(running.port, () => running.close());
