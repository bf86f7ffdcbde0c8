/** The explorers phase: terrains and resources from the atlas, and the victory of expansion (CCG-9, 16.1). */
import { type Blocked, NONE, OK, type QuestionRules } from '@epoka/kernel';
import { CARDS } from '../content/index.ts';
import { LEFT, mainStep, RIGHT } from './activation.ts';
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
function offerDiscoveries(g: G, seat: number, offer: ExploreOffers): void {
  const { s } = g;
  const atlas = s.atlas[seat];
  const row = s.row[seat];
  const used = mayDiscover(s, seat) ? OK : g.no('discoveriesUsed');
  if (used !== OK && !offer.explaining) return;
  const [left, right] = sides(s, seat);
  // The longer side waits (CCG-9.5).
  const sideWaits = [left > right, right > left];
  const terrainFood = lacksFood(g, seat, costOf(s, seat, TERRAIN));
  const resourceFood = lacksFood(g, seat, costOf(s, seat, RESOURCE));
  for (let i = 0; i < atlas.length; i++) {
    const card = atlas[i];
    if (isAgain(atlas, i)) continue;
    const terrain = KIND[card] === TERRAIN;
    const food = terrain ? terrainFood : resourceFood;
    if (food !== OK && !offer.explaining) continue;
    const never = ERA[card] > s.era[seat] ? g.no('eraTooHigh', ERA[card], s.era[seat]) : used;
    const warning = offer.explaining ? caution(g, seat, card) : undefined;
    const places = terrain ? BOTH_SIDES : row;
    for (let p = 0; p < places.length; p++) {
      const place = places[p];
      let why: Blocked = never;
      if (why === OK)
        why = terrain ? (sideWaits[place] ? g.no('evenGrowth') : OK) : cannotFind(g, card, place);
      offer.unless(why === OK ? food : why, terrain ? 'terrain' : 'resource', card, place);
      offer.warn(warning);
    }
  }
}

const BOTH_SIDES = [LEFT, RIGHT];

export const explore: QuestionRules<State, Vocab, 'explore'> = {
  choices(g, q, offer) {
    const { seat } = q;
    offerDiscoveries(g, seat, offer);
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
  if (s.row[s.active].length < VICTORY_TERRAINS || s.food[s.active] < victoryFood(s, s.active)) return;
  g.tell('expansion', s.active);
  g.end();
}
