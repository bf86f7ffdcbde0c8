/** The kit's gallery: nothing serious for axe in either theme, and the behaviour of pieces that need a browser. */

import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { build } from 'vite';
import { axe } from './tools.ts';

const gallery = join(import.meta.dirname, '../kit/gallery');
const types: Readonly<Record<string, string>> = {
  html: 'text/html',
  js: 'text/javascript',
  css: 'text/css',
  woff2: 'font/woff2',
};

// pieces that move are part of what is looked at here
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

let server: Server;
let base = '';

test.beforeAll(async () => {
  const out = join(gallery, 'dist');
  await build({ configFile: join(gallery, 'vite.config.ts'), logLevel: 'error', build: { outDir: out } });
  server = createServer(async (request, response) => {
    const name = new URL(request.url ?? '/', 'http://kit').pathname;
    try {
      const body = await readFile(join(out, name === '/' ? 'index.html' : name));
      response.setHeader('content-type', types[name === '/' ? 'html' : (name.split('.').pop() ?? '')] ?? '');
      response.end(body);
    } catch {
      response.statusCode = 404;
      response.end();
    }
  });
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  base = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/`;
});

test.afterAll(() => {
  server.close();
});

async function open(page: Page, theme: 'day' | 'lamp') {
  const problems: string[] = [];
  page.on('pageerror', error => problems.push(error.message));
  page.on('console', message => {
    if (message.type() === 'error' && !message.text().includes('404')) problems.push(message.text());
  });
  await page.goto(`${base}?theme=${theme}`);
  await page.evaluate(() => document.fonts.ready);
  return problems;
}

const transform = (page: Page) =>
  page
    .locator('.ek-map-ground')
    .first()
    .evaluate(e => (e as HTMLElement).style.transform);

for (const theme of ['day', 'lamp'] as const)
  test(`axe finds nothing serious: ${theme}, desktop and phone`, async ({ page }) => {
    const problems = await open(page, theme);
    for (const size of [
      { width: 1440, height: 900 },
      { width: 360, height: 640 },
    ]) {
      await page.setViewportSize(size);
      await axe(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width);
    }
    expect(problems).toEqual([]);
  });

test('a blocked choice tells its reason, and its twin on the board lights up', async ({ page }) => {
  await open(page, 'day');
  const button = page.locator('button.ek-button[aria-disabled=true]', { hasText: 'Weź: Pismo' });
  await button.hover();
  await expect(page.locator('.ek-hint')).toHaveText('Weź: Pismo – potrzeba 2 żywności, masz 1');
  await expect(page.locator('.ek-card[data-hot]', { hasText: 'Pismo' })).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.locator('.ek-hint')).toBeHidden();
});

test('a map moves by keys, by dragging and by the wheel with Ctrl; a drag presses nothing, the wheel alone belongs to the page', async ({
  page,
}) => {
  await open(page, 'day');
  const frame = page.locator('.ek-map-frame').first();
  await frame.scrollIntoViewIfNeeded();
  await frame.focus();
  const start = await transform(page);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => transform(page)).not.toBe(start);
  const moved = await transform(page);
  await page.keyboard.press('+');
  await expect.poll(() => transform(page)).not.toBe(moved);
  await page.keyboard.press('0');
  await expect.poll(() => transform(page)).toBe(start);
  const box = await frame.boundingBox();
  if (!box) throw new Error('no map');
  await page.mouse.move(box.x + 200, box.y + 200);
  await page.mouse.down();
  await page.mouse.move(box.x + 260, box.y + 240, { steps: 5 });
  await page.mouse.up();
  await expect.poll(() => transform(page)).not.toBe(start);
  const dragged = await transform(page);
  const scrolled = await page.evaluate(() => window.scrollY);
  await page.mouse.wheel(0, -200);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeLessThan(scrolled);
  expect(await transform(page)).toBe(dragged);
  await frame.scrollIntoViewIfNeeded();
  const again = await frame.boundingBox();
  if (!again) throw new Error('no map');
  await page.mouse.move(again.x + 200, again.y + 200);
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -200);
  await page.keyboard.up('Control');
  await expect.poll(() => transform(page)).not.toBe(dragged);
});

test('legal targets of a map are buttons that arrows walk between', async ({ page }) => {
  await open(page, 'day');
  const map = page.locator('.ek-map-frame').first();
  const targets = map.locator('[data-target=legal]');
  expect(await targets.count()).toBeGreaterThan(1);
  await targets.first().focus();
  await page.keyboard.press('ArrowDown');
  const now = await page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  expect(now).toContain('Pole 11');
});

test('moving over five hundred pieces keeps to the frame', async ({ page }) => {
  await open(page, 'day');
  const frame = page.locator('.ek-map-frame').nth(1);
  await frame.scrollIntoViewIfNeeded();
  const box = await frame.boundingBox();
  if (!box) throw new Error('no map');
  await page.mouse.move(box.x + 250, box.y + 200);
  await page.mouse.down();
  // script time of a drag, not the painting of a machine without a graphics card: no render may hide in it
  const cost = await page.evaluate(
    ({ x, y }) => {
      const element = document.querySelectorAll('.ek-map-frame')[1];
      const spent: number[] = [];
      for (let i = 0; i < 60; i++) {
        const t = performance.now();
        element.dispatchEvent(
          new PointerEvent('pointermove', { pointerId: 1, clientX: x + i, clientY: y + i, bubbles: true }),
        );
        spent.push(performance.now() - t);
      }
      // the middle one: a busy machine stops the page now and then
      return spent.sort((a, b) => a - b)[30];
    },
    { x: box.x + 250, y: box.y + 200 },
  );
  await page.mouse.up();
  expect(await frame.locator('.ek-map-ground').evaluate(e => (e as HTMLElement).style.transform)).toContain(
    'translate',
  );
  expect(cost).toBeLessThan(4);
});

/** What a picture would show, in numbers that no font or graphics card changes. */
for (const [name, size] of [
  ['desktop', { width: 1440, height: 900 }],
  ['phone', { width: 360, height: 640 }],
] as const)
  test(`pieces keep their shape, nothing is cut off: ${name}`, async ({ page }) => {
    await page.setViewportSize(size);
    await open(page, 'day');
    const found = await page.evaluate(() => {
      const bad: string[] = [];
      const box = (e: Element) => e.getBoundingClientRect();
      const say = (e: Element) => `${e.getAttribute('class')}: ${(e.textContent ?? '').slice(0, 40)}`;
      const shown = (selector: string) =>
        [...document.querySelectorAll(selector)].filter(e => box(e).width > 0);

      // every drawing has an outline and a size
      for (const svg of shown('svg'))
        for (const path of svg.querySelectorAll('path'))
          if (path.getAttribute('d') === '') bad.push(`empty outline in ${say(svg)}`);
      // drawings inside a drawing are scaled with it
      for (const selector of ['.ek-icon', '.ek-glyph', '.ek-seat', '.ek-wood', '.ek-die'])
        for (const e of document.querySelectorAll(selector))
          if (
            !e.parentElement?.closest('svg') &&
            e.checkVisibility() &&
            (box(e).width < 8 || box(e).height < 8)
          )
            bad.push(`too small: ${say(e)}`);

      // words stay inside the thing they are printed on
      for (const selector of ['.ek-button', '.ek-card', '.ek-tile', '.ek-counter'])
        for (const e of shown(selector)) {
          const outer = box(e);
          const range = document.createRange();
          for (const node of walk(e)) {
            if (!node.textContent?.trim() || node.parentElement?.closest('.ek-hidden, .ek-zoom')) continue;
            range.selectNodeContents(node);
            const inner = range.getBoundingClientRect();
            if (inner.width === 0) continue;
            if (inner.left < outer.left - 1 || inner.right > outer.right + 1)
              bad.push(`"${node.textContent.slice(0, 30)}" sticks out of ${say(e)}`);
          }
        }
      function walk(root: Element): Node[] {
        const nodes: Node[] = [];
        const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
        for (let n = walker.nextNode(); n; n = walker.nextNode()) nodes.push(n);
        return nodes;
      }

      // cards of one row stand on one line and don't lie on each other
      for (const row of shown('.ek-cardrow')) {
        const cards = [...row.children].map(box).filter(b => b.width > 0);
        for (let i = 1; i < cards.length; i++)
          if (Math.abs(cards[i].top - cards[i - 1].top) < 4 && cards[i].left < cards[i - 1].right - 1)
            bad.push('cards of a row lie on each other');
      }

      // hexes meet edge to edge: neighbours are as far apart as the nearest two
      const cells = [
        ...document.querySelectorAll('.ek-map-frame')[0].querySelectorAll('.ek-cell-ground'),
      ].map(e => {
        const { x, y, width, height } = box(e);
        return { x: x + width / 2, y: y + height / 2, width, height };
      });
      for (const a of cells) {
        const near = Math.min(...cells.filter(b => b !== a).map(b => Math.hypot(a.x - b.x, a.y - b.y)));
        const across = Math.min(a.width, a.height);
        if (Math.abs(near - across) > across * 0.03)
          bad.push(`a hex ${across} wide is ${near} from the next`);
      }
      // seats are told apart by shape: no two outlines are the same
      const shapes = new Map<string, string>();
      for (const mark of shown('.ek-seat')) {
        const seat = /ek-seat-(\d)/.exec(mark.getAttribute('class') ?? '')?.[1] ?? '';
        const node = mark.querySelector('.ek-seat-shape');
        const shape = `${node?.tagName} ${node?.getAttribute('d') ?? node?.getAttribute('points') ?? node?.getAttribute('transform') ?? ''}`;
        const known = shapes.get(shape);
        if (known !== undefined && known !== seat)
          bad.push(`seats ${known} and ${seat} look alike: ${shape}`);
        shapes.set(shape, seat);
      }
      return { bad: [...new Set(bad)], cells: cells.length, shapes: shapes.size };
    });
    expect(found.bad).toEqual([]);
    expect(found.cells).toBeGreaterThan(8);
    expect(found.shapes).toBeGreaterThan(5);
  });
