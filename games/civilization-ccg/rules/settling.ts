/** What follows when an action is done: too many units, lost bases, events without an object, players out of the game (CCG-15.4, 16). */
import { NONE, type QuestionRules } from '@epoka/kernel';
import {
  distance,
  hasEnemies,
  isAirBase,
  isOccupied,
  isUnit,
  ringOf,
  suits,
  UNITS_PER_TERRAIN,
  unitsOn,
} from './board.ts';
import { AIR, FORTIFICATION, printedKeyword, UNIT_TYPE } from './cards.ts';
import { finishFirst } from './elsewhere.ts';
import { putAway, remove } from './leaving.ts';
import {
  capitalOf,
  freeObject,
  type G,
  IN_FIELD,
  inGame,
  inOrder,
  isCapital,
  isPlayerRef,
  LOST,
  noDeclaration,
  STANDING,
  type State,
  seatOfRef,
} from './state.ts';
import { slotsOf, unitLimit } from './values.ts';
import type { Surplus, Vocab } from './vocabulary.ts';

// ---- surplus

const fortified = (s: State, o: number): boolean => printedKeyword(FORTIFICATION, s.face[o]) > 0;

/** Whether an object is among those of which there are too many. */
function isSurplus(s: State, { seat, what, terrain }: Surplus, o: number): boolean {
  if (s.owner[o] !== seat) return false;
  switch (what) {
    case 0:
      return isUnit(s, o) && s.at[o] === terrain;
    case 1:
      return s.zone[o] === STANDING && s.at[o] === terrain;
    case 2:
      return s.zone[o] === STANDING && s.at[o] === terrain && fortified(s, o);
    default:
      return isUnit(s, o);
  }
}

function allowed(s: State, { seat, what, terrain }: Surplus): number {
  switch (what) {
    case 0:
      return UNITS_PER_TERRAIN;
    case 1:
      return isCapital(s, terrain) ? Number.POSITIVE_INFINITY : slotsOf(s, terrain);
    case 2:
      return 1;
    default:
      return unitLimit(s, seat);
  }
}

export function trim(g: G, data: Surplus): void {
  const { s } = g;
  let n = 0;
  for (let o = 0; o < s.zone.length; o++) if (isSurplus(s, data, o)) n++;
  if (n > allowed(s, data)) g.ask(data.seat, 'surplus', data);
}

export const surplus: QuestionRules<State, Vocab, 'surplus'> = {
  choices(g, q, offer) {
    const { s } = g;
    for (let o = 0; o < s.zone.length; o++) if (isSurplus(s, q.data, o)) offer.can('remove', o);
    finishFirst(g, offer);
  },
  answer(g, q, [, o]) {
    const { s } = g;
    g.tell('surplus', q.seat, s.face[o]);
    remove(g, o);
    g.next('trim', q.data);
  },
};

// ---- relocation

/** The nearest terrains that can hold a unit that has to leave (CCG-8.14.a, 10.17, 16.6). */
function refuges(s: State, unit: number): number[] {
  const seat = s.owner[unit];
  const ring = ringOf(s);
  const from = s.at[unit];
  let best = Number.POSITIVE_INFINITY;
  let found: number[] = [];
  for (const terrain of ring) {
    if (terrain === from || !mayHold(s, unit, terrain, seat)) continue;
    const d = distance(ring, from, terrain);
    if (d > best) continue;
    if (d < best) found = [];
    best = d;
    found.push(terrain);
  }
  return found;
}

function mayHold(s: State, unit: number, terrain: number, seat: number): boolean {
  // An aircraft goes wherever it has a base, a carrier in foreign waters included.
  if (s.owner[terrain] !== seat && UNIT_TYPE[s.face[unit]] !== AIR) return false;
  return suits(s, unit, terrain) && !hasEnemies(s, terrain, seat) && unitsOn(s, terrain) < UNITS_PER_TERRAIN;
}

export function relocateStep(g: G, { unit }: { readonly unit: number }): void {
  const { s } = g;
  if (!isUnit(s, unit)) return;
  if (refuges(s, unit).length > 0) {
    g.ask(s.owner[unit], 'relocate', { unit });
    return;
  }
  g.tell('nowhere', s.owner[unit], s.face[unit]);
  remove(g, unit);
}

export const relocate: QuestionRules<State, Vocab, 'relocate'> = {
  auto: true,
  choices(g, q, offer) {
    for (const terrain of refuges(g.s, q.data.unit)) offer.can('to', terrain);
    finishFirst(g, offer);
  },
  answer(g, q, [, terrain]) {
    g.s.at[q.data.unit] = terrain;
    g.tell('relocated', q.seat, g.s.face[q.data.unit], g.s.face[terrain]);
  },
};

// ---- lost terrains

/** An edge terrain goes back to the atlas with everything on it (CCG-8.14, 8.15). */
export function loseTerrain(g: G, { terrain }: { readonly terrain: number }): void {
  const { s } = g;
  const seat = s.owner[terrain];
  const row = s.row[seat];
  const i = row.indexOf(terrain);
  // Towards the capital; a terrain in the middle has a neighbour on both sides.
  const neighbour = i < row.indexOf(capitalOf(s, seat)) ? row[i + 1] : row[i - 1];
  g.tell('lostTerrain', seat, s.face[terrain]);
  const others: number[] = [];
  for (let o = 0; o < s.zone.length; o++) {
    if (s.at[o] !== terrain) continue;
    if (!isUnit(s, o)) remove(g, o);
    else if (s.owner[o] !== seat || !suitsAnywhere(s, o)) others.push(o);
    else if (isOccupied(s, neighbour)) {
      g.tell('surplus', seat, s.face[o]);
      remove(g, o);
    } else {
      s.at[o] = neighbour;
      g.tell('relocated', seat, s.face[o], s.face[neighbour]);
    }
  }
  g.next('trim', { seat, what: 0, terrain: neighbour });
  for (const unit of others) g.next('relocate', { unit });
  g.next('dropTerrain', { terrain });
  g.next('settle');
}

