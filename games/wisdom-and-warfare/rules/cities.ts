/** City Management: the actions of cities, and the way on the culture track (WAW-7, 14.4). */
import { type Blocked, NONE, OK, type QuestionRules } from '@epoka/kernel';
import { ability } from '../content/abilities.ts';
import { BUILDINGS } from '../content/buildings.ts';
import {
  ANARCHY,
  EGYPT,
  FIRST_BUILDING,
  FIRST_WONDER,
  LAST_STEP,
  MONARCHY,
  policy,
  ROME,
  STEP_CULTURE,
  STEP_TRADE,
  stepLevel,
  tech,
  wonder,
} from '../content/tables.ts';
import { beginUse, offerAbilities } from './abilities.ts';
import {
  audit,
  clearTop,
  coinOnTech,
  coinsOn,
  drawUnit,
  gainCulture,
  inSupply,
  put,
  refillWonders,
  setTop,
  stepOn,
  takeGood,
} from './changes.ts';
import {
  armiesOf,
  arts,
  coinSlots,
  conversionFor,
  hasPolicy,
  hasWonder,
  isUsed,
  knows,
  markUsed,
  reach,
} from './counts.ts';
import { ACTION, declare, OWN } from './declare.ts';
import { elsewhere } from './elsewhere.ts';
import { beginPlay, offerCards } from './events.ts';
import { offerHarvest } from './harvest.ts';
import {
  afterFirst,
  BUILDING_ITEM,
  cannotGetFree,
  cannotGetThisFree,
  cannotMake,
  FIGURE_ITEM,
  itemCost,
  needsSquare,
  offerSquares,
  UNIT_ITEM,
  WALLS_ITEM,
  WONDER_ITEM,
} from './items.ts';
import { CITIES, type G, MANAGE, type State } from './state.ts';
import type { Vocab } from './vocabulary.ts';

export const PRODUCE = 0;
export const ARTS = 1;
export const HARVEST = 2;
export const PROGRAM = 3;
export const FREE = 4;
const KINDS = 5;

const SPLIT = ability('split');
const ANGKOR = ability('angkor');
const EGYPT_FREE = ability('egypt');
const TRADITION = ability('tradition');
const WONDER_COIN = ability('wonder-coin');
const ENGINEERING = tech('engineering');
const EDUCATION = tech('education');
const ANGKOR_WAT = wonder('angkor-wat');
const MILITARY = policy('military-tradition');

export function manage(g: G, seat: number): void {
  g.s.phase = MANAGE;
  g.s.shelved = [];
  g.s.active = seat;
  g.next('cities', seat);
}

/** Asked until the player is done. */
export function cities(g: G, seat: number): void {
  g.ask(seat, 'cities');
}

function actionsLeft(s: State, seat: number, c: number): number {
  const i = seat * CITIES + c;
  return 1 + (c === 0 && s.gov[seat] === MONARCHY ? 1 : 0) + s.extra[i] - s.taken[i];
}

function cannotAct(g: G, seat: number, c: number, kind: number): Blocked {
  const { s } = g;
  if (c === 0 && s.gov[seat] === ANARCHY) return g.no('capital-anarchy');
  if (actionsLeft(s, seat, c) <= 0) return g.no('city-acted');
  if (c === 0 && s.gov[seat] === MONARCHY && (s.acts[seat * CITIES] >> kind) & 1)
    return g.no('action-repeated');
  if (kind === PROGRAM && (s.program[seat] >> c) & 1) return g.no('program-exists');
  if (kind === HARVEST) return cannotHarvest(g, seat, c);
  if (kind === FREE) return isUsed(s, seat, EGYPT_FREE) ? g.no('already-used') : cannotGetFree(g, seat, c);
  return OK;
}

function cannotHarvest(g: G, seat: number, c: number): Blocked {
  let found = false;
  let why: Blocked = g.no('nothing-to-harvest');
  offerHarvest(g, seat, c, true, blocked => {
    if (blocked === OK) found = true;
    else why = blocked;
  });
  return found ? OK : why;
}

