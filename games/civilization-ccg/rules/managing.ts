/** Management and final phase: income, building, devising, drawing, discarding (CCG-12, 13). */
import { type Blocked, NONE, OK, type QuestionRules } from '@epoka/kernel';
import { isIdle, mainStep, settleAndGoOn, stands } from './activation.ts';
import { isInForce, isOccupied, resourceOn } from './board.ts';
import {
  EVENT,
  FOOD,
  INVENTION,
  isAgain,
  isBuilding,
  KIND,
  NEEDS,
  PRODUCTION,
  printedKeyword,
  SHIPYARD,
  SITE,
  STAGES,
  TAX,
  TIMING,
  TYPES,
  UNIQUE,
  UNIT,
  UNIT_TYPE,
} from './cards.ts';
import { drawCards } from './doing.ts';
import { EFFECTS, FINAL_DRAW_OP, PAID_DRAWS_OP, TRIGGERED } from './effects.ts';
import { finishFirst } from './elsewhere.ts';
import { cannotUseAbility, chooseAbility, OWN_MOMENT, offerEvents, playEvent } from './events.ts';
import { remove } from './leaving.ts';
import { cannotPay, canSpendOn, gain, spendOn, spendTax, taxIn } from './pool.ts';
import { cannotUse, knows } from './requirements.ts';
import {
  FINAL,
  type G,
  isCapital,
  MANAGEMENT,
  MILITARY,
  newObject,
  STANDING,
  type State,
  takeOut,
  UNFINISHED,
} from './state.ts';
import {
  discardValue,
  drawCost,
  handLimit,
  hasUnitSite,
  incomeOf,
  keptOutByCard,
  stageCost,
  sumFor,
  useForbiddenBy,
} from './values.ts';
import type { Vocab } from './vocabulary.ts';

// ---- income

function cannotTakeIncome(g: G, terrain: number): Blocked {
  const { s } = g;
  if (s.used[terrain] === 1) return g.no('alreadyUsed');
  if (isOccupied(s, terrain)) return g.no('occupied');
  const event = useForbiddenBy(s, terrain);
  return event === undefined ? OK : g.no('forbidden', s.face[event]);
}

function offerIncome(g: G, seat: number, kinds: readonly number[], offer: Offers): void {
  const { s } = g;
  const row = s.row[seat];
  for (let i = 0; i < row.length; i++) {
    const terrain = row[i];
    const why = cannotTakeIncome(g, terrain);
    for (let k = 0; k < kinds.length; k++) {
      offer.unless(why, 'income', terrain, kinds[k]);
      // A terrain may be turned for nothing, but hardly anybody means to.
      if (offer.explaining && why === OK && incomeOf(s, terrain, kinds[k]) === 0)
        offer.warn(g.no('noIncome'));
    }
  }
}

function takeIncome(g: G, seat: number, terrain: number, kind: number): void {
  const { s } = g;
  const n = incomeOf(s, terrain, kind);
  s.used[terrain] = 1;
  if (kind === FOOD) s.food[seat] += n;
  else gain(s, kind, n, 0);
  g.tell('income', seat, s.face[terrain], kind, n);
}

// ---- abilities

interface Offers {
  readonly explaining: boolean;
  warn(why: Blocked): void;
  unless(why: Blocked, verb: 'income', terrain: number, kind: number): void;
  unless(why: Blocked, verb: 'use', object: number, effect: number): void;
}

const ABILITIES = TRIGGERED.activate;
const PHASE_OF = { explorers: 1, military: MILITARY, management: MANAGEMENT, final: FINAL } as const;

