import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Summary } from '../summary.ts';
import { workplace } from './process.ts';

const { epoka, file } = workplace();
const read = (name: string) => JSON.parse(readFileSync(file(name), 'utf8'));

describe('simulate', () => {
  test('tables for people, JSON for programs, the same games with any number of workers', async () => {
    const args = 'simulate --game market --seats 3 --bots greedy,random --games 40 --seed s';
    const [one, two] = await Promise.all([
      epoka(`${args} --json one.json`),
      epoka(`${args} --workers 2 --json -`),
    ]);
    expect(one).toMatchObject({ code: 0, err: '' });
    expect(one.out).toContain('market v1: 40 games, 3 seats, bots greedy, random, seed s');
    expect(one.out).toMatch(/Round cap: 10; no game reached it/);
    expect(one.out).toMatch(/answers in .* CPU seconds: [\d,]+ a CPU second/);
    // No progress bar where nobody looks.
    expect(one.out + one.err).not.toContain('\u001b');
    expect(two).toMatchObject({ code: 0, err: '' });

    const first: Summary = read('one.json');
    const second: Summary = JSON.parse(two.out);
    const timeless = ({ cpuSeconds: _a, answersPerCpuSecond: _b, ...rest }: Summary) => rest;
    expect(timeless(second)).toEqual(timeless(first));
    expect(first.games).toBe(40);
    expect(first.bySeat.reduce((sum, s) => sum + s.wins, 0)).toBeCloseTo(40);
    expect(first.byTurn.map(t => [t.place, t.games])).toEqual([0, 1, 2].map(place => [place, 40]));
    expect(first.byTurn.reduce((sum, t) => sum + t.wins, 0)).toBeCloseTo(40);
    expect(first.byBot.map(b => [b.bot, b.games])).toEqual([
      ['greedy', 60],
      ['random', 60],
    ]);
    const [greedy, random] = first.byBot;
    expect(greedy.low).toBeGreaterThan(random.high);
    expect(Object.values(first.rounds.histogram).reduce((a, b) => a + b)).toBe(40);
    expect(Object.keys(first.sources).sort()).toEqual(['coins', 'lanterns']);
    expect(first.sources.coins.all + first.sources.lanterns.all).toBeCloseTo(first.points.mean);
  });

  test('the round cap is obeyed and reported, settings reach the game', async () => {
    const { code, out } = await epoka(
      'simulate --game market --bots random --games 5 --settings rounds=6,lanterns=false --round-cap 2 --json -',
    );
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({
      capped: 5,
      roundCap: 2,
      rounds: { max: 2 },
      settings: { rounds: 6, lanterns: false },
      sources: { lanterns: { all: 0 } },
    });
  });

  test('--check holds the game to the laws', async () => {
    const { code, out, err } = await epoka('simulate --game market --check --games 12');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('market v1: the laws held in 12 games');
    expect(out).toContain('kinds 4/4');
  });

  test('a game that breaks a law, or fails, leaves a file that plays it again', async () => {
    const [law, bots] = await Promise.all([
      epoka('simulate --game leaky --check --games 5'),
      epoka('simulate --game faulty --bots random --games 50 --failures fault.json --workers 2'),
    ]);
    expect(law).toMatchObject({ code: 1, out: '' });
    expect(law.err).toContain('leaky v1 breaks the law "pieces": there were 24 of "card", now 23');
    expect(read('epoka-failure.json')).toMatchObject({ game: 'leaky', law: 'pieces' });

    expect(bots).toMatchObject({ code: 1, out: '' });
    expect(bots.err).toContain('a game failed: Error: the deck is upside down');
    expect(read('fault.json')).toMatchObject({ game: 'faulty', seats: 2 });

    const [again, fault] = await Promise.all([
      epoka('replay epoka-failure.json'),
      epoka('replay fault.json'),
    ]);
    expect(again.code).toBe(1);
    expect(again.err).toContain('law "pieces" is still broken');
    expect(fault.code).toBe(1);
    expect(fault.err).toContain('the deck is upside down');

    // Repaired, as far as the file can tell.
    writeFileSync(
      file('mended.json'),
      readFileSync(file('epoka-failure.json'), 'utf8').replace('leaky', 'market'),
    );
    const mended = await epoka('replay mended.json');
    expect(mended.code).toBe(0);
    expect(mended.out).toContain('no law is broken');
  });

  test('a place where nothing can be written is an error, not a stack trace', async () => {
    const { code, err } = await epoka(
      'simulate --game market --bots random --games 1 --json no/such/folder.json',
    );
    expect(code).toBe(1);
    expect(err).toMatch(/^epoka: can't write no\/such\/folder.json: ENOENT/);
    expect(err).not.toContain('    at ');
  });
});

describe('arena', () => {
  test('every pair, seats in turn on the same shuffles', async () => {
    const [text, json, again] = await Promise.all([
      epoka('arena --game market --bots greedy,random --games 29 --seats 3'),
      epoka('arena --game market --bots greedy,random,greedy:samples=1 --games 20 --json'),
      epoka('arena --game market --bots greedy,random --games 4000 --until-significant --json'),
    ]);
    expect(text).toMatchObject({ code: 0, err: '' });
    // An odd number of games would favour a seat: rounded up.
    expect(text.out).toMatch(/greedy - random\s+30\s/);
    expect(text.out).toMatch(/greedy\n$/);
    const { pairings } = JSON.parse(json.out);
    expect(pairings.map((p: { a: string; b: string }) => [p.a, p.b])).toEqual([
      ['greedy', 'random'],
      ['greedy', 'greedy:samples=1'],
      ['random', 'greedy:samples=1'],
    ]);
    for (const p of pairings) {
      expect(p.games).toBe(20);
      expect(p.low).toBeLessThanOrEqual(p.rate);
      expect(p.high).toBeGreaterThanOrEqual(p.rate);
      expect(p.elo === null).toBe(p.rate === 0 || p.rate === 1);
      expect(Number.isFinite(p.eloLow)).toBe(p.low > 0);
    }
    expect(pairings[0]).toMatchObject({ better: 'greedy' });
    expect(pairings[2]).toMatchObject({ better: 'greedy:samples=1' });
    const [significant] = JSON.parse(again.out).pairings;
    expect(significant.games).toBeLessThan(200);
    expect(significant.better).toBe('greedy');
  });
});

describe('soak', () => {
  test('all games until the number of answers is reached', async () => {
    const { code, out } = await epoka('soak --game market --answers 300 --seed s');
    expect(code).toBe(0);
    expect(out).toMatch(/^seed s\nmarket v1: \d+ games, \d+ answers, no law broken\n/);
    expect(Number(/games, (\d+) answers/.exec(out)?.[1])).toBeGreaterThanOrEqual(300);
  });

  test('hears silence: a thing in sight without an answer', async () => {
    const { code, err } = await epoka('soak --game silent --answers 300 --seed s --failures silent.json');
    expect(code).toBe(1);
    expect(err).toMatch(/silent v1 breaks the law "silence": .*things that have no answer: \w+: sign \(1\)/);
  });

  test('stops at the first broken law', async () => {
    const { code, err } = await epoka('soak --minutes 0.05 --failures soak.json');
    expect(code).toBe(1);
    expect(err).toContain('breaks the law');
    expect(existsSync(file('soak.json'))).toBe(true);
  });
});
