/** Movement: groups step and explore, and others may interrupt them (WAW-8, 4.10). */
import { type Blocked, NONE, OK, type QuestionRules } from '@epoka/kernel';
import { ability } from '../content/abilities.ts';
import { ARK, ATTILA, HUT, isBuilding, policy, RUSSIA, tech, VILLAGE, ZULU } from '../content/tables.ts';
import { beginUse, cannotUse, hasAbility, offerAbilities } from './abilities.ts';
import { audit, clearTop, destroyCity, killAll, lift, putGroup } from './changes.ts';
import { flies, hasPolicy, isUsed, knows, markUsed, speed, stackLimit, waterways } from './counts.ts';
import { othersFrom } from './declare.ts';
import { elsewhere } from './elsewhere.ts';
import { beginPlay, offerCards } from './events.ts';
import { DIRECTIONS } from './geometry.ts';
import { takeHut, takeRelic } from './huts.ts';
import { layTile } from './setup.ts';
import {
  cityAt,
  countAt,
  explored,
  foreign,
  gridOf,
  isWater,
  landlord,
  seatOf,
  stranger,
} from './squares.ts';
import {
  ARMIES,
  BARBARIANS,
  CITY,
  FIELD,
  FIGURES,
  type G,
  MOVE,
  type State,
  VILLAGE_FIGHT,
} from './state.ts';
import { reachable, someTech } from './targets.ts';
import type { Vocab } from './vocabulary.ts';

const PACIFISM = policy('pacifism');
const COMBUSTION = tech('combustion');
const COMMUNIST = tech('communism');
const SACRIFICE = ability('sacrifice');
const RAZE = ability('raze');
const LOCK = ability('lock');
const ARMY_BITS = (1 << ARMIES) - 1;

export function movePhase(g: G, seat: number): void {
  g.s.phase = MOVE;
  g.s.shelved = [];
  g.s.active = seat;
  g.next('moves', seat);
}

export function moves(g: G, seat: number): void {
  g.ask(seat, 'move');
}

// ---- groups

/** Figures of one kind on the square that have not moved. */
function fresh(s: State, seat: number, q: number, from: number, to: number): number {
  let n = 0;
  for (let f = from; f < to; f++)
    if (s.fig[seat * FIGURES + f] === q && ((s.moved[seat] >> f) & 1) === 0) n++;
  return n;
}

function size(group: number): number {
  let n = 0;
  for (let rest = group; rest !== 0; rest &= rest - 1) n++;
  return n;
}

function choose(s: State, seat: number, q: number, armies: number, scouts: number): number {
  let group = 0;
  for (let f = 0; f < FIGURES; f++) {
    if (s.fig[seat * FIGURES + f] !== q || (s.moved[seat] >> f) & 1) continue;
    if (f < ARMIES ? armies-- > 0 : scouts-- > 0) group |= 1 << f;
  }
  return group;
}

export const move: QuestionRules<State, Vocab, 'move'> = {
  choices(g, q, offer) {
    const { s } = g;
    const { seat } = q;
    const base = seat * FIGURES;
    for (let f = 0; f < FIGURES; f++) {
      const at = s.fig[base + f];
      if (at === NONE || s.fig.indexOf(at, base) !== base + f) continue;
      const armies = fresh(s, seat, at, 0, ARMIES);
      const scouts = fresh(s, seat, at, ARMIES, FIGURES);
      if (armies + scouts === 0)
        offer.unless(g.no('already-moved'), 'march', at, f < ARMIES ? 1 : 0, f < ARMIES ? 0 : 1);
      const why = s.locked.includes(at) ? g.no('square-locked') : OK;
      for (let a = 0; a <= armies; a++)
        for (let c = 0; c <= scouts; c++) if (a + c > 0) offer.unless(why, 'march', at, a, c);
      if (s.civ[seat] === RUSSIA) offerSacrifices(g, seat, at, armies, scouts, offer);
    }
    offerAbilities(g, seat, 'movement', offer);
    offerCards(g, seat, 'movement', false, offer);
    offer.can('done');
    elsewhere(g, offer, ['stack', 'card']);
  },
  answer(g, q, a) {
    const { s } = g;
    const { seat } = q;
    switch (a[0]) {
      case 'done':
        g.tell('doneMoving', seat);
        return g.window('interrupt', othersFrom(s, seat), { seat });
      case 'use':
        beginUse(g, seat, a[1]);
        break;
      case 'play':
        beginPlay(g, seat, a[1], a[2], true);
        break;
      case 'sacrifice':
        sacrifice(g, seat, a[1], a[2], a[3]);
        break;
      case 'march':
        s.group = choose(s, seat, a[1], a[2], a[3]);
        s.at = a[1];
        s.from = a[1];
        s.left = speed(s, seat, a[2], a[3]);
        g.tell('march', seat, a[2], a[3], a[1]);
        g.window('interrupt', othersFrom(s, seat), { seat });
        g.next('walking', true);
        break;
    }
    g.next('moves', seat);
  },
};

