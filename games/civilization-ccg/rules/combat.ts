/** What a declaration leads to: journeys, battles, razing and air raids (CCG-10.10, 11). */
import { NONE, OK, type QuestionRules } from '@epoka/kernel';
import { inPrintedOrder } from './activation.ts';
import { isAirBase, isUnit, UNITS_PER_TERRAIN, unitsOf, unitsOn } from './board.ts';
import { AIR, ANTI_AIRCRAFT, DEFENDER, DEMOLISHER, SNIPER, UNIT_TYPE } from './cards.ts';
import { hasRoom, leaveOut, stillPossible } from './declaring.ts';
import { cancelUnit } from './doing.ts';
import { finishFirst } from './elsewhere.ts';
import { destroy, trigger } from './leaving.ts';
import { arrive, canBeAttacked, mayStay, spendPoints } from './reach.ts';
import { eliminate } from './settling.ts';
import {
  ATTACK,
  BOMB,
  DROP,
  type G,
  IN_ROW,
  isCapital,
  noDeclaration,
  RAZE,
  STANDING,
  type State,
} from './state.ts';
import { keywordOf, remainingToughness, strengthOf, toughnessOf } from './values.ts';
import type { Vocab } from './vocabulary.ts';

export const ATTACKERS = 0;
export const DEFENDERS = 1;
/** in `pools`: ground, any, air, first of the attackers then of the defenders */
const GROUND = 0;
const ANY = 1;
const IN_AIR = 2;
const PER_SIDE = 3;

const isAir = (s: State, u: number): boolean => UNIT_TYPE[s.face[u]] === AIR;

export function carryOut(g: G): void {
  const { s } = g;
  const { declared } = s;
  leaveOut(declared, unit => !isUnit(s, unit));
  for (const unit of [...declared.units]) {
    const i = declared.units.indexOf(unit);
    // It may have been cancelled with its carrier.
    if (i >= 0 && !stillPossible(g, i)) cancelUnit(g, unit);
  }
  // Nobody is left, or it was called off because somebody left the game.
  if (declared.units.length === 0) {
    g.next('declarationOver');
    return;
  }
  switch (declared.kind) {
    case ATTACK:
      beginBattle(g);
      return;
    case RAZE:
      g.next('razed');
      return;
    case BOMB:
      g.next('bombed');
      return;
    default:
      travel(g);
  }
}

// ---- journeys

function travel(g: G): void {
  const { s } = g;
  const { units, carriers, terrain, kind } = s.declared;
  g.next('declarationOver');
  const leader = units[0];
  if (!hasRoom(s)) {
    cancelUnit(g, leader);
    return;
  }
  const from = s.at[leader];
  units.forEach((unit, i) => {
    const carried = carriers[i] !== NONE;
    const left = carried ? 0 : s.points[unit] - 1;
    // An aircraft that drops troops is back at once (CCG-10.13).
    if (kind === DROP && !carried) s.moved[unit] = 1;
    else {
      arrive(g, unit, terrain);
      g.tell('moved', s.owner[unit], s.face[unit], s.face[terrain]);
    }
    spendPoints(s, unit, left);
  });
  takeAircraftAlong(g, from, terrain);
}

/** Aircraft whose floating base has left go with it as far as there is room (CCG-10.17). */
function takeAircraftAlong(g: G, from: number, to: number): void {
  const { s } = g;
  if (isAirBase(s, from, s.active)) return;
  for (const u of unitsOf(s, s.active)) {
    if (s.at[u] !== from || !isAir(s, u) || unitsOn(s, to) >= UNITS_PER_TERRAIN) continue;
    s.at[u] = to;
    g.tell('moved', s.active, s.face[u], s.face[to]);
  }
}

export function declarationOver(g: G): void {
  g.s.declared = noDeclaration();
  g.next('settle');
}

// ---- the battle

