/** Online play against a real server process: two players, an onlooker, a reload, a killed and restarted server. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { asked, axe, changed, confirmCaution, expect, PHONE, prefer, shot, stamp, test } from './tools.ts';

const ROOT = new URL('../../', import.meta.url).pathname;

interface Server {
  readonly url: string;
  readonly port: number;
  kill(): Promise<void>;
}

async function startServer(data: string, port = 0): Promise<Server> {
  const child: ChildProcess = spawn(
    process.execPath,
    ['--conditions=source', '--import', 'tsx', 'server/main.ts'],
    {
      cwd: ROOT,
      env: {
        ...process.env,
        EPOKA_DATA: data,
        EPOKA_PORT: String(port),
        EPOKA_HOST: '127.0.0.1',
        EPOKA_LOG: 'info',
        EPOKA_LIMIT_SCALE: '100',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let said = '';
  const heard = new Promise<string>((resolve, reject) => {
    const listen = (text: Buffer): void => {
      said += text;
      const url = /Epoka is ready: (http:\/\/\S+)/.exec(said)?.[1];
      if (url) resolve(url);
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    child.on('exit', code => reject(new Error(`the server ended with ${code}: ${said}`)));
  });
  const url = await heard;
  return {
    url,
    port: Number(new URL(url).port),
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}

let data: string;
let server: Server;
test.beforeAll(async () => {
  data = mkdtempSync(join(tmpdir(), 'epoka-e2e-'));
  server = await startServer(data);
});
test.afterAll(async () => {
  await server?.kill();
  rmSync(data, { recursive: true, force: true });
});

/** A browser of its own for each person. Faults of any page fail the test. */
async function person(browser: Browser, trouble: string[], name: string): Promise<Page> {
  const context: BrowserContext = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
  });
  const page = await context.newPage();
  page.on('pageerror', error => trouble.push(`${name}: ${error.stack ?? error}`));
  page.on('console', message => {
    const text = message.text();
    if (message.type() === 'error' && !/Failed to load resource|net::ERR_|WebSocket connection/.test(text))
      trouble.push(`${name}: ${text}`);
  });
  await prefer(page, { name: '', careful: false });
  return page;
}

async function comeIn(page: Page, name: string, button: string): Promise<void> {
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: button }).click();
}

/** Whoever is asked takes a choice; returns who it was. */
async function move(pages: readonly Page[], n: number): Promise<Page> {
  const turn = async (): Promise<Page | undefined> => {
    for (const page of pages) if (await page.locator('.ask[data-asked]').count()) return page;
    return undefined;
  };
  await expect.poll(async () => (await turn()) !== undefined).toBe(true);
  const page = (await turn()) as Page;
  const before = await stamp(page);
  const legal = page.locator('.ask [data-choice="legal"]');
  await legal.nth(n % (await legal.count())).click();
  await confirmCaution(page);
  await changed(page, before);
  return page;
}

const answers = async (page: Page): Promise<number> => Number((await stamp(page)).split('/')[1]);

async function sameTable(a: Page, b: Page): Promise<void> {
  await expect.poll(async () => (await stamp(a)) === (await stamp(b))).toBe(true);
}

