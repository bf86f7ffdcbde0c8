/** What search must know of the course of a turn: whose it is, how far it is, what can't be taken back. */
import { type Answer, NONE, type Question } from '@epoka/kernel';
import type { State } from '../rules/state.ts';

const ACTIONS = 3;
export const ROUNDS = 3;
/** More than a turn has deeds. */
const DEEDS = 1000;

/** Turns are counted through; the status phase comes after the last of its round. */
function turnOf(s: State): number {
  const place = s.status === 1 ? s.seats : (s.current - s.first + s.seats) % s.seats;
  return s.round * (s.seats + 1) + place;
}

/**
 * What search thinks about at a time is one deed: an action or something free. What is left of the turn then, is part of the
 * judgement, so that an action more is worth something.
 */
export function turn(s: State): number {
  return turnOf(s) * DEEDS + s.deed;
}

export function owner(s: State): number {
  return s.status === 1 || s.current === NONE ? (s.asked[0]?.seat ?? 0) : s.current;
}

/** Nobody did anything in this round yet: who ended the round before must not be judged by what the new one brings to all. */
function isNew(s: State): boolean {
  return s.status === 0 && s.current === s.first && s.deed <= 1;
}

/** Rounds that are over. */
export function roundsOver(s: State): number {
  return Math.max(0, (s.age - 1) * ROUNDS + s.roundOfAge - 1 - (isNew(s) ? 1 : 0));
}

/** Main actions the seat still has in this round, without those that were taken from it. */
export function actionsAhead(s: State, seat: number): number {
  if (s.status === 0 && s.current === seat && !isNew(s)) return s.actions;
  const place = (who: number) => (who - s.first + s.seats) % s.seats;
  const waits = s.status === 0 && s.current !== NONE && !isNew(s) && place(seat) > place(s.current);
  return (waits ? ACTIONS : 0) - s.assassinated[seat] - s.lostActions[seat];
}

/** Deeds of the present turn that cost no action, while there are still actions. */
export function idleDeeds(s: State, seat: number): number {
  return s.current === seat && s.actions > 0 ? Math.max(0, s.deed - 1 - (ACTIONS - s.actions)) : 0;
}

const END: Answer = ['end'];

export function closing(_s: State, q: Question): Answer | undefined {
  return q.kind === 'turn' ? END : undefined;
}

/** Turns, then actions, then group moves, then what was picked: choosing another group leads back to where one was. */
export function progress(s: State): number {
  return turnOf(s) * 1_000_000 + (20 - s.actions) * 10_000 + (3 - s.groups) * 1000 + s.draft.length;
}
