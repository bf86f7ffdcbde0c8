/** What civilizations and leaders let a player do in the own turn (COC-8.7): as an action, or free. */
import { type Blocked, NONE, OK } from '@epoka/kernel';
import { A, ADVANCE_COUNT, B, BUILDING_KINDS, C, CA, CULTURE, L, MOOD, SEA } from '../content/index.ts';
import { buy, canGainFrom, ofCategory, whyNotBuyFull } from './advances.ts';
import { regionsOf } from './bonus.ts';
import { activate, found, hasSettler, whyNotActivate, whyNotFound } from './cities.ts';
import { startCollect, whyNotCollect } from './collect.ts';
import { CONTENTS, type ContentId, inPlay } from './contents.ts';
import {
  amount,
  buildingsAt,
  buildingsLeft,
  citiesOf,
  cityList,
  cityOfLeader,
  civ,
  kindsAt,
  leaderAt,
  sizeOf,
  works,
} from './counts.ts';
import { canPay, take, tokenSwap } from './goods.ts';
import { startMove } from './groups.ts';
import { regionOf } from './layout.ts';
import { SHIPS_ONLY } from './moving.ts';
import {
  beginColony,
  enemiesBeside,
  goAshore,
  landBeside,
  recruits,
  refuges,
  shores,
  whyNotAshore,
  whyNotColony,
  whyNotGolden,
  whyNotMuster,
} from './power-steps.ts';
import {
  changed,
  ENFORCED,
  FREE_CARD,
  FREE_PERSON,
  HAPPY,
  type State,
  USED_TAXES,
  withMore,
} from './state.ts';
import type { G, Offer, StepTable } from './vocabulary.ts';
import { whyNotHere } from './wonders.ts';

/** Bits of `powers` used in this turn, beside those of state.ts. */
const ARMY = 1 << 8;
const ALLIES = 1 << 9;
const BELOVED = 1 << 10;
const TRIBUTES = 1 << 11;
const MASS_SACRIFICE = 1 << 12;
const ARCHITECT = 1 << 13;
const NAVIGATOR = 1 << 14;
const FEAR = 1 << 15;
const SHOGUN = 1 << 19;

interface Power {
  readonly action: boolean;
  /** once per turn, 0 without limit */
  readonly once: number;
  /** the tokens it costs, where it costs any */
  readonly price?: readonly number[] | undefined;
  /** spaces it may be about; NONE where it is about none */
  spaces(s: State, seat: number): readonly number[];
  why(g: G, seat: number, space: number): Blocked;
  use(g: G, seat: number, space: number): void;
}

/** The city of the leader on the map, if it is in one. */
const inHisCity =
  (leader: number) =>
  (s: State, seat: number): readonly number[] => {
    const city = cityOfLeader(s, seat, leader);
    return city === NONE ? NOWHERE : [city];
  };
const NOWHERE: readonly number[] = [];
const ANYWHERE: readonly number[] = [NONE];
const anywhere = () => ANYWHERE;
const fine = (): Blocked => OK;
const ONE_CULTURE = [0, 0, 0, 0, 0, 0, 1];

/** Sun Tzu and his like: a free advance of one category, for a token, from a Happy city. */
function master(leader: number, category: number): Power {
  return {
    action: true,
    once: 0,
    spaces: inHisCity(leader),
    why(g, seat, city) {
      if (g.s.mood[city] !== HAPPY) return g.no('not-happy');
      if (amount(g.s, seat, MOOD) + amount(g.s, seat, CULTURE) === 0) return g.no('cannot-pay');
      return canGainFrom(g, seat, ofCategory(category)) ? OK : g.no('no-effect');
    },
    use(g, seat) {
      g.ask(seat, 'tribute');
      g.next('freeAdvance', { seat, from: ofCategory(category), cube: 1, may: 0 });
    },
  };
}

/** A wonder in the leader's city without an action. */
function builder(leader: number, once: number, culture: number, captives: number): Power {
  return {
    action: false,
    once,
    price: culture === 0 ? undefined : [0, 0, 0, 0, 0, 0, culture],
    spaces: inHisCity(leader),
    why(g, seat, city) {
      if (g.s.captives.length < captives) return g.no('no-captives', captives);
      return whyNotHere(g, seat, city, once === 0, culture);
    },
    use(g, seat, city) {
      for (let i = 0; i < captives; i++) g.s.captives.pop();
      g.next('buildHere', { seat, city, wonders: once === 0 ? 1 : 0 });
    },
  };
}

