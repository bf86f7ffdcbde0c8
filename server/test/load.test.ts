/** Cheap ways to keep a server busy, and addresses that are not what they say. */
import { once } from 'node:events';
import type { ServerMessage } from '@epoka/protocol';
import { describe, expect, it } from 'vitest';
import { limitName } from '../http/addresses.ts';
import { Limiter } from '../http/limits.ts';
import { withEnvironment } from '../settings.ts';
import {
  guest,
  later,
  sleep,
  someAnswer,
  startedTable,
  startServer,
  until,
  Visitor,
} from './helpers/server.ts';

describe('addresses behind a proxy', () => {
  const knock = async (url: string, forwarded: (i: number) => string, times: number) => {
    // All at once: what is tried takes its time, and meanwhile there would be more to try.
    const answers = await Promise.all(
      Array.from({ length: times }, (_, i) =>
        new Visitor(url).fetch(
          'POST',
          '/api/guest',
          { name: `Nobody ${i}` },
          { 'x-forwarded-for': forwarded(i) },
        ),
      ),
    );
    return answers.filter(answer => answer.status !== 429).length;
  };

  it('one that a visitor made up does not count, whatever stands in the list', async () => {
    const server = await startServer({ limitScale: 1, trustProxy: 1 });
    // What the proxy saw stands last.
    const passed = await knock(server.url, i => `8.8.${i}.1, 203.0.113.9`, 60);
    expect(passed).toBeLessThanOrEqual(43);
    expect(await knock(server.url, () => '203.0.113.10', 3)).toBe(3);
  });

  it('without a proxy nothing of it counts', async () => {
    const server = await startServer({ limitScale: 1 });
    expect(await knock(server.url, i => `203.0.113.${i}`, 60)).toBeLessThanOrEqual(43);
  });

  it('a list of proxies is believed, others are not', async () => {
    const inside = await startServer({ limitScale: 1, trustProxy: ['127.0.0.0/8'] });
    expect(await knock(inside.url, i => `203.0.113.${i}`, 60)).toBe(60);
    const outside = await startServer({ limitScale: 1, trustProxy: ['10.0.0.1'] });
    expect(await knock(outside.url, i => `203.0.113.${i}`, 60)).toBeLessThanOrEqual(43);
  });

  it('the setting is a number of hops or a list, and anything else is refused', () => {
    const read = (text: string) => withEnvironment({}, { EPOKA_TRUST_PROXY: text }).trustProxy;
    expect(['', '0', '1', '2', 'true', 'no'].map(read)).toEqual([undefined, 0, 1, 2, 1, 0]);
    expect(read('10.0.0.7, fd00::/8')).toEqual(['10.0.0.7', 'fd00::/8']);
    for (const text of ['loopback', '10.0.0.7/33', '10.0.0', '-1', '10.0.0.1/8/8'])
      expect(() => read(text)).toThrow('EPOKA_TRUST_PROXY');
  });

  it('all of one customer are one: the first half of an IPv6 address', () => {
    expect(limitName('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64');
    expect(limitName('2001:db8:1:2::9')).toBe('2001:db8:1:2::/64');
    expect(limitName('2001:0db8:0001:0002::9')).toBe('2001:db8:1:2::/64');
    expect(limitName('2001:db8::1')).toBe('2001:db8:0:0::/64');
    expect(limitName('::1')).toBe('0:0:0:0::/64');
    expect(limitName('fe80::1%eth0')).toBe('fe80:0:0:0::/64');
    expect(limitName('::ffff:192.0.2.7')).toBe('192.0.2.7');
    expect(limitName('192.0.2.7')).toBe('192.0.2.7');
  });

  it('a visitor with a whole net of them gets no more than one', async () => {
    const server = await startServer({ limitScale: 1, trustProxy: 1 });
    expect(await knock(server.url, i => `2001:db8:1:2::${i.toString(16)}`, 60)).toBeLessThanOrEqual(43);
    expect(await knock(server.url, () => '2001:db8:1:3::1', 3)).toBe(3);
  });
});

describe('cheap load', () => {
  /** A connection that counts what comes. */
  const follow = async (who: Visitor, id: string) => {
    const socket = who.socket();
    later(() => socket.close());
    const heard: ServerMessage[] = [];
    socket.on('message', data => heard.push(JSON.parse(String(data)) as ServerMessage));
    await once(socket, 'message');
    const watch = () => socket.send(JSON.stringify({ t: 'watch', table: id }));
    watch();
    await until(() => heard.some(m => m.t === 'table'), 'the table');
    return { socket, heard, watch, count: (t: string) => heard.filter(m => m.t === t).length };
  };

  it('one who watches again and again is told, not everybody else', async () => {
    const server = await startServer();
    const [ada, bob, eve] = await Promise.all(['Ada', 'Bob', 'Eve'].map(name => guest(server, name)));
    const id = await startedTable([ada, bob], { game: 'tictactoe' });
    const others = await Promise.all(Array.from({ length: 20 }, () => follow(bob, id)));
    const busy = await follow(eve, id);
    await sleep(1500);
    const before = others.map(o => o.heard.length);
    for (let i = 0; i < 100; i++) busy.watch();
    await until(() => busy.count('table') >= 101, 'all that was asked for');
    await sleep(1200);
    expect(others.map((o, i) => o.heard.length - before[i])).toEqual(others.map(() => 0));
  });

  it('people who come and go make the server speak of it once a second at most, and the last word is right', async () => {
    const server = await startServer();
    const [ada, bob] = await Promise.all(['Ada', 'Bob'].map(name => guest(server, name)));
    const id = await startedTable([ada, bob], { game: 'tictactoe' });
    const looker = await follow(ada, id);
    const started = performance.now();
    for (let i = 0; i < 15; i++) (await follow(new Visitor(server.url), id)).socket.close();
    await follow(bob, id);
    const last = () => looker.heard.filter(m => m.t === 'here').at(-1);
    await until(() => {
      const here = last();
      return here?.t === 'here' && here.seats.length === 2 && here.watchers === 0;
    }, 'the last word');
    const seconds = (performance.now() - started) / 1000;
    expect(looker.count('here')).toBeLessThanOrEqual(seconds + 3);
  });

  it('to watch costs, and a client that watched too often comes to its table all the same', async () => {
    const server = await startServer({ limitScale: 1 });
    const [ada, bob] = await Promise.all(['Ada', 'Bob'].map(name => guest(server, name)));
    const id = await startedTable([ada, bob], { game: 'tictactoe' });
    const busy = await follow(ada, id);
    for (let i = 0; i < 100; i++) busy.watch();
    await until(() => busy.count('gone') + busy.count('table') + busy.count('error') >= 100, 'an end of it');
    expect(busy.count('table')).toBeLessThan(60);
    const table = ada.client().follow(id);
    await table.when(t => t.view !== undefined);
  });

  it('talk has a limit, and those who talk too fast lose nothing', async () => {
    const server = await startServer({ limitScale: 1 });
    const [ada, bob] = await Promise.all(['Ada', 'Bob'].map(name => guest(server, name)));
    const id = await startedTable([ada, bob], { game: 'tictactoe' });
    const outcomes: string[] = [];
    for (let i = 0; i < 20; i++)
      outcomes.push(await ada.problem(ada.act(id, { do: 'say', text: `line ${i}` })));
    expect(outcomes.slice(0, 12)).toEqual(new Array(12).fill('none'));
    expect(outcomes.filter(code => code === 'too-fast').length).toBeGreaterThan(3);
    expect(await bob.problem(bob.act(id, { do: 'say', text: 'let me speak' }))).toBe('none');
    // The client says it again until it is said.
    const client = ada.client();
    await client.act(id, { do: 'say', text: 'patience' });
  });

  it('earlier positions are not for everybody at any rate; those who play go on', async () => {
    const server = await startServer({ limitScale: 1 });
    const [ada, bob] = await Promise.all(['Ada', 'Bob'].map(name => guest(server, name)));
    const id = await startedTable([ada, bob], { game: 'tictactoe' });
    const stranger = new Visitor(server.url);
    const outcomes = await Promise.all(
      Array.from({ length: 80 }, () => stranger.problem(stranger.get(`/api/tables/${id}/at/0`))),
    );
    expect(outcomes.filter(code => code === 'none').length).toBeLessThan(45);
    expect(outcomes.filter(code => code === 'too-fast').length).toBeGreaterThan(30);
    await ada.get(`/api/tables/${id}/at/0`);
    await ada.act(id, { do: 'answer', ...someAnswer(await ada.table(id))! });
    const mine = await Promise.all(
      Array.from({ length: 90 }, () => ada.problem(ada.get(`/api/tables/${id}/at/0`))),
    );
    expect(mine.filter(code => code === 'none').length).toBeGreaterThan(50);
    expect(mine).toContain('too-fast');
  });

  it('limits know so many names and no more, and forget those first that were silent longest', () => {
    let now = 0;
    let looked = 0;
    const limiter = new Limiter({ burst: 2, perSecond: 0.001 }, () => {
      looked++;
      return now;
    });
    expect([limiter.take('eve'), limiter.take('eve'), limiter.take('eve')]).toEqual([true, true, false]);
    for (let i = 0; i < 120_000; i++) {
      now += 1;
      limiter.take(`name ${i}`);
      // Somebody who goes on asking is not forgotten.
      if (i % 1000 === 0) expect(limiter.take('eve')).toBe(false);
    }
    expect(limiter.size).toBe(50_000);
    // One look at the clock each: nobody goes through all of them.
    expect(looked).toBe(120_000 + 120 + 3);
  });
});
