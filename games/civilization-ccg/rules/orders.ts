/**
 * Standing orders: windows in which a seat always passes (CCG-7.15.a, `never`), or passes as long as it has nothing to play
 * (`auto`, where a table with full windows asks everybody); and what is chosen for a player whose time is up (CCG-21.1).
 */
import type { Answer, Options, Question } from '@epoka/kernel';
import { isAttacked, touches } from './events.ts';
import { plainly } from './overtime.ts';
import { EXPLORERS, FINAL, MANAGEMENT, MILITARY, type State } from './state.ts';

export const ORDERS = [
  'passExplorers',
  'passMilitary',
  'passManagement',
  'passFinal',
  'passDeclarations',
  'passResponses',
  'passIdle',
  'passAll',
  'whileAway',
] as const;
export type OrderId = (typeof ORDERS)[number];

/** For an answer in a window where a live clock runs (CCG-7.15.b), in milliseconds. */
export const WINDOW_TIME = 30_000;

type StandingOrder = (view: State, q: Question, options: Options) => Answer | undefined;

function pass({ choices }: Options): Answer | undefined {
  return choices.find(c => c.answer[0] === 'pass')?.answer;
}

const opening =
  (phase: number): StandingOrder =>
  (_view, q, options) =>
    q.kind === 'opening' && (q.data as { phase: number }).phase === phase ? pass(options) : undefined;

const WINDOWS = ['opening', 'declared', 'respond'];

export const orders: Readonly<Record<OrderId, StandingOrder>> = {
  passExplorers: opening(EXPLORERS),
  passMilitary: opening(MILITARY),
  passManagement: opening(MANAGEMENT),
  passFinal: opening(FINAL),
  passDeclarations: (_view, q, options) => (q.kind === 'declared' ? pass(options) : undefined),
  passResponses: (_view, q, options) => (q.kind === 'respond' ? pass(options) : undefined),
  /** as in quick windows: nobody is stopped without a card that could do something */
  passIdle: (view, q, options) => {
    if (!WINDOWS.includes(q.kind)) return undefined;
    const idle = !options.choices.some(
      ({ why, answer }) =>
        why === undefined && answer[0] === 'play' && touches(view, q.seat, answer[1] as number),
    );
    return idle ? pass(options) : undefined;
  },
  /** everything, but not when the seat itself is attacked */
  passAll: (view, q, options) => {
    if (!WINDOWS.includes(q.kind)) return undefined;
    return q.kind === 'declared' && isAttacked(view, q.seat) ? undefined : pass(options);
  },
  /** switched on by the host when somebody's time is up */
  whileAway: plainly,
};
