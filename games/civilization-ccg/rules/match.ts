/** Filters, scopes, conditions and targets of the vocabulary (CCG-17.2, 17.9, 17.12, 17.13). */
import { NONE } from '@epoka/kernel';
import { isAttacker, isEdge, isInCombat, isOccupied, isUnit, placeOf, terrainOf, unitsOn } from './board.ts';
import {
  AIR,
  ERA,
  KIND,
  NAVAL,
  passes,
  printedKeyword,
  type Sieve,
  STAGES,
  TYPES,
  UNIT_TYPE,
} from './cards.ts';
import { GIVES_STAGES, MAY_TOUCH_CAPITALS, type ReadyTarget, type Rule } from './effects.ts';
import {
  announcedRef,
  DECLARATION_REF,
  IN_FORCE,
  IN_GROUND,
  IN_ROW,
  inGame,
  isCapital,
  KNOWN,
  MILITARY,
  playerRef,
  STANDING,
  type State,
  seatOfRef,
  UNFINISHED,
} from './state.ts';

/** Whether a unit or capital is among those the effect of an object speaks of. */
export function unitInScope(s: State, scope: Rule['scope'], source: number, u: number): boolean {
  const capital = s.zone[u] === IN_ROW;
  switch (scope) {
    case 'this-unit':
      return u === source;
    case 'your-units':
      return !capital && s.owner[u] === s.owner[source];
    case 'enemy-units':
      return !capital && s.owner[u] !== s.owner[source];
    case 'units-here':
      return !capital && placeOf(s, u) === terrainOf(s, source);
    case 'your-capital':
      return isCapital(s, u) && s.owner[u] === s.owner[source];
    default:
      return false;
  }
}

/** A unit, or a capital as it defends, against a filter. `source` is the object whose text it is, or NONE. */
export function matchesUnit(s: State, sieve: Sieve, u: number, source: number): boolean {
  const face = s.face[u];
  if (sieve.unitTypes !== 0 && (sieve.unitTypes & (1 << UNIT_TYPE[face])) === 0) return false;
  if (sieve.role !== 0 && isAttacker(s, u) !== (sieve.role === 1)) return false;
  if (sieve.inCombat && !isInCombat(s, u)) return false;
  if (sieve.where !== 0 && (s.owner[placeOf(s, u)] === s.owner[u]) !== (sieve.where === 1)) return false;
  if (sieve.types !== -1 && (TYPES[s.face[placeOf(s, u)]] & sieve.types) === 0) return false;
  if (sieve.here && terrainOf(s, source) !== placeOf(s, u)) return false;
  if (sieve.foreignCombat && (!isInCombat(s, u) || s.owner[s.declared.terrain] === s.owner[u])) return false;
  if (sieve.ids.length > 0 && !sieve.ids.includes(face)) return false;
  if (sieve.keyword >= 0 && printedKeyword(sieve.keyword, face) === 0) return false;
  return (sieve.eras & (1 << ERA[face])) !== 0;
}

/** `seat` is whose text it is. */
export function matchesTerrain(
  s: State,
  sieve: Sieve,
  terrain: number,
  seat: number,
  source: number,
): boolean {
  const face = s.face[terrain];
  if ((TYPES[face] & sieve.types) === 0) return false;
  if (sieve.capital !== 0 && isCapital(s, terrain) !== (sieve.capital === 1)) return false;
  if (sieve.here && terrainOf(s, source) !== terrain) return false;
  if (sieve.edge && !isEdge(s, terrain)) return false;
  if (sieve.units >= 0 && unitsOn(s, terrain) !== sieve.units) return false;
  if (sieve.hasBuilding && (isOccupied(s, terrain) || !holds(s, terrain, STANDING, undefined))) return false;
  if (
    sieve.hasResource.length > 0 &&
    (isOccupied(s, terrain) || !holds(s, terrain, IN_GROUND, sieve.hasResource))
  )
    return false;
  if (sieve.ids.length > 0 && !sieve.ids.includes(face)) return false;
  return !sieve.occupiedByYou || occupies(s, seat, s.owner[terrain]);
}

