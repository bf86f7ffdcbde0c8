/** Moving and discovering (NH-10). */
import { type Blocked, NONE, OK } from '@epoka/kernel';
import { modifier } from './counters.ts';
import { isForeignHome, placeTile, STEP, tileAt, touchesTwo } from './hexes.ts';
import { DISCOVERY_LIST } from './lists.ts';
import { fire, resolve } from './resolve.ts';
import { SETTLER, type State, type Unit } from './state.ts';
import type { G } from './vocabulary.ts';

/** Points of a move task: n and one for each permanent bonus. */
export function movePoints(s: State, seat: number, n: number): number {
  return n + modifier(s.players[seat], 'move');
}

export function discoveryLimit(s: State, seat: number): number {
  return 1 + s.extra + modifier(s.players[seat], 'exploreLimit');
}

/** What keeps the unit from the hex beside it in direction d. */
export function whyNotStep(g: G, u: Unit, d: number, points: number): Blocked {
  const { s } = g;
  const tile = s.near[6 * u.tile + d];
  if (tile !== NONE) {
    // A home is only crossed: there must be a point left to leave it. The cradle beside it is always open.
    if (points < 2 && isForeignHome(s, tile, u.seat)) return g.no('not-enough-moves', 2, points);
    return OK;
  }
  if (u.kind !== SETTLER) return g.no('soldier-cannot-explore');
  if (s.territories.length === 0) return g.no('no-tiles-left');
  const limit = discoveryLimit(s, u.seat);
  if (s.discovered >= limit) return g.no('discovery-limit', limit);
  if (!touchesTwo(s, u.tile, d)) return g.no('needs-two-neighbours');
  return OK;
}

function canStep(g: G, u: Unit, points: number): boolean {
  for (let d = 0; d < 6; d++) if (whyNotStep(g, u, d, points) === OK) return true;
  return false;
}

/** Some unit of the player can be moved. */
export function canMove(g: G, seat: number, points: number): boolean {
  const { units } = g.s;
  for (let i = 0; i < units.length; i++)
    if (units[i].seat === seat && canStep(g, units[i], points)) return true;
  return false;
}

/** Moves the unit to the hex, discovering it where the map ends. Returns the tile it stands on. */
export function step(g: G, unit: number, hex: number): number {
  const { s } = g;
  const u = s.units[unit];
  const from = u.tile;
  let tile = tileAt(s, hex);
  if (tile === NONE) {
    const territory = s.territories.pop() as number;
    tile = placeTile(s, hex, territory, NONE);
    s.discovered++;
    g.tell('discover', u.seat, tile);
    resolve(g, u.seat, DISCOVERY_LIST[territory]);
    fire(g, u.seat, 'explore');
  }
  u.tile = tile;
  g.tell('move', u.seat, u.kind, u.strength, from, tile);
  return tile;
}

/** The hex beside a tile in direction d. */
export function hexBeside(s: State, tile: number, d: number): number {
  return s.map[tile].hex + STEP[d];
}
