/**
 * The deck builder: a ready deck is copied and changed, mended by a remedy, kept, exported, imported, tried and played with. Decks
 * at online tables: chosen in secret, refused with all their faults, kept with an account.
 */
import type { Page } from '@playwright/test';
import { api, expect, guest, move, sameTable, test } from './online-tools.ts';
import { asked, axe, prefer, shot, stamp } from './tools.ts';

const GAME = 'civilization-ccg';

test.describe.configure({ mode: 'parallel' });

test('a deck is built from a ready one, kept, and chosen at a table', async ({ page }) => {
  await prefer(page, {});
  await page.goto('#/decks');
  await expect(page.getByRole('heading', { name: 'Deck builder' })).toBeVisible();
  await expect(page.locator('.dk-findings')).toContainText('This deck can be played.');
  await axe(page);
  await shot(page, 'decks');
  // one card less: an error in words, and a button that mends it
  await page.locator('.dk-list button', { hasText: 'Granary' }).click();
  await expect(page.locator('.dk-findings')).toContainText('it has 59');
  await page.getByRole('button', { name: 'Play with it' }).click({ force: true });
  await expect(page.locator('.ek-toast').first()).toContainText('errors');
  await page.locator('.dk-error .ek-button').click();
  await expect(page.locator('.dk-findings')).toContainText('This deck can be played');
  await page.getByLabel('Name of the deck').fill('My legions');
  await page.getByRole('button', { name: 'Keep' }).click();
  await expect(page.locator('.dk-which option', { hasText: 'My legions' })).toHaveCount(1);
  await page.goto('#/new/civilization-ccg/bots');
  await page.locator('.new-deck select').first().selectOption({ label: 'My legions' });
  await page.locator('.new-form button[type="submit"]').click();
  await asked(page);
  await expect(page.locator('.cg-row-own .cg-tile-capital')).toContainText('Rome');
});

test('found by words of either language, put in by keys, taken back', async ({ page }) => {
  await prefer(page, {});
  await page.goto('#/decks');
  await page.locator('.dk-which select').selectOption('new');
  await expect(page.locator('.dk-findings')).toContainText('Choose a capital');
  await page.getByRole('searchbox').fill('spichlerz');
  await expect(page.locator('.dk-card')).not.toHaveCount(0);
  const first = page.locator('.dk-card-hit').first();
  await first.focus();
  await page.keyboard.press('+');
  await page.keyboard.press('+');
  await expect(page.locator('.dk-card .dk-count b').first()).toHaveText('2');
  await page.keyboard.press('-');
  await expect(page.locator('.dk-card .dk-count b').first()).toHaveText('1');
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(page.locator('.dk-card .dk-count b').first()).toHaveText('2');
  await page.getByRole('searchbox').fill('');
  await page.locator('.dk-kind', { hasText: 'Wonder' }).click();
  await expect(page.locator('.dk-card .cg-k-wonder').first()).toBeVisible();
  await expect(page.locator('.dk-card .cg-k-unit')).toHaveCount(0);
});

