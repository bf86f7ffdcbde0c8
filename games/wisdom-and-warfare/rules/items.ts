/** What a city can produce: figures, units, buildings, wonders, walls (WAW-7.8 to 7.10). */
import { type Blocked, NONE, OK } from '@epoka/kernel';
import {
  BUILDING_COST,
  BUILDING_FAMILY,
  BUILDING_TECH,
  BUILDING_UPGRADE,
  FIRST_BUILDING,
  FIRST_WONDER,
  isBuilding,
  tech,
  WONDER_CHEAP,
  WONDER_COST,
  WONDER_TECH,
} from '../content/tables.ts';
import { inSupply } from './changes.ts';
import { armiesOf, knows, unitCost, unitsLeft, unlockedUnit } from './counts.ts';
import { cannotBuild, cannotDeploy, deployments } from './placing.ts';
import { gridOf } from './squares.ts';
import { CITIES, FIGURES, type G, replaced, type State } from './state.ts';

export const FIGURE_ITEM = 0;
export const UNIT_ITEM = 1;
export const BUILDING_ITEM = 2;
export const WONDER_ITEM = 3;
export const WALLS_ITEM = 4;

const MASONRY = tech('masonry');
export const WALLS_COST = 7;
export const FIGURE_COST: readonly number[] = [4, 6];

/** Wonders that no tech makes cheaper have one cost. */
export function wonderCost(s: State, seat: number, w: number): number {
  return knows(s, seat, WONDER_TECH[w]) ? WONDER_CHEAP[w] : WONDER_COST[w];
}

export function itemCost(s: State, seat: number, kind: number, what: number): number {
  switch (kind) {
    case FIGURE_ITEM:
      return FIGURE_COST[what];
    case UNIT_ITEM:
      return unitCost(s, seat, what);
    case BUILDING_ITEM:
      return BUILDING_COST[what];
    case WONDER_ITEM:
      return wonderCost(s, seat, what);
    default:
      return WALLS_COST;
  }
}

/** The form of a family that the seat can build, whatever else it lacks. */
export function cannotUnlock(g: G, seat: number, form: number): Blocked {
  const { s } = g;
  const upgrade = BUILDING_UPGRADE[form];
  if (knows(s, seat, BUILDING_TECH[upgrade])) return g.no('must-build-upgrade', upgrade);
  return knows(s, seat, BUILDING_TECH[form]) ? OK : g.no('needs-tech', BUILDING_TECH[form]);
}

/**
 * Why the city can't make it, `spent` being what the first item of the same action costs and `most` what the city can
 * pay in all: fixed before the first item stood (WAW-7.5.a).
 */
export function cannotMake(
  g: G,
  seat: number,
  c: number,
  kind: number,
  what: number,
  spent: number,
  most: number,
): Blocked {
  const { s } = g;
  const why = cannotHave(g, seat, c, kind, what);
  if (why !== OK) return why;
  const cost = itemCost(s, seat, kind, what) + spent;
  if (cost > most) return g.no('not-enough-production', cost, most);
  return hasRoom(g, seat, c, kind, what) ? OK : g.no('no-room');
}

function cannotHave(g: G, seat: number, c: number, kind: number, what: number): Blocked {
  const { s } = g;
  switch (kind) {
    case FIGURE_ITEM:
      return inSupply(s, seat, what, armiesOf(s, seat)) === NONE ? g.no('supply-empty') : OK;
    case UNIT_ITEM:
      if (!unlockedUnit(s, seat, what)) return g.no('needs-flight');
      return unitsLeft(s, what) === 0 ? g.no('supply-empty') : OK;
    case BUILDING_ITEM:
      return (
        cannotUnlock(g, seat, what) ?? (s.stock[BUILDING_FAMILY[what]] === 0 ? g.no('supply-empty') : OK)
      );
    case WONDER_ITEM:
      return OK;
    default:
      if (!knows(s, seat, MASONRY)) return g.no('needs-tech', MASONRY);
      return (s.walls[seat] >> c) & 1 ? g.no('already-walled') : OK;
  }
}

export const topOf = (kind: number, what: number): number =>
  kind === BUILDING_ITEM ? FIRST_BUILDING + what : FIRST_WONDER + what;

/** Calls back for every square where the item could be put, with what blocks it. */
export function offerSquares(
  g: G,
  seat: number,
  c: number,
  kind: number,
  what: number,
  each: (why: Blocked, q: number) => void,
): void {
  const { s } = g;
  if (kind === FIGURE_ITEM) deployments(s, seat, c, what, q => each(cannotDeploy(g, seat, what, q), q));
  else {
    const top = topOf(kind, what);
    for (const q of gridOf(s).eight[s.city[seat * CITIES + c]]) each(cannotBuild(g, seat, q, top), q);
  }
}

export const needsSquare = (kind: number): boolean => kind !== UNIT_ITEM && kind !== WALLS_ITEM;

export function hasRoom(g: G, seat: number, c: number, kind: number, what: number): boolean {
  if (!needsSquare(kind)) return true;
  if (kind === FIGURE_ITEM) {
    let found = false;
    deployments(g.s, seat, c, what, q => {
      found ||= cannotDeploy(g, seat, what, q) === OK;
    });
    return found;
  }
  const squares = gridOf(g.s).eight[g.s.city[seat * CITIES + c]];
  const top = topOf(kind, what);
  return squares.some(q => cannotBuild(g, seat, q, top) === OK);
}

/**
 * Looks at the position as it will be once the first item of an Engineering action is there: what it changes for the
 * second one is put in place and taken back.
 */
export function afterFirst<T>(s: State, seat: number, c: number, item: readonly number[], look: () => T): T {
  const [kind, what, q] = item;
  switch (kind) {
    case FIGURE_ITEM: {
      const i = seat * FIGURES + inSupply(s, seat, what, armiesOf(s, seat));
      s.fig[i] = q;
      try {
        return look();
      } finally {
        s.fig[i] = NONE;
      }
    }
    case UNIT_ITEM: {
      const { units, unitUsed } = s;
      if (units[what].length > 0) s.units = replaced(units, what, units[what].slice(1));
      else s.unitUsed = replaced(unitUsed, what, unitUsed[what].slice(1));
      try {
        return look();
      } finally {
        s.units = units;
        s.unitUsed = unitUsed;
      }
    }
    case WALLS_ITEM:
      s.walls[seat] |= 1 << c;
      try {
        return look();
      } finally {
        s.walls[seat] &= ~(1 << c);
      }
    default: {
      const { top, stock, wonderUp } = s;
      s.top = replaced(top, q, topOf(kind, what));
      s.stock = stock.slice();
      if (isBuilding(top[q])) s.stock[BUILDING_FAMILY[top[q] - FIRST_BUILDING]]++;
      if (kind === WONDER_ITEM) s.wonderUp = replaced(wonderUp, wonderUp.indexOf(what), NONE);
      else s.stock[BUILDING_FAMILY[what]]--;
      try {
        return look();
      } finally {
        s.top = top;
        s.stock = stock;
        s.wonderUp = wonderUp;
      }
    }
  }
}

/** A free building of Egypt's that could stand somewhere in the city. */
export function cannotGetFree(g: G, seat: number, c: number): Blocked {
  return BUILDING_COST.some((_, form) => cannotGetThisFree(g, seat, c, form) === OK) ? OK : g.no('no-room');
}

export function cannotGetThisFree(g: G, seat: number, c: number, form: number): Blocked {
  return (
    cannotHave(g, seat, c, BUILDING_ITEM, form) ??
    (hasRoom(g, seat, c, BUILDING_ITEM, form) ? OK : g.no('no-room'))
  );
}
