/** Moving and discovering (NH-10). */
import { type Blocked, NONE, OK } from '@epoka/kernel';
import { modifier } from './counters.ts';
import { isForeignHome, placeTile, STEP, tileAt, touchesTwo } from './hexes.ts';
import { DISCOVERY_LIST } from './lists.ts';
import { fire, resolve } from './resolve.ts';
import { type Discovery, SETTLER, type State } from './state.ts';
import { discoveryOf } from './units.ts';
import type { G, StepTable } from './vocabulary.ts';

/** Points of a move task: n and one for each permanent bonus. */
export function movePoints(s: State, seat: number, n: number): number {
  return n + modifier(s.players[seat], 'move');
}

export function discoveryLimit(s: State, seat: number): number {
  return 1 + s.extra + modifier(s.players[seat], 'exploreLimit');
}

/** Since this version of the rules the bonus of a discovered tile comes before the tile is laid. */
export const BONUS_FIRST = 3;

/** What keeps the unit from the hex beside it in direction d. */
export function whyNotStep(g: G, unit: number, d: number, points: number): Blocked {
  const { s } = g;
  const u = s.units[unit];
  const tile = s.near[6 * u.tile + d];
  const underWay = discoveryOf(s, unit);
  if (underWay !== undefined) return g.no('unit-under-way', underWay.territory);
  if (tile !== NONE) {
    // A home is only crossed: there must be a point left to leave it. The cradle beside it is always open.
    if (points < 2 && isForeignHome(s, tile, u.seat)) return g.no('not-enough-moves', 2, points);
    return OK;
  }
  if (u.kind !== SETTLER) return g.no('soldier-cannot-explore');
  if (s.territories.length === 0) return g.no('no-tiles-left');
  const limit = discoveryLimit(s, u.seat);
  if (s.discovered >= limit) {
    const tooMany = g.no('discovery-limit', limit);
    // Nobody reads it: spare the look around. The limit is over with the turn, a hex without neighbours is not.
    return tooMany.key === '' || touchesTwo(s, u.tile, d) ? tooMany : g.no('needs-two-neighbours');
  }
  if (!touchesTwo(s, u.tile, d)) return g.no('needs-two-neighbours');
  return isBeingDiscovered(s, hexBeside(s, u.tile, d)) ? g.no('being-discovered') : OK;
}

function isBeingDiscovered(s: State, hex: number): boolean {
  const { discovering } = s;
  if (discovering === undefined) return false;
  for (let i = 0; i < discovering.length; i++) if (discovering[i].hex === hex) return true;
  return false;
}

function canStep(g: G, unit: number, points: number): boolean {
  for (let d = 0; d < 6; d++) if (whyNotStep(g, unit, d, points) === OK) return true;
  return false;
}

/** Some unit of the player can be moved. */
export function canMove(g: G, seat: number, points: number): boolean {
  const { units } = g.s;
  for (let i = 0; i < units.length; i++) if (units[i].seat === seat && canStep(g, i, points)) return true;
  return false;
}

/** Moves the unit to the hex. Returns the tile it stands on, or NONE while it is on its way to a new one. */
export function step(g: G, unit: number, hex: number): number {
  const tile = tileAt(g.s, hex);
  if (tile === NONE) return discover(g, unit, hex);
  goTo(g, unit, tile);
  return tile;
}

function goTo(g: G, unit: number, tile: number): void {
  const u = g.s.units[unit];
  const from = u.tile;
  u.tile = tile;
  g.tell('move', u.seat, u.kind, u.strength, from, tile);
}

/** The top territory is turned up and gives its bonus; then it is laid and the settler moves there (NH-10.4). */
function discover(g: G, unit: number, hex: number): number {
  const { s } = g;
  const { seat } = s.units[unit];
  const territory = s.territories.pop() as number;
  s.discovered++;
  if (s.discovering === undefined) {
    const tile = lay(g, seat, hex, territory);
    goTo(g, unit, tile);
    resolve(g, seat, DISCOVERY_LIST[territory]);
    fire(g, seat, 'explore');
    return tile;
  }
  g.tell('turnedUp', seat, territory);
  s.discovering.push({ unit, hex, territory });
  resolve(g, seat, DISCOVERY_LIST[territory]);
  g.next('arrive', seat);
  return NONE;
}

function lay(g: G, seat: number, hex: number, territory: number): number {
  const tile = placeTile(g.s, hex, territory, NONE);
  g.tell('discover', seat, tile);
  return tile;
}

export const arriveSteps: Pick<StepTable, 'arrive'> = {
  arrive(g, seat) {
    const { unit, hex, territory } = (g.s.discovering as Discovery[]).pop() as Discovery;
    const tile = lay(g, seat, hex, territory);
    if (unit !== NONE) goTo(g, unit, tile);
    fire(g, seat, 'explore');
  },
};

/** The hex beside a tile in direction d. */
export function hexBeside(s: State, tile: number, d: number): number {
  return s.map[tile].hex + STEP[d];
}
