/** A data folder as the first edition wrote it: its tables open, go on by their rules, replay and verify. */
import { copyFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { expect, it } from 'vitest';
import { keptFolder } from './helpers/folder.ts';
import { later, someAnswer, startServer, Visitor } from './helpers/server.ts';

interface Saved {
  readonly cookies: Readonly<Record<'ada' | 'bob', string>>;
  readonly tables: Readonly<
    Record<string, { readonly id: string; readonly phase: string; readonly n: number }>
  >;
}

const saved = new URL('saved/1/', import.meta.url);
const GAMES = new URL('../games.ts', import.meta.url).href;

/** The people of that folder were last seen long ago, and would have been signed out by now. */
function wakeSessions(file: string): void {
  const db = new Database(file);
  db.exec(`update sessions set expires = ${Date.now() + 1e9}, seen = ${Date.now()}`);
  db.close();
}

it('tables begun with version 1 of the rules open, go on, end and verify', { timeout: 120_000 }, async () => {
  const { folder, remove } = keptFolder();
  later(remove);
  const file = join(folder, 'epoka.db');
  copyFileSync(new URL('epoka.db', saved), file);
  wakeSessions(file);
  const { cookies, tables }: Saved = JSON.parse(readFileSync(new URL('people.json', saved), 'utf8'));
  const server = await startServer({ data: folder, games: GAMES });
  const people = (['ada', 'bob'] as const).map(name => {
    const who = new Visitor(server.url);
    who.cookie = cookies[name];
    return who;
  });
  for (const { id, phase, n } of Object.values(tables)) {
    const opened = await people[0].table(id);
    expect([opened.info.phase, opened.n, opened.view?.version]).toEqual([phase, n, 1]);
  }
  for (const { id } of Object.values(tables)) {
    for (let answers = 0; answers < 2000; ) {
      const seen = await Promise.all(people.map(who => who.table(id)));
      if (seen[0].info.phase !== 'playing') break;
      const turn = seen.findIndex(reply => someAnswer(reply) !== undefined);
      // while a bot thinks, both wait
      if (turn < 0) continue;
      await people[turn].act(id, { do: 'answer', ...someAnswer(seen[turn])! });
      answers++;
      // one is left in the middle: that it goes on was seen
      if (answers === 40) break;
    }
    const now = await people[0].table(id);
    expect(now.view?.version).toBe(1);
    if (now.info.phase === 'over')
      expect(await people[0].get(`/api/tables/${id}/verify`)).toMatchObject({
        verified: true,
        promised: true,
        replayed: true,
      });
  }
  expect((await people[0].table(tables.finished.id)).info.phase).toBe('over');
});
