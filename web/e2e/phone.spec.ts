/** Boards on a phone: where something can be done is marked, upright and on its side, and a new turn begins with it in sight. */
import { asked, begin, choose, expect, openList, prefer, test } from './tools.ts';

const UPRIGHT = { width: 390, height: 844 };
const ON_ITS_SIDE = { width: 844, height: 390 };

test.use({ viewport: UPRIGHT, hasTouch: true, isMobile: true });

for (const game of ['new-horizons', 'through-the-ages'])
  test(`${game}: a tab with something to do has a dot, and tabs stay when the phone is turned`, async ({
    page,
  }) => {
    await prefer(page, { choices: 'auto' });
    await begin(page, game);
    await asked(page);
    // a government is chosen over the board, whatever part of it is shown
    if (game === 'new-horizons') {
      await openList(page);
      await choose(page);
      await asked(page);
    }
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
