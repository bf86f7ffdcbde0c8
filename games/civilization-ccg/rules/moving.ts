/** The military phase up to a declaration: upkeep, movement on foot, journeys, forced returns (CCG-10). */
import { type Blocked, NONE, OK, type QuestionRules } from '@epoka/kernel';
import { mainStep, settleAndGoOn } from './activation.ts';
import {
  distance,
  hasEnemies,
  heldByEnemies,
  isAirBase,
  isSea,
  ringOf,
  UNITS_PER_TERRAIN,
  unitsOf,
  unitsOn,
} from './board.ts';
import { AIR, isLand, NAVAL, TRANSPORT, UNIT_TYPE } from './cards.ts';
import { beginDeclaration, cannotJoin, carriersFor } from './declaring.ts';
import { finishFirst } from './elsewhere.ts';
import { chooseAbility, OWN_MOMENT, offerEvents, playEvent } from './events.ts';
import { offerAbilities } from './managing.ts';
import {
  arrive,
  canBeAttacked,
  canBomb,
  cannotBeThere,
  cannotRazeWith,
  crosses,
  FED,
  isForeignCapital,
  MUST_RETURN,
  spendPoints,
  UNDECIDED,
} from './reach.ts';
import {
  ATTACK,
  BOMB,
  DROP,
  type G,
  isCapital,
  JOURNEY,
  MILITARY,
  othersFrom,
  RAZE,
  STANDING,
  type State,
} from './state.ts';
import { keywordOf, moveOf, stops, truceBetween, upkeepOf } from './values.ts';
import type { Vocab } from './vocabulary.ts';

// ---- upkeep

/** Units abroad, one after the other (CCG-10.1). */
export function upkeepStep(g: G): void {
  const { s } = g;
  for (const u of undecided(s)) {
    const cost = upkeepOf(s, u);
    if (cost === 0) s.mustReturn[u] = FED;
    else if (s.food[s.active] < cost) {
      s.mustReturn[u] = MUST_RETURN;
      g.tell('unfed', s.active, s.face[u]);
    } else {
      g.ask(s.active, 'upkeep', { unit: u });
      return;
    }
  }
}

/** Own units abroad that nobody has decided about: row by row from the left, the next player's first. */
function undecided(s: State): number[] {
  const isOpen = (u: number) => s.mustReturn[u] === UNDECIDED && s.owner[s.at[u]] !== s.active;
  const units = unitsOf(s, s.active).filter(isOpen);
  if (units.length === 0) return units;
  return othersFrom(s, s.active).flatMap(seat =>
    s.row[seat].flatMap(terrain => units.filter(u => s.at[u] === terrain)),
  );
}

export const upkeep: QuestionRules<State, Vocab, 'upkeep'> = {
  choices(g, q, offer) {
    const { s } = g;
    offer.can('feed');
    const all = undecided(s);
    if (all.length > 1) {
      const sum = all.reduce((n, u) => n + upkeepOf(s, u), 0);
      offer.unless(sum <= s.food[q.seat] ? OK : g.no('needFood', sum, s.food[q.seat]), 'feedAll');
    }
    offer.can('starve');
    finishFirst(g, offer);
  },
  answer(g, q, [verb]) {
    const { s } = g;
    if (verb === 'starve') {
      s.mustReturn[q.data.unit] = MUST_RETURN;
      g.tell('unfed', q.seat, s.face[q.data.unit]);
    } else
      for (const unit of verb === 'feed' ? [q.data.unit] : undecided(s)) {
        const cost = upkeepOf(s, unit);
        s.food[q.seat] -= cost;
        s.mustReturn[unit] = FED;
        if (cost > 0) g.tell('fed', q.seat, s.face[unit], cost);
      }
    g.next('upkeep');
  },
};

/** CCG-10.5 */
export function points(g: G): void {
  const { s } = g;
  for (const u of unitsOf(s, s.active)) spendPoints(s, u, moveOf(s, u));
}

// ---- movement on foot

const ring: number[] = [];

