/** Cards in hand, and who has seen them there: a mask of seats beside each card, so that no id tells where it is. */
import type { State } from './state.ts';

export const ACTION = 0;
export const OBJECTIVE = 1;
export const WONDER = 2;

export function handOf(s: State, type: number, seat: number): number[] {
  return type === ACTION ? s.hands[seat] : type === OBJECTIVE ? s.objectives[seat] : s.wonders[seat];
}

export function seenOf(s: State, type: number, seat: number): number[] {
  return type === ACTION
    ? s.seenAction[seat]
    : type === OBJECTIVE
      ? s.seenObjective[seat]
      : s.seenWonder[seat];
}

/** Everybody: what lay open before all. */
export const byAll = (s: State) => (1 << s.seats) - 1;

export function receive(s: State, type: number, seat: number, card: number, seen: number): void {
  handOf(s, type, seat).push(card);
  seenOf(s, type, seat).push(seen);
}

/** The card leaves the hand; returns who had seen it there. */
export function giveUp(s: State, type: number, seat: number, card: number): number {
  const hand = handOf(s, type, seat);
  const at = hand.indexOf(card);
  hand.splice(at, 1);
  return seenOf(s, type, seat).splice(at, 1)[0];
}
