/** Kinds of units (COC-12.1). Costs in the order of RESOURCES; how many of each a player has, and how many are grey or black. */
import type { UnitSpec } from './types.ts';

export const UNITS = [
  {
    id: 'settler',
    military: false,
    cost: [2, 0, 0, 0, 0, 0, 0],
    pieces: 4,
    neutral: 0,
    building: null,
    expansion: false,
  },
  {
    id: 'infantry',
    military: true,
    cost: [1, 1, 0, 0, 0, 0, 0],
    pieces: 16,
    neutral: 20,
    building: null,
    expansion: false,
  },
  {
    id: 'ship',
    military: false,
    cost: [0, 0, 2, 0, 0, 0, 0],
    pieces: 4,
    neutral: 4,
    building: 'port',
    expansion: false,
  },
  {
    id: 'cavalry',
    military: true,
    cost: [1, 0, 1, 0, 0, 0, 0],
    pieces: 4,
    neutral: 4,
    building: 'market',
    expansion: true,
  },
  {
    id: 'elephant',
    military: true,
    cost: [2, 0, 0, 0, 0, 0, 0],
    pieces: 4,
    neutral: 4,
    building: 'market',
    expansion: true,
  },
  {
    id: 'leader',
    military: true,
    cost: [0, 0, 0, 0, 0, 1, 1],
    pieces: 1,
    neutral: 0,
    building: null,
    expansion: true,
  },
] as const satisfies readonly UnitSpec[];

export type UnitId = (typeof UNITS)[number]['id'];