/** Why a unit can't step onto a terrain on foot. */
function cannotStep(g: G, unit: number, terrain: number): Blocked {
  const { s } = g;
  const seat = s.owner[unit];
  if (isForeignCapital(s, terrain, seat)) return g.no('foreignCapital');
  if (hasEnemies(s, terrain, seat)) return g.no('enemyPresent');
  return cannotBeThere(g, unit, terrain, true);
}

/** Where a walk in one direction of the ring can end; `visit` gets each terrain with what is in the way. */
function walk(
  g: G,
  unit: number,
  direction: 1 | -1,
  visit: (terrain: number, why: Blocked, left: number) => void,
): void {
  const { s } = g;
  const n = ring.length;
  let at = ring.indexOf(s.at[unit]);
  let left = s.points[unit];
  // Nobody gets round the ring: a foreign capital is in the way.
  for (let step = 0; left > 0; step++) {
    const from = ring[at];
    at = (at + direction + n) % n;
    const to = ring[at];
    let why = cannotStep(g, unit, to);
    const border = crosses(s, unit, from, to);
    if (why === OK && border && (s.moved[unit] === 1 || step > 0)) why = g.no('borderMoved');
    if (why !== OK) {
      visit(to, why, 0);
      return;
    }
    left = border || stops(s, to, unit) ? 0 : left - 1;
    visit(to, unitsOn(s, to) < UNITS_PER_TERRAIN ? OK : g.no('terrainFull'), left);
  }
}

function offerMoves(
  g: G,
  unit: number,
  offer: { unless(why: Blocked, verb: 'move', unit: number, terrain: number): void },
): void {
  const offered: number[] = [];
  for (const direction of [1, -1] as const)
    walk(g, unit, direction, (terrain, why) => {
      if (offered.includes(terrain)) return;
      offered.push(terrain);
      offer.unless(why, 'move', unit, terrain);
    });
}

function move(g: G, unit: number, terrain: number): void {
  const { s } = g;
  ringOf(s, ring);
  let left = 0;
  for (const direction of [1, -1] as const)
    walk(g, unit, direction, (to, _why, then) => {
      if (to === terrain) left = then;
    });
  arrive(g, unit, terrain);
  spendPoints(s, unit, left);
  g.tell('moved', s.owner[unit], s.face[unit], s.face[terrain]);
}

// ---- journeys

/** Why a naval or air unit can't go there (CCG-10.10, 10.11). */
function cannotJourney(g: G, unit: number, terrain: number): Blocked {
  const { s } = g;
  const seat = s.owner[unit];
  if (isForeignCapital(s, terrain, seat)) return g.no('foreignCapital');
  if (UNIT_TYPE[s.face[unit]] === NAVAL && !isSea(s, terrain)) return g.no('seaOnly');
  if (UNIT_TYPE[s.face[unit]] === AIR && !isAirBase(s, terrain, seat)) return g.no('noAirBase');
  if (hasEnemies(s, terrain, seat)) return g.no('enemyPresent');
  if (unitsOn(s, terrain) >= UNITS_PER_TERRAIN) return g.no('terrainFull');
  return cannotBeThere(g, unit, terrain, false);
}

/** Why an aircraft can't put its troops down there (CCG-10.13). */
function cannotDrop(g: G, unit: number, terrain: number): Blocked {
  const { s } = g;
  const seat = s.owner[unit];
  if (isForeignCapital(s, terrain, seat)) return g.no('foreignCapital');
  if (hasEnemies(s, terrain, seat)) return g.no('enemyPresent');
  if (unitsOn(s, terrain) >= UNITS_PER_TERRAIN) return g.no('terrainFull');
  return carriersFor(s, unit, terrain) ? OK : g.no('notCarried');
}

// ---- forced returns (CCG-10.15)

