/** Rounds and turns (COC-5, COC-8). */
import { type Blocked, NONE, OK } from '@epoka/kernel';
import { CA, CULTURE, DIE_VALUES, GOLD, OBJECTIVE, TRACK_ENDS } from '../content/index.ts';
import { barter, circus, liberty, offerAbilities, useAbility } from './abilities.ts';
import { buy, offerAdvances, whyNotBuy } from './advances.ts';
import { offerCards, playCard } from './cards.ts';
import { found, hasSettler, whyNotFound } from './cities.ts';
import { startCollect, whyNotCollect } from './collect.ts';
import {
  buildingsToHave,
  offerBuildings,
  offerPossible,
  startConstruct,
  whyNotConstruct,
} from './construct.ts';
import { release } from './corsairs.ts';
import { amount, buildingsIn, citiesOf, civ } from './counts.ts';
import { trim } from './goods.ts';
import { startMove } from './groups.ts';
import { startHappy, whyNotHappy } from './happiness.ts';
import { whyNotAttempt } from './influence.ts';
import { isDistant, isTerror } from './objectives.ts';
import { offerPersons, playPerson } from './people.ts';
import { offerPowers, usePower } from './powers.ts';
import { kindsToHave, startRecruit, whyNotRecruitAt } from './recruit.ts';
import { isHarassed } from './routes.ts';
import { changed, type State } from './state.ts';
import { offerTrades, startTrade } from './trade.ts';
import { endTruce } from './truce.ts';
import type { G, Kind, Offer, StepTable } from './vocabulary.ts';
import { buildWonder, nameAdvance, offerWonders, useStatue } from './wonders.ts';

const ACTIONS = 3;
const ROUNDS = 3;
/** Endings (COC-28). */
export const FIXED = 0;
export const BY_ROLL = 1;
export const BY_WONDER = 2;

/** How far the present round is among those that may be the last, with a variable end; -1 before. */
function finalRound(s: State): number {
  return TRACK_ENDS.findIndex(end => end.age === s.age && end.round === s.roundOfAge);
}

export const turnSteps: Pick<
  StepTable,
  'round' | 'turnStart' | 'banking' | 'turn' | 'turnEnd' | 'roundEnd' | 'afterAction'
> = {
  round(g) {
    const { s } = g;
    g.beginRound();
    if (s.over) {
      g.tell('end');
      return;
    }
    s.roundOfAge = (s.roundOfAge % ROUNDS) + 1;
    if (s.roundOfAge === 1) s.age++;
    s.builtThisRound = 0;
    s.buildersOfRound = 0;
    s.foundersOfRound = 0;
    g.tell('round', s.age, s.roundOfAge);
    const final = finalRound(s);
    if (s.ending === BY_ROLL && final >= 0) {
      const value = DIE_VALUES[g.roll(12)];
      g.tell('endRoll', s.first, value, TRACK_ENDS[final].most);
      if (value <= TRACK_ENDS[final].most) {
        g.next('lastObjectives');
        return;
      }
    }
    for (let i = 0; i < s.seats; i++) g.next('turnStart', (s.first + i) % s.seats);
    g.next('roundEnd');
  },
  /** The order of COC-5.3. */
  turnStart(g, seat) {
    const { s } = g;
    s.current = seat;
    s.activated.fill(0);
    s.angryUse.fill(0);
    s.flagged = [];
    s.used = 0;
    s.collects = 0;
    s.influenced = 0;
    s.bound = 0;
    s.takeover = 0;
    s.library = NONE;
    s.battlesFought = 0;
    s.lastBattle = NONE;
    s.battlesWon = 0;
    s.captures = 0;
    s.drafts = 0;
    s.heroes = 0;
    s.greatIdeas = 0;
    s.offers = 0;
    s.powers = 0;
    s.piratesBeaten = 0;
    s.nomads = [];
    s.court = NONE;
    s.deed = 0;
    s.actions = Math.max(0, ACTIONS - s.assassinated[seat] - s.lostActions[seat]);
    s.assassinated = changed(s.assassinated, seat, 0);
    s.lostActions = changed(s.lostActions, seat, 0);
    for (let other = 0; other < s.seats; other++)
      if (s.ban[seat * s.seats + other] === 2) s.ban = changed(s.ban, seat * s.seats + other, 1);
    g.tell('turn', seat, s.actions);
    g.next('banking', seat);
    g.next('routes', seat);
    g.next('turn', seat);
    g.next('turnEnd', seat);
  },
  /** Banking: a gold or a culture token for who has gold. */
  banking(g, seat) {
    if (civ(g.s, seat, CA.banking) && amount(g.s, seat, GOLD) > 0)
      g.next('reward', { seat, gains: [GOLD, 1, CULTURE, 1] });
  },
  turn(g, seat) {
    release(g.s);
    g.s.deed++;
    g.ask(seat, 'turn');
  },
  /** Terror Regime: four cities are Angry now that were not before. */
  afterAction(g, { seat, angry }) {
    if (angry === 0 && isTerror(g.s, seat)) g.next('instant', { seat, met: [OBJECTIVE['terror-regime']] });
  },
  turnEnd(g, seat) {
    const { s } = g;
    for (let other = 0; other < s.seats; other++)
      if (s.ban[seat * s.seats + other] === 1) s.ban = changed(s.ban, seat * s.seats + other, 0);
    s.library = NONE;
    s.bound = 0;
    s.takeover = 0;
    s.flagged = [];
    trim(g, seat);
  },
  roundEnd(g) {
    const { s } = g;
    if (s.ending === BY_WONDER && finalRound(s) >= 0 && s.builtThisRound > 0) g.next('lastObjectives');
    else if (s.roundOfAge === ROUNDS) g.next('status');
    else g.next('round');
  },
};

