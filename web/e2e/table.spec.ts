/** The frame of a table: what lies over the board is where it belongs, keys mean what they say, nothing dangerous is one key away. */
import { asked, begin, choose, closeDigest, expect, prefer, pressOnBoard, stamp, test } from './tools.ts';

test('a thing with several ways asks beside it, on the page and not cut off', async ({ page }) => {
  await prefer(page, { choices: 'auto' });
  await begin(page, 'through-the-ages');
  let menu: { x: number; y: number; width: number; height: number } | null = null;
  let at = { x: 0, y: 0 };
  for (let i = 0; i < 30 && menu === null; i++) {
    if ((await asked(page)) === 'over') break;
    const more = page.locator('.ta-more').first();
    if ((await more.count()) > 0) {
      const box = await more.boundingBox();
      at = { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: box?.y ?? 0 };
      const board = await page.locator('#board').evaluate(node => node.scrollTop);
      await more.focus();
      await page.keyboard.press('Enter');
      menu = await page.locator('.ek-ways').boundingBox();
      // the next Enter must not tear anything down
      await expect(page.locator('.ek-ways button:focus')).not.toHaveAccessibleName(/^(Destroy|Disband)/);
      expect(await page.locator('#board').evaluate(node => node.scrollTop)).toBe(board);
    } else {
      if ((await page.locator('.ask-body').count()) === 0) await page.keyboard.press('a');
      await choose(page, i);
    }
  }
  expect(menu).not.toBeNull();
  if (!menu) return;
  // within a thumb's width of what was pressed, and all of it on the screen
  expect(Math.abs(menu.x + menu.width / 2 - at.x)).toBeLessThan(menu.width);
  expect(Math.min(Math.abs(menu.y - at.y), Math.abs(menu.y + menu.height - at.y))).toBeLessThan(60);
  expect(menu.x).toBeGreaterThanOrEqual(0);
  expect(menu.x + menu.width).toBeLessThanOrEqual(1440);
  // on the page itself: nothing of the board contains it
  expect(await page.locator('.ek-ways').evaluate(node => node.closest('#board'))).toBeNull();
});

test('a number shown in the list is a key, also while the filter has the focus', async ({ page }) => {
  await prefer(page, { choices: 'auto' });
  await begin(page, 'through-the-ages');
  for (let i = 0; i < 40; i++) {
    if ((await asked(page)) === 'over') break;
    if ((await page.locator('.ask-body').count()) === 0) await page.keyboard.press('a');
    if ((await page.locator('[data-filter]').count()) > 0) break;
    await choose(page, i);
  }
  await page.locator('[data-filter]').focus();
  const before = await stamp(page);
  await page.keyboard.press('1');
  await expect(page.locator('[data-filter][value="1"]')).toHaveCount(0);
  await page.waitForFunction(
    was =>
      document.querySelector('.ask')?.getAttribute('data-n') !== was ||
      document.querySelector('.caution-go') !== null,
    before,
  );
});

test('with no action left the impossible choices are one press away, not in the way', async ({ page }) => {
  await prefer(page, { choices: 'auto' });
  await begin(page, 'through-the-ages');
  await closeDigest(page);
  for (let i = 0; i < 30; i++) {
    if ((await asked(page)) === 'over') break;
    const count = Number(/\d+/.exec((await page.locator('.ask [data-all]').textContent()) ?? '')?.[0]);
    if (count <= 3) break;
    if ((await pressOnBoard(page, { verbs: ['take', 'populate', 'build'] })) === undefined) break;
    await page.waitForTimeout(200);
  }
  const bar = await page.locator('.ask').boundingBox();
  expect(bar?.height).toBeLessThanOrEqual(52);
  await page.keyboard.press('a');
  await expect(page.locator('.ask-body [data-choice="blocked"]')).toHaveCount(0);
  const sheet = await page.locator('.ask-body').boundingBox();
  expect(sheet?.height).toBeLessThanOrEqual(0.4 * 900 + 1);
  await page.locator('.choices-fold').first().click();
  await expect(page.locator('.ask-body [data-choice="blocked"]').first()).toBeVisible();
});

test('a rival’s board is framed in their colour, with their name on top', async ({ page }) => {
  await prefer(page, { choices: 'auto' });
  await begin(page, 'through-the-ages');
  await asked(page);
  await page.getByRole('button', { name: 'Cyrus: the whole board' }).click();
  const board = page.getByRole('dialog');
  await expect(board).toContainText('Cyrus');
  await expect(board).toContainText('board of another player');
  await expect(board.locator('.ta-works')).toBeVisible();
  // only to look at
  await expect(board.locator('[data-target="legal"]')).toHaveCount(0);
  const [rival, own] = await Promise.all([
    board.evaluate(node => getComputedStyle(node).borderTopColor),
    page.locator('.seat[data-me]').evaluate(node => getComputedStyle(node).borderLeftColor),
  ]);
  expect(rival).not.toBe(own);
});

