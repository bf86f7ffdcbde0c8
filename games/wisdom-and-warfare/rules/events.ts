/** Culture events: when they may be played, what they are aimed at, what they do (WAW-14). */
import { type Blocked, NONE, OK, type QuestionRules } from '@epoka/kernel';
import { EVENTS, type EventEffect, type EventPhase } from '../content/events.ts';
import { TERRAINS, type Terrain } from '../content/ids.ts';
import { EVENT_KIND, eventOf, VILLAGE } from '../content/tables.ts';
import {
  audit,
  clearTop,
  coinOnSheet,
  discardEvent,
  FROM,
  figureAt,
  gainTrade,
  lift,
  put,
  setMark,
  TO,
  takeCard,
} from './changes.ts';
import { markUsed } from './counts.ts';
import { ABILITY, cancelTop, declare, EVENT, OWN } from './declare.ts';
import { elsewhere } from './elsewhere.ts';
import { onMap } from './setup.ts';
import { countAt, explored, landlord } from './squares.ts';
import { ARMIES, CITIES, FIGURES, type G, replaced, type State } from './state.ts';
import {
  cannotCamp,
  cannotChange,
  cannotDestroy,
  cannotExchange,
  cannotKill,
  cannotRaid,
  eachVictim,
  isFirst,
  mustAgree,
  noBarbarians,
  raided,
  shifts,
} from './targets.ts';
import type { Vocab } from './vocabulary.ts';

export const PHASES: readonly EventPhase[] = ['any', 'start', 'cities', 'movement', 'battle'];

/** Why an effect of a card can't be played now. */
export function cannotPlay(
  g: G,
  seat: number,
  effect: EventEffect,
  phase: EventPhase,
  interrupting: boolean,
): Blocked {
  if (effect.phase !== phase) return g.no('card-phase', PHASES.indexOf(effect.phase));
  if (interrupting && effect.interrupt !== true) return g.no('no-interrupt');
  return aimless(g, seat, effect);
}

/** Nothing to aim at. */
function aimless(g: G, seat: number, effect: EventEffect): Blocked {
  const { s } = g;
  const { does, n = 0 } = effect;
  switch (does) {
    case 'village':
      if (onMap(s, VILLAGE) >= s.villages.length) return g.no('supply-empty');
      return anySquare(s, q => cannotCamp(g, q)) ? OK : g.no('no-target');
    case 'terrain':
      if (s.disasters === 0) return g.no('supply-empty');
      return anySquare(s, q => cannotChange(g, seat, effect, q)) ? OK : g.no('no-target');
    case 'destroy':
      return anySquare(s, q => cannotDestroy(g, seat, effect, q)) ? OK : g.no('no-target');
    case 'horde':
      if (noBarbarians(s)) return g.no('supply-empty');
      return anySquare(s, q => cannotRaid(g, seat, effect.range ?? 0, q)) ? OK : g.no('no-target');
    case 'exchange':
      for (let other = 0; other < s.seats; other++) if (cannotExchange(g, seat, other, n) === OK) return OK;
      return g.no('nothing-to-learn');
    case 'kill': {
      let found = false;
      eachVictim(s, (q, owner, kind) => {
        found ||= cannotKill(g, seat, effect, q, owner, kind) === OK;
      });
      return found ? OK : g.no('no-target');
    }
    case 'shift':
      for (let f = 0; f < FIGURES; f++) if (canLead(g, seat, f, n)) return OK;
      return g.no('no-target');
    case 'extra':
      return s.city[seat * CITIES + 1] === NONE && s.city[seat * CITIES + 2] === NONE
        ? g.no('capital-only')
        : OK;
  }
  return OK;
}

const NOTHING_THERE = { key: 'no-target', args: [] } as const;

/** Whether any explored square will do. */
function anySquare(s: State, blocked: (q: number) => Blocked): boolean {
  for (let q = 0; q < s.ground.length; q++) if (explored(s, q) && blocked(q) === OK) return true;
  return false;
}