function beginBattle(g: G): void {
  const { s } = g;
  const { declared } = s;
  if (!canBeAttacked(s, declared.terrain, s.active)) {
    g.tell('undefended', s.active, s.face[declared.terrain]);
    g.next('outcome');
    return;
  }
  for (let o = 0; o < s.zone.length; o++)
    if (isUnit(s, o) && s.at[o] === declared.terrain) declared.defenders.push(o);
  if (isCapital(s, declared.terrain)) declared.defenders.push(declared.terrain);
  declared.rival = s.owner[declared.defenders[0]];
  g.next('early');
  g.next('demolish');
  g.next('strike');
  g.next('outcome');
}

const alive = (s: State, list: readonly number[]): number[] =>
  list.filter(u => !s.declared.doomed.includes(u));

/** Adds what a defending unit deals to the attackers (CCG-11.6). */
function addDefence(s: State, unit: number): void {
  const { pools } = s.declared;
  const against = keywordOf(s, unit, ANTI_AIRCRAFT);
  pools[isAir(s, unit) || against > 0 ? ANY : GROUND] += strengthOf(s, unit);
  pools[IN_AIR] += against;
}

/** Snipers and defenders strike first and at the same time (CCG-11.5, 11.8, 11.9). */
export function early(g: G): void {
  const { s } = g;
  const { declared } = s;
  const guards = declared.defenders.filter(u => keywordOf(s, u, DEFENDER) > 0);
  const snipers = declared.units.some(u => keywordOf(s, u, SNIPER) > 0);
  if (guards.length === 0 && !snipers) return;
  for (const unit of guards) {
    addDefence(s, unit);
    declared.shot.push(unit);
  }
  tellPools(g, ATTACKERS);
  g.next('snipe');
  g.next('assign', { side: ATTACKERS });
  g.next('clear');
}

function tellPools(g: G, side: number): void {
  const p = g.s.declared.pools;
  const from = side * PER_SIDE;
  g.tell('struck', side, p[from + GROUND], p[from + ANY], p[from + IN_AIR]);
}

export function snipe(g: G): void {
  const { s } = g;
  const { declared } = s;
  for (const unit of declared.units) {
    if (keywordOf(s, unit, SNIPER) === 0 || declared.shot.includes(unit)) continue;
    if (alive(s, declared.defenders).length + buildingsFor(s, unit).length === 0) continue;
    g.ask(s.active, 'snipe', { unit });
    return;
  }
}

/** Foreign buildings on the attacked terrain, for a unit that can demolish. */
function buildingsFor(s: State, unit: number): number[] {
  if (keywordOf(s, unit, DEMOLISHER) === 0) return [];
  const found: number[] = [];
  for (let o = 0; o < s.zone.length; o++)
    if (
      s.zone[o] === STANDING &&
      s.at[o] === s.declared.terrain &&
      s.owner[o] !== s.active &&
      !s.declared.doomed.includes(o)
    )
      found.push(o);
  return found;
}

export const snipeQuestion: QuestionRules<State, Vocab, 'snipe'> = {
  auto: true,
  choices(g, q, offer) {
    const { s } = g;
    const left = alive(s, s.declared.defenders);
    for (const u of left)
      offer.unless(isCapital(s, u) && left.length > 1 ? g.no('capitalLast') : OK, 'shoot', u);
    for (const building of buildingsFor(s, q.data.unit)) offer.can('building', building);
    finishFirst(g, offer);
  },
  answer(g, q, [verb, object]) {
    const { s } = g;
    const { unit } = q.data;
    s.declared.shot.push(unit);
    if (verb === 'building') demolishBuilding(g, unit, object);
    else {
      const damage = strengthOf(s, unit) + (isAir(s, object) ? keywordOf(s, unit, ANTI_AIRCRAFT) : 0);
      g.tell('shot', q.seat, s.face[unit], s.face[object], damage);
      if (damage >= remainingToughness(s, object)) s.declared.doomed.push(object);
      else s.damage[object] += damage;
    }
    g.next('snipe');
  },
};

function demolishBuilding(g: G, unit: number, building: number): void {
  const { s } = g;
  const damage = strengthOf(s, unit) + keywordOf(s, unit, DEMOLISHER);
  s.damage[building] += damage;
  g.tell('damaged', s.owner[building], s.face[building], damage);
  if (s.damage[building] >= toughnessOf(s, building) && !s.declared.doomed.includes(building))
    s.declared.doomed.push(building);
}

