/** The reference client: it comes back, goes on where it was, and nothing is lost or done twice. */

import { ActRefused, EpokaClient, type SocketLike } from '@epoka/protocol/client';
import { PROTOCOL } from '@epoka/protocol/codes';
import { describe, expect, it } from 'vitest';
import type WebSocket from 'ws';
import { keptFolder } from './helpers/folder.ts';
import { freePort } from './helpers/postgres.ts';
import {
  guest,
  key,
  later,
  sleep,
  someAnswer,
  startedTable,
  startServer,
  until,
  type Visitor,
} from './helpers/server.ts';

/** A client whose connection can be cut, and whose messages can be lost on the way. */
function shakyClient(who: Visitor) {
  const sockets: WebSocket[] = [];
  const state = { loseOutgoing: false, loseIncoming: false, sent: [] as string[], received: [] as string[] };
  const client = new EpokaClient({
    patience: { first: 20, most: 100 },
    connect: () => {
      const socket = who.socket();
      sockets.push(socket);
      const like: SocketLike = {
        onopen: null,
        onmessage: null,
        onclose: null,
        onerror: null,
        send(text) {
          state.sent.push(text);
          if (!state.loseOutgoing) socket.send(text);
        },
        close: code => socket.close(code),
      };
      socket.on('message', data => {
        state.received.push(String(data));
        if (!state.loseIncoming) like.onmessage?.({ data: String(data) });
      });
      socket.on('close', code => like.onclose?.({ code }));
      socket.on('error', () => undefined);
      return like;
    },
  });
  later(() => client.close());
  return { client, state, cut: () => sockets.at(-1)?.terminate() };
}

const firstChoice = (table: ReturnType<EpokaClient['follow']>) => {
  const q = table.shown!.questions[0];
  return [q.id, q.choices.find(c => !c.why)!.answer] as const;
};

