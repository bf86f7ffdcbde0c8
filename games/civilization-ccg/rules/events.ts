/** Playing events: when, at what, the answers of others, and what comes of it (CCG-7). */
import { type Blocked, NONE, OK, type QuestionRules } from '@epoka/kernel';
import { CARDS } from '../content/index.ts';
import { isUnit } from './board.ts';
import { AIR, EVENT, isAgain, KIND, LASTS, NAVAL, TIMING, timingBit } from './cards.ts';
import { ATTACHES, EFFECTS, type ReadyTarget, TARGET, triggered } from './effects.ts';
import { finishFirst, inYourTurn } from './elsewhere.ts';
import { eachTarget, hasTarget, isTarget, matchesUnit, takesPart } from './match.ts';
import { cannotAfford, pay } from './pool.ts';
import { cannotUse } from './requirements.ts';
import {
  ATTACK,
  announcedOfRef,
  DROP,
  type G,
  IN_FORCE,
  inGame,
  isAnnouncedRef,
  isCapital,
  JOURNEY,
  newObject,
  othersFrom,
  RAZE,
  type State,
  takeOut,
} from './state.ts';
import type { Passed, Vocab } from './vocabulary.ts';

const OWN = ['own:explorers', 'own:military', 'own:management', 'own:final'] as const;
const OTHER = ['other:explorers', 'other:military', 'other:management', 'other:final'] as const;
/** by phase; nothing is played in the activation phase */
export const OWN_MOMENT = [0, ...OWN.map(timingBit)];
const OTHER_MOMENT = [0, ...OTHER.map(timingBit)];
const RESPONSE = timingBit('response');
const ATTACKER = timingBit('attack:attacker');
const DEFENDER = timingBit('attack:defender');
const AGAINST_JOURNEY = timingBit('journey:opponent');

/** What a seat may play while something is declared (CCG-7.5). */
function declaredMoment(s: State, seat: number): number {
  const { declared } = s;
  if (declared.kind === 0) return 0;
  const attack = declared.kind !== JOURNEY && declared.kind !== DROP;
  if (seat === s.active) return attack ? ATTACKER : 0;
  const moved = !attack || takesPart(s, NAVAL) || takesPart(s, AIR);
  return (attack && isAttacked(s, seat) ? DEFENDER : 0) | (moved ? AGAINST_JOURNEY : 0);
}

/** The seat's unit, capital or building is attacked by what is declared (CCG-7.5.a). */
export function isAttacked(s: State, seat: number): boolean {
  const { declared } = s;
  if (declared.kind === RAZE) return s.owner[declared.building] === seat;
  if (declared.kind !== ATTACK) return declared.aims.some(o => s.owner[o] === seat);
  if (isCapital(s, declared.terrain) && s.owner[declared.terrain] === seat) return true;
  for (let o = 0; o < s.zone.length; o++)
    if (isUnit(s, o) && s.at[o] === declared.terrain && s.owner[o] === seat) return true;
  return false;
}

/** Why an event can't be played at this moment; `moment` is the timing that fits now, as bits. */
export function cannotPlay(g: G, seat: number, card: number, moment: number): Blocked {
  const { s } = g;
  if ((TIMING[card] & moment) === 0) return g.no('badTiming', card);
  const missing = cannotUse(g, seat, card);
  if (missing !== OK) return missing;
  if (LASTS[card] < 0 && hasInForce(s, seat, card)) return g.no('permanentInPlay');
  const target = TARGET[card];
  if (target !== undefined && !hasTarget(s, target, seat, card, ATTACHES[card]))
    return g.no('noTarget', card);
  return cannotAfford(g, seat, CARDS[card].cost);
}

function hasInForce(s: State, seat: number, card: number): boolean {
  for (let o = 0; o < s.zone.length; o++) if (s.owner[o] === seat && s.face[o] === card) return true;
  return false;
}

/** It would touch something: nobody is asked for the rest (CCG-7.15). */
export function touches(s: State, seat: number, card: number): boolean {
  return EFFECTS[card].some(rule => {
    if (rule.scope !== 'your-units' && rule.scope !== 'enemy-units') return true;
    for (let o = 0; o < s.zone.length; o++)
      if (
        isUnit(s, o) &&
        (s.owner[o] === seat) === (rule.scope === 'your-units') &&
        matchesUnit(s, rule.sieve, o, NONE)
      )
        return true;
    return false;
  });
}

