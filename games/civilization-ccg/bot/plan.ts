/**
 * The management phase, planned at once: which terrain gives what, which cards are given up, what is begun and paid. All ways to
 * use the terrains are weighed against all that could be bought, adding up from terrain to terrain.
 */
import type { Answer } from '@epoka/kernel';
import { isOccupied } from '../rules/board.ts';
import { FOOD, PRODUCTION, TAX } from '../rules/cards.ts';
import { PAID_DRAWS_OP } from '../rules/effects.ts';
import type { State } from '../rules/state.ts';
import { drawCost, incomeOf, sumFor, useForbiddenBy } from '../rules/values.ts';
import { foodValue, hungerOf } from './hunger.ts';
import { type Market, MOST, most, shop, waresOf } from './market.ts';
import { WEIGHTS, type Weights } from './weights.ts';

/** Terrains that can still give something, with what they give. */
function readyTerrains(s: State, seat: number): { terrain: number; income: readonly number[] }[] {
  const ready: { terrain: number; income: readonly number[] }[] = [];
  for (const terrain of s.row[seat]) {
    if (s.used[terrain] === 1 || isOccupied(s, terrain) || useForbiddenBy(s, terrain) !== undefined) continue;
    const income = [incomeOf(s, terrain, FOOD), incomeOf(s, terrain, PRODUCTION), incomeOf(s, terrain, TAX)];
    if (income[FOOD] + income[PRODUCTION] + income[TAX] > 0) ready.push({ terrain, income });
  }
  return ready;
}

const SIDE = MOST + 1;
const CELLS = SIDE * SIDE;
/** a civilization has fifteen terrains and a capital at most */
const TERRAINS = 16;
/** By production and tax taken: the most food, -1 where it can't be had, after so many terrains; and the step before it. */
const FOODS = Array.from({ length: TERRAINS + 1 }, () => new Int16Array(CELLS));
const BEFORE = Array.from({ length: TERRAINS + 1 }, () => new Int16Array(CELLS));

type Ready = ReturnType<typeof readyTerrains>;

/** All that the terrains can give together. */
function spread(ready: Ready, production: number, tax: number): void {
  FOODS[0].fill(-1);
  FOODS[0][Math.min(MOST, production) * SIDE + Math.min(MOST, tax)] = 0;
  for (let i = 0; i < ready.length; i++) {
    const { income } = ready[i];
    const from = FOODS[i];
    const to = FOODS[i + 1];
    const before = BEFORE[i + 1];
    to.fill(-1);
    for (let cell = 0; cell < CELLS; cell++) {
      const have = from[cell];
      if (have < 0) continue;
      const p = Math.floor(cell / SIDE);
      const t = cell % SIDE;
      if (have + income[FOOD] > to[cell]) {
        to[cell] = have + income[FOOD];
        before[cell] = cell;
      }
      const producing = Math.min(MOST, p + income[PRODUCTION]) * SIDE + t;
      if (income[PRODUCTION] > 0 && have > to[producing]) {
        to[producing] = have;
        before[producing] = cell;
      }
      const taxing = p * SIDE + Math.min(MOST, t + income[TAX]);
      if (income[TAX] > 0 && have > to[taxing]) {
        to[taxing] = have;
        before[taxing] = cell;
      }
    }
  }
}

/** What each terrain gives on the way to a cell. */
function uses(ready: Ready, end: number): Answer[] {
  const answers: Answer[] = [];
  let cell = end;
  for (let i = ready.length; i > 0; i--) {
    const from = BEFORE[i][cell];
    const { terrain, income } = ready[i - 1];
    const kind =
      from === cell ? FOOD : Math.floor(from / SIDE) !== Math.floor(cell / SIDE) ? PRODUCTION : TAX;
    if (income[kind] > 0) answers.push(['income', terrain, kind]);
    cell = from;
  }
  return answers.reverse();
}

const byProduction = new Float64Array(SIDE);
const forUnits = new Int16Array(SIDE);
const byTax = new Float64Array(SIDE);
const forDraw = new Int16Array(SIDE);

