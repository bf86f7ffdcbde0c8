import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { fill, gameIcons, outline, readPath, roundPath, stale } from '../icons/extract.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '../../..');

/** The points an outline runs through, and its control points, where they lie on the grid. */
function points(path: string): number[][] {
  const out: number[][] = [];
  let pen = [0, 0];
  let start = [0, 0];
  for (const { verb, numbers } of readPath(path)) {
    const kind = verb.toLowerCase();
    const [x, y] = verb === kind ? pen : [0, 0];
    if (kind === 'z') {
      pen = start;
      continue;
    }
    if (kind === 'h') pen = [x + numbers[0], pen[1]];
    else if (kind === 'v') pen = [pen[0], y + numbers[0]];
    else {
      const from = kind === 'a' ? 5 : 0;
      for (let i = from; i < numbers.length; i += 2) {
        pen = [x + numbers[i], y + numbers[i + 1]];
        out.push(pen);
      }
    }
    if (kind === 'm') start = pen;
    out.push(pen);
  }
  return out;
}

describe('rounding of outlines', () => {
  it('keeps numbers apart that were written together', () => {
    expect(roundPath('M1.04.5 2.96-3')).toBe('m1 1 2-4');
    expect(roundPath('m10 10l1.4.6 1.4.6')).toBe('m10 10 1 1 2 0');
  });
  it('reads the flags of arcs that have no space after them', () => {
    expect(roundPath('M5 5a2.04 2 0 01.5-.5z')).toBe('m5 5a2 2 0 0 1 1 0z');
  });
  it('starts again where an outline was closed', () => {
    expect(roundPath('M10 10h5v5zm2 2h3')).toBe('m10 10h5v5zm2 2h3');
  });
  it('refuses what it can not read', () => {
    expect(() => roundPath('M1 2#3')).toThrow();
    expect(() => roundPath('X1 2')).toThrow();
  });
  it('moves no point of any icon by more than half a unit of the grid', () => {
    const { icons } = gameIcons();
    for (const name of ['wheat', 'castle', 'galleon', 'laurels', 'compass', 'aqueduct', 'spartan', 'hut']) {
      const original = icons[name]?.body.match(/ d="([^"]+)"/)?.[1] ?? '';
      const before = points(original);
      const after = points(roundPath(original));
      expect(after.length).toBe(before.length);
      const worst = Math.max(
        ...before.map((p, i) => Math.max(Math.abs(p[0] - after[i][0]), Math.abs(p[1] - after[i][1]))),
      );
      expect(worst).toBeLessThanOrEqual(0.5 + 1e-6);
    }
  });
});

describe('icon lists', () => {
  const collection = { icons: { dot: { body: '<path fill="currentColor" d="M1 1h2z"/>' } } };
  it('are filled in place, once and again', () => {
    const source = "export const icons = { a: icon('dot') };";
    const filled = fill(source, collection);
    expect(filled).toBe("export const icons = { a: icon('dot', 'm1 1h2z') };");
    expect(fill(filled, collection)).toBe(filled);
    expect(fill("icon(\n  'dot',\n  'old',\n)", collection)).toBe("icon('dot', 'm1 1h2z')");
  });
  it('know when an outline is missing or out of date', () => {
    expect(stale("icon('dot')", collection)).toEqual(['dot']);
    expect(stale("icon('dot', 'm1 1h2z')", collection)).toEqual([]);
  });
  it('refuse a name nobody drew', () => {
    expect(() => outline(collection, 'unheard-of')).toThrow('unheard-of');
  });
  it('show nothing that the age of a game never saw: no camping trailer for a caravan', () => {
    for (const file of lists())
      expect([file, /icon\(\s*'caravan'/.test(readFileSync(file, 'utf8'))]).toEqual([file, false]);
  });
  it('of the kit and of every game are up to date', () => {
    const files = lists();
    expect(files.length).toBeGreaterThan(0);
    const all = gameIcons();
    for (const file of files)
      expect([relative(root, file), stale(readFileSync(file, 'utf8'), all)]).toEqual([
        relative(root, file),
        [],
      ]);
  });
});

/** The icon lists of the gallery and of all games. */
function lists(): string[] {
  const games = readdirSync(join(root, 'games'), { withFileTypes: true })
    .filter(entry => entry.isDirectory())
    .map(({ name }) => join(root, 'games', name, 'board'));
  return [join(root, 'web/kit/gallery'), ...games].flatMap(folder =>
    listOf(folder).filter(file => /(^|[/-])icons\.ts$/.test(file)),
  );
}

function listOf(folder: string): string[] {
  try {
    return readdirSync(folder).map(name => join(folder, name));
  } catch (error) {
    // a game whose board is not there yet
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
