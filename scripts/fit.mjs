/**
 * Proves in a real browser that every board fits its window: nothing scrolls, every legal target can be pressed where it stands, no text is
 * cut off, nothing is smaller than 12 px, and the question is one line.
 *
 *   npm run fit                      every game, window and kind of question
 *   npm run fit -- --short           one position a game and window, as in npm test
 *   npm run fit -- --game new-horizons --window 1366x768 --shots <folder> --theme lamp --language pl
 *
 * Prints `fit <game> <window> <held>/<checked>` and what failed.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { build } from 'vite';
import { CHROMIUM_FLAGS, ensureChromium } from './chromium.mjs';
import { inspect } from './fit/inspect.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const option = name => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? undefined : process.argv[at + 1];
};
const short = process.argv.includes('--short');
const shots = option('shots');
const WINDOWS = ['1366x768', '1440x900', '1920x1080', '390x844', '844x390'];
const windows = option('window')?.split(',') ?? WINDOWS;
const language = option('language') ?? 'en';
const theme = option('theme') ?? 'day';
const wanted = option('position');

const positions = execFileSync(
  process.execPath,
  [
    '--conditions=source',
    '--import',
    'tsx',
    'scripts/fit/positions.ts',
    ...(short ? ['--short'] : []),
    ...(option('game') ? ['--game', option('game')] : []),
  ],
  { cwd: ROOT, encoding: 'utf8', maxBuffer: 1 << 28 },
)
  .trim()
  .split('\n')
  .map(line => JSON.parse(line))
  .filter(p => wanted === undefined || p.name.startsWith(wanted));

const dist = option('dist') ?? join(ROOT, '.cache/fit');
if (option('dist') === undefined) {
  const web = join(ROOT, 'web');
  await build({
    root: web,
    configFile: join(web, 'vite.config.ts'),
    logLevel: 'warn',
    build: { outDir: dist, emptyOutDir: true },
  });
}

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};
const server = createServer((request, response) => {
  const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
  const file = join(dist, normalize(path === '/' ? '/index.html' : path));
  try {
    if (!file.startsWith(dist)) throw new Error('not a file of the client');
    const body = readFileSync(file);
    response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' }).end(body);
  } catch {
    response.writeHead(404).end();
  }
}).listen(0, '127.0.0.1');
await new Promise(done => server.once('listening', done));
const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());

/** Runs in the page: puts tables on the device, as the client keeps them. */
async function keep(saved) {
  const db = await new Promise((resolve, reject) => {
    const request = indexedDB.open('epoka', 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore('tables', { keyPath: 'id' });
      request.result.createObjectStore('entries', { keyPath: ['table', 'n'] });
      request.result.createObjectStore('replays', { keyPath: 'id' });
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  await new Promise((resolve, reject) => {
    const tx = db.transaction(['tables', 'entries'], 'readwrite');
    for (const { table, entries } of saved) {
      tx.objectStore('tables').put(table);
      entries.forEach((entry, n) => {
        tx.objectStore('entries').put({ table: table.id, n, entry });
      });
    }
    tx.oncomplete = () => resolve(undefined);
    tx.onabort = () => reject(tx.error);
  });
  db.close();
}

const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_FLAGS });
let failed = 0;

/** All positions of a game in one window. */
async function look(game, window) {
  const [width, height] = window.split('x').map(Number);
  const phone = width < 600 || height < 480;
  const saved = positions.filter(p => p.game === game);
  const context = await browser.newContext({
    viewport: { width, height },
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    ...(phone && { hasTouch: true, isMobile: true }),
  });
  await context.addInitScript(p => localStorage.setItem('epoka.prefs', JSON.stringify(p)), {
    pace: 'quick',
    greeted: true,
    choices: 'auto',
    name: 'Ola',
    language,
    theme,
  });
  const page = await context.newPage();
  await page.goto(`http://127.0.0.1:${port}/`);
  await page.evaluate(keep, saved);
  let held = 0;
  let checked = 0;
  for (const position of saved) {
    await page.goto(`http://127.0.0.1:${port}/#/table/${position.table.id}`);
    await page.waitForSelector('.ask[data-asked]', { timeout: 30_000 });
    await page.waitForSelector('.ek-dialog-close', { timeout: 700 }).then(
      () => undefined,
      () => undefined,
    );
    await page.evaluate(() => document.fonts.ready);
    // The note of what happened meanwhile comes late on a busy machine: what was seen with it on the screen doesn't count.
    let result;
    for (let tries = 0; tries < 5; tries++) {
      const cross = await page.$('.ek-dialog-close');
      await cross?.click();
      // nothing is pointed at
      await page.mouse.move(1, 1);
      await page.waitForTimeout(350);
      result = await page.evaluate(inspect, { phone });
      if ((await page.$('.ek-dialog-close')) === null) break;
    }
    held += result.held;
    checked += result.checked;
    for (const fault of result.faults) console.log(`  ${game} ${window} ${position.name}: ${fault}`);
    if (shots !== undefined) {
      mkdirSync(shots, { recursive: true });
      await page.screenshot({
        path: join(shots, `${game}-${position.name}-${window}-${theme}-${language}.png`),
      });
    }
  }
  if (held < checked) failed++;
  console.log(`fit ${game} ${window} ${held}/${checked}`);
  await context.close();
}

try {
  const games = [...new Set(positions.map(p => p.game))];
  const jobs = games.flatMap(game => windows.map(window => [game, window]));
  // two at a time: most of the time of one is waiting for its page to come to rest
  const work = async () => {
    for (let job = jobs.shift(); job; job = jobs.shift()) await look(...job);
  };
  await Promise.all([work(), work()]);
} finally {
  await browser.close();
  server.close();
}
process.exit(failed === 0 ? 0 : 1);
