/** Standing orders: what a seat may have answered for it, for this move, this turn or always. */
import type { Answer, Question } from '@epoka/kernel';
import type { State } from './state.ts';

export const ORDERS = ['passReactions', 'passInterrupts', 'noTrade'] as const;
export type OrderId = (typeof ORDERS)[number];

/** The answers here are always legal. */
const when = (kind: string, answer: string) => (_view: State, q: Question) =>
  q.kind === kind ? ([answer] as const) : undefined;

export const orders: Readonly<Record<OrderId, (view: State, q: Question) => Answer | undefined>> = {
  passReactions: when('react', 'pass'),
  passInterrupts: when('interrupt', 'pass'),
  noTrade: when('trade', 'ready'),
};

export const scopes = {
  /** as long as the same player is at its part of the phase */
  move: (s: State): number => (s.round * 8 + s.phase) * 8 + s.active,
  turn: (s: State): number => s.round,
};