describe('the client', () => {
  it('goes on after a cut with what is missing, and no more', async () => {
    const server = await startServer();
    const [ada, bob] = [await guest(server, 'Ada'), await guest(server, 'Bob')];
    const id = await startedTable([ada, bob], { game: 'tictactoe' });
    const { client, state, cut } = shakyClient(bob);
    const table = client.follow(id);
    await table.when(t => t.view !== undefined);
    state.received.length = 0;
    cut();
    await until(
      () => client.status === 'connected' && state.received.some(t => t.includes('"current"')),
      'the way back',
    );
    expect(state.received.some(text => text.includes('"t":"table"'))).toBe(false);
    const adas = ada.client().follow(id);
    await adas.when(t => t.view !== undefined);
    cut();
    await adas.answer(...firstChoice(adas));
    await table.when(t => t.n === 1);
    expect(JSON.parse(JSON.stringify(table.view))).toEqual((await bob.table(id)).view);
  });

  it('does an act once though its message or its answer was lost', async () => {
    const server = await startServer();
    const [ada, bob] = [await guest(server, 'Ada'), await guest(server, 'Bob')];
    const id = await startedTable([ada, bob], { game: 'tictactoe' });
    const { client, state, cut } = shakyClient(ada);
    const table = client.follow(id);
    await table.when(t => t.view !== undefined);

    state.loseOutgoing = true;
    const first = table.answer(...firstChoice(table));
    await sleep(50);
    expect((await ada.table(id)).n).toBe(0);
    state.loseOutgoing = false;
    cut();
    expect(await first).toMatchObject({ n: 1 });

    await bob.act(id, {
      do: 'answer',
      question: (await bob.table(id)).view!.questions[0].id,
      answer: (await bob.table(id)).view!.questions[0].choices.find(c => !c.why)!.answer,
    });
    await table.when(t => t.n === 2);
    state.loseIncoming = true;
    const second = table.answer(...firstChoice(table));
    await until(async () => (await ada.table(id)).n === 3, 'the answer to arrive');
    state.loseIncoming = false;
    cut();
    expect(await second).toMatchObject({ n: 3 });
    expect((await ada.table(id)).n).toBe(3);
    await table.when(t => t.n === 3);
  });

  it('shows an answer at once and takes it back when it is refused', async () => {
    const server = await startServer();
    const [ada, bob] = [await guest(server, 'Ada'), await guest(server, 'Bob')];
    const id = await startedTable([ada, bob], { game: 'tictactoe' });
    const table = ada.client().follow(id);
    await table.when(t => t.view !== undefined);
    const [question] = firstChoice(table);
    const wrong = table.answer(question, ['mark', 99]);
    expect(table.shown?.questions).toEqual([]);
    expect(table.view?.questions).toHaveLength(1);
    await expect(wrong).rejects.toThrow(ActRefused);
    expect(table.shown?.questions).toHaveLength(1);
  });

  it('asks for the whole when something does not fit', async () => {
    const server = await startServer();
    const [ada, bob] = [await guest(server, 'Ada'), await guest(server, 'Bob')];
    const id = await startedTable([ada, bob], { game: 'tictactoe' });
    const { client, state } = shakyClient(bob);
    const table = client.follow(id);
    await table.when(t => t.view !== undefined);
    const adas = ada.client().follow(id);
    await adas.when(t => t.view !== undefined);
    state.loseIncoming = true;
    await adas.answer(...firstChoice(adas));
    await until(() => state.received.some(t => t.includes('"update"')), 'the lost update');
    state.loseIncoming = false;
    await table.act({ do: 'say', text: 'hm' });
    const next = (await bob.table(id)).view!.questions[0];
    await bob.act(id, { do: 'answer', question: next.id, answer: next.choices.find(c => !c.why)!.answer });
    await table.when(t => t.n === 2);
    expect(JSON.parse(JSON.stringify(table.view))).toEqual((await bob.table(id)).view);
  });

  it('asks for the whole when a change does not fit what it has seen', async () => {
    const server = await startServer();
    const [ada, bob] = [await guest(server, 'Ada'), await guest(server, 'Bob')];
    const id = await startedTable([ada, bob], { game: 'tictactoe' });
    const table = bob.client().follow(id);
    await table.when(t => t.view !== undefined);
    // As after a loss on the server: so many entries, but others.
    table.view = { ...table.view, state: null } as unknown as NonNullable<typeof table.view>;
    await ada.act(id, { do: 'answer', ...someAnswer(await ada.table(id))! });
    await table.when(t => t.n === 1);
    expect(JSON.parse(JSON.stringify(table.view))).toEqual((await bob.table(id)).view);
  });

  it('finds its way back after a restart of the server, with acts that were waiting', async () => {
    const { folder, remove } = keptFolder();
    later(remove);
    const port = await freePort();
    const first = await startServer({ data: folder, port });
    const [ada, bob] = [await guest(first, 'Ada'), await guest(first, 'Bob')];
    const id = await startedTable([ada, bob], { game: 'tictactoe' });
    const client = ada.client();
    const table = client.follow(id);
    await table.when(t => t.view !== undefined);
    const before = JSON.stringify(table.view);
    await first.close();
    await until(() => client.status === 'waiting', 'the end of the server');
    const waiting = table.answer(...firstChoice(table));
    await startServer({ data: folder, port });
    expect(await waiting).toMatchObject({ n: 1 });
    await table.when(t => t.n === 1);
    expect(JSON.stringify(table.view)).not.toBe(before);
    expect(JSON.parse(JSON.stringify(table.view))).toEqual((await ada.table(id)).view);
  });

  it('sees the start of a game, seats that change, and who is there', async () => {
    const server = await startServer();
    const [ada, bob] = [await guest(server, 'Ada'), await guest(server, 'Bob')];
    const { id } = await ada.post<{ id: string }>('/api/tables', {
      key: key(),
      game: 'tictactoe',
      listed: true,
      seats: [{ who: 'me' }, { who: 'open' }],
    });
    const bobs = bob.client().follow(id);
    await bobs.when(t => t.info !== undefined);
    expect([bobs.view, bobs.seat]).toEqual([undefined, -1]);
    await bobs.act({ do: 'sit' });
    await bobs.act({ do: 'ready', on: true });
    await bobs.when(t => t.seat === 1);
    const adas = ada.client().follow(id);
    await adas.when(t => t.here.length === 2);
    await adas.act({ do: 'start' });
    await bobs.when(t => t.view !== undefined);
    expect(bobs.view?.seat).toBe(1);
    await bobs.act({ do: 'leave' });
    await bobs.when(t => t.seat === -1 && t.view?.seat === -1);
    await bobs.act({ do: 'take-over', seat: 1 });
    await bobs.when(t => t.seat === 1 && t.view?.seat === 1);
  });

  it('stops when it is signed out', async () => {
    const server = await startServer();
    const ada = await guest(server, 'Ada');
    const client = ada.client();
    await until(() => client.status === 'connected', 'a connection');
    await ada.post('/api/logout');
    await until(() => client.status === 'signed-out', 'the end');
  });

  it('is told that a table does not exist', async () => {
    const server = await startServer();
    const ada = await guest(server, 'Ada');
    await expect(
      ada
        .client()
        .follow('nothing')
        .when(() => false),
    ).rejects.toThrow('no-such-table');
  });
});

describe('a client that is at its end', () => {
  /** A connection to a server that speaks as told. */
  const talking = (protocol: number) => {
    const socket: SocketLike = {
      onopen: null,
      onmessage: null,
      onclose: null,
      onerror: null,
      send: () => undefined,
      close: () => undefined,
    };
    const client = new EpokaClient({ connect: () => socket });
    const welcome = { t: 'welcome', protocol, user: null, now: Date.now() };
    socket.onmessage?.({ data: JSON.stringify(welcome) });
    return client;
  };

  it('says whether the server has another version or it was closed by its own hand', () => {
    const old = talking(999);
    expect([old.status, old.isOver]).toEqual(['other-version', true]);
    old.reconnect();
    expect(old.status).toBe('other-version');
    const fine = talking(PROTOCOL);
    expect([fine.status, fine.isOver]).toEqual(['connected', false]);
    fine.close();
    expect([fine.status, fine.isOver]).toEqual(['closed', true]);
  });
});
