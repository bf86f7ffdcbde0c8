/** Abilities of techs, policies, governments and wonders: whether they can be used, at what, for which price (WAW-5.9, 11.7). */
import { type Blocked, NONE, OK, type QuestionRules } from '@epoka/kernel';
import { ABILITIES, type AbilityPhase } from '../content/abilities.ts';
import { GOOD_IDS, POLICY_IDS, WONDER_IDS } from '../content/ids.ts';
import {
  eventOf,
  FEUDALISM,
  LEVEL,
  MARKER_GOOD,
  MARKET_GOODS,
  stepLevel,
  TECH_COUNT,
  tech,
} from '../content/tables.ts';
import {
  audit,
  clearTop,
  coinOnTech,
  coinsOn,
  discardUnit,
  drawEvent,
  gainCulture,
  gainTrade,
  inSupply,
  learn,
  obsoleteWonder,
  put,
  returnGood,
  takeCard,
  takeGood,
  takeMarker,
} from './changes.ts';
import { armiesOf, coinSlots, hasPolicy, hasWonder, isUsed, knows, markUsed } from './counts.ts';
import { ABILITY, CARD, cancelTop, declare, EVENT, GIVEN, MARKER, OWN, refund, TOKEN } from './declare.ts';
import { elsewhere } from './elsewhere.ts';
import { offerHarvest } from './harvest.ts';
import { cannotDeploy } from './placing.ts';
import { explored, landlord } from './squares.ts';
import { CITIES, FIGURES, type G, type State } from './state.ts';
import { cannotDestroy, cannotLearn, cannotObsolete, canSailTo, wonderInPlay } from './targets.ts';
import type { Vocab } from './vocabulary.ts';

const TECH_OF = ABILITIES.map(one => (one.tech === undefined ? NONE : tech(one.tech)));
const POLICY_OF = ABILITIES.map(one => POLICY_IDS.findIndex(id => one.of === `policy:${id}`));
const WONDER_OF = ABILITIES.map(one => WONDER_IDS.findIndex(id => one.of === `wonder:${id}`));
const GOODS_OF = ABILITIES.map(one => (one.goods ?? []).map(good => GOOD_IDS.indexOf(good)));

const ofPhase = (phase: AbilityPhase): readonly number[] =>
  ABILITIES.flatMap((one, a) => (one.phase === phase ? [a] : []));
const OF_PHASE: Readonly<Record<AbilityPhase, readonly number[]>> = {
  start: ofPhase('start'),
  trade: ofPhase('trade'),
  cities: ofPhase('cities'),
  movement: ofPhase('movement'),
  battle: ofPhase('battle'),
  reaction: ofPhase('reaction'),
  trigger: ofPhase('trigger'),
};

export function hasAbility(s: State, seat: number, a: number): boolean {
  if (TECH_OF[a] !== NONE) return knows(s, seat, TECH_OF[a]);
  if (POLICY_OF[a] !== NONE) return hasPolicy(s, seat, POLICY_OF[a]);
  if (WONDER_OF[a] !== NONE) return hasWonder(s, seat, WONDER_OF[a]);
  return ABILITIES[a].does === 'harvest' && s.gov[seat] === FEUDALISM;
}

// ---- what it costs

export const costsGoods = (a: number): boolean => GOODS_OF[a].length > 0 || ABILITIES[a].any !== undefined;

/** Tokens, markers and gift cards that could pay for it. */
export function canPayGoods(s: State, seat: number, a: number): boolean {
  const { any } = ABILITIES[a];
  let gifts = 0;
  let princely = 0;
  for (const card of s.hand[seat]) {
    const { goods } = eventOf(card).effects[0];
    if (goods === undefined) continue;
    gifts++;
    if (goods.includes('uranium')) princely++;
  }
  if (any !== undefined) {
    let n = gifts + s.kept[seat].length;
    for (let good = 0; good < MARKET_GOODS; good++) n += s.goods[seat * MARKET_GOODS + good];
    return n >= any;
  }
  let missing = 0;
  for (const good of GOODS_OF[a]) {
    if (hasGood(s, seat, good)) continue;
    if (GOOD_IDS[good] === 'incense' || (GOOD_IDS[good] === 'uranium' && princely === 0)) return false;
    missing++;
  }
  return missing <= gifts;
}

