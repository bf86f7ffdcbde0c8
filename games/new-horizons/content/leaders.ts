/** The 27 leaders. Designed; effects are resolved when the card is taken. */
import type { Leader } from './types.ts';

const leaders = [
  {
    id: 'hammurabi',
    level: 2,
    effects: [
      { op: 'coins', n: 3 },
      { op: 'pop', n: 1 },
    ],
  },
  {
    id: 'cleopatra',
    level: 2,
    effects: [
      { op: 'pop', n: 3 },
      { op: 'others', effects: [{ op: 'pop', n: 1 }] },
    ],
  },
  {
    id: 'alexander-the-great',
    level: 2,
    effects: [{ op: 'recruit', unit: 'any', strength: 3, from: 'inactive' }],
  },
  {
    id: 'confucius',
    level: 2,
    effects: [
      { op: 'basicAction', n: 1 },
      { op: 'pop', n: 1 },
    ],
  },
  {
    id: 'pericles',
    level: 2,
    effects: [
      { op: 'building', level: 1 },
      { op: 'coins', n: 2 },
    ],
  },
  {
    id: 'ashoka',
    level: 2,
    effects: [
      { op: 'coins', n: 4 },
      { op: 'everyone', effects: [{ op: 'choose', options: [[{ op: 'pop', n: 1 }], [{ op: 'vp', n: 1 }]] }] },
    ],
  },
  {
    id: 'cyrus-the-great',
    level: 2,
    effects: [
      { op: 'move', n: 3 },
      { op: 'coins', n: 2 },
    ],
  },
  {
    id: 'qin-shi-huang',
    level: 2,
    effects: [
      { op: 'invest', track: 'infrastructure', n: 1 },
      { op: 'coins', n: 1 },
    ],
  },
  {
    id: 'julius-caesar',
    level: 2,
    effects: [
      { op: 'upgrade', unit: 'any', by: 2 },
      { op: 'move', n: 3 },
    ],
  },
  {
    id: 'homer',
    level: 2,
    effects: [
      { op: 'vp', n: 2 },
      { op: 'coins', n: 1 },
    ],
  },
  {
    id: 'genghis-khan',
    level: 3,
    effects: [
      { op: 'recruit', unit: 'soldier', strength: 3, from: 'inactive' },
      { op: 'move', n: 3 },
    ],
  },
  {
    id: 'leonardo-da-vinci',
    level: 3,
    effects: [
      { op: 'privateTech', level: 2, draw: 2 },
      { op: 'coins', n: 1 },
    ],
  },
  {
    id: 'saladin',
    level: 3,
    effects: [
      { op: 'marker', kind: 'fortification', n: 1 },
      { op: 'upgrade', unit: 'soldier', by: 2 },
    ],
  },
  {
    id: 'joan-of-arc',
    level: 3,
    effects: [
      { op: 'pop', n: 2 },
      { op: 'recruit', unit: 'any', strength: 2, from: 'inactive' },
    ],
  },
  {
    id: 'mansa-musa',
    level: 3,
    effects: [
      { op: 'coins', n: 9 },
      { op: 'others', effects: [{ op: 'coins', n: 2 }] },
    ],
  },
  {
    id: 'isabella-of-castile',
    level: 3,
    effects: [
      { op: 'explore', n: 1 },
      { op: 'move', n: 4 },
      { op: 'coins', n: 2 },
    ],
  },
  {
    id: 'nicolaus-copernicus',
    level: 3,
    effects: [
      { op: 'vp', n: 2 },
      { op: 'invest', track: 'infrastructure', n: 1 },
    ],
  },
  {
    id: 'suleiman-the-magnificent',
    level: 3,
    effects: [
      { op: 'building', level: 2 },
      { op: 'coins', n: 4 },
    ],
  },
  {
    id: 'elizabeth-i',
    level: 3,
    effects: [
      { op: 'marker', kind: 'settlement', n: 1 },
      { op: 'pop', n: 1 },
    ],
  },
  {
    id: 'johannes-gutenberg',
    level: 3,
    effects: [
      { op: 'invest', track: 'any', n: 1 },
      { op: 'coins', n: 2 },
      {
        op: 'everyone',
        effects: [
          {
            op: 'choose',
            options: [
              [{ op: 'pop', n: 1 }],
              [{ op: 'may', cost: { coins: 2 }, effects: [{ op: 'vp', n: 2 }] }],
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'maria-sklodowska-curie',
    level: 4,
    effects: [
      { op: 'vp', n: 4 },
      { op: 'pop', n: 2 },
    ],
  },
  {
    id: 'albert-einstein',
    level: 4,
    effects: [
      { op: 'vp', n: 5 },
      { op: 'coins', n: 2 },
    ],
  },
  {
    id: 'mahatma-gandhi',
    level: 4,
    effects: [
      { op: 'vp', n: 4 },
      { op: 'coins', n: 1 },
      {
        op: 'everyone',
        effects: [
          {
            op: 'choose',
            options: [
              [{ op: 'pop', n: 2 }],
              [{ op: 'may', cost: { exhaust: 1 }, effects: [{ op: 'vp', n: 2 }] }],
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'abraham-lincoln',
    level: 4,
    effects: [
      { op: 'invest', track: 'any', n: 2 },
      { op: 'coins', n: 3 },
    ],
  },
  {
    id: 'nikola-tesla',
    level: 4,
    effects: [
      { op: 'privateTech', level: 3, draw: 2 },
      { op: 'coins', n: 2 },
    ],
  },
  {
    id: 'nelson-mandela',
    level: 4,
    effects: [
      { op: 'marker', kind: 'settlement', n: 1 },
      { op: 'marker', kind: 'fortification', n: 1 },
    ],
  },
  {
    id: 'florence-nightingale',
    level: 4,
    effects: [
      { op: 'pop', n: 4 },
      { op: 'vp', n: 2 },
    ],
  },
] as const satisfies readonly Leader[];

export type LeaderId = (typeof leaders)[number]['id'];
export const LEADERS: readonly Leader<LeaderId>[] = leaders;
