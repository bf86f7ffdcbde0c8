/**
 * What a good position is: culture, and what the engine, the army and the cards will turn into until the end
 * (after the advice of strong players). Only turns that are over are judged, so actions left and fights under way don't
 * matter; a declared war does, as it stays open until its owner's next turn.
 */
import { NONE, type Terms, term } from '@epoka/kernel';
import * as T from '../content/tables.ts';
import { allWorkers, foodProduction, resourceProduction, technologiesInPlay } from '../rules/counts.ts';
import { consumption, corruptionAt, foodOf, resourcesOf } from '../rules/goods.ts';
import { impactOf } from '../rules/impacts.ts';
import {
  civilHandLimit,
  civilTotal,
  cultureRating,
  discontent,
  happiness,
  militaryTotal,
  scienceRating,
  strength,
} from '../rules/ratings.ts';
import { inGame, type State } from '../rules/state.ts';
import {
  constructionWorth,
  habits,
  handWorth,
  leaderHabits,
  militaryWorth,
  promises,
  wonderHabits,
} from './cards.ts';
import { facesLacking, type Prices, prices } from './outlook.ts';
import type { Weights } from './weights.ts';

/** The first ones of a kind matter most: worth of `n` by factors that fall with each step, a step being `width` wide. */
function falling(n: number, factors: readonly number[], width: number): number {
  let sum = 0;
  for (let i = 0; i < factors.length && n > i * width; i++)
    sum += factors[i] * (i === factors.length - 1 ? n - i * width : Math.min(width, n - i * width));
  return sum;
}

function engine(s: State, seat: number, p: Prices, w: Weights): number {
  const c = s.civs[seat];
  let n = cultureRating(s, seat) * p.culture;
  n += falling(scienceRating(s, seat), w.scienceSteps, 4) * p.science;
  n += Math.min(c.science, 30) * p.storedScience;
  n += falling(resourceProduction(c), w.resourceSteps, 4) * p.resource;
  const resources = resourcesOf(c);
  n += Math.min(resources, 14) * p.storedResource + Math.max(0, resources - 14) * 0.1;
  const food = foodOf(c);
  const net = foodProduction(c) - consumption(c.yellow);
  n += Math.min(net, 3) * p.food + Math.max(0, net - 3) * 0.1 * p.food;
  n += Math.min(food, 8) * p.storedFood;
  const turns = Math.min(3, p.turns);
  const missing = -net * turns - food;
  if (missing > 0) n -= w.famine * missing;
  n += falling(civilTotal(s, seat), w.civilSteps, 2) * p.civil + militaryTotal(s, seat) * p.military;
  n += allWorkers(c) * p.worker + (p.turns > 1 ? 0.3 * Math.min(c.idle, 2) : 0);
  n += c.yellow * p.yellow + p.blue * tokens(c.blue, c.blues);
  if (s.level > 0 && p.turns > 1) n -= corruptionAt(c.blue) * 0.6 * Math.min(3, p.turns);
  return n;
}

function tokens(bank: number, blues: readonly number[]): number {
  let n = bank;
  for (let i = 0; i < blues.length; i++) n += blues[i];
  return Math.min(n, 24);
}

/** Happiness now, and a look at the faces that a few more workers will ask for. */
function mood(s: State, seat: number, p: Prices, w: Weights): number {
  const faces = happiness(s, seat);
  if (s.level === 0) return 0;
  const c = s.civs[seat];
  const unhappy = discontent(s, seat);
  if (unhappy > c.idle)
    return -w.uprising[0] - w.uprising[1] * Math.min(p.turns, 12) - 2 * (unhappy - c.idle);
  // A worker without work keeps the peace, but could do better; more will have to if nothing is built for them.
  const soon = Math.min(1, p.turns / 4) * Math.max(0, facesLacking(s, seat) - unhappy);
  return -(0.8 + 0.1 * p.turns) * unhappy + 0.3 * Math.min(faces, 8) - 0.9 * soon;
}