test('exported as text and link, imported again; a line that names no card is told of', async ({ page }) => {
  await prefer(page, {});
  await page.goto('#/decks');
  await page.locator('.dk-which select').selectOption('golden-horde');
  await page.getByRole('button', { name: 'Export and share' }).click();
  const dialog = page.getByRole('dialog');
  const text = await dialog.locator('textarea').inputValue();
  const link = await dialog.locator('input').inputValue();
  expect(text).toContain('Capital: Karakorum');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Import' }).click();
  await dialog.locator('textarea').fill(`${text}3 Spaceships\n`);
  await dialog.getByRole('button', { name: 'Read it' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Spaceships');
  await dialog.locator('textarea').fill(text);
  await dialog.getByRole('button', { name: 'Read it' }).click();
  await expect(page.locator('.dk-findings')).toContainText('This deck can be played');
  await expect(page.locator('.dk-head')).toContainText('Karakorum');
  await page.goto('./');
  await page.goto(link);
  await expect(page.locator('.dk-head')).toContainText('Karakorum');
  await expect(page.locator('.dk-total').first()).toContainText('60/60');
});

test('tried alone turn by turn, and by games of bots that can be stopped', async ({ page }) => {
  // a game of bots takes a few seconds of computing: patience is for busy machines
  test.setTimeout(240_000);
  await prefer(page, {});
  await page.goto('#/decks');
  const hand = page.locator('.dk-hand');
  await expect(hand.locator('.dk-hand-cards li')).toHaveCount(7);
  const opening = await hand.locator('.dk-hand-cards').textContent();
  await hand.getByRole('button', { name: 'Next turn' }).click();
  await expect(hand.getByRole('status')).toContainText('After turn 1');
  await expect(hand.getByRole('status')).toContainText('/9 terrains');
  await hand.getByRole('button', { name: 'From the start' }).click();
  await expect(hand.getByRole('status')).toContainText('Opening hand');
  expect(await hand.locator('.dk-hand-cards').textContent()).toBe(opening);
  await page.getByRole('button', { name: 'Statistics' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('select').selectOption('24');
  await dialog.getByRole('button', { name: 'Play 24 games' }).click();
  await expect(dialog.getByRole('status')).toContainText(/[1-9]\d* of 24 games/, { timeout: 200_000 });
  await dialog.getByRole('button', { name: 'Stop' }).click();
  await expect(dialog.locator('.dk-trial-table tbody tr')).toHaveCount(8);
  await expect(dialog.getByRole('button', { name: 'Play 24 games' })).toBeVisible();
  await axe(page);
  await shot(page, 'decks-statistics');
});

test('a phone builds a deck too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await prefer(page, { language: 'pl' });
  await page.goto('#/decks');
  await page.getByRole('searchbox').fill('spichlerz');
  await page.locator('.dk-count button').first().click();
  await expect(page.locator('.dk-findings')).toContainText('59');
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(390);
  await axe(page);
  await shot(page, 'decks-phone', true);
});

/** Decks as the builder keeps them on a device. */
async function shelve(page: Page, decks: readonly { name: string; value: object }[]): Promise<void> {
  await page.addInitScript(
    ([game, list]) => {
      if (!location.protocol.startsWith('http') || localStorage.getItem('epoka.decks') !== null) return;
      const kept = (list as { name: string; value: object }[]).map((deck, i) => ({
        id: `own-${i}`,
        ...deck,
      }));
      localStorage.setItem('epoka.decks', JSON.stringify({ [game as string]: kept }));
    },
    [GAME, decks] as const,
  );
}

const OWN = {
  capital: 'kyoto',
  library: Object.fromEntries(
    [
      ...['granary', 'workshop', 'farmstead', 'temple', 'market', 'monument', 'library', 'spearmen'],
      ...['writing', 'agriculture', 'festival', 'caravan', 'good-harvest', 'levy', 'corvee'],
    ].map(id => [id, 4]),
  ),
  atlas: { plains: 4, grassland: 4, forest: 4, hills: 3 },
};

test('three people bring decks to an online table; a faulty one is refused, and nobody sees another', async ({
  house: { server },
  meet,
}) => {
  test.setTimeout(120_000);
  const [ada, ben, cy] = [await meet('Ada'), await meet('Ben'), await meet('Cy')];
  for (const [page, name] of [
    [ada, 'Ada'],
    [ben, 'Ben'],
    [cy, 'Cy'],
  ] as const)
    await guest(page, server, name);
  await shelve(ada, [
    { name: 'Half a deck', value: { ...OWN, capital: '', library: { granary: 9 } } },
    { name: 'Masterpiece', value: OWN },
  ]);
  await ada.goto(`${server.url}/#/new/${GAME}/online`);
  await ada.locator('.new-seats label', { hasText: /^3$/ }).click();
  const choice = ada.locator('.my-deck select');
  await choice.selectOption({ label: 'Half a deck (not legal yet)' });
  await expect(ada.locator('.my-deck [role="alert"] li')).toHaveCount(3);
  await expect(ada.locator('.my-deck [role="alert"]')).toContainText('exactly 60 cards');
  await axe(ada);
  await choice.selectOption({ label: 'Masterpiece' });
  await expect(ada.locator('.my-deck [role="alert"]')).toHaveCount(0);
  await ada.getByRole('button', { name: 'Open the table' }).click();
  const link = await ada.locator('[data-copy]').inputValue();
  // what was chosen is still chosen, and can be looked at again
  await expect(ada.locator('.my-deck select option:checked')).toHaveText('Masterpiece');

  await ben.goto(link);
  await ben.locator('.my-deck select').selectOption('golden-horde');
  await ben.getByRole('button', { name: 'Sit down', exact: true }).click();
  await ben.getByRole('button', { name: 'I am ready' }).click();
  await cy.goto(link);
  await cy.getByRole('button', { name: 'Sit down', exact: true }).click();
  // chosen after sitting down
  await cy.locator('.my-deck select').selectOption('legions-of-rome');
  await cy.getByRole('button', { name: 'I am ready' }).click();
  await shot(cy, 'online-decks');
  await ada.getByRole('button', { name: 'Begin the game' }).click();
  for (const [page, capital] of [
    [ada, 'Kyoto'],
    [ben, 'Karakorum'],
    [cy, 'Rome'],
  ] as const)
    await expect(page.locator('.cg-row-own .cg-tile-capital')).toContainText(capital);
  const people = [ada, ben, cy];
  const moved = new Set<Page>();
  for (let i = 0; i < 40 && moved.size < 3; i++) {
    const closing = await Promise.all(
      people.map(page => page.locator('.ask[data-asked] [data-closing] [data-choice="legal"]').count()),
    );
    const at = closing.findIndex(n => n > 0);
    if (at < 0) moved.add(await move(people));
    else {
      const before = await stamp(people[at]);
      await people[at].locator('.ask [data-closing] [data-choice="legal"]').first().click();
      await expect.poll(() => stamp(people[at])).not.toBe(before);
      moved.add(people[at]);
    }
  }
  expect(moved.size).toBe(3);
  await sameTable(ada, ben);
  await sameTable(ada, cy);
  // everybody is told their own deck; of the others only backs are seen
  const id = ada.url().split('~')[1];
  expect(await api(ada, server, 'GET', `/api/tables/${id}/brings`)).toEqual({ brings: OWN });
  const said = JSON.stringify(await api(ben, server, 'GET', `/api/tables/${id}`));
  expect(said).not.toContain('"brought"');
  expect(said).not.toContain('kyoto');
  const eve = await meet('Eve');
  await eve.goto(link);
  await expect(eve.locator('.cg-row').first()).toBeVisible();
  await expect(eve.locator('.cg-hand-card')).toHaveCount(0);
  await axe(ada);
});

test('decks are kept with an account, and are there on another device', async ({
  house: { server },
  meet,
}) => {
  const [desk, sofa] = [await meet('desk'), await meet('sofa')];
  await guest(desk, server, 'Zoe');
  const account = { login: `zoe${Date.now()}`, password: 'a long enough secret' };
  await api(desk, server, 'POST', '/api/me/account', account);
  await desk.goto(`${server.url}/#/online`);
  await expect(desk.getByText('Zoe').first()).toBeVisible();
  await desk.goto(`${server.url}/#/decks`);
  await desk.getByLabel('Name of the deck').fill('For everywhere');
  await desk.getByRole('button', { name: 'Keep' }).click();
  await expect(desk.locator('.ek-toast').first()).toContainText('account of Zoe');
  const saved = async () =>
    (await api<{ decks: { name: string }[] }>(desk, server, 'GET', '/api/me/decks')).decks.map(d => d.name);
  await expect.poll(saved).toEqual(['For everywhere']);

  await api(sofa, server, 'POST', '/api/login', account);
  await sofa.goto(`${server.url}/#/online`);
  await expect(sofa.getByText('Zoe').first()).toBeVisible();
  await sofa.goto(`${server.url}/#/decks`);
  await expect(sofa.locator('.dk-which option', { hasText: 'For everywhere' })).toHaveCount(1);
  await sofa.locator('.dk-which select').selectOption({ label: 'For everywhere' });
  await sofa.getByRole('button', { name: 'Forget' }).click();
  await expect.poll(saved).toEqual([]);
});
