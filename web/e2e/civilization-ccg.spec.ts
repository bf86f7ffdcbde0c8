/** The card game in the browser: a whole game by mouse on the board, turns by keyboard, a phone, and what axe has to say. */
import type { Page } from '@playwright/test';
import {
  asked,
  axe,
  begin,
  changed,
  expect,
  openList,
  outcome,
  PHONE,
  prefer,
  pressOnBoard,
  settled,
  shot,
  stamp,
  test,
} from './tools.ts';

const OVER = 420_000;
/** answers that are given with care */
const BUSY = 90;

test.describe.configure({ mode: 'parallel' });

/** What must be answered before the game goes on. */
const MUST = [
  'hit',
  'shoot',
  'remove',
  'drop',
  'lose',
  'to',
  'at',
  'enter',
  'join',
  'feedAll',
  'goHome',
  'top',
  'take',
];
/** What a turn is made of. */
const ACTS = ['stage', 'devise', 'play', 'build', 'terrain', 'resource', 'income', 'attack'];

/** Lifts a card, a land or a unit and lays it on the first place that glows. */
async function layDown(page: Page): Promise<string | undefined> {
  const lift = page.locator('#board [data-key^="lift:"]');
  if ((await lift.count()) === 0) return undefined;
  const before = await stamp(page);
  await lift.first().click();
  const ways = page.locator('.ek-ways button');
  // a card can be discarded too: it is asked which
  if ((await ways.count()) > 0) await ways.first().click();
  const place = page.locator('#board [data-target="legal"][data-key]:not([data-key^="down:"])');
  await expect(place.first()).toBeVisible();
  const verb = /\["(\w+)"/.exec((await place.first().getAttribute('data-key')) ?? '')?.[1];
  await place.first().click();
  await settled(page, before);
  return verb;
}

async function press(page: Page, verbs: readonly string[]): Promise<string | undefined> {
  const before = await stamp(page);
  const key = await pressOnBoard(page, { verbs });
  if (key === undefined) return undefined;
  const next = await outcome(page, before);
  if (next === 'ways') await page.locator('.ek-ways button').first().click();
  if (next === 'caution') await page.locator('.caution-go').click();
  await changed(page, before);
  return /\["(\w+)"/.exec(key)?.[1];
}

/** Production of a terrain, which buildings are paid with. */
async function produce(page: Page): Promise<string | undefined> {
  const production = page.locator('#board [data-target="legal"][data-key*="income"][data-key$=",1]"]');
  if ((await production.count()) === 0) return undefined;
  const before = await stamp(page);
  await production.first().click();
  await settled(page, before);
  return 'income';
}

async function close(page: Page): Promise<void> {
  const before = await stamp(page);
  const closing = page.locator('.ask [data-closing] [data-choice="legal"]');
  if ((await closing.count()) > 0) await closing.first().click();
  else {
    // a window may have closed by itself meanwhile: then there is nothing to close
    if ((await stamp(page)) !== before || (await page.locator('.ask[data-asked]').count()) === 0) return;
    await openList(page);
    await page.locator('.ask-body [data-choice="legal"]').first().click();
  }
  await settled(page, before);
}

test('a whole game by mouse on the board against a bot, to the table of scores', async ({ page }) => {
  test.setTimeout(OVER);
  await prefer(page, { choices: 'auto' });
  await page.goto('#/new/civilization-ccg/bots');
  // the player's deck is chosen, the bot's is any ready one
  await page.locator('.new-deck select').first().selectOption('legions-of-rome');
  await page.locator('.new-setting select').first().selectOption('30');
  await page.locator('.new-form button[type="submit"]').click();
  const used = new Set<string>();
  let inTurn = 0;
  let answers = 0;
  while ((await asked(page)) !== 'over') {
    if (answers === 0) {
      // the deck that was chosen lies on the table
      await expect(page.locator('.cg-row-own .cg-tile-capital')).toContainText('Rome');
      await axe(page);
    }
    let verb = await press(page, MUST);
    // the first rounds with all that can be done, the rest only as it comes
    if (verb === undefined && inTurn < 4 && answers < BUSY)
      verb =
        (await layDown(page)) ??
        (inTurn % 2 === 0 ? await produce(page) : undefined) ??
        (await press(page, ACTS));
    if (verb === undefined) await close(page);
    else used.add(verb);
    inTurn = verb === undefined ? 0 : inTurn + 1;
    answers++;
    if (answers === 60) await shot(page, 'civilization-ccg-middle');
  }
  expect(answers).toBeGreaterThan(60);
  for (const verb of ['terrain', 'build', 'income']) expect([...used]).toContain(verb);
  const end = page.getByRole('dialog');
  await expect(end).toContainText(/wins|win together|share/i);
  await expect(end.locator('.end-table tbody tr')).toHaveCount(2);
  await shot(page, 'end-civilization-ccg');
});

test('turns by the keyboard alone', async ({ page }) => {
  test.setTimeout(OVER);
  await prefer(page, { choices: 'auto' });
  await begin(page, 'civilization-ccg');
  let turns = 0;
  for (let answers = 0; turns < 8 && answers < 120; answers++) {
    if ((await asked(page)) === 'over') break;
    // one thing from the list by its number, then on: E closes what can be closed
    const closing = await page.locator('.ask [data-closing] [data-choice="legal"]').count();
    const before = await stamp(page);
    if (closing > 0 && answers % 2 === 1) {
      await page.keyboard.press('e');
      turns++;
    } else {
      await openList(page);
      const listed = await page.locator('.ask-body [data-choice="legal"]').count();
      await page.keyboard.press(listed > 0 ? '1' : 'e');
    }
    await settled(page, before);
  }
  expect(turns).toBeGreaterThanOrEqual(8);
});

test('a phone shows one part at a time, and what is lifted is laid in the row', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await prefer(page, { choices: 'auto' });
  await begin(page, 'civilization-ccg');
  await asked(page);
  const tabs = page.locator('.cg-nav .ek-section-tab');
  await expect(tabs).toHaveCount(4);
  for (const name of ['Rivals', 'Your row', 'Hand']) {
    await tabs.filter({ hasText: name }).click();
    await expect(page.locator('.cg-area-now')).toBeVisible();
  }
  await axe(page);
  await tabs.filter({ hasText: 'This moment' }).click();
  const lift = page.locator('.cg-lands [data-key^="lift:"]').first();
  if ((await lift.count()) > 0) {
    await lift.click();
    await expect(page.locator('.cg-area-row.cg-area-now .cg-edge[data-open]').first()).toBeVisible();
  }
});
