/** Standing orders: what a seat may have answered for it while its player is away. */
import type { Answer, Options, Question } from '@epoka/kernel';
import { SIMPLE } from './settings.ts';
import type { State } from './state.ts';

export const ORDERS = ['passAuctions', 'passPolitics', 'holdBack'] as const;
export type OrderId = (typeof ORDERS)[number];

type StandingOrder = (view: State, q: Question, options: Options) => Answer | undefined;

function legal(options: Options, verb: string): Answer | undefined {
  return options.choices.find(c => c.why === undefined && c.answer[0] === verb)?.answer;
}

/** Simple games know neither politics nor attacks. */
export function orderMatters(s: State): boolean {
  return s.level !== SIMPLE;
}

export const orders: Readonly<Record<OrderId, StandingOrder>> = {
  /** never bids for a territory */
  passAuctions: (_view, q, options) => (q.kind === 'bid' ? legal(options, 'pass') : undefined),
  /** takes no political action */
  passPolitics: (_view, q, options) => (q.kind === 'political' ? legal(options, 'pass') : undefined),
  /** sacrifices nothing and plays no bonus card when attacked */
  holdBack: (_view, q, options) =>
    q.kind === 'defend' || (q.kind === 'sacrifice' && (q.data as { defending: boolean }).defending)
      ? legal(options, 'done')
      : undefined,
};
