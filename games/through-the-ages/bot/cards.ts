/** What cards are worth before they work: in hand, under construction, in play without workers. */
import { NONE } from '@epoka/kernel';
import * as T from '../content/tables.ts';
import {
  CULTURE_OF,
  completedWonders,
  completionOf,
  resourceProduction,
  SCIENCE_OF,
  STRENGTH_OF,
} from '../rules/counts.ts';
import { resourcesOf } from '../rules/goods.ts';
import { type Civ, NOT_IN_PLAY, type State } from '../rules/state.ts';
import { type Prices, perWorkerWorth } from './outlook.ts';

/** Lasting numbers of a card, while the owner has it. */
function lasting(card: number, p: Prices): number {
  return (
    T.CULTURE[card] * p.culture +
    T.SCIENCE[card] * p.science +
    T.STRENGTH[card] * p.strength +
    (T.HAPPY[card] - T.UNHAPPY[card]) * p.happy +
    T.CIVIL[card] * p.civil +
    T.MILITARY[card] * p.military +
    T.BLUE[card] * p.blue +
    T.YELLOW[card] * p.yellow
  );
}

/** What wonders and special technologies do besides numbers that show in the ratings. */
export function habits(card: number, p: Prices): number {
  let n = T.COLONIZATION[card] * 0.5 + T.CIVIL_HAND[card] * 0.8;
  // Cheaper buildings and fewer actions for wonders.
  if (T.STAGES_PER_ACTION[card] > 1) n += T.LEVEL[card] * Math.min(p.turns, 8) * 0.5;
  return n;
}

/** What a leader does besides numbers that show in the ratings. */
export function leaderHabits(c: Civ, card: number, p: Prices): number {
  const leader = T.leaderCard(card);
  const turns = Math.min(p.turns, 8);
  let n = 0;
  n += (leader.populationDiscount ?? 0) * 0.4 * turns;
  n += (leader.wonderDiscount ?? 0) * 1.5;
  n += (leader.unitResource ?? 0) * 0.5 * turns;
  if (leader.onTakeTechnology) n += 0.5 * turns;
  if (leader.onPlayTechnology) n += 0.6 * turns;
  if (leader.recruits) n += 0.5 * turns;
  if (leader.strengthOf) n += 0.3 * turns;
  if (leader.unitStrength) n += 0.3 * turns;
  if (leader.repeatsBestArmy) n += 0.3 * turns;
  if (leader.colonizesOnce && !c.colonizedOnce) n += Math.max(0.35 * turns, 0.8 * bestTerritory(c, p));
  if (leader.attackedCulture) n += 2;
  if (leader.defenseFactor) n += 2;
  if (leader.colonizationPerBonus) n += 1;
  if (leader.militaryRevolution) n += 1;
  if (leader.cannotAttack) n += 1;
  return n;
}

/** The best territory among the own military cards. */
function bestTerritory(c: Civ, p: Prices): number {
  let best = 0;
  for (let i = 0; i < c.military.length; i++) {
    const card = c.military[i];
    if (card >= 0 && T.KIND[card] === T.TERRITORY) best = Math.max(best, colonyWorth(card, p));
  }
  return best;
}

/** All a leader would bring if played now. */
function leaderWorth(s: State, seat: number, card: number, p: Prices): number {
  let n = lasting(card, p) + leaderHabits(s.civs[seat], card, p);
  n += (CULTURE_OF[card]?.(s, seat) ?? 0) * p.culture;
  n += (SCIENCE_OF[card]?.(s, seat) ?? 0) * p.science;
  n += (STRENGTH_OF[card]?.(s, seat) ?? 0) * p.strength;
  return n;
}

/** What better buildings of a technology promise: upgrades of the workers there are, and a new one. */
export function promise(c: Civ, holder: number, p: Prices): number {
  const type = T.TYPE[holder];
  const each = perWorkerWorth(p, holder);
  let n = 0.4 * Math.max(0, each - T.COST[holder] * p.storedResource);
  for (let low = T.FIRST[type]; low < holder; low++)
    if (c.workers[low] > 0) {
      const gain = each - perWorkerWorth(p, low) - (T.COST[holder] - T.COST[low]) * p.storedResource;
      if (gain > 0) n += 0.55 * gain * Math.min(2, c.workers[low]);
    }
  return n;
}

