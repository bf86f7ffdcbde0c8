/** Clash of Cultures in the browser: a whole base game by mouse on the board, twenty turns of an expansion game by keyboard, and nothing that axe finds. */
import type { Page } from '@playwright/test';
import {
  asked,
  axe,
  changed,
  expect,
  keepSaved,
  outcome,
  prefer,
  pressOnBoard,
  settled,
  shot,
  stamp,
  test,
} from './tools.ts';

const OVER = 600_000;
const MOVING = 12;
/** after so many answers the person only ends turns, and the game comes to its end */
const BUSY = 70;

test.describe.configure({ mode: 'parallel' });

async function beginShort(page: Page, expansion = true): Promise<void> {
  await page.goto('#/new/clash-of-cultures/bots');
  await page
    .locator('.new-setting select')
    .filter({ hasText: /Four ages|Cztery Wieki/ })
    .selectOption('short');
  if (!expansion) await page.getByRole('switch', { name: /Civilizations expansion/ }).setChecked(false);
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

  test('a whole base game against a bot by mouse, on the board', async ({ page }) => {
    test.setTimeout(OVER);
    await prefer(page, { choices: 'auto' });
    await beginShort(page, false);
    const used = new Set<string>();
    let answers = 0;
    let wish = 0;
    while ((await asked(page)) !== 'over') {
      // the first answers with everything that moves, the rest without waiting for it
      if (answers === MOVING) await page.emulateMedia({ reducedMotion: 'reduce' });
      const inTurn = /Your turn/.test((await page.locator('.ask-sentence').textContent()) ?? '');
      let verb: string | undefined;
      if (inTurn && answers < BUSY)
        for (let tries = 0; verb === undefined && tries < 3; tries++)
          verb = await press(page, TURN[wish++ % TURN.length]);
      else if (!inTurn) verb = await press(page, GOING_ON);
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

/** A saved table, and the answers that lead into a battle. */
interface Battlefield {
  readonly table: { readonly id: string };
  readonly entries: readonly object[];
  readonly attack: readonly (readonly unknown[])[];
}

/** The safe answer to a word of caution has the focus: the other is one step back. */
async function goOn(page: Page, before: string): Promise<void> {
  if ((await outcome(page, before)) !== 'caution') return;
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await changed(page, before);
}

/** Takes a choice of the list with the keyboard: by its number, or walking to it. False where it can't be taken. */
async function takeByKeys(page: Page, answer: string): Promise<boolean> {
  const { before, found, number } = await page.locator('.ask').evaluate((bar, wanted) => {
    const legal = [...bar.querySelectorAll('.ask-body [data-choice="legal"]')];
    const choice = legal.find(node => node.getAttribute('data-key')?.includes(`:${wanted}`));
    return {
      before: bar.getAttribute('data-n') ?? '',
      found: choice !== undefined,
      number: choice?.getAttribute('data-number') ?? undefined,
    };
  }, answer);
  if (!found) return false;
  if (number !== undefined) await page.keyboard.press(number);
  else {
    await page.keyboard.press('q');
    const here = () => page.evaluate(() => document.activeElement?.getAttribute('data-key') ?? '');
    for (let i = 0; i < 120 && !(await here()).includes(`:${answer}`); i++)
      await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
  }
  await goOn(page, before);
  return true;
}

/** The first choice of all, or the one that closes the question. */
async function firstByKeys(page: Page, close: boolean): Promise<void> {
  const { before, closing, numbered } = await page.evaluate(() => ({
    before: document.querySelector('.ask')?.getAttribute('data-n') ?? '',
    closing: document.querySelector('.ask [data-closing] [data-choice="legal"]') !== null,
    numbered: document.querySelector('.ask [data-number="1"]') !== null,
  }));
  await page.keyboard.press((close && closing) || !numbered ? 'e' : '1');
  await goOn(page, before);
}

async function round(page: Page): Promise<number> {
  return Number(/\d+/.exec((await page.locator('.top-name').textContent()) ?? '')?.[0] ?? 0);
}

/** Seven rounds of three players are more than twenty turns. */
const ROUNDS = 7;
/** after so many answers turns are only ended */
const FIRST = 15;

test('twenty turns of an expansion game by keyboard, with a trade, an influence attempt and a battle', async ({
  page,
}) => {
  test.setTimeout(OVER);
  await prefer(page, {});
  const saved = await keepSaved<Battlefield>(page, 'games/clash-of-cultures/test/tools/saved-table.ts');
  await page.goto(`#/table/${saved.table.id}`);
  await asked(page);
  // who comes back is told what happened meanwhile
  await page.getByRole('dialog').press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const from = await round(page);
  const inTurn = async () => /Your turn/.test((await page.locator('.ask-sentence').textContent()) ?? '');

  // one for one, whatever it is; then the answer of the other
  expect(await takeByKeys(page, '["trade"'), 'a trade').toBe(true);
  await expect(page.locator('.coc-trade')).toBeVisible();
  expect(await takeByKeys(page, '["swapOne"')).toBe(true);
  for (await asked(page); !(await inTurn()); await asked(page)) await firstByKeys(page, true);

  expect(await takeByKeys(page, '["attempt"'), 'an attempt').toBe(true);
  for (await asked(page); !(await inTurn()); await asked(page))
    if (!(await takeByKeys(page, '["influence"'))) await firstByKeys(page, false);

  for (const answer of saved.attack) {
    expect(await takeByKeys(page, JSON.stringify(answer)), JSON.stringify(answer)).toBe(true);
    await asked(page);
  }
  // it stands over the mat while somebody is asked, and in the log
  await page.keyboard.press('l');
  await expect(
    page
      .locator('.log-line')
      .filter({ hasText: /^\W*Battle at/ })
      .first(),
  ).toBeVisible();
  await page.keyboard.press('l');

  const heard = new Set<string>();
  for (let answers = 0; (await asked(page)) !== 'over' && (await round(page)) < from + ROUNDS; answers++) {
    heard.add((await page.locator('[role="status"][aria-live="polite"]').first().textContent()) ?? '');
    // the first turns with something done in them, the rest only as it comes
    await firstByKeys(page, answers > FIRST || answers % 3 === 2);
  }
  expect(heard.size).toBeGreaterThan(10);
  await shot(page, 'table-clash-of-cultures-later');
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
  // from near, a little map says where one is, and leads elsewhere
  const mini = page.locator('.coc-map .ek-map-mini');
  await expect(mini).toBeHidden();
  for (let i = 0; i < 3; i++) await page.locator('.coc-map .ek-map-tool').first().click();
  await expect(mini).toBeVisible();
  const seen = () => mini.locator('.ek-map-mini-seen').getAttribute('x').then(Number);
  await mini.click({ position: { x: 8, y: 30 } });
  const left = await seen();
  await mini.click({ position: { x: 92, y: 30 } });
  await expect.poll(seen).toBeGreaterThan(left + 100);
});
