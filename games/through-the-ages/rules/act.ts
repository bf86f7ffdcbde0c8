/** The action phase: what can be done with civil and military actions (TTA-9, 10, 11). */
import { type Answer, type Blocked, NONE, type Offers, OK, type QuestionRules } from '@epoka/kernel';
import * as T from '../content/tables.ts';
import { mayTradeFood, mayTradeResource } from './costs.ts';
import * as Do from './doing.ts';
import { foodOf, resourcesOf } from './goods.ts';
import { foodMissing } from './production.ts';
import {
  civilHandLimit,
  civilTotal,
  discontent,
  MOST_SCIENCE,
  militaryLeft,
  scienceRating,
} from './ratings.ts';
import { takeCard, takePrice, whyNotHave } from './row.ts';
import { canDraw, drawMilitary } from './score.ts';
import { SIMPLE } from './settings.ts';
import {
  type Civ,
  type Game,
  isCalm,
  NOT_IN_PLAY,
  ROUTES_ARMED,
  ROUTES_READY,
  removeOne,
  type State,
  spendCivil,
  spendMilitary,
} from './state.ts';
import type { Vocab } from './vocabulary.ts';
import * as Why from './whynot.ts';

type Offer = Offers<Vocab>;
type Rules<K extends keyof Vocab['questions']> = QuestionRules<State, Vocab, K>;

function offerTakes(g: Game, seat: number, offer: Offer, civil: number): void {
  const s = g.s;
  const limit = civilHandLimit(s, seat);
  for (let i = 0; i < s.row.length; i++) {
    const card = s.row[i];
    if (card === NONE) continue;
    const price = takePrice(s, seat, i);
    offer.unless(
      price > civil ? g.no('civilActions', price, civil) : whyNotHave(g, seat, card, limit),
      'take',
      i,
    );
  }
}

function offerBuildings(
  g: Game,
  c: Civ,
  seat: number,
  offer: Offer,
  noCivil: Blocked,
  noMilitary: Blocked,
): void {
  const all = offer.explaining;
  const workers = c.workers;
  if (c.idle > 0 || all)
    for (let h = 0; h < T.HOLDERS; h++) {
      if (workers[h] === NOT_IN_PLAY) continue;
      const none = h >= T.FIRST_UNIT ? noMilitary : noCivil;
      if (none === OK || all) offer.unless(none ?? Why.whyNotBuild(g, seat, h, 0), 'build', h);
    }
  for (let from = 0; from < T.HOLDERS; from++) {
    if (workers[from] === NOT_IN_PLAY || (workers[from] === 0 && !all)) continue;
    const unit = from >= T.FIRST_UNIT;
    const none = unit ? noMilitary : noCivil;
    if (none !== OK && !all) continue;
    const last = T.LAST[T.TYPE[from]];
    for (let to = from + 1; to <= last; to++)
      if (workers[to] !== NOT_IN_PLAY)
        offer.unless(none ?? Why.whyNotUpgrade(g, seat, from, to, 0), 'upgrade', from, to);
    const why = none ?? (workers[from] > 0 ? OK : g.no('noWorkerOn', from));
    if (unit) offer.unless(why, 'disband', from);
    else offer.unless(why, 'destroy', from);
  }
}

function offerStages(g: Game, c: Civ, seat: number, offer: Offer, noCivil: Blocked): void {
  if (c.building === NONE) {
    if (offer.explaining) offer.unless(noCivil ?? g.no('noWonder'), 'stage', 1);
    return;
  }
  if (noCivil !== OK && !offer.explaining) return;
  const most = Why.mostStages(c);
  const left = T.STAGES[c.building].length - c.stages;
  const beyond = offer.explaining ? 1 : 0;
  for (let n = 1; n <= Math.min(left, most) + beyond; n++)
    offer.unless(
      noCivil ?? (n > most && n <= left ? g.no('stagesAtOnce', most) : Why.whyNotStages(g, seat, n, 0)),
      'stage',
      n,
    );
}

