/** Production and maintenance at the end of a turn (TTA-13, 14, 15). */
import { NONE, type QuestionRules } from '@epoka/kernel';
import * as T from '../content/tables.ts';
import { mayTradeResource } from './costs.ts';
import { extraTokenMine, foodProduction, resourceProduction } from './counts.ts';
import { elsewhere, type Kind } from './elsewhere.ts';
import { consumption, corruptionAt, foodOf, gainFood, gainResources, payFood, resourcesOf } from './goods.ts';
import { cultureRating, discontent, militaryLeft, pactSideOf, scienceRating } from './ratings.ts';
import { drawMilitary, handInFood, handInResources, learn, score } from './score.ts';
import { SIMPLE } from './settings.ts';
import {
  BY_FAMINE,
  BY_TURNS,
  type Civ,
  type Game,
  inGame,
  ROUTES_READY,
  ROUTES_USED,
  type State,
} from './state.ts';
import type { Vocab } from './vocabulary.ts';

const CULTURE_PER_MISSING_FOOD = 4;
const MOST_DRAWN = 3;

/** One token per worker, highest level first while the bank lasts. Returns the food. */
export function produceFarms(g: Game, seat: number): number {
  const c = g.s.civs[seat];
  const whole = foodProduction(c);
  let food = 0;
  for (let i = T.LAST[T.FARM]; i >= T.FIRST[T.FARM]; i--) food += put(c, i, c.workers[i]);
  if (food > 0) g.tell('produced', seat, food, 0);
  if (food < whole) g.tell('notStored', seat, whole - food, 0);
  return food;
}

function put(c: Civ, holder: number, tokens: number): number {
  const n = Math.min(tokens, c.blue);
  if (n <= 0) return 0;
  c.blue -= n;
  c.blues[holder] += n;
  return n * T.WORTH[holder];
}

/** Tokens a card would get from its workers as a mine. */
function mineTokens(c: Civ, holder: number): number {
  if (T.TYPE[holder] !== T.MINE && (c.leader === NONE || !T.LABS_ARE_MINES[c.leader])) return 0;
  return Math.max(0, c.workers[holder]);
}

/** In the order of TTA-13.8.a; `without` gets one token less. Returns the resources. */
export function produceMines(g: Game, seat: number, without: number): number {
  const c = g.s.civs[seat];
  const whole = resourceProduction(c) - (without === NONE ? 0 : T.WORTH[without]);
  const resources = putMines(c, without);
  if (resources > 0) g.tell('produced', seat, 0, resources);
  if (resources < whole) g.tell('notStored', seat, 0, whole - resources);
  return resources;
}

function putMines(c: Civ, without: number): number {
  const extra = extraTokenMine(c);
  let resources = 0;
  for (let k = 0; k < T.MINE_ORDER.length; k++) {
    const holder = T.MINE_ORDER[k];
    const tokens = mineTokens(c, holder);
    resources += put(c, holder, holder === without ? tokens - 1 : tokens);
    const lastOfWorth = k + 1 === T.MINE_ORDER.length || T.WORTH[T.MINE_ORDER[k + 1]] < T.WORTH[holder];
    if (extra !== NONE && lastOfWorth && T.WORTH[holder] === T.WORTH[extra]) resources += put(c, extra, 1);
  }
  return resources;
}

/** Food for the workers; what is missing costs culture. */
export function consume(g: Game, seat: number): void {
  const s = g.s;
  const c = s.civs[seat];
  const need = consumption(c.yellow);
  let missing = need - handInFood(g, seat, need);
  if (
    missing > 0 &&
    seat === s.active &&
    c.routes !== ROUTES_USED &&
    resourcesOf(c) > 0 &&
    mayTradeResource(s, seat)
  ) {
    handInResources(g, seat, 1);
    c.routes = ROUTES_USED;
    missing--;
    g.tell('routesUsed', seat);
  }
  if (need > missing) g.tell('ate', seat, need - missing);
  if (missing > 0) {
    g.tell('famine', seat, missing);
    score(g, seat, -CULTURE_PER_MISSING_FOOD * missing, BY_FAMINE);
  }
}

function pactFood(g: Game, seat: number): void {
  const s = g.s;
  for (let owner = 0; owner < s.seats; owner++) {
    const food = pactSideOf(s, owner, seat)?.food ?? 0;
    const gained = gainFood(s.civs[seat], food);
    if (gained > 0) g.tell('pactGave', seat, s.civs[owner].pact, gained, 0);
    if (gained < food) g.tell('notStored', seat, food - gained, 0);
  }
}

function foodOfPacts(s: State, seat: number): number {
  let n = 0;
  for (let owner = 0; owner < s.seats; owner++) n += pactSideOf(s, owner, seat)?.food ?? 0;
  return n;
}

/** What pacts bring; what they cost is lost afterwards. */
function resourcesOfPacts(s: State, seat: number): number {
  let n = 0;
  for (let owner = 0; owner < s.seats; owner++) n += Math.max(0, pactSideOf(s, owner, seat)?.resources ?? 0);
  return n;
}

/** Food that will be missing at the end of the turn as things are: blue tokens, pacts and trade routes considered. */
export function foodMissing(s: State, seat: number): number {
  const c = s.civs[seat];
  const trial = { ...c, blues: c.blues.slice() };
  for (let i = T.LAST[T.FARM]; i >= T.FIRST[T.FARM]; i--) put(trial, i, trial.workers[i]);
  gainFood(trial, foodOfPacts(s, seat));
  const missing = consumption(c.yellow) - foodOf(trial);
  const traded = c.routes !== ROUTES_USED && resourcesOf(c) > 0 && mayTradeResource(s, seat) ? 1 : 0;
  return Math.max(0, missing - traded);
}

