/** What a content on the table is to the looker: which kind of thing, as the rules send it elsewhere, or why nothing can be done with it. */
import { NONE, type Reason } from '@epoka/kernel';
import {
  BUILDING_IDS,
  CIV_IDS,
  EVENT_IDS,
  GOOD_IDS,
  GOVERNMENT_IDS,
  MARKER_IDS,
  PERSON_IDS,
  POLICY_IDS,
  TECH_IDS,
  UNIT_IDS,
  WONDER_IDS,
} from '../content/ids.ts';
import {
  ARK,
  ATTILA,
  BUILDING_FAMILY,
  BUILDING_TECH,
  EVENT_KIND,
  FIRST_STATE,
  isPerson,
  MARKER_KIND,
  MARKET_GOODS,
  PERSON_TYPES,
  POLICY_CARDS,
  UNIT_KIND,
} from '../content/tables.ts';
import { knows } from '../rules/counts.ts';
import type { Kind } from '../rules/elsewhere.ts';
import { cityAt, countAt, explored, landlord, outskirtsOf, seatOf } from '../rules/squares.ts';
import { MOVE, type State } from '../rules/state.ts';

const find = (list: readonly string[], key: string) => list.indexOf(key);
const because = (key: string, ...args: readonly number[]): Reason => ({ key, args });

export function about(content: string, view: State, seat: number): Kind | Reason | undefined {
  const [kind, key, square] = content.split(':');
  // of a spectator's table there is nothing to say
  if (view.hand[seat] === undefined) return undefined;
  if (square !== undefined) return aboutSquare(view, seat, Number(square));
  switch (kind) {
    case 'event': {
      const event = find(EVENT_IDS, key);
      return view.hand[seat].some(card => EVENT_KIND[card] === event) ? 'card' : undefined;
    }
    case 'marker': {
      const marker = find(MARKER_IDS, key);
      return view.kept[seat].some(kept => MARKER_KIND[kept] === marker) ? kind : undefined;
    }
    case 'good':
      return view.goods[seat * MARKET_GOODS + find(GOOD_IDS, key)] > 0 ? kind : because('cannot-pay');
    case 'person':
      return view.reserve[seat * PERSON_TYPES + find(PERSON_IDS, key)] > 0 ? kind : because('supply-empty');
    case 'wonder': {
      const wonder = find(WONDER_IDS, key);
      if (view.wonderAt[wonder] !== NONE) return because('already-there');
      return view.wonderUp.includes(wonder) ? kind : because('supply-empty');
    }
    // what cities make out of the market goes with its wonders
    case 'building': {
      const building = find(BUILDING_IDS, key);
      if (!knows(view, seat, BUILDING_TECH[building])) return because('needs-tech', BUILDING_TECH[building]);
      return view.stock[BUILDING_FAMILY[building]] > 0 ? 'wonder' : because('supply-empty');
    }
    case 'tech':
      return knows(view, seat, find(TECH_IDS, key)) ? because('tech-known') : kind;
    case 'government':
      return view.gov[seat] === find(GOVERNMENT_IDS, key) ? because('same-government') : kind;
    case 'policy':
      return view.policy[seat * POLICY_CARDS + (find(POLICY_IDS, key) >> 1)] > 0
        ? kind
        : because('card-not-adopted');
    case 'civ': {
      const civ = find(CIV_IDS, key);
      return view.civ.includes(civ) && view.civ[seat] !== civ ? because('civ-taken') : undefined;
    }
    case 'unit': {
      const unit = find(UNIT_IDS, key);
      const stands = view.battle.fronts.some(card => card >= 0 && UNIT_KIND[card] === unit);
      if (stands) return because('already-there');
      return view.battle.played ? because('unit-played') : undefined;
    }
    default:
      return undefined;
  }
}

/** A square stands for what is one's own on it; what figures find there, or fight for, is for the phase in which they move. */
function aboutSquare(view: State, seat: number, q: number): Kind | Reason {
  if (!explored(view, q)) return away(view, seat);
  const city = cityAt(view, q);
  if (city !== NONE) return seatOf(city) === seat ? 'city' : away(view, seat);
  if (view.top[q] > 0 && landlord(view, q) === seat)
    return isPerson(view.top[q]) ? 'placed' : because('already-there');
  if (countAt(view, seat, q) > 0) return 'stack';
  const mark = view.mark[q];
  if (mark >= FIRST_STATE) return because('on-city-state');
  if (mark === ARK || mark === ATTILA) return because('relic-needs-army');
  // a city gathers the squares around it
  return seatOf(outskirtsOf(view, q)) === seat ? 'city' : away(view, seat);
}

/** Where nothing is one's own: figures go there, step by step, when they move. */
function away(view: State, seat: number): Kind | Reason {
  if (view.phase !== MOVE) return because('in-movement');
  return view.asked.some(question => question.seat === seat && question.kind === 'walk')
    ? because('too-far')
    : 'stack';
}