/** Whether what lies open before a seat pays for an ability. If not, using it tells of what it keeps face down. */
function paysOpenly(s: State, seat: number, a: number): boolean {
  const at = seat * MARKET_GOODS;
  const { any } = ABILITIES[a];
  if (any !== undefined) {
    let n = 0;
    for (let good = 0; good < MARKET_GOODS; good++) n += s.goods[at + good];
    return n >= any;
  }
  for (const good of GOODS_OF[a]) if (good >= MARKET_GOODS || s.goods[at + good] === 0) return false;
  return true;
}

function hasGood(s: State, seat: number, good: number): boolean {
  if (good < MARKET_GOODS && s.goods[seat * MARKET_GOODS + good] > 0) return true;
  for (const marker of s.kept[seat]) if (MARKER_GOOD[marker] === good) return true;
  return false;
}

export function cannotUse(g: G, seat: number, a: number): Blocked {
  const { s } = g;
  const { trade = 0, culture = 0, does } = ABILITIES[a];
  if (isUsed(s, seat, a)) return g.no('already-used');
  if (does === 'coin' && coinsOn(s, seat, TECH_OF[a]) >= coinSlots(s, seat)) return g.no('slots-full');
  if (s.trade[seat] < trade) return g.no('not-enough-trade', trade, s.trade[seat]);
  if (s.culture[seat] < culture) return g.no('not-enough-culture', culture, s.culture[seat]);
  if (costsGoods(a) && !canPayGoods(s, seat, a)) return g.no('cannot-pay');
  return aimless(g, seat, a);
}

function aimless(g: G, seat: number, a: number): Blocked {
  const { s } = g;
  const { does } = ABILITIES[a];
  switch (does) {
    case 'learn':
    case 'buyTech':
    case 'copyTech':
      for (let t = 0; t < TECH_COUNT; t++) if (cannotPick(g, seat, a, t) === OK) return OK;
      return g.no('nothing-to-learn');
    case 'person':
      for (const n of s.people) if (n > 0) return OK;
      return g.no('supply-empty');
    case 'break': {
      for (let w = 0; w < WONDER_IDS.length; w++)
        if (wonderInPlay(s, w) && cannotObsolete(g, a, w) === OK) return OK;
      if (ABILITIES[a].or === 'unit') {
        for (let other = 0; other < s.seats; other++)
          if (other !== seat && s.standing[other].length > 0) return OK;
      } else
        for (let q = 0; q < s.top.length; q++)
          if (s.top[q] > 0 && cannotDestroy(g, seat, {}, q) === OK) return OK;
      return g.no('no-target');
    }
    case 'sail':
      for (let f = 0; f < FIGURES; f++) {
        const from = s.fig[seat * FIGURES + f];
        if (from !== NONE && canSail(g, seat, from)) return OK;
      }
      return g.no('no-target');
    case 'nuke':
      for (let city = 0; city < s.city.length; city++)
        if (city % CITIES > 0 && s.city[city] !== NONE) return OK;
      return g.no('no-target');
    case 'harvest': {
      let found = false;
      for (let c = 0; c < CITIES; c++)
        offerHarvest(g, seat, c, false, why => {
          found ||= why === OK;
        });
      return found ? OK : g.no('nothing-to-harvest');
    }
    case 'figure': {
      const q = s.wonderAt[WONDER_OF[a]];
      if (figureBlocked(g, seat, 0, q) === OK) return OK;
      return figureBlocked(g, seat, 1, q);
    }
    case 'draw':
      return eventsLeft(s, stepLevel(s.step[seat])) > 0 ? OK : g.no('supply-empty');
    case 'drawTwo':
      return eventsLeft(s, 1) + eventsLeft(s, 2) + eventsLeft(s, 3) > 0 ? OK : g.no('supply-empty');
    default:
      return OK;
  }
}

const eventsLeft = (s: State, level: number): number =>
  s.events[level - 1].length + s.eventUsed[level - 1].length;

function canSail(g: G, seat: number, from: number): boolean {
  for (let q = 0; q < g.s.ground.length; q++) if (canSailTo(g.s, seat, from, q)) return true;
  return false;
}

function figureBlocked(g: G, seat: number, kind: number, q: number): Blocked {
  if (inSupply(g.s, seat, kind, armiesOf(g.s, seat)) === NONE) return g.no('supply-empty');
  return cannotDeploy(g, seat, kind, q);
}

/** Why the ability can't teach this tech. */
function cannotPick(g: G, seat: number, a: number, t: number): Blocked {
  const { s } = g;
  const { does, n = 0 } = ABILITIES[a];
  if (knows(s, seat, t)) return g.no('tech-known');
  if (does === 'buyTech' && LEVEL[t] !== n) return g.no('wrong-level', n);
  if (does === 'copyTech') {
    let known = false;
    for (let other = 0; other < s.seats; other++) known ||= other !== seat && knows(s, other, t);
    if (!known) return g.no('nobody-knows');
  }
  return cannotLearn(g, seat, t);
}

