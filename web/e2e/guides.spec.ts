/** The guided first game of every game that has one is one press away from its cover. */
import type { Page } from '@playwright/test';
import {
  asked,
  axe,
  choose,
  expect,
  openList,
  prefer,
  pressOnBoard,
  settled,
  shot,
  stamp,
  test,
} from './tools.ts';

const NOTES = {
  'new-horizons': /government/,
  'through-the-ages': /leader/,
  'wisdom-and-warfare': /social policy/,
  'civilization-ccg': /capital/,
  'clash-of-cultures': /three main actions/,
} as const;

interface Steps {
  readonly notes: number;
  readonly pointed: number;
  /** the last note of a guide that ends before its game does */
  readonly last?: RegExp;
}

/** Notes that anybody meets who follows the guide, and how many of them point at something. */
const STEPS: Readonly<Record<string, Steps>> = {
  'new-horizons': { notes: 8, pointed: 6 },
  'through-the-ages': { notes: 10, pointed: 8 },
  'clash-of-cultures': { notes: 10, pointed: 7 },
  'wisdom-and-warfare': { notes: 13, pointed: 11, last: /four bars for each player/ },
  'civilization-ccg': { notes: 10, pointed: 6 },
};

test.describe.configure({ mode: 'parallel' });

for (const [game, first] of Object.entries(NOTES))
  test(`the guided game of ${game} is reached from its cover and can be followed`, async ({ page }) => {
    await page.goto('./');
    await page.locator(`[data-at="${game}/guided"]`).click();
    const note = page.locator('.guide-note');
    await expect(note).toBeVisible();
    await expect(page.locator('.table')).toHaveAttribute('data-game', game);
    // first how the table works, then what the game itself has to say
    for (let i = 0; i < 3; i++) await note.locator('[data-kind="primary"]').click();
    await asked(page);
    await expect(note).toContainText(first);
    await shot(page, `guided-${game}`);
    await axe(page);
    await note.locator('[data-kind="primary"]').click();
    await openList(page);
    await choose(page);
    await expect(page.locator('.ask')).toBeVisible();
  });

/** What a newcomer does: reads each note and presses what it points at; without one, whatever can be pressed. */
async function follow(
  page: Page,
  { notes: all, last }: Steps,
): Promise<{ notes: Set<string>; pointed: number }> {
  const note = page.locator('.guide-note');
  const notes = new Set<string>();
  let pointed = 0;
  let answers = 0;
  while ((await asked(page)) !== 'over') {
    const before = await stamp(page);
    if (!(await note.isVisible())) {
      // who has read everything wants to see the end
      await answer(page, answers++, notes.size >= all);
      continue;
    }
    const text = (await note.locator('[aria-live]').textContent()) ?? '';
    notes.add(text);
    if (last?.test(text)) break;
    const points =
      (await note.locator('[data-kind="quiet"]').count()) > 0 && (await note.locator('button').count()) > 2;
    if (!points) {
      await note.locator('[data-kind="primary"]').click();
      continue;
    }
    const spot = page.locator('.spotlight');
    if ((await spot.count()) === 0) await note.locator('button').nth(1).click();
    await expect(spot).toBeVisible();
    const [light, paper] = [await spot.boundingBox(), await note.boundingBox()];
    if (!light || !paper) throw new Error('the note or what it points at is gone');
    expect(overlap(light, paper), 'the note lies over what it speaks of').toBe(false);
    await page.mouse.click(light.x + light.width / 2, light.y + light.height / 2);
    await layDown(page, before);
    await settled(page, before);
    pointed++;
  }
  return { notes, pointed };
}

/** A thing that was only lifted is laid on a place that glows; of several ways to use it the first is taken. */
async function layDown(page: Page, before: string, from = 0): Promise<void> {
  const came = (...what: string[]) =>
    page.waitForFunction(
      ([was, found]) =>
        document.querySelector(found) !== null ||
        document.querySelector('.ask')?.getAttribute('data-n') !== was,
      [before, what.join(', ')] as const,
    );
  const lifted = '#board [data-key^="down:"]';
  await came('.ek-ways', '.caution-go', lifted);
  if ((await page.locator('.ek-ways button').count()) > 0) {
    await page.locator('.ek-ways button').first().click();
    await came('.caution-go', lifted);
  }
  if ((await page.locator(lifted).count()) > 0) await pressOnBoard(page, { from, not: 'down:' });
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

function overlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

/** Something on the board by turns with closing the question, as somebody would who only wants to get on. */
async function answer(page: Page, n: number, hurries: boolean): Promise<void> {
  const before = await stamp(page);
  const closing = page.locator('.ask [data-closing] [data-choice="legal"]');
  if ((hurries || n % 3 === 2) && (await closing.count()) > 0) await closing.first().click();
  else {
    const key = await pressOnBoard(page, { from: n * 7 });
    if (key?.startsWith('lift:') && (await page.locator('#board [data-held], .ek-ways').count()) === 0)
      await pressOnBoard(page, { from: n, not: 'lift:' });
    else if (key !== undefined) await layDown(page, before, n);
    if (key === undefined) {
      if ((await page.locator('.ask-body').count()) === 0) await page.keyboard.press('a');
      await page.locator('.ask [data-choice="legal"]').first().click();
    }
  }
  await settled(page, before);
}

for (const [game, steps] of Object.entries(STEPS))
  test(`the guided game of ${game} is followed to its end: every note, and never over what it speaks of`, async ({
    page,
  }) => {
    test.setTimeout(360_000);
    await prefer(page, { choices: 'auto' });
    await page.goto('./');
    await page.locator(`[data-at="${game}/guided"]`).click();
    const note = page.locator('.guide-note');
    for (let i = 0; i < 3; i++) await note.locator('[data-kind="primary"]').click();
    const { notes, pointed } = await follow(page, steps);
    expect(notes.size).toBeGreaterThanOrEqual(steps.notes);
    expect(pointed).toBeGreaterThanOrEqual(steps.pointed);
    if (steps.last === undefined)
      await expect(page.getByRole('dialog').locator('.end-table tbody tr')).toHaveCount(2);
  });

test('every game offers its guided first game', async ({ page }) => {
  await page.goto('./');
  const learn = page.locator('[data-at$="/guided"]');
  await expect(learn).toHaveCount(5);
  // it says how long it takes, also to whoever hears the page
  for (const button of await learn.all()) {
    await expect(button).toHaveText('Learn, 20 minutes');
    await expect(button).toHaveAccessibleName(/: Learn, 20 minutes$/);
  }
  await page.locator('[data-at="language"]').click();
  await expect(learn.first()).toHaveAccessibleName('Nowe horyzonty: Nauka, 20 minut');
});
