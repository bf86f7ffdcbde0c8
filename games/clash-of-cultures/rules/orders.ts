/** Standing orders for the windows that would hold up a game by turns. */
import type { Answer, Options, Question } from '@epoka/kernel';
import type { State } from './state.ts';

const ORDERS = [
  'refuseTrades',
  'noCombatCards',
  'objectivesOnlyWhenPossible',
  'neverTeachUs',
  'neverFoil',
] as const;
export type OrderId = (typeof ORDERS)[number];

type StandingOrder = (view: State, q: Question, options: Options) => Answer | undefined;

const NONE_ANSWER: Answer = ['none'];

const canComplete = (options: Options) =>
  options.choices.some(({ answer, why }) => answer[0] === 'complete' && why === undefined);

export const orders: Readonly<Record<OrderId, StandingOrder>> = {
  /** takes no offer of another player */
  refuseTrades: (_view, q) => (q.kind === 'deal' ? ['refuse'] : undefined),
  /** plays no card in battles */
  noCombatCards: (_view, q) => (q.kind === 'combatCard' ? NONE_ANSWER : undefined),
  /** is asked about objectives only where one can be completed */
  objectivesOnlyWhenPossible: (_view, q, options) =>
    (q.kind === 'objectives' || q.kind === 'instant') && !canComplete(options) ? NONE_ANSWER : undefined,
  /** never plays a card after a capture */
  neverTeachUs: (_view, q) => (q.kind === 'teachUs' ? NONE_ANSWER : undefined),
  /** never gives a card to cancel another one (Subterfuge) */
  neverFoil: (_view, q) => (q.kind === 'foil' ? NONE_ANSWER : undefined),
};
