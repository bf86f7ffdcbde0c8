/**
 * What a good position is: culture, and what the engine, the army and the cards will turn into until the end
 * (after the advice of strong players). Greedy play with it looks one action ahead and closes the turn.
 */
import { type Brain, NONE } from '@epoka/kernel';
import * as T from '../content/tables.ts';
import { attackTotal, defenseTotal } from '../rules/battle.ts';
import { consumption, corruptionAt, foodOf, resourcesOf } from '../rules/goods.ts';
import {
  allWorkers,
  civilHandLimit,
  civilTotal,
  cultureRating,
  discontent,
  foodProduction,
  happiness,
  militaryTotal,
  resourceProduction,
  scienceRating,
  strength,
  technologiesInPlay,
} from '../rules/ratings.ts';
import { inGame, type State } from '../rules/state.ts';
import {
  colonyWorth,
  constructionWorth,
  habits,
  handWorth,
  leaderHabits,
  militaryWorth,
  promises,
  URBAN_PLACE,
  wonderHabits,
} from './cards.ts';
import { facesLacking, type Weights, weights } from './outlook.ts';

/** The first ones of a kind matter most: worth of `n` with falling prices, each step being `width` wide. */
function falling(n: number, prices: readonly number[], width: number): number {
  let sum = 0;
  for (let i = 0; i < prices.length && n > i * width; i++)
    sum += prices[i] * (i === prices.length - 1 ? n - i * width : Math.min(width, n - i * width));
  return sum;
}
const SCIENCE_PRICES = [1.35, 1, 0.6, 0.25];
const RESOURCE_PRICES = [1.3, 1.05, 0.75, 0.4];
const CIVIL_PRICES = [1.2, 1.2, 1, 0.5];

function engine(s: State, seat: number, w: Weights): number {
  const c = s.civs[seat];
  let n = c.culture + cultureRating(s, seat) * w.culture;
  n += falling(scienceRating(s, seat), SCIENCE_PRICES, 4) * w.science;
  n += Math.min(c.science, 30) * w.storedScience;
  n += falling(resourceProduction(c), RESOURCE_PRICES, 4) * w.resource;
  const resources = resourcesOf(c);
  n += Math.min(resources, 14) * w.storedResource + Math.max(0, resources - 14) * 0.1;
  const food = foodOf(c);
  const net = foodProduction(c) - consumption(c.yellow);
  n += Math.min(net, 3) * w.food + Math.max(0, net - 3) * 0.1 * w.food;
  n += Math.min(food, 8) * w.storedFood;
  const turns = Math.min(3, w.turns);
  const missing = -net * turns - food;
  if (missing > 0) n -= 3.5 * missing;
  n += falling(civilTotal(s, seat), CIVIL_PRICES, 2) * w.civil + militaryTotal(s, seat) * w.military;
  n += allWorkers(c) * w.worker + (w.turns > 1 ? 0.3 * Math.min(c.idle, 2) : 0);
  n += c.yellow * w.yellow + w.blue * tokens(c.blue, c.blues);
  if (s.level > 0 && w.turns > 1) n -= corruptionAt(c.blue) * 0.6 * Math.min(3, w.turns);
  return n;
}

function tokens(bank: number, blues: readonly number[]): number {
  let n = bank;
  for (let i = 0; i < blues.length; i++) n += blues[i];
  return Math.min(n, 24);
}

/** Happiness now, and a look at the faces that a few more workers will ask for. */
function mood(s: State, seat: number, w: Weights): number {
  const faces = happiness(s, seat);
  if (s.level === 0) return 0;
  const c = s.civs[seat];
  const unhappy = discontent(s, seat);
  if (unhappy > c.idle) return -4 - 0.9 * Math.min(w.turns, 12) - 2 * (unhappy - c.idle);
  // A worker without work keeps the peace, but could do better; more will have to if nothing is built for them.
  const soon = Math.min(1, w.turns / 4) * Math.max(0, facesLacking(s, seat) - unhappy);
  return -(0.8 + 0.1 * w.turns) * unhappy + 0.3 * Math.min(faces, 8) - 0.9 * soon;
}

const FULL_HAND = 0.8;

/** Cards in hand, leaders, wonders and technologies that wait for their time. */
function prospects(s: State, seat: number, w: Weights): number {
  const c = s.civs[seat];
  const rate = scienceRating(s, seat);
  let n = promises(c, w) + constructionWorth(s, seat, w);
  for (let i = 0; i < c.hand.length; i++) n += handWorth(s, seat, c.hand[i], rate, w);
  // A full hand takes no better card.
  if (c.hand.length >= civilHandLimit(s, seat)) n -= FULL_HAND;
  for (let i = 0; i < c.military.length; i++) n += militaryWorth(c.military[i], w);
  if (c.leader !== NONE) n += leaderHabits(c, c.leader, w);
  for (let i = 0; i < c.wonders.length; i++) n += wonderHabits(c, c.wonders[i], w);
  for (let i = 0; i < c.specials.length; i++) if (c.specials[i] !== NONE) n += habits(c.specials[i], w);
  n += T.LIMIT[c.government] * URBAN_PLACE * w.turns;
  if (c.tactic !== NONE && s.level > 0) n += 0.5 * T.LEVEL[c.tactic];
  return n;
}

