/** Influence Culture (COC-16): range, roll, boost, the building that changes its colour. */
import { type Blocked, NONE, OK } from '@epoka/kernel';
import {
  A,
  B,
  BUILDING_KINDS,
  CA,
  CAVALRY,
  CULTURE,
  DIE_VALUES,
  ELEPHANT,
  INFANTRY,
  L,
  MOOD,
  SEA,
  SETTLER,
  W,
} from '../content/index.ts';
import { hasSettler, placeCity } from './cities.ts';
import {
  amount,
  anyUnits,
  buildingsLeft,
  civ,
  distances,
  hasBuilding,
  hasWonder,
  isInfluenced,
  isLand,
  isLedBy,
  militaryAt,
  settlementsLeft,
  sizeOf,
  unitsAt,
  unitsLeft,
  wonderWorks,
  works,
} from './counts.ts';
import { gain, spareCaptives, tokenSwap } from './goods.ts';
import { layoutFor } from './layout.ts';
import { BARBARIAN, changed, HAPPY, NEUTRAL, POWER_BUDDHISM, type State } from './state.ts';
import { clearSpace, putUnits } from './units.ts';
import type { G, Kind, Offer, StepTable } from './vocabulary.ts';
import { busy } from './words.ts';

const SUCCESS = 5;

/** A building that could get the seat's colour (COC-16.2). */
function isReplaceable(s: State, seat: number, city: number, building: number): boolean {
  const colour = s.piece[city * BUILDING_KINDS + building];
  return (
    colour !== NONE &&
    colour !== seat &&
    building !== B.obelisk &&
    !(building === B.port && civ(s, colour, CA['city-independence'])) &&
    buildingsLeft(s, seat, building) > 0
  );
}

function hasReplaceable(s: State, seat: number, city: number): boolean {
  for (let b = 0; b < BUILDING_KINDS; b++) if (isReplaceable(s, seat, city, b)) return true;
  return false;
}

function hasForeign(s: State, seat: number, city: number): boolean {
  for (let b = 0; b < BUILDING_KINDS; b++) {
    const colour = s.piece[city * BUILDING_KINDS + b];
    if (colour !== NONE && colour !== seat) return true;
  }
  return false;
}

/** The settlement of a small barbarian city, once Cultural Takeover was played. */
function isTakeover(s: State, seat: number, city: number): boolean {
  return (
    s.takeover === 1 &&
    s.cityOwner[city] === BARBARIAN &&
    sizeOf(s, city) === 1 &&
    settlementsLeft(s, seat) > 0
  );
}

/** Druidic Influence: a token under a barbarian settlement, one each. */
function isDruid(s: State, seat: number, city: number): boolean {
  return s.cityOwner[city] === BARBARIAN && s.druids[city] === 0 && civ(s, seat, CA['druidic-influence']);
}

/** A source of attempts: own cities; settlers of India; any city with a building of Greece's colour. */
function isSource(s: State, seat: number, from: number): boolean {
  if (s.source !== NONE) return from === s.source;
  if (s.cityOwner[from] === seat) return true;
  if (civ(s, seat, CA.proselytism) && hasSettler(s, seat, from) && s.terrain[from] !== SEA) return true;
  return isAbroad(s, seat, from);
}

/** A city that holds a building of Greece's colour, own ones aside (COC-26.18). */
function isAbroad(s: State, seat: number, from: number): boolean {
  return (
    civ(s, seat, CA.hellenization) &&
    s.piece.slice(from * BUILDING_KINDS, (from + 1) * BUILDING_KINDS).includes(seat)
  );
}

/** How far an attempt reaches without a boost (COC-16.1, COC-26.13). */
function rangeOf(s: State, seat: number, from: number): number {
  const settlers = civ(s, seat, CA.proselytism) ? unitsAt(s, from, SETTLER) : 0;
  if (s.cityOwner[from] === NONE) return SETTLER_RANGE + settlers - 1;
  return sizeOf(s, from) + settlers + (isLedBy(s, seat, L.cleopatra, from) ? 1 : 0);
}
const SETTLER_RANGE = 2;