/** Buildings of another colour that one could replace. */
function hasForeign(s: State, seat: number, city: number): boolean {
  return buildingsAt(s, city).some(
    b => s.piece[city * BUILDING_KINDS + b] !== seat && b !== B.obelisk && buildingsLeft(s, seat, b) > 0,
  );
}

/** A content with more than one power: which of them is the third word of the answer. */
const POWERS: Partial<Record<ContentId, Power | readonly Power[]>> = {
  'civ:imperial-army': {
    action: true,
    once: ARMY,
    spaces: anywhere,
    why: (g, seat) =>
      recruits(g.s, seat).some(([space, kind]) => whyNotMuster(g, seat, space, kind) === OK)
        ? OK
        : g.no('no-effect'),
    use: (g, seat) => g.next('muster', seat),
  },
  'civ:tribal-allies': {
    action: true,
    once: ALLIES,
    spaces: anywhere,
    why: fine,
    use(g, seat) {
      g.next('barbarianCity', seat);
      g.next('reinforce', seat);
    },
  },
  'civ:hegemony': {
    action: true,
    once: 0,
    spaces: shores,
    why: whyNotColony,
    use: (g, seat, space) => beginColony(g, seat, space, NONE),
  },
  'civ:aqueduct': {
    action: false,
    once: 0,
    spaces: anywhere,
    why: (g, seat) => whyNotBuyFull(g, seat, A.sanitation),
    use: (g, seat) => buy(g, seat, A.sanitation, 1, true),
  },
  'civ:calendar': {
    action: false,
    once: 0,
    spaces: anywhere,
    why: (g, seat) => (g.s.eventDeck.length > 0 && (g.s.peeked & (1 << seat)) === 0 ? OK : g.no('no-effect')),
    use: (g, seat) => g.next('calendar', seat),
  },
  'civ:ball-courts': {
    action: false,
    once: 0,
    price: [0, 0, 0, 0, 0, 1, 0],
    spaces: cityList,
    why(g, _seat, city) {
      if (g.s.court !== NONE) return g.no('harvest-bound');
      return g.s.mood[city] === 0 ? g.no('angry') : whyNotActivate(g, city);
    },
    use(g, _seat, city) {
      g.s.court = city;
    },
  },
  'civ:shogunate': {
    action: false,
    once: SHOGUN,
    spaces: anywhere,
    why: g => ((g.s.powers & FREE_CARD) !== 0 ? g.no('harvest-bound') : OK),
    use(g) {
      g.s.powers |= FREE_CARD | FREE_PERSON;
    },
  },
  'leader:alexander-the-great': {
    action: false,
    once: 0,
    price: ONE_CULTURE,
    spaces: inHisCity(L['alexander-the-great']),
    why: (g, seat, city) =>
      (g.s.powers & FREE_CARD) !== 0
        ? g.no('harvest-bound')
        : g.s.hands[seat].length === 0
          ? g.no('no-card')
          : whyNotActivate(g, city),
    use(g, _seat, city) {
      g.s.powers |= FREE_CARD;
      activate(g.s, city);
      g.next('activated', city);
    },
  },
  'leader:sun-tzu': master(L['sun-tzu'], C.warfare),
  'leader:wu-zetian': master(L['wu-zetian'], C.agriculture),
  'leader:pericles': master(L.pericles, C.education),
  'leader:hiram': master(L.hiram, C.construction),
  'leader:qin-shi-huang': builder(L['qin-shi-huang'], 0, 0, 0),
  'leader:nebuchadnezzar-ii': builder(L['nebuchadnezzar-ii'], 0, 0, 0),
  'leader:darius': builder(L.darius, ARCHITECT, 2, 0),
  'leader:ahuitzotl': builder(L.ahuitzotl, MASS_SACRIFICE, 0, 2),
  'leader:augustus': {
    action: true,
    once: 0,
    price: ONE_CULTURE,
    spaces: inHisCity(L.augustus),
    why: (g, _seat, city) => whyNotActivate(g, city),
    use(g, seat, city) {
      activate(g.s, city);
      g.next('statusDraw', seat);
      g.next('princeps', { seat, type: 0 });
      g.next('princeps', { seat, type: 1 });
      g.next('activated', city);
    },
  },
  'leader:julius-caesar': {
    action: false,
    once: 0,
    spaces: inHisCity(L['julius-caesar']),
    why: (g, seat, city) =>
      g.s.mood[city] === HAPPY
        ? g.no('already-happy')
        : amount(g.s, seat, MOOD) >= sizeOf(g.s, city)
          ? OK
          : g.no('cannot-pay'),
    use(g, seat, city) {
      take(g, seat, MOOD, sizeOf(g.s, city));
      g.next('raise', { city, levels: 1 });
    },
  },
  'leader:cleopatra': {
    action: false,
    once: BELOVED,
    price: ONE_CULTURE,
    spaces: inHisCity(L.cleopatra),
    why: fine,
    use(g, seat, city) {
      g.s.beloved = changed(g.s.beloved, city, g.s.beloved[city] + 1);
      g.tell('beloved', seat, city, g.s.beloved[city]);
    },
  },
  'leader:acamapichtli': {
    action: false,
    once: TRIBUTES,
    price: [0, 0, 0, 0, 0, 2, 0],
    spaces: inHisCity(L.acamapichtli),
    why: (g, seat, city) => (sizeOf(g.s, city) <= 3 ? whyNotCollect(g, seat, city) : g.no('too-large')),
    use: (g, seat, city) => startCollect(g, seat, city),
  },
  'leader:cyrus-the-great': {
    action: true,
    once: 0,
    spaces: inHisCity(L['cyrus-the-great']),
    why: (g, _seat, city) => whyNotActivate(g, city),
    use(g, seat, city) {
      activate(g.s, city);
      const n = Math.min(sizeOf(g.s, city), regionsOf(g.s, seat).length);
      for (let i = 0; i < n; i++) g.next('nationalism', seat);
      g.next('activated', city);
    },
  },
  'leader:sri-gupta': {
    action: false,
    once: 0,
    price: ONE_CULTURE,
    spaces: inHisCity(L['sri-gupta']),
    why(g, seat, city) {
      for (let a = 0; a < ADVANCE_COUNT; a++)
        if (whyNotGolden(g, seat, a) === OK) return whyNotActivate(g, city);
      return g.no('no-effect');
    },
    use(g, seat, city) {
      activate(g.s, city);
      g.next('goldenAge', seat);
      g.next('activated', city);
    },
  },
  'leader:suiko': {
    action: true,
    once: 0,
    price: ONE_CULTURE,
    spaces: inHisCity(L.suiko),
    why: (g, seat, city) => (hasForeign(g.s, seat, city) ? OK : g.no('no-target-building')),
    use: (g, seat, city) => g.next('reclaim', { seat, city }),
  },
  'leader:cnut-the-great': {
    action: true,
    once: 0,
    spaces: inHisCity(L['cnut-the-great']),
    why: (g, seat, city) =>
      works(g.s, seat, A.taxes)
        ? (g.s.used & USED_TAXES) !== 0
          ? g.no('once-per-turn')
          : whyNotActivate(g, city)
        : g.no('missing-advance', A.taxes),
    use(g, seat, city) {
      g.s.used |= USED_TAXES;
      activate(g.s, city);
      g.next('taxes', { seat, left: citiesOf(g.s, seat) });
      g.next('activated', city);
    },
  },
  'leader:bleda': {
    action: false,
    once: 0,
    spaces: inHisCity(L.bleda),
    why: (g, _seat, city) =>
      (g.s.powers & ENFORCED) !== 0 || g.s.activated[city] > 0 ? g.no('once-per-turn') : OK,
    use(g) {
      g.s.powers |= ENFORCED;
    },
  },
  'leader:marqzen': {
    action: true,
    once: FEAR,
    spaces: enemiesBeside,
    why: (g, _seat, space) =>
      kindsAt(g.s, space).some(kind => refuges(g.s, space, kind).length > 0) ? OK : g.no('nowhere-to-go'),
    use: (g, seat, space) => g.next('fear', { seat, space }),
  },
  'leader:erik-the-red': [
    {
      action: true,
      once: 0,
      price: ONE_CULTURE,
      spaces: (s, seat) => (isAtSea(s, seat) ? [leaderAt(s, seat)] : NOWHERE),
      why: (g, seat, space) => (g.s.markers[seat].includes(regionOf(g.s.seats, space)) ? g.no('marked') : OK),
      use(g, seat, space) {
        g.s.markers = withMore(g.s.markers, seat, regionOf(g.s.seats, space));
        g.tell('marker', seat, space);
      },
    },
    {
      action: false,
      once: 0,
      spaces: (s, seat) => (isAtSea(s, seat) ? landBeside(s, leaderAt(s, seat)) : NOWHERE),
      why: (g, seat, space) => whyNotAshore(g, seat, leaderAt(g.s, seat), space),
      use: (g, seat, space) => goAshore(g, seat, leaderAt(g.s, seat), space),
    },
  ],
  'leader:hanno': {
    action: false,
    once: NAVIGATOR,
    spaces: (s, seat) => (isAtSea(s, seat) ? [leaderAt(s, seat)] : NOWHERE),
    why: fine,
    use(g, seat, space) {
      g.s.post = space;
      startMove(g, seat, SHIPS_ONLY);
      g.s.groups = 1;
    },
  },
  'leader:queen-dido': [
    {
      action: false,
      once: 0,
      spaces: (s, seat) => (leaderAt(s, seat) === NONE ? NOWHERE : [leaderAt(s, seat)]),
      why: (g, seat, space) =>
        hasSettler(g.s, seat, space) ? whyNotFound(g, seat, space) : g.no('no-settler'),
      use: (g, seat, space) => found(g, seat, space),
    },
    {
      action: false,
      once: 0,
      spaces: (s, seat) =>
        isAtSea(s, seat) && civ(s, seat, CA.hegemony) ? landBeside(s, leaderAt(s, seat)) : NOWHERE,
      why: whyNotColony,
      use: (g, seat, space) => beginColony(g, seat, space, leaderAt(g.s, seat)),
    },
  ],
};