function canLead(g: G, seat: number, f: number, n: number): boolean {
  const { s } = g;
  const from = s.fig[seat * FIGURES + f];
  if (from === NONE || !isFirst(s, seat * FIGURES, f) || s.locked.includes(from)) return false;
  return shifts(g, seat, f < ARMIES ? 0 : 1, from, n).length > 0;
}

/** Offers every card of the hand, each effect of it. */
export function offerCards(
  g: G,
  seat: number,
  phase: EventPhase,
  interrupting: boolean,
  offer: { unless(why: Blocked, verb: 'play', place: number, effect: number): void },
): void {
  const hand = g.s.hand[seat];
  for (let place = 0; place < hand.length; place++) {
    const { effects } = eventOf(hand[place]);
    const shelved = g.s.shelved.includes(hand[place]) ? g.no('taken-back') : OK;
    for (let i = 0; i < effects.length; i++)
      offer.unless(shelved ?? cannotPlay(g, seat, effects[i], phase, interrupting), 'play', place, i);
  }
}

/** The card lies open while it is aimed: `draft` is seat, card, effect, then what it is aimed at. */
export function beginPlay(g: G, seat: number, place: number, effect: number, back: boolean): void {
  g.s.draft = [seat, takeCard(g, seat, place), effect];
  aimOn(g, seat, back);
}

function needed(does: EventEffect['does']): number {
  switch (does) {
    case 'switch':
    case 'trade':
    case 'levy':
      return 0;
    case 'shift':
      return 3;
    default:
      return 1;
  }
}

/** Asks for the next target, or declares the event when it has all of them. */
function aimOn(g: G, seat: number, back: boolean): void {
  const { s } = g;
  const card = s.draft[1];
  const effect = eventOf(card).effects[s.draft[2]];
  if (s.draft.length - 3 < needed(effect.does)) {
    g.ask(seat, 'aim', { event: EVENT_KIND[card], effect: s.draft[2], back });
    return;
  }
  launch(g, seat);
}

/** Everything is chosen. Who is under the United Nations is asked first. */
function launch(g: G, seat: number): void {
  const { s } = g;
  const mask = targetsOf(s, seat);
  for (let owner = 0; owner < s.seats; owner++)
    if ((mask >> owner) & 1 && mustAgree(s, seat, owner)) {
      g.ask(owner, 'agree', { actor: seat, event: EVENT_KIND[s.draft[1]] });
      return;
    }
  declareDraft(g, seat, mask);
}

function declareDraft(g: G, seat: number, mask: number): void {
  const { s } = g;
  const [, card, effect, ...targets] = s.draft;
  s.draft = [];
  declare(g, EVENT, seat, card, effect, ...targets, mask);
}

export const agree: QuestionRules<State, Vocab, 'agree'> = {
  choices(g, _q, offer) {
    offer.can('yes');
    offer.can('no');
    elsewhere(g, offer);
  },
  answer(g, q, [verb]) {
    const { s } = g;
    const { actor } = q.data;
    if (verb === 'yes') {
      declareDraft(g, actor, targetsOf(s, actor));
      return;
    }
    s.refused[q.seat] |= 1 << actor;
    s.hand[actor].push(s.draft[1]);
    s.draft = [];
    g.tell('refused', q.seat, actor);
  },
};

/** Bits of the seats that the event in `draft` hits. */
function targetsOf(s: State, seat: number): number {
  const [, card, effect, ...targets] = s.draft;
  let bits = 0;
  const hit = (owner: number): void => {
    if (owner !== NONE) bits |= 1 << owner;
  };
  switch (eventOf(card).effects[effect].does) {
    case 'terrain':
    case 'village':
    case 'destroy':
      for (const q of targets) hit(landlord(s, q));
      break;
    case 'exchange':
      hit(targets[0]);
      break;
    case 'horde':
      hit(raided(s, seat, targets[0]));
      break;
    case 'kill':
      for (let i = 0; i < targets.length; i += 3) hit(targets[i + 1]);
      break;
    default:
      hit(seat);
  }
  return bits;
}

