/** Gives the covers to the page as files: `import { coverUrls } from 'virtual:covers'`. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';
import { covers } from '../covers/index.ts';

interface IconFile {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
}

const require = createRequire(import.meta.url);

export function readIcons(): (name: string) => string {
  const file = JSON.parse(
    readFileSync(require.resolve('@iconify-json/game-icons/icons.json'), 'utf8'),
  ) as IconFile;
  return name => {
    const icon = file.icons[name];
    if (!icon) throw new Error(`no icon is called "${name}"`);
    return icon.body;
  };
}

const ID = 'virtual:covers';

export function coversPlugin(): Plugin {
  let serving = false;
  return {
    name: 'epoka-covers',
    configResolved(config) {
      serving = config.command === 'serve';
    },
    resolveId: id => (id === ID ? `\0${ID}` : undefined),
    load(id) {
      if (id !== `\0${ID}`) return undefined;
      const icon = readIcons();
      const entries = Object.entries(covers).map(([game, draw]) => {
        const source = draw(icon);
        const url = serving
          ? JSON.stringify(`data:image/svg+xml,${encodeURIComponent(source)}`)
          : `import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: 'asset', name: `${game}.svg`, source })}`;
        return `${JSON.stringify(game)}: ${url}`;
      });
      return `export const coverUrls = { ${entries.join(', ')} };`;
    },
  };
}