/** How a unit that must return can: terrains to go to, or to attack where the way is closed. */
function waysHome(g: G, unit: number): { readonly to: number[]; readonly attack: boolean } {
  const { s } = g;
  if (s.used[unit] === 1) return { to: [], attack: false };
  const seat = s.owner[unit];
  ringOf(s, ring);
  const own = s.row[seat];
  if (!isLand(s.face[unit])) {
    const to = own.filter(t => cannotJourney(g, unit, t) === OK);
    if (to.length > 0 || UNIT_TYPE[s.face[unit]] === AIR) return { to, attack: false };
    return { to: own.filter(t => mayAttackAlone(g, unit, t)), attack: true };
  }
  const home = (terrain: number) => Math.min(...own.map(t => distance(ring, terrain, t)));
  const to: number[] = [];
  const blocked: number[] = [];
  for (const direction of [1, -1] as const) {
    let end = NONE;
    let before = home(s.at[unit]);
    walk(g, unit, direction, (terrain, why) => {
      const d = home(terrain);
      if (d >= before) return;
      before = d;
      if (why === OK) end = terrain;
      else blocked.push(terrain);
    });
    if (end !== NONE) to.push(end);
  }
  if (to.length > 0) return { to, attack: false };
  return { to: blocked.filter(t => mayAttackAlone(g, unit, t)), attack: true };
}

function mayAttackAlone(g: G, unit: number, terrain: number): boolean {
  const { s } = g;
  return canBeAttacked(s, terrain, s.owner[unit]) && cannotJoin(g, unit, terrain, true) === OK;
}

export function goHome(g: G, unit: number, terrain: number): void {
  const { s } = g;
  if (waysHome(g, unit).attack) {
    beginDeclaration(s, ATTACK, terrain, unit);
    s.declared.forced = true;
    g.next('declare');
    return;
  }
  if (isLand(s.face[unit])) {
    move(g, unit, terrain);
    return;
  }
  arrive(g, unit, terrain);
  spendPoints(s, unit, s.points[unit] - 1);
  g.tell('moved', s.owner[unit], s.face[unit], s.face[terrain]);
}

export function returns(g: G): void {
  const { s } = g;
  const due = mustReturn(s, s.active);
  if (due.some(u => waysHome(g, u).to.length > 0)) g.ask(s.active, 'returning');
  else for (const u of due) g.tell('stayedAbroad', s.active, s.face[u]);
}

const mustReturn = (s: State, seat: number): number[] =>
  unitsOf(s, seat).filter(u => s.mustReturn[u] === MUST_RETURN);

export const returning: QuestionRules<State, Vocab, 'returning'> = {
  auto: true,
  choices(g, q, offer) {
    offerReturns(g, q.seat, offer);
    offer.elsewhere(g.no('returnsFirst'), 'card', 'atlas', 'unit', 'construction', 'terrain', 'ability');
  },
  answer(g, _q, [, unit, terrain]) {
    goHome(g, unit, terrain);
    g.next('settle');
    g.next('returns');
  },
};

function offerReturns(
  g: G,
  seat: number,
  offer: { can(verb: 'goHome', unit: number, terrain: number): void },
): void {
  for (const u of mustReturn(g.s, seat))
    for (const terrain of waysHome(g, u).to) offer.can('goHome', u, terrain);
}

// ---- the main step

export function militaryStep(g: G): void {
  mainStep(g, 'military');
}

function cannotMove(g: G, unit: number): Blocked {
  const { s } = g;
  if (s.mustReturn[unit] === MUST_RETURN) return g.no('mustReturn');
  if (s.used[unit] === 1) return g.no('alreadyUsed');
  return s.points[unit] > 0 ? OK : g.no('noMovement');
}

type MilitaryOffers = Parameters<QuestionRules<State, Vocab, 'military'>['choices']>[2];

