/** The numbers that the judgement of positions turns on, in culture unless they say otherwise. */
export interface Weights {
  /** what one point of a rating is worth: for each turn still to come, and for each one that leaves time to make use of it */
  readonly culture: readonly [turn: number, engine: number];
  readonly science: readonly [turn: number, engine: number];
  readonly resource: readonly [turn: number, engine: number];
  readonly food: readonly [turn: number, engine: number];
  readonly civil: readonly [turn: number, engine: number];
  readonly military: readonly [turn: number, engine: number];
  /** the first ones of a kind matter most: factors for each four of science and resources, and each two civil actions */
  readonly scienceSteps: readonly number[];
  readonly resourceSteps: readonly number[];
  readonly civilSteps: readonly number[];
  /** a worker: at once, and for each turn that leaves time to make use of it */
  readonly worker: readonly [now: number, engine: number];
  /** a point of strength; being ahead of the strongest rival by one, and behind */
  readonly strength: number;
  readonly ahead: number;
  readonly behind: number;
  /** food that will be missing */
  readonly famine: number;
  /** an uprising: at once, and for each turn to come */
  readonly uprising: readonly [now: number, turn: number];
  /** a place for one more building of each type, in each turn to come */
  readonly urbanPlace: number;
  /** a full hand takes no better card */
  readonly fullHand: number;
  /** a war: the most it can bring and cost, and what it costs to have declared one that can't be won */
  readonly warWon: number;
  readonly warLost: number;
  readonly warInVain: number;
}

export const WEIGHTS: Weights = {
  culture: [1.2, 0],
  science: [0.1, 0.52],
  resource: [0.2, 0.5],
  food: [0.1, 0.35],
  civil: [0, 1.1],
  military: [0, 0.35],
  scienceSteps: [1.35, 1, 0.6, 0.25],
  resourceSteps: [1.3, 1.05, 0.75, 0.4],
  civilSteps: [1.2, 1.2, 1, 0.5],
  worker: [0.4, 0.6],
  strength: 0.8,
  ahead: 0.5,
  behind: 1.7,
  famine: 3.5,
  uprising: [4, 0.9],
  urbanPlace: 0.25,
  fullHand: 0.8,
  warWon: 12,
  warLost: 14,
  warInVain: 4,
};
