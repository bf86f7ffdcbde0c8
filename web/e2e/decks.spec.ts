/** The deck builder: a ready deck is copied and changed, mended by a remedy, kept, exported, imported and played with. */
import { asked, axe, expect, prefer, shot, test } from './tools.ts';

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
