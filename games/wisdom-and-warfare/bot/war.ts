/** Strength in the field: who would win where, what draws figures, what threatens cities. */
import { NONE } from '@epoka/kernel';
import { FIRST_STATE, HUT, UNIT_TYPE, unitHealth, VILLAGE } from '../content/tables.ts';
import {
  battleHand,
  cityCount,
  cityLimit,
  combatBonus,
  flies,
  rank,
  speed,
  stackLimit,
  strength,
} from '../rules/counts.ts';
import { apart, steps } from '../rules/geometry.ts';
import { explored, foreign, gridOf, isWater } from '../rules/squares.ts';
import { ARMIES, CITIES, FIGURES, type State } from '../rules/state.ts';
import type { Weights } from './weights.ts';

/** Of each seat: what one of its units brings to a battle on the average, its units, its bonus, what an army draws. */
const unitPower: number[] = [];
const units: number[] = [];
const bonus: number[] = [];
const drawn: number[] = [];
/** Seats whose strength in the position that is judged is known, as bits: most questions are about a few. */
let known = 0;

/** Another position is judged from here on. */
export function weighAnew(): void {
  known = 0;
}

/** Counts the seat's strength once for a position: health left over, and wounds dealt. */
function weigh(s: State, seat: number): void {
  if ((known >> seat) & 1) return;
  known |= 1 << seat;
  const forces = s.standing[seat];
  let all = 0;
  for (let i = 0; i < forces.length; i++) {
    const unit = forces[i];
    all += 0.55 * unitHealth(unit, rank(s, seat, UNIT_TYPE[unit])) + 0.6 * strength(s, seat, unit);
  }
  units[seat] = forces.length;
  unitPower[seat] = forces.length === 0 ? 0 : all / forces.length;
  bonus[seat] = combatBonus(s, seat);
  drawn[seat] = battleHand(s, seat, 1, false);
}

/** What armies of the seat are worth when they attack. */
export function attackPower(s: State, seat: number, armies: number): number {
  weigh(s, seat);
  const hand = drawn[seat] + 2 * Math.max(0, armies - 1);
  return unitPower[seat] * Math.min(hand, units[seat]) + bonus[seat];
}

/** Units that a city draws beyond those of an army (WAW-9.6). */
const CITY_DRAWS = 3;

/** What a city is worth when it defends. */
export function cityPower(s: State, city: number): number {
  const seat = Math.floor(city / CITIES);
  const c = city % CITIES;
  weigh(s, seat);
  const walls = (s.walls[seat] >> c) & 1 ? 4 : 0;
  return (
    unitPower[seat] * Math.min(drawn[seat] + CITY_DRAWS, units[seat]) +
    bonus[seat] +
    (c === 0 ? 12 : 6) +
    walls
  );
}

/** Barbarians of a village: three units of rank I. */
const VILLAGE_POWER = 6.5;
/** A winner wants to be ahead by so much: hands are drawn at random. */
const MARGIN = 2;

/** Armies of the seat by square; the number of squares. */
const stackAt: number[] = [];
const stackSize: number[] = [];

function stacks(s: State, seat: number): number {
  let n = 0;
  for (let f = 0; f < ARMIES; f++) {
    const q = s.fig[seat * FIGURES + f];
    if (q === NONE) continue;
    let i = 0;
    while (i < n && stackAt[i] !== q) i++;
    if (i === n) {
      stackAt[n] = q;
      stackSize[n++] = 0;
    }
    stackSize[i]++;
  }
  return n;
}

/** The nearer, the better. */
const pull = (distance: number): number => (distance >= 99 ? 0 : 1 / (1 + 0.5 * distance));

/** Cities of others that the seat's armies could take, the nearer the better. */
function prey(s: State, seat: number, w: Weights): number {
  const grid = gridOf(s);
  const n = stacks(s, seat);
  if (n === 0) return 0;
  let all = 0;
  for (let i = 0; i < n; i++) all += stackSize[i];
  const most = Math.min(all, stackLimit(s, seat));
  const together = attackPower(s, seat, most);
  let best = 0;
  for (let city = 0; city < s.city.length; city++) {
    const at = s.city[city];
    if (at === NONE || Math.floor(city / CITIES) === seat) continue;
    const defence = cityPower(s, city);
    const worth = city % CITIES === 0 ? w.capitalPrey : w.prey;
    for (let i = 0; i < n; i++) {
      const near = pull(steps(grid, stackAt[i], at));
      const now = attackPower(s, seat, stackSize[i]) - defence;
      const united = together - defence;
      // A stack that wins is worth much; one that would win if all came together a little.
      const hope = now > MARGIN ? 1 : united > MARGIN ? 0.25 : 0.05 * Math.max(0, 1 + united / 10);
      best = Math.max(best, worth * hope * near);
    }
  }
  return best;
}

