/** Signs of this game that no collection has: faces, action tokens, wooden tokens. Outlines on a grid of 512, our own. */
import type { IconShape } from '@epoka/web/kit';

const own = (name: string, path: string): IconShape => ({ name, path });

const RING = 'M256 24a232 232 0 1 0 0 464 232 232 0 0 0 0-464zm0 48a184 184 0 1 1 0 368 184 184 0 0 1 0-368z';
const EYES = 'M176 172a30 30 0 1 0 0 60 30 30 0 0 0 0-60zm160 0a30 30 0 1 0 0 60 30 30 0 0 0 0-60z';

export const face = own(
  'face',
  `${RING}${EYES}M148 284c20 62 62 92 108 92s88-30 108-92l-40-14c-14 44-38 64-68 64s-54-20-68-64z`,
);
export const sad = own(
  'sad',
  `${RING}${EYES}M148 384c20-62 62-92 108-92s88 30 108 92l-40 14c-14-44-38-64-68-64s-54 20-68 64z`,
);
/** a civil action: a white token; a military one: a red shield */
export const civil = own('civil', 'M256 40a216 216 0 1 0 0 432 216 216 0 0 0 0-432z');
export const military = own('military', 'M64 56h384v196c0 112-88 176-192 220-104-44-192-108-192-220z');
export const blueToken = own('blue', 'M256 30l206 104v244L256 482 50 378V134z');