/** Offers every ability that the seat has for this phase. */
export function offerAbilities(
  g: G,
  seat: number,
  phase: AbilityPhase,
  offer: { unless(why: Blocked, verb: 'use', ability: number): void },
): void {
  for (const a of OF_PHASE[phase])
    if (hasAbility(g.s, seat, a)) offer.unless(cannotUse(g, seat, a), 'use', a);
}

// ---- targets

/** Chosen: `draft` is seat, ability, then what it is aimed at. */
export function beginUse(g: G, seat: number, a: number, back = true): void {
  if (costsGoods(a) && !paysOpenly(g.s, seat, a)) g.mark();
  g.s.draft = [seat, a];
  targetOn(g, seat, back);
}

function targetsNeeded(a: number): number {
  switch (ABILITIES[a].does) {
    case 'boost':
    case 'shareTrade':
    case 'lock':
    case 'learn':
    case 'nuke':
    case 'buyTech':
    case 'figure':
    case 'copyTech':
    case 'drawTwo':
      return 1;
    case 'break':
    case 'sail':
    case 'harvest':
      return 2;
    default:
      return 0;
  }
}

function targetOn(g: G, seat: number, back: boolean): void {
  const { s } = g;
  const a = s.draft[1];
  if (s.draft.length - 2 < targetsNeeded(a)) {
    g.ask(seat, 'target', { ability: a, back });
    return;
  }
  if (costsGoods(a)) {
    s.pay = [];
    g.ask(seat, 'payGoods', { ability: a, back });
    return;
  }
  const targets = s.draft.slice(2);
  s.draft = [];
  markUsed(s, seat, a);
  spend(g, seat, a);
  perform(g, seat, a, targets);
}

function spend(g: G, seat: number, a: number): void {
  const { trade = 0, culture = 0 } = ABILITIES[a];
  g.s.trade[seat] -= trade;
  g.s.culture[seat] -= culture;
  if (trade > 0) g.tell('paidTrade', seat, trade);
  if (culture > 0) g.tell('paidCulture', seat, culture);
}

export const target: QuestionRules<State, Vocab, 'target'> = {
  choices(g, q, offer) {
    const { s } = g;
    const a = q.data.ability;
    const { seat } = q;
    const { does } = ABILITIES[a];
    switch (does) {
      case 'boost':
        for (let c = 0; c < CITIES; c++) if (s.city[seat * CITIES + c] !== NONE) offer.can('city', c);
        break;
      case 'shareTrade':
        for (let other = 0; other < s.seats; other++) if (other !== seat) offer.can('player', other);
        break;
      case 'lock':
        for (let at = 0; at < s.ground.length; at++)
          if (explored(s, at) && s.here[at] > 0)
            offer.unless(s.locked.includes(at) ? g.no('already-locked') : OK, 'at', at);
        for (let at = 0; at < s.ground.length; at++)
          if (explored(s, at) && s.here[at] === 0 && !s.locked.includes(at)) offer.can('at', at);
        break;
      case 'learn':
      case 'buyTech':
      case 'copyTech':
        for (let t = 0; t < TECH_COUNT; t++) offer.unless(cannotPick(g, seat, a, t), 'tech', t);
        break;
      case 'nuke':
        for (let city = 0; city < s.city.length; city++)
          if (s.city[city] !== NONE)
            offer.unless(city % CITIES === 0 ? g.no('not-the-capital') : OK, 'at', s.city[city]);
        break;
      case 'drawTwo':
        for (let level = 1; level <= 3; level++)
          offer.unless(eventsLeft(s, level) > 0 ? OK : g.no('supply-empty'), 'level', level);
        break;
      case 'figure': {
        const at = s.wonderAt[WONDER_OF[a]];
        offer.unless(figureBlocked(g, seat, 0, at), 'kind', 0);
        offer.unless(figureBlocked(g, seat, 1, at), 'kind', 1);
        break;
      }
      case 'harvest':
        for (let c = 0; c < CITIES; c++)
          offerHarvest(g, seat, c, false, (why, at, good) => offer.unless(why, 'take', at, good));
        break;
      case 'break':
        for (let w = 0; w < WONDER_IDS.length; w++)
          if (wonderInPlay(s, w)) offer.unless(cannotObsolete(g, a, w), 'wonder', w);
        if (ABILITIES[a].or === 'unit') {
          for (let other = 0; other < s.seats; other++)
            if (other !== seat)
              offer.unless(s.standing[other].length > 0 ? OK : g.no('no-units'), 'player', other);
        } else
          for (let at = 0; at < s.top.length; at++)
            if (s.top[at] > 0) offer.unless(cannotDestroy(g, seat, {}, at), 'at', at);
        break;
      case 'sail':
        if (s.draft.length === 2) {
          for (let f = 0; f < FIGURES; f++) {
            const at = s.fig[seat * FIGURES + f];
            if (at === NONE || s.fig.indexOf(at, seat * FIGURES) !== seat * FIGURES + f) continue;
            offer.unless(canSail(g, seat, at) ? OK : g.no('no-way'), 'from', at);
          }
        } else
          for (let at = 0; at < s.ground.length; at++)
            if (canSailTo(s, seat, s.draft[2], at)) offer.can('at', at);
        break;
    }
    if (q.data.back) offer.can('back');
    const here = does === 'learn' || does === 'buyTech' || does === 'copyTech' ? (['tech'] as const) : [];
    elsewhere(g, offer, here);
  },
  answer(g, q, a) {
    const { s } = g;
    if (a[0] === 'back') {
      s.draft = [];
      return;
    }
    if (ABILITIES[q.data.ability].does === 'break') s.draft.push(BREAKS.indexOf(a[0]));
    for (let i = 1; i < a.length; i++) s.draft.push(a[i] as number);
    targetOn(g, q.seat, q.data.back);
  },
};

