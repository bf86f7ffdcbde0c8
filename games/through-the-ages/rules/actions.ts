/** Carrying out the actions of the action phase. All of them are known to be legal here. */
import { NONE } from '@epoka/kernel';
import * as T from '../content/tables.ts';
import type { Order } from '../content/types.ts';
import {
  buildPrice,
  governmentPrice,
  payScience,
  populationCost,
  spendFood,
  spendResources,
  storedFor,
  technologyPrice,
  upgradePrice,
} from './costs.ts';
import { completionOf } from './counts.ts';
import { takeLowestToken } from './goods.ts';
import { isUnit, stagesPrice } from './legality.ts';
import { civilTotal, militaryTotal, strength } from './ratings.ts';
import { reward } from './rewards.ts';
import { discardOpenly, gain, installSpecial, keepingActions, learn, score } from './score.ts';
import { BY_CARDS, BY_LEADERS, BY_WONDERS, type Game, inGame, removeOne } from './state.ts';

export function populate(g: Game, seat: number, discount: number): void {
  const c = g.s.civs[seat];
  const price = populationCost(g.s, seat, discount);
  spendFood(g, seat, price, 0);
  c.yellow--;
  c.idle++;
  g.tell('populated', seat, price);
}

export function build(g: Game, seat: number, holder: number, discount: number): void {
  const c = g.s.civs[seat];
  const price = buildPrice(g.s, seat, holder, discount);
  spendResources(g, seat, price, isUnit(holder));
  c.idle--;
  c.workers[holder]++;
  g.tell('built', seat, holder, price);
}

export function upgrade(g: Game, seat: number, from: number, to: number, discount: number): void {
  const c = g.s.civs[seat];
  const price = upgradePrice(g.s, seat, from, to, discount);
  spendResources(g, seat, price, isUnit(to));
  c.workers[from]--;
  c.workers[to]++;
  g.tell('upgraded', seat, from, to, price);
}

export function unbuild(g: Game, seat: number, holder: number): void {
  const c = g.s.civs[seat];
  c.workers[holder]--;
  c.idle++;
  if (isUnit(holder)) g.tell('disbanded', seat, holder);
  else g.tell('destroyed', seat, holder);
}

export function buildStages(g: Game, seat: number, howMany: number, discount: number): void {
  const s = g.s;
  const c = s.civs[seat];
  const wonder = c.building;
  const price = stagesPrice(c, howMany, discount);
  spendResources(g, seat, price, false);
  for (let i = 0; i < howMany; i++) {
    if (c.blue > 0) c.blue--;
    else takeLowestToken(c);
    c.stages++;
  }
  g.tell('stagesBuilt', seat, wonder, howMany, price);
  if (c.stages < T.STAGES[wonder].length) return;
  c.blue += c.stages;
  c.building = NONE;
  c.stages = 0;
  // New action tokens are available at once; no wonder takes any away.
  c.wonders.push(wonder);
  g.tell('completed', seat, wonder);
  const points = completionOf(s, seat, wonder);
  g.because(T.contentId(wonder));
  if (points > 0) score(g, seat, points, BY_WONDERS);
}

export function playLeader(g: Game, seat: number, card: number): void {
  const s = g.s;
  const c = s.civs[seat];
  removeOne(c.hand, card);
  keepingActions(s, () => {
    if (c.leader !== NONE) s.gone.push(c.leader);
    c.leader = card;
    c.unitGoodsUsed = 0;
  });
  g.tell('leaderPlayed', seat, card);
}

function technologyWasPlayed(g: Game, seat: number): void {
  const leader = g.s.civs[seat].leader;
  if (leader === NONE) return;
  g.because(T.contentId(leader));
  const given = T.leaderCard(leader).onPlayTechnology;
  if (given !== undefined) reward(g, seat, given, BY_LEADERS);
}

export function playTechnology(g: Game, seat: number, card: number): void {
  const s = g.s;
  const c = s.civs[seat];
  const price = technologyPrice(s, seat, card);
  payScience(g, seat, price);
  removeOne(c.hand, card);
  g.tell('technologyPlayed', seat, card, price);
  if (T.KIND[card] === T.SPECIAL) installSpecial(g, seat, card);
  else c.workers[card] = 0;
  technologyWasPlayed(g, seat);
}

function replaceGovernment(g: Game, seat: number, card: number): void {
  const s = g.s;
  const c = s.civs[seat];
  removeOne(c.hand, card);
  s.gone.push(c.government);
  c.government = card;
}

