import type { TechId, WonderId } from './ids.ts';

export interface Wonder {
  readonly id: WonderId;
  /** 0 ancient, 1 medieval, 2 modern */
  readonly era: number;
  readonly cost: number;
  /** culture icons of its marker */
  readonly culture: number;
  /** the cost for those who know the tech */
  readonly discount?: { readonly cost: number; readonly tech: TechId };
}

export const WONDERS: readonly Wonder[] = [
  { id: 'stonehenge', era: 0, cost: 10, culture: 1 },
  { id: 'the-colossus', era: 0, cost: 15, culture: 1, discount: { cost: 10, tech: 'metalworking' } },
  {
    id: 'the-hanging-gardens',
    era: 0,
    cost: 15,
    culture: 1,
    discount: { cost: 10, tech: 'animal-husbandry' },
  },
  { id: 'the-oracle', era: 0, cost: 15, culture: 1, discount: { cost: 10, tech: 'code-of-laws' } },
  { id: 'the-great-lighthouse', era: 0, cost: 15, culture: 1, discount: { cost: 10, tech: 'navigation' } },
  { id: 'statue-of-zeus', era: 0, cost: 15, culture: 1 },
  { id: 'angkor-wat', era: 1, cost: 20, culture: 2, discount: { cost: 10, tech: 'theology' } },
  { id: 'himeji-samurai-castle', era: 1, cost: 20, culture: 2, discount: { cost: 15, tech: 'monarchy' } },
  { id: 'porcelain-tower', era: 1, cost: 20, culture: 2, discount: { cost: 15, tech: 'construction' } },
  { id: 'the-louvre', era: 1, cost: 20, culture: 2, discount: { cost: 15, tech: 'printing-press' } },
  { id: 'leonardos-workshop', era: 1, cost: 20, culture: 2, discount: { cost: 15, tech: 'mathematics' } },
  { id: 'notre-dame', era: 1, cost: 20, culture: 2, discount: { cost: 15, tech: 'education' } },
  { id: 'cristo-redentor', era: 2, cost: 25, culture: 3, discount: { cost: 15, tech: 'mass-media' } },
  { id: 'panama-canal', era: 2, cost: 25, culture: 3, discount: { cost: 20, tech: 'engineering' } },
  { id: 'statue-of-liberty', era: 2, cost: 25, culture: 3, discount: { cost: 20, tech: 'metal-casting' } },
  { id: 'united-nations', era: 2, cost: 20, culture: 3 },
  { id: 'the-internet', era: 2, cost: 25, culture: 3, discount: { cost: 15, tech: 'computers' } },
  { id: 'the-pentagon', era: 2, cost: 25, culture: 3, discount: { cost: 15, tech: 'ballistics' } },
];
