/** The action phase: what can be done with civil and military actions (TTA-9, 10, 11). */
import { type Answer, type Blocked, NONE, type Offers, OK, type QuestionRules } from '@epoka/kernel';
import * as T from '../content/tables.ts';
import * as Do from './actions.ts';
import { mayTradeFood, mayTradeResource } from './costs.ts';
import { elsewhere, type Kind } from './elsewhere.ts';
import { foodOf, resourcesOf } from './goods.ts';
import * as Why from './legality.ts';
import { civilHandLimit, civilTotal, militaryLeft } from './ratings.ts';
import { strongest } from './reasons.ts';
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
import { warnAction, warnEndTurn, warnTactic } from './warnings.ts';

type Offer = Offers<Vocab>;
type Rules<K extends keyof Vocab['questions']> = QuestionRules<State, Vocab, K>;

function offerTakes(g: Game, seat: number, offer: Offer, civil: number): void {
  const s = g.s;
  const limit = civilHandLimit(s, seat);
  const full = !offer.explaining && s.civs[seat].hand.length >= limit;
  for (let i = 0; i < s.row.length; i++) {
    const card = s.row[i];
    if (card === NONE || (full && T.KIND[card] !== T.WONDER)) continue;
    const price = takePrice(s, seat, i);
    const noCivil = price > civil ? g.no('civilActions', price, civil) : OK;
    if (noCivil === OK || offer.explaining)
      offer.unless(strongest(g, whyNotHave(g, seat, card, limit), noCivil), 'take', i);
  }
}

function offerBuildings(
  g: Game,
  c: Civ,
  seat: number,
  offer: Offer,
  never: Blocked,
  noCivil: Blocked,
  noMilitary: Blocked,
): void {
  const all = offer.explaining;
  const workers = c.workers;
  if (c.idle > 0 || all)
    for (let h = 0; h < T.HOLDERS; h++) {
      if (workers[h] === NOT_IN_PLAY) continue;
      const none = h >= T.FIRST_UNIT ? noMilitary : noCivil;
      if (none === OK || all)
        offer.unless(never ?? strongest(g, Why.whyNotBuild(g, seat, h, 0), none), 'build', h);
    }
  for (let from = 0; from < T.HOLDERS; from++) {
    if (workers[from] === NOT_IN_PLAY || (workers[from] === 0 && !all)) continue;
    const unit = from >= T.FIRST_UNIT;
    const none = unit ? noMilitary : noCivil;
    if (none !== OK && !all) continue;
    const last = T.LAST[T.TYPE[from]];
    let better = false;
    for (let to = from + 1; to <= last; to++)
      if (workers[to] !== NOT_IN_PLAY) {
        better = true;
        offer.unless(
          never ?? strongest(g, Why.whyNotUpgrade(g, seat, from, to, 0), none),
          'upgrade',
          from,
          to,
        );
      }
    if (!better && all) {
      const best = from === last;
      const why = best ? g.no('bestOfKind') : g.no('noBetterTechnology', T.TYPE[from]);
      offer.unless(never ?? why, 'upgrade', from, best ? from : from + 1);
    }
    const why = never ?? (workers[from] > 0 ? none : g.no('noWorkerOn', from));
    if (unit) offer.unless(why, 'disband', from);
    else offer.unless(why, 'destroy', from);
  }
}

function offerStages(g: Game, c: Civ, seat: number, offer: Offer, never: Blocked, noCivil: Blocked): void {
  if (c.building === NONE) {
    if (offer.explaining) offer.unless(never ?? g.no('noWonder'), 'stage', 1);
    return;
  }
  if (noCivil !== OK && !offer.explaining) return;
  const most = Why.mostStages(c);
  const left = T.STAGES[c.building].length - c.stages;
  const beyond = offer.explaining ? 1 : 0;
  for (let n = 1; n <= Math.min(left, most) + beyond; n++)
    offer.unless(
      never ??
        strongest(
          g,
          n > most && n <= left ? g.no('stagesAtOnce', most) : Why.whyNotStages(g, seat, n, 0),
          noCivil,
        ),
      'stage',
      n,
    );
}