/** Spent actions stay spent, as far as the new government has so many (TTA-11.2). */
export function reform(g: Game, seat: number, card: number): void {
  const s = g.s;
  const c = s.civs[seat];
  const price = governmentPrice(s, seat, card, false);
  payScience(g, seat, price);
  replaceGovernment(g, seat, card);
  c.civilSpent = Math.min(c.civilSpent, civilTotal(s, seat));
  c.militarySpent = Math.min(c.militarySpent, militaryTotal(s, seat) + c.extraMilitary);
  g.tell('reformed', seat, card, price);
  technologyWasPlayed(g, seat);
}

export function revolution(g: Game, seat: number, card: number): void {
  const s = g.s;
  const c = s.civs[seat];
  const price = governmentPrice(s, seat, card, true);
  payScience(g, seat, price);
  replaceGovernment(g, seat, card);
  if (c.leader !== NONE && T.MILITARY_REVOLUTION[c.leader]) {
    c.militarySpent = militaryTotal(s, seat) + c.extraMilitary;
    c.militaryActed = true;
    c.civilSpent = Math.min(c.civilSpent, civilTotal(s, seat));
  } else {
    c.civilSpent = civilTotal(s, seat);
    c.civilActed = true;
    c.militarySpent = Math.min(c.militarySpent, militaryTotal(s, seat) + c.extraMilitary);
  }
  g.tell('revolted', seat, card, price);
  technologyWasPlayed(g, seat);
}

/** Everything on an action card but what it orders. */
export function actionEffects(g: Game, seat: number, card: number): void {
  const s = g.s;
  const c = s.civs[seat];
  const a = T.actionCard(card);
  g.because(T.contentId(card));
  if (a.culture !== undefined) score(g, seat, a.culture, BY_CARDS);
  if (a.science !== undefined) learn(g, seat, a.science);
  if (a.food !== undefined || a.resources !== undefined) gain(g, seat, a.food ?? 0, a.resources ?? 0);
  if (a.militaryActions !== undefined) c.extraMilitary += a.militaryActions;
  if (a.unitResources !== undefined) c.unitGoods += a.unitResources;
  if (a.unitResourcesPerStronger !== undefined) {
    const own = strength(s, seat);
    let stronger = 0;
    // nobody is stronger than themselves, nor who has left
    for (let i = 0; i < s.seats; i++) if (strength(s, i) > own) stronger++;
    c.unitGoods += stronger * a.unitResourcesPerStronger[s.players - 2];
  }
  if (a.culturePerRicher !== undefined) {
    let richer = 0;
    for (let i = 0; i < s.seats; i++) if (inGame(s, i) && s.civs[i].culture > c.culture) richer++;
    score(g, seat, richer * a.culturePerRicher[s.players - 2], BY_CARDS);
  }
}

export function doOrdered(g: Game, seat: number, order: Order, verb: string, a: number, b: number): void {
  const discount = order.discount ?? 0;
  switch (verb) {
    case 'stage':
      buildStages(g, seat, 1, discount);
      break;
    case 'populate':
      populate(g, seat, 0);
      break;
    case 'build':
      build(g, seat, a, discount);
      break;
    case 'upgrade':
      upgrade(g, seat, a, b, discount);
      break;
    case 'technology':
      playTechnology(g, seat, a);
      break;
    case 'reform':
      reform(g, seat, a);
      break;
    case 'revolution':
      revolution(g, seat, a);
      break;
  }
  if (order.food !== undefined) gain(g, seat, order.food, 0);
  if (order.science !== undefined) learn(g, seat, order.science);
}

export function recruit(g: Game, seat: number, holder: number): void {
  const s = g.s;
  const c = s.civs[seat];
  const terms = T.leaderCard(c.leader).recruits ?? { food: 0, resources: 0 };
  const food = populationCost(s, seat, terms.food);
  const resources = buildPrice(s, seat, holder, terms.resources);
  spendFood(g, seat, food, storedFor(c, resources));
  spendResources(g, seat, resources, true);
  c.yellow--;
  c.workers[holder]++;
  g.tell('recruited', seat, holder, food, resources);
}

export function playTactic(g: Game, seat: number, card: number): void {
  const c = g.s.civs[seat];
  removeOne(c.military, card);
  if (c.tactic !== NONE) discardOpenly(g.s, c.tactic);
  c.tactic = card;
  g.tell('tacticPlayed', seat, card);
}
