import { registry } from '../../games/registry.ts';
import {
  asked,
  axe,
  begin,
  changed,
  choose,
  expect,
  openList,
  PHONE,
  prefer,
  pressOnBoard,
  shot,
  stamp,
  test,
} from './tools.ts';

test.describe('home page', () => {
  test('shows every game, three ways into each that is ready, and says which are not', async ({ page }) => {
    await page.goto('./');
    await expect(page.locator('.game')).toHaveCount(registry.length);
    for (const { id, play } of registry) {
      const game = page.locator(`.game[data-game="${id}"]`);
      await expect(game.locator('.ways .ek-button')).toHaveCount(play ? 3 : 0);
      if (!play) await expect(game.locator('.ribbon')).toHaveText('In preparation');
    }
    await expect(page.locator('.guide')).toBeVisible();
    await shot(page, 'home-en-day');
    await axe(page);
    await page.locator('.guide button', { hasText: 'Not now' }).click();
    await expect(page.locator('.guide')).toHaveCount(0);
    await page.reload();
    await expect(page.locator('.guide')).toHaveCount(0);
  });

  test('speaks the language of the browser, and another when asked', async ({ browser }) => {
    const context = await browser.newContext({ locale: 'pl-PL', colorScheme: 'dark' });
    const page = await context.newPage();
    await page.goto('./');
    await expect(page.locator('h1')).toHaveText('Stół do pięciu gier cywilizacyjnych.');
    await expect(page.locator('html')).toHaveAttribute('lang', 'pl');
    await shot(page, 'home-pl-lamp');
    await axe(page);
    await page.locator('[data-at="language"]').click();
    await expect(page.locator('h1')).toHaveText('A table for five civilization games.');
    await expect(page.locator('[data-at="language"]')).toBeFocused();
    await page.locator('[data-at="theme"]').click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'day');
    await context.close();
  });

  test('lists running tables, one click away; a removed one can be put back', async ({ page }) => {
    await prefer(page, {});
    await begin(page, 'new-horizons');
    await asked(page);
    await choose(page);
    const where = page.url();
    await page.locator('.top .wordmark').click();
    await expect(page.locator('.slip')).toHaveCount(1);
    await shot(page, 'home-running');
    await axe(page);
    await page.locator('.slip-acts a').click();
    await expect(page.locator('.ask')).toBeVisible();
    expect(page.url()).toBe(where);
    await page.goBack();
    await page.locator('.slip-acts button').click();
    await expect(page.locator('.slip')).toHaveCount(0);
    await page.locator('.running .home-note button').click();
    await expect(page.locator('.slip')).toHaveCount(1);
  });

  test('begins the guided first game', async ({ page }) => {
    await page.goto('./');
    await page.locator('.guide [data-kind="primary"]').click();
    await expect(page.locator('.guide-note')).toBeVisible();
    await shot(page, 'guided');
    await axe(page);
    for (let i = 0; i < 3; i++) await page.locator('.guide-note [data-kind="primary"]').click();
    // then the game itself has something to say, and shows what it means
    await expect(page.locator('.guide-note')).toContainText('government');
    await page.locator('.guide-note [data-kind="primary"]').click();
    await openList(page);
    await choose(page);
    await expect(page.locator('.guide-note')).toContainText('Research is nearly always good');
    // what it speaks of stands in the light, and the note is not over it
    const light = await page.locator('.spotlight').boundingBox();
    const note = await page.locator('.guide-note').boundingBox();
    const apart =
      !light ||
      !note ||
      light.x + light.width <= note.x ||
      note.x + note.width <= light.x ||
      light.y + light.height <= note.y ||
      note.y + note.height <= light.y;
    expect(light).not.toBeNull();
    expect(apart).toBe(true);
    await page.getByRole('button', { name: 'Show me' }).click();
    await expect(page.locator('#board [data-hot]').first()).toBeVisible();
    await shot(page, 'guided-hint');
    await page.getByRole('button', { name: 'Leave the guide' }).click();
    await expect(page.locator('.guide-note')).toHaveCount(0);
  });

  for (const game of ['new-horizons', 'through-the-ages'])
    test(`${game}: the first own move is the third press`, async ({ page }) => {
      await page.goto('./');
      await page.locator(`[data-at="${game}/bots"]`).click();
      await page.locator('.new-form button[type="submit"]').click();
      await asked(page);
      const before = await stamp(page);
      // what lies on the tray comes a moment after the board
      await expect.poll(() => pressOnBoard(page, {})).toBeDefined();
      await changed(page, before);
    });

  test('fits a phone', async ({ browser }) => {
    const context = await browser.newContext({
      viewport: PHONE,
      hasTouch: true,
      isMobile: true,
      locale: 'pl-PL',
    });
    const page = await context.newPage();
    await page.goto('./');
    await expect(page.locator('.game')).toHaveCount(registry.length);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
    await shot(page, 'home-phone', true);
    await axe(page);
    await context.close();
  });
});
