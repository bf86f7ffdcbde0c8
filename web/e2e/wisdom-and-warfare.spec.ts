/**
 * Wisdom and Warfare in the browser: a whole game by mouse on the board, twenty turns by keyboard, two people online in phases in which
 * all speak at once; and what axe says of it.
 */
import { execFileSync } from 'node:child_process';
import type { Page } from '@playwright/test';
import { guest, test as online, openLeaf, openTable, sameTable, seated, turn } from './online-tools.ts';
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
/** after so many answers the person only does what must be done, and the bot brings the game to its end */
const BUSY = 50;

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

/** The verbs of what glows on the board. */
async function glowing(page: Page): Promise<ReadonlySet<string>> {
  const verbs = await page
    .locator('#board')
    .evaluate(board =>
      [...board.querySelectorAll('[data-target="legal"][data-key]')].map(
        node => /\["(\w+)"/.exec(node.getAttribute('data-key') ?? '')?.[1] ?? '',
      ),
    );
  return new Set(verbs);
}

/** Walks away from the corner where it begins. */
async function walk(page: Page): Promise<string | undefined> {
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

/** One thing of the board: into the unknown, a step, what has to be answered, or a deed. */
async function onBoard(page: Page, wanted: readonly string[], n: number): Promise<string | undefined> {
  const verbs = await glowing(page);
  if (verbs.has('explore')) return press(page, ['explore'], 0);
  if (verbs.has('step')) return walk(page);
  const there = wanted.filter(verb => verbs.has(verb));
  return there.length === 0 ? undefined : press(page, there, n);
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
  const [{ table }] = await keepTables(page, '--new');
  await page.goto(`#/table/${table.id}`);
  const used = new Set<string>();
  let answers = 0;
  let turnedBack = false;
  const seen = new Set<string>();
  while ((await asked(page)) !== 'over') {
    // the first turns with everything that moves, the rest without waiting for it
    if (answers === MOVING) await page.emulateMedia({ reducedMotion: 'reduce' });
    // each scene, and the table without one, is looked at when it is first met
    const scene =
      answers > MOVING
        ? await page.locator('.ww-board').evaluate(board => board.getAttribute('data-scene') ?? 'table')
        : undefined;
    if (scene !== undefined && !seen.has(scene)) {
      seen.add(scene);
      await axe(page);
      await shot(page, `${scene}-wisdom-and-warfare`);
    }
    // whoever went back from a city that can make nothing ends the phase
    const wanted = answers < BUSY ? [...ANSWERS, ...DEEDS, ...BACK] : [...ANSWERS, ...BACK];
    const verb: string | undefined = turnedBack ? undefined : await onBoard(page, wanted, answers);
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

// ---- by keyboard

const ROOT = new URL('../../', import.meta.url).pathname;

interface Saved {
  readonly verb: string;
  readonly table: { readonly id: string };
  readonly entries: readonly object[];
}

/** Tables with the quickest bots, new or saved where something is about to happen, put on the device as the client keeps them. */
async function keepTables(page: Page, ...which: string[]): Promise<readonly Saved[]> {
  const tool = 'games/wisdom-and-warfare/test/tools/saved-tables.ts';
  const text = execFileSync(process.execPath, ['--conditions=source', '--import', 'tsx', tool, ...which], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  const tables = JSON.parse(text) as readonly Saved[];
  await page.goto('./');
  await page.evaluate(async saved => {
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('epoka', 1);
      request.onupgradeneeded = () => {
        request.result.createObjectStore('tables', { keyPath: 'id' });
        request.result.createObjectStore('entries', { keyPath: ['table', 'n'] });
        request.result.createObjectStore('replays', { keyPath: 'id' });
      };
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    await new Promise<void>((resolve, reject) => {
      const tx = db.transaction(['tables', 'entries'], 'readwrite');
      for (const { table, entries } of saved) {
        tx.objectStore('tables').put(table);
        entries.forEach((entry, n) => {
          tx.objectStore('entries').put({ table: table.id, n, entry });
        });
      }
      tx.oncomplete = () => resolve();
      tx.onabort = () => reject(tx.error);
    });
    db.close();
  }, tables);
  return tables;
}

/** What the page shows to somebody who only has the keyboard: the choices of the open list, by their verbs. */
async function heard(page: Page) {
  return page.evaluate(() => {
    const verb = (node: Element) => /\["(\w+)"/.exec(node.getAttribute('data-key') ?? '')?.[1] ?? '';
    return {
      before: document.querySelector('.ask')?.getAttribute('data-n') ?? '',
      said: document.querySelector('[role="status"][aria-live="polite"]')?.textContent ?? '',
      closing: document.querySelector('.ask [data-closing] [data-choice="legal"]') !== null,
      listed: [...document.querySelectorAll('.ask-body [data-choice="legal"]')].map(verb),
    };
  });
}

/** The answer that a press of keys has led to, after a word of caution. */
async function given(page: Page, before: string): Promise<void> {
  if ((await outcome(page, before)) !== 'caution') return;
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await changed(page, before);
}

/** Takes a choice of the list: by its number, or with the arrows where it has none. */
async function take(page: Page, at: number, before: string): Promise<void> {
  if (at < 9 && (await page.locator(`.ask [data-number="${at + 1}"]`).count()) > 0)
    await page.keyboard.press(`${at + 1}`);
  else {
    await page.keyboard.press('q');
    for (let i = 0; i < at; i++) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
  }
  await given(page, before);
}

/** What somebody takes who wants to get on: what has to be answered first, a deed now and then, else the end of the question. */
const FORWARD = [...ANSWERS, 'accept'];

async function answerByKeys(page: Page, n: number, first?: string): Promise<string> {
  // who comes back is told what happened meanwhile, a moment after the table is there
  if ((await page.getByRole('dialog').count()) > 0) {
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  const { before, said, closing, listed } = await heard(page);
  const wanted = first === undefined ? FORWARD : [first];
  let at = listed.findIndex(verb => wanted.includes(verb));
  if (at < 0 && n % 5 === 0) at = listed.findIndex(verb => DEEDS.includes(verb) || BACK.includes(verb));
  if (at < 0 && !closing) at = 0;
  expect(first === undefined || listed[at] === first, `${first} is not offered`).toBe(true);
  if (at >= 0) await take(page, at, before);
  else {
    await page.keyboard.press('e');
    await given(page, before);
  }
  return said;
}

/** The log beside the board, by its key; the news that whoever comes back is told may be there first. */
async function openLog(page: Page): Promise<void> {
  const news = page.getByRole('dialog');
  await news.waitFor({ timeout: 2000 }).catch(() => undefined);
  if ((await news.count()) > 0) {
    await page.keyboard.press('Escape');
    await expect(news).toHaveCount(0);
  }
  if (!(await page.locator('.log').isVisible())) await page.keyboard.press('l');
  await expect(page.locator('.log')).toBeVisible();
}

/** Each table with what is done there first, what the log says of it, and so many rounds of four players. */
const PLAYED = {
  accept: { told: /dobijają targu/, rounds: 2 },
  cancel: { told: /Ola anuluje/, rounds: 2 },
  engage: { told: /Bitwę wygrywa/, rounds: 1 },
} as const;

test('twenty turns by keyboard alone, in Polish and by lamp light, with a trade, a cancelled event and a battle', async ({
  page,
}) => {
  test.setTimeout(OVER);
  await prefer(page, { language: 'pl', theme: 'lamp' });
  const tables = await keepTables(page);
  const announced = new Set<string>();
  let turns = 0;
  for (const { verb, table } of tables) {
    const { told, rounds } = PLAYED[verb as keyof typeof PLAYED];
    await page.goto(`#/table/${table.id}`);
    await asked(page);
    await openLog(page);
    const from = await round(page);
    announced.add(await answerByKeys(page, 0, verb));
    // a battle takes more answers; later the log has folded its older lines
    if (verb !== 'engage') await expect(page.locator('.log')).toContainText(told);
    for (let n = 1; (await asked(page)) !== 'over' && (await round(page)) < from + rounds; n++)
      announced.add(await answerByKeys(page, n));
    if (verb === 'engage') await expect(page.locator('.log')).toContainText(told);
    turns += rounds * 4;
  }
  expect(turns).toBeGreaterThanOrEqual(20);
  expect(announced.size).toBeGreaterThanOrEqual(20);
  await axe(page);
  await shot(page, 'table-wisdom-and-warfare-lamp');
});

// ---- two people online

/** A mark of the asked seat stands before the words. */
const sentence = (page: Page) => page.locator('.ask-sentence');

/** A technology on the board, as soon as nothing lies over it. */
async function pressTech(page: Page): Promise<void> {
  await expect(async () => expect(await pressOnBoard(page, { verbs: ['tech'] })).toBeDefined()).toPass({
    timeout: 30_000,
  });
}

/** Both go on, whoever is asked, with the first choice or the end of the question, until both are asked this together. */
async function bothAsked(pages: readonly [Page, Page], what: RegExp): Promise<void> {
  for (let n = 0; n < 60; n++) {
    const page = await turn(pages);
    if (!page) throw new Error('the game is over');
    if (what.test((await sentence(page).textContent()) ?? '')) {
      for (const each of pages) await expect(sentence(each)).toHaveText(what);
      for (const each of pages) await expect(each.locator('.ask[data-asked]')).toHaveCount(1);
      return;
    }
    await close(page);
  }
  throw new Error('the phase never came');
}

/** Nobody knows beforehand who has trade enough for a technology: rounds go by until both have. */
async function bothCanResearch(pages: readonly [Page, Page]): Promise<void> {
  for (let rounds = 0; rounds < 8; rounds++) {
    await bothAsked(pages, /Choose in secret/);
    const techs = pages.map(page =>
      page.locator('#board [data-target="legal"][data-key*=\'"tech"\']').count(),
    );
    if ((await Promise.all(techs)).every(count => count > 0)) return;
    for (const page of pages) await close(page);
  }
  throw new Error('they never had trade enough');
}

online(
  'two people online say and choose at the same time: a deal, and research in secret',
  async ({ house: { server }, meet }) => {
    online.setTimeout(OVER);
    const pages = [await meet('Ada', { choices: 'auto' }), await meet('Ben', { choices: 'auto' })] as const;
    const [ada, ben] = pages;
    await guest(ada, server, 'Ada');
    await guest(ben, server, 'Ben');
    const id = await seated(server, pages, { game: 'wisdom-and-warfare' });
    await Promise.all(pages.map(page => openTable(page, server, id)));

    await bothAsked(pages, /Negotiate/);
    // neither has to wait for the other, and what they say happens when both have spoken
    await ada.getByRole('button', { name: 'more trade' }).first().click();
    await ada.getByRole('button', { name: 'Make the offer' }).click();
    await expect(ada.locator('.ask[data-asked]')).toHaveCount(0);
    await expect(ben.locator('.ask[data-asked]')).toHaveCount(1);
    await expect(ben.locator('.ww-trade')).toContainText('Nobody has made an offer.');
    await ben.locator('.ww-ready button').click();
    // an offer that came meanwhile is seen before anybody is ready
    await ben
      .locator('.ww-trade-offers')
      .getByRole('button', { name: /Accept: Ada gives 1 trade/ })
      .click();
    await ada.locator('.ww-ready button').click();
    await bothAsked(pages, /Negotiate/);
    for (const page of pages) await page.locator('.ww-ready button').click();

    await openLeaf(ada, 'Log');
    await expect(ada.locator('.log')).toContainText('Ada and Ben have a deal');
    await bothCanResearch(pages);
    await pressTech(ada);
    await expect(ada.locator('.ask[data-asked]')).toHaveCount(0);
    await expect(ben.locator('.ask[data-asked]')).toHaveCount(1);
    await expect(ben.locator('.table')).not.toContainText('Ada researches');
    await pressTech(ben);
    for (const page of pages) {
      await openLeaf(page, 'Log');
      await expect(page.locator('.log')).toContainText(/Ada researches \w+/);
      await expect(page.locator('.log')).toContainText(/Ben researches \w+/);
    }
    await sameTable(ada, ben);
  },
);
