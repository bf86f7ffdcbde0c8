import { PassThrough } from 'node:stream';
import { market } from '@epoka/bots/test/market';
import { describe, expect, test } from 'vitest';
import { Args, helpOf, readArgs, UsageError } from '../command.ts';
import { commands } from '../commands/index.ts';
import { parseSettings } from '../games.ts';
import { main } from '../main.ts';
import { elo, spread, wilson } from '../stats.ts';
import { phrases } from '../text/phrases.ts';
import { workplace } from './process.ts';
import { registry } from './registry.ts';

const { epoka } = workplace();

/** The command without a process around it: quick, for the many ways to be wrong. */
async function inProcess(args: string) {
  const out = new PassThrough();
  const err = new PassThrough();
  const code = await main(args.split(' '), { registry, out, err, input: new PassThrough() });
  return { code, out: String(out.read() ?? ''), err: String(err.read() ?? '') };
}

describe('help and nonsense', () => {
  test('--help lists every command; no command at all is a usage error', async () => {
    const [help, none] = await Promise.all([epoka('--help'), epoka('')]);
    expect(help.code).toBe(0);
    for (const name of Object.keys(commands)) expect(help.out).toContain(`  ${name} `);
    expect(none).toMatchObject({ code: 2, out: '' });
    expect(none.err).toBe(help.out);
  });

  test('every command explains itself', async () => {
    for (const load of Object.values(commands)) {
      const command = await load();
      const help = helpOf(command);
      expect(help).toContain(`epoka ${command.name} `);
      for (const name of Object.keys(command.options)) expect(help).toContain(`--${name}`);
    }
    const [a, b] = await Promise.all([epoka('simulate --help'), epoka('help simulate')]);
    expect(a).toEqual({ code: 0, out: helpOf(await commands.simulate()), err: '' });
    expect(b).toEqual(a);
  });

  test('what is not understood is said clearly, with exit code 2', async () => {
    const cases: [args: string, message: string][] = [
      [
        'frobnicate',
        "epoka: 'frobnicate' is no command; commands: serve, backup, restore, damage, play, replay, simulate, arena, decks, soak\nSee: epoka --help\n",
      ],
      [
        'simulate',
        'epoka: which game? --game is missing; games: market, leaky, faulty, silent\nSee: epoka simulate --help\n',
      ],
      [
        'simulate --game chess',
        "epoka: unknown game 'chess'; games: market, leaky, faulty, silent\nSee: epoka simulate --help\n",
      ],
      ['decks --game market', 'nobody brings a deck to market'],
      ['simulate --game market --games many', "--games wants a whole number from 1 to 10000000, not 'many'"],
      ['simulate --game market --seats 9', '9 seats are not possible: market has 2 to 4'],
      ['simulate --game market --bots gredy', "unknown bot 'gredy'; bots: random, greedy"],
      ['simulate --game market --bots greedy,,random', '--bots has an empty place'],
      ['simulate --game market --settings rounds=99', "setting 'rounds' can't be '99'; allowed: 1 to 6"],
      ['simulate --game market --settings speed=1', "unknown setting 'speed'; settings: rounds, lanterns"],
      ['simulate --game market --fast', "Unknown option '--fast'"],
      ['simulate --game market stray', "'stray' is one argument too many"],
      ['arena --game market --bots greedy', 'the arena wants two different bots'],
      ['replay', 'FILE is missing'],
      ['play --game market --lang de', "--lang can be en or pl, not 'de'"],
      ['play --game market --seat 3', "--seat wants a whole number from 1 to 2, not '3'"],
      ['soak --minutes never', "--minutes wants a number above 0, not 'never'"],
    ];
    for (const [args, message] of cases) {
      const { code, out, err } = await inProcess(args);
      expect({ args, code, out }).toEqual({ args, code: 2, out: '' });
      expect(err).toContain(message);
    }
    // And as a shell sees it.
    const [args, message] = cases[0];
    expect(await epoka(args)).toEqual({ code: 2, out: '', err: message });
  });

  test('the version is told', async () => {
    expect(await epoka('--version')).toEqual({ code: 0, out: 'epoka 0.1.0\n', err: '' });
  });
});

describe('the parts', () => {
  test('arguments', async () => {
    const command = await commands.arena();
    const args = readArgs(command, ['--game', 'market', '-n', '5', '--until-significant']);
    expect(args.text('game')).toBe('market');
    expect(args.int('games', 1)).toBe(5);
    expect(args.has('until-significant')).toBe(true);
    expect(args.has('json')).toBe(false);
    expect(() => readArgs(command, ['--games'])).toThrow(UsageError);
    const odd = new Args({ n: '1.5', empty: ' ', big: '1e3' }, []);
    expect(() => odd.int('n', 0)).toThrow(UsageError);
    expect(() => odd.int('empty', 0)).toThrow(UsageError);
    expect(() => odd.number('empty')).toThrow(UsageError);
    expect(odd.number('n')).toBe(1.5);
    expect(odd.int('big', 0)).toBe(1000);
  });

  test('settings get the types the game gives them', () => {
    expect(parseSettings(market, 'rounds=2, lanterns=false')).toEqual({ rounds: 2, lanterns: false });
    expect(parseSettings(market, 'lanterns')).toEqual({ lanterns: true });
    expect(parseSettings(market, undefined)).toEqual({});
    for (const bad of ['rounds', 'rounds=two', 'lanterns=perhaps', '=1', 'toString=1'])
      expect(() => parseSettings(market, bad)).toThrow(UsageError);
  });

  test('intervals, ratings and spreads', () => {
    const { low, high } = wilson(81, 263);
    expect(low).toBeCloseTo(0.2553, 4);
    expect(high).toBeCloseTo(0.3662, 4);
    expect(wilson(0, 10).low).toBe(0);
    expect(wilson(10, 10).high).toBe(1);
    expect(wilson(0, 0)).toEqual({ low: 0, high: 1 });
    expect(elo(0.5)).toBe(0);
    expect(elo(10 / 11)).toBeCloseTo(400);
    expect(elo(1)).toBe(Number.POSITIVE_INFINITY);
    expect(spread([5, 1, 3])).toMatchObject({ mean: 3, min: 1, median: 3, max: 5 });
  });

  test('Polish counts have their forms', () => {
    expect([1, 2, 5].map(n => phrases.pl.undone(n))).toEqual([
      'cofnięto 1 odpowiedź',
      'cofnięto 2 odpowiedzi',
      'cofnięto 5 odpowiedzi',
    ]);
    expect([1, 3, 7].map(n => phrases.pl.replay.verified(n, n))).toEqual([
      'Sprawdzono: rozegrano 1 odpowiedź, 1 suma kontrolna i wynik się zgadzają.',
      'Sprawdzono: rozegrano 3 odpowiedzi, 3 sumy kontrolne i wynik się zgadzają.',
      'Sprawdzono: rozegrano 7 odpowiedzi, 7 sum kontrolnych i wynik się zgadzają.',
    ]);
  });
});
