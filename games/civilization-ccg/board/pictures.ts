/** Small pictures beside log lines: of the card a line is about, or the sign of what was done. */
import { type IconShape, type Pictures, pictureBy } from '@epoka/web/kit';
import { artOf } from './art.ts';
import type { State, Vocab } from './game.ts';
import { icons } from './icons.ts';

// the pictures of cards come later than the board; whoever shows them waits for the same file
export { loadArt } from './art.ts';

const card = (_view: State, _seat: number, n: number): IconShape | undefined =>
  n >= 0 ? artOf(n) : undefined;

const PICTURES: Pictures<State, Vocab> = {
  capital: card,
  finished: card,
  surplus: card,
  ended: card,
  lostTerrain: card,
  relocated: card,
  discovered: card,
  found: card,
  fed: card,
  unfed: card,
  moved: card,
  crushed: card,
  declaredAttack: icons.attack,
  declaredJourney: icons.move,
  declaredRaze: icons.attack,
  declaredBomb: icons.attack,
  shot: card,
  destroyed: card,
  returned: card,
  advanced: card,
  won: icons.attack,
  unrest: icons.mood,
  era: icons.era,
  income: (_view, _seat, _terrain, kind) => [icons.food, icons.production, icons.tax][kind],
  sold: card,
  bought: icons.tax,
  started: card,
  devising: card,
  paidStage: card,
  abandoned: card,
  used: card,
  played: card,
  countered: card,
  fizzled: card,
  attached: card,
  food: icons.food,
  drew: icons.library,
  expansion: icons.capital,
  conquest: icons.capital,
};

export const picture = pictureBy<State, Vocab>(PICTURES);
