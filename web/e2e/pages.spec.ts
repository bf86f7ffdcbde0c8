import { axe, begin, expect, PHONE, prefer, shot, test } from './tools.ts';

const pages = [
  ['settings', '#/settings'],
  ['about', '#/about'],
  ['rules-nh', '#/rules/new-horizons'],
  ['rules-tta', '#/rules/through-the-ages'],
  ['missing', '#/no/such/page'],
  ['missing-table', '#/table/nowhere'],
  ['missing-replay', '#/replay/nowhere'],
  ['new-bots', '#/new/through-the-ages/bots'],
  ['new-here', '#/new/new-horizons/here'],
  ['new-online', '#/new/new-horizons/online'],
] as const;

for (const theme of ['day', 'lamp'] as const)
  test(`every page passes axe, ${theme}`, async ({ page }) => {
    const language = theme === 'day' ? 'en' : 'pl';
    await prefer(page, { theme, language });
    for (const [name, address] of pages) {
      await page.goto(`./${address}`);
      await expect(
        page.locator('main h1, [role="dialog"] form, [role="dialog"] .new-online').first(),
      ).toBeVisible();
      await expect(page.locator('.page-wait')).toHaveCount(0);
      await shot(page, `${name}-${language}-${theme}`);
      await axe(page);
    }
  });

test('settings last, and work at once', async ({ page }) => {
  await prefer(page, {});
  await page.goto('./#/settings');
  await page.getByLabel('Dark').check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'lamp');
  await page.getByLabel('Polski').check();
  await expect(page.locator('h1')).toHaveText('Ustawienia');
  await page.reload();
  await expect(page.locator('h1')).toHaveText('Ustawienia');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'lamp');
});

test('the rules are read by chapter and searched without accents', async ({ page }) => {
  await prefer(page, { language: 'pl' });
  await page.goto('./#/rules/new-horizons');
  const chapters = page.locator('.reader-nav li a');
  await expect(chapters.first()).toBeVisible();
  expect(await chapters.count()).toBeGreaterThan(3);
  await chapters.nth(2).click();
  await expect(page.locator('.reader-text .clause').first()).toBeVisible();
  // pictures of the pieces stand in the chapters that speak of them
  for (const [game, chapter, piece] of [
    ['new-horizons', 'units', 'osadnik'],
    ['through-the-ages', 'production', 'żywność'],
  ]) {
    await page.goto(`./#/rules/${game}/${chapter}`);
    await expect(page.locator('.reader-pieces li', { hasText: piece }).first().locator('svg')).toBeVisible();
  }
  await shot(page, 'rules-pieces');
  await axe(page);
  await page.goto('./#/rules/new-horizons');
  await page.locator('.reader-nav input').fill('osadnik');
  await expect(page.locator('.reader-text [role="status"]')).toContainText('fragment');
  await page.locator('.reader-text .clause-id').first().click();
  await expect(page.locator('.clause[data-wanted]')).toBeVisible();
  await shot(page, 'rules-search');
});

test('the dialog of a new table is complete on a phone', async ({ browser }) => {
  const context = await browser.newContext({ viewport: PHONE, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await page.goto('./#/new/through-the-ages/here');
  await expect(page.locator('.new-form')).toBeVisible();
  await shot(page, 'new-phone');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  await context.close();
});

test('a table can be renamed', async ({ page }) => {
  await prefer(page, {});
  await begin(page, 'new-horizons');
  await page.locator('.ek-menu > button').click();
  await shot(page, 'menu');
  await page.getByRole('menuitem', { name: 'Rename the table' }).click();
  await page.getByLabel('Name of the table').fill('Saturday evening');
  await page.keyboard.press('Enter');
  await expect(page.locator('.top-name')).toContainText('Saturday evening');
  await page.reload();
  await expect(page.locator('.top-name')).toContainText('Saturday evening');
});
