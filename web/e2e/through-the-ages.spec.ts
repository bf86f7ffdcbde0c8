/** Through the Ages in the browser: a whole Simple game, and twenty turns of a Full one with an auction and an attack. */
import type { Page } from '@playwright/test';
import { asked, expect, keepTable, prefer, pressOnBoard, settled, shot, stamp, test } from './tools.ts';

const OVER = 240_000;
const MOVING = 25;

test.describe.configure({ mode: 'parallel' });
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Answers with the mouse on the board. Of several ways to use a thing the first that fits is taken. */
async function press(page: Page, verbs: readonly string[], way?: RegExp): Promise<string | undefined> {
  const before = await stamp(page);
  const key = await pressOnBoard(page, { verbs });
  if (key === undefined) return undefined;
  await settled(page, before, way);
  return verbs.find(verb => key.includes(`["${verb}"`));
}

/** The plain choice of the bar that closes a turn or a question. */
async function close(page: Page): Promise<void> {
  const before = await stamp(page);
  const closing = page.locator('.ask [data-closing] [data-choice="legal"]');
  if ((await closing.count()) > 0) await closing.first().click();
  else {
    // nothing of the board is wanted: the list has the answer
    if ((await page.locator('.ask-body').count()) === 0) await page.keyboard.press('a');
    await page.locator('.ask-body [data-choice="legal"]').first().click();
  }
  await settled(page, before);
}

const sentence = async (page: Page) => (await page.locator('.ask-sentence').textContent()) ?? '';

test('a whole Simple game against a bot, to the table of scores', async ({ page }) => {
  test.setTimeout(OVER);
  await prefer(page, { choices: 'auto' });
  await page.goto('#/new/through-the-ages/bots');
  await page.locator('.new-setting select').first().selectOption('simple');
  await page.locator('.new-form button[type="submit"]').click();
  let answers = 0;
  let inTurn = 0;
  const used = new Set<string>();
  while ((await asked(page)) !== 'over') {
    // the first turns with everything that moves, the rest without waiting for it
    if (answers === MOVING) await page.emulateMedia({ reducedMotion: 'reduce' });
    // a few things a turn, by turns cards and buildings, then on
    const verbs =
      inTurn % 2 === 0
        ? ['leader', 'technology', 'action', 'stage', 'take', 'mix', 'accept']
        : ['build', 'populate', 'stage', 'mix', 'accept'];
    const verb = inTurn < 3 ? await press(page, verbs) : undefined;
    if (verb === undefined) await close(page);
    else used.add(verb);
    inTurn = verb === undefined ? 0 : inTurn + 1;
    answers++;
  }
  expect(answers).toBeGreaterThan(20);
  for (const verb of ['take', 'build', 'populate']) expect([...used]).toContain(verb);
  const end = page.getByRole('dialog');
  await expect(end).toContainText(/wins|win together|share/i);
  await expect(end.locator('.end-table tbody tr')).toHaveCount(2);
  await expect(end.locator('.end-table')).toContainText('Final scoring');
  await shot(page, 'end-through-the-ages');
});

test('a turn without one scroll: a card is taken, a farm or mine built, the population grows, the turn ends', async ({
  page,
}) => {
  await prefer(page, { choices: 'auto' });
  await page.goto('#/new/through-the-ages/bots');
  await page.locator('.new-setting select').first().selectOption('simple');
  await page.locator('.new-form button[type="submit"]').click();
  // in the first round cards are taken and nothing else
  await asked(page);
  await close(page);
  await asked(page);
  await page.evaluate(() => {
    document.addEventListener(
      'scroll',
      event => (event.target as Element).toggleAttribute?.('data-scrolled', true),
      {
        capture: true,
      },
    );
  });
  for (const verb of ['take', 'build', 'populate']) {
    expect(await press(page, [verb])).toBe(verb);
    await asked(page);
  }
  await close(page);
  await asked(page);
  await expect(page.locator('[data-scrolled]')).toHaveCount(0);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

/** Seven rounds of three players are more than twenty turns. */
const ROUNDS = 7;
/** What must be said before the game goes on, and what can be done with actions. */
const CHOICES = ['discard', 'worker', 'mix', 'raid', 'accept', 'colony', 'wonder', 'science'];
const ACTIONS = ['leader', 'technology', 'tactic', 'build', 'upgrade', 'populate', 'stage', 'take'];

async function round(page: Page): Promise<number> {
  return Number(/\d+/.exec((await page.locator('.top-name').textContent()) ?? '')?.[0] ?? 0);
}

test('twenty turns of a Full game by mouse on the board, with an auction and an aggression', async ({
  page,
}) => {
  test.setTimeout(OVER);
  await prefer(page, { choices: 'auto' });
  const id = await keepTable(page, 'games/through-the-ages/test/tools/saved-table.ts');
  await page.goto(`#/table/${id}`);
  await asked(page);
  // who comes back is told what happened meanwhile
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.getByRole('dialog').press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const from = await round(page);
  const pressed = new Set<string>();
  const seen = { auction: false, battle: false };
  let first = true;
  let inTurn = 0;
  let answers = 0;
  while ((await asked(page)) !== 'over') {
    if (++answers === MOVING) await page.emulateMedia({ reducedMotion: 'reduce' });
    if ((await round(page)) >= from + ROUNDS) break;
    const what = await sentence(page);
    // what is fought or bid for lies in the middle of the table
    seen.auction ||= await page.locator('.ta-auction').isVisible();
    seen.battle ||= await page.locator('.ta-battle').isVisible();
    let verb: string | undefined;
    if (/political action/.test(what)) {
      inTurn = 0;
      // first the event that brings the territory up, from then on attacks
      verb = first
        ? await press(page, ['event'], /future events/)
        : await press(page, ['aggression', 'event'], /against/);
      first = false;
    } else if (/bid or pass|bid more than/.test(what)) verb = await press(page, ['bid']);
    else if (/^\S*Pay /.test(what)) verb = await press(page, ['done', 'sacrifice', 'bonus']);
    else if (/sacrifice|defend/.test(what)) verb = await press(page, ['done']);
    else verb = await press(page, inTurn++ < 4 ? [...CHOICES, ...ACTIONS] : CHOICES);
    if (verb === undefined) await close(page);
    else pressed.add(verb);
  }
  for (const verb of ['event', 'bid', 'aggression', 'take']) expect([...pressed]).toContain(verb);
  expect(seen).toEqual({ auction: true, battle: true });
  await shot(page, 'table-through-the-ages-later');
});
