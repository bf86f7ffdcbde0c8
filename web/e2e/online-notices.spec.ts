/** Nobody is surprised by a changed table: what others do to seats, clocks and turns is told to all, and stays to be read. */
import type { Page } from '@playwright/test';
import { act, expect, guest, menu, move, openLeaf, openTable, seated, test, turn } from './online-tools.ts';
import { choose, shot } from './tools.ts';

const told = (page: Page, words: string | RegExp) =>
  expect(page.locator('.ek-toast').filter({ hasText: words }).first()).toBeVisible();

test('leaving, taking over, pausing and going on are told to all; a bot that plays for somebody is marked', async ({
  house: { server },
  meet,
}) => {
  const people = [await meet('Ada'), await meet('Ben'), await meet('Cleo')];
  const [ada, ben, cleo] = people;
  for (const [i, name] of ['Ada', 'Ben', 'Cleo'].entries()) await guest(people[i], server, name);
  const id = await seated(server, [ada, ben], { settings: { rounds: 5 } });
  // Cleo looks on
  await Promise.all(people.map(page => openTable(page, server, id)));
  const seat = ada.locator('.plates .seat').nth(1);

  await test.step('Ben leaves: Ada and whoever looks on are told, the seat keeps his name and is marked', async () => {
    await menu(ben, 'Leave the table');
    await ben.locator('[data-confirm]').click();
    for (const page of [ada, cleo]) await told(page, 'Ben leaves the table.');
    await expect(seat).toContainText('Ben');
    await expect(seat.locator('.seat-bot')).toHaveText('bot');
    // what the bot does in his name
    for (let i = 0; i < 4; i++) if (await turn([ada])) await choose(ada);
    await openLeaf(ada, 'Log');
    await expect(ada.locator('.log-line').filter({ hasText: 'Ben (bot)' }).first()).toBeVisible();
    await shot(ada, 'online-bot-for-ben');
  });

  await test.step('he comes back: told, and what the bot did stays marked', async () => {
    await openTable(ben, server, id);
    await ben.getByRole('button', { name: 'Take my seat back' }).click();
    for (const page of [ada, cleo]) await told(page, 'Ben takes over.');
    await expect(seat.locator('.seat-bot')).toHaveCount(0);
    await expect(ada.locator('.log-line').filter({ hasText: 'Ben (bot)' }).first()).toBeVisible();
  });

  await test.step('a pause that all agreed to, and its end', async () => {
    await act(ada, server, id, { do: 'propose', what: 'pause' });
    await ben.locator('[data-proposal="pause"]').getByRole('button', { name: 'Agree' }).click();
    for (const page of [ben, cleo]) await told(page, 'pauses the table.');
    await expect(ada.locator('.online-banner')).toContainText('paused');
    await ben.locator('.online-banner').getByRole('button').first().click();
    for (const page of [ada, cleo]) await told(page, 'Ben resumes the table.');
  });

  await test.step('an undo that takes somebody’s turn back says so to them', async () => {
    let mover = await move([ada, ben]);
    // until the turn is somebody else's
    for (let i = 0; i < 10; i++) {
      const next = await turn([ada, ben]);
      if (next !== mover) break;
      mover = await move([ada, ben]);
    }
    const waiting = mover === ada ? ben : ada;
    await expect(waiting.locator('.ask[data-asked]')).toBeVisible();
    await mover.keyboard.press('u');
    await expect(waiting.locator('.ask[data-asked]')).toHaveCount(0);
    await told(waiting, /has taken the last move back/);
  });
});