test('pointing at a card shows it large with its price and the act itself', async ({ page }) => {
  await prefer(page, { choices: 'auto' });
  await begin(page, 'through-the-ages');
  await asked(page);
  const card = page.locator('#board .ta-row-card [data-target="legal"][data-key]').first();
  const large = page.locator('.ek-explain');
  // a board that is still being drawn takes what is explained away again; whoever wants to read points once more
  await expect(async () => {
    await page.mouse.move(1, 1);
    await card.hover();
    await expect(large).toBeVisible({ timeout: 3000 });
  }).toPass({ timeout: 15_000 });
  await expect(large.locator('.ta-large-text p').first()).not.toBeEmpty();
  const take = large.getByRole('button', { name: /^Take/ });
  await expect(take.locator('.ek-explain-price')).toHaveText(/^[123]$/);
  const before = await stamp(page);
  await take.click();
  await page.waitForFunction(was => document.querySelector('.ask')?.getAttribute('data-n') !== was, before);
  await expect(large).toHaveCount(0);
});

test('a thing with several ways lists them all where it explains itself; what is lifted, too', async ({
  page,
}) => {
  await prefer(page, { choices: 'auto' });
  await begin(page, 'civilization-ccg');
  await asked(page);
  const large = page.locator('.ek-explain');
  const point = async (at: string) =>
    expect(async () => {
      await page.mouse.move(1, 1);
      await page.locator(at).first().hover();
      await expect(large).toBeVisible({ timeout: 3000 });
    }).toPass({ timeout: 15_000 });
  // a land can be laid on either side of the capital: it is lifted for that, and says both
  await point('#board [data-content][data-key^="lift:"], #board [data-content]:has([data-key^="lift:"])');
  const ways = large.locator('.ek-explain-foot button');
  await expect(ways).toHaveText([/on the left$/, /on the right$/]);
  const before = await stamp(page);
  await ways.last().click();
  await page.waitForFunction(was => document.querySelector('.ask')?.getAttribute('data-n') !== was, before);
  await expect(large).toHaveCount(0);
});

test('what is in one’s hand says that it can be laid back, and is', async ({ page }) => {
  await prefer(page, { choices: 'auto' });
  await begin(page, 'civilization-ccg');
  await asked(page);
  const lifted = page.locator('#board [data-key^="lift:"]').first();
  await lifted.click();
  const down = page.locator('#board [data-key^="down:"]').first();
  await expect(down).toBeVisible();
  await page.mouse.move(1, 1);
  await expect(async () => {
    await page.mouse.move(1, 1);
    await down.hover();
    await expect(page.locator('.ek-explain')).toBeVisible({ timeout: 3000 });
  }).toPass({ timeout: 15_000 });
  await page.locator('.ek-explain-foot').getByRole('button', { name: 'Put it down again' }).click();
  await expect(page.locator('#board [data-key^="down:"]')).toHaveCount(0);
});

test('what was said at a table is not read aloud on other pages', async ({ page }) => {
  await prefer(page, {});
  await begin(page, 'new-horizons');
  await asked(page);
  const voice = page.locator('[role="status"][aria-live="polite"]').first();
  await expect(voice).not.toBeEmpty();
  await choose(page);
  await page.goto('#/settings');
  await expect(page.locator('main h1')).toBeVisible();
  await expect(voice).toBeEmpty();
});

test('whoever resigns here is asked back, and of two the other has won: the final page says so, also after a reload', async ({
  page,
}) => {
  await prefer(page, {});
  await begin(page, 'new-horizons');
  await asked(page);
  const resign = async () => {
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Resign' }).click();
    await expect(page.getByRole('dialog')).toContainText('Ola leaves the game for good');
  };
  await resign();
  await page.getByRole('dialog').getByRole('button', { name: 'No', exact: true }).click();
  await expect(page.locator('.ask[data-asked]')).toBeVisible();
  await resign();
  await page.locator('.caution-go').click();
  const end = page.locator('.ek-dialog.end');
  await expect(end).toContainText('Ola resigns');
  await expect(end.locator('tr[data-winner]')).not.toContainText('Ola');
  await expect(page.locator('.ask[data-asked]')).toHaveCount(0);
  await page.reload();
  await expect(page.locator('.ask')).toContainText('Ola resigns');
  await page.locator('.ask-acts > [data-kind="primary"]').click();
  // the same people again
  await end.getByRole('button', { name: 'Play again' }).click();
  await expect(page.locator('.ask[data-asked]')).toBeVisible();
  await expect(page.locator('.plates .seat').first()).toContainText('Ola');
});

test('what happened since the last turn outlives a reload in the middle of a turn', async ({ page }) => {
  await prefer(page, {});
  await begin(page, 'through-the-ages');
  await asked(page);
  const line = page.locator('section.recap');
  // the first turn has few actions: the second is not over with one of them
  while (!(await page.locator('.top-name').textContent())?.includes('Round 2')) {
    await choose(page);
    await asked(page);
  }
  await expect(line).toContainText('Cyrus');
  await expect(line.locator('.recap-item', { hasText: /^(Round|Cyrus's turn)/ })).toHaveCount(0);
  await choose(page);
  await asked(page);
  const said = await line.textContent();
  await page.reload();
  await asked(page);
  await expect(line).toHaveText(said ?? '');
});
