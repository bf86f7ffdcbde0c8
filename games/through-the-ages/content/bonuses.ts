import { type Bonus, family } from './types.ts';

const bonus = { picture: 'checked-shield' };

export const bonuses = family<Bonus>()({
  'bonus-1': { ...bonus, age: 1, copies: [6, 0, 0], defense: 2, colonization: 1 },
  'bonus-2': { ...bonus, age: 2, copies: [6, 0, 0], defense: 4, colonization: 2 },
  'bonus-3': { ...bonus, age: 3, copies: [6, 0, 0], defense: 6, colonization: 3 },
});
