/** Online play through everything that can happen to a connection: a reload, a killed server, answers given offline. */
import { answers, expect, move, type Server, sameTable, startServer, test } from './online-tools.ts';
import { asked, axe, confirmCaution, PHONE, prefer, shot, stamp } from './tools.ts';

let server: Server;
test.beforeAll(async () => {
  server = await startServer('players');
});
test.afterAll(() => server?.close());

test('Ada and Ben play New Horizons online, through a reload and a killed server', async ({ meet }) => {
  test.setTimeout(120_000);
  const [ada, ben] = [await meet('Ada'), await meet('Ben')];
  await test.step('Ada opens a table, Ben follows her link, the game begins', async () => {
    await ada.goto(`${server.url}/#/online`);
    await ada.getByLabel('Your name').fill('Ada');
    await ada.getByRole('button', { name: 'Come in' }).click();
    await ada.locator('.online-games').getByText('New Horizons').click();
    await ada.getByRole('button', { name: 'Open the table' }).click();
    await ben.goto(await ada.locator('[data-copy]').inputValue());
    await ben.getByLabel('Your name').fill('Ben');
    await ben.getByRole('button', { name: 'Come in and sit down' }).click();
    await ben.getByRole('button', { name: 'I am ready' }).click();
    await ada.getByRole('button', { name: 'Begin the game' }).click();
    await expect(ada.locator('.ask')).toBeVisible();
    await expect(ben.locator('.ask')).toBeVisible();
  });

  await test.step('each sees the other’s moves', async () => {
    const acted = new Set();
    for (let i = 0; i < 4 || acted.size < 2; i++) acted.add(await move([ada, ben], i));
    await sameTable(ada, ben);
    await shot(ada, 'online-table');
    await axe(ada);
  });

  await test.step('a reload in the middle', async () => {
    const before = await stamp(ada);
    await ada.reload();
    await expect(ada.locator('.ask')).toBeVisible();
    expect(await stamp(ada)).toBe(before);
    // all of the client is there before the server goes
    await ada.waitForLoadState('networkidle');
  });

  await test.step('the server is killed and comes back; an answer given meanwhile arrives once', async () => {
    const before = await answers(ada);
    const mover = (await ada.locator('.ask[data-asked]').count()) > 0 ? ada : ben;
    await server.kill();
    await expect(ada.locator('[data-offline]')).toBeVisible();
    await expect(ben.locator('[data-offline]')).toContainText('Nothing is lost');
    await shot(mover, 'online-offline');
    await mover.locator('.ask [data-choice="legal"]').first().click();
    await confirmCaution(mover);
    // shown as given, and not to be given twice
    await expect(mover.locator('.ask[data-asked]')).toHaveCount(0);
    await server.restart();
    await expect(ada.locator('[data-offline]')).toHaveCount(0);
    await expect(ben.locator('[data-offline]')).toHaveCount(0);
    await expect.poll(() => answers(ada)).toBe(before + 1);
    await sameTable(ada, ben);
    await move([ada, ben]);
    await sameTable(ada, ben);
    expect(await answers(ada)).toBe(before + 2);
  });

  await test.step('an offline answer survives a reload of the page as well', async () => {
    const before = await answers(ada);
    const mover = (await ada.locator('.ask[data-asked]').count()) > 0 ? ada : ben;
    const other = mover === ada ? ben : ada;
    await server.kill();
    await expect(mover.locator('[data-offline]')).toBeVisible();
    await mover.locator('.ask [data-choice="legal"]').first().click();
    await confirmCaution(mover);
    await server.restart();
    await mover.reload();
    await expect(mover.locator('.ask')).toBeVisible();
    await expect.poll(() => answers(other)).toBe(before + 1);
    await expect.poll(() => answers(mover)).toBe(before + 1);
  });
});

