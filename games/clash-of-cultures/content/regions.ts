/** Region tiles: a rhombus of four spaces, top, left, right, bottom (COC-3.1). */
import type { RegionSpec } from './types.ts';

export const REGIONS = [
  { id: 'region-01', terrain: ['sea', 'sea', 'forest', 'forest'] },
  { id: 'region-02', terrain: ['sea', 'mountain', 'sea', 'mountain'] },
  { id: 'region-03', terrain: ['sea', 'sea', 'mountain', 'plains'] },
  { id: 'region-04', terrain: ['sea', 'forest', 'sea', 'plains'] },
  { id: 'region-05', terrain: ['sea', 'plains', 'plains', 'barren'] },
  { id: 'region-06', terrain: ['sea', 'barren', 'forest', 'plains'] },
  { id: 'region-07', terrain: ['sea', 'mountain', 'mountain', 'forest'] },
  { id: 'region-08', terrain: ['sea', 'plains', 'forest', 'mountain'] },
  { id: 'region-09', terrain: ['forest', 'sea', 'plains', 'forest'] },
  { id: 'region-10', terrain: ['plains', 'sea', 'plains', 'barren'] },
  { id: 'region-11', terrain: ['mountain', 'sea', 'plains', 'mountain'] },
  { id: 'region-12', terrain: ['plains', 'sea', 'barren', 'mountain'] },
  { id: 'region-13', terrain: ['forest', 'mountain', 'plains', 'mountain'] },
  { id: 'region-14', terrain: ['plains', 'plains', 'plains', 'forest'] },
  { id: 'region-15', terrain: ['plains', 'mountain', 'forest', 'plains'] },
  { id: 'region-16', terrain: ['mountain', 'forest', 'mountain', 'barren'] },
] as const satisfies readonly RegionSpec[];

/** The two sides of a home tile; the city lies on the first space. */
export const HOME_SIDES = {
  A: ['plains', 'forest', 'mountain', 'barren'],
  B: ['plains', 'mountain', 'forest', 'barren'],
} as const;
