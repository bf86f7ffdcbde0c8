/** Points by source, and the ranking (NH-17). */
import { NONE, type Standing } from '@epoka/kernel';
import {
  BUILDINGS,
  type Effects,
  EXTRA_CUBE_VP,
  GOVERNMENTS,
  INVESTMENT,
  SLOTS,
  STAGES,
  TECHNOLOGIES,
  TERRITORIES,
  TRACK_SPACES,
} from '../content/index.ts';
import { counter } from './counters.ts';
import { goalVp } from './goals.ts';
import type { Player, State } from './state.ts';
import { allCubesLeft } from './tracks.ts';

export const SOURCES = [
  'goals',
  'technologies',
  'levelFour',
  'villages',
  'cities',
  'buildings',
  'investment',
  'leaders',
  'government',
] as const;
export type PointSource = (typeof SOURCES)[number];
export type Points = Record<PointSource, number>;

/** Infrastructure cubes that must be gone for democracy. */
const DEMOCRACY_AT =
  TRACK_SPACES.infrastructure.findIndex(x => x.kind === 'government' && x.stage === STAGES[3]) + 1;

export function isDemocracy(p: Player): boolean {
  return p.tracks[2] >= DEMOCRACY_AT;
}

/** Points of end-game effects (NH-17.4). */
export function endVp(s: State, seat: number, effects: Effects | undefined): number {
  if (effects === undefined) return 0;
  let vp = 0;
  for (const e of effects) {
    if (e.op === 'vp') vp += e.n;
    if (e.op === 'vpPer') {
      const n = Math.floor(counter(s, seat, e.per) / e.div) * e.n;
      vp += e.max === undefined ? n : Math.min(n, e.max);
    }
  }
  return vp;
}

export function investmentVp(cubes: number): number {
  if (cubes === 0) return 0;
  const last = Math.min(cubes, INVESTMENT.length);
  return INVESTMENT[last - 1].vp + EXTRA_CUBE_VP * (cubes - last);
}

export function pointsOf(s: State, seat: number): Points {
  const p = s.players[seat];
  const points: Points = {
    goals: 0,
    technologies: 0,
    levelFour: 0,
    villages: 0,
    cities: 0,
    buildings: p.noted[1],
    investment: investmentVp(p.invested),
    leaders: p.noted[0],
    government: p.noted[2],
  };
  for (let i = 0; i < s.claims.length; i++) points.goals += goalVp(s.claims[i], seat);
  for (let slot = 0; slot < SLOTS.length; slot++) {
    if ((p.scholars & (1 << slot)) === 0) continue;
    points.technologies += SLOTS[slot].level;
    if (s.slots[slot] >= 0) points.levelFour += endVp(s, seat, TECHNOLOGIES[s.slots[slot]].endGame);
  }
  for (const technology of p.privates) points.technologies += TECHNOLOGIES[technology].level;
  for (const t of s.map) {
    if (t.village === seat) points.villages += TERRITORIES[t.territory].village.vp;
    if (t.city === seat) points.cities += TERRITORIES[t.territory].city.vp;
    if (t.left === seat && t.right !== NONE) points.buildings += BUILDINGS[t.building].firstVp;
  }
  if (isDemocracy(p) && p.government !== NONE)
    points.government += endVp(s, seat, GOVERNMENTS[p.government].democracy);
  return points;
}

export function total(points: Points): number {
  let sum = 0;
  for (const source of SOURCES) sum += points[source];
  return sum;
}

/** Ties: fewer cubes left on the tracks, then more active population, then more coins (NH-17.5). */
export function standing(s: State): Standing[] {
  const by = s.players.map((_, seat) => pointsOf(s, seat));
  const keys = s.players.map((p, seat) => [total(by[seat]), -allCubesLeft(p), p.active, p.coins]);
  const isAhead = (a: number[], b: number[]) => {
    const i = a.findIndex((x, k) => x !== b[k]);
    return i >= 0 && a[i] > b[i];
  };
  return s.players.map((_, seat) => ({
    seat,
    points: keys[seat][0],
    rank: 1 + keys.filter(key => isAhead(key, keys[seat])).length,
    by: by[seat],
  }));
}
