/** What a seat can expect of a quiet position. */
import { NONE, type Terms, term } from '@epoka/kernel';
import { FIRST_PERSON, FIRST_WONDER, PERSON_TYPES, POLICY_CARDS } from '../content/tables.ts';
import { arts, cityCount, hasWonder, income, outskirtsProduction, production } from '../rules/counts.ts';
import { CITIES, type State } from '../rules/state.ts';
import { goodsWorth } from './goods.ts';
import { coinRoad, cultureRoad, techRoad } from './roads.ts';
import { steady } from './steady.ts';
import { map, war } from './war.ts';
import type { Weights } from './weights.ts';

const WONDERS = FIRST_PERSON - FIRST_WONDER;
/** More than this no city needs. */
const MOST_PRODUCTION = 22;

function cities(s: State, seat: number, w: Weights): number {
  let n = w.city * cityCount(s, seat);
  for (let c = 0; c < CITIES; c++) {
    if (s.city[seat * CITIES + c] === NONE) continue;
    // A program doubles one action, a boost is for this turn: neither is what the city makes every turn.
    const program = (s.program[seat] >> c) & 1 ? outskirtsProduction(s, seat, c) : 0;
    const steady = production(s, seat, c) - program - s.boost[seat * CITIES + c];
    n += w.production * Math.min(MOST_PRODUCTION, steady) + w.arts * arts(s, seat, c) + w.program * program;
  }
  for (let card = 0; card < POLICY_CARDS; card++) if (s.policy[seat * POLICY_CARDS + card] > 0) n += w.policy;
  for (let i = 0; i < WONDERS; i++) if (hasWonder(s, seat, i)) n += w.wonder;
  return n;
}

function held(s: State, seat: number, w: Weights): number {
  let reserve = 0;
  for (let p = 0; p < PERSON_TYPES; p++) reserve += s.reserve[seat * PERSON_TYPES + p];
  return goodsWorth(s, seat, w) + w.card * s.hand[seat].length + w.reserve * reserve;
}

/** In proportion, and the more the nearer the end. */
const along = (p: number, w: Weights): number => w.road * p + w.sprint * p * p * p;

export function judge(s: State, seat: number, w: Weights, terms?: Terms): number {
  const culture = cultureRoad(s, seat);
  const coin = coinRoad(s, seat);
  const { road: tech, spare } = techRoad(s, seat);
  const best = Math.max(culture, coin, tech);
  // What pays over many turns is worth the less the nearer the end is.
  const turns = 1.2 - best;
  return (
    term(terms, 'culture', along(culture, w)) +
    term(terms, 'coins', along(coin, w)) +
    term(terms, 'techs', w.techs * along(tech, w) + w.spareTech * spare) +
    term(terms, 'lead', w.lead * best * best) +
    term(terms, 'trade', w.trade * s.trade[seat] + turns * w.income * income(s, seat) + held(s, seat, w)) +
    term(terms, 'cities', turns * (cities(s, seat, w) + steady(s, seat, w))) +
    term(terms, 'army', war(s, seat, w)) +
    term(terms, 'map', map(s, seat, w)) +
    term(terms, 'victory', s.winner === seat ? w.victory : s.winner === NONE ? 0 : -w.victory)
  );
}