/** The main actions of a city and of a settler. */
function offerPlaces(g: G, seat: number, spent: Blocked, offer: Offer): void {
  const { s } = g;
  const { cityOwner } = s;
  const units = kindsToHave(s, seat);
  const buildings = buildingsToHave(g, seat);
  const cities = citiesOf(s, seat);
  for (let x = 0; x < cityOwner.length; x++) {
    if (hasSettler(s, seat, x))
      offer.unless(spent ?? (isHarassed(s, seat, x) ? g.no('raiders') : whyNotFound(g, seat, x)), 'found', x);
    if (cityOwner[x] !== seat) continue;
    offer.unless(spent ?? whyNotCollect(g, seat, x), 'collect', x);
    offer.unless(spent ?? whyNotRecruitAt(g, seat, x, units), 'recruit', x);
    if (offer.explaining) offerBuildings(g, seat, x, spent, offer);
    else offerPossible(g, seat, x, cities, buildings, offer);
  }
}

export const turn: Kind<'turn'> = {
  choices(g, { seat }, offer) {
    const { s } = g;
    const spent = s.actions > 0 ? OK : g.no('no-actions');
    // without an action left only who wants to read why looks at all of this
    if (spent === OK || offer.explaining) {
      offerAdvances(g, seat, spent, offer);
      offerPlaces(g, seat, spent, offer);
      offer.unless(spent, 'move');
      offer.unless(spent ?? whyNotHappy(g, seat, 0), 'happy');
      offer.unless(spent ?? whyNotAttempt(g, seat, 0), 'attempt');
    }
    offerAbilities(g, seat, offer);
    offerWonders(g, seat, spent, offer);
    offerCards(g, seat, offer);
    offerPersons(g, seat, offer);
    offerPowers(g, seat, offer);
    if (s.truce[seat] !== NONE) offer.unless(spent, 'dismiss');
    offerTrades(g, seat, offer);
    offer.can('end');
    if (s.actions > 0) offer.warn(g.no('actions-left', s.actions));
    offer.elsewhere(g.no('objectives-later'), 'objective');
  },
  /** The most common answers, without a look at all the rest. */
  admits(g, { seat }, a) {
    const { s } = g;
    const [verb, at, which] = a as readonly [string, number, number];
    if (a.length === 1) return verb === 'end' ? true : undefined;
    if (!Number.isInteger(at)) return undefined;
    if (a.length === 2) {
      if (verb === 'advance') return s.actions > 0 && whyNotBuy(g, seat, at) === OK;
      if (verb === 'collect')
        return s.actions > 0 && s.cityOwner[at] === seat && whyNotCollect(g, seat, at) === OK;
      return undefined;
    }
    if (verb !== 'construct' || a.length !== 3 || !Number.isInteger(which)) return undefined;
    return (
      s.actions > 0 &&
      s.cityOwner[at] === seat &&
      which < buildingsIn(s) &&
      whyNotConstruct(g, seat, at, which) === OK
    );
  },
  answer(g, { seat }, a) {
    const { s } = g;
    if (a[0] === 'end') return;
    switch (a[0]) {
      case 'advance':
        s.actions--;
        buy(g, seat, a[1], 1);
        break;
      case 'found':
        s.actions--;
        found(g, seat, a[1]);
        if (isDistant(s, seat, a[1])) g.next('instant', { seat, met: [OBJECTIVE['city-founder']] });
        break;
      case 'collect':
        s.actions--;
        startCollect(g, seat, a[1]);
        break;
      case 'construct':
        s.actions--;
        startConstruct(g, seat, a[1], a[2], true, true);
        break;
      case 'recruit':
        s.actions--;
        startRecruit(g, seat, a[1]);
        break;
      case 'move':
        s.actions--;
        startMove(g, seat, 0);
        break;
      case 'happy':
        s.actions--;
        startHappy(g, seat);
        break;
      case 'attempt':
        s.actions--;
        g.ask(seat, 'influence');
        break;
      case 'use':
        useAbility(g, seat, a[1]);
        break;
      case 'circus':
        circus(g, seat, a[1], a[2]);
        break;
      case 'liberty':
        liberty(g, seat, a[1]);
        break;
      case 'barter':
        barter(g, seat);
        break;
      case 'wonder':
        s.actions--;
        buildWonder(g, seat, a[1], a[2]);
        break;
      case 'library':
        nameAdvance(g, seat, a[1]);
        break;
      case 'statue':
        useStatue(g, seat, a[1]);
        break;
      case 'play':
        playCard(g, seat, a[1]);
        break;
      case 'power':
        usePower(g, seat, a[1], a[2], a[3]);
        break;
      case 'dismiss':
        s.actions--;
        endTruce(g, seat, s.truce[seat]);
        break;
      case 'trade':
        startTrade(g, seat, a[1]);
        break;
      case 'person':
        playPerson(g, seat, a[1]);
        break;
    }
    g.next('afterAction', { seat, angry: isTerror(s, seat) ? 1 : 0 });
    g.next('turn', seat);
  },
};
