/**
 * The cradle, which is never drawn, and the 24 territories. Copper Hills stands in an example of the rulebook; the others are
 * designed: village value grows by three coins with each point of strength.
 */
import type { Territory } from './types.ts';

const territories = [
  {
    id: 'cradle-of-civilization',
    strength: 5,
    discovery: [],
    village: {
      track: 'food',
      vp: 6,
      reward: [
        { op: 'pop', n: 2 },
        { op: 'coins', n: 1 },
      ],
    },
    city: { track: 'economy', vp: 10 },
  },
  {
    id: 'green-meadows',
    strength: 2,
    discovery: [{ op: 'coins', n: 2 }],
    village: { track: 'food', vp: 3, reward: [{ op: 'coins', n: 2 }] },
    city: { track: 'economy', vp: 5 },
  },
  {
    id: 'river-ford',
    strength: 2,
    discovery: [{ op: 'pop', n: 1 }],
    village: { track: 'economy', vp: 2, reward: [{ op: 'pop', n: 2 }] },
    city: { track: 'food', vp: 5 },
  },
  {
    id: 'oak-woods',
    strength: 2,
    discovery: [
      { op: 'upgrade', unit: 'settler', by: 1 },
      { op: 'coins', n: 1 },
    ],
    village: { track: 'infrastructure', vp: 3, reward: [{ op: 'upgrade', unit: 'any', by: 2 }] },
    city: { track: 'food', vp: 5 },
  },
  {
    id: 'reed-delta',
    strength: 2,
    discovery: [{ op: 'coins', n: 2 }],
    village: {
      track: 'food',
      vp: 2,
      reward: [
        { op: 'pop', n: 1 },
        { op: 'coins', n: 2 },
      ],
    },
    city: { track: 'infrastructure', vp: 5 },
  },
  {
    id: 'grazing-steppe',
    strength: 2,
    discovery: [
      { op: 'move', n: 1 },
      { op: 'coins', n: 1 },
    ],
    village: {
      track: 'food',
      vp: 2,
      reward: [
        { op: 'recruit', unit: 'any', strength: 1, from: 'inactive' },
        { op: 'coins', n: 1 },
      ],
    },
    city: { track: 'infrastructure', vp: 5 },
  },
  {
    id: 'salt-flats',
    strength: 2,
    discovery: [{ op: 'coins', n: 2 }],
    village: { track: 'infrastructure', vp: 3, reward: [{ op: 'move', n: 2 }] },
    city: { track: 'food', vp: 5 },
  },
  {
    id: 'copper-hills',
    strength: 3,
    discovery: [{ op: 'coins', n: 2 }],
    village: { track: 'economy', vp: 4, reward: [{ op: 'coins', n: 3 }] },
    city: { track: 'infrastructure', vp: 7 },
  },
  {
    id: 'fertile-valley',
    strength: 3,
    discovery: [{ op: 'pop', n: 1 }],
    village: {
      track: 'food',
      vp: 4,
      reward: [
        { op: 'pop', n: 1 },
        { op: 'coins', n: 1 },
      ],
    },
    city: { track: 'economy', vp: 7 },
  },
  {
    id: 'amber-coast',
    strength: 3,
    discovery: [{ op: 'coins', n: 2 }],
    village: { track: 'economy', vp: 3, reward: [{ op: 'coins', n: 5 }] },
    city: { track: 'food', vp: 7 },
  },
  {
    id: 'stone-quarry',
    strength: 3,
    discovery: [{ op: 'coins', n: 2 }],
    village: { track: 'infrastructure', vp: 4, reward: [{ op: 'building', level: 1 }] },
    city: { track: 'economy', vp: 7 },
  },
  {
    id: 'vineyards',
    strength: 3,
    discovery: [{ op: 'pop', n: 1 }],
    village: { track: 'economy', vp: 4, reward: [{ op: 'basicAction', n: 1 }] },
    city: { track: 'food', vp: 7 },
  },
  {
    id: 'great-lake',
    strength: 3,
    discovery: [{ op: 'pop', n: 1 }],
    village: {
      track: 'food',
      vp: 3,
      reward: [
        { op: 'pop', n: 2 },
        { op: 'coins', n: 1 },
      ],
    },
    city: { track: 'infrastructure', vp: 7 },
  },
  {
    id: 'misty-moors',
    strength: 3,
    discovery: [{ op: 'upgrade', unit: 'any', by: 2 }],
    village: { track: 'food', vp: 5, reward: [{ op: 'coins', n: 1 }] },
    city: { track: 'economy', vp: 7 },
  },
  {
    id: 'caravan-crossroads',
    strength: 3,
    discovery: [{ op: 'move', n: 2 }],
    village: {
      track: 'economy',
      vp: 3,
      reward: [
        { op: 'invest', track: 'economy', n: 1 },
        { op: 'coins', n: 1 },
      ],
    },
    city: { track: 'infrastructure', vp: 7 },
  },
  {
    id: 'pine-highlands',
    strength: 4,
    discovery: [{ op: 'upgrade', unit: 'any', by: 2 }],
    village: {
      track: 'infrastructure',
      vp: 5,
      reward: [
        { op: 'building', level: 1 },
        { op: 'coins', n: 1 },
      ],
    },
    city: { track: 'economy', vp: 8 },
  },
  {
    id: 'silver-mountains',
    strength: 4,
    discovery: [{ op: 'coins', n: 2 }],
    village: { track: 'economy', vp: 4, reward: [{ op: 'coins', n: 6 }] },
    city: { track: 'food', vp: 8 },
  },
  {
    id: 'cedar-forest',
    strength: 4,
    discovery: [{ op: 'coins', n: 2 }],
    village: { track: 'infrastructure', vp: 5, reward: [{ op: 'invest', track: 'infrastructure', n: 1 }] },
    city: { track: 'food', vp: 8 },
  },
  {
    id: 'black-earth-plain',
    strength: 4,
    discovery: [{ op: 'pop', n: 1 }],
    village: { track: 'food', vp: 5, reward: [{ op: 'invest', track: 'food', n: 1 }] },
    city: { track: 'economy', vp: 8 },
  },
  {
    id: 'iron-ridge',
    strength: 4,
    discovery: [{ op: 'coins', n: 2 }],
    village: { track: 'infrastructure', vp: 5, reward: [{ op: 'upgrade', unit: 'any', by: 4 }] },
    city: { track: 'economy', vp: 8 },
  },
  {
    id: 'frozen-tundra',
    strength: 4,
    discovery: [{ op: 'pop', n: 1 }],
    village: { track: 'economy', vp: 6, reward: [{ op: 'coins', n: 2 }] },
    city: { track: 'economy', vp: 8 },
  },
  {
    id: 'desert-oasis',
    strength: 5,
    discovery: [
      { op: 'pop', n: 1 },
      { op: 'coins', n: 1 },
    ],
    village: {
      track: 'food',
      vp: 6,
      reward: [
        { op: 'pop', n: 2 },
        { op: 'coins', n: 1 },
      ],
    },
    city: { track: 'infrastructure', vp: 10 },
  },
  {
    id: 'spice-islands',
    strength: 5,
    discovery: [{ op: 'coins', n: 3 }],
    village: { track: 'economy', vp: 7, reward: [{ op: 'coins', n: 3 }] },
    city: { track: 'infrastructure', vp: 10 },
  },
  {
    id: 'holy-mount',
    strength: 5,
    discovery: [{ op: 'upgrade', unit: 'any', by: 3 }],
    village: {
      track: 'infrastructure',
      vp: 6,
      reward: [
        { op: 'building', level: 2 },
        { op: 'coins', n: 1 },
      ],
    },
    city: { track: 'food', vp: 10 },
  },
  {
    id: 'jungle-temple',
    strength: 6,
    discovery: [{ op: 'pop', n: 2 }],
    village: { track: 'infrastructure', vp: 8, reward: [{ op: 'pop', n: 2 }] },
    city: { track: 'infrastructure', vp: 12 },
  },
] as const satisfies readonly Territory[];

export type TerritoryId = (typeof territories)[number]['id'];
export const TERRITORIES: readonly Territory<TerritoryId>[] = territories;
