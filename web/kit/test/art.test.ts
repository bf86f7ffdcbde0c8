import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { bust, type Portrait } from '../art/bust.ts';
import { DRESS } from '../art/bust-dress.ts';
import { BEARDS, HAIR } from '../art/bust-hair.ts';
import { HATS } from '../art/bust-hats.ts';
import { GROUND_KINDS } from '../art/ground.tsx';
import { drawTerrain, type Land, type TerrainMap } from '../art/terrain.ts';
import { type Layer, raise } from '../art/wonder.tsx';

const plain: Portrait = { face: [0, 0, 0, 0, 0, 0, 0, 0], hair: 'bald', dress: 'cut' };
const keys = <K extends string>(of: Readonly<Record<K, unknown>>): K[] => Object.keys(of) as K[];
const all: readonly Portrait[] = [
  ...keys(HAIR).map(hair => ({ ...plain, hair })),
  ...keys(BEARDS).map(beard => ({ ...plain, beard })),
  ...keys(HATS).map(hat => ({ ...plain, hat })),
  ...keys(DRESS).map(dress => ({ ...plain, dress })),
  ...(['wide', 'hooded', 'narrow', 'deep', 'lowered', 'keen', 'kohl', 'lashes', 'blind'] as const).map(
    eyes => ({ ...plain, eyes }),
  ),
];

describe('medallions', () => {
  it('engrave every hair, beard, hat, dress and eye as whole numbers of a drawing', () => {
    for (const portrait of all)
      for (const detail of ['small', 'middle', 'large'] as const)
        expect(bust(portrait, detail)).not.toMatch(/NaN|undefined|Infinity/);
  });

  it('look different when one parameter is different', () => {
    const drawn = all.filter(p => p.hair !== 'bald' || p.beard || p.hat || p.dress !== 'cut' || p.eyes);
    expect(new Set(drawn.map(p => bust(p, 'large'))).size).toBe(drawn.length);
  });

  it('draw only the mass when they are small', () => {
    const small = bust({ ...plain, hair: 'curls', dress: 'toga' }, 'small');
    expect(small.length).toBeLessThan(
      bust({ ...plain, hair: 'curls', dress: 'toga' }, 'middle').length / 1.5,
    );
  });
});

describe('wonders', () => {
  const layers: readonly Layer[] = [
    [1, 1, 'M1 1h1'],
    [2, 1, 'M2 2h1'],
    [2, 1, 'M3 3h1'],
    [3, 1, 'M4 4h1'],
  ];
  const built = (stage: number, stages: number): number =>
    raise(layers, stage, stages).match(/stroke-width="\.9"/g)?.length ?? 0;

  it('rise by any number of stages, from nothing to everything', () => {
    for (const stages of [1, 2, 3, 4, 5]) {
      const counts = Array.from({ length: stages + 1 }, (_, stage) => built(stage, stages));
      expect(counts[0]).toBe(0);
      expect(counts.at(-1)).toBe(layers.length);
      expect(counts).toEqual(counts.toSorted((a, b) => a - b));
    }
  });

  it('show what is missing as a plan, and no plan when nothing is missing', () => {
    expect(raise(layers, 1, 3)).toContain('stroke-dasharray');
    expect(raise(layers, 3, 3)).not.toContain('stroke-dasharray');
  });
});

describe('grounds', () => {
  it('have two tones for each kind, by day and by lamp light', () => {
    const css = readFileSync(new URL('../art/art.css', import.meta.url), 'utf8');
    for (const kind of GROUND_KINDS)
      expect(css).toMatch(
        new RegExp(`\\.ek-kind-${kind} \\{\\s*--k1: light-dark\\([^;]*;\\s*--k2: light-dark\\(`),
      );
  });
});

describe('maps', () => {
  const lands: readonly Land[] = [
    'grass',
    'forest',
    'mountain',
    'desert',
    'fertile',
    'barren',
    'hill',
    'marsh',
    'lake',
    'water',
  ];
  const map = (shape: TerrainMap['shape']): TerrainMap => ({
    shape,
    size: 60,
    area: { x: -40, y: -40, width: 640, height: 80 },
    cells: lands.map((land, i) => ({ x: i * 60, y: 0, land })),
  });

  it('draw every land on hexes and squares, with ids of their own', () => {
    for (const shape of ['pointy', 'flat', 'square'] as const) {
      const drawn = drawTerrain(map(shape), 'one');
      expect(drawn).not.toMatch(/NaN|undefined|Infinity/);
      for (const land of lands) expect(drawn).toContain(`--land-${land}`);
      for (const [, id] of drawn.matchAll(/(?:id="|#)([^"]+)"/g)) expect(id.startsWith('one-')).toBe(true);
    }
  });

  it('draw the same map the same way each time', () => {
    expect(drawTerrain(map('pointy'), 'm')).toBe(drawTerrain(map('pointy'), 'm'));
  });
});
