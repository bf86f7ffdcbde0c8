/** Move Units (COC-13): what a group may do. The group under way is `s.draft` (kind, flags, number, ...), from `s.from`. */
import { type Blocked, NONE, OK } from '@epoka/kernel';
import {
  A,
  CA,
  CAVALRY,
  ELEPHANT,
  FOREST,
  IS_MILITARY,
  L,
  LEADER,
  MOUNTAIN,
  PLAINS,
  SEA,
  SETTLER,
  SHIP,
  W,
} from '../content/index.ts';
import { FLEET, isAlly, ownShipsAt } from './corsairs.ts';
import {
  cargoOf,
  civ,
  enemyUnits,
  isEnemySpace,
  kindsAt,
  landUnitsAt,
  militaryAt,
  STACK,
  stackOf,
  unitsAt,
  works,
} from './counts.ts';
import { canPay, tokenSwap } from './goods.ts';
import { layoutFor } from './layout.ts';
import { NOT } from './sailing.ts';
import { BATTLED, MOORED, MOVED, ON_FOREST, ON_MOUNTAIN, ON_PLAINS, SAILED, type State } from './state.ts';
import { countFlagged, marksAt } from './units.ts';
import type { G } from './vocabulary.ts';

export const GROUPS = 3;
/** Moves that only some units make, as bits of `voyage`: settlers in cities, cavalry just recruited, ships with Hanno. */
export const SETTLERS_ONLY = 8;
export const ARCHERS_ONLY = 16;
export const SHIPS_ONLY = 32;
export const ROADS_PRICE = [1, 1, 0, 0, 0, 0, 0];

// ---- the group

/** Units of the group that pass the test, by kind and flags. */
function ofDraft({ draft }: State, test: (kind: number, flags: number) => boolean): number {
  let n = 0;
  for (let i = 0; i < draft.length; i += 3) if (test(draft[i], draft[i + 1])) n += draft[i + 2];
  return n;
}

export function drafted(s: State, kind: number): number {
  let n = 0;
  for (let i = 0; i < s.draft.length; i += 3) if (s.draft[i] === kind) n += s.draft[i + 2];
  return n;
}

export function draftedOf(s: State, kind: number, flags: number): number {
  return ofDraft(s, (k, f) => k === kind && f === flags);
}

export function addToDraft({ draft }: State, kind: number, flags: number, n: number): void {
  if (n === 0) return;
  const at = draft.findIndex((x, i) => i % 3 === 0 && x === kind && draft[i + 1] === flags);
  if (at === NONE) draft.push(kind, flags, n);
  else draft[at + 2] += n;
}

export function draftedMilitary(s: State): number {
  let n = 0;
  for (let i = 0; i < s.draft.length; i += 3) if (IS_MILITARY[s.draft[i]]) n += s.draft[i + 2];
  return n;
}

export function draftedLand(s: State): number {
  return ofDraft(s, kind => kind !== SHIP);
}

function draftedFlags({ draft }: State): number {
  let flags = 0;
  for (let i = 0; i < draft.length; i += 3) flags |= draft[i + 1];
  return flags;
}

// ---- which units

/** What keeps units with these flags from moving by themselves. Roads may help those on a mountain. */
export function whyNotMove(g: G, seat: number, space: number, kind: number, flags: number): Blocked {
  const { s } = g;
  if ((flags & (MOVED | MOORED)) !== 0) return g.no('already-moved');
  const special = whyNotSpecial(g, seat, space, kind, flags);
  if (special !== OK) return special;
  if ((flags & BATTLED) !== 0 && !(kind === SHIP && civ(s, seat, CA.longships))) return g.no('battled');
  if (IS_MILITARY[kind] && !works(s, seat, A.tactics)) return g.no('no-tactics');
  if ((flags & ON_MOUNTAIN) !== 0 && !canUseRoads(g, seat, space)) return g.no('on-mountain');
  return OK;
}

/** Moves granted to some units leave the others where they are. */
function whyNotSpecial(g: G, seat: number, space: number, kind: number, flags: number): Blocked {
  const { s } = g;
  if ((s.voyage & SETTLERS_ONLY) !== 0 && (kind !== SETTLER || s.cityOwner[space] !== seat))
    return g.no('not-these');
  if ((s.voyage & ARCHERS_ONLY) !== 0 && (kind !== CAVALRY || space !== s.post)) return g.no('not-these');
  if ((s.voyage & SHIPS_ONLY) !== 0) {
    if (kind !== SHIP || space !== s.post) return g.no('not-these');
    if ((flags & SAILED) !== 0) return g.no('already-moved');
  }
  return OK;
}

function canUseRoads(g: G, seat: number, space: number): boolean {
  const { s } = g;
  return s.terrain[space] !== SEA && works(s, seat, A.roads) && canPay(s, seat, ROADS_PRICE, 0);
}

