/** The four roads to victory as everybody can see them: how far each player has come. */
import { NONE } from '@epoka/kernel';
import { LAST_STEP, UNIT_TYPE } from '../content/tables.ts';
import { battleHand, COINS_TO_WIN, coins, combatBonus, inRow, rank, stackLimit } from '../rules/counts.ts';
import { ARMIES, CITIES, FIGURES, type State } from '../rules/state.ts';

export interface Road {
  readonly n: number;
  readonly of: number;
}

/** Techs in the pyramid that Space Flight rests on: five, four, three, two, and itself. */
const PYRAMID = [0, 5, 4, 3, 2, 1];
const PYRAMID_SIZE = 15;

/** Techs that count toward a whole pyramid: each row as far as it is needed. */
export function pyramidOf(view: State, seat: number): number {
  let n = 0;
  for (let row = 1; row <= 5; row++) n += Math.min(PYRAMID[row], inRow(view, seat, row));
  return n;
}

const typeOf = (unit: number): number => (unit >= 0 ? UNIT_TYPE[unit] : -2 - unit);

/** What so many of a seat's units are worth on average; which ones they are is hidden, their types and ranks are not. */
function units(view: State, seat: number, most: number): number {
  const standing = view.standing[seat];
  if (standing.length === 0) return 0;
  let worth = 0;
  for (const unit of standing) worth += rank(view, seat, typeOf(unit)) + 1;
  return Math.round((worth * Math.min(most, standing.length)) / standing.length);
}

/** The strongest group that a seat could lead. */
function might(view: State, seat: number): number {
  let armies = 0;
  for (let f = 0; f < ARMIES; f++) if (view.fig[seat * FIGURES + f] !== NONE) armies++;
  if (armies === 0) return 0;
  const group = Math.min(armies, stackLimit(view, seat));
  return combatBonus(view, seat) + units(view, seat, battleHand(view, seat, group, false));
}

/** What a capital withstands. */
function defence(view: State, seat: number): number {
  if (view.city[seat * CITIES] === NONE) return 0;
  const walls = (view.walls[seat] & 1) === 1 ? 4 : 0;
  return 12 + walls + combatBonus(view, seat) + units(view, seat, battleHand(view, seat, 0, true));
}

export function roadsOf(
  view: State,
  seat: number,
): Readonly<Record<'culture' | 'science' | 'coins' | 'war', Road>> {
  let weakest = Number.POSITIVE_INFINITY;
  for (let other = 0; other < view.seats; other++)
    if (other !== seat) weakest = Math.min(weakest, defence(view, other));
  return {
    culture: { n: view.step[seat], of: LAST_STEP },
    science: { n: pyramidOf(view, seat), of: PYRAMID_SIZE },
    coins: { n: coins(view, seat), of: COINS_TO_WIN },
    war: { n: might(view, seat), of: Math.max(1, weakest) },
  };
}