/** The best that so much production is good for, and how much of it goes to units. */
function priceProduction(buildings: Market, units: Market, pool: readonly number[]): void {
  for (let sum = 0; sum < SIDE; sum++) {
    byProduction[sum] = Number.NEGATIVE_INFINITY;
    for (let u = 0; u <= sum; u++) {
      const value = most(units, u + pool[2]) + most(buildings, sum - u + pool[1]);
      if (value > byProduction[sum] + SAME) {
        byProduction[sum] = value;
        forUnits[sum] = u;
      }
    }
  }
}

/** The same for tax, and whether a card is bought. */
function priceTax(s: State, seat: number, inventions: Market, w: Weights): void {
  const price = drawCost(s, seat);
  const may = s.drawn < 1 + sumFor(s, PAID_DRAWS_OP, seat) && s.library[seat].length > 0;
  const held = s.hand[seat].length;
  const card = may ? w.draw * (held <= 4 ? 1.3 : held <= 6 ? 1 : 0.5) : 0;
  for (let sum = 0; sum < SIDE; sum++) {
    byTax[sum] = most(inventions, sum + s.pool[4]);
    forDraw[sum] = 0;
    if (card === 0 || sum < price) continue;
    const value = most(inventions, sum - price + s.pool[4]) + card;
    if (value > byTax[sum] + SAME) {
      byTax[sum] = value;
      forDraw[sum] = price;
    }
  }
}

const SAME = 1e-9;

export interface Plan {
  /** what to do, one after the other; nothing: to pass */
  readonly steps: readonly Answer[];
  /** there will be more to pay when these are done */
  readonly further: boolean;
  /** food that is still wanted for unrest and the next discovery */
  readonly food: number;
}

function planAnew(s: State, seat: number, w: Weights): Plan {
  const { buildings, units, inventions } = waresOf(s, seat, w);
  priceProduction(buildings, units, s.pool);
  priceTax(s, seat, inventions, w);
  const ready = readyTerrains(s, seat);
  spread(ready, s.pool[0], s.pool[3]);
  const foods = FOODS[ready.length];
  const hunger = hungerOf(s, seat, w);
  let best = Number.NEGATIVE_INFINITY;
  let end = 0;
  for (let cell = 0; cell < CELLS; cell++) {
    if (foods[cell] < 0) continue;
    const value =
      byProduction[Math.floor(cell / SIDE)] +
      byTax[cell % SIDE] +
      foodValue(hunger, s.food[seat] + foods[cell]);
    if (value > best + SAME) {
      best = value;
      end = cell;
    }
  }
  const steps = uses(ready, end);
  const production = Math.floor(end / SIDE);
  const tax = end % SIDE;
  if (forDraw[tax] > 0) steps.push(['draw']);
  let further = shop(units, forUnits[production] + s.pool[2], steps);
  if (shop(buildings, production - forUnits[production] + s.pool[1], steps)) further = true;
  if (shop(inventions, tax - forDraw[tax] + s.pool[4], steps)) further = true;
  return { steps, further, food: Math.max(0, hunger.goal - s.food[seat]) };
}

let last: { s: State; asking: number; plan: Plan } | undefined;

/** The plan of the position; made once for all answers of a question. */
export function planFor(s: State, seat: number): Plan {
  if (last === undefined || last.s !== s || last.asking !== s.asking)
    last = { s, asking: s.asking, plan: planAnew(s, seat, WEIGHTS) };
  return last.plan;
}

const PASS: Answer = ['pass'];
let script: { s: State; asking: number; plan: Plan; at: number } | undefined;

/** The next step of a phase that is played by plan alone: the plan is made once and then followed. */
export function nextStep(s: State, seat: number): Answer {
  if (script === undefined || script.s !== s || script.asking !== s.asking)
    script = { s, asking: s.asking, plan: planAnew(s, seat, WEIGHTS), at: 0 };
  else if (script.at >= script.plan.steps.length && script.plan.further) {
    script.plan = planAnew(s, seat, WEIGHTS);
    script.at = 0;
  }
  const { plan, at } = script;
  script.at++;
  script.asking++;
  return at < plan.steps.length ? plan.steps[at] : PASS;
}
