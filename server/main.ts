/** The server as a program of its own: `node server/main.js`, everything by environment. */
import { serve } from './serve.ts';
import { StartFailure } from './settings.ts';

try {
  await serve();
} catch (error) {
  if (!(error instanceof StartFailure)) throw error;
  process.stderr.write(`epoka: ${error.message}\n`);
  process.exitCode = 1;
}
