import type { Copies } from './basics.ts';
import { impacts } from './impacts.ts';
import { type EventCard, type EventEffect, family, type Who } from './types.ts';
import { draw, type Effect, gain, learn, losePopulation, NEW_WORKER, score } from './verbs.ts';

const ONE: Copies = [1, 0, 0];

function to(who: Who, happens: Effect): EventEffect {
  return { who, happens };
}

export const events = family<EventCard>()({
  // ---- Age A
  'development-of-agriculture': {
    age: 0,
    copies: ONE,
    picture: 'wheat',
    clauses: ['12.2'],
    effects: [to('each', gain(2, 0))],
  },
  'development-of-crafts': {
    age: 0,
    copies: ONE,
    picture: 'anvil',
    clauses: ['12.2'],
    effects: [to('each', gain(0, 2))],
  },
  'development-of-markets': {
    age: 0,
    copies: ONE,
    picture: 'two-coins',
    clauses: ['12.2', '18.7'],
    effects: [to('each', { does: 'gainEither', n: 2 })],
  },
  'development-of-politics': {
    age: 0,
    copies: ONE,
    picture: 'capitol',
    keepsHand: true,
    notInSimple: true,
    effects: [to('each', draw(3))],
  },
  'development-of-religion': {
    age: 0,
    copies: ONE,
    picture: 'prayer',
    clauses: ['18.8'],
    effects: [to('each', { does: 'freeBuilding', type: 'temple' })],
  },
  'development-of-science': { age: 0, copies: ONE, picture: 'light-bulb', effects: [to('each', learn(2))] },
  'development-of-settlement': {
    age: 0,
    copies: ONE,
    picture: 'village',
    clauses: ['18.8'],
    effects: [to('each', NEW_WORKER)],
  },
  'development-of-trade-routes': {
    age: 0,
    copies: ONE,
    picture: 'camel',
    clauses: ['12.2'],
    effects: [to('each', learn(1)), to('each', gain(1, 1))],
  },
  'development-of-warfare': {
    age: 0,
    copies: ONE,
    picture: 'spears',
    clauses: ['18.8'],
    effects: [to('each', { does: 'freeBuilding', type: 'infantry' })],
  },
  'no-event': { age: 0, copies: ONE, picture: 'hourglass' },

  // ---- Age I
  barbarians: {
    age: 1,
    copies: ONE,
    picture: 'battle-axe',
    clauses: ['28.25', '18.5', '18.6'],
    effects: [to('most culture, if weak', losePopulation(1))],
  },
  'border-conflict': {
    age: 1,
    copies: ONE,
    picture: 'crossed-swords',
    clauses: ['28.42', '18.5', '18.10'],
    effects: [to('weakest', { does: 'loseBuilding' }), to('strongest', gain(0, 3))],
  },
  crusades: {
    age: 1,
    copies: ONE,
    picture: 'iron-cross',
    clauses: ['18.5', '18.9'],
    effects: [to('strongest', score(4)), to('weakest', score(-4))],
  },
  'cultural-influence': {
    age: 1,
    copies: ONE,
    picture: 'lyre',
    effects: [to('each', { does: 'scoreRating', rating: 'culture' })],
  },
  foray: {
    age: 1,
    copies: ONE,
    picture: 'torch',
    clauses: ['18.5', '18.6', '18.7'],
    effects: [to('strongest two', { does: 'gainMix', total: 3 })],
  },
  'good-harvest': {
    age: 1,
    copies: ONE,
    picture: 'wheat',
    clauses: ['28.29'],
    effects: [to('each', { does: 'farms', eats: false })],
  },
  immigration: {
    age: 1,
    copies: ONE,
    picture: 'walk',
    clauses: ['28.41', '18.8'],
    effects: [to('happiest', NEW_WORKER)],
  },
  'new-deposits': {
    age: 1,
    copies: ONE,
    picture: 'gold-mine',
    clauses: ['28.29'],
    effects: [to('each', { does: 'mines', corrupts: false })],
  },
  pestilence: {
    age: 1,
    copies: ONE,
    picture: 'virus',
    clauses: ['2.7'],
    effects: [to('each', losePopulation(1))],
  },
  raiders: {
    age: 1,
    copies: ONE,
    picture: 'torch',
    clauses: ['18.5', '18.6', '18.9'],
    effects: [to('weakest two', { does: 'loseGoods', total: 2 })],
  },
  rats: {
    age: 1,
    copies: ONE,
    picture: 'rat',
    clauses: ['18.9'],
    effects: [to('each', { does: 'loseAllFood' })],
  },
  rebellion: {
    age: 1,
    copies: ONE,
    picture: 'fist',
    clauses: ['28.26'],
    effects: [to('each', { does: 'rebelPerDiscontent', actions: 2 })],
  },
  'reign-of-terror': {
    age: 1,
    copies: ONE,
    picture: 'guillotine',
    clauses: ['18.5', '2.7'],
    effects: [to('weakest', losePopulation(1))],
  },
  'scientific-breakthrough': {
    age: 1,
    copies: ONE,
    picture: 'light-bulb',
    effects: [to('each', { does: 'learnRating' })],
  },
  'uncertain-borders': {
    age: 1,
    copies: ONE,
    picture: 'castle-ruins',
    clauses: ['28.42', '18.5'],
    effects: [to('weakest', { does: 'giveYellow', n: 1 })],
  },

  // ---- Age II
  'civil-unrest': {
    age: 2,
    copies: ONE,
    picture: 'fist',
    clauses: ['14.3', '18.9'],
    effects: [to('each', { does: 'scorePerDiscontent', culture: -4 })],
  },
  'cold-war': {
    age: 2,
    copies: ONE,
    picture: 'nuclear-bomb',
    clauses: ['18.5', '18.6'],
    effects: [to('strongest two', learn(6))],
  },
  'crime-wave': {
    age: 2,
    copies: ONE,
    picture: 'robber-mask',
    clauses: ['28.30', '18.5', '18.6'],
    effects: [to('weakest two', score(-3)), to('weakest two', { does: 'loseBlue', n: 1 })],
  },
  'economic-progress': {
    age: 2,
    copies: ONE,
    picture: 'factory',
    clauses: ['28.29'],
    effects: [to('each', { does: 'farms', eats: true }), to('each', { does: 'mines', corrupts: true })],
  },
  emigration: {
    age: 2,
    copies: ONE,
    picture: 'walk',
    clauses: ['28.31', '2.7'],
    effects: [to('each', { does: 'losePopulationOfDiscontent', oneIn: 2 })],
  },
  iconoclasm: {
    age: 2,
    copies: ONE,
    picture: 'broken-tablet',
    clauses: ['28.27'],
    effects: [to('each', { does: 'loseOldLeader' })],
  },
  'independence-declaration': {
    age: 2,
    copies: ONE,
    picture: 'quill-ink',
    clauses: ['19.10', '18.5'],
    effects: [to('weakest', { does: 'loseColony' })],
  },
  'international-agreement': {
    age: 2,
    copies: ONE,
    picture: 'shaking-hands',
    clauses: ['28.28', '18.5'],
    effects: [to('strongest', { does: 'takeFromRow', actions: 5 })],
  },
  'national-pride': {
    age: 2,
    copies: ONE,
    picture: 'flying-flag',
    clauses: ['18.5'],
    effects: [to('most culture', score(5))],
  },
  'popularization-of-science': {
    age: 2,
    copies: ONE,
    picture: 'graduate-cap',
    effects: [to('each', { does: 'scoreRating', rating: 'science' })],
  },
  'ravages-of-time': {
    age: 2,
    copies: ONE,
    picture: 'ancient-ruins',
    clauses: ['28.33'],
    effects: [to('each', { does: 'ruinWonder' })],
  },
  refugees: {
    age: 2,
    copies: ONE,
    picture: 'walk',
    clauses: ['18.5', '18.8', '2.7'],
    effects: [
      to('weakest', score(-3)),
      to('weakest', losePopulation(1)),
      to('strongest', score(3)),
      to('strongest', NEW_WORKER),
    ],
  },
  terrorism: {
    age: 2,
    copies: ONE,
    picture: 'unlit-bomb',
    clauses: ['28.32', '18.5', '18.10'],
    effects: [to('least culture', { does: 'terror' })],
  },

  // ---- Age III
  ...impacts,
});