/** What Monarchy and Gunpowder break. */
const BREAKS: readonly string[] = ['wonder', 'player', 'at'];

// ---- paying

/** Goods still to be covered: the kinds, or how many of any kind. */
function open(s: State, a: number): { kinds: number[]; any: number } {
  const kinds = GOODS_OF[a].slice();
  let any = ABILITIES[a].any ?? 0;
  for (let i = 0; i < s.pay.length; i += 3) {
    any--;
    const at = kinds.indexOf(s.pay[i + 2]);
    if (at >= 0) kinds.splice(at, 1);
  }
  return { kinds, any };
}

export const payGoods: QuestionRules<State, Vocab, 'payGoods'> = {
  choices(g, q, offer) {
    const { s } = g;
    const { seat } = q;
    const { kinds } = open(s, q.data.ability);
    const any = ABILITIES[q.data.ability].any !== undefined;
    const fits = (good: number): Blocked => (any || kinds.includes(good) ? OK : g.no('wrong-good'));
    for (let good = 0; good < MARKET_GOODS; good++) {
      const held = s.goods[seat * MARKET_GOODS + good];
      if (held === 0) continue;
      let promised = 0;
      for (let i = 0; i < s.pay.length; i += 3) if (s.pay[i] === TOKEN && s.pay[i + 1] === good) promised++;
      offer.unless(promised >= held ? g.no('in-payment') : fits(good), 'token', good);
    }
    const kept = s.kept[seat];
    for (let place = 0; place < kept.length; place++)
      offer.unless(fits(MARKER_GOOD[kept[place]]), 'marker', place);
    const hand = s.hand[seat];
    for (let place = 0; place < hand.length; place++) {
      const { goods } = eventOf(hand[place]).effects[0];
      if (goods === undefined) {
        offer.unless(g.no('no-gift'), 'gift', place, 0);
        continue;
      }
      // Of any kind one name is enough.
      for (const id of goods)
        if (!any || id === goods[0])
          offer.unless(fits(GOOD_IDS.indexOf(id)), 'gift', place, GOOD_IDS.indexOf(id));
    }
    if (q.data.back || offer.count === 0) offer.can('back');
    elsewhere(g, offer, ['good', 'marker', 'card']);
  },
  answer(g, q, a) {
    const { s } = g;
    switch (a[0]) {
      case 'back':
        refund(s, q.seat);
        s.draft = [];
        return;
      case 'token':
        s.pay.push(TOKEN, a[1], a[1]);
        break;
      case 'marker': {
        const marker = takeMarker(g, q.seat, a[1]);
        s.pay.push(MARKER, marker, MARKER_GOOD[marker]);
        break;
      }
      case 'gift':
        s.pay.push(CARD, takeCard(g, q.seat, a[1]), a[2]);
        break;
    }
    const left = open(s, q.data.ability);
    if (left.kinds.length > 0 || left.any > 0) g.ask(q.seat, 'payGoods', q.data);
    else g.next('payGifts', q.seat);
  },
};

