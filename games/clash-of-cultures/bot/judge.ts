/** What a seat can expect of a position: points on the table, and what its means will still bring. */
import { NONE, type Terms, term } from '@epoka/kernel';
import {
  A,
  ADVANCE_COUNT,
  B,
  BARREN,
  CULTURE,
  GOLD,
  MOOD,
  SETTLER,
  SHIP,
  WONDER_ADVANCE,
  WONDERS,
} from '../content/index.ts';
import {
  amount,
  citiesOf,
  civAdvancesOf,
  hasBuilding,
  isLand,
  militaryAt,
  militaryOf,
  sizeOf,
  unitsAt,
  unitsOf,
  works,
} from '../rules/counts.ts';
import { layoutFor } from '../rules/layout.ts';
import { isFulfilled } from '../rules/objectives.ts';
import { cityPoints, totalOf } from '../rules/score.ts';
import type { State } from '../rules/state.ts';
import { lastAge } from '../rules/status.ts';
import { ENGINE } from './engine.ts';
import type { Weights } from './weights.ts';

const ROUNDS = 3;
/** Beyond this more of a kind is worth little. */
const ENOUGH = 4;
const CITIES = 6;

/** 0 at the start, 1 in the last round. */
function stage(s: State): number {
  const all = lastAge(s) * ROUNDS;
  return Math.min(1, Math.max(0, (s.age - 1) * ROUNDS + s.roundOfAge - 1) / Math.max(1, all - 1));
}

function store(s: State, seat: number, kind: number): number {
  const n = amount(s, seat, kind);
  return n <= ENOUGH ? n : ENOUGH + (n - ENOUGH) / 2;
}

/** A city could be founded here. */
function isSite(s: State, space: number): boolean {
  return (
    isLand(s, space) && s.terrain[space] !== BARREN && s.cityOwner[space] === NONE && s.exhausted[space] === 0
  );
}

/** How much of the dearest thing at hand, a wonder the seat could build, is in stock: 0 to 1. */
function saved(s: State, seat: number, cities: number): number {
  if (!works(s, seat, A.engineering)) return 0;
  const cards = s.shared === 1 ? s.wonderOpen : s.wonders[seat];
  let best = 0;
  for (let i = 0; i < cards.length; i++) {
    if (cards[i] < 0) continue;
    const { cost } = WONDERS[cards[i]];
    let have = 0;
    let all = 0;
    for (let kind = 0; kind < cost.length; kind++) {
      have += Math.min(cost[kind], amount(s, seat, kind));
      all += cost[kind];
    }
    const known = works(s, seat, WONDER_ADVANCE[cards[i]]) ? 1 : 0.5;
    best = Math.max(best, (known * have) / all);
  }
  return cities >= 2 ? best : best / 2;
}

/** What the seat's advances are worth to a game that goes on, those of its civilization among them. */
function engineOf(s: State, seat: number): number {
  let n = civAdvancesOf(s, seat);
  for (let a = 0; a < ADVANCE_COUNT; a++) if (s.has[seat * ADVANCE_COUNT + a] === 1) n += ENGINE[a];
  return n;
}

/** Objective cards that could be completed as things stand; the last round before the status phase counts in full. */
function fulfilled(s: State, seat: number): number {
  const cards = s.objectives[seat];
  let n = 0;
  for (let i = 0; i < cards.length; i++) if (cards[i] >= 0 && isFulfilled(s, seat, cards[i])) n++;
  return s.roundOfAge === ROUNDS ? n : n / 2;
}

/** Pieces of own cities that an army next to them could take, and of enemy cities that an own army could. */
function danger(s: State, seat: number): { threat: number; prey: number } {
  const { near } = layoutFor(s.seats);
  let threat = 0;
  let prey = 0;
  for (let x = 0; x < s.cityOwner.length; x++) {
    const owner = s.cityOwner[x];
    if (owner === NONE) continue;
    const guards = (s.holder[x] === owner ? militaryAt(s, x) : 0) + (hasBuilding(s, x, B.fortress) ? 1 : 0);
    let foes = 0;
    let mine = 0;
    for (let d = 0; d < 6; d++) {
      const y = near[6 * x + d];
      if (y < 0 || s.holder[y] === NONE || s.holder[y] === owner || !isLand(s, y)) continue;
      if (s.holder[y] === seat) mine = Math.max(mine, militaryAt(s, y));
      else foes = Math.max(foes, militaryAt(s, y));
    }
    if (owner === seat && foes > guards) threat += sizeOf(s, x);
    if (owner !== seat && mine > guards) prey += sizeOf(s, x);
  }
  return { threat, prey };
}

export function judge(s: State, seat: number, w: Weights, terms?: Terms): number {
  const t = stage(s);
  const at = (pair: readonly [number, number]) => pair[0] + (pair[1] - pair[0]) * t;
  const cities = citiesOf(s, seat);
  let room = 0;
  let moods = 0;
  let sites = 0;
  let garrisons = 0;
  for (let x = 0; x < s.cityOwner.length; x++) {
    if (s.cityOwner[x] !== seat) {
      if (s.holder[x] === seat && isSite(s, x)) sites += Math.min(1, unitsAt(s, x, SETTLER));
      continue;
    }
    if (s.holder[x] === seat && militaryAt(s, x) > 0) garrisons++;
    room += Math.max(0, Math.min(5, cities) - sizeOf(s, x));
    moods += (s.mood[x] - 1) * sizeOf(s, x);
  }
  let stores =
    at(w.gold) * store(s, seat, GOLD) +
    at(w.mood) * store(s, seat, MOOD) +
    at(w.culture) * store(s, seat, CULTURE);
  for (let kind = 0; kind < GOLD; kind++) stores += at(w.resource) * store(s, seat, kind);
  let explored = 0;
  for (let x = 0; x < s.terrain.length; x++) if (s.terrain[x] >= 0) explored++;
  const buildings = cityPoints(s, seat) - cities;
  const { threat, prey } = danger(s, seat);
  return (
    term(terms, 'points', totalOf(s, seat)) +
    term(
      terms,
      'cities',
      at(w.city) * Math.min(cities, CITIES) +
        at(w.room) * room +
        at(w.building) * buildings +
        at(w.happiness) * moods +
        (at(w.explored) * explored) / 4,
    ) +
    term(terms, 'engine', at(w.advance) * engineOf(s, seat)) +
    term(terms, 'stores', stores + at(w.saving) * saved(s, seat, cities)) +
    term(
      terms,
      'cards',
      at(w.card) * Math.min(ENOUGH, s.hands[seat].length) +
        at(w.objective) * s.objectives[seat].length +
        at(w.fulfilled) * fulfilled(s, seat) +
        at(w.wonderCard) * s.wonders[seat].length +
        at(w.card) * s.persons[seat].length,
    ) +
    term(
      terms,
      'units',
      at(w.settler) * Math.min(2, unitsOf(s, seat, SETTLER)) * (cities < CITIES ? 1 : 0.2) +
        (cities < CITIES ? at(w.site) * sites : 0) +
        at(w.garrison) * garrisons +
        (s.leader[seat] === NONE ? 0 : at(w.leader)) -
        at(w.threat) * threat +
        at(w.prey) * prey +
        at(w.military) * Math.min(2 * cities, militaryOf(s, seat)) +
        at(w.ship) * Math.min(2, unitsOf(s, seat, SHIP)),
    )
  );
}
