/** What others do is seen: pieces travel between the board and their plates, at the player's pace. */
import type { Page } from '@playwright/test';
import { asked, begin, expect, prefer, test } from './tools.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** A piece on its way, as it set off. */
interface Flight {
  readonly text: string;
  /** milliseconds */
  readonly lasts: number;
  /** where it begins and ends, in the middle of the piece */
  readonly from: { readonly x: number; readonly y: number };
  readonly to: { readonly x: number; readonly y: number };
  /** from those who listen, since the log says it in words */
  readonly hidden: boolean;
  /** a key was pressed while it was in the air: it had arrived at once */
  readonly skipped: boolean;
}

/** Holds pieces that set off in the air to look at them, then presses a key. */
async function catchFlights(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const flights: unknown[] = [];
    Object.assign(window, { flights });
    new MutationObserver(changes => {
      for (const layer of changes.flatMap(change => [...change.addedNodes])) {
        if (!(layer instanceof HTMLElement) || !layer.classList.contains('ek-travel')) continue;
        // set off in the same moment as the layer came
        for (const animation of layer.getAnimations({ subtree: true })) {
          const piece = (animation.effect as KeyframeEffect).target as Element;
          const lasts = Number(animation.effect?.getComputedTiming().duration);
          const at = (time: number) => {
            animation.currentTime = time;
            const { x, y, width, height } = piece.getBoundingClientRect();
            return { x: x + width / 2, y: y + height / 2 };
          };
          animation.pause();
          const to = at(lasts * 0.95);
          const from = at(0);
          const hidden = layer.getAttribute('aria-hidden') === 'true' && layer.inert;
          const flight = { text: piece.textContent, lasts, from, to, hidden, skipped: false };
          flights.push(flight);
          document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' }));
          setTimeout(() => {
            flight.skipped = !layer.isConnected;
          }, 0);
        }
      }
    }).observe(document, { childList: true, subtree: true });
  });
}

const flights = (page: Page): Promise<Flight[]> =>
  page.evaluate(() => (window as unknown as { flights: Flight[] }).flights);

/** Ends turns until the bot has sent something on its way, of the sort that is looked for. */
async function waitForFlight(page: Page, wanted: (flight: Flight) => boolean = () => true): Promise<Flight> {
  for (let turn = 0; turn < 8; turn++) {
    await asked(page);
    const caught = (await flights(page)).find(wanted);
    if (caught) return caught;
    const closing = page.locator('.ask [data-closing] [data-choice="legal"]');
    if ((await closing.count()) > 0) await closing.first().click();
    else await page.locator('.ask-body [data-choice="legal"]').first().click();
    const before = (await flights(page)).length;
    await page.waitForFunction(
      before =>
        document.querySelector('.ask[data-asked]') !== null ||
        (window as unknown as { flights: unknown[] }).flights.length > before,
      before,
    );
    const sent = (await flights(page)).find(wanted);
    if (sent) return sent;
  }
  throw new Error('nobody has moved anything');
}

/** Where the plate of the rival has their mark. */
async function plate(page: Page): Promise<{ x: number; y: number }> {
  const box = await page.locator('[data-home="1"]').boundingBox();
  if (!box) throw new Error('no plate');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test('a card that somebody takes goes from the row to their plate; any key ends its way', async ({
  page,
}) => {
  await catchFlights(page);
  await prefer(page, { pace: 'calm', choices: 'auto', careful: false });
  await begin(page, 'through-the-ages');
  const { text, lasts, from, to, hidden } = await waitForFlight(page);
  // 500 to 700 ms at the calm pace
  expect(lasts).toBe(600);
  expect(text).not.toBe('');
  const row = await page.locator('.ta-row').boundingBox();
  expect(from.y).toBeGreaterThan(row?.y ?? Number.NaN);
  expect(from.y).toBeLessThan((row?.y ?? 0) + (row?.height ?? 0));
  const home = await plate(page);
  expect(Math.hypot(to.x - home.x, to.y - home.y)).toBeLessThan(30);
  expect(hidden).toBe(true);
  await expect.poll(async () => (await flights(page))[0].skipped).toBe(true);
});

test('a piece that somebody puts on the map comes from their plate, quicker at the quick pace', async ({
  page,
}) => {
  await catchFlights(page);
  await prefer(page, { pace: 'quick', careful: false });
  await begin(page, 'new-horizons');
  await asked(page);
  const home = await plate(page);
  // lands that are discovered travel, too, and not from a plate
  const fromHome = ({ from }: Flight) => Math.hypot(from.x - home.x, from.y - home.y) < 30;
  const { lasts } = await waitForFlight(page, fromHome);
  expect(lasts).toBe(260);
  await expect.poll(async () => (await flights(page)).find(fromHome)?.skipped).toBe(true);
});

test('nothing travels for those who want nothing to move, or nobody to wait for', async ({ page }) => {
  await catchFlights(page);
  // the pace of all tests: nobody is waited for
  await prefer(page, { careful: false });
  await begin(page, 'new-horizons');
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion });
    if (reducedMotion === 'reduce')
      await page.evaluate(() => {
        document.documentElement.dataset.pace = 'calm';
      });
    for (let turn = 0; turn < 4; turn++) {
      await asked(page);
      await page.locator('.ask [data-choice="legal"]').first().click();
    }
    expect(await flights(page)).toEqual([]);
  }
});