/** Abilities of own cards that belong to this phase. */
export function offerAbilities(
  g: G,
  seat: number,
  phase: number,
  offer: { unless(why: Blocked, verb: 'use', object: number, effect: number): void },
): void {
  const { s } = g;
  const { zone, owner } = s;
  for (let o = 0; o < zone.length; o++) {
    if (owner[o] !== seat || zone[o] === UNFINISHED) continue;
    const effects = ABILITIES[s.face[o]];
    for (let i = 0; i < effects.length; i++) {
      const { effect } = EFFECTS[s.face[o]][effects[i]];
      const own = PHASE_OF[effect.phase as keyof typeof PHASE_OF];
      const why = own === phase ? cannotUseAbility(g, o, effects[i], isInForce(s, o)) : g.no('inPhase', own);
      offer.unless(why, 'use', o, effects[i]);
    }
  }
}

// ---- building

/** Something of this kind is being built there: one building and one unit at a time, any number of buildings in the capital. */
function queueIsFull(s: State, terrain: number, card: number): boolean {
  if (isBuilding(card) && isCapital(s, terrain)) return false;
  for (let o = 0; o < s.zone.length; o++)
    if (s.zone[o] === UNFINISHED && s.at[o] === terrain && isBuilding(s.face[o]) === isBuilding(card))
      return true;
  return false;
}

function siteFits(s: State, card: number, terrain: number): boolean {
  const site = SITE[card];
  const capital = isCapital(s, terrain);
  if (site.any || (site.capital && capital) || (site.notCapital && !capital)) return true;
  if ((site.types & TYPES[s.face[terrain]]) !== 0) return true;
  if (site.capital && hasUnitSite(s, terrain, UNIT_TYPE[card])) return true;
  for (let o = 0; o < s.zone.length; o++)
    if (s.zone[o] === STANDING && s.at[o] === terrain) {
      if (site.shipyard && printedKeyword(SHIPYARD, s.face[o]) > 0) return true;
      if (site.buildings.includes(s.face[o])) return true;
    }
  return false;
}

/** Finished or not. */
function nameIsThere(s: State, card: number, terrain: number): boolean {
  for (let o = 0; o < s.zone.length; o++) if (s.at[o] === terrain && s.face[o] === card) return true;
  return false;
}

/** CCG-12.5, 12.8; in the order of CCG-20.1 */
function cannotBuild(g: G, seat: number, card: number, terrain: number): Blocked {
  const why = cannotStand(g, card, terrain);
  return why !== OK ? why : cannotPay(g, card, stageCost(g.s, seat, card, 0, terrain));
}

/** The same, whatever it costs. */
export function cannotStand(g: G, card: number, terrain: number): Blocked {
  const { s } = g;
  if (isOccupied(s, terrain)) return g.no('occupied');
  const { siteResource } = NEEDS[card];
  if (siteResource !== NONE && s.face[resourceOn(s, terrain)] !== siteResource) return g.no('badSite', card);
  if (!siteFits(s, card, terrain)) return g.no('badSite', card);
  if (KIND[card] === UNIT) {
    const keeper = keptOutByCard(s, terrain, card);
    if (keeper !== undefined) return g.no('forbidden', s.face[keeper]);
  } else if (nameIsThere(s, card, terrain)) return g.no('sameName');
  if (queueIsFull(s, terrain, card)) return g.no('queueFull');
  if (printedKeyword(UNIQUE, card) > 0 && stands(s, card)) return g.no('uniqueExists');
  return OK;
}

function cannotDevise(g: G, seat: number, card: number): Blocked {
  const why = cannotThinkOf(g, seat, card);
  return why !== OK ? why : cannotPay(g, card, stageCost(g.s, seat, card, 0, NONE));
}

/** The same, whatever it costs. */
export function cannotThinkOf(g: G, seat: number, card: number): Blocked {
  const { s } = g;
  const why = cannotUse(g, seat, card);
  if (why !== OK) return why;
  if (knows(s, seat, card)) return g.no('alreadyKnown');
  const other = devisedBy(s, seat);
  return other === NONE ? OK : g.no('devising', s.face[other]);
}

/** The invention a player is devising, or NONE. */
function devisedBy(s: State, seat: number): number {
  for (let o = 0; o < s.zone.length; o++)
    if (s.zone[o] === UNFINISHED && s.owner[o] === seat && KIND[s.face[o]] === INVENTION) return o;
  return NONE;
}

