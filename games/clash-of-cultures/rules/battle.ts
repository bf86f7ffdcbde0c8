/** Battles (COC-17): how they begin, what is paid before them, how they end. The rounds are in combat.ts. */
import { type Blocked, NONE, OK } from '@epoka/kernel';
import {
  A,
  B,
  CULTURE,
  E,
  GOLD,
  IS_MILITARY,
  KINDS,
  LEADER,
  SEA,
  SETTLER,
  SHIP,
  W,
} from '../content/index.ts';
import { capture, isHoly } from './capture.ts';
import { settleLeaders } from './civs.ts';
import { adopt } from './corsairs.ts';
import { enemyUnits, hasBuilding, hasWonder, sizeOf, unitsAt, wonderWorks, works } from './counts.ts';
import { canPay, gain } from './goods.ts';
import { fighters, SIDES, unitsOn } from './losses.ts';
import { flagsOf } from './moving.ts';
import { sunk } from './pirates.ts';
import { isOnRoute } from './routes.ts';
import { BARBARIAN, BATTLED, changed, MOVED, noBattle, PIRATE, type State } from './state.ts';
import { clearSpace, markUnits, putUnits } from './units.ts';
import type { G, Kind, StepTable } from './vocabulary.ts';
import { payBack, settleEclipse } from './war-deeds.ts';
import { busy } from './words.ts';

const WARLORD = 4;
const WARLORD_BONUS = 2;
const STEEL_PRICE = [0, 1, 0, 0, 0, 0, 0];

/** The attackers have left their space: they stand in the battle, not among the units of the map. */
export function startBattle(
  g: G,
  attacker: number,
  space: number,
  from: number,
  landed: number,
  host: readonly number[],
): void {
  const { s } = g;
  const b = noBattle();
  const manned = enemyUnits(s, attacker, space);
  b.space = space;
  b.attacker = attacker;
  b.defender = manned ? s.holder[space] : s.cityOwner[space];
  b.sea = s.terrain[space] === SEA ? 1 : 0;
  b.from = from;
  b.host = host.slice();
  b.landed = landed;
  if (s.cityOwner[space] !== attacker) {
    b.cityOf = s.cityOwner[space];
    b.citySize = sizeOf(s, space);
    b.cityWonder = hasWonder(s, space) ? 1 : 0;
    b.walled = hasBuilding(s, space, B.fortress) ? 1 : 0;
  }
  b.wallDie = b.walled;
  b.wallCancel = b.walled;
  b.opposed = manned || b.walled === 1 ? 1 : 0;
  if ((s.voyage & WARLORD) !== 0) {
    s.voyage &= ~WARLORD;
    b.bonus[0] = WARLORD_BONUS;
  }
  s.battle = b;
  b.strength[0] = fighters(s, 0);
  b.strength[1] = fighters(s, 1);
  for (const side of SIDES) if (unitsOn(s, side, LEADER) > 0) b.chiefs[side] = s.leader[ownerOf(s, side)];
  b.traders = onTradeRoute(s, b.defender, space) ? 1 : 0;
  g.tell('battle', attacker, b.defender, space);
  if (attacker === BARBARIAN && wonderWorks(s, b.cityOf, W['great-wall'])) {
    b.fallen[0] = b.strength[0];
    g.tell('greatWall', b.cityOf);
    g.next('aftermath', b.defender);
    return;
  }
  if (b.strength[1] === 0 && b.walled === 0) {
    g.next('aftermath', attacker);
    return;
  }
  if (b.sea === 0) {
    if (s.eventGlobal.includes(E['solar-eclipse'])) b.eclipse = 1;
    g.next('trojan');
    g.next('siegecraft', attacker);
    g.next('steel', 0);
    g.next('steel', 1);
    g.next('prepare', 0);
    g.next('prepare', 1);
  }
  g.next('combatRound');
}