/** Zoroastrianism: an enemy unit on land outside of cities, of a kind that is left (COC-26.12). */
export function isConvertible(s: State, seat: number, space: number): boolean {
  if (!civ(s, seat, CA.zoroastrianism) || s.cityOwner[space] !== NONE || !isLand(s, space)) return false;
  if (s.holder[space] === seat) return false;
  for (const kind of CONVERTIBLE)
    if (unitsAt(s, space, kind) > 0 && unitsLeft(s, seat, kind) > 0) return true;
  return false;
}
export const CONVERTIBLE: readonly number[] = [INFANTRY, CAVALRY, ELEPHANT];

function isTarget(s: State, seat: number, to: number): boolean {
  return s.cityOwner[to] !== NONE || isConvertible(s, seat, to);
}

/** No boosting against these (COC-16.7). */
function forbidsBoost(s: State, seat: number, city: number): boolean {
  const owner = s.cityOwner[city];
  if (owner === seat) return false;
  return (
    (s.mood[city] === HAPPY && works(s, owner, A['separation-of-power'])) ||
    (militaryAt(s, city) > 0 && works(s, owner, A.totalitarianism)) ||
    (hasBuilding(s, city, B.temple) && works(s, owner, A.devotion))
  );
}

function tokens(s: State, seat: number): number {
  return (
    amount(s, seat, CULTURE) +
    spareCaptives(s, seat) +
    (wonderWorks(s, seat, W['great-arena']) ? amount(s, seat, MOOD) : 0)
  );
}

/** `far` is the distance from the source, -1 where no path leads; `purse` the tokens at hand. */
function whyNotInfluence(g: G, seat: number, from: number, to: number, far: number, purse: number): Blocked {
  const { s } = g;
  const owner = s.cityOwner[to];
  if (owner !== seat && isLedBy(s, owner, L.sulla, to)) return g.no('protected');
  if (!isTakeover(s, seat, to) && !isDruid(s, seat, to) && !isConvertible(s, seat, to)) {
    if (!hasForeign(s, seat, to)) return g.no('no-target-building');
    if (!hasReplaceable(s, seat, to)) return g.no('no-piece');
  }
  if (owner !== seat && hasWonder(s, to) && works(s, owner, A.monuments)) return g.no('protected');
  if (from !== to && s.cityOwner[from] === seat && isInfluenced(s, from)) return g.no('influenced-source');
  if (s.cityOwner[from] === NONE && owner === seat) return g.no('no-target');
  if (far < 0) return g.no('out-of-range', 0, purse);
  const lack = far - rangeOf(s, seat, from);
  if (lack <= 0) return OK;
  if (forbidsBoost(s, seat, to)) return g.no('boost-forbidden');
  return lack > purse ? g.no('out-of-range', lack, purse) : OK;
}

/** Whether any attempt is possible; `fee` tokens are spent before (Arts). */
export function whyNotAttempt(g: G, seat: number, fee: number): Blocked {
  const { s } = g;
  if (s.influenced === 1) return g.no('already-succeeded');
  const purse = tokens(s, seat) - fee;
  if (findTargets(s, seat) === 0) return g.no('no-target');
  // only these start elsewhere than in an own city
  const anywhere = civ(s, seat, CA.proselytism) || civ(s, seat, CA.hellenization);
  const { cityOwner } = s;
  for (let from = 0; from < cityOwner.length; from++)
    if (
      (anywhere || cityOwner[from] === seat) &&
      isSource(s, seat, from) &&
      canInfluenceFrom(g, seat, from, purse)
    )
      return OK;
  return g.no('no-target');
}

/** Where there is anything to influence, in a list that is used again. */
const targets: number[] = [];
let targetCount = 0;

function findTargets(s: State, seat: number): number {
  const { cityOwner } = s;
  const converts = civ(s, seat, CA.zoroastrianism);
  targetCount = 0;
  for (let x = 0; x < cityOwner.length; x++)
    if (
      cityOwner[x] === NONE
        ? converts && isConvertible(s, seat, x)
        : hasForeign(s, seat, x) || isTakeover(s, seat, x) || isDruid(s, seat, x)
    )
      targets[targetCount++] = x;
  return targetCount;
}

