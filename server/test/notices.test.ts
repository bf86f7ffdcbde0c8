/** "It is your turn": who is told, how, when, and who is not. */
import { createECDH, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { createServer as createTcp } from 'node:net';
import type { LinkInfo, Me } from '@epoka/protocol';
import { describe, expect, it } from 'vitest';
import type { ServerContext } from '../context.ts';
import { isPublicAddress, post } from '../notices/delivery.ts';
import { Notifier } from '../notices/notifier.ts';
import { minuteOfDay, quietUntil } from '../notices/quiet-hours.ts';
import type { Accounts } from '../people/accounts.ts';
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

interface Received {
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

/** A webhook and push service on this machine. */
async function receiver(status = 201): Promise<{ url: string; got: Received[]; answer: { status: number } }> {
  const got: Received[] = [];
  const answer = { status };
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', part => parts.push(part));
    request.on('end', () => {
      got.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) });
      response.writeHead(answer.status).end();
    });
  });
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
  later(() => server.close());
  const { port } = server.address() as { port: number };
  return { url: `http://127.0.0.1:${port}`, got, answer };
}

/** A mail server on this machine that takes everything. */
async function mailbox(): Promise<{ url: string; mails: string[] }> {
  const mails: string[] = [];
  const server = createTcp(socket => {
    let data: string[] | undefined;
    let rest = '';
    socket.on('error', () => undefined);
    socket.write('220 test\r\n');
    socket.on('data', chunk => {
      const lines = (rest + chunk).split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        if (data) {
          if (line === '.') {
            mails.push(data.join('\n'));
            data = undefined;
            socket.write('250 taken\r\n');
          } else data.push(line);
        } else if (/^DATA/i.test(line)) {
          data = [];
          socket.write('354 go on\r\n');
        } else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n');
        else socket.write('250 ok\r\n');
      }
    });
  });
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
  later(() => server.close());
  return { url: `smtp://127.0.0.1:${(server.address() as { port: number }).port}`, mails };
}

const play = async (who: Visitor, id: string) =>
  who.act(id, { do: 'answer', ...someAnswer(await who.table(id))! });

const OPEN = { noticeDelay: 50, allowPrivate: true, publicUrl: 'http://epoka.example' };

