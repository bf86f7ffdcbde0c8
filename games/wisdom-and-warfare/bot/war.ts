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

/** What so many of the seat's units bring to a battle on the average: health left over, and wounds dealt. */
function unitPower(s: State, seat: number, drawn: number): number {
  const forces = s.standing[seat];
  if (forces.length === 0) return 0;
  let all = 0;
  for (const unit of forces)
    all += 0.55 * unitHealth(unit, rank(s, seat, UNIT_TYPE[unit])) + 0.6 * strength(s, seat, unit);
  return (all / forces.length) * Math.min(drawn, forces.length);
}

/** What armies of the seat are worth when they attack. */
export function attackPower(s: State, seat: number, armies: number): number {
  return unitPower(s, seat, battleHand(s, seat, armies, false)) + combatBonus(s, seat);
}

/** What a city is worth when it defends. */
export function cityPower(s: State, city: number): number {
  const seat = Math.floor(city / CITIES);
  const c = city % CITIES;
  const walls = (s.walls[seat] >> c) & 1 ? 4 : 0;
  return unitPower(s, seat, battleHand(s, seat, 0, true)) + combatBonus(s, seat) + (c === 0 ? 12 : 6) + walls;
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
  const bonus = combatBonus(s, seat);
  let best = 0;
  for (let city = 0; city < s.city.length; city++) {
    const at = s.city[city];
    if (at === NONE || Math.floor(city / CITIES) === seat) continue;
    const defence = cityPower(s, city);
    const worth = city % CITIES === 0 ? w.capitalPrey : w.prey;
    for (let i = 0; i < n; i++) {
      const near = pull(steps(grid, stackAt[i], at));
      const now = unitPower(s, seat, battleHand(s, seat, stackSize[i], false)) + bonus - defence;
      const united = unitPower(s, seat, battleHand(s, seat, most, false)) + bonus - defence;
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

/** A square where a scout of the seat could found a city, as far as the land goes. */
function isSite(s: State, q: number): boolean {
  if (!explored(s, q) || s.zone[q] !== NONE || isWater(s, q)) return false;
  if (s.mark[q] > 0 && s.mark[q] < FIRST_STATE) return false;
  const around = gridOf(s).eight[q];
  if (around.length < 8) return false;
  for (const other of around) if (!explored(s, other) || s.mark[other] > 0) return false;
  for (let city = 0; city < s.city.length; city++)
    if (s.city[city] !== NONE && apart(s.city[city], q) < 3) return false;
  return true;
}

/** Huts and villages for armies, the edge of the known world for all, a place for a city for scouts. */
function lures(s: State, seat: number, w: Weights): number {
  const grid = gridOf(s);
  let hut = 99;
  let village = 99;
  let edge = 99;
  let site = 99;
  const base = seat * FIGURES;
  const settling = cityCount(s, seat) < cityLimit(s, seat);
  const strong = attackPower(s, seat, 1) > VILLAGE_POWER;
  for (let q = 0; q < s.ground.length; q++) {
    if (grid.slot[q] === NONE) continue;
    const unknown = !explored(s, q);
    const mark = s.mark[q];
    const settle = settling && isSite(s, q) && !foreign(s, q, seat);
    if (!unknown && mark !== HUT && mark !== VILLAGE && !settle) continue;
    for (let f = 0; f < FIGURES; f++) {
      const at = s.fig[base + f];
      if (at === NONE) continue;
      const far = steps(grid, at, q);
      if (unknown) edge = Math.min(edge, far);
      if (f < ARMIES) {
        if (mark === HUT) hut = Math.min(hut, far);
        else if (mark === VILLAGE) village = Math.min(village, far);
      } else if (settle) site = Math.min(site, far);
    }
  }
  return (
    w.hut * pull(hut) + (strong ? w.village * pull(village) : 0) + w.edge * pull(edge) + w.site * pull(site)
  );
}

export function war(s: State, seat: number, w: Weights): number {
  let n = w.bonus * combatBonus(s, seat);
  for (let f = 0; f < FIGURES; f++)
    if (s.fig[seat * FIGURES + f] !== NONE) n += f < ARMIES ? w.army : w.scout;
  const units = s.standing[seat].length;
  n += w.unit * (Math.min(6, units) + 0.4 * Math.min(6, Math.max(0, units - 6)));
  for (let type = 0; type < 3; type++) n += w.rank * rank(s, seat, type);
  if (flies(s, seat)) n += w.rank;
  return n;
}

export function map(s: State, seat: number, w: Weights): number {
  return prey(s, seat, w) + lures(s, seat, w) - danger(s, seat, w) - w.exposed * exposed(s, seat);
}
