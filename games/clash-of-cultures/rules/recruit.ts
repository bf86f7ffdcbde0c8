/** Recruit (COC-11.16 to 11.21): a draft of units, paid together. */
import { type Blocked, NONE, OK } from '@epoka/kernel';
import {
  A,
  B,
  CA,
  CAVALRY,
  CULTURE,
  ELEPHANT,
  FOOD,
  FOREST,
  GOLD,
  GOODS,
  INFANTRY,
  IS_MILITARY,
  KINDS,
  L,
  LEADER,
  MOOD,
  OBJECTIVE,
  SETTLER,
  SHIP,
  UNITS,
} from '../content/index.ts';
import { activate, whyNotActivate } from './cities.ts';
import { appoint, discardLeader, settleLeaders } from './civs.ts';
import { release } from './corsairs.ts';
import {
  activationSize,
  adjacent,
  captivesOf,
  cargoOf,
  civ,
  distance,
  enemyUnits,
  hasBuilding,
  isEnemySpace,
  isLand,
  isLedBy,
  kindsIn,
  landUnitsAt,
  militaryAt,
  sizeOf,
  spacesWhere,
  stackOf,
  unitsAt,
  unitsLeft,
  works,
} from './counts.ts';
import { drawActions } from './drawing.ts';
import { onBarren } from './far-events.ts';
import { canPay, cultureForFood, gain, goldForCulture, tokenSwap } from './goods.ts';
import { taxOf } from './moving.ts';
import { changed, POWER_SHOGUN_DRAFT, type State } from './state.ts';
import { putUnits, removeUnits } from './units.ts';
import type { G, Kind, Offer, StepTable } from './vocabulary.ts';
import { busy } from './words.ts';

/**
 * The draft: units by kind, then settlers and infantry paid with mood tokens, then units taken from the map as
 * space * KINDS + kind.
 */
const LEVIED = KINDS;
const DRAFTED = KINDS + 1;
const MOVED_FROM = KINDS + 2;

const cost = [0, 0, 0, 0, 0, 0, 0];

function draftPrice(s: State, seat: number): number {
  return works(s, seat, A['civil-liberties']) ? 2 : 1;
}

/** The price of the draft with one unit more (kind, or NONE), in a list that is used again. */
function priceOfDraft(s: State, seat: number, kind: number, byMood: boolean): readonly number[] {
  cost.fill(0);
  const draft = s.draft;
  for (let k = 0; k < KINDS; k++) {
    let n = draft[k];
    if (k === SETTLER) n -= draft[LEVIED];
    else if (k === INFANTRY) n -= draft[DRAFTED];
    if (k === kind && !byMood) n++;
    if (s.levied[0] === k) n--;
    const each = UNITS[k].cost;
    for (let i = 0; i < GOODS; i++) cost[i] += n * each[i];
  }
  // one Draft in a Recruit, so one pair at most
  if (s.levied.length > 0) cost[s.levied[1]] += draftPrice(s, seat);
  payBeasts(s, seat, elephants(s, kind));
  cost[MOOD] += draft[LEVIED] + draft[DRAFTED] * draftPrice(s, seat);
  if (byMood) cost[MOOD] += kind === SETTLER ? 1 : draftPrice(s, seat);
  return cost;
}

/** Elephants of the draft with one unit more. */
function elephants(s: State, kind: number): number {
  return s.draft[ELEPHANT] + (kind === ELEPHANT ? 1 : 0);
}

/** Warbeasts: for each elephant of Carthage without a Market a food is paid in culture, or in gold (`swapsOf`). */
function payBeasts(s: State, seat: number, n: number): void {
  if (!civ(s, seat, CA.warbeasts) || hasBuilding(s, s.from, B.market)) return;
  cost[FOOD] -= n;
  cost[CULTURE] += n;
}

/** What may stand for what when the draft is paid with one unit more (kind, or NONE). */
function swapsOf(s: State, seat: number, kind: number): number {
  const swaps = tokenSwap(s, seat);
  if (!civ(s, seat, CA.warbeasts)) return swaps;
  const n = elephants(s, kind);
  return (
    swaps | (hasBuilding(s, s.from, B.market) ? cultureForFood(2 * n) : cultureForFood(n) | goldForCulture(n))
  );
}

