/** What things are worth, in food (tuned by play). */
export const WEIGHTS = {
  terrain: 9,
  /** beyond those that victory needs */
  spareTerrain: 2,
  /** everything is there for victory */
  ready: 60,
  /** of what food is good for, if it is not spent yet */
  food: 0.6,
  /** food for a discovery is worth so much in all; a point of it not less and not more than these */
  discovery: 13,
  leastRate: 1.4,
  mostRate: 3.5,
  /** food for the discovery after the next one, and for the last steps to victory */
  laterFood: 0.7,
  lastFood: 3,
  /** a turn's income of food, production, tax */
  foodIncome: 0.9,
  productionIncome: 0.5,
  taxIncome: 0.4,
  /** food that can be taken in a turn is worth more up to so much */
  harvest: 0.4,
  enoughFood: 6,
  /** a turn's satisfaction that is missing, and a point in reserve */
  mood: 1.1,
  reserve: 0.35,
  /** a text that lasts */
  text: 1.2,
  /** food missing for the unrest that is due: a terrain will be lost */
  riot: 9,
  /** a card in hand, and one that can be used */
  card: 1.1,
  usable: 1.5,
  /** a card of the own deck whose resources are in play, and all such cards together */
  key: 0.5,
  mostKeys: 8,
  /** a card that is bought, and one in hand that is of no use yet */
  draw: 2.2,
  idle: 1.2,
  /** a card that waits for this one */
  opens: 1.5,
  /** of a unit, for each point */
  strength: 1,
  toughness: 0.8,
  /** food that a unit abroad costs each turn */
  upkeep: 1.5,
  /** an own terrain that is occupied, and the part of its income that is lost with it */
  occupied: 1.5,
  occupation: 0.5,
  invention: 2.2,
  building: 1.6,
  wonder: 3,
  /** of the value of a finished card, for each part of its stages paid */
  started: 0.8,
  event: 1.5,
  /** enemies near the capital as strong as what it bears */
  siege: 18,
};

export type Weights = typeof WEIGHTS;