function cannotAdvance(g: G, seat: number): Blocked {
  const { s } = g;
  if (s.step[seat] >= LAST_STEP) return g.no('track-ended');
  const level = stepLevel(s.step[seat] + 1);
  if (s.culture[seat] < STEP_CULTURE[level])
    return g.no('not-enough-culture', STEP_CULTURE[level], s.culture[seat]);
  if (s.trade[seat] < STEP_TRADE[level]) return g.no('not-enough-trade', STEP_TRADE[level], s.trade[seat]);
  return OK;
}

export const citiesQuestion: QuestionRules<State, Vocab, 'cities'> = {
  choices(g, q, offer) {
    const { s } = g;
    for (let c = 0; c < CITIES; c++) {
      if (s.city[q.seat * CITIES + c] === NONE) continue;
      for (let kind = 0; kind < (s.civ[q.seat] === EGYPT ? KINDS : FREE); kind++)
        offer.unless(cannotAct(g, q.seat, c, kind), 'act', c, kind);
    }
    offer.unless(cannotAdvance(g, q.seat), 'advance');
    offerAbilities(g, q.seat, 'cities', offer);
    offerCards(g, q.seat, 'cities', false, offer);
    offer.can('done');
    elsewhere(g, offer, ['city', 'card']);
  },
  answer(g, q, a) {
    const { s } = g;
    const { seat } = q;
    if (a[0] === 'done') return g.tell('doneManaging', seat);
    switch (a[0]) {
      case 'advance': {
        const level = stepLevel(s.step[seat] + 1);
        s.culture[seat] -= STEP_CULTURE[level];
        s.trade[seat] -= STEP_TRADE[level];
        g.tell('paidStep', seat, STEP_CULTURE[level], STEP_TRADE[level]);
        stepOn(g, seat);
        break;
      }
      case 'use':
        beginUse(g, seat, a[1]);
        break;
      case 'play':
        beginPlay(g, seat, a[1], a[2], true);
        break;
      case 'act':
        beginAction(g, seat, a[1], a[2]);
        break;
    }
    g.next('cities', seat);
  },
};

/** `draft` is the seat, the city, the kind of action, then items of three numbers each. */
function beginAction(g: G, seat: number, c: number, kind: number): void {
  const { s } = g;
  s.draft = [seat, c, kind];
  if (kind === PRODUCE || kind === FREE) g.ask(seat, 'item', { second: false });
  else if (kind === HARVEST) g.ask(seat, 'harvest');
  else act(g, seat);
}

/** Everything is chosen: the city has acted, whatever comes of it (WAW-4.7). */
function act(g: G, seat: number): void {
  const { s } = g;
  const [, c, kind, ...rest] = s.draft;
  s.draft = [];
  s.taken[seat * CITIES + c]++;
  s.acts[seat * CITIES + c] |= 1 << kind;
  if (kind === FREE) markUsed(s, seat, EGYPT_FREE);
  if (kind === PRODUCE && rest.length > 3) markUsed(s, seat, SPLIT);
  if (kind === HARVEST && rest.length > 2) markUsed(s, seat, ANGKOR);
  declare(g, ACTION, seat, c, kind, ...rest);
}

// ---- producing

const firstItem = (s: State): number[] => s.draft.slice(3, 6);

