/** The action phase: which space (NH-4, NH-5), and basic actions granted by effects. */
import { type Blocked, NONE, OK } from '@epoka/kernel';
import { AREAS } from '../../content/index.ts';
import { counter, knows } from '../counters.ts';
import { sendElsewhere } from '../elsewhere.ts';
import { AREA_LIST, LISTS, VARIANTS_SINCE, type Variant, variantsOf } from '../lists.ts';
import { partImpossible, pawnLeaves, whyNever, whyNotPerform } from '../performing.ts';
import { exhaustActive, inactive, payCoins } from '../population.ts';
import { canDo, canDoAny } from '../possible.ts';
import { act, begun } from '../resolve.ts';
import { offerSkip, skipped } from '../skipping.ts';
import {
  type ActionSpace,
  AREA_COUNT,
  AREA_FIRST,
  AREA_SPACES,
  CARD_COUNT,
  CARD_FIRST,
  SPACES,
} from '../spaces.ts';
import type { BasicActions, G, Kind, Offer, StepTable } from '../vocabulary.ts';

// ---- legality, in the order of NH-22.1

/** The strongest reason; only asked for where somebody reads it. */
function whyNotUse(g: G, seat: number, id: number): Blocked {
  const { s } = g;
  const p = s.players[seat];
  const space = SPACES[id];
  if (space.players > s.seats) return g.no('space-player-count', space.players);
  if (space.technology !== NONE && !knows(s, p, space.technology)) return whyNotKnown(g, space.technology);
  if (!meetsRequirement(g, seat, space)) return g.no('requirement-not-met', space.area);
  const passing = whyNotNow(g, seat, id);
  if (passing !== OK) return whyNever(g, seat, space.list) ?? passing;
  return whyNotPerform(g, seat, space.list, space.surcharge + space.coins, space.exhaust);
}

/** Somebody else's private card will never be open; one of the tree can be researched. */
function whyNotKnown(g: G, technology: number): Blocked {
  const owner = g.s.players.findIndex(p => p.privates.includes(technology));
  return owner < 0 ? g.no('technology-not-known', technology) : g.no('private-of-another', owner, technology);
}

/** What stands in the way in this turn, and perhaps no longer in the next. */
function whyNotNow(g: G, seat: number, id: number): Blocked {
  const { players, seats } = g.s;
  const { basic, unlimited } = SPACES[id];
  const { pawn } = players[seat];
  if (pawn === NONE && !basic) return g.no('first-turn-basic');
  if (unlimited) return OK;
  if (pawn === id) return g.no('pawn-must-move');
  for (let other = 0; other < seats; other++)
    if (players[other].pawn === id) return g.no('space-occupied', other);
  return OK;
}

function meetsRequirement(g: G, seat: number, space: ActionSpace): boolean {
  const { requires } = space;
  if (requires.length === 0) return true;
  for (let i = 0; i < requires.length; i++)
    if (counter(g.s, seat, requires[i].counter) >= requires[i].atLeast) return true;
  return false;
}

// ---- the question

export const action: Kind<'action'> = {
  choices(g, { seat }, offer) {
    if (offer.explaining) {
      explainAll(g, seat, offer);
      return;
    }
    const { slots, players } = g.s;
    const { scholars, privates } = players[seat];
    for (let area = 0; area < AREAS.length; area++)
      offerOpen(g, seat, AREA_FIRST[area], AREA_COUNT[area], offer);
    for (let slot = 0; slot < slots.length; slot++) {
      const technology = slots[slot];
      if (technology !== NONE && (scholars & (1 << slot)) !== 0)
        offerOpen(g, seat, CARD_FIRST[technology], CARD_COUNT[technology], offer);
    }
    // A private card has only its first space.
    for (let i = 0; i < privates.length; i++)
      if (CARD_COUNT[privates[i]] > 0) offerOpen(g, seat, CARD_FIRST[privates[i]], 1, offer);
  },
  answer(g, { seat }, a) {
    if (a[0] !== 'use' && a[0] !== 'without') return;
    const space = SPACES[a[1]];
    g.s.players[seat].pawn = a[1];
    g.tell('use', seat, a[1]);
    payCoins(g, seat, space.surcharge + space.coins);
    exhaustActive(g, seat, space.exhaust);
    if (a[0] === 'use') act(g, seat, space.list);
    else actWithout(g, seat, space.list, a[2]);
  },
};

/**
 * The open spaces of an area or card. They differ in nothing but the surcharge, so for bots what can be done there is worked
 * out once, and again only where the surcharge could be a coin too many.
 */
function offerOpen(g: G, seat: number, first: number, count: number, offer: Offer): void {
  const { seats, players } = g.s;
  let price = NONE;
  let open = 0;
  for (let id = first; id < first + count; id++) {
    const space = SPACES[id];
    if (space.players > seats || whyNotNow(g, seat, id) !== OK) continue;
    const now = space.surcharge + space.coins;
    if (price === NONE && !meetsRequirement(g, seat, space)) return;
    if (price === NONE || (now !== price && (space.priced || open === 0))) open = waysOf(g, seat, space, now);
    price = now;
    if ((open & 1) === 0 || players[seat].coins < now) continue;
    offer.can('use', id);
    for (let i = 0; open >> (i + 1) !== 0; i++) if ((open & (2 << i)) !== 0) offer.can('without', id, i);
  }
}