test('in Polish, by lamp light, on a phone: every page of online play', async ({ meet, page }) => {
  test.setTimeout(120_000);
  const ola = await meet('Ola', { language: 'pl', theme: 'lamp', phone: true });
  await ola.goto(`${server.url}/#/online`);
  await ola.getByRole('button', { name: 'Wejdź' }).click();
  await expect(ola.getByRole('alert')).toHaveText('Najpierw wpisz imię.');
  await shot(ola, 'online-welcome-phone-pl');
  await axe(ola);
  await ola.getByLabel('Twoje imię').fill('Ola');
  await ola.keyboard.press('Enter');
  await expect(ola.getByText('Grasz jako Ola.')).toBeVisible();
  await shot(ola, 'online-lobby-phone-pl', true);
  await axe(ola);
  await ola.goto(`${server.url}/#/account`);
  await expect(ola.getByRole('heading', { name: 'Znajomi' })).toBeVisible();
  await expect(ola.getByRole('region', { name: 'Gdy przychodzi twoja kolej' })).toContainText(
    'Ten serwer nie wysyła e-maili.',
  );
  await shot(ola, 'online-account-phone-pl', true);
  await axe(ola);

  await ola.goto(`${server.url}/#/new/new-horizons/online`);
  await ola.getByLabel('Miejsce 2').selectOption('bot/greedy');
  await ola.getByLabel('Zegar').selectOption('turn/1');
  await shot(ola, 'online-create-phone-pl');
  // at the end, where the button lies below everything and not over it
  await ola.getByLabel('Nazwa stołu').scrollIntoViewIfNeeded();
  await axe(ola);
  await ola.getByRole('button', { name: 'Otwórz stół' }).click();
  await expect(ola.locator('.waiting-seat')).toHaveCount(2);
  await expect(ola.getByText('1 dzień na każdy ruch')).toBeVisible();
  await shot(ola, 'online-waiting-room-phone-pl', true);
  await axe(ola);
  await ola.getByRole('button', { name: 'Rozpocznij grę' }).click();
  await asked(ola);
  for (let i = 0; i < 3; i++) await move([ola], i);
  await asked(ola);
  await shot(ola, 'online-table-phone-pl');
  await axe(ola);
  // no page is wider than the phone
  expect(await ola.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);

  // talk and notes lie in a drawer, with all its leaves in sight
  await ola.getByRole('button', { name: 'Dziennik' }).click();
  await ola.getByRole('tab', { name: 'Rozmowa' }).click();
  await ola.getByRole('textbox', { name: 'Rozmowa' }).fill('Cześć!');
  await ola.keyboard.press('Enter');
  await expect(ola.getByRole('dialog').locator('.chat-lines')).toContainText('Cześć!');
  await expect(ola.getByRole('tab', { name: 'Pomoc' })).toBeInViewport({ ratio: 1 });
  await shot(ola, 'online-talk-phone-pl');
  await ola.keyboard.press('Escape');

  // a plan is tried here and changes nothing there
  const real = await answers(ola);
  await ola.getByRole('button', { name: 'Menu', exact: true }).click();
  await shot(ola, 'online-menu-phone-pl');
  await ola.keyboard.press('Escape');
  // trying out a turn stands beside undo
  await ola.locator('.top-acts [aria-pressed]').click();
  await expect(ola.locator('.plan-bar')).toBeVisible();
  await ola.locator('.ask [data-choice="legal"]').first().click();
  await expect.poll(() => stamp(ola)).toBe('plan/1');
  await ola.locator('.plan-bar').getByRole('button').last().click();
  await expect(ola.locator('.plan-bar')).toHaveCount(0);
  expect(await answers(ola)).toBe(real);
  // looking back at a game that goes on
  await ola.goto(`${ola.url().replace('#/table/', '#/replay/')}?at=1`);
  await expect(ola.locator('.replay')).toBeVisible();

  // the static client of the other tests has no server behind it
  await prefer(page, {});
  await page.goto('#/online');
  await expect(page.getByText('without a server')).toBeVisible();
  await page.goto('#/new/new-horizons/online');
  await expect(page.getByRole('dialog').getByText('without a server')).toBeVisible();
});
