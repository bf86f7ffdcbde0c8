/** The 16 technologies of level II. Designed: each main colour has four cards, one plain and one with each other colour. */
import type { Technology } from '../types.ts';

export const LEVEL_TWO = [
  {
    id: 'mathematics',
    picture: 'abacus',
    level: 2,
    main: 'blue',
    instant: [
      { op: 'invest', track: 'infrastructure', n: 1 },
      { op: 'coins', n: 1 },
    ],
    action: {
      effects: [
        { op: 'research', levels: [2], discount: 2 },
        { op: 'coins', n: 1 },
      ],
    },
  },
  {
    id: 'astronomy',
    picture: 'ringed-planet',
    level: 2,
    main: 'blue',
    second: 'yellow',
    instant: [
      { op: 'pop', n: 1 },
      { op: 'coins', n: 4 },
    ],
    action: {
      effects: [
        { op: 'explore', n: 1 },
        { op: 'move', n: 3 },
        { op: 'coins', n: 1 },
      ],
    },
  },
  {
    id: 'engineering',
    picture: 'stone-bridge',
    level: 2,
    main: 'blue',
    second: 'red',
    instant: [
      { op: 'building', level: 1 },
      { op: 'coins', n: 2 },
    ],
    action: {
      effects: [
        { op: 'building', level: 1 },
        { op: 'build', mode: 'new', discount: 1 },
      ],
    },
  },
  {
    id: 'medicine',
    picture: 'healing',
    level: 2,
    main: 'blue',
    second: 'green',
    instant: [
      { op: 'pop', n: 2 },
      { op: 'coins', n: 1 },
    ],
    action: { effects: [{ op: 'pop', n: 3 }] },
  },
  {
    id: 'currency',
    picture: 'receive-money',
    level: 2,
    main: 'green',
    instant: [
      { op: 'invest', track: 'economy', n: 1 },
      { op: 'coins', n: 1 },
    ],
    action: {
      effects: [
        { op: 'coins', n: 3 },
        { op: 'produce', what: 'coins' },
      ],
    },
  },
  {
    id: 'irrigation',
    picture: 'well',
    level: 2,
    main: 'green',
    second: 'blue',
    instant: [
      { op: 'invest', track: 'food', n: 1 },
      { op: 'coins', n: 1 },
    ],
    action: {
      effects: [
        { op: 'produce', what: 'population' },
        { op: 'coins', n: 3 },
      ],
    },
  },
  {
    id: 'animal-husbandry',
    picture: 'bull',
    level: 2,
    main: 'green',
    second: 'yellow',
    instant: [
      { op: 'pop', n: 2 },
      { op: 'coins', n: 1 },
    ],
    action: {
      effects: [
        { op: 'recruit', unit: 'settler', strength: 2, from: 'inactive' },
        { op: 'move', n: 2 },
      ],
    },
  },
  {
    id: 'mining',
    picture: 'mining',
    level: 2,
    main: 'green',
    second: 'red',
    instant: [{ op: 'coins', n: 5 }],
    action: { cost: { coins: 2 }, effects: [{ op: 'invest', track: 'economy', n: 2 }] },
  },
  {
    id: 'iron-working',
    picture: 'anvil',
    level: 2,
    main: 'red',
    instant: [
      { op: 'recruit', unit: 'soldier', strength: 2, from: 'inactive' },
      { op: 'coins', n: 1 },
    ],
    action: {
      effects: [
        { op: 'recruit', unit: 'soldier', strength: 3, from: 'active' },
        { op: 'move', n: 3 },
      ],
    },
  },
  {
    id: 'horseback-riding',
    picture: 'horse-head',
    level: 2,
    main: 'red',
    second: 'green',
    instant: [{ op: 'coins', n: 1 }],
    action: {
      effects: [
        { op: 'upgrade', unit: 'any', by: 2 },
        { op: 'move', n: 4 },
      ],
    },
    permanent: [{ op: 'modifier', key: 'move', n: 1 }],
  },
  {
    id: 'masonry',
    picture: 'stone-wall',
    level: 2,
    main: 'red',
    second: 'blue',
    instant: [
      { op: 'pop', n: 1 },
      { op: 'coins', n: 3 },
    ],
    action: {
      cost: { coins: 2 },
      effects: [
        { op: 'marker', kind: 'fortification', n: 1 },
        { op: 'upgrade', unit: 'soldier', by: 2 },
      ],
    },
  },
  {
    id: 'feudalism',
    picture: 'crenulated-shield',
    level: 2,
    main: 'red',
    second: 'yellow',
    instant: [
      { op: 'recruit', unit: 'any', strength: 2, from: 'inactive' },
      { op: 'coins', n: 1 },
    ],
    action: {
      effects: [
        { op: 'fortify', modifier: -2, marker: true },
        { op: 'coins', n: 2 },
      ],
    },
  },
  {
    id: 'drama-and-poetry',
    picture: 'drama-masks',
    level: 2,
    main: 'yellow',
    instant: [
      { op: 'recruit', unit: 'settler', strength: 2, from: 'inactive' },
      { op: 'coins', n: 1 },
    ],
    action: {
      effects: [
        { op: 'found', modifier: -2, marker: true },
        { op: 'pop', n: 1 },
      ],
    },
  },
  {
    id: 'philosophy',
    picture: 'enlightenment',
    level: 2,
    main: 'yellow',
    second: 'blue',
    instant: [
      { op: 'basicAction', n: 1 },
      { op: 'coins', n: 2 },
    ],
    action: { effects: [{ op: 'basicAction', n: 2 }] },
  },
  {
    id: 'pottery',
    picture: 'amphora',
    level: 2,
    main: 'yellow',
    second: 'green',
    instant: [
      { op: 'pop', n: 1 },
      { op: 'coins', n: 3 },
    ],
    action: {
      cost: { coins: 2 },
      effects: [
        { op: 'marker', kind: 'settlement', n: 1 },
        { op: 'pop', n: 1 },
      ],
    },
  },
  {
    id: 'sailing',
    picture: 'small-fishing-sailboat',
    level: 2,
    main: 'yellow',
    second: 'red',
    instant: [{ op: 'coins', n: 2 }],
    action: {
      effects: [
        { op: 'move', n: 4 },
        { op: 'coins', n: 2 },
      ],
    },
    permanent: [{ op: 'modifier', key: 'exploreLimit', n: 1 }],
  },
] as const satisfies readonly Technology[];
