/**
 * The closed vocabulary of effects (NH-18). Everything a card, tile, track or government does is a list of these;
 * rules/effects.ts interprets them, lang/*-effects.ts puts them into words. No component has code of its own.
 */

export const TRACKS = ['food', 'economy', 'infrastructure'] as const;
export const UNITS = ['settler', 'soldier'] as const;
export const MARKERS = ['settlement', 'fortification'] as const;
export const COLOURS = ['blue', 'green', 'red', 'yellow'] as const;
export const MODIFIERS = [
  'move',
  'exploreLimit',
  'researchDiscount',
  'produceCoins',
  'producePop',
  'recruitSettler',
  'recruitSoldier',
  'foundStrength',
  'fortifyStrength',
  'buildDiscount',
  'exchangePop',
] as const;
export const EVENTS = ['research', 'leader', 'found', 'build', 'explore', 'invest'] as const;
export const COUNTERS = [
  'village',
  'city',
  'building',
  'mapTile',
  'tech',
  'tech3',
  'tech4',
  'techLevelAtLeast2',
  'leader',
  'investCube',
  'foodOpen',
  'economyOpen',
  'infrastructureOpen',
  'openSpaces',
] as const;

export type Track = (typeof TRACKS)[number];
export type UnitKind = (typeof UNITS)[number];
export type MarkerKind = (typeof MARKERS)[number];
export type Colour = (typeof COLOURS)[number];
export type Modifier = (typeof MODIFIERS)[number];
export type TriggerEvent = (typeof EVENTS)[number];
export type Counter = (typeof COUNTERS)[number];
export type Level = 1 | 2 | 3 | 4;

/** What is paid before the first task, in full. */
export interface Cost {
  readonly coins?: number;
  /** active pawns to exhaust */
  readonly exhaust?: number;
}

export type Effects = readonly Effect[];

export type Effect =
  /** gain coins */
  | { readonly op: 'coins'; readonly n: number }
  /** take population */
  | { readonly op: 'pop'; readonly n: number }
  /** move cubes of a track to the investment track */
  | { readonly op: 'invest'; readonly track: Track | 'any'; readonly n: number }
  /** turn a pawn into a unit */
  | {
      readonly op: 'recruit';
      readonly unit: UnitKind | 'any';
      readonly strength: number;
      readonly from: 'active' | 'inactive';
    }
  /** raise the strength of one unit */
  | { readonly op: 'upgrade'; readonly unit: UnitKind | 'any'; readonly by: number }
  /** a move task */
  | { readonly op: 'move'; readonly n: number }
  /** further discoveries in this turn */
  | { readonly op: 'explore'; readonly n: number }
  /** take a building tile from the display */
  | { readonly op: 'building'; readonly level: 1 | 2 | 3 }
  /** take markers from the general supply */
  | { readonly op: 'marker'; readonly kind: MarkerKind; readonly n: number }
  /** found a village; with `marker` a settlement marker is spent */
  | { readonly op: 'found'; readonly modifier: number; readonly marker: boolean }
  /** fortify a city; with `marker` a fortification marker is spent */
  | { readonly op: 'fortify'; readonly modifier: number; readonly marker: boolean }
  | { readonly op: 'build'; readonly mode: 'new' | 'existing' | 'either'; readonly discount: number }
  | {
      readonly op: 'research';
      readonly levels: readonly Level[];
      readonly discount: number;
      readonly ignorePrerequisites?: true;
    }
  /** reveal the top cards of a deck and keep one beside the board */
  | { readonly op: 'privateTech'; readonly level: 2 | 3; readonly draw: number }
  | { readonly op: 'produce'; readonly what: 'population' | 'coins' }
  /** up to n different basic actions without moving the pawn */
  | { readonly op: 'basicAction'; readonly n: number }
  /** victory points, noted now, scored at the end */
  | { readonly op: 'vp'; readonly n: number }
  /** at the end: n for each full `div` of the counter, at most `max` */
  | {
      readonly op: 'vpPer';
      readonly n: number;
      readonly per: Counter;
      readonly div: number;
      readonly max?: number;
    }
  /** exactly one of the lists */
  | { readonly op: 'choose'; readonly options: readonly Effects[] }
  /** pay, then the effects */
  | { readonly op: 'may'; readonly cost: Cost; readonly effects: Effects }
  /** each other player, clockwise from the left */
  | { readonly op: 'others'; readonly effects: Effects }
  /** each player, clockwise from the one who acts */
  | { readonly op: 'everyone'; readonly effects: Effects }
  /** permanent: after each such event of the owner */
  | {
      readonly op: 'trigger';
      readonly on: TriggerEvent;
      readonly effects: Effects;
      readonly oncePerTurn?: true;
    }
  /** permanent: adds n to a value of the owner */
  | { readonly op: 'modifier'; readonly key: Modifier; readonly n: number };

export type EffectOf<Op extends Effect['op']> = Extract<Effect, { op: Op }>;
