/** The other phases: expansion (NH-12), production (NH-13), goals (NH-14), and the pick of a government (NH-2.11). */
import { type AnswerOf, type Blocked, NONE, OK } from '@epoka/kernel';
import { SELL_PRICE } from '../../content/index.ts';
import { startBuilding } from '../building.ts';
import { sendElsewhere } from '../elsewhere.ts';
import { NOTHING_TO_ASK } from '../flow.ts';
import { canClaim, whyNotClaim } from '../goals.ts';
import { exhaustPawn, freeColumn, gainCoins, inactive, payCoins, takePopulation } from '../population.ts';
import { buyPrice, harvest, produceCoins, producePopulation } from '../production.ts';
import { settle } from '../settling.ts';
import { SETTLER, SOLDIER } from '../state.ts';
import { takeGovernment } from '../tracks.ts';
import { hasTwin, removeUnit } from '../units.ts';
import type { G, Kind, NewHorizons, Offer } from '../vocabulary.ts';
import { offerExisting, offerNew } from './building.ts';
import { offerSites } from './settling.ts';

export const government: Kind<'government'> = {
  choices(g, _q, offer) {
    const { offered } = g.s;
    for (let i = 0; i < offered.length; i++) offer.can('govern', offered[i]);
    if (offer.explaining) sendElsewhere(g, offer, 'government');
  },
  answer(g, { seat }, a) {
    if (a[0] === 'govern') takeGovernment(g, seat, a[1]);
  },
};

export const expansion: Kind<'expansion'> = {
  auto: true,
  choices(g, { seat }, offer) {
    offerNew(g, seat, 0, offer);
    offerExisting(g, seat, 0, offer);
    offerSites(g, seat, SETTLER, 0, true, offer);
    offerSites(g, seat, SOLDIER, 0, true, offer);
    offer.can('pass');
    if (offer.explaining) sendElsewhere(g, offer, 'supply', 'marker', 'unit', 'tile');
  },
  answer(g, { seat }, a) {
    if (a[0] === 'build') startBuilding(g, seat, a[1], a[2], 0);
    if (a[0] === 'join') startBuilding(g, seat, NONE, a[1], 0);
    if (a[0] === 'found') settle(g, seat, SETTLER, a[1], 0, true);
    if (a[0] === 'fortify') settle(g, seat, SOLDIER, a[1], 0, true);
  },
};

// ---- production

function whyNotBuy(g: G, seat: number): Blocked {
  const p = g.s.players[seat];
  const price = buyPrice(p);
  // Coins would be earned in vain.
  if (inactive(p) === 0) return g.no('no-inactive-population');
  return p.coins < price ? g.no('not-enough-coins', price, p.coins) : OK;
}

function whyNotSell(g: G, seat: number): Blocked {
  const p = g.s.players[seat];
  // A pawn would be called back in vain.
  if (freeColumn(p) < 0) return g.no('no-free-column-space');
  return p.active === 0 ? g.no('not-enough-active-population', 1, 0) : OK;
}

function offerExchanges(g: G, seat: number, offer: Offer): void {
  const { s } = g;
  offer.unless(whyNotBuy(g, seat), 'buy');
  offer.unless(whyNotSell(g, seat), 'sell');
  for (let i = 0; i < s.units.length; i++)
    if (s.units[i].seat === seat && !hasTwin(s, i)) offer.can('recall', i);
  offer.can('pass');
}

/** Something can still be exchanged. */
function canExchange(g: G, seat: number): boolean {
  return whyNotBuy(g, seat) === OK || whyNotSell(g, seat) === OK || g.s.units.some(u => u.seat === seat);
}

/** One exchange; the player goes on exchanging until he passes. */
function exchangeOne(g: G, seat: number, a: AnswerOf<NewHorizons>): void {
  const p = g.s.players[seat];
  if (a[0] === 'buy') {
    const price = buyPrice(p);
    g.tell('buy', seat, price);
    payCoins(g, seat, price);
    takePopulation(g, seat, 1);
  } else if (a[0] === 'sell') {
    g.tell('sell', seat);
    p.active--;
    exhaustPawn(g, seat);
    gainCoins(g, seat, SELL_PRICE);
  } else if (a[0] === 'recall') {
    const u = removeUnit(g.s, a[1]);
    p.active++;
    g.tell('recall', seat, u.kind, u.strength, u.tile);
  }
  const over = !canExchange(g, seat);
  if (over) g.tellUnasked(seat, 'exchange', null, 'noExchange', seat);
  if (!over || !g.since(NOTHING_TO_ASK)) g.ask(seat, 'exchange');
}

export const production: Kind<'production'> = {
  choices(g, { seat }, offer) {
    offer.can('population');
    if (offer.explaining && harvest(g.s.players[seat]) === 0) offer.warn(g.no('nothing-produced'));
    offer.can('coins');
    offerExchanges(g, seat, offer);
    if (offer.explaining) offer.warn(g.no('production-given-up'));
    if (offer.explaining) sendElsewhere(g, offer, 'unit', 'population', 'coins');
  },
  answer(g, { seat }, a) {
    if (a[0] === 'population') producePopulation(g, seat);
    else if (a[0] === 'coins') produceCoins(g, seat);
    else if (a[0] !== 'pass') exchangeOne(g, seat, a);
  },
};

export const exchange: Kind<'exchange'> = {
  auto: true,
  choices(g, { seat }, offer) {
    offerExchanges(g, seat, offer);
    if (offer.explaining) sendElsewhere(g, offer, 'unit', 'population');
  },
  answer(g, { seat }, a) {
    if (a[0] !== 'pass') exchangeOne(g, seat, a);
  },
};

// ---- goals

export const goal: Kind<'goal'> = {
  auto: true,
  choices(g, { seat }, offer) {
    for (let i = 0; i < g.s.goals.length; i++) offer.unless(whyNotClaim(g, seat, i), 'claim', g.s.goals[i]);
    if (offer.explaining && canClaim(g, seat)) offer.unless(g.no('goal-must-be-claimed'), 'pass');
    if (offer.explaining) sendElsewhere(g, offer, 'goal');
  },
  answer(g, { seat }, a) {
    if (a[0] !== 'claim') return;
    g.next('mark', { seat, track: NONE, on: 'goal', at: g.s.goals.indexOf(a[1]) });
  },
};
