/** The Move action: groups are picked and sent off, one after the other (COC-13.1). */
import { NONE, OK } from '@epoka/kernel';
import { A, CULTURE, GOLD, IDEAS, L, LEADER, SEA, SHIP } from '../content/index.ts';
import { startBattle } from './battle.ts';
import { adopt, corsairsIn, isAlly, isShared, release, turnOn } from './corsairs.ts';
import { enemyUnits, isEnemySpace, isLedBy, kindsAt, works } from './counts.ts';
import { BY_LAND, BY_ROUND, BY_SEA, findsSea } from './exploring.ts';
import { gain, tokenSwap } from './goods.ts';
import { layoutFor } from './layout.ts';
import {
  ARCHERS_ONLY,
  addToDraft,
  climbs,
  drafted,
  enemyAt,
  flagsOf,
  flagsOfSailing,
  GROUPS,
  ROADS_PRICE,
  roadLength,
  taxOf,
  viaRoads,
  whyNotFrom,
  whyNotMove,
  whyNotOust,
  whyNotPick,
  whyNotRoads,
  whyNotSail,
  whyNotShare,
  whyNotStep,
} from './moving.ts';
import { offerCaravan, offerNomads, rest, wander } from './nomads.ts';
import { ROUND, seaReach } from './sailing.ts';
import { convert, offerShipcraft } from './shipcraft.ts';
import { changed, MOVED, ON_MOUNTAIN, type State } from './state.ts';
import { endTruce } from './truce.ts';
import { countFlagged, marksAt, putUnits, takeUnits, unmark } from './units.ts';
import type { G, Kind, Offer, StepTable } from './vocabulary.ts';
import { busy } from './words.ts';

/** In the place of where ships would retreat to: they join pirates and do not fight. */
const SHARING = NONE;

export function startMove(g: G, seat: number, voyage: number): void {
  g.s.groups = GROUPS;
  g.s.voyage = voyage;
  g.next('moveOn', seat);
  g.next('moveEnd', seat);
}

export const groupSteps: Pick<StepTable, 'moveOn' | 'moveEnd' | 'arrive' | 'anchor'> = {
  moveOn(g, seat) {
    const { s } = g;
    s.draft = [];
    s.from = NONE;
    release(s);
    if (s.groups > 0) g.ask(seat, 'move');
  },
  moveEnd(g, seat) {
    const { s } = g;
    unmark(s, MOVED);
    s.groups = 0;
    // COC-13.12
    if ((s.voyage & 1) !== 0 && works(s, seat, A.cartography)) {
      gain(g, seat, IDEAS, 1);
      if ((s.voyage & 2) !== 0) gain(g, seat, CULTURE, 1);
    }
    s.voyage = 0;
    rest(s);
    if (s.rebuild !== NONE) g.next('rebuild', { seat, city: s.rebuild });
    s.rebuild = NONE;
  },
  /** The drafted group enters the space, by Roads or not; enemies there mean a battle. */
  arrive(g, { seat, to, roads, back }) {
    const { s } = g;
    const { from } = s;
    const sail = drafted(s, SHIP) > 0;
    if (to !== from) g.tell('moves', seat, groupOf(s), from, to);
    if (sail) s.voyage |= 1;
    const joins = back === SHARING || (!sail && s.terrain[to] === SEA);
    if (joins && isAlly(s, seat, to)) adopt(s, seat, to);
    const pirates = sail ? corsairsIn(s, from, drafted(s, SHIP)) : 0;
    if (sail && !joins && isShared(s, seat, to)) {
      oust(g, seat, to, pirates);
      g.next('moveOn', seat);
      return;
    }
    s.corsairs = changed(s.corsairs, from, s.corsairs[from] - pirates);
    if (sail ? enemyUnits(s, seat, to) : isEnemySpace(s, seat, to)) {
      payForAttack(g, seat, to);
      takeDraft(s, from);
      startBattle(g, seat, to, back, s.terrain[from] === SEA && !sail ? 1 : 0, groupOf(s));
      s.battle.corsairs = pirates;
    } else {
      s.corsairs = changed(s.corsairs, to, s.corsairs[to] + pirates);
      shift(s, seat, from, to, roads === 1, sail);
      // Prosperous
      if (drafted(s, LEADER) > 0 && isLedBy(s, seat, L.akbar, to)) gain(g, seat, GOLD, 1);
    }
    g.next('moveOn', seat);
  },
  /** Ships that revealed a region: onto its sea, or back where they came from (COC-14.4). */
  anchor(g, how) {
    const { s } = g;
    if (findsSea(s, how)) {
      g.ask(how.seat, 'shipTo', how);
      return;
    }
    g.tell('turnedBack', how.seat, how.from);
    s.voyage |= 1;
    shift(s, how.seat, how.from, how.from, false, true);
    g.next('moveOn', how.seat);
  },
};

