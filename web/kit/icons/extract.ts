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

/** Numbers a command takes at a time; an arc's fourth and fifth are flags. */
const ARITY: Readonly<Record<string, number>> = {
  m: 2,
  l: 2,
  h: 1,
  v: 1,
  c: 6,
  s: 4,
  q: 4,
  t: 2,
  a: 7,
  z: 0,
};

interface Command {
  /** lower case: relative */
  readonly verb: string;
  readonly numbers: readonly number[];
}

/** An outline as a list of commands, each with its own numbers. */
export function readPath(path: string): Command[] {
  const commands: Command[] = [];
  for (const [, letter, rest] of path.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const arity = ARITY[letter.toLowerCase()];
    if (arity === undefined) throw new Error(`"${letter}" is no command of a path`);
    const numbers: number[] = [];
    let at = 0;
    for (let i = 0; ; i++) {
      // flags are one digit, often without a space after them
      const flag = arity === 7 && (i % 7 === 3 || i % 7 === 4);
      const number = rest
        .slice(at)
        .match(flag ? /^[\s,]*([01])/ : /^[\s,]*(-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?)/);
      if (!number) break;
      at += number[0].length;
      numbers.push(Number(number[1]));
    }
    if (rest.slice(at).trim() !== '') throw new Error(`can't read the path at "${rest.slice(at, at + 20)}"`);
    if (arity === 0) commands.push({ verb: letter, numbers });
    for (let i = 0; arity > 0 && i < numbers.length; i += arity)
      // further pairs after a "move" are lines
      commands.push({
        verb: i > 0 && letter === 'm' ? 'l' : i > 0 && letter === 'M' ? 'L' : letter,
        numbers: numbers.slice(i, i + arity),
      });
  }
  return commands;
}

/**
 * The outline on whole numbers of the grid of 512, finer than any screen shows, in about half the characters. Every point is
 * rounded where it really lies, so that errors never add up along the way.
 */
export function roundPath(path: string): string {
  let out = '';
  let last = '';
  // where the pen really is, where it was drawn, and where the outline began
  let pen = [0, 0];
  let drawn = [0, 0];
  let start = [0, 0];
  for (const { verb, numbers } of readPath(path)) {
    const kind = verb.toLowerCase();
    const from = verb === kind ? pen : [0, 0];
    const axis = (i: number) => (kind === 'v' ? 1 : kind === 'h' ? 0 : kind === 'a' ? (i + 1) % 2 : i % 2);
    const isPoint = (i: number) => kind !== 'a' || i > 4;
    const exact = numbers.map((n, i) => (isPoint(i) ? n + from[axis(i)] : n));
    const short = exact.map((n, i) => (isPoint(i) ? Math.round(n) - drawn[axis(i)] : Math.round(n)));
    // repeated commands need no letter; a line after a "move" neither
    const silent = kind === last || (kind === 'l' && last === 'm');
    out += silent && kind !== 'm' && kind !== 'z' ? '' : kind;
    short.forEach((n, i) => {
      const first = i === 0 && !silent;
      out += n < 0 || first ? String(n) : ` ${n}`;
    });
    last = kind;
    if (kind === 'z') {
      pen = [...start];
      drawn = start.map(Math.round);
      continue;
    }
    pen = [...pen];
    drawn = [...drawn];
    for (let i = Math.max(0, exact.length - 2); i < exact.length; i++) {
      pen[axis(i)] = exact[i];
      drawn[axis(i)] = Math.round(exact[i]);
    }
    if (kind === 'm') start = [...pen];
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