/** Cards known to score at the end, and the bonus of the Simple game. */
function finalCards(s: State, seat: number, w: Weights): number {
  const sure = w.turns > 8 ? 0.4 : 0.8;
  let n = 0;
  for (const card of s.scoring) n += sure * (T.eventCard(card).impact?.(s, seat, s.first) ?? 0);
  for (const card of s.kept[seat])
    if (card >= 0) n += sure * (T.eventCard(card).impact?.(s, seat, s.first) ?? 0);
  if (s.level > 0) return n;
  const c = s.civs[seat];
  n += 2 * strength(s, seat) + Math.min(16, 2 * happiness(s, seat)) + scienceRating(s, seat);
  n += foodProduction(c) + resourceProduction(c);
  for (const technology of technologiesInPlay(c)) if (T.LEVEL[technology] === 1) n += 2;
  return 0.9 * n;
}

/** What an attack is worth when it succeeds, roughly. */
const SPOILS = 6;
const LIKELY_DEFENSE = 3;

/** Fights, auctions and offers whose outcome is open. */
function pending(s: State, seat: number, w: Weights): number {
  let n = 0;
  const b = s.battle;
  if (b.card !== NONE && (b.attacker === seat || b.defender === seat)) {
    const margin = attackTotal(s) - defenseTotal(s);
    const chance = margin <= 0 ? 0.02 : margin > 2 * LIKELY_DEFENSE ? 0.9 : 0.35 + 0.08 * margin;
    n += chance * (b.attacker === seat ? SPOILS : -SPOILS);
  }
  const a = s.auction;
  if (a.card !== NONE && a.bidder === seat) n += 0.6 * (colonyWorth(a.card, w) - 1.1 * a.bid);
  const own = s.civs[seat];
  if (own.war !== NONE) {
    const lead = strength(s, seat) - strength(s, own.warOn);
    n += lead > 4 ? Math.min(lead - 3, 12) : -4;
  }
  for (let i = 0; i < s.seats; i++) {
    const c = s.civs[i];
    if (i === seat || c.war === NONE || c.warOn !== seat) continue;
    const lead = strength(s, i) - strength(s, seat);
    n -= lead > -3 ? Math.min(lead + 4, 14) : 0;
  }
  if (s.offered !== NONE && s.active === seat) n += 1.5;
  return n;
}

/** Never clearly the weakest: what counts is the gap to the others. */
function might(s: State, seat: number, strengths: readonly number[], w: Weights): number {
  const own = strengths[seat];
  if (s.level === 0) return 0;
  let top = 0;
  for (let i = 0; i < s.seats; i++) if (i !== seat && inGame(s, i)) top = Math.max(top, strengths[i]);
  const gap = own - top;
  const late = w.turns < 1.5 ? 0.5 : 1;
  return late * (0.8 * own + (gap < 0 ? 1.7 * Math.max(gap, -20) : 0.5 * Math.min(gap, 10)));
}

function prospect(s: State, seat: number, strengths: readonly number[]): number {
  const w = weights(s, seat);
  return (
    engine(s, seat, w) +
    mood(s, seat, w) +
    prospects(s, seat, w) +
    finalCards(s, seat, w) +
    pending(s, seat, w) +
    might(s, seat, strengths, w)
  );
}

const EAGER: Readonly<Record<string, number>> = {
  stage: 1,
  technology: 1,
  leader: 1,
  build: 0.6,
  upgrade: 0.6,
  populate: 0.5,
  action: 0.8,
  revolution: 0.7,
  take: 0.2,
  event: 0.4,
  endTurn: -0.5,
  pass: -0.2,
  destroy: -2,
  disband: -2,
};

export const brain: Brain<State> = {
  evaluate(s, seat) {
    const strengths: number[] = [];
    for (let i = 0; i < s.seats; i++) strengths.push(inGame(s, i) ? strength(s, i) : 0);
    const own = prospect(s, seat, strengths);
    let best = Number.NEGATIVE_INFINITY;
    let sum = 0;
    let n = 0;
    for (let i = 0; i < s.seats; i++) {
      if (i === seat || !inGame(s, i)) continue;
      const other = prospect(s, i, strengths);
      if (other > best) best = other;
      sum += other;
      n++;
    }
    return n === 0 ? own : own - 0.6 * best - (0.4 * sum) / n;
  },
  prior(_s, _q, answer) {
    return EAGER[answer[0]] ?? 0;
  },
};