function cannotPayStage(g: G, seat: number, o: number): Blocked {
  const { s } = g;
  const card = s.face[o];
  if (s.marks[o] >= STAGES[card].length) return g.no('allPaid');
  return cannotPay(g, card, stageCost(s, seat, card, s.marks[o], s.at[o]));
}

/** CCG-12.4 */
function cannotBuyCard(g: G, seat: number): Blocked {
  const { s } = g;
  if (s.drawn >= 1 + sumFor(s, PAID_DRAWS_OP, seat)) return g.no('drawsUsed');
  const cost = drawCost(s, seat);
  return taxIn(s) >= cost ? OK : g.no('needTax', cost, taxIn(s));
}

/** Starts a building or unit on a terrain, or an invention on none, by paying its first stage. */
function start(g: G, seat: number, card: number, terrain: number): void {
  const { s } = g;
  const cost = stageCost(s, seat, card, 0, terrain);
  spendOn(s, card, cost);
  takeOut(s.hand[seat], card);
  const o = newObject(s, seat, card, UNFINISHED, terrain);
  s.marks[o] = 1;
  if (terrain === NONE) g.tell('devising', seat, card, cost);
  else g.tell('started', seat, card, s.face[terrain], cost);
}

export function manageStep(g: G): void {
  mainStep(g, 'manage');
}

const ALL_INCOMES = [FOOD, PRODUCTION, TAX];
const TAX_ONLY = [TAX];

export const manage: QuestionRules<State, Vocab, 'manage'> = {
  choices(g, q, offer) {
    const { s } = g;
    const { seat } = q;
    offerIncome(g, seat, ALL_INCOMES, offer);
    const hand = s.hand[seat];
    for (let i = 0; i < hand.length; i++) {
      if (offer.enough) return;
      const card = hand[i];
      if (isAgain(hand, i)) continue;
      const kind = KIND[card];
      if (kind === EVENT) {
        offer.unless(g.no('notForIncome'), 'discard', card);
        continue;
      }
      offer.can('discard', card);
      // Every stage costs at least 1 (CCG-12.11).
      if (canSpendOn(s, card) === 0 && !offer.explaining) continue;
      if (kind === INVENTION) offer.unless(cannotDevise(g, seat, card), 'devise', card);
      else {
        const why = cannotUse(g, seat, card);
        for (const terrain of s.row[seat])
          offer.unless(why !== OK ? why : cannotBuild(g, seat, card, terrain), 'build', card, terrain);
      }
    }
    for (let o = 0; o < s.zone.length; o++)
      if (s.zone[o] === UNFINISHED && s.owner[o] === seat) {
        offer.unless(cannotPayStage(g, seat, o), 'stage', o);
        offer.can('abandon', o);
      }
    // It is never free (CCG-12.4).
    if (taxIn(s) > 0 || offer.explaining) offer.unless(cannotBuyCard(g, seat), 'draw');
    offerAbilities(g, seat, MANAGEMENT, offer);
    offerEvents(g, seat, OWN_MOMENT[MANAGEMENT], offer);
    offer.can('pass');
    offer.elsewhere(g.no('inPhase', 1), 'atlas');
    offer.elsewhere(g.no('inPhase', MILITARY), 'unit');
  },
  answer(g, q, a) {
    const { s } = g;
    const { seat } = q;
    const before = s.stack.length;
    switch (a[0]) {
      case 'pass':
        return;
      case 'income':
        takeIncome(g, seat, a[1], a[2]);
        break;
      case 'discard':
        discardForIncome(g, seat, a[1]);
        break;
      case 'draw': {
        const cost = drawCost(s, seat);
        spendTax(s, cost);
        s.drawn++;
        g.tell('bought', seat, cost);
        drawCards(g, seat, 1);
        break;
      }
      case 'build':
        start(g, seat, a[1], a[2]);
        break;
      case 'devise':
        start(g, seat, a[1], NONE);
        break;
      case 'stage': {
        const card = s.face[a[1]];
        const cost = stageCost(s, seat, card, s.marks[a[1]], s.at[a[1]]);
        spendOn(s, card, cost);
        s.marks[a[1]]++;
        g.tell('paidStage', seat, card, s.marks[a[1]], cost);
        break;
      }
      case 'abandon':
        g.tell('abandoned', seat, s.face[a[1]]);
        remove(g, a[1]);
        break;
      case 'use':
        chooseAbility(g, seat, a[1], a[2]);
        break;
      case 'play':
        playEvent(g, seat, a[1]);
        break;
    }
    settleAndGoOn(g, 'manage', before);
  },
};

