/** The four technologies of level I, one of each colour. Designed. */
import type { Technology } from '../types.ts';

export const LEVEL_ONE = [
  {
    id: 'wheel',
    picture: 'cartwheel',
    level: 1,
    main: 'blue',
    instant: [{ op: 'invest', track: 'infrastructure', n: 1 }],
    action: { effects: [{ op: 'research', levels: [2], discount: 1 }] },
  },
  {
    id: 'agriculture',
    picture: 'plow',
    level: 1,
    main: 'green',
    instant: [{ op: 'invest', track: 'food', n: 1 }],
    action: { effects: [{ op: 'pop', n: 2 }] },
  },
  {
    id: 'archery',
    picture: 'high-shot',
    level: 1,
    main: 'red',
    instant: [{ op: 'recruit', unit: 'any', strength: 2, from: 'inactive' }],
    action: {
      effects: [
        { op: 'recruit', unit: 'any', strength: 2, from: 'active' },
        { op: 'move', n: 2 },
      ],
    },
  },
  {
    id: 'writing',
    picture: 'quill-ink',
    level: 1,
    main: 'yellow',
    instant: [{ op: 'invest', track: 'economy', n: 1 }],
    action: {
      effects: [
        { op: 'recruit', unit: 'settler', strength: 1, from: 'inactive' },
        { op: 'move', n: 1 },
      ],
    },
  },
] as const satisfies readonly Technology[];
