/** What civilizations and leaders let a side pay for in a battle (COC-17.5, COC-17.11), and cards beside the board. */
import { NONE, OK } from '@epoka/kernel';
import { CA, CULTURE, E, INFANTRY, IS_MILITARY, KINDS, L, LEADER, MOOD } from '../content/index.ts';
import { discardLeader } from './civs.ts';
import { amount, anyUnits, civ, isLand, unitsLeft } from './counts.ts';
import { canPay, tokenSwap } from './goods.ts';
import { layoutFor } from './layout.ts';
import { sideOwner, unitsOn } from './losses.ts';
import { NOTED_EVENTS, note } from './score.ts';
import { BATTLED, type State, withMore, without } from './state.ts';
import { putUnits, removeUnits } from './units.ts';
import type { G, Kind, StepTable } from './vocabulary.ts';
import { busy } from './words.ts';

/** Bits of `deeds`: for the whole battle. */
export const TUSKS = 1;
export const PROTECTED = 2;
/** for one round */
const FIREWORKS = 4;
const TACTICIAN = 8;
const HORSE = 16;
const OF_ROUND = FIREWORKS | TACTICIAN | HORSE;

const ONE_ORE = [0, 1, 0, 0, 0, 0, 0];
const ORE_AND_WOOD = [0, 1, 1, 0, 0, 0, 0];
const WOOD_AND_CULTURE = [0, 0, 1, 0, 0, 0, 1];
const MOST_IMMORTALS = 4;
const TERROR_PRICE = 2;
const TACTICIAN_PRICE = 2;

/** The leader of the side fights in this land battle. */
function isLedInto(s: State, side: number, leader: number): boolean {
  const seat = sideOwner(s, side);
  return s.battle.sea === 0 && s.leader[seat] === leader && unitsOn(s, side, LEADER) > 0;
}

export const deedSteps: Pick<
  StepTable,
  'trojan' | 'prepare' | 'terror' | 'strategist' | 'immortals' | 'parry' | 'sacrifice'
> = {
  /** The first player who pays takes the card and a point. */
  trojan(g) {
    const { s } = g;
    const b = s.battle;
    if (!s.eventGlobal.includes(E['trojan-horse'])) return;
    if (b.attacker >= s.seats || b.cityOf === NONE || b.opposed === 0) return;
    if (canPay(s, b.attacker, WOOD_AND_CULTURE, tokenSwap(s, b.attacker))) g.ask(b.attacker, 'trojan');
  },
  /** An ore before the battle: Bladed Tusks, Way of the Sword. */
  prepare(g, side) {
    const seat = sideOwner(g.s, side);
    if (!isLedInto(g.s, side, L.akbar) && !isLedInto(g.s, side, L['go-toba'])) return;
    if (canPay(g.s, seat, ONE_ORE, 0)) g.ask(seat, 'prepare', side);
  },
  /** Viriatus drives one enemy unit away, from the second round on. */
  terror(g, side) {
    const { s } = g;
    s.battle.deeds[side] &= ~OF_ROUND;
    if (s.battle.round < 2 || !isLedInto(s, side, L.viriatus)) return;
    const seat = sideOwner(s, side);
    if (canTerrorize(s, seat)) g.ask(seat, 'terror', side);
  },
  /** Cyrus may give up the effect of the own card for combat value. */
  strategist(g, side) {
    if (g.s.battle.carded[side] === 1 && isLedInto(g.s, side, L['cyrus-the-great']))
      g.ask(sideOwner(g.s, side), 'strategist', side);
  },
  immortals(g, side) {
    const { s } = g;
    const seat = sideOwner(s, side);
    if (civ(s, seat, CA.immortals) && purse(s, seat) > 0) g.ask(seat, 'immortals', side);
  },
  /** Hits that can be bought off. */
  parry(g, side) {
    const { s } = g;
    const seat = sideOwner(s, side);
    if (Math.floor(s.battle.hits[side] / 5) <= s.battle.cancels[side]) return;
    if (WAYS.some(way => canParry(s, side, way))) g.ask(seat, 'parry', side);
  },
  /** Dido may be given up so that the attackers must retreat. */
  sacrifice(g) {
    const { s } = g;
    const b = s.battle;
    if (isLedInto(s, 1, L['queen-dido']) && b.cityOf === b.defender && b.from !== NONE)
      g.ask(b.defender, 'sacrifice');
    else g.next('roundGoesOn');
  },
};

