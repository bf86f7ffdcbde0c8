/** People on a server: guests, accounts, sessions, tokens, friends, notices, and what is said to a slip of the keyboard. */
import { readFileSync } from 'node:fs';
import { api, expect, guest, test } from './online-tools.ts';
import { axe, shot } from './tools.ts';

test('a guest in one step; names that are empty or too long are told so', async ({
  house: { server },
  meet,
}) => {
  const page = await meet('Ada');
  await page.goto(`${server.url}/#/online`);
  await page.getByRole('button', { name: 'Come in' }).click();
  await expect(page.getByRole('alert')).toHaveText('Type a name first.');
  await expect(page.getByLabel('Your name')).toBeFocused();
  await axe(page);
  await page.getByLabel('Your name').fill('A'.repeat(31));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('A name has at most 30 characters; this one has 31.');
  await shot(page, 'online-welcome');
  const second = await page.context().newPage();
  await second.goto(`${server.url}/#/online`);
  await expect(second.getByLabel('Your name')).toBeVisible();
  await page.getByLabel('Your name').fill('  Ada ');
  await page.keyboard.press('Enter');
  await expect(page.getByText('You play as Ada.')).toBeVisible();
  // another tab of the same browser knows at once
  await expect(second.getByText('You play as Ada.')).toBeVisible();
  // the name is known when the page comes back, also under another one
  await page.goto(`${server.url}/#/account`);
  await page.getByLabel('Your name').fill('Ada L.');
  await page.getByRole('button', { name: 'Save' }).first().click();
  await expect(page.locator('.ek-toast')).toContainText('Saved.');
  await page.goto(`${server.url}/#/online`);
  await page.reload();
  await expect(page.getByText('You play as Ada L.')).toBeVisible();
  // no connection: said so, and tried again without losing anything
  await page.route('**/api/info', route => route.abort());
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('The server can’t be reached right now.');
  await page.unroute('**/api/info');
  // the page tries again by itself, too: the button may be gone before it is pressed
  for (const button of await page.getByRole('button', { name: 'Try now' }).elementHandles())
    await button.evaluate(node => (node as HTMLElement).click());
  await expect(page.getByText('You play as Ada L.')).toBeVisible();
});

