/** How the contents of the game are drawn. */

import type { IconShape, Land } from '@epoka/web/kit';
import { GOOD_IDS, UNIT_TYPES } from '../content/ids.ts';
import { MARKERS } from '../content/markers.ts';
import { MARKER_KIND } from '../content/tables.ts';
import type * as Coins from './art/coins.tsx';
import type * as Monuments from './art/monuments.tsx';
import type * as Art from './art-icons.ts';
import { icons } from './icons.ts';

let art: typeof Art | undefined;
let coins: typeof Coins | undefined;
let monuments: typeof Monuments | undefined;

/** Fetches the pictures; until then their places are empty. */
export const loadArt = async (): Promise<void> => {
  if (art && coins && monuments) return;
  [art, coins, monuments] = await Promise.all([
    import('./art-icons.ts'),
    import('./art/coins.tsx'),
    import('./art/monuments.tsx'),
  ]);
};

/** What draws a wonder, once it is there. */
export const monument = (): typeof Monuments.Monument | undefined => monuments?.Monument;

/** What draws the medallion of a civilization, once it is there. */
export const civCoin = (): typeof Coins.CivCoin | undefined => coins?.CivCoin;

const BLANK: IconShape = { name: '', path: '' };

/** The drawing of a content by its id: `tech:writing`. */
export function drawing(id: string): IconShape {
  const drawings: Readonly<Record<string, IconShape | undefined>> | undefined = art?.drawings;
  return drawings?.[id] ?? BLANK;
}

export const goodIcon = (good: number): IconShape => drawing(`good:${GOOD_IDS[good]}`);

/** A unit as it looks at its rank, 1 to 4. */
export const unitIcon = (type: number, rank: number): IconShape =>
  drawing(`unit:${UNIT_TYPES[type]}-${type === 3 ? 1 : rank}`);

/** What a face-up marker is worth. */
export function markerIcon(marker: number): IconShape {
  if (marker < 0) return icons.marker;
  const { good, does } = MARKERS[MARKER_KIND[marker]];
  if (good !== undefined) return drawing(`good:${good}`);
  return does === 'city-state' ? icons.state : drawing(`marker:${does}`);
}

/** Grassland, forest, mountain, desert, water, as the atlas draws them. */
export const LANDS: readonly Land[] = ['grass', 'forest', 'mountain', 'desert', 'water'];

/** The tone of a building by what it gives most. */
export const BUILDING_TONE: readonly ('prod' | 'trade' | 'cult' | 'coin' | 'war')[] = [
  'trade',
  'war',
  'trade',
  'prod',
  'prod',
  'cult',
  'cult',
  'coin',
  'coin',
  'cult',
  'cult',
  'war',
  'war',
  'prod',
  'prod',
];
