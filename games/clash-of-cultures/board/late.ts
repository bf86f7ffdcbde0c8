/** Fetches what comes after the board: its pictures, and the scenes that are not played from the first moment. */
import { loadArt as loadPictures } from './art.ts';
import type * as Scenes from './scenes.tsx';

let scenes: typeof Scenes | undefined;

export const loadArt = async (): Promise<void> => {
  const [, found] = await Promise.all([loadPictures(), scenes ?? import('./scenes.tsx')]);
  scenes = found;
};

/** The scenes, once they are there. */
export const lateScenes = (): typeof Scenes | undefined => scenes;
