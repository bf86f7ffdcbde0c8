/** Who may know what (CCG-19). */
import type { Secret } from '@epoka/kernel';
import type { State } from './state.ts';

export const secrets: readonly Secret<State>[] = [
  {
    kind: 'card',
    place: 'hand',
    lists: s => s.hand,
    knows: (s, seat, owner) => seat === owner || (s.looked === owner && s.looker === seat),
    brought: true,
  },
  {
    kind: 'card',
    place: 'library',
    lists: s => s.library,
    knows: (s, seat, owner) => seat === owner && s.searcher === seat,
    brought: true,
  },
  { kind: 'card', place: 'shown', lists: s => s.shown, knows: 'owner', brought: true },
  { kind: 'land', place: 'atlas', lists: s => s.atlas, knows: 'owner', brought: true },
];
