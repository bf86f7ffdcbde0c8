/** What the tests of online play share: a real server, people with browsers of their own, and short ways to a table. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server as TcpServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Act, NewTable } from '@epoka/protocol';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { PORT } from './playwright.config.ts';
import { choose, closeDigest, expect, type Given, PHONE, test as plain, prefer, stamp } from './tools.ts';

export { expect };

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** The client as players get it, or with the tiny game "market" besides. */
type Client = 'players' | 'market';

export interface Server {
  readonly url: string;
  /** lets time pass: clocks run out, links expire */
  skip(ms: number): Promise<void>;
  kill(): Promise<void>;
  /** again at the same address, with what it had saved */
  restart(): Promise<void>;
  close(): Promise<void>;
}

export async function startServer(client: Client, more: Record<string, unknown> = {}): Promise<Server> {
  const data = mkdtempSync(join(tmpdir(), 'epoka-e2e-'));
  const web = join(ROOT, '.cache', `e2e-${PORT}`, client);
  let child: ChildProcess;
  let url = '';
  const start = async (port: number) => {
    const options = JSON.stringify({ data, port, web, ...more });
    child = spawn(
      process.execPath,
      ['--conditions=source', '--import', 'tsx', 'web/e2e/online-server.ts', options],
      { cwd: ROOT, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] },
    );
    const told = await Promise.race([
      once(child, 'message').then(([message]) => message as { url: string }),
      once(child, 'exit').then(([code]) => {
        throw new Error(`the server ended with ${code}`);
      }),
    ]);
    url = told.url;
  };
  await start(0);
  const kill = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  };
  return {
    get url() {
      return url;
    },
    async skip(ms) {
      child.send({ skip: ms });
      await once(child, 'message');
    },
    kill,
    restart: async () => {
      await kill();
      await start(Number(new URL(url).port));
    },
    close: async () => {
      await kill();
      rmSync(data, { recursive: true, force: true });
    },
  };
}

/** A mail server that takes everything. */
export async function mailbox(): Promise<{ url: string; mails: string[]; server: TcpServer }> {
  const mails: string[] = [];
  const server = createServer(socket => {
    let body: string[] | undefined;
    let rest = '';
    socket.on('error', () => undefined);
    socket.write('220 test\r\n');
    socket.on('data', chunk => {
      const lines = (rest + chunk).split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        if (body && line !== '.') body.push(line);
        else if (body) {
          mails.push(body.join('\n'));
          body = undefined;
          socket.write('250 taken\r\n');
        } else if (/^data/i.test(line)) {
          body = [];
          socket.write('354 go on\r\n');
        } else if (/^quit/i.test(line)) socket.end('221 bye\r\n');
        else socket.write('250 good\r\n');
      }
    });
  });
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as { port: number };
  return { url: `smtp://127.0.0.1:${port}`, mails, server };
}

type Meet = (name: string, given?: Given & { readonly phone?: boolean }) => Promise<Page>;

/** One server for all tests of a run that don't kill it. */
export const test = plain.extend<
  { meet: Meet },
  {
    house: { readonly server: Server; readonly mails: readonly string[] };
    browsers: Map<string, BrowserContext[]>;
  }
>({
  house: [
    // biome-ignore lint/correctness/noEmptyPattern: a fixture names what it needs, and this one needs nothing
    async ({}, use) => {
      const { url, mails, server: post } = await mailbox();
      const server = await startServer('market', {
        smtp: url,
        mailFrom: 'Epoka <epoka@example.org>',
        pushContact: 'mailto:epoka@example.org',
      });
      await use({ server, mails });
      await server.close();
      post.close();
    },
    { scope: 'worker' },
  ],
  /** Browsers that nobody uses now. They know nobody any more, but have the client at hand. */
  browsers: [
    // biome-ignore lint/correctness/noEmptyPattern: a fixture names what it needs, and this one needs nothing
    async ({}, use) => {
      const idle = new Map<string, BrowserContext[]>();
      await use(idle);
      for (const context of [...idle.values()].flat()) await context.close();
    },
    { scope: 'worker' },
  ],
  /** Somebody with a browser of their own. Faults of any page fail the test. */
  meet: async ({ browser, browsers, trouble }, use) => {
    const used: [string, Page][] = [];
    await use(async (name, { phone = false, ...given } = {}) => {
      const kind = phone ? 'phone' : 'desk';
      const context = browsers.get(kind)?.pop() ?? (await newBrowser(browser, phone));
      const page = await context.newPage();
      used.push([kind, page]);
      listen(page, trouble, name);
      await prefer(page, { name: '', careful: false, ...given });
      await closeDigest(page);
      return page;
    });
    for (const [kind, page] of used) {
      await forget(page);
      browsers.set(kind, [...(browsers.get(kind) ?? []), page.context()]);
    }
  },
});