/** Cities that recruit without a Market. */
function needsNoMarket(s: State, seat: number, city: number, kind: number): boolean {
  if (kind === CAVALRY)
    return (
      (civ(s, seat, CA.provinces) && distance(s, s.home[seat], city) >= 3) ||
      (civ(s, seat, CA.horsemanship) && hasBuilding(s, city, B.fortress)) ||
      (civ(s, seat, CA['mounted-archers']) && sizeOf(s, city) === 1)
    );
  return (
    (civ(s, seat, CA['indian-elephants']) && s.terrain[city] === FOREST) ||
    (civ(s, seat, CA['grey-tide']) && onBarren(s, city)) ||
    civ(s, seat, CA.warbeasts)
  );
}

function drafted(s: State): number {
  let n = 0;
  for (let k = 0; k < KINDS; k++) n += s.draft[k];
  return n;
}

function takenFrom(s: State, at: number): number {
  let n = 0;
  for (let i = MOVED_FROM; i < s.draft.length; i++) if (s.draft[i] === at) n++;
  return n;
}

/** What keeps a unit out of the draft, whatever it costs. */
function whyNotRecruit(g: G, seat: number, city: number, kind: number): Blocked {
  const { s } = g;
  if (kind === SHIP && !hasBuilding(s, city, B.port)) return g.no('needs-building', B.port);
  if (
    (kind === CAVALRY || kind === ELEPHANT) &&
    !hasBuilding(s, city, B.market) &&
    !needsNoMarket(s, seat, city, kind)
  )
    return g.no('needs-building', B.market);
  if (kind === LEADER) {
    if (s.barred[seat] === 1 || s.leaders[seat].length === 0) return g.no('no-leaders');
    if (s.draft[LEADER] > 0) return g.no('one-leader');
  }
  if (drafted(s) >= activationSize(s, city)) return g.no('recruit-limit', activationSize(s, city));
  if (IS_MILITARY[kind]) {
    let military = militaryAt(s, city);
    for (let k = 0; k < KINDS; k++)
      if (IS_MILITARY[k]) military += s.draft[k] - takenFrom(s, city * KINDS + k);
    // another leader makes room for the new one (COC-26.4)
    if (kind === LEADER && unitsAt(s, city, LEADER) > 0) military--;
    const most = stackOf(s, seat, city) + roomBeside(s, seat, city);
    if (military >= most) return g.no('stack-limit', most);
  }
  if (kind === SHIP && enemyUnits(s, seat, s.port[city])) {
    const enemy = s.holder[s.port[city]];
    if (enemy < s.seats && s.ban[seat * s.seats + enemy] === 1) return g.no('negotiations', enemy);
    if (taxOf(s, seat, s.port[city]) > 0) return g.no('tax-unpaid', taxOf(s, seat, s.port[city]));
  }
  return OK;
}

/** Vercingetorix: recruits may stand beside his city. */
function roomBeside(s: State, seat: number, city: number): number {
  if (!isLedBy(s, seat, L.vercingetorix, city)) return 0;
  let n = 0;
  for (const x of openBeside(s, seat, city)) n += stackOf(s, seat, x) - militaryAt(s, x);
  return n;
}

/** Land next to the city where no enemy is. */
function openBeside(s: State, seat: number, city: number): number[] {
  return spacesWhere(s, x => adjacent(s, x, city) && isLand(s, x) && !isEnemySpace(s, seat, x));
}

function whyNotAdd(g: G, seat: number, city: number, kind: number, byMood: boolean): Blocked {
  const { s } = g;
  const why = whyNotRecruit(g, seat, city, kind);
  if (why !== OK) return why;
  if (kind !== LEADER && isUsedUp(s, seat, kind)) return g.no('no-piece');
  return canPay(s, seat, priceOfDraft(s, seat, kind, byMood), swapsOf(s, seat, kind))
    ? OK
    : g.no('cannot-pay');
}

/** The draft has every piece in supply, and perhaps some from the map beside. */
function isUsedUp(s: State, seat: number, kind: number): boolean {
  return s.draft[kind] >= unitsLeft(s, seat, kind);
}

function emptyDraft(): number[] {
  return [0, 0, 0, 0, 0, 0, 0, 0];
}

/**
 * Kinds of which the seat could pay one unit, in resources or in mood tokens, and has one in supply or on the map, as bits: what
 * every city can recruit as far as it has room and the buildings.
 */
export function kindsToHave(s: State, seat: number): number {
  const swaps = tokenSwap(s, seat);
  let kinds = 0;
  for (let k = 0; k < kindsIn(s); k++) {
    const paid = canPay(s, seat, UNITS[k].cost, swaps) || (k === ELEPHANT && civ(s, seat, CA.warbeasts));
    // what others do not hold captive is in supply or on the map
    if (paid ? captivesOf(s, seat, k) < UNITS[k].pieces : canLevy(s, seat, k)) kinds |= 1 << k;
  }
  return kinds;
}

