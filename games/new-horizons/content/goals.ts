/** Nine goals in three sets. Expansionist comes from the rulebook, the others are designed. */
import { numbered } from './numbering.ts';
import type { Goal } from './types.ts';

const goals = [
  {
    id: 'innovator',
    set: 'A',
    counter: 'tech4',
    atLeast: 1,
  },
  {
    id: 'polymath',
    set: 'A',
    counter: 'tech3',
    atLeast: 3,
  },
  {
    id: 'sage',
    set: 'A',
    counter: 'tech',
    atLeast: 11,
  },
  {
    id: 'expansionist',
    set: 'B',
    counter: 'city',
    atLeast: 3,
  },
  {
    id: 'coloniser',
    set: 'B',
    counter: 'village',
    atLeast: 3,
  },
  {
    id: 'master-builder',
    set: 'B',
    counter: 'building',
    atLeast: 4,
  },
  {
    id: 'industrialist',
    set: 'C',
    counter: 'investCube',
    atLeast: 8,
  },
  {
    id: 'statesman',
    set: 'C',
    counter: 'infrastructureOpen',
    atLeast: 8,
  },
  {
    id: 'reformer',
    set: 'C',
    counter: 'openSpaces',
    atLeast: 16,
  },
] as const satisfies readonly Goal[];

export type GoalId = (typeof goals)[number]['id'];
export const GOALS: readonly Goal<GoalId>[] = numbered(goals);
