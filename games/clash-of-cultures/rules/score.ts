/** Points and the final order (COC-25). All sums are kept in half points until the end. */
import { NONE, type Standing } from '@epoka/kernel';
import { B, BUILDING_KINDS, CA, L, W, WONDERS } from '../content/index.ts';
import {
  advancesOf,
  citiesOf,
  civ,
  civAdvancesOf,
  distance,
  leaderAt,
  OF_GOVERNMENTS,
  owns,
} from './counts.ts';
import { changed, type State } from './state.ts';

const OBJECTIVE_POINTS = 2;
const LEADER_POINTS = 2;
/** Notes of a seat: half points for wonders that were destroyed, and from events. */
export const NOTES = 2;
export const NOTED_WONDERS = 0;
export const NOTED_EVENTS = 1;

export function note(s: State, seat: number, what: number, halfPoints: number): void {
  const at = seat * NOTES + what;
  s.noted = changed(s.noted, at, s.noted[at] + halfPoints);
}

/** Pieces of the seat's colour, wherever they stand (COC-25.2 a). */
export function cityPoints(s: State, seat: number): number {
  let n = citiesOf(s, seat);
  // City Independence
  const port = civ(s, seat, CA['city-independence']) ? 1.5 : 1;
  const { cityOwner, piece } = s;
  for (let x = 0; x < cityOwner.length; x++) {
    if (cityOwner[x] === NONE) continue;
    for (let b = 0; b < BUILDING_KINDS; b++)
      if (piece[x * BUILDING_KINDS + b] === seat) n += b === B.port ? port : 1;
  }
  return n;
}

/** Owner and first builder share a wonder; the Great Pyramid is its builder's alone (COC-21.6). */
export function wonderPoints(s: State, seat: number): number {
  let n = s.noted[seat * NOTES + NOTED_WONDERS] / 2;
  for (let w = 0; w < WONDERS.length; w++) {
    const at = s.wonderAt[w];
    if (at < 0) continue;
    if (s.wonderBuilder[w] === seat) n += WONDERS[w].builder;
    if (s.cityOwner[at] === seat) n += WONDERS[w].owner;
  }
  return n;
}

/** Half a point each, those of the civilization too; none for governments with City Independence. */
function advancePoints(s: State, seat: number): number {
  let n = advancesOf(s, seat) + civAdvancesOf(s, seat);
  if (civ(s, seat, CA['city-independence']))
    n -= OF_GOVERNMENTS.filter(advance => owns(s, seat, advance)).length;
  return n / 2;
}

/** Rune stones, druids' tokens, captives, Erik's markers (COC-25.2 c). */
function tokenPoints(s: State, seat: number): number {
  let n = s.runes[seat] + s.markers[seat].length;
  for (let x = 0; x < s.druids.length; x++) if (s.druids[x] === seat + 1) n++;
  return n + (civ(s, seat, CA.captives) ? s.captives.length / 2 : 0);
}

/** Cnut: half a point for each space between him and where his people came from. */
function northPoints(s: State, seat: number): number {
  if (s.leader[seat] !== L['cnut-the-great']) return 0;
  const at = leaderAt(s, seat);
  return at === NONE ? 0 : Math.max(0, distance(s, s.home[seat], at)) / 2;
}

function pointsBy(s: State, seat: number) {
  return {
    cities: cityPoints(s, seat),
    advances: advancePoints(s, seat),
    objectives: OBJECTIVE_POINTS * s.done[seat].length + tokenPoints(s, seat),
    wonders: wonderPoints(s, seat),
    events: s.noted[seat * NOTES + NOTED_EVENTS] / 2 + s.anarchy[seat] + northPoints(s, seat),
    leaders: LEADER_POINTS * s.trophies[seat].length,
  };
}

export function totalOf(s: State, seat: number): number {
  return Object.values(pointsBy(s, seat)).reduce((sum, points) => sum + points);
}

/** COC-25.3: the builder of the Great Pyramid wins a tie for most points; else source after source is compared. */
export function standing(s: State): Standing[] {
  const seats = Array.from({ length: s.seats }, (_, seat) => {
    return { seat, points: totalOf(s, seat), by: pointsBy(s, seat) };
  });
  const most = Math.max(...seats.map(x => x.points));
  const pyramid = s.wonderBuilder[W['great-pyramid']];
  const keys = seats.map(({ seat, points, by }) => [
    points,
    points === most && seat === pyramid ? 1 : 0,
    by.cities,
    by.advances,
    by.objectives,
    by.wonders,
    by.events,
    by.leaders,
  ]);
  const before = (x: readonly number[], y: readonly number[]) => {
    const i = x.findIndex((n, source) => n !== y[source]);
    return x[i] > y[i];
  };
  return seats.map(x => ({
    ...x,
    rank: 1 + seats.filter(other => before(keys[other.seat], keys[x.seat])).length,
  }));
}
