/**
 * What the board needs of its own game: contents, derived numbers, words. The only door to the folders beside this one; without
 * file extensions, because the board is compiled with the client and the rules with the game.
 */
export * from '../content/index';
export { PLACES } from '../lang/places';
export type { Words } from '../lang/types';
export { isCrowded } from '../rules/bonus';
export { mayTake } from '../rules/collect';
export {
  activationSize,
  advancesOf,
  amount,
  citiesOf,
  civ,
  distances,
  governmentOf,
  inCategory,
  isEnemySpace,
  leaderAt,
  militaryAt,
  militaryOf,
  owns,
  SETTLEMENTS,
  sizeOf,
  unitsOf,
} from '../rules/counts';
export { amountsOf, limitOf } from '../rules/goods';
export { layoutFor } from '../rules/layout';
export { lossesOf, unitsOn } from '../rules/losses';
export { totalOf } from '../rules/score';
export {
  BARBARIAN,
  HAPPY,
  PIRATE,
  type State,
} from '../rules/state';
export type { Clash, TradeOffer } from '../rules/vocabulary';
