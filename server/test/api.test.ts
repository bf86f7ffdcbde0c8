/** The open interface: the example of the documentation plays a game. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { guest, later, someAnswer, startedTable, startServer, until } from './helpers/server.ts';

const EXAMPLE = new URL('../examples/bot.mjs', import.meta.url);

it('the example in the documentation is the one that is tested, and is short', () => {
  const text = readFileSync(EXAMPLE, 'utf8');
  expect(readFileSync(new URL('../../docs/api.md', import.meta.url), 'utf8')).toContain(text);
  const lines = text.split('\n').filter(line => line.trim() !== '' && !line.startsWith('//'));
  expect(lines.length).toBeLessThanOrEqual(30);
});

it('a program of one’s own plays by token', async () => {
  const server = await startServer();
  const [ada, bob] = [await guest(server, 'Ada'), await guest(server, 'Bob')];
  const { secret } = await bob.post<{ secret: string }>('/api/me/tokens', { name: 'example' });
  const id = await startedTable([ada, bob], { game: 'caravan' });
  const bot = spawn(process.execPath, [fileURLToPath(EXAMPLE), server.url, secret], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let complaints = '';
  bot.stderr.on('data', text => {
    complaints += text;
  });
  later(() => bot.kill('SIGKILL'));
  await until(
    async () => {
      const table = await ada.table(id);
      const answer = someAnswer(table);
      if (answer) await ada.act(id, { do: 'answer', ...answer, seen: table.n });
      return table.info.phase === 'over';
    },
    'the end of the game',
    40_000,
  );
  expect(complaints).toBe('');
});

it('the description covers every address of the interface', async () => {
  const server = await startServer();
  const ada = await guest(server, 'Ada');
  const { paths } = await ada.get<{ paths: Record<string, Record<string, { summary: string }>> }>(
    '/api/openapi.json',
  );
  const all = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map(m => `${m} ${path}`),
  );
  expect(all.length).toBeGreaterThan(35);
  for (const methods of Object.values(paths))
    for (const { summary } of Object.values(methods)) expect(summary).toBeTruthy();
  const acts = JSON.stringify(paths['/api/tables/{id}/acts']);
  for (const word of ['take-back', 'seen', 'rematch']) expect(acts).toContain(word);
});