/** Each surviving demolisher decides before the main strike (CCG-11.10). */
export function demolish(g: G): void {
  const { s } = g;
  const { declared } = s;
  if (declared.defenders.length === 0) return;
  for (const unit of declared.units) {
    if (declared.shot.includes(unit) || buildingsFor(s, unit).length === 0) continue;
    g.ask(s.active, 'demolish', { unit });
    return;
  }
}

export const demolishQuestion: QuestionRules<State, Vocab, 'demolish'> = {
  choices(g, q, offer) {
    offer.can('units');
    for (const building of buildingsFor(g.s, q.data.unit)) offer.can('building', building);
    finishFirst(g, offer);
  },
  answer(g, q, a) {
    const { declared } = g.s;
    declared.shot.push(q.data.unit);
    if (a[0] === 'building') declared.aims[declared.units.indexOf(q.data.unit)] = a[1];
    g.next('demolish');
  },
};

/** Everybody who has not struck, at the same time: both sums first (CCG-11.5). */
export function strike(g: G): void {
  const { s } = g;
  const { declared } = s;
  if (declared.units.length === 0 || declared.defenders.length === 0) return;
  const { pools } = declared;
  for (const unit of declared.defenders) if (!declared.shot.includes(unit)) addDefence(s, unit);
  const bombers: number[] = [];
  declared.units.forEach((unit, i) => {
    if (keywordOf(s, unit, SNIPER) > 0) return;
    if (declared.aims[i] !== NONE) bombers.push(i);
    else {
      pools[PER_SIDE + ANY] += strengthOf(s, unit);
      pools[PER_SIDE + IN_AIR] += keywordOf(s, unit, ANTI_AIRCRAFT);
    }
  });
  for (const i of bombers) demolishBuilding(g, declared.units[i], declared.aims[i]);
  tellPools(g, DEFENDERS);
  tellPools(g, ATTACKERS);
  g.next('assign', { side: DEFENDERS });
  g.next('assign', { side: ATTACKERS });
  g.next('clear');
}

/** Units of a side that may be picked next (CCG-11.7). */
function pickable(s: State, side: number): number[] {
  const { declared } = s;
  const left = alive(s, side === ATTACKERS ? declared.units : declared.defenders);
  return left.filter(u => applicable(s, side, u) > 0 && !(isCapital(s, u) && left.length > 1));
}

/** Damage that may be assigned to a unit: ground and any, or air and any. */
function applicable(s: State, side: number, unit: number): number {
  const { pools } = s.declared;
  const from = side * PER_SIDE;
  return pools[from + ANY] + pools[from + (isAir(s, unit) ? IN_AIR : GROUND)];
}

export function assign(g: G, { side }: { readonly side: number }): void {
  const { s } = g;
  const { declared } = s;
  if (pickable(s, side).length === 0) {
    // What is left over is lost. The attackers are hit last, so nothing else waits then.
    declared.pools.fill(0, side * PER_SIDE);
    return;
  }
  g.ask(side === ATTACKERS ? s.active : s.owner[declared.defenders[0]], 'hit', { side });
}

export const hit: QuestionRules<State, Vocab, 'hit'> = {
  auto: true,
  choices(g, q, offer) {
    const { s } = g;
    const { declared } = s;
    const { side } = q.data;
    const may = pickable(s, side);
    for (const u of alive(s, side === ATTACKERS ? declared.units : declared.defenders))
      offer.unless(
        may.includes(u) ? OK : isCapital(s, u) ? g.no('capitalLast') : g.no('poolMisses'),
        'hit',
        u,
      );
    finishFirst(g, offer);
  },
  answer(g, q, [, unit]) {
    const { s } = g;
    const { declared } = s;
    const { side } = q.data;
    const from = side * PER_SIDE;
    const special = from + (isAir(s, unit) ? IN_AIR : GROUND);
    const all = applicable(s, side, unit);
    const bears = remainingToughness(s, unit);
    const taken = Math.min(all, bears);
    const first = Math.min(taken, declared.pools[special]);
    if (all >= bears) {
      declared.doomed.push(unit);
      declared.pools[special] -= first;
      declared.pools[from + ANY] -= taken - first;
    } else {
      s.damage[unit] += all;
      declared.pools[special] = 0;
      declared.pools[from + ANY] = 0;
    }
    g.tell('damaged', s.owner[unit], s.face[unit], taken);
    g.next('assign', { side });
  },
};