function purse(s: State, seat: number): number {
  return amount(s, seat, CULTURE) + (tokenSwap(s, seat) !== 0 ? amount(s, seat, MOOD) : 0);
}

// ---- before the battle

export const trojan: Kind<'trojan'> = {
  choices(g, _q, offer) {
    offer.can('yes');
    offer.can('no');
    busy(g, offer);
  },
  answer(g, { seat }, [verb]) {
    const { s } = g;
    if (verb === 'no') return;
    g.next('pay', { seat, cost: WOOD_AND_CULTURE, swaps: tokenSwap(s, seat) });
    s.battle.gagged = 1;
    keepGlobal(g, seat, E['trojan-horse']);
  },
};

/** A card that lay beside the board goes to a player with a point. */
export function keepGlobal(g: G, seat: number, card: number): void {
  const { s } = g;
  s.eventGlobal = without(s.eventGlobal, card);
  s.fronts = withMore(s.fronts, seat, card);
  note(s, seat, NOTED_EVENTS, 2);
  g.tell('keeps', seat, card);
}

export const prepare: Kind<'prepare'> = {
  choices(g, _q, offer) {
    offer.can('yes');
    offer.can('no');
    busy(g, offer);
  },
  answer(g, { seat, data: side }, [verb]) {
    const { s } = g;
    if (verb === 'no') return;
    if (s.leader[seat] === L.akbar) s.battle.deeds[side] |= TUSKS;
    else s.battle.bonus[side] += 2;
    g.tell('leaderUsed', seat, s.leader[seat]);
    g.next('pay', { seat, cost: ONE_ORE, swaps: 0 });
  },
};

// ---- in the round

function canBanishTo(s: State, space: number): boolean {
  return isLand(s, space) && !anyUnits(s, space) && s.cityOwner[space] === NONE;
}

function canTerrorize(s: State, seat: number): boolean {
  if (!canPay(s, seat, [0, 0, 0, 0, 0, TERROR_PRICE, 0], tokenSwap(s, seat))) return false;
  return layoutFor(s.seats).beside[s.battle.space].some(x => canBanishTo(s, x));
}

export const terror: Kind<'terror'> = {
  choices(g, { data: side }, offer) {
    const { s } = g;
    const { beside } = layoutFor(s.seats);
    for (let k = 0; k < KINDS; k++) {
      if (!IS_MILITARY[k] || unitsOn(s, 1 - side, k) === 0) continue;
      for (const x of beside[s.battle.space])
        if (s.terrain[x] >= 0) offer.unless(canBanishTo(s, x) ? OK : g.no('nowhere-to-go'), 'banish', k, x);
    }
    offer.can('none');
    busy(g, offer);
  },
  answer(g, { seat, data: side }, a) {
    const { s } = g;
    if (a[0] === 'none') return;
    const [, kind, to] = a;
    const enemy = sideOwner(s, 1 - side);
    g.next('pay', { seat, cost: [0, 0, 0, 0, 0, TERROR_PRICE, 0], swaps: tokenSwap(s, seat) });
    if (side === 0) removeUnits(s, s.battle.space, kind, 1);
    else s.battle.host[kind]--;
    putUnits(s, to, enemy, kind, enemy === s.current ? BATTLED : 0, 1);
    g.tell('banished', enemy, kind, to);
  },
};

export const strategist: Kind<'strategist'> = {
  choices(g, _q, offer) {
    offer.can('yes');
    offer.can('no');
    busy(g, offer);
  },
  answer(g, { seat, data: side }, [verb]) {
    const { s } = g;
    if (verb === 'no') return;
    s.battle.effect[side] = NONE;
    s.battle.paidValue[side] += 2;
    g.tell('leaderUsed', seat, s.leader[seat]);
  },
};