/** Enemy stacks that could reach and take a city of the seat with their next move. */
function danger(s: State, seat: number, w: Weights): number {
  const grid = gridOf(s);
  let sum = 0;
  for (let other = 0; other < s.seats; other++) {
    if (other === seat) continue;
    const n = stacks(s, other);
    const reach = speed(s, other) + 1;
    for (let c = 0; c < CITIES; c++) {
      const at = s.city[seat * CITIES + c];
      if (at === NONE) continue;
      for (let i = 0; i < n; i++) {
        const far = steps(grid, stackAt[i], at);
        if (far > reach + 2) continue;
        const ahead = attackPower(s, other, stackSize[i]) - cityPower(s, seat * CITIES + c);
        if (ahead < -4) continue;
        const odds = Math.min(1, (ahead + 4) / 8) * (far <= reach ? 1 : 0.5);
        sum += odds * (c === 0 ? w.capitalDanger : w.danger);
      }
    }
  }
  return sum;
}

/** Scouts alone within reach of enemy armies: each is free loot. */
function exposed(s: State, seat: number): number {
  const grid = gridOf(s);
  let sum = 0;
  for (let f = ARMIES; f < FIGURES; f++) {
    const q = s.fig[seat * FIGURES + f];
    if (q === NONE || escorted(s, seat, q)) continue;
    for (let other = 0; other < s.seats; other++) {
      if (other === seat) continue;
      const reach = speed(s, other);
      for (let g = 0; g < ARMIES; g++) {
        const from = s.fig[other * FIGURES + g];
        if (from !== NONE && steps(grid, from, q) <= reach) {
          sum++;
          break;
        }
      }
    }
  }
  return sum;
}

function escorted(s: State, seat: number, q: number): boolean {
  for (let f = 0; f < ARMIES; f++) if (s.fig[seat * FIGURES + f] === q) return true;
  return false;
}

/** A known square in nobody's zone where a scout of the seat could found a city, as far as the land goes. */
function isSite(s: State, q: number): boolean {
  if (isWater(s, q)) return false;
  if (s.mark[q] > 0 && s.mark[q] < FIRST_STATE) return false;
  const around = gridOf(s).eight[q];
  if (around.length < 8) return false;
  for (const other of around) if (!explored(s, other) || s.mark[other] > 0) return false;
  for (let city = 0; city < s.city.length; city++)
    if (s.city[city] !== NONE && apart(s.city[city], q) < 3) return false;
  return true;
}

/** Where the seat's figures stand: armies from 0 to `armies`, then scouts up to `figures`. */
const stands: number[] = [];
let armies = 0;
let figures = 0;

function muster(s: State, seat: number): void {
  figures = 0;
  for (let f = 0; f < FIGURES; f++) {
    if (f === ARMIES) armies = figures;
    const at = s.fig[seat * FIGURES + f];
    if (at !== NONE) stands[figures++] = at;
  }
}

/** Fewest steps to the square from one of those figures, or `most` where that is less. */
function nearer(
  far: readonly number[],
  squares: number,
  from: number,
  to: number,
  q: number,
  most: number,
): number {
  let least = most;
  for (let i = from; i < to; i++) {
    const n = far[stands[i] * squares + q];
    if (n < least) least = n;
  }
  return least;
}

/** Huts and villages for armies, the edge of the known world for all, a place for a city for scouts. */
function lures(s: State, seat: number, w: Weights): number {
  const { slot, far, squares } = gridOf(s);
  let hut = 99;
  let village = 99;
  let edge = 99;
  let site = 99;
  muster(s, seat);
  const settling = figures > armies && cityCount(s, seat) < cityLimit(s, seat);
  const { ground, mark, zone } = s;
  for (let q = 0; q < ground.length; q++) {
    if (slot[q] === NONE) continue;
    if (ground[q] === NONE) {
      // No figure stands on unknown land: next to it is the nearest there is.
      if (edge > 1) edge = nearer(far, squares, 0, figures, q, edge);
      continue;
    }
    if (mark[q] === HUT) hut = nearer(far, squares, 0, armies, q, hut);
    else if (mark[q] === VILLAGE) village = nearer(far, squares, 0, armies, q, village);
    if (!settling || zone[q] !== NONE) continue;
    const n = nearer(far, squares, armies, figures, q, site);
    if (n < site && isSite(s, q) && !foreign(s, q, seat)) site = n;
  }
  const strong = attackPower(s, seat, 1) > VILLAGE_POWER;
  return (
    w.hut * pull(hut) + (strong ? w.village * pull(village) : 0) + w.edge * pull(edge) + w.site * pull(site)
  );
}

export function war(s: State, seat: number, w: Weights): number {
  weighAnew();
  weigh(s, seat);
  let n = w.bonus * bonus[seat];
  for (let f = 0; f < FIGURES; f++)
    if (s.fig[seat * FIGURES + f] !== NONE) n += f < ARMIES ? w.army : w.scout;
  n += w.unit * (Math.min(6, units[seat]) + 0.4 * Math.min(6, Math.max(0, units[seat] - 6)));
  for (let type = 0; type < 3; type++) n += w.rank * rank(s, seat, type);
  if (flies(s, seat)) n += w.rank;
  return n;
}

export function map(s: State, seat: number, w: Weights): number {
  weighAnew();
  return prey(s, seat, w) + lures(s, seat, w) - danger(s, seat, w) - w.exposed * exposed(s, seat);
}
