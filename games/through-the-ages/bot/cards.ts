/** What cards are worth before they work: in hand, under construction, in play without workers. */
import { NONE } from '@epoka/kernel';
import * as T from '../content/tables.ts';
import { completedWonders } from '../rules/ratings.ts';
import { type Civ, NOT_IN_PLAY, type State } from '../rules/state.ts';
import { perWorkerWorth, type Weights } from './outlook.ts';

/** Lasting numbers of a card, while the owner has it. */
function lasting(card: number, w: Weights): number {
  return (
    T.CULTURE[card] * w.culture +
    T.SCIENCE[card] * w.science +
    T.STRENGTH[card] * w.strength +
    (T.HAPPY[card] - T.UNHAPPY[card]) * w.happy +
    T.CIVIL[card] * w.civil +
    T.MILITARY[card] * w.military +
    T.BLUE[card] * 0.5 +
    T.YELLOW[card] * 0.6 +
    T.COLONIZATION[card] * 0.5 +
    T.CIVIL_HAND[card] * 0.8
  );
}

/** What a leader does besides numbers that show in the ratings. */
export function leaderHabits(card: number, w: Weights): number {
  const leader = T.leaderCard(card);
  const turns = Math.min(w.turns, 8);
  let n = 0;
  n += (leader.populationDiscount ?? 0) * 0.4 * turns;
  n += (leader.wonderDiscount ?? 0) * 1.5;
  n += (leader.unitResource ?? 0) * 0.5 * turns;
  if (leader.onTakeTechnology) n += 0.5 * turns;
  if (leader.onPlayTechnology) n += 0.6 * turns;
  if (leader.recruits) n += 0.4 * turns;
  if (leader.colonizesOnce) n += 2;
  if (leader.attackedCulture) n += 2;
  if (leader.defenseFactor) n += 2;
  if (leader.colonizationPerBonus) n += 1;
  if (leader.militaryRevolution) n += 1;
  if (leader.cannotAttack) n += 1;
  return n;
}

/** All a leader would bring if played now. */
function leaderWorth(s: State, seat: number, card: number, w: Weights): number {
  let n = lasting(card, w) + leaderHabits(card, w);
  n += (T.CULTURE_OF[card]?.(s, seat) ?? 0) * w.culture;
  n += (T.SCIENCE_OF[card]?.(s, seat) ?? 0) * w.science;
  n += (T.STRENGTH_OF[card]?.(s, seat) ?? 0) * w.strength;
  return n;
}

/** What better buildings of a technology promise: upgrades of the workers there are, and a new one. */
export function promise(c: Civ, holder: number, w: Weights): number {
  const type = T.TYPE[holder];
  const each = perWorkerWorth(w, holder);
  let n = 0.4 * Math.max(0, each - T.COST[holder] * w.storedResource);
  for (let low = T.FIRST[type]; low < holder; low++)
    if (c.workers[low] > 0) {
      const gain = each - perWorkerWorth(w, low) - (T.COST[holder] - T.COST[low]) * w.storedResource;
      if (gain > 0) n += 0.55 * gain * Math.min(2, c.workers[low]);
    }
  return n;
}

function technologyWorth(c: Civ, card: number, w: Weights): number {
  // Of a type only the best card matters.
  for (let high = card + 1; high <= T.LAST[T.TYPE[card]]; high++)
    if (c.workers[high] !== NOT_IN_PLAY) return 0;
  return promise(c, card, w);
}

function specialWorth(c: Civ, card: number, w: Weights): number {
  const old = c.specials[T.CATEGORY[card]];
  if (old !== NONE && T.LEVEL[old] >= T.LEVEL[card]) return 0;
  const plus = lasting(card, w) - (old === NONE ? 0 : lasting(old, w));
  return plus + (T.STAGES_PER_ACTION[card] > 1 ? T.LEVEL[card] * Math.min(w.turns, 6) * 0.5 : 0);
}

function governmentWorth(c: Civ, card: number, w: Weights): number {
  const limit = (T.LIMIT[card] - T.LIMIT[c.government]) * 0.4 * w.turns;
  return lasting(card, w) - lasting(c.government, w) + limit;
}

