/** Aggressions and wars: sacrifices, totals, spoils (TTA-20, 23). */
import { type Blocked, NONE, OK, type QuestionRules } from '@epoka/kernel';
import * as T from '../content/tables.ts';
import type { Aggression } from '../content/types.ts';
import { sacrificedStrength } from './armies.ts';
import {
  buryUnits,
  offerBonuses,
  offerUnits,
  setAside,
  UNITS,
  UNITS_AND_BONUSES,
  useBonus,
} from './colonies.ts';
import { unitsOf } from './counts.ts';
import { elsewhere, NOTHING } from './elsewhere.ts';
import { endPact, pactsBetween } from './pacts.ts';
import { militaryLeft, pactSideOf, strength } from './ratings.ts';
import { both } from './reasons.ts';
import { discardOpenly, dropSpecial, installSpecial, score } from './score.ts';
import { stealScience, takeSpoils } from './spoils.ts';
import {
  BY_LEADERS,
  blankBattle,
  type Game,
  inGame,
  isFull,
  maySacrifice,
  removeOne,
  type State,
  spendMilitary,
} from './state.ts';
import type { Vocab } from './vocabulary.ts';

type Rules<K extends keyof Vocab['questions']> = QuestionRules<State, Vocab, K>;

function aggressionPrice(s: State, card: Aggression, rival: number): number | undefined {
  const c = s.civs[rival];
  if (card.hits === 'colony' && c.colonies.length === 0) return undefined;
  if (card.price !== 'level') return card.price;
  const hit = card.hits === 'leader' ? c.leader : c.building;
  return hit === NONE ? undefined : T.LEVEL[hit];
}

/** Military actions for a card against a rival; undefined where the card has nothing to hit. */
export function attackPrice(s: State, card: number, rival: number): number | undefined {
  const leader = s.civs[rival].leader;
  const factor = leader === NONE ? 1 : T.ATTACK_COST_FACTOR[leader];
  const price =
    T.KIND[card] === T.WAR ? T.warCard(card).price : aggressionPrice(s, T.aggressionCard(card), rival);
  return price === undefined ? undefined : price * factor;
}

/** By the own leader, or by a pact with the rival. */
function whyForbidden(g: Game, seat: number, rival: number): Blocked {
  const s = g.s;
  const leader = s.civs[seat].leader;
  if (leader !== NONE && T.CANNOT_ATTACK[leader]) return g.no('cannotAttack', leader);
  for (const owner of pactsBetween(s, seat, rival))
    if (T.pactCard(s.civs[owner].pact).noAttack) return g.no('pactForbids', s.civs[owner].pact, rival);
  return OK;
}

export function whyNotAttack(g: Game, seat: number, card: number, rival: number): Blocked {
  const s = g.s;
  const price = attackPrice(s, card, rival);
  const forbidden = whyForbidden(g, seat, rival);
  // A leader or a pact would be given up in vain where the card has nothing to hit.
  if (forbidden !== undefined)
    return price === undefined ? both(g, forbidden, g.no('nothingToHit', card, rival)) : forbidden;
  if (s.noGangAttacks && s.markers[rival] !== NONE && s.markers[rival] !== seat)
    return g.no('gangAttack', rival, s.markers[rival]);
  if (T.KIND[card] === T.WAR) {
    // Until version 2 no war could be declared that would never be fought; now it is a warning (TTA-23.2).
    if (!g.since(3) && isFull(s) && s.lastRound === s.round) return g.no('lastRound');
    for (let owner = 0; owner < s.seats; owner++)
      if (pactSideOf(s, owner, rival)?.noWar) return g.no('warImmune', rival);
  }
  if (price === undefined) return g.no('nothingToHit', card, rival);
  const have = militaryLeft(s, seat);
  return price > have ? g.no('militaryActions', price, have) : OK;
}

/** An attack card is on the table: pacts end, leaders react (TTA-21.6, 28.12). */
function attackPlayed(g: Game, seat: number, card: number, rival: number): void {
  const s = g.s;
  const c = s.civs[seat];
  spendMilitary(c, attackPrice(s, card, rival) ?? 0);
  removeOne(c.military, card);
  for (const owner of pactsBetween(s, seat, rival))
    if (T.pactCard(s.civs[owner].pact).endsOnAttack) endPact(g, owner);
  const leader = s.civs[rival].leader;
  if (leader !== NONE && T.ATTACKED_CULTURE[leader] > 0)
    score(g, rival, T.ATTACKED_CULTURE[leader], BY_LEADERS);
}