function technologyWorth(c: Civ, card: number, p: Prices): number {
  // Of a type only the best card matters.
  for (let high = card + 1; high <= T.LAST[T.TYPE[card]]; high++)
    if (c.workers[high] !== NOT_IN_PLAY) return 0;
  return card < T.FIRST_UNIT ? promise(c, card, p) : promise(c, card, p) + armyPromise(c, card, p);
}

/** Units of a type that a tactics card asks for, in play or in hand, and that the civilization can't raise yet. */
function armyPromise(c: Civ, card: number, p: Prices): number {
  const type = T.TYPE[card];
  for (let h = T.FIRST[type]; h <= T.LAST[type]; h++)
    if (h !== card && c.workers[h] !== NOT_IN_PLAY) return 0;
  let best = asksFor(c.tactic, type);
  for (let i = 0; i < c.military.length; i++)
    if (c.military[i] >= 0 && T.KIND[c.military[i]] === T.TACTIC)
      best = Math.max(best, asksFor(c.military[i], type));
  return 0.5 * best * p.strength;
}

function asksFor(tactic: number, type: number): number {
  if (tactic === NONE) return 0;
  const t = T.tacticCard(tactic);
  const needed = type === T.INFANTRY ? t.infantry : type === T.CAVALRY ? t.cavalry : t.artillery;
  return type !== T.AIR_FORCE && needed !== undefined ? t.bonus : 0;
}

function specialWorth(c: Civ, card: number, p: Prices): number {
  const old = c.specials[T.CATEGORY[card]];
  if (old !== NONE && T.LEVEL[old] >= T.LEVEL[card]) return 0;
  return lasting(card, p) + habits(card, p) - (old === NONE ? 0 : lasting(old, p) + habits(old, p));
}

function governmentWorth(c: Civ, card: number, p: Prices): number {
  const limit = (T.LIMIT[card] - T.LIMIT[c.government]) * p.urbanPlace;
  return lasting(card, p) - lasting(c.government, p) + limit;
}

/**
 * An action card in hand is worth a part of what it saves or gives, so that playing it is always better than doing the
 * same without it.
 */
function actionWorth(s: State, seat: number, card: number, p: Prices): number {
  const a = T.actionCard(card);
  if (a.unitResourcesPerStronger !== undefined || a.unitResources !== undefined)
    return armsWorth(s, seat, card, p);
  let n = 0;
  n += (a.culture ?? 0) * 0.9;
  n += (a.science ?? 0) * p.storedScience;
  n += (a.food ?? 0) * p.storedFood + (a.resources ?? 0) * p.storedResource;
  if (a.culturePerRicher !== undefined) n += a.culturePerRicher[s.players - 2];
  const order = a.order;
  if (order !== undefined && p.turns > 1)
    n +=
      (order.discount ?? 0) * p.storedResource +
      (order.food ?? 0) * p.storedFood +
      (order.science ?? 0) * p.storedScience;
  return 0.75 * n;
}

/**
 * Resources for units are gone at the end of the turn, so their worth can't be seen after it. Waiting for workers they
 * are a hope; with workers ready to take arms, or an age that is over, each turn they are not used is a chance missed.
 */
function armsWorth(s: State, seat: number, card: number, p: Prices): number {
  if (s.level === 0 || p.turns <= 1) return 0;
  const idle = s.civs[seat].idle;
  return idle > 1 || (idle > 0 && T.LEVEL[card] < s.age) ? -0.4 : 0.5;
}

/** Turns until a price in science can be paid, as a part of the worth that is left by then. */
function soon(c: Civ, price: number, rate: number, p: Prices): number {
  const turns = price <= c.science ? 0 : (price - c.science) / Math.max(1, rate);
  return turns >= p.turns - 1 ? 0 : Math.max(0, 1 - turns / 8);
}

