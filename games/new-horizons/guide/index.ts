/** The guided first game. */
import { type Fits, type Guide, type GuideStep, NONE, verb } from '@epoka/kernel';
import { TECHNOLOGIES, type TechnologyId } from '../content/index.ts';
import { counter } from '../rules/counters.ts';
import { tileAt } from '../rules/hexes.ts';
import { SPACES } from '../rules/spaces.ts';
import type { State } from '../rules/state.ts';
import type { NewHorizons } from '../rules/vocabulary.ts';

type Step = GuideStep<State, NewHorizons>;
type Test = Fits<State, NewHorizons>;

/** action spaces by name, best first */
const uses = (...names: readonly string[]): Test[] =>
  names.map(name => (_view, a) => a[0] === 'use' && SPACES[a[1]].name === name);

/** the slot where this card lies */
const researches =
  (id: TechnologyId): Test =>
  (view, a) =>
    a[0] === 'research' && TECHNOLOGIES[view.slots[a[1]]]?.id === id;

/** a step off the map */
const discovers: Test = (view, a) => a[0] === 'step' && tileAt(view, a[2]) === NONE;

const hasTechnologies =
  (n: number) =>
  (view: State, seat: number): boolean =>
    counter(view, seat, 'tech') >= n;

const steps = [
  { id: 'government', question: 'government' },
  { id: 'first-action', question: 'action', point: uses('research-1-a', 'research-1-b') },
  {
    id: 'research',
    question: 'research',
    point: [researches('agriculture'), verb<NewHorizons>('research')],
  },
  { id: 'production', question: 'production', point: [verb<NewHorizons>('population')] },
  {
    id: 'explore',
    question: 'action',
    when: hasTechnologies(1),
    point: uses('recruit-and-move-a', 'recruit-and-move-b'),
    needsPoint: true,
  },
  { id: 'move', question: 'move', point: [discovers, verb<NewHorizons>('step')] },
  {
    id: 'level-two',
    question: 'action',
    when: hasTechnologies(1),
    point: uses('wheel-1a', 'wheel-1b', 'research-2-a', 'research-2-b'),
    needsPoint: true,
  },
  { id: 'card', question: 'technology' },
  { id: 'building', question: 'building' },
  { id: 'expansion', question: 'expansion', point: [verb<NewHorizons>('build')], needsPoint: true },
  {
    id: 'settlement',
    question: 'action',
    when: hasTechnologies(2),
    point: uses('settlement-marker-a', 'settlement-marker-b'),
    needsPoint: true,
  },
  { id: 'village', question: 'expansion', point: [verb<NewHorizons>('found')], needsPoint: true },
  { id: 'goals', question: 'production', from: 4 },
] as const satisfies readonly Step[];

export type GuideStepId = (typeof steps)[number]['id'];

export const guide: Guide<State, NewHorizons, GuideStepId> = { settings: {}, opening: 'opening 6', steps };