// ---- Russia's sacrifice (WAW-8.14)

function offerSacrifices(
  g: G,
  seat: number,
  from: number,
  armies: number,
  scouts: number,
  offer: { unless(why: Blocked, verb: 'sacrifice', from: number, kind: number, city: number): void },
): void {
  const { s } = g;
  for (let kind = 0; kind < 2; kind++) {
    if ((kind === 0 ? armies : scouts) === 0) continue;
    for (let city = 0; city < s.city.length; city++)
      if (s.city[city] !== NONE && seatOf(city) !== seat)
        offer.unless(cannotSacrifice(g, seat, from, kind, city), 'sacrifice', from, kind, s.city[city]);
  }
}

function cannotSacrifice(g: G, seat: number, from: number, kind: number, city: number): Blocked {
  const { s } = g;
  if (isUsed(s, seat, SACRIFICE)) return g.no('already-used');
  if (s.locked.includes(from)) return g.no('square-locked');
  if (!someTech(s, seatOf(city), seat, 5)) return g.no('nothing-to-learn');
  // One figure: only an army alone is quicker.
  const far = speed(s, seat, 1, kind);
  return reachable(s, seat, kind, from, far).includes(s.city[city]) ? OK : g.no('too-far');
}

function sacrifice(g: G, seat: number, from: number, kind: number, centre: number): void {
  const { s } = g;
  markUsed(s, seat, SACRIFICE);
  const group = choose(s, seat, from, 1 - kind, kind);
  lift(s, seat, 31 - Math.clz32(group));
  const owner = seatOf(cityAt(s, centre));
  g.because('civ:russia');
  g.tell('sacrificed', seat, kind, owner);
  audit(g);
  g.next('limits');
  g.next('teach', { seat, from: owner, level: 5, research: true });
}

// ---- walking

/** Somebody or something that ends a move: figures or a city of others, a village, a hut. */
function stops(s: State, seat: number, q: number): boolean {
  return foreign(s, q, seat) || s.mark[q] === VILLAGE || s.mark[q] === HUT || enemyCity(s, seat, q);
}

/** A square to go back to: neither those who end a move nor a relic are there (WAW-4.10.b). */
const isOpen = (s: State, seat: number, q: number): boolean =>
  !stops(s, seat, q) && s.mark[q] !== ARK && s.mark[q] !== ATTILA;

function enemyCity(s: State, seat: number, q: number): boolean {
  const city = cityAt(s, q);
  return city !== NONE && seatOf(city) !== seat;
}

const hasArmy = (group: number): boolean => (group & ARMY_BITS) !== 0;

/** Why a group without an army may not be there (WAW-8.7). */
function needsArmy(g: G, seat: number, group: number, q: number): Blocked {
  const { s } = g;
  if (hasArmy(group)) return OK;
  if (foreign(s, q, seat) || enemyCity(s, seat, q) || s.mark[q] === VILLAGE) return g.no('no-army');
  if (s.mark[q] === HUT && !hasPolicy(s, seat, PACIFISM)) return g.no('hut-needs-army');
  return s.mark[q] === ARK || s.mark[q] === ATTILA ? g.no('relic-needs-army') : OK;
}

/** Why the group may not end its move there. */
function cannotEnd(g: G, seat: number, q: number): Blocked {
  const { s } = g;
  if (isWater(s, q) && waterways(s, seat) < 2) return g.no('water-forbidden');
  if (seatOf(cityAt(s, q)) === seat) return g.no('end-in-own-city');
  const limit = stackLimit(s, seat);
  const coming = q === s.at ? 0 : size(s.group);
  if (countAt(s, seat, q) + coming > limit) return g.no('stacking-limit', limit);
  return needsArmy(g, seat, s.group, q);
}

/** Whether the group may pass over the square without ending there: nobody passes over a relic without an army. */
function passes(g: G, seat: number, q: number): boolean {
  const { s } = g;
  if (stops(s, seat, q)) return flies(s, seat);
  return needsArmy(g, seat, s.group, q) === OK;
}

