import { numbered } from '../numbering.ts';
import type { Technology } from '../types.ts';
import { LEVEL_FOUR } from './four.ts';
import { LEVEL_ONE } from './one.ts';
import { LEVEL_THREE } from './three.ts';
import { LEVEL_TWO } from './two.ts';

const technologies = [...LEVEL_ONE, ...LEVEL_TWO, ...LEVEL_THREE, ...LEVEL_FOUR] as const;

export type TechnologyId = (typeof technologies)[number]['id'];
export type TechnologyPicture = (typeof technologies)[number]['picture'];
export const TECHNOLOGIES: readonly Technology<TechnologyId, TechnologyPicture>[] = numbered(technologies);
