import type { SpecialId } from './ids.ts';
import type { Special } from './types.ts';

/** Blue technologies: one per category, no workers needed. */
export const specials: Readonly<Record<SpecialId, Special>> = {
  warfare: { age: 1, copies: [1, 1, 0], category: 'military', tech: 4, strength: 1, military: 1 },
  strategy: { age: 2, copies: [1, 0, 0], category: 'military', tech: 8, strength: 3, military: 2 },
  'military-theory': { age: 3, copies: [1, 0, 1], category: 'military', tech: 12, strength: 5, military: 3 },
  'code-of-laws': { age: 1, copies: [1, 1, 0], category: 'civil', tech: 6, civil: 1 },
  'justice-system': { age: 2, copies: [1, 0, 1], category: 'civil', tech: 7, civil: 1, blue: 3 },
  'civil-service': { age: 3, copies: [1, 0, 0], category: 'civil', tech: 10, civil: 2, blue: 3 },
  cartography: { age: 1, copies: [1, 0, 0], category: 'colonization', tech: 4, strength: 1, colonization: 2 },
  navigation: { age: 2, copies: [1, 0, 0], category: 'colonization', tech: 6, strength: 2, colonization: 3 },
  satellites: { age: 3, copies: [1, 0, 0], category: 'colonization', tech: 8, strength: 3, colonization: 4 },
  masonry: {
    age: 1,
    copies: [1, 0, 0],
    category: 'construction',
    tech: 3,
    urbanDiscount: [0, 1, 1, 1],
    stages: 2,
  },
  architecture: {
    age: 2,
    copies: [1, 1, 0],
    category: 'construction',
    tech: 6,
    urbanDiscount: [0, 1, 2, 2],
    stages: 3,
  },
  engineering: {
    age: 3,
    copies: [1, 0, 1],
    category: 'construction',
    tech: 9,
    urbanDiscount: [0, 1, 2, 3],
    stages: 4,
  },
};