describe('a webhook', () => {
  it('is called once a turn, in the language of the player, with the address of the table', async () => {
    const hook = await receiver(204);
    const server = await startServer(OPEN);
    const [ada, bob] = [await guest(server, 'Ada'), await guest(server, 'Bob')];
    await bob.call('PATCH', '/api/me', { language: 'pl', notices: { webhook: `${hook.url}/bob` } });
    const id = await startedTable([ada, bob], { game: 'tictactoe', title: 'Środa' });
    await play(ada, id);
    await until(() => hook.got.length > 0, 'the webhook');
    await sleep(200);
    expect(hook.got).toHaveLength(1);
    const { content, allowed_mentions } = JSON.parse(String(hook.got[0].body)) as Record<string, string>;
    expect(content).toContain('twoja kolej');
    expect(content).toContain('Środa');
    expect(content).toContain('Ada');
    expect(content).toContain(`http://epoka.example/#/table/~${id}`);
    expect(allowed_mentions).toEqual({ parse: [] });
    await play(bob, id);
    await play(ada, id);
    await until(() => hook.got.length === 2, 'the next turn');
  });

  it('is not called while the player looks, nor when the turn was taken in time', async () => {
    const hook = await receiver(204);
    const server = await startServer(OPEN);
    const [ada, bob] = [await guest(server, 'Ada'), await guest(server, 'Bob')];
    await bob.call('PATCH', '/api/me', { notices: { webhook: hook.url } });
    const id = await startedTable([ada, bob], { game: 'tictactoe' });
    const table = bob.client().follow(id);
    await table.when(t => t.view !== undefined);
    table.look(true);
    // Messages of one connection are handled in order: after this the server knows.
    await table.act({ do: 'say', text: 'I am here' });
    await play(ada, id);
    await sleep(250);
    expect(hook.got).toEqual([]);
    table.look(false);
    await table.act({ do: 'say', text: 'back in a minute' });
    await play(bob, id);
    await play(ada, id);
    await until(() => hook.got.length === 1, 'the notice after looking away');
  });

  it.each([
    'http://hooks.example.org/epoka',
    'https://127.0.0.1/hook',
    'https://2130706433/hook',
    'https://192.168.1.7:8443/hook',
    'https://[::1]/hook',
    'https://localhost/hook',
    'https://printer.local/hook',
    'https://intranet/hook',
  ])('to which nothing would be sent is refused at once: %s', webhook => {
    const office = new Notifier({} as ServerContext, {} as Accounts, {});
    expect(() => office.checkWebhook(webhook)).toThrow(expect.objectContaining({ code: 'private-address' }));
    expect(() => new Notifier({} as ServerContext, {} as Accounts, OPEN).checkWebhook(webhook)).not.toThrow();
    expect(() => office.checkWebhook('https://hooks.example.org/epoka')).not.toThrow();
  });

  it('is refused to the person who wants it; the one before stays', async () => {
    const server = await startServer({});
    const bob = await guest(server, 'Bob');
    const webhook = 'https://hooks.example.org/epoka';
    await bob.call('PATCH', '/api/me', { notices: { webhook } });
    const other = bob.call('PATCH', '/api/me', { notices: { webhook: 'http://hooks.example.org/epoka' } });
    expect(await bob.problem(other)).toBe('private-address');
    expect((await bob.get<{ me: Me }>('/api/me')).me.notices.webhook).toBe(webhook);
  });

  it('that does not work hurts nobody', async () => {
    const hook = await receiver(500);
    const server = await startServer(OPEN);
    const [ada, bob] = [await guest(server, 'Ada'), await guest(server, 'Bob')];
    await bob.call('PATCH', '/api/me', { notices: { webhook: hook.url } });
    const id = await startedTable([ada, bob], { game: 'tictactoe' });
    await play(ada, id);
    await until(() => hook.got.length === 1, 'the attempt');
    await play(bob, id);
    const { values } = await server.context.metrics.notices.get();
    expect(values).toMatchObject([{ labels: { way: 'webhook', outcome: 'failed' }, value: 1 }]);
  });

  it('may not point into our own network', async () => {
    for (const address of [
      '127.0.0.1',
      '10.1.2.3',
      '172.20.0.1',
      '192.168.1.1',
      '169.254.169.254',
      '100.64.0.1',
      '0.0.0.0',
      '::1',
      '::ffff:127.0.0.1',
      '::ffff:7f00:1',
      'fd00::1',
      'fe80::1',
      '::127.0.0.1',
      '::7f00:1',
      '::ffff:0:127.0.0.1',
      '2002:7f00:1::',
      '2002:a00:1::1',
      '64:ff9b::7f00:1',
      '64:ff9b:1::7f00:1',
      'fec0::1',
      'feff::1',
      '2001::1',
      '192.88.99.1',
      '192.88.99.255',
      '::ffff:192.88.99.1',
      '::1.2.3.4',
      '::a00:1',
      '2002::1',
      '2002:c0a8:101::1',
      '64:ff9b:1::1',
      '64:ff9b:1:ffff:ffff:ffff:ffff:ffff',
      'fec0::a:b',
      '2001:0:7f00:1::',
      '3fff::1',
      'nonsense',
    ])
      expect([address, isPublicAddress(address)]).toEqual([address, false]);
    for (const address of [
      '192.88.98.1',
      '192.88.100.1',
      '8.8.8.8',
      '2606:4700::1111',
      '2001:4860:4860::8888',
      '::ffff:8.8.8.8',
    ])
      expect([address, isPublicAddress(address)]).toEqual([address, true]);
    for (const url of ['https://127.0.0.1/', 'https://[::1]/', 'https://localhost/', 'http://example.org/'])
      await expect(post(url, { body: '' })).rejects.toThrow('not an address outside');
  });
});

