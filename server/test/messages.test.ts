/** Messages that come twice, late, out of order, or at the same moment. */
import { once } from 'node:events';
import type { Act, ServerMessage } from '@epoka/protocol';
import { describe, expect, it } from 'vitest';
import type WebSocket from 'ws';
import { guest, key, someAnswer, startedTable, startServer, until, type Visitor } from './helpers/server.ts';

async function line(
  who: Visitor,
): Promise<{ socket: WebSocket; got: ServerMessage[]; act(table: string, act: Act, k?: string): string }> {
  const socket = who.socket();
  const got: ServerMessage[] = [];
  socket.on('message', data => got.push(JSON.parse(String(data))));
  await once(socket, 'open');
  return {
    socket,
    got,
    act(table, act, k = key()) {
      socket.send(JSON.stringify({ t: 'act', table, key: k, act }));
      return k;
    },
  };
}

const verdicts = (got: readonly ServerMessage[], k: string) =>
  got.flatMap(m =>
    m.t === 'done' && m.key === k ? ['done'] : m.t === 'refused' && m.key === k ? [m.problem.code] : [],
  );

describe('an act', () => {
  it('that arrives many times is done once and acknowledged every time', async () => {
    const server = await startServer();
    const [ada, bob] = [await guest(server, 'Ada'), await guest(server, 'Bob')];
    const id = await startedTable([ada, bob], { game: 'tictactoe' });
    const { got, act } = await line(ada);
    const answer: Act = { do: 'answer', ...someAnswer(await ada.table(id))! };
    const k = key();
    for (let i = 0; i < 20; i++) act(id, answer, k);
    // The same once more through another door.
    await ada.act(id, answer, k);
    await until(() => verdicts(got, k).length === 20, 'all acknowledgements');
    expect(new Set(verdicts(got, k))).toEqual(new Set(['done']));
    expect((await ada.table(id)).n).toBe(1);
  });

  it('that was delayed until the question was gone is refused', async () => {
    const server = await startServer();
    const [ada, bob] = [await guest(server, 'Ada'), await guest(server, 'Bob')];
    const id = await startedTable([ada, bob], { game: 'tictactoe' });
    const late: Act = { do: 'answer', ...someAnswer(await ada.table(id))!, seen: 0 };
    await ada.act(id, { do: 'answer', ...someAnswer(await ada.table(id), () => 0.9)! });
    expect(await ada.problem(ada.act(id, late))).toBe('not-asked');
    await ada.act(id, { do: 'undo' });
    // The same number of a question, but another time: not what the player saw.
    expect(await ada.problem(ada.act(id, late))).toBe('stale');
  });

  it('given before its turn does not count, and does not harm the ones in order', async () => {
    const server = await startServer();
    const [ada, bob] = [await guest(server, 'Ada'), await guest(server, 'Bob')];
    const id = await startedTable([ada, bob], { game: 'tictactoe' });
    const { got, act } = await line(ada);
    const { question } = someAnswer(await ada.table(id))!;
    const early = act(id, { do: 'answer', question: question + 2, answer: ['mark', 4] });
    const right = act(id, { do: 'answer', ...someAnswer(await ada.table(id))! });
    const twice = act(id, { do: 'answer', ...someAnswer(await ada.table(id), () => 0.9)! });
    await until(() => [early, right, twice].every(k => verdicts(got, k).length === 1), 'all verdicts');
    // "Twice" was made from a view that may have been taken before or after the right one; at most one of both counts.
    expect(verdicts(got, early)).toEqual(['not-asked']);
    expect([...verdicts(got, right), ...verdicts(got, twice)].filter(v => v === 'done')).toHaveLength(1);
    expect((await ada.table(id)).n).toBe(1);
  });

  it('of two browsers of one player at the same moment counts once', async () => {
    const server = await startServer();
    const [ada, bob] = [await guest(server, 'Ada'), await guest(server, 'Bob')];
    const id = await startedTable([ada, bob], { game: 'tictactoe' });
    const [one, two] = [await line(ada), await line(ada)];
    const table = await ada.table(id);
    const a = one.act(id, { do: 'answer', ...someAnswer(table)! });
    const b = two.act(id, { do: 'answer', ...someAnswer(table, () => 0.9)! });
    await until(() => verdicts(one.got, a).length + verdicts(two.got, b).length === 2, 'both verdicts');
    expect([...verdicts(one.got, a), ...verdicts(two.got, b)].sort()).toEqual(['done', 'not-asked']);
  });

  it('of several seats at the same moment all count where all are asked', async () => {
    const server = await startServer();
    const people = await Promise.all(['A', 'B', 'C', 'D'].map(name => guest(server, name)));
    const id = await startedTable(people, { game: 'caravan' });
    const lines = await Promise.all(people.map(line));
    for (let round = 0; round < 3; round++) {
      const tables = await Promise.all(people.map(who => who.table(id)));
      const asked = tables.flatMap((t, i) =>
        someAnswer(t) ? [{ i, act: { do: 'answer', ...someAnswer(t)!, seen: t.n } as Act }] : [],
      );
      if (asked.length < 2) {
        for (const { i, act } of asked) await people[i].act(id, act);
        continue;
      }
      const keys = asked.map(({ i, act }) => lines[i].act(id, act));
      await until(
        () => keys.every((k, j) => verdicts(lines[asked[j].i].got, k).length === 1),
        'all verdicts',
      );
      expect(keys.map((k, j) => verdicts(lines[asked[j].i].got, k)[0])).toEqual(keys.map(() => 'done'));
    }
  });
});
