/** Wonders (COC-21): building them, and the powers that are used in the own turn. */
import { type Blocked, NONE, OK } from '@epoka/kernel';
import {
  A,
  ADVANCE_COUNT,
  B,
  BUILDINGS,
  CA,
  CATEGORY_OF,
  CULTURE,
  E,
  GOODS,
  IS_GOVERNMENT,
  L,
  MOOD,
  SEA,
  SHIP,
  W,
  WONDER_ADVANCE,
  WONDERS,
} from '../content/index.ts';
import { activate, whyNotActivate } from './cities.ts';
import { startConstruct, whyNotConstruct, whyNotGrow, whyNotHealthy } from './construct.ts';
import {
  citiesOf,
  civ,
  enemyUnits,
  hasBuilding,
  isLedBy,
  owns,
  spacesWhere,
  unitsLeft,
  wonderWorks,
  works,
} from './counts.ts';
import { discardObjective, drawObjectives, pileEvent } from './drawing.ts';
import { canPay, MOOD_FOR_CULTURE, MOOD_FOR_RESOURCES } from './goods.ts';
import { giveUp, WONDER } from './hands.ts';
import { changed, HAPPY, type State, USED_LIBRARY, USED_STATUE, withLess } from './state.ts';
import { putUnits } from './units.ts';
import type { G, Kind, Offer, StepTable } from './vocabulary.ts';
import { busy } from './words.ts';

/** Leaders whose wonder costs two culture tokens less in their city (COC-26.16). */
const WONDER_OF: readonly (readonly [leader: number, wonder: number])[] = [
  [L['nebuchadnezzar-ii'], W['great-gardens']],
  [L['qin-shi-huang'], W['great-wall']],
];
const ARCHITECT_TOKENS = 3;
const REBATE = 2;

function wonderPrice(s: State, seat: number, wonder: number, city: number): readonly number[] {
  const { cost } = WONDERS[wonder];
  for (const [leader, own] of WONDER_OF)
    if (own === wonder && isLedBy(s, seat, leader, city)) return changed(cost, CULTURE, cost[CULTURE] - 2);
  return cost;
}

function wonderSwaps(s: State, seat: number): number {
  return civ(s, seat, CA['architecture-egypt']) ? MOOD_FOR_RESOURCES | MOOD_FOR_CULTURE : 0;
}

function hasArchitect(s: State, seat: number): boolean {
  return s.fronts[seat].includes(E['great-architect']);
}

function byArchitect(cost: readonly number[]): readonly number[] {
  return changed(cost, CULTURE, cost[CULTURE] - ARCHITECT_TOKENS);
}

/** Can be paid, with the Great Architect or what Xerxes spares where they help. */
function canPayWonder(s: State, seat: number, wonder: number, city: number): boolean {
  const cost = wonderPrice(s, seat, wonder, city);
  return canAfford(s, seat, city, hasArchitect(s, seat) ? byArchitect(cost) : cost);
}

function whyNotWonder(g: G, seat: number, wonder: number, city: number): Blocked {
  const { s } = g;
  if (!works(s, seat, A.engineering)) return g.no('missing-advance', A.engineering);
  if (s.mood[city] !== HAPPY) return g.no('not-happy');
  if (!works(s, seat, WONDER_ADVANCE[wonder]) && !hasArchitect(s, seat))
    return g.no('missing-advance', WONDER_ADVANCE[wonder]);
  if (WONDERS[wonder].needsPort && !hasBuilding(s, city, B.port)) return g.no('needs-building', B.port);
  let why = whyNotGrow(g, seat, city);
  if (why === OK) why = whyNotHealthy(g, seat);
  if (why === OK) why = whyNotActivate(g, city);
  if (why !== OK) return why;
  // culture tokens only, whatever the Great Arena allows (COC-21.9)
  return canPayWonder(s, seat, wonder, city) ? OK : g.no('cannot-pay');
}

/** What the seat may build, as far as who looks at the table can see it. */
function cardsOf(s: State, seat: number): number[] {
  return (s.shared === 1 ? s.wonderOpen : s.wonders[seat]).filter(card => card >= 0);
}

export function offerWonders(g: G, seat: number, spent: Blocked, offer: Offer): void {
  const { s } = g;
  const { cityOwner } = s;
  const cards = s.shared === 1 ? s.wonderOpen : s.wonders[seat];
  const building = spent === OK || offer.explaining;
  for (let i = 0; i < cards.length && building; i++) {
    if (cards[i] < 0) continue;
    for (let x = 0; x < cityOwner.length; x++)
      if (cityOwner[x] === seat)
        offer.unless(spent ?? whyNotWonder(g, seat, cards[i], x), 'wonder', cards[i], x);
  }
  if (offer.explaining && citiesOf(s, seat) === 0) offer.elsewhere(g.no('no-city'), 'wonder');
  if (wonderWorks(s, seat, W['great-library']))
    for (let a = 0; a < ADVANCE_COUNT; a++) offer.unless(whyNotName(g, seat, a), 'library', a);
  if (wonderWorks(s, seat, W['great-statue']))
    for (const card of s.objectives[seat])
      if (card >= 0) offer.unless((s.used & USED_STATUE) !== 0 ? g.no('once-per-turn') : OK, 'statue', card);
}

