/** Why an effect can't be carried out, in a word. Looked for only where somebody reads it: the log, and blocked choices. */
import type { Cost, Effect, Effects } from '../content/index.ts';
import { canDo, canDoAny, canPay } from './possible.ts';
import { SETTLER, SOLDIER } from './state.ts';
import type { Cause, G } from './vocabulary.ts';

/** More than anything costs. */
export const PLENTY = 1000;

/** Of an effect that can't be carried out with so many coins, active and idle pawns. */
export function causeOf(g: G, seat: number, e: Effect, coins: number, active: number, idle: number): Cause {
  switch (e.op) {
    case 'pop':
      return 'columns-empty';
    case 'recruit':
      if (e.from === 'active') return active === 0 ? 'no-active-population' : 'no-unit-marker';
      return idle === 0 ? 'columns-empty' : 'no-unit-marker';
    case 'upgrade':
      return 'no-unit-rises';
    case 'invest':
      return 'no-cube';
    case 'produce':
      return 'open-columns-empty';
    case 'marker':
      return 'no-marker';
    case 'building':
      return 'no-building';
    case 'found':
      return e.marker && g.s.players[seat].markers[SETTLER] === 0 ? 'no-marker-held' : 'no-village-site';
    case 'fortify':
      return e.marker && g.s.players[seat].markers[SOLDIER] === 0 ? 'no-marker-held' : 'no-city-site';
    case 'build':
      return canDo(g, seat, e, PLENTY, active, idle) ? 'price' : 'no-building-site';
    case 'research':
      if (!canDo(g, seat, e, PLENTY, PLENTY, idle)) return 'no-technology';
      return active === 0 && canDo(g, seat, e, coins, PLENTY, idle) ? 'no-active-population' : 'price';
    case 'privateTech':
      return 'deck-empty';
    case 'choose':
      return causesOf(g, seat, e.options[0], coins, active, idle)[0];
    case 'may':
      return causeInside(g, seat, e.cost, e.effects, coins, active, idle);
    default:
      // All that is left: extra discoveries help only units that can move.
      return 'no-unit-moves';
  }
}

function causeInside(
  g: G,
  seat: number,
  cost: Cost,
  effects: Effects,
  coins: number,
  active: number,
  idle: number,
): Cause {
  if (!canPay(cost, coins, active)) {
    // The price would be earned in vain.
    if (!canDoAny(g, seat, effects, PLENTY, PLENTY, idle))
      return causesOf(g, seat, effects, PLENTY, PLENTY, idle)[0];
    return active === 0 && canPay(cost, coins, PLENTY) ? 'no-active-population' : 'price';
  }
  return causesOf(g, seat, effects, coins - (cost.coins ?? 0), active, idle)[0];
}

/** Why nothing of a list can be carried out, each cause once. */
export function causesOf(
  g: G,
  seat: number,
  effects: Effects,
  coins: number,
  active: number,
  idle: number,
): Cause[] {
  const causes = new Set<Cause>();
  for (const e of effects) if (e.op !== 'explore') causes.add(causeOf(g, seat, e, coins, active, idle));
  return [...causes];
}

/** The tasks before the first one that can be done: nothing of the list can help them any more. */
export function leadingImpossible(
  g: G,
  seat: number,
  effects: Effects,
  coins: number,
  active: number,
  idle: number,
): number[] {
  const tasks: number[] = [];
  for (let at = 0; at < effects.length; at++) {
    if (effects[at].op === 'explore') continue;
    if (canDo(g, seat, effects[at], coins, active, idle)) break;
    tasks.push(at);
  }
  return tasks;
}
