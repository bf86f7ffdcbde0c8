/** Boards on a phone: where something can be done is marked, upright and on its side, and a new turn begins with it in sight. */
import type { Page } from '@playwright/test';
import { asked, begin, choose, expect, openList, PHONE, prefer, test } from './tools.ts';

const UPRIGHT = { width: 390, height: 844 };
const ON_ITS_SIDE = { width: 844, height: 390 };

test.use({ viewport: UPRIGHT, hasTouch: true, isMobile: true });

const GAMES = ['new-horizons', 'through-the-ages'];

/** A table at its first question about the board. */
async function onTheBoard(page: Page, game: string): Promise<void> {
  await prefer(page, { choices: 'auto' });
  await begin(page, game);
  await asked(page);
  // a government is chosen over the board, whatever part of it is shown
  if (game === 'new-horizons') {
    await openList(page);
    await choose(page);
    await asked(page);
  }
  await expect(page.locator('.ek-section-tab').first()).toBeVisible();
}

for (const game of GAMES)
  test(`${game}: whatever can be pressed lies on top, magnifiers under no octagon`, async ({ page }) => {
    await onTheBoard(page, game);
    let seen = 0;
    for (const tab of await page.locator('.ek-section-tab').all()) {
      await tab.tap();
      await expect(tab).toHaveAttribute('aria-pressed', 'true');
      const { n, covered } = await page.locator('#board').evaluate(board => {
        const things = [...board.querySelectorAll<HTMLElement>('button, .ek-zoom')].filter(thing =>
          thing.checkVisibility({ visibilityProperty: true }),
        );
        const under = things.flatMap(thing => {
          thing.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
          const { left, top, width, height } = thing.getBoundingClientRect();
          const hit = document.elementFromPoint(left + width / 2, top + height / 2);
          const named = thing.getAttribute('aria-label') ?? thing.textContent;
          return thing.contains(hit) ? [] : [`${named}: under ${hit?.getAttribute('class') ?? hit?.tagName}`];
        });
        return { n: things.length, covered: under };
      });
      expect(covered).toEqual([]);
      seen += n;
    }
    expect(seen).toBeGreaterThan(30);
  });

test('new-horizons: no sign on the investment track is cut', async ({ page }) => {
  await onTheBoard(page, 'new-horizons');
  const track = page.locator('.nh-track-investment');
  for (const tab of await page.locator('.ek-section-tab').all()) {
    if (await track.isVisible()) break;
    await tab.tap();
  }
  await expect(track).toBeVisible();
  for (const viewport of [UPRIGHT, ON_ITS_SIDE, PHONE]) {
    await page.setViewportSize(viewport);
    const { n, cut } = await track.evaluate(node => {
      const within = (inner: DOMRect, outer: DOMRect) =>
        inner.left >= outer.left - 0.5 &&
        inner.right <= outer.right + 0.5 &&
        inner.top >= outer.top - 0.5 &&
        inner.bottom <= outer.bottom + 0.5;
      const signs = [...node.querySelectorAll('.nh-cell .ek-icon, .nh-cell svg')];
      const out = signs.filter(sign => {
        const box = sign.getBoundingClientRect();
        const cell = sign.closest('.nh-cell');
        return (
          box.width === 0 ||
          !cell ||
          !within(box, cell.getBoundingClientRect()) ||
          !within(box, node.getBoundingClientRect())
        );
      });
      return { n: signs.length, cut: out.map(sign => sign.closest('.nh-cell')?.textContent) };
    });
    expect(cut).toEqual([]);
    expect(n).toBeGreaterThan(7);
  }
});

for (const game of GAMES)
  test(`${game}: a tab with something to do has a dot, and tabs stay when the phone is turned`, async ({
    page,
  }) => {
    await onTheBoard(page, game);
    const tabs = page.locator('.ek-section-tab');
    const dotted = page.locator('.ek-section-tab[data-glow]');
    await expect(dotted.first()).toBeVisible();
    expect(Number(await dotted.first().getAttribute('data-glow'))).toBeGreaterThan(0);
    // each tab that leads to something has one, and no other
    for (const tab of await tabs.all()) {
      await tab.tap();
      await expect(tab).toHaveAttribute('aria-pressed', 'true');
      const here = await page
        .locator('#board [data-target="legal"][data-key]')
        .evaluateAll(targets => targets.filter(target => target.checkVisibility()).length);
      expect([await tab.textContent(), (await tab.getAttribute('data-glow')) !== null]).toEqual([
        await tab.textContent(),
        here > 0,
      ]);
    }
    const names = await tabs.allTextContents();
    for (const viewport of [ON_ITS_SIDE, UPRIGHT]) {
      await page.setViewportSize(viewport);
      for (const tab of await tabs.all()) await expect(tab).toBeInViewport({ ratio: 1 });
      expect(await tabs.allTextContents()).toEqual(names);
    }
  });

test('a new turn begins with what can be done in sight, however far one has scrolled', async ({ page }) => {
  await prefer(page, { choices: 'auto', careful: false });
  await begin(page, 'through-the-ages');
  await asked(page);
  const scroll = () =>
    page.evaluate(() => {
      for (const node of document.querySelectorAll('#board, #board *'))
        if (node.scrollHeight > node.clientHeight + 1 || node.scrollWidth > node.clientWidth + 1)
          node.scrollTo(node.scrollWidth, node.scrollHeight);
    });
  for (let turn = 0; turn < 2; turn++) {
    await scroll();
    await page.locator('.ask [data-closing] [data-choice="legal"]').tap();
    await expect(page.locator('.ask[data-asked]')).toBeVisible();
    await expect
      .poll(() =>
        page.evaluate(() => {
          const sight = document.querySelector('#board')?.getBoundingClientRect();
          return [...document.querySelectorAll('#board [data-target="legal"]')].some(target => {
            const { top, bottom, left, right, width } = target.getBoundingClientRect();
            return (
              sight &&
              width > 0 &&
              top < sight.bottom &&
              bottom > sight.top &&
              left < sight.right &&
              right > sight.left
            );
          });
        }),
      )
      .toBe(true);
  }
});

test('a replay on its side shows all four players, and nothing of the scrubber over them', async ({
  page,
}) => {
  await page.setViewportSize(ON_ITS_SIDE);
  await prefer(page, {});
  await page.goto('#/new/new-horizons/bots');
  await page.locator('.new-form .radio', { hasText: '4' }).first().click();
  await page.locator('.new-form button[type="submit"]').click();
  await asked(page);
  await page.goto(page.url().replace('#/table/', '#/replay/'));
  const plates = page.locator('.seat-plate');
  await expect(plates).toHaveCount(4);
  const bar = await page.locator('.scrub').boundingBox();
  for (const plate of await plates.all()) {
    const box = await plate.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  }
  // as far as it can be seen without scrolling: position, eyes and speed
  for (const part of ['.scrub-acts', '.scrub-at', '.scrub select >> nth=1']) {
    const box = await page.locator(part).boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(ON_ITS_SIDE.height);
  }
});
