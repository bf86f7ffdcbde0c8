/**
 * `npm run size`: what the built client weighs, as brotli-compressed JavaScript and CSS, read from Vite's manifest.
 *   size home <bytes>    what the home page needs
 *   size table <bytes>   everything until a first table of New Horizons can be played: page, workers, rules, words, board
 *   size <game> <bytes>  what a game adds to the frame: rules, words of one language, board
 * Exits 1 over the limits.
 */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';

const KB = 1024;
const LIMITS = {
  home: 60 * KB,
  table: 170 * KB,
  'new-horizons': 90 * KB,
  // every leader and wonder drawn
  'through-the-ages': 135 * KB,
  'clash-of-cultures': 130 * KB,
  'wisdom-and-warfare': 130 * KB,
  // 289 cards and the rules of their effects; the deck builder comes apart
  'civilization-ccg': 130 * KB,
};

const dist = join(dirname(fileURLToPath(import.meta.url)), '..', 'web', 'dist');
const manifestFile = join(dist, '.vite', 'manifest.json');
if (!existsSync(manifestFile)) {
  console.error('There is no built client: run `npm run build` first.');
  process.exit(1);
}
const manifest = JSON.parse(readFileSync(manifestFile, 'utf8'));

const sizes = new Map();
function weigh(file) {
  let bytes = sizes.get(file);
  if (bytes === undefined) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
    bytes = brotliCompressSync(readFileSync(join(dist, file)), { params }).length;
    sizes.set(file, bytes);
  }
  return bytes;
}

/** All files of an entry: itself, what it imports at once, and their styles. Not what it loads later. */
function files(key, found = new Set()) {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`the build has no chunk "${key}"`);
  if (found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const css of chunk.css ?? []) found.add(css);
  for (const key of chunk.imports ?? []) files(key, found);
  return found;
}

const union = (...sets) => new Set(sets.flatMap(s => [...s]));
const total = set => [...set].reduce((sum, file) => sum + weigh(file), 0);

const home = union(files('index.html'), ['first.js']);
const frame = union(
  home,
  ...[
    'app.tsx',
    'lang/app/en.ts',
    'table/table-page.tsx',
    'client/table-worker.ts',
    'client/bot-worker.ts',
  ].map(key => files(key)),
);

function game(id) {
  const parts = ['index.ts', 'lang/en.ts', 'board/index.tsx', 'board/words/en.ts']
    .map(part => `../games/${id}/${part}`)
    .filter(key => manifest[key]);
  return union(...parts.map(key => files(key)));
}

let over = false;
function report(name, bytes) {
  const limit = LIMITS[name];
  const bad = limit !== undefined && bytes > limit;
  if (bad) over = true;
  console.log(`size ${name} ${bytes}${bad ? `  over the limit of ${limit}` : ''}`);
}

report('home', total(home));
report('table', total(union(frame, game('new-horizons'))));
const games = new Set(Object.keys(manifest).flatMap(key => /^\.\.\/games\/([a-z-]+)\//.exec(key)?.[1] ?? []));
for (const id of games) report(id, total(new Set([...game(id)].filter(file => !frame.has(file)))));
if (process.argv.includes('--files'))
  for (const [file, bytes] of [...sizes].sort((a, b) => b[1] - a[1])) console.log(`  ${bytes}\t${file}`);
process.exit(over ? 1 : 0);
