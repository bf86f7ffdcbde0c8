/** `epoka decks` with the card game, played at random: what is counted, and that a search keeps to legal decks. */
import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { loadGame, registry } from '../games.ts';
import { main } from '../main.ts';

async function decks(args: string) {
  const out = new PassThrough();
  const err = new PassThrough();
  const quick = '--bot random --round-cap 2';
  const all = `decks --game civilization-ccg ${quick} ${args}`.split(' ');
  const code = await main(all, { registry, out, err, input: new PassThrough() });
  return { code, out: String(out.read() ?? ''), err: String(err.read() ?? '') };
}

test('every ready deck is tried, and the same seed gives the same figures', async () => {
  const { code, out } = await decks('--games 2 --json');
  expect(code).toBe(0);
  const list = JSON.parse(out) as { name: string; games: number; wins: number }[];
  const { game } = await loadGame(registry, 'civilization-ccg');
  expect(list.map(({ name }) => name)).toEqual(Object.keys(game.rules.brings?.variants?.all ?? {}));
  for (const { games, wins } of list) {
    expect(games).toBe(2);
    expect(wins).toBeLessThanOrEqual(2);
  }
  expect((await decks('--games 2 --json')).out).toBe(out);
  expect((await decks('--games 1')).out).toContain('legions-of-rome');
});

test('a search keeps to decks that may be brought, and tells what it changed', async () => {
  const { code, out } = await decks('--search --from legions-of-rome --games 2 --steps 6 --json');
  expect(code).toBe(0);
  // the ready deck comes first only without --json
  const found = JSON.parse(out) as {
    from: string;
    kept: number;
    changes: Record<string, number>;
    deck: never;
  };
  expect(found.from).toBe('legions-of-rome');
  const { game } = await loadGame(registry, 'civilization-ccg');
  const { brings } = game.rules;
  expect(brings?.faults(found.deck, {})).toEqual([]);
  const sum = Object.values(found.changes).reduce((a, b) => a + b, 0);
  expect(sum).toBe(0);
  expect(found.kept === 0).toBe(Object.keys(found.changes).length === 0);
  expect((await decks('--search --from legions-of-rome --games 1 --steps 1')).out).toContain(
    'Search from legions-of-rome',
  );
});

test('a ready deck that does not exist is refused', async () => {
  const { code, err } = await decks('--from huns');
  expect(code).toBe(2);
  expect(err).toContain("no ready deck is called 'huns'");
});
