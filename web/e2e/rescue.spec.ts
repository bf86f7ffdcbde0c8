/** What saves a game that went wrong outside of it: a file of an unfinished game, a connection that fails, a second tab. */
import type { Page } from '@playwright/test';
import { listen, menu, sameTable } from './online-tools.ts';
import {
  asked,
  begin,
  choose,
  closeDigest,
  expect,
  MARKET,
  prefer,
  settled,
  shot,
  stamp,
  test,
} from './tools.ts';

/** Takes the first choice; whatever lies over the table after coming back is closed first. */
async function answer(page: Page): Promise<void> {
  const before = await stamp(page);
  await page.locator('.ask [data-choice="legal"]').first().click();
  await settled(page, before);
}

/** Files of the client that can't be had until the network is back. */
async function lose(page: Page, files: string): Promise<{ readonly missed: Promise<unknown>; back(): void }> {
  let away = true;
  await page.route(files, route => (away ? route.abort() : route.continue()));
  return {
    missed: page.waitForEvent('requestfailed'),
    back: () => {
      away = false;
    },
  };
}

test('the file of an unfinished game is opened and played on', async ({ page }, info) => {
  await prefer(page, { careful: false });
  await closeDigest(page);
  await begin(page, 'market', 'bots', MARKET);
  await asked(page);
  await choose(page);
  await asked(page);
  const first = page.url();
  // The bot may be asked at the same time: its answer belongs to the file, too.
  await page.waitForTimeout(2000);
  const left = await stamp(page);
  const sentence = (await page.locator('.ask-sentence').textContent()) ?? '';
  const saved = page.waitForEvent('download');
  await menu(page, 'Download the replay file');
  const file = info.outputPath('unfinished.epoka.json');
  await (await saved).saveAs(file);

  await page.goto(MARKET);
  await page.locator('input[type="file"]').setInputFiles(file);
  await expect(page.locator('.scrub')).toBeVisible();
  await shot(page, 'unfinished-replay');
  await page.getByRole('button', { name: 'Play on here' }).click();
  await expect(page).toHaveURL(/#\/table\//);
  expect(page.url()).not.toBe(first);
  await asked(page);
  expect(await stamp(page)).toBe(left);
  await expect(page.locator('.ask-sentence')).toHaveText(sentence);
  await answer(page);
  await asked(page);
  const went = await stamp(page);

  // a table of this device like any other, which is kept
  await page.reload();
  await asked(page);
  expect(await stamp(page)).toBe(went);
});

test('a page that can’t be fetched at first is waited for', async ({ page }) => {
  await prefer(page, {});
  const lost = await lose(page, '**/assets/about-*.js');
  await page.goto('./#/about');
  await lost.missed;
  await expect(page.locator('.page-wait')).toHaveText('Loading …');
  lost.back();
  await expect(page.locator('h1')).toHaveText('About Epoka');
});

test('a page whose looks can’t be fetched at first has them in the end', async ({ page }) => {
  await prefer(page, {});
  const lost = await lose(page, '**/assets/about-*.css');
  await page.goto('./#/about');
  await lost.missed;
  await expect(page.locator('.page-wait')).toHaveText('Loading …');
  lost.back();
  await expect(page.locator('h1')).toHaveText('About Epoka');
  // rules of a style sheet that never came can't be counted
  const rules = await page.evaluate(() =>
    [...document.styleSheets].filter(s => s.href?.includes('/about-')).map(s => s.cssRules.length),
  );
  expect(rules).toEqual([expect.any(Number)]);
});

test('a part of the table that can’t be fetched at first comes later; the game goes on meanwhile', async ({
  page,
}) => {
  await prefer(page, {});
  const lost = await lose(page, '**/assets/help-pane-*.js');
  await begin(page, 'market', 'bots', MARKET);
  await asked(page);
  await page.getByRole('button', { name: 'Help' }).click();
  await lost.missed;
  await choose(page);
  await asked(page);
  lost.back();
  await expect(page.getByRole('tabpanel')).toContainText('How to play here');
});

test('a table in two tabs: the one that fell behind says so, and is brought up to date', async ({
  page,
  context,
  trouble,
}) => {
  await prefer(page, { careful: false });
  await begin(page, 'market', 'bots', MARKET);
  await asked(page);
  const other = await context.newPage();
  listen(other, trouble, 'the other tab');
  await closeDigest(other);
  await other.goto(page.url());
  await asked(other);
  await sameTable(page, other);

  await choose(page);
  await asked(page);
  await answer(other);
  const note = other.locator('.keeping');
  await expect(note).toContainText('also open in another tab');
  await shot(other, 'two-tabs');
  await note.getByRole('button', { name: 'Reload' }).click();
  await expect(note).toHaveCount(0);
  await asked(other);
  await sameTable(page, other);

  // now this one goes on, and the first one falls behind
  await answer(other);
  await asked(other);
  await expect(note).toHaveCount(0);
  await answer(page);
  await expect(page.locator('.keeping')).toContainText('also open in another tab');
});