describe('whoever might lose a seat', () => {
  it('is told by every way they have: when it is proposed, when a bot sits there, when they are asked', async () => {
    let passed = 0;
    const hook = await receiver(204);
    const box = await mailbox();
    const server = await startServer({
      ...OPEN,
      noticeDelay: 1e9,
      smtp: box.url,
      now: () => Date.now() + passed,
    });
    const [ada, bob, cleo] = await Promise.all(['Ada', 'Bob', 'Cleo'].map(name => guest(server, name)));
    await bob.call('PATCH', '/api/me', { language: 'pl', notices: { webhook: `${hook.url}/bob` } });
    await bob.post('/api/me/mail', { address: 'bob@example.org' });
    await until(() => box.mails.length === 1, 'the code');
    // in the text: the headers have numbers of their own
    const code = /\b\d{8}\b/.exec(
      box.mails[0]
        .split(/\r?\n\r?\n/)
        .slice(1)
        .join('\n'),
    )?.[0];
    await bob.post('/api/me/mail/confirm', { code });
    await ada.call('PATCH', '/api/me', { notices: { webhook: `${hook.url}/ada` } });
    await cleo.call('PATCH', '/api/me', { notices: { webhook: `${hook.url}/cleo` } });
    const heard = (path: string) =>
      hook.got
        .filter(g => g.path === path)
        .map(g => (JSON.parse(String(g.body)) as { content: string }).content);
    const id = await startedTable([ada, bob], { game: 'tictactoe', substitute: 'random' });
    // Looking on an old tab keeps nobody from being told of this.
    const table = bob.client().follow(id);
    await table.when(t => t.view !== undefined);
    table.look(true);
    await play(ada, id);
    passed += 25 * 3_600_000;
    await ada.act(id, { do: 'propose', what: 'replace', seat: 1 });
    await until(() => heard('/bob').length === 1 && box.mails.length === 2, 'the question');
    expect(heard('/bob')[0]).toContain('jesteś tam jeszcze?');
    passed += 2 * 3_600_000;
    await server.context.store.db.notify('job');
    await until(() => heard('/bob').length === 2 && box.mails.length === 3, 'the news of the bot');
    expect(heard('/bob')[1]).toContain('bot gra za ciebie');
    expect(heard('/bob')[1]).toContain(`#/table/~${id}`);
    await cleo.act(id, { do: 'take-over', seat: 1 });
    await until(() => heard('/bob').length === 3 && heard('/ada').length === 1, 'the question to both');
    expect(heard('/ada')[0]).toContain('somebody wants to join');
    for (const who of [ada, bob])
      await who.act(id, {
        do: 'vote',
        proposal: (await who.table(id)).info.proposals[0].id,
        agree: true,
      });
    await until(() => heard('/cleo').length === 1, 'the good news');
    expect(heard('/cleo')[0]).toContain('the seat is yours');
  });
});

describe('e-mail', () => {
  it('goes only to an address that was confirmed', async () => {
    const { url, mails } = await mailbox();
    const server = await startServer({ ...OPEN, smtp: url, mailFrom: 'Epoka <epoka@example.org>' });
    const [ada, bob] = [await guest(server, 'Ada'), await guest(server, 'Bob')];
    const unconfirmed = await bob.post<Me>('/api/me/mail', { address: 'bob@example.org' });
    expect(unconfirmed.mail).toEqual({ address: 'bob@example.org', confirmed: false });
    const id = await startedTable([ada, bob], { game: 'tictactoe' });
    await play(ada, id);
    await sleep(250);
    expect(mails).toHaveLength(1);
    const code = /code is (\d{8})/.exec(mails[0])?.[1] as string;
    const wrong = code === '00000000' ? '00000001' : '00000000';
    expect(await bob.problem(bob.post('/api/me/mail/confirm', { code: wrong }))).toBe('wrong-code');
    expect((await bob.post<Me>('/api/me/mail/confirm', { code })).mail?.confirmed).toBe(true);
    await play(bob, id);
    await play(ada, id);
    await until(() => mails.length === 2, 'the mail');
    expect(mails[1]).toContain('To: bob@example.org');
    expect(mails[1]).toContain('your turn');
    expect(mails[1]).toContain(`http://epoka.example/#/table/~${id}`);
    await bob.call('DELETE', '/api/me/mail');
    await play(bob, id);
    await play(ada, id);
    await sleep(250);
    expect(mails).toHaveLength(2);
  });

  it('a code can not be guessed for long', async () => {
    const { url, mails } = await mailbox();
    const server = await startServer({ ...OPEN, smtp: url });
    const bob = await guest(server, 'Bob');
    await bob.post('/api/me/mail', { address: 'bob@example.org' });
    const code = /code is (\d{8})/.exec(mails[0])?.[1] as string;
    const wrong = code === '00000000' ? '00000001' : '00000000';
    for (let i = 0; i < 5; i++) await bob.problem(bob.post('/api/me/mail/confirm', { code: wrong }));
    expect(await bob.problem(bob.post('/api/me/mail/confirm', { code }))).toBe('wrong-code');
  });

  it('is not offered by a server that sends none', async () => {
    const server = await startServer();
    const bob = await guest(server, 'Bob');
    expect(await bob.problem(bob.post('/api/me/mail', { address: 'bob@example.org' }))).toBe('no-mail');
    expect(await bob.get('/api/info')).toMatchObject({ mail: false, push: null });
  });
});

