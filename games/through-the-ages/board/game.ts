/**
 * What the board needs of its own game: contents, derived numbers, words. The only door to the folders beside this one; without
 * file extensions, because the board is compiled with the client and the rules with the game.
 */
export { ALL_CARDS, type CardId } from '../content/ids';
export * as T from '../content/tables';
export { CATEGORIES, TYPES, type Type } from '../content/types';
export { type AgesWords, ROMAN } from '../lang/types';
export { armiesBonus } from '../rules/armies';
export { attackTotal, defenseTotal } from '../rules/battle';
export { highestBid, paidForColony } from '../rules/colonies';
export {
  buildPrice,
  governmentPrice,
  populationCost,
  technologyPrice,
  unitGoodsLeft,
  upgradePrice,
} from '../rules/costs';
export { consumption, corruptionAt, foodOf, populationPrice, resourcesOf } from '../rules/goods';
export { rules } from '../rules/index';
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
  foodProduction,
  happiness,
  isInPlay,
  MOST_SCIENCE,
  militaryHandLimit,
  militaryLeft,
  militaryTotal,
  pactSideOf,
  resourceProduction,
  scienceRating,
  strength,
  urbanLimit,
  workersOf,
} from '../rules/ratings';
export { positionPrice, ROW, takePrice } from '../rules/row';
export { SIMPLE } from '../rules/settings';
export { type Civ, copy, inGame, NOT_IN_PLAY, type State } from '../rules/state';
export type { Vocab } from '../rules/vocabulary';
export { stagesPrice } from '../rules/whynot';
