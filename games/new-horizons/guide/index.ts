/**
 * A guided first game: short notes, each shown once, at the first question where it has something to say, with a choice to
 * point at. The client keeps the ids of the notes already read; so a guide can be skipped, left and taken up again.
 */
import { type Answer, NONE, type Options, type Question } from '@epoka/kernel';
import type { TechnologyId } from '../content/index.ts';
import { TECHNOLOGIES } from '../content/index.ts';
import { counter } from '../rules/counters.ts';
import { tileAt } from '../rules/hexes.ts';
import { SPACES } from '../rules/spaces.ts';
import type { State } from '../rules/state.ts';
import type { Answers, Questions } from '../rules/vocabulary.ts';

/** When a note is shown: at this question, and only if the rest holds too. */
export interface When {
  readonly question: keyof Questions;
  /** the player has at least so many technologies */
  readonly technologies?: number;
  /** some legal choice has this verb, or uses one of the spaces pointed at */
  readonly legal?: keyof Answers | 'pointed';
  readonly round?: number;
}

/** What a note points at: the first legal choice that fits. */
export interface Point {
  readonly verb: keyof Answers;
  /** action spaces by name, best first */
  readonly spaces?: readonly string[];
  /** the slot where this card lies, or the card itself */
  readonly technology?: TechnologyId;
  /** a step off the map */
  readonly discover?: true;
}

export interface GuideStep<Id extends string = string> {
  readonly id: Id;
  readonly when: When;
  readonly point?: Point;
}

const steps = [
  { id: 'government', when: { question: 'government' } },
  {
    id: 'first-action',
    when: { question: 'action' },
    point: { verb: 'use', spaces: ['research-1-a', 'research-1-b'] },
  },
  {
    id: 'research',
    when: { question: 'research' },
    point: { verb: 'research', technology: 'agriculture' },
  },
  { id: 'production', when: { question: 'production' }, point: { verb: 'population' } },
  {
    id: 'explore',
    when: { question: 'action', technologies: 1, legal: 'pointed' },
    point: { verb: 'use', spaces: ['recruit-and-move-a', 'recruit-and-move-b'] },
  },
  { id: 'move', when: { question: 'move' }, point: { verb: 'step', discover: true } },
  {
    id: 'level-two',
    when: { question: 'action', technologies: 1, legal: 'pointed' },
    point: { verb: 'use', spaces: ['wheel-1a', 'wheel-1b', 'research-2-a', 'research-2-b'] },
  },
  { id: 'card', when: { question: 'technology' } },
  { id: 'building', when: { question: 'building' } },
  { id: 'expansion', when: { question: 'expansion', legal: 'build' }, point: { verb: 'build' } },
  {
    id: 'settlement',
    when: { question: 'action', technologies: 2, legal: 'pointed' },
    point: { verb: 'use', spaces: ['settlement-marker-a', 'settlement-marker-b'] },
  },
  { id: 'village', when: { question: 'expansion', legal: 'found' }, point: { verb: 'found' } },
  { id: 'goals', when: { question: 'production', round: 4 } },
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
    if (read.includes(step.id) || !isTime(step, view, question, options)) continue;
    return { step, answer: pointed(step, view, options) };
  }
  return undefined;
}

function isTime(step: GuideStep, view: State, question: Question, options: Options): boolean {
  const { when } = step;
  if (question.kind !== when.question) return false;
  if (when.round !== undefined && view.round < when.round) return false;
  if (when.technologies !== undefined && counter(view, question.seat, 'tech') < when.technologies)
    return false;
  if (when.legal === undefined) return true;
  if (when.legal === 'pointed') return pointed(step, view, options) !== undefined;
  return options.choices.some(c => c.why === undefined && c.answer[0] === when.legal);
}

function pointed(step: GuideStep, view: State, options: Options): Answer | undefined {
  const { point } = step;
  if (point === undefined) return undefined;
  const legal = options.choices.filter(c => c.why === undefined && c.answer[0] === point.verb);
  const fits = (test: (answer: Answer) => boolean) => legal.find(c => test(c.answer))?.answer;
  if (point.spaces !== undefined) {
    for (const name of point.spaces) {
      const answer = fits(a => SPACES[a[1] as number].name === name);
      if (answer !== undefined) return answer;
    }
    return undefined;
  }
  if (point.technology !== undefined) {
    const technology = TECHNOLOGIES.findIndex(x => x.id === point.technology);
    return fits(a => view.slots[a[1] as number] === technology) ?? legal[0]?.answer;
  }
  if (point.discover) return fits(a => tileAt(view, a[2] as number) === NONE) ?? legal[0]?.answer;
  return legal[0]?.answer;
}