/** Bit 0: the action can be used at this price; bit i + 1: its variant i, too. */
function waysOf(g: G, seat: number, { list, exhaust }: ActionSpace, price: number): number {
  if (whyNotPerform(g, seat, list, price, exhaust) !== OK) return 0;
  const variants = variantsOf(list);
  let ways = 1;
  for (let i = 0; i < variants.length; i++)
    if (canLeaveOut(g, seat, list, variants[i], price, exhaust)) ways |= 2 << i;
  return ways;
}

/** Every space there is, each with its reason. */
function explainAll(g: G, seat: number, offer: Offer): void {
  const { s } = g;
  for (let id = 0; id < AREA_SPACES; id++) explain(g, seat, id, offer);
  for (const technology of s.slots) {
    if (technology === NONE) continue;
    for (let i = 0; i < CARD_COUNT[technology]; i++) explain(g, seat, CARD_FIRST[technology] + i, offer);
  }
  for (const { privates } of s.players)
    for (const technology of privates)
      if (CARD_COUNT[technology] > 0) explain(g, seat, CARD_FIRST[technology], offer);
  sendElsewhere(g, offer, 'area', 'space');
}

function explain(g: G, seat: number, id: number, offer: Offer): void {
  const why = whyNotUse(g, seat, id);
  offer.unless(why, 'use', id);
  if (why !== OK) return;
  const space = SPACES[id];
  const { list, exhaust } = space;
  const price = space.surcharge + space.coins;
  offer.warn(partImpossible(g, seat, list, price, exhaust));
  offer.warn(pawnLeaves(g, seat, exhaust));
  const ways = waysOf(g, seat, space, price);
  for (let i = 0; ways >> (i + 1) !== 0; i++) if ((ways & (2 << i)) !== 0) offer.can('without', id, i);
}

/** Gains may be left out that would come, as long as something of the action is done (NH-4.7). */
function canLeaveOut(
  g: G,
  seat: number,
  list: number,
  { list: rest, without }: Variant,
  price: number,
  exhaust: number,
): boolean {
  if (!g.since(VARIANTS_SINCE)) return false;
  const p = g.s.players[seat];
  const coins = p.coins - price;
  const active = p.active - exhaust;
  const idle = inactive(p) + exhaust;
  const { effects } = LISTS[list];
  for (let i = 0; i < without.length; i++)
    if (!canDo(g, seat, effects[without[i]], coins, active, idle)) return false;
  return canDoAny(g, seat, LISTS[rest].effects, coins, active, idle);
}

function actWithout(g: G, seat: number, list: number, variant: number): void {
  const { list: rest, without } = variantsOf(list)[variant];
  for (const at of without) g.tell('skip', seat, list, at);
  act(g, seat, rest);
}

// ---- basic actions without the pawn

export const basicSteps: Pick<StepTable, 'basic'> = {
  basic(g, data) {
    if (data.left > 0) g.ask(data.seat, 'basic', data);
  },
};

function offerArea(g: G, data: BasicActions, area: number, offer: Offer): void {
  const why = whyNotBasic(g, data, area);
  offer.unless(why, 'basic', area);
  if (why !== OK) return;
  const { seat } = data;
  const list = AREA_LIST[area];
  if (offer.explaining) offer.warn(partImpossible(g, seat, list, 0, 0));
  const variants = variantsOf(list);
  for (let i = 0; i < variants.length; i++)
    if (canLeaveOut(g, seat, list, variants[i], 0, 0)) offer.can('basicWithout', area, i);
}

function whyNotBasic(g: G, data: BasicActions, area: number): Blocked {
  if (AREAS[area].group !== 'basic') return g.no('not-a-basic-action');
  if ((data.used & (1 << area)) !== 0) return g.no('basic-action-repeated');
  return whyNotPerform(g, data.seat, AREA_LIST[area], 0, 0);
}

export const basic: Kind<'basic'> = {
  choices(g, { data }, offer) {
    for (let area = 0; area < AREAS.length; area++)
      if (offer.explaining || AREAS[area].group === 'basic') offerArea(g, data, area, offer);
    if (data.used === 0) offerSkip(g, data, offer);
    else offer.can('stop');
    if (offer.explaining) sendElsewhere(g, offer, 'area');
  },
  answer(g, { seat, data }, a) {
    if (a[0] === 'skip') skipped(g, data);
    if (a[0] !== 'basic' && a[0] !== 'basicWithout') return;
    begun(g, data);
    g.tell('basic', seat, a[1]);
    if (a[0] === 'basic') act(g, seat, AREA_LIST[a[1]]);
    else actWithout(g, seat, AREA_LIST[a[1]], a[2]);
    g.next('basic', { ...data, left: data.left - 1, used: data.used | (1 << a[1]) });
  },
};
