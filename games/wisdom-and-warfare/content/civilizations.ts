import type { CivId, GovernmentId, TechId, UnitType } from './ids.ts';

export interface Civilization {
  readonly id: CivId;
  readonly tech: TechId;
  readonly government: GovernmentId;
  /** units it begins with beside one of each type */
  readonly units?: Readonly<Partial<Record<UnitType, number>>>;
  /** armies on the map at the start; 1 unless told */
  readonly armies?: number;
  /** it came with the expansion */
  readonly expansion?: true;
}

/** A civilization's home tile has the same number. */
export const CIVILIZATIONS: readonly Civilization[] = [
  { id: 'america', tech: 'currency', government: 'despotism' },
  { id: 'china', tech: 'writing', government: 'despotism' },
  { id: 'egypt', tech: 'construction', government: 'despotism' },
  { id: 'germany', tech: 'metalworking', government: 'despotism', units: { infantry: 2 } },
  { id: 'rome', tech: 'code-of-laws', government: 'republic' },
  { id: 'russia', tech: 'communism', government: 'communism', armies: 2 },
  { id: 'aztecs', tech: 'irrigation', government: 'despotism', expansion: true },
  { id: 'england', tech: 'navy', government: 'despotism', expansion: true },
  { id: 'france', tech: 'pottery', government: 'despotism', expansion: true },
  { id: 'japan', tech: 'chivalry', government: 'feudalism', expansion: true },
  {
    id: 'mongolia',
    tech: 'horseback-riding',
    government: 'despotism',
    units: { mounted: 2 },
    expansion: true,
  },
  { id: 'zulu', tech: 'animal-husbandry', government: 'despotism', units: { artillery: 2 }, expansion: true },
];
