/**
 * What the board needs of its own game: contents, derived numbers, words. The only door to the folders beside this one; without
 * file extensions, because the board is compiled with the client and the rules with the game.
 */
export { CATEGORIES, type PerType, TYPES, type Type } from '../content/basics';
export { ALL_CARDS, type CardId, type LeaderId, type WonderId } from '../content/ids';
export type { Count, Formula } from '../content/measures';
export * as T from '../content/tables';
export type { Ordered } from '../content/types';
export type { Reward } from '../content/verbs';
export { type AgesWords, ROMAN } from '../lang/types';
export { armiesBonus } from '../rules/armies';
export { attackTotal, compare, defenseTotal } from '../rules/battle';
export { highestBid, paidForColony } from '../rules/colonies';
export {
  buildPrice,
  governmentPrice,
  populationCost,
  technologyPrice,
  unitGoodsLeft,
  upgradePrice,
} from '../rules/costs';
export { foodProduction, isInPlay, resourceProduction, workersOf } from '../rules/counts';
export { consumption, corruptionAt, foodOf, populationPrice, resourcesOf } from '../rules/goods';
export { rules } from '../rules/index';
export { stagesPrice } from '../rules/legality';
export { raidGain } from '../rules/losses';
export { isPartOf } from '../rules/pacts';
export { mineOption, production } from '../rules/production';
export {
  civilHandLimit,
  civilLeft,
  civilTotal,
  cultureRating,
  discontent,
  facesNeeded,
  happiness,
  MOST_SCIENCE,
  militaryHandLimit,
  militaryLeft,
  militaryTotal,
  pactSideOf,
  scienceRating,
  strength,
  urbanLimit,
} from '../rules/ratings';
export { positionPrice, ROW, takePrice } from '../rules/row';
export { FULL, SIMPLE } from '../rules/settings';
export { type Civ, copy, inGame, NOT_IN_PLAY, type State } from '../rules/state';
export { things } from '../rules/things';
export type { Vocab } from '../rules/vocabulary';
