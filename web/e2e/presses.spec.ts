/** Keys and presses in the worst moment: they count, or are refused in sight; never lost, never taken for something else. */
import type { Page } from '@playwright/test';
import { asked, begin, changed, expect, MARKET, prefer, stamp, test } from './tools.ts';

const answers = async (page: Page): Promise<number> => Number((await stamp(page)).split('/')[1]);
/** a fee of three coins is paid coin by coin: three questions that look alike, and each can be taken back */
const pay = (page: Page) => page.locator('.ask [data-choice="legal"]', { hasText: 'Pay' });
const note = (page: Page) => page.locator('.ek-toast', { hasText: 'already answered' });

/** Presses a key in the very moment something appears, before the page can do anything else. */
async function keyAt(page: Page, selector: string, key: string): Promise<void> {
  const watch = ([selector, key]: readonly [string, string]): void => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector(selector)) return;
      observer.disconnect();
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
      document.documentElement.dataset.pressed = key;
    }).observe(document, { childList: true, subtree: true, attributes: true });
  };
  if (page.url() === 'about:blank') await page.addInitScript(watch, [selector, key] as const);
  else await page.evaluate(watch, [selector, key] as const);
}

test('a key counts from the first moment, of a table and of a dialog', async ({ page }) => {
  await prefer(page, {});
  await keyAt(page, '.ask[data-asked]', '1');
  await begin(page, 'market', 'bots', MARKET);
  await expect.poll(() => answers(page)).toBe(1);
  await keyAt(page, '.digest', 'Escape');
  await page.locator('.ek-menu > button').click();
  await page.getByRole('menuitem', { name: 'Since your last turn' }).click();
  // it was there and is gone; the key took nothing back behind it
  await expect(page.locator('html')).toHaveAttribute('data-pressed', 'Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('.ask')).toBeVisible();
  expect(await answers(page)).toBe(1);
});

test('a press means the question it was begun on', async ({ page }) => {
  await prefer(page, {});
  await begin(page, 'market', 'bots', MARKET);
  await asked(page);
  await page.locator('.ask [data-choice="legal"]', { hasText: 'Sell the' }).first().click();
  await page.locator('.ask [data-choice="legal"]', { hasText: 'cathedral' }).click();
  await expect.poll(() => answers(page)).toBe(2);

  await test.step('the button moves away under it: it counts', async () => {
    const before = await stamp(page);
    const box = await pay(page).boundingBox();
    if (!box) throw new Error('nothing to pay');
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.setViewportSize({ width: 1440, height: 600 });
    await expect.poll(async () => (await pay(page).boundingBox())?.y).not.toBe(box.y);
    expect(await stamp(page)).toBe(before);
    await page.mouse.up();
    await changed(page, before);
    expect(await answers(page)).toBe(3);
  });

  await test.step('the question changes under it: refused in sight', async () => {
    await page.keyboard.press('Escape');
    await expect.poll(() => answers(page)).toBe(2);
    await pay(page).hover();
    await page.mouse.down();
    // the same choice is offered again, by the same button
    await page.keyboard.press('1');
    await expect.poll(() => answers(page)).toBe(3);
    await page.mouse.up();
    await expect(note(page)).toBeVisible();
    expect(await answers(page)).toBe(3);
    await note(page).getByRole('button').click();
  });

  await test.step('a held key and a double click take one choice', async () => {
    await page.keyboard.press('Escape');
    await expect.poll(() => answers(page)).toBe(2);
    await page.keyboard.down('1');
    await expect.poll(() => answers(page)).toBe(3);
    await page.keyboard.down('1');
    await page.keyboard.up('1');
    await page.keyboard.press('Escape');
    await expect.poll(() => answers(page)).toBe(2);
    // the second half comes when the next question is there, but long before anybody has read it
    await pay(page).evaluate(async (button: HTMLElement) => {
      let first: number | undefined;
      const press = (detail: number) => {
        const at = { bubbles: true, cancelable: true, detail, isPrimary: true, button: 0 };
        button.dispatchEvent(new PointerEvent('pointerdown', at));
        button.dispatchEvent(new PointerEvent('pointerup', at));
        const click = new MouseEvent('click', at);
        first ??= click.timeStamp;
        Object.defineProperty(click, 'timeStamp', { value: first + 100 * (detail - 1) });
        button.dispatchEvent(click);
      };
      const bar = button.closest('.ask') as HTMLElement;
      const next = new Promise<void>(done =>
        new MutationObserver(() => done()).observe(bar, { attributeFilter: ['data-n'] }),
      );
      press(1);
      await next;
      press(2);
    });
    await expect(note(page)).toBeVisible();
    expect(await answers(page)).toBe(3);
  });
});
