/** What things are worth, in points. One point is about a third of a coin in the middle of the game. */
export const weights = {
  /** each of the four roads to victory: in proportion to how far one has come, and the more the nearer the end */
  road: 110,
  sprint: 130,
  /** the road of techs is the longest: it counts so many times */
  techs: 1.5,
  /** the best road of all, so that one of them is gone to its end */
  lead: 80,
  /** techs beyond those that carry Space Flight */
  spareTech: 2.5,
  /** coins a turn, production, culture of the arts and trade a turn: what they bring in the turns to come */
  income: 2.2,
  production: 1.1,
  arts: 1.4,
  trade: 0.18,
  /** for every turn to come: culture and coins that come by themselves, what policies and governments let a player do */
  giftCulture: 2,
  giftCoin: 7,
  rationalism: 4,
  patronage: 1.5,
  tradition: 2,
  natural: 1.5,
  monarchy: 8,
  communism: 4,
  feudalism: 3,
  republic: 1.5,
  anarchy: -3,
  city: 14,
  policy: 3,
  /** of a program, for each production that it doubles */
  program: 0.35,
  wonder: 5,
  /** a resource that waits for a buyer, and one that an own tech uses */
  good: 0.9,
  usefulGood: 2,
  /** a point of trade and of culture in a deal */
  tradeOffered: 0.4,
  cultureOffered: 0.6,
  card: 0.8,
  reserve: -1,
  army: 2.2,
  scout: 2.6,
  unit: 2,
  rank: 1.3,
  bonus: 0.5,
  /** what draws figures over the map: huts, villages, places for a city, weak cities of others */
  hut: 2.4,
  village: 1.6,
  site: 7,
  edge: 0.9,
  prey: 9,
  capitalPrey: 30,
  /** enemies who could take a city or a lone figure with their next move */
  danger: 10,
  capitalDanger: 45,
  exposed: 1.2,
  victory: 500,
};

export type Weights = typeof weights;