/** Whether the seat is asked in a window: on what it holds, or everybody who may be, where the table plays with full windows. */
function isAsked(g: G, seat: number, moment: number): boolean {
  const { s } = g;
  const hand = s.hand[seat];
  if (s.full) return moment !== 0 && hand.length > 0;
  for (let i = 0; i < hand.length; i++)
    if (cannotPlay(g, seat, hand[i], moment) === OK && touches(s, seat, hand[i])) return true;
  return false;
}

/** Whether anybody but the active player is asked at the beginning of a phase. */
export function anybodyAsked(g: G, phase: number): boolean {
  return othersFrom(g.s, g.s.active).some(seat => isAsked(g, seat, OTHER_MOMENT[phase]));
}

type Offer = { unless(why: Blocked, verb: 'play', card: number): void };

/** Every event in hand, each name once. */
export function offerEvents(g: G, seat: number, moment: number, offer: Offer): void {
  const hand = g.s.hand[seat];
  for (let i = 0; i < hand.length; i++)
    if (KIND[hand[i]] === EVENT && !isAgain(hand, i))
      offer.unless(cannotPlay(g, seat, hand[i], moment), 'play', hand[i]);
}

/** From the hand to the table; targets are chosen next (CCG-7.3). */
export function playEvent(g: G, seat: number, card: number): void {
  const { s } = g;
  takeOut(s.hand[seat], card);
  s.announced.push([seat, card, 0]);
  s.played++;
  g.next('aim');
  g.next('announce');
  g.next('resolve');
}

const HEAD = 3;

export function aim(g: G): void {
  const { s } = g;
  const entry = s.announced[s.announced.length - 1];
  const [seat, card] = entry;
  const target = TARGET[card];
  if (target === undefined || entry.length - HEAD >= target.count) return;
  if (remaining(s, target, entry).length === 0) return;
  g.ask(seat, 'target', { card, object: NONE, effect: NONE });
}

function remaining(s: State, target: ReadyTarget, [seat, card, , ...chosen]: readonly number[]): number[] {
  const refs: number[] = [];
  // The event itself lies on top of what it answers.
  const [top] = s.announced.splice(-1);
  eachTarget(s, target, seat, card, ATTACHES[card], ref => {
    if (!chosen.includes(ref)) refs.push(ref);
  });
  s.announced.push(top);
  return refs;
}

export const target: QuestionRules<State, Vocab, 'target'> = {
  auto: true,
  choices(g, q, offer) {
    const { s } = g;
    finishFirst(g, offer);
    const { card, object, effect } = q.data;
    if (object !== NONE) {
      const wanted = EFFECTS[card][effect].target as ReadyTarget;
      eachTarget(s, wanted, q.seat, card, false, ref => offer.can('at', ref));
      return;
    }
    const entry = s.announced[s.announced.length - 1];
    const wanted = TARGET[card] as ReadyTarget;
    for (const ref of remaining(s, wanted, entry)) offer.can('at', ref);
    if (wanted.upTo && entry.length > HEAD) offer.can('enough');
  },
  answer(g, q, a) {
    const { object, effect } = q.data;
    if (object !== NONE) {
      useAbility(g, q.seat, object, effect, [a[1] as number]);
      return;
    }
    if (a[0] === 'enough') return;
    g.s.announced[g.s.announced.length - 1].push(a[1]);
    g.next('aim');
  },
};

/** Paid for and shown to all; then others may answer it. */
export function announce(g: G): void {
  const { s } = g;
  const [seat, card, , ...refs] = s.announced[s.announced.length - 1];
  // Whoever left while choosing targets plays nothing (CCG-16.5.a).
  if (!inGame(s, seat)) return;
  pay(g, seat, CARDS[card].cost);
  g.mark();
  g.tell(
    'played',
    seat,
    card,
    refs.map(ref => nameable(s, ref)),
  );
  const others = othersFrom(s, seat);
  g.window('respond', others);
  g.next('passed', { window: 2, event: s.played, seats: others });
}

/** Passes are told alike, whether a player was asked or not (CCG-7.15); an answer tells of itself. */
export function passed(g: G, { window, event, seats }: Passed): void {
  const { s } = g;
  if (window === 2 && s.played !== event) return;
  const here = seats.filter(seat => inGame(s, seat));
  g.tell('passed', window, s.phase, here);
}

/** What a log line can name later, when the object is gone: a player, the declaration, or a card. */
function nameable(s: State, ref: number): number {
  if (isAnnouncedRef(ref)) return s.announced[announcedOfRef(ref)][1];
  return ref >= 0 ? s.face[ref] : ref;
}

