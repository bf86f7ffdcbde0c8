/** Clash of Cultures in the browser: a whole short game by mouse on the board, turns by keyboard alone, and nothing that axe finds. */
import type { Page } from '@playwright/test';
import {
  asked,
  axe,
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
const MOVING = 12;

async function beginShort(page: Page): Promise<void> {
  await page.goto('#/new/clash-of-cultures/bots');
  await page
    .locator('.new-setting select')
    .filter({ hasText: /Four ages|Cztery Wieki/ })
    .selectOption('short');
  await page.locator('.new-form button[type="submit"]').click();
}

interface Want {
  readonly verbs: readonly string[];
  /** which of several ways to use the thing */
  readonly way?: RegExp;
}

/** A city or a group on the map is one target with several uses; the first of them names it. */
const PLACES = ['found', 'collect', 'recruit', 'construct', 'move'];

/** What is wanted of a turn, by turns. */
const TURN: readonly Want[] = [
  { verbs: PLACES, way: /Collect/ },
  { verbs: ['advance'] },
  { verbs: PLACES, way: /Move units/ },
  { verbs: PLACES, way: /Found/ },
  { verbs: PLACES, way: /Academy|Temple|Port|Fortress/ },
  { verbs: PLACES, way: /Recruit/ },
  { verbs: ['happy'] },
  { verbs: ['attempt'] },
  { verbs: ['play'] },
];

/** What is pressed while something is going on: first what brings it forward. */
const GOING_ON: Want = {
  verbs: (
    'take go roads all unit from add raise influence lay pay at march yes complete advance govern building ' +
    'seat lose ruin choose spend receive swap drop routes fight card keep exchange hire reveal construct ' +
    'tokens engines accept refuse hand deck pile'
  ).split(' '),
};

async function press(page: Page, { verbs, way }: Want): Promise<string | undefined> {
  const before = await stamp(page);
  const key = await pressOnBoard(page, { verbs });
  if (key === undefined) return undefined;
  await settled(page, before, way);
  return /\["(\w+)"/.exec(key)?.[1];
}

/** The plain choice of the bar that closes a turn or a question. */
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

test.describe('with things that move', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('a whole short game against a bot by mouse, on the board', async ({ page }) => {
    test.setTimeout(OVER);
    await prefer(page, { choices: 'auto' });
    await beginShort(page);
    const used = new Set<string>();
    let answers = 0;
    let wish = 0;
    while ((await asked(page)) !== 'over') {
      // the first answers with everything that moves, the rest without waiting for it
      if (answers === MOVING) await page.emulateMedia({ reducedMotion: 'reduce' });
      const inTurn = /Your turn/.test((await page.locator('.ask-sentence').textContent()) ?? '');
      let verb: string | undefined;
      if (inTurn)
        for (let tries = 0; verb === undefined && tries < 3; tries++)
          verb = await press(page, TURN[wish++ % TURN.length]);
      else verb = await press(page, GOING_ON);
      if (verb === undefined) await close(page);
      else used.add(verb);
      answers++;
    }
    expect(answers).toBeGreaterThan(60);
    for (const verb of ['take', 'advance', 'go']) expect([...used]).toContain(verb);
    const end = page.getByRole('dialog');
    await expect(end).toContainText(/wins|win together|share/i);
    await expect(end.locator('.end-table tbody tr')).toHaveCount(2);
    await shot(page, 'end-clash-of-cultures');
  });
});

test('turns by keyboard alone', async ({ page }) => {
  test.setTimeout(OVER);
  await prefer(page, {});
  await beginShort(page);
  const heard = new Set<string>();
  for (let answers = 0; answers < 40 && (await asked(page)) !== 'over'; answers++) {
    const { before, said, closing, numbered } = await page.evaluate(() => ({
      before: document.querySelector('.ask')?.getAttribute('data-n') ?? '',
      said: document.querySelector('[role="status"][aria-live="polite"]')?.textContent ?? '',
      closing: document.querySelector('.ask [data-closing] [data-choice="legal"]') !== null,
      numbered: document.querySelector('.ask [data-number="1"]') !== null,
    }));
    heard.add(said);
    if (answers % 4 === 3 && closing) await page.keyboard.press('e');
    else await page.keyboard.press(numbered ? '1' : 'e');
    if ((await outcome(page, before)) === 'caution') {
      // the safe answer has the focus: the other is one step back
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Enter');
      await changed(page, before);
    }
  }
  expect(heard.size).toBeGreaterThan(10);
});

test('axe finds nothing on the board, in both themes, at a draft and on the phone', async ({ page }) => {
  test.setTimeout(120_000);
  await prefer(page, { choices: 'auto', theme: 'lamp', language: 'pl' });
  await beginShort(page);
  await asked(page);
  await axe(page);
  await shot(page, 'clash-of-cultures-lamp');
  await press(page, { verbs: PLACES, way: /Zbier/ });
  await asked(page);
  await axe(page);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'day'));
  await axe(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await axe(page);
  await shot(page, 'clash-of-cultures-phone');
});
