/** What things are worth, in food (a rough guide; to be tuned by play). */
export const WEIGHTS = {
  terrain: 9,
  food: 1,
  /** a turn's income of food, production, tax */
  foodIncome: 0.8,
  productionIncome: 0.5,
  taxIncome: 0.4,
  /** a turn's satisfaction that is missing, and a point in reserve */
  mood: 0.8,
  reserve: 0.35,
  /** a text that lasts */
  text: 1.2,
  /** food missing for the unrest that is due: a terrain will be lost */
  riot: 9,
  card: 1.1,
  /** a card that is bought, and one in hand that is of no use yet */
  draw: 2.2,
  idle: 1.2,
  /** a card that waits for this one */
  opens: 1.5,
  /** of a unit, for each point */
  strength: 1.4,
  toughness: 1,
  /** food that a unit abroad costs each turn */
  upkeep: 1.5,
  /** an own terrain that is occupied */
  occupied: 4,
  invention: 2.2,
  building: 1.6,
  wonder: 3,
  /** of the value of a finished card, for each part of its stages paid */
  started: 0.8,
  event: 1.5,
  /** enemies near the capital as strong as what it bears */
  siege: 18,
  won: 500,
};

export type Weights = typeof WEIGHTS;
