/** What a card is worth to its owner once it is finished, in food. */
import {
  FOOD,
  INCOME,
  isBuilding,
  KIND,
  PRODUCTION,
  SATISFACTION,
  STRENGTH,
  TAX,
  TOUGHNESS,
  UNIT,
  WONDER,
} from '../rules/cards.ts';
import { EFFECTS } from '../rules/effects.ts';
import type { State } from '../rules/state.ts';
import { satisfaction } from '../rules/values.ts';
import type { Weights } from './weights.ts';

const LENGTH = 17;

/** Turns in which something that is built now will still be of use. */
export const turnsLeft = (s: State): number => Math.max(3, Math.min(10, LENGTH - s.round));

/** Texts that last, beside the printed values. */
const LASTING = EFFECTS.map(rules => rules.filter(({ effect }) => effect.when !== 'play').length);

export function worth(s: State, seat: number, card: number, w: Weights): number {
  const left = turnsLeft(s);
  const text = LASTING[card] * w.text;
  if (KIND[card] === UNIT) return (STRENGTH[card] + TOUGHNESS[card]) * w.unit + text;
  const short = s.row[seat].length + 2 > satisfaction(s, seat) ? 1 : 0.25;
  const printed =
    SATISFACTION[card] * w.mood * left * short +
    (isBuilding(card)
      ? (INCOME[3 * card + FOOD] * w.foodIncome +
          INCOME[3 * card + PRODUCTION] * w.productionIncome +
          INCOME[3 * card + TAX] * w.taxIncome) *
        left
      : 0);
  return printed + text + (KIND[card] === WONDER ? w.wonder : isBuilding(card) ? w.building : w.invention);
}
