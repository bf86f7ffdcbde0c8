/**
 * A guided first game on the Simple level: short notes, each shown once, at the first question where it has something to
 * say, with a choice to point at. The client keeps the ids of the notes already read; so a guide can be skipped, left
 * and taken up again.
 */
import { type Answer, NONE, type Options, type Question } from '@epoka/kernel';
import * as T from '../content/tables.ts';
import type { State } from '../rules/state.ts';
import type { Vocab } from '../rules/vocabulary.ts';

/** The table of the guided game. */
export const GUIDED_SETTINGS = { level: 'simple' } as const;

type Verb = keyof Vocab['answers'];

export interface GuideStep<Id extends string = string> {
  readonly id: Id;
  readonly question: keyof Vocab['questions'];
  /** rounds in which it may be shown */
  readonly from?: number;
  readonly to?: number;
  /** what the note points at: the first legal answer that fits */
  point?(view: State, answer: Answer, seat: number): boolean;
  /** shown only when there is something to point at */
  readonly needsPoint?: boolean;
  /** shown only when this holds */
  when?(view: State, seat: number): boolean;
}

const isVerb =
  (...verbs: Verb[]) =>
  (_view: State, a: Answer) =>
    verbs.includes(a[0] as Verb);
const takes = (kind: number) => (view: State, a: Answer) =>
  a[0] === 'take' && T.KIND[view.row[a[1] as number]] === kind;
const builds = (type: number) => (_view: State, a: Answer) =>
  a[0] === 'build' && T.TYPE[a[1] as number] === type;

const steps = [
  {
    id: 'take',
    question: 'act',
    to: 1,
    point: (view, a) => takes(T.LEADER)(view, a) || takes(T.WONDER)(view, a) || a[0] === 'take',
  },
  {
    id: 'end-first',
    question: 'act',
    to: 1,
    when: (view, seat) => view.civs[seat].hand.length > 0 || view.civs[seat].building !== NONE,
    point: isVerb('endTurn'),
  },
  { id: 'population', question: 'act', from: 2, needsPoint: true, point: isVerb('populate') },
  { id: 'mine', question: 'act', from: 2, needsPoint: true, point: builds(T.MINE) },
  { id: 'leader', question: 'act', from: 2, needsPoint: true, point: isVerb('leader') },
  { id: 'row', question: 'act', from: 2, needsPoint: true, point: takes(T.TECHNOLOGY) },
  { id: 'end', question: 'act', from: 2, point: isVerb('endTurn') },
  { id: 'wonder', question: 'act', from: 2, needsPoint: true, point: isVerb('stage') },
  { id: 'action-card', question: 'act', from: 2, needsPoint: true, point: isVerb('action') },
  { id: 'technology', question: 'act', from: 2, needsPoint: true, point: isVerb('technology') },
  {
    id: 'building',
    question: 'act',
    from: 3,
    needsPoint: true,
    point: (_view, a) =>
      a[0] === 'build' && T.TYPE[a[1] as number] > T.MINE && T.TYPE[a[1] as number] < T.INFANTRY,
  },
  { id: 'event', question: 'act', from: 3, when: view => view.past.length > 0 },
  { id: 'upgrade', question: 'act', from: 3, needsPoint: true, point: isVerb('upgrade') },
  { id: 'unit', question: 'act', from: 4, needsPoint: true, point: builds(T.INFANTRY) },
  { id: 'government', question: 'act', from: 3, needsPoint: true, point: isVerb('revolution', 'reform') },
  { id: 'score', question: 'act', from: 5 },
] as const satisfies readonly GuideStep[];

export type GuideStepId = (typeof steps)[number]['id'];
export const GUIDE: readonly GuideStep<GuideStepId>[] = steps;

/** The note to show now, and the choice it points at where there is one. */
export interface Note {
  readonly step: GuideStep<GuideStepId>;
  readonly answer: Answer | undefined;
}

export function noteFor(
  view: State,
  question: Question,
  options: Options,
  read: readonly string[],
): Note | undefined {
  for (const step of GUIDE) {
    if (read.includes(step.id) || step.question !== question.kind) continue;
    if (view.round < (step.from ?? 1) || view.round > (step.to ?? Number.POSITIVE_INFINITY)) continue;
    if (step.when && !step.when(view, question.seat)) continue;
    const answer = options.choices.find(
      c => c.why === undefined && step.point?.(view, c.answer, question.seat),
    )?.answer;
    if (step.needsPoint && answer === undefined) continue;
    return { step, answer };
  }
  return undefined;
}
