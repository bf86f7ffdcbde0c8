/** At the table: taking back, pausing, leaving, seats that change hands, clocks, onlookers, notes, two tabs, refusals. */
import type { Page, WebSocketRoute } from '@playwright/test';
import {
  act,
  answers,
  expect,
  guest,
  listen,
  menu,
  move,
  openLeaf,
  openTable,
  sameTable,
  seated,
  tableUrl,
  test,
} from './online-tools.ts';
import { axe, choose, shot, stamp } from './tools.ts';

const band = (page: Page) => page.locator('.online-banner');

test('undo, taking back by consent, pause, notes; an onlooker sees no secrets and can’t speak', async ({
  house: { server },
  meet,
}) => {
  const [ada, ben, cleo] = [await meet('Ada'), await meet('Ben'), await meet('Cleo')];
  await guest(ada, server, 'Ada');
  await guest(ben, server, 'Ben');
  const id = await seated(server, [ada, ben]);
  await Promise.all([ada, ben, cleo].map(page => openTable(page, server, id)));

  await test.step('one’s own answer is undone without asking anybody', async () => {
    const mover = await move([ada, ben]);
    const after = await answers(mover);
    await mover.keyboard.press('u');
    await expect.poll(() => answers(mover)).toBe(after - 1);
    await expect(mover).toHaveTitle(/^● Your turn – market/);
    await sameTable(ada, ben);
  });

  await test.step('taking back is asked for, declined, asked for again and agreed to', async () => {
    await move([ada, ben]);
    const mover = await move([ada, ben]);
    const other = mover === ada ? ben : ada;
    await sameTable(ada, ben);
    const at = await answers(mover);
    await menu(mover, 'Ask to take back my last move');
    const proposal = other.locator('[data-proposal="take-back"]');
    await expect(proposal).toContainText(/asks to take back the last move/);
    await shot(other, 'online-proposal');
    await proposal.getByRole('button', { name: 'No', exact: true }).click();
    await expect(mover.locator('[data-proposal]')).toHaveCount(0);
    expect(await answers(mover)).toBe(at);
    await menu(mover, 'Ask to take back my last move');
    await expect(mover.locator('[data-proposal]')).toContainText('Still to agree');
    await proposal.getByRole('button', { name: 'Agree' }).click();
    await expect.poll(() => answers(mover)).toBe(at - 1);
    await sameTable(ada, ben);
    // a proposal can be withdrawn as well
    await menu(mover, 'Propose to end the game');
    await mover.locator('[data-proposal]').getByRole('button', { name: 'Withdraw' }).click();
    await expect(other.locator('[data-proposal]')).toHaveCount(0);
  });

  await test.step('a pause by consent', async () => {
    await menu(ada, 'Propose a pause');
    await ben.locator('[data-proposal="pause"]').getByRole('button', { name: 'Agree' }).click();
    await expect(band(ada)).toContainText('The table is paused.');
    await ben.getByRole('button', { name: 'Go on playing' }).click();
    await expect(band(ada)).not.toContainText('paused');
  });

  await test.step('the onlooker reads, but neither writes nor sees what is hidden', async () => {
    await expect(cleo.locator('[data-onlooker]')).toContainText('spectating');
    await expect(cleo.locator('.ask [data-choice]')).toHaveCount(0);
    await sameTable(cleo, ada);
    await openLeaf(ben, 'Chat');
    await ben.getByRole('textbox', { name: 'Chat' }).fill('Good move!');
    await ben.keyboard.press('Enter');
    await openLeaf(cleo, 'Log');
    await expect(cleo.getByRole('tab', { name: 'Chat 1 new' })).toBeVisible();
    await openLeaf(cleo, 'Chat');
    await expect(cleo.locator('.chat-lines')).toContainText('Good move!');
    await expect(cleo.getByRole('tab', { name: 'Chat', exact: true })).toBeVisible();
    await expect(cleo.getByRole('textbox', { name: 'Chat' })).toHaveCount(0);
    await expect(cleo.getByText('Only those who sit at the table can write here.')).toBeVisible();
    await expect(cleo.getByRole('tab', { name: 'Notes' })).toHaveCount(0);
    const seen = await cleo.evaluate(async table => {
      const at = await fetch(`/api/tables/${table}`);
      const plan = await fetch(`/api/tables/${table}/plan`);
      const { view } = await at.json();
      return { seat: view.seat, questions: view.questions.length, seed: view.seed, plan: plan.status };
    }, id);
    expect(seen).toEqual({ seat: -1, questions: 0, seed: null, plan: 401 });
    await shot(cleo, 'online-onlooker');
    await axe(cleo);
    // with a name she has a note of her own, here where she is
    await cleo.getByRole('button', { name: 'Come in with a name' }).click();
    await cleo.getByLabel('Your name').fill('Cleo');
    await cleo.keyboard.press('Enter');
    await expect(cleo.getByRole('tab', { name: 'Notes' })).toBeVisible();
    await expect(cleo.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('notes are kept, and everybody has their own', async () => {
    await openLeaf(ada, 'Notes');
    await ada.getByRole('textbox', { name: 'Your notes' }).fill('Ben saves for the lantern.');
    await expect(ada.locator('.note-state')).toHaveText('Saved.');
    await shot(ada, 'online-note');
    await axe(ada);
    // turned away and back: it comes from the server again
    await openLeaf(ada, 'Log');
    await openLeaf(ada, 'Notes');
    await expect(ada.getByRole('textbox', { name: 'Your notes' })).toHaveValue('Ben saves for the lantern.');
    await openLeaf(ben, 'Notes');
    await expect(ben.getByRole('textbox', { name: 'Your notes' })).toHaveValue('');
  });
});

test('seats change hands: left and taken back, asked for and agreed to, by the clock', async ({
  house: { server },
  meet,
}) => {
  const [ada, ben, cleo] = [await meet('Ada'), await meet('Ben', { phone: true }), await meet('Cleo')];
  await guest(ada, server, 'Ada');
  await guest(ben, server, 'Ben');
  await guest(cleo, server, 'Cleo');
  const dora = await meet('Dora');
  await guest(dora, server, 'Dora');
  const id = await seated(server, [ada, ben], {
    spectatorChat: false,
    settings: { rounds: 5 },
    clock: { kind: 'live', total: 20 * 60_000, increment: 0 },
  });
  await Promise.all([ada, ben, cleo].map(page => openTable(page, server, id)));
  const seat = (page: Page, name: string) => page.locator('.plates .seat').filter({ hasText: name });

  await test.step('clocks can be seen, and that of the one who is asked runs', async () => {
    await expect(ada.locator('.plates .seat-clock')).toHaveCount(2);
    const running = ada.locator('.plates .seat[data-asked] .seat-clock').first();
    const before = await running.textContent();
    await expect(running).not.toHaveText(before ?? '');
    // on a phone the seats lie in a drawer, the clocks don't
    await expect(ben.locator('.banner-clocks li')).toHaveText([/(19|20):\d\d/, /(19|20):\d\d/]);
    // hidden talk
    await openLeaf(cleo, 'Chat');
    await expect(cleo.getByText('What is said here stays among those')).toBeVisible();
  });

  await test.step('Ben leaves after being asked back; a bot plays; he takes his seat again', async () => {
    await menu(ben, 'Leave the table');
    await expect(ben.getByRole('dialog')).toContainText('A bot keeps your seat warm');
    await axe(ben);
    await ben.keyboard.press('Escape');
    await expect(ben.locator('.ask')).toBeVisible();
    await menu(ben, 'Leave the table');
    await ben.locator('[data-confirm]').click();
    await expect(ben.getByRole('heading', { name: 'My tables' })).toBeVisible();
    await expect(seat(ada, 'bot')).toHaveCount(1);
    // the lobby knows the way back
    await ben.getByRole('region', { name: 'Tables you left' }).getByRole('link').click();
    await ben.getByRole('button', { name: 'Take my seat back' }).click();
    await expect(ben.locator('[data-onlooker]')).toHaveCount(0);
    await expect(seat(ada, 'Ben')).toHaveCount(1);
  });

  await test.step('presence; Ben leaves, and only who has not looked on may ask for his seat', async () => {
    await ben.goto('about:blank');
    await expect(seat(ada, 'Ben')).toContainText('away');
    await openTable(ben, server, id);
    await menu(ben, 'Leave the table');
    await ben.locator('[data-confirm]').click();
    await expect(seat(ada, 'bot')).toHaveCount(1);
    await expect(cleo.locator('[data-onlooker]')).toBeVisible();
    await expect(cleo.getByRole('button', { name: /^Ask for the seat/ })).toHaveCount(0);
    await openLeaf(ada, 'Chat');
    await expect(ada.getByText('One spectator.')).toBeVisible();
    await menu(ada, 'Invite somebody to the free seat');
    const link = await ada.getByLabel('Invite link').inputValue();
    await ada.keyboard.press('Escape');
    await dora.goto(link);
    await shot(dora, 'online-ask-seat');
    await axe(dora);
    await dora.getByRole('button', { name: /^Ask for the seat/ }).click();
    await expect(dora.locator('[data-asked-seat]')).toBeVisible();
    await expect(ada.locator('[data-proposal="take-over"]')).toContainText('Dora asks to sit down');
    await ada.locator('[data-proposal="take-over"]').getByRole('button', { name: 'Agree' }).click();
    await expect(seat(ada, 'Dora')).toHaveCount(1);
    await openLeaf(dora, 'Chat');
    await expect(dora.getByRole('textbox', { name: 'Chat' })).toBeVisible();
    // the seat is gone for Ben
    await ben.goto(tableUrl(server, id));
    await expect(ben.locator('[data-onlooker]')).toBeVisible();
    await expect(ben.getByRole('button', { name: /Take/ })).toHaveCount(0);
  });

  await test.step('whoever is out of time is replaced by a bot', async () => {
    await expect.poll(() => ada.locator('.seat[data-asked]').count()).toBeGreaterThan(0);
    await server.skip(21 * 60_000);
    await expect(ada.locator('.plates .seat .seat-bot', { hasText: 'bot' }).first()).toBeVisible();
  });
});

test('two tabs of one person; an answer that comes too late is taken back and said so', async ({
  house: { server },
  meet,
  trouble,
}) => {
  const ada = await meet('Ada');
  await guest(ada, server, 'Ada');
  const id = await seated(server, [ada], { bots: ['random'], settings: { rounds: 5 } });
  const second = await ada.context().newPage();
  listen(second, trouble, 'Ada’s other tab');
  // what the first tab says to the server can be held back
  const held: (() => void)[] = [];
  let hold = false;
  await ada.routeWebSocket(/\/ws$/, (socket: WebSocketRoute) => {
    const upstream = socket.connectToServer();
    socket.onMessage(message => {
      if (hold && String(message).includes('"act"')) held.push(() => upstream.send(message));
      else upstream.send(message);
    });
  });
  await openTable(ada, server, id);
  await openTable(second, server, id);
  await expect(ada.locator('.ask[data-asked]')).toBeVisible();

  await test.step('both tabs follow each other', async () => {
    await move([second]);
    await sameTable(ada, second);
  });

  await test.step('the first tab answers while the second is faster', async () => {
    await expect(ada.locator('.ask[data-asked]')).toBeVisible();
    const choice = ada.locator('.ask [data-choice="legal"]').first();
    hold = true;
    await choice.click();
    // shown at once
    await expect(ada.locator('.ask[data-asked]')).toHaveCount(0);
    const before = await stamp(second);
    await second.locator('.ask [data-choice="legal"]').nth(1).click();
    await expect.poll(() => stamp(second)).not.toBe(before);
    hold = false;
    for (const send of held) send();
    // refused: said so, and the table is what the other tab has made of it
    await expect(ada.locator('.ek-toast')).toBeVisible();
    await sameTable(ada, second);
    await expect(ada.locator('.ask[data-asked]')).toBeVisible();
    await move([ada]);
    await sameTable(ada, second);
  });
  await act(ada, server, id, { do: 'leave' });
});

test('what happened meanwhile is fetched once when the table opens', async ({ house: { server }, meet }) => {
  const [ada, ben] = [await meet('Ada'), await meet('Ben')];
  await guest(ada, server, 'Ada');
  await guest(ben, server, 'Ben');
  const id = await seated(server, [ada, ben], { settings: { rounds: 5 } });
  await Promise.all([ada, ben].map(page => openTable(page, server, id)));
  for (let i = 0; i < 4; i++) await move([ada, ben]);
  // Ben plays until Ada is asked, who is away meanwhile
  await ada.goto('about:blank');
  for (let i = 0; i < 12 && (await ben.locator('.ask[data-asked]').count()) > 0; i++) {
    await choose(ben);
    await ben.waitForTimeout(100);
  }
  let fetched = 0;
  ada.on('request', request => {
    if (request.url().endsWith('/digest')) fetched++;
  });
  await openTable(ada, server, id);
  await expect(ada.locator('.ask[data-asked]')).toBeVisible();
  await ada.waitForTimeout(700);
  expect(fetched).toBeLessThanOrEqual(1);
});