/** A unit for mood tokens, by Sanitation or Draft. */
function canLevy(s: State, seat: number, kind: number): boolean {
  if (!mayLevy(s, seat, kind)) return false;
  levyCost[MOOD] = kind === SETTLER ? 1 : draftPrice(s, seat);
  return canPay(s, seat, levyCost, tokenSwap(s, seat)) && unitsLeft(s, seat, kind) > 0;
}
const levyCost = [0, 0, 0, 0, 0, 0, 0];

/** The city can be activated and at least one unit be had, of the kinds that `kindsToHave` names. */
export function whyNotRecruitAt(g: G, seat: number, city: number, kinds: number): Blocked {
  const { s } = g;
  const why = whyNotActivate(g, city);
  if (why !== OK) return why;
  const otherwise = works(s, seat, A.draft);
  if (kinds === 0 && !otherwise) return g.no('cannot-recruit');
  const { draft: before, from } = s;
  s.draft = EMPTY;
  s.from = city;
  let any = false;
  for (let k = 0; k < KINDS && !any; k++) any = (kinds & (1 << k)) !== 0 && canRecruit(g, seat, city, k);
  if (!any && otherwise) any = canLevyOtherwise(g, seat, city);
  s.draft = before;
  s.from = from;
  return any ? OK : g.no('cannot-recruit');
}

/** What an elephant of Carthage costs depends on the city; all else was looked at for all cities. */
function canRecruit(g: G, seat: number, city: number, kind: number): boolean {
  const why =
    kind === ELEPHANT && civ(g.s, seat, CA.warbeasts)
      ? whyNotRelocate(g, seat, city, kind)
      : whyNotRecruit(g, seat, city, kind);
  return why === OK;
}
const EMPTY = emptyDraft();

/** Sanitation and Draft: one settler, one infantry in each Recruit for mood tokens (COC-11.19). */
function mayLevy(s: State, seat: number, kind: number): boolean {
  return (kind === SETTLER && works(s, seat, A.sanitation)) || (kind === INFANTRY && works(s, seat, A.draft));
}

export function startRecruit(g: G, seat: number, city: number): void {
  const { s } = g;
  s.draft = emptyDraft();
  s.levied = [];
  s.chief = NONE;
  s.from = city;
  activate(s, city);
  g.ask(seat, 'recruit', city);
}

export const recruit: Kind<'recruit'> = {
  choices(g, { seat, data: city }, offer) {
    const { s } = g;
    for (let k = 0; k < kindsIn(s); k++) {
      if (k === LEADER && s.randomLeaders === 0) {
        for (const card of s.leaders[seat]) offer.unless(whyNotAdd(g, seat, city, k, false), 'leader', card);
        continue;
      }
      offer.unless(whyNotAdd(g, seat, city, k, false), 'add', k);
      if (k === LEADER) continue;
      offerLevies(g, seat, city, k, offer);
      if (mayLevy(s, seat, k)) {
        const used = s.draft[k === SETTLER ? LEVIED : DRAFTED] > 0;
        offer.unless(used ? g.no('once-per-recruit') : whyNotAdd(g, seat, city, k, true), 'levy', k);
      }
      // no piece left: one of the own may be taken from the map first (COC-11.21)
      if (!isUsedUp(s, seat, k)) continue;
      for (let x = 0; x < s.holder.length; x++) {
        if (s.holder[x] !== seat || unitsAt(s, x, k) <= takenFrom(s, x * KINDS + k)) continue;
        offer.unless(whyNotRelocate(g, seat, city, k), 'relocate', x, k);
      }
    }
    if (civ(s, seat, CA.shogunate) && works(s, seat, A.draft)) offer.unless(whyNotShogun(g, seat), 'shogun');
    offer.unless(drafted(s) + s.levied.length === 0 ? g.no('recruit-something') : OK, 'done');
    busy(g, offer);
  },
  answer(g, { seat, data: city }, a) {
    const { s } = g;
    switch (a[0]) {
      case 'add':
        s.draft[a[1]]++;
        break;
      case 'leader':
        s.draft[LEADER]++;
        s.chief = a[1];
        break;
      case 'levyWith':
        s.draft[a[1]]++;
        s.levied.push(a[1], a[2]);
        break;
      case 'shogun':
        s.powers |= POWER_SHOGUN_DRAFT;
        s.levied.push(NONE, MOOD);
        break;
      case 'levy':
        s.draft[a[1]]++;
        s.draft[a[1] === SETTLER ? LEVIED : DRAFTED]++;
        break;
      case 'relocate':
        s.draft.push(a[1] * KINDS + a[2]);
        s.draft[a[2]]++;
        break;
      case 'done':
        g.next('pay', {
          seat,
          cost: priceOfDraft(s, seat, NONE, false).slice(),
          swaps: swapsOf(s, seat, NONE),
        });
        g.next('recruited', city);
        return;
    }
    g.ask(seat, 'recruit', city);
  },
};