export function declareWar(g: Game, seat: number, card: number, rival: number): void {
  const c = g.s.civs[seat];
  g.tell('warDeclared', seat, rival, card);
  attackPlayed(g, seat, card, rival);
  c.war = card;
  c.warOn = rival;
}

export function playAggression(g: Game, seat: number, card: number, rival: number): void {
  g.tell('attacked', seat, rival, card);
  attackPlayed(g, seat, card, rival);
  startBattle(g, seat, card, rival);
}

/** The war declared in the last turn of the active player. */
export function resolveWar(g: Game): void {
  const s = g.s;
  const c = s.civs[s.active];
  if (!inGame(s, s.active) || c.war === NONE) return;
  const card = c.war;
  const rival = c.warOn;
  c.war = NONE;
  c.warOn = NONE;
  startBattle(g, s.active, card, rival);
}

function startBattle(g: Game, seat: number, card: number, rival: number): void {
  const s = g.s;
  let bonus = 0;
  for (const owner of pactsBetween(s, seat, rival))
    bonus += T.pactCard(s.civs[owner].pact).attackerBonus ?? 0;
  const b = s.battle;
  b.card = card;
  b.attacker = seat;
  b.defender = rival;
  b.attack = strength(s, seat) + bonus;
  b.defense = strength(s, rival);
  b.bonus = 0;
  g.next('attackers');
  g.next('defenders');
  g.next('compare');
  g.next('battleOver');
}

export function attackTotal(s: State): number {
  return s.battle.attack + sacrificedStrength(s, s.battle.attacker, s.battle.attackUnits);
}
export function defenseTotal(s: State): number {
  return s.battle.defense + sacrificedStrength(s, s.battle.defender, s.battle.defenseUnits) + s.battle.bonus;
}

export function attackers(g: Game): void {
  const s = g.s;
  const { attacker, defender } = s.battle;
  if (maySacrifice(s)) {
    if (unitsOf(s.civs[attacker]) > 0) g.ask(attacker, 'sacrifice', { defending: false });
  } else if (unitsOf(s.civs[attacker]) > 0)
    g.tellUnasked(attacker, 'sacrifice', { defending: false }, 'noSacrifices');
  else if (unitsOf(s.civs[defender]) > 0)
    g.tellUnasked(defender, 'sacrifice', { defending: true }, 'noSacrifices');
}

export function defenders(g: Game): void {
  const s = g.s;
  const b = s.battle;
  if (b.card === NONE) return;
  const units = maySacrifice(s) && unitsOf(s.civs[b.defender]) > 0;
  if (T.KIND[b.card] === T.WAR) {
    if (units) g.ask(b.defender, 'sacrifice', { defending: true });
  } else if (units || s.civs[b.defender].military.length > 0) g.ask(b.defender, 'defend');
}

export const sacrifice: Rules<'sacrifice'> = {
  choices(g, q, offer) {
    offerUnits(g, g.s.civs[q.seat], maySacrifice(g.s) ? OK : g.no('lastRound'), offer);
    offer.can('done');
    elsewhere(g, offer, UNITS);
  },
  answer(g, q, a) {
    const b = g.s.battle;
    g.mark();
    if (a[0] !== 'sacrifice') return;
    setAside(g, q.seat, a[1], q.data.defending ? b.defenseUnits : b.attackUnits);
    g.next(q.data.defending ? 'defenders' : 'attackers');
  },
};

export const defend: Rules<'defend'> = {
  choices(g, q, offer) {
    const c = g.s.civs[q.seat];
    offerUnits(g, c, maySacrifice(g.s) ? OK : g.no('lastRound'), offer);
    offerBonuses(c, offer);
    offer.can('done');
    elsewhere(g, offer, UNITS_AND_BONUSES);
  },
  answer(g, q, a) {
    const s = g.s;
    const c = s.civs[q.seat];
    g.mark();
    if (a[0] === 'sacrifice') setAside(g, q.seat, a[1], s.battle.defenseUnits);
    else if (a[0] === 'bonus') {
      s.battle.bonus += T.DEFENSE[a[1]] * (c.leader === NONE ? 1 : T.DEFENSE_FACTOR[c.leader]);
      useBonus(g, q.seat, a[1]);
    } else return;
    g.next('defenders');
  },
};