export const aim: QuestionRules<State, Vocab, 'aim'> = {
  choices(g, q, offer) {
    const { s } = g;
    const effect = EVENTS[q.data.event].effects[q.data.effect];
    const { does, n = 0, range = 0 } = effect;
    const chosen = s.draft.length - 3;
    switch (does) {
      case 'village':
        for (let at = 0; at < s.ground.length; at++)
          if (s.ground[at] !== NONE) offer.unless(cannotCamp(g, at), 'at', at);
        break;
      case 'terrain':
        for (let at = 0; at < s.ground.length; at++)
          if (s.ground[at] !== NONE) offer.unless(cannotChange(g, q.seat, effect, at), 'at', at);
        break;
      case 'destroy':
        s.top.forEach((top, at) => {
          if (top > 0 && s.draft[3] !== at) offer.unless(cannotDestroy(g, q.seat, effect, at), 'at', at);
        });
        if (chosen > 0) offer.can('enough');
        break;
      case 'horde':
        s.here.forEach((here, at) => {
          if (here > 0 || s.zone[at] >= 16) offer.unless(cannotRaid(g, q.seat, range, at), 'at', at);
        });
        break;
      case 'exchange':
        for (let other = 0; other < s.seats; other++)
          if (other !== q.seat) offer.unless(cannotExchange(g, q.seat, other, n), 'player', other);
        break;
      case 'boost':
      case 'extra':
        for (let c = 0; c < CITIES; c++)
          if (s.city[q.seat * CITIES + c] !== NONE)
            offer.unless(does === 'extra' && c === 0 ? g.no('not-the-capital') : OK, 'city', c);
        break;
      case 'shift':
        if (chosen === 0) {
          for (let f = 0; f < FIGURES; f++) {
            const at = s.fig[q.seat * FIGURES + f];
            if (at === NONE || !isFirst(s, q.seat * FIGURES, f)) continue;
            offer.unless(canLead(g, q.seat, f, n) ? OK : g.no('no-way'), 'lead', at, f < ARMIES ? 0 : 1);
          }
        } else for (const at of shifts(g, q.seat, s.draft[4], s.draft[3], n)) offer.can('at', at);
        break;
      case 'kill':
        eachVictim(s, (at, owner, kind) => {
          if (chosen === 0)
            offer.unless(cannotKill(g, q.seat, effect, at, owner, kind), 'victim', at, owner, kind);
          else if (at === s.draft[3] && owner === s.draft[4] && kind < 2 && spare(s, at, owner, kind))
            offer.can('victim', at, owner, kind);
        });
        if (chosen > 0) offer.can('enough');
        break;
    }
    if (q.data.back) offer.can('back');
    if (does === 'shift' && chosen === 0) elsewhere(g, offer, ['stack']);
    else elsewhere(g, offer);
  },
  answer(g, q, a) {
    const { s } = g;
    if (a[0] === 'back') {
      s.hand[q.seat].push(s.draft[1]);
      s.shelved.push(s.draft[1]);
      s.draft = [];
      return;
    }
    if (a[0] === 'enough') return launch(g, q.seat);
    for (let i = 1; i < a.length; i++) s.draft.push(a[i] as number);
    const { does, n = 0 } = EVENTS[q.data.event].effects[q.data.effect];
    const chosen = s.draft.length - 3;
    const again =
      (does === 'destroy' &&
        chosen < n &&
        anotherBuilding(g, q.seat, EVENTS[q.data.event].effects[q.data.effect])) ||
      (does === 'kill' && chosen === 3 && n > 1 && s.draft[5] < 2 && anotherVictim(s));
    if (again) g.ask(q.seat, 'aim', q.data);
    else aimOn(g, q.seat, q.data.back);
  },
};

function anotherBuilding(g: G, seat: number, effect: EventEffect): boolean {
  const { s } = g;
  return anySquare(s, q => (q === s.draft[3] ? NOTHING_THERE : cannotDestroy(g, seat, effect, q)));
}

/** A further figure of this kind on the square of the first victim. */
function spare(s: State, q: number, owner: number, kind: number): boolean {
  return countAt(s, owner, q, FROM[kind], TO[kind]) > (s.draft[5] === kind ? 1 : 0);
}

const anotherVictim = (s: State): boolean =>
  spare(s, s.draft[3], s.draft[4], 0) || spare(s, s.draft[3], s.draft[4], 1);

