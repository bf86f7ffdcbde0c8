/** Muting, blocking and reporting at a table; the operator's page. */
import { act, api, expect, guest, startServer, tableUrl, test } from './online-tools.ts';
import { axe, shot } from './tools.ts';

const SECRET = 'open sesame, operator';

test('somebody is muted and reported; the operator reads it, bans, closes and tells everybody', async ({
  meet,
}) => {
  const server = await startServer('market', { operatorSecret: SECRET });
  try {
    const [ada, ben, boss] = [await meet('Ada'), await meet('Ben'), await meet('Boss')];
    await guest(ada, server, 'Ada');
    await guest(ben, server, 'Ben');
    const { id } = await api<{ id: string }>(ada, server, 'POST', '/api/tables', {
      key: 'operator-table',
      game: 'market',
      title: 'Friday',
      listed: true,
      seats: [{ who: 'me' }, { who: 'open' }],
    });
    await act(ben, server, id, { do: 'sit' });
    await ada.goto(tableUrl(server, id));
    await act(ben, server, id, { do: 'say', text: 'something nasty' });
    await expect(ada.locator('.chat-said').first()).toHaveText('something nasty');

    await test.step('Ada mutes and reports him', async () => {
      await ada.getByRole('button', { name: 'Mute, block or report' }).click();
      await ada.getByRole('button', { name: 'Mute: Ben' }).click();
      await expect(ada.getByRole('button', { name: 'Mute: Ben' })).toHaveAttribute('aria-pressed', 'true');
      await shot(ada, 'online-people-here');
      await axe(ada);
      await ada.getByRole('button', { name: 'Report: Ben' }).click();
      await ada.getByLabel('What happened?').fill('He is not nice.');
      await axe(ada);
      await ada.getByRole('button', { name: 'Send the report' }).click();
      await ada.keyboard.press('Escape');
      await expect(ada.locator('.chat-said')).toHaveCount(0);
      await expect(ada.getByText('One line of somebody you muted is hidden.')).toBeVisible();
    });

    await test.step('the operator', async () => {
      await boss.goto(`${server.url}/#/operator`);
      await boss.getByLabel('The operator’s secret').fill('a guess');
      await boss.getByRole('button', { name: 'Open' }).click();
      await expect(boss.getByRole('alert')).toBeVisible();
      await boss.getByLabel('The operator’s secret').fill(SECRET);
      await boss.getByRole('button', { name: 'Open' }).click();
      const report = boss.locator('[data-report]');
      await expect(report).toContainText('Ada about Ben');
      await expect(report).toContainText('something nasty');
      await shot(boss, 'operator');
      await axe(boss);
      await boss.getByRole('button', { name: 'Ban: Ben' }).click();
      await boss.getByLabel('Reason').fill('nasty');
      await axe(boss);
      await boss.getByRole('dialog').getByRole('button', { name: 'Ban', exact: true }).click();
      await expect(boss.getByRole('button', { name: 'Lift the ban: Ben' })).toBeVisible();
      await boss.getByRole('button', { name: 'Dealt with: Ben' }).click();
      await expect(report).toHaveCount(0);
      await boss.getByLabel('In English').fill('Back at nine.');
      await boss.getByLabel('In Polish').fill('Wracamy o dziewiątej.');
      await boss.getByRole('button', { name: 'Tell', exact: true }).click();
      await expect(ada.locator('[data-announcement]')).toContainText('Back at nine.');
      await boss.getByRole('button', { name: 'Close: Friday' }).click();
      await boss.getByLabel('Reason').fill('enough');
      await boss.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).last().click();
      await expect(ada.getByText('This table was closed.')).toBeVisible();
      const log = boss.getByRole('region', { name: 'What was done' });
      await expect(log).toContainText('closed the table');
      await expect(log).toContainText('told everybody');
    });
  } finally {
    await server.close();
  }
});
