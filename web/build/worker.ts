/**
 * `import url from 'virtual:table-worker'` and its like: the workers as chunks of the same build, so that the rules of a game are
 * one file, fetched once, for the workers and the page alike.
 */
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const WORKERS: Readonly<Record<string, string>> = {
  'virtual:table-worker': 'client/table-worker',
  'virtual:bot-worker': 'client/bot-worker',
  'virtual:trial-worker': 'decks/trial-worker',
};

export function workerPlugin(): Plugin {
  let serving = false;
  return {
    name: 'epoka-worker',
    configResolved(config) {
      serving = config.command === 'serve';
    },
    resolveId: id => (Object.hasOwn(WORKERS, id) ? `\0${id}` : undefined),
    load(id) {
      const path = id.startsWith('\0') ? WORKERS[id.slice(1)] : undefined;
      if (path === undefined) return undefined;
      if (serving) return `export default new URL('/${path}.ts', location.href).href;`;
      const file = fileURLToPath(new URL(`../${path}.ts`, import.meta.url));
      const ref = this.emitFile({ type: 'chunk', id: file, name: path.slice(path.indexOf('/') + 1) });
      return `export default import.meta.ROLLUP_FILE_URL_${ref};`;
    },
  };
}