/** Gains first, then losses (TTA-13.5). */
function pactResources(g: Game, seat: number): void {
  const s = g.s;
  for (let owner = 0; owner < s.seats; owner++) {
    const resources = pactSideOf(s, owner, seat)?.resources ?? 0;
    if (resources <= 0) continue;
    const gained = gainResources(s.civs[seat], resources);
    if (gained > 0) g.tell('pactGave', seat, s.civs[owner].pact, 0, gained);
    if (gained < resources) g.tell('notStored', seat, 0, resources - gained);
  }
  for (let owner = 0; owner < s.seats; owner++) {
    const loss = 0 - (pactSideOf(s, owner, seat)?.resources ?? 0);
    if (loss <= 0) continue;
    const paid = handInResources(g, seat, loss);
    if (paid > 0) g.tell('pactTook', seat, s.civs[owner].pact, paid);
  }
}

/** What the production of this turn would have no blue tokens for, as things are. Without an uprising. */
export function lostInProduction(s: State, seat: number): { food: number; resources: number } {
  const c = s.civs[seat];
  const trial = { ...c, blues: c.blues.slice() };
  const pacts = foodOfPacts(s, seat);
  let food = foodProduction(c) + pacts;
  for (let i = T.LAST[T.FARM]; i >= T.FIRST[T.FARM]; i--) food -= put(trial, i, trial.workers[i]);
  food -= gainFood(trial, pacts);
  payFood(trial, consumption(c.yellow));
  const more = resourcesOfPacts(s, seat);
  let resources = resourceProduction(c) + more - putMines(trial, NONE);
  resources -= gainResources(trial, more);
  return { food, resources };
}

function corruption(g: Game, seat: number): void {
  const paid = handInResources(g, seat, corruptionAt(g.s.civs[seat].blue));
  if (paid > 0) g.tell('corruption', seat, paid);
}

function mineAndAfter(g: Game, seat: number, without: number, pacts: boolean, corrupts: boolean): void {
  produceMines(g, seat, without);
  if (pacts) pactResources(g, seat);
  if (corrupts) corruption(g, seat);
}

function producesAny(c: Civ): boolean {
  for (const holder of T.MINE_ORDER) if (mineTokens(c, holder) > 0) return true;
  return false;
}

/** Mines produce; with the variant "alternative corruption" the owner may leave one token out. */
export function mines(g: Game, seat: number, pacts: boolean, corrupts: boolean): void {
  if (g.s.alternativeCorruption && producesAny(g.s.civs[seat]))
    g.ask(seat, 'mineOption', { pacts, corruption: corrupts });
  else mineAndAfter(g, seat, NONE, pacts, corrupts);
}

const BUILDINGS: readonly Kind[] = ['building'];

export const mineOption: QuestionRules<State, Vocab, 'mineOption'> = {
  choices(g, q, offer) {
    const c = g.s.civs[q.seat];
    offer.can('done');
    for (const holder of T.MINE_ORDER) if (mineTokens(c, holder) > 0) offer.can('leave', holder);
    elsewhere(g, offer, BUILDINGS);
    offer.elsewhere(g.no('onlyMines'), 'building');
  },
  answer(g, q, a) {
    const without = a[0] === 'leave' ? a[1] : NONE;
    if (without !== NONE) g.tell('leftOut', q.seat, without);
    mineAndAfter(g, q.seat, without, q.data.pacts, q.data.corruption);
  },
};

/** Farms with consumption, as a part of production and of events. */
export function farmsAndFood(g: Game, seat: number, pacts: boolean): void {
  produceFarms(g, seat);
  if (pacts) pactFood(g, seat);
  consume(g, seat);
}

export function production(g: Game): void {
  const s = g.s;
  const seat = s.active;
  if (!inGame(s, seat)) return;
  const c = s.civs[seat];
  const unhappy = discontent(s, seat);
  if (unhappy > c.idle) {
    g.tell('uprising', seat, unhappy, c.idle);
    return;
  }
  learn(g, seat, scienceRating(s, seat));
  score(g, seat, cultureRating(s, seat), BY_TURNS);
  farmsAndFood(g, seat, true);
  mines(g, seat, true, s.level !== SIMPLE);
  if (s.level !== SIMPLE && s.round > 1 && !s.drawAsAction) g.next('drawAtEnd');
}

export function drawAtEnd(g: Game): void {
  const seat = g.s.active;
  const unspent = militaryLeft(g.s, seat);
  drawMilitary(g, seat, Math.min(unspent, MOST_DRAWN));
}

export function turnEnd(g: Game): void {
  // Nothing may be learned at the end of a turn (the first round, Age IV), and yet it stands (TTA-29.4).
  g.mark();
  const c = g.s.civs[g.s.active];
  c.civilSpent = 0;
  c.militarySpent = 0;
  c.civilActed = false;
  c.militaryActed = false;
  c.extraMilitary = 0;
  c.unitGoods = 0;
  c.unitGoodsUsed = 0;
  c.immigrated = false;
  c.routes = ROUTES_READY;
  c.taken.length = 0;
}
