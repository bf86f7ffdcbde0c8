/** What a position is worth to a seat: growth, mood, means, arms (in food). */
import { OK, type Terms, term } from '@epoka/kernel';
import { distance, isOccupied, isSea, isUnit, ringOf } from '../rules/board.ts';
import { AIR, FOOD, KIND, NAVAL, NEEDS, PRODUCTION, STAGES, TAX, UNIT_TYPE, WONDER } from '../rules/cards.ts';
import { SATISFACTION_OP, STATIC } from '../rules/effects.ts';
import { cannotUse } from '../rules/requirements.ts';
import {
  capitalOf,
  IN_FORCE,
  IN_GROUND,
  inGame,
  isPlayerRef,
  KNOWN,
  MANAGEMENT,
  STANDING,
  type State,
  seatOfRef,
  UNFINISHED,
} from '../rules/state.ts';
import {
  amountOf,
  handLimit,
  incomeOf,
  satisfaction,
  strengthOf,
  toughnessOf,
  upkeepOf,
  VICTORY_TERRAINS,
} from '../rules/values.ts';
import { foodValue, hungerOf } from './hunger.ts';
import type { Weights } from './weights.ts';
import { mute, turnsLeft, worth } from './worth.ts';

export function judge(s: State, seat: number, w: Weights, terms?: Terms): number {
  if (!inGame(s, seat)) return Number.NEGATIVE_INFINITY;
  const n = s.row[seat].length;
  return (
    term(terms, 'growth', growth(s, seat, n, w)) +
    term(terms, 'mood', mood(s, seat, n, w)) +
    term(terms, 'income', incomes(s, seat, w)) +
    term(terms, 'works', works(s, seat, w)) +
    term(terms, 'cards', cards(s, seat, w) + keys(s, seat, w)) +
    term(terms, 'arms', arms(s, seat, w))
  );
}

function growth(s: State, seat: number, n: number, w: Weights): number {
  const hunger = hungerOf(s, seat, w);
  const ready = n >= VICTORY_TERRAINS && s.food[seat] >= hunger.goal;
  const land = Math.min(n, VICTORY_TERRAINS) * w.terrain + Math.max(0, n - VICTORY_TERRAINS) * w.spareTerrain;
  return land + foodValue(hunger, s.food[seat]) * w.food + (ready ? w.ready : 0);
}

/** What so much satisfaction beyond the number of terrains is worth in a turn. */
const content = (spare: number, w: Weights): number =>
  spare < 0 ? spare * w.mood : Math.min(spare, 2) * w.reserve;

function mood(s: State, seat: number, n: number, w: Weights): number {
  const spare = satisfaction(s, seat) - n;
  const left = turnsLeft(s);
  let passing = 0;
  let turns = 0;
  for (let o = 0; o < s.zone.length; o++) {
    if (s.zone[o] !== IN_FORCE || s.marks[o] === 0) continue;
    for (const rule of STATIC[SATISFACTION_OP][s.face[o]] ?? []) {
      const mine = rule.scope === 'you' ? s.owner[o] === seat : seatOfRef(s.attached[o]) === seat;
      if (!mine) continue;
      passing += amountOf(s, rule.amount, seat);
      turns = Math.max(turns, Math.min(left, s.marks[o]));
    }
  }
  const value = content(spare, w) * turns + content(spare - passing, w) * (left - turns);
  return value - (n > 1 && hungry(s, seat, -spare) ? w.riot : 0);
}

/** Unrest will take more food than there is, or than there can be when it comes. */
function hungry(s: State, seat: number, due: number): boolean {
  let food = s.food[seat];
  if (food >= due) return false;
  if (seat === s.active && s.phase <= MANAGEMENT)
    for (const terrain of s.row[seat])
      if (s.used[terrain] === 0 && !isOccupied(s, terrain)) food += incomeOf(s, terrain, FOOD);
  return food < due;
}

/** Cards in hand, those more that can be used; what the hand limit takes is worth nothing. */
function cards(s: State, seat: number, w: Weights): number {
  let usable = 0;
  const hand = s.hand[seat];
  const g = mute(s);
  for (let i = 0; i < hand.length; i++) if (hand[i] >= 0 && cannotUse(g, seat, hand[i]) === OK) usable++;
  const limit = handLimit(s, seat);
  return Math.min(hand.length, limit) * w.card + Math.min(usable, limit) * w.usable;
}