/** A settler or ship of a player with Trade Routes that stands where it could form a route. */
function onTradeRoute(s: State, owner: number, space: number): boolean {
  return (
    unitsAt(s, space, SETTLER) + unitsAt(s, space, SHIP) > 0 &&
    works(s, owner, A['trade-routes']) &&
    isOnRoute(s, owner, space)
  );
}

export const ownerOf = (s: State, side: number) => (side === 0 ? s.battle.attacker : s.battle.defender);

export const battleSteps: Pick<
  StepTable,
  'launch' | 'siegecraft' | 'steel' | 'aftermath' | 'withdraw' | 'battleOver'
> = {
  /** Recruited ships; enemies before the Port are attacked, without retreat (COC-11.18). */
  launch(g, { seat, space, ships }) {
    const { s } = g;
    if (enemyUnits(s, seat, space)) {
      const host = [0, 0, 0, 0, 0, 0];
      host[SHIP] = ships;
      startBattle(g, seat, space, NONE, 0, host);
    } else putUnits(s, space, seat, SHIP, 0, ships);
  },
  siegecraft(g, seat) {
    const { s } = g;
    if (s.battle.walled === 0 || !works(s, seat, A.siegecraft)) return;
    if (whyNotEngines(g, seat, 1) === OK || whyNotEngines(g, seat, 2) === OK) g.ask(seat, 'siegecraft');
  },
  /** Steel Weapons (COC-27.2); free with Metallurgy against an enemy without them. */
  steel(g, side) {
    const { s } = g;
    const seat = ownerOf(s, side);
    if (!works(s, seat, A['steel-weapons']) || fighters(s, side) === 0) return;
    if (!enemySteel(s, side) && works(s, seat, A.metallurgy)) useSteel(g, side);
    else if (canPay(s, seat, STEEL_PRICE, 0)) g.ask(seat, 'steel', side);
  },
  /** The battle is decided for this owner, or for nobody (NONE): losers leave, winners stand in the space (COC-17.21). */
  aftermath(g, winner) {
    const { s } = g;
    const b = s.battle;
    const attackersStay = winner === b.attacker;
    if (winner !== b.defender) {
      s.corsairs = changed(s.corsairs, b.space, 0);
      clearSpace(s, b.space);
      settleLeaders(g, b.attacker);
    }
    if (winner === b.defender && s.holder[b.space] === s.current) tireDefenders(s, b.space);
    if (attackersStay) settleHost(s);
    if (b.sea === 1) g.next('excessCargo', b.space);
    b.host.fill(0);
    settleLeaders(g, b.defender);
    // walking into an empty city is no win (COC-17.3); who held out has always beaten somebody
    if (winner !== NONE && (b.opposed === 1 || winner === b.defender)) {
      b.winner = winner;
      g.tell('wins', winner, b.space);
      if (winner === s.current && b.sea === 0) s.battlesWon++;
      if (winner === s.current && b.defender === PIRATE) s.piratesBeaten++;
      const side = attackersStay ? 0 : 1;
      if (payBack(s, side) > 0) gain(g, winner, CULTURE, 1);
      if (ownerOf(s, 1 - side) === BARBARIAN && b.strength[1 - side] > 0) gain(g, winner, GOLD, 1);
    } else if (winner === NONE) g.tell('draw', b.space);
    countBattle(s);
    settleEclipse(g);
    sunk(g);
    g.fire('battleEnds');
    const holy = isHoly(s, b.space);
    if (attackersStay && b.cityOf !== NONE) {
      b.captured = 1;
      if (b.opposed === 0 && b.attacker === s.current) s.captures++;
      capture(g, b.attacker, b.space);
    }
    if (holy && b.winner !== NONE) g.next('fanatics', attackersStay ? b.defender : b.attacker);
    g.next('battleGoals');
    if (b.captured === 1 && b.attacker < s.seats && b.cityOf < s.seats)
      g.next('teachUs', { seat: b.attacker, from: b.cityOf });
    g.next('battleOver');
  },
  /** The attackers go back together to where they came from; nobody has won (COC-17.14). */
  withdraw(g) {
    const { s } = g;
    const b = s.battle;
    const { space } = b;
    const back = b.from === NONE ? b.origin : b.from;
    g.tell('retreats', b.attacker, back);
    b.space = back;
    // who attacked without leaving shares the space again (COC-26.9)
    if (back === space) adopt(s, b.attacker, space);
    settleHost(s);
    b.space = space;
    b.host.fill(0);
    countBattle(s);
    if (s.terrain[back] === SEA) g.next('excessCargo', back);
    settleEclipse(g);
    sunk(g);
    g.fire('battleEnds');
    g.next('battleGoals');
    g.next('battleOver');
  },
  battleOver(g) {
    g.s.battle = noBattle();
  },
};