export function buildWonder(g: G, seat: number, wonder: number, city: number): void {
  const { s } = g;
  activate(s, city);
  const cost = wonderPrice(s, seat, wonder, city);
  if (hasArchitect(s, seat)) g.next('architect', { seat, wonder, city, cost });
  else g.next('rebate', { seat, wonder, city, cost, left: isLedBy(s, seat, L.xerxes, city) ? REBATE : 0 });
  g.next('wonder', { seat, wonder, city });
  g.next('activated', city);
}

export const wonderSteps: Pick<StepTable, 'wonder' | 'lighthouse' | 'architect' | 'rebate'> = {
  architect(g, data) {
    g.ask(data.seat, 'architect', data);
  },
  /** Xerxes: two of the price less, in any mix; Acamapichtli: two resources for each captive. Then it is paid. */
  rebate(g, data) {
    const { s } = g;
    const { seat, city, cost, left } = data;
    if (left > 0) g.ask(seat, 'rebate', data);
    else if (isLedBy(s, seat, L.acamapichtli, city) && s.captives.length > 0 && resources(cost) > 0)
      g.ask(seat, 'ransom', data);
    else g.next('pay', { seat, cost, swaps: wonderSwaps(s, seat) });
  },
  wonder(g, { seat, wonder, city }) {
    const { s } = g;
    if (s.shared === 1) s.wonderOpen.splice(s.wonderOpen.indexOf(wonder), 1);
    else giveUp(s, WONDER, seat, wonder);
    s.wonderAt = changed(s.wonderAt, wonder, city);
    s.wonderBuilder = changed(s.wonderBuilder, wonder, seat);
    s.builtThisRound++;
    s.buildersOfRound |= 1 << seat;
    g.tell('wonder', seat, wonder, city);
    if (wonder === W['great-statue']) drawObjectives(g, seat, 1);
    g.next('wonderGoals', seat);
    g.fire('built', { seat, city, building: NONE });
  },
  /** A free ship whenever the city of the Great Lighthouse was activated. */
  lighthouse(g, city) {
    const { s } = g;
    const seat = s.current;
    if (s.wonderAt[W['great-lighthouse']] !== city) return;
    if (unitsLeft(s, seat, SHIP) === 0) return;
    if (seaSpaces(s).some(x => !enemyUnits(s, seat, x))) g.ask(seat, 'lighthouse');
  },
};

/** The Great Architect is discarded for a cheaper wonder whose advance is not asked for. */
export const architect: Kind<'architect'> = {
  auto: true,
  choices(g, { seat, data: { wonder, city, cost } }, offer) {
    const { s } = g;
    offer.can('yes');
    const without = works(s, seat, WONDER_ADVANCE[wonder]) && canAfford(s, seat, city, cost);
    offer.unless(without ? OK : g.no('cannot-pay'), 'no');
    busy(g, offer);
  },
  answer(g, { seat, data: { wonder, city, cost } }, [verb]) {
    const { s } = g;
    let price = cost;
    if (verb === 'yes') {
      const card = E['great-architect'];
      s.fronts = withLess(s.fronts, seat, card);
      pileEvent(s, seat, card);
      g.tell('person', seat, card);
      price = byArchitect(cost);
    }
    g.next('rebate', {
      seat,
      wonder,
      city,
      cost: price,
      left: isLedBy(s, seat, L.xerxes, city) ? REBATE : 0,
    });
  },
};

/** Whether the price can be paid when so much of it is spared, and more for each captive of Acamapichtli. */
function canAfford(
  s: State,
  seat: number,
  city: number,
  cost: readonly number[],
  left: number = isLedBy(s, seat, L.xerxes, city) ? REBATE : 0,
): boolean {
  if (!isLedBy(s, seat, L.acamapichtli, city)) return canSpare(s, seat, cost, left, GOODS);
  // who goes back no longer stands for a token
  const { captives } = s;
  let can = false;
  for (let n = 0; n <= captives.length && !can; n++) {
    s.captives = captives.slice(n);
    can = canSpare(s, seat, cost, left + REBATE * n, COLLECTED);
  }
  s.captives = captives;
  return can;
}

/** Food, ore and wood come first among the goods. */
const COLLECTED = 3;

function resources(cost: readonly number[]): number {
  return cost.slice(0, COLLECTED).reduce((sum, n) => sum + n, 0);
}

function without(cost: readonly number[], kind: number): readonly number[] {
  return changed(cost, kind, cost[kind] - 1);
}

/** Whether the price can still be paid when so much of it is spared, of the first kinds of goods. */
function canSpare(s: State, seat: number, cost: readonly number[], left: number, kinds: number): boolean {
  if (canPay(s, seat, cost, wonderSwaps(s, seat))) return true;
  if (left === 0) return false;
  for (let kind = 0; kind < kinds; kind++)
    if (cost[kind] > s.res[seat * GOODS + kind] && canSpare(s, seat, without(cost, kind), left - 1, kinds))
      return true;
  return false;
}

