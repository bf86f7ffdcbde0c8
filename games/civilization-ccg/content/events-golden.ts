/** Events of the Golden era. */
import type { Event } from './types.ts';

export const goldenEvents = {
  'general-strike': {
    era: 3,
    lasts: 2,
    source: 'society',
    timing: ['own:management'],
    attach: { type: 'player', owner: 'opponent', count: 1 },
    effects: [{ when: 'static', do: 'income', kind: 'production', amount: -1, scope: 'attached-terrains' }],
  },
  'stock-crash': {
    era: 3,
    lasts: 0,
    source: 'economy',
    timing: ['other:management'],
    target: { type: 'player', owner: 'active', count: 1 },
    effects: [
      { when: 'play', do: 'income', scope: 'target-terrains', kind: 'tax', amount: -2, until: 'turn' },
    ],
  },
  propaganda: {
    era: 3,
    lasts: 3,
    source: 'politics',
    timing: ['own:management'],
    attach: { type: 'player', owner: 'opponent', count: 1 },
    requires: { inventions: ['radio'] },
    effects: [
      { when: 'static', do: 'satisfaction', scope: 'attached', amount: -2 },
      { when: 'static', do: 'satisfaction', scope: 'you', amount: 1 },
    ],
  },
  blitzkrieg: {
    era: 3,
    lasts: 0,
    source: 'military',
    timing: ['own:military'],
    effects: [
      {
        when: 'play',
        do: 'stats',
        scope: 'your-units',
        filter: { unitTypes: ['motorized', 'air'] },
        strength: 1,
        move: 1,
        until: 'phase',
      },
    ],
  },
  'air-raid-alert': {
    era: 3,
    lasts: 0,
    source: 'military',
    timing: ['attack:defender'],
    effects: [
      {
        when: 'play',
        do: 'keyword',
        scope: 'your-units',
        filter: { role: 'defending', inCombat: true },
        keyword: 'anti-aircraft',
        value: 2,
        until: 'phase',
      },
      {
        when: 'play',
        do: 'keyword',
        scope: 'your-capital',
        keyword: 'anti-aircraft',
        value: 2,
        until: 'phase',
      },
    ],
  },
  'nuclear-strike': {
    era: 3,
    lasts: 0,
    source: 'military',
    timing: ['own:military'],
    target: { type: 'terrain', owner: 'opponent', count: 1, filter: { capital: false } },
    requires: { buildings: ['manhattan-project'], resources: ['uranium'] },
    effects: [
      { when: 'play', do: 'destroy', scope: 'target-units' },
      { when: 'play', do: 'destroy', scope: 'target-buildings' },
      { when: 'play', do: 'food', scope: 'owner-of-target', amount: -3 },
    ],
  },
  'green-revolution': {
    era: 3,
    lasts: -1,
    source: 'science',
    timing: ['own:management'],
    effects: [
      {
        when: 'static',
        do: 'income',
        kind: 'food',
        amount: 1,
        scope: 'your-terrains',
        filter: { terrainTypes: ['plains'], capital: false },
      },
    ],
  },
  detente: {
    era: 3,
    lasts: 0,
    source: 'politics',
    timing: ['response'],
    target: { type: 'event', owner: 'opponent', count: 1 },
    effects: [{ when: 'play', do: 'counter', scope: 'target' }],
  },
  'world-exposition': {
    era: 3,
    lasts: 3,
    source: 'society',
    timing: ['own:management'],
    effects: [
      { when: 'play', do: 'draw', scope: 'you', amount: 2 },
      { when: 'static', do: 'satisfaction', scope: 'you', amount: 2 },
    ],
  },
} as const satisfies Readonly<Record<string, Event>>;