/** Those destroyed are removed together. */
export function clear(g: G): void {
  const { s } = g;
  const { declared } = s;
  const { doomed } = declared;
  leaveOut(declared, unit => doomed.includes(unit));
  declared.defenders = declared.defenders.filter(u => !doomed.includes(u));
  declared.doomed = [];
  for (const o of doomed)
    if (isCapital(s, o)) eliminate(g, s.owner[o], false);
    else destroy(g, o);
}

/** Who won, and who may go in (CCG-11.11, 11.12). */
export function outcome(g: G): void {
  const { s } = g;
  const { declared } = s;
  for (const unit of declared.units) {
    s.moved[unit] = 1;
    spendPoints(s, unit, 0);
  }
  const fought = declared.rival !== NONE;
  if (fought && declared.defenders.length === 0 && declared.units.length > 0)
    won(g, s.active, declared.rival, declared.units);
  if (fought && declared.units.length === 0 && declared.defenders.length > 0)
    won(g, declared.rival, s.active, declared.defenders);
  // A capital that fell is gone.
  if (declared.defenders.length === 0 && s.zone[declared.terrain] === IN_ROW) g.next('advance');
  g.next('declarationOver');
}

function won(g: G, seat: number, loser: number, survivors: readonly number[]): void {
  const { s } = g;
  g.tell('won', seat, loser);
  for (const o of inPrintedOrder(s, seat)) trigger(g, 'battle-won', seat, s.face[o], o, loser);
  for (const unit of survivors)
    if (isUnit(s, unit)) trigger(g, 'battle-won', seat, s.face[unit], unit, loser);
}

/** Attackers that may stay there; who may not enter does not attack either. */
const mayAdvance = (s: State, unit: number): boolean =>
  s.at[unit] !== s.declared.terrain && mayStay(s, unit, s.declared.terrain);

export function advanceStep(g: G): void {
  const { s } = g;
  if (s.declared.units.some(unit => mayAdvance(s, unit))) g.ask(s.active, 'advance');
}

export const advance: QuestionRules<State, Vocab, 'advance'> = {
  choices(g, _q, offer) {
    const { declared } = g.s;
    for (const unit of declared.units) if (mayAdvance(g.s, unit)) offer.can('enter', unit);
    // A unit that had to fight its way home goes home (CCG-10.15).
    offer.unless(declared.forced ? g.no('mustReturn') : OK, 'done');
    finishFirst(g, offer);
  },
  answer(g, q, a) {
    if (a[0] === 'done') return;
    const { s } = g;
    const { terrain } = s.declared;
    arrive(g, a[1], terrain);
    g.tell('advanced', q.seat, s.face[a[1]], s.face[terrain]);
    g.next('advance');
  },
};

// ---- razing and air raids

/** CCG-11.14 */
export function razed(g: G): void {
  const { s } = g;
  const { declared } = s;
  const { building, units } = declared;
  for (const unit of units) if (keywordOf(s, unit, SNIPER) > 0) demolishBuilding(g, unit, building);
  if (!declared.doomed.includes(building)) {
    for (const unit of units) if (keywordOf(s, unit, SNIPER) === 0) demolishBuilding(g, unit, building);
    declared.pools[GROUND] = strengthOf(s, building);
  }
  for (const unit of units) spendPoints(s, unit, 0);
  g.next('assign', { side: ATTACKERS });
  g.next('clear');
  g.next('declarationOver');
}

/** CCG-11.15 */
export function bombed(g: G): void {
  const { s } = g;
  const { declared } = s;
  declared.units.forEach((unit, i) => {
    demolishBuilding(g, unit, declared.aims[i]);
    s.moved[unit] = 1;
    spendPoints(s, unit, 0);
  });
  g.next('clear');
  g.next('declarationOver');
}
