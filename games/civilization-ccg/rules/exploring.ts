/** The explorers phase: terrains and resources from the atlas, and the victory of expansion (CCG-9, 16.1). */
import { type Blocked, NONE, OK, type QuestionRules } from '@epoka/kernel';
import { CARDS } from '../content/index.ts';
import { isIdle, LEFT, mainStep, RIGHT } from './activation.ts';
import { isOccupied, resourceOn, sides } from './board.ts';
import { ERA, FOOD, INCOME, KIND, SATISFACTION, TERRAIN, TYPES, typeBits } from './cards.ts';
import { DISCOVERIES_OP } from './effects.ts';
import { OWN_MOMENT, offerEvents, playEvent } from './events.ts';
import { enterPlay } from './leaving.ts';
import { EXPLORERS, type G, IN_GROUND, IN_ROW, isCapital, type State } from './state.ts';
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
export function costOf(s: State, seat: number, card: number): number {
  if (KIND[card] === TERRAIN && s.turns[seat] === 1 && s.discovered === 0) return 0;
  return discoveryCost(s, seat, KIND[card] === TERRAIN ? 1 : 2);
}

function cannotDiscover(g: G, seat: number, card: number): Blocked {
  const { s } = g;
  if (ERA[card] > s.era[seat]) return g.no('eraTooHigh', ERA[card], s.era[seat]);
  if (s.discovered >= 1 + sumFor(s, DISCOVERIES_OP, seat)) return g.no('discoveriesUsed');
  return OK;
}

function cannotLay(g: G, seat: number, card: number, side: number): Blocked {
  const why = cannotDiscover(g, seat, card);
  if (why !== OK) return why;
  const [left, right] = sides(g.s, seat);
  if (side === LEFT ? left > right : right > left) return g.no('evenGrowth');
  return lacksFood(g, seat, costOf(g.s, seat, card));
}

function cannotFind(g: G, seat: number, card: number, terrain: number): Blocked {
  const { s } = g;
  const why = cannotDiscover(g, seat, card);
  if (why !== OK) return why;
  if (isOccupied(s, terrain)) return g.no('occupied');
  if ((TYPES[s.face[terrain]] & RESOURCE_SITES[card]) === 0) return g.no('badSite', card);
  if (resourceOn(s, terrain) >= 0) return g.no('hasResource');
  return lacksFood(g, seat, costOf(s, seat, card));
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
  const left = s.food[seat] - costOf(s, seat, card);
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

export const explore: QuestionRules<State, Vocab, 'explore'> = {
  choices(g, q, offer) {
    const { s } = g;
    const { seat } = q;
    const atlas = s.atlas[seat];
    for (let i = 0; i < atlas.length; i++) {
      const card = atlas[i];
      if (atlas.indexOf(card) !== i) continue;
      if (KIND[card] === TERRAIN)
        for (const side of [LEFT, RIGHT]) {
          const why = cannotLay(g, seat, card, side);
          offer.unless(why, 'terrain', card, side);
          if (why === OK) offer.warn(caution(g, seat, card));
        }
      else
        for (const terrain of s.row[seat]) {
          const why = cannotFind(g, seat, card, terrain);
          offer.unless(why, 'resource', card, terrain);
          if (why === OK) offer.warn(caution(g, seat, card));
        }
    }
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
  const cost = costOf(s, seat, card);
  s.food[seat] -= cost;
  s.discovered++;
  s.atlas[seat].splice(s.atlas[seat].indexOf(card), 1);
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
