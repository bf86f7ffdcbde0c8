/**
 * What is written on a card. Effects are data in one vocabulary (CCG-17), interpreted by the rules and put into words by one
 * generator a language, so that text and effect can't differ.
 */

/** 1 Initial, 2 Silver, 3 Golden */
export type Era = 1 | 2 | 3;

export const INCOMES = ['food', 'production', 'tax'] as const;
export type Income = (typeof INCOMES)[number];
/** food, production, tax */
export type Incomes = readonly [food: number, production: number, tax: number];

export const TERRAIN_TYPES = [
  'plains',
  'forest',
  'hills',
  'mountain',
  'desert',
  'wetland',
  'tundra',
  'sea',
] as const;
export type TerrainType = (typeof TERRAIN_TYPES)[number];

export const UNIT_TYPES = ['infantry', 'cavalry', 'motorized', 'naval', 'air'] as const;
export type UnitType = (typeof UNIT_TYPES)[number];

export const KINDS = [
  'capital',
  'terrain',
  'resource',
  'building',
  'wonder',
  'unit',
  'invention',
  'event',
] as const;
export type Kind = (typeof KINDS)[number];

export const GROUPS = [
  'mediterranean',
  'near-east',
  'far-east',
  'europe',
  'americas',
  'steppe',
  'africa',
] as const;
export type Group = (typeof GROUPS)[number];

export const KEYWORDS = [
  'anti-aircraft',
  'demolisher',
  'defender',
  'self-sufficient',
  'sniper',
  'transport',
  'shipyard',
  'fortification',
  'unique',
] as const;
export type Keyword = (typeof KEYWORDS)[number];
/** 1 where the keyword has no number */
export type Keywords = { readonly [K in Keyword]?: number };

export const SOURCES = [
  'nature',
  'military',
  'society',
  'economy',
  'science',
  'politics',
  'religion',
] as const;
export type Source = (typeof SOURCES)[number];

export const TIMINGS = [
  'own:explorers',
  'own:military',
  'own:management',
  'own:final',
  'other:explorers',
  'other:military',
  'other:management',
  'other:final',
  'attack:attacker',
  'attack:defender',
  'journey:opponent',
  'response',
] as const;
export type Timing = (typeof TIMINGS)[number];

export type Trait = 'religion' | 'political-system';
export type ResourceClass = 'strategic' | 'food' | 'luxury';
export type Site = 'any' | 'capital' | 'not-capital' | TerrainType | 'shipyard' | `building:${string}`;
export type Phase = 'explorers' | 'military' | 'management' | 'final';

/** Everything in it must hold (CCG-17.13). */
export interface Filter {
  readonly unitTypes?: readonly UnitType[];
  readonly role?: 'attacking' | 'defending';
  readonly where?: 'home' | 'abroad';
  readonly here?: true;
  readonly inCombat?: true;
  readonly combatOn?: 'foreign';
  readonly onFoot?: true;
  readonly keyword?: Keyword;
  readonly terrainTypes?: readonly TerrainType[];
  readonly onTerrainTypes?: readonly TerrainType[];
  readonly capital?: boolean;
  readonly hasBuilding?: true;
  readonly hasResource?: readonly string[];
  readonly edge?: true;
  readonly units?: number;
  readonly ids?: readonly string[];
  readonly kinds?: readonly Kind[];
  readonly eras?: readonly Era[];
  readonly trait?: Trait;
  readonly resourceClass?: readonly ResourceClass[] | ResourceClass;
  readonly sources?: readonly Source[];
  readonly inPlay?: true;
  readonly occupiedByYou?: true;
  readonly mode?: 'sea' | 'air';
}

/** A number, or so many objects divided by `per`, at most `max`, times `times` (CCG-17.14). */
export type Amount =
  | number
  | {
      readonly count: 'your-buildings' | 'your-resources' | 'terrains';
      readonly filter?: Filter;
      readonly per?: number;
      readonly times?: number;
      readonly max?: number;
    };