test('Ada and Ben play New Horizons online, through a reload and a killed server; Cleo looks on', async ({
  browser,
  trouble,
}) => {
  test.setTimeout(120_000);
  const ada = await person(browser, trouble, 'Ada');
  const ben = await person(browser, trouble, 'Ben');
  const cleo = await person(browser, trouble, 'Cleo');

  await test.step('Ada comes in with a name and opens a table', async () => {
    await ada.goto(`${server.url}/#/online`);
    await axe(ada);
    await shot(ada, 'online-welcome');
    await comeIn(ada, 'Ada', 'Come in');
    await expect(ada.getByRole('heading', { name: 'My tables' })).toBeVisible();
    await ada.locator('.online-games').getByText('New Horizons').click();
    await expect(ada.locator('.new-form')).toBeVisible();
    await shot(ada, 'online-create');
    await axe(ada);
    await ada.getByRole('button', { name: 'Open the table' }).click();
    await expect(ada.locator('.gather-seat')).toHaveCount(2);
  });

  const link = await ada.locator('[data-copy]').inputValue();
  expect(new URL(link).pathname).toBe('/');
  expect(new URL(link).hash).toContain('join=');

  await test.step('Ben follows the invite link, both are ready, the game begins', async () => {
    await ben.goto(link);
    await comeIn(ben, 'Ben', 'Come in and sit down');
    await expect(ada.locator('.gather-seat')).toContainText(['Ada', 'Ben']);
    await expect(ada.getByRole('button', { name: 'Begin the game' })).toBeDisabled();
    await ben.getByRole('textbox', { name: 'Chat' }).fill('Hello from Ben');
    await ben.keyboard.press('Enter');
    await expect(ada.locator('.chat-lines')).toContainText('Hello from Ben');
    await shot(ada, 'online-gathering');
    await axe(ada);
    await ben.getByRole('button', { name: 'I am ready' }).click();
    await ada.getByRole('button', { name: 'Begin the game' }).click();
    await expect(ada.locator('.ask')).toBeVisible();
    await expect(ben.locator('.ask')).toBeVisible();
  });

  await test.step('each picks a government and sees the other’s moves', async () => {
    const acted = new Set<Page>();
    for (let i = 0; i < 6 || acted.size < 2; i++) acted.add(await move([ada, ben], i));
    await sameTable(ada, ben);
    expect(await answers(ada)).toBeGreaterThanOrEqual(6);
    await shot(ada, 'online-table');
    await axe(ada);
  });

  await test.step('Cleo looks on, sees no secrets and can’t act', async () => {
    const private_ = new URL(link);
    await cleo.goto(`${server.url}/${private_.hash.split('?')[0]}`);
    await expect(cleo.locator('.ask')).toBeVisible();
    await expect(cleo.locator('[data-onlooker]')).toContainText('looking on');
    await sameTable(cleo, ada);
    await expect(cleo.locator('.ask [data-choice]')).toHaveCount(0);
    const id = /~([\w-]+)/.exec(private_.hash)?.[1];
    const seen = await cleo.evaluate(async table => {
      const at = await fetch(`/api/tables/${table}`);
      const plan = await fetch(`/api/tables/${table}/plan`);
      const act = await fetch(`/api/tables/${table}/acts`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ key: 'onlooker-1', act: { do: 'undo' } }),
      });
      const { view } = await at.json();
      return {
        seat: view.seat,
        questions: view.questions.length,
        seed: view.seed,
        plan: plan.status,
        act: act.status,
      };
    }, id);
    expect(seen).toEqual({ seat: -1, questions: 0, seed: null, plan: 401, act: 401 });
    await shot(cleo, 'online-onlooker');
  });

  await test.step('a reload in the middle', async () => {
    const before = await stamp(ada);
    await ada.reload();
    await expect(ada.locator('.ask')).toBeVisible();
    expect(await stamp(ada)).toBe(before);
    await closeDigest(ada);
    await move([ada, ben], 1);
    await sameTable(ada, ben);
  });

  await test.step('the server is killed and comes back; an answer given meanwhile arrives once', async () => {
    await closeDigest(ada);
    await closeDigest(ben);
    const before = await answers(ada);
    const { port } = server;
    await server.kill();
    await expect(ada.locator('[data-offline]')).toBeVisible();
    await expect(ben.locator('[data-offline]')).toBeVisible();
    const mover = (await ada.locator('.ask[data-asked]').count()) > 0 ? ada : ben;
    await shot(mover, 'online-offline');
    await mover.locator('.ask [data-choice="legal"]').first().click();
    await confirmCaution(mover);
    // shown as given, and not to be given twice
    await expect(mover.locator('.ask[data-asked]')).toHaveCount(0);
    server = await startServer(data, port);
    await expect(ada.locator('[data-offline]')).toHaveCount(0);
    await expect(ben.locator('[data-offline]')).toHaveCount(0);
    await expect.poll(() => answers(ada)).toBe(before + 1);
    await sameTable(ada, ben);
    for (let i = 0; i < 4; i++) await move([ada, ben], i);
    await sameTable(ada, ben);
    await sameTable(ada, cleo);
    expect(await answers(ada)).toBe(before + 5);
  });

  await test.step('an offline answer survives a reload of the page as well', async () => {
    const before = await answers(ada);
    const mover = (await ada.locator('.ask[data-asked]').count()) > 0 ? ada : ben;
    const other = mover === ada ? ben : ada;
    const { port } = server;
    await server.kill();
    await expect(mover.locator('[data-offline]')).toBeVisible();
    await mover.locator('.ask [data-choice="legal"]').first().click();
    await confirmCaution(mover);
    server = await startServer(data, port);
    await mover.reload();
    await expect(mover.locator('.ask')).toBeVisible();
    await expect.poll(() => answers(other)).toBe(before + 1);
    await expect.poll(() => answers(mover)).toBe(before + 1);
  });

  await test.step('chat, and a proposal that needs consent', async () => {
    await closeDigest(ada);
    await closeDigest(ben);
    await ben.getByRole('tab', { name: 'Chat' }).click();
    await ben.getByRole('textbox', { name: 'Chat' }).fill('Good move!');
    await ben.keyboard.press('Enter');
    await ada.getByRole('tab', { name: 'Chat' }).click();
    await expect(ada.locator('.chat-lines')).toContainText('Good move!');
    await ada.getByRole('button', { name: 'Menu' }).click();
    await ada.getByRole('menuitem', { name: 'Propose a pause' }).click();
    await expect(ben.locator('[data-proposal="pause"]')).toContainText('Ada');
    await shot(ben, 'online-proposal');
    await axe(ben);
    await ben.getByRole('button', { name: 'Agree' }).click();
    await expect(ada.locator('.online-band')).toContainText('paused');
    await ben.getByRole('button', { name: 'Go on playing' }).click();
    await expect(ada.locator('.online-band')).not.toContainText('paused');
  });

  await test.step('the lobby knows the table', async () => {
    await ada.goto(`${server.url}/#/online`);
    await expect(ada.locator('.online-slip')).toHaveCount(1);
    await shot(ada, 'online-lobby');
    await axe(ada);
  });

  for (const page of [ada, ben, cleo]) await page.context().close();
});

