/**
 * Measures the built client in Chromium and prints one line a figure: `figure web-... <value> <unit>`.
 *   node web/e2e/measure.mjs                                     all games
 *   node web/e2e/measure.mjs --game new-horizons,civilization-ccg   some of them
 *   node web/e2e/measure.mjs --answers 30                        fewer answers a game than 80: quicker, rougher
 * Builds the client itself; wants an idle machine.
 * Answer to paint: from a press (on the board, as the page is set by default, or in the open list of choices) until the frame with
 * its result is handed to the compositor, worker included. A person needs a moment before the next press and holds it for a while;
 * EPOKA_REST=0 presses without a pause, into whatever is still moving. Times by the wall clock grow with whatever else the machine does, the
 * tracing itself included; those marked cpu are the main thread's own time.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { build, preview } from 'vite';
import { CHROMIUM_FLAGS, ensureChromium } from '../../scripts/chromium.mjs';
import { findOnBoard } from './walk.mjs';

const port = Number(process.env.EPOKA_E2E_PORT ?? 4327);
const server = spawn(process.execPath, [fileURLToPath(new URL('./serve.mjs', import.meta.url))], {
  env: { ...process.env, EPOKA_E2E_PORT: String(port) },
  stdio: ['ignore', 'pipe', 'inherit'],
});
await new Promise((resolve, reject) => {
  server.stdout.on('data', text => String(text).includes('serving') && resolve(undefined));
  server.on('exit', code => reject(new Error(`the server stopped: ${code}`)));
});

const option = name => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? undefined : process.argv[at + 1];
};
/** every game that has a board, in the order of the home page */
const GAMES = [
  'new-horizons',
  'through-the-ages',
  'clash-of-cultures',
  'wisdom-and-warfare',
  'civilization-ccg',
];
const games = option('game')?.split(',') ?? GAMES;
const ANSWERS = Number(option('answers') ?? 80);
const REST = Number(process.env.EPOKA_REST ?? 500);
const HOLD = { delay: REST > 0 ? 60 : 0 };

const figure = (name, value, unit) =>
  console.log(`figure web-${name} ${Math.round(value * 10) / 10} ${unit}`);
const at = (list, q) =>
  [...list].sort((a, b) => a - b)[Math.min(list.length - 1, Math.floor(list.length * q))] ?? 0;

/** What the page's main thread does while `work` runs, in milliseconds of its own time: each task, and each answer until its paint. */
async function mainThread(page, work) {
  const cdp = await page.context().newCDPSession(page);
  const events = [];
  cdp.on('Tracing.dataCollected', chunk => events.push(...chunk.value));
  await cdp.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'blink.user_timing'] },
  });
  await work();
  const complete = new Promise(resolve => cdp.once('Tracing.tracingComplete', resolve));
  await cdp.send('Tracing.end');
  await complete;
  await cdp.detach();
  const id = e => `${e.pid}/${e.tid}`;
  const main = new Set(
    events.filter(e => e.name === 'thread_name' && e.args.name === 'CrRendererMain').map(id),
  );
  const ran = events.filter(e => e.ph === 'X' && e.name.endsWith('RunTask') && main.has(id(e)));
  // from each answer to the end of the frame that shows it
  const marks = name => events.filter(e => e.name === name && e.cat?.includes('user_timing')).map(e => e.ts);
  const frames = marks('epoka-frame');
  const answers = marks('epoka-answer').flatMap(ts => {
    const frame = Math.min(...frames.filter(t => t > ts));
    // a frame is one task, from its animations to the handing over
    const task = ran.find(e => e.ts <= frame && frame <= e.ts + e.dur);
    const end = task ? task.ts + task.dur : Number.NaN;
    const own = ran.filter(e => e.ts >= ts && e.ts < end);
    const cpu = own.reduce((sum, e) => sum + (e.tdur ?? 0) / 1000, 0);
    return Number.isFinite(end) ? [{ wall: (end - ts) / 1000, cpu }] : [];
  });
  return { tasks: ran.map(e => (e.tdur ?? 0) / 1000), answers };
}

/** Where a glowing thing of the board can be pressed. A unit in the hand only shows where it can go: then it is put down. */
async function pressOnBoard(page, n, lifted = false) {
  const wish = lifted ? { from: n, not: 'lift:' } : { from: n };
  const found = await page.locator('#board').evaluate(findOnBoard, wish);
  if (!found) return false;
  await page.mouse.click(found.at.x, found.at.y, HOLD);
  return found.key.startsWith('lift:') ? pressOnBoard(page, n, true) : true;
}

/** One answer; false where there is nothing to answer any more. */
async function answer(page, n, onBoard) {
  await page.waitForFunction(() => {
    const bar = document.querySelector('.ask');
    return bar?.hasAttribute('data-asked') || bar?.querySelector('.ask-acts > [data-kind="primary"]');
  });
  await page.waitForTimeout(REST);
  const was = await page.locator('.ask').getAttribute('data-n');
  if (!onBoard || !(await pressOnBoard(page, n * 5))) {
    const legal = page.locator('.ask [data-choice="legal"]');
    const count = await legal.count();
    if (count === 0) return false;
    await legal.nth((n * 7) % count).click(HOLD);
  }
  const next = () =>
    page.waitForFunction(
      before =>
        document.querySelector('.ek-ways, .caution-go') ||
        document.querySelector('.ask')?.getAttribute('data-n') !== before,
      was,
    );
  await next();
  for (const back of ['.ek-ways button', '.caution-go'])
    if (await page.locator(back).count()) {
      await page.locator(back).first().click();
      await page.locator(back).first().waitFor({ state: 'detached' });
      await next();
    }
  return true;
}