function offerHand(g: Game, c: Civ, seat: number, offer: Offer, never: Blocked, noCivil: Blocked): void {
  const hand = c.hand;
  const all = offer.explaining;
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i];
    switch (T.KIND[card]) {
      case T.LEADER:
        offer.unless(never ?? noCivil, 'leader', card);
        break;
      case T.GOVERNMENT: {
        if (noCivil === OK || all)
          offer.unless(never ?? strongest(g, Why.whyNotReform(g, seat, card), noCivil), 'reform', card);
        // With all civil actions free there is one to spend; a revolution by military actions needs none.
        offer.unless(never ?? Why.whyNotRevolution(g, seat, card, isCalm(c)), 'revolution', card);
        break;
      }
      case T.ACTION:
        if (hand.indexOf(card) !== i || (noCivil !== OK && !all)) break;
        offer.unless(never ?? strongest(g, Why.whyNotAction(g, seat, card), noCivil), 'action', card);
        if (all) offer.warn(warnAction(g, seat, card));
        break;
      default:
        if (noCivil === OK || all)
          offer.unless(
            never ?? strongest(g, Why.whyNotTechnology(g, seat, card), noCivil),
            'technology',
            card,
          );
    }
  }
}

/** What leaders, wonders, pacts and variants add to the list. */
function offerSpecialActions(
  g: Game,
  c: Civ,
  seat: number,
  offer: Offer,
  never: Blocked,
  noCivil: Blocked,
  noMilitary: Blocked,
): void {
  const s = g.s;
  const all = offer.explaining;
  if (c.leader !== NONE && T.leaderCard(c.leader).recruits !== undefined && (noCivil === OK || all))
    for (let h = T.FIRST_UNIT; h < T.HOLDERS; h++)
      if (c.workers[h] !== NOT_IN_PLAY)
        offer.unless(never ?? strongest(g, Why.whyNotRecruit(g, seat, h), noCivil), 'recruit', h);
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
    if (T.KIND[cards[i]] === T.TACTIC && cards.indexOf(cards[i]) === i) {
      offer.unless(never ?? noMilitary, 'tactic', cards[i]);
      if (all) offer.warn(warnTactic(g, seat, cards[i]));
    }
  if (s.drawAsAction) offer.unless(never ?? (canDraw(s) ? noMilitary : g.no('noDeck')), 'draw');
  if ((c.routes === ROUTES_READY || all) && s.seats > 2) {
    const food = mayTradeFood(s, seat);
    if (food || mayTradeResource(s, seat)) offer.unless(never ?? whyNotRoutes(g, c, food), 'routes');
  }
}

function whyNotRoutes(g: Game, c: Civ, food: boolean): Blocked {
  if (c.routes !== ROUTES_READY) return c.routes === ROUTES_ARMED ? g.no('routesReady') : g.no('routesGone');
  return (food ? foodOf(c) : resourcesOf(c)) > 0 ? OK : g.no('routesNothing');
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

const HERE: readonly Kind[] = [
  'row',
  'civil',
  'building',
  'unit',
  'worker',
  'population',
  'stages',
  'tactic',
  'routes',
];
const HERE_WITH_DECK: readonly Kind[] = [...HERE, 'deck'];

export const act: Rules<'act'> = {
  choices(g, q, offer) {
    const s = g.s;
    const seat = q.seat;
    const c = s.civs[seat];
    const civil = civilTotal(s, seat) - c.civilSpent;
    offerTakes(g, seat, offer, civil);
    const never = s.round === 1 ? g.no('firstRound') : OK;
    if (never === OK || offer.explaining) {
      const noCivil = civil < 1 ? g.no('civilActions', 1, civil) : OK;
      const military = militaryLeft(s, seat);
      const noMilitary = military < 1 ? g.no('militaryActions', 1, military) : OK;
      if (noCivil === OK || offer.explaining)
        offer.unless(never ?? strongest(g, Why.whyNotPopulate(g, seat, 0), noCivil), 'populate');
      offerBuildings(g, c, seat, offer, never, noCivil, noMilitary);
      offerStages(g, c, seat, offer, never, noCivil);
      offerHand(g, c, seat, offer, never, noCivil);
      offerSpecialActions(g, c, seat, offer, never, noCivil, noMilitary);
    }
    offer.can('endTurn');
    if (!offer.explaining) return;
    offer.warn(warnEndTurn(g, seat));
    elsewhere(g, offer, s.drawAsAction ? HERE_WITH_DECK : HERE);
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
    if (!offer.explaining) return;
    const later = g.s.drawAsAction ? HERE_WITH_DECK : HERE;
    elsewhere(g, offer, later);
    offer.elsewhere(g.no('afterOrder', q.data.card), ...later);
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
