/** Buildings (COC-11.12): pieces of a city that are not settlements and not wonders. */
import type { BuildingSpec } from './types.ts';

export const BUILDINGS = [
  { id: 'academy', advance: 'writing', expansion: false },
  { id: 'fortress', advance: 'tactics', expansion: false },
  { id: 'port', advance: 'fishing', expansion: false },
  { id: 'temple', advance: 'myths', expansion: false },
  { id: 'market', advance: 'bartering', expansion: true },
  { id: 'obelisk', advance: 'arts', expansion: true },
  { id: 'observatory', advance: 'math', expansion: true },
] as const satisfies readonly BuildingSpec[];

export type BuildingId = (typeof BUILDINGS)[number]['id'];
