/**
 * What the board needs of its own game: contents, derived numbers, words. The only door to the folders beside this one; without
 * file extensions, because the board is compiled with the client and the rules with the game.
 */
export { type AnyCard, CARDS, type CardId, KINDS, type Kind } from '../content/index';
export type { CcgWords } from '../lang/types';
export { isAttacker, isOccupied } from '../rules/board';
export {
  AIR,
  ANTI_AIRCRAFT,
  DEFENDER,
  INVENTION,
  KIND,
  SNIPER,
  STAGES,
  STRENGTH,
  TERRAIN,
  TOUGHNESS,
  UNIT,
  UNIT_TYPE,
} from '../rules/cards';
export { triggered } from '../rules/effects';
export {
  ATTACK,
  announcedRef,
  copy,
  DECLARATION_REF,
  DROP,
  FREE,
  IN_FIELD,
  IN_FORCE,
  IN_GROUND,
  IN_ROW,
  inGame,
  inOrder,
  isCapital,
  JOURNEY,
  KNOWN,
  playerRef,
  RAZE,
  STANDING,
  type State,
  TEMP,
  UNFINISHED,
} from '../rules/state';
export {
  discoveryCost,
  handLimit,
  incomeOf,
  keywordOf,
  remainingToughness,
  satisfaction,
  slotsOf,
  stageCost,
  strengthOf,
  toughnessOf,
  unitLimit,
  unrest,
  VICTORY_TERRAINS,
  victoryFood,
} from '../rules/values';
export type { Vocab } from '../rules/vocabulary';
