/** What search must know of the course of a turn: whose it is, how it ends, what can't be taken back. */
import { type Answer, NONE, type Question } from '@epoka/kernel';
import type { State } from '../rules/state.ts';

/** Turns are counted through; the status phase comes after the last of its round. */
export function turn(s: State): number {
  const place = s.status === 1 ? s.seats : (s.current - s.first + s.seats) % s.seats;
  return s.round * (s.seats + 1) + place;
}

export function owner(s: State): number {
  return s.status === 1 || s.current === NONE ? (s.asked[0]?.seat ?? 0) : s.current;
}

const END: Answer = ['end'];

export function closing(_s: State, q: Question): Answer | undefined {
  return q.kind === 'turn' ? END : undefined;
}

/** Turns, then actions, then group moves, then what was picked: choosing another group leads back to where one was. */
export function progress(s: State): number {
  return turn(s) * 1_000_000 + (20 - s.actions) * 10_000 + (3 - s.groups) * 1000 + s.draft.length;
}
