/**
 * `import url from 'virtual:table-worker'`: the worker as a chunk of the same build, so that the rules of a game are one file,
 * fetched once, for the worker and the page alike.
 */
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const ID = 'virtual:table-worker';
const file = fileURLToPath(new URL('../client/worker.ts', import.meta.url));

export function workerPlugin(): Plugin {
  let serving = false;
  return {
    name: 'epoka-worker',
    configResolved(config) {
      serving = config.command === 'serve';
    },
    resolveId: id => (id === ID ? `\0${ID}` : undefined),
    load(id) {
      if (id !== `\0${ID}`) return undefined;
      if (serving) return `export default new URL('/client/worker.ts', location.href).href;`;
      const ref = this.emitFile({ type: 'chunk', id: file, name: 'worker' });
      return `export default import.meta.ROLLUP_FILE_URL_${ref};`;
    },
  };
}
