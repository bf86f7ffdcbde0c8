/** The card game in the browser: a whole game by mouse on the board, turns by keyboard, a phone, and what axe has to say. */
import type { Page } from '@playwright/test';
import {
  asked,
  axe,
  begin,
  changed,
  expect,
  keepTable,
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

const OVER = 180_000;

test.describe.configure({ mode: 'parallel' });

/** Two people at one screen with nothing to hide. */
async function together(page: Page): Promise<void> {
  await page.goto('#/new/civilization-ccg/here');
  for (const [seat, deck] of ['legions-of-rome', 'golden-horde'].entries())
    await page.locator('.new-deck select').nth(seat).selectOption(deck);
  await page.getByRole('switch', { name: /Hide the screen/ }).uncheck();
  await page.locator('.new-form button[type="submit"]').click();
  await asked(page);
}

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

/** An income of this kind: 0 food, 1 production, 2 tax. */
async function income(page: Page, kind: number): Promise<string | undefined> {
  const terrain = page.locator(`#board [data-target="legal"][data-key*="income"][data-key$=",${kind}]"]`);
  if ((await terrain.count()) === 0) return undefined;
  const before = await stamp(page);
  await terrain.first().click();
  await settled(page, before);
  return 'income';
}

interface Glance {
  readonly over: boolean;
  /** whose turn or answer it is */
  readonly who: string;
  /** an event is announced and may be answered */
  readonly answering: boolean;
  /** what glows on the board: verbs, and `lift` for what is laid down somewhere */
  readonly verbs: readonly string[];
}

/** One look at the table, once somebody is asked or the game is over. */
async function glance(page: Page): Promise<Glance> {
  const over = (await asked(page)) === 'over';
  return page.evaluate(
    isOver => ({
      over: isOver,
      who: document.querySelector('.ask-sentence .ek-seat')?.getAttribute('aria-label') ?? '',
      answering: document.querySelector('.cg-announced[data-now]') !== null,
      verbs: [...document.querySelectorAll('#board [data-target="legal"][data-key]')].map(
        thing =>
          /^(?:(lift)|\d+:\["(\w+)")/
            .exec(thing.getAttribute('data-key') ?? '')
            ?.slice(1)
            .find(Boolean) ?? '',
      ),
    }),
    over,
  );
}

/** Closes what can be closed as fast as the table asks, to the end of the game. */
async function passOn(page: Page): Promise<number> {
  let before = '';
  for (let presses = 0; ; presses++) {
    const found = await page.waitForFunction(was => {
      const bar = document.querySelector('.ask');
      const n = bar?.getAttribute('data-n') ?? '';
      if (!bar || n === was) return undefined;
      if (!bar.hasAttribute('data-asked'))
        return bar.querySelector('.ask-acts > [data-kind="primary"]')
          ? { over: true, n, x: 0, y: 0 }
          : undefined;
      const box = bar.querySelector('[data-closing] [data-choice="legal"]')?.getBoundingClientRect();
      return { over: false, n, x: box ? box.x + box.width / 2 : 0, y: box ? box.y + box.height / 2 : 0 };
    }, before);
    const { over, n, x, y } = (await found.jsonValue()) as { over: boolean; n: string; x: number; y: number };
    if (over) return presses;
    before = n;
    if (x > 0) await page.mouse.click(x, y);
    else if ((await press(page, MUST)) === undefined) await close(page);
  }
}

test('a game is played to its end by mouse, with an answer to an event on both sides', async ({ page }) => {
  test.setTimeout(OVER);
  await prefer(page, { choices: 'auto' });
  const id = await keepTable(page, 'games/civilization-ccg/test/tools/saved-table.ts');
  await page.goto(`#/table/${id}`);
  await asked(page);
  await axe(page);
  const played = new Set<string>();
  const answered = new Set<string>();
  for (let answers = 0; answered.size < 2 && answers < 60; answers++) {
    const { over, who, answering, verbs } = await glance(page);
    if (over) break;
    // what is announced lies beside the ring, the answer to it in the hand
    if (answering) {
      await expect(page.locator('.cg-stack')).toContainText('You may answer');
      if (answered.size === 0) {
        await axe(page);
        await shot(page, 'civilization-ccg-answer');
      }
      if ((await press(page, ['play', 'at'])) === 'play') answered.add(who);
    } else if (MUST.some(verb => verbs.includes(verb))) await press(page, MUST);
    else if (!played.has(who) && verbs.includes('play')) {
      await press(page, ['play']);
      played.add(who);
    } else await close(page);
  }
  expect(answered.size, 'both have answered an event of the other').toBe(2);
  // the rest only as it comes
  expect(await passOn(page)).toBeGreaterThan(5);
  const end = page.getByRole('dialog');
  await expect(end).toContainText(/wins|win together|share/i);
  await expect(end.locator('.end-table tbody tr')).toHaveCount(2);
  await shot(page, 'end-civilization-ccg');
});

test('twenty turns by the keyboard alone', async ({ page }) => {
  test.setTimeout(OVER);
  await prefer(page, { choices: 'auto' });
  await together(page);
  let turns = 0;
  for (let answers = 0; turns < 20 && answers < 200; answers++) {
    if ((await asked(page)) === 'over') break;
    // one thing from the list by its number, then on: E closes what can be closed
    const closing = await page.locator('.ask [data-closing] [data-choice="legal"]').count();
    const before = await stamp(page);
    const { who } = await glance(page);
    if (closing > 0 && answers % 2 === 1) await page.keyboard.press('e');
    else {
      await openList(page);
      const listed = await page.locator('.ask-body [data-choice="legal"]').count();
      await page.keyboard.press(listed > 0 ? '1' : 'e');
    }
    await settled(page, before);
    if ((await glance(page)).who !== who) turns++;
  }
  expect(turns).toBeGreaterThanOrEqual(20);
});

test('the first turns against a bot, whose moves are seen', async ({ page }) => {
  await prefer(page, { choices: 'auto' });
  await page.goto('#/new/civilization-ccg/bots');
  // the player's deck is chosen, the bot's is any ready one
  await page.locator('.new-deck select').first().selectOption('legions-of-rome');
  await page.locator('.new-form button[type="submit"]').click();
  const used = new Set<string>();
  for (let closed = 0, answers = 0; closed < 8; answers++) {
    await asked(page);
    const verb =
      (await press(page, MUST)) ??
      (answers % 3 === 2 ? undefined : ((await layDown(page)) ?? (await income(page, answers % 2))));
    if (verb !== undefined) {
      used.add(verb);
      continue;
    }
    await close(page);
    closed++;
  }
  await asked(page);
  await expect(page.locator('.cg-row-own .cg-tile-capital')).toContainText('Rome');
  for (const verb of ['terrain', 'income']) expect([...used]).toContain(verb);
  await page.getByRole('button', { name: 'Log', exact: true }).click();
  await expect(page.locator('.log')).toContainText(/discovers/);
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