/** Cards in hand, leaders, wonders and technologies that wait for their time. */
function prospects(s: State, seat: number, p: Prices, w: Weights): number {
  const c = s.civs[seat];
  const rate = scienceRating(s, seat);
  let n = promises(c, p) + constructionWorth(s, seat, p);
  for (let i = 0; i < c.hand.length; i++) n += handWorth(s, seat, c.hand[i], rate, p);
  // A full hand takes no better card.
  if (c.hand.length >= civilHandLimit(s, seat)) n -= w.fullHand;
  for (let i = 0; i < c.military.length; i++) n += militaryWorth(c.military[i], p);
  if (c.leader !== NONE) n += leaderHabits(c, c.leader, p);
  for (let i = 0; i < c.wonders.length; i++) n += wonderHabits(c, c.wonders[i], p);
  for (let i = 0; i < c.specials.length; i++) if (c.specials[i] !== NONE) n += habits(c.specials[i], p);
  n += T.LIMIT[c.government] * p.urbanPlace;
  if (c.tactic !== NONE && s.level > 0) n += 0.5 * T.LEVEL[c.tactic];
  return n;
}

/** Cards known to score at the end, and the bonus of the Simple game. */
function finalCards(s: State, seat: number, p: Prices): number {
  const sure = p.turns > 8 ? 0.4 : 0.8;
  let n = 0;
  for (const card of s.scoring) n += sure * (impactOf(s, card, seat, s.first) ?? 0);
  for (const card of s.kept[seat]) if (card >= 0) n += sure * (impactOf(s, card, seat, s.first) ?? 0);
  if (s.level > 0) return n;
  const c = s.civs[seat];
  n += 2 * strength(s, seat) + Math.min(16, 2 * happiness(s, seat)) + scienceRating(s, seat);
  n += foodProduction(c) + resourceProduction(c);
  for (const technology of technologiesInPlay(c)) if (T.LEVEL[technology] === 1) n += 2;
  return 0.9 * n;
}

/** Whom a seat has declared war on, also while it is being fought out at the start of its turn; NONE without a war. */
function enemyOf(s: State, seat: number): number {
  const { battle } = s;
  if (s.civs[seat].war !== NONE) return s.civs[seat].warOn;
  return battle.card !== NONE && battle.attacker === seat && T.KIND[battle.card] === T.WAR
    ? battle.defender
    : NONE;
}

/** Wars are open for a whole round: judged by how they would end as things are. */
function wars(s: State, seat: number, strengths: readonly number[], w: Weights): number {
  let n = 0;
  for (let i = 0; i < s.seats; i++) {
    const enemy = enemyOf(s, i);
    if (enemy === NONE) continue;
    const lead = strengths[i] - strengths[enemy];
    if (i === seat) n += lead > 4 ? Math.min(lead - 3, w.warWon) : -w.warInVain;
    else if (enemy === seat && lead > -3) n -= Math.min(lead + 4, w.warLost);
  }
  return n;
}

/** Never clearly the weakest: what counts is the gap to the others. */
function might(s: State, seat: number, strengths: readonly number[], p: Prices, w: Weights): number {
  if (s.level === 0) return 0;
  const own = strengths[seat];
  let top = 0;
  for (let i = 0; i < s.seats; i++) if (i !== seat && strengths[i] > top) top = strengths[i];
  const gap = own - top;
  const late = p.turns < 1.5 ? 0.5 : 1;
  return late * (w.strength * own + (gap < 0 ? w.behind * Math.max(gap, -20) : w.ahead * Math.min(gap, 10)));
}

export function judge(s: State, seat: number, w: Weights, terms?: Terms): number {
  if (!inGame(s, seat)) return Number.NEGATIVE_INFINITY;
  const p = prices(s, seat, w);
  const strengths: number[] = [];
  for (let i = 0; i < s.seats; i++) strengths.push(inGame(s, i) ? strength(s, i) : 0);
  return (
    term(terms, 'culture', s.civs[seat].culture) +
    term(terms, 'engine', engine(s, seat, p, w)) +
    term(terms, 'mood', mood(s, seat, p, w)) +
    term(terms, 'cards', prospects(s, seat, p, w)) +
    term(terms, 'final', finalCards(s, seat, p)) +
    term(terms, 'wars', wars(s, seat, strengths, w)) +
    term(terms, 'strength', might(s, seat, strengths, p, w))
  );
}
