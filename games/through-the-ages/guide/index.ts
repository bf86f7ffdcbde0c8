/** The guided first game, on the Simple level. */
import { type Fits, type Guide, type GuideStep, NONE, verb } from '@epoka/kernel';
import * as T from '../content/tables.ts';
import type { State } from '../rules/state.ts';
import type { Vocab } from '../rules/vocabulary.ts';

type Step = GuideStep<State, Vocab>;
type Test = Fits<State, Vocab>;

const takes =
  (kind: number): Test =>
  (view, a) =>
    a[0] === 'take' && T.KIND[view.row[a[1]]] === kind;
const builds =
  (type: number): Test =>
  (_view, a) =>
    a[0] === 'build' && T.TYPE[a[1]] === type;

const steps = [
  {
    id: 'take',
    question: 'act',
    to: 1,
    point: [takes(T.LEADER), takes(T.WONDER), verb<Vocab>('take')],
  },
  {
    id: 'end-first',
    question: 'act',
    to: 1,
    when: (view, seat) => view.civs[seat].hand.length > 0 || view.civs[seat].building !== NONE,
    point: [verb<Vocab>('endTurn')],
  },
  { id: 'population', question: 'act', from: 2, needsPoint: true, point: [verb<Vocab>('populate')] },
  { id: 'mine', question: 'act', from: 2, needsPoint: true, point: [builds(T.MINE)] },
  { id: 'leader', question: 'act', from: 2, needsPoint: true, point: [verb<Vocab>('leader')] },
  { id: 'row', question: 'act', from: 2, needsPoint: true, point: [takes(T.TECHNOLOGY)] },
  { id: 'end', question: 'act', from: 2, point: [verb<Vocab>('endTurn')] },
  { id: 'wonder', question: 'act', from: 2, needsPoint: true, point: [verb<Vocab>('stage')] },
  { id: 'action-card', question: 'act', from: 2, needsPoint: true, point: [verb<Vocab>('action')] },
  { id: 'technology', question: 'act', from: 2, needsPoint: true, point: [verb<Vocab>('technology')] },
  {
    id: 'building',
    question: 'act',
    from: 3,
    needsPoint: true,
    point: [(_view, a) => a[0] === 'build' && T.TYPE[a[1]] > T.MINE && T.TYPE[a[1]] < T.INFANTRY],
  },
  { id: 'event', question: 'act', from: 3, when: view => view.past.length > 0 },
  { id: 'upgrade', question: 'act', from: 3, needsPoint: true, point: [verb<Vocab>('upgrade')] },
  { id: 'unit', question: 'act', from: 4, needsPoint: true, point: [builds(T.INFANTRY)] },
  {
    id: 'government',
    question: 'act',
    from: 3,
    needsPoint: true,
    point: [verb<Vocab>('revolution', 'reform')],
  },
  { id: 'score', question: 'act', from: 5 },
] as const satisfies readonly Step[];

export type GuideStepId = (typeof steps)[number]['id'];

export const guide: Guide<State, Vocab, GuideStepId> = {
  settings: { level: 'simple' },
  opening: 'opening 23',
  steps,
};
