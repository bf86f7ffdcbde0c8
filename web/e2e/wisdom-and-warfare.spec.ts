/** Wisdom and Warfare in the browser: a whole game by mouse on the board, turns by keyboard, and what axe says of it. */
import type { Page } from '@playwright/test';
import {
  asked,
  axe,
  begin,
  changed,
  expect,
  outcome,
  prefer,
  pressOnBoard,
  settled,
  shot,
  stamp,
  test,
} from './tools.ts';

const OVER = 480_000;
const MOVING = 20;
/** after so many answers the person only does what must be done, and the bot brings the game to its end */
const BUSY = 110;
/** turns in which the keyboard alone is used */
const ROUNDS = 3;

test.describe.configure({ mode: 'parallel' });

/** What must be answered on the board before the game goes on, the most wanted first. */
const ANSWERS = [
  'ready',
  'adopt',
  'at',
  'found',
  'stay',
  'keep',
  'tech',
  'take',
  'engage',
  'open',
  'wound',
  'mend',
  'unit',
  'figure',
  'building',
  'wonder',
  'no',
  'discard',
  'token',
  'marker',
  'gift',
  'lootTrade',
  'lootCulture',
  'lootGood',
  'lootMarker',
  'lootTech',
  'lootCard',
  'breakCoin',
  'lootCoin',
  'good',
  'player',
  'giveUp',
  'enough',
  'reserve',
];

/** What nobody has to do. */
const DEEDS = ['advance', 'act', 'march'];
/** The last resort: from a city that can make nothing. */
const BACK = ['back'];

/** Answers with the mouse on the board: the verb that was answered with, or undefined where nothing of it was wanted. */
async function press(page: Page, verbs: readonly string[], from: number): Promise<string | undefined> {
  const before = await stamp(page);
  const key = await pressOnBoard(page, { verbs, from });
  if (key === undefined) return undefined;
  await settled(page, before);
  return /^\d+:\["(\w+)"/.exec(key)?.[1];
}

/** Walks into the unknown where it can, else away from the corner where it begins. */
async function walk(page: Page): Promise<string | undefined> {
  const explored = await press(page, ['explore'], 0);
  if (explored !== undefined) return explored;
  for (const way of [1, 2]) {
    const square = page.locator(`#board [data-target="legal"][data-key$='["step",${way}]']`);
    if ((await square.count()) === 0) continue;
    const before = await stamp(page);
    await square.first().click();
    await settled(page, before);
    return 'step';
  }
  return undefined;
}

/** The answer of the question line that closes a phase or a question; else the first of the list. */
async function close(page: Page): Promise<void> {
  const before = await stamp(page);
  const closing = page.locator('.ask [data-closing] [data-choice="legal"]');
  if ((await closing.count()) > 0) await closing.first().click();
  else {
    if ((await page.locator('.ask-body').count()) === 0) await page.keyboard.press('a');
    await page.locator('.ask-body [data-choice="legal"]').first().click();
  }
  await settled(page, before);
}

test('a whole game of Wisdom and Warfare against a bot by mouse, on the board', async ({ page }) => {
  test.setTimeout(OVER);
  await prefer(page, { choices: 'auto' });
  await begin(page, 'wisdom-and-warfare');
  const used = new Set<string>();
  let answers = 0;
  let turnedBack = false;
  const seen = new Set<string>();
  while ((await asked(page)) !== 'over') {
    // the first turns with everything that moves, the rest without waiting for it
    if (answers === MOVING) await page.emulateMedia({ reducedMotion: 'reduce' });
    // each scene, and the table without one, is looked at when it is first met
    const scene = await page
      .locator('.ww-board')
      .evaluate(board => board.getAttribute('data-scene') ?? 'table');
    if (answers > MOVING && !seen.has(scene)) {
      seen.add(scene);
      await axe(page);
      await shot(page, `${scene}-wisdom-and-warfare`);
    }
    // whoever went back from a city that can make nothing ends the phase
    const verb: string | undefined = turnedBack
      ? undefined
      : ((await walk(page)) ??
        (await press(
          page,
          answers < BUSY ? [...ANSWERS, ...DEEDS, ...BACK] : [...ANSWERS, ...BACK],
          answers,
        )));
    if (verb === undefined) await close(page);
    else used.add(verb);
    turnedBack = verb === 'back';
    answers++;
  }
  expect(answers).toBeGreaterThan(60);
  for (const verb of ['adopt', 'at', 'ready', 'act', 'march', 'tech']) expect([...used]).toContain(verb);
  const end = page.getByRole('dialog');
  await expect(end).toContainText(/wins/);
  await expect(end.locator('.end-table tbody tr')).toHaveCount(2);
  await shot(page, 'end-wisdom-and-warfare');
});

async function round(page: Page): Promise<number> {
  return Number(/\d+/.exec((await page.locator('.top-name').textContent()) ?? '')?.[0] ?? 0);
}

test('turns of Wisdom and Warfare by keyboard alone, in Polish and by lamp light', async ({ page }) => {
  test.setTimeout(OVER);
  await prefer(page, { language: 'pl', theme: 'lamp' });
  await page.goto('#/new/wisdom-and-warfare/bots');
  await page.locator('.new-form button[type="submit"]').press('Enter');
  await expect(page.locator('.ask')).toBeVisible();
  const heard = new Set<string>();
  let answers = 0;
  while ((await asked(page)) !== 'over' && (await round(page)) <= ROUNDS) {
    const { before, said, closing, numbered } = await page.evaluate(() => ({
      before: document.querySelector('.ask')?.getAttribute('data-n') ?? '',
      said: document.querySelector('[role="status"][aria-live="polite"]')?.textContent ?? '',
      closing: document.querySelector('.ask [data-closing] [data-choice="legal"]') !== null,
      numbered: document.querySelector('.ask [data-number="1"]') !== null,
    }));
    heard.add(said);
    // by turns: closing, the list by arrows, a number
    if (closing && answers % 3 !== 1) await page.keyboard.press('e');
    else if (answers % 2 === 1) {
      await page.keyboard.press('q');
      await page.keyboard.press('ArrowDown');
      if ((await page.evaluate(() => document.activeElement?.getAttribute('data-choice'))) !== 'legal')
        await page.keyboard.press('q');
      await page.keyboard.press('Enter');
    } else await page.keyboard.press(numbered ? '1' : 'e');
    if ((await outcome(page, before)) === 'caution') {
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Enter');
      await changed(page, before);
    }
    answers++;
  }
  expect(answers).toBeGreaterThan(15);
  expect(heard.size).toBeGreaterThan(5);
  await axe(page);
  await shot(page, 'table-wisdom-and-warfare-lamp');
});
