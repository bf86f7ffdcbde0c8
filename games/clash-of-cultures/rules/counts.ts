/** Looking at the table: who has what, how large, how far. Pure. */
import { NONE } from '@epoka/kernel';
import {
  ADVANCE_COUNT,
  B,
  BASE_BUILDINGS,
  BASE_KINDS,
  BUILDING_KINDS,
  BUILDINGS,
  C,
  CA,
  CATEGORY_OF,
  GOODS,
  IS_GOVERNMENT,
  IS_MILITARY,
  KINDS,
  L,
  LEADER,
  SEA,
  SHIP,
  TOP_OF,
  UNITS,
  WONDERS,
} from '../content/index.ts';
import { layoutFor } from './layout.ts';
import { ANGRY, BARBARIAN, ENFORCED, HAPPY, PIRATE, type State, USED_FORCED_LABOR } from './state.ts';

export const SETTLEMENTS = 7;
export const BARBARIAN_SETTLEMENTS = 10;
export const BUILDINGS_EACH = 5;
export const STACK = 4;
export const CARGO = 2;
export const MARKERS = 6;
/** Kinds of military units. */
const MILITARY = UNITS.map((_, kind) => kind).filter(kind => IS_MILITARY[kind]);

export function amount(s: State, seat: number, kind: number): number {
  return s.res[seat * GOODS + kind];
}

/** The cube lies on the advance. */
export function owns(s: State, seat: number, advance: number): boolean {
  return s.has[seat * ADVANCE_COUNT + advance] === 1;
}

/** Its ability works for the seat: owned, or named by the Great Library (COC-21.8). */
export function works(s: State, seat: number, advance: number): boolean {
  return (
    s.has[seat * ADVANCE_COUNT + advance] === 1 ||
    (s.library === advance && seat === s.current && s.status === 0) ||
    byManGod(s, seat, advance)
  );
}

/** Man God: an advance of Theocracy also gives what the one of Autocracy in its row does (COC-26.14). */
function byManGod(s: State, seat: number, advance: number): boolean {
  const row = advance - TOP_OF[C.autocracy];
  return row >= 0 && row < 4 && civ(s, seat, CA['man-god']) && owns(s, seat, TOP_OF[C.theocracy] + row);
}

/** Kinds of units and of buildings in play (COC-1.3). */
export function kindsIn(s: State): number {
  return s.expansion === 1 ? KINDS : BASE_KINDS;
}

export function buildingsIn(s: State): number {
  return s.expansion === 1 ? BUILDING_KINDS : BASE_BUILDINGS;
}

export function advancesOf(s: State, seat: number): number {
  let n = 0;
  for (let i = seat * ADVANCE_COUNT, end = i + ADVANCE_COUNT; i < end; i++) n += s.has[i];
  return n;
}

/** How many of the four advances of a category, which stand together. */
export function inCategory(s: State, seat: number, category: number): number {
  let n = 0;
  for (let i = seat * ADVANCE_COUNT + TOP_OF[category], end = i + 4; i < end; i++) n += s.has[i];
  return n;
}

/** The government the seat has advances of, or NONE. */
export function governmentOf(s: State, seat: number): number {
  for (let i = 0; i < OF_GOVERNMENTS.length; i++)
    if (s.has[seat * ADVANCE_COUNT + OF_GOVERNMENTS[i]] === 1) return CATEGORY_OF[OF_GOVERNMENTS[i]];
  return NONE;
}
/** The advances of governments. */
export const OF_GOVERNMENTS: readonly number[] = CATEGORY_OF.map((_, a) => a).filter(
  a => IS_GOVERNMENT[CATEGORY_OF[a]],
);

// ---- civilizations (COC-26)

/** Advances of a civilization; leaders it brings. */
export const CIV_SIZE = 4;
export const LEADERS_EACH = 3;

/** The seat has this civilization advance; barbarians and pirates have none. */
export function civ(s: State, seat: number, advance: number): boolean {
  return seat < s.seats && s.civ[seat] === advance >> 2 && s.civHas[seat * CIV_SIZE + (advance & 3)] === 1;
}

export function civAdvancesOf(s: State, seat: number): number {
  let n = 0;
  for (let i = 0; i < CIV_SIZE; i++) n += s.civHas[seat * CIV_SIZE + i];
  return n;
}

/** Where the seat's leader stands, NONE where none is on the map or it fights as an attacker. */
export function leaderAt(s: State, seat: number): number {
  if (s.leader[seat] === NONE) return NONE;
  const { holder } = s;
  for (let x = 0; x < holder.length; x++)
    if (holder[x] === seat && s.troops[x * KINDS + LEADER] > 0) return x;
  return NONE;
}

/** The city this leader is in, where it belongs to the leader's owner (COC-26.5); NONE otherwise. */
export function cityOfLeader(s: State, seat: number, leader: number): number {
  if (seat >= s.seats || s.leader[seat] !== leader) return NONE;
  const at = leaderAt(s, seat);
  return at !== NONE && s.cityOwner[at] === seat ? at : NONE;
}