async function closeDigest(page: Page): Promise<void> {
  const digest = page.locator('.digest .ek-dialog-close');
  // it may come a moment after the table
  await page.waitForTimeout(400);
  if (await digest.isVisible()) await digest.click();
}

test('an account: register, sign in elsewhere, friends by link, tokens, quiet hours, delete', async ({
  browser,
  trouble,
}) => {
  const page = await person(browser, trouble, 'Dora');
  await page.goto(`${server.url}/#/account`);
  await comeIn(page, 'Dora', 'Come in');
  await page.getByLabel('Sign-in name').fill('dora');
  await page.getByLabel('New password').fill('correct horse');
  await page.getByRole('button', { name: 'Make an account' }).click();
  await expect(page.getByText('You sign in as dora.')).toBeVisible();
  await page.getByRole('button', { name: 'Make a link for a friend' }).click();
  const friendLink = await page.getByLabel('Link for a friend').inputValue();
  await page.getByLabel('Name of the program').fill('my bot');
  await page.getByRole('button', { name: 'Make a token' }).click();
  await expect(page.getByLabel('The token')).toHaveValue(/^epoka_/);
  await page.getByLabel('Quiet hours').click();
  await expect(page.getByLabel('From')).toHaveValue('22:00');
  await shot(page, 'online-account', true);
  await axe(page);

  const other = await person(browser, trouble, 'Emil');
  await other.setViewportSize(PHONE);
  await other.goto(friendLink);
  await comeIn(other, 'Emil', 'Come in');
  await other.getByRole('button', { name: 'Become friends' }).click();
  await expect(other.locator('.online-rows')).toContainText(['Dora']);
  await shot(other, 'online-account-phone');

  const again = await person(browser, trouble, 'Dora elsewhere');
  await again.goto(`${server.url}/#/online`);
  await again.getByRole('button', { name: 'I have an account' }).click();
  await again.getByLabel('Sign-in name').fill('dora');
  await again.getByLabel('Password').fill('wrong horse');
  await again.getByRole('button', { name: 'Sign in' }).click();
  await expect(again.locator('.ek-toast')).toContainText('wrong');
  await again.getByLabel('Password').fill('correct horse');
  await again.getByRole('button', { name: 'Sign in' }).click();
  await expect(again.getByText('You are Dora.')).toBeVisible();

  await page.getByRole('button', { name: 'Delete me' }).click();
  await page.getByLabel('Password', { exact: true }).fill('correct horse');
  await page.getByRole('button', { name: 'Delete everything' }).click();
  await expect(page.locator('.game').first()).toBeVisible();
  for (const p of [page, other, again]) await p.context().close();
});

test('in Polish, on a phone; and kindly without a server', async ({ browser, trouble, page }) => {
  const ola = await person(browser, trouble, 'Ola');
  await ola.setViewportSize(PHONE);
  await ola.addInitScript(() =>
    localStorage.setItem('epoka.prefs', JSON.stringify({ language: 'pl', greeted: true, theme: 'lamp' })),
  );
  await ola.goto(`${server.url}/#/online`);
  await ola.getByLabel('Twoje imię').fill('Ola');
  await ola.getByRole('button', { name: 'Wejdź' }).click();
  await ola.goto(`${server.url}/#/new/new-horizons/online`);
  await ola.getByLabel('Miejsce 2').selectOption('greedy');
  await ola.getByRole('button', { name: 'Otwórz stół' }).click();
  await expect(ola.locator('.gather-seat')).toHaveCount(2);
  await shot(ola, 'online-gathering-phone-pl');
  await axe(ola);
  await ola.getByRole('button', { name: 'Rozpocznij grę' }).click();
  await asked(ola);
  for (let i = 0; i < 4; i++) await move([ola], i);
  await shot(ola, 'online-table-phone-pl');

  // a plan is tried here and changes nothing there
  await asked(ola);
  const real = await answers(ola);
  await ola.getByRole('button', { name: 'Menu', exact: true }).click();
  await ola
    .getByRole('menuitem', { name: /Wypróbuj|Zaplanuj|plan/i })
    .first()
    .click();
  await expect(ola.locator('.plan-bar')).toBeVisible();
  await ola.locator('.ask [data-choice="legal"]').first().click();
  await expect.poll(() => stamp(ola)).toBe('plan/1');
  await ola.locator('.plan-bar').getByRole('button').last().click();
  await expect(ola.locator('.plan-bar')).toHaveCount(0);
  expect(await answers(ola)).toBe(real);

  // looking back at a game that goes on
  await ola.goto(`${ola.url().replace('#/table/', '#/replay/')}?at=1`);
  await expect(ola.locator('.replay')).toBeVisible();
  await ola.context().close();

  // the static client of the other tests has no server behind it
  await prefer(page, {});
  await page.goto('#/online');
  await expect(page.getByText('without a server')).toBeVisible();
  await page.goto('#/new/new-horizons/online');
  await expect(page.getByRole('dialog').getByText('without a server')).toBeVisible();
});
