/**
 * What a card can be and do. Cards are plain data: numbers and flags are fields, what a card counts or does is named by
 * measures and verbs. Content imports nothing of the rules; the rules read content.
 */
import type { Age, ByPlayers, Category, Copies, PerType, Type } from './basics.ts';
import type { Count, Formula, Rating } from './measures.ts';
import type { Effect, Reward, Spoil } from './verbs.ts';

export interface Card {
  readonly age: Age;
  readonly copies: Copies;
  /** the version of the rules that brought it: tables of earlier ones are dealt without it; 1 where nothing is said */
  readonly since?: number;
  /** name of the drawing on it */
  readonly picture: string;
  /** what RULES.md says of this very card, before what it says of its kind */
  readonly clauses?: readonly string[];
}

/** A family of cards by their ids: the ids are a type, so that words for each are asked for. */
export function family<C extends Card>() {
  return <Id extends string>(cards: Readonly<Record<Id, C>>): Readonly<Record<Id, C>> => cards;
}

/** What a card adds to its owner's civilization as long as it is in play. */
export interface Lasting {
  readonly culture?: number;
  readonly science?: number;
  readonly strength?: number;
  readonly happy?: number;
  readonly unhappy?: number;
  readonly civil?: number;
  readonly military?: number;
  /** extra tokens in the bank */
  readonly yellow?: number;
  readonly blue?: number;
  readonly civilHand?: number;
  readonly militaryHand?: number;
  /** added to every colonization */
  readonly colonization?: number;
  /** ratings that depend on the position */
  readonly cultureOf?: Formula<Count>;
  readonly scienceOf?: Formula<Count>;
  readonly strengthOf?: Formula<Count>;
}

export interface Technology extends Card {
  readonly type: Type;
  /** science to play the card */
  readonly tech: number;
  /** resources to build one */
  readonly cost: number;
  /** food or resources of a blue token on a farm or mine */
  readonly worth?: number;
  readonly culture?: number;
  readonly science?: number;
  readonly strength?: number;
  readonly happy?: number;
}

export interface Government extends Card, Lasting {
  readonly revolution: number;
  readonly peaceful: number;
  readonly civil: number;
  readonly military: number;
  /** urban buildings of one type */
  readonly limit: number;
}

export interface Special extends Card, Lasting {
  readonly category: Category;
  readonly tech: number;
  /** off the cost of urban buildings, by level */
  readonly urbanDiscount?: readonly [number, number, number, number];
  /** stages of a wonder with one civil action */
  readonly stages?: number;
}

export interface Leader extends Card, Lasting {
  readonly populationDiscount?: number;
  /** civil actions off the price of taking a wonder */
  readonly wonderDiscount?: number;
  readonly techDiscount?: PerType;
  readonly buildDiscount?: PerType;
  /** resources for units in each own turn */
  readonly unitResource?: number;
  /** strength the units themselves have, also when sacrificed */
  readonly unitStrength?: PerType;
  /** population and unit with one civil action, each this much cheaper */
  readonly recruits?: { readonly food: number; readonly resources: number };
  /** the best army counts once more */
  readonly repeatsBestArmy?: boolean;
  readonly noTactics?: boolean;
  /** a revolution takes the military actions */
  readonly militaryRevolution?: boolean;
  /** culture when an attack is played against the owner */
  readonly attackedCulture?: number;
  readonly cannotAttack?: boolean;
  /** rivals pay this many times the military actions */
  readonly attackCostFactor?: number;
  /** resources others pay on top */
  readonly rivalSurcharge?: PerType;
  readonly labsAreMines?: boolean;
  readonly defenseFactor?: number;
  readonly colonizationPerBonus?: number;
  /** off new units while a war against the owner is unresolved */
  readonly threatenedDiscount?: number;
  /** once in the game a territory from hand without auction */
  readonly colonizesOnce?: boolean;
  /** science less in each lab */
  readonly labScience?: number;
  readonly onTakeTechnology?: Reward;
  readonly onPlayTechnology?: Reward;
}

export interface Wonder extends Card, Lasting {
  readonly stages: readonly number[];
  readonly doublesFaces?: boolean;
  readonly extraMineToken?: boolean;
  /** once a turn: population without a civil action, this much food cheaper */
  readonly freePopulation?: number;
  /** culture scored once, on completion */
  readonly completion?: Formula<Count>;
}

export type Ordered =
  | 'build-wonder-stage'
  | 'increase-population'
  | 'build-urban'
  | 'build-farm-or-mine'
  | 'upgrade-farm-mine-urban'
  | 'play-technology';

export interface Order {
  readonly does: Ordered;
  /** resources off the price */
  readonly discount?: number;
  /** gained afterwards */
  readonly food?: number;
  readonly science?: number;
}

export interface ActionCard extends Card {
  readonly order?: Order;
  readonly culture?: number;
  readonly science?: number;
  readonly food?: number;
  readonly resources?: number;
  readonly militaryActions?: number;
  readonly unitResources?: number;
  readonly unitResourcesPerStronger?: ByPlayers;
  readonly culturePerRicher?: ByPlayers;
}

export const WHO = [
  'each',
  'strongest',
  'weakest',
  'strongest two',
  'weakest two',
  'most culture',
  'most culture, if weak',
  'least culture',
  'happiest',
] as const;
export type Who = (typeof WHO)[number];

export interface EventEffect {
  readonly who: Who;
  readonly happens: Effect;
}

export interface EventCard extends Card {
  readonly effects?: readonly EventEffect[];
  /** Age III: what the card is worth to a civilization */
  readonly impact?: Formula<Count | Rating>;
  /** it is worth this by rank in that number, for 2, 3, 4 players */
  readonly byRank?: readonly (readonly number[])[];
  /** the active player keeps all military cards this turn */
  readonly keepsHand?: boolean;
  readonly notInSimple?: boolean;
}

export interface Territory extends Card, Lasting {
  readonly atOnce: {
    readonly food?: number;
    readonly resources?: number;
    readonly science?: number;
    readonly culture?: number;
    readonly cards?: number;
    readonly population?: number;
  };
}

export interface Aggression extends Card {
  /** military actions, or the level of what it hits */
  readonly price: number | 'level';
  /** what the rival must have */
  readonly hits?: 'leader' | 'building' | 'colony';
  readonly spoils: readonly Spoil[];
}

export interface War extends Card {
  readonly price: number;
  readonly spoils: readonly Spoil[];
}

/** What a pact gives one of its sides. */
export interface PactSide {
  readonly culture?: number;
  readonly strength?: number;
  readonly military?: number;
  /** more (or less) in each production */
  readonly food?: number;
  readonly resources?: number;
  readonly culturePerPartnerWonder?: number;
  /** technologies cost less and the partner pays its part */
  readonly cooperation?: { readonly discount: number; readonly partnerPays: number };
  /** once per own turn 1 food for 1 resource, or the other way round */
  readonly foodForResource?: boolean;
  readonly resourceForFood?: boolean;
  readonly noWar?: boolean;
}

export interface Pact extends Card {
  readonly symmetric: boolean;
  readonly a: PactSide;
  readonly b: PactSide;
  readonly noAttack?: boolean;
  readonly endsOnAttack?: boolean;
  readonly attackerBonus?: number;
}

export interface Tactic extends Card {
  readonly infantry?: number;
  readonly cavalry?: number;
  readonly artillery?: number;
  readonly bonus: number;
  /** bonus of an army with an obsolete unit; without it nothing is ever obsolete */
  readonly withObsolete?: number;
}

export interface Bonus extends Card {
  readonly defense: number;
  readonly colonization: number;
}