function actionWorth(card: number, w: Weights): number {
  const a = T.actionCard(card);
  let n = 0;
  n += (a.culture ?? 0) * 0.8;
  n += (a.science ?? 0) * w.storedScience;
  n += (a.food ?? 0) * w.storedFood + (a.resources ?? 0) * w.storedResource;
  n += (a.militaryActions ?? 0) * 0.5 + (a.unitResources ?? 0) * 0.4;
  if (a.unitResourcesPerStronger || a.culturePerRicher) n += 1.5;
  const order = a.order;
  if (order !== undefined && w.turns > 1)
    n +=
      0.6 +
      (order.discount ?? 0) * w.storedResource +
      (order.food ?? 0) * w.storedFood +
      (order.science ?? 0) * w.storedScience;
  return 0.85 * n;
}

/** Turns until a price in science can be paid, as a part of the worth that is left by then. */
function soon(c: Civ, price: number, rate: number, w: Weights): number {
  const turns = price <= c.science ? 0 : (price - c.science) / Math.max(1, rate);
  return turns >= w.turns - 1 ? 0 : Math.max(0, 1 - turns / 8);
}

/** A part of what a civil card will bring, as it takes actions and science to get there. */
export function handWorth(s: State, seat: number, card: number, rate: number, w: Weights): number {
  const c = s.civs[seat];
  switch (T.KIND[card]) {
    case T.LEADER: {
      const now = c.leader === NONE ? 0 : leaderWorth(s, seat, c.leader, w);
      return 0.45 * Math.max(0, leaderWorth(s, seat, card, w) - now) + 0.3;
    }
    case T.ACTION:
      return actionWorth(card, w);
    case T.GOVERNMENT: {
      // One government is enough: only the best in hand counts.
      const own = governmentWorth(c, card, w) - 0.4 * T.REVOLUTION[card];
      for (const other of c.hand)
        if (
          other !== card &&
          T.KIND[other] === T.GOVERNMENT &&
          governmentWorth(c, other, w) - 0.4 * T.REVOLUTION[other] > own
        )
          return 0;
      return 0.4 * Math.max(0, own) * soon(c, T.REVOLUTION[card], rate, w);
    }
    case T.SPECIAL:
      return (
        0.4 *
        Math.max(0, specialWorth(c, card, w) - 0.4 * T.TECH_COST[card]) *
        soon(c, T.TECH_COST[card], rate, w)
      );
    default:
      return (
        0.3 *
        Math.max(0, technologyWorth(c, card, w) - 0.3 * T.TECH_COST[card]) *
        soon(c, T.TECH_COST[card], rate, w)
      );
  }
}

/** Technologies in play whose better buildings are still to be built. */
export function promises(c: Civ, w: Weights): number {
  let n = 0;
  for (let holder = 1; holder < T.HOLDERS; holder++)
    if (c.workers[holder] !== NOT_IN_PLAY && T.LEVEL[holder] > 0 && c.workers[holder] < 2)
      n += (c.workers[holder] === 0 ? 1 : 0.5) * technologyWorth(c, holder, w);
  return n;
}

/** A wonder under construction: what it will be, by how much of it stands. */
export function constructionWorth(s: State, seat: number, w: Weights): number {
  const c = s.civs[seat];
  if (c.building === NONE) return 0;
  const stages = T.STAGES[c.building];
  let total = 0;
  let built = 0;
  for (let i = 0; i < stages.length; i++) {
    total += stages[i];
    if (i < c.stages) built += stages[i];
  }
  const wonder = T.wonderCard(c.building);
  let done = lasting(c.building, w) + (wonder.completion?.(s, seat) ?? 0);
  done += (T.STRENGTH_OF[c.building]?.(s, seat) ?? 0) * w.strength;
  if (wonder.doublesFaces) done += 3;
  if (wonder.extraMineToken) done += 2 * w.resource;
  if (wonder.freePopulation) done += Math.min(w.turns, 5);
  if (w.turns * 4 < total - built) return 0;
  return done * (0.2 + (0.65 * built) / total) - 0.3 * completedWonders(c);
}

/** A military card in hand. */
export function militaryWorth(card: number, w: Weights): number {
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
      return w.turns > 1 ? 0.6 : 0.1;
    default:
      return 0.4;
  }
}

/** What a territory brings to who holds it. */
export function colonyWorth(card: number, w: Weights): number {
  const now = T.territoryCard(card).atOnce;
  return (
    lasting(card, w) +
    (now.culture ?? 0) +
    (now.science ?? 0) * w.storedScience +
    (now.food ?? 0) * w.storedFood +
    (now.resources ?? 0) * w.storedResource +
    (now.cards ?? 0) * 0.5 +
    (now.population ?? 0) * (w.worker + 1) +
    T.YELLOW[card] * 0.15 * w.turns
  );
}
