/** What things are worth in victory points: the numbers a judgement of positions turns on. */
export interface Weights {
  /** a coin: the first six, up to fifteen, beyond */
  readonly coin: readonly number[];
  /** an active pawn: the first three, up to six, beyond */
  readonly active: readonly number[];
  /** a pawn still in a column */
  readonly idle: number;
  readonly settlerStrength: number;
  readonly soldierStrength: number;
  /** a unit that stands where it can settle counts this part of the points, with and without a marker at hand */
  readonly site: readonly number[];
  readonly settlement: number;
  readonly fortification: number;
  /** a building tile in the supply, by level */
  readonly tile: readonly number[];
  /** for each turn still expected: a coin of income, an open column, permanent values by key, a trigger */
  readonly income: number;
  readonly column: number;
  readonly modifier: readonly number[];
  readonly trigger: number;
  /** a technology's action, by level, for each turn still expected, and the most all of them count */
  readonly action: readonly number[];
  readonly mostAction: number;
  /** cubes on the way to the points at the end of the investment track */
  readonly invested: number;
  /** infrastructure cubes on the way to the stages of government */
  readonly infrastructure: number;
  /** the part of a goal's points that the way to it is worth */
  readonly goalProgress: number;
  /** the part of a first builder's points that an empty right space is worth */
  readonly openRight: number;
}

export const WEIGHTS: Weights = {
  coin: [0.399, 0.16, 0.0573],
  active: [0.75, 0.4, 0.08],
  idle: 0.05,
  settlerStrength: 0.42,
  soldierStrength: 0.385,
  site: [0.532, 0.4],
  settlement: 2.6,
  fortification: 1.41,
  tile: [0.7, 1.5, 2.4],
  income: 0.113,
  column: 0.2,
  modifier: [0.1, 0.05, 0.11, 0, 0, 0.08, 0.08, 0.06, 0.0432, 0.1, 0.04],
  trigger: 0.09,
  action: [0, 0.05, 0.08, 0.1, 0.13],
  mostAction: 0.6,
  invested: 0.3,
  infrastructure: 0.35,
  goalProgress: 0.55,
  openRight: 0.35,
};