export interface Target {
  readonly type:
    | 'player'
    | 'unit'
    | 'building'
    | 'terrain'
    | 'invention'
    | 'construction'
    | 'event'
    | 'declaration';
  readonly owner: 'you' | 'opponent' | 'active' | 'any';
  readonly count?: number;
  /** at least one, at most `count` */
  readonly upTo?: true;
  readonly filter?: Filter;
}

export type Condition =
  | { readonly cond: 'terrains'; readonly op: '>='; readonly value: number }
  | {
      readonly cond: 'count';
      readonly of: 'your-buildings' | 'your-terrains';
      readonly filter?: Filter;
      readonly op: '>=';
      readonly value: number;
    }
  | { readonly cond: 'combat-against'; readonly unitTypes: readonly UnitType[] }
  | { readonly cond: 'attacking-terrain'; readonly terrainTypes: readonly TerrainType[] };

export type PlayerScope = 'you' | 'target' | 'attached' | 'everyone' | 'owner-of-target' | 'loser';
export type TerrainScope = 'your-terrains' | 'attached-terrains' | 'target-terrains';
export type UnitScope =
  | 'this-unit'
  | 'your-units'
  | 'enemy-units'
  | 'units-here'
  | 'your-capital'
  | 'target'
  | 'target-units';

/** What a card changes as long as it is in force, or until the end of a phase or turn (CCG-17.10). */
export type Modifier =
  | { readonly do: 'income'; readonly kind: Income; readonly amount: number; readonly scope: TerrainScope }
  | { readonly do: 'satisfaction'; readonly amount: Amount; readonly scope: PlayerScope }
  | {
      readonly do: 'stats';
      readonly strength?: number;
      readonly toughness?: number;
      readonly move?: number;
      readonly scope: UnitScope;
    }
  | {
      readonly do: 'keyword';
      readonly keyword: Keyword;
      readonly value?: number;
      readonly remove?: true;
      readonly scope: UnitScope;
    }
  | {
      readonly do: 'cost';
      readonly what: Filter;
      readonly amount: number;
      readonly stage: 'first' | 'last' | 'each';
      readonly scope: 'you';
    }
  | {
      readonly do: 'discovery-cost';
      readonly what: readonly ('terrain' | 'resource')[];
      readonly amount: number;
      readonly scope: 'you';
    }
  | {
      readonly do:
        | 'discoveries'
        | 'draw-cost'
        | 'paid-draws'
        | 'final-draw'
        | 'hand-limit'
        | 'unit-limit'
        | 'victory-food';
      readonly amount: number;
      readonly scope: PlayerScope;
    }
  | { readonly do: 'slots'; readonly amount: number; readonly scope: 'this-terrain' }
  | { readonly do: 'upkeep'; readonly amount: number; readonly scope: UnitScope }
  | {
      readonly do: 'discard-value';
      readonly kinds: readonly Kind[];
      readonly amount: number;
      readonly scope: 'you';
    }
  | { readonly do: 'unit-site'; readonly unitTypes: readonly UnitType[]; readonly scope: 'this-terrain' }
  | { readonly do: 'air-base'; readonly scope: 'this-terrain' }
  | { readonly do: 'stop'; readonly scope: 'this-terrain' }
  | { readonly do: 'forbid'; readonly action: 'enter'; readonly scope: 'this-terrain' }
  | { readonly do: 'forbid'; readonly action: 'use'; readonly scope: 'attached' }
  | {
      readonly do: 'forbid';
      readonly action: 'invade';
      readonly against: 'you' | 'attached';
      readonly scope: 'you' | 'attached';
    };

