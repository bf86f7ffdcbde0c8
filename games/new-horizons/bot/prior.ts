/** How an answer looks at first sight: what a player would try first. */
import type { Answer, Question } from '@epoka/kernel';
import { SPACES } from '../rules/spaces.ts';
import type { State } from '../rules/state.ts';

const BY_VERB: Readonly<Record<string, number>> = {
  research: 1,
  found: 1.2,
  fortify: 1.2,
  build: 0.6,
  join: 0.3,
  do: 0.5,
  pay: 0.2,
  population: 0.3,
  coins: 0.2,
  skip: -0.5,
  none: -0.5,
  pass: -0.2,
  stop: -0.2,
  sell: -0.6,
  recall: -0.5,
};

export function prior(_s: State, _q: Question, answer: Answer): number {
  if (answer[0] === 'use') return SPACES[answer[1] as number].surcharge > 0 ? -0.1 : 0.1;
  if (answer[0] === 'upgrade' || answer[0] === 'recruit') return 0.1 * (answer[2] as number);
  return BY_VERB[answer[0]] ?? 0;
}
