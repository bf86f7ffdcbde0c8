/** Events (COC-20): draw, icon, text, what becomes of the card, a full track again. */
import { NONE, OK } from '@epoka/kernel';
import {
  BARREN,
  CA,
  CULTURE,
  E,
  EVENT_ICON,
  EVENT_PROTECTION,
  EVENTS,
  GOLD,
  ICON,
  IDEAS,
  W,
} from '../content/index.ts';
import { TRACK } from './advances.ts';
import { isEmptyLand } from './barbarians.ts';
import { adjacent, cityList, civ, MARKERS, owns, spacesWhere, wonderWorks } from './counts.ts';
import { pileEvent, topOf } from './drawing.ts';
import { checkPestilence, TEXTS } from './event-texts.ts';
import { canPay, gain, spareCaptives, tokenSwap } from './goods.ts';
import { changed, type State, withMore } from './state.ts';
import type { G, Kind, StepTable } from './vocabulary.ts';
import { busy } from './words.ts';

/** Variants of COC-28.1 and COC-28.2. */
const ICON_ONLY = 1;
const OPTIONAL = 2;
const GOLD_MINE = 2;

export const eventSteps: Pick<
  StepTable,
  | 'event'
  | 'eventKind'
  | 'resolve'
  | 'drawEvent'
  | 'icon'
  | 'eventText'
  | 'eventFor'
  | 'claim'
  | 'eventDone'
  | 'healed'
> = {
  event(g, seat) {
    const { s } = g;
    if (civ(s, seat, CA['star-catalogues'])) g.next('reward', { seat, gains: [IDEAS, 1, CULTURE, 1] });
    g.next('eventKind', seat);
  },
  eventKind(g, seat) {
    const { s } = g;
    if (s.events === OPTIONAL) g.ask(seat, 'fullEvent');
    else g.next('drawEvent', { seat, full: s.events === ICON_ONLY ? 0 : 1 });
  },
  drawEvent(g, { seat, full }) {
    const { s } = g;
    if (wonderWorks(s, seat, W['great-mausoleum']) && s.eventDiscard.length > 0 && s.eventDeck.length > 0)
      g.ask(seat, 'whichEvent', full);
    else turnUp(g, seat, full, topOf(g, s.eventDeck, s.eventDiscard));
  },
  icon(g, seat) {
    const { s } = g;
    switch (EVENT_ICON[s.eventCard]) {
      case ICON['gold-mine']:
        gain(g, seat, GOLD, GOLD_MINE);
        break;
      case ICON['exhausted-land']:
        if (exhaustible(s, seat)) g.ask(seat, 'exhaust');
        break;
      case ICON['barbarians-arrive']:
        g.next('barbarianCity', seat);
        g.next('reinforce', seat);
        break;
      case ICON['barbarians-move']:
        g.next('barbariansMove', seat);
        break;
      case ICON.pirates:
        if (s.expansion === 1) g.next('pirates', seat);
        break;
    }
  },
  /** "All players" clockwise from the drawer (COC-20.2), each finished before the next. */
  eventText(g, seat) {
    const { s } = g;
    const { scope } = EVENTS[s.eventCard];
    if (scope === 'claim') {
      for (let i = 0; i < s.seats; i++) g.next('claim', { seat: (seat + i) % s.seats, drawer: seat });
      return;
    }
    for (let i = 0; i < (scope === 'all' ? s.seats : 1); i++)
      g.next('eventFor', { seat: (seat + i) % s.seats, drawer: seat });
  },
  /** A protection advance cancels the text, never the icon (COC-20.5). */
  eventFor(g, { seat, drawer }) {
    const { s } = g;
    if (isFamine(s.eventCard) && civ(s, seat, CA.aqueduct)) {
      g.tell('civUsed', seat, CA.aqueduct);
      return;
    }
    const shield = EVENT_PROTECTION[s.eventCard];
    if (shield !== NONE && owns(s, seat, shield)) {
      g.tell('shielded', seat, shield);
      return;
    }
    TEXTS[s.eventCard]?.(g, seat, drawer);
  },
  /** A great person: one culture token for the drawer, two for the others (COC-20.8). */
  claim(g, { seat, drawer }) {
    if (g.s.eventCard !== NONE && canClaim(g.s, seat, drawer)) g.ask(seat, 'claim', drawer);
  },
  /** Without its text a card is never kept. */
  eventDone(g, { seat, full }) {
    const { s } = g;
    if (s.eventCard !== NONE) {
      if (EVENTS[s.eventCard].keep === 'global' && full === 1)
        s.eventGlobal = [...s.eventGlobal, s.eventCard];
      else pileEvent(s, seat, s.eventCard);
      s.eventCard = NONE;
    }
    s.cubes[seat] = TRACK;
  },
  resolve(g, { seat, full }) {
    if (g.s.eventCard !== NONE) {
      g.next('icon', seat);
      if (full === 1) g.next('eventText', seat);
    }
    g.next('eventDone', { seat, full });
  },
  healed(g) {
    checkPestilence(g);
  },
};