export function resolve(g: G): void {
  const { s } = g;
  const entry = s.announced[s.announced.length - 1];
  const [seat, card, countered, ...refs] = entry;
  if (!inGame(s, seat)) {
    s.announced.pop();
    s.gone[seat]++;
    return;
  }
  const target = TARGET[card];
  s.announced.pop();
  const legal = refs.filter(ref => isTarget(s, target as ReadyTarget, seat, ref, card, ATTACHES[card]));
  s.announced.push(entry);
  if (countered === 1 || (target !== undefined && legal.length === 0)) {
    g.tell(countered === 1 ? 'countered' : 'fizzled', seat, card);
    s.announced.pop();
    s.discard[seat].push(card);
    return;
  }
  for (const effect of triggered('play', card))
    g.next('do', { seat, card, object: NONE, effect, refs: legal, loser: NONE });
  g.next('eventOver');
}

/** An instant is used up; the others come into play (CCG-7.3). */
export function eventOver(g: G): void {
  const { s } = g;
  const [seat, card, , ref = NONE] = s.announced.pop() as number[];
  if (!inGame(s, seat)) {
    s.gone[seat]++;
    return;
  }
  if (LASTS[card] === 0) s.discard[seat].push(card);
  else {
    const o = newObject(s, seat, card, IN_FORCE, NONE);
    s.marks[o] = Math.max(0, LASTS[card]);
    if (ATTACHES[card]) {
      s.attached[o] = ref;
      g.tell('attached', seat, card);
    }
  }
  g.next('settle');
}

// ---- windows

function windowRules<K extends 'opening' | 'declared' | 'respond'>(
  moment: (s: State, seat: number, phase: number) => number,
  after: 'same' | 'close',
): QuestionRules<State, Vocab, K> {
  const momentOf = (s: State, seat: number, data: unknown) =>
    moment(s, seat, (data as { phase?: number } | null)?.phase ?? 0);
  return {
    window: {
      pass: 'pass' as never,
      after,
      concerned: (g, seat, data) => isAsked(g, seat, momentOf(g.s, seat, data)),
    },
    choices(g, q, offer) {
      offerEvents(g, q.seat, momentOf(g.s, q.seat, q.data), offer as unknown as Offer);
      (offer as unknown as { can(verb: 'pass'): void }).can('pass');
      inYourTurn(g, offer);
    },
    answer(g, q, a) {
      if (a[0] === 'play') playEvent(g, q.seat, a[1] as number);
    },
  };
}

/** At the start of a phase of somebody else's turn (CCG-7.6). */
export const opening = windowRules<'opening'>((_s, _seat, phase) => OTHER_MOMENT[phase], 'same');
/** After an attack or a journey was declared (CCG-7.7). */
export const declared = windowRules<'declared'>(declaredMoment, 'same');
/** One answer to an event, which closes the window (CCG-7.8). */
export const respond = windowRules<'respond'>(s => {
  const top = s.announced[s.announced.length - 1];
  // Whoever left the game played nothing (CCG-16.5.a).
  return inGame(s, top[0]) ? RESPONSE : 0;
}, 'close');

// ---- abilities

/** Why the ability of a card in play can't be used (CCG-17.6). */
export function cannotUseAbility(g: G, o: number, effect: number, inForce: boolean): Blocked {
  const { s } = g;
  const card = s.face[o];
  const { cost = {}, limit = Number.POSITIVE_INFINITY } = EFFECTS[card][effect].effect;
  if (!inForce) return g.no('outOfForce');
  if (cost.exhaust && s.used[o] === 1) return g.no('alreadyUsed');
  if (s.uses[o] >= limit) return g.no('usesLeft');
  const target = EFFECTS[card][effect].target;
  if (target !== undefined && !hasTarget(s, target, s.owner[o], card, false)) return g.no('noTarget', card);
  return cannotAfford(g, s.owner[o], cost);
}

export function chooseAbility(g: G, seat: number, o: number, effect: number): void {
  const card = g.s.face[o];
  if (EFFECTS[card][effect].target === undefined) useAbility(g, seat, o, effect, []);
  else g.ask(seat, 'target', { card, object: o, effect });
}

function useAbility(g: G, seat: number, o: number, effect: number, refs: readonly number[]): void {
  const { s } = g;
  const card = s.face[o];
  const { cost = {} } = EFFECTS[card][effect].effect;
  pay(g, seat, cost);
  if (cost.exhaust) s.used[o] = 1;
  s.uses[o]++;
  g.tell('used', seat, card);
  g.next('do', { seat, card, object: o, effect, refs, loser: NONE });
  g.next('settle');
}
