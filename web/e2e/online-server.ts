/** A server for the browser tests, as a process of its own. It is told how to start, and later to let time pass. */
import { serve } from '../../server/serve.ts';
import type { ServeOptions } from '../../server/settings.ts';

let skipped = 0;

const running = await serve({
  host: '127.0.0.1',
  games: new URL('./online-games.ts', import.meta.url).href,
  log: 'warn',
  quiet: true,
  limitScale: 1000,
  botThreads: 1,
  botThink: 200,
  replaceDelay: 1_000,
  ...(JSON.parse(process.argv[2] ?? '{}') as ServeOptions),
  now: () => Date.now() + skipped,
});

process.on('message', (message: { skip: number }) => {
  skipped += message.skip;
  // Whatever has become due in the meantime is done at once.
  running.context.store.db.notify('job').then(() => process.send?.({ skipped }), console.error);
});
process.on('disconnect', () => process.exit(0));
process.send?.({ url: running.url.replace('localhost', '127.0.0.1') });