/** A part of what a civil card will bring, as it takes actions and science to get there. */
export function handWorth(s: State, seat: number, card: number, rate: number, p: Prices): number {
  // No turn is left in which it could be played.
  if (p.turns < 1) return 0;
  const c = s.civs[seat];
  switch (T.KIND[card]) {
    case T.LEADER: {
      const now = c.leader === NONE ? 0 : leaderWorth(s, seat, c.leader, p);
      return 0.45 * Math.max(0, leaderWorth(s, seat, card, p) - now) + 0.3;
    }
    case T.ACTION:
      return actionWorth(s, seat, card, p);
    case T.GOVERNMENT: {
      // One government is enough: only the best in hand counts.
      const own = governmentWorth(c, card, p) - p.storedScience * T.REVOLUTION[card];
      for (const other of c.hand)
        if (
          other !== card &&
          T.KIND[other] === T.GOVERNMENT &&
          governmentWorth(c, other, p) - p.storedScience * T.REVOLUTION[other] > own
        )
          return 0;
      return 0.4 * Math.max(0, own) * soon(c, T.REVOLUTION[card], rate, p);
    }
    case T.SPECIAL:
      return (
        0.4 *
        Math.max(0, specialWorth(c, card, p) - p.storedScience * T.TECH_COST[card]) *
        soon(c, T.TECH_COST[card], rate, p)
      );
    default:
      return (
        0.35 *
        Math.max(0, technologyWorth(c, card, p) - p.storedScience * T.TECH_COST[card]) *
        soon(c, T.TECH_COST[card], rate, p)
      );
  }
}

/** Technologies in play whose better buildings are still to be built. */
export function promises(c: Civ, p: Prices): number {
  let n = 0;
  for (let holder = 1; holder < T.HOLDERS; holder++)
    if (c.workers[holder] !== NOT_IN_PLAY && T.LEVEL[holder] > 0 && c.workers[holder] < 2)
      n += (c.workers[holder] === 0 ? 1 : 0.5) * technologyWorth(c, holder, p);
  return n;
}

/** Worth of a completed wonder besides the numbers that show in the ratings. */
export function wonderHabits(c: Civ, card: number, p: Prices): number {
  let n = habits(card, p);
  if (T.DOUBLES_FACES[card]) n += 3;
  // A worker each turn without an action and nearly without food, while there are tokens.
  if (T.FREE_POPULATION[card] > 0) n += 1.8 * Math.min(p.turns, c.yellow, 10);
  return n;
}

/** A part of the resources to come goes into a wonder, and not more. */
const SPENT_ON_WONDERS = 0.6;

/** A wonder under construction: what it will be, by how much of it stands; nothing if it can't be done in time. */
export function constructionWorth(s: State, seat: number, p: Prices): number {
  const c = s.civs[seat];
  if (c.building === NONE || p.turns < 1) return 0;
  const stages = T.STAGES[c.building];
  let total = 0;
  let built = 0;
  for (let i = 0; i < stages.length; i++) {
    total += stages[i];
    if (i < c.stages) built += stages[i];
  }
  const to = resourcesOf(c) + SPENT_ON_WONDERS * resourceProduction(c) * Math.max(0, p.turns - 1);
  if (to < total - built) return 0;
  const wonder = T.wonderCard(c.building);
  let done = lasting(c.building, p) + completionOf(s, seat, c.building) + wonderHabits(c, c.building, p);
  done += (STRENGTH_OF[c.building]?.(s, seat) ?? 0) * p.strength;
  if (wonder.extraMineToken) done += 2 * p.resource;
  return done * (0.08 + (0.85 * built) / total) - 0.3 * completedWonders(c);
}

/** A military card in hand. */
export function militaryWorth(card: number, p: Prices): number {
  switch (T.KIND[card]) {
    case T.BONUS:
      return 0.8 + 0.3 * T.LEVEL[card];
    case T.TACTIC:
      return 0.7;
    case T.AGGRESSION:
      return 0.9;
    case T.WAR:
      return 0.8;
    case T.PACT:
      return 0.5;
    case T.TERRITORY:
      return p.turns > 1 ? 0.6 : 0.1;
    default:
      return 0.4;
  }
}

/** What a territory brings to who holds it. */
export function colonyWorth(card: number, p: Prices): number {
  const now = T.territoryCard(card).atOnce;
  return (
    lasting(card, p) +
    (now.culture ?? 0) +
    (now.science ?? 0) * p.storedScience +
    (now.food ?? 0) * p.storedFood +
    (now.resources ?? 0) * p.storedResource +
    (now.cards ?? 0) * 0.5 +
    (now.population ?? 0) * (p.worker - p.yellow)
  );
}
