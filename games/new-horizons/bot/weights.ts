/** What things are worth in victory points: the numbers a judgement of positions turns on. */
export const WEIGHTS = {
  /** a coin: the first six, up to fifteen, beyond */
  coin: [0.34, 0.16, 0.03],
  /** an active pawn: the first three, up to six, beyond */
  active: [0.75, 0.4, 0.08],
  /** a pawn still in a column */
  idle: 0.05,
  settlerStrength: 0.42,
  soldierStrength: 0.3,
  /** a unit that stands where it can settle counts this part of the points, with and without a marker at hand */
  site: [0.75, 0.4],
  settlement: 2.6,
  fortification: 2.4,
  /** a building tile in the supply, by level */
  tile: [0.7, 1.5, 2.4],
  /** for each turn still expected */
  income: 0.13,
  column: 0.2,
  producePop: 0.2,
  /** permanent +1 move, discovery, discount ...: for each turn still expected */
  modifier: [0.1, 0.05, 0.11, 0, 0, 0.08, 0.08, 0.06, 0.06, 0.1, 0.04],
  trigger: 0.09,
  /** a technology's action, by level, for each turn still expected */
  action: [0, 0.05, 0.08, 0.1, 0.09],
  /** cubes on the way to the points at the end of the investment track */
  invested: 0.3,
  /** infrastructure cubes on the way to the stages of government */
  infrastructure: 0.35,
  /** the part of a goal's points that half the way to it is worth */
  goalProgress: 0.55,
  /** the part of the best opponent's prospects that counts against one's own */
  rival: 0.35,
} as const;