function offerHand(g: Game, c: Civ, seat: number, offer: Offer, noCivil: Blocked, never: Blocked): void {
  const hand = c.hand;
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i];
    switch (T.KIND[card]) {
      case T.LEADER:
        offer.unless(noCivil, 'leader', card);
        break;
      case T.GOVERNMENT: {
        offer.unless(noCivil ?? Why.whyNotReform(g, seat, card), 'reform', card);
        // With all civil actions free there is one to spend; a revolution by military actions needs none.
        const military = c.leader !== NONE && T.MILITARY_REVOLUTION[c.leader];
        const none = military ? never : noCivil;
        offer.unless(none ?? Why.whyNotRevolution(g, seat, card, isCalm(c)), 'revolution', card);
        break;
      }
      case T.ACTION:
        if (hand.indexOf(card) === i && (noCivil === OK || offer.explaining))
          offer.unless(noCivil ?? Why.whyNotAction(g, seat, card), 'action', card);
        break;
      default:
        if (noCivil === OK || offer.explaining)
          offer.unless(noCivil ?? Why.whyNotTechnology(g, seat, card), 'technology', card);
    }
  }
}

/** What leaders, wonders, pacts and variants add to the list. */
function offerSpecialActions(
  g: Game,
  c: Civ,
  seat: number,
  offer: Offer,
  noCivil: Blocked,
  noMilitary: Blocked,
  never: Blocked,
): void {
  const s = g.s;
  if (
    c.leader !== NONE &&
    T.leaderCard(c.leader).recruits !== undefined &&
    (noCivil === OK || offer.explaining)
  )
    for (let h = T.FIRST_UNIT; h < T.HOLDERS; h++)
      if (c.workers[h] !== NOT_IN_PLAY) offer.unless(noCivil ?? Why.whyNotRecruit(g, seat, h), 'recruit', h);
  for (let i = 0; i < c.wonders.length; i++) {
    const discount = T.FREE_POPULATION[c.wonders[i]];
    if (discount > 0)
      offer.unless(
        never ?? (c.immigrated ? g.no('onceOnly') : Why.whyNotPopulate(g, seat, discount)),
        'immigrate',
      );
  }
  if (s.level === SIMPLE) return;
  const cards = c.military;
  for (let i = 0; i < cards.length; i++)
    if (T.KIND[cards[i]] === T.TACTIC && cards.indexOf(cards[i]) === i)
      offer.unless(noMilitary, 'tactic', cards[i]);
  if (s.drawAsAction) offer.unless(noMilitary ?? (canDraw(s) ? OK : g.no('noDeck')), 'draw');
  if (c.routes === ROUTES_READY && s.seats > 2) {
    const food = mayTradeFood(s, seat);
    if (food || mayTradeResource(s, seat))
      offer.unless(never ?? ((food ? foodOf(c) : resourcesOf(c)) > 0 ? OK : g.no('routesNothing')), 'routes');
  }
}

/** Legal, but the player should know what the end of the turn brings. */
function warnings(g: Game, c: Civ, seat: number, offer: Offer): void {
  const s = g.s;
  const unhappy = discontent(s, seat);
  if (unhappy > c.idle) {
    offer.warn(g.no('warnUprising', unhappy, c.idle));
    return;
  }
  const missing = foodMissing(s, seat);
  if (missing > 0) {
    offer.warn(g.no('warnFamine', missing));
    return;
  }
  const lost = c.science + scienceRating(s, seat) - MOST_SCIENCE;
  if (lost > 0) offer.warn(g.no('warnOverScience', lost));
}

