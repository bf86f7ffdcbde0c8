/** The guided first game. */
import { type Fits, type Guide, type GuideStep, verb } from '@epoka/kernel';
import { A, INFANTRY, KINDS, SETTLER } from '../content/index.ts';
import { amount, citiesOf, owns } from '../rules/counts.ts';
import { ANGRY, type State } from '../rules/state.ts';
import type { Clash } from '../rules/vocabulary.ts';

type Step = GuideStep<State, Clash>;
type Test = Fits<State, Clash>;

/** advances by id, best first */
const advances = (...ids: readonly (keyof typeof A)[]): Test[] =>
  ids.map(id => (_view, a) => a[0] === 'advance' && a[1] === A[id]);

const explores: Test = (view, a) => a[0] === 'go' && view.terrain[a[1]] < 0;

const hasFood = (n: number) => (view: State, seat: number) => amount(view, seat, 0) >= n;

/** Units of a kind anywhere on the map. */
const has =
  (kind: number) =>
  (view: State, seat: number): boolean =>
    view.holder.some((holder, x) => holder === seat && view.troops[x * KINDS + kind] > 0);

const isAngrySomewhere = (view: State, seat: number): boolean =>
  view.cityOwner.some((owner, x) => owner === seat && view.mood[x] === ANGRY);

const steps = [
  {
    id: 'first-turn',
    question: 'turn',
    when: (view, seat) => !hasFood(2)(view, seat) || view.deed === 1,
    point: [verb<Clash>('collect')],
    needsPoint: true,
  },
  { id: 'collect', question: 'collect', point: [verb<Clash>('take')], needsPoint: true },
  {
    id: 'advance',
    question: 'turn',
    when: hasFood(2),
    point: [...advances('storage', 'writing', 'myths', 'tactics'), verb<Clash>('advance')],
    needsPoint: true,
  },
  { id: 'pay', question: 'pay' },
  {
    id: 'move',
    question: 'turn',
    when: has(SETTLER),
    point: [verb<Clash>('move')],
    needsPoint: true,
  },
  {
    id: 'group',
    question: 'group',
    point: [verb<Clash>('all', 'unit')],
    when: view => view.draft.length === 0,
  },
  {
    id: 'go',
    question: 'group',
    when: view => view.draft.length > 0,
    point: [explores, verb<Clash>('go')],
    needsPoint: true,
  },
  { id: 'found', question: 'turn', point: [verb<Clash>('found')], needsPoint: true },
  {
    id: 'construct',
    question: 'turn',
    when: (view, seat) => citiesOf(view, seat) >= 2,
    point: [verb<Clash>('construct')],
    needsPoint: true,
  },
  { id: 'recruit', question: 'recruit', point: [verb<Clash>('add')] },
  {
    id: 'happy',
    question: 'turn',
    when: isAngrySomewhere,
    point: [verb<Clash>('happy')],
    needsPoint: true,
  },
  { id: 'influence', question: 'influence', point: [verb<Clash>('influence')], needsPoint: true },
  {
    id: 'army',
    question: 'turn',
    when: (view, seat) => owns(view, seat, A.tactics) && has(INFANTRY)(view, seat),
  },
  { id: 'card', question: 'combatCard' },
  { id: 'exhausted', question: 'exhaust' },
  { id: 'objectives', question: 'objectives', point: [verb<Clash>('complete')] },
  { id: 'free-advance', question: 'freeAdvance', point: [verb<Clash>('advance')] },
  { id: 'end-turn', question: 'turn', when: view => view.actions === 0, point: [verb<Clash>('end')] },
] as const satisfies readonly Step[];

export type GuideStepId = (typeof steps)[number]['id'];

export const guide: Guide<State, Clash, GuideStepId> = {
  settings: { expansion: false, length: 'short' },
  steps,
};
