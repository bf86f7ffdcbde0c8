/** Start of Turn: cities are founded, governments changed, then abilities, great people and scouts (WAW-5). */
import { type Blocked, NONE, OK, type QuestionRules } from '@epoka/kernel';
import {
  ANARCHY,
  ARK,
  ATTILA,
  DEMOCRACY,
  FIRST_PERSON,
  FIRST_STATE,
  FUNDAMENTALISM,
  GOV_TECH,
  GOVERNMENTS,
  HUT,
  isPerson,
  PERSON_TYPES,
  policy,
  REPUBLIC,
  ROME,
  VILLAGE,
  wonder,
  ZULU,
} from '../content/tables.ts';
import { beginUse, offerAbilities } from './abilities.ts';
import {
  audit,
  clearTop,
  figureAt,
  gainCulture,
  gainTrade,
  lift,
  markZone,
  policiesFollow,
  put,
  setMark,
} from './changes.ts';
import { cityCount, cityLimit, hasPolicy, hasWonder, knows, mayGather, statesControlled } from './counts.ts';
import { elsewhere } from './elsewhere.ts';
import { beginPlay, offerCards } from './events.ts';
import { apart } from './geometry.ts';
import { takeHut } from './huts.ts';

import { cannotStand, ownOutskirts, placeForPerson } from './placing.ts';
import { explored, foreign, gridOf, isWater, landlord } from './squares.ts';
import { ARMIES, CITIES, FIGURES, type G, START, type State } from './state.ts';
import { isFirst } from './targets.ts';
import type { Vocab } from './vocabulary.ts';

const W = {
  stonehenge: wonder('stonehenge'),
  louvre: wonder('the-louvre'),
  colossus: wonder('the-colossus'),
  canal: wonder('panama-canal'),
};
const P = { expansionism: policy('expansionism'), pacifism: policy('pacifism') };

export function startOfTurn(g: G, seat: number): void {
  const { s } = g;
  s.phase = START;
  s.shelved = [];
  s.active = seat;
  s.settled = [];
  g.next('found', seat);
  g.next('govern', seat);
  g.next('gains', seat);
  g.next('stepC', seat);
}

// ---- step A: cities

/** Why the figure can't found a city where it stands; kind 0 army, 1 scout (WAW-5.2). */
export function cannotFound(g: G, seat: number, q: number, kind: number): Blocked {
  const { s } = g;
  const limit = cityLimit(s, seat);
  if (cityCount(s, seat) >= limit) return g.no('city-limit', limit);
  if (kind === 0 && s.gov[seat] !== REPUBLIC) return g.no('no-founder');
  if (isWater(s, q)) return g.no('site-water');
  const around = gridOf(s).eight[q];
  if (around.length < 8) return g.no('site-edge');
  for (const other of around) if (!explored(s, other)) return g.no('site-edge');
  for (const centre of s.city) if (centre !== NONE && apart(centre, q) < 3) return g.no('site-too-close');
  for (const other of around) {
    const mark = s.mark[other];
    if (mark === HUT && s.civ[seat] !== ZULU) return g.no('site-next-to-hut');
    if (mark === VILLAGE) return g.no('site-next-to-village');
    if (mark >= FIRST_STATE) return g.no('site-next-to-state');
    if (mark === ARK || mark === ATTILA) return g.no('site-next-to-relic');
  }
  for (const other of around) if (foreign(s, other, seat)) return g.no('site-enemy');
  return OK;
}

function offerFounding(
  g: G,
  seat: number,
  late: boolean,
  offer: { unless(why: Blocked, verb: 'found', q: number, kind: number): void },
): void {
  const { s } = g;
  for (let f = 0; f < FIGURES; f++) {
    const q = s.fig[seat * FIGURES + f];
    if (q === NONE || !isFirst(s, seat * FIGURES, f)) continue;
    const kind = f < ARMIES ? 0 : 1;
    offer.unless(cannotFound(g, seat, q, kind) ?? (late ? g.no('in-step-a') : OK), 'found', q, kind);
  }
}

/** Asked only where a city could be founded; otherwise step C says why not. */
export function found(g: G, seat: number): void {
  const { s } = g;
  for (let f = 0; f < FIGURES; f++) {
    const q = s.fig[seat * FIGURES + f];
    if (q !== NONE && cannotFound(g, seat, q, f < ARMIES ? 0 : 1) === OK) {
      g.ask(seat, 'found');
      return;
    }
  }
}

