/** Words of caution on answers that are legal but empty or foolish. Built only while somebody reads the choices. */
import { type Blocked, NONE, OK } from '@epoka/kernel';
import * as T from '../content/tables.ts';
import type { Spoil } from '../content/verbs.ts';
import { armiesBonus, ownUnits, sacrificedStrength } from './armies.ts';
import { foodOf, notStored, resourcesOf } from './goods.ts';
import { hasUrban } from './losses.ts';
import { pactsBetween } from './pacts.ts';
import { foodMissing, lostInProduction } from './production.ts';
import { discontent, MOST_SCIENCE, scienceRating, strength } from './ratings.ts';
import { type Civ, type Game, inGame, isFull, maySacrifice, type State } from './state.ts';

/** What the end of the turn brings. */
export function warnEndTurn(g: Game, seat: number): Blocked {
  const s = g.s;
  const c = s.civs[seat];
  const unhappy = discontent(s, seat);
  if (unhappy > c.idle) return g.no('warnUprising', unhappy, c.idle);
  const missing = foodMissing(s, seat);
  if (missing > 0) return g.no('warnFamine', missing);
  const { food, resources } = lostInProduction(s, seat);
  if (food + resources > 0) return g.no('warnNotStored', food, resources);
  const lost = c.science + scienceRating(s, seat) - MOST_SCIENCE;
  return lost > 0 ? g.no('warnOverScience', lost) : OK;
}

/** An action card that gives less than it says. */
export function warnAction(g: Game, seat: number, card: number): Blocked {
  const s = g.s;
  const c = s.civs[seat];
  const a = T.actionCard(card);
  if (a.science !== undefined && c.science + a.science > MOST_SCIENCE)
    return g.no('warnOverScience', c.science + a.science - MOST_SCIENCE);
  if (a.unitResourcesPerStronger !== undefined || a.culturePerRicher !== undefined) {
    const ahead = (i: number) =>
      a.culturePerRicher === undefined ? strength(s, i) > strength(s, seat) : s.civs[i].culture > c.culture;
    for (let i = 0; i < s.seats; i++) if (i !== seat && inGame(s, i) && ahead(i)) return OK;
    return g.no('warnNothing');
  }
  const lost = notStored(c, a.food ?? 0, a.resources ?? 0);
  return lost.food + lost.resources > 0 ? g.no('warnNotStored', lost.food, lost.resources) : OK;
}

/** A tactic that makes nobody stronger. */
export function warnTactic(g: Game, seat: number, card: number): Blocked {
  const s = g.s;
  const civs = s.civs.slice();
  civs[seat] = { ...civs[seat], tactic: card };
  const before = armiesBonus(s, seat);
  const after = armiesBonus({ ...s, civs }, seat);
  return after <= before ? g.no('warnTactic', before, after) : OK;
}

/** Of what aggressions take; some of it is always there, or they could not be played (TTA-20.5). */
function isEmpty(c: Civ, spoil: Spoil): boolean {
  switch (spoil.does) {
    case 'takeGoods':
      return foodOf(c) + resourcesOf(c) === 0;
    case 'takeCulture':
      return c.culture === 0;
    case 'takeScience':
      return c.science === 0;
    case 'raid':
      return !hasUrban(c);
    default:
      return false;
  }
}

/** The most an aggression can come to: with all units sacrificed, where that is allowed. */
function mostAttack(s: State, seat: number, rival: number): number {
  let n = strength(s, seat);
  for (const owner of pactsBetween(s, seat, rival)) n += T.pactCard(s.civs[owner].pact).attackerBonus ?? 0;
  return maySacrifice(s) ? n + sacrificedStrength(s, seat, ownUnits(s, seat)) : n;
}

export function warnAttack(g: Game, seat: number, card: number, rival: number): Blocked {
  const s = g.s;
  const war = T.KIND[card] === T.WAR;
  if (war && isFull(s) && s.lastRound === s.round) return g.no('warnWarTooLate');
  // Who attacks a partner loses the pact first, and its strength with it.
  for (const owner of pactsBetween(s, seat, rival))
    if (T.pactCard(s.civs[owner].pact).endsOnAttack) return g.no('warnPactEnds', s.civs[owner].pact);
  const most = mostAttack(s, seat, rival);
  if (!war && most <= strength(s, rival)) return g.no('warnHopeless', most, strength(s, rival));
  if (!war && T.aggressionCard(card).spoils.every(spoil => isEmpty(s.civs[rival], spoil)))
    return g.no('warnNothingToTake', rival);
  return OK;
}

/** A new pact of one's own ends the old one. */
export function warnPact(g: Game, c: Civ): Blocked {
  return c.pact === NONE ? OK : g.no('warnOwnPact', c.pact);
}
