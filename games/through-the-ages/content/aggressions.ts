import { type Aggression, family } from './types.ts';
import { gain } from './verbs.ts';

const CULTURE_PER_LEVEL = 3;

const plunder = { picture: 'knapsack', clauses: ['28.36'] };
const raid = { picture: 'torch', clauses: ['28.35'] };

export const aggressions = family<Aggression>()({
  'enslave-1': {
    age: 1,
    copies: [2, 0, 0],
    picture: 'slavery-whip',
    clauses: ['20.9', '2.7'],
    price: 2,
    spoils: [{ does: 'kill', population: 1, cultureEach: 0 }, gain(0, 3)],
  },
  'plunder-1': { ...plunder, age: 1, copies: [2, 0, 0], price: 2, spoils: [{ does: 'takeGoods', total: 3 }] },
  'plunder-2': { ...plunder, age: 2, copies: [2, 0, 0], price: 2, spoils: [{ does: 'takeGoods', total: 5 }] },
  'plunder-3': { ...plunder, age: 3, copies: [2, 0, 0], price: 2, spoils: [{ does: 'takeGoods', total: 8 }] },
  'raid-1': {
    ...raid,
    age: 1,
    copies: [2, 0, 0],
    price: 1,
    spoils: [{ does: 'raid', most: 1, roundUp: true }],
  },
  'raid-2': {
    ...raid,
    age: 2,
    copies: [2, 0, 0],
    price: 2,
    spoils: [{ does: 'raid', most: 2, roundUp: false }],
  },
  'raid-3': {
    ...raid,
    age: 3,
    copies: [2, 0, 0],
    price: 3,
    spoils: [{ does: 'raid', most: 3, roundUp: false }],
  },
  'annex-2': {
    age: 2,
    copies: [1, 0, 0],
    picture: 'flag-objective',
    clauses: ['20.9.a', '20.5'],
    price: 2,
    hits: 'colony',
    spoils: [{ does: 'takeColony' }],
  },
  'assassinate-2': {
    age: 2,
    copies: [1, 0, 0],
    picture: 'cloak-dagger',
    clauses: ['28.37', '20.5'],
    price: 'level',
    hits: 'leader',
    spoils: [{ does: 'removeLeader', culturePerLevel: CULTURE_PER_LEVEL }],
  },
  'sabotage-2': {
    age: 2,
    copies: [1, 0, 0],
    picture: 'unlit-bomb',
    clauses: ['28.37', '20.5'],
    price: 'level',
    hits: 'building',
    spoils: [{ does: 'removeBuilding', culturePerLevel: CULTURE_PER_LEVEL }],
  },
  'spy-2': {
    age: 2,
    copies: [2, 0, 0],
    picture: 'robber-mask',
    clauses: ['20.9'],
    price: 1,
    spoils: [{ does: 'takeScience', n: 5 }],
  },
  'armed-intervention-3': {
    age: 3,
    copies: [4, 0, 0],
    picture: 'parachute',
    clauses: ['20.9'],
    price: 2,
    spoils: [{ does: 'takeCulture', n: 7 }],
  },
});