/** What a card does once (CCG-17.11). */
export type Action =
  | { readonly do: 'food'; readonly amount: Amount; readonly transfer?: true; readonly scope: PlayerScope }
  | {
      readonly do: 'gain';
      readonly kind: 'production' | 'tax';
      readonly amount: number;
      readonly only?: readonly Kind[];
      readonly scope: 'you';
    }
  | { readonly do: 'draw' | 'scry'; readonly amount: number; readonly scope: 'you' }
  | {
      readonly do: 'search';
      readonly zone: 'library' | 'discard';
      readonly to: 'hand';
      readonly scope: 'you';
    }
  | { readonly do: 'look'; readonly zone: 'hand'; readonly scope: 'target' }
  | { readonly do: 'discard'; readonly amount: number; readonly choose: 'you'; readonly scope: 'target' }
  | { readonly do: 'damage'; readonly amount: number; readonly scope: 'target' | 'target-units' }
  | { readonly do: 'destroy'; readonly scope: 'target' | 'target-units' | 'target-buildings' }
  | { readonly do: 'bounce'; readonly scope: 'target' | 'this-unit' }
  | { readonly do: 'exhaust'; readonly scope: 'target' }
  | { readonly do: 'stage'; readonly amount: number; readonly scope: 'target' }
  | { readonly do: 'counter'; readonly scope: 'target' }
  | { readonly do: 'cancel'; readonly scope: 'declaration' | 'target' };

export type When =
  | 'static'
  | 'play'
  | 'enter'
  | 'activation'
  | 'final'
  | 'battle-won'
  | 'destroyed'
  | 'activate';

export interface Price {
  readonly food?: number;
  readonly production?: number;
  readonly tax?: number;
  /** the card must be ready and becomes used */
  readonly exhaust?: true;
}

export type Effect = (Modifier | Action) & {
  readonly when: When;
  readonly if?: readonly Condition[];
  readonly filter?: Filter;
  readonly until?: 'phase' | 'turn';
  /** of abilities */
  readonly phase?: Phase;
  readonly cost?: Price;
  readonly limit?: number;
  readonly target?: Target;
};

export interface Requires {
  readonly inventions?: readonly string[];
  readonly resources?: readonly string[];
  readonly buildings?: readonly string[];
  readonly trait?: Trait;
  readonly groups?: readonly Group[];
  readonly siteResource?: string;
  readonly unitTypes?: readonly UnitType[];
}

interface Card {
  readonly effects?: readonly Effect[];
}
export interface Capital extends Card {
  readonly group: Group;
  readonly types: readonly TerrainType[];
  readonly income: Incomes;
  readonly satisfaction?: number;
  readonly strength: number;
  readonly toughness: number;
}
export interface Terrain extends Card {
  readonly era: Era;
  readonly types: readonly TerrainType[];
  readonly income: Incomes;
  readonly satisfaction?: number;
}
export interface Resource extends Card {
  readonly era: Era;
  readonly class: ResourceClass;
  readonly site: readonly TerrainType[];
  readonly bonus?: Incomes;
  readonly satisfaction?: number;
}
export interface Building extends Card {
  readonly era: Era;
  readonly site: readonly Site[];
  readonly requires?: Requires;
  readonly stages: readonly number[];
  readonly bonus?: Incomes;
  readonly satisfaction?: number;
  readonly strength: number;
  readonly toughness: number;
  readonly keywords?: Keywords;
}
export interface Unit extends Card {
  readonly era: Era;
  readonly type: UnitType;
  readonly site: readonly Site[];
  readonly requires?: Requires;
  readonly stages: readonly number[];
  readonly strength: number;
  readonly toughness: number;
  /** 1 unless told */
  readonly move?: number;
  /** 1 unless told */
  readonly upkeep?: number;
  readonly keywords?: Keywords;
}
export interface Invention extends Card {
  readonly era: Era;
  readonly trait?: Trait;
  readonly requires?: Requires;
  readonly stages: readonly number[];
  readonly satisfaction?: number;
}
export interface Event extends Card {
  readonly era: Era;
  /** turns in play: 0 instant, -1 for good */
  readonly lasts: number;
  readonly source: Source;
  readonly timing: readonly Timing[];
  readonly requires?: Requires;
  readonly cost?: Price;
  readonly target?: Target;
  readonly attach?: Target;
}

/** What a player brings: card id -> how many. */
export interface Deck {
  readonly capital: string;
  readonly library: Readonly<Record<string, number>>;
  readonly atlas: Readonly<Record<string, number>>;
}
