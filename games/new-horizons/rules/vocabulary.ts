/** What this game says: its steps, questions, answers, reasons and log lines, each with the type of its data. */
import type { Offers, Play, QuestionRules, StepRules } from '@epoka/kernel';
import type { TriggerEvent } from '../content/index.ts';
import type { State } from './state.ts';

/** An effect being resolved: the one at `at` of the list, for a seat. */
export interface Run {
  readonly seat: number;
  readonly list: number;
  readonly at: number;
  /** inside an action, where every task may be skipped but not all of them (NH-4.7.a) */
  readonly act: boolean;
  /** something after this list can still be carried out in the same action */
  readonly rest: boolean;
  readonly [key: string]: number | boolean;
}

export interface Moving extends Run {
  /** movement points left */
  readonly points: number;
  /** unit that stands on a foreign home and must go on, or NONE */
  readonly unit: number;
  readonly moved: boolean;
}

export interface Investing extends Run {
  /** cubes left to invest; the first one may still be skipped inside an action */
  readonly left: number;
}

export interface BasicActions extends Run {
  readonly left: number;
  /** bit mask of the areas already used by this effect */
  readonly used: number;
}

/** A cube on its way to a place: of the named track, or of any if it is NONE. `at` is a tile, or a goal's place. */
export interface Marking {
  readonly seat: number;
  readonly track: number;
  readonly on: 'village' | 'city' | 'left' | 'right' | 'goal';
  readonly at: number;
  readonly [key: string]: number | string;
}

export type Steps = {
  pick: number;
  round: null;
  turn: number;
  action: number;
  expansion: number;
  production: number;
  goal: number;
  roundEnd: null;
  effects: Run;
  after: Run;
  fire: { readonly seat: number; readonly event: TriggerEvent };
  invest: Investing;
  basic: BasicActions;
  move: Moving;
  leader: { readonly seat: number; readonly slot: number };
  technology: { readonly seat: number; readonly slot: number };
  mark: Marking;
  /** the tile turned up last is laid, and its settler moves there */
  arrive: number;
};

export type Questions = {
  government: null;
  action: null;
  expansion: null;
  production: null;
  exchange: null;
  goal: null;
  task: Run;
  research: Run;
  colour: { readonly slot: number; readonly tried: number };
  technology: { readonly slot: number; readonly colour: number };
  privateTechnology: { readonly level: number };
  cube: Investing;
  building: Run;
  recruit: Run;
  upgrade: Run;
  move: Moving;
  found: Run;
  fortify: Run;
  build: Run;
  choose: Run;
  may: Run;
  basic: BasicActions;
  /** units used to found (kind 0) or fortify (kind 1), one by one; `least` is the weakest so far */
  units: {
    readonly tile: number;
    readonly kind: number;
    readonly need: number;
    readonly sum: number;
    readonly least: number;
  };
  /** the settler that builds; `building` is NONE when an existing one is joined */
  builder: { readonly tile: number; readonly building: number };
  /** which cube, where the named track is empty or any will do */
  mark: Marking;
};

export type Answers = {
  govern: [government: number];
  use: [space: number];
  /** an action without some of its gains: a place in VARIANTS of its list (NH-4.7) */
  without: [space: number, variant: number];
  skip: [];
  do: [];
  pass: [];
  stop: [];
  research: [slot: number];
  colour: [colour: number];
  take: [technology: number];
  cube: [track: number];
  none: [];
  building: [building: number];
  recruit: [kind: number, strength: number, tile: number];
  upgrade: [unit: number, strength: number];
  step: [unit: number, hex: number];
  found: [tile: number];
  fortify: [tile: number];
  build: [building: number, tile: number];
  join: [tile: number];
  spend: [unit: number];
  lower: [unit: number];
  option: [index: number];
  pay: [];
  basic: [area: number];
  basicWithout: [area: number, variant: number];
  population: [];
  coins: [];
  buy: [];
  recall: [unit: number];
  sell: [];
  claim: [goal: number];
};

/** Things a player can point at (things.ts). */
export type Thing =
  | 'government'
  | 'area'
  | 'space'
  | 'slot'
  | 'card'
  | 'display'
  | 'supply'
  | 'marker'
  | 'stock'
  | 'unit'
  | 'tile'
  | 'hex'
  | 'goal'
  | 'track'
  | 'population'
  | 'coins'
  | 'leader';

/** Where a thing belongs that the open question is not about. Cards lie face up only while they are chosen from. */
type ElsewhereReasons = { [K in Exclude<Thing, 'card'> as `elsewhere-${K}`]: [] };

/** Why an effect can't be carried out (causes.ts). */
export type Cause =
  | 'columns-empty'
  | 'open-columns-empty'
  | 'no-active-population'
  | 'no-unit-marker'
  | 'no-unit-moves'
  | 'no-unit-rises'
  | 'no-cube'
  | 'no-marker'
  | 'no-marker-held'
  | 'no-building'
  | 'deck-empty'
  | 'no-village-site'
  | 'no-city-site'
  | 'no-building-site'
  | 'no-technology'
  | 'price';

/** What an expansion phase without any possibility fails for (expanding.ts). */
export type Standstill = 'nothing' | 'settler' | 'soldier' | 'strength' | 'coins';

