/** What a seat can expect from a position, in victory points. */
import { NONE, type Terms, term } from '@epoka/kernel';
import {
  BUILDINGS,
  type Counter,
  FIRST_GOAL_VP,
  GOAL_CUBES_TO_END,
  GOALS,
  GOVERNMENTS,
  LATER_GOAL_VP,
  SLOTS,
  TECHNOLOGIES,
  TERRITORIES,
} from '../content/index.ts';
import { counter } from '../rules/counters.ts';
import { goalCubes, goalVp } from '../rules/goals.ts';
import { inactive } from '../rules/population.ts';
import { income, openColumns } from '../rules/production.ts';
import { needed } from '../rules/settling.ts';
import { endVp, investmentVp, isDemocracy } from '../rules/standing.ts';
import { type Player, SETTLER, SOLDIER, type State } from '../rules/state.ts';
import { strengthAt } from '../rules/units.ts';
import type { Weights } from './weights.ts';

/** Games rarely last longer than this. */
const USUAL_LENGTH = 16;

/** 0 in a game of usual length, 1 eight rounds later. */
export function overtime(s: State): number {
  return Math.max(0, Math.min(1, (s.round - USUAL_LENGTH) / 8));
}

/**
 * Turns a player can still expect, the running one not counted. A game that lasts longer than usual lasts because nobody
 * reaches the goals: what is saved up for later is then worth less with every round, so that it is spent on them.
 */
export function turnsLeft(s: State): number {
  if (s.lastRound > 0) return Math.max(0, s.lastRound - s.round);
  const cubes = GOAL_CUBES_TO_END[s.seats] - goalCubes(s);
  const fewest = 2 - 1.8 * overtime(s);
  return Math.max(fewest, Math.min(USUAL_LENGTH - s.round, 1.5 + 3 * cubes));
}

/** The first so many count the first value each, and so on. */
function steps(n: number, values: readonly number[], first: number, second: number): number {
  const a = Math.min(n, first);
  const b = Math.min(Math.max(0, n - first), second);
  return a * values[0] + b * values[1] + (n - a - b) * values[2];
}

export function judge(s: State, seat: number, w: Weights, terms?: Terms): number {
  const p = s.players[seat];
  const turns = turnsLeft(s);
  // What can't be spent any more is worth nothing.
  const use = Math.min(1, turns / 3);
  return (
    term(terms, 'scored', scored(s, seat, p, w)) +
    term(terms, 'goals', prospects(s, seat, p, turns, w)) +
    term(terms, 'resources', use * resources(p, w)) +
    term(terms, 'units', use * onTheMap(s, seat, p, w)) +
    term(terms, 'engine', turns * engine(s, p, w))
  );
}

/** Points that are safe now. */
function scored(s: State, seat: number, p: Player, w: Weights): number {
  let vp = investmentVp(p.invested) + p.noted[0] + p.noted[1] + p.noted[2];
  for (let i = 0; i < s.claims.length; i++) vp += goalVp(s.claims[i], seat);
  for (let slot = 0; slot < SLOTS.length; slot++) {
    if ((p.scholars & (1 << slot)) === 0) continue;
    vp += SLOTS[slot].level;
    if (SLOTS[slot].level === 4 && s.slots[slot] >= 0)
      vp += endVp(s, seat, TECHNOLOGIES[s.slots[slot]].endGame);
  }
  for (let i = 0; i < p.privates.length; i++) vp += TECHNOLOGIES[p.privates[i]].level;
  for (let t = 0; t < s.map.length; t++) {
    const tile = s.map[t];
    if (tile.village === seat) vp += TERRITORIES[tile.territory].village.vp;
    if (tile.city === seat) vp += TERRITORIES[tile.territory].city.vp;
    if (tile.left === seat)
      vp +=
        tile.right === NONE
          ? w.openRight * BUILDINGS[tile.building].firstVp
          : BUILDINGS[tile.building].firstVp;
  }
  return vp;
}

/** Goals, democracy and the investment track: points that are on their way. */
function prospects(s: State, seat: number, p: Player, turns: number, w: Weights): number {
  let vp = 0;
  const late = overtime(s);
  for (let i = 0; i < s.goals.length; i++) {
    const goal = GOALS[s.goals[i]];
    const done = s.claims[i].includes(seat) ? 1 : Math.min(1, counter(s, seat, goal.counter) / goal.atLeast);
    if (late > 0) vp += late * (12 * done + (done < 1 ? 3 * readiness(s, seat, goal.counter) : 0));
    if (s.claims[i].includes(seat)) continue;
    const prize = s.claims[i].length === 0 ? FIRST_GOAL_VP : LATER_GOAL_VP;
    vp += done === 1 ? 0.9 * prize : turns > 0 ? prize * w.goalProgress * done * done : 0;
  }
  const hope = Math.min(1, turns / 4);
  if (p.government !== NONE) {
    const democracy = endVp(s, seat, GOVERNMENTS[p.government].democracy);
    const open = p.tracks[2] / 8;
    vp += isDemocracy(p) ? democracy : hope * democracy * open * open * 0.7;
  }
  if (p.invested < 9) vp += hope * w.invested * p.invested;
  vp += hope * w.infrastructure * p.tracks[2];
  return vp;
}

