/** New and existing buildings (NH-12). */
import { type Blocked, NONE, OK, type Reason } from '@epoka/kernel';
import { BUILDINGS, type EffectOf, TRACKS } from '../content/index.ts';
import { modifier } from './counters.ts';
import { BONUS_LIST } from './lists.ts';
import { payCoins } from './population.ts';
import { fire, resolve } from './resolve.ts';
import { SETTLER, type State } from './state.ts';
import { foreignUnit, hasTwin, lowerSettler, strengthAt } from './units.ts';
import type { G } from './vocabulary.ts';

export function buildingCost(s: State, seat: number, building: number, discount: number): number {
  return Math.max(0, BUILDINGS[building].cost - discount - modifier(s.players[seat], 'buildDiscount'));
}

function whyNotPay(g: G, seat: number, building: number, discount: number): Blocked {
  const need = buildingCost(g.s, seat, building, discount);
  const have = g.s.players[seat].coins;
  return have >= need ? OK : g.no('not-enough-coins', need, have);
}

/** No new building on a foreign home, a village, another building or beside foreign units. */
export function isBlocked(s: State, seat: number, tile: number): boolean {
  const t = s.map[tile];
  if ((t.home !== NONE && t.home !== seat) || t.village !== NONE || t.building !== NONE) return true;
  return foreignUnit(s, seat, tile) !== NONE;
}

/** Which of these it is: what stays for good first, units that may go away last. */
function whyBlocked(g: G, seat: number, tile: number): Reason {
  const t = g.s.map[tile];
  if (t.building !== NONE) return g.no('covered-by-building', t.building);
  if (t.home !== NONE && t.home !== seat) return g.no('foreign-home', t.home);
  if (t.village !== NONE) return g.no('village-exists');
  return g.no('foreign-unit', foreignUnit(g.s, seat, tile));
}

export function whyNotBuild(g: G, seat: number, building: number, tile: number, discount: number): Blocked {
  if (isBlocked(g.s, seat, tile)) return whyBlocked(g, seat, tile);
  if (building === NONE) return g.no('no-building-tile');
  return whyNotWork(g, seat, building, tile, discount);
}

/** A settler and the coins; both are named where both are missing. */
function whyNotWork(g: G, seat: number, building: number, tile: number, discount: number): Blocked {
  const noCoins = whyNotPay(g, seat, building, discount);
  if (strengthAt(g.s, seat, SETTLER, tile) > 0) return noCoins;
  return noCoins === undefined
    ? g.no('no-settler-here')
    : g.no('no-settler-here', ...(noCoins.args as [number, number]));
}

export function whyNotJoin(g: G, seat: number, tile: number, discount: number): Blocked {
  const t = g.s.map[tile];
  if (t.left === seat || t.right === seat) return g.no('own-building');
  if (t.right !== NONE) return g.no('building-full');
  return whyNotWork(g, seat, t.building, tile, discount);
}

/** `coins` is what will be left for it. */
export function canBuild(g: G, seat: number, e: EffectOf<'build'>, coins: number): boolean {
  const { s } = g;
  const { supply } = s.players[seat];
  for (let i = 0; i < s.units.length; i++) {
    const u = s.units[i];
    if (u.seat !== seat || u.kind !== SETTLER) continue;
    const t = s.map[u.tile];
    if (t.building !== NONE) {
      if (e.mode === 'new' || t.left === seat || t.right !== NONE) continue;
      if (buildingCost(s, seat, t.building, e.discount) <= coins) return true;
    } else if (e.mode !== 'existing' && supply.length > 0 && !isBlocked(s, seat, u.tile)) {
      for (let b = 0; b < supply.length; b++)
        if (buildingCost(s, seat, supply[b], e.discount) <= coins) return true;
    }
  }
  return false;
}

/** Tile and building are chosen and paid; the settler that builds is asked for where there are different ones. */
export function startBuilding(g: G, seat: number, building: number, tile: number, discount: number): void {
  const { s } = g;
  const printed = building === NONE ? s.map[tile].building : building;
  payCoins(g, seat, buildingCost(s, seat, printed, discount));
  let only = NONE;
  for (let i = 0; i < s.units.length; i++) {
    const u = s.units[i];
    if (u.seat !== seat || u.kind !== SETTLER || u.tile !== tile || hasTwin(s, i)) continue;
    if (only !== NONE) {
      g.ask(seat, 'builder', { tile, building });
      return;
    }
    only = i;
  }
  construct(g, seat, building, tile, only);
}

/** The settler gives one strength, the cube goes to its space, the bonus is gained (NH-12.3, NH-12.5). */
export function construct(g: G, seat: number, building: number, tile: number, settler: number): void {
  const { s } = g;
  const t = s.map[tile];
  const joins = building === NONE;
  lowerSettler(g, settler);
  if (joins) {
    g.tell('join', seat, t.building, tile);
  } else {
    const { supply } = s.players[seat];
    supply.splice(supply.indexOf(building), 1);
    t.building = building;
    g.tell('build', seat, building, tile);
  }
  const printed = BUILDINGS[t.building];
  const track = TRACKS.indexOf(joins ? printed.right : printed.left);
  g.next('mark', { seat, track, on: joins ? 'right' : 'left', at: tile });
  resolve(g, seat, BONUS_LIST[t.building]);
  fire(g, seat, 'build');
}
