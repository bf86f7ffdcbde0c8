/**
 * Declared things and what cancels them (WAW-4.4 to 4.8). A declared thing is a list of numbers:
 * [what, seat, bits of seats that have reacted, cancelled, ...what it is about].
 */
import { OK, type QuestionRules } from '@epoka/kernel';
import { ability } from '../content/abilities.ts';
import { eventOf, MARKER_GOOD, SPY, tech } from '../content/tables.ts';
import { discardEvent, takeCard, takeMarker } from './changes.ts';
import { isUsed, knows, markUsed } from './counts.ts';
import { elsewhere } from './elsewhere.ts';
import type { G, State } from './state.ts';
import { isTarget } from './targets.ts';
import type { Vocab } from './vocabulary.ts';

export const ACTION = 0;
export const EVENT = 1;
export const ABILITY = 2;
/** where the numbers of its own begin */
export const OWN = 4;

const INTERCEPT = ability('intercept');
const HUSH = ability('hush');
const EXPOSE = ability('expose');
const WRITING = tech('writing');
const CIVIL = tech('civil-service');
const MEDIA = tech('mass-media');

/** By number of seats and seat: the others clockwise from it. Worked out once. */
const OTHERS = [0, 1, 2, 3, 4].map(seats =>
  Array.from({ length: seats }, (_, seat) =>
    Array.from({ length: seats - 1 }, (_, i) => (seat + 1 + i) % seats),
  ),
);

export const othersFrom = (s: State, seat: number): readonly number[] => OTHERS[s.seats][seat];

export function declare(g: G, what: number, seat: number, ...own: number[]): void {
  const { s } = g;
  s.declared.push([what, seat, 0, 0, ...own]);
  if (what === ACTION) g.tell('declaredAction', seat, own[0], own[1]);
  else if (what === EVENT) g.tell('declaredEvent', seat, own[0]);
  else g.tell('declaredAbility', seat, own[0]);
  g.window('react', othersFrom(s, seat), { at: s.declared.length - 1 });
  g.next('resolve');
}

/** A card or a face-down marker that might be a spy. */
const mightSpy = (s: State, seat: number): boolean => s.kept[seat].length > 0 || s.hand[seat].length > 0;

/** Whether the seat publicly could react: on grounds that everybody sees (WAW-4.8). */
function couldReact(s: State, seat: number, item: readonly number[]): boolean {
  switch (item[0]) {
    case ACTION:
      return knows(s, seat, WRITING) && !isUsed(s, seat, INTERCEPT) && mightSpy(s, seat);
    case EVENT:
      if (knows(s, item[1], MEDIA)) return false;
      return (
        s.hand[seat].length > 0 ||
        (knows(s, seat, CIVIL) && !isUsed(s, seat, HUSH) && s.kept[seat].length > 0)
      );
    default:
      return (
        s.hand[seat].length > 0 ||
        (knows(s, seat, MEDIA) && !isUsed(s, seat, EXPOSE) && s.kept[seat].length > 0)
      );
  }
}

/** The spy ability that answers each kind of declared thing. */
const SPIES: readonly number[] = [INTERCEPT, HUSH, EXPOSE];
const SPY_TECHS: readonly number[] = [WRITING, CIVIL, MEDIA];

function cannotCancel(g: G, seat: number, item: readonly number[], card: number) {
  const { does } = eventOf(card).effects[0];
  if (does !== 'cancel' && does !== 'cancelOwn' && does !== 'cancelAny') return g.no('no-cancel');
  if (item[0] === ACTION) return g.no('cancels-no-action');
  if (item[0] === ABILITY) return does === 'cancelAny' ? OK : g.no('cancels-events-only');
  if (does === 'cancelOwn' && !isTarget(item, seat)) return g.no('not-the-target');
  return OK;
}

/** Markers by their place; gifts, which may be spies too, by 100 + their place. */
export const GIFT = 100;

function spyBlocked(g: G, seat: number, item: readonly number[]) {
  const what = item[0];
  if (!knows(g.s, seat, SPY_TECHS[what])) return g.no('needs-tech', SPY_TECHS[what]);
  return isUsed(g.s, seat, SPIES[what]) ? g.no('already-used') : OK;
}

export const react: QuestionRules<State, Vocab, 'react'> = {
  secret: true,
  window: {
    pass: 'pass',
    concerned(g, seat, { at }) {
      const item = g.s.declared[at];
      return item[3] === 0 && ((item[2] >> seat) & 1) === 0 && couldReact(g.s, seat, item);
    },
  },
  choices(g, q, offer) {
    const { s } = g;
    const item = s.declared[q.data.at];
    const hand = s.hand[q.seat];
    const spy = SPIES[item[0]];
    const blocked = spyBlocked(g, q.seat, item);
    for (let place = 0; place < hand.length; place++) {
      const isSpy = eventOf(hand[place]).effects[0].goods?.includes('spy') === true;
      if (isSpy) offer.unless(blocked, 'spy', spy, GIFT + place);
      else offer.unless(cannotCancel(g, q.seat, item, hand[place]), 'cancel', place);
    }
    const kept = s.kept[q.seat];
    for (let place = 0; place < kept.length; place++)
      offer.unless(blocked ?? (MARKER_GOOD[kept[place]] === SPY ? OK : g.no('no-spy')), 'spy', spy, place);
    offer.can('pass');
    elsewhere(g, offer, ['card', 'marker']);
  },
  answer(g, q, a) {
    if (a[0] === 'pass') return;
    const { s } = g;
    s.declared[q.data.at][2] |= 1 << q.seat;
    if (a[0] === 'cancel') return declare(g, EVENT, q.seat, takeCard(g, q.seat, a[1]), 0);
    const [, spy, source] = a;
    if (source >= GIFT) return declare(g, EVENT, q.seat, takeCard(g, q.seat, source - GIFT), 0, SPY, spy);
    spendMarker(g, q.seat, source);
    markUsed(s, q.seat, spy);
    declare(g, ABILITY, q.seat, spy);
  },
};

/** A face-down marker is turned up and leaves the game. */
function spendMarker(g: G, seat: number, place: number): void {
  const marker = takeMarker(g, seat, place);
  g.mark();
  g.tell('spentMarker', seat, marker);
}

/** The thing on top is cancelled by what has just resolved. */
export function cancelTop(g: G, seat: number): void {
  const item = g.s.declared[g.s.declared.length - 1];
  item[3] = 1;
  g.tell('cancelled', seat, item[0], item[OWN]);
}

/** What a cancelled thing leaves behind (WAW-4.7). */
export function lost(g: G, item: readonly number[]): void {
  const { s } = g;
  if (item[0] !== EVENT) return;
  discardEvent(s, item[OWN]);
  // A gift inside a payment: the payment fails, the other resources stay.
  if (item.length === OWN + 3) {
    refund(s, item[1]);
    s.draft = [];
  }
}

/** Markers and cards chosen for a payment go back to their owner. A payment lists kind, which one, and the good it stands for. */
export function refund(s: State, seat: number): void {
  while (s.pay.length > 0) {
    const [kind, which] = s.pay.splice(0, 3);
    if (kind === MARKER) s.kept[seat].push(which);
    else if (kind === CARD) s.hand[seat].push(which);
  }
}

export const TOKEN = 0;
export const MARKER = 1;
export const CARD = 2;
/** a gift card that has passed its window */
export const GIVEN = 3;