/** Resources in play that cards of the own deck wait for: hardly a unit without its horses. */
function keys(s: State, seat: number, w: Weights): number {
  let found = false;
  for (let o = 0; o < s.zone.length && !found; o++) found = s.zone[o] === IN_GROUND && s.owner[o] === seat;
  if (!found) return 0;
  let opened = 0;
  for (const pile of [s.hand[seat], s.library[seat]])
    for (let i = 0; i < pile.length; i++)
      if (pile[i] >= 0) opened += waits(s, seat, NEEDS[pile[i]].resources);
  return Math.min(w.mostKeys, opened * w.key);
}

/** 1 if it needs resources and all of them are there. */
function waits(s: State, seat: number, resources: readonly number[]): number {
  if (resources.length === 0) return 0;
  for (const resource of resources) {
    let there = false;
    for (let o = 0; o < s.zone.length && !there; o++)
      there = s.zone[o] === IN_GROUND && s.owner[o] === seat && s.face[o] === resource;
    if (!there) return 0;
  }
  return 1;
}

function incomes(s: State, seat: number, w: Weights): number {
  let sum = 0;
  let harvest = 0;
  const left = turnsLeft(s);
  for (const terrain of s.row[seat]) {
    const occupied = isOccupied(s, terrain);
    if (occupied) sum -= w.occupied;
    const food = incomeOf(s, terrain, FOOD);
    if (!occupied) harvest += food;
    sum +=
      left *
      (occupied ? 1 - w.occupation : 1) *
      Math.max(
        food * w.foodIncome,
        incomeOf(s, terrain, PRODUCTION) * w.productionIncome,
        incomeOf(s, terrain, TAX) * w.taxIncome,
      );
  }
  // Nobody grows without food.
  return sum + Math.min(harvest, w.enoughFood) * w.harvest * left;
}

/** Inventions, buildings, wonders, and what is on the way; events that help or harm. */
function works(s: State, seat: number, w: Weights): number {
  let sum = 0;
  for (let o = 0; o < s.zone.length; o++) {
    const card = s.face[o];
    if (s.zone[o] === IN_FORCE) {
      const against = isPlayerRef(s.attached[o]) && seatOfRef(s.attached[o]) === seat;
      if (against && s.owner[o] !== seat) sum -= w.event;
      else if (s.owner[o] === seat) sum += w.event;
      continue;
    }
    if (s.owner[o] !== seat) continue;
    if (s.zone[o] === KNOWN) sum += w.invention;
    else if (s.zone[o] === STANDING) sum += KIND[card] === WONDER ? w.wonder : w.building;
    else if (s.zone[o] === UNFINISHED) {
      const part = s.marks[o] / STAGES[card].length;
      sum += worth(s, seat, card, w) * (part === 1 ? 1 : w.started * part);
    }
  }
  return sum;
}

/** How much of a unit's strength counts at so many steps from a capital. */
const NEAR = [1, 1, 0.8, 0.6, 0.4, 0.25, 0.15, 0.1];

const ring: number[] = [];
const threats: number[] = [];

function arms(s: State, seat: number, w: Weights): number {
  ringOf(s, ring);
  const capital = capitalOf(s, seat);
  const byAir = 0.8;
  let sum = 0;
  let guard = toughnessOf(s, capital);
  threats.length = s.seats;
  threats.fill(0);
  for (let u = 0; u < s.zone.length; u++) {
    if (!isUnit(s, u)) continue;
    const type = UNIT_TYPE[s.face[u]];
    const steps = distance(ring, s.at[u], capital);
    if (s.owner[u] === seat) {
      const toughness = toughnessOf(s, u);
      sum += strengthOf(s, u) * w.strength + toughness * w.toughness;
      if (s.owner[s.at[u]] !== seat) sum -= upkeepOf(s, u) * w.upkeep;
      if (steps <= 1) guard += steps === 0 ? toughness : toughness / 2;
    } else {
      const near =
        type === AIR ? byAir : type === NAVAL ? (isSea(s, capital) ? byAir : 0) : (NEAR[steps] ?? 0);
      if (near > 0) threats[s.owner[u]] += strengthOf(s, u) * near;
    }
  }
  const ratio = Math.min(1.5, Math.max(...threats) / Math.max(1, guard));
  return sum - w.siege * (0.3 * ratio + 0.7 * ratio * ratio);
}
