/** Inventions. */
import type { Invention } from './types.ts';

export const inventions = {
  alphabet: {
    era: 1,
    stages: [1, 1],
    effects: [
      { when: 'activate', phase: 'final', cost: { tax: 2 }, limit: 1, do: 'draw', scope: 'you', amount: 1 },
    ],
  },
  writing: {
    era: 1,
    stages: [2, 1],
    effects: [{ when: 'static', do: 'hand-limit', scope: 'you', amount: 1 }],
  },
  agriculture: { era: 1, stages: [2], effects: [{ when: 'enter', do: 'food', scope: 'you', amount: 2 }] },
  irrigation: {
    era: 1,
    stages: [4, 3],
    effects: [
      {
        when: 'static',
        do: 'income',
        kind: 'food',
        amount: 1,
        scope: 'your-terrains',
        filter: { capital: true },
      },
    ],
  },
  'horseback-riding': {
    era: 1,
    stages: [2, 1],
    effects: [
      {
        when: 'static',
        do: 'cost',
        what: { unitTypes: ['cavalry'] },
        amount: -1,
        stage: 'first',
        scope: 'you',
      },
    ],
  },
  'bronze-working': {
    era: 1,
    stages: [2, 1],
    effects: [
      {
        when: 'static',
        do: 'income',
        kind: 'production',
        amount: 1,
        scope: 'your-terrains',
        filter: { capital: true },
      },
    ],
  },
  'iron-working': {
    era: 1,
    stages: [2, 2],
    effects: [
      {
        when: 'static',
        do: 'income',
        kind: 'production',
        amount: 2,
        scope: 'your-terrains',
        filter: { hasResource: ['iron'] },
      },
    ],
  },
  masonry: {
    era: 1,
    stages: [2, 1],
    effects: [
      {
        when: 'static',
        do: 'cost',
        what: { keyword: 'fortification' },
        amount: -1,
        stage: 'first',
        scope: 'you',
      },
    ],
  },
  construction: {
    era: 1,
    stages: [2, 2],
    effects: [
      { when: 'static', do: 'cost', what: { kinds: ['building'] }, amount: -1, stage: 'first', scope: 'you' },
    ],
  },
  mathematics: {
    era: 1,
    stages: [2, 2],
    effects: [
      { when: 'static', do: 'cost', what: { kinds: ['invention'] }, amount: -1, stage: 'last', scope: 'you' },
    ],
  },
  seafaring: {
    era: 1,
    stages: [2, 2],
    effects: [
      {
        when: 'static',
        do: 'income',
        kind: 'production',
        amount: 1,
        scope: 'your-terrains',
        filter: { terrainTypes: ['sea'] },
      },
    ],
  },
  currency: {
    era: 1,
    stages: [2, 1],
    effects: [
      {
        when: 'static',
        do: 'income',
        kind: 'tax',
        amount: 1,
        scope: 'your-terrains',
        filter: { capital: true },
      },
    ],
  },
  'code-of-laws': { era: 1, stages: [4, 3], satisfaction: 1 },
  'the-wheel': {
    era: 1,
    stages: [2],
    effects: [
      {
        when: 'static',
        do: 'stats',
        scope: 'your-units',
        move: 1,
        filter: { unitTypes: ['infantry', 'cavalry', 'motorized'], where: 'home' },
      },
    ],
  },
  philosophy: { era: 1, stages: [2, 2], effects: [{ when: 'enter', do: 'draw', scope: 'you', amount: 2 }] },
  polytheism: {
    era: 1,
    stages: [3, 3],
    satisfaction: 1,
    trait: 'religion',
    effects: [
      {
        when: 'static',
        if: [{ cond: 'count', of: 'your-buildings', filter: { ids: ['temple'] }, op: '>=', value: 2 }],
        do: 'satisfaction',
        scope: 'you',
        amount: 1,
      },
    ],
  },
  'ancestor-worship': { era: 1, stages: [3], satisfaction: 1, trait: 'religion' },
  monarchy: {
    era: 1,
    stages: [2, 2],
    satisfaction: 1,
    trait: 'political-system',
    effects: [{ when: 'static', do: 'stats', scope: 'your-capital', strength: 1, toughness: 1 }],
  },
  republic: {
    era: 1,
    stages: [2, 2],
    trait: 'political-system',
    effects: [
      {
        when: 'static',
        do: 'income',
        kind: 'tax',
        amount: 2,
        scope: 'your-terrains',
        filter: { capital: true },
      },
      { when: 'static', do: 'upkeep', scope: 'your-units', filter: { where: 'abroad' }, amount: 1 },
    ],
  },
  engineering: {
    era: 2,
    stages: [3, 2],
    effects: [
      {
        when: 'static',
        do: 'income',
        kind: 'production',
        amount: 1,
        scope: 'your-terrains',
        filter: { capital: true },
      },
      { when: 'static', do: 'cost', what: { kinds: ['wonder'] }, amount: -1, stage: 'first', scope: 'you' },
    ],
  },
  gunpowder: { era: 2, stages: [3, 3], effects: [{ when: 'enter', do: 'draw', scope: 'you', amount: 1 }] },
  navigation: {
    era: 2,
    requires: { inventions: ['seafaring'] },
    stages: [3, 2],
    effects: [
      {
        when: 'static',
        do: 'cost',
        what: { unitTypes: ['naval'] },
        amount: -1,
        stage: 'first',
        scope: 'you',
      },
      {
        when: 'static',
        if: [{ cond: 'count', of: 'your-terrains', filter: { terrainTypes: ['sea'] }, op: '>=', value: 2 }],
        do: 'discovery-cost',
        scope: 'you',
        what: ['terrain'],
        amount: -1,
      },
    ],
  },
  education: {
    era: 2,
    requires: { inventions: ['writing'] },
    stages: [3, 2],
    effects: [{ when: 'static', do: 'paid-draws', scope: 'you', amount: 1 }],
  },
  banking: {
    era: 2,
    requires: { inventions: ['currency'] },
    stages: [3, 3],
    effects: [
      {
        when: 'activate',
        phase: 'management',
        cost: { tax: 2 },
        limit: 2,
        do: 'food',
        scope: 'you',
        amount: 1,
      },
    ],
  },
  'printing-press': {
    era: 2,
    stages: [3, 2],
    effects: [
      { when: 'static', do: 'draw-cost', scope: 'you', amount: -1 },
      { when: 'static', do: 'discard-value', scope: 'you', kinds: ['invention'], amount: 1 },
    ],
  },
  astronomy: {
    era: 2,
    stages: [3, 2],
    effects: [
      { when: 'static', do: 'discovery-cost', scope: 'you', what: ['terrain', 'resource'], amount: -1 },
    ],
  },
  'crop-rotation': {
    era: 2,
    requires: { inventions: ['agriculture'] },
    stages: [3, 2],
    effects: [
      {
        when: 'static',
        do: 'income',
        kind: 'food',
        amount: 1,
        scope: 'your-terrains',
        filter: { terrainTypes: ['plains'], hasBuilding: true, capital: false },
      },
    ],
  },
  tactics: {
    era: 2,
    stages: [3, 3],
    effects: [
      {
        when: 'static',
        do: 'stats',
        scope: 'your-units',
        strength: 1,
        filter: { unitTypes: ['infantry'], role: 'attacking' },
      },
    ],
  },
  medicine: { era: 2, stages: [4, 3], satisfaction: 2 },
  christianity: { era: 2, stages: [4, 3], satisfaction: 3, trait: 'religion' },
  islam: {
    era: 2,
    stages: [3, 2],
    satisfaction: 2,
    trait: 'religion',
    effects: [
      {
        when: 'static',
        do: 'stats',
        scope: 'your-units',
        strength: 1,
        filter: { unitTypes: ['cavalry'], role: 'attacking' },
      },
    ],
  },
  buddhism: {
    era: 2,
    stages: [3, 3],
    satisfaction: 3,
    trait: 'religion',
    effects: [
      { when: 'static', do: 'stats', scope: 'your-units', strength: -1, filter: { role: 'attacking' } },
    ],
  },
  confucianism: {
    era: 2,
    stages: [3, 2],
    satisfaction: 2,
    trait: 'religion',
    effects: [
      {
        when: 'static',
        do: 'cost',
        what: { kinds: ['invention'] },
        amount: -1,
        stage: 'first',
        scope: 'you',
      },
    ],
  },
  feudalism: {
    era: 2,
    stages: [3, 2],
    trait: 'political-system',
    effects: [
      { when: 'static', do: 'unit-limit', scope: 'you', amount: 2 },
      { when: 'static', do: 'cost', what: { kinds: ['unit'] }, amount: -1, stage: 'first', scope: 'you' },
    ],
  },
  absolutism: {
    era: 2,
    stages: [3, 3],
    satisfaction: 1,
    trait: 'political-system',
    effects: [
      {
        when: 'static',
        do: 'income',
        kind: 'production',
        amount: 2,
        scope: 'your-terrains',
        filter: { capital: true },
      },
    ],
  },
  railroad: {
    era: 3,
    stages: [4, 3],
    effects: [
      {
        when: 'static',
        do: 'stats',
        scope: 'your-units',
        move: 2,
        filter: { unitTypes: ['infantry', 'cavalry', 'motorized'], where: 'home' },
      },
      {
        when: 'static',
        do: 'income',
        kind: 'production',
        amount: 1,
        scope: 'your-terrains',
        filter: { capital: true },
      },
    ],
  },
  electricity: {
    era: 3,
    stages: [4, 4],
    effects: [
      {
        when: 'static',
        do: 'income',
        kind: 'tax',
        amount: 1,
        scope: 'your-terrains',
        filter: { hasBuilding: true },
      },
    ],
  },
  industrialization: {
    era: 3,
    stages: [4, 4],
    satisfaction: -1,
    effects: [
      {
        when: 'static',
        do: 'income',
        kind: 'production',
        amount: 1,
        scope: 'your-terrains',
        filter: { hasBuilding: true },
      },
    ],
  },
  combustion: {
    era: 3,
    stages: [4, 4],
    effects: [
      {
        when: 'static',
        do: 'income',
        kind: 'production',
        amount: 2,
        scope: 'your-terrains',
        filter: { hasResource: ['crude-oil'] },
      },
    ],
  },
  aviation: {
    era: 3,
    stages: [4, 3],
    effects: [
      { when: 'static', do: 'discovery-cost', scope: 'you', what: ['terrain', 'resource'], amount: -1 },
    ],
  },
  radio: {
    era: 3,
    stages: [4, 3],
    satisfaction: 2,
    effects: [
      {
        when: 'activate',
        phase: 'management',
        cost: { exhaust: true },
        target: { type: 'player', owner: 'opponent', count: 1 },
        do: 'look',
        scope: 'target',
        zone: 'hand',
      },
    ],
  },
  refrigeration: {
    era: 3,
    stages: [4, 3],
    effects: [
      {
        when: 'static',
        do: 'income',
        kind: 'food',
        amount: 1,
        scope: 'your-terrains',
        filter: { hasResource: ['wheat', 'cattle', 'fish', 'rice'] },
      },
      {
        when: 'static',
        do: 'income',
        kind: 'food',
        amount: 1,
        scope: 'your-terrains',
        filter: { terrainTypes: ['sea'], capital: false },
      },
    ],
  },
  'mass-production': {
    era: 3,
    stages: [4, 4],
    effects: [
      { when: 'static', do: 'cost', what: { kinds: ['unit'] }, amount: -1, stage: 'each', scope: 'you' },
    ],
  },
  'nuclear-physics': {
    era: 3,
    stages: [5, 4],
    effects: [
      {
        when: 'static',
        do: 'income',
        kind: 'production',
        amount: 2,
        scope: 'your-terrains',
        filter: { hasResource: ['uranium'] },
      },
    ],
  },
  computers: {
    era: 3,
    requires: { inventions: ['electricity'] },
    stages: [5, 4],
    effects: [{ when: 'static', do: 'final-draw', scope: 'you', amount: 1 }],
  },
  democracy: {
    era: 3,
    stages: [4, 4],
    satisfaction: 3,
    trait: 'political-system',
    effects: [
      {
        when: 'static',
        do: 'income',
        kind: 'tax',
        amount: 2,
        scope: 'your-terrains',
        filter: { capital: true },
      },
      { when: 'static', do: 'upkeep', scope: 'your-units', filter: { where: 'abroad' }, amount: 1 },
    ],
  },
  communism: {
    era: 3,
    stages: [4, 3],
    satisfaction: 2,
    trait: 'political-system',
    effects: [
      {
        when: 'static',
        do: 'income',
        kind: 'production',
        amount: 3,
        scope: 'your-terrains',
        filter: { capital: true },
      },
      {
        when: 'static',
        do: 'income',
        kind: 'tax',
        amount: -1,
        scope: 'your-terrains',
        filter: { capital: true },
      },
    ],
  },
  'military-dictatorship': {
    era: 3,
    stages: [4, 3],
    satisfaction: -1,
    trait: 'political-system',
    effects: [
      { when: 'static', do: 'unit-limit', scope: 'you', amount: 3 },
      { when: 'static', do: 'stats', scope: 'your-units', strength: 1, filter: { role: 'attacking' } },
    ],
  },
} as const satisfies Readonly<Record<string, Invention>>;
