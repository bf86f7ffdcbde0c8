/** Eight governments on four double-sided cards. Designed, and tuned by games of bots. */
import { numbered } from './numbering.ts';
import type { Government } from './types.ts';

const governments = [
  {
    id: 'scholars-council',
    picture: 'scholar',
    card: 0,
    despotism: [{ op: 'modifier', key: 'researchDiscount', n: 1 }],
    theocracy: [{ op: 'trigger', on: 'research', effects: [{ op: 'coins', n: 1 }] }],
    monarchy: [
      { op: 'research', levels: [2, 3], discount: 2 },
      { op: 'coins', n: 2 },
    ],
    democracy: [{ op: 'vpPer', n: 1, per: 'tech', div: 2 }],
  },
  {
    id: 'merchant-league',
    picture: 'economy',
    card: 0,
    despotism: [
      { op: 'modifier', key: 'produceCoins', n: 1 },
      { op: 'modifier', key: 'move', n: 1 },
    ],
    theocracy: [
      { op: 'modifier', key: 'exchangePop', n: 1 },
      {
        op: 'trigger',
        on: 'invest',
        effects: [{ op: 'may', cost: { coins: 2 }, effects: [{ op: 'upgrade', unit: 'any', by: 2 }] }],
        oncePerTurn: true,
      },
    ],
    monarchy: [
      { op: 'coins', n: 3 },
      {
        op: 'choose',
        options: [
          [{ op: 'marker', kind: 'settlement', n: 1 }],
          [{ op: 'marker', kind: 'fortification', n: 1 }],
        ],
      },
    ],
    democracy: [{ op: 'vpPer', n: 1, per: 'economyOpen', div: 1 }],
  },
  {
    id: 'warrior-clans',
    picture: 'soldier',
    card: 1,
    despotism: [{ op: 'modifier', key: 'move', n: 1 }],
    theocracy: [{ op: 'modifier', key: 'recruitSoldier', n: 1 }],
    monarchy: [
      { op: 'marker', kind: 'fortification', n: 1 },
      { op: 'upgrade', unit: 'soldier', by: 2 },
    ],
    democracy: [{ op: 'vpPer', n: 2, per: 'city', div: 1 }],
  },
  {
    id: 'pathfinders',
    picture: 'explore',
    card: 1,
    despotism: [{ op: 'trigger', on: 'explore', effects: [{ op: 'coins', n: 1 }] }],
    theocracy: [
      { op: 'modifier', key: 'move', n: 1 },
      { op: 'modifier', key: 'exploreLimit', n: 1 },
    ],
    monarchy: [
      { op: 'recruit', unit: 'settler', strength: 3, from: 'inactive' },
      { op: 'marker', kind: 'settlement', n: 1 },
    ],
    democracy: [{ op: 'vpPer', n: 1, per: 'mapTile', div: 1 }],
  },
  {
    id: 'builders-guild',
    picture: 'building',
    card: 2,
    despotism: [{ op: 'modifier', key: 'buildDiscount', n: 2 }],
    theocracy: [
      {
        op: 'trigger',
        on: 'build',
        effects: [
          { op: 'pop', n: 1 },
          { op: 'upgrade', unit: 'any', by: 2 },
        ],
      },
    ],
    monarchy: [
      { op: 'building', level: 3 },
      { op: 'coins', n: 4 },
    ],
    democracy: [{ op: 'vpPer', n: 2, per: 'building', div: 1 }],
  },
  {
    id: 'granary-kingdom',
    picture: 'food',
    card: 2,
    despotism: [{ op: 'trigger', on: 'found', effects: [{ op: 'pop', n: 1 }] }],
    theocracy: [
      { op: 'modifier', key: 'producePop', n: 1 },
      { op: 'modifier', key: 'recruitSettler', n: 1 },
    ],
    monarchy: [
      { op: 'pop', n: 3 },
      { op: 'marker', kind: 'settlement', n: 1 },
    ],
    democracy: [{ op: 'vpPer', n: 1, per: 'foodOpen', div: 1 }],
  },
  {
    id: 'settler-federation',
    picture: 'settler',
    card: 3,
    despotism: [{ op: 'modifier', key: 'recruitSettler', n: 1 }],
    theocracy: [{ op: 'modifier', key: 'foundStrength', n: 1 }],
    monarchy: [
      { op: 'marker', kind: 'settlement', n: 1 },
      { op: 'pop', n: 1 },
    ],
    democracy: [{ op: 'vpPer', n: 1, per: 'village', div: 1 }],
  },
  {
    id: 'temple-state',
    picture: 'infrastructure',
    card: 3,
    despotism: [
      {
        op: 'trigger',
        on: 'leader',
        effects: [
          { op: 'coins', n: 1 },
          { op: 'pop', n: 1 },
        ],
      },
    ],
    theocracy: [
      {
        op: 'trigger',
        on: 'invest',
        effects: [
          { op: 'coins', n: 1 },
          { op: 'upgrade', unit: 'settler', by: 1 },
        ],
        oncePerTurn: true,
      },
    ],
    monarchy: [{ op: 'invest', track: 'any', n: 2 }],
    democracy: [
      { op: 'vp', n: 3 },
      { op: 'vpPer', n: 1, per: 'leader', div: 1 },
    ],
  },
] as const satisfies readonly Government[];

export type GovernmentId = (typeof governments)[number]['id'];
export type GovernmentPicture = (typeof governments)[number]['picture'];
export const GOVERNMENTS: readonly Government<GovernmentId, GovernmentPicture>[] = numbered(governments);
