import { asked, begin, choose, expect, prefer, shot, test } from './tools.ts';

test.use({ serviceWorkers: 'allow' });

test('after one visit everything works without a network', async ({ page, context }) => {
  await prefer(page, {});
  await page.goto('./');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller)
      await new Promise(resolve =>
        navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
      );
  });
  await context.setOffline(true);
  await page.reload();
  await expect(page.locator('.game')).toHaveCount(5);
  for (const game of ['new-horizons', 'through-the-ages']) {
    await begin(page, game);
    for (let i = 0; i < 3; i++) {
      await asked(page);
      await choose(page);
    }
  }
  await shot(page, 'offline');
  await page.goto('./#/about');
  await expect(page.locator('h1')).toHaveText('About Epoka');
  await page.goto('./#/settings');
  await page.getByLabel('Polski').check();
  await expect(page.locator('h1')).toHaveText('Ustawienia');
});

test('can be installed: manifest with icons', async ({ page }) => {
  await page.goto('./');
  const manifest = await page.evaluate(async () => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
    return (await fetch(link?.href ?? '')).json();
  });
  expect(manifest.display).toBe('standalone');
  for (const icon of manifest.icons) expect((await page.request.get(`./${icon.src}`)).ok()).toBe(true);
});
