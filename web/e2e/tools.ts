/** What the browser tests share: opening pages with set preferences, starting tables, answering, and looking for trouble. */

import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { test as base, expect, type Page } from '@playwright/test';
import { PORT } from './playwright.config.ts';
import { findOnBoard, type Wish } from './walk.mjs';

export const MARKET = `http://127.0.0.1:${PORT + 1}/`;
const SHOTS = new URL('../../shots/', import.meta.url).pathname;

export interface Given {
  readonly language?: 'en' | 'pl';
  readonly theme?: 'day' | 'lamp';
  readonly pace?: 'calm' | 'quick';
  readonly careful?: boolean;
  readonly greeted?: boolean;
  readonly name?: string;
  /** long lists of choices; open unless a test is about folding them */
  readonly choices?: 'auto' | 'all';
}

/** Every test fails on an error of the page, whatever else it looks at. */
export const test = base.extend<{ trouble: string[] }>({
  trouble: [
    async ({ page }, use) => {
      const trouble: string[] = [];
      page.on('pageerror', error => trouble.push(String(error.stack ?? error)));
      page.on('console', message => {
        if (message.type() !== 'error') return;
        const text = message.text();
        // A blocked or missing resource is what some tests are about; faults of the page are not.
        if (!/Failed to load resource|net::ERR_/.test(text)) trouble.push(text);
      });
      await use(trouble);
      expect(trouble).toEqual([]);
    },
    { auto: true },
  ],
});
export { expect };

/** no beginner: tables are proposed on the usual level */
const PLAYED = 'new-horizons,through-the-ages,wisdom-and-warfare,market';

export async function prefer(page: Page, given: Given): Promise<void> {
  const prefs = { pace: 'instant', greeted: true, choices: 'all', name: 'Ola', played: PLAYED, ...given };
  await page.addInitScript(p => {
    if (!location.protocol.startsWith('http')) return;
    if (localStorage.getItem('epoka.prefs') === null) localStorage.setItem('epoka.prefs', JSON.stringify(p));
  }, prefs);
}

/** Begins a table through the dialog, as a player does. */
export async function begin(page: Page, game: string, way: 'bots' | 'here' = 'bots', at = ''): Promise<void> {
  await page.goto(`${at}#/new/${game}/${way}`);
  await page.locator('.new-form button[type="submit"]').click();
  await expect(page.locator('.ask, .pass-device')).toBeVisible();
}

/** The player is being asked, or the game is over. */
export async function asked(page: Page): Promise<'asked' | 'over'> {
  const look = () => {
    const bar = document.querySelector('.ask');
    if (!bar) return undefined;
    if (bar.querySelector('.ask-acts > [data-kind="primary"]') && !bar.hasAttribute('data-asked'))
      return 'over';
    return bar.hasAttribute('data-asked') ? 'asked' : undefined;
  };
  // mostly it is so already
  const now = await page.evaluate(look);
  if (now) return now;
  return (await (await page.waitForFunction(look)).jsonValue()) as 'asked' | 'over';
}

const ROOT = new URL('../../', import.meta.url).pathname;

/** A table as the client keeps it, with whatever else the tool that wrote it has to say. */
interface Saved {
  readonly table: { readonly id: string };
  readonly entries: readonly object[];
}

/** Puts a saved table on the device, as the client keeps it: what `tool` writes. Returns its id. */
export async function keepTable(page: Page, tool: string): Promise<string> {
  return (await keepSaved(page, tool)).table.id;
}

/** The same, and returns all that the tool wrote. */
export async function keepSaved<T extends Saved>(page: Page, tool: string): Promise<T> {
  const text = execFileSync(process.execPath, ['--conditions=source', '--import', 'tsx', tool], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  await page.goto('./');
  await page.evaluate(async saved => {
    const { table, entries } = JSON.parse(saved) as Saved;
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
      tx.objectStore('tables').put(table);
      entries.forEach((entry, n) => {
        tx.objectStore('entries').put({ table: table.id, n, entry });
      });
      tx.oncomplete = () => resolve();
      tx.onabort = () => reject(tx.error);
    });
    db.close();
  }, text);
  return JSON.parse(text);
}

/** How many answers are in force, by the number of the position in the address of a replay. */
export async function stamp(page: Page): Promise<string> {
  return page.locator('.ask').evaluate(node => node.getAttribute('data-n') ?? '');
}

/** Takes a legal choice of the list with the mouse: the n-th. A word of caution is answered with yes. */
export async function choose(page: Page, n = 0): Promise<void> {
  const before = await stamp(page);
  const { x, y } = await page.locator('.ask').evaluate((bar, k) => {
    const legal = bar.querySelectorAll('[data-choice="legal"]');
    const target = legal[k % legal.length];
    target.scrollIntoView({ block: 'nearest' });
    const box = target.getBoundingClientRect();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }, n);
  await page.mouse.click(x, y);
  await settled(page, before);
}

/** The list of choices is open, as for somebody who likes it so. */
export async function openList(page: Page): Promise<void> {
  if ((await page.locator('.ask-body').count()) === 0) await page.keyboard.press('a');
  await page.locator('.ask-body').waitFor();
}

