/**
 * `import url from 'virtual:table-worker'` and `'virtual:bot-worker'`: the workers as chunks of the same build, so that the rules
 * of a game are one file, fetched once, for the workers and the page alike.
 */
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const WORKERS: Readonly<Record<string, string>> = {
  'virtual:table-worker': 'table-worker',
  'virtual:bot-worker': 'bot-worker',
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
      const name = id.startsWith('\0') ? WORKERS[id.slice(1)] : undefined;
      if (name === undefined) return undefined;
      if (serving) return `export default new URL('/client/${name}.ts', location.href).href;`;
      const file = fileURLToPath(new URL(`../client/${name}.ts`, import.meta.url));
      const ref = this.emitFile({ type: 'chunk', id: file, name });
      return `export default import.meta.ROLLUP_FILE_URL_${ref};`;
    },
  };
}
