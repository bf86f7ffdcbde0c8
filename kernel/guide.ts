/**
 * A guided first game: short notes, each shown once, at the first question where it has something to say, with a choice to point
 * at. The client keeps the ids of the notes already read; so a guide can be skipped, left and taken up again. A game gives
 * the steps as data; the words of a note stand in its language files under the id of the step.
 */
import type { Settings } from './settings.ts';
import type { Answer, AnswerOf, CoreState, Json, Options, Question, Vocabulary } from './types.ts';

/** Whether an answer is what a note is about. */
export type Fits<S extends CoreState, V extends Vocabulary> = (
  view: S,
  answer: AnswerOf<V>,
  seat: number,
) => boolean;

export interface GuideStep<S extends CoreState, V extends Vocabulary, Id extends string = string> {
  readonly id: Id;
  /** the question at which it is shown */
  readonly question: keyof V['questions'] & string;
  /** rounds in which it may be shown */
  readonly from?: number;
  readonly to?: number;
  /** shown only when this holds */
  readonly when?: (view: S, seat: number) => boolean;
  /** what it points at: the first legal answer that fits the first of these, or else the next */
  readonly point?: readonly Fits<S, V>[];
  /** shown only when there is something to point at */
  readonly needsPoint?: boolean;
}

export interface Guide<
  S extends CoreState = CoreState,
  V extends Vocabulary = Vocabulary,
  Id extends string = string,
> {
  /** of the table of the guided game */
  readonly settings: Partial<Settings>;
  /** the seed of that table: everybody's first game begins with the same cards, chosen so that its notes have something to point at */
  readonly opening?: string;
  /** what its seats bring to a game that wants something of them */
  readonly brought?: readonly Json[];
  readonly steps: readonly GuideStep<S, V, Id>[];
}

// biome-ignore lint/suspicious/noExplicitAny: "some guide", as AnyGame is some game
export type AnyGuide = Guide<any, any>;

/** The note to show now, and the choice it points at where there is one. */
export interface GuideNote<Id extends string = string> {
  readonly id: Id;
  readonly answer: Answer | undefined;
}

/** `verb<Words>('build')` fits every answer with that verb. */
export function verb<V extends Vocabulary>(
  ...verbs: readonly (keyof V['answers'] & string)[]
): (view: unknown, answer: Answer) => boolean {
  return (_view, answer) => (verbs as readonly string[]).includes(answer[0]);
}

export function noteFor<S extends CoreState, V extends Vocabulary, Id extends string>(
  guide: Guide<S, V, Id>,
  view: S,
  question: Question,
  options: Options,
  read: readonly string[],
): GuideNote<Id> | undefined {
  const { round } = view;
  for (const step of guide.steps) {
    if (step.question !== question.kind || read.includes(step.id)) continue;
    if (round < (step.from ?? 0) || round > (step.to ?? Number.POSITIVE_INFINITY)) continue;
    if (step.when && !step.when(view, question.seat)) continue;
    const answer = pointed(step.point ?? [], view, question.seat, options);
    if (step.needsPoint && answer === undefined) continue;
    return { id: step.id, answer };
  }
  return undefined;
}

function pointed<S extends CoreState, V extends Vocabulary>(
  tests: readonly Fits<S, V>[],
  view: S,
  seat: number,
  { choices }: Options,
): Answer | undefined {
  for (const fits of tests)
    for (const { answer, why } of choices)
      if (why === undefined && fits(view, answer as AnswerOf<V>, seat)) return answer;
  return undefined;
}