export function compare(g: Game): void {
  const s = g.s;
  const b = s.battle;
  if (b.card === NONE) return;
  const attack = attackTotal(s);
  const defense = defenseTotal(s);
  g.because(T.contentId(b.card));
  g.tell('totals', attack, defense);
  if (T.KIND[b.card] === T.AGGRESSION) {
    if (attack > defense) {
      g.tell('won', b.attacker, b.defender, attack - defense);
      for (const spoil of T.aggressionCard(b.card).spoils)
        takeSpoils(g, b.card, spoil, b.attacker, b.defender, attack - defense);
    } else g.tell('repelled', b.defender);
    return;
  }
  if (attack === defense) {
    g.tell('warTied');
    return;
  }
  const attackerWins = attack > defense;
  const winner = attackerWins ? b.attacker : b.defender;
  const loser = attackerWins ? b.defender : b.attacker;
  const advantage = Math.abs(attack - defense);
  g.tell('won', winner, loser, advantage);
  for (const spoil of T.warCard(b.card).spoils) takeSpoils(g, b.card, spoil, winner, loser, advantage);
}

export function battleOver(g: Game): void {
  const s = g.s;
  const b = s.battle;
  if (b.card === NONE) return;
  buryUnits(s, b.attacker, b.attackUnits);
  buryUnits(s, b.defender, b.defenseUnits);
  discardOpenly(s, b.card);
  s.battle = blankBattle();
}

// ---- Technologies of the loser

export function takeTechnologyStep(g: Game, data: Vocab['steps']['takeTechnology']): void {
  g.ask(data.winner, 'takeTechnology', { from: data.loser, budget: data.budget });
}

function whyNotSteal(g: Game, winner: number, card: number, budget: number): Blocked {
  const own = g.s.civs[winner].specials[T.CATEGORY[card]];
  if (own !== NONE && T.LEVEL[own] >= T.LEVEL[card]) return g.no('lowerSpecial', own);
  return T.TECH_COST[card] > budget ? g.no('budget', T.TECH_COST[card], budget) : OK;
}

/** Is there anything to choose from? Where the advantage is used up, something was taken before. */
function canTake(g: Game, winner: number, loser: number, budget: number): boolean {
  const { science, specials } = g.s.civs[loser];
  return (
    budget === 0 ||
    science > 0 ||
    specials.some(card => card !== NONE && whyNotSteal(g, winner, card, budget) === OK)
  );
}

/** Up to so much science each number is offered; beyond, all and nothing, and any other by its number. */
const FEW_NUMBERS = 8;

/** Special technologies one after the other, then science with the rest of the advantage (TTA-23.8). */
export const takeTechnology: Rules<'takeTechnology'> = {
  auto: true,
  choices(g, q, offer) {
    const loser = g.s.civs[q.data.from];
    for (const card of loser.specials)
      if (card !== NONE) offer.unless(whyNotSteal(g, q.seat, card, q.data.budget), 'steal', card);
    const most = Math.min(q.data.budget, loser.science);
    const few = most < FEW_NUMBERS;
    for (let n = most; n >= 0; n--) if (few || n === most || n === 0) offer.can('science', n);
    if (!few) offer.form('science', { type: 'int', min: 0, max: most });
    elsewhere(g, offer, NOTHING);
  },
  answer(g, q, a) {
    const loser = q.data.from;
    if (a[0] === 'science') {
      if (a[1] > 0) stealScience(g, q.seat, loser, a[1]);
      else if (!canTake(g, q.seat, loser, q.data.budget)) g.tell('nothingToTake', q.seat, loser);
      return;
    }
    const card = a[1] as number;
    dropSpecial(g, loser, card);
    installSpecial(g, q.seat, card);
    g.tell('stolenTechnology', q.seat, loser, card);
    g.next('takeTechnology', { winner: q.seat, loser, budget: q.data.budget - T.TECH_COST[card] });
  },
};
