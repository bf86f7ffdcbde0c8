/** Resources of the atlas: one of each in a deck. */
import type { Resource } from './types.ts';

export const resources = {
  horses: { era: 1, class: 'strategic', site: ['plains', 'hills'], bonus: [0, 1, 0] },
  copper: {
    era: 1,
    class: 'strategic',
    site: ['hills', 'mountain', 'desert'],
    bonus: [0, 0, 1],
    effects: [
      {
        when: 'static',
        do: 'cost',
        what: { unitTypes: ['infantry'], eras: [1] },
        amount: -1,
        stage: 'first',
        scope: 'you',
      },
    ],
  },
  iron: { era: 1, class: 'strategic', site: ['hills', 'mountain'], bonus: [0, 1, 0] },
  marble: {
    era: 1,
    class: 'strategic',
    site: ['hills', 'mountain'],
    bonus: [0, 0, 1],
    effects: [
      { when: 'static', do: 'cost', what: { kinds: ['wonder'] }, amount: -1, stage: 'first', scope: 'you' },
    ],
  },
  wheat: { era: 1, class: 'food', site: ['plains'], bonus: [1, 0, 0] },
  cattle: { era: 1, class: 'food', site: ['plains', 'hills'], bonus: [1, 0, 0] },
  fish: { era: 1, class: 'food', site: ['sea'], bonus: [1, 0, 0] },
  rice: { era: 1, class: 'food', site: ['wetland', 'plains'], bonus: [1, 0, 0] },
  wine: { era: 1, class: 'luxury', site: ['hills', 'plains'], satisfaction: 1 },
  silk: { era: 1, class: 'luxury', site: ['forest'], bonus: [0, 0, 1], satisfaction: 1 },
  spices: { era: 1, class: 'luxury', site: ['wetland', 'forest'], bonus: [0, 0, 1], satisfaction: 1 },
  furs: { era: 1, class: 'luxury', site: ['tundra', 'forest'], bonus: [0, 0, 1], satisfaction: 1 },
  ivory: { era: 1, class: 'luxury', site: ['plains', 'wetland'], satisfaction: 1 },
  gold: { era: 1, class: 'luxury', site: ['mountain', 'hills', 'desert'], bonus: [0, 0, 2] },
  gems: {
    era: 2,
    class: 'luxury',
    site: ['mountain', 'wetland', 'desert'],
    bonus: [0, 0, 2],
    satisfaction: 1,
  },
  coal: { era: 2, class: 'strategic', site: ['hills', 'mountain', 'forest'], bonus: [0, 2, 0] },
  'crude-oil': { era: 2, class: 'strategic', site: ['desert', 'sea', 'tundra', 'wetland'], bonus: [0, 2, 0] },
  uranium: { era: 3, class: 'strategic', site: ['mountain', 'desert', 'tundra'], bonus: [0, 3, 1] },
} as const satisfies Readonly<Record<string, Resource>>;
