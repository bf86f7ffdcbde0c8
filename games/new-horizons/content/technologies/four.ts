/** The eight technologies of level IV: they count as all colours and score at the end. Designed. */
import type { Technology } from '../types.ts';

export const LEVEL_FOUR = [
  {
    id: 'internet',
    picture: 'satellite-communication',
    level: 4,
    main: 'all',
    instant: [{ op: 'invest', track: 'any', n: 2 }],
    action: {
      effects: [
        { op: 'research', levels: [2, 3], discount: 4 },
        { op: 'basicAction', n: 1 },
      ],
    },
    endGame: [{ op: 'vpPer', n: 1, per: 'tech', div: 2 }],
  },
  {
    id: 'computers',
    picture: 'laptop',
    level: 4,
    main: 'all',
    instant: [{ op: 'privateTech', level: 3, draw: 2 }],
    action: { effects: [{ op: 'research', levels: [3], discount: 4, ignorePrerequisites: true }] },
    endGame: [{ op: 'vpPer', n: 2, per: 'tech3', div: 1 }],
  },
  {
    id: 'space-flight',
    picture: 'rocket',
    level: 4,
    main: 'all',
    instant: [
      { op: 'invest', track: 'infrastructure', n: 1 },
      { op: 'coins', n: 6 },
    ],
    endGame: [
      { op: 'vp', n: 6 },
      { op: 'vpPer', n: 1, per: 'leader', div: 1 },
    ],
  },
  {
    id: 'nuclear-power',
    picture: 'nuclear',
    level: 4,
    main: 'all',
    instant: [
      { op: 'recruit', unit: 'soldier', strength: 6, from: 'inactive' },
      { op: 'coins', n: 2 },
    ],
    action: {
      cost: { coins: 1 },
      effects: [
        { op: 'move', n: 2 },
        { op: 'fortify', modifier: -3, marker: false },
      ],
    },
    endGame: [{ op: 'vpPer', n: 2, per: 'city', div: 1 }],
  },
  {
    id: 'genetics',
    picture: 'dna1',
    level: 4,
    main: 'all',
    instant: [{ op: 'pop', n: 5 }],
    action: {
      effects: [
        { op: 'pop', n: 3 },
        { op: 'invest', track: 'food', n: 1 },
      ],
    },
    endGame: [{ op: 'vpPer', n: 1, per: 'foodOpen', div: 1, max: 6 }],
  },
  {
    id: 'globalisation',
    picture: 'world',
    level: 4,
    main: 'all',
    instant: [
      { op: 'coins', n: 4 },
      {
        op: 'choose',
        options: [
          [{ op: 'marker', kind: 'settlement', n: 1 }],
          [{ op: 'marker', kind: 'fortification', n: 1 }],
        ],
      },
    ],
    action: {
      effects: [
        { op: 'move', n: 2 },
        { op: 'found', modifier: -2, marker: false },
      ],
    },
    endGame: [{ op: 'vpPer', n: 1, per: 'mapTile', div: 1 }],
  },
  {
    id: 'robotics',
    picture: 'vintage-robot',
    level: 4,
    main: 'all',
    instant: [{ op: 'invest', track: 'any', n: 2 }],
    action: {
      effects: [
        { op: 'invest', track: 'any', n: 2 },
        { op: 'coins', n: 2 },
      ],
    },
    endGame: [{ op: 'vpPer', n: 1, per: 'investCube', div: 2 }],
  },
  {
    id: 'human-rights',
    picture: 'justice-star',
    level: 4,
    main: 'all',
    instant: [
      { op: 'pop', n: 3 },
      { op: 'coins', n: 4 },
    ],
    action: {
      effects: [
        { op: 'basicAction', n: 3 },
        { op: 'coins', n: 1 },
      ],
    },
    endGame: [{ op: 'vpPer', n: 2, per: 'village', div: 1 }],
  },
] as const satisfies readonly Technology[];
