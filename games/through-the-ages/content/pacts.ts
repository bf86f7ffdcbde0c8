import type { PactId } from './ids.ts';
import type { Pact, PactSide } from './types.ts';

function both(side: PactSide): Pick<Pact, 'symmetric' | 'a' | 'b'> {
  return { symmetric: true, a: side, b: side };
}

export const pacts: Readonly<Record<PactId, Pact>> = {
  'open-borders-agreement': { age: 1, copies: [1, 0, 0], ...both({ military: 1 }), attackerBonus: 3 },
  'trade-routes-agreement': {
    age: 1,
    copies: [1, 0, 0],
    symmetric: false,
    a: { foodForResource: true },
    b: { resourceForFood: true },
  },
  'acceptance-of-supremacy': {
    age: 2,
    copies: [1, 0, 0],
    symmetric: false,
    a: { resources: 1 },
    b: { resources: -1 },
    noAttack: true,
  },
  'international-trade-agreement': {
    age: 2,
    copies: [1, 0, 0],
    symmetric: false,
    a: { resources: 1 },
    b: { food: 1 },
  },
  'promise-of-military-protection': {
    age: 2,
    copies: [1, 0, 0],
    symmetric: false,
    a: { culture: 1 },
    b: { strength: 5, culture: -1 },
    endsOnAttack: true,
  },
  'scientific-cooperation': {
    age: 2,
    copies: [1, 0, 0],
    ...both({ cooperation: { discount: 2, partnerPays: 1 } }),
  },
  'international-tourism': { age: 3, copies: [1, 0, 0], ...both({ culturePerPartnerWonder: 1 }) },
  'loss-of-sovereignty': {
    age: 3,
    copies: [1, 0, 0],
    symmetric: false,
    a: { culture: 2 },
    b: { culture: -2, noWar: true },
    noAttack: true,
  },
  'military-pact': { age: 3, copies: [1, 0, 0], ...both({ strength: 4 }), endsOnAttack: true },
  'peace-treaty': { age: 3, copies: [1, 0, 0], ...both({ culture: 1 }), noAttack: true },
};
