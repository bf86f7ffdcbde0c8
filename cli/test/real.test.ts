/** The command with the real games and the real server. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { bots, sightOf } from '@epoka/bots';
import { type AnyGame, begin, imagine, nextBelow, type Play, redact, seedChance } from '@epoka/kernel';
import { describe, expect, test } from 'vitest';
import { Failure, readArgs } from '../command.ts';
import { makeServe } from '../commands/serve.ts';
import { loadGame, registry } from '../games.ts';
import { playOne } from '../simulation.ts';
import { summarize } from '../summary.ts';
import { workplace } from './process.ts';

const { epoka, folder, file } = workplace();
const ids = Object.keys(registry.games);

test('wins are counted by the order of turns, whoever begins', async () => {
  const { game } = await loadGame(registry, 'new-horizons');
  const plan = { game: game.rules.id, seats: 3, lineups: [['random', 'random', 'random']], sameSeed: 1 };
  const results = Array.from({ length: 12 }, (_, n) =>
    playOne(game, { ...plan, seed: 'turns', settings: {}, roundCap: 3 }, n),
  );
  for (const { order } of results) expect(order).toEqual([order[0], (order[0] + 1) % 3, (order[0] + 2) % 3]);
  expect(new Set(results.map(({ order }) => order[0])).size).toBe(3);
  const { bySeat, byTurn } = summarize(
    { ...plan, seed: 'turns', settings: {}, roundCap: 3 },
    game.rules.version,
    ['random'],
    results,
    1,
  );
  const won = (place: number) => results.reduce((sum, r) => sum + r.wins[r.order[place]], 0);
  expect(byTurn.map(t => t.wins)).toEqual([0, 1, 2].map(won));
  expect(byTurn.map(t => t.wins)).not.toEqual(bySeat.map(s => s.wins));
});

describe.each(ids)('%s', id => {
  test('bots play it to the end, the cap is told, the figures add up', async () => {
    const { code, out, err } = await epoka(`simulate --game ${id} --bots greedy,random --games 2 --json -`, {
      real: true,
    });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const summary = JSON.parse(out);
    expect(summary).toMatchObject({ game: id, games: 2, roundCap: registry.games[id].roundCap });
    for (const counted of [summary.bySeat, summary.byTurn])
      expect(counted.reduce((sum: number, s: { wins: number }) => sum + s.wins, 0)).toBeCloseTo(2);
  });

  test('a person plays it by numbers; what was played is verified', async () => {
    const played = await epoka(`play --game ${id} --bots random --seed real --save ${id}.json --lang pl`, {
      // The first choice is always possible, except for open answers.
      input: '1\n'.repeat(40),
      real: true,
    });
    expect(played).toMatchObject({ code: 0, err: '' });
    expect(played.out).toMatch(/Zapisano w pliku/);
    const [verified, shown] = await Promise.all([
      epoka(`replay ${id}.json --verify`, { real: true }),
      epoka(`replay ${id}.json --seat 1 --at 10`, { real: true }),
    ]);
    expect(verified).toMatchObject({ code: 0, err: '' });
    expect(verified.out).toMatch(/^Verified: \d+ answers/);
    expect(shown).toMatchObject({ code: 0, err: '' });
    expect(shown.out).toContain('Position 10 of ');
  });

  test('bots decide alike in states their seat cannot tell apart', async () => {
    const { game }: { game: AnyGame } = await loadGame(registry, id);
    const { rules, brain } = game;
    let looked = 0;
    for (let n = 0; n < 3; n++) {
      const seed = `honest ${n}`;
      const g: Play = begin(
        rules,
        rules.seats.min + (n % (rules.seats.max - rules.seats.min + 1)),
        seed,
        {},
        40,
      );
      const chance = seedChance(`${seed} answers`);
      for (let i = 0; !g.s.over && i < 400; i++) {
        const q = g.s.asked[nextBelow(chance, g.s.asked.length)];
        if (i % 23 === 0) {
          const elsewhere = imagine(rules, g.s, q.seat, seedChance(`${seed} ${i} elsewhere`));
          expect(redact(rules, elsewhere, q.seat)).toEqual(redact(rules, g.s, q.seat));
          const decide = (state: typeof g.s) => {
            const own = seedChance(`${seed} ${i} bot`);
            const question = state.asked.find(x => x.id === q.id);
            const sight = sightOf(rules, state, q.seat, {
              chance: own,
              brain,
              limit: { samples: 1 },
              question,
            });
            return { answer: bots.greedy.choose(sight), legal: sight.legal, own };
          };
          expect(decide(elsewhere), `${seed}, after ${i} answers`).toEqual(decide(g.s));
          looked++;
        }
        g.choose(q, nextBelow(chance, g.legal(q).count));
      }
    }
    expect(looked).toBeGreaterThan(10);
  });
});

describe('serve', () => {
  test('starts, keeps its data where told, and stops in good order', async () => {
    const child = spawn(
      process.execPath,
      [
        '--conditions=source',
        '--import',
        import.meta.resolve('tsx'),
        fileURLToPath(new URL('../main.ts', import.meta.url)),
        'serve',
        '--port',
        '0',
        '--host',
        '127.0.0.1',
        '--data',
        'store',
      ],
      { cwd: folder, env: { ...process.env, EPOKA_LOG: 'error', EPOKA_DATABASE_URL: '' } },
    );
    let out = '';
    const address = await new Promise<string>((resolve, reject) => {
      child.stdout.setEncoding('utf8').on('data', text => {
        out += text;
        const found = /http:\/\/\S+/.exec(out);
        if (found) resolve(found[0]);
      });
      child.on('exit', code => reject(new Error(`the server ended with code ${code}`)));
    });
    const answer = await fetch(address);
    expect(answer.status).toBeLessThan(500);
    await answer.arrayBuffer();
    expect(existsSync(file('store'))).toBe(true);
    const ended = new Promise<number | null>(resolve => child.on('exit', resolve));
    child.kill('SIGTERM');
    expect(await ended).toBe(0);

    const saved = await epoka('backup all.backup --data store', { real: true });
    expect(saved).toMatchObject({ code: 0 });
    expect(saved.out).toMatch(/^all\.backup: \d+ rows from sqlite/);
    expect(await epoka('restore all.backup --data other', { real: true })).toMatchObject({ code: 0 });
    expect(existsSync(file('other'))).toBe(true);
    expect(await epoka('restore missing.backup --data other', { real: true })).toMatchObject({ code: 1 });
    expect(await epoka('backup all.backup --data nowhere', { real: true })).toMatchObject({ code: 1 });
    expect(await epoka('backup', { real: true })).toMatchObject({ code: 2 });
    expect((await epoka('damage --data other', { real: true })).out).toBe('no table has lost anything\n');
    expect(await epoka('damage --accept none --data other', { real: true })).toMatchObject({ code: 1 });
  });

  test('a build without the server says so; a fault inside the server is not hidden', async () => {
    const run = (error: unknown) => {
      const serve = makeServe(() => Promise.reject(error));
      return serve.run(readArgs(serve, []), {} as never);
    };
    const missing = (what: string) =>
      Object.assign(new Error(`Cannot find package '${what}'`), { code: 'ERR_MODULE_NOT_FOUND' });
    await expect(run(missing('@epoka/server'))).rejects.toThrow(Failure);
    await expect(run(missing('@epoka/server'))).rejects.toThrow('this build of Epoka has no server');
    await expect(run(missing('fastify'))).rejects.toThrow("Cannot find package 'fastify'");
    const empty = makeServe(async () => ({}));
    await expect(empty.run(readArgs(empty, []), {} as never)).rejects.toThrow('has no server');
  });
});
