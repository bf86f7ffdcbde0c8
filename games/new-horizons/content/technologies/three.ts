/** The 16 technologies of level III. The names Refrigeration and Missiles come from the rulebook, the rest is designed. */
import type { Technology } from '../types.ts';

export const LEVEL_THREE = [
  {
    id: 'scientific-method',
    picture: 'magnifying-glass',
    level: 3,
    main: 'blue',
    instant: [
      { op: 'invest', track: 'infrastructure', n: 1 },
      { op: 'invest', track: 'any', n: 1 },
    ],
    action: {
      effects: [
        { op: 'research', levels: [2, 3], discount: 2 },
        { op: 'coins', n: 2 },
      ],
    },
  },
  {
    id: 'chemistry',
    picture: 'round-bottom-flask',
    level: 3,
    main: 'blue',
    second: 'green',
    instant: [
      { op: 'invest', track: 'infrastructure', n: 1 },
      { op: 'invest', track: 'food', n: 1 },
    ],
    action: {
      effects: [
        { op: 'pop', n: 2 },
        { op: 'invest', track: 'infrastructure', n: 1 },
      ],
    },
  },
  {
    id: 'optics',
    picture: 'telescope',
    level: 3,
    main: 'blue',
    second: 'red',
    instant: [
      { op: 'building', level: 2 },
      { op: 'coins', n: 4 },
    ],
    action: {
      effects: [
        { op: 'research', levels: [3], discount: 1 },
        { op: 'upgrade', unit: 'any', by: 3 },
      ],
    },
  },
  {
    id: 'printing-press',
    picture: 'book-pile',
    level: 3,
    main: 'blue',
    second: 'yellow',
    instant: [
      { op: 'privateTech', level: 2, draw: 2 },
      { op: 'coins', n: 2 },
    ],
    action: {
      effects: [
        { op: 'research', levels: [2], discount: 2, ignorePrerequisites: true },
        { op: 'coins', n: 1 },
      ],
    },
  },
  {
    id: 'banking',
    picture: 'bank',
    level: 3,
    main: 'green',
    instant: [{ op: 'invest', track: 'economy', n: 2 }],
    action: {
      effects: [
        { op: 'coins', n: 5 },
        { op: 'produce', what: 'coins' },
      ],
    },
  },
  {
    id: 'refrigeration',
    picture: 'snowflake-1',
    level: 3,
    main: 'green',
    second: 'blue',
    instant: [{ op: 'invest', track: 'food', n: 2 }],
    action: {
      effects: [
        { op: 'produce', what: 'population' },
        { op: 'pop', n: 2 },
        { op: 'coins', n: 1 },
      ],
    },
  },
  {
    id: 'steam-power',
    picture: 'steam',
    level: 3,
    main: 'green',
    second: 'red',
    instant: [
      { op: 'invest', track: 'economy', n: 1 },
      { op: 'recruit', unit: 'any', strength: 3, from: 'inactive' },
    ],
    action: {
      effects: [
        { op: 'move', n: 4 },
        { op: 'coins', n: 4 },
      ],
    },
  },
  {
    id: 'railways',
    picture: 'steam-locomotive',
    level: 3,
    main: 'green',
    second: 'yellow',
    instant: [{ op: 'invest', track: 'economy', n: 1 }],
    action: {
      effects: [
        { op: 'pop', n: 1 },
        { op: 'move', n: 5 },
        { op: 'coins', n: 1 },
      ],
    },
    permanent: [{ op: 'modifier', key: 'move', n: 1 }],
  },
  {
    id: 'gunpowder',
    picture: 'cannon',
    level: 3,
    main: 'red',
    instant: [
      { op: 'recruit', unit: 'soldier', strength: 4, from: 'inactive' },
      { op: 'upgrade', unit: 'soldier', by: 2 },
    ],
    action: {
      effects: [
        { op: 'recruit', unit: 'soldier', strength: 3, from: 'inactive' },
        { op: 'move', n: 3 },
      ],
    },
  },
  {
    id: 'missiles',
    picture: 'missile-launcher',
    level: 3,
    main: 'red',
    second: 'blue',
    instant: [
      { op: 'invest', track: 'infrastructure', n: 1 },
      { op: 'upgrade', unit: 'soldier', by: 4 },
    ],
    action: { cost: { coins: 1 }, effects: [{ op: 'fortify', modifier: -3, marker: false }] },
  },
  {
    id: 'steel',
    picture: 'i-beam',
    level: 3,
    main: 'red',
    second: 'green',
    instant: [
      { op: 'invest', track: 'economy', n: 1 },
      { op: 'recruit', unit: 'soldier', strength: 3, from: 'inactive' },
    ],
    action: {
      cost: { coins: 2 },
      effects: [
        { op: 'marker', kind: 'fortification', n: 1 },
        { op: 'upgrade', unit: 'any', by: 4 },
      ],
    },
  },
  {
    id: 'conscription',
    picture: 'rank-3',
    level: 3,
    main: 'red',
    second: 'yellow',
    instant: [
      { op: 'pop', n: 2 },
      { op: 'recruit', unit: 'soldier', strength: 2, from: 'inactive' },
    ],
    action: {
      effects: [
        { op: 'recruit', unit: 'any', strength: 2, from: 'inactive' },
        { op: 'recruit', unit: 'any', strength: 2, from: 'inactive' },
      ],
    },
  },
  {
    id: 'enlightenment',
    picture: 'light-bulb',
    level: 3,
    main: 'yellow',
    instant: [
      { op: 'marker', kind: 'settlement', n: 1 },
      { op: 'coins', n: 3 },
    ],
    action: {
      effects: [
        { op: 'basicAction', n: 2 },
        { op: 'coins', n: 2 },
      ],
    },
  },
  {
    id: 'education',
    picture: 'bookshelf',
    level: 3,
    main: 'yellow',
    second: 'blue',
    instant: [{ op: 'invest', track: 'any', n: 1 }],
    action: {
      effects: [
        { op: 'research', levels: [2, 3], discount: 2 },
        { op: 'pop', n: 1 },
      ],
    },
    permanent: [{ op: 'modifier', key: 'researchDiscount', n: 1 }],
  },
  {
    id: 'urbanisation',
    picture: 'modern-city',
    level: 3,
    main: 'yellow',
    second: 'green',
    instant: [
      { op: 'building', level: 2 },
      { op: 'coins', n: 4 },
    ],
    action: {
      effects: [
        { op: 'building', level: 2 },
        { op: 'build', mode: 'either', discount: 2 },
      ],
    },
  },
  {
    id: 'nationalism',
    picture: 'rally-the-troops',
    level: 3,
    main: 'yellow',
    second: 'red',
    instant: [
      { op: 'recruit', unit: 'settler', strength: 3, from: 'inactive' },
      { op: 'recruit', unit: 'soldier', strength: 1, from: 'inactive' },
    ],
    action: {
      cost: { coins: 1 },
      effects: [
        {
          op: 'choose',
          options: [
            [{ op: 'found', modifier: -2, marker: false }],
            [{ op: 'fortify', modifier: -2, marker: false }],
          ],
        },
      ],
    },
  },
] as const satisfies readonly Technology[];
