/** What a content on the table is to the looker: which kind of thing, as the rules send it elsewhere, or why nothing can be done with it. */
import { NONE, type Reason } from '@epoka/kernel';
import {
  ACTION_CARDS,
  CIV_ADVANCES,
  CIV_LINK,
  CIVILIZATIONS,
  civ,
  EVENTS,
  LEADERS,
  OBJECTIVE_CARDS,
  type State,
  TERRAINS,
  WONDERS,
} from './game.ts';

const find = (list: readonly { readonly id: string }[], key: string) => list.findIndex(x => x.id === key);
const because = (key: string, ...args: readonly number[]): Reason => ({ key, args });

export function about(content: string, view: State, seat: number): string | Reason | undefined {
  const [kind, key, nth] = content.split(':');
  // of a spectator's table there is nothing to say
  if (view.hands[seat] === undefined) return undefined;
  const holds = (cards: readonly number[], has: (card: number) => boolean) =>
    cards.some(card => card >= 0 && has(card));
  switch (kind) {
    case 'terrain':
      return nth === undefined ? undefined : aboutSpace(view, seat, Number(nth));
    case 'advance':
    case 'unit':
      return kind;
    // what is built is built by a city
    case 'building':
      return 'city';
    case 'upper':
    case 'combat':
      return holds(view.hands[seat], card => ACTION_CARDS[card][kind] === key) ? 'card' : notYours;
    case 'objective':
      return holds(view.objectives[seat], card =>
        (OBJECTIVE_CARDS[card].objectives as readonly string[]).includes(key),
      )
        ? kind
        : notYours;
    case 'wonder': {
      const id = find(WONDERS, key);
      const at = view.wonderAt[id];
      if (at >= 0) return view.cityOwner[at] === seat ? because('already-owned') : notYours;
      const cards = view.shared === 1 ? view.wonderOpen : view.wonders[seat];
      return cards.includes(id) ? kind : notYours;
    }
    case 'event':
      if (view.persons[seat].includes(find(EVENTS, key))) return 'person';
      return view.fronts[seat].includes(find(EVENTS, key)) ? because('already-owned') : notYours;
    case 'civilization': {
      const owner = view.civ.indexOf(find(CIVILIZATIONS, key));
      if (owner === NONE) return notYours;
      return because(owner === seat ? 'already-owned' : 'taken');
    }
    case 'civ': {
      const id = find(CIV_ADVANCES, key);
      if (civ(view, seat, id)) return because('already-owned');
      return CIV_LINK[id] >= 0 ? because('missing-advance', CIV_LINK[id]) : because('not-met');
    }
    case 'leader':
      return view.leader[seat] === find(LEADERS, key) ? 'unit' : notYours;
    default:
      return undefined;
  }
}

const notYours = because('not-among-these');

/** A space stands for what is one's own on it; of all others it says why nothing begins there. */
function aboutSpace(view: State, seat: number, space: number): string | Reason {
  if (view.cityOwner[space] === seat) return 'city';
  if (view.holder[space] === seat) return 'unit';
  // in the middle of something that space may well be what is asked for: only not this one
  if (!view.asked.some(question => question.seat === seat && question.kind === 'turn')) return notYours;
  if (view.cityOwner[space] >= 0) return because('not-your-city');
  if (view.holder[space] >= 0) return because('enemy-here');
  if (view.exhausted[space] === 1) return because('exhausted');
  const terrain = TERRAINS[view.terrain[space]];
  if (terrain === 'sea') return because('not-land');
  return because(terrain === 'barren' ? 'barren' : 'no-settler');
}
