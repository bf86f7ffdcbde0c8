import type { Page } from '@playwright/test';
import { asked, begin, changed, expect, prefer, shot, stamp, test } from './tools.ts';

const OVER = 180_000;

/**
 * Presses a glowing thing of the board with the mouse. Lifting a unit only shows where it can go: `lifted` says that one is
 * in the hand, so that the next press puts it down.
 */
async function pressOnBoard(page: Page, n: number, lifted: boolean): Promise<string | undefined> {
  const found = await page.locator('#board').evaluate(
    async (board, { n, lifted }) => {
      const frame = () => new Promise(done => requestAnimationFrame(done));
      const legal = [...board.querySelectorAll('[data-target="legal"][data-key]')].filter(
        target => !lifted || !target.getAttribute('data-key')?.startsWith('lift:'),
      );
      for (let i = 0; i < legal.length; i++) {
        const target = legal[(n + i) % legal.length];
        target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
        // the map glides to show what is new: wait until it stands
        let box = target.getBoundingClientRect();
        for (let before: DOMRect | undefined; before?.x !== box.x || before.y !== box.y; ) {
          before = box;
          await frame();
          await frame();
          box = target.getBoundingClientRect();
        }
        const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
        // what lies on top of it would get the click
        const top = document.elementFromPoint(at.x, at.y);
        if (top && target.contains(top)) return { at, key: target.getAttribute('data-key') ?? '' };
      }
      return undefined;
    },
    { n, lifted },
  );
  if (!found) return undefined;
  await page.mouse.click(found.at.x, found.at.y);
  return found.key;
}

/** Waits for what a press led to: the answer is given, or the page asks something back. */
async function outcome(page: Page, before: string): Promise<'ways' | 'caution' | 'done'> {
  const what = await page.waitForFunction(was => {
    if (document.querySelector('.ek-ways')) return 'ways';
    if (document.querySelector('.caution-go')) return 'caution';
    return document.querySelector('.ask')?.getAttribute('data-n') !== was ? 'done' : undefined;
  }, before);
  return (await what.jsonValue()) as 'ways' | 'caution' | 'done';
}

async function answerOnBoard(page: Page, n: number): Promise<boolean> {
  const before = await stamp(page);
  let key = await pressOnBoard(page, n, false);
  if (key?.startsWith('lift:')) key = await pressOnBoard(page, n, true);
  if (key === undefined) return false;
  let next = await outcome(page, before);
  if (next === 'ways') {
    await page.locator('.ek-ways button').first().click();
    next = await outcome(page, before);
  }
  if (next === 'caution') await page.locator('.caution-go').click();
  await changed(page, before);
  return true;
}

test('a whole game of New Horizons against a bot by mouse, on the board', async ({ page }) => {
  test.setTimeout(OVER);
  await prefer(page, { language: 'pl' });
  await begin(page, 'new-horizons');
  const offBoard: string[] = [];
  let answers = 0;
  while ((await asked(page)) !== 'over') {
    if (!(await answerOnBoard(page, answers * 5))) {
      offBoard.push((await page.locator('[data-ask-title]').textContent()) ?? '');
      const before = await stamp(page);
      await page.locator('.ask [data-choice="legal"]').first().click();
      await changed(page, before);
    }
    answers++;
  }
  expect(answers).toBeGreaterThan(30);
  expect([...new Set(offBoard)], 'questions the board could not answer').toEqual([]);
  const end = page.getByRole('dialog');
  await expect(end).toContainText(/Wygrywa/);
  await expect(end.locator('.end-table tbody tr')).toHaveCount(2);
  await shot(page, 'end-new-horizons');
});

test('a whole game of New Horizons against a bot by keyboard alone', async ({ page }) => {
  test.setTimeout(OVER);
  await prefer(page, {});
  await page.goto('./#/new/new-horizons/bots');
  await page.locator('.new-form button[type="submit"]').focus();
  await page.keyboard.press('Enter');
  const voice = page.locator('[role="status"][aria-live="polite"]');
  const heard = new Set<string>();
  let answers = 0;
  while ((await asked(page)) !== 'over') {
    heard.add((await voice.textContent()) ?? '');
    const before = await stamp(page);
    // by turns: a number, the list by arrows, closing
    const closing = await page.locator('.ask [data-closing] [data-choice="legal"]').count();
    if (answers % 4 === 3 && closing > 0) await page.keyboard.press('e');
    else if (answers % 4 === 1) {
      await page.keyboard.press('q');
      await page.keyboard.press('Enter');
    } else if ((await page.locator('.ask [data-number="1"]').count()) > 0) await page.keyboard.press('1');
    else await page.keyboard.press('e');
    if ((await outcome(page, before)) === 'caution') await page.keyboard.press('Enter');
    await changed(page, before);
    answers++;
  }
  expect(answers).toBeGreaterThan(30);
  expect(heard.size).toBeGreaterThan(answers / 2);
  await expect(page.getByRole('dialog')).toContainText(/wins/);
});
