/** What a player can point at, and which answers are about it (the law of silence). */
import type { Answer, Things } from '@epoka/kernel';
import { ADVANCE_COUNT, KINDS, SETTLER } from '../content/index.ts';
import type { State } from './state.ts';

type Note = (kind: string, id: number) => void;

function unitsIn(view: State, space: number, note: Note): void {
  for (let k = 0; k < KINDS; k++) if (view.troops[space * KINDS + k] > 0) note('unit', space * KINDS + k);
}

/** The verbs whose first argument is a city. */
const OF_CITY = new Set(['collect', 'construct', 'recruit', 'circus', 'liberty', 'raise', 'raze']);

export const things: Things<State> = {
  seen(view, seat, note) {
    for (let a = 0; a < ADVANCE_COUNT; a++) note('advance', a);
    for (let x = 0; x < view.cityOwner.length; x++) {
      if (view.cityOwner[x] === seat) note('city', x);
      if (view.holder[x] === seat) unitsIn(view, x, note);
    }
    for (const card of view.hands[seat]) note('card', card);
    for (const card of view.objectives[seat]) note('objective', card);
    for (const card of view.shared === 1 ? view.wonderOpen : view.wonders[seat]) note('wonder', card);
    for (const card of view.persons[seat]) note('person', card);
  },
  meant(view, q, answer: Answer, note) {
    const [verb, first] = answer;
    const id = first as number;
    if (OF_CITY.has(verb)) note('city', id);
    else if (verb === 'advance' || verb === 'use') note('advance', id);
    else if (verb === 'found') note('unit', id * KINDS + SETTLER);
    else if (verb === 'move')
      for (let x = 0; x < view.holder.length; x++) {
        if (view.holder[x] === q.seat) unitsIn(view, x, note);
      }
    else if (verb === 'play') note('card', id);
    else if (verb === 'person') note('person', id);
    else if (verb === 'wonder') note('wonder', id);
    else if (verb === 'complete' || verb === 'statue') note('objective', id);
  },
};