function holds(s: State, terrain: number, zone: number, faces: readonly number[] | undefined): boolean {
  for (let o = 0; o < s.zone.length; o++)
    if (s.zone[o] === zone && s.at[o] === terrain && (faces === undefined || faces.includes(s.face[o])))
      return true;
  return false;
}

/** The seat has a unit on a terrain of the other. */
export function occupies(s: State, seat: number, other: number): boolean {
  for (let o = 0; o < s.zone.length; o++)
    if (isUnit(s, o) && s.owner[o] === seat && s.owner[s.at[o]] === other) return true;
  return false;
}

/** All conditions of a static effect hold (CCG-17.12). */
export function conditionsHold(s: State, rule: Rule, source: number): boolean {
  const { conditions } = rule;
  for (let i = 0; i < conditions.length; i++) {
    const c = conditions[i];
    const seat = s.owner[source];
    switch (c.cond) {
      case 'terrains':
        if (s.row[seat].length < c.value) return false;
        break;
      case 'count': {
        let n = 0;
        if (c.of === 'your-terrains') {
          for (const terrain of s.row[seat]) if (matchesTerrain(s, c.sieve, terrain, seat, source)) n++;
        } else
          for (let o = 0; o < s.zone.length; o++)
            if (
              s.zone[o] === STANDING &&
              s.owner[o] === seat &&
              passes(c.sieve, s.face[o]) &&
              !isOccupied(s, s.at[o])
            )
              n++;
        if (n < c.value) return false;
        break;
      }
      case 'combat-against':
        if (!opposed(s, source, c.unitTypes)) return false;
        break;
      case 'attacking-terrain':
        if (!isAttacker(s, source) || (TYPES[s.face[s.declared.terrain]] & c.types) === 0) return false;
        break;
    }
  }
  return true;
}

/** In the present fight a unit of these types is still against this one. */
function opposed(s: State, unit: number, unitTypes: number): boolean {
  if (!isInCombat(s, unit)) return false;
  for (let o = 0; o < s.zone.length; o++)
    if (
      isUnit(s, o) &&
      s.owner[o] !== s.owner[unit] &&
      (unitTypes & (1 << UNIT_TYPE[s.face[o]])) !== 0 &&
      isInCombat(s, o)
    )
      return true;
  return false;
}

function ownerFits(s: State, owner: ReadyTarget['owner'], seat: number, whose: number): boolean {
  switch (owner) {
    case 'you':
      return whose === seat;
    case 'opponent':
      return whose !== seat;
    case 'active':
      return whose === s.active;
    case 'any':
      return true;
  }
}

/** Whether this may be chosen as a target by the seat (CCG-7.10, 7.11). `card` is the card played, for what is attached once only. */
export function isTarget(
  s: State,
  t: ReadyTarget,
  seat: number,
  ref: number,
  card: number,
  attach: boolean,
): boolean {
  return fits(s, t, seat, ref, card) && !(attach && isAttachedTo(s, card, ref));
}

function fits(s: State, t: ReadyTarget, seat: number, ref: number, card: number): boolean {
  switch (t.type) {
    case 'player':
      return playerFits(s, t, seat, seatOfRef(ref));
    case 'declaration':
      return declarationFits(s, t, seat);
    case 'event':
      return t.sieve.inPlay ? eventFits(s, t, seat, ref) : announcedFits(s, t, seat);
  }
  if (!ownerFits(s, t.owner, seat, s.owner[ref])) return false;
  switch (t.type) {
    case 'terrain':
      return s.zone[ref] === IN_ROW && matchesTerrain(s, t.sieve, ref, seat, NONE);
    case 'unit':
      if (s.zone[ref] === IN_ROW) return capitalIsTarget(s, t, ref, card);
      return isUnit(s, ref) && matchesUnit(s, t.sieve, ref, NONE);
    case 'building':
      return s.zone[ref] === STANDING && buildingFits(s, t.sieve, ref);
    case 'invention':
      return s.zone[ref] === KNOWN && passes(t.sieve, s.face[ref]);
    case 'construction':
      if (s.zone[ref] !== UNFINISHED || !passes(t.sieve, s.face[ref])) return false;
      // A stage can be given only where one is left to be paid (CCG-17.16).
      return !GIVES_STAGES[card] || s.marks[ref] < STAGES[s.face[ref]].length;
  }
}

