import type { Page } from '@playwright/test';
import {
  asked,
  axe,
  begin,
  changed,
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

test.describe.configure({ mode: 'parallel' });

async function round(page: Page): Promise<number> {
  return Number(/\d+/.exec((await page.locator('.top-name').textContent()) ?? '')?.[0] ?? 0);
}

for (const [game, language, theme] of [
  ['new-horizons', 'en', 'day'],
  ['through-the-ages', 'pl', 'lamp'],
] as const)
  test(`${game}: ten turns against a bot with the mouse, ${language}`, async ({ page }) => {
    test.setTimeout(120_000);
    await prefer(page, { language, theme });
    await begin(page, game);
    await asked(page);
    await shot(page, `table-${game}-start-${theme}`);
    await axe(page);
    let answers = 0;
    while ((await round(page)) <= 10) {
      await choose(page, answers * 7);
      answers++;
      await asked(page);
    }
    expect(answers).toBeGreaterThan(20);
    await shot(page, `table-${game}-later-${theme}`);
    await axe(page);
    await page.keyboard.press('l');
    await expect(page.locator('.log-line').nth(20)).toBeAttached();
  });

test('takes back with Escape, U and the steps, gives again, and says why no further', async ({ page }) => {
  await prefer(page, {});
  await begin(page, 'new-horizons');
  await asked(page);
  await choose(page); // government
  await asked(page);
  const sentence = await page.locator('.ask-sentence').textContent();
  await choose(page);
  await expect(page.locator('.trail-step').first()).toBeVisible();
  await expect(page.locator('.ask-sentence')).not.toHaveText(sentence ?? '');
  await page.keyboard.press('Escape');
  await expect(page.locator('.ask-sentence')).toHaveText(sentence ?? '');
  await page.keyboard.press('Shift+U');
  await expect(page.locator('.ask-sentence')).not.toHaveText(sentence ?? '');
  await page.locator('.trail-step').first().click();
  await expect(page.locator('.ask-sentence')).toHaveText(sentence ?? '');
  const undo = page.locator('.undo');
  await undo.hover();
  await expect(page.locator('.ek-hint')).toContainText(/take|Not further|nothing was answered/i);
});

test('a reload in the middle of a choice of several steps loses nothing', async ({ page }) => {
  await prefer(page, {});
  await begin(page, 'new-horizons');
  await asked(page);
  await choose(page);
  await asked(page);
  // an action that asks on: the first space of the list
  await choose(page);
  await asked(page);
  const sentence = await page.locator('.ask-sentence').textContent();
  const steps = await page.locator('.trail-step').allTextContents();
  expect(steps.length).toBeGreaterThan(0);
  await closeDigest(page);
  await page.reload();
  await asked(page);
  await expect(page.locator('.ask-sentence')).toHaveText(sentence ?? '');
  expect(await page.locator('.trail-step').allTextContents()).toEqual(steps);
  const before = await stamp(page);
  await page.locator('.ask [data-choice="legal"]').first().click();
  await changed(page, before);
});

test('the language changes in the middle of a game, words of the game included', async ({ page }) => {
  await prefer(page, {});
  await begin(page, 'new-horizons');
  await asked(page);
  const english = await page.locator('.ask-sentence').textContent();
  await page.locator('.ek-menu > button').click();
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  await page.getByLabel('Polski').check();
  await expect(page.getByRole('heading', { name: 'Ustawienia' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('.ask-sentence')).not.toHaveText(english ?? '');
  await choose(page);
});

test('plans a turn, drops it, plans again and carries it out', async ({ page }) => {
  await prefer(page, {});
  await begin(page, 'new-horizons');
  await asked(page);
  await choose(page);
  await asked(page);
  const sentence = await page.locator('.ask-sentence').textContent();
  await page.keyboard.press('p');
  await expect(page.locator('.plan-bar')).toBeVisible();
  await choose(page);
  await shot(page, 'plan');
  await axe(page);
  await page.locator('.plan-bar button', { hasText: 'Drop the plan' }).click();
  await expect(page.locator('.plan-bar')).toHaveCount(0);
  await expect(page.locator('.ask-sentence')).toHaveText(sentence ?? '');
  await page.keyboard.press('p');
  await choose(page);
  await page.locator('.plan-bar [data-kind="primary"]').click();
  await expect(page.locator('.plan-bar')).toHaveCount(0);
  await expect(page.locator('.ask-sentence')).not.toHaveText(sentence ?? '');
});

test('blocked choices stay readable and tell why', async ({ page }) => {
  await prefer(page, {});
  await begin(page, 'new-horizons');
  await asked(page);
  await choose(page);
  await asked(page);
  const fold = page.locator('.choices-fold').first();
  if (await fold.isVisible()) await fold.click();
  const blocked = page.locator('.ask-body [data-choice="blocked"]').first();
  await expect(blocked).toHaveAttribute('aria-disabled', 'true');
  await expect(blocked.locator('.choice-why')).not.toBeEmpty();
  // what belongs to another moment stands below them, and says to which
  const elsewhere = page.getByRole('group', { name: 'Belongs to another moment' });
  await expect(elsewhere.getByRole('listitem').first()).not.toBeEmpty();
  await blocked.focus();
  await shot(page, 'blocked');
  const before = await stamp(page);
  // the thing has the focus
  await page.keyboard.press('Enter');
  await expect(page.locator('.explained')).toContainText('Not possible');
  await page.waitForTimeout(150);
  expect(await stamp(page)).toBe(before);
});

test('a line about a phase that nobody was asked about opens to the reasons, by keyboard', async ({
  page,
}) => {
  await prefer(page, {});
  await begin(page, 'new-horizons');
  await page.getByRole('button', { name: 'Log', exact: true }).click();
  const line = page.locator('.log-opens').first();
  for (let i = 0; i < 12 && (await line.count()) === 0; i++) {
    await asked(page);
    await choose(page);
  }
  await expect(line.locator('.log-why')).toHaveCount(0);
  await line.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(line.locator('.log-why li').first()).toBeVisible();
  await expect(line.locator('.log-why small').first()).not.toBeEmpty();
  await shot(page, 'log-opened');
});

test('plays on a phone: sheet, drawers, ten answers by touch', async ({ browser }) => {
  const context = await browser.newContext({
    viewport: PHONE,
    hasTouch: true,
    isMobile: true,
    locale: 'pl-PL',
  });
  const page = await context.newPage();
  await prefer(page, { language: 'pl' });
  await begin(page, 'new-horizons');
  for (let i = 0; i < 10; i++) {
    if ((await asked(page)) === 'over') break;
    const before = await stamp(page);
    await page.locator('.ask [data-choice="legal"]').first().tap();
    await settled(page, before);
    // two taps at once on the same place are taken for one
    await page.waitForTimeout(300);
  }
  await asked(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  await shot(page, 'phone-table');
  await axe(page);
  await page.locator('.ask [data-all]').tap();
  await expect(page.locator('.ask-body')).toHaveCount(0);
  await page.locator('.ask [data-all]').tap();
  await expect(page.locator('.ask-body')).toBeVisible();
  await shot(page, 'phone-sheet');
  await page.locator('.ask [data-all]').tap();
  await page.locator('.top-narrow').nth(1).tap();
  await expect(page.getByRole('dialog')).toBeVisible();
  await shot(page, 'phone-log');
  await axe(page);
  await page.locator('.ek-dialog-close').tap();
  await page.locator('.top-narrow').first().tap();
  await shot(page, 'phone-seats');
  const small = await page.evaluate(
    () =>
      [...document.querySelectorAll('.ask .ek-button, .top-acts .ek-button')]
        .map(n => n.getBoundingClientRect())
        .filter(r => r.width > 0 && r.height < 40).length,
  );
  expect(small).toBe(0);
  await context.close();
});

test('turns up again with what happened meanwhile', async ({ page }) => {
  await prefer(page, {});
  await begin(page, 'new-horizons');
  for (let i = 0; i < 14; i++) {
    await asked(page);
    await choose(page, 0);
  }
  await asked(page);
  await page.locator('.ek-menu > button').click();
  await page.getByRole('menuitem', { name: 'Since your last turn' }).click();
  await expect(page.getByRole('dialog')).toContainText('Since your last turn');
  await shot(page, 'digest');
  await axe(page);
});

test('bots think in a worker of their own, and the game goes on without one', async ({ page, browser }) => {
  const botWorkers = (of: Page) => of.workers().filter(w => /bot-worker/.test(w.url())).length;
  await prefer(page, {});
  await begin(page, 'new-horizons');
  await asked(page);
  await choose(page);
  await asked(page);
  expect(botWorkers(page)).toBe(1);

  // a browser whose workers can't start workers: the bots answer all the same
  const context = await browser.newContext();
  await context.route(/assets\/table-worker-/, async route => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `self.Worker = undefined;${await response.text()}` });
  });
  const other = await context.newPage();
  await prefer(other, {});
  await begin(other, 'new-horizons');
  await asked(other);
  for (let i = 0; i < 6; i++) {
    await choose(other, i);
    expect(await asked(other)).toBe('asked');
  }
  expect(botWorkers(other)).toBe(0);
  await other.keyboard.press('l');
  await expect(other.locator('.log-line', { hasText: 'Cyrus' }).first()).toBeVisible();
  await context.close();
});
