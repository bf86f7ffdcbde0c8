/** A finished game whose rules are gone from the server is read in words. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { act, api, expect, guest, seated, startServer, tableUrl, test } from './online-tools.ts';
import { axe, shot } from './tools.ts';

test('an old finished game can be read, in both languages', async ({ meet }) => {
  const data = mkdtempSync(join(tmpdir(), 'epoka-old-'));
  try {
    const ada = await meet('Ada');
    const before = await startServer('market', { data });
    await guest(ada, before, 'Ada');
    const id = await seated(before, [ada], { bots: ['random'], substitute: 'random', title: 'Friday' });
    await act(ada, before, id, { do: 'leave' });
    const written = async () =>
      (await ada.request.get(`${before.url}/api/tables/${id}/chronicle`, { failOnStatusCode: false })).ok();
    await expect.poll(written, { timeout: 40_000 }).toBe(true);
    await before.close();

    const after = await startServer('market', {
      data,
      games: new URL('./online-games-fewer.ts', import.meta.url).href,
    });
    expect((await api<{ games: { id: string }[] }>(ada, after, 'GET', '/api/info')).games).not.toContainEqual(
      expect.objectContaining({ id: 'market' }),
    );
    await ada.goto(tableUrl(after, id));
    await expect(ada.getByRole('heading', { level: 1 })).toHaveText('Friday');
    await expect(ada.getByText('The rules of this game have changed since it was played')).toBeVisible();
    const log = ada.getByRole('region', { name: 'Log' });
    await expect(log.getByRole('listitem').first()).not.toBeEmpty();
    await expect(log).not.toContainText('\u2068');
    await shot(ada, 'online-chronicle');
    await axe(ada);
    await after.close();
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
});
