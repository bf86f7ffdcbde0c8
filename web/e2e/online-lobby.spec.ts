/** Before the game: opening a table with everything that can be set, inviting, changing, getting ready, and closed doors. */
import type { Page } from '@playwright/test';
import { act, api, expect, guest, openTable, seated, tableUrl, test } from './online-tools.ts';
import { asked, axe, choose, shot } from './tools.ts';

const seats = (page: Page) => page.locator('.waiting-seat');

test('a table with all its settings; the host changes them; ready, begin', async ({
  house: { server },
  meet,
}) => {
  const ada = await meet('Ada');
  const ben = await meet('Ben');
  await guest(ada, server, 'Ada');
  await guest(ben, server, 'Ben');
  await ada.goto(`${server.url}/#/new/through-the-ages/online`);
  const form = ada.locator('.new-form');
  await form.getByLabel('3', { exact: true }).check();
  // the host takes the second chair; a bot gets the first, whoever comes the third
  await form.getByLabel('Seat 2').selectOption('I sit here');
  await form.getByLabel('Seat 1').selectOption('bot/random');
  await form.getByLabel('Level').selectOption('simple');
  await form.getByLabel('Clock').selectOption('live/45/30');
  await form.getByLabel('Anybody may find this table').check();
  await form.getByLabel('Spectators may read the chat').uncheck();
  await form.getByLabel('Name of the table').fill('Wednesday');
  await shot(ada, 'online-create');
  await axe(ada);
  await ada.getByRole('button', { name: 'Open the table' }).click();
  await expect(seats(ada)).toHaveCount(3);
  await expect(seats(ada).nth(1)).toContainText('Ada (You)');
  await expect(seats(ada).nth(2)).toContainText('free seat');
  const played = ada.getByRole('region', { name: 'What is played here' });
  await expect(played).toContainText('45 minutes each');
  await expect(played).toContainText('Anybody may find this table');
  await expect(played).toContainText('not read the chat');
  await expect(ada.getByRole('heading', { level: 1 })).toHaveText('Wednesday');

  await test.step('others find it in the lobby and look before they sit', async () => {
    await ben.goto(`${server.url}/#/online`);
    const slip = ben
      .getByRole('region', { name: 'Open tables' })
      .getByRole('listitem')
      .filter({ hasText: 'Wednesday' });
    await expect(slip).toContainText('2 of 3 seats taken');
    await expect(slip).toContainText('45 minutes each');
    await shot(ben, 'online-lobby-open');
    await slip.getByRole('link').click();
    // before they sit they neither read nor write
    await expect(ben.getByText('What is said here stays among those')).toBeVisible();
    await expect(ben.getByRole('textbox', { name: 'Chat' })).toHaveCount(0);
    await ben.getByRole('button', { name: 'Sit here: Seat 3' }).click();
    await expect(seats(ada).nth(2)).toContainText('Ben');
    await ben.getByRole('textbox', { name: 'Chat' }).fill('Hello from Ben');
    await ben.keyboard.press('Enter');
    await expect(ada.locator('.chat-lines')).toContainText('Hello from Ben');
  });

  await test.step('the host changes what is played, and all say ready again', async () => {
    await ben.getByRole('button', { name: 'I am ready' }).click();
    await expect(ada.getByRole('button', { name: 'Begin the game' })).toBeEnabled();
    await ada.getByRole('button', { name: 'Change what is played' }).click();
    const dialog = ada.getByRole('dialog');
    await expect(dialog.getByLabel('Level')).toHaveValue('simple');
    await dialog.getByLabel('Level').selectOption('advanced');
    await dialog.getByLabel('Clock').selectOption('turn/3');
    await dialog.getByLabel('Spectators may read the chat').check();
    await dialog.getByLabel('Name of the table').fill('Thursday');
    // nobody is sent away by a smaller table, but it may grow
    await expect(dialog.getByRole('radio')).toHaveCount(2);
    await dialog.getByRole('radio', { name: '4' }).check();
    await expect(dialog).toContainText('The others say again that they are ready.');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(ben.getByRole('heading', { level: 1 })).toHaveText('Thursday');
    await expect(ben.getByRole('region', { name: 'What is played here' })).toContainText(
      '3 days for every turn',
    );
    await expect(ben.getByRole('button', { name: 'Change what is played' })).toHaveCount(0);
    await expect(seats(ben)).toHaveCount(4);
    await ada.getByLabel('Seat 4').selectOption('bot/random');
    await expect(ada.getByText('Waiting for: Ben')).toBeVisible();
    await expect(ada.getByRole('button', { name: 'Begin the game' })).toBeDisabled();
    await shot(ada, 'online-waiting-room');
    await axe(ada);
  });

  await test.step('the host changes chairs, frees a seat, and it is taken again', async () => {
    await ada.getByLabel('Seat 1').selectOption('I sit here');
    await expect(seats(ben).first()).toContainText('Ada');
    await ada.getByLabel('Seat 2').selectOption('bot/greedy');
    await ada.getByRole('button', { name: 'Free this seat: Ben' }).click();
    await expect(ada.getByRole('dialog')).toContainText('Ben can’t sit down or watch here any more');
    await ada.locator('[data-confirm]').click();
    // Ben is out, and stays out.
    await expect(ben.getByText('The host has sent you away from this table.')).toBeVisible();
    const cleo = await meet('Cleo');
    await guest(cleo, server, 'Cleo');
    await cleo.goto(ada.url());
    await cleo.getByRole('button', { name: 'Sit down' }).click();
    await cleo.getByRole('button', { name: 'I am ready' }).click();
    await ada.getByRole('button', { name: 'Begin the game' }).click();
    await expect(cleo.locator('.ask')).toBeVisible();
    await expect(ada.locator('.seat-clock').first()).toHaveText('3 days');
  });
});