/** Units on ships: carried where a ship goes along, moved by themselves where none does. */
export function whyNotPick(g: G, seat: number, space: number, kind: number, flags: number): Blocked {
  const { s } = g;
  if (countFlagged(s, space, kind, flags) <= draftedOf(s, kind, flags)) return g.no('all-picked');
  if (s.terrain[space] === SEA && kind !== SHIP && drafted(s, SHIP) > 0)
    return draftedLand(s) >= cargoOf(s, seat) * drafted(s, SHIP) ? g.no('no-ship-room') : OK;
  if (s.terrain[space] === SEA && kind === SHIP && drafted(s, SHIP) === 0 && draftedLand(s) > 0)
    return g.no('pick-ships-first');
  return whyNotMove(g, seat, space, kind, flags);
}

/** Anything of the seat in the space that can move; the first reason where nothing can. */
export function whyNotFrom(g: G, seat: number, space: number): Blocked {
  const { s } = g;
  let first: Blocked = OK;
  for (const kind of kindsAt(s, space))
    for (const flags of marksAt(s, space, kind)) {
      const why = whyNotMove(g, seat, space, kind, flags);
      if (why === OK) return OK;
      first ??= why;
    }
  return first;
}

// ---- where to

/** Whose units stand there, or else whose city. */
export function enemyAt(s: State, seat: number, to: number): number {
  return enemyUnits(s, seat, to) ? s.holder[to] : s.cityOwner[to];
}

/** Culture tokens paid before an attack: two to break a truce, what lies in a city of Cleopatra (COC-17.5). */
export function taxOf(s: State, seat: number, to: number): number {
  const enemy = enemyAt(s, seat, to);
  if (enemy >= s.seats) return 0;
  const truce = s.truce[seat] === enemy || s.truce[enemy] === seat ? TRUCE_TAX : 0;
  return truce + (s.cityOwner[to] === enemy ? s.beloved[to] : 0);
}
const TRUCE_TAX = 2;

/** Attacks that are barred: Negotiations, Great Gardens (COC-13.14). */
function whyNotAttack(g: G, seat: number, to: number, flags: number): Blocked {
  const { s } = g;
  const enemy = enemyAt(s, seat, to);
  if (enemy < s.seats && s.ban[seat * s.seats + enemy] === 1) return g.no('negotiations', enemy);
  const tax = taxOf(s, seat, to);
  if (tax > 0 && !canPay(s, seat, [0, 0, 0, 0, 0, 0, tax], tokenSwap(s, seat)))
    return g.no('tax-unpaid', tax);
  if ((flags & ON_PLAINS) !== 0 && s.wonderAt[W['great-gardens']] === to) return g.no('gardens');
  return OK;
}

/** Xerxes takes a fifth unit along. */
function stackFor(s: State, seat: number, to: number): number {
  return s.leader[seat] === L.xerxes && drafted(s, LEADER) > 0 ? STACK + 1 : stackOf(s, seat, to);
}

/** A step of land units to a space beside them; `roads` ignores forest and mountain (COC-13.7). */
function whyNotEnter(g: G, seat: number, to: number, roads: boolean): Blocked {
  const { s } = g;
  const flags = draftedFlags(s);
  if (!roads && (flags & ON_MOUNTAIN) !== 0) return g.no('on-mountain');
  const military = draftedMilitary(s);
  if (isEnemySpace(s, seat, to)) {
    if (military === 0) return g.no('needs-military');
    if (!roads && (flags & ON_FOREST) !== 0) return g.no('forest-no-battle');
    if (military > stackFor(s, seat, to)) return g.no('stack-limit', stackFor(s, seat, to));
    return whyNotAttack(g, seat, to, flags);
  }
  const most = stackFor(s, seat, to);
  return military + militaryAt(s, to) > most ? g.no('stack-limit', most) : OK;
}

/** The group of land units to a space beside it: step, exploration, embarking or disembarking. */
export function whyNotStep(g: G, seat: number, to: number): Blocked {
  const { s } = g;
  if (s.terrain[to] !== SEA) return whyNotEnter(g, seat, to, false);
  // embarking
  if ((draftedFlags(s) & ON_MOUNTAIN) !== 0) return g.no('on-mountain');
  if (s.holder[to] !== seat && !isAlly(s, seat, to)) return g.no('no-ship-room');
  if (landUnitsAt(s, to) + draftedLand(s) > cargoOf(s, seat) * unitsAt(s, to, SHIP))
    return g.no('no-ship-room');
  return OK;
}

/** Roads (COC-13.7): one or two land spaces, from or to one of the own cities. */
export function whyNotRoads(g: G, seat: number, to: number): Blocked {
  const { s } = g;
  const { crow, spaces } = layoutFor(s.seats);
  if (s.terrain[to] < 0) return g.no('roads-no-explore');
  if (s.terrain[to] === SEA) return g.no('roads-land-only');
  const fromCity = s.cityOwner[s.from] === seat;
  if (!fromCity && s.cityOwner[to] !== seat) return g.no('roads-not-from-city');
  if (isEnemySpace(s, seat, to) && !fromCity) return g.no('roads-not-from-city');
  const why = whyNotEnter(g, seat, to, true);
  if (why !== OK) return why;
  if (crow[s.from * spaces + to] > 1 && viaRoads(s, seat, to) === NONE) return g.no('no-road');
  return canPay(s, seat, ROADS_PRICE, 0) ? OK : g.no('cannot-pay');
}