/** Draft paid in culture (Sparta) or gold, also for a ship (Carthage's mercenaries). */
function offerLevies(g: G, seat: number, city: number, kind: number, offer: Offer): void {
  const { s } = g;
  if (!works(s, seat, A.draft) || (kind !== INFANTRY && kind !== SHIP)) return;
  const gold = civ(s, seat, CA['mercenaries-carthage']);
  if (kind === INFANTRY && civ(s, seat, CA.sparta))
    offer.unless(whyNotLevyWith(g, seat, city, kind, CULTURE), 'levyWith', kind, CULTURE);
  if (gold) offer.unless(whyNotLevyWith(g, seat, city, kind, GOLD), 'levyWith', kind, GOLD);
  if (gold && kind === SHIP) offer.unless(whyNotLevyWith(g, seat, city, kind, MOOD), 'levyWith', kind, MOOD);
}

function whyNotLevyWith(g: G, seat: number, city: number, kind: number, resource: number): Blocked {
  const { s } = g;
  if (s.draft[DRAFTED] > 0 || s.levied.length > 0) return g.no('once-per-recruit');
  const why = whyNotRecruit(g, seat, city, kind);
  if (why !== OK) return why;
  if (isUsedUp(s, seat, kind)) return g.no('no-piece');
  priceOfDraft(s, seat, NONE, false);
  cost[resource] += draftPrice(s, seat);
  return canPay(s, seat, cost, swapsOf(s, seat, NONE)) ? OK : g.no('cannot-pay');
}

/** Draft paid otherwise, or for a card. */
function canLevyOtherwise(g: G, seat: number, city: number): boolean {
  const { s } = g;
  if (civ(s, seat, CA.sparta) && whyNotLevyWith(g, seat, city, INFANTRY, CULTURE) === OK) return true;
  if (civ(s, seat, CA['mercenaries-carthage']))
    for (const kind of [INFANTRY, SHIP]) if (whyNotLevyWith(g, seat, city, kind, GOLD) === OK) return true;
  return civ(s, seat, CA.shogunate) && whyNotShogun(g, seat) === OK;
}

/** Shogunate: a Draft brings a card instead of an infantry, once per turn. */
function whyNotShogun(g: G, seat: number): Blocked {
  const { s } = g;
  if ((s.powers & POWER_SHOGUN_DRAFT) !== 0) return g.no('once-per-turn');
  if (s.draft[DRAFTED] > 0 || s.levied.length > 0) return g.no('once-per-recruit');
  priceOfDraft(s, seat, NONE, false);
  cost[MOOD] += draftPrice(s, seat);
  return canPay(s, seat, cost, swapsOf(s, seat, NONE)) ? OK : g.no('cannot-pay');
}

function whyNotRelocate(g: G, seat: number, city: number, kind: number): Blocked {
  const why = whyNotRecruit(g, seat, city, kind);
  if (why !== OK) return why;
  return canPay(g.s, seat, priceOfDraft(g.s, seat, kind, false), swapsOf(g.s, seat, kind))
    ? OK
    : g.no('cannot-pay');
}

