/** The 27 leaders. Designed; effects are resolved when the card is taken. */
import { numbered } from './numbering.ts';
import type { Leader } from './types.ts';

const leaders = [
  {
    id: 'hammurabi',
    picture: 'leader',
    level: 2,
    effects: [
      { op: 'coins', n: 3 },
      { op: 'pop', n: 1 },
    ],
  },
  {
    id: 'cleopatra',
    picture: 'leader',
    level: 2,
    effects: [
      { op: 'pop', n: 3 },
      { op: 'others', effects: [{ op: 'pop', n: 1 }] },
    ],
  },
  {
    id: 'alexander-the-great',
    picture: 'soldier',
    level: 2,
    effects: [{ op: 'recruit', unit: 'any', strength: 3, from: 'inactive' }],
  },
  {
    id: 'confucius',
    picture: 'enlightenment',
    level: 2,
    effects: [
      { op: 'basicAction', n: 1 },
      { op: 'pop', n: 1 },
    ],
  },
  {
    id: 'pericles',
    picture: 'leader',
    level: 2,
    effects: [
      { op: 'building', level: 1 },
      { op: 'coins', n: 2 },
    ],
  },
  {
    id: 'ashoka',
    picture: 'leader',
    level: 2,
    effects: [
      { op: 'coins', n: 4 },
      { op: 'everyone', effects: [{ op: 'choose', options: [[{ op: 'pop', n: 1 }], [{ op: 'vp', n: 1 }]] }] },
    ],
  },
  {
    id: 'cyrus-the-great',
    picture: 'leader',
    level: 2,
    effects: [
      { op: 'move', n: 3 },
      { op: 'coins', n: 2 },
    ],
  },
  {
    id: 'qin-shi-huang',
    picture: 'leader',
    level: 2,
    effects: [
      { op: 'invest', track: 'infrastructure', n: 1 },
      { op: 'coins', n: 1 },
    ],
  },
  {
    id: 'julius-caesar',
    picture: 'leader',
    level: 2,
    effects: [
      { op: 'upgrade', unit: 'any', by: 2 },
      { op: 'move', n: 3 },
    ],
  },
  {
    id: 'homer',
    picture: 'quill-ink',
    level: 2,
    effects: [
      { op: 'vp', n: 2 },
      { op: 'coins', n: 1 },
    ],
  },
  {
    id: 'genghis-khan',
    picture: 'horse-head',
    level: 3,
    effects: [
      { op: 'recruit', unit: 'soldier', strength: 3, from: 'inactive' },
      { op: 'move', n: 3 },
    ],
  },
  {
    id: 'leonardo-da-vinci',
    picture: 'stone-bridge',
    level: 3,
    effects: [
      { op: 'privateTech', level: 2, draw: 2 },
      { op: 'coins', n: 1 },
    ],
  },
  {
    id: 'saladin',
    picture: 'strength',
    level: 3,
    effects: [
      { op: 'marker', kind: 'fortification', n: 1 },
      { op: 'upgrade', unit: 'soldier', by: 2 },
    ],
  },
  {
    id: 'joan-of-arc',
    picture: 'settlement',
    level: 3,
    effects: [
      { op: 'pop', n: 2 },
      { op: 'recruit', unit: 'any', strength: 2, from: 'inactive' },
    ],
  },
  {
    id: 'mansa-musa',
    picture: 'coin',
    level: 3,
    effects: [
      { op: 'coins', n: 9 },
      { op: 'others', effects: [{ op: 'coins', n: 2 }] },
    ],
  },
  {
    id: 'isabella-of-castile',
    picture: 'leader',
    level: 3,
    effects: [
      { op: 'explore', n: 1 },
      { op: 'move', n: 4 },
      { op: 'coins', n: 2 },
    ],
  },
  {
    id: 'nicolaus-copernicus',
    picture: 'ringed-planet',
    level: 3,
    effects: [
      { op: 'vp', n: 2 },
      { op: 'invest', track: 'infrastructure', n: 1 },
    ],
  },
  {
    id: 'suleiman-the-magnificent',
    picture: 'leader',
    level: 3,
    effects: [
      { op: 'building', level: 2 },
      { op: 'coins', n: 4 },
    ],
  },
  {
    id: 'elizabeth-i',
    picture: 'leader',
    level: 3,
    effects: [
      { op: 'marker', kind: 'settlement', n: 1 },
      { op: 'pop', n: 1 },
    ],
  },
  {
    id: 'johannes-gutenberg',
    picture: 'book-pile',
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
    picture: 'nuclear',
    level: 4,
    effects: [
      { op: 'vp', n: 4 },
      { op: 'pop', n: 2 },
    ],
  },
  {
    id: 'albert-einstein',
    picture: 'light-bulb',
    level: 4,
    effects: [
      { op: 'vp', n: 5 },
      { op: 'coins', n: 2 },
    ],
  },
  {
    id: 'mahatma-gandhi',
    picture: 'justice-star',
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
    picture: 'justice-star',
    level: 4,
    effects: [
      { op: 'invest', track: 'any', n: 2 },
      { op: 'coins', n: 3 },
    ],
  },
  {
    id: 'nikola-tesla',
    picture: 'light-bulb',
    level: 4,
    effects: [
      { op: 'privateTech', level: 3, draw: 2 },
      { op: 'coins', n: 2 },
    ],
  },
  {
    id: 'nelson-mandela',
    picture: 'justice-star',
    level: 4,
    effects: [
      { op: 'marker', kind: 'settlement', n: 1 },
      { op: 'marker', kind: 'fortification', n: 1 },
    ],
  },
  {
    id: 'florence-nightingale',
    picture: 'healing',
    level: 4,
    effects: [
      { op: 'pop', n: 4 },
      { op: 'vp', n: 2 },
    ],
  },
] as const satisfies readonly Leader[];

export type LeaderId = (typeof leaders)[number]['id'];
export type LeaderPicture = (typeof leaders)[number]['picture'];
export const LEADERS: readonly Leader<LeaderId, LeaderPicture>[] = numbered(leaders);
