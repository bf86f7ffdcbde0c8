import { family, type War } from './types.ts';
import { ADVANTAGE } from './verbs.ts';

const warOverCulture = { picture: 'lyre' };

export const wars = family<War>()({
  'war-over-culture-2': {
    ...warOverCulture,
    age: 2,
    copies: [1, 0, 0],
    price: 3,
    spoils: [{ does: 'takeCulture', n: ADVANTAGE }],
  },
  'war-over-resources-2': {
    age: 2,
    copies: [1, 0, 0],
    picture: 'minerals',
    clauses: ['28.36'],
    price: 2,
    spoils: [{ does: 'takeGoods', total: ADVANTAGE }],
  },
  'war-over-technology-2': {
    age: 2,
    copies: [1, 0, 0],
    picture: 'gears',
    clauses: ['23.8'],
    price: 2,
    spoils: [{ does: 'takeTechnologies', budget: ADVANTAGE }],
  },
  'war-over-territory-2': {
    age: 2,
    copies: [1, 0, 0],
    picture: 'flag-objective',
    clauses: ['23.9'],
    price: 3,
    spoils: [{ does: 'takeYellow', n: { base: 1, oneIn: 3 } }],
  },
  'holy-war-3': {
    age: 3,
    copies: [2, 0, 0],
    picture: 'iron-cross',
    clauses: ['23.9'],
    price: 3,
    spoils: [{ does: 'kill', population: { base: 0, oneIn: 3 }, cultureEach: 3 }],
  },
  'war-over-culture-3': {
    ...warOverCulture,
    age: 3,
    copies: [4, 0, 0],
    price: 3,
    spoils: [{ does: 'takeCulture', n: ADVANTAGE }],
  },
});