export const item: QuestionRules<State, Vocab, 'item'> = {
  choices(g, q, offer) {
    const { s } = g;
    const { seat } = q;
    const c = s.draft[1];
    if (s.draft[2] === FREE) {
      for (let form = 0; form < BUILDINGS.length; form++)
        offer.unless(cannotGetThisFree(g, seat, c, form), 'building', form);
    } else if (q.data.second) {
      const first = firstItem(s);
      const spent = itemCost(s, seat, first[0], first[1]);
      const most = reach(s, seat, c);
      afterFirst(s, seat, c, first, () => offerItems(g, seat, c, spent, most, offer));
      if (first[0] === WONDER_ITEM)
        offer.unless(g.no('supply-empty'), 'wonder', s.wonderUp.indexOf(first[1]));
      offer.can('enough');
    } else offerItems(g, seat, c, 0, reach(s, seat, c), offer);
    offer.can('back');
    elsewhere(g, offer, s.draft[2] === FREE ? [] : ['wonder']);
  },
  answer(g, q, a) {
    const { s } = g;
    switch (a[0]) {
      case 'back':
        s.draft = [];
        return;
      case 'enough':
        return act(g, q.seat);
      case 'figure':
        s.draft.push(FIGURE_ITEM, a[1]);
        break;
      case 'unit':
        s.draft.push(UNIT_ITEM, a[1]);
        break;
      case 'building':
        s.draft.push(BUILDING_ITEM, a[1]);
        break;
      case 'wonder':
        s.draft.push(WONDER_ITEM, s.wonderUp[a[1]]);
        break;
      case 'walls':
        s.draft.push(WALLS_ITEM, 0);
        break;
    }
    const kind = s.draft[s.draft.length - 2];
    if (needsSquare(kind))
      g.ask(q.seat, 'place', { kind, what: s.draft[s.draft.length - 1], second: q.data.second });
    else chosen(g, q.seat, NONE);
  },
};

interface ItemOffers {
  unless(why: Blocked, verb: 'figure' | 'unit' | 'building' | 'wonder', what: number): void;
  unless(why: Blocked, verb: 'walls'): void;
}

function offerItems(g: G, seat: number, c: number, spent: number, most: number, offer: ItemOffers): void {
  const { s } = g;
  const why = (kind: number, what: number): Blocked => cannotMake(g, seat, c, kind, what, spent, most);
  for (let kind = 0; kind < 2; kind++) offer.unless(why(FIGURE_ITEM, kind), 'figure', kind);
  for (let type = 0; type < 4; type++) offer.unless(why(UNIT_ITEM, type), 'unit', type);
  for (let form = 0; form < BUILDINGS.length; form++)
    offer.unless(why(BUILDING_ITEM, form), 'building', form);
  for (let slot = 0; slot < s.wonderUp.length; slot++)
    if (s.wonderUp[slot] !== NONE) offer.unless(why(WONDER_ITEM, s.wonderUp[slot]), 'wonder', slot);
  offer.unless(why(WALLS_ITEM, 0), 'walls');
}

export const place: QuestionRules<State, Vocab, 'place'> = {
  choices(g, q, offer) {
    const { s } = g;
    const { kind, what, second } = q.data;
    const c = s.draft[1];
    const squares = () =>
      offerSquares(g, q.seat, c, kind, what, (why, at) => {
        offer.unless(why, 'at', at);
      });
    if (second) afterFirst(s, q.seat, c, firstItem(s), squares);
    else squares();
    offer.can('back');
    elsewhere(g, offer);
  },
  answer(g, q, a) {
    if (a[0] === 'at') return chosen(g, q.seat, a[1]);
    const { s } = g;
    s.draft.length -= 2;
    g.ask(q.seat, 'item', { second: q.data.second });
  },
};

/** The item has its square. With Engineering a second one may follow. */
function chosen(g: G, seat: number, q: number): void {
  const { s } = g;
  s.draft.push(q);
  const first = s.draft.length === 6;
  if (first && s.draft[2] === PRODUCE && knows(s, seat, ENGINEERING) && !isUsed(s, seat, SPLIT))
    g.ask(seat, 'item', { second: true });
  else act(g, seat);
}

// ---- harvesting

export const harvest: QuestionRules<State, Vocab, 'harvest'> = {
  choices(g, q, offer) {
    const { s } = g;
    const first = s.draft.length > 3 ? s.draft[4] : NONE;
    offerHarvest(g, q.seat, s.draft[1], true, (why, at, good) =>
      offer.unless(
        why ?? (good === first && s.market[good] < 2 ? g.no('supply-empty') : OK),
        'take',
        at,
        good,
      ),
    );
    if (first !== NONE) offer.can('enough');
    offer.can('back');
    elsewhere(g, offer);
  },
  answer(g, q, a) {
    const { s } = g;
    if (a[0] === 'back') {
      s.draft = [];
      return;
    }
    if (a[0] === 'take') s.draft.push(a[1], a[2]);
    const twice = hasWonder(s, q.seat, ANGKOR_WAT) && !isUsed(s, q.seat, ANGKOR);
    if (a[0] === 'take' && s.draft.length === 5 && twice) g.ask(q.seat, 'harvest');
    else act(g, q.seat);
  },
};