test('an account: made, signed in elsewhere, sessions revoked, password changed, data taken along, deleted', async ({
  house: { server },
  meet,
}) => {
  const home = await meet('Dora');
  await guest(home, server, 'Dora');
  await home.goto(`${server.url}/#/account`);
  const make = home.getByRole('button', { name: 'Make an account' });
  await make.click();
  await expect(home.getByRole('alert')).toContainText('3 to 60 characters');
  await home.getByLabel('Sign-in name').fill('dora');
  await home.getByLabel('New password').fill('short');
  await make.click();
  await expect(home.getByRole('alert')).toHaveText('A password needs at least 8 characters.');
  await home.getByLabel('New password').fill('correct horse');
  await make.click();
  await expect(home.getByText('You sign in as dora.')).toBeVisible();

  const away = await meet('Dora elsewhere');
  const signIn = async (password: string) => {
    await away.getByLabel('Sign-in name').fill('dora');
    await away.getByLabel('Password').fill(password);
    await away.getByRole('button', { name: 'Sign in' }).click();
  };
  await test.step('sign in on another browser', async () => {
    await away.goto(`${server.url}/#/online`);
    await away.getByRole('button', { name: 'Sign in to your account' }).click();
    await signIn('wrong horse');
    await expect(away.getByRole('alert')).toHaveText('Name or password is wrong.');
    await axe(away);
    await signIn('correct horse');
    await expect(away.getByText('You play as Dora.')).toBeVisible();
  });

  await test.step('sessions are listed and revoked; the other browser is told at once', async () => {
    await home.reload();
    const rows = home.getByRole('region', { name: 'Where you are signed in' }).getByRole('listitem');
    await expect(rows).toHaveCount(2);
    await expect(rows.filter({ hasText: 'this browser' })).toHaveCount(1);
    await rows.getByRole('button', { name: /^End/ }).click();
    await expect(rows).toHaveCount(1);
    await expect(away.getByText('You were signed out here.')).toBeVisible();
    await away.getByRole('button', { name: 'Reload' }).click();
    await away.getByRole('button', { name: 'Sign in to your account' }).click();
    await signIn('correct horse');
    await expect(away.getByText('You play as Dora.')).toBeVisible();
  });

  await test.step('another password signs out all other devices', async () => {
    await home.getByLabel('Password so far').fill('wrong horse');
    await home.getByLabel('New password').fill('battery staple');
    await home.getByRole('button', { name: 'Change the password' }).click();
    await expect(home.getByRole('alert')).toHaveText('Name or password is wrong.');
    await home.getByLabel('Password so far').fill('correct horse');
    await home.getByRole('button', { name: 'Change the password' }).click();
    await expect(home.locator('.ek-toast')).toContainText('The password is changed.');
    await expect(away.getByText('You were signed out here.')).toBeVisible();
  });

  await test.step('the login is taken for others', async () => {
    const other = await meet('Eve');
    await guest(other, server, 'Eve');
    await other.goto(`${server.url}/#/account`);
    await other.getByLabel('Sign-in name').fill('Dora');
    await other.getByLabel('New password').fill('something long');
    await other.getByRole('button', { name: 'Make an account' }).click();
    await expect(other.getByRole('alert')).toHaveText('This sign-in name is taken.');
    // a guest who has an account signs in with it
    await other.getByRole('button', { name: 'I have one already' }).click();
    await other.getByLabel('Sign-in name').fill('dora');
    await other.getByLabel('Password').fill('battery staple');
    await other.getByRole('button', { name: 'Sign in' }).click();
    await expect(other.getByText('You sign in as dora.')).toBeVisible();
  });

  await test.step('a guest is asked back before a name is lost', async () => {
    const other = await meet('Eve');
    await guest(other, server, 'Eve');
    await other.goto(`${server.url}/#/account`);
    await other.getByRole('button', { name: 'Sign out' }).click();
    await expect(other.getByRole('dialog')).toContainText('you can’t come back as the same person');
    await other.locator('[data-confirm]').click();
    await expect(other.locator('.game').first()).toBeVisible();
  });

  await test.step('the data is taken along, then everything is deleted', async () => {
    const [file] = await Promise.all([
      home.waitForEvent('download'),
      home.getByRole('link', { name: 'Download my data' }).click(),
    ]);
    expect(JSON.parse(readFileSync(await file.path(), 'utf8'))).toMatchObject({ user: { name: 'Dora' } });
    await home.getByRole('button', { name: 'Delete me' }).click();
    const dialog = home.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Delete everything' }).click();
    await expect(dialog.getByRole('alert')).toHaveText('Type your password.');
    await dialog.getByLabel('Password').fill('correct horse');
    await dialog.getByRole('button', { name: 'Delete everything' }).click();
    await expect(dialog.getByRole('alert')).toHaveText('Name or password is wrong.');
    await dialog.getByLabel('Password').fill('battery staple');
    await dialog.getByRole('button', { name: 'Delete everything' }).click();
    await expect(home.locator('.game').first()).toBeVisible();
    expect(await api<{ me: unknown }>(home, server, 'GET', '/api/me')).toEqual({ me: null });
  });
});