const BY_NUMBER: readonly (readonly Power[])[] = CONTENTS.map(x => {
  const found = POWERS[x.id as ContentId];
  return found === undefined ? [] : 'use' in found ? [found] : found;
});

function isAtSea(s: State, seat: number): boolean {
  return s.terrain[leaderAt(s, seat)] === SEA;
}

/** Suiko's action is free with State Religion. */
function isFreeHere(s: State, seat: number): boolean {
  return s.leader[seat] === L.suiko && works(s, seat, A['state-religion']);
}

function whyNotPower(g: G, seat: number, power: Power, space: number): Blocked {
  const { s } = g;
  if ((s.powers & power.once) !== 0) return g.no('once-per-turn');
  if (power.action && s.actions === 0 && !isFreeHere(s, seat)) return g.no('no-actions');
  if (power.price && !canPay(s, seat, power.price, tokenSwap(s, seat))) return g.no('cannot-pay');
  return power.why(g, seat, space);
}

function offerPower(g: G, seat: number, content: number, offer: Offer): void {
  BY_NUMBER[content].forEach((power, which) => {
    for (const space of power.spaces(g.s, seat))
      offer.unless(whyNotPower(g, seat, power, space), 'power', content, space, which);
  });
}

export function offerPowers(g: G, seat: number, offer: Offer): void {
  for (const content of inPlay(g.s, seat)) offerPower(g, seat, content, offer);
}

export function usePower(g: G, seat: number, content: number, space: number, which: number): void {
  const { s } = g;
  const power = BY_NUMBER[content][which];
  s.powers |= power.once;
  if (power.action && !isFreeHere(s, seat)) s.actions--;
  g.tell('power', seat, content);
  if (power.price) g.next('pay', { seat, cost: power.price, swaps: tokenSwap(s, seat) });
  g.next('power', { seat, content, space, which });
}

/** The effect of a power, once it is paid (COC-6.4). */
export const powerStep: Pick<StepTable, 'power'> = {
  power(g, { seat, content, space, which }) {
    BY_NUMBER[content][which].use(g, seat, space);
  },
};