// ---- when nobody has cancelled it

export function resolveAction(g: G, thing: readonly number[]): void {
  const { s } = g;
  const seat = thing[1];
  const c = thing[OWN];
  const kind = thing[OWN + 1];
  const rest = thing.slice(OWN + 2);
  switch (kind) {
    case ARTS: {
      gainCulture(g, seat, arts(s, seat, c));
      return;
    }
    case PROGRAM:
      s.program[seat] |= 1 << c;
      {
        g.tell('program', seat, c);
        return;
      }
    case HARVEST:
      for (let i = 0; i < rest.length; i += 2) takeGood(g, seat, rest[i + 1]);
      return;
    case PRODUCE: {
      let cost = 0;
      for (let i = 0; i < rest.length; i += 3) cost += itemCost(s, seat, rest[i], rest[i + 1]);
      const trade = Math.min(s.trade[seat], conversionFor(s, seat, c, cost));
      s.trade[seat] -= trade;
      if (trade > 0) g.tell('converted', seat, trade);
      s.program[seat] &= ~(1 << c);
      break;
    }
  }
  for (let i = 0; i < rest.length; i += 3)
    g.next('make', { seat, city: c, kind: rest[i], what: rest[i + 1], square: rest[i + 2] });
}

export interface Make {
  readonly seat: number;
  readonly city: number;
  readonly kind: number;
  readonly what: number;
  readonly square: number;
}

export function make(g: G, { seat, city, kind, what, square }: Make): void {
  const { s } = g;
  switch (kind) {
    case FIGURE_ITEM: {
      g.next('deploy', { seat, kind: what, square });
      return;
    }
    case UNIT_ITEM:
      drawUnit(g, seat, what);
      return;
    case WALLS_ITEM:
      s.walls[seat] |= 1 << city;
      {
        g.tell('walls', seat, city);
        return;
      }
    case BUILDING_ITEM:
      clearTop(g, square, seat);
      setTop(s, square, FIRST_BUILDING + what);
      g.tell('built', seat, FIRST_BUILDING + what, square);
      break;
    case WONDER_ITEM: {
      clearTop(g, square, seat);
      s.wonderUp[s.wonderUp.indexOf(what)] = NONE;
      setTop(s, square, FIRST_WONDER + what);
      g.tell('built', seat, FIRST_WONDER + what, square);
      refillWonders(g);
      wonderBuilt(g, seat);
      break;
    }
  }
  audit(g);
  g.next('limits');
}

function wonderBuilt(g: G, seat: number): void {
  const { s } = g;
  if (
    knows(s, seat, EDUCATION) &&
    !isUsed(s, seat, WONDER_COIN) &&
    coinsOn(s, seat, EDUCATION) < coinSlots(s, seat)
  ) {
    markUsed(s, seat, WONDER_COIN);
    coinOnTech(g, seat, EDUCATION);
  }
  if (s.civ[seat] === ROME) g.next('freeStep', seat);
}

export function freeStep(g: G, seat: number): void {
  if (g.s.step[seat] < LAST_STEP) stepOn(g, seat);
}

/** A new figure; an army among strangers attacks them at once (WAW-7.12). */
export function deploy(g: G, { seat, kind, square }: { seat: number; kind: number; square: number }): void {
  const { s } = g;
  put(s, seat, inSupply(s, seat, kind, armiesOf(s, seat)), square);
  g.tell('figure', seat, kind, square);
  if (kind !== 0) return;
  if (hasPolicy(s, seat, MILITARY) && !isUsed(s, seat, TRADITION)) {
    markUsed(s, seat, TRADITION);
    g.next('levy', { seat, n: 1 });
  }
  g.next('sally', { seat, square });
}