/** Codes of the rules (NH-22) and a few of our own, marked in RULES.md. */
export type Reasons = ElsewhereReasons & {
  'first-turn-basic': [];
  'space-player-count': [players: number];
  'technology-not-known': [technology: number];
  'private-of-another': [seat: number, technology: number];
  'pawn-must-move': [];
  'space-occupied': [seat: number];
  'requirement-not-met': [area: number];
  'not-enough-coins': [need: number, have: number];
  'not-enough-active-population': [need: number, have: number];
  'not-enough-of-both': [coins: number, haveCoins: number, population: number, havePopulation: number];
  'no-inactive-population': [];
  'marker-supply-empty': [kind: number];
  /** why each of its tasks can't be done */
  'action-impossible': [causes: readonly Cause[]];
  /** nothing else of the action was or can be done */
  'action-empty': [];
  'basic-action-repeated': [];
  'not-a-basic-action': [];
  /** with a level: every technology of it */
  'already-researched': [level?: number];
  'other-level': [levels: readonly number[]];
  'other-building-level': [level: number];
  'prerequisite-missing': [slot: number];
  'colour-not-available': [colour: number];
  'colour-not-in-deck': [colour: number];
  'card-other-colour': [colour: number];
  'no-cube': [track: number];
  'no-marker-available': [kind: number, strength: number];
  'max-strength': [];
  'other-unit': [kind: number];
  'unit-not-here': [tile: number];
  'bad-recruit-place': [];
  'not-adjacent': [];
  'stands-here': [];
  'not-enough-moves': [need: number, have: number];
  /** whether the task can be skipped instead */
  'move-required': [skippable: boolean];
  'crossing-first': [tile: number];
  'unit-under-way': [territory: number];
  'being-discovered': [];
  'cannot-stop-on-home': [];
  'soldier-cannot-explore': [];
  'needs-two-neighbours': [];
  'discovery-limit': [limit: number];
  'no-tiles-left': [];
  'village-exists': [];
  'city-exists': [];
  'no-village': [];
  'not-a-territory': [];
  'covered-by-building': [building: number];
  'strength-too-low': [need: number, have: number];
  'redundant-unit': [];
  /** with the strength that is missing too, where a marker alone would be wasted */
  'no-settlement-marker': [need?: number, have?: number];
  'no-fortification-marker': [need?: number, have?: number];
  'no-building-tile': [];
  /** with the coins that are missing too */
  'no-settler-here': [need?: number, have?: number];
  'no-founder-here': [strength: number];
  'no-soldier-here': [strength: number];
  'foreign-home': [seat: number];
  'foreign-unit': [seat: number];
  'building-full': [];
  'own-building': [];
  'goal-must-be-claimed': [];
  'goal-already-claimed': [];
  'goal-not-met': [need: number, have: number];
  'no-free-column-space': [];
  // ---- words of caution on legal choices
  'nothing-produced': [];
  'production-given-up': [];
  /** tasks of a list that can't be done now, though the rest can */
  'part-impossible': [list: number, tasks: readonly number[], causes: readonly Cause[]];
  'pawn-leaves': [];
  'stronger-possible': [strength: number];
  'settler-drops': [from: number, to: number];
};

export type Tells = {
  round: [round: number];
  lastRound: [round: number];
  turn: [seat: number];
  government: [seat: number, government: number];
  use: [seat: number, space: number];
  basic: [seat: number, area: number];
  skip: [seat: number, list?: number, at?: number];
  /** an effect that works from now on: for good, or in this turn */
  lasting: [seat: number, list: number, at: number];
  /** an effect, or a part of it, that did not happen, and why */
  impossible: [seat: number, list: number, at: number, cause: Cause];
  partly: [seat: number, list: number, at: number, cause: Cause];
  noExpansion: [seat: number, why: Standstill, need: number, have: number];
  noExchange: [seat: number];
  /** the goal that least is missing for; NONE where the player has them all */
  noGoal: [seat: number, goal: number, need: number, have: number];
  goalWaits: [seat: number, goal: number];
  coins: [seat: number, n: number];
  paid: [seat: number, n: number];
  population: [seat: number, n: number];
  exhausted: [seat: number, n: number];
  gone: [seat: number];
  noted: [seat: number, vp: number];
  marker: [seat: number, kind: number, n: number];
  research: [seat: number, slot: number, technology: number];
  leader: [seat: number, leader: number];
  revealed: [seat: number, technologies: readonly number[]];
  placed: [seat: number, technology: number, slot: number];
  private: [seat: number, technology: number];
  invest: [seat: number, track: number, space: number];
  uncovered: [seat: number, track: number, space: number];
  /** no cube is left: a place is marked with something else */
  substitute: [seat: number];
  stage: [seat: number, stage: number];
  building: [seat: number, building: number];
  recruit: [seat: number, kind: number, strength: number, tile: number];
  upgrade: [seat: number, kind: number, from: number, to: number, tile: number];
  lowered: [seat: number, from: number, to: number, tile: number];
  move: [seat: number, kind: number, strength: number, from: number, to: number];
  /** a territory comes from the stack; its bonus comes before it is laid (NH-10.4) */
  turnedUp: [seat: number, territory: number];
  discover: [seat: number, tile: number];
  unitExhausted: [seat: number, kind: number, strength: number, tile: number];
  found: [seat: number, tile: number];
  fortify: [seat: number, tile: number];
  build: [seat: number, building: number, tile: number];
  join: [seat: number, building: number, tile: number];
  buy: [seat: number, price: number];
  recall: [seat: number, kind: number, strength: number, tile: number];
  sell: [seat: number];
  claim: [seat: number, goal: number, vp: number];
  end: [];
};

export interface NewHorizons {
  steps: Steps;
  questions: Questions;
  answers: Answers;
  reasons: Reasons;
  tells: Tells;
}

export type G = Play<State, NewHorizons>;
export type Offer = Offers<NewHorizons>;
export type Kind<K extends keyof Questions> = QuestionRules<State, NewHorizons, K>;
export type StepTable = StepRules<State, NewHorizons>;