/** Land units: every terrain can hold them. */
const suitsAnywhere = (s: State, unit: number): boolean => UNIT_TYPE[s.face[unit]] < 3;

export function dropTerrain(g: G, { terrain }: { readonly terrain: number }): void {
  const { s } = g;
  const [seat, card] = [s.owner[terrain], s.face[terrain]];
  s.row[seat].splice(s.row[seat].indexOf(terrain), 1);
  freeObject(s, terrain);
  putAway(s, seat, card);
}

// ---- leaving the game

/** A capital fell, or its player gave up (CCG-16.4 to 16.7). */
export function eliminate(g: G, seat: number, resigned: boolean): void {
  const { s } = g;
  g.tell(resigned ? 'resigned' : 'eliminated', seat);
  // The attack in which somebody gives up ends at once (CCG-11.17.a).
  if (resigned && takesPartIn(s, seat)) callOff(s);
  for (let o = 0; o < s.zone.length; o++)
    if (isUnit(s, o) && s.owner[o] === seat) {
      freeObject(s, o);
      s.gone[seat]++;
    }
  for (let o = 0; o < s.zone.length; o++)
    if (isUnit(s, o) && s.owner[s.at[o]] === seat) g.next('relocate', { unit: o });
  g.next('vanish', { seat });
}

/** It is the seat's own action, or one against its units or on its terrain. */
function takesPartIn(s: State, seat: number): boolean {
  const { terrain, rival } = s.declared;
  if (seat === s.active || seat === rival || s.owner[terrain] === seat) return true;
  for (let o = 0; o < s.zone.length; o++)
    if (isUnit(s, o) && s.owner[o] === seat && s.at[o] === terrain) return true;
  return false;
}

/** Whatever is declared ends here; those who took part have moved. */
export function callOff(s: State): void {
  for (const unit of s.declared.units) {
    s.used[unit] = 1;
    s.points[unit] = 0;
  }
  s.declared = noDeclaration();
}

/** All cards of the player are out of the game; the ring closes. */
export function vanish(g: G, { seat }: { readonly seat: number }): void {
  const { s } = g;
  if (!inGame(s, seat)) return;
  s.out[seat] = 1 + s.out.filter(x => x > 0).length;
  for (let o = 0; o < s.zone.length; o++) {
    if (s.owner[o] !== seat) continue;
    freeObject(s, o);
    s.gone[seat]++;
  }
  s.row[seat] = [];
  for (const pile of [s.hand, s.library, s.atlas, s.discard, s.shown]) {
    s.gone[seat] += pile[seat].length;
    pile[seat] = [];
  }
  if (s.looker === seat || s.looked === seat) {
    s.looker = NONE;
    s.looked = NONE;
  }
  if (s.searcher === seat) s.searcher = NONE;
  g.next('settle');
}

// ---- after everything

/** One place, one order, after every action (CCG-15.4.a, 16.3). */
export function settle(g: G): void {
  const { s } = g;
  const here = inOrder(s, s.active);
  if (here.length === 1) {
    g.tell('conquest', here[0]);
    g.end();
    return;
  }
  for (let o = 0; o < s.attached.length; o++) if (hasLostIts(s, o)) endEvent(g, o);
  // What arises in an attack is dealt with when it is over.
  if (s.declared.kind !== 0) return;
  const { zone, owner, face } = s;
  const units = s.row.map(() => 0);
  let aircraft = false;
  for (let o = 0; o < zone.length; o++) {
    if (zone[o] !== IN_FIELD) continue;
    units[owner[o]]++;
    aircraft ||= UNIT_TYPE[face[o]] === AIR;
  }
  for (const seat of here) {
    const lost = aircraft ? strayAircraft(s, seat) : NONE;
    if (lost !== NONE) g.next('relocate', { unit: lost });
    else if (units[seat] > s.row[seat].length && units[seat] > unitLimit(s, seat))
      g.next('trim', { seat, what: 3, terrain: NONE });
    else continue;
    g.next('settle');
    return;
  }
}

/** An aircraft of the seat that has no base any more, or NONE. */
function strayAircraft(s: State, seat: number): number {
  for (let u = 0; u < s.zone.length; u++)
    if (isUnit(s, u) && s.owner[u] === seat && UNIT_TYPE[s.face[u]] === AIR && !isAirBase(s, s.at[u], seat))
      return u;
  return NONE;
}

/** An event whose object has left play, or whose player the game (CCG-7.4). */
function hasLostIts(s: State, event: number): boolean {
  const ref = s.attached[event];
  return ref === LOST || (isPlayerRef(ref) && !inGame(s, seatOfRef(ref)));
}

export function endEvent(g: G, o: number): void {
  g.tell('ended', g.s.owner[o], g.s.face[o]);
  remove(g, o);
}
