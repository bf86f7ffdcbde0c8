/** What a position is worth to a seat: growth, mood, means, arms (in food). */
import { type Terms, term } from '@epoka/kernel';
import { distance, isOccupied, isUnit, ringOf } from '../rules/board.ts';
import { FOOD, KIND, PRODUCTION, STAGES, TAX, WONDER } from '../rules/cards.ts';
import {
  capitalOf,
  IN_FORCE,
  inGame,
  isPlayerRef,
  KNOWN,
  STANDING,
  type State,
  seatOfRef,
  UNFINISHED,
} from '../rules/state.ts';
import {
  incomeOf,
  satisfaction,
  strengthOf,
  toughnessOf,
  VICTORY_TERRAINS,
  victoryFood,
} from '../rules/values.ts';
import type { Weights } from './weights.ts';
import { turnsLeft, worth } from './worth.ts';

export function judge(s: State, seat: number, w: Weights, terms?: Terms): number {
  if (!inGame(s, seat)) return Number.NEGATIVE_INFINITY;
  const n = s.row[seat].length;
  const sum =
    term(terms, 'growth', growth(s, seat, n, w)) +
    term(terms, 'mood', mood(s, seat, n, w)) +
    term(terms, 'income', incomes(s, seat, w)) +
    term(terms, 'works', works(s, seat, w)) +
    term(terms, 'cards', s.hand[seat].length * w.card) +
    term(terms, 'arms', arms(s, seat, w));
  return sum;
}

function growth(s: State, seat: number, n: number, w: Weights): number {
  const wins = n >= VICTORY_TERRAINS && s.food[seat] >= victoryFood(s, seat);
  // Food beyond the next discovery and what unrest takes is worth less.
  const useful = n >= VICTORY_TERRAINS ? victoryFood(s, seat) + 4 : n + 6;
  const food = Math.min(s.food[seat], useful) + Math.max(0, s.food[seat] - useful) * 0.3;
  const left = s.over && s.out.filter(out => out === 0).length === 1;
  return n * w.terrain + food * w.food + (left || (s.over && wins) ? w.won : 0);
}

function mood(s: State, seat: number, n: number, w: Weights): number {
  const spare = satisfaction(s, seat) - n;
  const due = Math.max(0, -spare);
  const riot = n > 1 && s.food[seat] < due ? w.riot : 0;
  const left = turnsLeft(s);
  return (spare < 0 ? spare * w.mood * left : Math.min(spare, 2) * w.reserve * left) - riot;
}

function incomes(s: State, seat: number, w: Weights): number {
  let sum = 0;
  const left = turnsLeft(s);
  for (const terrain of s.row[seat]) {
    if (isOccupied(s, terrain)) {
      sum -= w.occupied;
      continue;
    }
    sum +=
      left *
      Math.max(
        incomeOf(s, terrain, FOOD) * w.foodIncome,
        incomeOf(s, terrain, PRODUCTION) * w.productionIncome,
        incomeOf(s, terrain, TAX) * w.taxIncome,
      );
  }
  return sum;
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
      sum += worth(s, seat, card, w) * w.started * (s.marks[o] / STAGES[card].length);
    }
  }
  return sum;
}

const ring: number[] = [];

function arms(s: State, seat: number, w: Weights): number {
  ringOf(s, ring);
  const capital = capitalOf(s, seat);
  let sum = 0;
  let threat = 0;
  let guard = toughnessOf(s, capital);
  for (let u = 0; u < s.zone.length; u++) {
    if (!isUnit(s, u)) continue;
    const own = s.owner[u] === seat;
    const near = distance(ring, s.at[u], capital) <= 2;
    if (own) {
      sum += (strengthOf(s, u) + toughnessOf(s, u)) * w.unit;
      if (s.owner[s.at[u]] !== seat) sum += w.abroad;
      if (s.at[u] === capital) guard += toughnessOf(s, u);
    } else if (near) threat += strengthOf(s, u);
  }
  return sum - Math.max(0, threat - guard + 2) * (threat > 0 ? w.siege : 0);
}
