import { family, type Pact, type PactSide } from './types.ts';

function both(side: PactSide): Pick<Pact, 'symmetric' | 'a' | 'b'> {
  return { symmetric: true, a: side, b: side };
}

export const pacts = family<Pact>()({
  'open-borders-agreement': {
    age: 1,
    copies: [1, 0, 0],
    picture: 'open-gate',
    clauses: ['28.40'],
    ...both({ military: 1 }),
    attackerBonus: 3,
  },
  'trade-routes-agreement': {
    age: 1,
    copies: [1, 0, 0],
    picture: 'camel',
    clauses: ['21.7'],
    symmetric: false,
    a: { foodForResource: true },
    b: { resourceForFood: true },
  },
  'acceptance-of-supremacy': {
    age: 2,
    copies: [1, 0, 0],
    picture: 'crown',
    clauses: ['21.5', '21.8'],
    symmetric: false,
    a: { resources: 1 },
    b: { resources: -1 },
    noAttack: true,
  },
  'international-trade-agreement': {
    age: 2,
    copies: [1, 0, 0],
    picture: 'two-coins',
    clauses: ['21.8'],
    symmetric: false,
    a: { resources: 1 },
    b: { food: 1 },
  },
  'promise-of-military-protection': {
    age: 2,
    copies: [1, 0, 0],
    picture: 'checked-shield',
    clauses: ['21.6'],
    symmetric: false,
    a: { culture: 1 },
    b: { strength: 5, culture: -1 },
    endsOnAttack: true,
  },
  'scientific-cooperation': {
    age: 2,
    copies: [1, 0, 0],
    picture: 'microscope',
    clauses: ['28.38'],
    ...both({ cooperation: { discount: 2, partnerPays: 1 } }),
  },
  'international-tourism': {
    age: 3,
    copies: [1, 0, 0],
    picture: 'walk',
    clauses: ['28.39'],
    ...both({ culturePerPartnerWonder: 1 }),
  },
  'loss-of-sovereignty': {
    age: 3,
    copies: [1, 0, 0],
    picture: 'broken-shield',
    clauses: ['21.5', '23.1'],
    symmetric: false,
    a: { culture: 2 },
    b: { culture: -2, noWar: true },
    noAttack: true,
  },
  'military-pact': {
    age: 3,
    copies: [1, 0, 0],
    picture: 'crossed-swords',
    clauses: ['21.6'],
    ...both({ strength: 4 }),
    endsOnAttack: true,
  },
  'peace-treaty': {
    age: 3,
    copies: [1, 0, 0],
    picture: 'peace-dove',
    clauses: ['21.5'],
    ...both({ culture: 1 }),
    noAttack: true,
  },
});
