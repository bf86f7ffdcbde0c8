import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { fill, gameIcons, outline, roundPath, stale } from '../icons/extract.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '../../..');

describe('rounding of outlines', () => {
  it('keeps numbers apart that were written together', () => {
    expect(roundPath('M1.04.5 2.96-3')).toBe('M1 .5 3-3');
    expect(roundPath('m.04.06.14.25')).toBe('m0 .1.1.3');
  });
  it('reads the flags of arcs that have no space after them', () => {
    expect(roundPath('a2.04 2 0 01.5-.5z')).toBe('a2 2 0 0 1 .5-.5z');
  });
  it('refuses what it can not read', () => {
    expect(() => roundPath('M1 2#3')).toThrow();
  });
  it('moves no point of any icon by more than a hair', () => {
    const points = (path: string) => [...path.matchAll(/-?\d*\.?\d+/g)].length;
    const { icons } = gameIcons();
    for (const name of ['wheat', 'castle', 'galleon', 'laurels', 'compass']) {
      const original = icons[name]?.body.match(/ d="([^"]+)"/)?.[1] ?? '';
      expect(points(roundPath(original))).toBe(points(original));
    }
  });
});

describe('icon lists', () => {
  const collection = { icons: { dot: { body: '<path fill="currentColor" d="M1 1h2z"/>' } } };
  it('are filled in place, once and again', () => {
    const source = "export const icons = { a: icon('dot') };";
    const filled = fill(source, collection);
    expect(filled).toBe("export const icons = { a: icon('dot', 'M1 1h2z') };");
    expect(fill(filled, collection)).toBe(filled);
    expect(fill("icon(\n  'dot',\n  'old',\n)", collection)).toBe("icon('dot', 'M1 1h2z')");
  });
  it('know when an outline is missing or out of date', () => {
    expect(stale("icon('dot')", collection)).toEqual(['dot']);
    expect(stale("icon('dot', 'M1 1h2z')", collection)).toEqual([]);
  });
  it('refuse a name nobody drew', () => {
    expect(() => outline(collection, 'unheard-of')).toThrow('unheard-of');
  });
  it('of the kit and of every game are up to date', () => {
    const games = readdirSync(join(root, 'games')).map(game => join(root, 'games', game, 'board'));
    const files = [join(root, 'web/kit/gallery'), ...games].flatMap(folder =>
      listOf(folder).filter(file => /(^|\/)icons\.ts$/.test(file)),
    );
    expect(files.length).toBeGreaterThan(0);
    const all = gameIcons();
    for (const file of files)
      expect([relative(root, file), stale(readFileSync(file, 'utf8'), all)]).toEqual([
        relative(root, file),
        [],
      ]);
  });
});

function listOf(folder: string): string[] {
  try {
    return readdirSync(folder).map(name => join(folder, name));
  } catch (error) {
    // a game whose board is not there yet
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
