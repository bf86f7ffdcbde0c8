/** The registry repeats a few facts of the rules, so that a cover needs no rules: they must stay the same. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { playable, registry } from '../registry.ts';

it('names every game once', () => {
  const ids = registry.map(game => game.id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(Object.keys(playable)).toEqual(registry.filter(game => game.play).map(game => game.id));
});

describe.each(registry.filter(game => game.play))('$id', ({ id, seats, minutes, play }) => {
  it('has the id and the seats of its rules', async () => {
    const { rules } = await play!.load();
    expect({ id, seats }).toEqual({ id: rules.id, seats: rules.seats });
  });

  it('has the words of the game itself', async () => {
    const { words } = await play!.load();
    for (const language of ['en', 'pl'] as const)
      expect(await play!.words[language]()).toBe(await words[language]());
  });

  it('has a folder of its name, and a length that begins with the short one', () => {
    expect(existsSync(new URL(`../${id}/package.json`, import.meta.url))).toBe(true);
    expect(minutes[0]).toBeLessThan(minutes[1]);
  });

  it('is a dependency of the package that names it', () => {
    const { dependencies } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
    expect(Object.keys(dependencies)).toContain(`@epoka/${id}`);
  });
});