/** From this source one of those can be influenced. Paths are looked for only where a bird would not fly too far. */
function canInfluenceFrom(g: G, seat: number, from: number, purse: number): boolean {
  const { s } = g;
  const { crow, spaces } = layoutFor(s.seats);
  const reach = rangeOf(s, seat, from) + purse;
  let far: readonly number[] | undefined;
  for (let i = 0; i < targetCount; i++) {
    const to = targets[i];
    const flown = crow[from * spaces + to];
    if (flown > reach || whyNotInfluence(g, seat, from, to, flown, purse) !== OK) continue;
    far ??= distances(s, from, reach, false);
    if (far[to] === flown || whyNotInfluence(g, seat, from, to, far[to], purse) === OK) return true;
  }
  return false;
}

function offerFrom(g: G, seat: number, from: number, offer: Offer): void {
  const { s } = g;
  const far = distances(s, from, s.terrain.length, false);
  const purse = tokens(s, seat);
  for (let to = 0; to < s.cityOwner.length; to++)
    if (isTarget(s, seat, to) && (to !== from || hasForeign(s, seat, to)))
      offer.unless(whyNotInfluence(g, seat, from, to, far[to], purse), 'influence', from, to);
}

export const influence: Kind<'influence'> = {
  choices(g, { seat }, offer) {
    const { s } = g;
    for (let from = 0; from < s.cityOwner.length; from++)
      if (isSource(s, seat, from)) offerFrom(g, seat, from, offer);
    if (s.source !== NONE) offer.can('none');
    busy(g, offer);
  },
  answer(g, { seat }, a) {
    const { s } = g;
    s.source = NONE;
    if (a[0] === 'none') return;
    const [, from, to] = a;
    const lack = distances(s, from, s.terrain.length, false)[to] - rangeOf(s, seat, from);
    g.tell('influences', seat, from, to);
    if (lack > 0) g.next('pay', { seat, cost: [0, 0, 0, 0, 0, 0, lack], swaps: tokenSwap(s, seat) });
    g.next('attempt', { seat, from, to });
  },
};

/** Success, a boost of exactly what is lacking, or failure (COC-16.4.a). */
function judge(g: G, seat: number, from: number, to: number, lack: number): void {
  const { s } = g;
  if (lack <= 0) g.next('succeed', { seat, from, to });
  else if (
    lack <= tokens(s, seat) &&
    !forbidsBoost(s, seat, to) &&
    // an influenced source targets itself without a boost (COC-16.3)
    !(s.cityOwner[from] === seat && isInfluenced(s, from))
  )
    g.ask(seat, 'boost', { to, lack, from });
  else g.next('fail', seat);
}

export const influenceSteps: Pick<StepTable, 'attempt' | 'succeed' | 'fail'> = {
  attempt(g, { seat, from, to }) {
    const { s } = g;
    const rolled = DIE_VALUES[g.roll(12)];
    const value = rolled + (works(s, seat, A.conversion) ? 1 : 0);
    g.tell('influenceRoll', seat, rolled, value);
    const lack = SUCCESS - value;
    if (lack > 0 && canReroll(s, seat, from, to)) g.ask(seat, 'reroll', { from, to, lack });
    else judge(g, seat, from, to, lack);
  },
  succeed(g, { seat, from, to }) {
    const { s } = g;
    const takeover = isTakeover(s, seat, to);
    s.influenced = 1;
    s.takeover = 0;
    if (works(s, seat, A.conversion)) gain(g, seat, CULTURE, 1);
    if (takeover) takeOver(g, seat, to);
    else if (s.cityOwner[to] === NONE) g.ask(seat, 'convertUnit', to);
    else if (isDruid(s, seat, to) && !hasReplaceable(s, seat, to)) blessDruid(g, seat, to);
    else if (isDruid(s, seat, to)) g.ask(seat, 'druid', to);
    else g.ask(seat, 'building', to);
    g.fire('influencedBy', { seat, from });
  },
  fail(g, seat) {
    g.s.takeover = 0;
    g.tell('influenceFails', seat);
  },
};

