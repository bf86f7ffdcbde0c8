/** The kit's gallery: nothing serious for axe in either theme, and the behaviour of pieces that need a browser. */

import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { build } from 'vite';

const gallery = join(import.meta.dirname, '../kit/gallery');
const types: Readonly<Record<string, string>> = {
  html: 'text/html',
  js: 'text/javascript',
  css: 'text/css',
  woff2: 'font/woff2',
};

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

for (const theme of ['day', 'lamp'] as const) {
  for (const [name, size] of [
    ['desktop', { width: 1440, height: 900 }],
    ['phone', { width: 360, height: 640 }],
  ] as const) {
    test(`axe finds nothing serious: ${theme}, ${name}`, async ({ page }) => {
      await page.setViewportSize(size);
      const problems = await open(page, theme);
      const { violations } = await new AxeBuilder({ page }).analyze();
      const serious = violations.filter(v => v.impact === 'serious' || v.impact === 'critical');
      expect(serious.map(v => [v.id, v.nodes.map(n => n.html.slice(0, 160))])).toEqual([]);
      expect(problems).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width);
    });
  }
}

test('a blocked choice tells its reason, and its twin on the board lights up', async ({ page }) => {
  await open(page, 'day');
  const button = page.locator('button.ek-button[aria-disabled=true]', { hasText: 'Weź: Pismo' });
  await button.hover();
  await expect(page.locator('.ek-hint')).toHaveText('Weź: Pismo – potrzeba 2 żywności, masz 1');
  await expect(page.locator('.ek-card[data-hot]', { hasText: 'Pismo' })).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.locator('.ek-hint')).toBeHidden();
});

test('a map moves by keys, by dragging and by the wheel; a drag presses nothing', async ({ page }) => {
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
  await page.mouse.wheel(0, -200);
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
      let spent = 0;
      for (let i = 0; i < 60; i++) {
        const t = performance.now();
        element.dispatchEvent(
          new PointerEvent('pointermove', { pointerId: 1, clientX: x + i, clientY: y + i, bubbles: true }),
        );
        spent += performance.now() - t;
      }
      return spent / 60;
    },
    { x: box.x + 250, y: box.y + 200 },
  );
  await page.mouse.up();
  expect(await frame.locator('.ek-map-ground').evaluate(e => (e as HTMLElement).style.transform)).toContain(
    'translate',
  );
  expect(cost).toBeLessThan(4);
});