/** Land battles of the player whose turn it is, against different armies or cities. */
function countBattle(s: State): void {
  const b = s.battle;
  if (b.sea === 1 || (b.attacker !== s.current && b.defender !== s.current)) return;
  if (b.space !== s.lastBattle) s.battlesFought++;
  s.lastBattle = b.space;
}

/** Settlers did not fight; what fought can't be moved again (COC-13.5). */
function settleHost(s: State): void {
  const { host, space, attacker, sea, corsairs } = s.battle;
  s.corsairs = changed(s.corsairs, space, s.corsairs[space] + corsairs);
  s.battle.corsairs = 0;
  const mine = attacker === s.current;
  const terrain = flagsOf(s, space, false);
  for (let k = 0; k < KINDS; k++) {
    const fought = sea === 1 ? k === SHIP : IS_MILITARY[k];
    const flags = fought ? BATTLED | MOVED : sea === 1 ? 0 : terrain | MOVED;
    putUnits(s, space, attacker, k, mine ? flags : 0, host[k]);
  }
}

/** Only barbarians attack the player whose turn it is: on land. */
function tireDefenders(s: State, space: number): void {
  for (const [k, military] of IS_MILITARY.entries()) if (military) markUnits(s, space, k, BATTLED);
}

// ---- before the battle

/** What engines cost: 1 wood against the die, 2 ore against the cancelled hit, 3 both (COC-27.3). */
const ENGINES: Readonly<Record<number, readonly number[]>> = {
  1: [0, 0, 2, 0, 0, 0, 0],
  2: [0, 2, 0, 0, 0, 0, 0],
  3: [0, 2, 2, 0, 0, 0, 0],
};

function whyNotEngines(g: G, seat: number, engines: number): Blocked {
  return canPay(g.s, seat, ENGINES[engines], 0) ? OK : g.no('cannot-pay');
}

export const siegecraft: Kind<'siegecraft'> = {
  choices(g, { seat }, offer) {
    for (let engines = 1; engines <= 3; engines++)
      offer.unless(whyNotEngines(g, seat, engines), 'engines', engines);
    offer.can('none');
    busy(g, offer);
  },
  answer(g, { seat }, a) {
    if (a[0] === 'none') return;
    const b = g.s.battle;
    if ((a[1] & 1) !== 0) b.wallDie = 0;
    if ((a[1] & 2) !== 0) b.wallCancel = 0;
    g.tell('uses', seat, A.siegecraft);
    g.next('pay', { seat, cost: ENGINES[a[1]], swaps: 0 });
  },
};

function enemySteel(s: State, side: number): boolean {
  return works(s, ownerOf(s, 1 - side), A['steel-weapons']);
}

function useSteel(g: G, side: number): void {
  const { s } = g;
  s.battle.bonus[side] += enemySteel(s, side) ? 1 : 2;
  g.tell('uses', ownerOf(s, side), A['steel-weapons']);
}

export const steel: Kind<'steel'> = {
  choices(g, _q, offer) {
    offer.can('yes');
    offer.can('no');
    busy(g, offer);
  },
  answer(g, { seat, data: side }, [verb]) {
    if (verb === 'no') return;
    useSteel(g, side);
    g.next('pay', { seat, cost: STEEL_PRICE, swaps: 0 });
  },
};
