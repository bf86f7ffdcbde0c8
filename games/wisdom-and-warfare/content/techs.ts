import type { TechId, UnitType } from './ids.ts';

export interface Tech {
  readonly id: TechId;
  readonly level: number;
  /** the coin icon printed on it */
  readonly coin?: number;
  readonly speed?: number;
  readonly stack?: number;
  readonly cities?: number;
  /** added to the culture hand size */
  readonly hand?: number;
  /** coin tokens it can hold */
  readonly slots?: number;
  readonly water?: 'cross' | 'end';
  /** units of these types have this rank from now on */
  readonly ranks?: Readonly<Partial<Record<UnitType, number>>>;
}

export const TECHS: readonly Tech[] = [
  { id: 'animal-husbandry', level: 1 },
  { id: 'code-of-laws', level: 1, slots: 4 },
  { id: 'currency', level: 1 },
  { id: 'horseback-riding', level: 1, speed: 3 },
  { id: 'masonry', level: 1, stack: 3 },
  { id: 'metalworking', level: 1 },
  { id: 'navigation', level: 1, water: 'cross' },
  { id: 'navy', level: 1 },
  { id: 'philosophy', level: 1 },
  { id: 'pottery', level: 1, hand: 1, slots: 4 },
  { id: 'writing', level: 1 },
  { id: 'bureaucracy', level: 2, coin: 1 },
  { id: 'chivalry', level: 2, ranks: { mounted: 2 } },
  { id: 'civil-service', level: 2, coin: 1, hand: 1 },
  { id: 'construction', level: 2 },
  { id: 'democracy', level: 2, slots: 4, ranks: { infantry: 2 } },
  { id: 'engineering', level: 2 },
  { id: 'irrigation', level: 2, cities: 3 },
  { id: 'logistics', level: 2, ranks: { infantry: 2, artillery: 2, mounted: 2 } },
  { id: 'mathematics', level: 2, ranks: { artillery: 2 } },
  { id: 'monarchy', level: 2 },
  { id: 'printing-press', level: 2, stack: 4, slots: 4 },
  { id: 'sailing', level: 2, speed: 4, water: 'end' },
  { id: 'banking', level: 3 },
  { id: 'biology', level: 3, stack: 5 },
  { id: 'communism', level: 3 },
  { id: 'education', level: 3, slots: 4 },
  { id: 'gunpowder', level: 3, ranks: { infantry: 3 } },
  { id: 'metal-casting', level: 3, ranks: { artillery: 3 } },
  { id: 'military-science', level: 3 },
  { id: 'railroad', level: 3, coin: 1, ranks: { mounted: 3 } },
  { id: 'steam-power', level: 3, speed: 5, water: 'end' },
  { id: 'theology', level: 3, hand: 1 },
  { id: 'atomic-theory', level: 4 },
  { id: 'ballistics', level: 4, ranks: { artillery: 4 } },
  { id: 'combustion', level: 4, ranks: { mounted: 4 } },
  { id: 'computers', level: 4, coin: 1 },
  { id: 'flight', level: 4, speed: 6, water: 'end', ranks: { aircraft: 4 } },
  { id: 'mass-media', level: 4 },
  { id: 'replaceable-parts', level: 4, stack: 6, ranks: { infantry: 4 } },
  { id: 'space-flight', level: 5 },
];
