/** The explorers phase: terrains and resources from the atlas, and the victory of expansion (CCG-9, 16.1). */
import { type Blocked, NONE, OK, type QuestionRules } from '@epoka/kernel';
import { CARDS } from '../content/index.ts';
import { isIdle, LEFT, mainStep, RIGHT } from './activation.ts';
import { isOccupied, resourceOn, sides } from './board.ts';
import {
  ERA,
  FOOD,
  INCOME,
  isAgain,
  KIND,
  RESOURCE,
  SATISFACTION,
  TERRAIN,
  TYPES,
  typeBits,
} from './cards.ts';
import { DISCOVERIES_OP } from './effects.ts';
import { OWN_MOMENT, offerEvents, playEvent } from './events.ts';
import { enterPlay } from './leaving.ts';
import { EXPLORERS, type G, IN_GROUND, IN_ROW, isCapital, type State, takeOut } from './state.ts';
import {
  discoveryCost,
  eraFor,
  incomeOf,
  satisfaction,
  sumFor,
  VICTORY_TERRAINS,
  victoryFood,
} from './values.ts';
import type { Vocab } from './vocabulary.ts';

/** Food for a discovery: the first terrain of a player's first turn is free (CCG-9.2, 9.3). */
function costOf(s: State, seat: number, kind: number): number {
  if (kind === TERRAIN && s.turns[seat] === 1 && s.discovered === 0) return 0;
  return discoveryCost(s, seat, kind === TERRAIN ? 1 : 2);
}

/** CCG-9.1 */
const mayDiscover = (s: State, seat: number): boolean => s.discovered < 1 + sumFor(s, DISCOVERIES_OP, seat);

/** Where a resource can't be placed (CCG-9.6). */
function cannotFind(g: G, card: number, terrain: number): Blocked {
  const { s } = g;
  if (isOccupied(s, terrain)) return g.no('occupied');
  if ((TYPES[s.face[terrain]] & RESOURCE_SITES[card]) === 0) return g.no('badSite', card);
  return resourceOn(s, terrain) >= 0 ? g.no('hasResource') : OK;
}

const RESOURCE_SITES: readonly number[] = CARDS.map(c =>
  c.kind === 'resource' ? typeBits(c.site as Parameters<typeof typeBits>[0]) : 0,
);

function lacksFood(g: G, seat: number, cost: number): Blocked {
  return g.s.food[seat] >= cost ? OK : g.no('needFood', cost, g.s.food[seat]);
}

/** What a player should know before a discovery (CCG-9.2.a). */
function caution(g: G, seat: number, card: number) {
  const { s } = g;
  const left = s.food[seat] - costOf(s, seat, KIND[card]);
  const terrain = KIND[card] === TERRAIN;
  const expected = s.row[seat].length + (terrain ? 1 : 0) - satisfaction(s, seat) - SATISFACTION[card];
  if (expected > Math.max(0, left)) return g.no('keepFood', left, expected);
  if (!terrain || INCOME[3 * card + FOOD] > 0) return undefined;
  const fed = s.row[seat].some(t => !isCapital(s, t) && incomeOf(s, t, FOOD) > 0);
  return fed ? undefined : g.no('noFoodTerrain');
}

export function exploreStep(g: G): void {
  mainStep(g, 'explore');
}

type ExploreOffers = Parameters<QuestionRules<State, Vocab, 'explore'>['choices']>[2];

/** Every name in the atlas, wherever it could be laid. */
function offerDiscoveries(g: G, seat: number, may: boolean, offer: ExploreOffers): void {
  const { s } = g;
  const atlas = s.atlas[seat];
  const row = s.row[seat];
  const [left, right] = sides(s, seat);
  const hungry = lacksFood(g, seat, costOf(s, seat, TERRAIN));
  const poor = lacksFood(g, seat, costOf(s, seat, RESOURCE));
  for (let i = 0; i < atlas.length && !offer.enough; i++) {
    const card = atlas[i];
    if (isAgain(atlas, i)) continue;
    let never: Blocked = may ? OK : g.no('discoveriesUsed');
    if (ERA[card] > s.era[seat]) never = g.no('eraTooHigh', ERA[card], s.era[seat]);
    const food = KIND[card] === TERRAIN ? hungry : poor;
    if ((never !== OK || food !== OK) && !offer.explaining) continue;
    if (KIND[card] === TERRAIN)
      for (let side = LEFT; side <= RIGHT; side++) {
        // The longer side waits (CCG-9.5).
        const uneven = side === LEFT ? left > right : right > left;
        const why = never !== OK ? never : uneven ? g.no('evenGrowth') : food;
        offer.unless(why, 'terrain', card, side);
        if (why === OK && offer.explaining) offer.warn(caution(g, seat, card));
      }
    else
      for (let r = 0; r < row.length; r++) {
        let why = never !== OK ? never : cannotFind(g, card, row[r]);
        if (why === OK) why = food;
        offer.unless(why, 'resource', card, row[r]);
        if (why === OK && offer.explaining) offer.warn(caution(g, seat, card));
      }
  }
}

export const explore: QuestionRules<State, Vocab, 'explore'> = {
  choices(g, q, offer) {
    const { s } = g;
    const { seat } = q;
    const may = mayDiscover(s, seat);
    if (may || offer.explaining) offerDiscoveries(g, seat, may, offer);
    if (offer.enough) return;
    offerEvents(g, seat, OWN_MOMENT[EXPLORERS], offer);
    offer.can('pass');
    offer.elsewhere(g.no('inPhase', 3), 'card', 'terrain');
    offer.elsewhere(g.no('inPhase', 2), 'unit');
    offer.elsewhere(g.no('inPhase', 3), 'construction', 'ability');
  },
  answer(g, q, a) {
    const { s } = g;
    const { seat } = q;
    switch (a[0]) {
      case 'pass':
        return;
      case 'play':
        playEvent(g, seat, a[1]);
        break;
      case 'terrain':
        layTerrain(g, seat, a[1], a[2]);
        break;
      case 'resource': {
        const cost = payDiscovery(s, seat, a[1]);
        enterPlay(g, seat, a[1], IN_GROUND, a[2]);
        g.tell('found', seat, a[1], s.face[a[2]], cost);
        break;
      }
    }
    g.next('settle');
    g.next('victory');
    g.next('more', { kind: 'explore' });
  },
};

function payDiscovery(s: State, seat: number, card: number): number {
  const cost = costOf(s, seat, KIND[card]);
  s.food[seat] -= cost;
  s.discovered++;
  takeOut(s.atlas[seat], card);
  return cost;
}

function layTerrain(g: G, seat: number, card: number, side: number): void {
  const { s } = g;
  const cost = payDiscovery(s, seat, card);
  const o = enterPlay(g, seat, card, IN_ROW, NONE);
  if (side === LEFT) s.row[seat].unshift(o);
  else s.row[seat].push(o);
  g.tell('discovered', seat, card, cost);
  const era = eraFor(s.row[seat].length);
  if (era > s.era[seat]) {
    s.era[seat] = era;
    g.tell('era', seat, era);
  }
}

/** Nine terrains and ten food win at once (CCG-16.1). */
export function victory(g: G): void {
  const { s } = g;
  if (isIdle(s)) return;
  if (s.row[s.active].length < VICTORY_TERRAINS || s.food[s.active] < victoryFood(s, s.active)) return;
  g.tell('expansion', s.active);
  g.end();
}