/** This leader is in the city. */
export function isLedBy(s: State, seat: number, leader: number, city: number): boolean {
  return seat < s.seats && s.leader[seat] === leader && cityOfLeader(s, seat, leader) === city;
}

export function within(s: State, from: number, to: number, most: number): boolean {
  return from !== NONE && to !== NONE && distances(s, from, most, false)[to] >= 0;
}

// ---- lists, for where nothing hurries

/** The spaces that pass a test, in the order of the map. */
export function spacesWhere(s: State, test: (space: number) => boolean): number[] {
  const found: number[] = [];
  for (let x = 0; x < s.terrain.length; x++) if (test(x)) found.push(x);
  return found;
}

/** The cities of an owner. */
export function cityList(s: State, owner: number): number[] {
  return spacesWhere(s, x => s.cityOwner[x] === owner);
}

/** Where the seat has units. */
export function unitSpaces(s: State, seat: number): number[] {
  return spacesWhere(s, x => s.holder[x] === seat);
}

/** The spaces of the map next to one. */
export function beside(s: State, space: number): readonly number[] {
  return layoutFor(s.seats).beside[space];
}

/** The kinds of buildings in a city, and the wonders. */
export function buildingsAt(s: State, city: number): number[] {
  return BUILDINGS.map((_, building) => building).filter(building => hasBuilding(s, city, building));
}

export function wondersAt(s: State, city: number): number[] {
  return WONDERS.map((_, wonder) => wonder).filter(wonder => s.wonderAt[wonder] === city);
}

/** All players but this one, in the order of their seats. */
export function rivalsOf(s: State, seat: number): number[] {
  return Array.from({ length: s.seats }, (_, other) => other).filter(other => other !== seat);
}

// ---- cities

export function citiesOf(s: State, owner: number): number {
  const { cityOwner } = s;
  let n = 0;
  for (let x = 0; x < cityOwner.length; x++) if (cityOwner[x] === owner) n++;
  return n;
}

/** Number of city pieces (COC-7.1). */
export function sizeOf(s: State, space: number): number {
  const { piece, wonderAt } = s;
  let n = s.cityOwner[space] === NONE ? 0 : 1;
  for (let i = space * BUILDING_KINDS, end = i + BUILDING_KINDS; i < end; i++) if (piece[i] !== NONE) n++;
  for (let w = 0; w < wonderAt.length; w++) if (wonderAt[w] === space) n++;
  return n;
}

/** What counts for Collect and Recruit (COC-7.4, COC-27.6). */
export function activationSize(s: State, space: number): number {
  let size = sizeOf(s, space);
  if (s.expansion === 1) {
    const owner = s.cityOwner[space];
    if (s.court === space) size++;
    if (isLedBy(s, owner, L.attila, space) && s.mood[space] !== ANGRY && sizeOf(s, space) === 1) size++;
    if ((s.powers & ENFORCED) !== 0 && isLedBy(s, owner, L.bleda, space)) return size + 1;
  }
  if (s.mood[space] === HAPPY) return size + 1;
  if (s.mood[space] === ANGRY && (s.used & USED_FORCED_LABOR) === 0) return 1;
  return size;
}

export function hasBuilding(s: State, space: number, building: number): boolean {
  return s.piece[space * BUILDING_KINDS + building] !== NONE;
}

/** Holds a building that is not of its owner's colour (COC-7.6). */
export function isInfluenced(s: State, space: number): boolean {
  const owner = s.cityOwner[space];
  for (let i = space * BUILDING_KINDS, end = i + BUILDING_KINDS; i < end; i++)
    if (s.piece[i] !== NONE && s.piece[i] !== owner) return true;
  return false;
}

export function hasWonder(s: State, space: number): boolean {
  for (let w = 0; w < WONDERS.length; w++) if (s.wonderAt[w] === space) return true;
  return false;
}

/** The power of a wonder works for the owner of its city (COC-21.5). */
export function wonderWorks(s: State, seat: number, wonder: number): boolean {
  const at = s.wonderAt[wonder];
  return at >= 0 && s.cityOwner[at] === seat;
}

/** Settlements left in supply. */
export function settlementsLeft(s: State, owner: number): number {
  if (owner === BARBARIAN) return BARBARIAN_SETTLEMENTS - citiesOf(s, BARBARIAN);
  return SETTLEMENTS - citiesOf(s, owner) - s.gone[owner * (BUILDING_KINDS + 1) + BUILDING_KINDS];
}

/** Buildings of a kind left in supply: pieces in other cities count against the five. */
export function buildingsLeft(s: State, seat: number, building: number): number {
  let n = BUILDINGS_EACH - s.gone[seat * (BUILDING_KINDS + 1) + building];
  if (building === B.obelisk) n -= s.runes[seat];
  const { piece } = s;
  const step = BUILDING_KINDS;
  for (let i = building; i < piece.length; i += step) if (piece[i] === seat) n--;
  return n;
}

export function isCoastal(s: State, space: number): boolean {
  for (const x of beside(s, space)) if (s.terrain[x] === SEA) return true;
  return false;
}

