/** What cards do. A card names it with its numbers; the rules carry it out (rules/effects.ts, rules/spoils.ts). */
import type { Type } from './basics.ts';

/** Simple things a civilization gets or gives, without a question. */
export type Reward =
  | { readonly does: 'gain'; readonly food: number; readonly resources: number }
  | { readonly does: 'learn'; readonly science: number }
  | { readonly does: 'score'; readonly culture: number }
  | { readonly does: 'draw'; readonly cards: number }
  | { readonly does: 'newWorker' }
  /** spent civil actions are available again */
  | { readonly does: 'regainCivil'; readonly actions: number };

/** What an event does to each seat it names. Numbers "per discontent" are by discontent workers at the reveal. */
export type Effect =
  | Reward
  | { readonly does: 'gainEither'; readonly n: number }
  | { readonly does: 'gainMix'; readonly total: number }
  /** a building or unit of the lowest level free of charge */
  | { readonly does: 'freeBuilding'; readonly type: Type }
  | { readonly does: 'losePopulation'; readonly n: number }
  /** one for every so many discontent workers, rounded up */
  | { readonly does: 'losePopulationOfDiscontent'; readonly oneIn: number }
  | { readonly does: 'loseBuilding' }
  | { readonly does: 'loseGoods'; readonly total: number }
  | { readonly does: 'loseAllFood' }
  | { readonly does: 'loseBlue'; readonly n: number }
  /** a leader who is not of the current age */
  | { readonly does: 'loseOldLeader' }
  | { readonly does: 'loseColony' }
  | { readonly does: 'ruinWonder' }
  | { readonly does: 'scoreRating'; readonly rating: 'culture' | 'science' }
  | { readonly does: 'learnRating' }
  | { readonly does: 'scorePerDiscontent'; readonly culture: number }
  | { readonly does: 'rebelPerDiscontent'; readonly actions: number }
  | { readonly does: 'farms'; readonly eats: boolean }
  | { readonly does: 'mines'; readonly corrupts: boolean }
  /** yellow tokens for the strongest civilization */
  | { readonly does: 'giveYellow'; readonly n: number }
  /** cards of the row for so many civil actions */
  | { readonly does: 'takeFromRow'; readonly actions: number }
  /** chooses an urban building of every other civilization, which is torn down */
  | { readonly does: 'terror' };

/** A number of a war: so much, and one more for every so many of the winner's advantage. */
export type Amount = number | { readonly base: number; readonly oneIn: number };

/** What the winner of an attack gets of the loser. */
export type Spoil =
  | { readonly does: 'gain'; readonly food: number; readonly resources: number }
  | { readonly does: 'kill'; readonly population: Amount; readonly cultureEach: number }
  | { readonly does: 'takeGoods'; readonly total: Amount }
  | { readonly does: 'takeCulture'; readonly n: Amount }
  | { readonly does: 'takeScience'; readonly n: Amount }
  | { readonly does: 'takeYellow'; readonly n: Amount }
  | { readonly does: 'takeTechnologies'; readonly budget: Amount }
  | { readonly does: 'takeColony' }
  /** so many urban buildings of one card; half of their cost */
  | { readonly does: 'raid'; readonly most: number; readonly roundUp: boolean }
  | { readonly does: 'removeLeader'; readonly culturePerLevel: number }
  | { readonly does: 'removeBuilding'; readonly culturePerLevel: number };

/** All of a war's advantage. */
export const ADVANTAGE: Amount = { base: 0, oneIn: 1 };

export function gain(food: number, resources: number): Reward & Spoil {
  return { does: 'gain', food, resources };
}
export function learn(science: number): Reward {
  return { does: 'learn', science };
}
export function score(culture: number): Reward {
  return { does: 'score', culture };
}
export function draw(cards: number): Reward {
  return { does: 'draw', cards };
}
export const NEW_WORKER: Reward = { does: 'newWorker' };
export function losePopulation(n: number): Effect {
  return { does: 'losePopulation', n };
}
