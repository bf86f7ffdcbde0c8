import type { BonusId } from './ids.ts';
import type { Bonus } from './types.ts';

export const bonuses: Readonly<Record<BonusId, Bonus>> = {
  'bonus-1': { age: 1, copies: [6, 0, 0], defense: 2, colonization: 1 },
  'bonus-2': { age: 2, copies: [6, 0, 0], defense: 4, colonization: 2 },
  'bonus-3': { age: 3, copies: [6, 0, 0], defense: 6, colonization: 3 },
};
