/** The end of an online game: standing, verified shuffle, rematch, archive, replay; and giving up. */
import type { Page } from '@playwright/test';
import { expect, guest, menu, openTable, seated, test, turn } from './online-tools.ts';
import { axe, choose, shot } from './tools.ts';

async function finish(pages: readonly Page[]): Promise<void> {
  for (let page = await turn(pages); page; page = await turn(pages)) await choose(page);
}

/** How many replays the browser keeps. */
function keptReplays(page: Page): Promise<number> {
  return page.evaluate(async () => {
    if (!(await indexedDB.databases()).some(db => db.name === 'epoka')) return 0;
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('epoka');
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    const names = [...db.objectStoreNames].filter(name => /replays|tables/.test(name));
    if (names.length === 0) return 0;
    const counts = names.map(
      name =>
        new Promise<number>((resolve, reject) => {
          const request = db.transaction(name).objectStore(name).count();
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(request.error);
        }),
    );
    const found = (await Promise.all(counts)).reduce((a, b) => a + b, 0);
    db.close();
    return found;
  });
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
    // what was fetched for it is not kept
    expect(await keptReplays(ada)).toBe(0);
    await shot(ada, 'online-end');
    await axe(ada);
  });

  await test.step('a rematch brings the same people to a new table', async () => {
    await end.getByRole('button', { name: /rematch|again/i }).click();
    await expect(ada.locator('.waiting-seat')).toHaveCount(2);
    await expect(ada.locator('.waiting-seat').nth(1)).toContainText('free seat');
    await ben.keyboard.press('Escape');
    await expect(ben.locator('.online-banner')).toContainText('There is a new table with the same people.');
    await ben.locator('.online-banner').getByRole('link').click();
    await ben.getByRole('button', { name: 'Sit down' }).click();
    await expect(ada.locator('.waiting-seat')).toContainText(['Ada', 'Ben']);
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

test('of two, whoever resigns is asked back, and the other has won: both see the final page', async ({
  house: { server },
  meet,
}) => {
  const [ada, ben] = [await meet('Ada'), await meet('Ben')];
  await guest(ada, server, 'Ada');
  await guest(ben, server, 'Ben');
  const id = await seated(server, [ada, ben]);
  await Promise.all([ada, ben].map(page => openTable(page, server, id)));
  await menu(ben, 'Resign');
  await expect(ben.getByRole('dialog')).toContainText('You leave the game for good');
  await shot(ben, 'online-confirm');
  await ben.getByRole('dialog').getByRole('button', { name: 'No', exact: true }).click();
  await expect(ben.getByRole('dialog')).toHaveCount(0);
  await menu(ben, 'Resign');
  await ben.locator('[data-confirm]').click();
  for (const page of [ada, ben]) {
    await expect(page.getByRole('dialog')).toContainText('Ada wins');
    await expect(page.getByRole('dialog')).toContainText('Ben resigns');
    await expect(page.locator('.ask[data-asked]')).toHaveCount(0);
  }
  // the seat keeps the name of its person, with a mark that a bot is in it
  await expect(ada.locator('.plates .seat').nth(1)).toContainText('Ben');
  await expect(ada.locator('.plates .seat').nth(1)).toContainText('bot');

  await test.step('it can be verified, and nothing says that it was only closed', async () => {
    const end = ada.getByRole('dialog');
    await expect(end.locator('.end-table tbody tr[data-winner]')).toContainText('Ada');
    await shot(ada, 'online-resigned');
    await end.getByText('Verify the shuffles').first().click();
    await end.getByRole('button', { name: 'Verify the shuffles' }).click();
    await expect(end.getByRole('status')).toHaveText(/^Verified: the seed belongs to the commitment/);
    await expect(ada.getByText('This table was closed.')).toHaveCount(0);
  });
  await lookBack(ada, 'Ada wins', 'Ben resigns');
  await inArchive(ben, server, /Won by Ada · Ben resigned/);
});

/** From the last page to the replay: it tells the end in the same words, shows everything, and can be tried otherwise. */
async function lookBack(page: Page, ...told: readonly string[]): Promise<void> {
  await test.step('the replay tells the end, too', async () => {
    await page.getByRole('dialog').getByRole('link', { name: 'Watch the replay' }).click();
    await page.getByRole('button', { name: 'To the end' }).click();
    // what was told at the table stays there
    await expect(page.locator('.ek-toast').filter({ hasText: 'resigns' })).toHaveCount(0, { timeout: 2000 });
    for (const words of told) await expect(page.locator('.scrub-end')).toContainText(words);
    await expect(page.locator('.scrub select').first()).toContainText('everybody’s cards open');
    await expect(page.getByRole('button', { name: 'What if: play from here' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Go on from here' })).toHaveCount(0);
    await shot(page, 'online-ended-replay');
    await axe(page);
  });
}

async function inArchive(page: Page, server: { readonly url: string }, told: RegExp): Promise<void> {
  await test.step('the archive tells it, and leads to the replay', async () => {
    await page.goto(`${server.url}/#/online`);
    await page.getByText('Finished games').click();
    const slip = page.getByRole('region', { name: 'Finished games' }).getByRole('listitem');
    await expect(slip).toHaveCount(1);
    await expect(slip).toContainText(told);
    await expect(slip).toContainText('Ben');
    await shot(page, 'online-ended-archive');
    await slip.getByRole('link', { name: /Replay/ }).click();
    await expect(page.locator('.scrub')).toBeVisible();
  });
}

test('an agreed end is the final page for both, and asks nothing any more', async ({
  house: { server },
  meet,
}) => {
  const [ada, ben] = [await meet('Ada'), await meet('Ben')];
  await guest(ada, server, 'Ada');
  await guest(ben, server, 'Ben');
  const id = await seated(server, [ada, ben]);
  await Promise.all([ada, ben].map(page => openTable(page, server, id)));
  await menu(ada, 'Propose to end the game');
  await ben.locator('[data-proposal="close"]').getByRole('button', { name: 'Agree' }).click();
  for (const page of [ada, ben]) {
    await expect(page.getByRole('dialog')).toContainText('ended by agreement');
    await expect(page.getByRole('dialog').locator('.end-table')).toBeVisible();
    await expect(page.locator('.ask[data-asked]')).toHaveCount(0);
    await expect(page.locator('.ask')).not.toContainText('Waiting');
    // nobody has won
    await expect(page.getByRole('dialog')).toContainText('Nobody has won');
    await expect(page.locator('.end-table [data-winner]')).toHaveCount(0);
    await expect(page.locator('.end-table .end-place')).toHaveCount(0);
  }
  await shot(ada, 'online-agreed');
  await lookBack(ada, 'ended by agreement', 'Nobody has won');
  await inArchive(ben, server, /Ended by agreement/);
});

test('when all have left or run out of time bots play on, and the last page says so to everybody', async ({
  house: { server },
  meet,
}) => {
  const [ada, ben] = [await meet('Ada'), await meet('Ben')];
  await guest(ada, server, 'Ada');
  await guest(ben, server, 'Ben');
  const id = await seated(server, [ada, ben], {
    settings: { rounds: 1 },
    clock: { kind: 'live', total: 20 * 60_000, increment: 0 },
  });
  await Promise.all([ada, ben].map(page => openTable(page, server, id)));
  await menu(ben, 'Leave the table');
  await ben.locator('[data-confirm]').click();
  await expect(ada.locator('.ek-toast').filter({ hasText: 'Ben leaves the table.' })).toBeVisible();
  await expect(ada.locator('.ask[data-asked]')).toBeVisible();
  await server.skip(21 * 60_000);
  await openTable(ben, server, id);
  for (const page of [ada, ben]) {
    await expect(page.getByRole('dialog')).toContainText('Ada ran out of time; a bot took the seat.');
    await expect(page.getByRole('dialog')).toContainText('Ben left; a bot took the seat.');
    await expect(page.locator('.end-table tbody')).toContainText(/Ada\s*bot/);
    await expect(page.locator('.end-table tbody')).toContainText(/Ben\s*bot/);
    await expect(page.locator('.ask[data-asked]')).toHaveCount(0);
  }
  await inArchive(ben, server, /Won (together )?by .*\(bot\)/);
});

test('of three, whoever resigns is told to the others and a bot plays on under their name', async ({
  house: { server },
  meet,
}) => {
  const people = [await meet('Ada'), await meet('Ben'), await meet('Cleo')];
  const [ada, ben, cleo] = people;
  for (const [i, name] of ['Ada', 'Ben', 'Cleo'].entries()) await guest(people[i], server, name);
  const id = await seated(server, people, { settings: { rounds: 2 } });
  await Promise.all(people.map(page => openTable(page, server, id)));
  await menu(ben, 'Resign');
  await ben.locator('[data-confirm]').click();
  for (const page of [ada, cleo]) {
    await expect(page.locator('.ek-toast, .ek-banner').filter({ hasText: 'Ben' }).first()).toBeVisible();
    const seat = page.locator('.plates .seat').filter({ hasText: 'Ben' });
    await expect(seat).toContainText('bot');
  }
  // the game goes on among the others to its end
  await finish([ada, cleo]);
  for (const page of [ada, cleo])
    await expect(page.getByRole('dialog').locator('.end-table')).toContainText('Ben');
});

test('with bots alone nobody is said to be asked: the end is confirmed, then there', async ({
  house: { server },
  meet,
}) => {
  const ada = await meet('Ada');
  await guest(ada, server, 'Ada');
  const id = await seated(server, [ada], { bots: ['greedy'] });
  await openTable(ada, server, id);
  await menu(ada, 'End the game');
  // the safe answer has the focus
  await expect(ada.locator('[data-confirm]')).not.toBeFocused();
  await ada.locator('[data-confirm]').click();
  await expect(ada.getByRole('dialog').locator('.end-table')).toBeVisible();
  await expect(ada.locator('.ek-toast')).toHaveCount(0);
  await expect(ada.locator('.ask[data-asked]')).toHaveCount(0);
});