/** Pirates that shared a space with own ships are attacked there: all own ships of the space join in (COC-26.9). */
function oust(g: G, seat: number, to: number, pirates: number): void {
  const { s } = g;
  const { from } = s;
  if (from === to) {
    startBattle(g, seat, to, to, 0, turnOn(s, to));
    return;
  }
  s.corsairs = changed(s.corsairs, from, s.corsairs[from] - pirates);
  takeDraft(s, from);
  const others = turnOn(s, to);
  const host = groupOf(s);
  for (let kind = 0; kind < host.length; kind++) host[kind] += others[kind];
  startBattle(g, seat, to, from, 0, host);
  s.battle.corsairs = pirates;
}

/** Kinds of the group with their numbers, for the log. */
function groupOf(s: State): number[] {
  const group = [0, 0, 0, 0, 0, 0];
  for (let i = 0; i < s.draft.length; i += 3) group[s.draft[i]] += s.draft[i + 2];
  return group;
}

function takeDraft(s: State, from: number): void {
  for (let i = 0; i < s.draft.length; i += 3) takeUnits(s, from, s.draft[i], s.draft[i + 1], s.draft[i + 2]);
}

/** Units get the flags of the space; what ships carry keeps its own. */
function shift(s: State, seat: number, from: number, to: number, roads: boolean, sail: boolean): void {
  const fresh = flagsOf(s, to, roads);
  takeDraft(s, from);
  for (let i = 0; i < s.draft.length; i += 3) {
    const kind = s.draft[i];
    const carried = sail && kind !== SHIP;
    const got =
      kind === SHIP ? flagsOfSailing(s, seat) : climbs(s, seat, kind) ? fresh & ~ON_MOUNTAIN : fresh;
    putUnits(s, to, seat, kind, carried ? s.draft[i + 1] : s.draft[i + 1] | got | MOVED, s.draft[i + 2]);
  }
}

/** Which space the next group leaves from. */
export const move: Kind<'move'> = {
  choices(g, { seat }, offer) {
    const { s } = g;
    for (let x = 0; x < s.holder.length; x++)
      if (s.holder[x] === seat) offer.unless(whyNotFrom(g, seat, x), 'from', x);
    offerNomads(g, seat, offer);
    offer.can('stop');
    busy(g, offer);
  },
  answer(g, { seat }, a) {
    if (a[0] === 'wander') {
      wander(g, seat, a[1], a[2], false);
      return;
    }
    if (a[0] === 'stop') {
      g.s.groups = 0;
      return;
    }
    g.s.from = a[1];
    g.s.draft = [];
    g.ask(seat, 'group');
  },
};

/** The units of the group, then its way. */
export const group: Kind<'group'> = {
  choices(g, { seat }, offer) {
    const { s } = g;
    for (const kind of kindsAt(s, s.from))
      for (const flags of marksAt(s, s.from, kind))
        offer.unless(whyNotPick(g, seat, s.from, kind, flags), 'unit', kind, flags);
    if (s.draft.length === 0) offer.can('all');
    else offerTargets(g, seat, offer);
    offer.can('back');
    busy(g, offer);
  },
  answer(g, { seat }, a) {
    const { s } = g;
    switch (a[0]) {
      case 'unit':
        addToDraft(s, a[1], a[2], 1);
        g.ask(seat, 'group');
        return;
      case 'all':
        pickAll(g, seat);
        g.ask(seat, 'group');
        return;
      case 'back':
        g.next('moveOn', seat);
        return;
      case 'roads':
        s.groups--;
        g.next('pay', { seat, cost: ROADS_PRICE, swaps: 0 });
        g.next('arrive', { seat, to: a[1], roads: 1, back: roadBack(s, seat, a[1]) });
        return;
      case 'share':
        s.groups--;
        g.next('arrive', { seat, to: a[1], roads: 0, back: SHARING });
        return;
      case 'wander':
        wander(g, seat, a[1], a[2], true);
        return;
      case 'convert':
        s.groups--;
        convert(g, seat, a[1], a[2], a[3]);
        g.next('moveOn', seat);
        return;
      case 'go':
        s.groups--;
        go(g, seat, a[1]);
        return;
    }
  },
};

