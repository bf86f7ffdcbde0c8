/** The numbers the judgement turns on, in points. Each pair: at the start of the game, and in its last round. */
export interface Weights {
  readonly city: readonly [number, number];
  readonly room: readonly [number, number];
  readonly building: readonly [number, number];
  readonly advance: readonly [number, number];
  readonly resource: readonly [number, number];
  readonly gold: readonly [number, number];
  readonly mood: readonly [number, number];
  readonly culture: readonly [number, number];
  readonly card: readonly [number, number];
  readonly objective: readonly [number, number];
  /** an objective card that could be completed as things stand */
  readonly fulfilled: readonly [number, number];
  readonly wonderCard: readonly [number, number];
  readonly settler: readonly [number, number];
  readonly military: readonly [number, number];
  readonly ship: readonly [number, number];
  readonly happiness: readonly [number, number];
  readonly explored: readonly [number, number];
  /** a settler where it can found a city */
  readonly site: readonly [number, number];
  /** a city with a military unit in it */
  readonly garrison: readonly [number, number];
  /** a leader on the map */
  readonly leader: readonly [number, number];
  /** all that a wonder costs, in stock */
  readonly saving: readonly [number, number];
  /** a piece of a city without defenders next to an enemy army */
  readonly threat: readonly [number, number];
  /** a piece of an enemy city next to a stronger army of the seat */
  readonly prey: readonly [number, number];
}

export const WEIGHTS: Weights = {
  city: [3, 0],
  room: [0.3, 0],
  building: [0.4, 0],
  advance: [0.5, 0],
  resource: [0.22, 0.01],
  gold: [0.25, 0.01],
  mood: [0.2, 0.01],
  culture: [0.25, 0.01],
  card: [0.4, 0],
  objective: [0.8, 0],
  fulfilled: [0.9, 1.7],
  wonderCard: [0.5, 0],
  settler: [1.6, 0],
  military: [0.3, 0],
  ship: [0.3, 0],
  happiness: [0.25, 0],
  explored: [0.2, 0],
  site: [0.8, 0],
  garrison: [0.7, 0.2],
  leader: [0.9, 0],
  saving: [1.6, 1.2],
  threat: [0.35, 0.5],
  prey: [0.25, 0.05],
};