/** Gift cards first, one after the other: each may be cancelled, and then the payment fails (WAW-14.9). */
export function payGifts(g: G, seat: number): void {
  const { s } = g;
  if (s.pay.length === 0) return;
  for (let i = 0; i < s.pay.length; i += 3) {
    if (s.pay[i] !== CARD) continue;
    s.pay[i] = GIVEN;
    declare(g, EVENT, seat, s.pay[i + 1], 0, s.pay[i + 2]);
    g.next('payGifts', seat);
    return;
  }
  payRest(g, seat);
}

function payRest(g: G, seat: number): void {
  const { s } = g;
  for (let i = 0; i < s.pay.length; i += 3) {
    if (s.pay[i] === TOKEN) {
      returnGood(s, seat, s.pay[i + 1]);
      g.tell('spentGood', seat, s.pay[i + 1]);
    } else if (s.pay[i] === MARKER) g.tell('spentMarker', seat, s.pay[i + 1]);
  }
  s.pay = [];
  g.mark();
  const [, a, ...targets] = s.draft;
  s.draft = [];
  markUsed(s, seat, a);
  declare(g, ABILITY, seat, a, ...targets);
}

// ---- what they do

export function resolveAbility(g: G, item: readonly number[]): void {
  perform(g, item[1], item[OWN], item.slice(OWN + 1));
}

function perform(g: G, seat: number, a: number, targets: readonly number[]): void {
  const { s } = g;
  const { does, n = 0, of } = ABILITIES[a];
  g.because(of);
  switch (does) {
    case 'boost':
      s.boost[seat * CITIES + targets[0]] += n;
      g.tell('boost', seat, targets[0], n);
      return;
    case 'culture': {
      gainCulture(g, seat, n);
      return;
    }
    case 'shareTrade':
      gainTrade(g, seat, n);
      gainTrade(g, targets[0], 6);
      return;
    case 'strike':
      s.battle.strike = n;
      g.tell('strike', seat, n);
      return;
    case 'wounds':
      g.ask(seat, 'wounds', { n });
      return;
    case 'person': {
      g.next('person', seat);
      return;
    }
    case 'coin':
      coinOnTech(g, seat, TECH_OF[a]);
      return;
    case 'cancelAction':
    case 'cancelEvent':
    case 'cancelAbility': {
      cancelTop(g, seat);
      return;
    }
    case 'break':
      breakOne(g, seat, targets);
      break;
    case 'lock':
      s.locked.push(targets[0]);
      g.tell('locked', targets[0]);
      return;
    case 'learn':
    case 'buyTech':
      learn(g, seat, targets[0]);
      break;
    case 'copyTech':
      learn(g, seat, targets[0]);
      g.next('researched', { seat, tech: targets[0] });
      break;
    case 'sail':
      for (let f = 0; f < FIGURES; f++)
        if (s.fig[seat * FIGURES + f] === targets[0]) {
          put(s, seat, f, targets[1]);
          s.moved[seat] |= 1 << f;
        }
      g.tell('sailed', seat, targets[0], targets[1]);
      break;
    case 'extraActions':
      for (let c = 0; c < CITIES; c++) if (s.city[seat * CITIES + c] !== NONE) s.extra[seat * CITIES + c]++;
      g.tell('extraActions', seat);
      return;
    case 'nuke': {
      g.next('nuke', targets[0]);
      return;
    }
    case 'draw':
      drawEvent(g, seat, stepLevel(s.step[seat]));
      g.next('limits');
      return;
    case 'drawTwo':
      drawEvent(g, seat, targets[0]);
      drawEvent(g, seat, targets[0]);
      g.next('limits');
      return;
    case 'harvest': {
      takeGood(g, seat, targets[1]);
      return;
    }
    case 'figure': {
      g.next('deploy', { seat, kind: targets[0], square: s.wonderAt[WONDER_OF[a]] });
      return;
    }
  }
  audit(g);
  g.next('limits');
}

function breakOne(g: G, seat: number, [what, which]: readonly number[]): void {
  const { s } = g;
  if (what === 0) {
    obsoleteWonder(g, which);
    return;
  }
  if (what === 2) {
    clearTop(g, which, landlord(s, which));
    return;
  }
  const forces = s.standing[which];
  const [unit] = forces.splice(g.roll(forces.length), 1);
  discardUnit(s, unit);
  g.tell('unitKilled', which, unit, seat);
}
