/** Signs of this game that no collection has, or only with far more lines. Outlines on a grid of 512, our own. */
import type { IconShape } from '@epoka/web/kit';

const own = (name: string, path: string): IconShape => ({ name, path });

const RING = 'M256 24a232 232 0 1 0 0 464 232 232 0 0 0 0-464zm0 48a184 184 0 1 1 0 368 184 184 0 0 1 0-368z';
const EYES = 'M176 172a30 30 0 1 0 0 60 30 30 0 0 0 0-60zm160 0a30 30 0 1 0 0 60 30 30 0 0 0 0-60z';

export const mood = own(
  'mood',
  `${RING}${EYES}M148 284c20 62 62 92 108 92s88-30 108-92l-40-14c-14 44-38 64-68 64s-54-20-68-64z`,
);

/** The sawn end of a log: bark, a ring of growth, the heart. */
const log = (x: number, y: number): string =>
  [104, 84, 54, 36]
    .map((r, i) => `M${x - r} ${y}a${r} ${r} 0 1 ${i % 2} ${2 * r} 0 ${r} ${r} 0 1 ${i % 2} ${-2 * r} 0z`)
    .join('');

export const wood = own('wood', `${log(256, 158)}${log(142, 352)}${log(370, 352)}`);