test('a clock of three days begins with three', async ({ house: { server }, meet }) => {
  const ada = await meet('Ada');
  await guest(ada, server, 'Ada');
  await ada.goto(`${server.url}/#/new/market/online`);
  const form = ada.locator('.new-form');
  await form.getByLabel('Seat 2').selectOption('bot/random');
  await form.getByLabel('Clock').selectOption('turn/3');
  await expect(form).toContainText('For a game over days and weeks.');
  await ada.getByRole('button', { name: 'Open the table' }).click();
  await expect(ada.getByRole('region', { name: 'What is played here' })).toContainText(
    '3 days for every turn',
  );
  await ada.getByRole('button', { name: 'Begin the game' }).click();
  await asked(ada);
  const clock = ada.locator('.seat[data-me] .seat-clock');
  await expect(clock).toHaveText('3 days');
  // whole again with the next answer
  await choose(ada);
  await asked(ada);
  await expect(clock).toHaveText('3 days');
  await ada.goto(`${server.url}/#/online`);
  await expect(ada.getByRole('region', { name: 'My tables' }).getByRole('listitem')).toContainText(
    '3 days a turn',
  );
});

test('invite link, full table, private table, ended link, unknown table', async ({
  house: { server },
  meet,
}) => {
  const ada = await meet('Ada');
  const ben = await meet('Ben');
  await guest(ada, server, 'Ada');
  await ada.goto(`${server.url}/#/new/market/online`);
  await ada.getByRole('button', { name: 'Open the table' }).click();
  await expect(seats(ada)).toHaveCount(2);
  const link = await ada.getByLabel('Invite link').inputValue();
  const bare = link.replace(/\?join=.*/, '');
  expect(new URL(link).search).toBe('');

  await test.step('without the link there is nothing to see', async () => {
    const cleo = await meet('Cleo');
    await guest(cleo, server, 'Cleo');
    await cleo.goto(bare);
    await expect(cleo.getByRole('alert')).toContainText('This table is private: ask for its invite link.');
    // a link that was cut off
    await cleo.goto(`${bare}?join=${'x'.repeat(32)}`);
    await expect(cleo.getByRole('alert')).toContainText(
      'This link isn’t known. Perhaps it was cut off, or taken back.',
    );
    // one that is too old
    await server.skip(7.5 * 86_400_000);
    await cleo.goto(link);
    await expect(cleo.getByRole('alert')).toContainText('This link has expired. Ask for a new one.');
    await cleo.goto(`${server.url}/#/table/~nowhere`);
    await expect(cleo.getByRole('alert')).toContainText(
      'There is no such table. The address may be mistyped.',
    );
    await cleo.goto(`${server.url}/#/replay/~nowhere`);
    await expect(cleo.getByRole('alert')).toContainText('There is no such table.');
  });

  await test.step('with it a stranger comes in and sits down in one step', async () => {
    // a fresh one: the first has expired meanwhile
    await ada.evaluate(() => sessionStorage.clear());
    await ada.reload();
    const fresh = await ada.getByLabel('Invite link').inputValue();
    await ben.goto(fresh);
    await ben.getByLabel('Your name').fill('Ben');
    await ben.getByRole('button', { name: 'Come in and sit down' }).click();
    await expect(seats(ada)).toContainText(['Ada', 'Ben']);
    const dora = await meet('Dora');
    await guest(dora, server, 'Dora');
    await dora.goto(fresh);
    await expect(dora.getByText('All seats are taken. You can stay and watch.')).toBeVisible();
  });

  await test.step('leaving, and closing the table after asking back', async () => {
    await ben.getByRole('button', { name: 'Leave the table' }).click();
    await expect(ben.getByRole('heading', { name: 'My tables' })).toBeVisible();
    await expect(seats(ada).nth(1)).toContainText('free seat');
    await ada.getByRole('button', { name: 'Close the table' }).click();
    await ada.getByRole('dialog').getByRole('button', { name: 'No', exact: true }).click();
    await expect(seats(ada)).toHaveCount(2);
    await ada.getByRole('button', { name: 'Close the table' }).click();
    await ada.locator('[data-confirm]').click();
    await expect(ada.getByRole('heading', { name: 'My tables' })).toBeVisible();
    await ada.goto(bare);
    await expect(ada.getByText('This table was closed.')).toBeVisible();
  });
});

