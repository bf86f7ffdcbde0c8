/** The end of an online game: standing, verified shuffle, rematch, archive, replay; and giving up. */
import type { Page } from '@playwright/test';
import { expect, guest, menu, openTable, seated, test, turn } from './online-tools.ts';
import { axe, choose, shot } from './tools.ts';

async function finish(pages: readonly Page[]): Promise<void> {
  for (let page = await turn(pages); page; page = await turn(pages)) await choose(page);
}

test('a whole game: the end, the verified shuffle, a rematch, the archive, the replay', async ({
  house: { server },
  meet,
}) => {
  const [ada, ben] = [await meet('Ada'), await meet('Ben')];
  await guest(ada, server, 'Ada');
  await guest(ben, server, 'Ben');
  const id = await seated(server, [ada, ben], { title: 'Market day', settings: { rounds: 1 } });
  await Promise.all([ada, ben].map(page => openTable(page, server, id)));
  await finish([ada, ben]);
  const end = ada.getByRole('dialog');
  await expect(end).toContainText(/wins|share the win/);

  await test.step('the shuffle is verified in this browser', async () => {
    await end.getByText('Verify the shuffles').first().click();
    await expect(end.locator('.end-verify code')).toHaveText([/^[0-9a-f]{64}$/, /.{8,}/]);
    await end.getByRole('button', { name: 'Verify the shuffles' }).click();
    await expect(end.getByRole('status')).toHaveText(/^Verified: the seed belongs to the commitment/);
    await shot(ada, 'online-end');
    await axe(ada);
  });

  await test.step('a rematch brings the same people to a new table', async () => {
    await end.getByRole('button', { name: /rematch|again/i }).click();
    await expect(ada.locator('.gather-seat')).toHaveCount(2);
    await expect(ada.locator('.gather-seat').nth(1)).toContainText('free seat');
    await ben.keyboard.press('Escape');
    await expect(ben.locator('.online-band')).toContainText('There is a new table with the same people.');
    await ben.locator('.online-band').getByRole('link').click();
    await ben.getByRole('button', { name: 'Sit down' }).click();
    await expect(ada.locator('.gather-seat')).toContainText(['Ada', 'Ben']);
  });

  await test.step('the archive has the game, its winner and its replay', async () => {
    await ben.goto(`${server.url}/#/online`);
    await ben.getByText('Finished games').click();
    const slip = ben.getByRole('region', { name: 'Finished games' }).getByRole('listitem');
    await expect(slip).toHaveCount(1);
    await expect(slip).toContainText('Market day');
    await expect(slip).toContainText(/Won (together )?by (Ada|Ben)/);
    await shot(ben, 'online-lobby');
    await axe(ben);
    await slip.getByRole('link', { name: 'Market day: Replay' }).click();
    await expect(ben.locator('.replay')).toBeVisible();
    await expect(ben).toHaveTitle(/Market day/);
    await ben.goBack();
    await ben.getByText('Finished games').click();
    await slip.getByRole('link', { name: 'Market day: Look' }).click();
    await expect(ben.locator('.ask')).toBeVisible();
  });
});

test('giving up is asked back, and a bot plays on', async ({ house: { server }, meet }) => {
  const [ada, ben] = [await meet('Ada'), await meet('Ben')];
  await guest(ada, server, 'Ada');
  await guest(ben, server, 'Ben');
  const id = await seated(server, [ada, ben]);
  await Promise.all([ada, ben].map(page => openTable(page, server, id)));
  await menu(ben, 'Give up');
  await expect(ben.getByRole('dialog')).toContainText('You give up for good.');
  await shot(ben, 'online-sure');
  await ben.getByRole('dialog').getByRole('button', { name: 'Rather not' }).click();
  await expect(ben.getByRole('dialog')).toHaveCount(0);
  await menu(ben, 'Give up');
  await ben.locator('[data-sure]').click();
  await expect(ada.locator('.left .seat').nth(1)).toContainText('bot');
  await expect(ben.locator('[data-onlooker]')).toBeVisible();
});
