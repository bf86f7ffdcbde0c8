import type { EventId, GoodId, Terrain } from './ids.ts';

export type EventPhase = 'any' | 'start' | 'cities' | 'movement' | 'battle';

export interface EventEffect {
  readonly phase: EventPhase;
  readonly does:
    | 'gift'
    | 'village'
    | 'cancelOwn'
    | 'cancel'
    | 'cancelAny'
    | 'kill'
    | 'terrain'
    | 'levy'
    | 'exchange'
    | 'switch'
    | 'shift'
    | 'destroy'
    | 'boost'
    | 'horde'
    | 'trade'
    | 'extra';
  /** how many, how much, how far or up to which level */
  readonly n?: number;
  /** from one's figures and cities; anywhere where it is left out */
  readonly range?: number;
  /** may be played into somebody else's move */
  readonly interrupt?: true;
  /** may kill a great person instead */
  readonly person?: true;
  /** only what belongs to others */
  readonly others?: true;
  readonly from?: readonly Terrain[];
  readonly to?: 'desert' | 'grassland';
  readonly goods?: readonly GoodId[];
  /** afterwards another player gets a coin */
  readonly afar?: true;
}

/** A culture event. Where it has two effects its player chooses one. */
export interface CultureEvent {
  readonly id: EventId;
  readonly level: number;
  readonly copies: number;
  readonly effects: readonly EventEffect[];
}

export const EVENTS: readonly CultureEvent[] = [
  {
    id: 'a-gift-from-afar',
    level: 1,
    copies: 3,
    effects: [{ phase: 'any', does: 'gift', goods: ['iron', 'wheat', 'spy', 'silk'], afar: true }],
  },
  { id: 'barbarian-encampment', level: 1, copies: 2, effects: [{ phase: 'start', does: 'village' }] },
  { id: 'bread-and-circuses', level: 1, copies: 2, effects: [{ phase: 'any', does: 'cancelOwn' }] },
  {
    id: 'defection',
    level: 1,
    copies: 2,
    effects: [{ phase: 'movement', does: 'kill', n: 1, range: 4, interrupt: true }],
  },
  {
    id: 'drought',
    level: 1,
    copies: 2,
    effects: [
      { phase: 'start', does: 'terrain', from: ['grassland', 'forest', 'desert', 'water'], to: 'desert' },
    ],
  },
  { id: 'duty-and-honor', level: 1, copies: 2, effects: [{ phase: 'battle', does: 'levy', n: 1 }] },
  { id: 'exchange-of-ideas', level: 1, copies: 3, effects: [{ phase: 'start', does: 'exchange', n: 1 }] },
  {
    id: 'migrants',
    level: 1,
    copies: 2,
    effects: [
      { phase: 'cities', does: 'switch', n: 1 },
      { phase: 'movement', does: 'shift', n: 2 },
    ],
  },
  { id: 'sabotage', level: 1, copies: 2, effects: [{ phase: 'start', does: 'destroy', n: 1, range: 4 }] },
  { id: 'we-love-the-despot-day', level: 1, copies: 3, effects: [{ phase: 'cities', does: 'boost', n: 4 }] },
  {
    id: 'a-generous-gift',
    level: 2,
    copies: 3,
    effects: [{ phase: 'any', does: 'gift', goods: ['iron', 'wheat', 'spy', 'silk'] }],
  },
  { id: 'catastrophe', level: 2, copies: 1, effects: [{ phase: 'start', does: 'destroy', n: 1, range: 6 }] },
  {
    id: 'colonists',
    level: 2,
    copies: 2,
    effects: [
      { phase: 'cities', does: 'switch', n: 2 },
      { phase: 'movement', does: 'shift', n: 4 },
    ],
  },
  {
    id: 'deforestation',
    level: 2,
    copies: 2,
    effects: [{ phase: 'start', does: 'terrain', from: ['forest'], to: 'grassland' }],
  },
  { id: 'jousting-tourney', level: 2, copies: 2, effects: [{ phase: 'any', does: 'cancel' }] },
  { id: 'knowledge-shared', level: 2, copies: 3, effects: [{ phase: 'start', does: 'exchange', n: 2 }] },
  {
    id: 'mass-defection',
    level: 2,
    copies: 2,
    effects: [{ phase: 'movement', does: 'kill', n: 2, range: 6, interrupt: true, person: true }],
  },
  { id: 'nationalism', level: 2, copies: 2, effects: [{ phase: 'battle', does: 'levy', n: 2 }] },
  { id: 'roaming-horde', level: 2, copies: 2, effects: [{ phase: 'movement', does: 'horde', range: 4 }] },
  { id: 'we-love-the-queen-day', level: 2, copies: 2, effects: [{ phase: 'cities', does: 'boost', n: 6 }] },
  {
    id: 'a-princely-gift',
    level: 3,
    copies: 2,
    effects: [{ phase: 'any', does: 'gift', goods: ['iron', 'uranium', 'spy', 'wheat', 'silk'] }],
  },
  { id: 'disaster', level: 3, copies: 1, effects: [{ phase: 'start', does: 'destroy', n: 2, others: true }] },
  {
    id: 'immigrants',
    level: 3,
    copies: 2,
    effects: [
      { phase: 'cities', does: 'switch', n: 3 },
      { phase: 'movement', does: 'shift', n: 6 },
    ],
  },
  { id: 'patriotism', level: 3, copies: 1, effects: [{ phase: 'battle', does: 'levy', n: 3 }] },
  { id: 'primetime-tv', level: 3, copies: 2, effects: [{ phase: 'any', does: 'cancelAny' }] },
  {
    id: 'supply-drop',
    level: 3,
    copies: 2,
    effects: [
      { phase: 'start', does: 'trade', n: 7 },
      { phase: 'cities', does: 'extra' },
    ],
  },
  { id: 'think-tank', level: 3, copies: 2, effects: [{ phase: 'start', does: 'exchange', n: 3 }] },
  {
    id: 'we-love-the-president-day',
    level: 3,
    copies: 1,
    effects: [{ phase: 'cities', does: 'boost', n: 8 }],
  },
  {
    id: 'wholesale-defection',
    level: 3,
    copies: 2,
    effects: [{ phase: 'movement', does: 'kill', n: 2, interrupt: true, person: true }],
  },
];
