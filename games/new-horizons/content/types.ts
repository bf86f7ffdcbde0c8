/**
 * The shapes of the components. A component's number is its place in its list (numbering.ts); its `id` names it in texts and
 * tests.
 */
import type { Colour, Cost, Counter, Effects, Level, Track } from './effects.ts';
import type { Component } from './numbering.ts';

/** One with a drawing of its own, or one of the game's signs: the board has an outline of that name. */
interface Pictured<Id extends string, Picture extends string> extends Component<Id> {
  readonly picture: Picture;
}

/** A condition on a counter of the player. */
export interface Condition {
  readonly counter: Counter;
  readonly atLeast: number;
}

export interface Action {
  readonly cost?: Cost;
  readonly effects: Effects;
}

export interface Technology<Id extends string = string, Picture extends string = string>
  extends Pictured<Id, Picture> {
  readonly level: Level;
  /** right end of the top bar; level IV counts as all four */
  readonly main: Colour | 'all';
  /** left end of the top bar */
  readonly second?: Colour;
  readonly instant: Effects;
  readonly action?: Action;
  readonly permanent?: Effects;
  readonly endGame?: Effects;
}

export interface Leader<Id extends string = string, Picture extends string = string>
  extends Pictured<Id, Picture> {
  readonly level: 2 | 3 | 4;
  readonly effects: Effects;
}

export type Terrain =
  | 'home'
  | 'grass'
  | 'plain'
  | 'forest'
  | 'hill'
  | 'mountain'
  | 'desert'
  | 'barren'
  | 'water';

export interface Territory<Id extends string = string, Picture extends string = string>
  extends Pictured<Id, Picture> {
  /** what the land looks like; no rule asks */
  readonly terrain: Terrain;
  readonly strength: number;
  readonly discovery: Effects;
  readonly village: { readonly track: Track; readonly vp: number; readonly reward: Effects };
  readonly city: { readonly track: Track; readonly vp: number };
}

export interface Building<Id extends string = string, Picture extends string = string>
  extends Pictured<Id, Picture> {
  readonly level: 1 | 2 | 3;
  readonly cost: number;
  /** whose cube goes to the left (first builder) and right space (second builder) */
  readonly left: Track;
  readonly right: Track;
  /** for the first builder, once the right space is filled */
  readonly firstVp: number;
  /** for every builder */
  readonly bonus: Effects;
}

export const STAGES = ['despotism', 'theocracy', 'monarchy', 'democracy'] as const;
export type Stage = (typeof STAGES)[number];

export interface Government<Id extends string = string, Picture extends string = string>
  extends Pictured<Id, Picture>,
    Readonly<Record<Stage, Effects>> {
  /** which of the four double-sided cards it is printed on */
  readonly card: number;
}

export interface Goal<Id extends string = string> extends Component<Id>, Condition {
  readonly set: 'A' | 'B' | 'C';
}