function newBrowser(browser: Browser, phone: boolean): Promise<BrowserContext> {
  return browser.newContext({
    viewport: phone ? PHONE : { width: 1280, height: 800 },
    locale: 'en-GB',
    // Every browser would fetch all of the client to be ready offline; that has tests of its own.
    serviceWorkers: 'block',
    // Several pages are open at a time; none of them has to be drawn again and again.
    reducedMotion: 'reduce',
  });
}

/** Everything a browser has kept, apart from its cache. */
async function forget(page: Page): Promise<void> {
  const context = page.context();
  const { origin } = new URL(page.url());
  if (origin !== 'null') {
    const devtools = await context.newCDPSession(page);
    await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'local_storage,indexeddb' });
  }
  await context.clearCookies();
  for (const open of context.pages()) await open.close();
}

export function listen(page: Page, trouble: string[], name: string): void {
  page.on('pageerror', error => trouble.push(`${name}: ${error.stack ?? error}`));
  page.on('console', message => {
    const text = message.text();
    if (message.type() === 'error' && !/Failed to load resource|net::ERR_|WebSocket connection/.test(text))
      trouble.push(`${name}: ${text}`);
  });
}

/** Comes in as a guest behind the page's back: most tests are about what follows. */
export async function guest(page: Page, server: { readonly url: string }, name: string): Promise<string> {
  const made = await page.request.post(`${server.url}/api/guest`, {
    data: { name },
    headers: { origin: server.url },
  });
  expect(made.ok()).toBe(true);
  return ((await made.json()) as { id: string }).id;
}

let keys = 0;
const key = (): string => `e2e-${process.pid}-${++keys}-key`;

export async function api<T>(
  page: Page,
  server: { readonly url: string },
  method: 'GET' | 'POST' | 'PATCH',
  path: string,
  data?: unknown,
): Promise<T> {
  const said = await page.request.fetch(server.url + path, {
    method,
    headers: { origin: server.url },
    ...(data === undefined ? {} : { data }),
  });
  expect(said.ok(), `${method} ${path}: ${said.status()}`).toBe(true);
  return (await said.json()) as T;
}

export const act = (
  page: Page,
  server: { readonly url: string },
  table: string,
  what: Act,
): Promise<unknown> => api(page, server, 'POST', `/api/tables/${table}/acts`, { key: key(), act: what });

/** A table that has begun; the first of them is the host. Returns its id. */
export async function seated(
  server: { readonly url: string },
  people: readonly Page[],
  wish: Partial<NewTable> & { readonly bots?: readonly string[] } = {},
): Promise<string> {
  const { bots = [], ...rest } = wish;
  const [host, ...others] = people;
  const { id } = await api<{ id: string }>(host, server, 'POST', '/api/tables', {
    key: key(),
    game: 'market',
    listed: true,
    seats: [{ who: 'me' }, ...others.map(() => ({ who: 'open' })), ...bots.map(bot => ({ who: 'bot', bot }))],
    ...rest,
  });
  for (const page of others) {
    await act(page, server, id, { do: 'sit' });
    await act(page, server, id, { do: 'ready', on: true });
  }
  await act(host, server, id, { do: 'start' });
  return id;
}

export const tableUrl = (server: { readonly url: string }, id: string): string =>
  `${server.url}/#/table/~${id}`;

export async function openTable(page: Page, server: { readonly url: string }, id: string): Promise<void> {
  await page.goto(tableUrl(server, id));
  await expect(page.locator('.ask')).toBeVisible();
}

/** Whoever is asked takes a choice; returns who it was. */
export async function move(pages: readonly Page[], n = 0): Promise<Page> {
  const page = await turn(pages);
  if (!page) throw new Error('nobody is asked: the game is over');
  await choose(page, n);
  return page;
}

/** Who is asked; undefined once the end is shown. */
export async function turn(pages: readonly Page[]): Promise<Page | undefined> {
  for (let tries = 0; tries < 300; tries++) {
    for (const page of pages) if (await page.locator('.ask[data-asked]').count()) return page;
    if (await pages[0].locator('.end').count()) return undefined;
    await pages[0].waitForTimeout(50);
  }
  throw new Error('nobody is asked, and the game is not over');
}

export const answers = async (page: Page): Promise<number> => Number((await stamp(page)).split('/')[1]);

export async function sameTable(a: Page, b: Page): Promise<void> {
  await expect.poll(async () => (await stamp(a)) === (await stamp(b))).toBe(true);
}

export async function menu(page: Page, entry: string): Promise<void> {
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('menuitem', { name: entry }).click();
}

/** A leaf of the drawer beside the board, opened where it is closed. */
export async function openLeaf(page: Page, name: 'Log' | 'Chat' | 'Notes'): Promise<void> {
  const tab = page.getByRole('tab', { name });
  if (!(await tab.isVisible())) await page.getByRole('button', { name: 'Log', exact: true }).click();
  await tab.click();
}
