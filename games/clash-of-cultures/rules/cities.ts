/** Cities: founding, mood, activation (COC-7, COC-10, COC-11.1 to 11.4). */
import { type Blocked, NONE, OK } from '@epoka/kernel';
import { BARREN, BUILDING_KINDS, CA, L, SEA, SETTLER } from '../content/index.ts';
import { civ, isLedBy, settlementsLeft, sizeOf, unitsAt } from './counts.ts';
import { ANGRY, changed, DESTROYED, ENFORCED, HAPPY, NEUTRAL, replaced, type State } from './state.ts';
import { removeUnits } from './units.ts';
import type { G } from './vocabulary.ts';

/** What keeps a settler of the seat from founding where it stands (COC-10.1). */
export function whyNotFound(g: G, seat: number, space: number): Blocked {
  const { s } = g;
  if (s.terrain[space] === SEA) return g.no('aboard');
  if (s.terrain[space] === BARREN && !civ(s, seat, CA['flood-plains'])) return g.no('barren');
  if (s.cityOwner[space] !== NONE) return g.no('city-here');
  if (s.exhausted[space] === 1) return g.no('exhausted');
  if (settlementsLeft(s, seat) === 0) return g.no('no-settlement');
  return OK;
}

export function hasSettler(s: State, seat: number, space: number): boolean {
  return s.holder[space] === seat && unitsAt(s, space, SETTLER) > 0;
}

/** Founding is no activation (COC-10.2). */
export function found(g: G, seat: number, space: number): void {
  const { s } = g;
  removeUnits(s, space, SETTLER, 1);
  placeCity(s, seat, space, NEUTRAL);
  g.tell('founded', seat, space);
  g.fire('founded', { seat, space, settler: 1 });
}

export function placeCity(s: State, owner: number, space: number, mood: number): void {
  s.cityOwner = changed(s.cityOwner, space, owner);
  s.mood[space] = mood;
  s.activated[space] = 0;
  s.angryUse[space] = 0;
  s.port = changed(s.port, space, NONE);
  s.beloved = changed(s.beloved, space, 0);
  s.druids = changed(s.druids, space, 0);
}

/** The city is no more: buildings go back, wonders leave the game with their points, units stay (COC-7.8, COC-21.7). */
export function removeCity(s: State, space: number): void {
  placeCity(s, NONE, space, NEUTRAL);
  s.piece = s.piece.slice().fill(NONE, space * BUILDING_KINDS, (space + 1) * BUILDING_KINDS);
  s.wonderAt = replaced(s.wonderAt, space, DESTROYED);
}

// ---- mood

export function changeMood(g: G, space: number, by: number): void {
  const { s } = g;
  const mood = Math.max(ANGRY, Math.min(HAPPY, s.mood[space] + by));
  if (mood === s.mood[space]) return;
  // another mood lifts the limit of an Angry city to one activation (COC-11.3)
  s.angryUse[space] = 0;
  s.mood[space] = mood;
  g.tell('mood', space, mood);
}

// ---- activation

/** An Angry city is activated once a turn (COC-7.5, COC-11.3). */
export function whyNotActivate(g: G, space: number): Blocked {
  const { s } = g;
  if (s.mood[space] === ANGRY && s.angryUse[space] === 1) return g.no('angry-used');
  if (isEnforced(s, space) && s.activated[space] > 0) return g.no('enforced');
  return OK;
}

/** Bleda made his city work as if Happy, once. */
function isEnforced(s: State, space: number): boolean {
  return (s.powers & ENFORCED) !== 0 && isLedBy(s, s.current, L.bleda, space);
}

export function activate(s: State, space: number): void {
  s.actSize = sizeOf(s, space);
  s.actMood = s.mood[space];
  s.actCollect = 0;
  s.activated[space]++;
  if (s.mood[space] === ANGRY) s.angryUse[space] = 1;
}

/** After the second and each further activation the mood falls (COC-11.2). */
export function afterActivation(g: G, space: number): void {
  if (g.s.activated[space] >= 2 && g.s.cityOwner[space] === g.s.current) changeMood(g, space, -1);
}