export const foundQuestion: QuestionRules<State, Vocab, 'found'> = {
  choices(g, q, offer) {
    offerFounding(g, q.seat, false, offer);
    offer.can('done');
    elsewhere(g, offer, ['stack']);
  },
  answer(g, q, a) {
    if (a[0] === 'done') return;
    const [, at, kind] = a;
    const { s } = g;
    lift(s, q.seat, figureAt(s, q.seat, kind, at));
    let c = 1;
    while (s.city[q.seat * CITIES + c] !== NONE) c++;
    s.city[q.seat * CITIES + c] = at;
    markZone(s, q.seat * CITIES + c, at, true);
    g.tell('founded', q.seat, at);
    destroyState(g, q.seat, at);
    g.next('displace', { seat: q.seat, square: at });
    g.next('zuluHuts', q.seat);
    policiesFollow(g, q.seat);
    if (s.civ[q.seat] === ROME) g.next('freeStep', q.seat);
    audit(g);
    g.next('limits');
    g.next('found', q.seat);
  },
};

/** A city-state that is in the way of a new city falls (WAW-5.3). */
function destroyState(g: G, seat: number, q: number): void {
  if (g.s.mark[q] < FIRST_STATE) return;
  setMark(g.s, q, 0);
  g.tell('stateDestroyed', q);
  gainCulture(g, seat, 3);
}

/** The other figures on the site make room, or die (WAW-5.4). */
export function displace(g: G, { seat, square }: { seat: number; square: number }): void {
  const { s } = g;
  for (let f = 0; f < FIGURES; f++) {
    if (s.fig[seat * FIGURES + f] !== square) continue;
    for (const q of gridOf(s).eight[square])
      if (cannotGo(g, seat, q) === OK) {
        g.ask(seat, 'displace', { figure: f, square });
        return;
      }
    lift(s, seat, f);
    g.tell('killed', seat, f < ARMIES ? 1 : 0, f < ARMIES ? 0 : 1, square);
  }
}

/** Beside a new city there are neither enemies nor markers, but for the huts of the Zulu. */
function cannotGo(g: G, seat: number, q: number): Blocked {
  return g.s.mark[q] === HUT ? g.no('marker-there') : cannotStand(g, seat, q, 1);
}

export const displaceQuestion: QuestionRules<State, Vocab, 'displace'> = {
  choices(g, q, offer) {
    for (const at of gridOf(g.s).eight[q.data.square]) offer.unless(cannotGo(g, q.seat, at), 'at', at);
    elsewhere(g, offer);
  },
  answer(g, q, [, at]) {
    const kind = q.data.figure < ARMIES ? 0 : 1;
    put(g.s, q.seat, q.data.figure, at);
    g.tell('shifted', q.seat, kind, q.data.square, at);
    g.next('displace', { seat: q.seat, square: q.data.square });
  },
};

/** The Zulu explore the huts beside their new city, in the order they choose (WAW-5.6). */
export function zuluHuts(g: G, seat: number): void {
  if (ownHuts(g.s, seat).length > 0) g.ask(seat, 'zuluHuts');
}

const ownHuts = (s: State, seat: number): number[] =>
  s.mark.flatMap((mark, q) => (mark === HUT && landlord(s, q) === seat ? [q] : []));

export const zuluQuestion: QuestionRules<State, Vocab, 'zuluHuts'> = {
  auto: true,
  choices(g, q, offer) {
    for (const at of ownHuts(g.s, q.seat)) offer.can('at', at);
    elsewhere(g, offer);
  },
  answer(g, q, [, at]) {
    takeHut(g, q.seat, at);
    destroyState(g, q.seat, at);
    g.next('zuluHuts', q.seat);
  },
};

// ---- step B: government

export const unlockedGov = (s: State, seat: number, gov: number): boolean =>
  GOV_TECH[gov] === NONE || knows(s, seat, GOV_TECH[gov]);

function cannotChange(g: G, seat: number, gov: number): Blocked {
  const { s } = g;
  if (gov === s.gov[seat]) return g.no('same-government');
  if (!unlockedGov(s, seat, gov)) return g.no('needs-tech', GOV_TECH[gov]);
  if (gov === ANARCHY || s.gov[seat] === ANARCHY || (s.fresh[seat] >> gov) & 1) return OK;
  return g.no('anarchy-first');
}

/** Asked where there is another government to go to. */
export function govern(g: G, seat: number): void {
  const { s } = g;
  for (let gov = 0; gov < GOVERNMENTS; gov++)
    if (gov !== ANARCHY && gov !== s.gov[seat] && unlockedGov(s, seat, gov)) {
      g.ask(seat, 'govern');
      return;
    }
  s.fresh[seat] = 0;
}

export const governQuestion: QuestionRules<State, Vocab, 'govern'> = {
  choices(g, q, offer) {
    const { s } = g;
    offer.unless(s.gov[q.seat] === ANARCHY ? g.no('leave-anarchy') : OK, 'stay');
    for (let gov = 0; gov < GOVERNMENTS; gov++) offer.unless(cannotChange(g, q.seat, gov), 'change', gov);
    elsewhere(g, offer, ['government']);
  },
  answer(g, q, a) {
    const { s } = g;
    s.fresh[q.seat] = 0;
    if (a[0] === 'stay') return;
    s.gov[q.seat] = a[1];
    g.tell('government', q.seat, a[1]);
    audit(g);
    g.next('limits');
  },
};

