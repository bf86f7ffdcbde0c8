/** Chance that neither the server nor a player chooses: promised before, added to by every device, checked by anybody. */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TableInfo } from '@epoka/protocol';
import { earlyCommitment, newSalt } from '@epoka/table';
import { expect, it } from 'vitest';
import type { TableRow } from '../store/types.ts';
import { temporaryFolder } from './helpers/folder.ts';
import { startPostgres } from './helpers/postgres.ts';
import { guest, key, someAnswer, startServer } from './helpers/server.ts';

it('the server promises its part of the seed before the players add theirs, and all of it is in the replay', async () => {
  const server = await startServer();
  const ada = await guest(server, 'Ada');
  const bob = await guest(server, 'Bob');
  const salts = [newSalt(), newSalt()];
  const { id } = await ada.post<{ id: string }>('/api/tables', {
    key: key(),
    game: 'caravan',
    listed: true,
    seats: [{ who: 'me' }, { who: 'open' }],
  });
  const open = (await bob.table(id)).info;
  expect(open.commitment).toMatch(/^[0-9a-f]{64}$/);
  await bob.act(id, { do: 'sit', seat: 1 });
  expect(await bob.problem(bob.act(id, { do: 'ready', on: true, salt: 'mine' }))).toBe('malformed-message');
  await bob.act(id, { do: 'ready', on: true, salt: salts[1] });
  const before: TableInfo = (await ada.table(id)).info;
  expect(before.seats[1]).toMatchObject({ ready: true, salt: salts[1] });
  expect(JSON.stringify(before)).not.toContain('"seed"');
  await ada.act(id, { do: 'start', salt: salts[0] });

  const playing = await ada.table(id);
  expect(playing.view).toMatchObject({ commitment: open.commitment, salts, seed: null });
  const row = await server.context.store.tables.get(id);
  const { seed } = (row as TableRow).match as { seed: string };
  expect(earlyCommitment(seed, 'caravan')).toBe(open.commitment);
  expect(JSON.stringify(row?.lobby)).not.toContain(seed);
  expect(JSON.stringify(playing)).not.toContain(seed);

  for (let over = false; !over; )
    for (const who of [ada, bob]) {
      const table = await who.table(id);
      over = table.info.phase === 'over';
      const answer = over ? undefined : someAnswer(table, () => 0);
      if (answer) await who.act(id, { do: 'answer', ...answer });
    }
  expect(await ada.get(`/api/tables/${id}/verify`)).toMatchObject({ verified: true, seed, salts });
  const replay = await ada.get<object>(`/api/tables/${id}/replay`);
  const file = join(temporaryFolder(), 'game.json');
  writeFileSync(file, JSON.stringify(replay));
  const program = fileURLToPath(new URL('../../docs/verify.mjs', import.meta.url));
  const said = execFileSync(
    process.execPath,
    [program, file, '--promise', open.commitment as string, '--mine', salts[1]],
    {
      encoding: 'utf8',
    },
  );
  expect(said).toContain('good  the seed is the one that was promised');
  expect(said).toContain('good  the promise is the one you kept');
  expect(said).toContain('good  what you added was used');
});

it.each(['embedded', 'PostgreSQL'] as const)('a promise outlives the server, %s store', async kind => {
  const postgres = kind === 'PostgreSQL' ? await startPostgres() : undefined;
  try {
    const where = postgres ? { databaseUrl: await postgres.schema() } : { data: temporaryFolder() };
    const first = await startServer(where);
    const [ada, bob] = [await guest(first, 'Ada'), await guest(first, 'Bob')];
    const { id } = await ada.post<{ id: string }>('/api/tables', {
      key: key(),
      game: 'caravan',
      listed: true,
      seats: [{ who: 'me' }, { who: 'open' }, { who: 'bot', bot: 'random' }],
    });
    const promise = (await ada.table(id)).info.commitment;
    const salts = [newSalt(), newSalt()];
    await bob.act(id, { do: 'sit', seat: 1 });
    await bob.act(id, { do: 'ready', on: true, salt: salts[1] });
    await first.close();
    const second = await startServer(where);
    for (const who of [ada, bob]) who.base = second.url;
    // Whatever the host changes meanwhile.
    await ada.act(id, { do: 'change', title: 'Another name' });
    await bob.act(id, { do: 'ready', on: true });
    expect((await bob.table(id)).info).toMatchObject({
      commitment: promise,
      seats: [{}, { salt: salts[1] }, {}],
    });
    await ada.act(id, { do: 'start', salt: salts[0] });
    expect((await bob.table(id)).view).toMatchObject({ commitment: promise, salts: [...salts, ''] });
    const row = await second.context.store.tables.get(id);
    expect(earlyCommitment(((row as TableRow).match as { seed: string }).seed, 'caravan')).toBe(promise);
    await second.close();
  } finally {
    await postgres?.stop();
  }
});
