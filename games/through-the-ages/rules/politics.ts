/** The political action and the discard that follows it (TTA-16.4, 17). */
import { NONE, OK, type QuestionRules } from '@epoka/kernel';
import * as T from '../content/tables.ts';
import { declareWar, playAggression, whyNotAttack } from './battle.ts';
import { settleColony } from './colonies.ts';
import { elsewhere, type Kind } from './elsewhere.ts';
import { reveal } from './events.ts';
import { endPact, isPartOf, offerPact } from './pacts.ts';
import { militaryHandLimit } from './ratings.ts';
import { discardMilitary, score } from './score.ts';
import { BY_POLITICS, type Game, inGame, removeOne, type State } from './state.ts';
import type { Vocab } from './vocabulary.ts';
import { warnAttack, warnPact } from './warnings.ts';

type Rules<K extends keyof Vocab['questions']> = QuestionRules<State, Vocab, K>;

/** Attack markers held by a seat go back to the middle, but for the one of `except` (TTA-27.2). */
function returnMarkers(s: State, seat: number, except: number): void {
  for (let i = 0; i < s.markers.length; i++) if (s.markers[i] === seat && i !== except) s.markers[i] = NONE;
}

export function political(g: Game): void {
  const s = g.s;
  const seat = s.active;
  if (!inGame(s, seat)) return;
  const c = s.civs[seat];
  if (c.skipPolitics > 0) {
    c.skipPolitics--;
    returnMarkers(s, seat, NONE);
    g.tell('skippedPolitics', seat);
    return;
  }
  let bound = false;
  for (let owner = 0; owner < s.seats; owner++) if (isPartOf(s, owner, seat)) bound = true;
  // With cards in hand the question is asked even if none can be played: silence would tell what they are.
  if (c.military.length > 0 || bound) g.ask(seat, 'political');
  else {
    returnMarkers(s, seat, NONE);
    g.tellUnasked(seat, 'political', null, 'noPolitics', seat);
  }
}

const HERE: readonly Kind[] = ['event', 'attack', 'pactCard', 'pact', 'rival'];

export const politicalQuestion: Rules<'political'> = {
  choices(g, q, offer) {
    const s = g.s;
    const seat = q.seat;
    const c = s.civs[seat];
    const cards = c.military;
    let named = false;
    for (let i = 0; i < cards.length; i++) {
      const card = cards[i];
      if (cards.indexOf(card) !== i) continue;
      switch (T.KIND[card]) {
        case T.TERRITORY:
          offer.can('event', card);
          if (c.leader !== NONE && T.COLONIZES_ONCE[c.leader])
            offer.unless(c.colonizedOnce ? g.no('onceOnly') : OK, 'colonize', card);
          break;
        case T.EVENT:
          offer.can('event', card);
          break;
        case T.AGGRESSION:
        case T.WAR: {
          const verb = T.KIND[card] === T.WAR ? 'war' : 'aggression';
          named = true;
          for (let rival = 0; rival < s.seats; rival++)
            if (rival !== seat && inGame(s, rival)) {
              offer.unless(whyNotAttack(g, seat, card, rival), verb, card, rival);
              if (offer.explaining) offer.warn(warnAttack(g, seat, card, rival));
            }
          break;
        }
        case T.PACT:
          named = true;
          for (let partner = 0; partner < s.seats; partner++) {
            if (partner === seat || !inGame(s, partner)) continue;
            offer.can('pact', card, partner, 0);
            offer.warn(warnPact(g, c));
            if (T.pactCard(card).symmetric) continue;
            offer.can('pact', card, partner, 1);
            offer.warn(warnPact(g, c));
          }
          break;
      }
    }
    for (let owner = 0; owner < s.seats; owner++) if (isPartOf(s, owner, seat)) offer.can('cancel', owner);
    offer.can('pass');
    if (!offer.explaining) return;
    if (!named) offer.elsewhere(g.no('cardForRival'), 'rival');
    elsewhere(g, offer, HERE);
  },
  answer(g, q, a) {
    const s = g.s;
    const seat = q.seat;
    const c = s.civs[seat];
    const target = a[0] === 'aggression' || a[0] === 'war' ? a[2] : NONE;
    returnMarkers(s, seat, target);
    if (target !== NONE && s.noGangAttacks) s.markers[target] = seat;
    switch (a[0]) {
      case 'event': {
        const card = a[1];
        removeOne(c.military, card);
        s.future.push(card);
        s.futureBy.push(seat);
        g.tellIn('hand', seat, 2, 'eventPlayed', seat, T.LEVEL[card], card);
        score(g, seat, T.LEVEL[card], BY_POLITICS);
        reveal(g);
        break;
      }
      case 'aggression':
        playAggression(g, seat, a[1], a[2]);
        break;
      case 'war':
        declareWar(g, seat, a[1], a[2]);
        break;
      case 'pact':
        offerPact(g, seat, a[1], a[2], a[3]);
        break;
      case 'cancel':
        endPact(g, a[1]);
        break;
      case 'colonize':
        c.colonizedOnce = true;
        removeOne(c.military, a[1]);
        g.tell('colonized', seat, a[1], 0);
        settleColony(g, seat, a[1]);
        break;
      default:
        g.tell('passed', seat);
    }
  },
};

export function discard(g: Game): void {
  const s = g.s;
  if (!inGame(s, s.active) || s.keepsHand) return;
  if (s.civs[s.active].military.length > militaryHandLimit(s, s.active)) g.ask(s.active, 'discard');
}

const IN_HAND: readonly Kind[] = ['event', 'attack', 'pactCard', 'tactic', 'bonus'];

export const discardQuestion: Rules<'discard'> = {
  choices(g, q, offer) {
    const cards = g.s.civs[q.seat].military;
    for (let i = 0; i < cards.length; i++) if (cards.indexOf(cards[i]) === i) offer.can('discard', cards[i]);
    elsewhere(g, offer, IN_HAND);
  },
  answer(g, q, a) {
    const card = a[1] as number;
    removeOne(g.s.civs[q.seat].military, card);
    discardMilitary(g.s, card, q.seat);
    g.mark();
    g.tellIn('hand', q.seat, 1, 'discarded', q.seat, card);
    g.next('discard');
  },
};