/** CCG-12.3: only for cards of its own kind. */
function discardForIncome(g: G, seat: number, card: number): void {
  const { s } = g;
  const n = discardValue(s, seat, card);
  takeOut(s.hand[seat], card);
  s.discard[seat].push(card);
  gain(s, KIND[card] === INVENTION ? TAX : PRODUCTION, n, 1 << KIND[card]);
  g.tell('sold', seat, card, n);
}

// ---- final phase

export function finalDraw(g: G): void {
  const { s } = g;
  if (!isIdle(s)) drawCards(g, s.active, 1 + sumFor(s, FINAL_DRAW_OP, s.active));
}

export function finalStep(g: G): void {
  // Nobody is asked for tax that could buy nothing; whoever has left the game has no use for it.
  if (hasFinalUse(g)) g.ask(g.s.active, 'final');
}

/** An event or an ability of the final phase that could be used, if need be after taking tax. */
function hasFinalUse(g: G): boolean {
  const { s } = g;
  const seat = s.active;
  for (const card of s.hand[seat]) if (isForFinal(card)) return true;
  for (let o = 0; o < s.zone.length; o++)
    if (s.owner[o] === seat && s.zone[o] !== UNFINISHED)
      for (const i of ABILITIES[s.face[o]]) if (EFFECTS[s.face[o]][i].effect.phase === 'final') return true;
  return false;
}

const isForFinal = (card: number): boolean => (TIMING[card] & OWN_MOMENT[FINAL]) !== 0;

export const final: QuestionRules<State, Vocab, 'final'> = {
  choices(g, q, offer) {
    const { seat } = q;
    offerIncome(g, seat, TAX_ONLY, offer);
    offerAbilities(g, seat, FINAL, offer);
    offerEvents(g, seat, OWN_MOMENT[FINAL], offer);
    offer.can('pass');
    offer.elsewhere(g.no('inPhase', 1), 'atlas');
    offer.elsewhere(g.no('inPhase', MILITARY), 'unit');
    offer.elsewhere(g.no('inPhase', MANAGEMENT), 'card', 'construction');
  },
  answer(g, q, a) {
    switch (a[0]) {
      case 'pass':
        return;
      case 'income':
        takeIncome(g, q.seat, a[1], a[2]);
        break;
      case 'use':
        chooseAbility(g, q.seat, a[1], a[2]);
        break;
      case 'play':
        playEvent(g, q.seat, a[1]);
        break;
    }
    g.next('settle');
    g.next('final');
  },
};

export function discardDownStep(g: G): void {
  const { s } = g;
  if (!isIdle(s) && s.hand[s.active].length > handLimit(s, s.active)) g.ask(s.active, 'discardDown');
}

export const discardDown: QuestionRules<State, Vocab, 'discardDown'> = {
  choices(g, q, offer) {
    const hand = g.s.hand[q.seat];
    for (let i = 0; i < hand.length; i++) if (!isAgain(hand, i)) offer.can('drop', hand[i]);
    finishFirst(g, offer);
  },
  answer(g, q, [, card]) {
    const { s } = g;
    takeOut(s.hand[q.seat], card);
    s.discard[q.seat].push(card);
    g.tell('threwAway', q.seat, [card]);
    g.next('discardDown');
  },
};
