/** What each seat receives over whole games contains nothing it may not know. */

import { once } from 'node:events';
import { type Answer, type CoreState, redact, SPECTATOR } from '@epoka/kernel';
import type { ServerMessage } from '@epoka/protocol';
import { Table } from '@epoka/table';
import { describe, expect, it } from 'vitest';
import { Metrics } from '../metrics.ts';
import { chained, chainStart } from '../tables/chain.ts';
import type { Lobby } from '../tables/lobby.ts';
import { seatInfo } from '../tables/lobby.ts';
import { type Watcher, Watchers } from '../tables/watchers.ts';
import { games } from './helpers/games.ts';
import { guest, key, startedTable, startServer, until, type Visitor } from './helpers/server.ts';

/** Everything a connection receives, word for word. */
async function eavesdrop(who: Visitor, id: string): Promise<string[]> {
  const got: string[] = [];
  const socket = who.socket();
  socket.on('message', data => got.push(String(data)));
  await once(socket, 'open');
  socket.send(JSON.stringify({ t: 'watch', table: id }));
  return got;
}

describe.each(['caravan', 'dicerace', 'tictactoe'])('a whole game of %s', game => {
  it('tells each seat what it may know, and no more', async () => {
    const server = await startServer();
    const seats = game === 'tictactoe' ? 2 : 3;
    const people = await Promise.all(Array.from({ length: seats }, (_, i) => guest(server, `P${i}`)));
    const eve = await guest(server, 'Eve');
    const id = await startedTable(people, { game });
    const lookers = [...people, eve];
    const raw = await Promise.all(lookers.map(who => eavesdrop(who, id)));
    const followed = lookers.map(who => who.client().follow(id));
    await Promise.all(followed.map(t => t.when(x => x.view !== undefined)));
    const { rules } = games[game];
    const real = async () => {
      const row = await server.context.store.tables.get(id);
      const entries = await server.context.store.tables.entries(id, 0);
      return Table.load(rules, { ...(row?.match as object), entries } as never);
    };
    const seed = (await real()).record.seed;
    for (let n = 0; ; n++) {
      const table = await real();
      await Promise.all(followed.map(t => t.when(x => x.n === table.n)));
      for (const [i, t] of followed.entries()) {
        const seat = i < seats ? i : SPECTATOR;
        // Pieced together from patches, it is exactly what the table of secrets allows.
        expect(t.view?.state).toEqual(
          JSON.parse(JSON.stringify(redact(rules, table.state as CoreState, seat))),
        );
        for (const q of t.view?.questions ?? []) expect(q.seat).toBe(seat);
        if (!table.over) expect(t.view?.seed).toBeNull();
      }
      if (table.over) break;
      // Until the end the seed is in no message to anybody.
      for (const text of raw.flat()) expect(text.includes(seed)).toBe(false);
      const asked = followed.filter(t => (t.view?.questions.length ?? 0) > 0);
      for (const t of asked) {
        const q = t.view!.questions[0];
        const open = q.choices.filter(c => !c.why);
        await t.answer(q.id, open[(n * 7 + q.id) % open.length].answer);
      }
    }
    const end = followed[seats].view;
    expect([end?.over, end?.seed]).toEqual([true, seed]);
  });
});

describe('two games that differ only in what a seat may not know', () => {
  /** The words sent to every watcher while the given answers are given at a table with this seed. */
  function told(answers: readonly { seat: number; answer: Answer }[]): Map<number, string[]> {
    const { rules } = games.caravan;
    const seats = ['A', 'B', 'C'].map(name => ({ kind: 'human' as const, name, player: name }));
    const table = Table.create(rules, { seats, seed: 'the same seed for both' });
    const watchers = new Watchers('t', new Metrics());
    const lobby = { doc: { seats: table.seats.map(seatInfo), spectatorChat: true } } as unknown as Lobby;
    const words = new Map<number, string[]>();
    for (const [seat, user] of ['A', 'B', 'C', undefined].entries()) {
      const got: string[] = [];
      words.set(seat < 3 ? seat : SPECTATOR, got);
      const watcher: Watcher = {
        user,
        send: (message: ServerMessage) => got.push(JSON.stringify(message)),
        sendText: text => got.push(text),
      };
      const entering = { seat: seat < 3 ? seat : SPECTATOR, n: table.n, link: undefined };
      watchers.enter(watcher, { ...entering, mayNot: () => undefined });
      watchers.sendWhole(watcher, lobby, table, []);
    }
    for (const { seat, answer } of answers) {
      watchers.prepare(table);
      const q = table.asked.find(x => x.seat === seat);
      table.answer(seat, q?.id as number, answer);
      watchers.publish(lobby, table, false);
    }
    return words;
  }

  it('are told to that seat in the very same words', () => {
    const low = told([
      { seat: 0, answer: ['bid', 1] },
      { seat: 1, answer: ['bid', 0] },
    ]);
    const high = told([
      { seat: 0, answer: ['bid', 3] },
      { seat: 1, answer: ['bid', 0] },
    ]);
    expect(low.get(1)).toEqual(high.get(1));
    expect(low.get(2)).toEqual(high.get(2));
    expect(low.get(SPECTATOR)).toEqual(high.get(SPECTATOR));
    // The one who bid sees the difference, so the test can see one at all.
    expect(low.get(0)).not.toEqual(high.get(0));
    expect(low.get(1)?.length).toBe(3);
  });
});

it('the hash of what is saved can not be guessed from what a bot may have answered in secret', async () => {
  const server = await startServer();
  const ada = await guest(server, 'Ada');
  const { id } = await ada.post<{ id: string }>('/api/tables', {
    key: key(),
    game: 'caravan',
    seats: [{ who: 'me' }, { who: 'bot', bot: 'random' }],
  });
  await ada.act(id, { do: 'start' });
  await until(async () => (await ada.table(id)).n >= 1, "the bot's bid");
  const head = async (n: number): Promise<string | null> => {
    const socket = ada.socket();
    const heard = new Promise<string | null>(done =>
      socket.on('message', data => {
        const message = JSON.parse(String(data)) as ServerMessage;
        if (message.t === 'told') done(message.head);
      }),
    );
    await new Promise(open => socket.once('open', open));
    const have = { n: 0, seat: 0, revision: 0, chat: 0, told: n };
    socket.send(JSON.stringify({ t: 'watch', table: id, have }));
    const said = await heard;
    socket.close();
    return said;
  };
  const [{ body }] = await server.context.store.tables.record(id, 0);
  const bid = body as unknown as { seat: number; answer: [string, number] };
  expect([bid.seat, bid.answer[0]]).toEqual([1, 'bid']);
  const told = await head(1);
  expect(told).toMatch(/^[\w-]{32}$/);
  // Whoever tries all bids, and all milliseconds, needs no more than these.
  const guesses = [0, 1, 2, 3, 4, 5, 6].map(coins =>
    chained(chainStart(id), { ...bid, answer: ['bid', coins] } as never),
  );
  expect(guesses).not.toContain(told);
  expect(await head(0)).not.toBe(chainStart(id));
  // The same again is the same: by that a client knows whether something is lost.
  expect(await head(1)).toBe(told);
});
