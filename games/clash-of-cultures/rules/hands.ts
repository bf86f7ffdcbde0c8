/** Cards in hand, and who has seen them there: a mask of seats beside each card, so that no id tells where it is. */
import { type Lists, type State, withList } from './state.ts';

export const ACTION = 0;
export const OBJECTIVE = 1;
export const WONDER = 2;

export function handOf(s: State, type: number, seat: number): number[] {
  return type === ACTION ? s.hands[seat] : type === OBJECTIVE ? s.objectives[seat] : s.wonders[seat];
}

function seenLists(s: State, type: number): Lists {
  return type === ACTION ? s.seenAction : type === OBJECTIVE ? s.seenObjective : s.seenWonder;
}

export function seenOf(s: State, type: number, seat: number): readonly number[] {
  return seenLists(s, type)[seat];
}

function nowSeen(s: State, type: number, seat: number, seen: readonly number[]): void {
  const lists = withList(seenLists(s, type), seat, seen);
  if (type === ACTION) s.seenAction = lists;
  else if (type === OBJECTIVE) s.seenObjective = lists;
  else s.seenWonder = lists;
}

/** Another seat looks at all the cards of a hand. */
export function showHand(s: State, type: number, seat: number, to: number): void {
  const seen = seenOf(s, type, seat).slice();
  for (let i = 0; i < seen.length; i++) seen[i] |= 1 << to;
  nowSeen(s, type, seat, seen);
}

/** Everybody: what lay open before all. */
export const byAll = (s: State) => (1 << s.seats) - 1;

export function receive(s: State, type: number, seat: number, card: number, seen: number): void {
  handOf(s, type, seat).push(card);
  nowSeen(s, type, seat, [...seenOf(s, type, seat), seen]);
}

/** The card leaves the hand; returns who had seen it there. */
export function giveUp(s: State, type: number, seat: number, card: number): number {
  const hand = handOf(s, type, seat);
  const at = hand.indexOf(card);
  hand.splice(at, 1);
  const seen = seenOf(s, type, seat).slice();
  const [who] = seen.splice(at, 1);
  nowSeen(s, type, seat, seen);
  return who;
}