export const recruitSteps: Pick<StepTable, 'recruited' | 'deploy' | 'medicine' | 'excessCargo'> = {
  /** The order of COC-11.20. */
  recruited(g, city) {
    const { s } = g;
    const seat = s.current;
    const draft = s.draft;
    s.draft = [];
    for (let i = MOVED_FROM; i < draft.length; i++) {
      const space = Math.floor(draft[i] / KINDS);
      removeUnits(s, space, draft[i] % KINDS, 1);
      g.tell('relocated', seat, draft[i] % KINDS, space);
      if (draft[i] % KINDS === SHIP) g.next('excessCargo', space);
    }
    let armed = false;
    if (draft[LEADER] > 0) {
      discardLeader(g, seat);
      // COC-28.7
      if (s.chief === NONE) s.chief = s.leaders[seat][g.roll(s.leaders[seat].length)];
      appoint(g, seat, s.chief);
      s.chief = NONE;
    }
    for (let k = 0; k < KINDS; k++) {
      if (draft[k] === 0) continue;
      g.tell('recruited', seat, k, draft[k], city);
      if (k !== SETTLER) armed = true;
      if (k !== SHIP) putUnits(s, city, seat, k, 0, draft[k]);
    }
    const byDraft = draft[DRAFTED] > 0 || s.levied.length > 0;
    if (s.levied[0] === NONE) drawActions(g, seat, 1);
    s.levied = [];
    if (byDraft) s.drafts++;
    if (byDraft && s.drafts >= 2) g.next('instant', { seat, met: [OBJECTIVE['draft-objective']] });
    g.next('medicine', seat);
    if (armed && works(s, seat, A.nationalism)) g.next('nationalism', seat);
    if (draft.slice(0, KINDS).some(n => n > 0))
      g.fire('recruitedUnits', { seat, city, units: draft.slice(0, KINDS) });
    if (isLedBy(s, seat, L.vercingetorix, city))
      g.next('deploy', { seat, city, units: draft.slice(0, KINDS) });
    if (draft[SHIP] > 0) g.next('launch', { seat, space: s.port[city], ships: draft[SHIP] });
    g.next('activated', city);
  },
  /** Recruits of Vercingetorix that find no room, or that should, stand beside his city. */
  deploy(g, { seat, city, units }) {
    if (canDeploy(g.s, seat, city, units)) g.ask(seat, 'deploy', { city, units });
  },
  medicine(g, seat) {
    const { paid } = g.s;
    if (works(g.s, seat, A.medicine) && paid.some((n, kind) => n > 0 && kind < MOOD)) g.ask(seat, 'medicine');
  },
  /** More aboard than the ships carry: the owner removes the rest (COC-17.18). */
  excessCargo(g, space) {
    const { s } = g;
    if (landUnitsAt(s, space) > cargoOf(s, s.holder[space]) * unitsAt(s, space, SHIP))
      g.ask(s.holder[space], 'excessCargo', space);
  },
};

/** Takes back one resource just spent, what was really paid (COC-27.9). */
export const medicine: Kind<'medicine'> = {
  auto: true,
  choices(g, _q, offer) {
    const { paid } = g.s;
    for (let kind = 0; kind < GOODS; kind++)
      if (paid[kind] > 0) offer.unless(kind < MOOD ? OK : g.no('no-tokens-back'), 'choose', kind);
    busy(g, offer);
  },
  answer(g, { seat }, [, kind]) {
    gain(g, seat, kind, 1);
  },
};

export const excessCargo: Kind<'excessCargo'> = {
  auto: true,
  choices(g, { data: space }, offer) {
    for (let k = 0; k < KINDS; k++) if (k !== SHIP && unitsAt(g.s, space, k) > 0) offer.can('drop', k);
    busy(g, offer);
  },
  answer(g, { seat, data: space }, [, kind]) {
    removeUnits(g.s, space, kind, 1);
    g.tell('unitLost', seat, kind, space);
    const { battle } = g.s;
    release(g.s);
    // a leader lost as cargo of a sea battle was eliminated in it (COC-17.19.a)
    settleLeaders(
      g,
      battle.space === NONE ? NONE : battle.attacker === seat ? battle.defender : battle.attacker,
    );
    g.next('excessCargo', space);
  },
};

function canDeploy(s: State, seat: number, city: number, units: readonly number[]): boolean {
  return units.some((n, k) => n > 0 && k !== SHIP) && openBeside(s, seat, city).length > 0;
}

/** One recruit after the other goes to a space beside, if wanted; while there are too many, it must. */
export const deploy: Kind<'deploy'> = {
  choices(g, { seat, data: { city, units } }, offer) {
    const { s } = g;
    for (let k = 0; k < KINDS; k++) {
      if (units[k] === 0 || k === SHIP) continue;
      for (const x of openBeside(s, seat, city)) {
        const full = IS_MILITARY[k] && militaryAt(s, x) >= stackOf(s, seat, x);
        offer.unless(full ? g.no('stack-limit', stackOf(s, seat, x)) : OK, 'banish', k, x);
      }
    }
    const crowded = militaryAt(s, city) > stackOf(s, seat, city);
    offer.unless(crowded ? g.no('stack-limit', stackOf(s, seat, city)) : OK, 'done');
    busy(g, offer);
  },
  answer(g, { seat, data: { city, units } }, a) {
    if (a[0] === 'done') return;
    const [, kind, to] = a;
    removeUnits(g.s, city, kind, 1);
    putUnits(g.s, to, seat, kind, 0, 1);
    g.tell('unitPlaced', seat, kind, to);
    g.next('deploy', { seat, city, units: changed(units, kind, units[kind] - 1) });
  },
};