/** Imperial Roads: four spaces between own cities. */
export function roadLength(s: State, seat: number, to: number): number {
  return civ(s, seat, CA['imperial-roads']) && s.cityOwner[s.from] === seat && s.cityOwner[to] === seat
    ? 4
    : 2;
}

/** The space before the last on a Roads move: the group passes with its stack, and there is no enemy. NONE without a way. */
export function viaRoads(s: State, seat: number, to: number): number {
  if (roadLength(s, seat, to) > 2) return viaLongRoad(s, seat, to);
  return viaRoad(s, seat, to);
}

function isPassable(s: State, seat: number, x: number, military: number): boolean {
  if (s.terrain[x] < 0 || s.terrain[x] === SEA || isEnemySpace(s, seat, x)) return false;
  return military + militaryAt(s, x) <= stackFor(s, seat, x);
}

function viaLongRoad(s: State, seat: number, to: number): number {
  const { beside } = layoutFor(s.seats);
  const military = draftedMilitary(s);
  let ring = [s.from];
  const seen = [s.from];
  for (let step = 1; step <= 4; step++) {
    const next: number[] = [];
    for (const x of ring)
      for (const y of beside[x]) {
        if (y === to) return x;
        if (seen.includes(y) || !isPassable(s, seat, y, military)) continue;
        seen.push(y);
        next.push(y);
      }
    ring = next;
  }
  return NONE;
}

function viaRoad(s: State, seat: number, to: number): number {
  const { beside, crow, spaces } = layoutFor(s.seats);
  const military = draftedMilitary(s);
  for (const x of beside[s.from])
    if (crow[x * spaces + to] === 1 && isPassable(s, seat, x, military)) return x;
  return NONE;
}

/** A group of ships to a sea space or an unexplored one; `how` tells whether they can get there. */
export function whyNotSail(g: G, seat: number, to: number, how: number): Blocked {
  const { s } = g;
  if (how === NOT) return g.no('sea-not-connected');
  const ships = drafted(s, SHIP);
  const cargo = draftedLand(s);
  if (cargo > cargoOf(s, seat) * ships) return g.no('no-ship-room');
  if (landUnitsAt(s, s.from) - cargo > cargoOf(s, seat) * (unitsAt(s, s.from, SHIP) - ships))
    return g.no('no-ship-room');
  if (!enemyUnits(s, seat, to)) return OK;
  // a ship that was infantry in a forest (COC-26.10)
  if ((draftedFlags(s) & ON_FOREST) !== 0) return g.no('forest-no-battle');
  return whyNotAttack(g, seat, to, 0);
}

/** Ships join the pirates of a space instead of fighting them. */
export function whyNotShare(g: G, seat: number, to: number, how: number): Blocked {
  const { s } = g;
  const why = whyNotSail(g, seat, to, how);
  if (why !== OK) return why;
  return drafted(s, SHIP) + unitsAt(s, to, SHIP) > FLEET ? g.no('stack-limit', FLEET) : OK;
}

/** Own ships turn on the pirates they share a space with; what is aboard must find room on own ships. */
export function whyNotOust(g: G, seat: number, to: number, how: number): Blocked {
  const { s } = g;
  const joining = to === s.from ? 0 : drafted(s, SHIP);
  const why = to === s.from ? OK : whyNotSail(g, seat, to, how);
  if (why !== OK) return why;
  const aboard = landUnitsAt(s, to) + (to === s.from ? 0 : draftedLand(s));
  return aboard > cargoOf(s, seat) * (ownShipsAt(s, to) + joining) ? g.no('no-ship-room') : OK;
}

/** The flags ships get for having sailed, where Hanno asks for them. */
export function flagsOfSailing(s: State, seat: number): number {
  if (s.leader[seat] !== L.hanno) return 0;
  return (s.voyage & SHIPS_ONLY) === 0 ? SAILED : SAILED | MOORED;
}

/** The flags a unit gets for the space it entered. */
export function flagsOf(s: State, to: number, roads: boolean): number {
  if (s.terrain[to] === PLAINS && s.wonderAt[W['great-gardens']] >= 0) return ON_PLAINS;
  if (roads) return 0;
  if (s.terrain[to] === MOUNTAIN) return ON_MOUNTAIN;
  return s.terrain[to] === FOREST ? ON_FOREST : 0;
}

/** Terracing frees settlers and leaders from the mountain penalty, Hannibal with an elephant his whole group. */
export function climbs(s: State, seat: number, kind: number): boolean {
  if ((kind === SETTLER || kind === LEADER) && civ(s, seat, CA.terracing)) return true;
  return s.leader[seat] === L.hannibal && drafted(s, LEADER) > 0 && drafted(s, ELEPHANT) > 0;
}