test('friends by link, programs with tokens', async ({ house: { server }, meet }) => {
  const ada = await meet('Ada');
  await guest(ada, server, 'Ada');
  await ada.goto(`${server.url}/#/account`);
  await ada.getByRole('button', { name: 'Make a link for a friend' }).click();
  const link = await ada.getByLabel('Link for a friend').inputValue();

  const ben = await meet('Ben', { phone: true });
  await ben.goto(link);
  await ben.getByLabel('Your name').fill('Ben');
  await ben.keyboard.press('Enter');
  await ben.getByRole('button', { name: 'Become friends' }).click();
  const friends = ben.getByRole('region', { name: 'Friends' });
  await expect(friends.getByRole('listitem')).toHaveText(/Ada/);
  await shot(ben, 'online-account-phone', true);
  await ada.reload();
  await expect(ada.getByRole('region', { name: 'Friends' }).getByRole('listitem')).toHaveText(/Ben/);
  await friends.getByRole('button', { name: 'Remove: Ada' }).click();
  await expect(friends).toContainText('Nobody yet');
  // a link that was cut off
  await ben.goto(`${server.url}/#/account?friend=${'x'.repeat(30)}`);
  await ben.getByRole('button', { name: 'Become friends' }).click();
  await expect(friends.getByRole('alert')).toHaveText(
    'This link isn’t known. Perhaps it was cut off, or taken back.',
  );

  const tokens = ada.getByRole('region', { name: 'Programs that play for you' });
  await tokens.getByLabel('Name of the program').fill('my bot');
  await tokens.getByRole('button', { name: 'Make a token' }).click();
  const secret = await tokens.getByLabel('The token').inputValue();
  expect(secret).toMatch(/^epoka_/);
  const asProgram = () =>
    fetch(`${server.url}/api/tables?list=mine`, { headers: { authorization: `Bearer ${secret}` } });
  expect((await asProgram()).status).toBe(200);
  await tokens.getByRole('button', { name: 'End: my bot' }).click();
  await expect(tokens.getByRole('listitem')).toHaveCount(0);
  expect((await asProgram()).status).toBe(401);
});

test('how to be told of a turn: only what the server has', async ({ house: { server, mails }, meet }) => {
  const page = await meet('Ada');
  await guest(page, server, 'Ada');
  await page.goto(`${server.url}/#/account`);
  const notices = page.getByRole('region', { name: 'When it is your turn' });
  await expect(notices.getByRole('switch', { name: /Tell me in this browser/ })).toBeVisible();
  await expect(notices).not.toContainText('This server sends no');

  await notices.getByLabel('E-mail address').fill('not an address');
  await notices.getByRole('button', { name: 'Send a code' }).click();
  await expect(notices.getByRole('alert')).toHaveText('This isn’t an e-mail address.');
  await notices.getByLabel('E-mail address').fill('ada@example.org');
  await notices.getByRole('button', { name: 'Send a code' }).click();
  const code = notices.getByLabel('Code that was sent to ada@example.org');
  await code.fill('123');
  await notices.getByRole('button', { name: 'Confirm' }).click();
  await expect(notices.getByRole('alert')).toHaveText('The code has 8 digits.');
  await code.fill('00000000');
  await notices.getByRole('button', { name: 'Confirm' }).click();
  await expect(notices.getByRole('alert')).toHaveText('The code is wrong or too old.');
  await expect.poll(() => mails.length).toBeGreaterThan(0);
  // in the text: the headers have numbers of their own
  await code.fill(/code is (\d{8})\b/.exec(mails.at(-1) ?? '')?.[1] ?? '');
  await notices.getByRole('button', { name: 'Confirm' }).click();
  await expect(notices.getByRole('switch', { name: 'By e-mail to ada@example.org' })).toBeChecked();

  await notices.getByLabel('Webhook').fill('nonsense');
  await notices.getByRole('button', { name: 'Save' }).click();
  await expect(notices.getByRole('alert')).toContainText('It begins with https://');
  await notices.getByLabel('Webhook').fill('https://example.org/hook');
  await notices.getByRole('button', { name: 'Save' }).click();
  await notices.getByRole('switch', { name: /Quiet hours/ }).click();
  await expect(notices.getByLabel('From')).toHaveValue('22:00');
  await notices.getByLabel('From').fill('23:30');
  await expect
    .poll(async () => (await api<{ me: unknown }>(page, server, 'GET', '/api/me')).me)
    .toMatchObject({
      mail: { address: 'ada@example.org', confirmed: true },
      notices: { webhook: 'https://example.org/hook', quiet: { from: 23 * 60 + 30, to: 7 * 60 } },
    });
  await shot(page, 'online-account', true);
  await axe(page);
});
