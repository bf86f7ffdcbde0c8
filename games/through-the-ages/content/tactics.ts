import type { TacticId } from './ids.ts';
import type { Tactic } from './types.ts';

/** The units one army needs, and what each complete army adds to the strength. */
export const tactics: Readonly<Record<TacticId, Tactic>> = {
  'fighting-band': { age: 1, copies: [3, 0, 0], infantry: 2, bonus: 1 },
  'heavy-cavalry': { age: 1, copies: [2, 0, 0], cavalry: 3, bonus: 4 },
  legion: { age: 1, copies: [2, 0, 0], infantry: 3, bonus: 2 },
  'light-cavalry': { age: 1, copies: [2, 0, 0], cavalry: 2, bonus: 2 },
  'medieval-army': { age: 1, copies: [3, 0, 0], infantry: 1, cavalry: 1, bonus: 2 },
  phalanx: { age: 1, copies: [3, 0, 0], infantry: 2, cavalry: 1, bonus: 3 },
  'classic-army': { age: 2, copies: [1, 0, 0], infantry: 2, cavalry: 2, bonus: 9, withObsolete: 5 },
  conquistadors: { age: 2, copies: [2, 0, 0], infantry: 1, cavalry: 2, bonus: 5, withObsolete: 3 },
  'defensive-army': { age: 2, copies: [2, 0, 0], infantry: 2, artillery: 1, bonus: 6, withObsolete: 3 },
  fortifications: { age: 2, copies: [1, 0, 0], artillery: 2, bonus: 4 },
  'mobile-artillery': { age: 2, copies: [1, 0, 0], cavalry: 1, artillery: 1, bonus: 5 },
  'napoleonic-army': {
    age: 2,
    copies: [1, 0, 0],
    infantry: 1,
    cavalry: 1,
    artillery: 1,
    bonus: 8,
    withObsolete: 4,
  },
  entrenchments: { age: 3, copies: [2, 0, 0], infantry: 1, artillery: 2, bonus: 9, withObsolete: 5 },
  'mechanized-army': { age: 3, copies: [2, 0, 0], cavalry: 1, artillery: 2, bonus: 10, withObsolete: 5 },
  'modern-army': {
    age: 3,
    copies: [2, 0, 0],
    infantry: 2,
    cavalry: 1,
    artillery: 1,
    bonus: 13,
    withObsolete: 7,
  },
  'shock-troops': { age: 3, copies: [2, 0, 0], infantry: 1, cavalry: 3, bonus: 11, withObsolete: 6 },
};
