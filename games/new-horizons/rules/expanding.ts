/** The expansion phase as a whole (NH-12.1): can anything be done in it, and if not, what does it fail for? */
import { NONE, OK } from '@epoka/kernel';
import type { EffectOf } from '../content/index.ts';
import { buildingCost, canBuild, isBlocked } from './building.ts';
import { canSettle, needed, whyNoSpace } from './settling.ts';
import { SETTLER, SOLDIER } from './state.ts';
import { strengthAt } from './units.ts';
import type { G, Standstill } from './vocabulary.ts';

/** What may be built in this phase, as an effect would say it. */
const AT_FULL_PRICE: EffectOf<'build'> = { op: 'build', mode: 'either', discount: 0 };

export function canExpand(g: G, seat: number): boolean {
  return (
    canBuild(g, seat, AT_FULL_PRICE, g.s.players[seat].coins) ||
    canSettle(g, seat, SETTLER, 0, true) ||
    canSettle(g, seat, SOLDIER, 0, true)
  );
}

/** Nothing can be done: the log names what was nearest to it. */
export function tellStandstill(g: G, seat: number): void {
  if (g.log === null) return;
  const { coins, supply, markers } = g.s.players[seat];
  const price = lowestPrice(g, seat);
  if (price !== NONE) {
    g.tellUnasked(seat, 'expansion', null, 'noExpansion', seat, 'coins', price, coins);
    return;
  }
  const { need, have } = leastMissing(g, seat);
  if (need > 0) {
    g.tellUnasked(seat, 'expansion', null, 'noExpansion', seat, 'strength', need, have);
    return;
  }
  let why: Standstill = 'nothing';
  if (supply.length > 0 || markers[SETTLER] > 0) why = 'settler';
  else if (markers[SOLDIER] > 0) why = 'soldier';
  g.tellUnasked(seat, 'expansion', null, 'noExpansion', seat, why, 0, 0);
}

/** Of what could be built by settlers where they stand; NONE if there is nothing. */
function lowestPrice(g: G, seat: number): number {
  const { s } = g;
  const prices: number[] = [];
  for (const u of s.units) {
    if (u.seat !== seat || u.kind !== SETTLER) continue;
    const t = s.map[u.tile];
    if (t.building !== NONE) {
      if (t.left !== seat && t.right === NONE) prices.push(buildingCost(s, seat, t.building, 0));
    } else if (!isBlocked(s, seat, u.tile))
      for (const building of s.players[seat].supply) prices.push(buildingCost(s, seat, building, 0));
  }
  return prices.length === 0 ? NONE : Math.min(...prices);
}

/** The strength needed where least of it is missing, by units that have a marker and stand in the right place. */
function leastMissing(g: G, seat: number): { readonly need: number; readonly have: number } {
  const { s } = g;
  let nearest = { need: 0, have: 0 };
  let least = Number.POSITIVE_INFINITY;
  for (const u of s.units) {
    if (u.seat !== seat || s.players[seat].markers[u.kind] === 0) continue;
    if (whyNoSpace(g, u.kind, u.tile) !== OK) continue;
    const need = needed(s, seat, u.kind, u.tile, 0);
    const have = strengthAt(s, seat, u.kind, u.tile);
    if (need - have >= least) continue;
    least = need - have;
    nearest = { need, have };
  }
  return nearest;
}
