/** The action phase: which space (NH-4, NH-5), and basic actions granted by effects. */
import { type Blocked, NONE, OK } from '@epoka/kernel';
import { AREAS, type EffectOf } from '../../content/index.ts';
import { counter, knows } from '../counters.ts';
import { AREA_LIST, LISTS } from '../lists.ts';
import { exhaustActive, inactive, payCoins } from '../population.ts';
import { canDoAny } from '../possible.ts';
import { slotsOf, whyNotResearch } from '../research.ts';
import { act, begun } from '../resolve.ts';
import { offerSkip } from '../skipping.ts';
import { type ActionSpace, AREA_SPACES, CARD_COUNT, CARD_FIRST, SPACES } from '../spaces.ts';
import type { BasicActions, G, Kind, StepTable } from '../vocabulary.ts';

// ---- legality, in the order of NH-22.1

export function whyNotUse(g: G, seat: number, id: number): Blocked {
  const { s } = g;
  const p = s.players[seat];
  const space = SPACES[id];
  if (p.pawn === NONE && !space.basic) return g.no('first-turn-basic');
  if (space.players > s.seats) return g.no('space-player-count', space.players);
  if (space.technology !== NONE && !knows(s, p, space.technology))
    return g.no('technology-not-known', space.technology);
  if (!space.unlimited) {
    if (p.pawn === id) return g.no('pawn-must-move');
    for (let other = 0; other < s.seats; other++)
      if (s.players[other].pawn === id) return g.no('space-occupied', other);
  }
  if (!meetsRequirement(g, seat, space)) return g.no('requirement-not-met', space.area);
  const price = space.surcharge + space.coins;
  if (p.coins < price) return g.no('not-enough-coins', price, p.coins);
  if (p.active < space.exhaust) return g.no('not-enough-active-population', space.exhaust, p.active);
  return whyNotPerform(g, seat, space.list, price, space.exhaust);
}

function meetsRequirement(g: G, seat: number, space: ActionSpace): boolean {
  const { requires } = space;
  if (requires.length === 0) return true;
  for (let i = 0; i < requires.length; i++)
    if (counter(g.s, seat, requires[i].counter) >= requires[i].atLeast) return true;
  return false;
}

/** Something of the action can be done after paying; if not, the most exact reason there is. */
function whyNotPerform(g: G, seat: number, list: number, price: number, exhaust: number): Blocked {
  const p = g.s.players[seat];
  const { effects } = LISTS[list];
  const coins = p.coins - price;
  const active = p.active - exhaust;
  if (canDoAny(g, seat, effects, coins, active, inactive(p) + exhaust)) return OK;
  const no = g.no('action-impossible');
  // Nobody reads it: spare the search for a better one.
  if (no.key === '') return no;
  for (const e of effects)
    if (e.op === 'marker') return g.no('marker-supply-empty', e.kind === 'settlement' ? 0 : 1);
  if (effects.length === 1) {
    const [e] = effects;
    if (e.op === 'research') return whyNoResearch(g, seat, e, price, active);
    if (e.op === 'pop') return g.no('no-inactive-population');
  }
  return no;
}

/** The reason of the slot that comes nearest: prerequisites first, then coins (surcharge included), then pawns. */
function whyNoResearch(g: G, seat: number, e: EffectOf<'research'>, price: number, active: number): Blocked {
  const { coins } = g.s.players[seat];
  let nearest = g.no('action-impossible');
  let rank = -1;
  for (const level of e.levels) {
    const { from, to } = slotsOf(level);
    for (let slot = from; slot < to; slot++) {
      const why = whyNotResearch(g, seat, slot, e, coins - price, active);
      if (why === undefined || RESEARCH_REASONS.indexOf(why.key) <= rank) continue;
      rank = RESEARCH_REASONS.indexOf(why.key);
      nearest = why;
    }
  }
  // No slot is left at all: the reason of a single one would mislead.
  if (rank === 0 && e.levels.length === 1) return g.no('already-researched', e.levels[0]);
  if (nearest.key !== 'not-enough-coins') return nearest;
  return g.no('not-enough-coins', (nearest.args[0] as number) + price, coins);
}

const RESEARCH_REASONS = [
  'already-researched',
  'prerequisite-missing',
  'not-enough-coins',
  'not-enough-active-population',
];

// ---- the question

export const action: Kind<'action'> = {
  choices(g, { seat }, offer) {
    const { s } = g;
    const p = s.players[seat];
    for (let id = 0; id < AREA_SPACES; id++) offer.unless(whyNotUse(g, seat, id), 'use', id);
    for (let slot = 0; slot < s.slots.length; slot++) {
      const technology = s.slots[slot];
      if (technology === NONE || (!offer.explaining && (p.scholars & (1 << slot)) === 0)) continue;
      const first = CARD_FIRST[technology];
      for (let i = 0; i < CARD_COUNT[technology]; i++)
        offer.unless(whyNotUse(g, seat, first + i), 'use', first + i);
    }
    for (let other = 0; other < s.seats; other++) {
      if (other !== seat && !offer.explaining) continue;
      for (const technology of s.players[other].privates) {
        const first = CARD_FIRST[technology];
        if (CARD_COUNT[technology] > 0) offer.unless(whyNotUse(g, seat, first), 'use', first);
      }
    }
  },
  answer(g, { seat }, a) {
    if (a[0] !== 'use') return;
    const space = SPACES[a[1]];
    g.s.players[seat].pawn = a[1];
    g.tell('use', seat, a[1]);
    payCoins(g, seat, space.surcharge + space.coins);
    exhaustActive(g, seat, space.exhaust);
    act(g, seat, space.list);
  },
};

// ---- basic actions without the pawn

export const basicSteps: Pick<StepTable, 'basic'> = {
  basic(g, data) {
    if (data.left > 0) g.ask(data.seat, 'basic', data);
  },
};

function whyNotBasic(g: G, data: BasicActions, area: number): Blocked {
  if ((data.used & (1 << area)) !== 0) return g.no('basic-action-repeated');
  return whyNotPerform(g, data.seat, AREA_LIST[area], 0, 0);
}

export const basic: Kind<'basic'> = {
  choices(g, { data }, offer) {
    for (let area = 0; area < AREAS.length; area++)
      if (AREAS[area].group === 'basic') offer.unless(whyNotBasic(g, data, area), 'basic', area);
    if (data.used === 0) offerSkip(g, data, offer);
    else offer.can('stop');
  },
  answer(g, { seat, data }, a) {
    if (a[0] !== 'basic') return;
    begun(g, data);
    g.tell('basic', seat, a[1]);
    act(g, seat, AREA_LIST[a[1]]);
    g.next('basic', { ...data, left: data.left - 1, used: data.used | (1 << a[1]) });
  },
};
