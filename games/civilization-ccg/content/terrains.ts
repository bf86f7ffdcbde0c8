/** Terrains of the atlas. */
import type { Terrain } from './types.ts';

export const terrains = {
  plains: { era: 1, types: ['plains'], income: [1, 1, 1] },
  grassland: { era: 1, types: ['plains'], income: [1, 0, 2] },
  floodplains: { era: 1, types: ['plains'], income: [2, 0, 1], satisfaction: -1 },
  steppe: {
    era: 1,
    types: ['plains'],
    income: [1, 1, 0],
    effects: [
      {
        when: 'static',
        do: 'stats',
        scope: 'your-units',
        move: 1,
        filter: { unitTypes: ['cavalry'], here: true },
      },
    ],
  },
  forest: {
    era: 1,
    types: ['forest'],
    income: [0, 2, 1],
    effects: [
      {
        when: 'static',
        do: 'stats',
        scope: 'units-here',
        strength: 1,
        filter: { unitTypes: ['infantry'], role: 'defending' },
      },
    ],
  },
  hills: {
    era: 1,
    types: ['hills'],
    income: [0, 2, 1],
    effects: [
      {
        when: 'static',
        do: 'cost',
        what: { keyword: 'fortification', here: true },
        amount: -1,
        stage: 'first',
        scope: 'you',
      },
    ],
  },
  mountains: {
    era: 1,
    types: ['mountain'],
    income: [0, 2, 1],
    effects: [
      {
        when: 'static',
        do: 'stats',
        scope: 'units-here',
        toughness: 1,
        filter: { unitTypes: ['infantry'], role: 'defending' },
      },
      { when: 'static', do: 'stop', scope: 'this-terrain', filter: { unitTypes: ['cavalry', 'motorized'] } },
    ],
  },
  desert: {
    era: 1,
    types: ['desert'],
    income: [0, 1, 2],
    effects: [{ when: 'static', do: 'upkeep', scope: 'units-here', filter: { where: 'abroad' }, amount: 1 }],
  },
  coast: { era: 1, types: ['sea'], income: [1, 0, 2] },
  'open-sea': {
    era: 1,
    types: ['sea'],
    income: [1, 0, 1],
    effects: [
      {
        when: 'static',
        do: 'forbid',
        action: 'enter',
        scope: 'this-terrain',
        filter: { unitTypes: ['infantry', 'cavalry', 'motorized'], onFoot: true },
      },
    ],
  },
  marsh: {
    era: 1,
    types: ['wetland'],
    income: [1, 1, 0],
    effects: [
      { when: 'static', do: 'stop', scope: 'this-terrain', filter: { unitTypes: ['cavalry', 'motorized'] } },
      {
        when: 'static',
        do: 'stats',
        scope: 'units-here',
        strength: -1,
        filter: { unitTypes: ['cavalry', 'motorized'], role: 'attacking' },
      },
    ],
  },
  jungle: {
    era: 1,
    types: ['forest', 'wetland'],
    income: [1, 1, 0],
    effects: [
      {
        when: 'static',
        do: 'forbid',
        action: 'enter',
        scope: 'this-terrain',
        filter: { unitTypes: ['cavalry', 'motorized'] },
      },
    ],
  },
  tundra: { era: 1, types: ['tundra'], income: [0, 1, 1], satisfaction: 1 },
  delta: {
    era: 1,
    types: ['plains', 'wetland'],
    income: [1, 0, 1],
    effects: [{ when: 'static', do: 'slots', scope: 'this-terrain', amount: 1 }],
  },
  'fertile-valley': { era: 2, types: ['plains'], income: [2, 0, 0] },
  'primeval-forest': {
    era: 2,
    types: ['forest'],
    income: [0, 3, 2],
    effects: [
      {
        when: 'static',
        do: 'stats',
        scope: 'units-here',
        strength: 1,
        filter: { unitTypes: ['infantry'], role: 'defending' },
      },
    ],
  },
  'ore-mountains': {
    era: 2,
    types: ['mountain'],
    income: [0, 3, 1],
    effects: [
      {
        when: 'static',
        do: 'stats',
        scope: 'units-here',
        toughness: 1,
        filter: { unitTypes: ['infantry'], role: 'defending' },
      },
      { when: 'static', do: 'stop', scope: 'this-terrain', filter: { unitTypes: ['cavalry', 'motorized'] } },
    ],
  },
  archipelago: { era: 2, types: ['sea'], income: [1, 1, 3] },
  oasis: { era: 2, types: ['desert'], income: [1, 0, 2], satisfaction: 1 },
  highlands: { era: 2, types: ['hills'], income: [1, 2, 2] },
  strait: {
    era: 2,
    types: ['sea'],
    income: [1, 1, 2],
    effects: [
      {
        when: 'static',
        do: 'stats',
        scope: 'units-here',
        strength: 1,
        toughness: 1,
        filter: { unitTypes: ['naval'], role: 'defending' },
      },
    ],
  },
  'industrial-basin': { era: 3, types: ['hills', 'plains'], income: [0, 4, 2], satisfaction: -1 },
  conurbation: {
    era: 3,
    types: ['plains'],
    income: [1, 2, 3],
    effects: [{ when: 'static', do: 'slots', scope: 'this-terrain', amount: 1 }],
  },
  'great-plains': { era: 3, types: ['plains'], income: [2, 2, 1] },
  'continental-shelf': { era: 3, types: ['sea'], income: [1, 3, 3] },
} as const satisfies Readonly<Record<string, Terrain>>;
