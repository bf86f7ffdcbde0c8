/** Can an effect be carried out (NH-4.5.a)? Asked before an action is chosen, before a task is offered, for each option. */
import type { Cost, Effect, Effects } from '../content/index.ts';
import { canBuild } from './building.ts';
import { levelOnOffer } from './display.ts';
import { canMove, movePoints } from './moving.ts';
import { inactive } from './population.ts';
import { harvest } from './production.ts';
import { canResearch, deckOf } from './research.ts';
import { canSettle } from './settling.ts';
import { SETTLER, SOLDIER } from './state.ts';
import { allCubesLeft } from './tracks.ts';
import { canRecruit, canUpgrade } from './units.ts';
import type { G } from './vocabulary.ts';

/** `coins`, `active` and `idle` (pawns in the columns) are what the player has once everything before it is paid. */
export function canDo(g: G, seat: number, e: Effect, coins: number, active: number, idle: number): boolean {
  const { s } = g;
  switch (e.op) {
    case 'coins':
    case 'vp':
    case 'basicAction':
    case 'others':
    case 'everyone':
    case 'modifier':
    case 'trigger':
      return true;
    case 'pop':
      return idle > 0;
    case 'move':
      return canMove(g, seat, movePoints(s, seat, e.n));
    case 'recruit':
      return canRecruit(s, seat, e, active, idle);
    case 'research':
      return canResearch(g, seat, e, coins, active);
    case 'invest':
      return allCubesLeft(s.players[seat]) > 0;
    case 'upgrade':
      return canUpgrade(s, seat, e);
    case 'produce':
      return e.what === 'coins' || harvest(s.players[seat]) > 0;
    case 'marker':
      return s.markers[e.kind === 'settlement' ? 0 : 1] > 0;
    case 'building':
      return levelOnOffer(s, e.level) > 0;
    case 'found':
      return canSettle(g, seat, SETTLER, e.modifier, e.marker);
    case 'fortify':
      return canSettle(g, seat, SOLDIER, e.modifier, e.marker);
    case 'build':
      return canBuild(g, seat, e, coins);
    case 'privateTech':
      return deckOf(s, e.level).length > 0;
    case 'choose':
      return e.options.some(option => canDoAny(g, seat, option, coins, active, idle));
    case 'may':
      return (
        canPay(e.cost, coins, active) &&
        canDoAny(g, seat, e.effects, coins - (e.cost.coins ?? 0), active, idle)
      );
    case 'explore':
    case 'vpPer':
      return false;
  }
}

export function canPay(cost: Cost, coins: number, active: number): boolean {
  return coins >= (cost.coins ?? 0) && active >= (cost.exhaust ?? 0);
}

/** Something of the list can be carried out. */
export function canDoAny(
  g: G,
  seat: number,
  effects: Effects,
  coins: number,
  active: number,
  idle: number,
): boolean {
  for (let i = 0; i < effects.length; i++) if (canDo(g, seat, effects[i], coins, active, idle)) return true;
  return false;
}

/** With what the player has now. */
export function canDoNow(g: G, seat: number, e: Effect): boolean {
  const p = g.s.players[seat];
  return canDo(g, seat, e, p.coins, p.active, inactive(p));
}

export function canDoAnyNow(g: G, seat: number, effects: Effects): boolean {
  const p = g.s.players[seat];
  return canDoAny(g, seat, effects, p.coins, p.active, inactive(p));
}
