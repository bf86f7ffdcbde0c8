import {
  asked,
  axe,
  begin,
  choose,
  closeDigest,
  expect,
  PHONE,
  prefer,
  settled,
  shot,
  stamp,
  test,
} from './tools.ts';

const LIST = '.ask .ask-body [data-choice]';

test('a long list beside a board is folded; everything opens it', async ({ page }) => {
  test.setTimeout(90_000);
  await prefer(page, { choices: 'auto' });
  await begin(page, 'through-the-ages');
  // the first turns take cards; sooner or later there is much to choose from
  const all = page.locator('.ask [data-all]');
  for (let i = 0; i < 40; i++) {
    if ((await asked(page)) === 'over') break;
    // enough for the numbers and a filter
    if (Number(/\d+/.exec((await all.textContent()) ?? '')?.[0]) > 14) break;
    if ((await page.locator('.ask-body').count()) === 0) await page.keyboard.press('a');
    await choose(page, i);
  }
  await expect(all).toHaveAttribute('aria-expanded', 'false');
  await expect(all).toContainText(/\d+ choices/);
  await expect(page.locator(LIST)).toHaveCount(0);
  await expect(page.locator('.undo')).toBeVisible();
  const bar = await page.locator('.ask').boundingBox();
  expect(bar?.height).toBeLessThanOrEqual(52);
  await shot(page, 'ask-folded');
  await axe(page);

  // typing opens it for as long as something is wanted
  await page.keyboard.press('/');
  await page.keyboard.type('e');
  await expect(page.locator(LIST).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(page.locator(LIST).first()).toBeFocused();
  // Escape puts away what lies over the board before it takes anything back
  const answered = await stamp(page);
  await page.keyboard.press('Escape');
  await expect(page.locator(LIST)).toHaveCount(0);
  expect(await stamp(page)).toBe(answered);
  await page.keyboard.press('a');
  await expect(page.locator(LIST).first()).toBeVisible();
  await page.keyboard.press('a');
  await expect(page.locator(LIST)).toHaveCount(0);

  // a number goes to its choice without taking it; the next one takes
  const before = await stamp(page);
  await page.keyboard.press('2');
  await expect(page.locator('.ask [data-number="2"]')).toBeFocused();
  expect(await stamp(page)).toBe(before);
  await page.keyboard.press('a');
  await page.keyboard.press('q');
  await expect(all).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator(LIST).first()).toBeFocused();
  await axe(page);

  // opened for one question; who wants it open always says so in the settings
  await closeDigest(page);
  await page.reload();
  await asked(page);
  await expect(all).toHaveAttribute('aria-expanded', 'false');
  await page.locator('.ek-menu > button').click();
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  await page.getByRole('switch', { name: /lists of choices open/ }).click();
  await page.keyboard.press('Escape');
  await expect(all).toHaveAttribute('aria-expanded', 'true');
  await page.reload();
  await asked(page);
  await expect(all).toHaveAttribute('aria-expanded', 'true');
});

test('on a phone the long list is a sheet for one question', async ({ browser }) => {
  test.setTimeout(90_000);
  const context = await browser.newContext({ viewport: PHONE, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await prefer(page, { choices: 'auto', language: 'pl' });
  await begin(page, 'through-the-ages');
  const all = page.locator('.ask [data-all]');
  for (let i = 0; i < 40; i++) {
    if ((await asked(page)) === 'over') break;
    if (Number(/\d+/.exec((await all.textContent()) ?? '')?.[0]) > 6) break;
    if ((await page.locator('.ask-body').count()) === 0) await all.tap();
    await choose(page, i);
  }
  await expect(all).toHaveAttribute('aria-expanded', 'false');
  await shot(page, 'phone-folded');
  await axe(page);
  const before = await stamp(page);
  await all.tap();
  await expect(page.locator(LIST).first()).toBeVisible();
  await shot(page, 'phone-unfolded');
  await page.locator('.ask .ask-body [data-choice="legal"]').first().tap();
  await settled(page, before);
  await asked(page);
  if ((await all.count()) > 0) await expect(all).toHaveAttribute('aria-expanded', 'false');
  await context.close();
});
