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
/** the best of its kind */
export const star = own('star', 'M256 28l66 142 155 20-114 107 29 154-136-75-136 75 29-154L35 190l155-20z');
/** a technology card: a bulb on a leaf */
export const technology = own(
  'technology',
  'M112 24h288c22 0 40 18 40 40v384c0 22-18 40-40 40H112c-22 0-40-18-40-40V64c0-22 18-40 40-40zm12 52v360h264V76zM256 112c61 0 104 44 104 98 0 34-16 58-34 80-10 13-16 24-18 40H204c-2-16-8-27-18-40-18-22-34-46-34-80 0-54 43-98 104-98zm-50 240h100v44H206z',
);
/** the other players: two heads */
export const rivals = own(
  'rivals',
  'M168 84a80 80 0 1 1 0 160 80 80 0 0 1 0-160zM20 428c0-98 60-156 148-156s148 58 148 156zM352 108a68 68 0 1 1-30 129 116 116 0 0 0 2-121 68 68 0 0 1 28-8zm-2 320c0-66-20-116-58-150 18-8 38-12 60-12 84 0 140 62 140 162z',
);
