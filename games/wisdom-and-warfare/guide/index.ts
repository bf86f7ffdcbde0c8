/** The guided first game: one round of everything, then what the four roads to victory ask for. */
import type { Fits, Guide, GuideStep } from '@epoka/kernel';
import { LEVEL } from '../content/tables.ts';
import { ARTS, HARVEST, PRODUCE, PROGRAM } from '../rules/cities.ts';
import type { State } from '../rules/state.ts';
import type { Answers, Vocab } from '../rules/vocabulary.ts';

type Step = GuideStep<State, Vocab>;
type Test = Fits<State, Vocab>;

/** Any answer with one of these verbs. */
const says =
  (...verbs: readonly (keyof Answers)[]): Test =>
  (_view, a) =>
    verbs.includes(a[0]);
/** An action of the capital: its sheet lies open. */
const acts =
  (kind: number): Test =>
  (_view, a) =>
    a[0] === 'act' && a[1] === 0 && a[2] === kind;
const figure =
  (kind: number): Test =>
  (_view, a) =>
    a[0] === 'figure' && a[1] === kind;

const steps = [
  { id: 'policy', question: 'adopt', to: 1, point: [says('adopt')] },
  { id: 'capital', question: 'capital', point: [says('at')] },
  { id: 'figures', question: 'firstFigure', point: [says('at')] },
  { id: 'start', question: 'start', to: 1, point: [says('done')] },
  { id: 'trade', question: 'trade', to: 1, point: [says('ready')] },
  { id: 'produce', question: 'cities', to: 1, needsPoint: true, point: [acts(PRODUCE)] },
  { id: 'item', question: 'item', point: [figure(1), figure(0), says('unit')] },
  { id: 'place', question: 'place', point: [says('at')] },
  { id: 'cities-done', question: 'cities', to: 1, point: [says('done')] },
  // figures on one square are one target, and it has the name of its first way to go
  { id: 'move', question: 'move', to: 1, needsPoint: true, point: [says('march')] },
  { id: 'walk', question: 'walk', to: 1, point: [says('explore'), says('step')] },
  {
    id: 'research',
    question: 'research',
    needsPoint: true,
    point: [(_view, a) => a[0] === 'tech' && LEVEL[a[1]] === 1],
  },
  { id: 'found', question: 'move', from: 2, needsPoint: true, point: [says('march')] },
  { id: 'program', question: 'cities', from: 2, needsPoint: true, point: [acts(PROGRAM)] },
  { id: 'advance', question: 'cities', from: 2, needsPoint: true, point: [says('advance')] },
  { id: 'arts', question: 'cities', from: 3, needsPoint: true, point: [acts(ARTS)] },
  { id: 'harvest', question: 'cities', from: 3, needsPoint: true, point: [acts(HARVEST)] },
  { id: 'battle', question: 'fight', needsPoint: true, point: [says('engage', 'open')] },
  { id: 'roads', question: 'cities', from: 4 },
] as const satisfies readonly Step[];

export type GuideStepId = (typeof steps)[number]['id'];

export const guide: Guide<State, Vocab, GuideStepId> = {
  settings: {},
  // Rome, first player: its armies found cities
  opening: 'opening 38',
  steps,
};