describe('browser push', () => {
  const browser = (endpoint: string) => {
    const keys = createECDH('prime256v1');
    return {
      endpoint,
      keys: { p256dh: keys.generateKeys('base64url'), auth: randomBytes(16).toString('base64url') },
    };
  };

  it('is sent encrypted and signed; a browser that is gone is forgotten', async () => {
    const push = await receiver(201);
    const server = await startServer({ ...OPEN, pushContact: 'mailto:op@example.org' });
    const [ada, bob] = [await guest(server, 'Ada'), await guest(server, 'Bob')];
    expect((await bob.get<{ push: string }>('/api/info')).push).toMatch(/^[\w-]{80,}$/);
    await bob.post('/api/me/push', browser(`${push.url}/one`));
    await bob.post('/api/me/push', browser(`${push.url}/two`));
    const id = await startedTable([ada, bob], { game: 'tictactoe' });
    await play(ada, id);
    await until(() => push.got.length === 2, 'both browsers');
    for (const { headers, body } of push.got) {
      expect(headers['content-encoding']).toBe('aes128gcm');
      expect(headers.authorization).toMatch(/^vapid t=/);
      expect(headers.topic).toMatch(/^[\w-]{32}$/);
      expect(String(body)).not.toContain('turn');
    }
    push.answer.status = 410;
    await play(bob, id);
    await play(ada, id);
    await until(() => push.got.length === 4, 'the second turn');
    await until(
      async () => (await server.context.store.people.subscriptions(bob.me?.id as string)).length === 0,
      'forgetting',
    );
  });

  it('keys stay the same over a restart', async () => {
    const server = await startServer({ pushContact: 'mailto:op@example.org' });
    const first = await server.context.store.fact('vapid');
    expect(await server.context.store.factOnce('vapid', 'another')).toEqual(first);
  });
});

describe('quiet hours', () => {
  const at = (time: string) => Date.parse(`2026-03-10T${time}:00Z`);
  it.each([
    ['before', '20:59', undefined],
    ['at their beginning', '21:00', '06:00'],
    ['at night', '23:30', '06:00'],
    ['after midnight', '03:15', '06:00'],
    ['at their end', '06:00', undefined],
  ])('%s', (_, time, end) => {
    const until = quietUntil({ quiet: { from: 22 * 60, to: 7 * 60 }, zone: 'Europe/Warsaw' }, at(time));
    if (end === undefined) expect(until).toBeUndefined();
    else expect(new Date(until as number).toISOString().slice(11, 16)).toBe(end);
  });

  it('follow the clock of the player', () => {
    expect(minuteOfDay(at('12:00'), 'Europe/Warsaw')).toBe(13 * 60);
    expect(minuteOfDay(at('23:30'), 'Europe/Warsaw')).toBe(30);
    expect(quietUntil({ quiet: { from: 60, to: 60 }, zone: 'UTC' }, at('01:00'))).toBeUndefined();
    expect(quietUntil({ quiet: null, zone: 'UTC' }, at('01:00'))).toBeUndefined();
  });

  it('put a notice off until they are over', async () => {
    const hook = await receiver(204);
    const server = await startServer(OPEN);
    const [ada, bob] = [await guest(server, 'Ada'), await guest(server, 'Bob')];
    const minute = minuteOfDay(Date.now(), 'UTC');
    const quiet = { from: (minute + 1430) % 1440, to: (minute + 10) % 1440 };
    await bob.call('PATCH', '/api/me', { notices: { webhook: hook.url, quiet, zone: 'UTC' } });
    const id = await startedTable([ada, bob], { game: 'tictactoe' });
    await play(ada, id);
    const due = async () =>
      (await server.context.store.db.query<{ due: number }>(`select due from jobs where kind = 'notice'`))[0]
        ?.due ?? 0;
    await until(async () => (await due()) > Date.now() + 60_000, 'the notice to be put off');
    expect(hook.got).toEqual([]);
  });
});

describe('an invitation', () => {
  it('is told like a turn', async () => {
    const hook = await receiver(204);
    const server = await startServer(OPEN);
    const [ada, bob] = [await guest(server, 'Ada'), await guest(server, 'Bob')];
    await bob.post('/api/friends', { code: (await ada.post<LinkInfo>('/api/friends/link')).code });
    await bob.call('PATCH', '/api/me', { notices: { webhook: hook.url } });
    const { id } = await ada.post<{ id: string }>('/api/tables', {
      key: key(),
      game: 'caravan',
      seats: [{ who: 'me' }, { who: 'open' }],
    });
    await ada.act(id, { do: 'invite', user: bob.me?.id as string });
    await until(() => hook.got.length === 1, 'the invitation');
    expect(String(hook.got[0].body)).toContain('Ada invites you');
  });
});