/** Buddhism: Ashoka's city may roll again once per turn where a Temple is concerned. */
function canReroll(s: State, seat: number, from: number, to: number): boolean {
  return (
    (s.powers & POWER_BUDDHISM) === 0 &&
    isLedBy(s, seat, L.ashoka, from) &&
    (hasBuilding(s, from, B.temple) || hasBuilding(s, to, B.temple))
  );
}

export const reroll: Kind<'reroll'> = {
  choices(g, _q, offer) {
    offer.can('yes');
    offer.can('no');
    busy(g, offer);
  },
  answer(g, { seat, data: { from, to, lack } }, [verb]) {
    g.s.powers |= POWER_BUDDHISM;
    if (verb === 'yes') {
      g.tell('leaderUsed', seat, L.ashoka);
      g.next('attempt', { seat, from, to });
    } else judge(g, seat, from, to, lack);
  },
};

function blessDruid(g: G, seat: number, city: number): void {
  g.s.druids = changed(g.s.druids, city, seat + 1);
  g.tell('druid', seat, city);
}

/** A building, or a token under the settlement. */
export const druid: Kind<'druid'> = {
  choices(g, _q, offer) {
    offer.can('yes');
    offer.can('no');
    busy(g, offer);
  },
  answer(g, { seat, data: city }, [verb]) {
    if (verb === 'yes') blessDruid(g, seat, city);
    else g.ask(seat, 'building', city);
  },
};

function takeOver(g: G, seat: number, to: number): void {
  const { s } = g;
  const manned = anyUnits(s, to);
  clearSpace(s, to);
  placeCity(s, seat, to, NEUTRAL);
  g.tell('takenOver', seat, to);
  if (manned && (unitsLeft(s, seat, SETTLER) > 0 || unitsLeft(s, seat, INFANTRY) > 0))
    g.ask(seat, 'garrison', to);
}

/** One settler or one infantry in the city that came over. */
export const garrison: Kind<'garrison'> = {
  choices(g, { seat }, offer) {
    for (const kind of [SETTLER, INFANTRY])
      offer.unless(unitsLeft(g.s, seat, kind) > 0 ? OK : g.no('no-piece'), 'unit', kind, 0);
    busy(g, offer);
  },
  answer(g, { seat, data: space }, [, kind]) {
    putUnits(g.s, space, seat, kind, 0, 1);
    g.tell('unitPlaced', seat, kind, space);
  },
};

/** Exactly what the roll lacks, or nothing (COC-16.4.a). */
export const boost: Kind<'boost'> = {
  choices(g, _q, offer) {
    offer.can('yes');
    offer.can('no');
    busy(g, offer);
  },
  answer(g, { seat, data: { to, lack, from } }, [verb]) {
    if (verb === 'no') {
      g.next('fail', seat);
      return;
    }
    g.next('pay', { seat, cost: [0, 0, 0, 0, 0, 0, lack], swaps: tokenSwap(g.s, seat) });
    g.next('succeed', { seat, from, to });
  },
};

/** The influencer picks the building on success (COC-16.9). */
export const building: Kind<'building'> = {
  auto: true,
  choices(g, { seat, data: city }, offer) {
    const { s } = g;
    for (let b = 0; b < BUILDING_KINDS; b++) {
      const colour = s.piece[city * BUILDING_KINDS + b];
      if (colour === NONE) continue;
      offer.unless(
        isReplaceable(s, seat, city, b) ? OK : colour === seat ? g.no('your-colour') : g.no('no-piece'),
        'building',
        b,
      );
    }
    busy(g, offer);
  },
  answer(g, { seat, data: city }, [, b]) {
    const at = city * BUILDING_KINDS + b;
    g.tell('influenced', seat, city, b, g.s.piece[at]);
    g.s.piece = changed(g.s.piece, at, seat);
  },
};