test('friends are invited; the home page says so, and whose turn it is', async ({
  house: { server },
  meet,
}) => {
  const ada = await meet('Ada');
  const ben = await meet('Ben');
  await guest(ada, server, 'Ada');
  await guest(ben, server, 'Ben');
  const { code } = await api<{ code: string }>(ada, server, 'POST', '/api/friends/link');
  await api(ben, server, 'POST', '/api/friends', { code });
  await ada.goto(`${server.url}/#/new/new-horizons/online`);
  await ada.getByRole('button', { name: 'Open the table' }).click();
  await ada.getByRole('button', { name: 'Invite', exact: true }).click();
  await expect(ada.getByRole('region', { name: 'Invite friends' })).toContainText('invited');

  // this browser has been online: the home page asks, once it knows
  await ben.goto(`${server.url}/#/online`);
  const mine = ben.getByRole('region', { name: 'My tables' });
  await expect(mine.getByRole('listitem')).toContainText('You are invited');
  await ben.goto(`${server.url}/#/`);
  const slip = ben.locator('.slip');
  await expect(slip).toContainText('New Horizons');
  await expect(slip).toContainText('You are invited');
  await slip.getByRole('link').click();
  // no link is needed
  await ben.getByRole('button', { name: 'Sit down' }).click();
  await ben.getByRole('button', { name: 'I am ready' }).click();
  await ada.getByRole('button', { name: 'Begin the game' }).click();
  await expect(ada.locator('.ask')).toBeVisible();
  await ben.goto(`${server.url}/#/`);
  await ada.goto(`${server.url}/#/`);
  await expect(ben.locator('.slip-state')).toHaveText(/Your turn|Others are playing/);
  await expect(ada.locator('.slip-state')).toHaveText(/Your turn|Others are playing/);
  const turns = [ada, ben].map(page => page.locator('.slip-state[data-yours]').count());
  expect((await Promise.all(turns)).reduce((a, b) => a + b)).toBeGreaterThan(0);
  await shot(ada, 'online-home');
  await axe(ada);
  await expect(ada.locator('.slip').getByRole('button')).toHaveCount(0);
  await ada.locator('.slip').getByRole('link').click();
  await expect(ada.locator('.ask')).toBeVisible();
});

test('a table without onlookers says so', async ({ house: { server }, meet }) => {
  const ada = await meet('Ada');
  const cleo = await meet('Cleo');
  await guest(ada, server, 'Ada');
  const id = await seated(server, [ada], { bots: ['random'], spectators: false });
  await cleo.goto(tableUrl(server, id));
  await expect(cleo.getByRole('heading', { name: 'No spectators' })).toBeVisible();
  await expect(cleo.getByRole('alert')).toContainText('want to be among themselves');
  await openTable(ada, server, id);
  await act(ada, server, id, { do: 'leave' });
});
