/** Where every card is, and what a player can point at. */
import type { Things } from '@epoka/kernel';
import { CARDS } from '../content/index.ts';

import { triggered } from './effects.ts';
import { FREE, IN_FIELD, IN_ROW, type State, UNFINISHED } from './state.ts';

export function pieces(s: State, at: (piece: string, place: string, n: number) => void): void {
  for (let seat = 0; seat < s.seats; seat++) {
    const piece = `cards of seat ${seat}`;
    let inPlay = 0;
    for (let o = 0; o < s.zone.length; o++) if (s.owner[o] === seat) inPlay++;
    at(piece, 'in play', inPlay);
    at(piece, 'hand', s.hand[seat].length);
    at(piece, 'library', s.library[seat].length);
    at(piece, 'atlas', s.atlas[seat].length);
    at(piece, 'discards', s.discard[seat].length);
    at(piece, 'shown', s.shown[seat].length);
    at(piece, 'announced', s.announced.filter(entry => entry[0] === seat).length);
    at(piece, 'out of the game', s.gone[seat]);
  }
}

export const content: readonly string[] = CARDS.map(c => `card:${c.id}`);

/** In play or announced. */
export function seen(s: State, note: (id: string) => void): void {
  for (let o = 0; o < s.zone.length; o++) if (s.zone[o] !== FREE) note(content[s.face[o]]);
  for (const [, card] of s.announced) note(content[card]);
}

/** Hand cards by number, terrains, units, constructions and abilities by object, the atlas by number. */
export const things: Things<State> = {
  seen(view, seat, note) {
    for (const card of view.hand[seat]) note('card', card);
    for (const card of view.atlas[seat]) note('atlas', card);
    for (let o = 0; o < view.zone.length; o++) {
      if (view.owner[o] !== seat) continue;
      if (view.zone[o] === IN_ROW) note('terrain', o);
      else if (view.zone[o] === IN_FIELD) note('unit', o);
      else if (view.zone[o] === UNFINISHED) note('construction', o);
      if (view.zone[o] !== UNFINISHED && triggered('activate', view.face[o]).length > 0) note('ability', o);
    }
  },
  meant(_view, _q, answer, note) {
    const [verb, a, b] = answer as readonly [string, number, number];
    switch (verb) {
      case 'play':
      case 'discard':
      case 'devise':
      case 'drop':
      case 'take':
      case 'top':
      case 'bottom':
        note('card', a);
        return;
      case 'build':
        note('card', a);
        note('terrain', b);
        return;
      case 'terrain':
        note('atlas', a);
        return;
      case 'resource':
        note('atlas', a);
        note('terrain', b);
        return;
      case 'income':
        note('terrain', a);
        return;
      case 'use':
        note('ability', a);
        return;
      case 'stage':
      case 'abandon':
        note('construction', a);
        return;
      case 'move':
      case 'journey':
      case 'fly':
      case 'goHome':
      case 'join':
      case 'board':
      case 'leave':
      case 'aimAt':
      case 'hit':
      case 'enter':
      case 'remove':
        note('unit', a);
    }
  },
};
