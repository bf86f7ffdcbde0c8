/**
 * Fills the outlines into icon lists: `icon('wheat')` becomes `icon('wheat', 'M98.3 ...')`, in place, so that a client
 * bundle holds the icons of its list and nothing else of the collection.
 *
 *   node --conditions=source --import tsx web/kit/icons/extract.ts games/new-horizons/board/icons.ts ...
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

export interface Collection {
  readonly icons: Readonly<Record<string, { readonly body: string } | undefined>>;
  readonly aliases?: Readonly<Record<string, { readonly parent: string } | undefined>>;
}

/** The whole collection. Large: for scripts and tests only. */
export function gameIcons(): Collection {
  const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
  return JSON.parse(readFileSync(file, 'utf8'));
}

function shorten(number: string): string {
  const short = String(Math.round(Number(number) * 10) / 10).replace(/^(-?)0\./, '$1.');
  return short === '-0' ? '0' : short;
}

/** One decimal on a grid of 512 is finer than any screen shows; it saves a third. */
export function roundPath(path: string): string {
  let out = '';
  for (const [, command, rest] of path.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    out += command;
    let last = '';
    let at = 0;
    for (let i = 0; ; i++) {
      // the fourth and fifth number of an arc are flags of one digit, often written without a space after them
      const flag = (command === 'a' || command === 'A') && (i % 7 === 3 || i % 7 === 4);
      const number = rest
        .slice(at)
        .match(flag ? /^[\s,]*([01])/ : /^[\s,]*(-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?)/);
      if (!number) break;
      at += number[0].length;
      const short = flag ? number[1] : shorten(number[1]);
      const joined = last === '' || short.startsWith('-') || (short.startsWith('.') && last.includes('.'));
      out += joined ? short : ` ${short}`;
      last = short;
    }
    if (rest.slice(at).trim() !== '') throw new Error(`can't read the path at "${rest.slice(at, at + 20)}"`);
  }
  return out;
}

/** The outline of an icon, as one path. */
export function outline(collection: Collection, name: string): string {
  const body = collection.icons[collection.aliases?.[name]?.parent ?? name]?.body;
  if (body === undefined) throw new Error(`no icon is called "${name}"`);
  const paths = [...body.matchAll(/ d="([^"]+)"/g)].map(m => m[1]);
  if (paths.length === 0 || /<(?!path|g|\/g)/.test(body))
    throw new Error(`icon "${name}" is not made of paths`);
  return paths.map(roundPath).join('');
}

const ENTRY = /\bicon\(\s*'([a-z0-9-]+)'\s*(?:,\s*'[^']*'\s*,?\s*)?\)/g;

/** An icon list with every outline filled in. */
export function fill(source: string, collection: Collection): string {
  return source.replace(ENTRY, (_, name: string) => `icon('${name}', '${outline(collection, name)}')`);
}

/** What a file of icons would change: empty when it is up to date. Whitespace is the formatter's business. */
export function stale(source: string, collection: Collection): string[] {
  const wrong: string[] = [];
  for (const [whole, name] of source.matchAll(ENTRY)) {
    const path = whole.match(/,\s*'([^']*)'/)?.[1];
    if (path !== outline(collection, name)) wrong.push(name);
  }
  return wrong;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const collection = gameIcons();
  for (const file of process.argv.slice(2)) writeFileSync(file, fill(readFileSync(file, 'utf8'), collection));
}