/** One action that is not an action card with an order. */
function carryOut(g: Game, seat: number, a: Answer): void {
  const s = g.s;
  const c = s.civs[seat];
  const x = a[1] as number;
  switch (a[0]) {
    case 'take': {
      const price = takePrice(s, seat, x);
      spendCivil(c, price);
      takeCard(g, seat, x, price);
      break;
    }
    case 'populate':
      spendCivil(c, 1);
      Do.populate(g, seat, 0);
      break;
    case 'build':
      if (Why.isUnit(x)) spendMilitary(c, 1);
      else spendCivil(c, 1);
      Do.build(g, seat, x, 0);
      break;
    case 'upgrade':
      if (Why.isUnit(x)) spendMilitary(c, 1);
      else spendCivil(c, 1);
      Do.upgrade(g, seat, x, a[2] as number, 0);
      break;
    case 'destroy':
      spendCivil(c, 1);
      Do.unbuild(g, seat, x);
      break;
    case 'disband':
      spendMilitary(c, 1);
      Do.unbuild(g, seat, x);
      break;
    case 'stage':
      spendCivil(c, 1);
      Do.buildStages(g, seat, x, 0);
      break;
    case 'leader':
      spendCivil(c, 1);
      Do.playLeader(g, seat, x);
      break;
    case 'technology':
      spendCivil(c, 1);
      Do.playTechnology(g, seat, x);
      break;
    case 'reform':
      spendCivil(c, 1);
      Do.reform(g, seat, x);
      break;
    case 'revolution':
      Do.revolution(g, seat, x);
      break;
    case 'recruit':
      spendCivil(c, 1);
      Do.recruit(g, seat, x);
      break;
    case 'immigrate': {
      c.immigrated = true;
      let discount = 0;
      for (const wonder of c.wonders) if (T.FREE_POPULATION[wonder] > 0) discount = T.FREE_POPULATION[wonder];
      Do.populate(g, seat, discount);
      break;
    }
    case 'tactic':
      spendMilitary(c, 1);
      Do.playTactic(g, seat, x);
      break;
    case 'draw':
      spendMilitary(c, 1);
      drawMilitary(g, seat, 1);
      break;
    case 'routes':
      c.routes = ROUTES_ARMED;
      break;
  }
}

export const act: Rules<'act'> = {
  choices(g, q, offer) {
    const s = g.s;
    const seat = q.seat;
    const c = s.civs[seat];
    const civil = civilTotal(s, seat) - c.civilSpent;
    offerTakes(g, seat, offer, civil);
    const never = s.round === 1 ? g.no('firstRound') : OK;
    if (never === OK || offer.explaining) {
      const noCivil = never ?? (civil < 1 ? g.no('civilActions', 1, civil) : OK);
      const military = militaryLeft(s, seat);
      const noMilitary = never ?? (military < 1 ? g.no('militaryActions', 1, military) : OK);
      if (noCivil === OK || offer.explaining)
        offer.unless(noCivil ?? Why.whyNotPopulate(g, seat, 0), 'populate');
      offerBuildings(g, c, seat, offer, noCivil, noMilitary);
      offerStages(g, c, seat, offer, noCivil);
      offerHand(g, c, seat, offer, noCivil, never);
      offerSpecialActions(g, c, seat, offer, noCivil, noMilitary, never);
    }
    offer.can('endTurn');
    if (offer.explaining) warnings(g, c, seat, offer);
  },
  answer(g, q, a) {
    if (a[0] === 'endTurn') return;
    if (a[0] === 'action') {
      const c = g.s.civs[q.seat];
      const card = a[1];
      const calm = isCalm(c);
      spendCivil(c, 1);
      removeOne(c.hand, card);
      g.s.gone.push(card);
      g.tell('actionPlayed', q.seat, card);
      if (T.actionCard(card).order === undefined) Do.actionEffects(g, q.seat, card);
      else {
        g.ask(q.seat, 'order', { card, calm });
      }
    } else carryOut(g, q.seat, a);
    g.next('act');
  },
};

export const order: Rules<'order'> = {
  auto: true,
  choices(g, q, offer) {
    const what = T.actionCard(q.data.card).order;
    if (what === undefined) return;
    const calm = q.data.calm;
    someOffered(g, q.seat, offer, (verb, a, b) => Why.whyNotOrdered(g, q.seat, what, calm, verb, a, b), what);
  },
  answer(g, q, a) {
    const what = T.actionCard(q.data.card).order;
    if (what !== undefined)
      Do.doOrdered(
        g,
        q.seat,
        what,
        a[0],
        (a[1] as number | undefined) ?? 0,
        (a[2] as number | undefined) ?? 0,
      );
  },
};

function someOffered(
  g: Game,
  seat: number,
  offer: Offer,
  why: (verb: string, a: number, b: number) => Blocked,
  what: NonNullable<ReturnType<typeof T.actionCard>['order']>,
): void {
  Why.someOrdered(g.s, seat, what, (verb, a, b) => {
    const blocked = why(verb, a, b);
    if (verb === 'populate') offer.unless(blocked, verb);
    else if (verb === 'upgrade') offer.unless(blocked, verb, a, b);
    else offer.unless(blocked, verb, a);
    return false;
  });
}
