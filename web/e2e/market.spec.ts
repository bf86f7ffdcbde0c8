/** Things that need a short game with secrets, forms and warnings. */

import { readFileSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { asked, axe, begin, choose, expect, MARKET, prefer, shot, stamp, test } from './tools.ts';

/** Plays a market of one round to its end. */
async function finish(page: Page): Promise<void> {
  await prefer(page, { careful: false });
  await page.goto(`${MARKET}#/new/market/bots`);
  await page.getByLabel('Rounds').fill('1');
  await page.locator('.new-form button[type="submit"]').click();
  for (let i = 0; i < 40; i++) {
    if ((await asked(page)) === 'over') return;
    await choose(page, 0);
  }
  throw new Error('the market never closes');
}

test('the device changes hands behind a page that hides secrets', async ({ page }) => {
  await prefer(page, {});
  await begin(page, 'market', 'here', MARKET);
  await expect(page.locator('.pass-device')).toContainText('Pass the device to Ola');
  await shot(page, 'pass-device');
  await axe(page);
  // nothing of anybody's hand is on the page, and the worker has not sent it either
  await expect(page.locator('.ask')).toHaveCount(0);
  await page.locator('.pass-device [data-kind="primary"]').click();
  await asked(page);
  await expect(page.locator('.ask [data-choice="legal"]', { hasText: 'Sell the' }).first()).toBeVisible();
  await page.keyboard.press('e');
  await expect(page.locator('.pass-device')).toContainText('Pass the device to Player 2');
  // the one who ended the turn thinks again
  await page.locator('.pass-device-back button').click();
  await asked(page);
  await expect(page.locator('.seat[data-me]')).toContainText('Ola');
  await page.keyboard.press('e');
  await page.locator('.pass-device [data-kind="primary"]').click();
  await asked(page);
  await expect(page.locator('.seat[data-me]')).toContainText('Player 2');
});

test('a whole game by keyboard alone, heard rather than seen', async ({ page }) => {
  await prefer(page, {});
  await page.goto(`${MARKET}#/new/market/bots`);
  await page.locator('.new-form button[type="submit"]').focus();
  await page.keyboard.press('Enter');
  const voice = page.locator('[role="status"][aria-live="polite"]');
  let heard = '';
  for (let i = 0; i < 80; i++) {
    if ((await asked(page)) === 'over') break;
    heard += `${await voice.textContent()}\n`;
    const before = await stamp(page);
    await page.keyboard.press(i % 4 === 3 && (await page.locator('[data-closing]').count()) > 0 ? 'e' : '1');
    await page.waitForFunction(was => document.querySelector('.ask')?.getAttribute('data-n') !== was, before);
  }
  // the end is announced and can be read from the list alone
  await expect(page.getByRole('dialog')).toContainText(/wins|share the win/);
  expect(heard).toContain('Your action');
  expect(heard).toContain('Your bid for the lantern');
  expect(heard).toMatch(/Cyrus (sells|draws|takes)/);
});

test('an open answer is given with a form made from its schema', async ({ page }) => {
  await prefer(page, {});
  await begin(page, 'market', 'bots', MARKET);
  await asked(page);
  await page.keyboard.press('e');
  await expect(page.locator('.ask-sentence')).toContainText('Your bid for the lantern');
  const form = page.locator('.open-answer');
  await expect(form).toBeVisible();
  await shot(page, 'form');
  await axe(page);
  await form.getByRole('button', { name: /^More/ }).click();
  await form.getByRole('button', { name: /^More/ }).click();
  const before = await stamp(page);
  await expect(form.locator('[type="submit"]')).toHaveText('Bid 2 coins');
  await form.locator('[type="submit"]').click();
  await page.waitForFunction(was => document.querySelector('.ask')?.getAttribute('data-n') !== was, before);
});

test('a word of caution is asked back, and only then', async ({ page }) => {
  await prefer(page, { careful: true });
  await begin(page, 'market', 'bots', MARKET);
  await asked(page);
  await page.locator('.ask [data-choice="legal"]', { hasText: 'Sell the' }).first().click();
  await page.getByRole('button', { name: 'At the square' }).click();
  await asked(page);
  const haggle = page.locator('.ask [data-choice="legal"]', { hasText: 'Haggle' });
  await expect(haggle).toBeVisible();
  if ((await haggle.locator('.ek-glyph').count()) > 0) {
    const before = await stamp(page);
    await haggle.click();
    await expect(page.getByRole('dialog')).toContainText('it would cost your last coins');
    await page.getByRole('button', { name: 'No', exact: true }).click();
    expect(await stamp(page)).toBe(before);
  }
});

test('the end: standing by source, plot, verification, replay file, rematch', async ({ page }) => {
  await finish(page);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(/wins|share the win/);
  await expect(dialog.locator('.end-table tbody tr')).toHaveCount(2);
  await expect(dialog.locator('.end-table thead')).toContainText('Coins');
  await expect(dialog.locator('.ek-plot')).toBeVisible();
  await dialog.locator('.end-verify summary').click();
  await dialog.locator('.end-verify button').click();
  await expect(dialog.locator('.end-verify [role="status"]')).toContainText('Verified');
  await shot(page, 'end');
  await axe(page);
  const was = page.url();
  await dialog.getByRole('button', { name: 'Play again' }).click();
  await expect(page.locator('.ask[data-asked]')).toBeVisible();
  expect(page.url()).not.toBe(was);
});

test('a replay file is written, read, scrubbed by address, and refused when damaged', async ({
  page,
}, info) => {
  await finish(page);
  const saved = page.waitForEvent('download');
  await page.getByRole('dialog').getByRole('button', { name: 'Download the replay file' }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toMatch(/\.epoka\.json$/);
  const file = info.outputPath('market.epoka.json');
  await download.saveAs(file);
  await page.goto(MARKET);
  const input = page.locator('input[type="file"]');
  await input.setInputFiles(file);
  await expect(page.locator('.scrub')).toBeVisible();
  await expect(page).toHaveURL(/#\/replay\/[\w-]+\?at=0/);
  await page.getByRole('button', { name: 'One on' }).click();
  await expect(page).toHaveURL(/at=1/);
  await page.keyboard.press('End');
  await page.locator('h1').click();
  await page.keyboard.press('End');
  await expect(page.locator('.scrub-at')).toHaveText(/Position (\d+) of \1$/);
  await page.keyboard.press('ArrowLeft');
  const address = page.url();
  await shot(page, 'replay');
  await axe(page);
  await page.goto('about:blank');
  await page.goto(address);
  await expect(page.locator('.scrub-at')).toContainText(`Position ${/at=(\d+)/.exec(address)?.[1]} of`);
  await page.getByLabel('Seen by').selectOption({ label: 'Ola' });
  await expect(page).toHaveURL(/seat=0/);

  const text = readFileSync(file, 'utf8');
  const broken = info.outputPath('broken.json');
  for (const [damaged, message] of [
    [text.slice(0, text.length / 2), 'cut off'],
    ['{"hello": 1}', 'not a replay file'],
    [text.replace(/"answer":\["end"\]/, '"answer":["draw"]'), /changed|damaged/],
    [text.replace('"game":"market"', '"game":"chess"'), 'a game that this Epoka doesn’t have'],
  ] as const) {
    writeFileSync(broken, damaged);
    await page.goto(MARKET);
    await page.locator('input[type="file"]').setInputFiles(broken);
    await expect(page.locator('main [role="alert"]')).toContainText(message);
    await expect(page.locator('main [role="alert"]')).toContainText('Nothing was changed');
  }
  await shot(page, 'broken-replay');
  await axe(page);
});

test('what if: from any position of a finished game a table of one’s own begins, with bots in any seat', async ({
  page,
}) => {
  await finish(page);
  const played = page.url();
  await page.getByRole('dialog').getByRole('link', { name: 'Watch the replay' }).click();
  await expect(page.locator('.scrub')).toBeVisible();
  await page.getByRole('button', { name: 'One on' }).click();
  await page.getByRole('button', { name: 'One on' }).click();
  await expect(page).toHaveURL(/at=2/);
  await page.getByRole('button', { name: 'What if: play from here' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('stays as it is');
  await axe(page);
  // somebody else's seat this time, and the bot in one's own
  const seats = dialog.getByRole('combobox');
  await expect(seats).toHaveCount(2);
  await seats.nth(0).selectOption('bot');
  await expect(dialog.locator('[type="submit"]')).toBeDisabled();
  await seats.nth(1).selectOption('person');
  await dialog.locator('[type="submit"]').click();
  await expect(page.locator('.table')).toBeVisible();
  expect(page.url()).not.toBe(played);
  for (let i = 0; (await asked(page)) !== 'over'; i++) {
    expect(i).toBeLessThan(40);
    await choose(page, 0);
  }
  await expect(page.getByRole('dialog').locator('.end-table tbody tr')).toHaveCount(2);
  // the game itself is untouched
  await page.goto(played);
  expect(await asked(page)).toBe('over');
});

test.describe('storage', () => {
  async function spoil(page: Page, code: string): Promise<void> {
    await page.route('**/assets/table-worker-*.js', async route => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `${code}\n${await response.text()}` });
    });
  }

  test('blocked: says so, the game goes on in memory', async ({ page }) => {
    await spoil(page, `indexedDB.open = () => { throw new DOMException('no', 'SecurityError'); };`);
    await prefer(page, {});
    await begin(page, 'market', 'bots', MARKET);
    await expect(page.locator('.keeping')).toContainText('doesn’t let Epoka store games');
    await asked(page);
    await choose(page);
    await asked(page);
    await shot(page, 'storage-blocked');
    await axe(page);
    const saved = page.waitForEvent('download');
    await page.locator('.keeping button').click();
    await saved;
    // home and back: still there, because the page still lives
    await page.locator('.top .wordmark').click();
    await expect(page.locator('.slip')).toHaveCount(1);
    await page.locator('.slip-acts a').click();
    await asked(page);
    await page.reload();
    await expect(page.locator('h1')).toContainText('isn’t on this device');
  });

  test('full: says so, and catches up when there is room again', async ({ page }) => {
    await spoil(
      page,
      `{ const add = IDBObjectStore.prototype.add; let full = true;
         new BroadcastChannel('room').onmessage = () => { full = false; };
         IDBObjectStore.prototype.add = function (...a) { if (full) throw new DOMException('full', 'QuotaExceededError'); return add.apply(this, a); }; }`,
    );
    await prefer(page, {});
    await begin(page, 'market', 'bots', MARKET);
    await asked(page);
    await choose(page);
    await expect(page.locator('.keeping')).toContainText('storage of this browser is full');
    await page.evaluate(() => new BroadcastChannel('room').postMessage('there is room'));
    for (let i = 0; i < 2; i++) {
      await asked(page);
      await choose(page);
    }
    await expect(page.locator('.keeping')).toHaveCount(0);
    await asked(page);
    const sentence = await page.locator('.ask-sentence').textContent();
    await page.reload();
    await asked(page);
    await expect(page.locator('.ask-sentence')).toHaveText(sentence ?? '');
  });
});