function playerFits(s: State, t: ReadyTarget, seat: number, who: number): boolean {
  if (!inGame(s, who) || !ownerFits(s, t.owner, seat, who)) return false;
  return !t.sieve.occupiedByYou || occupies(s, seat, who);
}

/** An event in play. */
function eventFits(s: State, t: ReadyTarget, seat: number, o: number): boolean {
  return s.zone[o] === IN_FORCE && ownerFits(s, t.owner, seat, s.owner[o]) && passes(t.sieve, s.face[o]);
}

/** The event that waits for answers. */
function announcedFits(s: State, t: ReadyTarget, seat: number): boolean {
  const top = s.announced[s.announced.length - 1];
  return top !== undefined && ownerFits(s, t.owner, seat, top[0]) && passes(t.sieve, top[1]);
}

function buildingFits(s: State, sieve: Sieve, o: number): boolean {
  if ((sieve.kinds & (1 << KIND[s.face[o]])) === 0) return false;
  if ((TYPES[s.face[s.at[o]]] & sieve.types) === 0) return false;
  return sieve.keyword < 0 || printedKeyword(sieve.keyword, s.face[o]) > 0;
}

/** An event of this name is attached to it already (CCG-7.2.b). */
function isAttachedTo(s: State, card: number, ref: number): boolean {
  for (let o = 0; o < s.zone.length; o++)
    if (s.zone[o] === IN_FORCE && s.face[o] === card && s.attached[o] === ref) return true;
  return false;
}

/** An event may touch a capital as a unit in the military phase only, and only in some ways (CCG-7.11). */
function capitalIsTarget(s: State, t: ReadyTarget, ref: number, card: number): boolean {
  if (s.phase !== MILITARY || !isCapital(s, ref) || t.sieve.unitTypes !== 0) return false;
  return MAY_TOUCH_CAPITALS[card] && matchesUnit(s, t.sieve, ref, NONE);
}

function declarationFits(s: State, t: ReadyTarget, seat: number): boolean {
  if (!s.declared.open || !ownerFits(s, t.owner, seat, s.active)) return false;
  return t.sieve.mode === 0 || takesPart(s, t.sieve.mode === 1 ? NAVAL : AIR);
}

/** A unit of this type takes part in what is declared. */
export function takesPart(s: State, type: number): boolean {
  return s.declared.units.some(u => UNIT_TYPE[s.face[u]] === type);
}

/** Whether one of the things the seat may choose is the one that is looked for. */
function someTarget(
  s: State,
  t: ReadyTarget,
  seat: number,
  card: number,
  attach: boolean,
  isIt: (ref: number) => boolean,
): boolean {
  const is = (ref: number) => isTarget(s, t, seat, ref, card, attach) && isIt(ref);
  if (t.type === 'player') {
    for (let who = 0; who < s.seats; who++) if (is(playerRef(who))) return true;
    return false;
  }
  if (t.type === 'declaration') return is(DECLARATION_REF);
  if (t.type === 'event' && !t.sieve.inPlay) return is(announcedRef(s.announced.length - 1));
  for (let o = 0; o < s.zone.length; o++) if (is(o)) return true;
  return false;
}

/** Everything the seat may choose, told one by one. */
export function eachTarget(
  s: State,
  t: ReadyTarget,
  seat: number,
  card: number,
  attach: boolean,
  visit: (ref: number) => void,
): void {
  someTarget(s, t, seat, card, attach, ref => {
    visit(ref);
    return false;
  });
}

export function hasTarget(s: State, t: ReadyTarget, seat: number, card: number, attach: boolean): boolean {
  return someTarget(s, t, seat, card, attach, () => true);
}