function turnUp(g: G, seat: number, full: number, card: number): void {
  const { s } = g;
  s.eventCard = card;
  s.peeked = 0;
  g.mark();
  if (card !== NONE) {
    g.tell('event', seat, card);
    if (spareCaptives(s, seat) > 0 && s.eventDeck.length + s.eventDiscard.length > 0) {
      g.ask(seat, 'humanSacrifice', full);
      return;
    }
  }
  g.next('resolve', { seat, full });
}

const isFamine = (card: number) => EVENTS[card].id.includes('famine');

/** A captive cancels the card, icon and all, and another one is drawn. */
export const humanSacrifice: Kind<'humanSacrifice'> = {
  choices(g, _q, offer) {
    offer.can('yes');
    offer.can('no');
    busy(g, offer);
  },
  answer(g, { seat, data: full }, [verb]) {
    const { s } = g;
    if (verb === 'no') {
      g.next('resolve', { seat, full });
      return;
    }
    s.captives.pop();
    g.tell('captiveReturned', seat);
    const cancelled = s.eventCard;
    s.eventCard = NONE;
    const next = topOf(g, s.eventDeck, s.eventDiscard);
    pileEvent(s, seat, cancelled);
    turnUp(g, seat, full, next);
  },
};

/** Before the draw: the whole card, or its icon only. */
export const fullEvent: Kind<'fullEvent'> = {
  choices(g, _q, offer) {
    offer.can('yes');
    offer.can('no');
    busy(g, offer);
  },
  answer(g, { seat }, [verb]) {
    g.next('drawEvent', { seat, full: verb === 'yes' ? 1 : 0 });
  },
};

export const whichEvent: Kind<'whichEvent'> = {
  choices(g, _q, offer) {
    offer.can('deck');
    offer.can('pile');
    busy(g, offer);
  },
  answer(g, { seat, data: full }, [verb]) {
    const { s } = g;
    const card = verb === 'deck' ? topOf(g, s.eventDeck, s.eventDiscard) : (s.eventDiscard.pop() as number);
    turnUp(g, seat, full, card);
  },
};

// ---- exhausted land (COC-20.3)

function canExhaust(s: State, seat: number, space: number): boolean {
  return s.terrain[space] !== BARREN && cityList(s, seat).some(x => adjacent(s, x, space));
}

function exhaustible(s: State, seat: number): boolean {
  if (s.exhausted.filter(n => n === 1).length >= MARKERS) return false;
  return emptyLand(s).some(x => canExhaust(s, seat, x));
}

const emptyLand = (s: State) => spacesWhere(s, x => isEmptyLand(s, x));

export const exhaust: Kind<'exhaust'> = {
  auto: true,
  choices(g, { seat }, offer) {
    for (const x of emptyLand(g.s)) offer.unless(canExhaust(g.s, seat, x) ? OK : g.no('not-here'), 'at', x);
    busy(g, offer);
  },
  answer(g, _q, [, space]) {
    g.s.exhausted = changed(g.s.exhausted, space, 1);
    g.tell('exhausted', space);
  },
};

// ---- great persons

function claimCost(seat: number, drawer: number): readonly number[] {
  return seat === drawer ? ONE_CULTURE : TWO_CULTURE;
}
const ONE_CULTURE = [0, 0, 0, 0, 0, 0, 1];
const TWO_CULTURE = [0, 0, 0, 0, 0, 0, 2];

function canClaim(s: State, seat: number, drawer: number): boolean {
  return canPay(s, seat, claimCost(seat, drawer), tokenSwap(s, seat));
}

export const claim: Kind<'claim'> = {
  choices(g, _q, offer) {
    offer.can('yes');
    offer.can('no');
    busy(g, offer);
  },
  answer(g, { seat, data: drawer }, [verb]) {
    const { s } = g;
    if (verb === 'no') return;
    g.next('pay', { seat, cost: claimCost(seat, drawer), swaps: tokenSwap(s, seat) });
    // some lie face up before their player
    if (EVENTS[s.eventCard].keep === 'front') s.fronts = withMore(s.fronts, seat, s.eventCard);
    else s.persons = withMore(s.persons, seat, s.eventCard);
    g.tell('claims', seat, s.eventCard);
    if (s.eventCard === E['great-diplomat']) g.next('diplomat', seat);
    s.eventCard = NONE;
  },
};
