/** The numbers the judgement turns on, in points. Each pair: at the start of the game, and in its last round. */
export interface Weights {
  readonly city: readonly [number, number];
  /** what the cities can collect at a time, the best one most of all */
  readonly income: readonly [number, number];
  readonly room: readonly [number, number];
  readonly building: readonly [number, number];
  readonly advance: readonly [number, number];
  readonly food: readonly [number, number];
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
  /** an action still to be taken in this round */
  readonly action: readonly [number, number];
  /** for each deed that cost no action while there are actions left: what is needed comes first */
  readonly idle: number;
  /** a card that makes the next Collect or influence better was played */
  readonly promise: readonly [number, number];
  /** beyond its points, for each of them: what a wonder does */
  readonly wonder: readonly [number, number];
  /** all that a wonder needs */
  readonly saving: readonly [number, number];
  /** a piece of a city without defenders next to an enemy army */
  readonly threat: readonly [number, number];
  /** a piece of an enemy city next to a stronger army of the seat */
  readonly prey: readonly [number, number];
}

export const WEIGHTS: Weights = {
  city: [2.6, 0],
  income: [1.8, 0],
  room: [0.3, 0],
  building: [0.3, 0],
  advance: [0.5, 0],
  food: [0.26, 0.02],
  resource: [0.2, 0.01],
  gold: [0.25, 0.01],
  mood: [0.2, 0.01],
  culture: [0.25, 0.01],
  card: [0.4, 0],
  objective: [0.8, 0],
  fulfilled: [0.9, 1.7],
  wonderCard: [0.5, 0],
  settler: [1, 0],
  military: [0.3, 0],
  ship: [0.3, 0],
  happiness: [0.32, 0],
  explored: [0.2, 0],
  site: [1.7, 0],
  garrison: [0.7, 0.2],
  leader: [0.9, 0],
  action: [0.7, 0.6],
  idle: 0.04,
  promise: [0.55, 0.1],
  wonder: [0.5, 0],
  saving: [1.8, 3],
  threat: [0.35, 0.5],
  prey: [0.25, 0.05],
};