/** Taxes on attacks go to the supply; a truce that is broken ends. */
function payForAttack(g: G, seat: number, to: number): void {
  const { s } = g;
  const tax = taxOf(s, seat, to);
  if (tax === 0) return;
  g.next('pay', { seat, cost: [0, 0, 0, 0, 0, 0, tax], swaps: tokenSwap(s, seat) });
  const enemy = enemyAt(s, seat, to);
  endTruce(g, seat, enemy);
  endTruce(g, enemy, seat);
}

/** Retreat from the end of a Roads move goes to the space just before. */
function roadBack(s: State, seat: number, to: number): number {
  const { crow, spaces } = layoutFor(s.seats);
  return crow[s.from * spaces + to] > 1 ? viaRoads(s, seat, to) : s.from;
}

function offerTargets(g: G, seat: number, offer: Offer): void {
  const { s } = g;
  offerShipcraft(g, seat, offer);
  const { beside, spaces, crow } = layoutFor(s.seats);
  if (drafted(s, SHIP) > 0) {
    const how = seaReach(s, seat, s.from);
    for (let x = 0; x < spaces; x++)
      if (isShared(s, seat, x)) offer.unless(whyNotOust(g, seat, x, how[x]), 'go', x);
      else if (x !== s.from && (how[x] !== 0 || s.terrain[x] === SEA))
        offer.unless(whyNotSail(g, seat, x, how[x]), 'go', x);
    for (let x = 0; x < spaces; x++)
      if (isAlly(s, seat, x) || (x !== s.from && isShared(s, seat, x)))
        offer.unless(whyNotShare(g, seat, x, how[x]), 'share', x);
    return;
  }
  offerCaravan(g, seat, offer);
  for (const x of beside[s.from]) offer.unless(whyNotStep(g, seat, x), 'go', x);
  if (s.terrain[s.from] === SEA || !works(s, seat, A.roads) || (s.voyage & ARCHERS_ONLY) !== 0) return;
  for (let x = 0; x < spaces; x++) {
    const far = crow[s.from * spaces + x];
    if (far >= 1 && far <= roadLength(s, seat, x)) offer.unless(whyNotRoads(g, seat, x), 'roads', x);
  }
}

/** Everything in the space that can go: at sea the ships with what they carry. */
function pickAll(g: G, seat: number): void {
  const { s } = g;
  const each = (kind: number, carried: boolean) => {
    for (const flags of marksAt(s, s.from, kind))
      if (carried || whyNotMove(g, seat, s.from, kind, flags) === OK)
        addToDraft(s, kind, flags, countFlagged(s, s.from, kind, flags));
  };
  each(SHIP, false);
  const sails = drafted(s, SHIP) > 0;
  for (const kind of kindsAt(s, s.from)) if (kind !== SHIP) each(kind, sails);
}

function go(g: G, seat: number, to: number): void {
  const { s } = g;
  const { slotOf } = layoutFor(s.seats);
  const { from } = s;
  const sail = drafted(s, SHIP) > 0;
  const round = sail && seaReach(s, seat, from)[to] === ROUND;
  if (round) s.voyage |= 2;
  if (s.terrain[to] >= 0) {
    g.next('arrive', { seat, to, roads: 0, back: from });
    return;
  }
  const by = sail ? (round ? BY_ROUND : BY_SEA) : BY_LAND;
  const how = { seat, slot: slotOf[to], entry: to, by, from };
  g.next('explore', how);
  if (sail) g.next('anchor', how);
  else g.next('arrive', { seat, to, roads: 0, back: from });
}

/** The sea space of the new region where the ships are put. */
export const shipTo: Kind<'shipTo'> = {
  auto: true,
  choices(g, { data: how }, offer) {
    const { s } = g;
    const { cells } = layoutFor(s.seats);
    for (let i = 0; i < 4; i++) {
      const x = cells[4 * how.slot + i];
      offer.unless(s.terrain[x] === SEA ? OK : g.no('not-sea'), 'at', x);
    }
    busy(g, offer);
  },
  answer(g, { seat }, [, to]) {
    const { s } = g;
    s.voyage |= 1;
    g.tell('moves', seat, groupOf(s), s.from, to);
    shift(s, seat, s.from, to, false, true);
    g.next('moveOn', seat);
  },
};