export function isLand(s: State, space: number): boolean {
  return s.terrain[space] >= 0 && s.terrain[space] !== SEA;
}

// ---- units

export function unitsAt(s: State, space: number, kind: number): number {
  return s.troops[space * KINDS + kind];
}

/** The kinds of units in a space. */
export function kindsAt(s: State, space: number): number[] {
  const kinds: number[] = [];
  for (let kind = 0; kind < KINDS; kind++) if (unitsAt(s, space, kind) > 0) kinds.push(kind);
  return kinds;
}

export function anyUnits(s: State, space: number): boolean {
  return s.holder[space] !== NONE;
}

export function militaryAt(s: State, space: number): number {
  let n = 0;
  for (let i = 0; i < MILITARY.length; i++) n += s.troops[space * KINDS + MILITARY[i]];
  return n;
}

/** How many military units of the seat a land space may hold (COC-12.2); one more with Xerxes. */
export function stackOf(s: State, owner: number, space: number): number {
  return s.expansion === 1 && owner < s.seats && s.leader[owner] === L.xerxes && leaderAt(s, owner) === space
    ? STACK + 1
    : STACK;
}

/** Land units a ship carries: three with Longships. */
export function cargoOf(s: State, owner: number): number {
  return civ(s, owner, CA.longships) ? CARGO + 1 : CARGO;
}

export function landUnitsAt(s: State, space: number): number {
  let n = 0;
  for (let k = 0; k < KINDS; k++) if (k !== SHIP) n += s.troops[space * KINDS + k];
  return n;
}

/** Units of a kind on the map, those that fight a battle included. */
export function unitsOf(s: State, owner: number, kind: number): number {
  const { holder, battle } = s;
  let n = 0;
  for (let x = 0; x < holder.length; x++) if (holder[x] === owner) n += s.troops[x * KINDS + kind];
  if (battle.space !== NONE && battle.attacker === owner) n += battle.host[kind];
  return kind === SHIP && s.expansion === 1 ? n + pirateShare(s, owner) : n;
}

/** Ships that stand among Carthage's and are pirates all the same (COC-26.9). */
export function pirateShare(s: State, owner: number): number {
  const { corsairs } = s;
  let n = s.battle.corsairs;
  for (let x = 0; x < corsairs.length; x++) n += corsairs[x];
  if (n === 0) return 0;
  if (owner === PIRATE) return n;
  return civ(s, owner, CA['pirate-allies']) ? -n : 0;
}

export function unitsLeft(s: State, owner: number, kind: number): number {
  const { pieces, neutral } = UNITS[kind];
  return (owner >= BARBARIAN ? neutral : pieces) - unitsOf(s, owner, kind) - captivesOf(s, owner, kind);
}

/** Units of an owner that are held as captives. */
export function captivesOf(s: State, owner: number, kind: number): number {
  let n = 0;
  for (let i = 0; i < s.captives.length; i++) if (s.captives[i] === owner * KINDS + kind) n++;
  return n;
}

export function militaryOf(s: State, owner: number): number {
  const { holder, battle } = s;
  let n = 0;
  for (let x = 0; x < holder.length; x++) if (holder[x] === owner) n += militaryAt(s, x);
  if (battle.space !== NONE && battle.attacker === owner)
    for (let i = 0; i < MILITARY.length; i++) n += battle.host[MILITARY[i]];
  return n;
}

/** Something there that is not the seat's: units or a city (COC-1.5). */
export function isEnemySpace(s: State, seat: number, space: number): boolean {
  return (
    (s.holder[space] !== NONE && s.holder[space] !== seat) ||
    (s.cityOwner[space] !== NONE && s.cityOwner[space] !== seat)
  );
}

export function enemyUnits(s: State, seat: number, space: number): boolean {
  return s.holder[space] !== NONE && s.holder[space] !== seat;
}

// ---- distance (COC-1.6)

const queue: number[] = [];
const far: number[] = [];

/**
 * Distances from a space over explored spaces, over land only where asked, as far as `most`; -1 beyond. The list is used
 * again by the next call.
 */
export function distances(s: State, from: number, most: number, overLand: boolean): readonly number[] {
  const { beside, spaces } = layoutFor(s.seats);
  const { terrain } = s;
  for (let x = 0; x < spaces; x++) far[x] = -1;
  far[from] = 0;
  queue[0] = from;
  let end = 1;
  for (let i = 0; i < end; i++) {
    const x = queue[i];
    if (far[x] === most) break;
    for (const y of beside[x]) {
      if (far[y] >= 0 || terrain[y] < 0 || (overLand && terrain[y] === SEA)) continue;
      far[y] = far[x] + 1;
      queue[end++] = y;
    }
  }
  return far;
}

/** Distance between two spaces, or -1 where no explored path leads. */
export function distance(s: State, from: number, to: number): number {
  return distances(s, from, s.terrain.length, false)[to];
}

export function adjacent(s: State, x: number, y: number): boolean {
  return layoutFor(s.seats).crow[x * s.terrain.length + y] === 1;
}
