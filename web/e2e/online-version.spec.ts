/** A server with another version than the page: one press of the button, and the page is the server's. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, startServer } from './online-tools.ts';
import { PORT } from './playwright.config.ts';
import { prefer, test } from './tools.ts';

test.use({ serviceWorkers: 'allow' });

const BUILT = fileURLToPath(new URL(`../../.cache/e2e-${PORT}/players`, import.meta.url));

test('other version: reload really reloads, though a new worker waits', async ({ page }) => {
  const web = mkdtempSync(join(tmpdir(), 'epoka-web-'));
  cpSync(BUILT, web, { recursive: true });
  const server = await startServer('players', { web });
  try {
    await prefer(page, {});
    await page.goto(`${server.url}/#/online`);
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
      if (!navigator.serviceWorker.controller)
        await new Promise(resolve =>
          navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
        );
    });
    // The server is updated: another page, another worker.
    const edit = (file: string, change: (text: string) => string) =>
      writeFileSync(join(web, file), change(readFileSync(join(web, file), 'utf8')));
    edit('index.html', text => text.replace('<head>', '<head><meta name="edition" content="next">'));
    const [, build] = /`epoka-\$\{(["'`][0-9a-f]{12}["'`])\}`|epoka-([0-9a-f]{12})/.exec(
      readFileSync(join(web, 'sw.js'), 'utf8'),
    ) ?? ['', ''];
    edit('sw.js', text =>
      text.replaceAll((build ?? '').replace(/\W/g, '') || /[0-9a-f]{12}(?=[`"'])/g, 'feedfacecafe'),
    );
    await page.routeWebSocket(/\/ws$/, socket => {
      const there = socket.connectToServer();
      there.onMessage(message => socket.send(String(message).replace(/"protocol":\d+,/, '"protocol":999,')));
    });
    // A new worker waits, and plain reloads do not help.
    for (let i = 0; i < 3; i++) await page.reload();
    expect(await page.locator('meta[name="edition"]').count()).toBe(0);
    await page.getByLabel('Your name').fill('Ada');
    await page.getByRole('button', { name: 'Come in', exact: true }).click();
    await expect(page.locator('[data-other-version]')).toBeVisible();
    await page.locator('[data-other-version]').getByRole('button', { name: 'Reload' }).click();
    await expect(page.locator('meta[name="edition"]')).toHaveCount(1);
  } finally {
    await server.close();
    rmSync(web, { recursive: true, force: true });
  }
});
