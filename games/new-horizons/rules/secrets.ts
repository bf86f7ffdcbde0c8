/** Who may know what (NH-20.1): nobody knows what lies face down. */
import type { Secret } from '@epoka/kernel';
import { BUILDINGS, LEADERS, TECHNOLOGIES } from '../content/index.ts';
import type { State } from './state.ts';

export const secrets: readonly Secret<State>[] = [
  {
    kind: 'technology',
    place: 'decks',
    lists: s => s.decks,
    knows: 'nobody',
    back: id => TECHNOLOGIES[id].level,
  },
  {
    kind: 'technology',
    place: 'removed technologies',
    lists: s => [s.removedTechnologies],
    knows: 'nobody',
    back: id => TECHNOLOGIES[id].level,
  },
  {
    kind: 'leader',
    place: 'leaders on the tree',
    lists: s => [s.leaders],
    knows: 'nobody',
    back: id => LEADERS[id].level,
  },
  {
    kind: 'leader',
    place: 'removed leaders',
    lists: s => [s.removedLeaders],
    knows: 'nobody',
    back: id => LEADERS[id].level,
  },
  { kind: 'territory', place: 'territory stack', lists: s => [s.territories], knows: 'nobody' },
  {
    kind: 'building',
    place: 'building stacks',
    lists: s => s.stacks,
    knows: 'nobody',
    back: id => BUILDINGS[id].level,
  },
];