export const immortals: Kind<'immortals'> = {
  choices(g, { seat }, offer) {
    for (let n = 1; n <= MOST_IMMORTALS; n++)
      offer.unless(purse(g.s, seat) >= n ? OK : g.no('cannot-pay'), 'spend', CULTURE, n);
    offer.can('none');
    busy(g, offer);
  },
  answer(g, { seat, data: side }, a) {
    if (a[0] === 'none') return;
    g.s.battle.paidValue[side] += a[2];
    g.next('pay', { seat, cost: [0, 0, 0, 0, 0, 0, a[2]], swaps: tokenSwap(g.s, seat) });
  },
};

/** The ways to cancel a hit: bits of `deeds`. */
const WAYS = [FIREWORKS, TACTICIAN, PROTECTED, HORSE];

function canParry(s: State, side: number, way: number): boolean {
  const b = s.battle;
  const seat = sideOwner(s, side);
  if ((b.deeds[side] & way) !== 0) return false;
  switch (way) {
    case FIREWORKS:
      return b.round === 1 && civ(s, seat, CA.fireworks) && canPay(s, seat, ORE_AND_WOOD, 0);
    case TACTICIAN:
      return isLedInto(s, side, L['qin-shi-huang']) && purse(s, seat) >= TACTICIAN_PRICE;
    case PROTECTED:
      return side === 1 && b.cityOf !== NONE && isLedInto(s, side, L.pygmalion) && purse(s, seat) > 0;
    default:
      return b.round === 1 && b.horse[side] > 0 && isLedInto(s, side, L.attila);
  }
}

export const parry: Kind<'parry'> = {
  choices(g, { data: side }, offer) {
    for (const way of WAYS) if (canParry(g.s, side, way)) offer.can('cancel', way);
    offer.can('none');
    busy(g, offer);
  },
  answer(g, { seat, data: side }, a) {
    const { s } = g;
    if (a[0] === 'none') return;
    const b = s.battle;
    const way = a[1];
    b.deeds[side] |= way;
    b.cancels[side]++;
    if (way === HORSE) b.hits[1 - side] -= b.horse[side];
    else if (way === FIREWORKS) g.next('pay', { seat, cost: ORE_AND_WOOD, swaps: 0 });
    else
      g.next('pay', {
        seat,
        cost: [0, 0, 0, 0, 0, 0, way === TACTICIAN ? TACTICIAN_PRICE : 1],
        swaps: tokenSwap(s, seat),
      });
    if (way === FIREWORKS) g.tell('civUsed', seat, CA.fireworks);
    else g.tell('leaderUsed', seat, s.leader[seat]);
    g.next('parry', side);
  },
};

export const sacrifice: Kind<'sacrifice'> = {
  choices(g, _q, offer) {
    offer.can('yes');
    offer.can('no');
    busy(g, offer);
  },
  answer(g, { seat }, [verb]) {
    const { s } = g;
    if (verb === 'no') {
      g.next('roundGoesOn');
      return;
    }
    g.tell('leaderUsed', seat, s.leader[seat]);
    discardLeader(g, seat);
    if (unitsLeft(s, seat, INFANTRY) > 0) putUnits(s, s.battle.space, seat, INFANTRY, 0, 1);
    g.next('withdraw');
  },
};

/** The eclipse ends the battle after its first round; the winner keeps the card, or else a player who defended. */
export function settleEclipse(g: G): void {
  const { s } = g;
  const b = s.battle;
  if (b.eclipse === 0 || b.round === 0) return;
  const keeper = b.winner === NONE ? b.defender : b.winner;
  if (keeper < s.seats) keepGlobal(g, keeper, E['solar-eclipse']);
  else {
    s.eventGlobal = without(s.eventGlobal, E['solar-eclipse']);
    s.eventDiscard.push(E['solar-eclipse']);
  }
}

/** The token paid to Pygmalion comes back to who wins. */
export function payBack(s: State, side: number): number {
  return (s.battle.deeds[side] & PROTECTED) !== 0 ? 1 : 0;
}
