import type { Icons } from './icons.ts';
import type { BuildingId, FamilyId, TechId, Terrain } from './ids.ts';

export interface Building {
  readonly id: BuildingId;
  readonly family: FamilyId;
  readonly cost: number;
  readonly tech: TechId;
  readonly terrain: readonly Terrain[];
  readonly icons: Icons;
  /** at most one starred building in a city */
  readonly star?: true;
  /** the other side of the family's marker */
  readonly upgraded?: true;
}

/** Markers of each family, shared by all players. */
export const SUPPLY: Readonly<Record<FamilyId, number>> = {
  harbor: 10,
  shipyard: 5,
  'trading-post': 6,
  granary: 6,
  library: 6,
  market: 5,
  temple: 5,
  barracks: 5,
  workshop: 6,
};

export const BUILDINGS: readonly Building[] = [
  {
    id: 'harbor',
    family: 'harbor',
    cost: 7,
    tech: 'navigation',
    terrain: ['water'],
    icons: { production: 1, trade: 2 },
  },
  {
    id: 'shipyard',
    family: 'shipyard',
    cost: 5,
    tech: 'navy',
    terrain: ['water'],
    icons: { production: 2, combat: 2 },
    star: true,
  },
  {
    id: 'trading-post',
    family: 'trading-post',
    cost: 7,
    tech: 'code-of-laws',
    terrain: ['desert'],
    icons: { trade: 2, culture: 1 },
  },
  {
    id: 'granary',
    family: 'granary',
    cost: 5,
    tech: 'pottery',
    terrain: ['grassland'],
    icons: { production: 1, trade: 1 },
  },
  {
    id: 'aqueduct',
    family: 'granary',
    cost: 8,
    tech: 'engineering',
    terrain: ['grassland'],
    icons: { production: 2, trade: 2 },
    upgraded: true,
  },
  {
    id: 'library',
    family: 'library',
    cost: 5,
    tech: 'writing',
    terrain: ['grassland'],
    icons: { trade: 1, culture: 1 },
  },
  {
    id: 'university',
    family: 'library',
    cost: 8,
    tech: 'printing-press',
    terrain: ['grassland'],
    icons: { trade: 2, culture: 2 },
    upgraded: true,
  },
  {
    id: 'market',
    family: 'market',
    cost: 7,
    tech: 'currency',
    terrain: ['grassland', 'forest', 'mountain', 'desert'],
    icons: { production: 1, trade: 1, culture: 1 },
    star: true,
  },
  {
    id: 'bank',
    family: 'market',
    cost: 10,
    tech: 'banking',
    terrain: ['grassland', 'forest', 'mountain', 'desert'],
    icons: { production: 1, trade: 1, culture: 1, coin: 1 },
    star: true,
    upgraded: true,
  },
  {
    id: 'temple',
    family: 'temple',
    cost: 7,
    tech: 'philosophy',
    terrain: ['grassland', 'forest', 'mountain', 'desert'],
    icons: { culture: 2 },
    star: true,
  },
  {
    id: 'cathedral',
    family: 'temple',
    cost: 10,
    tech: 'theology',
    terrain: ['grassland', 'forest', 'mountain', 'desert'],
    icons: { culture: 3 },
    star: true,
    upgraded: true,
  },
  {
    id: 'barracks',
    family: 'barracks',
    cost: 7,
    tech: 'metalworking',
    terrain: ['grassland', 'forest', 'mountain', 'desert'],
    icons: { trade: 2, combat: 2 },
    star: true,
  },
  {
    id: 'academy',
    family: 'barracks',
    cost: 10,
    tech: 'military-science',
    terrain: ['grassland', 'forest', 'mountain', 'desert'],
    icons: { trade: 2, combat: 4 },
    star: true,
    upgraded: true,
  },
  {
    id: 'workshop',
    family: 'workshop',
    cost: 7,
    tech: 'construction',
    terrain: ['mountain'],
    icons: { production: 3 },
  },
  {
    id: 'iron-mine',
    family: 'workshop',
    cost: 10,
    tech: 'railroad',
    terrain: ['mountain'],
    icons: { production: 4 },
    upgraded: true,
  },
];