/** Waits for what a press led to: the answer is given, or the page asks something back. */
export async function outcome(page: Page, before: string): Promise<'ways' | 'caution' | 'done'> {
  const what = await page.waitForFunction(
    was => {
      if (document.querySelector('.ek-ways')) return 'ways';
      if (document.querySelector('.caution-go')) return 'caution';
      if (document.querySelector('.pass-device')) return 'done';
      const bar = document.querySelector('.ask');
      return bar !== null && bar.getAttribute('data-n') !== was ? 'done' : undefined;
    },
    before,
    { timeout: 15_000 },
  );
  return (await what.jsonValue()) as 'ways' | 'caution' | 'done';
}

/**
 * The answer is given, after whatever the page asks back: of several ways to use a thing the first that fits is taken, and
 * a word of caution is answered with yes.
 */
export async function settled(page: Page, before: string, way?: RegExp): Promise<void> {
  let next = await outcome(page, before);
  if (next === 'ways') {
    const items = page.locator('.ek-ways button');
    const fitting = way && (await items.filter({ hasText: way }).count()) > 0;
    await (fitting ? items.filter({ hasText: way }) : items).first().click();
    next = await outcome(page, before);
  }
  if (next === 'done') return;
  await page.locator('.caution-go').click();
  await changed(page, before);
}

/**
 * Presses a thing of the board that glows, with the mouse, and returns the key of its choice: `3:["take",5]`, or whatever the
 * board calls a thing that is only picked up. Undefined where nothing fits that could be pressed.
 */
export async function pressOnBoard(page: Page, wish: Wish): Promise<string | undefined> {
  // news that only passes by goes with any key
  if ((await page.locator('.ek-theatre[data-passing]').count()) > 0) await page.keyboard.press('Escape');
  // what is explained under the pointer goes when the pointer does
  await page.mouse.move(1, 1);
  await page.waitForFunction(() => document.querySelector('.ek-explain') === null);
  const found = await page.locator('#board').evaluate(findOnBoard, wish);
  if (!found) return undefined;
  await page.mouse.click(found.at.x, found.at.y);
  // nobody wants to read on: otherwise the next press would wait for what is explained here to go
  await page.mouse.move(1, 1);
  return found.key;
}

/** Whoever comes back is told what happened meanwhile, a moment after the table is there: closed whenever it turns up. */
export async function closeDigest(page: Page): Promise<void> {
  await page.addLocatorHandler(page.locator('.digest .ek-dialog-close'), cross => cross.click());
}

/** An answer that can't arrive yet is shown as given; a word of caution before it is answered with yes. */
export async function confirmCaution(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.querySelector('.caution-go') !== null || document.querySelector('.ask[data-asked]') === null,
  );
  const caution = page.locator('.caution-go');
  if (await caution.isVisible()) await caution.click();
}

export async function changed(page: Page, before: string): Promise<void> {
  await page.waitForFunction(was => {
    const bar = document.querySelector('.ask');
    return (
      (bar !== null && bar.getAttribute('data-n') !== was) || document.querySelector('.pass-device') !== null
    );
  }, before);
}

/** Letters are there, and whatever moves has come to rest. */
async function still(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const moving = document
      .getAnimations()
      .filter(a => a.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(moving.map(a => a.finished));
  });
}

// The adapter opens another page for every run and is four times as slow; its axe is asked directly.
const AXE = readFileSync(
  createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright')).resolve(
    'axe-core/axe.min.js',
  ),
  'utf8',
);

/** The part of axe that is used here. */
interface Axe {
  run(options: object): Promise<{
    readonly violations: readonly {
      readonly id: string;
      readonly impact: string | null;
      readonly help: string;
      readonly nodes: readonly { readonly target: readonly string[]; readonly failureSummary?: string }[];
    }[];
  }>;
}

/** No serious or critical finding of axe. */
export async function axe(page: Page): Promise<void> {
  await still(page);
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(AXE);
  const bad = await page.evaluate(async () => {
    const { violations } = await (window as unknown as { axe: Axe }).axe.run({
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      // these two are never serious, and take a quarter of the time
      rules: { region: { enabled: false }, 'hidden-content': { enabled: false } },
      resultTypes: ['violations'],
    });
    return violations
      .filter(v => v.impact === 'serious' || v.impact === 'critical')
      .map(v => {
        const nodes = v.nodes
          .slice(0, 4)
          .map(n => `    ${n.target.join(' ')}  ${n.failureSummary?.split('\n').slice(1, 3).join(' ')}`);
        return `${v.id}: ${v.help}\n${nodes.join('\n')}`;
      });
  });
  expect(bad).toEqual([]);
}

/** A picture to look at, in `shots/`, for whoever asks for them with EPOKA_SHOTS=1: they prove nothing and take their time. */
export async function shot(page: Page, name: string, full = false): Promise<void> {
  if (process.env.EPOKA_SHOTS !== '1') return;
  mkdirSync(SHOTS, { recursive: true });
  await still(page);
  await page.screenshot({ path: `${SHOTS}${name}.png`, fullPage: full });
}

export const PHONE = { width: 360, height: 640 };