/** Whether a legal end can be reached from there with so many points. */
function canFinish(g: G, seat: number, q: number, left: number): boolean {
  const { s } = g;
  if (cannotEnd(g, seat, q) === OK) return true;
  if (left === 0 || !passes(g, seat, q)) return false;
  const next = gridOf(s).four[q];
  for (let d = 0; d < DIRECTIONS; d++) {
    const to = next[d];
    if (to === NONE || !explored(s, to)) continue;
    if (isWater(s, to) && waterways(s, seat) === 0) continue;
    if (canFinish(g, seat, to, left - 1)) return true;
  }
  return false;
}

function cannotStep(g: G, seat: number, q: number): Blocked {
  const { s } = g;
  if (s.left === 0) return g.no('too-far');
  if (isWater(s, q) && waterways(s, seat) === 0) return g.no('water-forbidden');
  const over = flies(s, seat) && s.mark[q] !== ARK && s.mark[q] !== ATTILA;
  if (!over) {
    const why = needsArmy(g, seat, s.group, q) ?? (stops(s, seat, q) ? cannotEnd(g, seat, q) : OK);
    if (why !== OK) return why;
  }
  return canFinish(g, seat, q, s.left - 1) ? OK : g.no('no-way-to-end');
}

/** Before every step: on, unless nobody is left, or the square was locked before the first one and nobody has moved. */
export function walking(g: G): void {
  const { s } = g;
  const seat = s.active;
  if (s.group === 0 || s.locked.includes(s.at)) {
    stopHere(g);
    return;
  }
  s.moved[seat] |= s.group;
  g.ask(seat, 'walk');
}

function stopHere(g: G): void {
  const { s } = g;
  s.group = 0;
  s.at = NONE;
  s.from = NONE;
  s.left = 0;
  audit(g);
  g.next('limits');
}

export const walk: QuestionRules<State, Vocab, 'walk'> = {
  choices(g, q, offer) {
    const { s } = g;
    const next = gridOf(s).four[s.at];
    for (let d = 0; d < DIRECTIONS; d++) {
      if (next[d] === NONE) continue;
      if (explored(s, next[d])) offer.unless(cannotStep(g, q.seat, next[d]), 'step', d);
      else offer.unless(cannotExplore(g, q.seat), 'explore', d);
    }
    const why = cannotEnd(g, q.seat, s.at);
    // Where an interruption left no other way the group stays, legally or not (WAW-4.10).
    offer.unless(offer.count === 0 ? OK : why, 'stop');
    elsewhere(g, offer);
  },
  answer(g, q, a) {
    const { s } = g;
    if (a[0] === 'stop') return g.next('arrive');
    s.left--;
    if (a[0] === 'explore') {
      explore(g, q.seat, a[1]);
      return g.next('walking', false);
    }
    const to = gridOf(s).four[s.at][a[1]];
    const ends = stops(s, q.seat, to) && !flies(s, q.seat);
    const last = s.at;
    if (isOpen(s, q.seat, last)) s.from = last;
    s.at = to;
    putGroup(s, q.seat, to);
    g.tell('step', q.seat, last, to);
    audit(g);
    g.next('limits');
    g.window('interrupt', othersFrom(s, q.seat), { seat: q.seat });
    g.next('stepped', ends);
  },
};

function cannotExplore(g: G, seat: number): Blocked {
  const { s } = g;
  if (s.left === 0) return g.no('too-far');
  return canFinish(g, seat, s.at, s.left - 1) ? OK : g.no('no-way-to-end');
}

/** A tile is drawn, turned the way of the exploration and laid out (WAW-2.10). */
function explore(g: G, seat: number, d: number): void {
  const { s } = g;
  const slot = gridOf(s).slot[gridOf(s).four[s.at][d]];
  s.tilePool = s.tilePool.slice();
  const tile = g.drawFrom(s.tilePool);
  layTile(g, slot, tile, d);
  g.tell('explored', seat, tile, slot);
}

/** After the window of a step; `ends` where somebody or something stood there who ends a move, even if gone meanwhile. */
export function stepped(g: G, ends: boolean): void {
  const { s } = g;
  if (s.group !== 0 && (ends || s.locked.includes(s.at))) {
    g.next('arrive');
    return;
  }
  g.next('walking', false);
}

/** The move ends here: back where an army is missing, else whoever is met is met (WAW-4.10.b, 8.6). */
export function arrive(g: G): void {
  const { s } = g;
  const seat = s.active;
  const q = s.at;
  if (needsArmy(g, seat, s.group, q) !== OK) {
    putGroup(s, seat, s.from);
    g.tell('step', seat, q, s.from);
    stopHere(g);
    return;
  }
  meet(g, seat, q);
}

