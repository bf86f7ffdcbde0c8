/** The guided first game: two players, ready decks, a shorter game. */
import { type Guide, type GuideStep, type Json, verb } from '@epoka/kernel';
import type { State } from '../rules/state.ts';
import { unrest } from '../rules/values.ts';
import type { Vocab } from '../rules/vocabulary.ts';
import { LEARNER, RIVAL } from './decks.ts';

type Step = GuideStep<State, Vocab>;

const steps = [
  { id: 'goal', question: 'explore', to: 1 },
  { id: 'discover', question: 'explore', needsPoint: true, point: [verb<Vocab>('terrain')] },
  { id: 'no-food', question: 'manage', to: 2 },
  { id: 'income', question: 'manage', needsPoint: true, point: [verb<Vocab>('income')] },
  { id: 'build', question: 'manage', needsPoint: true, point: [verb<Vocab>('build')] },
  { id: 'devise', question: 'manage', needsPoint: true, point: [verb<Vocab>('devise')] },
  { id: 'discard', question: 'manage', needsPoint: true, point: [verb<Vocab>('discard')] },
  { id: 'stage', question: 'manage', from: 2, needsPoint: true, point: [verb<Vocab>('stage')] },
  { id: 'end', question: 'manage', point: [verb<Vocab>('pass')] },
  {
    id: 'resource',
    question: 'explore',
    from: 2,
    needsPoint: true,
    point: [verb<Vocab>('resource')],
  },
  { id: 'unrest', question: 'explore', from: 2, when: (view, seat) => unrest(view, seat) > 0 },
  { id: 'event', question: 'manage', needsPoint: true, point: [verb<Vocab>('play')] },
  { id: 'draw', question: 'manage', from: 2, needsPoint: true, point: [verb<Vocab>('draw')] },
  { id: 'move', question: 'military', needsPoint: true, point: [verb<Vocab>('move', 'journey')] },
  { id: 'attack', question: 'military', needsPoint: true, point: [verb<Vocab>('attack')] },
  { id: 'declared', question: 'declared' },
  { id: 'answer', question: 'respond', from: 2, needsPoint: true, point: [verb<Vocab>('play')] },
  { id: 'window', question: 'opening', from: 2 },
  { id: 'hand', question: 'discardDown', point: [verb<Vocab>('drop')] },
  { id: 'era', question: 'explore', when: (view, seat) => view.era[seat] > 1 },
  { id: 'win', question: 'manage', when: (view, seat) => view.row[seat].length >= 6 },
] as const satisfies readonly Step[];

export type GuideStepId = (typeof steps)[number]['id'];

export const guide: Guide<State, Vocab, GuideStepId> = {
  settings: { roundLimit: '40' },
  opening: 'opening 17',
  brought: [LEARNER, RIVAL] as unknown as readonly Json[],
  steps,
};
