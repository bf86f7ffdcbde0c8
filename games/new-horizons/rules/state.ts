/** Everything on the table, as small integers. Ids are places in the content lists; NONE where there is nothing. */
import type { CoreState } from '@epoka/kernel';

/** A hex of the map with what lies on it. Its number is its place in `map`, in the order of placing; the cradle is 0. */
export interface Tile {
  readonly hex: number;
  /** territory printed on it, NONE on a home */
  readonly territory: number;
  /** seat whose home it is, or NONE */
  readonly home: number;
  /** seats that founded the village and fortified the city, or NONE */
  village: number;
  city: number;
  /** building that covers it for good, or NONE, and the seats of its left and right cube */
  building: number;
  left: number;
  right: number;
}

/** A settler (kind 0) or soldier (kind 1) on the map. */
export interface Unit {
  readonly seat: number;
  readonly kind: number;
  strength: number;
  tile: number;
}

/** A territory turned up whose bonus is being gained: then it is laid, and the settler moves there (NH-10.4). */
export interface Discovery {
  /** NONE if the settler is gone meanwhile */
  unit: number;
  readonly hex: number;
  readonly territory: number;
}

export const SETTLER = 0;
export const SOLDIER = 1;

export interface Player {
  government: number;
  /** action space of the pawn; NONE before the first turn */
  pawn: number;
  coins: number;
  /** active pawns in the available area */
  active: number;
  /** inactive pawns in the columns A..E */
  columns: number[];
  /** pawns that left the game */
  gone: number;
  /** bit mask of the slots with a scholar of this player */
  scholars: number;
  /** cubes removed from the food, economy and infrastructure track */
  tracks: number[];
  /** cubes on and beyond the investment track */
  invested: number;
  /** substitute markers put on map and goals after the last cube */
  substitutes: number;
  /** settlement and fortification markers held */
  markers: number[];
  /** building tiles in the own supply */
  supply: number[];
  leaders: number[];
  /** private technologies */
  privates: number[];
  /** permanent values, by the order of MODIFIERS */
  modifiers: number[];
  /** permanent triggers gained, ids in TRIGGERS */
  triggers: number[];
  /** bit mask of the once-per-turn triggers used in this turn */
  used: number;
  /** points noted during the game from leaders, from buildings and from elsewhere */
  noted: number[];
}

export interface State extends CoreState {
  /** seat with the first player marker */
  first: number;
  /** seat whose turn it is; NONE before the first round */
  turn: number;
  /** something of the action under way was carried out */
  did: number;
  /** tiles discovered in this turn, and further ones allowed by effects */
  discovered: number;
  extra: number;
  /** the last round to be played, once the end was triggered; 0 before */
  lastRound: number;
  /** governments still to be picked */
  offered: number[];
  /** the three goals in play, and for each the seats that claimed it, in order */
  goals: number[];
  claims: number[][];
  /** technology on each slot of the tree, NONE while empty */
  slots: number[];
  /** face-down leader under each slot, NONE where there is none */
  leaders: number[];
  /** face-down decks of level II and III; the last card is on top */
  decks: number[][];
  /** technologies revealed to choose from */
  revealed: number[];
  removedTechnologies: number[];
  removedLeaders: number[];
  /** face-down territory stack; the last tile is on top */
  territories: number[];
  /** face-down building stacks and face-up display, by level I..III */
  stacks: number[][];
  display: number[][];
  /** settlement and fortification markers in the general supply */
  markers: number[];
  map: Tile[];
  /** number of the tile beside tile t in direction d at [6t + d], NONE where the map ends */
  near: number[];
  units: Unit[];
  /** since version 3 of the rules; the last one is finished first */
  discovering: Discovery[] | undefined;
  players: Player[];
}