export const rebate: Kind<'rebate'> = {
  auto: true,
  choices(g, { seat, data: { city, cost, left } }, offer) {
    const { s } = g;
    const kinds = isLedBy(s, seat, L.xerxes, city) ? GOODS : COLLECTED;
    for (let kind = 0; kind < kinds; kind++)
      if (cost[kind] > 0)
        offer.unless(
          canAfford(s, seat, city, without(cost, kind), left - 1) ? OK : g.no('cannot-pay'),
          'choose',
          kind,
        );
    busy(g, offer);
  },
  answer(g, { data }, [, kind]) {
    g.next('rebate', { ...data, cost: without(data.cost, kind), left: data.left - 1 });
  },
};

/** Acamapichtli: a captive goes back for two of the resources of a wonder. */
export const ransom: Kind<'ransom'> = {
  choices(g, { seat, data: { city, cost } }, offer) {
    const { s } = g;
    const [captive, ...others] = s.captives;
    s.captives = others;
    const spared = canAfford(s, seat, city, cost, Math.min(REBATE, resources(cost)));
    s.captives = [captive, ...others];
    offer.unless(spared ? OK : g.no('cannot-pay'), 'yes');
    offer.unless(canPay(s, seat, cost, wonderSwaps(s, seat)) ? OK : g.no('cannot-pay'), 'no');
    busy(g, offer);
  },
  answer(g, { seat, data }, [verb]) {
    const { s } = g;
    if (verb === 'no') {
      g.next('pay', { seat, cost: data.cost, swaps: wonderSwaps(s, seat) });
      return;
    }
    s.captives.pop();
    g.tell('captiveReturned', seat);
    g.next('rebate', { ...data, left: Math.min(REBATE, resources(data.cost)) });
  },
};

// ---- building in the leader's city

/** Something can be built there: a wonder, or a building where not only wonders count. `fee` culture tokens go first. */
export function whyNotHere(g: G, seat: number, city: number, wondersOnly: boolean, fee: number): Blocked {
  const { s } = g;
  const at = seat * GOODS;
  // with the Great Arena mood tokens pay for it, as a wonder wants culture tokens alone (COC-21.9)
  const inMood = wonderWorks(s, seat, W['great-arena']) ? Math.min(fee, s.res[at + MOOD]) : 0;
  s.res[at + CULTURE] -= fee - inMood;
  s.res[at + MOOD] -= inMood;
  const any =
    cardsOf(s, seat).some(card => whyNotWonder(g, seat, card, city) === OK) ||
    (!wondersOnly && BUILDINGS.some((_, b) => whyNotConstruct(g, seat, city, b) === OK));
  s.res[at + CULTURE] += fee - inMood;
  s.res[at + MOOD] += inMood;
  return any ? OK : g.no('no-effect');
}

export const buildHere: Kind<'buildHere'> = {
  choices(g, { seat, data: { city, wonders } }, offer) {
    for (const card of cardsOf(g.s, seat))
      offer.unless(whyNotWonder(g, seat, card, city), 'wonder', card, city);
    if (wonders === 0)
      for (const b of BUILDINGS.keys()) offer.unless(whyNotConstruct(g, seat, city, b), 'construct', city, b);
    offer.can('none');
    busy(g, offer);
  },
  answer(g, { seat }, a) {
    if (a[0] === 'wonder') buildWonder(g, seat, a[1], a[2]);
    else if (a[0] === 'construct') startConstruct(g, seat, a[1], a[2], true, true);
  },
};

function seaSpaces(s: State): number[] {
  return spacesWhere(s, x => s.terrain[x] === SEA);
}

export const lighthouse: Kind<'lighthouse'> = {
  choices(g, { seat }, offer) {
    for (const x of seaSpaces(g.s)) offer.unless(enemyUnits(g.s, seat, x) ? g.no('enemy-here') : OK, 'at', x);
    offer.can('none');
    busy(g, offer);
  },
  answer(g, { seat }, a) {
    if (a[0] === 'none') return;
    putUnits(g.s, a[1], seat, SHIP, 0, 1);
    g.tell('unitPlaced', seat, SHIP, a[1]);
  },
};

// ---- Great Library (COC-21.8)

function whyNotName(g: G, seat: number, advance: number): Blocked {
  const { s } = g;
  if ((s.used & USED_LIBRARY) !== 0) return g.no('once-per-turn');
  if (IS_GOVERNMENT[CATEGORY_OF[advance]]) return g.no('no-governments');
  return owns(s, seat, advance) ? g.no('already-owned') : OK;
}

/** Stands as an advance until the end of the turn. Trade Routes are used at once, if nothing was done before. */
export function nameAdvance(g: G, seat: number, advance: number): void {
  const { s } = g;
  s.used |= USED_LIBRARY;
  s.library = advance;
  g.tell('library', seat, advance);
  if (advance === A['trade-routes'] && s.deed === 1) g.next('routes', seat);
}

export function useStatue(g: G, seat: number, card: number): void {
  g.s.used |= USED_STATUE;
  discardObjective(g, seat, card);
  g.s.actions++;
  g.tell('statue', seat);
}