/** A new army on a blockaded square attacks at once (WAW-7.12). */
export function sally(g: G, { seat, square }: { seat: number; square: number }): void {
  const { s } = g;
  let group = 0;
  for (let f = 0; f < ARMIES; f++) if (s.fig[seat * FIGURES + f] === square) group |= 1 << f;
  s.group = group;
  s.at = square;
  s.from = square;
  meet(g, seat, square);
}

/** Whoever is there. A city is defended without the figures that are stuck on its centre (WAW-4.10.b). */
function meet(g: G, seat: number, q: number): void {
  const { s } = g;
  const city = cityAt(s, q);
  if (city !== NONE && seatOf(city) !== seat) {
    g.next('battle', { kind: CITY, square: q, attacker: seat, defender: seatOf(city), player: NONE });
    return;
  }
  const other = stranger(s, q, seat);
  if (other !== NONE) {
    if (countAt(s, other, q, 0, ARMIES) > 0) {
      g.next('battle', { kind: FIELD, square: q, attacker: seat, defender: other, player: NONE });
      return;
    }
    killAll(g, other, q);
    g.next('triumph', {
      winner: seat,
      loser: other,
      kind: FIELD,
      attacked: true,
      dead: 0,
      capital: false,
    });
    g.next('stand');
    return;
  }
  if (s.mark[q] === VILLAGE && s.civ[seat] !== ZULU) {
    const player = (seat + 1) % s.seats;
    g.next('battle', { kind: VILLAGE_FIGHT, square: q, attacker: seat, defender: BARBARIANS, player });
    return;
  }
  g.next('stand');
}

/** The group stands on the square: what lies there is taken (WAW-8.9, 8.15, 20.4). */
export function stand(g: G): void {
  const { s } = g;
  const seat = s.active;
  const q = s.at;
  const army = hasArmy(s.group);
  stopHere(g);
  if (s.mark[q] === HUT || s.mark[q] === VILLAGE) takeHut(g, seat, q);
  else if ((s.mark[q] === ARK || s.mark[q] === ATTILA) && army) takeRelic(g, seat, q);
  const owner = landlord(s, q);
  const raze = army && isBuilding(s.top[q]) && owner !== seat;
  if (raze && knows(s, seat, COMBUSTION) && !isUsed(s, seat, RAZE)) g.ask(seat, 'raze', { square: q });
}

export const raze: QuestionRules<State, Vocab, 'raze'> = {
  choices(g, _q, offer) {
    offer.can('yes');
    offer.can('no');
    elsewhere(g, offer);
  },
  answer(g, q, [verb]) {
    if (verb === 'no') return;
    const { s } = g;
    markUsed(s, q.seat, RAZE);
    g.because('tech:combustion');
    clearTop(g, q.data.square, landlord(s, q.data.square));
    audit(g);
    g.next('limits');
  },
};

// ---- interrupting

export const interrupt: QuestionRules<State, Vocab, 'interrupt'> = {
  secret: true,
  window: {
    pass: 'pass',
    concerned(g, seat) {
      const { s } = g;
      return (
        s.hand[seat].length > 0 ||
        (knows(s, seat, COMMUNIST) && !isUsed(s, seat, LOCK) && s.kept[seat].length > 0)
      );
    },
  },
  choices(g, q, offer) {
    offerCards(g, q.seat, 'movement', true, offer);
    if (hasAbility(g.s, q.seat, LOCK)) offer.unless(cannotUse(g, q.seat, LOCK), 'use', LOCK);
    offer.can('pass');
    elsewhere(g, offer, ['card']);
  },
  answer(g, q, a) {
    if (a[0] === 'play') beginPlay(g, q.seat, a[1], a[2], false);
    else if (a[0] === 'use') beginUse(g, q.seat, a[1], false);
  },
};

// ---- atomic theory

export function nuke(g: G, centre: number): void {
  const { s } = g;
  const city = cityAt(s, centre);
  for (const q of [centre, ...gridOf(s).eight[centre]])
    for (let seat = 0; seat < s.seats; seat++) killAll(g, seat, q);
  destroyCity(g, city);
  g.next('limits');
}

// ---- learning from others

export interface Teach {
  readonly seat: number;
  readonly from: number;
  readonly level: number;
  /** counts as research, not only as learning */
  readonly research?: boolean;
}

export function teach(g: G, lesson: Teach): void {
  const { seat, from, level, research = false } = lesson;
  if (!someTech(g.s, from, seat, level)) {
    g.tell('nothingToLearn', seat, from);
    return;
  }
  g.ask(seat, 'teach', { from, level, research });
}