/** Drags a map about for two seconds: frames shown, the slow ones, and what a frame costs the main thread. */
async function pan(page, map, name) {
  await map.scrollIntoViewIfNeeded();
  const box = await map.boundingBox();
  const x = box.x + box.width / 2;
  const y = Math.max(box.y, 60) + Math.min(120, box.height / 2);
  await page.mouse.move(x, y);
  await page.mouse.down();
  const frames = [];
  const { tasks } = await mainThread(page, async () => {
    await page.evaluate(() => {
      const seen = [];
      globalThis.frames_ = seen;
      const step = now => {
        seen.push(now);
        if (globalThis.frames_ === seen) requestAnimationFrame(step);
      };
      requestAnimationFrame(step);
    });
    const until = Date.now() + 2000;
    for (let i = 0; Date.now() < until; i++) {
      await page.mouse.move(x + Math.sin(i / 6) * 120, y + Math.cos(i / 6) * 60);
    }
    frames.push(
      ...(await page.evaluate(() => {
        const seen = globalThis.frames_;
        globalThis.frames_ = [];
        return seen;
      })),
    );
  });
  await page.mouse.up();
  const gaps = frames.slice(1).map((f, i) => f - frames[i]);
  figure(`${name}-pan-fps`, 1000 / (gaps.reduce((a, b) => a + b, 0) / gaps.length), 'frames a second');
  figure(`${name}-pan-frame-p95`, at(gaps, 0.95), 'ms');
  figure(`${name}-pan-frame-cpu`, tasks.reduce((a, b) => a + b, 0) / frames.length, 'ms of the main thread');
}

const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_FLAGS });
try {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  // no beginner: the usual level of every game
  await page.addInitScript(played => {
    if (localStorage.getItem('epoka.prefs') === null)
      localStorage.setItem(
        'epoka.prefs',
        JSON.stringify({ pace: 'quick', greeted: true, careful: false, name: 'Ola', played }),
      );
  }, GAMES.join());

  await page.goto(`http://127.0.0.1:${port}/`);
  await page.locator('.game').first().waitFor();
  // It is told a moment after it was painted.
  const painted = await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
  );
  figure('home-first-paint', await painted.jsonValue(), 'ms');

  const ways = [
    ['', 'auto'],
    ['list-', 'all'],
  ];
  for (const game of games)
    for (const [way, choices] of ways) {
      // long lists open: the most there can be to paint
      await page.evaluate(choices => {
        const known = JSON.parse(localStorage.getItem('epoka.prefs') ?? '{}');
        localStorage.setItem('epoka.prefs', JSON.stringify({ ...known, choices }));
      }, choices);
      await page.goto(`http://127.0.0.1:${port}/?${way}#/new/${game}/bots`);
      await page.locator('.new-form button[type="submit"]').click();
      const began = Date.now();
      await page.locator('.ask[data-asked]').waitFor();
      figure(`${game}-${way}begin-to-question`, Date.now() - began, 'ms');
      await page.waitForTimeout(1500);
      let given = 0;
      const { tasks, answers } = await mainThread(page, async () => {
        while (given < ANSWERS && (await answer(page, given, choices === 'auto'))) given++;
      });
      const wall = answers.map(a => a.wall);
      const cpu = answers.map(a => a.cpu);
      figure(`${game}-${way}answer-to-paint-p50`, at(wall, 0.5), 'ms');
      figure(`${game}-${way}answer-to-paint-p95`, at(wall, 0.95), 'ms');
      figure(`${game}-${way}answer-to-paint-cpu-p50`, at(cpu, 0.5), 'ms of the main thread');
      figure(`${game}-${way}answer-to-paint-cpu-p95`, at(cpu, 0.95), 'ms of the main thread');
      figure(
        `${game}-${way}main-thread-cpu`,
        tasks.reduce((a, b) => a + b, 0) / given,
        'ms an answer, bots included',
      );
      figure(`${game}-${way}long-tasks-cpu`, tasks.filter(t => t > 50).length, 'over 50 ms');
      figure(`${game}-${way}longest-task-cpu`, Math.max(0, ...tasks), 'ms');
    }

  // a map in motion: frames while it is dragged
  await page.goto(`http://127.0.0.1:${port}/#/new/new-horizons/bots`);
  await page.locator('.new-form button[type="submit"]').click();
  await page.locator('.ask[data-asked] [data-choice="legal"]').first().click();
  await page.locator('.ask[data-asked]').waitFor();
  await pan(page, page.locator('.ek-map').first(), 'map');

  // the same with five hundred pieces, in the kit's gallery
  const gallery = fileURLToPath(new URL('../kit/gallery/', import.meta.url));
  const outDir = fileURLToPath(new URL(`../../.cache/e2e-${port}/gallery`, import.meta.url));
  const config = { configFile: join(gallery, 'vite.config.ts'), logLevel: 'error' };
  await build({ ...config, build: { outDir, emptyOutDir: true } });
  const shown = await preview({ ...config, build: { outDir }, preview: { port: port + 2 } });
  try {
    await page.goto(`http://127.0.0.1:${port + 2}/?theme=day`);
    const map = page.locator('.ek-map', { has: page.getByRole('group', { name: 'Duża mapa' }) });
    // a closer look, so that there is somewhere to go
    for (let i = 0; i < 4; i++) await map.locator('.ek-map-tool').first().click();
    await page.waitForTimeout(600);
    await pan(page, map, 'map-500');
  } finally {
    await shown.close();
  }
} finally {
  await browser.close();
  server.kill();
}
