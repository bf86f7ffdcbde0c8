import type { Chapter, LevelName } from './types.ts';

export const chapters: Readonly<Record<LevelName, readonly Chapter[]>> = {
  simple: [],
  advanced: [],
  full: [],
};
