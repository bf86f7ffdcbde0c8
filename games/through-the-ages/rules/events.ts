/** Event decks and resolving events (TTA-18). */
import { OK, type QuestionRules } from '@epoka/kernel';
import * as T from '../content/tables.ts';
import type { Who } from '../content/types.ts';
import { startAuction } from './colonies.ts';
import { happen } from './effects.ts';
import { elsewhere, type Kind } from './elsewhere.ts';
import { impactOf } from './impacts.ts';
import { byCulture, byStrength, civilHandLimit, discontent, happiness } from './ratings.ts';
import { strongest } from './reasons.ts';
import { refillRow, takeCard, takePrice, whyNotHave } from './row.ts';
import { score } from './score.ts';
import { BY_EVENTS, type Game, inOrder, type State } from './state.ts';
import type { Vocab } from './vocabulary.ts';

/** "The two strongest" is only one of them when two players are left (TTA-18.6). */
function pair(s: State): number {
  return s.players === 2 ? 1 : 2;
}

function weakestTwo(s: State, first: number): number[] {
  return byStrength(s, first).slice(-pair(s));
}

function happiest(s: State, seats: number[]): number[] {
  let most = 0;
  for (const seat of seats) most = Math.max(most, happiness(s, seat));
  return seats.filter(seat => happiness(s, seat) === most);
}

/** Seats an effect names, in the order in which they decide: the active player first, then clockwise. */
export function named(s: State, who: Who): number[] {
  const order = inOrder(s, s.active);
  const among = (seats: number[]) => order.filter(seat => seats.includes(seat));
  switch (who) {
    case 'each':
      return order;
    case 'strongest':
      return byStrength(s, s.active).slice(0, 1);
    case 'weakest':
      return byStrength(s, s.active).slice(-1);
    case 'strongest two':
      return among(byStrength(s, s.active).slice(0, pair(s)));
    case 'weakest two':
      return among(weakestTwo(s, s.active));
    case 'most culture':
      return byCulture(s, s.active).slice(0, 1);
    case 'most culture, if weak':
      return byCulture(s, s.active)
        .slice(0, 1)
        .filter(seat => weakestTwo(s, s.active).includes(seat));
    case 'least culture':
      return byCulture(s, s.active).slice(-1);
    case 'happiest':
      return happiest(s, order);
  }
}

/** Turns up the top card of the current events and resolves it. */
export function reveal(g: Game): void {
  const s = g.s;
  const card = s.current.pop();
  if (card === undefined) return;
  g.mark();
  g.tell('eventRevealed', card);
  if (T.KIND[card] === T.TERRITORY) {
    startAuction(g, card);
    g.next('eventOver', card);
    return;
  }
  const event = T.eventCard(card);
  if (event.keepsHand) s.keepsHand = true;
  scoreImpact(g, card, s.active, BY_EVENTS);
  // Whom an effect names, and how discontent they are, is settled before anything happens (TTA-18.7).
  event.effects?.forEach((effect, i) => {
    for (const seat of named(s, effect.who))
      g.next('effect', { card, effect: i, seat, discontent: discontent(s, seat) });
  });
  s.past.push(card);
  g.next('eventOver', card);
}

export function effect(g: Game, data: Vocab['steps']['effect']): void {
  g.because(T.contentId(data.card));
  const what = T.eventCard(data.card).effects?.[data.effect];
  if (what !== undefined) happen(g, data.seat, data.card, what.happens, data.discontent);
}

/** One net change per player and card (TTA-25.6.a). */
export function scoreImpact(g: Game, card: number, first: number, source: number): void {
  const s = g.s;
  if (T.eventCard(card).impact === undefined) return;
  g.because(T.contentId(card));
  for (const seat of inOrder(s, first)) score(g, seat, impactOf(s, card, seat, first) ?? 0, source);
}

/** When the last current event has been revealed, the future events become the current ones (TTA-18.2). */
export function eventOver(g: Game): void {
  const s = g.s;
  if (s.current.length > 0 || s.future.length === 0) return;
  for (let age = 3; age >= 0; age--) {
    const ofAge = s.future.filter(card => T.LEVEL[card] === age);
    for (const card of g.shuffle(ofAge)) s.current.push(card);
  }
  s.future.length = 0;
  s.futureBy.length = 0;
  g.tell('eventsRefilled', s.current.length);
}

// ---- Cards from the row for the strongest player

export function agreementStep(g: Game, data: Vocab['steps']['agreement']): void {
  g.ask(data.seat, 'agreement', { budget: data.budget, took: data.took });
}

function canTakeAny(g: Game, seat: number, budget: number): boolean {
  const s = g.s;
  const limit = civilHandLimit(s, seat);
  return s.row.some(
    (card, i) => card >= 0 && takePrice(s, seat, i) <= budget && whyNotHave(g, seat, card, limit) === OK,
  );
}

const ROW: readonly Kind[] = ['row'];

export const agreement: QuestionRules<State, Vocab, 'agreement'> = {
  auto: true,
  choices(g, q, offer) {
    const s = g.s;
    const limit = civilHandLimit(s, q.seat);
    for (let i = 0; i < s.row.length; i++) {
      if (s.row[i] < 0) continue;
      const price = takePrice(s, q.seat, i);
      const noBudget = price > q.data.budget ? g.no('budget', price, q.data.budget) : OK;
      if (noBudget === OK || offer.explaining)
        offer.unless(strongest(g, whyNotHave(g, q.seat, s.row[i], limit), noBudget), 'take', i);
    }
    offer.can('done');
    elsewhere(g, offer, ROW);
  },
  answer(g, q, a) {
    if (a[0] === 'take') {
      const price = takePrice(g.s, q.seat, a[1]);
      if (!q.data.took) g.tell('agreement', q.seat);
      takeCard(g, q.seat, a[1], price);
      g.next('agreement', { seat: q.seat, budget: q.data.budget - price, took: true });
    } else if (q.data.took) {
      g.s.civs[q.seat].skipPolitics++;
      refillRow(g);
    } else if (canTakeAny(g, q.seat, q.data.budget)) g.tell('agreementDeclined', q.seat);
    else g.tell('agreementImpossible', q.seat);
  },
};
