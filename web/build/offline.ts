/** Builds `sw.js` with the list of everything the client consists of. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const file = fileURLToPath(new URL('../sw.ts', import.meta.url));

export function offlinePlugin(): Plugin {
  let publicDir = '';
  return {
    name: 'epoka-offline',
    apply: 'build',
    configResolved(config) {
      publicDir = config.publicDir;
    },
    buildStart() {
      this.emitFile({ type: 'chunk', id: file, fileName: 'sw.js' });
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const files = Object.keys(bundle).filter(
          f => f !== 'sw.js' && !f.endsWith('.map') && !f.startsWith('.vite'),
        );
        if (existsSync(publicDir))
          for (const f of readdirSync(publicDir, { recursive: true, withFileTypes: true }))
            if (f.isFile()) files.push(join(f.parentPath, f.name).slice(publicDir.length + 1));
        if (!files.includes('index.html')) files.push('index.html');
        files.sort();
        const hash = createHash('sha256');
        for (const f of files) {
          const made = bundle[f];
          hash.update(f);
          if (made) hash.update(made.type === 'chunk' ? made.code : made.source);
        }
        const sw = bundle['sw.js'];
        if (sw?.type !== 'chunk') throw new Error('the service worker was not built');
        if (sw.imports.length > 0) throw new Error('the service worker must stand alone');
        sw.code = sw.code
          .replaceAll('__EPOKA_FILES__', JSON.stringify(files))
          .replaceAll('__EPOKA_BUILD__', JSON.stringify(hash.digest('hex').slice(0, 12)));
      },
    },
  };
}
