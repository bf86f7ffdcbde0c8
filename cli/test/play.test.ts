import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { market } from '@epoka/bots/test/market';
import { exportReplay, Table } from '@epoka/table';
import { describe, expect, test } from 'vitest';
import { workplace } from './process.ts';

const { epoka, file } = workplace();

describe('play', () => {
  test('a whole game by numbers, saved, shown and verified', async () => {
    // 1 is always possible: draw a card, bid nothing.
    const { code, out, err } = await epoka(
      'play --game market --seats 2 --seed whole --save whole.json --name Ola',
      {
        input: '1\n'.repeat(60),
      },
    );
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('Round 1: Your action (2 actions left)');
    expect(out).toMatch(/· Ola draws the \d/);
    // What the bot draws is its secret.
    expect(out).not.toMatch(/greedy 2 draws the/);
    expect(out).toMatch(/The game is over\. .* wins?\./);
    expect(out).toContain('Saved to whole.json. Read it with: epoka replay whole.json');

    const [text, polish, verified, at, json] = await Promise.all([
      epoka('replay whole.json'),
      epoka('replay whole.json --lang pl --seat 1'),
      epoka('replay whole.json --verify'),
      epoka('replay whole.json --at 3 --seat 1'),
      epoka('replay whole.json --at 3 --json'),
    ]);
    for (const done of [text, polish, verified, at, json]) expect(done).toMatchObject({ code: 0, err: '' });
    expect(text.out).toContain('Market, rules version 1\n1 Ola, 2 greedy 2\n');
    expect(text.out).toMatch(/ {4}1 {2}Ola: Draw a card\n {8}Ola draws the \d\n/);
    expect(text.out).toMatch(/greedy 2: /);
    expect(polish.out).toContain('Targ, wersja zasad 1');
    expect(polish.out).toMatch(/1 {2}Ola: Dobierz kartę/);
    expect(polish.out).not.toMatch(/greedy 2: /);
    expect(verified.out).toMatch(/^Verified: \d+ answers played through/);
    expect(at.out).toMatch(/Position 3 of \d+/);
    expect(at.out).toMatch(/hands: \[\[(\d+,?)+\],\[(-2,?)+\]\]/);
    const { hands } = JSON.parse(json.out) as { hands: number[][] };
    expect(hands.flat().every(card => card >= 0)).toBe(true);
  });

  test('blocked choices say why, warnings warn, text filters, forms take any value', async () => {
    const { code, out } = await epoka('play --game market --seats 2 --seed whole --lang pl --bots random', {
      input: ['sprzedaj', 'nic takiego', '', '1', '1', '5', 'x', '99', '', '5', '3', 'q', ''].join('\n'),
    });
    expect(code).toBe(0);
    expect(out).toContain('zawiera „sprzedaj” (pusty wiersz pokazuje wszystkie)');
    expect(out).toContain('nic nie pasuje');
    expect(out).toContain('inna wartość (bid)');
    expect(out).toContain('liczba całkowita od 0 do 3');
    expect(out).toContain('to nie pasuje');
    expect(out).toContain('Zapisano w pliku');
  });

  test('a blocked choice can be seen, not taken', async () => {
    const { out } = await epoka('play --game market --seats 2 --seed poor2 --save poor.json', {
      // The 1 at the cathedral with three times haggling leaves no coin for the 6.
      input: ['3', '3', '2', '2', '2', '2', '3', 'q'].join('\n'),
    });
    expect(out).toContain('   2  Haggle\n');
    expect(out).toContain('   2  Haggle ! it would cost your last coins\n');
    expect(out).toContain('  [3] At the cathedral (needs 3 coins, you have 0)\n');
    expect(out).toContain('not possible: needs 3 coins, you have 0\n');
  });

  test('undo, redo, standing, log, position and help', async () => {
    const { code, out } = await epoka('play --game market --seats 2 --seed undo --save undo.json', {
      input: ['?', 'u', 'r', 'l', 's', 'v', '2', '3', '1', 'u', 'r', 'u', 'u', '1', 'l', 'q'].join('\n'),
    });
    expect(code).toBe(0);
    expect(out).toContain('A number takes that choice.');
    expect(out).toContain('nothing to undo: this is the start');
    expect(out).toContain('nothing to redo');
    expect(out).toContain('1 answer taken back');
    expect(out).toContain('1 answer given again');
    expect(out).toMatch(/Player\s+rank\s+points\s+Coins\s+Lanterns/);
    expect(out).toMatch(/ {2}deck: \[-2,/);
  });

  test('a game left early goes on later', async () => {
    const left = await epoka('play --game market --seats 2 --seed later --save later.json', {
      input: '1\nq\n',
    });
    expect(left.out).toContain('Saved to later.json. Go on with: epoka play --from later.json');
    const on = await epoka('play --from later.json --lang pl', { input: '1\n'.repeat(60) });
    expect(on.code).toBe(0);
    expect(on.out).toContain('Runda 1: Twoja akcja (1 pozostała)');
    expect(on.out).toContain('Koniec gry.');
    const verified = await epoka('replay later.json --verify');
    expect(verified.code).toBe(0);
  });

  test('the end of input saves; nonsense does no harm', async () => {
    const [none, nonsense] = await Promise.all([
      epoka('play --game market --seed x --save none.json'),
      epoka('play --game market --seed x --save nonsense.json', {
        input: [
          '-1',
          '0',
          '1e9',
          '999999999999999999999',
          '\u0000\u0007',
          '[1,2]',
          'constructor',
          'ą'.repeat(5000),
          '  ',
        ].join('\n'),
      }),
    ]);
    for (const done of [none, nonsense]) {
      expect(done).toMatchObject({ code: 0, err: '' });
      expect(done.out).toContain('End of input.');
    }
    expect(existsSync(file('none.json'))).toBe(true);
    expect(nonsense.out).toContain('there is no choice 0');
    expect(nonsense.out).toContain('there is no choice 999999999999999999999');
  });

  test('a saved game is not joined by mistake', async () => {
    await epoka('play --game market --seed x --save own.json');
    const [other, bots, nothing] = await Promise.all([
      epoka('play --from own.json --seat 2'),
      epoka('play --from own.json --bots random'),
      epoka('play --from nowhere.json'),
    ]);
    expect(other).toMatchObject({ code: 2 });
    expect(other.err).toContain('choose a seat of a human with --seat: 1');
    expect(bots).toMatchObject({ code: 2 });
    expect(bots.err).toContain('--bots is no use with --from');
    expect(nothing).toMatchObject({ code: 1, err: 'epoka: there is no file nowhere.json\n' });
  });
});

describe('replay', () => {
  test('a game that ended before its rules said so is told as what it is', async () => {
    const table = Table.create(market.rules, {
      seats: ['Ola', 'Ben'].map(name => ({ kind: 'human', name })),
      settings: { rounds: 1, lanterns: true },
      seed: '5'.repeat(64),
    });
    writeFileSync(file('agreed.json'), exportReplay(table, { ended: { why: 'agreed' } }));
    table.resign(1, 'random');
    writeFileSync(file('resigned.json'), exportReplay(table, { unfinished: true }));
    const [agreed, resigned] = await Promise.all([
      epoka('replay agreed.json'),
      epoka('replay resigned.json'),
    ]);
    expect(agreed).toMatchObject({ code: 0, err: '' });
    expect(agreed.out).toContain('The game was ended by agreement. Nobody has won.');
    expect(resigned.out).toMatch(/gives up|resigns/);
    expect(resigned.out).toMatch(/The game is over\. Ola wins\./);
    expect(agreed.out + resigned.out).not.toContain('The game goes on from here.');
  });

  test('damaged and foreign files are refused with the reason', async () => {
    await epoka('play --game market --seats 2 --seed bad --save good.json', { input: '1\n'.repeat(60) });
    const good = readFileSync(file('good.json'), 'utf8');
    const changed = (change: (data: Record<string, unknown>) => void) => {
      const data = JSON.parse(good);
      change(data);
      return JSON.stringify(data);
    };
    const cases: [name: string, text: string, message: RegExp][] = [
      ['cut.json', good.slice(0, 200), /cut off or no JSON/],
      ['list.json', '[1,2,3]', /no replay/],
      ['chess.json', changed(d => (d.game = 'chess')), /not known here|changed after/],
      ['seed.json', changed(d => (d.seed = `${d.seed}0`)), /commitment|changed after/],
      ['newer.json', changed(d => (d.version = 99)), /newer rules|changed after/],
    ];
    for (const [name, text] of cases) writeFileSync(file(name), text);
    await Promise.all(
      cases.map(async ([name, , message]) => {
        const { code, out, err } = await epoka(`replay ${name} --verify`);
        expect({ name, code, out }).toEqual({ name, code: 1, out: '' });
        expect(err).toMatch(message);
        expect(err).not.toContain('    at ');
      }),
    );
    const [far, none, seat] = await Promise.all([
      epoka('replay good.json --at 100000'),
      epoka('replay nowhere.json'),
      epoka('replay good.json --seat 3'),
    ]);
    expect(far.code).toBe(2);
    expect(far.err).toMatch(/--at 100000: the game has \d+ answers/);
    expect(none).toMatchObject({ code: 1, err: 'epoka: there is no file nowhere.json\n' });
    expect(seat.code).toBe(2);
  });
});