// ---- step C

/** What comes without a choice, in the order of WAW-5.9. */
export function gains(g: G, seat: number): void {
  const { s } = g;
  if (hasWonder(s, seat, W.stonehenge)) from(g, 'wonder:stonehenge', () => gainCulture(g, seat, 1));
  if (hasWonder(s, seat, W.louvre)) from(g, 'wonder:the-louvre', () => gainCulture(g, seat, 3));
  if (hasWonder(s, seat, W.colossus)) from(g, 'wonder:the-colossus', () => gainTrade(g, seat, 3));
  if (s.gov[seat] === DEMOCRACY) from(g, 'government:democracy', () => gainTrade(g, seat, 2));
  if (s.gov[seat] === FUNDAMENTALISM) {
    let armies = 0;
    for (let f = 0; f < ARMIES; f++) if (s.fig[seat * FIGURES + f] !== NONE) armies++;
    from(g, 'government:fundamentalism', () => gainCulture(g, seat, armies));
  }
  if (hasWonder(s, seat, W.canal)) {
    s.canal[seat]++;
    from(g, 'wonder:panama-canal', () => g.tell('coin', seat));
    audit(g);
    if (s.over) return;
  }
  if (hasPolicy(s, seat, P.expansionism))
    from(g, 'policy:expansionism', () => gainTrade(g, seat, cityCount(s, seat) + statesControlled(s, seat)));
  if (hasPolicy(s, seat, P.pacifism)) {
    const scouts = s.fig[seat * FIGURES + ARMIES] !== NONE || s.fig[seat * FIGURES + ARMIES + 1] !== NONE;
    from(g, 'policy:pacifism', () => gainCulture(g, seat, scouts ? 2 : 1));
  }
}

function from(g: G, origin: string, happens: () => void): void {
  g.because(origin);
  happens();
}

export function stepC(g: G, seat: number): void {
  g.ask(seat, 'start');
}

function cannotAssign(g: G, seat: number, f: number, c: number): Blocked {
  const { s } = g;
  if ((s.assigned[seat] >> f) & 1) return g.no('already-assigned');
  if (s.sends[seat * FIGURES + f] === c) return g.no('same-city');
  const q = s.fig[seat * FIGURES + f];
  for (let other = 0; other < FIGURES; other++)
    if (other !== f && s.fig[seat * FIGURES + other] === q && s.sends[seat * FIGURES + other] !== NONE)
      return g.no('gathered-already');
  return OK;
}

export const startQuestion: QuestionRules<State, Vocab, 'start'> = {
  choices(g, q, offer) {
    const { s } = g;
    const { seat } = q;
    offerAbilities(g, seat, 'start', offer);
    offerCards(g, seat, 'start', false, offer);
    for (let f = 0; f < FIGURES; f++) {
      if (!mayGather(s, seat, f)) continue;
      for (let c = 0; c < CITIES; c++)
        if (s.city[seat * CITIES + c] !== NONE) offer.unless(cannotAssign(g, seat, f, c), 'assign', f, c);
      if (s.sends[seat * FIGURES + f] !== NONE)
        offer.unless(cannotAssign(g, seat, f, NONE), 'assign', f, NONE);
    }
    for (let person = 0; person < PERSON_TYPES; person++)
      if (s.reserve[seat * PERSON_TYPES + person] > 0)
        offer.unless(placeForPerson(g, seat, FIRST_PERSON + person) ? OK : g.no('no-room'), 'settle', person);
    ownOutskirts(s, seat, at => {
      if (isPerson(s.top[at])) offer.unless(s.settled.includes(at) ? g.no('placed-now') : OK, 'recall', at);
    });
    if (offer.explaining) offerFounding(g, seat, true, offer);
    offer.can('done');
    elsewhere(g, offer, ['card', 'person', 'placed', 'stack']);
  },
  answer(g, q, a) {
    const { s } = g;
    const { seat } = q;
    switch (a[0]) {
      case 'done':
        return;
      case 'use':
        beginUse(g, seat, a[1]);
        break;
      case 'play':
        beginPlay(g, seat, a[1], a[2], true);
        break;
      case 'assign':
        s.sends[seat * FIGURES + a[1]] = a[2];
        s.assigned[seat] |= 1 << a[1];
        g.tell('assigned', seat, s.fig[seat * FIGURES + a[1]], a[2]);
        break;
      case 'settle':
        g.ask(seat, 'placePerson', { person: a[1] });
        break;
      case 'recall':
        clearTop(g, a[1], seat);
        audit(g);
        g.next('limits');
        break;
    }
    g.next('stepC', seat);
  },
};
