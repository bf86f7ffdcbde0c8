/** What the browser tests share: opening pages with set preferences, starting tables, answering, and looking for trouble. */

import { mkdirSync } from 'node:fs';
import { AxeBuilder } from '@axe-core/playwright';
import { test as base, errors, expect, type Page } from '@playwright/test';
import { PORT } from './playwright.config.ts';

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

export async function prefer(page: Page, given: Given): Promise<void> {
  const prefs = { pace: 'quick', greeted: true, choices: 'all', name: 'Ola', ...given };
  await page.addInitScript(p => {
    if (!location.protocol.startsWith('http')) return;
    if (localStorage.getItem('epoka.prefs') === null) localStorage.setItem('epoka.prefs', JSON.stringify(p));
  }, prefs);
}

/** Begins a table through the dialog, as a player does. */
export async function begin(page: Page, game: string, way: 'bots' | 'here' = 'bots', at = ''): Promise<void> {
  await page.goto(`${at}#/new/${game}/${way}`);
  await page.locator('.new-form button[type="submit"]').click();
  await expect(page.locator('.ask, .curtain')).toBeVisible();
}

/** The player is being asked, or the game is over. */
export async function asked(page: Page): Promise<'asked' | 'over'> {
  const handle = await page.waitForFunction(() => {
    const bar = document.querySelector('.ask');
    if (!bar) return undefined;
    if (bar.querySelector('.ask-acts > [data-kind="primary"]') && !bar.hasAttribute('data-asked'))
      return 'over';
    return bar.hasAttribute('data-asked') ? 'asked' : undefined;
  });
  return (await handle.jsonValue()) as 'asked' | 'over';
}

/** How many answers are in force, by the number of the position in the address of a replay. */
export async function stamp(page: Page): Promise<string> {
  return page.locator('.ask').evaluate(node => node.getAttribute('data-n') ?? '');
}

/**
 * Takes a legal choice with the mouse: the n-th of the list. A word of caution is answered with yes. A press that met the
 * bar just as it folded or moved is given again, as a person would.
 */
export async function choose(page: Page, n = 0): Promise<void> {
  const before = await stamp(page);
  for (let tries = 3; tries > 0; tries--) {
    const { x, y } = await page.locator('.ask').evaluate((bar, k) => {
      const legal = bar.querySelectorAll('[data-choice="legal"]');
      const target = legal[k % legal.length];
      target.scrollIntoView({ block: 'nearest' });
      const box = target.getBoundingClientRect();
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    }, n);
    await page.mouse.click(x, y);
    const what = await outcome(page, before, tries > 1 ? 5000 : 15_000);
    if (what === 'done') return;
    if (what === 'nothing') continue;
    await page.locator('.caution-go').click();
    await changed(page, before);
    return;
  }
  throw new Error('a choice was pressed and nothing came of it');
}

async function outcome(page: Page, before: string, timeout: number): Promise<string> {
  const what = page.waitForFunction(
    was => {
      if (document.querySelector('.caution-go')) return 'caution';
      const bar = document.querySelector('.ask');
      return (bar !== null && bar.getAttribute('data-n') !== was) || document.querySelector('.curtain')
        ? 'done'
        : undefined;
    },
    before,
    { timeout },
  );
  return what.then(
    async handle => String(await handle.jsonValue()),
    error => {
      if (error instanceof errors.TimeoutError) return 'nothing';
      throw error;
    },
  );
}

export async function confirmCaution(page: Page): Promise<void> {
  const caution = page.locator('.caution-go');
  if (await caution.isVisible()) await caution.click();
}

export async function changed(page: Page, before: string): Promise<void> {
  await page.waitForFunction(was => {
    const bar = document.querySelector('.ask');
    return (
      (bar !== null && bar.getAttribute('data-n') !== was) || document.querySelector('.curtain') !== null
    );
  }, before);
}

/** No serious or critical finding of axe. */
export async function axe(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  const bad = violations
    .filter(v => v.impact === 'serious' || v.impact === 'critical')
    .map(
      v =>
        `${v.id}: ${v.help}\n${v.nodes
          .slice(0, 4)
          .map(n => `    ${n.target.join(' ')}  ${n.failureSummary?.split('\n').slice(1, 3).join(' ')}`)
          .join('\n')}`,
    );
  expect(bad).toEqual([]);
}

export async function shot(page: Page, name: string, full = false): Promise<void> {
  mkdirSync(SHOTS, { recursive: true });
  await page.evaluate(async () => {
    await document.fonts.ready;
    const moving = document
      .getAnimations()
      .filter(a => a.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(moving.map(a => a.finished));
  });
  await page.screenshot({ path: `${SHOTS}${name}.png`, fullPage: full });
}

export const PHONE = { width: 360, height: 640 };