// ---- what they do

/** The event has passed its window. */
export function resolveEvent(g: G, item: readonly number[]): void {
  const { s } = g;
  const [, seat] = item;
  const card = item[OWN];
  const effect = eventOf(card).effects[item[OWN + 1]];
  g.because(`event:${eventOf(card).id}`);
  discardEvent(s, card);
  const targets = item.slice(OWN + 2, -1);
  const { does, n = 0 } = effect;
  switch (does) {
    case 'cancel':
    case 'cancelOwn':
    case 'cancelAny': {
      cancelTop(g, seat);
      return;
    }
    case 'gift':
      if (effect.afar) g.next('afar', seat);
      if (item.length > OWN + 3) {
        markUsed(s, seat, item[OWN + 3]);
        declare(g, ABILITY, seat, item[OWN + 3]);
      }
      return;
    case 'village':
      setMark(s, targets[0], VILLAGE);
      g.tell('camp', targets[0]);
      return;
    case 'terrain': {
      const q = targets[0];
      // Nothing but a great person may stand there.
      clearTop(g, q, landlord(s, q));
      // Where a disaster struck before, its marker is used again.
      if (s.disaster[q] === 0) s.disasters--;
      s.disaster = replaced(s.disaster, q, 1 + TERRAINS.indexOf(effect.to as Terrain));
      g.tell('terrain', q, s.disaster[q] - 1);
      break;
    }
    case 'destroy':
      for (const q of targets) clearTop(g, q, landlord(s, q));
      break;
    case 'exchange':
      g.next('teach', { seat, from: targets[0], level: n });
      g.next('teach', { seat: targets[0], from: seat, level: n });
      break;
    case 'switch': {
      g.next('switching', { seat, n });
      return;
    }
    case 'shift':
      shift(g, seat, targets);
      break;
    case 'boost':
      s.boost[seat * CITIES + targets[0]] += n;
      g.tell('boost', seat, targets[0], n);
      return;
    case 'extra':
      s.extra[seat * CITIES + targets[0]]++;
      g.tell('extraAction', seat, targets[0]);
      return;
    case 'trade': {
      gainTrade(g, seat, n);
      return;
    }
    case 'levy': {
      g.next('levy', { seat, n });
      return;
    }
    case 'kill':
      for (let i = 0; i < targets.length; i += 3) kill(g, targets[i], targets[i + 1], targets[i + 2]);
      break;
    case 'horde': {
      g.next('horde', { seat, square: targets[0] });
      return;
    }
  }
  audit(g);
  g.next('limits');
}

function shift(g: G, seat: number, [from, kind, to]: readonly number[]): void {
  put(g.s, seat, figureAt(g.s, seat, kind, from), to);
  g.tell('shifted', seat, kind, from, to);
}

function kill(g: G, q: number, owner: number, kind: number): void {
  const { s } = g;
  if (kind === 2) {
    clearTop(g, q, owner, true);
    return;
  }
  const f = figureAt(s, owner, kind, q);
  lift(s, owner, f);
  if (s.active === owner) s.group &= ~(1 << f);
  g.tell('killed', owner, 1 - kind, kind, q);
}

/** After A Gift from Afar an opponent gets a coin. */
export function afar(g: G, seat: number): void {
  g.ask(seat, 'afar');
}

export const afarQuestion: QuestionRules<State, Vocab, 'afar'> = {
  auto: true,
  choices(g, q, offer) {
    for (let other = 0; other < g.s.seats; other++) if (other !== q.seat) offer.can('player', other);
    elsewhere(g, offer);
  },
  answer(g, _q, [, other]) {
    coinOnSheet(g, other);
  },
};

export const discard: QuestionRules<State, Vocab, 'discard'> = {
  choices(g, q, offer) {
    for (let place = 0; place < g.s.hand[q.seat].length; place++) offer.can('discard', place);
    elsewhere(g, offer, ['card']);
  },
  answer(g, q, [, place]) {
    const card = takeCard(g, q.seat, place);
    discardEvent(g.s, card);
    g.mark();
    g.tell('discarded', q.seat, card);
  },
};