/** How near a seat is to the next step towards a goal that is won on the map; others are near enough without. */
function readiness(s: State, seat: number, wanted: Counter): number {
  switch (wanted) {
    case 'village':
      return unitsReady(s, seat, SETTLER);
    case 'building':
      return unitsReady(s, seat, SETTLER) + 0.2 * Math.min(1, s.players[seat].supply.length);
    // Cities need villages, and technologies of level IV need cities.
    case 'city':
    case 'tech4':
      return (
        unitsReady(s, seat, SOLDIER) +
        0.5 * unitsReady(s, seat, SETTLER) +
        0.5 * Math.min(3, counter(s, seat, 'village')) +
        Math.min(3, counter(s, seat, 'city'))
      );
    default:
      return 0;
  }
}

/** How well units serve to settle, 0 to 1: their strength, their place, and the marker they need there. */
function unitsReady(s: State, seat: number, kind: number): number {
  let strength = 0;
  let site = 0;
  for (let i = 0; i < s.units.length; i++) {
    const u = s.units[i];
    if (u.seat !== seat || u.kind !== kind) continue;
    strength += u.strength;
    if (sitePrize(s, kind, u.tile) > 0)
      site = Math.max(site, strengthAt(s, seat, kind, u.tile) / needed(s, seat, kind, u.tile, 0));
  }
  const markers = s.players[seat].markers[kind];
  return 0.4 * Math.min(1, strength / 8) + 0.4 * Math.min(1, site) + 0.2 * Math.min(1, markers);
}

function resources(p: Player, w: Weights): number {
  let vp = steps(p.coins, w.coin, 6, 9) + steps(p.active, w.active, 3, 3) + w.idle * inactive(p);
  vp += w.settlement * Math.min(2, p.markers[0]) + w.fortification * Math.min(2, p.markers[1]);
  for (let i = 0; i < p.supply.length; i++) vp += w.tile[BUILDINGS[p.supply[i]].level - 1];
  return vp;
}

/** Units, more where they can settle at once. */
function onTheMap(s: State, seat: number, p: Player, w: Weights): number {
  let vp = 0;
  const best = [0, 0];
  const idle = 1 - overtime(s);
  for (let i = 0; i < s.units.length; i++) {
    const u = s.units[i];
    if (u.seat !== seat) continue;
    vp += idle * u.strength * (u.kind === SETTLER ? w.settlerStrength : w.soldierStrength);
    const prize = sitePrize(s, u.kind, u.tile);
    if (prize === 0) continue;
    const need = needed(s, seat, u.kind, u.tile, 0);
    const have = strengthAt(s, seat, u.kind, u.tile);
    const ready = Math.min(1, have / need);
    best[u.kind] = Math.max(best[u.kind], prize * ready * ready);
  }
  vp += best[0] * w.site[p.markers[0] > 0 ? 0 : 1] + best[1] * w.site[p.markers[1] > 0 ? 0 : 1];
  return vp;
}

/** Points that founding or fortifying on the tile would bring, 0 where it can't be done. */
function sitePrize(s: State, kind: number, tile: number): number {
  const t = s.map[tile];
  if (t.territory === NONE || t.building !== NONE) return 0;
  if (kind === SETTLER) return t.village === NONE ? TERRITORIES[t.territory].village.vp : 0;
  return t.village !== NONE && t.city === NONE ? TERRITORIES[t.territory].city.vp : 0;
}

/** What every turn will bring. */
function engine(s: State, p: Player, w: Weights): number {
  let vp = w.income * income(p) + w.column * openColumns(p);
  for (let i = 0; i < p.modifiers.length; i++) vp += w.modifier[i] * p.modifiers[i];
  vp += w.trigger * p.triggers.length;
  let actions = 0;
  for (let slot = 0; slot < SLOTS.length; slot++)
    if ((p.scholars & (1 << slot)) !== 0 && s.slots[slot] >= 0) actions += w.action[SLOTS[slot].level];
  for (let i = 0; i < p.privates.length; i++) actions += w.action[TECHNOLOGIES[p.privates[i]].level];
  return vp + Math.min(w.mostAction, actions);
}
