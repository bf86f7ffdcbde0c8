/** The eight wonders (COC-21.4). Costs in the order of RESOURCES. */
import type { WonderSpec } from './types.ts';

export const WONDERS = [
  {
    id: 'great-arena',
    cost: [3, 5, 4, 0, 0, 0, 5],
    advance: 'circus-and-sports',
    needsPort: false,
    owner: 2,
    builder: 2,
  },
  {
    id: 'great-library',
    cost: [3, 3, 6, 0, 0, 0, 5],
    advance: 'philosophy',
    needsPort: false,
    owner: 2,
    builder: 2,
  },
  {
    id: 'great-lighthouse',
    cost: [3, 4, 5, 0, 0, 0, 5],
    advance: 'cartography',
    needsPort: true,
    owner: 2,
    builder: 2,
  },
  {
    id: 'great-mausoleum',
    cost: [4, 4, 4, 0, 0, 0, 5],
    advance: 'priesthood',
    needsPort: false,
    owner: 2,
    builder: 2,
  },
  {
    id: 'great-wall',
    cost: [3, 7, 2, 0, 0, 0, 5],
    advance: 'siegecraft',
    needsPort: false,
    owner: 2,
    builder: 2,
  },
  {
    id: 'great-gardens',
    cost: [5, 2, 5, 0, 0, 0, 5],
    advance: 'irrigation',
    needsPort: false,
    owner: 2,
    builder: 2,
  },
  {
    id: 'great-pyramid',
    cost: [2, 7, 3, 0, 0, 0, 5],
    advance: 'rituals',
    needsPort: false,
    owner: 0,
    builder: 5,
  },
  {
    id: 'great-statue',
    cost: [3, 5, 4, 0, 0, 0, 5],
    advance: 'monuments',
    needsPort: false,
    owner: 2,
    builder: 2,
  },
] as const satisfies readonly WonderSpec[];

export type WonderId = (typeof WONDERS)[number]['id'];