/** What can be done with the own units. */
function offerUnits(g: G, seat: number, offer: MilitaryOffers): void {
  const { s } = g;
  const all = ringOf(s, ring);
  const own = unitsOf(s, seat);
  for (const u of own) {
    if (offer.enough) return;
    const why = cannotMove(g, u);
    if (why !== OK) offer.unless(why, 'move', u, s.at[u]);
    else if (isLand(s.face[u])) offerMoves(g, u, offer);
    else {
      for (const terrain of all)
        if (terrain !== s.at[u]) offer.unless(cannotJourney(g, u, terrain), 'journey', u, terrain);
      if (UNIT_TYPE[s.face[u]] === AIR && keywordOf(s, u, TRANSPORT) > 0)
        for (const terrain of all)
          if (!isAirBase(s, terrain, seat)) offer.unless(cannotDrop(g, u, terrain), 'fly', u, terrain);
    }
  }
  offerReturns(g, seat, offer);
  if (offer.enough) return;
  const held = heldByEnemies(s, seat);
  for (const terrain of all)
    if (held.includes(terrain) || isForeignCapital(s, terrain, seat))
      offer.unless(nobodyJoins(g, own, terrain), 'attack', terrain);
  for (let o = 0; o < s.zone.length; o++)
    if (s.zone[o] === STANDING && s.owner[o] !== seat) offerRazing(g, own, o, offer);
  if (own.some(u => canBomb(s, u)))
    for (const terrain of all) if (mayBeBombed(s, seat, terrain)) offer.can('bomb', terrain);
}

export const military: QuestionRules<State, Vocab, 'military'> = {
  choices(g, q, offer) {
    const { seat } = q;
    offerUnits(g, seat, offer);
    if (offer.enough) return;
    offerAbilities(g, seat, MILITARY, offer);
    offerEvents(g, seat, OWN_MOMENT[MILITARY], offer);
    offer.can('pass');
    offer.elsewhere(g.no('inPhase', 1), 'atlas');
    offer.elsewhere(g.no('inPhase', 3), 'card', 'construction', 'terrain');
  },
  answer(g, q, a) {
    const { s } = g;
    const before = s.stack.length;
    switch (a[0]) {
      case 'pass':
        return;
      case 'move':
        move(g, a[1], a[2]);
        break;
      case 'journey':
      case 'fly': {
        const kind = a[0] === 'fly' ? DROP : JOURNEY;
        beginDeclaration(s, kind, a[2], a[1]);
        if (carriersFor(s, a[1], a[2])) g.ask(q.seat, 'muster');
        else g.next('declare');
        break;
      }
      case 'attack':
        beginDeclaration(s, ATTACK, a[1], NONE);
        g.ask(q.seat, 'muster');
        break;
      case 'raze':
        beginDeclaration(s, RAZE, s.at[a[1]], NONE);
        s.declared.building = a[1];
        g.ask(q.seat, 'muster');
        break;
      case 'bomb':
        beginDeclaration(s, BOMB, a[1], NONE);
        g.ask(q.seat, 'muster');
        break;
      case 'goHome':
        goHome(g, a[1], a[2]);
        break;
      case 'use':
        chooseAbility(g, q.seat, a[1], a[2]);
        break;
      case 'play':
        playEvent(g, q.seat, a[1]);
        break;
    }
    settleAndGoOn(g, 'military', before);
  },
};

/** One of these units could attack the terrain. */
function nobodyJoins(g: G, units: readonly number[], terrain: number): Blocked {
  for (const u of units) if (cannotJoin(g, u, terrain, false) === OK) return OK;
  return g.no('nobodyJoins');
}

/** A building where some of these units stand, if one of them can raze it (CCG-11.14). */
function offerRazing(g: G, units: readonly number[], building: number, offer: MilitaryOffers): void {
  const there = units.filter(u => g.s.at[u] === g.s.at[building]);
  const reasons = there.map(u => cannotRazeWith(g, u, building));
  if (there.length > 0) offer.unless(reasons.includes(OK) ? OK : reasons[0], 'raze', building);
}

/** A foreign terrain with buildings and without enemies (CCG-11.15). */
function mayBeBombed(s: State, seat: number, terrain: number): boolean {
  if (s.owner[terrain] === seat || isCapital(s, terrain) || hasEnemies(s, terrain, seat)) return false;
  if (truceBetween(s, seat, s.owner[terrain]) !== undefined) return false;
  for (let o = 0; o < s.zone.length; o++) if (s.zone[o] === STANDING && s.at[o] === terrain) return true;
  return false;
}
